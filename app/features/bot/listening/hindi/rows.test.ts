import { expect, test } from "vitest";
import { SIGNS } from "./heard";
import type { Row } from "./rows";
import { HINDI_TOPIC_WORDS } from "./topics";

const MEETS: Row[] = [...SIGNS, ...Object.values(HINDI_TOPIC_WORDS)].flatMap(({ meet }) => meet);
const ASKS: Row[] = [...SIGNS, ...Object.values(HINDI_TOPIC_WORDS)].flatMap(({ ask }) => ask);
const ROWS = [...MEETS, ...ASKS];

test("each row is the same sentence in two scripts", () => {
	for (const [hinglish, hi] of ROWS) {
		expect(hinglish).toMatch(/^[\x20-\x7e]+[.?]$/);
		expect(hi).toMatch(/^[^a-zA-Z]+[।?]$/);
		expect(hinglish.endsWith("?"), hinglish).toBe(hi.endsWith("?"));
		expect(hinglish.match(/\d+|,/g) ?? [], hinglish).toEqual(hi.match(/\d+|,/g) ?? []);
		const [latin, devanagari] = [hinglish.split(" ").length, hi.split(" ").length];
		expect(Math.abs(latin - devanagari), hinglish).toBeLessThanOrEqual(2);
	}
});

test("no row comes twice", () => {
	for (const script of [0, 1] as const) {
		const said = ROWS.map((row) => row[script]);
		expect(said.filter((wording, index) => said.indexOf(wording) !== index)).toEqual([]);
	}
});

test("what meets asks nothing, and nothing is exclaimed", () => {
	for (const [hinglish, hi] of MEETS) expect(hinglish + hi).not.toContain("?");
	for (const [hinglish, hi] of ROWS) expect(hinglish + hi).not.toContain("!");
});

test("the person's gender stays open", () => {
	for (const [hinglish, hi] of ROWS) {
		expect(hinglish).not.toMatch(
			/\baap (?!par|dono)(?:[a-z-]+ ){0,3}\w+(?:te|ti|enge|engi) ?(?:hain|hai|the|thi|[.?])/i,
		);
		expect(hi).not.toMatch(/आप (?!पर|दोनों)(?:\S+ ){0,3}\S+(?:ते|ती|ेंगे|ेंगी) ?(?:हैं|थे|थीं|[।?])/);
	}
});
