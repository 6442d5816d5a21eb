import { afterEach, expect, test, vi } from "vitest";

afterEach(() => {
	vi.unstubAllEnvs();
	vi.resetModules();
});

/** The module as it is in a process with so many proxies in front. */
async function behind(proxies: number) {
	vi.stubEnv("TRUST_PROXY", String(proxies));
	return import("./client.server");
}

function forwarded(chain: string): Request {
	return new Request("http://localhost/", { headers: { "X-Forwarded-For": chain } });
}

test("the client's address is unknown while no proxy is trusted, whatever the header says", async () => {
	const { clientAddress } = await behind(0);
	expect(clientAddress(forwarded("203.0.113.7"))).toBeNull();
});

test("the client's address is what the only proxy saw, not what the client claims", async () => {
	const { clientAddress } = await behind(1);
	expect(clientAddress(forwarded("203.0.113.7"))).toBe("203.0.113.7");
	expect(clientAddress(forwarded("1.1.1.1, 203.0.113.7"))).toBe("203.0.113.7");
});

test("the client's address is what the first of two proxies saw", async () => {
	const { clientAddress } = await behind(2);
	expect(clientAddress(forwarded("1.1.1.1, 203.0.113.7, 10.0.0.1"))).toBe("203.0.113.7");
});

test("the client's address is unknown when the chain is shorter than the proxies, or not there", async () => {
	const { clientAddress } = await behind(2);
	expect(clientAddress(forwarded("203.0.113.7"))).toBeNull();
	expect(clientAddress(forwarded(""))).toBeNull();
	expect(clientAddress(new Request("http://localhost/"))).toBeNull();
});
