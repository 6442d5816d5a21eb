import { describe, expect, it } from "vitest";
import { createVoice, type Language, type Spoken } from "../voice";
import { helplineNumbers } from "./helplines";
import { crisisReply } from "./replies";
import type { Concern } from "./screen";

type Crisis = Exclude<Concern, "none" | "soft">;

const concerns: readonly Crisis[] = ["overdose", "explicit", "indirect", "other", "violence", "harm"];
const languages: readonly Language[] = ["en", "hinglish", "hi"];
const cases = concerns.flatMap((concern) => languages.map((language) => [concern, language] as const));
const helplines = helplineNumbers();

function conversation(concern: Crisis, language: Language, turns: number, denial = false): string[] {
	let spoken: Spoken = [];
	return Array.from({ length: turns }, (_, turn) => {
		const voice = createVoice(language, spoken, turn);
		const reply = crisisReply(concern, { say: voice.say, helplines, repeated: turn, denial });
		spoken = voice.finish();
		return reply;
	});
}

describe("crisisReply", () => {
	it.each(cases)("names both numbers in every reply: %s, %s", (concern, language) => {
		for (const reply of conversation(concern, language, 6)) {
			expect(reply).toContain("112");
			expect(reply).toContain("14416");
			expect(reply).not.toMatch(/[{}!]/);
		}
	});

	it.each(cases)("asks at most one thing: %s, %s", (concern, language) => {
		for (const reply of conversation(concern, language, 6)) expect(reply.split("?").length).toBeLessThanOrEqual(2);
	});

	it.each(cases)("does not repeat itself and grows shorter: %s, %s", (concern, language) => {
		const replies = conversation(concern, language, 3);
		expect(new Set(replies).size).toBe(3);
		expect(replies[1]?.length).toBeLessThan(replies[0]?.length ?? 0);
	});

	it("asks directly about suicide in the indirect tier", () => {
		expect(conversation("indirect", "en", 1)[0]).toMatch(/suicide|ending your life|killing yourself/);
	});

	it("asks for company and distance in the explicit tier", () => {
		expect(conversation("explicit", "en", 1)[0]).toMatch(/distance|move away|step away|someone else keep/);
		expect(conversation("explicit", "en", 1)[0]).toMatch(/someone|one person|people/);
	});

	it("sends an overdose to the ambulance first", () => {
		expect(conversation("overdose", "en", 1)[0]).toMatch(/^[^.]*112/);
	});

	it("names the lines for women and children where there is violence", () => {
		const reply = conversation("violence", "en", 1)[0];
		expect(reply).toContain("181");
		expect(reply).toContain("1098");
	});

	it.each(languages)("keeps the help in view after a denial, in %s", (language) => {
		for (const reply of conversation("indirect", language, 3, true)) {
			expect(reply).toContain("112");
			expect(reply).toContain("14416");
		}
	});

	it("speaks the operator's numbers", () => {
		const { say } = createVoice("en", [], 0);
		expect(
			crisisReply("explicit", { say, helplines: { ...helplines, talk: "12345" }, repeated: 0, denial: false }),
		).toContain("12345");
	});
});
