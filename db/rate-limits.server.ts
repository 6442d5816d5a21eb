import { and, eq, gt, inArray, lt, sql } from "drizzle-orm";
import { RateLimiterRes } from "rate-limiter-flexible";
import { engine, noted, read, statement, writeCounts } from "./client.server";
import { rateLimits } from "./tables.server";

const { key, points: counted, expire } = rateLimits;
const isRunning = and(eq(key, sql.placeholder("key")), gt(expire, sql.placeholder("now")));

const countOf = statement("rate-limits.count", (session) =>
	session.select({ points: counted, expire }).from(rateLimits).where(isRunning),
);

/** The library's own way would begin a span with less than nothing where the counted one has ended. */
const takeOneBack = statement("rate-limits.take-back", (session) =>
	session
		.update(rateLimits)
		.set({ points: sql`${counted} - 1` })
		.where(and(isRunning, gt(counted, 0))),
);

const forget = statement("rate-limits.forget", (session) =>
	session
		.delete(rateLimits)
		.where(eq(key, sql.placeholder("key")))
		.returning({ key }),
);

/** Counts what happened per key within a span of time. */
export type Counter = {
	/** Counts one more. Returns how long to wait in seconds when that is too many, else 0. */
	count: (key: string) => Promise<number>;
	/** How long to wait in seconds when the key has had all that is allowed, else 0. Counts nothing. */
	waitOf: (key: string) => Promise<number>;
	/** Takes one back that was counted within the span. */
	giveBack: (key: string) => Promise<void>;
	/** Forgets the key. Returns whether there was anything to forget. */
	forget: (key: string) => Promise<boolean>;
};

/**
 * Makes a counter kept in the database.
 *
 * @param name sets its keys apart from other counters'
 * @param points how many are allowed within `seconds`
 * @param blockSeconds how long a key that had too many waits; unset, until the span ends
 */
export function createCounter(name: string, points: number, seconds: number, blockSeconds = 0): Counter {
	const limiter = engine.createLimiter({ name, points, seconds, blockSeconds });
	const keyOf = (counted: string) => `${name}:${counted}`; // As the library names them.
	return {
		count: (counted) => noted(limiter.consume(counted)).then(() => 0, secondsLeft),
		waitOf: async (counted) => {
			const now = Date.now();
			const [found] = await read((session) => countOf(session, { key: keyOf(counted), now }));
			return found !== undefined && found.points >= points ? inSeconds((found.expire ?? now) - now) : 0;
		},
		giveBack: async (counted) => {
			await writeCounts((session) => takeOneBack(session, { key: keyOf(counted), now: Date.now() }));
		},
		forget: async (counted) => (await writeCounts((session) => forget(session, { key: keyOf(counted) }))).length > 0,
	};
}

/** Deletes the counts whose span ended before now. Returns how many, at most `limit`. */
export async function deleteExpiredCounts(now: Date, limit: number): Promise<number> {
	const isOver = lt(expire, now.getTime());
	const deleted = await writeCounts(async (session) => {
		const over = session.select({ key }).from(rateLimits).where(isOver).limit(limit);
		return session
			.delete(rateLimits)
			.where(and(inArray(key, over), isOver)) // Some may begin anew meanwhile.
			.returning({ key });
	});
	return deleted.length;
}

/** The library rejects with its result where there were too many, and with an Error where the store failed. */
function secondsLeft(refusal: unknown): number {
	if (refusal instanceof RateLimiterRes) return inSeconds(refusal.msBeforeNext);
	throw refusal;
}

function inSeconds(milliseconds: number): number {
	return Math.max(1, Math.ceil(milliseconds / 1000));
}
