import { existsSync, mkdirSync, renameSync, rmSync, statSync } from "node:fs";
import { dirname, resolve } from "node:path";
import Database from "better-sqlite3";
import { env } from "~/env.server";
import { copyDatabase, inspectDatabase, told, withTemporary } from "./copies.server";
import { isBusy, isNoDatabase, isUnavailable } from "./errors.server";
import { BESIDE, moveDurably, nameTwice, placeOf } from "./files.server";
import { incomingName, keptAsideName } from "./kept-aside.server";
import { databaseFile } from "./open.server";
import { Refusal, runProgram } from "./program.server";

/**
 * `npm run restore -- FILE`: puts a checked copy of FILE in the database's place and keeps the former database beside
 * it. Nobody else can have the database open meanwhile, and at every moment there is a whole one at its place, whenever
 * this is killed. Everybody is signed out: a sign-in that was ended after the copy was made must not come back.
 */
void runProgram(async (from) => {
	if (!from) throw new Refusal("Say which copy to restore: npm run restore -- FILE");
	const copy = resolve(from);
	const target = databaseFile(env.DATABASE_URL);
	const incoming = incomingName(target);
	if (!existsSync(copy)) throw new Refusal(`There is no file ${copy}.`);
	if (placeOf(copy) === placeOf(target)) throw new Refusal(`${copy} is the database itself.`);
	if (copy === incoming) throw new Refusal(`${copy} is what a restore left unfinished. Restore from another file.`);
	mkdirSync(dirname(target), { recursive: true, mode: 0o700 });
	const lock = lockAlone(target);
	await withTemporary(incoming, async () => {
		await copyDatabase(copy, incoming);
		const contents = await inspectDatabase(incoming, copy);
		signEverybodyOut(incoming);
		const former = existsSync(target) ? await keepAside(target, lock) : null;
		moveDurably(incoming, target, dirname(target));
		console.log(`Restored ${target} from ${copy}. It holds ${told(contents)}. Everybody has to log in again.`);
		if (former !== null) console.log(`The former database is kept as ${former} for ${env.RESTORE_KEEP_DAYS} days.`);
	}).finally(() => lock?.close()); // It knows that its file was moved, and leaves what stands at the place alone.
});

/**
 * Locks a database against everybody, readers too, until the connection is closed. A server that starts meanwhile waits.
 *
 * @returns the connection that holds the lock; null for a file that is missing or no database any more. Such a one is
 *   only read: SQLite would throw its -wal away
 * @throws Refusal while somebody has it open
 */
function lockAlone(target: string): Database.Database | null {
	if (!existsSync(target) || !isDatabase(target)) return null;
	const connection = new Database(target, { timeout: 0 });
	try {
		connection.pragma("locking_mode = EXCLUSIVE");
		connection.exec("begin exclusive; commit");
		return connection;
	} catch (error) {
		connection.close();
		throw isBusy(error) ? new Refusal(`${target} is in use. Stop the server first; nothing was changed.`) : error;
	}
}

function isDatabase(target: string): boolean {
	const connection = new Database(target, { readonly: true, timeout: 0 });
	try {
		connection.pragma("schema_version");
		return true;
	} catch (error) {
		return !isNoDatabase(error);
	} finally {
		connection.close();
	}
}

function signEverybodyOut(file: string): void {
	const connection = new Database(file);
	connection.exec("delete from tokens; delete from rate_limits");
	connection.close();
}

/** Gives the database a second name, under which it stays when its place is taken. Returns that name. */
async function keepAside(target: string, lock: Database.Database | null): Promise<string> {
	const former = keptAsideName(target, new Date());
	takeIn(lock);
	if (!nameTwice(target, former)) {
		if (lock === null) renameSync(target, former);
		else await lock.backup(former);
	}
	for (const end of ["-wal", "-journal"])
		if ((statSync(target + end, { throwIfNoEntry: false })?.size ?? 0) > 0) renameSync(target + end, former + end);
	for (const end of BESIDE) rmSync(target + end, { force: true });
	return former;
}

/** Takes all that the -wal holds into the file. What is damaged stays as it is, and its -wal is kept beside it. */
function takeIn(lock: Database.Database | null): void {
	try {
		lock?.pragma("wal_checkpoint(TRUNCATE)");
	} catch (error) {
		if (!isUnavailable(error)) throw error;
	}
}
