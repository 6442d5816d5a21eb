import type Database from "better-sqlite3";
import type pg from "pg";
import { applyMigrations } from "../postgres/open.server";
import { Refusal } from "../program.server";
import { isSame } from "./fingerprint.server";
import { countedUpTo, readTable } from "./source.server";
import { type MovedTable, TABLES } from "./tables.server";
import { countOnFrom, fingerprintOf, holdsAnything, takeIndexesOff, writeTable } from "./target.server";

/** What was moved of a table. */
export type Moved = {
	table: string;
	rows: number;
	/** Texts that had a NUL, in whose place the sign for what cannot be shown stands now. */
	mended: number;
};

/**
 * Moves all that an SQLite database holds into an empty PostgreSQL database, in one transaction of that one: whatever
 * ends it on the way, the target is as empty as before. Each table is read back and held against what was read.
 *
 * @param source that nobody changes meanwhile
 * @param target a connection of its own
 * @param tell is called with each table once it is the same on both sides
 * @throws Refusal when the target holds anything, or does not hold the same afterwards
 */
export async function move(source: Database.Database, target: pg.Client, tell: (moved: Moved) => void): Promise<void> {
	await target.query("begin");
	if (await holdsAnything(target))
		throw new Refusal("The database to move into is not empty. Make a new one, with createdb; nothing was changed.");
	await applyMigrations(target);
	const indexes = await takeIndexesOff(target);
	for (const table of TABLES) tell(await moveTable(source, target, table));
	for (const index of indexes) await target.query(index);
	await target.query("analyze");
	await target.query("commit").catch((error) => {
		throw new Refusal(
			`The connection was lost at the last step (${error}). All of it is there, or nothing: try again.`,
		);
	});
}

async function moveTable(source: Database.Database, target: pg.Client, table: MovedTable): Promise<Moved> {
	const reading = readTable(source, table);
	await writeTable(target, table, reading.rows);
	await countOnFrom(target, table, table.counted === null ? 0 : countedUpTo(source, table));
	const read = reading.fingerprint();
	if (!isSame(read, await fingerprintOf(target, table)))
		throw new Refusal(`${table.name} does not hold the same after it was moved. Nothing was changed.`);
	return { table: table.name, rows: read.rows, mended: reading.mended() };
}
