import { expect, test } from "vitest";
import { charactersTooMany, checkMessage, MESSAGE_LENGTH, MESSAGES_SHOWN, TOO_LONG } from "./message";

test.each(["", " ", "\t\n\r\n", "\u00a0\u2003", "\ufeff"])("%j is blank", (typed) => {
	expect(checkMessage(typed)).toEqual({ ok: false, reason: "blank" });
});

test("white space around a message goes, inside it stays, and line ends are \\n", () => {
	expect(checkMessage("  I am\r\n  tired\rtoday \n")).toEqual({ ok: true, userInput: "I am\n  tired\ntoday" });
});

test("control characters are no part of a message", () => {
	expect(checkMessage("\u0001\u0000\u009f")).toEqual({ ok: false, reason: "blank" });
	expect(checkMessage("su\u0001ic\u0085ide\t")).toEqual({ ok: true, userInput: "suic\nide" });
	expect(charactersTooMany(`${"m".repeat(2000)}${"\u0001".repeat(500)}`)).toBe(0);
});

test("a message has at most 2,000 characters, as an input counts them", () => {
	expect(MESSAGE_LENGTH).toBe(2000);
	expect(checkMessage("m".repeat(2000))).toEqual({ ok: true, userInput: "m".repeat(2000) });
	expect(checkMessage("m".repeat(2001))).toEqual({ ok: false, reason: "long" });
	expect(checkMessage("🙂".repeat(1001))).toEqual({ ok: false, reason: "long" });
});

test("a ligature counts as its letters, so that no reader of messages meets more of them", () => {
	const greeting = "\ufdfa"; // Eighteen letters in one.
	expect(checkMessage(greeting.repeat(2000))).toEqual({ ok: false, reason: "long" });
	expect(charactersTooMany(greeting.repeat(2000))).toBe(34_000);
	expect(charactersTooMany(greeting.repeat(112))).toBe(16);
	expect(checkMessage(greeting.repeat(111))).toEqual({ ok: true, userInput: greeting.repeat(111) });
	expect(checkMessage("\u0958".repeat(1000)).ok).toBe(true); // A Hindi letter with its dot: two each.
	expect(checkMessage("m\u0301".repeat(1000)).ok).toBe(true); // What becomes shorter still counts as typed.
	expect(checkMessage("e\u0301".repeat(1001))).toEqual({ ok: false, reason: "long" });
});

test("a line end counts once, though a form sends it as two characters", () => {
	expect(checkMessage(`${"m\r\n".repeat(999)}mm`).ok).toBe(true);
});

test("space around does not count", () => {
	expect(checkMessage(` ${"m".repeat(2000)} `).ok).toBe(true);
});

test("the characters too many are those past the bound", () => {
	for (const fits of ["", "hello", "m".repeat(2000), ` ${"m\r\n".repeat(999)}mm `])
		expect(charactersTooMany(fits)).toBe(0);
	expect(charactersTooMany("m".repeat(2001))).toBe(1);
	expect(charactersTooMany(`${"m".repeat(2345)}\r\n`)).toBe(345);
});

test("markup is a message like any other", () => {
	expect(checkMessage("<script>")).toEqual({ ok: true, userInput: "<script>" });
});

test("the bounds are told in words, and a page shows the newest hundred", () => {
	expect(TOO_LONG).toContain("2,000");
	expect(MESSAGES_SHOWN).toBe(100);
});
