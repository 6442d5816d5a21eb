import { selectDays, selectTaken, selectWeek } from "#db/days.server";
import { env } from "~/env.server";
import { type ClinicTime, clinicTime, isCalendarDate } from "../calendar";
import { lastDay } from "./booking-fields";
import { type Day, dateAfter, daysAround, type FreeTime, nearestFree, slotState, weekdayOf } from "./days";
import { startMinute, TIMESLOTS } from "./slots";
import { hasBegun } from "./states";

/** How far around a wish free times are looked for, and how many are told. */
const DAYS_BEFORE = 7;
const DAYS_AFTER = 21;
const NEAREST = 4;
/** So many taken slots are read at most: days beyond them are not looked at. */
const MOST_COUNTED = 100_000;

/** Places of every slot until the clinic sets its days; null for no bound. */
export const COUNSELLORS = env.COUNSELLORS ?? null;

/** Whether the clinic has set its days: until then a booking is a wish that somebody answers. */
export async function areDaysSet(): Promise<boolean> {
	return (await selectWeek()).length > 0;
}

/** What is set for some days. */
type DaysSet = Awaited<ReturnType<typeof selectDays>>;

/** A day with each slot, and how many have one of them. What has begun by the clinic's time is over. */
async function dayOf(date: string, { week, closed }: DaysSet, now: ClinicTime): Promise<{ day: Day; counted: number }> {
	const taken = await selectTaken(date);
	const weekday = weekdayOf(date);
	const weekly = new Map(week.filter((slot) => slot.weekday === weekday).map((slot) => [slot.timeslot, slot.places]));
	const takers = new Map(taken.map((slot) => [slot.timeslot, slot.taken]));
	const closedFor = closed.find((one) => one.date === date)?.reason ?? null;
	const slots = TIMESLOTS.map((timeslot) => {
		const places = week.length === 0 ? null : (weekly.get(timeslot) ?? 0);
		const facts = { closedFor, weekly: places, taken: takers.get(timeslot) ?? 0 };
		const over = hasBegun({ date, startMinute: startMinute(timeslot) }, now);
		return { timeslot, state: over ? ("over" as const) : slotState(facts, COUNSELLORS) };
	});
	return { day: { date, closedFor, slots }, counted: taken.reduce((sum, slot) => sum + slot.taken, 0) };
}

/**
 * How the day stands that somebody chose in the form, or null when it cannot be booked.
 *
 * @throws DatabaseUnavailable
 */
export async function chosenDay(date: string, now: Date): Promise<Day | null> {
	const time = clinicTime(now, env.CLINIC_TIME_ZONE);
	if (!isCalendarDate(date) || date < time.date || date > lastDay(time.date)) return null;
	return (await dayOf(date, await selectDays(date, date), time)).day;
}

/**
 * The free times nearest to one that could not be had. Who has a time is counted, so that no day is looked at that need not
 * be: where ten thousand have each of a month's times, to count them all held up everybody for more than a second.
 *
 * @throws DatabaseUnavailable
 */
export async function freeTimesNear(wanted: FreeTime, now: ClinicTime): Promise<FreeTime[]> {
	const earliest = dateAfter(wanted.date, -DAYS_BEFORE);
	const latest = dateAfter(wanted.date, DAYS_AFTER);
	const from = earliest < now.date ? now.date : earliest;
	const to = latest > lastDay(now.date) ? lastDay(now.date) : latest;
	const set = await selectDays(from, to);
	const days: Day[] = [];
	let free: FreeTime[] = [];
	let counted = 0;
	for (const date of daysAround(wanted.date, from, to)) {
		const looked = await dayOf(date, set, now);
		days.push(looked.day);
		free = nearestFree(days, wanted, NEAREST);
		counted += looked.counted;
		if (free.length === NEAREST || counted > MOST_COUNTED) break;
	}
	return free;
}
