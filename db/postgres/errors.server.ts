import { DrizzleQueryError } from "drizzle-orm";
import { DatabaseUnavailable, Overtaken, type Trouble } from "../errors.server";

/** Somebody else was quicker, or holds a lock: serialisation failure, deadlock, a lock that was waited for too long. */
const BUSY = /^(40001|40P01|55P03)$/;
const FULL = /^53100$/;
/**
 * The server is away: its connections fail, it ends or begins, takes nobody more, or is one that only reads. Codes of the
 * operating system stand beside PostgreSQL's own: https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const AWAY =
	/^(08...|57P0[1-3]|25P03|53300|25006|ECONNREFUSED|ECONNRESET|EPIPE|ENOENT|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EAI_AGAIN|ENOTFOUND)$/;
/** Out of memory or disk, cancelled, broken files, a password that was changed. */
const FAILING = /^(53...|54...|57...|58...|XX...|28...|3D...)$/;
/** The driver has no code for these. */
const LOST =
	/^(Connection terminated|Client was closed|Client has encountered a connection error|timeout exceeded when trying to connect|Query read timeout|This socket has been ended)/;

/** Whether somebody else holds a lock or was quicker, so that the same work may pass when it begins anew. */
export function isBusy(error: unknown): boolean {
	return error instanceof Overtaken || BUSY.test(codeOf(error));
}

/** Whether there is no connection to the server, or not any more: what was asked last may have been done or not. */
export function isAway(error: unknown): boolean {
	return AWAY.test(codeOf(error)) || (error instanceof Error && LOST.test(error.message));
}

/** What is wrong with the database; null where the failure lies with what was asked. */
export function troubleOf(error: unknown): Trouble | null {
	if (error instanceof DatabaseUnavailable) return error.trouble;
	if (isBusy(error)) return "locked";
	if (FULL.test(codeOf(error))) return "full";
	return isAway(error) || FAILING.test(codeOf(error)) ? "failing" : null;
}

/** Whether a row with the same key is there already. */
export function isDuplicate(error: unknown): boolean {
	return codeOf(error) === "23505";
}

/** The driver's error, of which drizzle makes one whose message quotes what people typed. */
export function bare(error: unknown): unknown {
	return error instanceof DrizzleQueryError ? error.cause : error;
}

function codeOf(error: unknown): string {
	return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "";
}
