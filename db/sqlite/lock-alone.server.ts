import { existsSync } from "node:fs";
import Database from "better-sqlite3";
import { Refusal } from "../program.server";
import { isBusy, isNoDatabase } from "./errors.server";

/**
 * Locks a database against everybody, readers too, until the connection is closed. A server that starts meanwhile waits.
 *
 * @returns the connection that holds the lock; null for a file that is missing or no database any more. Such a one is
 *   only read: SQLite would throw its -wal away
 * @throws Refusal while somebody has it open
 */
export function lockAlone(target: string): Database.Database | null {
	if (!existsSync(target) || !isDatabase(target)) return null;
	const connection = new Database(target, { timeout: 0 });
	try {
		connection.pragma("locking_mode = EXCLUSIVE");
		connection.exec("begin exclusive; commit");
		return connection;
	} catch (error) {
		connection.close();
		throw isBusy(error) ? new Refusal(`${target} is in use. Stop the server first; nothing was changed.`) : error;
	}
}

function isDatabase(target: string): boolean {
	const connection = new Database(target, { readonly: true, timeout: 0 });
	try {
		connection.pragma("schema_version");
		return true;
	} catch (error) {
		return !isNoDatabase(error);
	} finally {
		connection.close();
	}
}
