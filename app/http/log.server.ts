const QUIET_MS = 10_000;
const lastTold = new Map<string, number>();

/**
 * Writes one JSON line about an error that nobody foresaw: where it came from, never what was sent. The message of an
 * error may quote what a person typed, so only its kind and stack frames are kept.
 *
 * @returns a short id that the error page shows, to find the line by
 */
export function reportError(error: unknown, request: Request): string {
	const id = crypto.randomUUID().slice(0, 8);
	if (request.signal.aborted) return id; // Who has left before the answer made no error.
	write("error", { id, method: request.method, path: new URL(request.url).pathname, ...described(error) });
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
	write("warn", { what, error: name, code });
}

/**
 * Keeps the process going after a promise that nobody waited for failed, and ends it after an error that nobody
 * caught. Node would do the same or less, and print the messages.
 */
export function watchProcess(): void {
	process.on("unhandledRejection", (error) => write("error", { what: "unhandled rejection", ...described(error) }));
	process.on("uncaughtException", (error) => {
		write("error", { what: "uncaught exception", ...described(error) });
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

function write(level: "error" | "warn", line: Record<string, unknown>): void {
	console.error(JSON.stringify({ level, at: new Date().toISOString(), ...line }));
}
