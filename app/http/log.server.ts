import type { IncomingMessage, ServerResponse } from "node:http";
import morgan from "morgan";
import { writeLine } from "~/features/log.server";
import { loggedPath } from "./known-paths.server";
import { ARRIVAL } from "./shared-pages.server";

/** The request header with a request's number, by which the log knows who made it. No client can set it. */
export const NUMBER = "x-number";

const QUIET_MS = 10_000;
const lastTold = new Map<string, number>();
/** The persons of the requests that are being answered; null until somebody has looked. */
const persons = new Map<string, number | null>();
let requests = 0;

/**
 * Writes one JSON line for each request that came to a page or a call, in place of remix-serve's own lines: those have no
 * time, and whole addresses. remix-serve asks morgan for its format "tiny" after it has loaded the build:
 * https://github.com/expressjs/morgan#morganformatname-fn
 */
export function logRequests(): void {
	morgan.format("tiny", (_, request, response) => {
		const { method, url = "", headers } = request;
		writeLine("info", {
			...personBy(headers[NUMBER]),
			method,
			path: loggedPath(url.split("?", 1)[0] ?? ""),
			status: response.headersSent ? response.statusCode : null,
			ms: Date.now() - Number(headers[ARRIVAL]),
		});
		return null;
	});
}

/** Lets the lines of a request name its person, for as long as it is being answered. Returns its number. */
export function numberRequest(request: IncomingMessage, response: ServerResponse): string {
	const number = String(++requests);
	request.headers[NUMBER] = number;
	persons.set(number, null);
	// The request's own line is written at this same moment.
	response.once("close", () => setImmediate(() => persons.delete(number)));
	return number;
}

/** Notes who makes a request. */
export function notePerson(request: Request, id: number): void {
	const number = request.headers.get(NUMBER);
	if (number !== null && persons.has(number)) persons.set(number, id);
}

function personBy(number: unknown): { person?: number } {
	const person = persons.get(String(number)) ?? null;
	return person === null ? {} : { person };
}

/**
 * Writes one JSON line about an error that nobody foresaw: where it came from, never what was sent. The message of an
 * error may quote what a person typed, so only its kind and stack frames are kept.
 *
 * @returns a short id that the error page shows, to find the line by
 */
export function reportError(error: unknown, request: Request): string {
	const id = crypto.randomUUID().slice(0, 8);
	if (request.signal.aborted) return id; // Who has left before the answer made no error.
	writeLine("error", {
		id,
		...personBy(request.headers.get(NUMBER)),
		method: request.method,
		path: loggedPath(new URL(request.url).pathname),
		...described(error),
	});
	return id;
}

/**
 * Writes one JSON line about trouble that passes by itself, such as a full disk. The same again within ten seconds
 * stays silent: a storm must not fill the disk with its own news.
 */
export function reportTrouble(what: string, error?: unknown): void {
	const { code, error: name } = error === undefined ? {} : described(error);
	const key = `${what} ${code}`;
	const now = Date.now();
	if (now - (lastTold.get(key) ?? Number.NEGATIVE_INFINITY) < QUIET_MS) return;
	lastTold.set(key, now);
	writeLine("warn", { what, error: name, code });
}

/**
 * Keeps the process going after a promise that nobody waited for failed, and ends it after an error that nobody
 * caught. Node would do the same or less, and print the messages.
 */
export function watchProcess(): void {
	process.on("unhandledRejection", (error) => writeLine("error", { what: "unhandled rejection", ...described(error) }));
	process.on("uncaughtException", (error) => {
		writeLine("error", { what: "uncaught exception", ...described(error) });
		process.exit(1);
	});
}

function described(error: unknown): { error?: string; code?: string; stack?: string[] } {
	if (!(error instanceof Error)) return { error: typeof error };
	const frames = (error.stack ?? "").split("\n").filter((line) => /^\s+at /.test(line));
	return { error: error.name, code: codeOf(error), stack: frames.slice(0, 12).map((line) => line.trim()) };
}

/** Codes are words of libraries and systems, such as SQLITE_FULL or ECONNRESET; whatever else stands there stays out. */
function codeOf(error: Error): string | undefined {
	const { code } = error as { code?: unknown };
	if (typeof code === "string" && /^[A-Z][A-Z0-9_]{2,40}$/.test(code)) return code;
	return error.cause instanceof Error ? codeOf(error.cause) : undefined;
}
