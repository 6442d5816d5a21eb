import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { LABELS } from "./labels";
import { readMessages } from "./messages.server";

const bare = (text: string) =>
	text
		.toLowerCase()
		.replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, " ")
		.trim();
const messages = readMessages();

describe("the messages that the gate learns from", () => {
	it("are each one of the labels, in one of the languages, and of a length that a message can have", () => {
		for (const { text, label, language, author } of messages) {
			expect(LABELS, `${author}: ${text}`).toContain(label);
			expect(["en", "hinglish", "hi"], `${author}: ${text}`).toContain(language);
			expect(text.length, author).toBeLessThanOrEqual(2000);
			expect(bare(text), author).not.toBe("");
		}
	});

	it("stand there once", () => {
		const known = new Set<string>();
		const twice = messages.filter(({ text }) => known.size === known.add(bare(text)).size);
		expect(twice.map(({ author, text }) => `${author}: ${text}`)).toEqual([]);
	});

	it("are many of each label in each language", () => {
		for (const label of LABELS)
			for (const language of ["en", "hinglish", "hi"])
				expect(
					messages.filter((message) => message.label === label && message.language === language).length,
					`${label}, ${language}`,
				).toBeGreaterThan(50);
	});

	it.each(["development", "held-back", "held-back-2"])(
		"are none of the %s set, which judges what was learned",
		(set) => {
			const judging = new Set(
				readFileSync(`tests/bot/gate.${set}.jsonl`, "utf8")
					.trim()
					.split("\n")
					.map((line) => bare((JSON.parse(line) as { text: string }).text)),
			);
			expect(messages.filter(({ text }) => judging.has(bare(text))).length).toBe(0);
		},
	);
});
