import { expect, test } from "vitest";
import { dayInWords, timeInWords } from "./dates";

test("a date is told in words, without commas", () => {
	expect(dayInWords("2026-11-20")).toBe("Friday 20 November 2026");
	expect(dayInWords("2028-02-29")).toBe("Tuesday 29 February 2028");
});

test("a time is told like the slots of the booking form", () => {
	expect([0, 5, 60 * 11 + 59, 60 * 12, 60 * 23 + 30].map(timeInWords)).toEqual([
		"12:00am",
		"12:05am",
		"11:59am",
		"12:00pm",
		"11:30pm",
	]);
});
