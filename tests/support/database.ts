/** Databases for tests, of the engine that TEST_DATABASE names, and how a test looks into one past the server. */

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Database from "better-sqlite3";
import pg from "pg";
import { createDatabase } from "./postgres";

/** Whether these tests run on SQLite, which is the default; else they run on PostgreSQL. */
export const onSqlite = engine() === "sqlite";

/** A database of a test's own: the DATABASE_URL that names it, and its end. */
export type TestDatabase = { url: string; end: () => Promise<void> };

/** What a statement may be given; a moment is a Date on both engines. */
export type Parameter = string | number | boolean | null | undefined | Date;

/**
 * A database without tables, as a server meets it at its first start. It ends with this process, or on PostgreSQL with
 * the cluster, when nobody has ended it before.
 *
 * @throws Error when no PostgreSQL was started for these tests
 */
export async function freshDatabase(): Promise<TestDatabase> {
	if (!onSqlite) return createDatabase();
	const folder = mkdtempSync(join(tmpdir(), "saathi-"));
	folders.add(folder);
	return { url: `file:${join(folder, "test.db")}`, end: async () => end(folder) };
}

/** Of databases that nobody has ended yet. */
const folders = new Set<string>();
process.once("exit", () => folders.forEach(end));

function end(folder: string): void {
	rmSync(folder, { recursive: true, force: true });
	folders.delete(folder);
}

/**
 * Runs a statement on a database that a server has opened before, past the server.
 *
 * @param sql one statement that both engines know, with a question mark for each parameter
 * @returns its rows, none where it answers none; moments are milliseconds, yes is 1, what is kept as JSON is text
 */
export async function rowsIn<Row = Record<string, unknown>>(
	url: string,
	sql: string,
	...parameters: Parameter[]
): Promise<Row[]> {
	if (isPostgres(url)) {
		let count = 0;
		const numbered = sql.replaceAll("?", () => `$${++count}`);
		return (await poolOf(url).query(numbered, parameters)).rows as Row[];
	}
	return inFile(url.replace(/^file:/, ""), (connection) => {
		const statement = connection.prepare(sql);
		const bound = parameters.map(sqliteValue);
		if (statement.reader) return statement.all(...bound) as Row[];
		statement.run(...bound);
		return [];
	});
}

/** As `rowsIn`, of each row its first column alone. */
export async function valuesIn<Value = unknown>(
	url: string,
	sql: string,
	...parameters: Parameter[]
): Promise<Value[]> {
	return (await rowsIn(url, sql, ...parameters)).map((row) => Object.values(row)[0] as Value);
}

/** Works on the file of an SQLite database: for what only SQLite has, such as its files and pragmas. */
export function inFile<T>(file: string, work: (connection: Database.Database) => T): T {
	const connection = new Database(file, { fileMustExist: true, timeout: 5_000 });
	try {
		return work(connection);
	} finally {
		connection.close();
	}
}

/**
 * Keeps everybody else from writing, as another program may that is in the middle of a transaction; reading goes on.
 *
 * @returns what lets them write again
 */
export async function holdWrites(url: string): Promise<() => Promise<void>> {
	if (!isPostgres(url)) {
		const holder = new Database(url.replace(/^file:/, ""), { timeout: 5_000 });
		holder.exec("begin immediate");
		return async () => void holder.close();
	}
	const holder = new pg.Client({ connectionString: url });
	await holder.connect();
	const { rows } = await holder.query(
		"select format('%I', tablename) as name from pg_tables where schemaname = 'public'",
	);
	await holder.query(`begin; lock table ${rows.map(({ name }) => name).join(", ")} in share mode`);
	return () => holder.end();
}

function engine(): "sqlite" | "postgres" {
	const named = process.env.TEST_DATABASE ?? "sqlite";
	if (named === "sqlite" || named === "postgres") return named;
	throw new Error(`TEST_DATABASE must be sqlite or postgres: ${named}`);
}

function isPostgres(url: string): boolean {
	return url.startsWith("postgres");
}

function sqliteValue(value: Parameter): string | number | null {
	if (value instanceof Date) return value.getTime();
	if (typeof value === "boolean") return Number(value);
	return value ?? null;
}

const pools = new Map<string, pg.Pool>();

function poolOf(url: string): pg.Pool {
	const kept = pools.get(url);
	if (kept) return kept;
	const pool = new pg.Pool({ connectionString: url, max: 2, idleTimeoutMillis: 1_000, allowExitOnIdle: true, types });
	// A database that ends, or is killed, takes connections along that nobody uses.
	pool.on("error", () => undefined);
	pools.set(url, pool);
	return pool;
}

const { BOOL, INT8, JSON: JSON_TEXT, JSONB, TIMESTAMPTZ } = pg.types.builtins;

/** What SQLite would answer for columns of the same meaning. */
const types: pg.CustomTypesConfig = {
	getTypeParser: (type, format) => {
		if (type === INT8) return Number;
		if (type === BOOL) return (value: string) => Number(value === "t");
		if (type === TIMESTAMPTZ) return (value: string) => new Date(value).getTime();
		if (type === JSON_TEXT || type === JSONB) return (value: string) => value;
		return pg.types.getTypeParser(type, format);
	},
};
