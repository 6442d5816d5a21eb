import { availableParallelism } from "node:os";
import { Piscina } from "piscina";
import { env } from "~/env.server";
import { Unavailable } from "../failures";
import { writeLine } from "../log.server";
import { workerFile } from "../workers.server";
import { normalisedPassword, PASSWORD_BYTES } from "./credential-bounds";
import { type Asker, createTurns } from "./fair-turns";
import type { PasswordTask } from "./password-worker";

/** 2^12 rounds: OWASP's Password Storage Cheat Sheet asks for 10 or more. */
const ROUNDS = 12;
const ATTEMPTS = 2;
/** A hash that no password fits, so that an unknown email takes as long as a wrong password. */
const NOBODY = "$2b$12$C6UzMDM.H6dfI/f/IKcEeO7ZpGuzkAh7S8rP2tpJY0rH7KJvVn8dK";

const THREADS = availableParallelism();

/** How a password stands to a hash. An outdated one is right, but was hashed before passwords were normalised. */
export type Fit = "right" | "outdated" | "wrong";

let pool: Piscina<PasswordTask, string | number> | null = null;
const inTurn = createTurns(THREADS, env.LIMIT_PASSWORDS_WAITING);

/** Started at the first password. Threads rest until needed and never keep the process alive. */
function passwordPool(): Piscina<PasswordTask, string | number> {
	pool ??= createPool();
	for (const thread of pool.threads) thread.unref();
	return pool;
}

function createPool(): Piscina<PasswordTask, string | number> {
	const created = new Piscina<PasswordTask, string | number>({
		...workerFile("password-worker", "app/features/auth/password-worker.ts"),
		minThreads: 1,
		maxThreads: THREADS,
		idleTimeout: Number.POSITIVE_INFINITY,
	});
	// A thread that dies with nothing to do is replaced; without a listener the event would end the process.
	created.on("error", () => undefined);
	return created;
}

/**
 * Does work that hashes or compares a password once its turn has come.
 *
 * @throws Unavailable when too many wait already, Left when the asker has left; the work is not begun then
 */
export async function inPasswordTurn<T>(asker: Asker, work: () => Promise<T>): Promise<T> {
	const done = await inTurn(asker, async () => ({ value: await work() }));
	if (done === null) throw tooBusy();
	return done.value;
}

/**
 * Hashes a password with bcrypt in a worker thread.
 *
 * @throws Unavailable when threads die of it
 */
export async function hashPassword(password: string): Promise<string> {
	return String(await run({ password: normalisedPassword(password), rounds: ROUNDS }));
}

/**
 * Compares a password with a bcrypt hash in a worker thread: as it is normalised, and as it was typed.
 *
 * @param password one that is longer than bcrypt reads never fits, whatever its first 72 bytes are
 * @param hash null for an account that does not exist: the answer is no, after the same time
 * @throws Unavailable when threads die of it
 */
export async function comparePassword(password: string, hash: string | null): Promise<Fit> {
	const normalised = normalisedPassword(password);
	const forms = normalised === password ? [password] : [normalised, password];
	const fitting = forms[Number(await run({ forms, hash: hash ?? NOBODY }))];
	if (hash === null || fitting === undefined || !isRead(fitting)) return "wrong";
	return fitting !== normalised && isRead(normalised) ? "outdated" : "right";
}

/** Whether bcrypt reads all of a password. */
function isRead(password: string): boolean {
	return Buffer.byteLength(password) <= PASSWORD_BYTES;
}

/** A thread that dies takes its task along; the pool starts another thread, which gets the task once more. */
async function run(task: PasswordTask): Promise<string | number> {
	for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
		const done = await passwordPool()
			.run(task)
			.catch(() => null);
		if (done !== null) return done;
		writeLine("warn", { what: "password thread died" });
	}
	throw tooBusy();
}

function tooBusy(): Unavailable {
	return new Unavailable("Many people are signing in right now. Please try again in a few seconds.", 5);
}
