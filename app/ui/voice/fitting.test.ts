import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fitting, joined } from "./fitting";

describe("joined", () => {
	it("puts one space between two texts and none beside an empty one", () => {
		expect(joined("I feel", "tired")).toBe("I feel tired");
		expect(joined("", "tired")).toBe("tired");
		expect(joined("tired", "")).toBe("tired");
	});
});

describe("fitting", () => {
	it("takes all that fits", () => {
		expect(fitting("I feel tired", 12)).toEqual(["I feel tired", ""]);
	});

	it("cuts between words", () => {
		expect(fitting("I feel tired", 11)).toEqual(["I feel", "tired"]);
		expect(fitting("I feel tired", 6)).toEqual(["I feel", "tired"]);
	});

	it("cuts a word that is longer than the room", () => {
		expect(fitting("aaaaaa bb", 4)).toEqual(["aaaa", "aa bb"]);
	});

	it("takes nothing without room", () => {
		expect(fitting("tired", 0)).toEqual(["", "tired"]);
		expect(fitting("tired", -1)).toEqual(["", "tired"]);
	});

	it("never takes more than fits and never loses a letter", () => {
		const words = fc.array(fc.stringMatching(/^[a-z]{1,9}$/), { maxLength: 20 }).map((list) => list.join(" "));
		fc.assert(
			fc.property(words, fc.integer({ min: 0, max: 60 }), (text, room) => {
				const [fits, rest] = fitting(text, room);
				expect(fits.length).toBeLessThanOrEqual(room);
				expect((fits + rest).replaceAll(" ", "")).toBe(text.replaceAll(" ", ""));
			}),
		);
	});
});
