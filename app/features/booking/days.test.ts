import { describe, expect, test } from "vitest";
import {
	type Day,
	dateAfter,
	daysAround,
	nearestFree,
	type SlotFacts,
	type SlotState,
	slotState,
	weekdayOf,
} from "./days";
import { TIMESLOTS, type Timeslot } from "./slots";

const FACTS = { closedFor: null, weekly: null, taken: 0 };

test("weekdays are the calendar's, Monday the first", () => {
	expect(["2026-11-23", "2026-11-29", "2028-02-29", "1970-01-01"].map(weekdayOf)).toEqual([1, 7, 2, 4]);
});

test("a date goes over the ends of months, years and summer times", () => {
	expect(dateAfter("2026-12-31", 1)).toBe("2027-01-01");
	expect(dateAfter("2028-03-01", -1)).toBe("2028-02-29");
	expect(dateAfter("2026-10-24", 2)).toBe("2026-10-26");
});

describe("a slot", () => {
	test.each<[string, SlotState, Partial<SlotFacts>, number | null]>([
		["has no bound until one is set", "free", { taken: 10_000 }, null],
		["has the places of COUNSELLORS until a week is set", "full", { taken: 2 }, 2],
		["has the places of the week, whatever COUNSELLORS says", "free", { taken: 2, weekly: 3 }, 2],
		["is full when all are taken", "full", { taken: 3, weekly: 3 }, null],
		["is full when more are taken than there are now", "full", { taken: 5, weekly: 3 }, null],
		["without places is closed", "closed", { weekly: 0 }, null],
		["of a closed date is closed", "closed", { closedFor: "Holi", weekly: 3 }, null],
	])("%s", (_, state, facts, counsellors) => {
		expect(slotState({ ...FACTS, ...facts }, counsellors)).toBe(state);
	});
});

test("the days around one are told from the nearest on, within bounds", () => {
	expect(daysAround("2026-12-02", "2026-12-01", "2026-12-05")).toEqual([
		"2026-12-02",
		"2026-12-03",
		"2026-12-01",
		"2026-12-04",
		"2026-12-05",
	]);
	expect(daysAround("2026-12-02", "2026-12-03", "2026-12-04")).toEqual(["2026-12-03", "2026-12-04"]);
	expect(daysAround("2026-12-02", "2026-12-05", "2026-12-01")).toEqual([]);
});

describe("the nearest free times", () => {
	const day = (date: string, free: Timeslot[]): Day => ({
		date,
		closedFor: null,
		slots: TIMESLOTS.map((timeslot) => ({ timeslot, state: free.includes(timeslot) ? "free" : "full" })),
	});
	const [FIRST, SECOND, , , FIFTH] = TIMESLOTS as unknown as [Timeslot, Timeslot, Timeslot, Timeslot, Timeslot];

	test("are of the same day first, then the day after, then the day before", () => {
		const days = [day("2026-12-01", [FIRST]), day("2026-12-02", [FIFTH]), day("2026-12-03", [SECOND])];
		expect(nearestFree(days, { date: "2026-12-02", timeslot: SECOND }, 9)).toEqual([
			{ date: "2026-12-02", timeslot: FIFTH },
			{ date: "2026-12-03", timeslot: SECOND },
			{ date: "2026-12-01", timeslot: FIRST },
		]);
	});

	test("within a day are those next to the wish", () => {
		const days = [day("2026-12-02", [FIRST, FIFTH])];
		expect(nearestFree(days, { date: "2026-12-02", timeslot: SECOND }, 1)).toEqual([
			{ date: "2026-12-02", timeslot: FIRST },
		]);
	});

	test("are none where nothing is free", () => {
		expect(nearestFree([day("2026-12-02", [])], { date: "2026-12-02", timeslot: FIRST }, 3)).toEqual([]);
	});
});
