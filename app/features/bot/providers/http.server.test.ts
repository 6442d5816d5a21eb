import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { FAULTS, SECRETS } from "./faults.fixture";
import { createHttpProvider } from "./http.server";
import { ProviderFailed } from "./provider";
import { answers, type Service, startService } from "./service.fixture";

const TIMEOUT_MS = 300;
let service: Service;

beforeAll(async () => {
	service = await startService();
});
beforeEach(() => {
	service.received.length = 0;
});
afterAll(() => service.stop());

const ask = (message: string = SECRETS.message) =>
	createHttpProvider({ url: `${service.url}/chat`, timeoutMs: TIMEOUT_MS })(
		[{ role: "user", message: "said before" }],
		message,
	);

describe("a service that speaks {userInput} -> {response}", () => {
	it("is asked with the new message alone and its answer comes back", async () => {
		service.behave(answers({ response: "  That sounds heavy.\r\nSince when?  ", more: 1 }));
		expect(await ask("मेरी नींद उड़ गई है 😔")).toBe("That sounds heavy.\nSince when?");
		expect(service.received).toHaveLength(1);
		expect(service.received[0]).toMatchObject({ method: "POST", path: "/chat" });
		expect(service.received[0]?.headers["content-type"]).toBe("application/json");
		expect(JSON.parse(service.received[0]?.body ?? "")).toEqual({ userInput: "मेरी नींद उड़ गई है 😔" });
	});

	it.each([{ response: "" }, { response: " \n\u0000 " }])("fails with an empty answer: %j", async (body) => {
		service.behave(answers(body));
		await expect(ask()).rejects.toMatchObject({ reason: "empty" });
	});

	it.each([{ response: 5 }, { response: null }, { response: ["hello"] }])("refuses the shape %j", async (body) => {
		service.behave(answers(body));
		await expect(ask()).rejects.toMatchObject({ reason: "nonsense" });
	});

	it("takes a body of just under 64 KiB and cuts it", async () => {
		service.behave(answers({ response: "I hear you. ".repeat(5_400) }));
		const answer = await ask();
		expect(answer.length).toBeLessThanOrEqual(1_500);
		expect(answer).toMatch(/^(I hear you\. )+I hear you\.$/);
	});

	it.each(FAULTS)("that %s is given up", async (_name, behaviour, reason, status) => {
		service.behave(behaviour);
		const began = performance.now();
		const failure = await ask().catch((error) => error);
		expect(failure).toBeInstanceOf(ProviderFailed);
		expect([failure.reason, failure.status]).toEqual([reason, status]);
		expect(performance.now() - began).toBeLessThan(TIMEOUT_MS + 1_000);
		expect(service.received).toHaveLength(1);
	});

	it.each([301, 302, 307, 308])("that redirects with %d is not followed", async (status) => {
		const elsewhere = await startService();
		elsewhere.behave(answers({ response: "You went astray." }));
		service.behave(answers("", status, { location: `${elsewhere.url}/chat` }));
		await expect(ask()).rejects.toMatchObject({ reason: "status", status });
		expect(elsewhere.received).toEqual([]);
		await elsewhere.stop();
	});

	it("that is not there is unreachable", async () => {
		const gone = await startService();
		await gone.stop();
		const provider = createHttpProvider({ url: gone.url, timeoutMs: TIMEOUT_MS });
		await expect(provider([], "hello")).rejects.toMatchObject({ reason: "unreachable" });
	});
});
