import { and, asc, between, count, eq, gte, max, sql } from "drizzle-orm";
import { engine, read, type Session, statement, write } from "./client.server";
import { Overtaken } from "./errors.server";
import { closedDates, places, weeklySlots } from "./tables.server";

/** A slot of a date. `weekday` is the date's, 1 for Monday to 7. */
export type SlotOfDate = { date: string; timeslot: string; weekday: number };

/** How many places a slot has on a weekday; 0 for closed. */
export type WeeklySlot = { weekday: number; timeslot: string; places: number };
/** A date on which nobody is there, and why. */
export type ClosedDate = { date: string; reason: string };

/** What is known of a slot: why its date is closed, its places by the week (null when none was set), how many have it. */
export type SlotFactsRow = { closedFor: string | null; weekly: number | null; taken: number };

/** How many have a slot, and the highest place that is taken; null for none. */
type Taken = { taken: number; highest: number | null };

/** So many may take places of one slot at once without waiting for each other, and so often one may come too late. */
const TAKERS_AT_ONCE = 64;
const TAKING_ATTEMPTS = 20;

const wholeWeek = between(weeklySlots.weekday, 1, 7); // All there are, by the index.

const inSlot = and(eq(places.date, sql.placeholder("date")), eq(places.timeslot, sql.placeholder("timeslot")));

/** All that is known of a slot, in one turn. */
const factsOf = statement("days.facts", (session) => {
	const reason = session
		.select({ reason: closedDates.reason })
		.from(closedDates)
		.where(eq(closedDates.date, sql.placeholder("date")));
	const ofWeekday = session
		.select({ places: weeklySlots.places })
		.from(weeklySlots)
		.where(
			and(eq(weeklySlots.weekday, sql.placeholder("weekday")), eq(weeklySlots.timeslot, sql.placeholder("timeslot"))),
		);
	const anyWeekly = session.select({ weekday: weeklySlots.weekday }).from(weeklySlots).where(wholeWeek).limit(1);
	return session
		.select({
			closedFor: sql<string | null>`(${reason})`,
			weekly: sql<number | null>`(${ofWeekday})`,
			anyWeekly: sql<number | null>`(${anyWeekly})`,
			taken: count(),
			highest: max(places.place),
		})
		.from(places)
		.where(inSlot);
});

const takenIn = statement("days.taken-in", (session) =>
	session
		.select({ taken: count(), highest: max(places.place) })
		.from(places)
		.where(inSlot),
);

/** The first place of a slot after which one is free. */
const beforeGap = statement("days.before-gap", (session) =>
	session
		.select({ place: places.place })
		.from(places)
		.where(
			and(
				inSlot,
				sql`not exists (select 1 from places as following where following.date = ${places.date} and following.timeslot = ${places.timeslot} and following.place = ${places.place} + 1)`,
			),
		)
		.orderBy(asc(places.place))
		.limit(1),
);

const firstPlace = statement("days.first-place", (session) =>
	session
		.select({ place: places.place })
		.from(places)
		.where(and(inSlot, eq(places.place, 1))),
);

const takeRow = statement("days.take", (session) =>
	session
		.insert(places)
		.values({
			date: sql.placeholder("date"),
			timeslot: sql.placeholder("timeslot"),
			place: sql.placeholder("place"),
			bookingId: sql.placeholder("bookingId"),
		})
		.onConflictDoNothing({ target: [places.date, places.timeslot, places.place] })
		.returning({ place: places.place }),
);

const freeRow = statement("days.free", (session) =>
	session.delete(places).where(eq(places.bookingId, sql.placeholder("bookingId"))),
);

const takenOn = statement("days.taken-on", (session) =>
	session
		.select({ timeslot: places.timeslot, taken: count() })
		.from(places)
		.where(eq(places.date, sql.placeholder("date")))
		.groupBy(places.timeslot),
);

const closedBetween = statement("days.closed-between", (session) =>
	session
		.select()
		.from(closedDates)
		.where(between(closedDates.date, sql.placeholder("from"), sql.placeholder("to")))
		.orderBy(asc(closedDates.date)),
);

const week = statement("days.week", (session) =>
	session.select().from(weeklySlots).where(wholeWeek).orderBy(asc(weeklySlots.weekday), asc(weeklySlots.timeslot)),
);

const closedFrom = statement("days.closed-from", (session) =>
	session
		.select()
		.from(closedDates)
		.where(gte(closedDates.date, sql.placeholder("from")))
		.orderBy(asc(closedDates.date)),
);

/** What is done to the places of a slot is done one after the other, by this name. */
export function slotKey({ date, timeslot }: Omit<SlotOfDate, "weekday">): string {
	return `slot:${date}:${timeslot}`;
}

/** What is known of a slot. Whoever takes one of its last places by it has to be alone with the slot. */
export async function slotFacts(session: Session, slot: SlotOfDate): Promise<SlotFactsRow & Taken> {
	const [facts] = await factsOf(session, slot);
	const { closedFor = null, weekly = null, anyWeekly = null, taken = 0, highest = null } = facts ?? {};
	return { closedFor, weekly: weekly ?? (anyWeekly === null ? null : 0), taken, highest };
}

/**
 * Takes the lowest free place of a slot for a booking, within its transaction. The unique key lets nobody else in.
 *
 * @param known what is known of the slot to who is alone with it; left out, it is looked up
 * @throws Overtaken when somebody has it who was not alone with the slot
 */
export async function takePlace(
	session: Session,
	bookingId: number,
	{ date, timeslot }: Omit<SlotOfDate, "weekday">,
	known?: Taken,
): Promise<void> {
	const taken = known ?? (await takenOf(session, { date, timeslot }));
	const place = hasGap(taken) ? await lowestGap(session, { date, timeslot }) : taken.taken + 1;
	const [row] = await takeRow(session, { date, timeslot, place, bookingId });
	if (row === undefined) throw new Overtaken();
}

/**
 * Takes a place of a slot that has as many as there are takers: none of those who take one at the same time waits for
 * another to be done.
 *
 * @param known what was known of the slot a moment ago
 * @throws Overtaken when others were quicker again and again
 */
export async function takeAnyPlace(
	session: Session,
	bookingId: number,
	{ date, timeslot }: Omit<SlotOfDate, "weekday">,
	known: Taken,
): Promise<void> {
	for (let attempt = 1, taken = known; attempt <= TAKING_ATTEMPTS; attempt++) {
		const gap = hasGap(taken) ? [await lowestGap(session, { date, timeslot })] : [];
		const free = [...gap, ...Array.from({ length: TAKERS_AT_ONCE }, (_, nth) => (taken.highest ?? 0) + 1 + nth)];
		const keys = free.map((place) => `${slotKey({ date, timeslot })}:${place}`);
		const place = free[keys.indexOf((await engine.firstAlone(session, keys)) ?? "")];
		const [row] = place === undefined ? [] : await takeRow(session, { date, timeslot, place, bookingId });
		if (row !== undefined) return;
		taken = await takenOf(session, { date, timeslot });
	}
	throw new Overtaken();
}

async function takenOf(session: Session, slot: { date: string; timeslot: string }): Promise<Taken> {
	const [{ taken = 0, highest = null } = {}] = await takenIn(session, slot);
	return { taken, highest };
}

function hasGap({ taken, highest }: Taken): boolean {
	return taken !== (highest ?? 0);
}

async function lowestGap(session: Session, slot: { date: string; timeslot: string }): Promise<number> {
	const [first] = await firstPlace(session, slot);
	if (first === undefined) return 1;
	const [before] = await beforeGap(session, slot);
	return (before?.place ?? 0) + 1;
}

/** Gives the place of a booking back, within its transaction. */
export async function freePlace(session: Session, bookingId: number): Promise<void> {
	await freeRow(session, { bookingId });
}

/** The clinic's week; empty when none was set. */
export async function selectWeek(): Promise<WeeklySlot[]> {
	return read((session) => week(session));
}

/** Closed dates from a day on, the next one first. */
export async function selectClosedDates(from: string): Promise<ClosedDate[]> {
	return read((session) => closedFrom(session, { from }));
}

/** What is set for the days between two dates, both included. */
export async function selectDays(from: string, to: string): Promise<{ week: WeeklySlot[]; closed: ClosedDate[] }> {
	return read(async (session) => ({ week: await week(session), closed: await closedBetween(session, { from, to }) }));
}

/** How many have each time of a day: they are counted, one by one. */
export async function selectTaken(date: string): Promise<{ timeslot: string; taken: number }[]> {
	return read((session) => takenOn(session, { date }));
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
	return write(async (session) => {
		await engine.alone(session, "week");
		if (!mayReplace(await week(session))) return false;
		await session.delete(weeklySlots).where(wholeWeek);
		await session.insert(weeklySlots).values([...slots]);
		return true;
	});
}

/** Closes a date, or says its reason anew. */
export async function insertClosedDate(closed: ClosedDate): Promise<void> {
	await write(async (session) => {
		await session
			.insert(closedDates)
			.values(closed)
			.onConflictDoUpdate({ target: closedDates.date, set: { reason: closed.reason } });
	});
}

/** Opens a closed date again; one that is open is no error. */
export async function deleteClosedDate(date: string): Promise<void> {
	await write(async (session) => {
		await session.delete(closedDates).where(eq(closedDates.date, date));
	});
}
