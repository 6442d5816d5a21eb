import { expect, test } from "vitest";
import { keptText } from "./kept-text";

/** The character of each number from one to another. */
const all = (from: number, to: number) =>
	Array.from({ length: to - from + 1 }, (_, more) => String.fromCharCode(from + more)).join("");

test("keeps tabs and ends of lines, and no other control characters", () => {
	expect(keptText(`a${all(0, 8)}b${all(0x0e, 0x1f)}c${all(0x7f, 0x84)}d${all(0x86, 0x9f)}e`)).toBe("abcde");
	expect(keptText("a\tb\r\nc\rd\ne\u000bf\u000cg\u0085h")).toBe("a\tb\nc\nd\ne\nf\ng\nh");
});

test("keeps what is part of a writing", () => {
	for (const text of ["क्षमा", "क्\u200dष", "👩\u200d👧", "e\u0301", "\u00a0x\u00ad"])
		expect(keptText(`x${text}x`)).toBe(`x${text}x`);
});

test("control characters alone are nothing", () => {
	expect(keptText(" \u0001\u0000 \u009f ")).toBe("");
});
