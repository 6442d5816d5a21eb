import type Database from "better-sqlite3";
import { RateLimiterSQLite } from "rate-limiter-flexible";
import type { Limit, Write } from "../engine.server";
import { limiterSettings } from "../limiter-settings.server";

/**
 * Makes limiters whose counts stand in the file. The library would prepare each statement anew for each count, and commit
 * each count by itself: here each is prepared once, and all of a turn are written together.
 *
 * @param write the writer of the connection
 */
export function limitersOn(connection: Database.Database, write: Write): (limit: Limit) => RateLimiterSQLite {
	const store = {
		prepare: preparedOnce(connection),
		transaction: (work: () => unknown) => () => write(async () => work()),
	};
	return (limit) =>
		new RateLimiterSQLite({ ...limiterSettings(limit), storeClient: store, storeType: "better-sqlite3" });
}

function preparedOnce(connection: Database.Database) {
	const prepared = new Map<string, Database.Statement>();
	return (sql: string) => {
		const known = prepared.get(sql) ?? connection.prepare(sql);
		prepared.set(sql, known);
		return known;
	};
}
