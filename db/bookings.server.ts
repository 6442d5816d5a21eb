import { and, desc, eq, getTableColumns, sql } from "drizzle-orm";
import { type BookingFactsRow, bookingFacts, type ClinicClock, ownerInSlot } from "./booking-facts.server";
import { engine, read, type Session, statement, together, write } from "./client.server";
import {
	freePlace,
	type SlotFactsRow,
	type SlotOfDate,
	slotFacts,
	slotKey,
	takeAnyPlace,
	takePlace,
} from "./days.server";
import { Overtaken } from "./errors.server";
import { enqueue, type NewMessage } from "./outbox.server";
import { createReference } from "./references.server";
import { refuseWithoutRoom } from "./room.server";
import { bookingChanges, bookings, users } from "./tables.server";

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

const { userId: _owner, note: _note, ...ownColumns } = getTableColumns(bookings);

const bookingsOfUser = statement("bookings.of-user", (session) =>
	session
		.select(ownColumns)
		.from(bookings)
		.where(eq(bookings.userId, sql.placeholder("userId")))
		.orderBy(desc(bookings.date), desc(bookings.startMinute))
		.limit(sql.placeholder("limit")),
);

/** A booking with its owner's email. */
const withOwner = (session: Session) =>
	session.select(columns).from(bookings).innerJoin(users, eq(users.id, bookings.userId));

const bookingById = statement("bookings.by-id", (session) =>
	withOwner(session).where(eq(bookings.id, sql.placeholder("id"))),
);

const bookingOfOwner = statement("bookings.of-owner", (session) =>
	withOwner(session).where(
		and(eq(bookings.reference, sql.placeholder("reference")), eq(bookings.userId, sql.placeholder("ownerId"))),
	),
);

const bookingOfOwnerById = statement("bookings.of-owner-by-id", (session) =>
	withOwner(session).where(
		and(eq(bookings.id, sql.placeholder("ownId")), eq(bookings.userId, sql.placeholder("ownerId"))),
	),
);

const placeholders = Object.fromEntries(
	[...Object.keys(typed), "userId", "reference", "createdAt", "updatedAt"].map((name) => [name, sql.placeholder(name)]),
);

const addBooking = statement("bookings.add", (session) =>
	session
		.insert(bookings)
		// Each column that must be given has its placeholder; drizzle cannot see that in an object made of a list.
		.values(placeholders as never)
		.onConflictDoNothing({ target: bookings.reference })
		.returning(getTableColumns(bookings)),
);

const addChange = statement("bookings.add-change", (session) =>
	session.insert(bookingChanges).values({
		bookingId: sql.placeholder("bookingId"),
		at: sql.placeholder("at"),
		byUserId: sql.placeholder("byUserId"),
		action: sql.placeholder("action"),
		before: sql.placeholder("before"),
		after: sql.placeholder("after"),
	}),
);

/**
 * Keeps a booking. The same person, date and slot again replaces the details of the first.
 *
 * @param rules `judge` says why not, from what stands when the place is taken: nobody else books for the same person
 *   meanwhile; `tell` what to send of a new one, and of one whose details were changed
 * @throws DatabaseFull, DatabaseUnavailable
 */
export async function keepBooking<Refusal>(
	ownerId: number,
	booking: BookingRow,
	rules: {
		slot: SlotOfDate;
		clock: ClinicClock;
		judge: (facts: BookingFactsRow) => Refusal | null;
		tell: (kept: BookingRecord, isNew: boolean) => readonly NewMessage[];
		at: Date;
	},
): Promise<{ kept: BookingRecord } | { refused: Refusal }> {
	const { slot, clock, judge, tell, at } = rules;
	return write(async (session) => {
		await refuseWithoutRoom(session, "booking");
		const [, [owner], known] = await together(
			engine.alone(session, ownerKey(ownerId)),
			ownerInSlot(session, { userId: ownerId, ...slot }),
			bookingFacts(session, ownerId, slot, clock),
		);
		if (owner === undefined) throw new Error("Nobody is there to book.");
		const { email, living } = owner;
		if (living !== null) return { kept: await replaceDetails(session, { ...living, email }, booking, { tell, at }) };
		// Where there is a place for everybody nobody has to be alone with the slot to take one.
		const isForAll = judge({ ...known, taken: Number.POSITIVE_INFINITY }) === null;
		const facts = isForAll || judge(known) !== null ? known : { ...known, ...(await factsAlone(session, slot)) };
		const refused = judge(facts);
		if (refused !== null) return { refused };
		const added = await insertWithReference(session, { ...booking, userId: ownerId, createdAt: at, updatedAt: at });
		const kept = { ...added, email };
		const { id: bookingId, date, timeslot, status } = kept;
		const after = { date, timeslot, status };
		await together(
			(isForAll ? takeAnyPlace : takePlace)(session, bookingId, slot, facts),
			addChange(session, { bookingId, at, byUserId: ownerId, action: "book", before: {}, after }),
			enqueue(session, tell(kept, true), at),
		);
		return { kept };
	});
}

/** What is known of a slot to who is alone with it, which he is from here on. */
async function factsAlone(session: Session, slot: SlotOfDate) {
	const [, facts] = await together(engine.alone(session, slotKey(slot)), slotFacts(session, slot));
	return facts;
}

/** By this name an account is not deleted, and does not come into one slot twice at once, between two looks at what it has. */
export function ownerKey(ownerId: number): string {
	return `owner:${ownerId}`;
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
	return write(async (session) => {
		// Where its id is known those who change it come one after the other, and none of them has to try again.
		const id = "id" in which ? which.id : "ownId" in which ? which.ownId : null;
		if (id !== null) await engine.alone(session, `booking:${id}`);
		const [standing] = await ("id" in which ? bookingById(session, which) : ownBooking(session, which));
		if (standing === undefined) return null;
		const decision = decide(standing);
		if ("refused" in decision) return { ...decision, standing };
		const { action, set, frees, takes, tell } = decision;
		if (takes !== undefined) {
			// In the order of `keepBooking`: its owner may be booking the same slot just now.
			await engine.alone(session, ownerKey(standing.userId));
			await engine.alone(session, slotKey(takes.slot));
			const [owner] = await ownerInSlot(session, { userId: standing.userId, ...takes.slot });
			const facts = await slotFacts(session, takes.slot);
			const refused = takes.judge({ ...facts, own: Boolean(owner?.living) });
			if (refused !== null) return { refused, standing };
		}
		const changed = await update(session, standing, set, { action, ...by });
		if (frees) await freePlace(session, standing.id);
		if (takes !== undefined) await takePlace(session, standing.id, takes.slot);
		await enqueue(session, tell(changed), by.at);
		return { changed };
	});
}

/** The bookings of one person, newest date first, at most `limit`. */
export async function selectBookings(ownerId: number, limit: number): Promise<OwnBooking[]> {
	return read((session) => bookingsOfUser(session, { userId: ownerId, limit }));
}

/** A person's own booking; null for another's, and for none. */
export async function selectOwnBooking(reference: string, ownerId: number): Promise<OwnBooking | null> {
	const [found] = await read((session) => bookingOfOwner(session, { reference, ownerId }));
	if (found === undefined) return null;
	const { userId, note, email, ...own } = found;
	return own;
}

function ownBooking(
	session: Session,
	which: { ownId: number; ownerId: number } | { reference: string; ownerId: number },
) {
	return "ownId" in which ? bookingOfOwnerById(session, which) : bookingOfOwner(session, which);
}

/** The newest details of a booking that is there already; nothing is told where they are the same. */
async function replaceDetails(
	session: Session,
	standing: BookingRecord,
	booking: BookingRow,
	{ tell, at }: { tell: (kept: BookingRecord, isNew: boolean) => readonly NewMessage[]; at: Date },
): Promise<BookingRecord> {
	const kept = await update(session, standing, booking, { action: "details", userId: standing.userId, at });
	if (kept.version !== standing.version) await enqueue(session, tell(kept, false), at);
	return kept;
}

/**
 * Writes what differs, with its history; nothing when nothing does.
 *
 * @throws Overtaken when the booking was changed or is gone since it was read
 */
async function update(
	session: Session,
	standing: BookingRecord,
	set: Partial<Stored>,
	{ action, userId, at }: { action: string; userId: number | null; at: Date },
): Promise<BookingRecord> {
	const names = (Object.keys(set) as (keyof Stored)[]).filter((name) => set[name] !== standing[name]);
	if (names.length === 0) return standing;
	const changed = (row: Partial<Stored>) => Object.fromEntries(names.map((name) => [name, row[name]]));
	const written = await session
		.update(bookings)
		.set({ ...changed(set), version: standing.version + 1, updatedAt: at })
		.where(and(eq(bookings.id, standing.id), eq(bookings.version, standing.version)))
		.returning({ id: bookings.id });
	if (written.length === 0) throw new Overtaken();
	const [before, after] = [changed(standing), changed(set)];
	await addChange(session, { bookingId: standing.id, at, byUserId: userId, action, before, after });
	return present(session, standing.id);
}

async function present(session: Session, bookingId: number): Promise<BookingRecord> {
	const [row] = await bookingById(session, { id: bookingId });
	if (row === undefined) throw new Error("A booking is gone within its own transaction.");
	return row;
}

async function insertWithReference(
	session: Session,
	row: BookingRow & { userId: number; createdAt: Date; updatedAt: Date },
): Promise<Stored> {
	for (let attempt = 1; attempt <= REFERENCE_ATTEMPTS; attempt++) {
		const [added] = await addBooking(session, { ...row, reference: createReference() });
		if (added !== undefined) return added;
	}
	throw new Error("No reference was free.");
}
