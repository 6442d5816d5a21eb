import { expect, test } from "vitest";
import { quoteOfTheDay } from "./quote-of-the-day";
import { QUOTES } from "./quotes";

const INDIA = "Asia/Kolkata";
const DAY_MS = 24 * 60 * 60 * 1000;

test("there are at least sixty, each its own, of one or two plain sentences", () => {
	expect(QUOTES.length).toBeGreaterThanOrEqual(60);
	expect(new Set(QUOTES.map((quote) => quote.toLowerCase())).size).toBe(QUOTES.length);
	for (const quote of QUOTES) {
		expect(quote).toMatch(/^[^\s<>].*[^\s<>]$/);
		expect(quote).not.toContain("!");
		expect(quote.length).toBeLessThanOrEqual(200);
	}
});

test("stays from the first to the last second of a day on the clinic's clock", () => {
	const first = quoteOfTheDay(new Date("2026-11-19T18:30:00.000Z"), INDIA);
	const last = quoteOfTheDay(new Date("2026-11-20T18:29:59.999Z"), INDIA);
	expect(last).toBe(first);
});

test("changes at the clinic's midnight, which is not the server's", () => {
	const before = quoteOfTheDay(new Date("2026-11-20T18:29:59.999Z"), INDIA);
	const after = quoteOfTheDay(new Date("2026-11-20T18:30:00.000Z"), INDIA);
	expect(after).not.toBe(before);
	expect(quoteOfTheDay(new Date("2026-11-20T18:30:00.000Z"), "UTC")).toBe(before);
});

test("goes through all of them, a day each, and then begins anew", () => {
	const start = Date.parse("2026-11-20T12:00:00Z");
	const round = QUOTES.map((_, day) => quoteOfTheDay(new Date(start + day * DAY_MS), INDIA));
	expect([...round].sort()).toEqual([...QUOTES].sort());
	expect(quoteOfTheDay(new Date(start + QUOTES.length * DAY_MS), INDIA)).toBe(round[0]);
});
