import { and, desc, eq, getTableColumns, sql } from "drizzle-orm";
import { attempt, database } from "./client.server";
import { freePlace, type SlotFactsRow, type SlotOfDate, slotFacts, takePlace } from "./days.server";
import { isDuplicate } from "./errors.server";
import { write } from "./group-commit.server";
import { enqueue, type NewMessage } from "./outbox.server";
import { createReference } from "./references.server";
import { refuseWithoutRoom } from "./room.server";
import { bookingChanges, bookings, users } from "./schema.server";

const { id, userId, reference, startMinute, status, version, word, note, createdAt, updatedAt, ...typed } =
	getTableColumns(bookings);
const columns = { ...getTableColumns(bookings), email: users.email };

type Stored = typeof bookings.$inferSelect;

/** What a person writes into the form, as it is kept: a column of the table that is not of the product's own. */
export type BookingRow = Pick<Stored, keyof typeof typed>;
/** A booking as it stands, with its owner's email. `date` is YYYY-MM-DD. */
export type BookingRecord = Stored & { email: string };
/** A booking as its owner may see it. */
export type OwnBooking = Omit<Stored, "userId" | "note">;

/** What the rules say of a change: refused with a reason, or what to write. */
export type Decision<Refusal> =
	| { refused: Refusal }
	| {
			/** What it is called in the history. */
			action: string;
			set: Partial<Omit<Stored, "id" | "userId" | "reference" | "version" | "createdAt" | "updatedAt" | "startMinute">>;
			/** Whether the place that the booking has is given back. */
			frees: boolean;
			/** The slot to take a place of instead, and what decides whether there is one. */
			takes?: { slot: SlotOfDate; judge: (facts: SlotFactsRow & { own: boolean }) => Refusal | null };
			tell: (after: BookingRecord) => readonly NewMessage[];
	  };

/** Of a million references one in half a million is had already. */
const REFERENCE_ATTEMPTS = 5;

const LIVING = sql`"status" not in ('declined', 'cancelled')`;

const { userId: _owner, note: _note, ...ownColumns } = getTableColumns(bookings);

const bookingsOfUser = database
	.select(ownColumns)
	.from(bookings)
	.where(eq(bookings.userId, sql.placeholder("userId")))
	.orderBy(desc(bookings.date), desc(bookings.startMinute))
	.prepare();

const bookingById = database
	.select(columns)
	.from(bookings)
	.innerJoin(users, eq(users.id, bookings.userId))
	.where(eq(bookings.id, sql.placeholder("id")))
	.prepare();

const bookingOfOwner = database
	.select(columns)
	.from(bookings)
	.innerJoin(users, eq(users.id, bookings.userId))
	.where(and(eq(bookings.reference, sql.placeholder("reference")), eq(bookings.userId, sql.placeholder("ownerId"))))
	.prepare();

const bookingOfOwnerById = database
	.select(columns)
	.from(bookings)
	.innerJoin(users, eq(users.id, bookings.userId))
	.where(and(eq(bookings.id, sql.placeholder("ownId")), eq(bookings.userId, sql.placeholder("ownerId"))))
	.prepare();

const livingBooking = database
	.select(columns)
	.from(bookings)
	.innerJoin(users, eq(users.id, bookings.userId))
	.where(
		and(
			eq(bookings.userId, sql.placeholder("userId")),
			eq(bookings.date, sql.placeholder("date")),
			eq(bookings.timeslot, sql.placeholder("timeslot")),
			LIVING,
		),
	)
	.prepare();

const placeholders = Object.fromEntries(
	[...Object.keys(typed), "userId", "reference", "createdAt", "updatedAt"].map((name) => [name, sql.placeholder(name)]),
);

const addBooking = database
	.insert(bookings)
	// Each column that must be given has its placeholder; drizzle cannot see that in an object made of a list.
	.values(placeholders as never)
	.returning({ id: bookings.id })
	.prepare();

const addChange = database
	.insert(bookingChanges)
	.values({
		bookingId: sql.placeholder("bookingId"),
		at: sql.placeholder("at"),
		byUserId: sql.placeholder("byUserId"),
		action: sql.placeholder("action"),
		before: sql.placeholder("before"),
		after: sql.placeholder("after"),
	})
	.prepare();

/**
 * Why a slot cannot be had, as it stands now; null when it may be. It writes nothing and waits for no lock: of many who
 * want the last place only those who come before it is taken have to wait for each other.
 *
 * @throws DatabaseUnavailable
 */
export async function refusalOf<Refusal>(
	ownerId: number,
	slot: SlotOfDate,
	judge: (facts: SlotFactsRow) => Refusal | null,
): Promise<Refusal | null> {
	return attempt(() => (livingBooking.get({ userId: ownerId, ...slot }) === undefined ? judge(slotFacts(slot)) : null));
}

/**
 * Keeps a booking. The same person, date and slot again replaces the details of the first.
 *
 * @param rules `judge` says why there is no place, from what stands when the place is taken; `tell` what to send
 * @throws DatabaseFull, DatabaseUnavailable
 */
export async function keepBooking<Refusal>(
	ownerId: number,
	booking: BookingRow,
	rules: {
		slot: SlotOfDate;
		judge: (facts: SlotFactsRow) => Refusal | null;
		tell: (kept: BookingRecord) => readonly NewMessage[];
		at: Date;
	},
): Promise<{ kept: BookingRecord } | { refused: Refusal }> {
	const { slot, judge, tell, at } = rules;
	return write(() => {
		refuseWithoutRoom("booking");
		const same = livingBooking.get({ userId: ownerId, ...slot });
		if (same !== undefined) return { kept: replaceDetails(same, booking, at) };
		const refused = judge(slotFacts(slot));
		if (refused !== null) return { refused };
		const added = insertWithReference({ ...booking, userId: ownerId, createdAt: at, updatedAt: at });
		takePlace(added, slot);
		const kept = present(added);
		const { date, timeslot, status } = kept;
		record({ bookingId: added, at, byUserId: ownerId, action: "book", before: {}, after: { date, timeslot, status } });
		enqueue(tell(kept), at);
		return { kept };
	});
}

/**
 * Changes a booking by rules that see it as it stands when it is changed, and writes what was changed into its history.
 *
 * @param which by id alone, or of an owner alone
 * @param decide the rules; runs within the transaction, and again when that is tried again
 * @returns null when there is no such booking
 * @throws DatabaseUnavailable
 */
export async function changeBooking<Refusal>(
	which: { id: number } | { ownId: number; ownerId: number } | { reference: string; ownerId: number },
	decide: (standing: BookingRecord) => Decision<Refusal>,
	by: { userId: number | null; at: Date },
): Promise<{ changed: BookingRecord } | { refused: Refusal; standing: BookingRecord } | null> {
	return write(() => {
		const standing = "id" in which ? bookingById.get(which) : ownBooking(which);
		if (standing === undefined) return null;
		const decision = decide(standing);
		if ("refused" in decision) return { ...decision, standing };
		const { action, set, frees, takes, tell } = decision;
		if (takes !== undefined) {
			const own = livingBooking.get({ userId: standing.userId, ...takes.slot }) !== undefined;
			const refused = takes.judge({ ...slotFacts(takes.slot), own });
			if (refused !== null) return { refused, standing };
		}
		if (frees) freePlace(standing.id);
		const changed = update(standing, set, { action, ...by });
		if (takes !== undefined) takePlace(standing.id, takes.slot);
		enqueue(tell(changed), by.at);
		return { changed };
	});
}

/** All bookings of one person, newest date first. */
export async function selectBookings(ownerId: number): Promise<OwnBooking[]> {
	return attempt(() => bookingsOfUser.all({ userId: ownerId }));
}

/** A person's own booking; null for another's, and for none. */
export async function selectOwnBooking(reference: string, ownerId: number): Promise<OwnBooking | null> {
	const found = await attempt(() => bookingOfOwner.get({ reference, ownerId }));
	if (found === undefined) return null;
	const { userId, note, email, ...own } = found;
	return own;
}

function ownBooking(which: { ownId: number; ownerId: number } | { reference: string; ownerId: number }) {
	return "ownId" in which ? bookingOfOwnerById.get(which) : bookingOfOwner.get(which);
}

/** The newest details of a booking that is there already. */
function replaceDetails(standing: BookingRecord, booking: BookingRow, at: Date): BookingRecord {
	return update(standing, booking, { action: "details", userId: standing.userId, at });
}

/** Writes what differs, with its history; nothing when nothing does. */
function update(
	standing: BookingRecord,
	set: Partial<Stored>,
	{ action, userId, at }: { action: string; userId: number | null; at: Date },
): BookingRecord {
	const names = (Object.keys(set) as (keyof Stored)[]).filter((name) => set[name] !== standing[name]);
	if (names.length === 0) return standing;
	const changed = (row: Partial<Stored>) => Object.fromEntries(names.map((name) => [name, row[name]]));
	database
		.update(bookings)
		.set({ ...changed(set), version: standing.version + 1, updatedAt: at })
		.where(and(eq(bookings.id, standing.id), eq(bookings.version, standing.version)))
		.run();
	record({ bookingId: standing.id, at, byUserId: userId, action, before: changed(standing), after: changed(set) });
	return present(standing.id);
}

function record(change: Omit<typeof bookingChanges.$inferInsert, "id">): void {
	addChange.run(change);
}

function present(bookingId: number): BookingRecord {
	const row = bookingById.get({ id: bookingId });
	if (row === undefined) throw new Error("A booking is gone within its own transaction.");
	return row;
}

function insertWithReference(row: BookingRow & { userId: number; createdAt: Date; updatedAt: Date }): number {
	for (let attempt = 1; ; attempt++) {
		try {
			return addBooking.get({ ...row, reference: createReference() }).id;
		} catch (error) {
			if (!isDuplicate(error) || attempt === REFERENCE_ATTEMPTS) throw error;
		}
	}
}
