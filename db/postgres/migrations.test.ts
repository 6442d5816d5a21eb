import Database from "better-sqlite3";
import { is } from "drizzle-orm";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { getTableConfig, PgTable } from "drizzle-orm/pg-core";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { TIMESLOTS } from "~/features/booking/slots";
import { createDatabase } from "../../tests/support/postgres";
import { bringUp } from "./open.server";
import * as schema from "./schema.server";

/** What the search adds to the table of bookings; drizzle need not know. */
const OF_SEARCH = { column: "search", index: "bookings_search" };

const tables = Object.values(schema)
	.filter((exported) => is(exported, PgTable))
	.map(getTableConfig);
const sqlite = new Database(":memory:");
let postgres: pg.Client;

beforeAll(async () => {
	const { url } = await createDatabase();
	await Promise.all([bringUp(url), bringUp(url), bringUp(url)]);
	postgres = new pg.Client({ connectionString: url });
	await postgres.connect();
	for (const { sql } of readMigrationFiles({ migrationsFolder: "db/sqlite/migrations" }))
		for (const statement of sql) sqlite.exec(statement);
	await both(
		"insert into users (id, username, email, password_hash, created_at) values (1, 'A', 'a@b.in', '', NOW), (2, 'B', 'b@b.in', '', NOW)",
	);
});

afterAll(() => postgres?.end());

/** Runs a statement on both engines; NOW stands for a moment. Returns whether each of them took it. */
async function both(statement: string): Promise<{ sqlite: boolean; postgres: boolean }> {
	let taken = true;
	try {
		sqlite.exec(statement.replaceAll("NOW", "0"));
	} catch {
		taken = false;
	}
	return {
		sqlite: taken,
		postgres: await postgres.query(statement.replaceAll("NOW", "now()")).then(
			() => true,
			() => false,
		),
	};
}

const listed = async (sql: string, ...given: unknown[]) =>
	(await postgres.query({ text: sql, values: given, rowMode: "array" })).rows;

test("the migrations make what the schema says, once, also where three start at the same time", async () => {
	expect(await listed("select count(*) - count(distinct created_at) from __drizzle_migrations")).toEqual([["0"]]);
	for (const { name, columns, indexes, checks, foreignKeys } of tables) {
		const made = await listed(
			"select column_name, is_nullable = 'NO' from information_schema.columns where table_name = $1 and column_name <> $2 order by 1",
			name,
			OF_SEARCH.column,
		);
		expect(made, name).toEqual(columns.map((column) => [column.name, column.notNull || column.primary]).sort());
		const constraints = "select count(*)::integer from pg_constraint where conrelid = $1::regclass and contype = $2";
		expect(await listed(constraints, name, "f"), name).toEqual([[foreignKeys.length]]);
		const checked = "select conname from pg_constraint where conrelid = $1::regclass and contype = 'c' order by 1";
		expect(await listed(checked, name), name).toEqual(checks.map((check) => [check.name]).sort());
		const indexed = await listed(
			"select indexrelid::regclass::text from pg_index where indrelid = $1::regclass and not indisprimary order by 1",
			name,
		);
		const expected = indexes.map(({ config }) => [config.name]);
		if (name === "bookings") expected.push([OF_SEARCH.index]);
		expect(indexed, name).toEqual(expected.sort());
	}
	const all = await listed("select count(*)::integer from pg_tables where schemaname = 'public'");
	expect(all).toEqual([[tables.length + 1]]);
});

test("every text is compared by its bytes, whatever the locale of the server", async () => {
	const others = await listed(`select attrelid::regclass::text, attname from pg_attribute
		join pg_class on pg_class.oid = attrelid join pg_collation on pg_collation.oid = attcollation
		where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> '__drizzle_migrations' and collname <> 'C'`);
	expect(others).toEqual([]);
});

const COLUMNS = "user_id, reference, name, phone, age, address, timeslot, date, status, created_at, updated_at";
const booking = (values: {
	reference: string;
	phone?: string;
	age?: number;
	timeslot?: string;
	date?: string;
	status?: string;
}) => {
	const { reference, phone = "9876543210", age = 30, timeslot = "2:00pm - 2:30pm", date = "2026-12-01" } = values;
	return `insert into bookings (${COLUMNS})
		values (1, '${reference}', 'Asha', '${phone}', ${age}, 'Pune', '${timeslot}', '${date}', '${values.status ?? "requested"}', NOW, NOW)`;
};

test("a slot begins at the same minute on both engines", async () => {
	const slots = [
		...TIMESLOTS,
		"12:30am - 1:00am",
		"12:00pm",
		"9:05pm",
		"noon",
		"",
		":",
		"7",
		"1:2p3",
		" 3:00pm",
		"٣:٠٠pm",
	];
	for (const [index, timeslot] of slots.entries())
		expect(await both(booking({ reference: `S${index}`, timeslot })), timeslot).toEqual({
			sqlite: true,
			postgres: true,
		});
	const begun = "select timeslot, start_minute from bookings order by reference";
	expect(await listed(begun)).toEqual(sqlite.prepare(begun).raw().all());
});

describe("what one engine refuses the other refuses too", () => {
	test.each([
		["a phone of nine digits", booking({ reference: "P1", phone: "987654321" })],
		["a phone with a line's end", booking({ reference: "P2", phone: "987654321\n" })],
		["a phone in Devanagari digits", booking({ reference: "P3", phone: "९८७६५४३२१०" })],
		["no age", booking({ reference: "A1", age: 0 })],
		["a date of another shape", booking({ reference: "D1", date: "2026-12-1" })],
		["a date with something after it", booking({ reference: "D2", date: "2026-12-01\n" })],
		["a state that nobody knows", booking({ reference: "ST", status: "lost" })],
		["the same person, date and slot", booking({ reference: "T1", timeslot: "9:05pm" })],
		["a reference that is had", booking({ reference: "S1", timeslot: "x" })],
		[
			"an email in capitals",
			"insert into users (username, email, password_hash, created_at) values ('A', 'X@b.in', '', NOW)",
		],
		[
			"an email that is had",
			"insert into users (username, email, password_hash, created_at) values ('A', 'a@b.in', '', NOW)",
		],
		["a booking of nobody", booking({ reference: "N1" }).replace("(1,", "(99,")],
	])("%s", async (_what, statement) => {
		expect(await both(statement)).toEqual({ sqlite: false, postgres: false });
	});

	test("and both take what is like it and right", async () => {
		for (const statement of [
			booking({ reference: "OK", status: "cancelled", timeslot: "9:05pm" }),
			"insert into users (username, email, password_hash, created_at) values ('A', 'ÜÏ@b.in', '', NOW)",
		])
			expect(await both(statement), statement).toEqual({ sqlite: true, postgres: true });
	});
});

test("history is neither edited nor deleted, and goes with the booking of an erased person alone", async () => {
	const [id] = (await listed("select id from bookings where reference = 'S1'"))[0] ?? [];
	await postgres.query(`insert into bookings (id, ${COLUMNS})
		values (900, 2, 'OTHER', 'Bo', '9876543210', 30, 'Pune', '2:00pm - 2:30pm', '2026-12-03', 'requested', now(), now())`);
	await postgres.query(
		`insert into booking_changes values (1, ${id}, now(), 2, 'confirm', '{}', '{}'), (2, 900, now(), 1, 'note', '{}', '{}'),
		(3, 900, now(), 2, 'note', '{}', '{}')`,
	);
	for (const edit of [
		`update booking_changes set after = '{"status":"done"}'`,
		"update booking_changes set at = now()",
		"update booking_changes set by_user_id = 1",
		"update booking_changes set by_user_id = null",
		"delete from booking_changes",
	])
		await expect(postgres.query(edit), edit).rejects.toThrow("history is not");
	await postgres.query("delete from users where id = 2");
	expect(await listed("select id, by_user_id from booking_changes")).toEqual([[1, null]]);
});
