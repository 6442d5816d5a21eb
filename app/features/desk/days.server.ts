import {
	type ClosedDate,
	deleteClosedDate,
	insertClosedDate,
	replaceWeek,
	selectClosedDates,
	selectWeek,
	type WeeklySlot,
} from "#db/days.server";
import { env } from "~/env.server";
import { COUNSELLORS } from "../booking/availability.server";
import { TIMESLOTS } from "../booking/slots";
import { clinicTime } from "../calendar";
import { readClosedDate, readWeek, type TypedClosedDate, type Week, weekFingerprint } from "./week-form";

/** Places of a slot when a clinic sets its days for the first time and has named no number of counsellors. */
const START_PLACES = 1;

/** How setting the days ended: `stale` when somebody else has set them since they were seen. */
export type DaysOutcome = { ok: true } | { ok: false; reason: "unfit" | "stale"; problems: Record<string, string> };

/**
 * The clinic's week and closed dates as they stand; before a week was set, the one that the form begins with.
 *
 * @throws DatabaseUnavailable
 */
export async function clinicDays(now: Date): Promise<{ set: boolean; week: Week; closed: ClosedDate[]; seen: string }> {
	const { date: today } = clinicTime(now, env.CLINIC_TIME_ZONE);
	const [rows, closed] = await Promise.all([selectWeek(), selectClosedDates(today)]);
	return { set: rows.length > 0, week: weekOf(rows), closed, seen: weekFingerprint(rows) };
}

/**
 * Sets the week. What was booked before stays.
 *
 * @param seen the fingerprint of the week that the form was filled from
 */
export async function setWeek(typed: ReadonlyMap<string, string>, seen: string): Promise<DaysOutcome> {
	const read = readWeek(typed);
	if (!read.ok) return { ok: false, reason: "unfit", problems: read.problems };
	const replaced = await replaceWeek(read.slots, (standing) => weekFingerprint(standing) === seen);
	return replaced ? { ok: true } : { ok: false, reason: "stale", problems: {} };
}

/** Closes a date, or says its reason anew. */
export async function closeDate(typed: TypedClosedDate, now: Date): Promise<DaysOutcome> {
	const read = readClosedDate(typed, clinicTime(now, env.CLINIC_TIME_ZONE).date);
	if (!read.ok) return { ok: false, reason: "unfit", problems: read.problems };
	await insertClosedDate(read.closed);
	return { ok: true };
}

/** Opens a closed date again. */
export async function openDate(date: string): Promise<void> {
	await deleteClosedDate(date);
}

function weekOf(rows: readonly WeeklySlot[]): Week {
	const places = new Map(rows.map((row) => [`${row.weekday} ${row.timeslot}`, row.places]));
	const otherwise = rows.length > 0 ? 0 : (COUNSELLORS ?? START_PLACES);
	return TIMESLOTS.map((timeslot) => ({
		timeslot,
		places: [1, 2, 3, 4, 5, 6, 7].map((weekday) => places.get(`${weekday} ${timeslot}`) ?? otherwise),
	}));
}
