import { clinicTime } from "./calendar";

/** Longer than any day is, also one on which clocks are put back. */
const WITHIN_MS = 26 * 60 * 60 * 1000;
const SECOND_MS = 1000;

/**
 * The moment at which the next day begins on the clinic's clock, to the second. Found by looking, since a day has 23 to
 * 25 hours where clocks change.
 */
export function nextMidnight(now: Date, timeZone: string): Date {
	const today = clinicTime(now, timeZone).date;
	let before = Math.floor(now.getTime() / SECOND_MS);
	let after = before + WITHIN_MS / SECOND_MS;
	while (after - before > 1) {
		const middle = Math.floor((before + after) / 2);
		if (clinicTime(new Date(middle * SECOND_MS), timeZone).date === today) before = middle;
		else after = middle;
	}
	return new Date(after * SECOND_MS);
}
