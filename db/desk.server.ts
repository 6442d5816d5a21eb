import { and, asc, between, desc, eq, getTableColumns, gte, inArray, sql } from "drizzle-orm";
import { attempt, connection, database } from "./client.server";
import { bookingChanges, bookings, closedDates, places, users, weeklySlots } from "./schema.server";

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

/** After each of a day. */
const LAST = Number.MAX_SAFE_INTEGER;

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
	byUserId: number | null;
	action: string;
	before: Record<string, unknown>;
	after: Record<string, unknown>;
};

const takenOfSlot = sql<number>`case when ${places.place} > ${weeklySlots.places} then
	(select count(*) from places as others where others.date = ${bookings.date} and others.timeslot = ${bookings.timeslot}) else 0 end`;
const weekdayOfDate = sql`(strftime('%w', ${bookings.date}) + 6) % 7 + 1`;
/** A row that stands at or after where a list goes on. */
const goesOn = "(b.date, b.start_minute, b.id) > (@date, @startMinute, @id)";
const ofWish = "b.status in ('requested', 'confirmed') and b.status = ifnull(@status, b.status)";

/** Living bookings of closed dates. */
const onClosedDates = connection.prepare(`
	select b.id, b.date, b.start_minute as startMinute
	from closed_dates as shut cross join bookings as b on b.date = shut.date
	where shut.date between @from and @to and ${ofWish} and ${goesOn}
	order by b.date, b.start_minute, b.id limit @limit`);

/**
 * Living bookings beyond the places that their slot has now, day by day. It steps from day to day and looks at the
 * places beyond alone: to look at each booking would take seconds beside a million.
 */
const beyondPlaces = connection.prepare(`
	with recursive days(date) as (
		select min(date) from places where date between @from and @to
		union all
		select (select min(next.date) from places as next where next.date > days.date and next.date <= @to)
		from days where days.date is not null
	)
	select b.id, b.date, b.start_minute as startMinute
	from days
	cross join weekly_slots as open on open.weekday = (strftime('%w', days.date) + 6) % 7 + 1
	cross join places as beyond on beyond.date = days.date and beyond.timeslot = open.timeslot and beyond.place > open.places
	cross join bookings as b on b.id = beyond.booking_id
	where not exists (select 1 from closed_dates as shut where shut.date = days.date)
		and (select count(*) from places as others where others.date = beyond.date and others.timeslot = beyond.timeslot) > open.places
		and ${ofWish} and ${goesOn}`);

const found = connection
	.prepare("select rowid from bookings_search where bookings_search match ? and rowid < ? order by rowid desc limit ?")
	.pluck();

const historyOf = database
	.select({
		id: bookingChanges.id,
		at: bookingChanges.at,
		by: users.username,
		byUserId: bookingChanges.byUserId,
		action: bookingChanges.action,
		before: bookingChanges.before,
		after: bookingChanges.after,
	})
	.from(bookingChanges)
	.leftJoin(users, eq(users.id, bookingChanges.byUserId))
	.where(eq(bookingChanges.bookingId, sql.placeholder("bookingId")))
	.orderBy(desc(bookingChanges.id))
	.prepare();

const requestedFrom = database
	.select({ id: bookings.id })
	.from(bookings)
	.where(and(eq(bookings.status, "requested"), gte(bookings.date, sql.placeholder("from"))))
	.limit(sql.placeholder("limit"))
	.prepare();

function rowsOf<Columns extends typeof shown>(columns: Columns) {
	return database
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
			and(sql`${weeklySlots.weekday} = ${weekdayOfDate}`, eq(weeklySlots.timeslot, bookings.timeslot)),
		)
		.leftJoin(places, eq(places.bookingId, bookings.id))
		.$dynamic();
}

/** Makes lists of some columns, each by what is asked of it: to write a statement anew takes longer than to answer it. */
function listsOf<Columns extends typeof shown>(columns: Columns) {
	const prepared = new Map<string, ReturnType<typeof prepare>>();
	function prepare(forward: boolean, ofStatus: boolean) {
		const direction = forward ? asc : desc;
		const hole = sql.placeholder;
		const beyond = sql`(${date}, ${startMinute}, ${id}) ${sql.raw(forward ? ">" : "<")} (${hole("date")}, ${hole("startMinute")}, ${hole("id")})`;
		return rowsOf(columns)
			.where(and(between(date, hole("from"), hole("to")), beyond, ofStatus ? eq(status, hole("status")) : undefined))
			.orderBy(direction(date), direction(startMinute), direction(id))
			.limit(hole("limit"))
			.prepare();
	}
	return ({ status, order, after, limit, ...span }: ListWish) => {
		const forward = order === "forward";
		const kind = `${order} ${status !== null}`;
		const list = prepared.get(kind) ?? prepare(forward, status !== null);
		prepared.set(kind, list);
		const key =
			after ?? (forward ? { date: span.from, startMinute: -1, id: 0 } : { date: span.to, startMinute: LAST, id: LAST });
		// The index is entered where the list goes on, not where it began.
		const from = forward && key.date > span.from ? key.date : span.from;
		const to = !forward && key.date < span.to ? key.date : span.to;
		return attempt(() => list.all({ ...key, from, to, status, limit }));
	};
}

const listRows = listsOf(shown);
const wholeRows = listsOf(all);

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
	const rows = await attempt(() => {
		const keys = onClosedDates.all({ ...given, limit }) as ListKey[];
		const beyond: ListKey[] = [];
		for (const row of beyondPlaces.iterate(given) as Iterable<ListKey>) {
			// Within a day they come in any order: it is read to its end.
			if (beyond.length >= limit && row.date !== beyond.at(-1)?.date) break;
			beyond.push(row);
		}
		keys.push(...beyond);
		const ids = keys
			.sort(byKey)
			.slice(0, limit)
			.map(({ id }) => id);
		return ids.length === 0 ? [] : rowsOf(shown).where(inArray(bookings.id, ids)).all();
	});
	return rows.sort((one, other) => byKey(keyOf(one), keyOf(other)));
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
	const rows = await attempt(() => {
		const ids = found.all(words, before ?? Number.MAX_SAFE_INTEGER, limit) as number[];
		return ids.length === 0 ? [] : rowsOf(shown).where(inArray(bookings.id, ids)).all();
	});
	return rows.sort((a, b) => b.id - a.id);
}

/** One booking as the desk sees it; null when there is none. */
export async function selectDeskBooking(id: number): Promise<DeskRow | null> {
	return (await attempt(() => rowsOf(all).where(eq(bookings.id, id)).get())) ?? null;
}

/** What became of a booking, the latest change first. */
export async function selectHistory(bookingId: number): Promise<HistoryRow[]> {
	return attempt(() => historyOf.all({ bookingId }));
}

/** How many bookings from a date on wait for an answer, counted no further than a limit. */
export async function countRequested(from: string, limit: number): Promise<number> {
	return attempt(() => requestedFrom.all({ from, limit }).length);
}
