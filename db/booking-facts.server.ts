import { and, count, eq, getTableColumns, inArray, sql } from "drizzle-orm";
import { read, type Session, statement, together } from "./client.server";
import { type SlotFactsRow, type SlotOfDate, slotFacts } from "./days.server";
import { bookings, users } from "./tables.server";

/** The clinic's date and time of day: what begins after it is to come. */
export type ClinicClock = { date: string; minute: number };
/** What is known of a slot, and how many sessions to come whoever wants it has already. */
export type BookingFactsRow = SlotFactsRow & { coming: number };
/** How a booking stands: what of it a mail tells. */
export type StandingRow = { date: string; timeslot: string; status: string };

/** Of what is neither declined nor cancelled: it has a place in its slot, also when it is over. */
const HOLDS_SLOT = sql`"status" not in ('declined', 'cancelled')`;

/** A person, and the living booking that he has of a slot. */
export const ownerInSlot = statement("booking-facts.owner-in-slot", (session) =>
	session
		.select({ email: users.email, living: getTableColumns(bookings) })
		.from(users)
		.leftJoin(
			bookings,
			and(
				eq(bookings.userId, users.id),
				eq(bookings.date, sql.placeholder("date")),
				eq(bookings.timeslot, sql.placeholder("timeslot")),
				HOLDS_SLOT,
			),
		)
		.where(eq(users.id, sql.placeholder("userId"))),
);

/** Of a person those that begin after a moment of the clinic's clock and that nobody has declined or cancelled. */
const sessionsToCome = statement("booking-facts.to-come", (session) =>
	session
		.select({ coming: count() })
		.from(bookings)
		.where(
			and(
				eq(bookings.userId, sql.placeholder("userId")),
				sql`(${bookings.date}, ${bookings.startMinute}) > (${sql.placeholder("today")}, ${sql.placeholder("minute")})`,
				inArray(bookings.status, ["requested", "confirmed"]),
			),
		),
);

const standing = statement("booking-facts.standing", (session) =>
	session
		.select({ date: bookings.date, timeslot: bookings.timeslot, status: bookings.status })
		.from(bookings)
		.where(eq(bookings.reference, sql.placeholder("reference"))),
);

/**
 * How a booking stands now; null when there is none with this reference.
 *
 * @throws DatabaseUnavailable
 */
export async function standingOf(reference: string): Promise<StandingRow | null> {
	const [found] = await read((session) => standing(session, { reference }));
	return found ?? null;
}

/**
 * Why somebody cannot have a slot, as all stands now; null when he may. It writes nothing and waits for no lock: of many
 * who want the last place only those who come before it is taken have to wait for each other.
 *
 * @throws DatabaseUnavailable
 */
export async function refusalOf<Refusal>(
	ownerId: number,
	{ slot, clock }: { slot: SlotOfDate; clock: ClinicClock },
	judge: (facts: BookingFactsRow) => Refusal | null,
): Promise<Refusal | null> {
	return read(async (session) => {
		const [[owner], facts] = await together(
			ownerInSlot(session, { userId: ownerId, ...slot }),
			bookingFacts(session, ownerId, slot, clock),
		);
		return owner?.living ? null : judge(facts);
	});
}

/** What is known of a slot and of who wants it. Whoever books by it has to be alone with the owner, for what he has already. */
export async function bookingFacts(session: Session, ownerId: number, slot: SlotOfDate, clock: ClinicClock) {
	const given = { userId: ownerId, today: clock.date, minute: clock.minute };
	const [facts, [known]] = await together(slotFacts(session, slot), sessionsToCome(session, given));
	return { ...facts, coming: known?.coming ?? 0 };
}
