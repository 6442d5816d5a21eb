import { env } from "~/env.server";
import { namesPostgres } from "./dialects.server";
import type { Engine, Session, Write } from "./engine.server";
import { DatabaseFull, DatabaseUnavailable } from "./errors.server";

export { placeholderOf, statement, together } from "./statements.server";
export type { Session };

/** The one engine of this process, kept over reloads in development. */
const kept = globalThis as { saathiEngine?: Promise<Engine> };
kept.saathiEngine ??= open();

/** What the database that DATABASE_URL names does in its own way. */
export const engine = await kept.saathiEngine;

/** Why the latest transaction was lost; null when it stands. */
let lastFailure: DatabaseUnavailable | null = null;

/** A database that cannot be had at the start stops it with one line. */
async function open(): Promise<Engine> {
	try {
		if (namesPostgres(env.DATABASE_URL))
			return await (await import("./postgres/engine.server")).openPostgres(env.DATABASE_URL);
		return (await import("./sqlite/engine.server")).openSqlite(env.DATABASE_URL);
	} catch (error) {
		console.error(`The database cannot be opened. ${(error as Error).message} (DATABASE_URL)`);
		process.exit(1);
	}
}

/**
 * Asks the database.
 *
 * @param work queries that write nothing; they see each what stands when it is asked, and may run again
 * @throws DatabaseUnavailable
 */
export const read = engine.read;

/**
 * Writes in one transaction: all of it stands when this settles, on the disk, or nothing does.
 *
 * @param work awaits the database alone, since others wait for it, and does nothing else that lasts: it may run again
 *   from its start
 * @throws DatabaseUnavailable when the database is locked, full, broken or away; what the work throws
 */
export const write: Write = (work) => noted(engine.write(work));

/** The same for counts, which need not survive a power cut. */
export const writeCounts: Write = (work) => noted(engine.writeCounts(work));

/** What is wrong with writing, from the latest transaction; null where it stands. */
export function lastWritingFailure(): DatabaseUnavailable | null {
	return lastFailure;
}

/** Takes note of whether some writing stands, for who asks how the database is. */
export async function noted<T>(writing: Promise<T>): Promise<T> {
	try {
		const value = await writing;
		lastFailure = null;
		return value;
	} catch (error) {
		if (error instanceof DatabaseUnavailable && !(error instanceof DatabaseFull)) lastFailure = error;
		throw error;
	}
}
