import { describe, expect, it } from "vitest";
import { normalise, plainEnglish, shorten, wordsOf } from "./text";

describe("normalise", () => {
	it("brings spellings of the same words together", () => {
		expect(normalise("  I CAN\u2019T   sleeeeep ")).toBe("i can't sleep");
		expect(normalise("ज़िंदगी")).toBe(normalise("जिंदगी"));
		expect(normalise("ha\u200Bppy")).toBe("happy");
	});
});

describe("wordsOf", () => {
	it("keeps Devanagari words whole and drops apostrophes", () => {
		expect(wordsOf("i can't, नींद नहीं!")).toEqual(["i", "cant", "नींद", "नहीं"]);
	});
	it("finds none in marks and emoji", () => {
		expect(wordsOf("... 😭")).toEqual([]);
	});
});

describe("shorten", () => {
	it("keeps the beginning and the end", () => {
		const short = shorten(`${"a".repeat(1000)}end`);
		expect(short.length).toBeLessThanOrEqual(501);
		expect(short.endsWith("end")).toBe(true);
	});
	it("leaves no half of a character", () => {
		expect(/\p{Surrogate}/u.test(shorten(`x${"😭".repeat(999)}`))).toBe(false);
	});
});

describe("plainEnglish", () => {
	it.each([
		["mil taunts me bcoz of dowry", "mother in law taunts me because of dowry money from bride family"],
		["papa's EMI is due", "father loan instalment payment is due"],
		["cant sleep 😭", "can not sleep crying"],
		["Got laid off.", "got fired from job lost job."],
	])("%s", (text, plain) => {
		expect(plainEnglish(text)).toBe(plain);
	});
	it("says nothing of nothing", () => {
		expect(plainEnglish("  ")).toBe("");
	});
});
