import { and, count, eq, gt, gte, isNotNull, isNull, sql } from "drizzle-orm";
import { read, type Session, write } from "./client.server";
import type { Channel } from "./sending.server";
import { bookings, outbox, rateLimits } from "./tables.server";

type Status = typeof bookings.$inferSelect.status;

const KEPT_MS = 3 * 24 * 60 * 60 * 1000;
/** Kept among the counts, which are keys with an end. */
const dangersKey = (date: string) => `dangers:${date}`;

/** How many bookings of a day and later are in a state. */
export async function countBookings(status: Status, since: string): Promise<number> {
	const [counted] = await read(async (session) =>
		session
			.select({ number: count() })
			.from(bookings)
			.where(and(eq(bookings.status, status), gte(bookings.date, since))),
	);
	return counted?.number ?? 0;
}

/** How many messages of a channel wait in the outbox, and how many were given up. */
export async function countOutbox(channel: Channel): Promise<{ waiting: number; givenUp: number }> {
	const ever = new Date(0);
	const of = async (session: Session, state: ReturnType<typeof and>) => {
		const [counted] = await session
			.select({ number: count() })
			.from(outbox)
			.where(and(eq(outbox.channel, channel), state));
		return counted?.number ?? 0;
	};
	return read(async (session) => ({
		waiting: await of(session, and(isNull(outbox.sentAt), isNull(outbox.givenUpAt), gt(outbox.nextAttemptAt, ever))),
		givenUp: await of(session, and(isNotNull(outbox.givenUpAt), gt(outbox.givenUpAt, ever))),
	}));
}

/** Counts one danger more on a day, without a word of who or what. */
export async function countDanger(date: string, now: Date): Promise<void> {
	await write(async (session) => {
		await session
			.insert(rateLimits)
			.values({ key: dangersKey(date), points: 1, expire: now.getTime() + KEPT_MS })
			.onConflictDoUpdate({ target: rateLimits.key, set: { points: sql`${rateLimits.points} + 1` } });
	});
}

/** How many dangers were counted on a day. */
export async function dangersOf(date: string): Promise<number> {
	const [counted] = await read(async (session) =>
		session
			.select({ points: rateLimits.points })
			.from(rateLimits)
			.where(eq(rateLimits.key, dangersKey(date))),
	);
	return counted?.points ?? 0;
}
