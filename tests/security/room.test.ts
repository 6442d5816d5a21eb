import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, expect, test } from "vitest";
import { onSqlite, rowsIn, valuesIn } from "../support/database";
import { startServer, type TestServer } from "../support/server";
import { addPerson, ask, cookieOf, rightBooking, rowCounts } from "./support";

const NO_ROOM = "We have no room to keep anything new right now. Please try again later, or call us.";

let server: TestServer;
afterEach(() => server.stop());

const say = (userInput: string, headers: Record<string, string> = {}) =>
	ask(server, "/api/chat", { body: { userInput }, headers });

/** More than PostgreSQL's own tables take in a database that is empty. */
const LIMIT_MB = onSqlite ? 8 : 24;
const USED_BYTES = onSqlite
	? "select (page_count - freelist_count) * page_size from pragma_page_count, pragma_freelist_count, pragma_page_size"
	: "select pg_database_size(current_database())";
/** A quarter of a megabyte in which nothing repeats, so that nothing of it is spared. */
const BYTES = onSqlite
	? "randomblob(256 * 1024)"
	: "(select decode(string_agg(md5(random()::text || n), ''), 'hex') from generate_series(1, 16384) as n)";

/** Fills the database to so much of its bound with rows of no meaning. */
async function fill(share: number): Promise<void> {
	const { databaseUrl } = server;
	await rowsIn(databaseUrl, "drop table if exists filler");
	await rowsIn(databaseUrl, `create table filler (number integer, bytes ${onSqlite ? "blob" : "bytea"})`);
	for (let number = 0; (await usedBytes()) < share * LIMIT_MB * 1024 * 1024; number++)
		await rowsIn(databaseUrl, `insert into filler values (?, ${BYTES})`, number);
}

const usedBytes = async () => (await valuesIn<number>(server.databaseUrl, USED_BYTES))[0] ?? 0;

test("conversations in all have a bound; those that are there go on, and clearing one makes room", async () => {
	server = await startServer({ LIMIT_CONVERSATIONS: "2" });
	const first = await say("Hello");
	const headers = { Cookie: `conversation=${cookieOf(first, "conversation")}` };
	expect((await say("Hello")).status).toBe(200);
	const refused = await say("Hello");
	expect([refused.status, refused.headers["retry-after"]]).toEqual([503, "600"]);
	expect(JSON.parse(refused.body)).toEqual({ success: false, error: NO_ROOM });
	const page = await ask(server, "/chatbot", { body: new URLSearchParams({ userInput: "Hello once more" }) });
	expect(page.status).toBe(503);
	for (const words of [NO_ROOM, "Hello once more"]) expect(page.body).toContain(words);
	expect((await say("I am tired", headers)).status).toBe(200);
	expect(JSON.parse((await ask(server, "/healthz")).body)).toEqual({ status: "degraded", database: "at its limit" });
	expect((await rowCounts(server.databaseUrl)).conversations).toBe(2);
	expect((await ask(server, "/conversation", { body: new URLSearchParams(), headers })).status).toBe(303);
	// The count is known for ten seconds.
	let after = refused;
	for (let wait = 0; wait < 15 && after.status !== 200; wait++) {
		await sleep(1_000);
		after = await say("Hello");
	}
	expect(after.status).toBe(200);
});

test("once half of all conversations are there an address begins few more an hour, and others begin theirs", async () => {
	server = await startServer({
		TRUST_PROXY: "1",
		LIMIT_CONVERSATIONS: "8",
		LIMIT_CONVERSATIONS_AN_HOUR_PER_ADDRESS: "2",
	});
	const from = (address: string) => ({ "X-Forwarded-For": address });
	const greedy = from("203.0.113.1");
	const begun = [];
	for (let talk = 0; talk < 6; talk++) begun.push(await say("Hello", greedy));
	expect(begun.map(({ status }) => status)).toEqual(Array(6).fill(200));
	const refused = await say("Hello", greedy);
	expect(refused.status).toBe(429);
	expect(Number(refused.headers["retry-after"])).toBeGreaterThan(3_000);
	const sentence = /Many conversations were begun from your network\. Please try again in \d+ minutes\./;
	expect(JSON.parse(refused.body)).toEqual({ success: false, error: expect.stringMatching(sentence) });
	const body = new URLSearchParams({ userInput: "My own words" });
	const page = await ask(server, "/chatbot", { body, headers: greedy });
	expect(page.status).toBe(429);
	for (const words of [sentence, /My own words/]) expect(page.body).toMatch(words);

	const inDanger = await say("I want to kill myself tonight", greedy);
	expect([inDanger.status, cookieOf(inDanger, "conversation")]).toEqual([200, null]);
	for (const words of ["14416", "could not be saved just now"]) expect(inDanger.body).toContain(words);
	const known = `conversation=${cookieOf(begun[0] ?? refused, "conversation")}`;
	expect((await say("I am tired", { ...greedy, Cookie: known })).status).toBe(200);
	for (const address of ["203.0.113.2", "203.0.113.3"]) expect((await say("Hello", from(address))).status).toBe(200);
	expect((await rowCounts(server.databaseUrl)).conversations).toBe(8);
});

test("one conversation has a bound, and says how to go on", async () => {
	server = await startServer({ LIMIT_MESSAGES_A_CONVERSATION: "4" });
	const headers = { Cookie: `conversation=${cookieOf(await say("Hello"), "conversation")}` };
	expect((await say("I am tired", headers)).status).toBe(200);
	const refused = await say("I am so tired", headers);
	expect(refused.status).toBe(503);
	expect(refused.body).toContain("This conversation has no room for more. Clear it, and begin a new one.");
	expect((await rowCounts(server.databaseUrl)).messages).toBe(4);
});

test("bytes have a bound, long before the disk has; talk meets it first, and what goes makes room", async () => {
	server = await startServer({ LIMIT_DATABASE_MB: String(LIMIT_MB) });
	const { token } = await addPerson(server.databaseUrl);
	const headers = { Cookie: `conversation=${cookieOf(await say("Hello"), "conversation")}` };
	const book = (day: number) =>
		ask(server, "/api/booking", { body: rightBooking(day), headers: { Authorization: token } });
	const signUp = () =>
		ask(server, "/api/signup", {
			body: { username: "Asha", email: `${crypto.randomUUID()}@example.in`, password: "a long password" },
		});
	const later = () => sleep(300); // Bytes are known for a quarter of a second.

	await fill(0.8);
	await later();
	for (const refused of [await say("Hello"), await say("I am tired", headers)]) {
		expect(refused.status).toBe(503);
		expect(refused.body).toContain(NO_ROOM);
	}
	expect([(await book(1)).status, (await signUp()).status]).toEqual([200, 200]);

	await fill(1);
	await later();
	const [booked, signedUp] = [await book(2), await signUp()];
	expect([booked.status, signedUp.status]).toEqual([503, 503]);
	expect(JSON.parse(booked.body)).toEqual({ success: false, error: NO_ROOM });
	expect(JSON.parse(signedUp.body)).toEqual({ success: false, errors: NO_ROOM });
	expect((await ask(server, "/api/user-bookings", { headers: { Authorization: token } })).status).toBe(200);
	expect((await ask(server, "/chatbot", { headers })).status).toBe(200);
	expect((await ask(server, "/conversation", { body: new URLSearchParams(), headers })).status).toBe(303);

	await fill(0);
	await later();
	expect([(await book(2)).status, (await say("Hello")).status]).toEqual([200, 200]);
});

/** PostgreSQL counts what a connection deleted a while after that has closed: after a vacuum it would count as dead again. */
const COUNTED_WITHIN_MS = 5_000;

test("deleted rows make room, also where the files stay as large as they were", async () => {
	server = await startServer({ LIMIT_DATABASE_MB: String(LIMIT_MB) });
	const { token } = await addPerson(server.databaseUrl);
	const book = () => ask(server, "/api/booking", { body: rightBooking(1), headers: { Authorization: token } });
	const later = () => sleep(300); // Bytes are known for a quarter of a second.
	await fill(1);
	await later();
	expect([(await book()).status, (await say("Hello")).status]).toEqual([503, 503]);

	// The last row stays, so that PostgreSQL cannot cut off the end of the table.
	const scattered = "delete from filler where number % 8 <> 0 and number < (select max(number) from filler)";
	await rowsIn(server.databaseUrl, scattered);
	if (!onSqlite) {
		await sleep(COUNTED_WITHIN_MS);
		await rowsIn(server.databaseUrl, "vacuum analyze filler");
		expect(await usedBytes()).toBeGreaterThan(0.9 * LIMIT_MB * 1024 * 1024);
	}
	await later();
	expect([(await book()).status, (await say("Hello")).status]).toEqual([200, 200]);
});
