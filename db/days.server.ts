import { and, asc, between, count, eq, gte, max, sql } from "drizzle-orm";
import { attempt, database } from "./client.server";
import { write } from "./group-commit.server";
import { closedDates, places, weeklySlots } from "./schema.server";

/** A slot of a date. `weekday` is the date's, 1 for Monday to 7. */
export type SlotOfDate = { date: string; timeslot: string; weekday: number };

/** How many places a slot has on a weekday; 0 for closed. */
export type WeeklySlot = { weekday: number; timeslot: string; places: number };
/** A date on which nobody is there, and why. */
export type ClosedDate = { date: string; reason: string };

/** What is known of a slot: why its date is closed, its places by the week (null when none was set), how many have it. */
export type SlotFactsRow = { closedFor: string | null; weekly: number | null; taken: number };

const wholeWeek = between(weeklySlots.weekday, 1, 7); // All there are, by the index.

const reasonOf = database
	.select({ reason: closedDates.reason })
	.from(closedDates)
	.where(eq(closedDates.date, sql.placeholder("date")))
	.prepare();

const placesOf = database
	.select({ places: weeklySlots.places })
	.from(weeklySlots)
	.where(
		and(eq(weeklySlots.weekday, sql.placeholder("weekday")), eq(weeklySlots.timeslot, sql.placeholder("timeslot"))),
	)
	.prepare();

const anyWeekly = database
	.select({ weekday: weeklySlots.weekday })
	.from(weeklySlots)
	.where(wholeWeek)
	.limit(1)
	.prepare();

const inSlot = and(eq(places.date, sql.placeholder("date")), eq(places.timeslot, sql.placeholder("timeslot")));

const takenIn = database
	.select({ taken: count(), highest: max(places.place) })
	.from(places)
	.where(inSlot)
	.prepare();

/** The first place of a slot after which one is free. */
const beforeGap = database
	.select({ place: places.place })
	.from(places)
	.where(
		and(
			inSlot,
			sql`not exists (select 1 from places as next where next.date = ${places.date} and next.timeslot = ${places.timeslot} and next.place = ${places.place} + 1)`,
		),
	)
	.orderBy(asc(places.place))
	.limit(1)
	.prepare();

const firstPlace = database
	.select({ place: places.place })
	.from(places)
	.where(and(inSlot, eq(places.place, 1)))
	.prepare();

const takeRow = database
	.insert(places)
	.values({
		date: sql.placeholder("date"),
		timeslot: sql.placeholder("timeslot"),
		place: sql.placeholder("place"),
		bookingId: sql.placeholder("bookingId"),
	})
	.prepare();

const freeRow = database
	.delete(places)
	.where(eq(places.bookingId, sql.placeholder("bookingId")))
	.prepare();

const takenOn = database
	.select({ timeslot: places.timeslot, taken: count() })
	.from(places)
	.where(eq(places.date, sql.placeholder("date")))
	.groupBy(places.timeslot)
	.prepare();

const closedBetween = database
	.select()
	.from(closedDates)
	.where(between(closedDates.date, sql.placeholder("from"), sql.placeholder("to")))
	.prepare();

const week = database.select().from(weeklySlots).where(wholeWeek).prepare();

const closedFrom = database
	.select()
	.from(closedDates)
	.where(gte(closedDates.date, sql.placeholder("from")))
	.orderBy(asc(closedDates.date))
	.prepare();

/** What is known of a slot. For use within the transaction that takes a place of it. */
export function slotFacts(slot: SlotOfDate): SlotFactsRow {
	const weekly = placesOf.get(slot)?.places ?? (anyWeekly.get() === undefined ? null : 0);
	return { closedFor: reasonOf.get(slot)?.reason ?? null, weekly, taken: takenIn.get(slot)?.taken ?? 0 };
}

/** Takes the lowest free place of a slot for a booking, within its transaction. The unique key lets nobody else in. */
export function takePlace(bookingId: number, { date, timeslot }: Omit<SlotOfDate, "weekday">): void {
	const { taken = 0, highest = null } = takenIn.get({ date, timeslot }) ?? {};
	const place = taken === (highest ?? 0) ? taken + 1 : lowestGap({ date, timeslot });
	takeRow.run({ date, timeslot, place, bookingId });
}

function lowestGap(slot: { date: string; timeslot: string }): number {
	return firstPlace.get(slot) === undefined ? 1 : (beforeGap.get(slot)?.place ?? 0) + 1;
}

/** Gives the place of a booking back, within its transaction. */
export function freePlace(bookingId: number): void {
	freeRow.run({ bookingId });
}

/** The clinic's week; empty when none was set. */
export async function selectWeek(): Promise<WeeklySlot[]> {
	return attempt(() => week.all());
}

/** Closed dates from a day on, the next one first. */
export async function selectClosedDates(from: string): Promise<ClosedDate[]> {
	return attempt(() => closedFrom.all({ from }));
}

/** What is set for the days between two dates, both included. */
export async function selectDays(from: string, to: string): Promise<{ week: WeeklySlot[]; closed: ClosedDate[] }> {
	return attempt(() => ({ week: week.all(), closed: closedBetween.all({ from, to }) }));
}

/** How many have each time of a day: they are counted, one by one. */
export async function selectTaken(date: string): Promise<{ timeslot: string; taken: number }[]> {
	return attempt(() => takenOn.all({ date }));
}

/**
 * Sets the clinic's week anew.
 *
 * @param mayReplace sees the week that stands: two who set it at once must not undo each other
 * @returns false when that was refused, and nothing was changed
 */
export async function replaceWeek(
	slots: readonly WeeklySlot[],
	mayReplace: (standing: WeeklySlot[]) => boolean,
): Promise<boolean> {
	return write(() => {
		if (!mayReplace(week.all())) return false;
		database.delete(weeklySlots).where(wholeWeek).run();
		database
			.insert(weeklySlots)
			.values([...slots])
			.run();
		return true;
	});
}

/** Closes a date, or says its reason anew. */
export async function insertClosedDate(closed: ClosedDate): Promise<void> {
	await write(() =>
		database
			.insert(closedDates)
			.values(closed)
			.onConflictDoUpdate({ target: closedDates.date, set: { reason: closed.reason } })
			.run(),
	);
}

/** Opens a closed date again; one that is open is no error. */
export async function deleteClosedDate(date: string): Promise<void> {
	await write(() => database.delete(closedDates).where(eq(closedDates.date, date)).run());
}
