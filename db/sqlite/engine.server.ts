import { sql } from "drizzle-orm";
import type { Engine } from "../engine.server";
import { ForeignDatabase } from "../errors.server";
import { patiently } from "../patience.server";
import { isBusy, isDuplicate, troubleOf } from "./errors.server";
import { createForgetter } from "./forgetting.server";
import { createGroupWriter } from "./group-commit.server";
import { deleteKeptAside } from "./kept-aside.server";
import { limitersOn } from "./limiter.server";
import { applyMigrations, databaseFile, openDatabase } from "./open.server";
import { sessionOn } from "./session.server";

/**
 * SQLite: one file, and one writer at a time. One connection reads, one writes, and one counts: counts need not survive
 * a power cut, so they do not wait for the disk as bookings do.
 *
 * @param url such as file:data/saathi.db
 * @throws ForeignDatabase, and Error with the file's name when it cannot be opened
 */
export function openSqlite(url: string): Engine {
	const { reading, writing, counts } = openAll(databaseFile(url));
	counts.pragma("synchronous = NORMAL");
	const session = sessionOn(reading);
	const writeCounts = createGroupWriter(counts);
	const forgetDeletedSoon = createForgetter(writing, counts);
	forgetDeletedSoon(); // A server that was killed may have left what it had deleted.
	return {
		read: (work) => patiently(() => work(session), { mayPass: isBusy, troubleOf }),
		write: createGroupWriter(writing),
		writeCounts,
		createLimiter: limitersOn(counts, writeCounts),
		alone: async () => undefined, // Whoever writes is alone.
		firstAlone: async (_session, [first = null]) => first,
		isDuplicate,
		forgetDeletedSoon,
		deleteKeptAside: (before) => deleteKeptAside(databaseFile(url), before),
		weekdayOf: (date) => sql<number>`(strftime('%w', ${date}) + 6) % 7 + 1`,
		foundBookings: ({ words }) =>
			sql`(select rowid as id from bookings_search where bookings_search match ${words}) as found`,
		usedBytes: sql`(select (page_count - freelist_count) * page_size as bytes from pragma_page_count, pragma_freelist_count, pragma_page_size) as used`,
	};
}

function openAll(file: string) {
	try {
		const reading = openDatabase(file);
		applyMigrations(reading);
		return { reading, writing: openDatabase(file), counts: openDatabase(file) };
	} catch (error) {
		throw error instanceof ForeignDatabase ? error : new Error(`${file}: ${String(error)}`, { cause: error });
	}
}
