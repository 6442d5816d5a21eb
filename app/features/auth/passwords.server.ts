import { availableParallelism } from "node:os";
import { Piscina } from "piscina";
import { env } from "~/env.server";
import { Unavailable } from "../failures";
import { writeLine } from "../log.server";
import { workerFile } from "../workers.server";
import { PASSWORD_BYTES } from "./credential-bounds";
import type { PasswordTask } from "./password-worker";

/** 2^12 rounds: OWASP's Password Storage Cheat Sheet asks for 10 or more. */
const ROUNDS = 12;
const ATTEMPTS = 2;
/** A hash that no password fits, so that an unknown email takes as long as a wrong password. */
const NOBODY = "$2b$12$C6UzMDM.H6dfI/f/IKcEeO7ZpGuzkAh7S8rP2tpJY0rH7KJvVn8dK";

let pool: Piscina<PasswordTask, string | boolean> | null = null;

/** Started at the first password. Threads rest until needed and never keep the process alive. */
function passwordPool(): Piscina<PasswordTask, string | boolean> {
	pool ??= createPool();
	for (const thread of pool.threads) thread.unref();
	return pool;
}

function createPool(): Piscina<PasswordTask, string | boolean> {
	const created = new Piscina<PasswordTask, string | boolean>({
		...workerFile("password-worker", "app/features/auth/password-worker.ts"),
		minThreads: 1,
		maxThreads: availableParallelism(),
		maxQueue: env.LIMIT_PASSWORDS_WAITING,
		idleTimeout: Number.POSITIVE_INFINITY,
	});
	// A thread that dies with nothing to do is replaced; without a listener the event would end the process.
	created.on("error", () => undefined);
	return created;
}

/**
 * Hashes a password with bcrypt in a worker thread.
 *
 * @throws Unavailable when too many passwords wait already
 */
export async function hashPassword(password: string): Promise<string> {
	return String(await run({ password, rounds: ROUNDS }));
}

/**
 * Compares a password with a bcrypt hash in a worker thread.
 *
 * @param password one that is longer than bcrypt reads never fits, whatever its first 72 bytes are
 * @param hash null for an account that does not exist: the answer is no, after the same time
 * @throws Unavailable when too many passwords wait already
 */
export async function passwordFits(password: string, hash: string | null): Promise<boolean> {
	const fits = await run({ password, hash: hash ?? NOBODY, rounds: ROUNDS });
	return fits === true && hash !== null && Buffer.byteLength(password) <= PASSWORD_BYTES;
}

/** A thread that dies takes its task along; the pool starts another thread, which gets the task once more. */
async function run(task: PasswordTask): Promise<string | boolean> {
	for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
		const threads = passwordPool();
		if (threads.queueSize >= env.LIMIT_PASSWORDS_WAITING) break;
		const done = await threads.run(task).catch(() => null);
		if (done !== null) return done;
		writeLine("warn", { what: "password thread died" });
	}
	throw new Unavailable("Many people are signing in right now. Please try again in a few seconds.", 5);
}
