import { execFileSync, spawn, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import Database from "better-sqlite3";
import { afterEach, describe, expect, test } from "vitest";
import { freshDatabase, holdWrites, inFile, onSqlite, valuesIn } from "../support/database";
import { freePort, startServer, type TestServer } from "../support/server";
import { type Answer, addPerson, ask, cookieOf, dayAhead, rightBooking, rowCounts } from "./support";

const SLOTS = ["9:30am - 10:00am", "10:00am - 10:30am", "11:00am - 11:30am", "12:00pm - 12:30pm"];
/** Only what is tested here may stand in the way. */
const NO_LIMITS = {
	LIMIT_BOOKINGS_AN_HOUR: "10000",
	LIMIT_BOOKINGS_AN_HOUR_PER_ADDRESS: "1000000",
	LIMIT_SESSIONS_TO_COME: "10000",
	LIMIT_MESSAGES_A_MINUTE: "10000",
	LIMIT_MESSAGES_A_MINUTE_PER_ADDRESS: "1000000",
};

const open: (() => unknown)[] = [];
afterEach(async () => {
	for (const close of open.splice(0).reverse()) await close();
});

async function start(settings: Record<string, string> = {}): Promise<TestServer> {
	const server = await startServer({ ...NO_LIMITS, ...settings });
	open.push(server.stop);
	return server;
}

function folder(): string {
	const made = mkdtempSync(join(tmpdir(), "saathi-durable-"));
	open.push(() => rmSync(made, { recursive: true, force: true }));
	return made;
}

/** The address of a database of the test's own, for several servers. */
async function sharedDatabase(): Promise<string> {
	const { url, end } = await freshDatabase();
	open.push(end);
	return url;
}

const book = (server: Pick<TestServer, "url">, token: string, booking: ReturnType<typeof rightBooking>) =>
	ask(server, "/api/booking", { body: booking, headers: { Authorization: token } });

test("what was acknowledged survives kill -9, and nothing is half", async () => {
	const url = await sharedDatabase();
	const acknowledged = { bookings: [] as string[], messages: [] as string[] };
	let serial = 0;
	for (let round = 0; round < 5; round++) {
		const server = await start({ DATABASE_URL: url });
		const { token } = await addPerson(url);
		const cookie = `conversation=${cookieOf(await ask(server, "/api/chat", { body: { userInput: "Hello" } }), "conversation")}`;
		let alive = true;
		const visitor = async (number: number) => {
			for (let day = 1; alive; day++) {
				const name = `visit ${serial++}`;
				const answer = await (number === 0
					? ask(server, "/api/chat", { body: { userInput: name }, headers: { Cookie: cookie } })
					: book(server, token, { ...rightBooking(day, SLOTS[number % 4]), name })
				).catch(() => null);
				if (answer?.status === 200) acknowledged[number === 0 ? "messages" : "bookings"].push(name);
			}
		};
		const before = acknowledged.bookings.length;
		const visitors = [0, 1, 2, 3, 4].map(visitor);
		while (acknowledged.bookings.length < before + 12) await sleep(5);
		await sleep(Math.random() * 100);
		server.process.kill("SIGKILL");
		await sleep(50);
		alive = false;
		await Promise.all(visitors);
		if (onSqlite) expectWhole(server);
		const told = await valuesIn(url, "select message from messages where role = 'user'");
		expect(acknowledged.messages.filter((name) => !told.includes(name))).toEqual([]);
		const half = await valuesIn(
			url,
			"select id from conversations c where turn * 2 <> (select count(*) from messages where conversation_id = c.id)",
		);
		expect(half).toEqual([]);
	}
	// A slot that is booked again keeps the newest name: each acknowledged name is there or a later one took its place.
	const kept = await valuesIn(url, "select name from bookings");
	expect(new Set(acknowledged.bookings).size).toBeGreaterThan(50);
	expect(acknowledged.bookings.filter((name) => !kept.includes(name))).toEqual([]);
});

describe("migrations", () => {
	test("two processes that start at once on a new database both serve, and migrate once", async () => {
		for (let round = 0; round < 2; round++) {
			const url = await sharedDatabase();
			const both = await Promise.all([1, 2].map(() => start({ DATABASE_URL: url })));
			for (const server of both) expect((await ask(server, "/healthz")).status).toBe(200);
			const done = await valuesIn(url, "select created_at from __drizzle_migrations");
			expect(done.length).toBeGreaterThan(0);
			expect(new Set(done).size).toBe(done.length);
		}
	});

	test.runIf(onSqlite)("a file of another program is left alone, with one clear line", () => {
		const file = join(folder(), "foreign.db");
		const foreign = new Database(file);
		foreign.exec("create table users (name text)");
		foreign.close();
		const run = spawnSync(process.execPath, ["node_modules/@remix-run/serve/dist/cli.js", "build/server/index.js"], {
			env: { PATH: process.env.PATH, PORT: "1", NODE_ENV: "production", DATABASE_URL: `file:${file}` },
			encoding: "utf8",
		});
		expect(run.status).toBe(1);
		expect(run.stderr.trim()).toBe(
			`The database cannot be opened. ${file} belongs to another program: it is not a database of this product. (DATABASE_URL)`,
		);
		expect(existsSync(`${file}-wal`)).toBe(false);
	});
});

describe("a locked database", () => {
	test.runIf(onSqlite)("keeps no server from starting that has been there before", async () => {
		const file = join(folder(), "locked.db");
		await (await startServer({ DATABASE_URL: `file:${file}` })).stop();
		const holder = new Database(file);
		holder.exec("begin immediate");
		try {
			const server = await start({ DATABASE_URL: `file:${file}` });
			expect((await ask(server, "/booking")).status).toBe(200);
		} finally {
			holder.close();
		}
	});

	test("gives a 503 and no stalled page, and is forgotten when it passes", async () => {
		const server = await start();
		const { token } = await addPerson(server.databaseUrl);
		const pagesFor = async (over: () => boolean) => {
			let pages = 0;
			while (!over()) {
				for (const path of ["/", "/healthz", "/booking?view=previous"]) {
					const page = await ask(server, path, { headers: { Cookie: `auth-token=${token}` } });
					expect(page.status).toBe(200);
					pages++;
				}
			}
			return pages;
		};
		const talk = await ask(server, "/api/chat", { body: { userInput: "Hello" } });
		const clear = {
			body: new URLSearchParams(),
			headers: { Cookie: `conversation=${cookieOf(talk, "conversation")}` },
		};
		expect((await ask(server, "/conversation", clear)).status).toBe(303);
		const unlocked = Date.now() + 2_000;
		const usual = await pagesFor(() => Date.now() > unlocked);
		const release = await holdWrites(server.databaseUrl);
		open.push(release);
		const posts = [
			...Array.from({ length: 8 }, (_, day) => book(server, token, rightBooking(day + 1))),
			ask(server, "/api/chat", { body: { userInput: "Hello" } }),
			ask(server, "/api/login", { body: { email: "nobody@example.in", password: "whatever it is" } }),
			ask(server, "/booking", {
				body: new URLSearchParams(rightBooking()),
				headers: { Cookie: `auth-token=${token}` },
			}),
			ask(server, "/logout", { body: new URLSearchParams(), headers: { Cookie: `auth-token=${token}` } }),
			ask(server, "/conversation", clear),
			ask(server, "/chatbot", { body: new URLSearchParams({ userInput: "My own words" }) }),
		];
		let answered = false;
		const answers = Promise.all(posts).finally(() => (answered = true));
		// The posts give up after two seconds. Were the process to wait with them, there would be next to no page.
		expect(await pagesFor(() => answered)).toBeGreaterThan(usual / 5);
		for (const answer of await answers) expectUnavailable(answer);
		for (const answer of (await answers).slice(-4)) expect(answer.headers["content-type"]).toMatch(/^text\/html/);
		const [formAnswer, chatAnswer] = [(await answers).at(-4), (await answers).at(-1)] as [Answer, Answer];
		expect(formAnswer.body).toContain("Error booking session");
		expect(chatAnswer.body).toContain("My own words");
		await release();
		expect(await rowCounts(server.databaseUrl)).toMatchObject({ bookings: 0, conversations: 0 });
		expect((await book(server, token, rightBooking())).status).toBe(200);
		expect(server.output().match(/"what":"database"/g)?.length).toBe(1);
		expect(server.output()).not.toContain('"level":"error"');
	});

	test("that is free again soon costs nothing but the wait", async () => {
		const server = await start();
		const { token } = await addPerson(server.databaseUrl);
		const release = await holdWrites(server.databaseUrl);
		open.push(release);
		const posts = Array.from({ length: 5 }, (_, day) => book(server, token, rightBooking(day + 1)));
		await sleep(500);
		await release();
		expect((await Promise.all(posts)).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
	});
});

// A file system that is full on purpose takes a mount, which few machines allow a test. A bound on the size of the
// process's files fails the same writes at the same place, and can be lifted while the server runs.
const bound = spawnSync("prlimit", ["--version"]).status === 0;
test.runIf(onSqlite && bound)("a full disk gives a 503, and is forgotten when it passes", async () => {
	const server = await start();
	const { token } = await addPerson(server.databaseUrl);
	expect((await book(server, token, rightBooking(1))).status).toBe(200);
	const headers = { Cookie: `auth-token=${token}` };
	for (let round = 0; round < 3; round++) {
		limitFiles(server, "4096:unlimited");
		const full = [
			await book(server, token, rightBooking(2)),
			await ask(server, "/api/chat", { body: { userInput: "Hello" } }),
			await ask(server, "/booking", { body: new URLSearchParams(rightBooking(2)), headers }),
		];
		for (const answer of full) expectUnavailable(answer);
		for (const path of ["/", "/chatbot", "/booking?view=previous", "/healthz"])
			expect((await ask(server, path, { headers })).status).toBe(200);
		limitFiles(server, "unlimited:unlimited");
		expect((await book(server, token, rightBooking(10 + round))).status).toBe(200);
	}
	expectWhole(server);
	expect((await rowCounts(server.databaseUrl)).bookings).toBe(4);
});

test("SIGTERM lets what is in flight finish, waits for no idle or endless connection, and ends in time", async () => {
	const server = await start();
	const { hostname, port } = new URL(server.url);
	const idle = connect(Number(port), hostname);
	const endless = connect(Number(port), hostname);
	for (const socket of [idle, endless]) socket.on("error", () => undefined);
	idle.write("GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n");
	endless.write("POST /login HTTP/1.1\r\nHost: localhost\r\nContent-Length: 50\r\n\r\nemail=");
	await new Promise((resolve) => idle.once("data", resolve));
	const exit = new Promise<number | null>((resolve) => server.process.once("exit", resolve));
	const { answers, release } = await heldInFlight(server);
	const asked = Date.now();
	// Twice, as where a process manager signals both npm and the server, and npm passes its own on.
	for (const _signal of [1, 2]) {
		server.process.kill("SIGTERM");
		await sleep(100);
	}
	await expect(ask(server, "/")).rejects.toThrow();
	await release();
	expect((await answers).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
	expect(await exit).toBe(0);
	expect(Date.now() - asked).toBeLessThan(5_000);
});

test("SIGTERM ends a server at rest at once, its database closed", async () => {
	const server = await start({ DATABASE_URL: await sharedDatabase() });
	const { token } = await addPerson(server.databaseUrl);
	for (let page = 0; page < 5; page++) await ask(server, "/booking", { headers: { Cookie: `auth-token=${token}` } });
	expect((await book(server, token, rightBooking())).status).toBe(200);
	const exit = new Promise<number | null>((resolve) => server.process.once("exit", resolve));
	const asked = Date.now();
	server.process.kill("SIGTERM");
	expect(await exit).toBe(0);
	expect(Date.now() - asked).toBeLessThan(3_000);
	if (onSqlite) expect(existsSync(`${server.databaseFile}-wal`)).toBe(false);
});

test.skipIf(process.platform === "win32")("SIGTERM to `npm run serve` reaches the server", async () => {
	const databaseUrl = await sharedDatabase();
	const port = String(await freePort());
	const run = spawn("npm", ["run", "serve"], {
		env: { ...process.env, NODE_ENV: "production", PORT: port, DATABASE_URL: databaseUrl },
	});
	const exit = new Promise<number | null>((resolve) => run.once("exit", resolve));
	const server = { url: `http://localhost:${port}`, databaseUrl };
	while (run.exitCode === null && !(await ask(server, "/healthz").catch(() => null))) await sleep(50);
	const { answers, release } = await heldInFlight(server);
	run.kill("SIGTERM");
	await sleep(200);
	await release();
	expect((await answers).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
	expect(await exit).toBe(0);
	await expect(ask(server, "/healthz")).rejects.toThrow();
});

describe("two processes on one database", () => {
	test("lose and double nothing, and share sign-ins and conversations", async () => {
		const first = await start();
		const second = await start({ DATABASE_URL: first.databaseUrl });
		const servers = [first, second] as const;
		const { token } = await addPerson(first.databaseUrl);
		const statuses = await Promise.all(
			Array.from({ length: 60 }, async (_, index) => {
				const booking = rightBooking(1 + (index >> 3), SLOTS[(index >> 1) % 4]);
				return (await book(servers[index % 2] as TestServer, token, booking)).status;
			}),
		);
		expect(new Set(statuses)).toEqual(new Set([200]));
		expect((await rowCounts(first.databaseUrl)).bookings).toBe(30);

		const cookie = `conversation=${cookieOf(await ask(first, "/api/chat", { body: { userInput: "Hello" } }), "conversation")}`;
		for (const server of servers) {
			const said = await ask(server, "/api/chat", { body: { userInput: "And again" }, headers: { Cookie: cookie } });
			expect(said.status).toBe(200);
		}
		expect(
			(await ask(second, "/chatbot", { headers: { Cookie: cookie } })).body.match(/And again/g)?.length,
		).toBeGreaterThan(1);
	});

	test("never give away one place too many", async () => {
		const first = await start({ COUNSELLORS: "3" });
		const second = await start({ COUNSELLORS: "3", DATABASE_URL: first.databaseUrl });
		const people = await Promise.all(Array.from({ length: 20 }, () => addPerson(first.databaseUrl)));
		const answers = await Promise.all(
			people.map(({ token }, index) => book(index % 2 ? first : second, token, rightBooking())),
		);
		expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
		expect(answers.filter(({ status }) => status === 409)).toHaveLength(17);
		const booked = await valuesIn(first.databaseUrl, "select id from bookings where date = ?", dayAhead(10));
		expect(booked).toHaveLength(3);
	});
});

test("a server with a single connection to its database serves several at once: nothing waits for what waits for it", async () => {
	const server = await start({ DATABASE_CONNECTIONS: "1" });
	// One person after another: six at once wait for one connection. On a machine that is busy with other things some wait
	// longer than the server's patience; where one waits for what waits for it, some do so every time.
	let allAtOnce = 0;
	for (let day = 1; day <= 10 && allAtOnce < 3; day++) {
		const { token } = await addPerson(server.databaseUrl);
		const Cookie = `auth-token=${token}`;
		const plan = new URLSearchParams({ intent: "keep", version: "0", ask: "My sister" });
		const wish = new URLSearchParams({ phone: "9876543210", name: "", wanted: "soon" });
		const answers = await Promise.all([
			book(server, token, rightBooking(day)),
			ask(server, "/api/chat", { body: { userInput: "Hello" }, headers: { Cookie } }),
			ask(server, "/booking?view=previous", { headers: { Cookie } }),
			ask(server, "/plan", { body: plan, headers: { Cookie } }),
			ask(server, "/call-me", { body: wish, headers: { Cookie } }),
			ask(server, "/data/download", { headers: { Cookie } }),
		]);
		if (answers.map(({ status }) => status).join() === "200,200,200,303,303,200") allAtOnce++;
	}
	expect(allAtOnce).toBe(3);
});

test("a visitor who hangs up in the middle is no error", async () => {
	const server = await start();
	const { hostname, port } = new URL(server.url);
	for (const path of ["/login", "/api/login", "/chatbot", "/booking.data"]) {
		const socket = connect(Number(port), hostname);
		socket.write(
			`POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{"em`,
		);
		await sleep(100);
		socket.destroy();
	}
	await sleep(200);
	expect((await ask(server, "/healthz")).status).toBe(200);
	expect(server.output()).not.toContain('"level":"error"');
});

/** Sends four bookings that wait for a lock, which `release` lets go. */
async function heldInFlight(server: Pick<TestServer, "url" | "databaseUrl">) {
	const { token } = await addPerson(server.databaseUrl);
	const release = await holdWrites(server.databaseUrl);
	const answers = Promise.all([1, 2, 3, 4].map((day) => book(server, token, rightBooking(day))));
	await sleep(300);
	return { answers, release };
}

function expectUnavailable(answer: Answer): void {
	expect(answer.status).toBe(503);
	expect(answer.headers["retry-after"]).toBe("5");
	expect(answer.body).toMatch(/We cannot save or look things up right now|Error booking session/);
}

function expectWhole(server: TestServer): void {
	inFile(server.databaseFile, (connection) =>
		expect(connection.pragma("integrity_check", { simple: true })).toBe("ok"),
	);
}

function limitFiles(server: TestServer, size: string): void {
	execFileSync("prlimit", [`--pid=${server.process.pid}`, `--fsize=${size}`]);
}
