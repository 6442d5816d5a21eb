import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import Database from "better-sqlite3";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { copyDatabase } from "./copies.server";
import { createForgetter, moveRows } from "./forgetting.server";
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

const PEOPLE = 300;
const SESSIONS = 6;
const ROUNDS = 4;

/** A clinic's people with what they and the desk wrote, whose words grow and shrink. Everybody has a name and a phone that nobody else has. */
function crowd(connection: Database.Database) {
	const chance = createChance(2);
	const long = (word: string, most: number) => `${word} `.repeat(chance() * most);
	const signUp = connection.prepare(
		"insert into users (username, email, password_hash, created_at) values (?, ?, ?, 0)",
	);
	const book = connection.prepare(
		"insert into bookings (user_id, reference, name, phone, age, address, timeslot, date, created_at, updated_at) values (?, ?, ?, ?, 30, ?, '2:00pm - 2:30pm', ?, 0, 0)",
	);
	const note = connection.prepare("update bookings set note = ? where id = ?");
	const change = connection.prepare(
		"insert into booking_changes (booking_id, at, action, before, after) values (?, 0, 'note', '{}', ?)",
	);
	const mail = connection.prepare(
		"insert into outbox (user_id, channel, kind, recipient, content, dedupe, next_attempt_at, created_at) values (?, 'mail', 'requested', ?, ?, ?, 0, 0)",
	);
	const plan = connection.prepare(
		"insert into plans values (?, ?, 0, 0) on conflict do update set boxes = excluded.boxes",
	);
	const people = Array.from({ length: PEOPLE }, (_, nth) => {
		const number = 10_000 + ((nth * 31_337) % 89_989);
		const name = `person${number}`;
		const id = Number(signUp.run(name, `${number}.${name}@example.in`, "h".repeat(60)).lastInsertRowid);
		return { id, name, phone: `${number}98765` };
	});
	const sessions = Array.from({ length: SESSIONS * PEOPLE }, (_, nth) => {
		const person = people[nth % PEOPLE] as (typeof people)[number];
		const { id, name, phone } = person;
		const date = `20${10 + Math.floor(nth / PEOPLE)}-11-22`;
		const booking = book.run(id, `R${nth}`, name, phone, `${name} ${long("road", 50)}`, date).lastInsertRowid;
		mail.run(id, name, JSON.stringify({ name, phone, words: long("mail", 40) }), `mail ${nth}`);
		return { booking, name };
	});
	for (let round = 0; round < ROUNDS; round++) {
		for (const { booking, name } of sessions) {
			const text = `${name} ${long("note", 200)}`;
			note.run(text, booking);
			change.run(booking, JSON.stringify({ note: text }));
		}
		for (const { id, name } of people) plan.run(id, JSON.stringify({ safe: `${name} ${long("plan", 150)}` }));
	}
	return people;
}

describe("what people left behind who deleted their accounts, beside others who stay", () => {
	const crowded = join(folder, "crowded.db");
	const copy = join(folder, "copy.db");
	let forgetSoon: () => void;
	let writing: Database.Database;
	let moving: Database.Database;
	let gone: ReturnType<typeof crowd>;

	/** Those who are gone and of whom a name or a phone stands in a file. */
	function found(file: string): string[] {
		writing.pragma("wal_checkpoint(TRUNCATE)");
		const bytes = readFileSync(file, "latin1");
		const marks = new Set(bytes.match(/person\d{5}|\d{5}98765/g));
		return gone.filter(({ name, phone }) => marks.has(name) || marks.has(phone)).map(({ name }) => name);
	}

	const TABLES = ["users", "bookings", "booking_changes", "outbox", "plans"];
	const kept = () => TABLES.map((table) => writing.prepare(`select * from ${table} order by rowid`).all());

	beforeAll(() => {
		writing = openDatabase(crowded);
		applyMigrations(writing);
		moving = openDatabase(crowded);
		for (const connection of [writing, moving]) connection.pragma("synchronous = OFF");
		forgetSoon = createForgetter(writing, moving);
		const people = crowd(writing);
		gone = people.filter((_, nth) => nth % 2 === 0);
		for (const { id } of gone) writing.prepare("delete from users where id = ?").run(id);
	});
	afterAll(() => {
		for (const connection of [writing, moving]) connection.close();
	});

	test("stands in the file where SQLite moved it, and not in a copy of it", async () => {
		expect(found(crowded)).not.toEqual([]);
		await copyDatabase(crowded, copy);
		expect(found(copy)).toEqual([]);
	});

	test("is gone from the file soon, and all else is as it was", async () => {
		const before = kept();
		forgetSoon();
		await expect.poll(() => found(crowded), { timeout: 300_000, interval: 500 }).toEqual([]);
		expect(kept()).toEqual(before);
		expect(writing.pragma("integrity_check", { simple: true })).toBe("ok");
		expect(writing.pragma("foreign_key_check")).toEqual([]);
		expect(() => writing.exec("update booking_changes set id = id + 1")).toThrow("history is not edited");
		const lastId = writing.prepare("select max(id) from users").pluck();
		const next = "insert into users (username, email, password_hash, created_at) values ('', 'next', '', 0)";
		expect(writing.prepare(next).run().lastInsertRowid).toBe(Number(lastId.get()));
		expect(Number(lastId.get())).toBe(PEOPLE + 1);
	});
});
