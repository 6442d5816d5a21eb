import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type Database from "better-sqlite3";
import pg from "pg";
import { afterAll, afterEach, beforeEach, expect, test } from "vitest";
import { createDatabase } from "../../tests/support/postgres";
import { bringUp } from "../postgres/open.server";
import { applyMigrations, openDatabase } from "../sqlite/open.server";
import { type Moved, move } from "./move.server";
import { TABLES } from "./tables.server";

const folder = mkdtempSync(join(tmpdir(), "saathi-move-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let files = 0;
let source: Database.Database;
let target: pg.Client;
let address: string;
let end: () => Promise<void>;

/** A clinic with rows in each table, among them values that two engines are likely to take for different ones. */
function fillClinic(connection: Database.Database): void {
	const add = (table: string, ...rows: unknown[][]) => {
		for (const row of rows)
			connection.prepare(`insert into ${table} values (${row.map(() => "?").join(", ")})`).run(...row);
	};
	const now = 1_795_400_000_123;
	add(
		"users (id, username, email, password_hash, created_at, consent_text, consented_at)",
		[1, "क्षमा 😔", "kshama@example.in", "hash", now, null, null],
		[2, "a\u0000b\\N{}',\"", "ünï@example.in", "", 0, "Yes\r\n\t", -1],
		[7, "", "c@example.in", "hash", 253_402_300_799_999, "", 1],
		[9, "erased", "erased@example.in", "hash", 1, null, null],
	);
	add("tokens", ["f0", 1, now, null, now], ["F0", 1, now, now, null], ["é", 2, 5, null, null]);
	add("secrets", ["signatures", "a secret\n"]);
	add("password_resets", ["aa", 2, now, null]);
	add("staff", [1, "operator", now], [7, "counsellor", now]);
	const booking = (id: number, user: number, date: string, slot: string, status: string) => [
		id,
		user,
		`R${id}`,
		"Asha",
		"9876543210",
		30,
		"Pune\u0000",
		slot,
		date,
		status,
		id,
		"word",
		null,
		now,
		now + id,
	];
	add(
		"bookings (id, user_id, reference, name, phone, age, address, timeslot, date, status, version, word, note, created_at, updated_at)",
		booking(3, 1, "2026-12-01", "2:00pm - 2:30pm", "confirmed"),
		booking(4, 1, "2026-12-01", "2:00pm - 2:30pm", "cancelled"),
		booking(40, 2, "2026-12-02", "12:00pm - 12:30pm", "requested"),
		booking(41, 9, "2026-12-02", "12:00pm - 12:30pm", "requested"),
	);
	add("forgotten_details", [1, now]);
	add("places", ["2026-12-02", "12:00pm - 12:30pm", 1, 40], ["2026-12-01", "2:00pm - 2:30pm", 1, 3]);
	add(
		"booking_changes",
		[1, 3, now, 1, "book", "{}", '{"b": 1, "a": "\\u0000", "a": 2, "n": 1.50}'],
		[2, 3, now, 9, "confirm", '{"status":"requested"}', '{"status":"confirmed"}'],
	);
	connection.exec("delete from users where id = 9"); // Its number, and that of its booking, are nobody else's.
	add("weekly_slots", [1, "2:00pm - 2:30pm", 0], [7, "2:00pm - 2:30pm", 10_000]);
	add("closed_dates", ["2026-12-25", "Christmas"]);
	add("conversations", ["a1", '{"x":"\\u0000"}', 2, now, 0], ["b2", "x".repeat(300_000), 0, now, 1]);
	add(
		"messages",
		["a1", 0, "user", "न मैं सो सकता हूँ", now],
		["a1", 1, "bot", "👩‍👩‍👧", now],
		["a1", 2, "user", "", now],
		["a1", 10, "bot", " ", now],
	);
	add("call_backs", [5, "C5", 1, "a1", "9876543210", null, "call me", "waiting", 0, null, null, now, now]);
	add("outbox", [8, 1, "mail", "booking.requested", "a@b", '{"reference":"R3"}', "d", 0, now, now, null, null, null]);
	add("leases", ["outbox", "me", now]);
	add("plans", [1, '{"signs":"अ"}', 3, now]);
	add("mood_lines", [2, now]);
	add("moods", [2, now, 0], [2, now + 1, 10]);
	add("rate_limits", ["login:1", 5, now], ["blocked", 1, null]);
}

beforeEach(async () => {
	source = openDatabase(join(folder, `${++files}.db`));
	applyMigrations(source);
	fillClinic(source);
	const made = await createDatabase();
	address = made.url;
	end = made.end;
	target = await connected();
});

afterEach(async () => {
	source.close();
	await target.end();
	await end();
});

async function connected(): Promise<pg.Client> {
	const client = new pg.Client({ connectionString: address });
	await client.connect();
	return client;
}

const rows = async (sql: string) => (await target.query(sql)).rows;

test("every row of every table stands in the other database, each text and moment as it was", async () => {
	const moved: Moved[] = [];
	await move(source, target, (table) => moved.push(table));
	expect(moved.map(({ table }) => table).sort()).toEqual(TABLES.map(({ name }) => name).sort());
	for (const { table, rows } of moved) {
		expect(rows, table).toBe(source.prepare(`select count(*) from ${table}`).pluck().get());
		expect(rows, table).toBeGreaterThan(0);
	}
	expect(await rows("select id, username, created_at, consented_at from users order by id")).toEqual([
		{ id: 1, username: "क्षमा 😔", created_at: new Date(1_795_400_000_123), consented_at: null },
		{ id: 2, username: "a\ufffdb\\N{}',\"", created_at: new Date(0), consented_at: new Date(-1) },
		{ id: 7, username: "", created_at: new Date(253_402_300_799_999), consented_at: new Date(1) },
	]);
	expect(moved.filter(({ mended }) => mended > 0).map(({ table, mended }) => [table, mended])).toEqual([
		["users", 1],
		["bookings", 3],
	]);
	expect(await rows("select after::text as after from booking_changes where id = 1")).toEqual([
		{ after: '{"b": 1, "a": "\\u0000", "a": 2, "n": 1.50}' },
	]);
	expect(
		await rows("select id, start_minute, search @@ words_query('\"ash\"*') as found from bookings order by id"),
	).toEqual([
		{ id: 3, start_minute: 840, found: true },
		{ id: 4, start_minute: 840, found: true },
		{ id: 40, start_minute: 720, found: true },
	]);
	expect(await rows("select id, brief, length(state) as long from conversations order by id")).toEqual([
		{ id: "a1", brief: false, long: 14 },
		{ id: "b2", brief: true, long: 300_000 },
	]);
	expect(await rows("select by_user_id from booking_changes order by id")).toEqual([
		{ by_user_id: 1 },
		{ by_user_id: null },
	]);
});

test("every index is there again, as the migrations make it", async () => {
	await move(source, target, () => undefined);
	const other = await createDatabase();
	await bringUp(other.url);
	const made = new pg.Client({ connectionString: other.url });
	await made.connect();
	const indexes = "select indexdef from pg_indexes where schemaname = 'public' order by 1";
	const expected = (await made.query(indexes)).rows;
	await made.end();
	await other.end();
	expect(expected.length).toBeGreaterThan(40);
	expect(await rows(indexes)).toEqual(expected);
});

test("numbers go on where they were, those of what was deleted included", async () => {
	await move(source, target, () => undefined);
	const next = async (table: string) =>
		(await rows(`select nextval(pg_get_serial_sequence('${table}', 'id'))::integer as n`))[0].n;
	expect([await next("users"), await next("bookings"), await next("booking_changes"), await next("outbox")]).toEqual([
		10, 42, 3, 9,
	]);
});

test("a database that holds anything is refused and left as it is", async () => {
	for (const made of [
		"table notes (a integer)",
		"view seen as select 1",
		"function f() returns integer language sql return 1",
	]) {
		await target.query(`create ${made}`);
		await expect(
			move(source, target, () => undefined),
			made,
		).rejects.toThrow(/is not empty/);
		await target.query("rollback");
		await target.query(`drop ${made.split(" ")[0]} ${made.split(/[ (]/)[1]}`);
	}
	await move(source, target, () => undefined);
	await expect(move(source, target, () => undefined)).rejects.toThrow(/is not empty/);
});

test("what was changed on the way is found, and nothing is left", async () => {
	const spoilt = "update places set place = place + 1 where booking_id = 3";
	let told = 0;
	const query = target.query.bind(target) as (...given: unknown[]) => Promise<unknown>;
	// why: nothing between the two databases can be made to lose a row, so one is changed before it is read back.
	target.query = (async (...given: unknown[]) => {
		if (String(given[0]).includes('from "places" order by')) await query(spoilt);
		return query(...given);
	}) as typeof target.query;
	await expect(move(source, target, () => told++)).rejects.toThrow("places does not hold the same");
	await target.end();
	target = await connected();
	expect(told).toBeGreaterThan(3);
	expect(await rows("select count(*)::integer as tables from pg_tables where schemaname = 'public'")).toEqual([
		{ tables: 0 },
	]);
});
