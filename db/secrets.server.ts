import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import { connection, database } from "./client.server";
import { secrets } from "./schema.server";

const NAME = "server-key";
/** How long a first start waits for another process that writes. */
const START_WAIT_MS = 10_000;

/**
 * The key with which this product's servers sign what they will have back: 256 random bits, made by whichever process
 * starts first on a database. Meant for the start: where the key has to be made, it may block the process.
 *
 * @throws SqliteError when there is no key and none can be kept
 */
export function serverKey(): Buffer {
	return Buffer.from(keptKey() ?? madeKey(), "base64url");
}

function keptKey(): string | undefined {
	return database.select({ value: secrets.value }).from(secrets).where(eq(secrets.name, NAME)).get()?.value;
}

/** The first of two processes that start at once makes the key, the second one finds it. */
function madeKey(): string {
	const value = randomBytes(32).toString("base64url");
	connection.pragma(`busy_timeout = ${START_WAIT_MS}`);
	try {
		database.insert(secrets).values({ name: NAME, value }).onConflictDoNothing().run();
	} finally {
		connection.pragma("busy_timeout = 0");
	}
	return keptKey() ?? value;
}
