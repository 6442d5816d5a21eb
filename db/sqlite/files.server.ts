import { closeSync, fsyncSync, linkSync, openSync, renameSync, rmSync, statSync } from "node:fs";

/**
 * Database files by their names. Nothing in this product opens a database, its -wal or -shm but SQLite itself: closing
 * any descriptor of a file drops every POSIX lock that the process holds on it, SQLite's too, and other programs then
 * take the -wal away under the server: https://sqlite.org/howtocorrupt.html (2.2)
 */

/** What SQLite keeps beside a database while it is in use, and after a crash. */
export const BESIDE = ["-wal", "-shm", "-journal"] as const;

/** Which file stands at a path now, as a text that no other file of the machine has; null when there is none. */
export function placeOf(file: string): string | null {
	const found = statSync(file, { bigint: true, throwIfNoEntry: false });
	return found === undefined ? null : `${found.dev}:${found.ino}`;
}

/** Removes a database and all that is beside it. What is not there is no error. */
export function removeDatabase(file: string): void {
	for (const end of ["", ...BESIDE]) rmSync(file + end, { force: true });
}

/**
 * Gives a file a second name, by which it stays when its place is taken.
 *
 * @returns false where the file system has no second names, and nothing was done
 */
export function nameTwice(file: string, second: string): boolean {
	try {
		linkSync(file, second);
		return true;
	} catch {
		return false;
	}
}

/** Moves a file, and makes sure that its name is on the disk. */
export function moveDurably(file: string, place: string, folder: string): void {
	renameSync(file, place);
	const descriptor = openSync(folder, "r");
	fsyncSync(descriptor);
	closeSync(descriptor);
}
