import { mkdirSync } from "node:fs";
import { dirname, resolve } from "node:path";
import Database from "better-sqlite3";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { ForeignDatabase } from "../errors.server";
import { isBusy } from "./errors.server";
import { placeOf } from "./files.server";

/** "Saat" in ASCII: marks a database file as this product's. https://sqlite.org/pragma.html#pragma_application_id */
const APPLICATION_ID = 0x53616174;

/** How long a start waits for another process that is at work on the file, such as one that starts at the same time. */
const START_ATTEMPTS = 150;
const START_PAUSE_MS = 100;

/**
 * The file that a DATABASE_URL names.
 *
 * @param url such as file:data/saathi.db; a relative path counts from the working directory
 */
export function databaseFile(url: string): string {
	return resolve(url.replace(/^file:/, ""));
}

/**
 * Opens a database file for safe work: WAL, every commit on the disk before it is acknowledged, foreign keys kept,
 * deleted text overwritten with zeros. SQLite itself never waits for a lock, which would stall the whole process:
 * `patiently` waits without.
 *
 * @param file path of the file; made when missing, and its folder, for their owner alone
 * @throws ForeignDatabase, and leaves the file as it is; SqliteError when it cannot be opened
 */
export function openDatabase(file: string): Database.Database {
	mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
	const connection = openAtItsPlace(file);
	connection.pragma("synchronous = FULL");
	connection.pragma("foreign_keys = ON");
	connection.pragma("secure_delete = ON");
	connection.pragma("temp_store = MEMORY");
	process.once("exit", () => connection.close()); // Takes what the -wal holds into the file.
	return connection;
}

/**
 * Opens the file that stands at a path once nobody can put another there: a restore that is under way holds its lock
 * until it has, and a server that waited for it would go on with the former file under the new one's name.
 */
function openAtItsPlace(file: string): Database.Database {
	for (;;) {
		const place = placeOf(file);
		const connection = createPrivately(file);
		try {
			whileBusy(() => {
				if (!isOwn(connection)) throw new ForeignDatabase(file);
				connection.pragma("journal_mode = WAL"); // From here on a lock stays for as long as it is open.
			});
			if (place !== null && place === placeOf(file)) return connection;
		} catch (error) {
			connection.close();
			throw error;
		}
		connection.close();
	}
}

/** SQLite would let every user of the machine read a file that it makes. Its -wal and -shm take the same mode. */
function createPrivately(file: string): Database.Database {
	const usual = process.umask(0o077);
	try {
		return new Database(file, { timeout: 0 });
	} finally {
		process.umask(usual);
	}
}

/**
 * Brings a database to the newest schema. Looks and changes in one transaction, so a process killed in the middle
 * leaves the old schema, and of two that start at once the second finds nothing left to do. Drizzle's own migrator
 * looks before its transaction begins, and could do a migration twice; the table that it keeps is the same. Where nothing
 * is left to do nothing is locked: a server must start while another program keeps the lock.
 *
 * @throws SqliteError when a migration cannot be applied
 */
export function applyMigrations(connection: Database.Database): void {
	const migrations = readMigrationFiles({ migrationsFolder: resolve("db/sqlite/migrations") });
	if (isBroughtUp(connection, migrations)) return;
	const bringUp = connection.transaction(() => {
		connection.exec(
			"create table if not exists __drizzle_migrations (id integer primary key, hash text not null, created_at numeric)",
		);
		const done = connection.prepare("select coalesce(max(created_at), 0) from __drizzle_migrations").pluck().get();
		for (const { sql, hash, folderMillis } of migrations) {
			if (folderMillis <= Number(done)) continue;
			for (const statement of sql) connection.exec(statement);
			connection.prepare("insert into __drizzle_migrations (hash, created_at) values (?, ?)").run(hash, folderMillis);
		}
		if (applicationId(connection) !== APPLICATION_ID) connection.pragma(`application_id = ${APPLICATION_ID}`);
	});
	whileBusy(() => bringUp.immediate());
}

/** Whether a database has the newest schema, or a newer version's, and this product's mark. */
function isBroughtUp(connection: Database.Database, migrations: readonly { folderMillis: number }[]): boolean {
	if (applicationId(connection) !== APPLICATION_ID) return false;
	const done = connection.prepare("select coalesce(max(created_at), 0) from __drizzle_migrations").pluck().get();
	return migrations.every(({ folderMillis }) => folderMillis <= Number(done));
}

/** Whether a database is this product's: marked so, or, before there was a mark, empty or with its tables. */
export function isOwn(connection: Database.Database): boolean {
	const id = applicationId(connection);
	if (id !== 0) return id === APPLICATION_ID;
	const tables = connection.prepare("select name from sqlite_schema where type = 'table'").pluck().all();
	return tables.length === 0 || ["__drizzle_migrations", "users", "bookings"].every((name) => tables.includes(name));
}

function applicationId(connection: Database.Database): number {
	return Number(connection.pragma("application_id", { simple: true }));
}

/** Repeats what fails because another process holds the lock. Only for starts and programs: it blocks the process. */
function whileBusy(work: () => void): void {
	for (let attempt = 1; ; attempt++) {
		try {
			work();
			return;
		} catch (error) {
			if (!isBusy(error) || attempt === START_ATTEMPTS) throw error;
			Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, START_PAUSE_MS);
		}
	}
}
