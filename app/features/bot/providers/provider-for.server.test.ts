import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { providerFor } from "./provider-for.server";
import { answers, type Service, startService } from "./service.fixture";

const loaded: string[] = [];
// why: only to see whether and when the library is loaded; it stays the real one.
vi.mock("ai", async (original) => {
	loaded.push("ai");
	return await original();
});

let service: Service;
beforeAll(async () => {
	service = await startService();
});
afterAll(() => service.stop());

const settings = () => ({
	OPENAI_BASE_URL: `${service.url}/v1`,
	OPENAI_API_KEY: undefined,
	OPENAI_MODEL: "little-model",
	CHAT_URL: `${service.url}/chat`,
	BOT_TIMEOUT_MS: 15_000,
});

describe("the provider that the settings ask for", () => {
	it("is none for the embedded bot", () => {
		expect(providerFor({ ...settings(), BOT: "embedded" })).toBeNull();
	});

	it("is an HTTP service", async () => {
		service.behave(answers({ response: "Hello." }));
		expect(await providerFor({ ...settings(), BOT: "http" })?.([], "hi")).toBe("Hello.");
		expect(service.received.at(-1)?.path).toBe("/chat");
	});

	it("is an OpenAI-compatible server, whose library is loaded with the first message", async () => {
		service.behave(
			answers({ choices: [{ message: { role: "assistant", content: "Hello." }, finish_reason: "stop" }] }),
		);
		const provider = providerFor({ ...settings(), BOT: "openai" });
		expect(loaded).toEqual([]);
		expect(await provider?.([], "hi")).toBe("Hello.");
		expect(loaded).toEqual(["ai"]);
		expect(service.received.at(-1)?.path).toBe("/v1/chat/completions");
	}, 20_000);

	it.each(["OPENAI_BASE_URL", "OPENAI_MODEL"])("needs %s", (name) => {
		expect(() => providerFor({ ...settings(), BOT: "openai", [name]: undefined })).toThrow(/BOT=openai needs/);
	});

	it("rests after three failures, by the clock it was handed", async () => {
		let now = 0;
		const provider = providerFor({ ...settings(), BOT: "http" }, { now: () => now });
		const reason = () => provider?.([], "hi").catch((error) => error.reason);
		service.behave(answers("", 503));
		expect([await reason(), await reason(), await reason(), await reason()]).toEqual([
			"status",
			"status",
			"status",
			"resting",
		]);
		service.behave(answers({ response: "Back." }));
		now = 30_000;
		expect(await reason()).toBe("Back.");
	});
});
