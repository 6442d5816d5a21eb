/** A moment as the clinic's clock on the wall shows it. */
export type ClinicTime = {
	/** YYYY-MM-DD */
	date: string;
	/** Minutes after midnight. */
	minute: number;
};

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** Kept, because making one takes longer than all else that is done with it; a process has one zone. */
const clocks = new Map<string, Intl.DateTimeFormat>();

/** The newest answer: every page and booking asks, and it stays right for its whole minute. */
let newest: { minute: number; timeZone: string; time: Readonly<ClinicTime> } | null = null;

/** The clinic's own date and time of day at a moment. */
export function clinicTime(now: Date, timeZone: string): Readonly<ClinicTime> {
	const minute = Math.floor(now.getTime() / MINUTE_MS); // Zones have differed by whole minutes since 1972.
	if (newest === null || newest.minute !== minute || newest.timeZone !== timeZone)
		newest = { minute, timeZone, time: readClock(now, timeZone) };
	return newest.time;
}

function readClock(now: Date, timeZone: string): ClinicTime {
	const parts = clockOf(timeZone).formatToParts(now);
	const part = (type: string) => parts.find((candidate) => candidate.type === type)?.value ?? "";
	return {
		date: `${part("year")}-${part("month")}-${part("day")}`,
		minute: Number(part("hour")) * 60 + Number(part("minute")),
	};
}

/**
 * The moment at which the clinic's clock shows a date and time of day. A time that the clock skips counts from before the
 * change, so it comes an hour later; of a time that it shows twice, the first counts. As RFC 5545, section 3.3.5, has it.
 *
 * @param date YYYY-MM-DD
 * @param minute after midnight
 */
export function momentOf(date: string, minute: number, timeZone: string): Date {
	const asIfUtc = Date.parse(`${date}T00:00:00Z`) + minute * MINUTE_MS;
	// Zones change seldom, and never twice within two days: the offsets around the moment are all that there may be.
	const offsets = [asIfUtc - DAY_MS, asIfUtc + DAY_MS].map((at) => offsetAt(at, timeZone));
	const candidates = offsets.map((offset) => asIfUtc - offset);
	const shown = candidates.filter((at) => at + offsetAt(at, timeZone) === asIfUtc);
	return new Date(shown.length > 0 ? Math.min(...shown) : asIfUtc - (offsets[0] ?? 0));
}

/** How far the clinic's clock is ahead of UTC at a moment, in milliseconds. */
function offsetAt(at: number, timeZone: string): number {
	const { date, minute } = readClock(new Date(at), timeZone);
	const whole = Math.floor(at / MINUTE_MS) * MINUTE_MS;
	return Date.parse(`${date}T00:00:00Z`) + minute * MINUTE_MS - whole;
}

/** Whether a text is a real day of the calendar as YYYY-MM-DD; 31 February is not. */
export function isCalendarDate(text: string): boolean {
	if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
	const date = new Date(`${text}T00:00:00Z`);
	return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** Days since 1 January 1970 of a calendar date. */
export function dayNumber(date: string): number {
	return Math.floor(Date.parse(`${date}T00:00:00Z`) / 86_400_000);
}

function clockOf(timeZone: string): Intl.DateTimeFormat {
	const known = clocks.get(timeZone);
	if (known !== undefined) return known;
	const clock = new Intl.DateTimeFormat("en-CA", {
		timeZone,
		hourCycle: "h23",
		year: "numeric",
		month: "2-digit",
		day: "2-digit",
		hour: "2-digit",
		minute: "2-digit",
	});
	clocks.set(timeZone, clock);
	return clock;
}
