import { and, asc, between, count, desc, eq, getTableColumns, gte, inArray, sql } from "drizzle-orm";
import { engine, read, type Session, statement } from "./client.server";
import { bookingChanges, bookings, closedDates, places, users, weeklySlots } from "./tables.server";

type Stored = typeof bookings.$inferSelect;

/** What a list shows of a booking: a page of fifty costs by what it reads. */
const { id, reference, name, phone, age, date, timeslot, startMinute, status } = getTableColumns(bookings);
const shown = { id, reference, name, phone, age, date, timeslot, startMinute, status };
const all = getTableColumns(bookings);

/** A booking in a list of the desk, with what its slot looks like by the days as they are set now. */
export type ListRow = Pick<Stored, keyof typeof shown> & {
	email: string;
	/** Why its date is closed; null when it is not. */
	closedFor: string | null;
	/** Places of its slot by the clinic's week; null when none was set. */
	weekly: number | null;
	/** How many have its slot, counted where its place is beyond those of the week. */
	taken: number;
	/** Which place of it this one has; null when it has given it back. */
	place: number | null;
};

/** The same with all that is kept of the booking. */
export type DeskRow = Stored & ListRow;

/** After each of a day, and after each booking: ids are numbers of 32 bits. */
const LAST = 2 ** 31 - 1;

/** Where a list goes on: the last row that was shown. */
export type ListKey = { date: string; startMinute: number; id: number };

/** Which bookings, in which order, and from where on. Dates are included. */
export type ListWish = {
	from: string;
	to: string;
	status: Stored["status"] | null;
	order: "forward" | "backward";
	after: ListKey | null;
	limit: number;
};

/** The same of those that are at times that are closed, or have fewer places, now: never backward. */
export type OutsideWish = Omit<ListWish, "order">;

/** A change as the history tells it. */
export type HistoryRow = {
	id: number;
	at: Date;
	/** Null: somebody whose account is gone, or the product itself. */
	by: string | null;
	action: string;
	before: Record<string, unknown>;
	after: Record<string, unknown>;
};

/** So many days are looked at in one turn for living bookings beyond the places of their slot. */
const DAYS_A_TURN = 14;

const hole = sql.placeholder;
const takenOfSlot = sql`case when ${places.place} > ${weeklySlots.places} then
	(select count(*) from places as others where others.date = ${bookings.date} and others.timeslot = ${bookings.timeslot}) else 0 end`.mapWith(
	Number,
);

/** A living booking of those that are asked for, which stands after where a list goes on. */
const wished = sql`b.status in ('requested', 'confirmed') and b.status = coalesce(${hole("status")}, b.status)
	and (b.date, b.start_minute, b.id) > (${hole("date")}, ${hole("startMinute")}, ${hole("id")})`;
const keyColumns = {
	id: sql<number>`b.id`.as("id"),
	date: sql<string>`b.date`.as("date"),
	startMinute: sql<number>`b.start_minute`.as("start_minute"),
};

/** Living bookings of closed dates. */
const onClosedDates = statement("desk.on-closed-dates", (session) =>
	session
		.select(keyColumns)
		.from(sql`closed_dates as shut cross join bookings as b`)
		.where(sql`b.date = shut.date and shut.date between ${hole("from")} and ${hole("to")} and ${wished}`)
		.orderBy(sql`b.date, b.start_minute, b.id`)
		.limit(hole("limit")),
);

/**
 * The next days on which anybody has a place. It steps from day to day: to look at each place would take seconds beside a
 * million.
 */
const steppedDays = sql`(
	with recursive stepped(date, nth) as (
		select min(date), 1 from places where date between ${hole("from")} and ${hole("to")}
		union all
		select (
			select min(later.date) from places as later where later.date > stepped.date and later.date <= ${hole("to")}
		), stepped.nth + 1
		from stepped where stepped.date is not null and stepped.nth < ${sql.raw(String(DAYS_A_TURN))}
	)
	select date from stepped where date is not null
) as days`;

const nextDays = statement("desk.next-days", (session) =>
	session.select({ date: sql<string>`days.date` }).from(steppedDays),
);

/** Living bookings beyond the places that their slot has now, on the next days. It looks at the places beyond alone. */
const beyondPlaces = statement("desk.beyond-places", (session) =>
	session
		.select(keyColumns)
		.from(sql`${steppedDays} cross join weekly_slots as open cross join places as beyond cross join bookings as b`)
		.where(sql`open.weekday = ${engine.weekdayOf(sql`days.date`)}
			and beyond.date = days.date and beyond.timeslot = open.timeslot and beyond.place > open.places
			and b.id = beyond.booking_id
			and not exists (select 1 from closed_dates as shut where shut.date = days.date)
			and (select count(*) from places as others where others.date = beyond.date and others.timeslot = beyond.timeslot) > open.places
			and ${wished}`),
);

const found = statement("desk.found", (session) =>
	session
		.select({ id: sql<number>`id` })
		.from(engine.foundBookings({ words: hole("words"), before: hole("before"), limit: hole("limit") }))
		.where(sql`id < ${hole("before")}`)
		.orderBy(sql`id desc`)
		.limit(hole("limit")),
);

const historyOf = statement("desk.history", (session) =>
	session
		.select({
			id: bookingChanges.id,
			at: bookingChanges.at,
			by: users.username,
			action: bookingChanges.action,
			before: bookingChanges.before,
			after: bookingChanges.after,
		})
		.from(bookingChanges)
		.leftJoin(users, eq(users.id, bookingChanges.byUserId))
		.where(eq(bookingChanges.bookingId, hole("bookingId")))
		.orderBy(desc(bookingChanges.id))
		.limit(hole("limit")),
);

const requestedFrom = statement("desk.requested", (session) => {
	const waiting = session
		.select({ id: bookings.id })
		.from(bookings)
		.where(and(eq(bookings.status, "requested"), gte(bookings.date, hole("from"))))
		.limit(hole("limit"));
	return session.select({ count: count() }).from(waiting.as("waiting"));
});

function rowsOf<Columns extends typeof shown>(session: Session, columns: Columns) {
	return session
		.select({
			...columns,
			email: users.email,
			closedFor: closedDates.reason,
			weekly: weeklySlots.places,
			place: places.place,
			taken: takenOfSlot,
		})
		.from(bookings)
		.innerJoin(users, eq(users.id, bookings.userId))
		.leftJoin(closedDates, eq(closedDates.date, bookings.date))
		.leftJoin(
			weeklySlots,
			and(
				sql`${weeklySlots.weekday} = ${engine.weekdayOf(bookings.date)}`,
				eq(weeklySlots.timeslot, bookings.timeslot),
			),
		)
		.leftJoin(places, eq(places.bookingId, bookings.id))
		.$dynamic();
}

/** Makes lists of some columns, in either order, of one state or of all. */
function listsOf<Columns extends typeof shown>(name: string, columns: Columns) {
	const list = (forward: boolean, ofStatus: boolean) =>
		statement(`desk.${name} ${forward} ${ofStatus}`, (session) => {
			const direction = forward ? asc : desc;
			const beyond = sql`(${date}, ${startMinute}, ${id}) ${sql.raw(forward ? ">" : "<")} (${hole("date")}, ${hole("startMinute")}, ${hole("id")})`;
			return rowsOf(session, columns)
				.where(and(between(date, hole("from"), hole("to")), beyond, ofStatus ? eq(status, hole("status")) : undefined))
				.orderBy(direction(date), direction(startMinute), direction(id))
				.limit(hole("limit"));
		});
	const lists = {
		forward: { all: list(true, false), ofStatus: list(true, true) },
		backward: { all: list(false, false), ofStatus: list(false, true) },
	};
	return ({ status, order, after, limit, ...span }: ListWish) => {
		const forward = order === "forward";
		const key =
			after ?? (forward ? { date: span.from, startMinute: -1, id: 0 } : { date: span.to, startMinute: LAST, id: LAST });
		// The index is entered where the list goes on, not where it began.
		const from = forward && key.date > span.from ? key.date : span.from;
		const to = !forward && key.date < span.to ? key.date : span.to;
		const asked = lists[order][status === null ? "all" : "ofStatus"];
		return read((session) => asked(session, { ...key, from, to, status, limit }));
	};
}

const listRows = listsOf("list", shown);
const wholeRows = listsOf("whole", all);

/** A piece of a list of bookings, by day and slot. */
export async function selectList(wish: ListWish): Promise<ListRow[]> {
	return listRows(wish);
}

/** The same with all that is kept of each. */
export async function selectWhole(wish: ListWish): Promise<DeskRow[]> {
	return wholeRows(wish);
}

/** A piece of the list of living bookings at times that are closed or have fewer places now, by day and slot. */
export async function selectOutside({ after, limit, ...wish }: OutsideWish): Promise<ListRow[]> {
	const key = after ?? { date: wish.from, startMinute: -1, id: 0 };
	const given = { ...wish, ...key, from: key.date > wish.from ? key.date : wish.from };
	const rows = await read(async (session) => {
		const keys = [
			...(await onClosedDates(session, { ...given, limit })),
			...(await selectBeyondPlaces(session, given, limit)),
		];
		const ids = keys
			.sort(byKey)
			.slice(0, limit)
			.map(({ id }) => id);
		return ids.length === 0 ? [] : rowsOf(session, shown).where(inArray(bookings.id, ids));
	});
	return rows.sort((one, other) => byKey(keyOf(one), keyOf(other)));
}

/** The first of those beyond the places of their slot, some days at a time: `limit` or more, but for the last days. */
async function selectBeyondPlaces(
	session: Session,
	given: { from: string; to: string } & Record<string, unknown>,
	limit: number,
): Promise<ListKey[]> {
	const keys: ListKey[] = [];
	for (let from = given.from; ; ) {
		keys.push(...(await beyondPlaces(session, { ...given, from })));
		if (keys.length >= limit) return keys;
		const days = await nextDays(session, { ...given, from });
		const last = days.at(-1)?.date;
		if (last === undefined || days.length < DAYS_A_TURN) return keys;
		from = dateAfter(last);
	}
}

/** The next day; both YYYY-MM-DD. */
function dateAfter(date: string): string {
	const next = new Date(`${date}T00:00:00Z`);
	next.setUTCDate(next.getUTCDate() + 1);
	return next.toISOString().slice(0, 10);
}

function keyOf({ date, startMinute, id }: ListRow): ListKey {
	return { date, startMinute: startMinute ?? 0, id };
}

function byKey(one: ListKey, other: ListKey): number {
	return one.date.localeCompare(other.date) || one.startMinute - other.startMinute || one.id - other.id;
}

/**
 * Bookings by words of the name or the beginning of the phone, the newest booking first.
 *
 * @param words in the language of FTS5: https://sqlite.org/fts5.html#full_text_query_syntax
 * @param before the id of the last one that was shown; null from the top
 */
export async function searchBookings(words: string, before: number | null, limit: number): Promise<ListRow[]> {
	const rows = await read(async (session) => {
		const keys = await found(session, { words, before: before ?? LAST, limit });
		const ids = keys.map(({ id }) => id);
		return ids.length === 0 ? [] : rowsOf(session, shown).where(inArray(bookings.id, ids));
	});
	return rows.sort((a, b) => b.id - a.id);
}

/** One booking as the desk sees it; null when there is none. */
export async function selectDeskBooking(id: number): Promise<DeskRow | null> {
	const [row] = await read(async (session) => rowsOf(session, all).where(eq(bookings.id, id)));
	return row ?? null;
}

/** What became of a booking, the latest change first, at most `limit`. */
export async function selectHistory(bookingId: number, limit: number): Promise<HistoryRow[]> {
	return read((session) => historyOf(session, { bookingId, limit }));
}

/** How many bookings from a date on wait for an answer, counted no further than a limit. */
export async function countRequested(from: string, limit: number): Promise<number> {
	const [counted] = await read((session) => requestedFrom(session, { from, limit }));
	return counted?.count ?? 0;
}
