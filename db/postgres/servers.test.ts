import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type Answer, addPerson, ask, cookieOf, rightBooking } from "../../tests/security/support";
import { rowsIn, valuesIn } from "../../tests/support/database";
import { type Cluster, startCluster } from "../../tests/support/postgres";
import { startServer, type TestServer } from "../../tests/support/server";

const SLOTS = ["9:30am - 10:00am", "10:00am - 10:30am", "11:00am - 11:30am", "12:00pm - 12:30pm"];
const SETTINGS = {
	LIMIT_BOOKINGS_AN_HOUR: "10000",
	LIMIT_BOOKINGS_AN_HOUR_PER_ADDRESS: "1000000",
	LIMIT_SESSIONS_TO_COME: "10000",
	LIMIT_MESSAGES_A_MINUTE: "10000",
	LIMIT_MESSAGES_A_MINUTE_PER_ADDRESS: "1000000",
};

let cluster: Cluster;
let url: string;
let servers: [TestServer, TestServer];

beforeAll(async () => {
	cluster = await startCluster();
	({ url } = await cluster.createDatabase());
	const start = () => startServer({ ...SETTINGS, DATABASE_URL: url });
	servers = await Promise.all([start(), start()]); // Both find an empty database.
});
afterAll(async () => {
	await Promise.all((servers ?? []).map((server) => server.stop()));
	await cluster?.end();
});

const server = (number: number) => servers[number % 2] as TestServer;
const book = (number: number, token: string, booking = rightBooking()) =>
	ask(server(number), "/api/booking", { body: booking, headers: { Authorization: token }, withinMs: 120_000 });
const say = (number: number, userInput: string, Cookie = "") =>
	ask(server(number), "/api/chat", { body: { userInput }, headers: { Cookie }, withinMs: 120_000 });
const count = async (sql: string, ...given: (string | number)[]) => (await valuesIn<number>(url, sql, ...given))[0];
const statusesOf = (answers: readonly Answer[]) => [...new Set(answers.map(({ status }) => status))].sort();

describe("two servers on one database", () => {
	test("brought it up once, and share one key", async () => {
		const applied = "select count(*) - count(distinct created_at) as twice from __drizzle_migrations";
		expect(await count(applied)).toBe(0);
		const [first, second] = [await say(0, "Hello"), await say(1, "Hello")].map((said) =>
			cookieOf(said, "conversation"),
		);
		const again = await Promise.all([
			say(1, "And again", `conversation=${first}`),
			say(0, "And again", `conversation=${second}`),
		]);
		expect(again.map((said) => cookieOf(said, "conversation"))).toEqual([first, second]);
	});

	test("make one booking of what the same person sends to both at once", async () => {
		const { token, id } = await addPerson(url);
		const answers = await Promise.all(Array.from({ length: 30 }, (_, number) => book(number, token)));
		expect(statusesOf(answers)).toEqual([200]);
		expect(
			await rowsIn(url, "select version, place from bookings join places on booking_id = id where user_id = ?", id),
		).toEqual([{ version: 0, place: 1 }]);
		const history = "select action from booking_changes where by_user_id = ?";
		expect(await valuesIn(url, history, id)).toEqual(["book"]);
	});

	test("keep each message of a conversation once, with its reply, whichever tab it came from", async () => {
		const cookie = `conversation=${cookieOf(await say(0, "Hello"), "conversation")}`;
		const said: string[] = [];
		for (let round = 0; round < 15; round++) {
			const words = [`my tea is number ${round}`, `my book is number ${round}`];
			const answers = await Promise.all(words.map((word, number) => say(number, word, cookie)));
			said.push(...words.filter((_, number) => answers[number]?.status === 200));
			expect(answers.some(({ status }) => status === 200)).toBe(true);
		}
		const rows = await rowsIn<{ position: number; role: string; message: string }>(
			url,
			`select position, role, message from messages
			where conversation_id = (select conversation_id from messages where message = ?) order by position`,
			said[0],
		);
		expect(rows.map(({ position }) => position)).toEqual(rows.map((_, index) => index));
		expect(rows.every(({ role }, index) => role === (index % 2 === 0 ? "user" : "bot"))).toBe(true);
		const kept = rows.filter(({ role }) => role === "user").map(({ message }) => message);
		expect(kept.slice(1).sort()).toEqual(said.sort());
	});

	test("sign somebody out on both at once", async () => {
		const { token } = await addPerson(url);
		const list = (number: number) => ask(server(number), "/api/user-bookings", { headers: { Authorization: token } });
		expect(statusesOf([await list(0), await list(1)])).toEqual([200]);
		await ask(server(0), "/api/logout", { body: {}, headers: { Authorization: token } });
		expect(statusesOf([await list(0), await list(1)])).toEqual([401]);
	});

	test("count what somebody does against one limit", async () => {
		const wrong = { email: "nobody@example.in", password: "not the password" };
		const answers: Answer[] = [];
		for (let number = 0; number < 12; number++) answers.push(await ask(server(number), "/api/login", { body: wrong }));
		expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
		expect(answers.filter(({ status }) => status === 429)).toHaveLength(7);
	});
});

describe("while another program holds a lock", () => {
	test("people are told to try again, and are served again afterwards", async () => {
		const { token } = await addPerson(url);
		const other = new pg.Client({ connectionString: url });
		await other.connect();
		await other.query("begin; lock table bookings in access exclusive mode");
		const began = performance.now();
		const answers = await Promise.all([0, 1, 2, 3].map((number) => book(number, token)));
		const list = await ask(server(0), "/booking?view=previous", { headers: { Cookie: `auth-token=${token}` } });
		expect(statusesOf([...answers, list])).toEqual([503]);
		expect(answers.every(({ headers }) => Number(headers["retry-after"]) > 0)).toBe(true);
		expect(performance.now() - began).toBeLessThan(9_000);
		await other.end();
		expect((await book(0, token)).status).toBe(200);
	});
});

test("a full disk is told to who asks how the server is, though transactions that write nothing go on", async () => {
	const full = `create function full_disk() returns trigger language plpgsql as
		$$ begin raise exception 'No space left' using errcode = '53100'; end $$`;
	await rowsIn(url, full);
	await rowsIn(url, "create trigger full_disk before insert or update on rate_limits execute function full_disk()");
	const asked: string[] = [];
	for (let round = 0; round < 3; round++) {
		asked.push((await ask(server(0), "/healthz")).body);
		await sleep(1_200); // It tries to write once a second, and then tells who asks next.
		const { token } = await addPerson(url);
		await ask(server(0), "/api/logout", { body: {}, headers: { Authorization: token } });
	}
	await rowsIn(url, "drop function full_disk cascade");
	expect(asked.slice(1)).toEqual([expect.stringContaining("full"), expect.stringContaining("full")]);
	await ask(server(0), "/healthz");
	await sleep(1_200);
	expect((await ask(server(0), "/healthz")).body).toContain('"status":"ok"');
});

describe("when the database's server dies", () => {
	/** Books without pause on both servers until it is told to stop. Returns what was acknowledged and all other answers. */
	function startBooking(tokens: readonly string[]) {
		const acknowledged: string[] = [];
		const others: Answer[] = [];
		let going = true;
		const visits = tokens.map(async (token, number) => {
			for (let visit = 0; going; visit++) {
				const name = `Visit ${"ABCDEFGHIJ"[number]} ${visit}`;
				const booking = { ...rightBooking(1 + Math.floor(visit / SLOTS.length), SLOTS[visit % SLOTS.length]), name };
				const answer = await book(number, token, booking);
				if (answer.status === 200) acknowledged.push(name);
				else {
					others.push(answer);
					await sleep(50);
				}
			}
		});
		return {
			acknowledged,
			others,
			async stop() {
				going = false;
				await Promise.all(visits);
			},
		};
	}

	let tokens: string[];
	beforeEach(async () => {
		tokens = [];
		for (let number = 0; number < 6; number++) tokens.push((await addPerson(url)).token);
	});

	test.each(["kill", "stop"] as const)(
		"%s: nothing acknowledged is lost, 503 says when to come again, and the same servers go on",
		{ timeout: 120_000 },
		async (end) => {
			const bookings = startBooking(tokens);
			const before = "select count(*) from bookings where name like 'Visit %'";
			for (let round = 0; round < 2; round++) {
				const kept = (await count(before)) ?? 0;
				while (((await count(before)) ?? 0) < kept + 20) await sleep(20);
				await cluster[end]();
				const told = bookings.others.length;
				while (bookings.others.length < told + 4) await sleep(50);
				const [health, page] = await Promise.all([ask(server(0), "/healthz"), ask(server(1), "/")]);
				expect([health.status, page.status]).toEqual([503, 200]);
				await cluster.start();
			}
			const acknowledged = bookings.acknowledged.length;
			while (bookings.acknowledged.length < acknowledged + 12) await sleep(20);
			await bookings.stop();
			expect(statusesOf(bookings.others)).toEqual([503]);
			expect(bookings.others.every(({ headers }) => Number(headers["retry-after"]) > 0)).toBe(true);
			const names = new Set(await valuesIn<string>(url, "select name from bookings"));
			expect(bookings.acknowledged.filter((name) => !names.has(name))).toEqual([]);
			const halves = "select count(*) from bookings left join places on booking_id = id where place is null";
			expect(await count(`${halves} and status = 'requested'`)).toBe(0);
			const twice = "select count(*) - count(distinct (date, timeslot, place)) from places";
			expect(await count(twice)).toBe(0);
			expect((await ask(server(0), "/healthz")).body).toContain('"status":"ok"');
		},
	);
});

test("a start without its server gives up with one line, without the password", async () => {
	const DATABASE_URL = "postgres://saathi:very-secret@127.0.0.1:1/saathi";
	const started = await startServer({ DATABASE_URL }).catch((error: Error) => error);
	expect(started).toBeInstanceOf(Error);
	const lines = String((started as Error).message)
		.trim()
		.split("\n")
		.slice(1);
	expect(lines).toEqual([expect.stringContaining("The database cannot be opened. 127.0.0.1:1/saathi: ")]);
	expect(lines.join()).not.toContain("very-secret");
	expect(lines.join()).toContain("(DATABASE_URL)");
});

test("a database of another program is left as it is", async () => {
	const foreign = await cluster.createDatabase();
	await rowsIn(foreign.url, "create table notes (word text)");
	const started = await startServer({ DATABASE_URL: foreign.url }).catch((error: Error) => error);
	expect(String(started)).toContain("belongs to another program");
	expect(await valuesIn(foreign.url, "select tablename from pg_tables where schemaname = 'public'")).toEqual(["notes"]);
	await foreign.end();
});
