import { resolve } from "node:path";
import Database from "better-sqlite3";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { Refusal } from "../program.server";
import { removeDatabase } from "./files.server";
import { isOwn } from "./open.server";

/** As many pages as there are, in one step: a copy that pauses begins anew whenever somebody writes. */
const ALL_PAGES = 0x7fffffff;
const PATIENCE_MS = 10_000;

/** How much a database holds, to be told to the operator. */
export type Contents = { people: number; bookings: number; conversations: number };

/**
 * Copies a database, in use or not, with SQLite's online backup (https://sqlite.org/backup.html). What was committed
 * when it began is in the copy, what was not is not.
 *
 * @param copy path of the new file, on the disk when this returns. What stood there is removed
 * @throws Refusal when the source is no database
 */
export async function copyDatabase(source: string, copy: string): Promise<void> {
	removeDatabase(copy);
	await readingFrom(source, async (connection) => {
		await connection.backup(copy, { progress: () => ALL_PAGES });
		const copied = new Database(copy);
		copied.pragma("journal_mode = DELETE"); // One file, with no -wal beside it that could be forgotten.
		writeAnew(copied);
		copied.close();
	});
}

/** Leaves out what deleted rows may have left in its pages. A damaged one stays as it is: who looks it over tells that. */
function writeAnew(copied: Database.Database): void {
	try {
		copied.exec("vacuum");
	} catch (error) {
		if (!String((error as { code?: unknown }).code).startsWith("SQLITE_CORRUPT")) throw error;
	}
}

/**
 * Looks a whole database over.
 *
 * @param name what to call it to the operator
 * @returns how much it holds
 * @throws Refusal when it is damaged, another program's, or made by a newer version of this one
 */
export async function inspectDatabase(file: string, name: string): Promise<Contents> {
	return readingFrom(file, (connection) => inspect(connection, name));
}

/** The same on a connection that is open. */
export function inspect(connection: Database.Database, name: string): Contents {
	const [first] = connection.pragma("integrity_check(1)") as { integrity_check: string }[];
	if (first?.integrity_check !== "ok") throw new Refusal(`${name} is damaged.`);
	if (!isOwn(connection) || !connection.prepare("select 1 from sqlite_schema where name = 'users'").get())
		throw new Refusal(`${name} is a database, but not one of this product.`);
	if ((connection.pragma("foreign_key_check") as unknown[]).length > 0)
		throw new Refusal(`${name} is damaged: it has rows that belong to nobody.`);
	if (ageOf(connection) > 0) throw new Refusal(`${name} was made by a newer version of this product. Update it first.`);
	const count = (table: string) => Number(connection.prepare(`select count(*) from ${table}`).pluck().get());
	return { people: count("users"), bookings: count("bookings"), conversations: count("conversations") };
}

/** Refuses a database that this version has not brought up to its tables yet. */
export function refuseOlder(connection: Database.Database, name: string): void {
	if (ageOf(connection) < 0)
		throw new Refusal(
			`${name} was made by an older version of this product. Start the server once on it, and stop it.`,
		);
}

/** The contents as the operator reads them. */
export function told({ people, bookings, conversations }: Contents): string {
	return `people: ${people}, bookings: ${bookings}, conversations: ${conversations}`;
}

/**
 * Runs work that makes a database for a while, which is gone at the end however it comes: by an error, or by a signal.
 * Only a kill without warning leaves it, for the next one to remove.
 */
export async function withTemporary(file: string, work: () => Promise<void>): Promise<void> {
	const remove = () => removeDatabase(file);
	process.once("exit", remove);
	try {
		await work();
	} finally {
		process.off("exit", remove);
		remove();
	}
}

/** Below zero for a database that an older version left, above for a newer one's. */
function ageOf(connection: Database.Database): number {
	const known = readMigrationFiles({ migrationsFolder: resolve("db/sqlite/migrations") });
	const newest = Number(connection.prepare("select max(created_at) from __drizzle_migrations").pluck().get());
	return newest - Math.max(...known.map(({ folderMillis }) => folderMillis));
}

async function readingFrom<T>(file: string, work: (connection: Database.Database) => T | Promise<T>): Promise<T> {
	let connection: Database.Database | null = null;
	try {
		connection = new Database(file, { readonly: true, fileMustExist: true, timeout: PATIENCE_MS });
		return await work(connection);
	} catch (error) {
		const { code } = error as { code?: unknown };
		if (code === "SQLITE_NOTADB") throw new Refusal(`${file} is not a database, or is encrypted.`);
		if (String(code).startsWith("SQLITE_CORRUPT")) throw new Refusal(`${file} is damaged.`);
		throw error;
	} finally {
		connection?.close();
	}
}
