import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { deskAddress, readDeskWish, searchWords } from "./list-wish";

const read = (query: string) => readDeskWish(new URLSearchParams(query));

test("an address that says nothing asks for today", () => {
	expect(read("")).toEqual({ view: "today", day: null, status: null, outside: false, search: "", after: null });
});

test("what cannot be read counts as not asked", () => {
	expect(read("view=all&day=2026-02-31&status=dead&after=2026-13-01.5.7")).toEqual(read(""));
	expect(read("after=2026-12-01.840.7;drop").after).toBeNull();
	expect(read("view=past&outside=").outside).toBe(false);
});

test("an address asks for what it was made of", () => {
	for (const query of [
		"view=coming&status=requested&after=2026-12-01.840.7",
		"search=Asha+Rao",
		"day=2026-12-01",
		"view=coming&outside=",
	])
		expect(deskAddress(read(query))).toBe(`/desk?${query}`);
	expect(deskAddress({ view: "today" })).toBe("/desk");
});

describe("a search", () => {
	test.each([
		["asha rao", '"asha"* "rao"*'],
		["98765 43210", '"9876543210"'],
		["+91 98765-43210", '"9876543210"'],
		["09876543210", '"9876543210"'],
		["98765", '"98765"*'],
		["क्षमा", '"क्षमा"*'],
		['" OR name:*', '"OR"* "name"*'],
		["-!*^", null],
		["   ", null],
	])("%j looks for %j", (typed, words) => {
		expect(searchWords(typed)).toBe(words);
	});

	test("never says anything in FTS5's language but words", () => {
		fc.assert(
			fc.property(fc.string({ unit: "binary", maxLength: 100 }), (typed) => {
				expect(searchWords(typed) ?? '"none"').toMatch(/^"[^"]*"\*?( "[^"]*"\*?)*$/);
			}),
			{ numRuns: 30 },
		);
	});
});
