import type { Placeholder, SQL, SQLWrapper } from "drizzle-orm";
import type { BaseSQLiteDatabase } from "drizzle-orm/sqlite-core";
import type { RateLimiterAbstract } from "rate-limiter-flexible";

/** Typed access to the tables, on one connection or on any of several. Its queries are builders that are awaited. */
export type Session = BaseSQLiteDatabase<"async", unknown>;

/** Runs work in one transaction, and settles once that stands as durably as is promised. */
export type Write = <T>(work: (session: Session) => Promise<T>) => Promise<T>;

/** How many of a key are allowed within a span; with `blockSeconds` one too many waits for so long from then on. */
export type Limit = { name: string; points: number; seconds: number; blockSeconds: number };

/** What each of the databases does in its own way. Queries are written once beside it, and ask nobody which one it is. */
export type Engine = {
	/** Runs queries that write nothing, and again while the database cannot be had for a moment. */
	read: <T>(work: (session: Session) => Promise<T>) => Promise<T>;
	/**
	 * Runs work in one transaction that is on the disk when this settles. The work awaits the database alone, and may run
	 * again from its start.
	 */
	write: Write;
	/** The same for counts, which need not survive a power cut: it waits for no disk. */
	writeCounts: Write;
	/** Counts in the table `rate_limits`, which all processes share. It rejects with DatabaseUnavailable, or a refusal. */
	createLimiter: (limit: Limit) => RateLimiterAbstract;
	/** Lets nobody else into the same from here to the end of the transaction. Names several in one order everywhere. */
	alone: (session: Session, ...keys: string[]) => Promise<void>;
	/** The first of some keys with which nobody else is, alone with it from here on; null where somebody is with each. */
	firstAlone: (session: Session, keys: readonly string[]) => Promise<string | null>;
	/** Whether a row with the same key was there already. */
	isDuplicate: (error: unknown) => boolean;
	/** Has deleted text overwritten on the disk within seconds, where the database can: see `sqlite/forgetting.server.ts`. */
	forgetDeletedSoon: () => void;
	/** Deletes the former databases that restores have kept since before a moment. */
	deleteKeptAside: (before: Date) => void;
	/** The day of the week of a date, 1 for Monday to 7. */
	weekdayOf: (date: SQLWrapper) => SQL<number>;
	/**
	 * The table of one column, `id`, of the bookings whose name or phone has words: no fewer than the newest `limit` of
	 * those before `before`.
	 *
	 * @param words in the language of FTS5: https://sqlite.org/fts5.html#full_text_query_syntax
	 */
	foundBookings: (asked: Record<"words" | "before" | "limit", Placeholder>) => SQL;
	/** The table of one row and one column, `bytes`: how much the database takes, without what is free in it. */
	usedBytes: SQL;
};
