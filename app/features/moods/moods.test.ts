import { describe, expect, test } from "vitest";
import { moodDays, moodFrom, moodPoints } from "./moods";

const at = (iso: string, mood: number) => ({ at: new Date(iso), mood });

test.each(["", "11", "-1", "7.5", "07", " 7", "1e1", "x", null])("%j is no mood", (typed) => {
	expect(moodFrom(typed)).toBeNull();
});

test.each(["0", "7", "10"])("%j is one", (typed) => {
	expect(moodFrom(typed)).toBe(Number(typed));
});

describe("a line of moods", () => {
	test("has a day of the clinic's calendar for all that was kept on it", () => {
		const kept = [at("2026-11-20T18:00:00Z", 3), at("2026-11-20T19:00:00Z", 4), at("2026-11-21T10:00:00Z", 6)];
		expect(moodDays(kept, "2026-11-22", "Asia/Kolkata")).toEqual([
			{ date: "2026-11-20", moods: [3] },
			{ date: "2026-11-21", moods: [4, 6] },
		]);
	});

	test("shows twelve weeks", () => {
		const kept = [at("2026-08-30T06:00:00Z", 1), at("2026-08-31T06:00:00Z", 2)];
		expect(moodDays(kept, "2026-11-22", "Asia/Kolkata")).toEqual([{ date: "2026-08-31", moods: [2] }]);
	});

	test("is drawn from edge to edge by its days, a day by its mean, 10 at the top", () => {
		const days = [
			{ date: "2026-11-01", moods: [0] },
			{ date: "2026-11-02", moods: [4, 6] },
			{ date: "2026-11-05", moods: [10] },
		];
		expect(moodPoints(days, 300, 100)).toEqual([
			{ x: 0, y: 100 },
			{ x: 75, y: 50 },
			{ x: 300, y: 0 },
		]);
	});

	test("of one day is a point in the middle, and of none nothing", () => {
		expect(moodPoints([{ date: "2026-11-01", moods: [5] }], 300, 100)).toEqual([{ x: 150, y: 50 }]);
		expect(moodPoints([], 300, 100)).toEqual([]);
	});
});
