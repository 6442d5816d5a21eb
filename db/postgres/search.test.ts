import Database from "better-sqlite3";
import { readMigrationFiles } from "drizzle-orm/migrator";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { searchWords } from "~/features/desk/list-wish";
import { createDatabase } from "../../tests/support/postgres";

/** All but the last planes, in which there are only Chinese characters and those of private use. */
const LAST_CHARACTER = 0x1ffff;
const AT_ONCE = 512;

/** Names as people write them, and as nobody does. */
const NAMES = [
	"Asha Rao",
	"asha  rao-iyer",
	"क्षमा त्रिपाठी",
	"क्षमाशील",
	"ക്ഷമ",
	"தமிழ்ச்செல்வி",
	"শ্রাবণী",
	"Renée O'Brien",
	"Rene\u0301e",
	"ÅSA Ångström",
	"Nguyễn Thị",
	"Ελλάς ΟΔΟΣ",
	"Ёлка Йод",
	"İbrahim ISIK",
	"Ｆｕｌｌ Ｗｉｄｔｈ",
	"李小龍",
	"a.b,c/d_e",
	"№5 ½ ²",
	"😔 sad 😔😔",
	"क़ क़",
	"\u200dजोड़\u200c",
	"'':* | & !",
	"-",
	"12345678901",
];
const ASKED = [...NAMES, "ra", "क्ष", "क", "त्रि", "rene", "asa", "nguy", "ngu", "98765", "9876543210", "0 98765 43210"];

const sqlite = new Database(":memory:");
let postgres: pg.Client;

beforeAll(async () => {
	const { url } = await createDatabase();
	postgres = new pg.Client({ connectionString: url });
	await postgres.connect();
	for (const { sql } of readMigrationFiles({ migrationsFolder: "db/postgres/migrations" }))
		for (const statement of sql) await postgres.query(statement);
	for (const { sql } of readMigrationFiles({ migrationsFolder: "db/sqlite/migrations" }))
		for (const statement of sql) sqlite.exec(statement);
	await postgres.query("insert into users values (1, 'A', 'a@example.in', 'none', now())");
	sqlite.exec(
		"insert into users (id, username, email, password_hash, created_at) values (1, 'A', 'a@example.in', 'none', 0)",
	);
});

afterAll(() => postgres?.end());

/** The words of texts as SQLite's search takes them. */
function wordsInSqlite(texts: readonly string[]): string[][] {
	const search = sqlite.prepare("select sql from sqlite_schema where name = 'bookings_search'").pluck().get() as string;
	const tokenize = /tokenize="[^"]+"/.exec(search)?.[0];
	sqlite.exec(`create virtual table temp.texts using fts5(written, content='', ${tokenize});
		create virtual table temp.words using fts5vocab(temp, texts, instance)`);
	const add = sqlite.prepare("insert into texts (rowid, written) values (?, ?)");
	for (const [index, text] of texts.entries()) add.run(index, text);
	const words: string[][] = texts.map(() => []);
	const listed = sqlite.prepare("select term, doc from words order by doc, offset").all() as {
		term: string;
		doc: number;
	}[];
	for (const { term, doc } of listed) words[doc]?.push(term);
	sqlite.exec("drop table words; drop table texts");
	return words;
}

test("every character splits words, or is written small and without its accent, as in SQLite", async () => {
	const texts: string[] = [];
	for (let first = 1; first <= LAST_CHARACTER; first += AT_ONCE) {
		const codes = Array.from({ length: AT_ONCE }, (_, index) => first + index);
		const characters = codes.filter((code) => code < 0xd800 || code > 0xdfff).map((code) => String.fromCodePoint(code));
		texts.push(characters.map((character) => `q${character}z`).join(" "));
	}
	const expected = wordsInSqlite(texts);
	for (const [index, text] of texts.entries()) {
		const { rows } = await postgres.query("select words_of($1) as words", [text]);
		expect(rows[0].words, `from ${(index * AT_ONCE + 1).toString(16)}`).toEqual(expected[index]);
	}
	expect(expected.flat().length).toBeGreaterThan(LAST_CHARACTER);
});

test("the words of a row that is written are found by a plan that is kept", async () => {
	const { rows } = await postgres.query(
		"select lanname from pg_proc join pg_language on pg_language.oid = prolang where pg_proc.oid = 'words_of(text)'::regprocedure",
	);
	expect(rows).toEqual([{ lanname: "plpgsql" }]); // One in SQL, if it is not inlined, is planned at each row.
});

test("the desk finds the same bookings", async () => {
	for (const [index, name] of NAMES.entries()) {
		const row = [
			index + 1,
			1,
			`R${index}`,
			name,
			`98765432${10 + index}`,
			30,
			"Pune",
			"2:00pm - 2:30pm",
			`2026-12-${10 + index}`,
		];
		const columns = "id, user_id, reference, name, phone, age, address, timeslot, date, created_at, updated_at";
		sqlite.prepare(`insert into bookings (${columns}) values (${row.map(() => "?")}, 0, 0)`).run(...row);
		await postgres.query(
			`insert into bookings (${columns}) values (${row.map((_, at) => `$${at + 1}`)}, now(), now())`,
			row,
		);
	}
	const match = sqlite
		.prepare("select rowid from bookings_search where bookings_search match ? order by rowid")
		.pluck();
	let found = 0;
	for (const asked of ASKED) {
		const words = searchWords(asked);
		if (words === null) continue;
		const expected = match.all(words);
		const { rows } = await postgres.query("select id from bookings where search @@ words_query($1) order by id", [
			words,
		]);
		expect(
			rows.map(({ id }) => id),
			`${asked}: ${words}`,
		).toEqual(expected);
		found += expected.length;
	}
	expect(found).toBeGreaterThan(2 * NAMES.length);
});

test("found bookings come the newest first, as many as asked for, of the many newest and of those before them", async () => {
	// As many as are looked at without the index, and half as many before them, of which each fifth is Bo's.
	await postgres.query(`insert into bookings (id, user_id, reference, name, phone, age, address, timeslot, date, created_at, updated_at)
		select n, 1, 'N' || n, case when n % 5 = 0 then 'Bo' when n % 5000 = 1 then 'Rare' else 'Ann' end, '9876543210', 30, 'Pune', 'x' || n, '2027-01-01', now(), now()
		from generate_series(1001, 31000) as n`);
	const ids = async (words: string, before: number, most: number) =>
		(await postgres.query("select id from found_bookings($1, $2, $3)", [words, before, most])).rows.map(({ id }) => id);
	expect(await ids('"bo"*', 2 ** 31 - 1, 3)).toEqual([31_000, 30_995, 30_990]);
	expect(await ids('"bo"*', 20_000, 2)).toEqual([19_995, 19_990]);
	expect(await ids('"bo"*', 1_004, 2)).toEqual([]);
	expect(await ids('"rare"*', 2 ** 31 - 1, 9)).toEqual([30_001, 25_001, 20_001, 15_001, 10_001, 5_001]);
	expect(await ids('"rare"*', 25_001, 2)).toEqual([20_001, 15_001]);
	expect(await ids('"nobody"*', 2 ** 31 - 1, 9)).toEqual([]);
	expect(await ids("", 2 ** 31 - 1, 9)).toEqual([]);
});

test("a name that was changed is found by its new words alone, and what is erased by none", async () => {
	await postgres.query("update bookings set name = 'Asha Iyer' where name = 'Asha Rao'");
	const ids = async (words: string) =>
		(await postgres.query("select id from bookings where search @@ words_query($1)", [words])).rows.length;
	expect([await ids('"rao"*'), await ids('"iyer"*')]).toEqual([1, 2]);
	await postgres.query("delete from users");
	expect(await ids('"9"*')).toBe(0);
});
