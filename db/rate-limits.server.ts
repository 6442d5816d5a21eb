import type Database from "better-sqlite3";
import { RateLimiterRes, RateLimiterSQLite } from "rate-limiter-flexible";
import { env } from "~/env.server";
import { attempt } from "./client.server";
import { createGroupWriter } from "./group-commit.server";
import { databaseFile, openDatabase } from "./open.server";

/**
 * A connection of its own: counts need not survive a power cut, so they do not wait for the disk as bookings do.
 * They share the file, so that several processes share them.
 */
const kept = globalThis as { saathiCounts?: ReturnType<typeof openDatabase> };
kept.saathiCounts ??= openCounts();
const counts = kept.saathiCounts;

function openCounts() {
	const opened = openDatabase(databaseFile(env.DATABASE_URL));
	opened.pragma("synchronous = NORMAL");
	return opened;
}

/**
 * The connection as the library uses it. It would prepare each statement anew for each count, and commit each count
 * by itself.
 */
const writeCounts = createGroupWriter(counts);
const store = {
	prepare: preparedOnce(counts),
	transaction: (work: () => unknown) => () => writeCounts(work),
};

function preparedOnce(connection: Database.Database) {
	const prepared = new Map<string, Database.Statement>();
	return (sql: string) => {
		const known = prepared.get(sql) ?? connection.prepare(sql);
		prepared.set(sql, known);
		return known;
	};
}

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
	const limiter = new RateLimiterSQLite({
		storeClient: store,
		storeType: "better-sqlite3",
		tableName: "rate_limits",
		tableCreated: true,
		// Its own purge does not catch a locked database, and the failed promise would end the process.
		clearExpiredByTimeout: false,
		keyPrefix: name,
		points,
		duration: seconds,
		blockDuration: blockSeconds,
	});
	return {
		count: (key) => limiter.consume(key).then(() => 0, secondsLeft),
		waitOf: async (key) => {
			const counted = await attempt(() => limiter.get(key));
			return counted !== null && counted.consumedPoints >= points ? secondsLeft(counted) : 0;
		},
		giveBack: async (key) => {
			await writeCounts(() => takeOneBack().run(limiter.getKey(key), Date.now()));
		},
		forget: (key) => attempt(() => limiter.delete(key)),
	};
}

/** The library's own way would begin a span with less than nothing where the counted one has ended. */
function takeOneBack(): Database.Statement {
	return store.prepare("update rate_limits set points = points - 1 where key = ? and points > 0 and expire > ?");
}

/** Deletes the counts whose span ended before now. Returns how many, at most `limit`. */
export async function deleteExpiredCounts(now: Date, limit: number): Promise<number> {
	return attempt(
		() =>
			counts
				.prepare("delete from rate_limits where key in (select key from rate_limits where expire < ? limit ?)")
				.run(now.getTime(), limit).changes,
	);
}

/** The library rejects with its result where there were too many, and with an Error where the store failed. */
function secondsLeft(refusal: unknown): number {
	if (refusal instanceof RateLimiterRes) return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
	throw refusal;
}
