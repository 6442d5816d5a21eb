import { setTimeout as sleep } from "node:timers/promises";
import type Database from "better-sqlite3";
import { clearAround, watchDeleted } from "./clearing.server";
import { isBusy, isUnavailable } from "./errors.server";

/** Much may be deleted at once, and forgetting costs work. */
const PAUSE_MS = 1_000;
/** While somebody reads or writes, only a moment between two of them will do. */
const AGAIN_MS = 250;
/** What people said. A row of theirs is known by its key, so that its place in the file is free to change. */
const TABLES = ["messages", "conversations"];
/** So many rows take about a millisecond. */
const ROWS_AT_ONCE = 100;
/** How many rows beside one that went are taken out and put back with it. Twice, between other rows each time. */
const AROUND = [25, 40];
/** For each millisecond of moving rows so many are left to others. */
const REST = 9;

/**
 * Makes what takes deleted text off the disk within seconds. Two copies outlive SQLite's own overwriting: the one in the
 * -wal, which without traffic stays until it is written over, and now and then one in a page from which SQLite moved the
 * text to a neighbour. While others read or write the file it tries again until it has succeeded.
 *
 * @param writing empties the -wal
 * @param moving moves rows, outside anybody's transaction; need not wait for the disk, as the emptying does
 * @returns asks for it; what is asked for while it is under way is done after it
 */
export function createForgetter(writing: Database.Database, moving: Database.Database): () => void {
	let isAsked = false;
	let isForgetting = false;
	const takeDeleted = watchDeleted(writing);

	/** The -wal first: it is the larger part, and there is room again after it where the disk is full. */
	async function forgetOnce(): Promise<void> {
		await untilEmptied(writing);
		for (const table of TABLES) await moveRows(moving, table);
		for (const [table, rowids] of takeDeleted()) await clearAroundAll(moving, table, rowids);
		await untilEmptied(writing);
	}

	async function forget(): Promise<void> {
		isForgetting = true;
		try {
			while (isAsked && writing.open) {
				await rest(PAUSE_MS);
				isAsked = false;
				await forgetOnce();
			}
		} finally {
			isForgetting = false; // Whatever failed, the next deletion asks again.
		}
	}

	return () => {
		isAsked = true;
		if (!isForgetting) void forget();
	};
}

/**
 * Gives each row of a table a new place behind all others, in their order: the pages that they leave are overwritten
 * whole. SQLite overwrites a row that is deleted, but not the copy that stays where it moved one to balance its pages
 * (`rebuildPage` in its btree.c leaves the unused middle of a page as it was): of the states of 300 busy talks mostly one
 * stands in the file after its talk is gone, of messages one in 30,000. Waits while the database is locked; where it
 * cannot be written at all, as on a full disk, the rest stays where it is.
 *
 * @param connection whose own transactions are over by the next turn of the event loop
 */
export async function moveRows(connection: Database.Database, table: string): Promise<void> {
	let lastBefore: unknown;
	await inSteps(connection, () => {
		lastBefore ??= connection.prepare(`select max(rowid) from ${table}`).pluck().get();
		return moveSome(connection, table, lastBefore);
	});
}

/**
 * Clears the pages in which rows stood that are gone from a table whose rows have to keep their keys, as `moveRows` does
 * where they need not. Waits and gives up as it does.
 *
 * @param rowids of those that are gone, in their order
 */
export async function clearAroundAll(
	connection: Database.Database,
	table: string,
	rowids: readonly number[],
): Promise<void> {
	for (const around of AROUND) {
		let left = rowids;
		await inSteps(connection, () => {
			const [rowid] = left;
			if (rowid === undefined) return false;
			const last = clearAround(connection, table, rowid, around);
			left = left.filter((other) => other > last);
			return true;
		});
	}
}

/** Takes steps of some milliseconds for as long as one says that there are more, and leaves most of the time to others. */
async function inSteps(connection: Database.Database, step: () => boolean): Promise<void> {
	for (let goesOn = true; goesOn && connection.open; ) {
		const began = performance.now();
		try {
			goesOn = step();
			await rest((performance.now() - began) * REST);
		} catch (error) {
			if (!isUnavailable(error)) throw error;
			if (!isBusy(error)) return;
			await rest(AGAIN_MS);
		}
	}
}

/** Moves the next rows of those up to a place. Returns whether there were any. */
function moveSome(connection: Database.Database, table: string, last: unknown): boolean {
	const next = connection.prepare(`select rowid from ${table} where rowid <= ? order by rowid limit ${ROWS_AT_ONCE}`);
	const move = connection.prepare(`update ${table} set rowid = (select max(rowid) + 1 from ${table}) where rowid = ?`);
	return connection
		.transaction(() => {
			const rows = next.pluck().all(last);
			for (const row of rows) move.run(row);
			return rows.length > 0;
		})
		.immediate();
}

async function untilEmptied(connection: Database.Database): Promise<void> {
	while (connection.open && !isEmptied(connection)) await rest(AGAIN_MS);
}

/** Waits without keeping a process alive that has nothing else to do. */
function rest(milliseconds: number): Promise<void> {
	return sleep(milliseconds, undefined, { ref: false });
}

function isEmptied(connection: Database.Database): boolean {
	try {
		const [outcome] = connection.pragma("wal_checkpoint(TRUNCATE)") as [{ busy: number }];
		return outcome.busy === 0;
	} catch (error) {
		if (isUnavailable(error)) return false;
		throw error;
	}
}
