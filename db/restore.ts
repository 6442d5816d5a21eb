import { existsSync, mkdirSync, renameSync, rmSync, statSync } from "node:fs";
import { dirname, resolve } from "node:path";
import Database from "better-sqlite3";
import { env } from "~/env.server";
import { namesPostgres } from "./dialects.server";
import { restoringFrom } from "./postgres/copies.server";
import { Refusal, runProgram } from "./program.server";
import { copyDatabase, inspectDatabase, told, withTemporary } from "./sqlite/copies.server";
import { isUnavailable } from "./sqlite/errors.server";
import { BESIDE, moveDurably, nameTwice, placeOf } from "./sqlite/files.server";
import { incomingName, keptAsideName } from "./sqlite/kept-aside.server";
import { lockAlone } from "./sqlite/lock-alone.server";
import { databaseFile } from "./sqlite/open.server";

/**
 * `npm run restore -- FILE`: puts a checked copy of FILE in the database's place and keeps the former database beside
 * it. Nobody else can have the database open meanwhile, and at every moment there is a whole one at its place, whenever
 * this is killed. Everybody is signed out: a sign-in that was ended after the copy was made must not come back.
 */
void runProgram(async (from) => {
	if (!from) throw new Refusal("Say which copy to restore: npm run restore -- FILE");
	if (namesPostgres(env.DATABASE_URL)) throw new Refusal(`Stop all servers, then: ${restoringFrom(from)}`);
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

/** What somebody is let in by, and counts that are long past. A copy from an older version may lack some of these tables. */
const SPENT = ["tokens", "password_resets", "rate_limits"];

function signEverybodyOut(file: string): void {
	const connection = new Database(file);
	const isThere = connection.prepare("select 1 from sqlite_schema where type = 'table' and name = ?");
	for (const table of SPENT.filter((name) => isThere.get(name))) connection.exec(`delete from ${table}`);
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
