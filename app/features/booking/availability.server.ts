import { selectDays, selectWeek } from "#db/days.server";
import { env } from "~/env.server";
import { type ClinicTime, clinicTime, isCalendarDate } from "../calendar";
import { lastDay } from "./booking-fields";
import { type Day, dateAfter, type FreeTime, nearestFree, slotState, weekdayOf } from "./days";
import { startMinute, TIMESLOTS } from "./slots";
import { hasBegun } from "./states";

/** How far around a wish free times are looked for, and how many are told. */
const DAYS_BEFORE = 7;
const DAYS_AFTER = 21;
const NEAREST = 4;

/** Places of every slot until the clinic sets its days; null for no bound. */
export const COUNSELLORS = env.COUNSELLORS ?? null;

/** Whether the clinic has set its days: until then a booking is a wish that somebody answers. */
export async function areDaysSet(): Promise<boolean> {
	return (await selectWeek()).length > 0;
}

/**
 * Each slot of the days between two dates, both included.
 *
 * @param now the clinic's time: what has begun is over
 * @throws DatabaseUnavailable
 */
export async function daysBetween(from: string, to: string, now: ClinicTime): Promise<Day[]> {
	const { week, closed, taken } = await selectDays(from, to);
	const weekly = new Map(week.map(({ weekday, timeslot, places }) => [`${weekday} ${timeslot}`, places]));
	const reasons = new Map(closed.map(({ date, reason }) => [date, reason]));
	const takers = new Map(taken.map((row) => [`${row.date} ${row.timeslot}`, row.taken]));
	const days: Day[] = [];
	for (let date = from; date <= to; date = dateAfter(date, 1)) {
		const closedFor = reasons.get(date) ?? null;
		const weekday = weekdayOf(date);
		const slots = TIMESLOTS.map((timeslot) => {
			const places = week.length === 0 ? null : (weekly.get(`${weekday} ${timeslot}`) ?? 0);
			const facts = { closedFor, weekly: places, taken: takers.get(`${date} ${timeslot}`) ?? 0 };
			const over = hasBegun({ date, startMinute: startMinute(timeslot) }, now);
			return { timeslot, state: over ? ("over" as const) : slotState(facts, COUNSELLORS) };
		});
		days.push({ date, closedFor, slots });
	}
	return days;
}

/**
 * How the day stands that somebody chose in the form, or null when it cannot be booked.
 *
 * @throws DatabaseUnavailable
 */
export async function chosenDay(date: string, now: Date): Promise<Day | null> {
	const time = clinicTime(now, env.CLINIC_TIME_ZONE);
	if (!isCalendarDate(date) || date < time.date || date > lastDay(time.date)) return null;
	return (await daysBetween(date, date, time))[0] ?? null;
}

/**
 * The free times nearest to one that could not be had.
 *
 * @throws DatabaseUnavailable
 */
export async function freeTimesNear(wanted: FreeTime, now: ClinicTime): Promise<FreeTime[]> {
	const earliest = dateAfter(wanted.date, -DAYS_BEFORE);
	const latest = dateAfter(wanted.date, DAYS_AFTER);
	const from = earliest < now.date ? now.date : earliest;
	const to = latest > lastDay(now.date) ? lastDay(now.date) : latest;
	return nearestFree(await daysBetween(from, to, now), wanted, NEAREST);
}
