import { sql } from "drizzle-orm";
import { attempt, database } from "./client.server";

/**
 * Asks the database for an answer.
 *
 * @throws DatabaseUnavailable when it gives none
 */
export async function pingDatabase(): Promise<void> {
	await attempt(() => database.get(sql`select count(*) from users where id = 0`));
}
