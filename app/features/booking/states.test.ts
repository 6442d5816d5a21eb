import { describe, expect, test } from "vitest";
import {
	type Actor,
	BOOKING_STATES,
	type BookingChange,
	CHANGES,
	hasBegun,
	isBookingChange,
	isComing,
	mayChange,
	stateAfter,
} from "./states";

const AHEAD = { date: "2026-12-01", minute: 839 };
const BEGUN = { date: "2026-12-01", minute: 840 };
const ACTORS: Actor[] = ["person", "desk"];
const slot = (status: (typeof BOOKING_STATES)[number]) => ({ status, date: "2026-12-01", startMinute: 840 });

/** Every change that is open, as "actor change from", at a moment. */
function open(now: typeof AHEAD): string[] {
	return ACTORS.flatMap((actor) =>
		(Object.keys(CHANGES) as BookingChange[]).flatMap((change) =>
			BOOKING_STATES.filter((status) => mayChange(change, actor, slot(status), now)).map(
				(status) => `${actor} ${change} ${status}`,
			),
		),
	);
}

const NOTES = BOOKING_STATES.map((status) => `desk note ${status}`);

test("until a session begins it is answered, moved and called off, and nothing else", () => {
	expect(open(AHEAD)).toEqual([
		"person cancel requested",
		"person cancel confirmed",
		"person move requested",
		"person move confirmed",
		"desk confirm requested",
		"desk decline requested",
		"desk decline confirmed",
		"desk move requested",
		"desk move confirmed",
		...NOTES,
	]);
});

test("from its first minute on the desk says how it went, and may correct that", () => {
	expect(open(BEGUN)).toEqual([
		"desk done requested",
		"desk done confirmed",
		"desk done missed",
		"desk missed requested",
		"desk missed confirmed",
		"desk missed done",
		...NOTES,
	]);
});

test("a time that the person chose anew is asked for anew, one that the desk chose is agreed", () => {
	expect(stateAfter("move", "person", "confirmed")).toBe("requested");
	expect(stateAfter("move", "desk", "requested")).toBe("confirmed");
	expect(stateAfter("note", "desk", "missed")).toBe("missed");
});

test("only what gives the time up gives the place back", () => {
	const freeing = (Object.keys(CHANGES) as BookingChange[]).filter((change) => CHANGES[change].frees);
	expect(freeing).toEqual(["decline", "cancel", "move"]);
});

describe("what has begun", () => {
	test.each([
		["the day before, at its last minute", "2026-11-30", 1439, false],
		["the minute before", "2026-12-01", 839, false],
		["its minute", "2026-12-01", 840, true],
		["the day after, at midnight", "2026-12-02", 0, true],
	])("%s", (_, date, minute, begun) => {
		expect(hasBegun(slot("confirmed"), { date, minute })).toBe(begun);
		expect(isComing(slot("confirmed"), { date, minute })).toBe(!begun);
	});

	test("what was called off does not come", () => {
		expect(isComing(slot("cancelled"), AHEAD)).toBe(false);
	});
});

test("no name of the language itself is a change", () => {
	expect(["move", "constructor", "__proto__", "toString", ""].filter(isBookingChange)).toEqual(["move"]);
});
