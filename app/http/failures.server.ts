import { DatabaseFull, DatabaseUnavailable } from "#db/errors.server";
import { Left, Overtaken, TooMany, Unavailable } from "~/features/failures";
import { reportTrouble } from "./log.server";

const UNAVAILABLE = "We cannot save or look things up right now. Please try again in a few seconds.";

/** A failure that was foreseen, as HTTP tells it. The message is for the person. */
export type Failure = { status: 400 | 409 | 413 | 429 | 499 | 503; message: string; retryAfterSeconds?: number };

/** A body larger than any honest one. */
export class BodyTooLarge extends Error {
	constructor() {
		super("That is more than can be sent at once. Please send it in parts.");
		this.name = "BodyTooLarge";
	}
}

/** A form with more fields than any honest one. */
export class TooManyFields extends Error {
	constructor() {
		super("That form has more fields than can be read. Please open the page here and fill it in again.");
		this.name = "TooManyFields";
	}
}

/** A body that did not come whole, since its sender left or sent it wrongly. */
export class BrokenBody extends Error {
	constructor() {
		super("What was sent did not come whole. Please send it again.");
		this.name = "BrokenBody";
	}
}

/** What an error means to the client, or null for one that nobody foresaw. */
export function asFailure(error: unknown): Failure | null {
	if (error instanceof TooMany)
		return { status: 429, message: error.message, retryAfterSeconds: error.retryAfterSeconds };
	if (error instanceof Unavailable)
		return {
			status: error instanceof Overtaken ? 409 : 503,
			message: error.message,
			retryAfterSeconds: error.retryAfterSeconds,
		};
	if (error instanceof DatabaseUnavailable) {
		reportTrouble("database", error);
		return {
			status: 503,
			message: error instanceof DatabaseFull ? error.message : UNAVAILABLE,
			retryAfterSeconds: error.retryAfterSeconds,
		};
	}
	if (error instanceof Left) return { status: 499, message: "The sender has left." };
	if (error instanceof BodyTooLarge || error instanceof TooManyFields) return { status: 413, message: error.message };
	if (error instanceof BrokenBody) return { status: 400, message: error.message };
	return null;
}

/** Status and headers of an answer that tells of a failure. */
export function failureInit(failure: Failure): { status: number; headers: Headers } {
	const headers = new Headers({ "Cache-Control": "private, no-store" });
	if (failure.retryAfterSeconds !== undefined) headers.set("Retry-After", String(failure.retryAfterSeconds));
	return { status: failure.status, headers };
}
