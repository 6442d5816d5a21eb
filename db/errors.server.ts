/** The database cannot answer now: it is locked, full or unreadable. It may answer again later. */
export class DatabaseUnavailable extends Error {
	readonly retryAfterSeconds: number = 5;

	constructor(cause: unknown) {
		super("The database is not available.", { cause });
		this.name = "DatabaseUnavailable";
	}
}

/** There is no room left for what would be new. The message is for the person. It takes time until there is again. */
export class DatabaseFull extends DatabaseUnavailable {
	override readonly retryAfterSeconds = 600;

	constructor(sentence = "We have no room to keep anything new right now. Please try again later, or call us.") {
		super(null);
		this.message = sentence;
		this.name = "DatabaseFull";
	}
}

const BUSY = /^SQLITE_(BUSY|LOCKED)/;
const UNAVAILABLE = /^SQLITE_(BUSY|LOCKED|FULL|IOERR|CANTOPEN|READONLY|NOMEM|CORRUPT|NOTADB)/;

/** Whether another connection holds the lock, so that trying again soon makes sense. */
export function isBusy(error: unknown): boolean {
	return BUSY.test(codeOf(error));
}

/** Whether the disk, or what the process may take of it, is used up. */
export function isFull(error: unknown): boolean {
	return codeOf(error) === "SQLITE_FULL";
}

/** Whether the failure lies with the file or the disk, not with what was asked. */
export function isUnavailable(error: unknown): boolean {
	return UNAVAILABLE.test(codeOf(error));
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
