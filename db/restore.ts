import {
	closeSync,
	copyFileSync,
	existsSync,
	linkSync,
	mkdirSync,
	openSync,
	readSync,
	renameSync,
	rmSync,
} from "node:fs";
import { dirname, resolve } from "node:path";
import Database from "better-sqlite3";
import { env } from "~/env.server";
import { copyDatabase, flush, inspectDatabase, told } from "./copies.server";
import { isBusy } from "./errors.server";
import { databaseFile } from "./open.server";
import { Refusal, runProgram } from "./program.server";

/**
 * `npm run restore -- FILE`: puts a checked copy of FILE in the database's place and keeps the former database beside
 * it. At every moment there is a whole database at its place, whenever this is killed. Everybody is signed out: a
 * sign-in that was ended after the copy was made must not come back.
 */
void runProgram(async (from) => {
	if (!from) throw new Refusal("Say which copy to restore: npm run restore -- FILE");
	const copy = resolve(from);
	const target = databaseFile(env.DATABASE_URL);
	if (!existsSync(copy)) throw new Refusal(`There is no file ${copy}.`);
	if (copy === target) throw new Refusal(`${copy} is the database itself.`);
	mkdirSync(dirname(target), { recursive: true, mode: 0o700 });
	const incoming = `${target}.incoming`;
	try {
		await copyDatabase(copy, incoming);
		const contents = await inspectDatabase(incoming, copy);
		signEverybodyOut(incoming);
		const former = existsSync(target) ? keepAside(target) : null;
		renameSync(incoming, target);
		flush(dirname(target));
		console.log(`Restored ${target} from ${copy}. It holds ${told(contents)}. Everybody has to log in again.`);
		if (former !== null) console.log(`The former database is kept as ${former}.`);
	} finally {
		rmSync(incoming, { force: true });
	}
});

function signEverybodyOut(file: string): void {
	const connection = new Database(file);
	connection.exec("delete from tokens; delete from rate_limits");
	connection.close();
	flush(file);
}

/** Gives the database a second name, under which it stays when its place is taken. Returns that name. */
function keepAside(target: string): string {
	settle(target);
	const former = `${target}.before-${new Date().toISOString().replace(/[:.]/g, "-")}`;
	for (const end of ["-wal", "-shm"]) if (existsSync(target + end)) renameSync(target + end, former + end);
	try {
		linkSync(target, former);
	} catch {
		copyFileSync(target, former); // Some file systems have no second names.
	}
	return former;
}

/**
 * Takes all that the -wal holds into the file. SQLite leaves WAL only while nobody else has the database open, which
 * tells whether a server runs. What is damaged stays as it is, and what is no database any more is not even opened:
 * SQLite would throw its -wal away.
 *
 * @throws Refusal while somebody has it open
 */
function settle(target: string): void {
	if (!isDatabase(target)) return;
	const connection = new Database(target, { timeout: 0 });
	try {
		const mode = connection.pragma("journal_mode = DELETE", { simple: true });
		if (mode !== "delete") throw new Refusal(inUse(target));
	} catch (error) {
		if (isBusy(error)) throw new Refusal(inUse(target));
		if (error instanceof Refusal) throw error;
	} finally {
		connection.close();
	}
}

/** Whether a file begins as every SQLite database does: https://sqlite.org/fileformat.html#magic_header_string */
function isDatabase(target: string): boolean {
	const start = Buffer.alloc(16);
	const descriptor = openSync(target, "r");
	readSync(descriptor, start);
	closeSync(descriptor);
	return start.toString("latin1") === "SQLite format 3\0";
}

function inUse(target: string): string {
	return `${target} is in use. Stop the server first; nothing was changed.`;
}
