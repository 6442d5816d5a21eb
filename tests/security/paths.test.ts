import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startServer, type TestServer } from "../support/server";
import { ask, sendRaw } from "./support";

let server: TestServer;
let version: string;

beforeAll(async () => {
	server = await startServer();
	const page = (await ask(server, "/")).body;
	const [, manifest] = /(\/assets\/manifest-[\w-]+\.js)/.exec(page) ?? [];
	const [, found] = /"version":"(\w+)"/.exec((await ask(server, manifest ?? "")).body) ?? [];
	version = found ?? "";
	expect(version).not.toBe("");
});
afterAll(() => server.stop());

const manifest = (parameters: string) => `/__manifest?version=${version}${parameters}`;

describe("an address that is too long or has too many parts", () => {
	test.each([
		["segments", () => "/a".repeat(4_000)],
		["few more segments than any page has", () => "/a".repeat(41)],
		["empty segments", () => "/".repeat(2_000)],
		["segments that are written otherwise", () => "/%2Fa%2f".repeat(30)],
		["segments written with backslashes", () => `/a${"\\a".repeat(100)}`],
		["a long segment", () => `/${"a".repeat(2_048)}`],
		["segments in what scripts fetch", () => `${"/a".repeat(1_000)}.data`],
		["segments in a look-up of routes", () => manifest(`&p=${"/a".repeat(500)}`)],
		["encoded segments in a look-up of routes", () => manifest(`&p=${"%2Fa".repeat(300)}`)],
		["paths in a look-up of routes", () => manifest(Array.from({ length: 100 }, (_, n) => `&p=a${n}`).join(""))],
		["parameters", () => `/login?${"a&".repeat(100)}`],
		["a long parameter", () => `/login?redirectTo=${"a".repeat(2_100)}`],
		["names of routes", () => `/booking.data?_routes=${"routes/booking,".repeat(100)}`],
	])("gets a 414: %s", async (_, path) => {
		const { status, headers, body } = await ask(server, path());
		expect(status).toBe(414);
		expect(headers["x-content-type-options"]).toBe("nosniff");
		expect(body).toContain("This address is longer than any page here has.");
		expect((await ask(server, path(), { method: "POST", body: "a=1" })).status).toBe(414);
	});

	test("and so does one that is sent to no host", async () => {
		const received = await sendRaw(
			server,
			`GET ${"/a".repeat(3_000)} HTTP/1.1\r\nHost: [\r\nConnection: close\r\n\r\n`,
		);
		expect(received).toMatch(/^HTTP\/1\.1 4(00|14) /);
	});
});

describe("an address that begins as that of another host would", () => {
	test.each([
		["//evil.example/x?a=//b", "/evil.example/x?a=//b"],
		["/\\evil.example/", "/evil.example/"],
		["/\\/\\evil.example", "/evil.example"],
		["/.//evil.example", "/evil.example"],
		["/%2e//evil.example", "/evil.example"],
		["/a/..//evil.example", "/evil.example"],
		["//", "/"],
	])("is put straight: %s", async (path, straight) => {
		for (const method of ["GET", "HEAD", "POST"]) {
			const { status, headers } = await ask(server, path, { method });
			expect([status, headers.location]).toEqual([308, straight]);
			expect(headers["x-content-type-options"]).toBe("nosniff");
		}
		expect((await ask(server, straight)).body).not.toMatch(/href="(\/[/\\]|https?:)[^"]*evil/);
	});

	test("others stay as they are", async () => {
		for (const path of ["/.well-known/security.txt", "/home", "/login?redirectTo=//evil.example"])
			expect((await ask(server, path)).status).toBe(200);
	});

	test("a fragment is no part of an address that is asked for", async () => {
		expect(await sendRaw(server, "GET /home.data#x HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")).toMatch(
			/^HTTP\/1\.1 400 /,
		);
	});
});

describe("an address or a host that would be taken for another", () => {
	test.each(["/%5C", "/%5C/%00", "/%5C%5B", "/%09/%5B", "/a%0Ab", "/%7F", "/%C2%85"])(
		"gets a 400: %s",
		async (path) => {
			for (const method of ["GET", "HEAD", "PUT"]) expect((await ask(server, path, { method })).status).toBe(400);
		},
	);

	test.each(["a@b", "a:b@c", "a/b", "a?b", "a#b", "a:99999999"])("gets a 400: sent to the host %s", async (host) => {
		for (const path of ["/booking", "/", "/api/goodthoughts"])
			expect((await ask(server, path, { headers: { Host: host } })).status).toBe(400);
	});

	test.each(["a@b", "a/b", "a:99999999", "a:b:c", "[", "a, b:99999999", "a b"])(
		"is let be: forwarded for %s",
		async (host) => {
			const headers = { "X-Forwarded-Host": host };
			for (const path of ["/booking", "/", "/api/goodthoughts"])
				expect((await ask(server, path, { headers })).status).toBe(200);
			expect((await ask(server, "/a%", { headers })).status).toBe(400);
		},
	);

	test("gets the whole of a file of which it asks for a part that is not there", async () => {
		const whole = await ask(server, "/favicon.svg");
		const part = await ask(server, "/favicon.svg", { headers: { Range: "bytes=99999999-" } });
		expect([part.status, part.body]).toEqual([200, whole.body]);
	});

	test("none of it was an error to the server", () => {
		expect(server.output()).not.toMatch(/"level":"error"|^\s+at /m);
	});
});

describe("an address such as people come with", () => {
	test.each([
		[
			"what other sites add",
			`/?utm_source=a&utm_medium=b&utm_campaign=c&utm_term=d&utm_content=e&fbclid=${"x".repeat(200)}`,
		],
		["where it was found", "/home?ref=https%3A%2F%2Fwww.example.in%2Fhelp%2Fstudents%2Findex.html"],
		["where to come back to", "/login?mode=login&redirectTo=%2Fbooking%3Fview%3Dprevious"],
		["data of two routes", "/booking.data?_routes=root%2Croutes%2Fbooking"],
	])("is answered: %s", async (_, path) => {
		expect((await ask(server, path)).status).toBe(200);
	});

	test("is answered: all routes that a page links to, looked up at once", async () => {
		const pages = ["/", "/home", "/login", "/chatbot", "/booking", "/check", "/conversation", "/logout"];
		const { status, body } = await ask(
			server,
			manifest(pages.map((page) => `&p=${encodeURIComponent(page)}`).join("")),
		);
		expect(status).toBe(200);
		expect(Object.keys(JSON.parse(body))).toEqual(expect.arrayContaining(["root", "routes/booking", "routes/check"]));
	});

	test("is not there: with as many segments as are let through", async () => {
		expect((await ask(server, "/a".repeat(40))).status).toBe(404);
	});
});
