import { setTimeout as sleep } from "node:timers/promises";
import { drizzle } from "drizzle-orm/better-sqlite3";
import { env } from "~/env.server";
import { DatabaseUnavailable, isBusy, isUnavailable } from "./errors.server";
import { applyMigrations, databaseFile, ForeignDatabase, openDatabase } from "./open.server";
import * as schema from "./schema.server";

const PATIENCE_MS = 2_000;
/** Different for each waiter, so that they do not all come back at the same moment. */
const pauseMs = () => 5 + Math.random() * 20;

/** The one connection of this process, kept over reloads in development. */
const kept = globalThis as { saathiConnection?: ReturnType<typeof connect> };
kept.saathiConnection ??= connect();

/** The raw connection, for what drizzle does not offer. */
export const connection = kept.saathiConnection;

/** Typed access to the tables. */
export const database = drizzle(connection, { schema });

/** A database that cannot be had at the start stops it with one line. */
function connect() {
	const file = databaseFile(env.DATABASE_URL);
	try {
		const opened = openDatabase(file);
		applyMigrations(opened);
		return opened;
	} catch (error) {
		const reason = error instanceof ForeignDatabase ? error.message : `${file}: ${String(error)}`;
		console.error(`The database cannot be opened. ${reason} (DATABASE_URL)`);
		process.exit(1);
	}
}

/**
 * Runs a piece of database work. While another process holds the lock it tries again, without blocking this one.
 *
 * @param work queries or one transaction; repeated from its start, so it must do nothing else
 * @returns what the work returns
 * @throws DatabaseUnavailable when the lock is not free within two seconds, or the disk is full or broken
 */
export async function attempt<T>(work: () => T | Promise<T>): Promise<T> {
	const deadline = Date.now() + PATIENCE_MS;
	for (;;) {
		try {
			return await work();
		} catch (error) {
			if (isBusy(error) && Date.now() < deadline) await sleep(pauseMs());
			else if (isUnavailable(error)) throw new DatabaseUnavailable(error);
			else throw error;
		}
	}
}
