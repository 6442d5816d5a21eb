import type Database from "better-sqlite3";
import { isUnavailable } from "./errors.server";

/** Much may be deleted at once, and emptying costs a wait for the disk. */
const PAUSE_MS = 1_000;
/** While somebody reads or writes, only a moment between two of them will do. */
const AGAIN_MS = 250;

/**
 * Makes what empties the -wal within a second or two. What was deleted stands there, readable, until it is written over,
 * which without traffic is never. While others read or write the file it tries again until it has succeeded.
 */
export function createEmptier(connection: Database.Database): () => void {
	let waiting = false;

	function empty(): void {
		waiting = connection.open && !isEmptied(connection);
		if (waiting) setTimeout(empty, AGAIN_MS).unref();
	}

	return () => {
		if (waiting) return;
		waiting = true;
		setTimeout(empty, PAUSE_MS).unref();
	};
}

function isEmptied(connection: Database.Database): boolean {
	try {
		const [outcome] = connection.pragma("wal_checkpoint(TRUNCATE)") as [{ busy: number }];
		return outcome.busy === 0;
	} catch (error) {
		if (isUnavailable(error)) return false;
		throw error;
	}
}
