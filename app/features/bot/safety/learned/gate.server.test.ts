import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { type Encoder, loadEncoder } from "../../understanding/embedding.server";
import { textForEncoder } from "../../understanding/features";
import { goesToEncoder } from "../../understanding/understand.server";
import { NO_RISK, screen } from "../screen";
import { TEST_PHRASES } from "../test-phrases";
import { readLearned } from "./learned.server";

const learned = readLearned();
let encoder: Encoder;
beforeAll(async () => {
	encoder = await loadEncoder();
});

const embeddingOf = (text: string) => (goesToEncoder(text) ? encoder.encode(textForEncoder(text)) : null);

it("the second opinion is there in a built product", () => {
	expect(learned).not.toBeNull();
});

/** The gate as it is built: rules and second opinion together. */
describe.each([
	["with the encoder", embeddingOf],
	["while the encoder is away", () => null],
] as const)("the gate %s", (_, embed) => {
	const concernOf = (text: string) =>
		screen(text, NO_RISK, 0, learned && { model: learned, embedding: embed(text), careful: false }).concern;
	const isQuiet = (text: string) => ["none", "soft"].includes(concernOf(text));

	it("still sees nearly everything that the rules see", () => {
		const danger = TEST_PHRASES.filter(([concern]) => concern !== "none" && concern !== "soft");
		const calmed = danger.filter(([, text]) => isQuiet(text)).map(([concern, text]) => `${concern}: ${text}`);
		expect(calmed.length / danger.length, calmed.join("\n")).toBeLessThan(0.03);
	});

	it("sees the development set, and lets the harmless half of it be", () => {
		const lines = readFileSync("tests/bot/gate.development.jsonl", "utf8")
			.trim()
			.split("\n")
			.map((line) => JSON.parse(line) as { text: string; label: string });
		const harmless = lines.filter(({ label }) => label === "none");
		const danger = lines.filter(({ label }) => label !== "none");
		expect(danger.filter(({ text }) => !isQuiet(text)).length / danger.length).toBeGreaterThan(0.97);
		expect(harmless.filter(({ text }) => !isQuiet(text)).length / harmless.length).toBeLessThan(0.1);
	});

	it.each([
		"a".repeat(2000),
		"😭".repeat(300),
		"أنا حزين اليوم",
		"je suis triste ce soir",
		"function f() { return 1 }",
		"<script>alert(1)</script>",
		"hi",
		"ok",
		"5",
		"yes",
		"no",
		"idk",
		"thanks, bye",
		"can i book a session",
		"you are useless",
		"i think i am gay",
		"i have an exam tomorrow and i can't sleep",
		"my mother died last month and i miss her",
	])("stays quiet on %j", (text) => {
		expect(isQuiet(text), concernOf(text)).toBe(true);
	});
});

it("leaves the rules alone, with a warning, where there is no model", () => {
	const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
	expect(readLearned("build/safety/none.bin")).toBeNull();
	expect(warn).toHaveBeenCalledOnce();
	warn.mockRestore();
	expect(screen("I want to kill myself", NO_RISK, 0, null).concern).toBe("explicit");
});
