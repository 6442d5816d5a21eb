import { sql } from "drizzle-orm";
import { attempt, connection, database } from "./client.server";
import { isBusy, isFull } from "./errors.server";
import { lastWritingFailure, write } from "./group-commit.server";
import { hasRoom } from "./room.server";

/** What is wrong with a database that can be read; "ok" for nothing. */
export type DatabaseHealth = "ok" | "locked" | "full" | "failing" | "at its limit";

const TRY_EVERY_MS = 1_000;
const KEPT_MS = 60_000;

const tryWriting = connection.prepare(
	"insert into rate_limits (key, points, expire) values ('health', 0, ?) on conflict (key) do update set expire = excluded.expire",
);
let triedAt = Number.NEGATIVE_INFINITY;

/**
 * Asks the database for an answer, and tells what came of the latest writing. Never waits for a lock: it also tries to
 * write, once a second at most, of which the next one who asks will know.
 *
 * @throws DatabaseUnavailable when it cannot even be read
 */
export async function databaseHealth(): Promise<DatabaseHealth> {
	await attempt(() => database.get(sql`select count(*) from users where id = 0`));
	if (performance.now() - triedAt > TRY_EVERY_MS) {
		triedAt = performance.now();
		void write(() => tryWriting.run(Date.now() + KEPT_MS)).catch(() => undefined);
	}
	const failure = lastWritingFailure();
	if (failure === null) return hasRoom() ? "ok" : "at its limit";
	return isBusy(failure) ? "locked" : isFull(failure) ? "full" : "failing";
}
