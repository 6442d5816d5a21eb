import type Database from "better-sqlite3";
import { drizzle } from "drizzle-orm/better-sqlite3";
import { asAlike } from "../dialects.server";
import type { Session } from "../engine.server";

/** Typed access to the tables on a connection. What it answers is there at once, also when it is awaited. */
export function sessionOn(connection: Database.Database): Session {
	return asAlike<Session>(drizzle(connection));
}
