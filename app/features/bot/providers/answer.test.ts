import { describe, expect, it } from "vitest";
import { tidyAnswer } from "./answer";

describe("a provider's answer", () => {
	it.each([
		["Hello.", "Hello."],
		["  Hello. \r\n\r\n\r\n\r\n How are you?\t", "Hello.\n\n How are you?"],
		["a\u0000b\u001b[31m", "ab[31m"],
		["half \ud83d of a face 😔", "half  of a face 😔"],
		["<think>secret</think>Hi.", "Hi."],
		["secret</think>\nHi.", "Hi."],
		["<THINKING>secret</THINKING>Hi.<think>more", "Hi."],
		["आप कैसे हैं? क्‍या हुआ।", "आप कैसे हैं? क्‍या हुआ।"],
	])("%j is shown as %j", (text, shown) => {
		expect(tidyAnswer(text)).toBe(shown);
	});

	it.each(["", " \n\t ", "\u0000", "<think>never ends", "<think>a</think>"])("%j is none", (text) => {
		expect(tidyAnswer(text)).toBeNull();
	});

	it("of 1,500 characters stays whole", () => {
		const text = `${"word ".repeat(299)}done.`;
		expect(text).toHaveLength(1_500);
		expect(tidyAnswer(text)).toBe(text);
	});

	it("ends in a sentence when it is longer, in each script", () => {
		expect(tidyAnswer(`That is hard. ${"and ".repeat(500)}`)).toBe("That is hard.");
		expect(tidyAnswer(`यह कठिन है। ${"और ".repeat(600)}`)).toBe("यह कठिन है।");
		expect(tidyAnswer(`She said “stop.” ${"and ".repeat(500)}`)).toBe("She said “stop.”");
	});

	it("may end just at the bound", () => {
		expect(tidyAnswer(`${"a".repeat(1_499)}. And more.`)).toBe(`${"a".repeat(1_499)}.`);
		expect(tidyAnswer(`${"a ".repeat(749)}b.c And more.`)).toMatch(/a …$/);
	});

	it("does not end in the number of a list, but in a telephone number", () => {
		expect(tidyAnswer("Two things. 1. Breathe out 2. And th", true)).toBe("Two things.");
		expect(tidyAnswer("Please call 14416. They are th", true)).toBe("Please call 14416.");
		expect(tidyAnswer("Try this:\n1. Breathe out\n2. Wai", true)).toBe("Try this:\n1. Breathe out");
	});

	it("ends in a word where there is no sentence", () => {
		const answer = tidyAnswer("and ".repeat(600)) ?? "";
		expect(answer).toMatch(/ and …$/);
		expect(answer.length).toBeLessThanOrEqual(1_500);
		expect(tidyAnswer("I think you sho", true)).toBe("I think you …");
	});

	it("is none when it has neither sentence nor word", () => {
		expect(tidyAnswer("a".repeat(5_000))).toBeNull();
		expect(tidyAnswer("😔".repeat(2_000))).toBeNull();
	});

	it.each([" ", "\t", "\n", ".", "1. ", "<think>", "</think", "😔", "\u0000", "?)"])(
		"of 64 KiB of %j is read in no time",
		(piece) => {
			const began = performance.now();
			const answer = tidyAnswer(`x${piece.repeat(65_000 / piece.length)}x`) ?? "";
			expect(answer.length).toBeLessThanOrEqual(1_500);
			expect(performance.now() - began).toBeLessThan(500);
		},
	);
});
