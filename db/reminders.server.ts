import { and, eq, gte, inArray, sql } from "drizzle-orm";
import { read, write } from "./client.server";
import { bookings, outbox, users } from "./tables.server";

/** A living booking, and whom to remind of it. */
export type Coming = {
	bookingId: number;
	userId: number;
	email: string;
	reference: string;
	date: string;
	timeslot: string;
	version: number;
	status: string;
};

const LIVING = ["requested", "confirmed"] as const;

/** The living bookings of some days of which nobody has been reminded on that day's account yet. */
export async function selectUnreminded(dates: readonly string[]): Promise<Coming[]> {
	return read(async (session) =>
		session
			.select({
				bookingId: bookings.id,
				userId: bookings.userId,
				email: users.email,
				reference: bookings.reference,
				date: bookings.date,
				timeslot: bookings.timeslot,
				version: bookings.version,
				status: bookings.status,
			})
			.from(bookings)
			.innerJoin(users, eq(users.id, bookings.userId))
			.where(
				and(
					inArray(bookings.date, [...dates]),
					inArray(bookings.status, [...LIVING]),
					sql`not exists (select 1 from ${outbox} where ${outbox.dedupe} = ${keyOf(sql`${bookings.id}`, sql`${bookings.date}`)})`,
				),
			),
	);
}

/**
 * Puts a reminder into the outbox: one for a booking and day. Whoever was written to about the booking since a moment
 * knows of it already.
 */
export async function insertReminder(coming: Coming, writtenSince: Date, now: Date): Promise<void> {
	const { bookingId, userId, email, ...content } = coming;
	await write(async (session) => {
		const [written] = await session
			.select({ id: outbox.id })
			.from(outbox)
			.where(
				and(
					eq(outbox.userId, userId),
					eq(outbox.channel, "mail"),
					gte(outbox.createdAt, writtenSince),
					sql`${outbox.content} ->> 'reference' = ${coming.reference}`,
				),
			);
		if (written !== undefined) return;
		await session
			.insert(outbox)
			.values({
				userId,
				channel: "mail",
				kind: "reminder",
				recipient: email,
				content,
				dedupe: `reminder:${bookingId}:${coming.date}`,
				nextAttemptAt: now,
				createdAt: now,
			})
			.onConflictDoNothing();
	});
}

function keyOf(bookingId: ReturnType<typeof sql>, date: ReturnType<typeof sql>) {
	return sql`'reminder:' || ${bookingId} || ':' || ${date}`;
}
