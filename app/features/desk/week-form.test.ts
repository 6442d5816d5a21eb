import { expect, test } from "vitest";
import { readClosedDate, readWeek, WEEK_FIELDS, weekFingerprint } from "./week-form";

const week = (changes: Record<string, string> = {}) =>
	new Map([...WEEK_FIELDS.map((field) => [field, "1"] as const), ...Object.entries(changes)]);

test("a week is a number of places for each slot of each day", () => {
	const read = readWeek(week({ "7-0": " 0 ", "1-7": "12" }));
	if (!read.ok) throw new Error("refused");
	expect(read.slots).toHaveLength(56);
	expect(read.slots).toContainEqual({ weekday: 7, timeslot: "9:30am - 10:00am", places: 0 });
	expect(read.slots).toContainEqual({ weekday: 1, timeslot: "3:30pm - 4:00pm", places: 12 });
});

test.each(["", "-1", "1.5", "10001", "99999", "1e3", "two", "１"])("%j is no number of places", (text) => {
	const read = readWeek(week({ "3-2": text }));
	expect(read.ok ? {} : Object.keys(read.problems)).toEqual(["3-2"]);
});

test("a week has one fingerprint in whatever order, and another when anything differs", () => {
	const read = readWeek(week());
	const slots = read.ok ? read.slots : [];
	expect(weekFingerprint([...slots].reverse())).toBe(weekFingerprint(slots));
	expect(weekFingerprint(slots.map((slot, index) => (index === 9 ? { ...slot, places: 2 } : slot)))).not.toBe(
		weekFingerprint(slots),
	);
});

test("a closed date is a day from today on, with a reason that can be read", () => {
	const today = "2026-12-01";
	expect(readClosedDate({ date: "2026-12-01", reason: " Holi " }, today)).toEqual({
		ok: true,
		closed: { date: "2026-12-01", reason: "Holi" },
	});
	for (const date of ["2026-11-30", "2026-02-31", "", "2028-12-02"])
		expect(readClosedDate({ date, reason: "Holi" }, today)).toMatchObject({
			ok: false,
			problems: { date: expect.any(String) },
		});
	for (const reason of ["", "  ", "x".repeat(101), "Ho\u200bli"])
		expect(readClosedDate({ date: today, reason }, today)).toMatchObject({
			ok: false,
			problems: { reason: expect.any(String) },
		});
});
