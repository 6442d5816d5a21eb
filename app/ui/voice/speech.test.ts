import { describe, expect, it } from "vitest";
import { spokenLanguage, spokenSentences, voiceFor } from "./speech";

const HELPLINES = ["112", "14416", "1-800-891-4416"];

describe("spokenSentences", () => {
	it("reads one sentence at a time", () => {
		expect(spokenSentences("That is hard. Do you sleep?\nTell me more", HELPLINES)).toEqual([
			"That is hard.",
			"Do you sleep?",
			"Tell me more",
		]);
		expect(spokenSentences("मैं सुन रहा हूँ। बताइए।", HELPLINES)).toEqual(["मैं सुन रहा हूँ।", "बताइए।"]);
	});

	it("reads helplines digit by digit, and no other number", () => {
		expect(spokenSentences("Call 112 or 14416 or 1-800-891-4416, not 1120 and not 150.", HELPLINES)).toEqual([
			"Call 1 1 2 or 1 4 4 1 6 or 1 8 0 0 8 9 1 4 4 1 6, not 1120 and not 150.",
		]);
		expect(spokenSentences("Call 112.", [])).toEqual(["Call 112."]);
	});

	it("reads an operator's number, however it is written", () => {
		const own = ["+91 22 2552 1111", "(022) 25521111"];
		expect(spokenSentences("Call +91 22 2552 1111 or (022) 25521111.", own)).toEqual([
			"Call 9 1 2 2 2 5 5 2 1 1 1 1 or 0 2 2 2 5 5 2 1 1 1 1.",
		]);
	});

	it("names the booking page", () => {
		expect(spokenSentences("You can book at /booking now.", HELPLINES)).toEqual([
			"You can book at the booking page now.",
		]);
	});
});

describe("spokenLanguage", () => {
	it("is Hindi for Devanagari and Indian English for the rest", () => {
		expect(spokenLanguage("मैं सुन रहा हूँ।")).toBe("hi-IN");
		expect(spokenLanguage("Main sun raha hoon.")).toBe("en-IN");
	});
});

describe("voiceFor", () => {
	it("finds the voice of a language, however the browser writes its name", () => {
		const british = { lang: "en-GB" };
		const indian = { lang: "en_IN" };
		expect(voiceFor("en-IN", [british, indian])).toBe(indian);
		expect(voiceFor("en-IN", [british])).toBeNull();
	});
});
