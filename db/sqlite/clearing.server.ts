import type Database from "better-sqlite3";

/**
 * What people have written and what they are reached by, in rows that others name by their keys. Of moods, sign-ins and
 * places nothing would tell whose they were.
 */
const TABLES = ["users", "bookings", "booking_changes", "call_backs", "outbox", "plans"];
/** Columns whose former words have to go too when others take their place. */
const REPLACED = { users: "username, email", plans: "boxes" };
/** Farther than any key. */
const AWAY = 2 ** 40;

/**
 * Notes from here on which rows a connection deletes, also those that go with others, and whose words it replaces. It
 * knows them by triggers of its own, which no other connection sees.
 *
 * @returns takes what was noted since: of each table the rows, in their order
 */
export function watchDeleted(connection: Database.Database): () => Map<string, number[]> {
	let deleted = new Map<string, Set<number>>();
	connection.function("note_deleted", (table, rowid) => {
		const rowids = deleted.get(String(table)) ?? new Set();
		deleted.set(String(table), rowids.add(Number(rowid)));
		return null;
	});
	const watch = (table: string, name: string, event: string) =>
		connection.exec(
			`create temp trigger ${name} after ${event} on main.${table} begin select note_deleted('${table}', old.rowid); end`,
		);
	for (const table of TABLES) watch(table, `${table}_deleted`, "delete");
	for (const [table, columns] of Object.entries(REPLACED)) watch(table, `${table}_replaced`, `update of ${columns}`);
	return () => {
		const taken = deleted;
		deleted = new Map();
		return new Map([...taken].map(([table, rowids]) => [table, [...rowids].sort((one, other) => one - other)]));
	};
}

/**
 * Takes the rows around a place out of their pages and puts them back, in one transaction, so that nobody sees them gone:
 * pages that were emptied are overwritten whole, and with them what SQLite had left between rows. By `rowid`, since
 * triggers of the history refuse to let its `id` be edited; what names a row is held against it at the end alone.
 *
 * @param rowid of a row that is gone
 * @param around how many rows before it, and at least as many after it, leave with it
 * @returns up to which row all is done, infinity where no more follow
 */
export function clearAround(connection: Database.Database, table: string, rowid: number, around: number): number {
	const before = `select rowid from ${table} where rowid < ? order by rowid desc limit ${around}`;
	const from = connection.prepare(`select coalesce(min(rowid), ?) from (${before})`).pluck();
	const rows = connection
		.prepare(`select rowid from ${table} where rowid >= ? order by rowid limit ${4 * around}`)
		.pluck();
	const move = connection.prepare(`update ${table} set rowid = rowid + ? where rowid between ? and ?`);
	return connection
		.transaction(() => {
			connection.pragma("defer_foreign_keys = on");
			const first = Number(from.get(rowid, rowid));
			const moved = rows.all(first).map(Number);
			const last = moved.at(-1) ?? first;
			move.run(AWAY, first, last);
			move.run(-AWAY, first + AWAY, last + AWAY);
			return moved.length < 4 * around ? Number.POSITIVE_INFINITY : Number(moved.at(-around));
		})
		.immediate();
}
