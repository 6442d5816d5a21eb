import { eq, sql } from "drizzle-orm";
import { lastWritingFailure, read, statement, write } from "./client.server";
import { DatabaseUnavailable, type Trouble } from "./errors.server";
import { hasRoom } from "./room.server";
import { rateLimits, users } from "./tables.server";

/** What is wrong with a database that can be read; "ok" for nothing. */
export type DatabaseHealth = "ok" | Trouble | "at its limit";

const TRY_EVERY_MS = 1_000;
const KEPT_MS = 60_000;
const KEY = "health";

const tryReading = statement("health.read", (session) =>
	session.select({ id: users.id }).from(users).where(eq(users.id, 0)),
);

const tryWriting = statement("health.write", (session) =>
	session
		.insert(rateLimits)
		.values({ key: KEY, points: 0, expire: sql.placeholder("expire") })
		.onConflictDoUpdate({ target: rateLimits.key, set: { expire: sql`excluded.expire` } }),
);
let triedAt = Number.NEGATIVE_INFINITY;
/** What the latest try to write met. A transaction of others that wrote nothing ends well on a full disk too. */
let tryFailure: DatabaseUnavailable | null = null;

/**
 * Asks the database for an answer, and tells what came of the latest writing. Never waits for a lock: it also tries to
 * write, once a second at most, of which the next one who asks will know.
 *
 * @throws DatabaseUnavailable when it cannot even be read
 */
export async function databaseHealth(): Promise<DatabaseHealth> {
	await read((session) => tryReading(session));
	if (performance.now() - triedAt > TRY_EVERY_MS) {
		triedAt = performance.now();
		void write((session) => tryWriting(session, { expire: Date.now() + KEPT_MS })).then(
			() => (tryFailure = null),
			(error) => (tryFailure = error instanceof DatabaseUnavailable ? error : null),
		);
	}
	const failure = lastWritingFailure() ?? tryFailure;
	if (failure !== null) return failure.trouble;
	return (await read(hasRoom)) ? "ok" : "at its limit";
}
