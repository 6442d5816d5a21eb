import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type Database from "better-sqlite3";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { applyMigrations, openDatabase } from "./open.server";

const folder = mkdtempSync(join(tmpdir(), "saathi-migrations-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const journal = JSON.parse(readFileSync("db/sqlite/migrations/meta/_journal.json", "utf8")) as {
	entries: { tag: string; when: number }[];
};
let connection: Database.Database;
let files = 0;

/** A database as a clinic had it before there was a desk, with three bookings, two of them at one time. */
function before(): Database.Database {
	const opened = openDatabase(join(folder, `${++files}.db`));
	opened.exec("create table __drizzle_migrations (id integer primary key, hash text not null, created_at numeric)");
	for (const { tag, when } of journal.entries.slice(0, 2)) {
		opened.exec(readFileSync(`db/sqlite/migrations/${tag}.sql`, "utf8").replaceAll("--> statement-breakpoint", ""));
		opened.prepare("insert into __drizzle_migrations (hash, created_at) values ('', ?)").run(when);
	}
	opened.exec(`insert into users values (1, 'A', 'a@example.in', 'none', 0), (2, 'B', 'b@example.in', 'none', 0)`);
	opened.exec(`insert into bookings values
		(3, 1, 'Asha Rao', '9876543210', 34, 'Pune', '2:00pm - 2:30pm', '2026-12-01', 5),
		(4, 2, 'क्षमा', '9876500000', 40, 'Pune', '2:00pm - 2:30pm', '2026-12-01', 6),
		(9, 2, 'Bo', '9876500000', 40, 'Pune', '12:00pm - 12:30pm', '2026-12-02', 7)`);
	return opened;
}

const all = (sql: string, ...given: unknown[]) => connection.prepare(sql).all(...given);
const found = (words: string) =>
	connection.prepare("select rowid from bookings_search where bookings_search match ?").pluck().all(words);

beforeEach(() => {
	connection = before();
	applyMigrations(connection);
});

describe("what was booked before there was a desk", () => {
	test("is all there, requested, with a reference of its own and its place in the slot", () => {
		expect(all("select id, name, status, version, word, note, start_minute, updated_at from bookings")).toEqual([
			{
				id: 3,
				name: "Asha Rao",
				status: "requested",
				version: 0,
				word: null,
				note: null,
				start_minute: 840,
				updated_at: 5,
			},
			{
				id: 4,
				name: "क्षमा",
				status: "requested",
				version: 0,
				word: null,
				note: null,
				start_minute: 840,
				updated_at: 6,
			},
			{ id: 9, name: "Bo", status: "requested", version: 0, word: null, note: null, start_minute: 720, updated_at: 7 },
		]);
		const references = connection.prepare("select reference from bookings").pluck().all() as string[];
		expect(new Set(references).size).toBe(3);
		for (const reference of references) expect(reference).toMatch(/^[2-9A-HJKMNP-TV-Z]{8}$/);
		expect(all("select date, timeslot, place, booking_id as id from places order by id")).toEqual([
			{ date: "2026-12-01", timeslot: "2:00pm - 2:30pm", place: 1, id: 3 },
			{ date: "2026-12-01", timeslot: "2:00pm - 2:30pm", place: 2, id: 4 },
			{ date: "2026-12-02", timeslot: "12:00pm - 12:30pm", place: 1, id: 9 },
		]);
	});

	test("is found by the beginning of any word of the name, and by phone", () => {
		expect([found("rao*"), found("ash*"), found("क्ष*"), found("98765*"), found("xyz*")]).toEqual([
			[3],
			[3],
			[4],
			[3, 4, 9],
			[],
		]);
		connection.exec("update bookings set name = 'Asha Iyer' where id = 3; delete from users where id = 2");
		expect([found("rao*"), found("iyer*"), found("क्ष*"), found("98765*")]).toEqual([[], [3], [], [3]]);
		connection.exec("insert into bookings_search (bookings_search, rank) values ('integrity-check', 1)");
	});
});

test("a time that was cancelled can be booked again, one that lives cannot", () => {
	const again = `insert into bookings (user_id, reference, name, phone, age, address, timeslot, date, created_at)
		values (1, 'AGAIN', 'Asha Rao', '9876543210', 34, 'Pune', '2:00pm - 2:30pm', '2026-12-01', 8)`;
	expect(() => connection.exec(again)).toThrow(/UNIQUE/);
	connection.exec("update bookings set status = 'cancelled' where id = 3");
	connection.exec(again);
});

test("history is neither edited nor deleted, and goes with the booking of an erased person alone", () => {
	connection.exec(
		"insert into booking_changes values (1, 3, 0, 2, 'confirm', '{}', '{}'), (2, 9, 0, 1, 'note', '{}', '{}')",
	);
	for (const edit of [
		'update booking_changes set after = \'{"status":"done"}\'',
		"update booking_changes set at = 1",
		"update booking_changes set by_user_id = 1",
		"update booking_changes set by_user_id = null",
		"delete from booking_changes",
	])
		expect(() => connection.exec(edit), edit).toThrow("history is not");
	connection.exec("delete from users where id = 2");
	expect(all("select id, booking_id, by_user_id from booking_changes")).toEqual([
		{ id: 1, booking_id: 3, by_user_id: null },
	]);
});

test("the places of an erased person are free again", () => {
	connection.exec("delete from users where id = 2");
	expect(all("select booking_id from places")).toEqual([{ booking_id: 3 }]);
});
