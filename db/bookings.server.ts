import { and, count, desc, eq, ne, sql } from "drizzle-orm";
import { attempt, database } from "./client.server";
import { write } from "./group-commit.server";
import { refuseWithoutRoom } from "./room.server";
import { bookings } from "./schema.server";

/** A booking as it is kept; `date` is YYYY-MM-DD. */
export type BookingRow = {
	name: string;
	phone: string;
	age: number;
	address: string;
	timeslot: string;
	date: string;
};

const bookingsOfUser = database
	.select({
		name: bookings.name,
		phone: bookings.phone,
		age: bookings.age,
		address: bookings.address,
		timeslot: bookings.timeslot,
		date: bookings.date,
	})
	.from(bookings)
	.where(eq(bookings.userId, sql.placeholder("userId")))
	.orderBy(desc(bookings.date), desc(bookings.id))
	.prepare();

const takenByOthers = database
	.select({ taken: count() })
	.from(bookings)
	.where(
		and(
			eq(bookings.date, sql.placeholder("date")),
			eq(bookings.timeslot, sql.placeholder("timeslot")),
			ne(bookings.userId, sql.placeholder("userId")),
		),
	)
	.prepare();

const saveBooking = database
	.insert(bookings)
	.values({
		userId: sql.placeholder("userId"),
		name: sql.placeholder("name"),
		phone: sql.placeholder("phone"),
		age: sql.placeholder("age"),
		address: sql.placeholder("address"),
		timeslot: sql.placeholder("timeslot"),
		date: sql.placeholder("date"),
		createdAt: sql.placeholder("createdAt"),
	})
	.onConflictDoUpdate({
		target: [bookings.userId, bookings.date, bookings.timeslot],
		set: {
			name: sql`excluded.name`,
			phone: sql`excluded.phone`,
			age: sql`excluded.age`,
			address: sql`excluded.address`,
		},
	})
	.prepare();

/**
 * Keeps a booking. The same person, date and slot again replaces the details of the first.
 *
 * @param capacity how many people a slot of one day can hold; null for no bound. Counted and written in one
 *   transaction, so that two processes cannot both take the last place.
 * @returns false when the slot is full, and nothing was kept
 * @throws DatabaseFull, DatabaseUnavailable
 */
export async function upsertBooking(
	userId: number,
	booking: BookingRow,
	createdAt: Date,
	capacity: number | null,
): Promise<boolean> {
	const row = { ...booking, userId, createdAt };
	return write(() => {
		refuseWithoutRoom("booking");
		if (capacity !== null && (takenByOthers.get(row)?.taken ?? 0) >= capacity) return false;
		saveBooking.run(row);
		return true;
	});
}

/** All bookings of one person, newest date first. */
export async function selectBookings(userId: number): Promise<BookingRow[]> {
	return attempt(() => bookingsOfUser.all({ userId }));
}
