import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import Database from "better-sqlite3";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { moveRows } from "./forgetting.server";
import { applyMigrations, openDatabase } from "./open.server";

const folder = mkdtempSync(join(tmpdir(), "saathi-forgetting-"));
const file = join(folder, "busy.db");
/** It is a matter of chance when SQLite leaves a copy: mostly within the first 10,000. */
const MOST_EVENTS = 100_000;
const LOOKS_EVERY = 1_000;
const TALKS = 300;
let connection: Database.Database;

/** The same numbers from 0 to 1 every time. */
function createChance(seed: number): () => number {
	let state = seed;
	return () => {
		state = (state * 1_103_515_245 + 12_345) & 0x7fffffff;
		return state / 0x7fffffff;
	};
}

/** Many talks at once, of messages and states of all lengths, half of them cleared again, until a copy stands in the file. */
function talkAndClear(): void {
	const chance = createChance(1);
	const start = connection.prepare("insert into conversations (id, state, turn, last_active_at) values (?, '', 0, 0)");
	const keep = connection.prepare("update conversations set state = ?, turn = turn + 1 where id = ?");
	const turnOf = connection.prepare("select turn from conversations where id = ?").pluck();
	const say = connection.prepare("insert into messages values (?, ?, ?, ?, 0)");
	const clear = connection.prepare("delete from conversations where id = ?");
	const talks: string[] = [];
	for (let event = 0; event < MOST_EVENTS; event++) {
		if (event % LOOKS_EVERY === 0 && copies().length > 0) return;
		const at = Math.floor(chance() * talks.length);
		if (talks.length >= TALKS && chance() < 0.5) {
			clear.run(talks.splice(at, 1)[0]);
			continue;
		}
		const isNew = talks.length === 0 || chance() < 0.3;
		const id = isNew ? `talk ${event} ${"of a cookie's hash ".repeat(2)}` : (talks[at] as string);
		if (isNew) {
			start.run(id);
			talks.push(id);
		}
		const turn = Number(turnOf.get(id));
		say.run(id, 2 * turn, "user", `${"x".repeat(chance() * chance() * 1_500)} said-${event}-`);
		say.run(id, 2 * turn + 1, "bot", "y".repeat(chance() * 800));
		keep.run(`${"z".repeat(chance() * 600)} kept-${event}-`, id);
	}
}

const ROWS = "select message as text from messages union all select state from conversations";
const talk = () => [
	connection.prepare("select * from messages order by conversation_id, position").all(),
	connection.prepare("select * from conversations order by id").all(),
];

/** What stands in the file and in no row. */
function copies(): string[] {
	connection.pragma("wal_checkpoint(TRUNCATE)");
	const marks = (text: string) => text.match(/(said|kept)-\d+-/g) ?? [];
	const rows = new Set(connection.prepare<[], string>(ROWS).pluck().all().flatMap(marks));
	return marks(readFileSync(file, "latin1")).filter((mark) => !rows.has(mark));
}

beforeAll(() => {
	connection = openDatabase(file);
	applyMigrations(connection);
	connection.pragma("synchronous = OFF");
	talkAndClear();
});
afterAll(() => {
	connection.close();
	rmSync(folder, { recursive: true, force: true });
});

describe("what was cleared in a busy file", () => {
	test("stands there at times where SQLite moved it to another page, and is gone once all rows have moved", async () => {
		expect(copies()).not.toEqual([]);
		for (const table of ["messages", "conversations"]) await moveRows(connection, table);
		expect(copies()).toEqual([]);
	});

	test("is gone once nobody holds the lock any more", async () => {
		const holder = new Database(file);
		holder.exec("begin immediate");
		const moving = moveRows(connection, "conversations");
		await sleep(600);
		const before = connection.prepare("select max(rowid) from conversations").pluck().get();
		holder.exec("rollback");
		holder.close();
		await moving;
		expect(connection.prepare("select min(rowid) from conversations").pluck().get()).toBeGreaterThan(Number(before));
	});

	test("is left where the database cannot be written, and what was asked for ends", async () => {
		const reader = new Database(file, { readonly: true });
		const before = talk();
		await moveRows(reader, "messages");
		reader.close();
		await moveRows(reader, "messages");
		expect(talk()).toEqual(before);
	});

	test("is all that is gone", async () => {
		const before = talk();
		for (const table of ["messages", "conversations"]) await moveRows(connection, table);
		expect(talk()).toEqual(before);
		expect(connection.pragma("integrity_check", { simple: true })).toBe("ok");
		expect(connection.pragma("foreign_key_check")).toEqual([]);
	});
});
