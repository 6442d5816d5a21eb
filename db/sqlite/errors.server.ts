import type { Trouble } from "../errors.server";

const BUSY = /^SQLITE_(BUSY|LOCKED)/;
const UNAVAILABLE = /^SQLITE_(BUSY|LOCKED|FULL|IOERR|CANTOPEN|READONLY|NOMEM|CORRUPT|NOTADB)/;

/** Whether another connection holds the lock, so that trying again soon makes sense. */
export function isBusy(error: unknown): boolean {
	return BUSY.test(codeOf(error));
}

/** Whether the failure lies with the file or the disk, not with what was asked. */
export function isUnavailable(error: unknown): boolean {
	return UNAVAILABLE.test(codeOf(error));
}

/** What is wrong with the file or the disk; null where the failure lies with what was asked. */
export function troubleOf(error: unknown): Trouble | null {
	if (!isUnavailable(error)) return null;
	return isBusy(error) ? "locked" : codeOf(error) === "SQLITE_FULL" ? "full" : "failing";
}

/** Whether a file is no database, or an encrypted one. */
export function isNoDatabase(error: unknown): boolean {
	return codeOf(error) === "SQLITE_NOTADB";
}

/** Whether a row with the same key is there already. */
export function isDuplicate(error: unknown): boolean {
	return codeOf(error) === "SQLITE_CONSTRAINT_UNIQUE";
}

/** SQLite's own result code, also where a library has wrapped the error: https://sqlite.org/rescode.html */
function codeOf(error: unknown): string {
	if (!(error instanceof Error)) return "";
	if ("code" in error && typeof error.code === "string" && error.code.startsWith("SQLITE_")) return error.code;
	return codeOf(error.cause);
}
