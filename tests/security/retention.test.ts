import { once } from "node:events";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import Database from "better-sqlite3";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { freshDatabase, onSqlite, rowsIn, valuesIn } from "../support/database";
import { startServer, type TestServer } from "../support/server";
import { addPerson, ask, cookieOf, rowCounts } from "./support";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Nothing that keeps the bot from asking a service. */
const WALK = "We walked along the river on Sunday and it was sunny";
const WITHIN_MS = 10_000;
const SECRET = "what-nobody-should-ever-read-again";

/** Reads what stands on the disk until words are gone from it, without asking the server for anything. */
async function goneFromDisk(file: string, words: string): Promise<void> {
	const found = () =>
		["", "-wal", "-shm", "-journal"].filter(
			(end) => existsSync(file + end) && readFileSync(file + end, "latin1").includes(words),
		);
	for (const end = Date.now() + WITHIN_MS; found().length > 0 && Date.now() < end; ) await sleep(100);
	expect(found()).toEqual([]);
}

/** As `goneFromDisk`; on PostgreSQL, whose files keep what was deleted for a while, from the rows. */
async function goneFor(server: TestServer, words: string): Promise<void> {
	if (onSqlite) return goneFromDisk(server.databaseFile, words);
	const kept = await valuesIn(server.databaseUrl, "select message from messages union select state from conversations");
	expect(kept.join()).not.toContain(words);
}

function clear(server: TestServer, cookie: string | null, path = "/conversation") {
	const headers = { Cookie: `conversation=${cookie}` };
	return ask(server, path, { body: new URLSearchParams(), headers });
}

test("the running server deletes what has had its time, for good, and nothing else", async () => {
	const server = await startServer({ SWEEP_SECONDS: "1", CONVERSATION_IDLE_HOURS: "2" });
	const { databaseUrl } = server;
	try {
		const say = async (userInput: string) =>
			cookieOf(await ask(server, "/api/chat", { body: { userInput } }), "conversation");
		const idle = await say(SECRET);
		const { token, id } = await addPerson(databaseUrl);
		const long = new Date(1);
		const idleSince = new Date(Date.now() - 2 * HOUR - 1_000);
		await rowsIn(databaseUrl, "update conversations set last_active_at = ?", idleSince);
		const old = Array.from({ length: 1_000 }, (_, index) => [`old ${index}`, long]);
		const talks = old.map(() => "(?, '{}', 1, ?)").join();
		await rowsIn(
			databaseUrl,
			`insert into conversations (id, state, turn, last_active_at) values ${talks}`,
			...old.flat(),
		);
		await rowsIn(
			databaseUrl,
			"insert into messages select id, 0, 'user', id, last_active_at from conversations where id like 'old %'",
		);
		await rowsIn(databaseUrl, "insert into tokens (hash, user_id, expires_at) values ('spent', ?, ?)", id, long);
		await rowsIn(databaseUrl, "insert into rate_limits values ('spent', 5, 1)");
		const active = await say("Still here");
		await expect
			.poll(() => rowCounts(databaseUrl), { timeout: 10_000 })
			.toMatchObject({ conversations: 1, messages: 2, tokens: 1, users: 1 });
		await expect
			.poll(() => rowsIn(databaseUrl, "select 1 from rate_limits where key = 'spent'"), { timeout: 10_000 })
			.toEqual([]);
		const shown = (secret: string | null) =>
			ask(server, "/chatbot", { headers: { Cookie: `conversation=${secret}` } }).then(({ body }) => body);
		expect(await shown(idle)).not.toContain(SECRET);
		expect(await shown(active)).toContain("Still here");
		expect((await ask(server, "/api/user-bookings", { headers: { Authorization: token } })).status).toBe(200);
		await goneFor(server, SECRET);
	} finally {
		await server.stop();
	}
});

test("clearing a conversation and logging out delete it at once; logging out empties the browser too", async () => {
	const server = await startServer();
	try {
		for (const path of ["/conversation", "/logout"]) {
			const talk = await ask(server, "/api/chat", { body: { userInput: "Hello" } });
			const headers = { Cookie: `conversation=${cookieOf(talk, "conversation")}` };
			expect(await rowCounts(server.databaseUrl)).toMatchObject({ conversations: 1, messages: 2 });
			const answer = await ask(server, path, { body: new URLSearchParams(), headers });
			expect(answer.status).toBe(303);
			expect(answer.headers["clear-site-data"]).toBe(path === "/logout" ? '"storage"' : undefined);
			expect(await rowCounts(server.databaseUrl)).toMatchObject({ conversations: 0, messages: 0 });
		}
	} finally {
		await server.stop();
	}
});

describe.runIf(onSqlite)("cleared words are gone from the disk within ten seconds, without traffic,", () => {
	async function withTalk(work: (server: TestServer, file: string, cookie: string | null) => Promise<void>) {
		const folder = mkdtempSync(join(tmpdir(), "saathi-cleared-"));
		const file = join(folder, "cleared.db");
		const server = await startServer({ DATABASE_URL: `file:${file}` });
		try {
			let cookie: string | null = null;
			for (const words of [SECRET, `My brother ${SECRET} left. ${SECRET.repeat(50)}`]) {
				const headers: Record<string, string> = cookie === null ? {} : { Cookie: `conversation=${cookie}` };
				const said = await ask(server, "/api/chat", { body: { userInput: words }, headers });
				cookie = cookieOf(said, "conversation") ?? cookie;
			}
			expect(readFileSync(`${file}-wal`, "latin1")).toContain(SECRET);
			await work(server, file, cookie);
		} finally {
			await server.stop();
			rmSync(folder, { recursive: true, force: true });
		}
	}

	test.each(["/conversation", "/logout"])("by %s", async (path) => {
		await withTalk(async (server, file, cookie) => {
			expect((await clear(server, cookie, path)).status).toBe(303);
			await goneFromDisk(file, SECRET);
		});
	});

	test("once nobody reads the database any more", async () => {
		await withTalk(async (server, file, cookie) => {
			const reader = new Database(file, { readonly: true });
			reader.exec("begin");
			reader.prepare("select count(*) from messages").get();
			expect((await clear(server, cookie)).status).toBe(303);
			await sleep(2_500);
			expect(readFileSync(`${file}-wal`, "latin1")).toContain(SECRET);
			reader.close();
			await goneFromDisk(file, SECRET);
		});
	});

	test("from the next start on when the server was killed before", async () => {
		await withTalk(async (server, file, cookie) => {
			expect((await clear(server, cookie)).status).toBe(303);
			server.process.kill("SIGKILL");
			await once(server.process, "exit");
			expect(readFileSync(`${file}-wal`, "latin1")).toContain(SECRET);
			const next = await startServer({ DATABASE_URL: `file:${file}` });
			try {
				await goneFromDisk(file, SECRET);
			} finally {
				await next.stop();
			}
		});
	});
});

describe("while a message is still being answered,", () => {
	const say = (userInput: string, cookie: string | null) =>
		ask(servers[0] as TestServer, "/api/chat", {
			body: { userInput },
			headers: cookie === null ? {} : { Cookie: `conversation=${cookie}` },
		});
	/** Answers of a service that wait for a sign, so that what is done meanwhile surely comes in between. */
	const waiting: (() => void)[] = [];
	const isAsked = () => expect.poll(() => waiting.length, { timeout: WITHIN_MS }).toBe(1);
	const release = () => {
		for (const answer of waiting.splice(0)) answer();
	};
	const bot = createServer(async (request, response) => {
		let body = "";
		for await (const chunk of request) body += chunk;
		const answer = () => response.end(JSON.stringify({ response: "I hear you." }));
		if (body.includes(WALK)) waiting.push(answer);
		else answer();
	});
	const servers: TestServer[] = [];
	let end: () => Promise<void>;

	beforeAll(async () => {
		await once(bot.listen(0, "127.0.0.1"), "listening");
		const database = await freshDatabase();
		end = database.end;
		const CHAT_URL = `http://127.0.0.1:${(bot.address() as AddressInfo).port}/chat`;
		for (const _ of [1, 2]) servers.push(await startServer({ DATABASE_URL: database.url, BOT: "http", CHAT_URL }));
	});
	afterAll(async () => {
		for (const server of servers) await server.stop();
		bot.close();
		await end();
	});

	test.each([
		["/conversation", "the same process", 0],
		["/conversation", "another", 1],
		["/logout", "the same process", 0],
		["/logout", "another", 1],
	])("a clear by %s wins, in %s", async (path, _, clearing) => {
		const [server] = servers as [TestServer];
		const cookie = cookieOf(await say("Hello there my friend", null), "conversation");
		const second = say(WALK, cookie);
		await isAsked();
		expect((await clear(servers[clearing] as TestServer, cookie, path)).status).toBe(303);
		release();
		const answer = await second;
		expect([answer.status, cookieOf(answer, "conversation")]).toEqual([200, null]);
		expect(await rowCounts(server.databaseUrl)).toMatchObject({ conversations: 0, messages: 0 });
		// A message that came after the clear is a new one, and may be cleared anew before it has its answer.
		await sleep(5);
		const third = say(WALK, cookie);
		await isAsked();
		expect((await clear(servers[clearing] as TestServer, cookie, path)).status).toBe(303);
		release();
		expect((await third).status).toBe(200);
		expect(await rowCounts(server.databaseUrl)).toMatchObject({ conversations: 0, messages: 0 });
		await goneFor(server, WALK);
	});

	test("signing up takes the talk along, and the message is asked for once more", async () => {
		const [server] = servers as [TestServer];
		const former = cookieOf(await say("Hello there my friend", null), "conversation");
		const second = say(WALK, former);
		await isAsked();
		const joined = await ask(server, "/api/signup", {
			body: { username: "Asha", email: "asha@example.in", password: "a long password" },
			headers: { Cookie: `conversation=${former}` },
		});
		const taken = cookieOf(joined, "conversation");
		release();
		const answer = await second;
		expect([answer.status, cookieOf(answer, "conversation")]).toEqual([409, null]);
		expect(answer.body).toContain("Please send your message once more.");
		const again = say(WALK, taken);
		await isAsked();
		release();
		expect((await again).status).toBe(200);
		expect(await rowCounts(server.databaseUrl)).toMatchObject({ conversations: 1, messages: 4 });
	});
});

test.runIf(onSqlite)("what a restore keeps aside has an end, and nothing else does", async () => {
	const folder = mkdtempSync(join(tmpdir(), "saathi-aside-"));
	const file = join(folder, "live.db");
	const at = (moment: number) => new Date(moment).toISOString().replace(/[:.]/g, "-");
	const [old, recent] = [at(Date.now() - 2 * DAY - 1_000), at(Date.now() - 2 * DAY + HOUR)];
	const gone = [`live.db.before-${old}`, `live.db.before-${old}-wal`, "live.db.incoming", "live.db.incoming-journal"];
	const stays = [
		`live.db.before-${recent}`,
		`live.db.before-${recent}-wal`,
		`other.db.before-${old}`,
		`live.db.before-${old}.mine`,
		"live.db.before-the-move",
		"live.db.copy",
	];
	for (const name of [...gone, ...stays]) {
		writeFileSync(join(folder, name), SECRET);
		utimesSync(join(folder, name), 0, 0);
	}
	const server = await startServer({ DATABASE_URL: `file:${file}`, RESTORE_KEEP_DAYS: "2" });
	try {
		const left = () => readdirSync(folder).filter((name) => !/^live\.db(-wal|-shm)?$/.test(name));
		for (let wait = 0; wait < 50 && left().length > stays.length; wait++) await sleep(100);
		expect(left().sort()).toEqual(stays.sort());
	} finally {
		await server.stop();
		rmSync(folder, { recursive: true, force: true });
	}
});
