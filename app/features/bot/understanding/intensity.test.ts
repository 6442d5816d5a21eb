import { describe, expect, it } from "vitest";
import { intensityOf } from "./intensity";

describe("intensityOf", () => {
	it.each([
		["my boss shouted at me", 0],
		["NEET is in 23 days", 0],
		["small small things make me angry", 0],
		["i am very sad", 1],
		["मैं बहुत उदास हूं", 1],
		["he ignores me every day", 1],
		["so tired, for 3 years now", 2],
		["bahut pareshan hu, roz roz ka jhagda", 3],
		["I CANNOT take this anymore!!", 3],
		["", 0],
	])("%s: %i", (text, intensity) => {
		expect(intensityOf(text)).toBe(intensity);
	});
	it("ends in time on odd input", () => {
		for (const text of ["a".repeat(2000), "😭".repeat(300), "!".repeat(2000), "so ".repeat(700)])
			expect(intensityOf(text)).toBeLessThanOrEqual(3);
	});
});
