import type Database from "better-sqlite3";
import { createRowHash, type Fingerprint, type Value } from "./fingerprint.server";
import type { MovedColumn, MovedTable } from "./tables.server";

/** PostgreSQL keeps no NUL in a text. https://www.postgresql.org/docs/current/datatype-character.html */
const NUL = /\0/g;
const IN_ITS_PLACE = "\ufffd";

/** A table that is being read: its rows in the order of their keys, and, once all were read, what they come to. */
export type Reading = {
	rows: Iterable<readonly Value[]>;
	/** Only after the last row. */
	fingerprint: () => Fingerprint;
	/** How many texts had a NUL taken out so far: the sign for what cannot be shown stands there now. */
	mended: () => number;
};

/** Reads a table of an SQLite database, row by row, however large it is. */
export function readTable(connection: Database.Database, { name, columns, key }: MovedTable): Reading {
	const hash = createRowHash();
	let rows = 0;
	let mended = 0;

	function withoutNul(value: unknown, { kind }: MovedColumn): Value {
		if (typeof value !== "string") return value as Value;
		if (kind === "json" || !value.includes("\0")) return value;
		mended++;
		return value.replace(NUL, IN_ITS_PLACE);
	}

	function* read(): Generator<readonly Value[]> {
		const listed = columns.map((column) => `"${column.name}"`).join(", ");
		const ordered = key.map((column) => `"${column}"`).join(", ");
		const statement = connection.prepare(`select ${listed} from "${name}" order by ${ordered}`).raw();
		for (const stored of statement.iterate() as Iterable<unknown[]>) {
			const row = columns.map((column, index) => withoutNul(stored[index], column));
			hash.add(row);
			rows++;
			yield row;
		}
	}

	return {
		rows: read(),
		fingerprint: () => ({ rows, sums: sumsOf(connection, name, columns), hash: hash.digest() }),
		mended: () => mended,
	};
}

/** The highest number that a table has counted up to, that of a row that was deleted since included. */
export function countedUpTo(connection: Database.Database, { name }: MovedTable): number {
	return Number(connection.prepare("select seq from sqlite_sequence where name = ?").pluck().get(name) ?? 0);
}

function sumsOf(connection: Database.Database, table: string, columns: readonly MovedColumn[]): string[] {
	const summed = columns.filter(({ kind }) => kind !== "text" && kind !== "json");
	if (summed.length === 0) return [];
	const sums = summed.map(({ name }) => `coalesce(sum("${name}"), 0)`).join(", ");
	const row = connection.prepare(`select ${sums} from "${table}"`).raw().safeIntegers().get() as unknown[];
	return row.map(String);
}
