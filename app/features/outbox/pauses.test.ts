import { expect, test } from "vitest";
import { hadItsDay, nextAttempt, pauseAfter } from "./pauses";

const DAY_MS = 24 * 60 * 60 * 1000;

test("pauses double, and never pass two hours", () => {
	expect([1, 2, 3, 4].map((attempts) => pauseAfter(attempts, 5))).toEqual([10, 20, 40, 80]);
	expect(pauseAfter(12, 5)).toBe(7_200);
	expect(pauseAfter(2_000, 5)).toBe(7_200);
});

test("a message is tried again and again for a day, and then no more", () => {
	const createdAt = new Date("2026-11-22T10:00:00Z");
	let now = createdAt;
	let attempts = 1;
	for (let next = nextAttempt({ attempts, createdAt }, now, 5); next !== null; attempts++) {
		expect(next.getTime()).toBeGreaterThan(now.getTime());
		now = next;
		next = nextAttempt({ attempts: attempts + 1, createdAt }, now, 5);
	}
	expect(now.getTime() - createdAt.getTime()).toBeLessThanOrEqual(DAY_MS);
	expect(now.getTime() - createdAt.getTime()).toBeGreaterThan(DAY_MS - 2 * 60 * 60 * 1000);
	expect(attempts).toBeGreaterThan(15);
	expect(attempts).toBeLessThan(40);
});

test("a message has its day to the last second, and also where nobody tried it", () => {
	const createdAt = new Date("2026-11-22T10:00:00Z");
	expect(hadItsDay(createdAt, new Date("2026-11-23T10:00:00Z"))).toBe(false);
	expect(hadItsDay(createdAt, new Date("2026-11-23T10:00:01Z"))).toBe(true);
});
