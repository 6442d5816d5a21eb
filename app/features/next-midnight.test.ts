import { expect, test } from "vitest";
import { clinicTime } from "./calendar";
import { nextMidnight } from "./next-midnight";

test.each([
	["in the middle of a day", "2026-11-20T06:30:15.250Z", "Asia/Kolkata", "2026-11-20T18:30:00.000Z"],
	["a moment before it", "2026-11-20T18:29:59.999Z", "Asia/Kolkata", "2026-11-20T18:30:00.000Z"],
	["at it", "2026-11-20T18:30:00.000Z", "Asia/Kolkata", "2026-11-21T18:30:00.000Z"],
	["on the last day of a leap year's February", "2028-02-29T12:00:00.000Z", "UTC", "2028-03-01T00:00:00.000Z"],
	["on a day of 23 hours", "2026-03-29T00:00:00.000Z", "Europe/Berlin", "2026-03-29T22:00:00.000Z"],
	["at the start of a day of 25 hours", "2026-10-24T22:00:00.000Z", "Europe/Berlin", "2026-10-25T23:00:00.000Z"],
	["where clocks skip midnight itself", "2026-04-23T12:00:00.000Z", "Africa/Cairo", "2026-04-23T22:00:00.000Z"],
	["where a quarter of an hour counts", "2026-11-20T12:00:00.000Z", "Asia/Kathmandu", "2026-11-20T18:15:00.000Z"],
])("the next day begins %s", (_, now, timeZone, midnight) => {
	expect(nextMidnight(new Date(now), timeZone).toISOString()).toBe(midnight);
});

test("the second before belongs to the old day, whatever the hour", () => {
	for (let hour = 0; hour < 24; hour++) {
		const now = new Date(Date.UTC(2026, 10, 20, hour, 7, 31));
		const midnight = nextMidnight(now, "America/St_Johns");
		const today = clinicTime(now, "America/St_Johns").date;
		expect(clinicTime(new Date(midnight.getTime() - 1000), "America/St_Johns").date).toBe(today);
		expect(clinicTime(midnight, "America/St_Johns").date > today).toBe(true);
	}
});
