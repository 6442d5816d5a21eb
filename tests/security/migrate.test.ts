import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { fillDatabase } from "../bench/fill";
import { inFile } from "../support/database";
import { createDatabase } from "../support/postgres";
import { startServer } from "../support/server";
import { addPerson, ask, rightBooking } from "./support";

const folder = mkdtempSync(join(tmpdir(), "saathi-migrate-"));
/** A clinic of so many bookings that moving it takes some seconds. */
const large = join(folder, "large.db");
beforeAll(() => fillDatabase(large, 20_000));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let target: { url: string; end: () => Promise<void> };
beforeEach(async () => {
	target = await createDatabase();
});
afterEach(() => target.end());

type Run = { status: number | null; printed: string; complaint: string };

function start(from: string, to: string): { process: ChildProcess; printed: () => string; ended: Promise<Run> } {
	const child = spawn(process.execPath, ["build/server/migrate.js", "--from", from, "--to", to], {
		env: { PATH: process.env.PATH, NODE_ENV: "production" },
	});
	let printed = "";
	let complaint = "";
	child.stdout.on("data", (chunk) => (printed += chunk));
	child.stderr.on("data", (chunk) => (complaint += chunk));
	const ended = new Promise<Run>((resolve) => child.once("close", (status) => resolve({ status, printed, complaint })));
	return { process: child, printed: () => printed, ended };
}

const migrate = (from: string, to = target.url) => start(from, to).ended;

/** Works with the target on a connection of its own. */
async function inTarget<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
	const client = new pg.Client({ connectionString: target.url });
	await client.connect();
	try {
		return await work(client);
	} finally {
		await client.end();
	}
}

const rowsOf = (sql: string) => inTarget(async (client) => (await client.query(sql)).rows);
const tables = () => rowsOf("select tablename from pg_tables where schemaname = 'public'");

/** The server has noticed that a program is gone, and taken back what it had begun. */
function left(): Promise<void> {
	const others =
		"select pid from pg_stat_activity where application_name = 'saathi migrate' and datname = current_database()";
	return inTarget(async (client) => {
		while ((await client.query(others)).rows.length > 0) await sleep(20);
	});
}

test("a clinic goes on where it was, with whoever was signed in", async () => {
	const file = join(folder, "clinic.db");
	const before = await startServer({ DATABASE_URL: `file:${file}` });
	const { token } = await addPerson(`file:${file}`, "Asha");
	const headers = { Authorization: token };
	expect((await ask(before, "/api/booking", { body: rightBooking(10), headers })).status).toBe(200);
	const listed = (await ask(before, "/api/user-bookings", { headers })).body;

	const refused = await migrate(`file:${file}`);
	expect(refused).toMatchObject({ status: 1, printed: "" });
	expect(refused.complaint.trim()).toBe(`${file} is in use. Stop the server first; nothing was changed.`);
	await before.stop();

	const run = await migrate(`file:${file}`);
	expect(run, run.complaint).toMatchObject({ status: 0, complaint: "" });
	expect(run.printed).toContain("bookings: 1\n");
	expect(run.printed).toContain("the same row by row. people: 1, bookings: 1, conversations: 0.");
	expect(run.printed).not.toContain(target.url);

	const after = await startServer({ DATABASE_URL: target.url });
	try {
		expect((await ask(after, "/api/user-bookings", { headers })).body).toBe(listed);
		expect((await ask(after, "/api/booking", { body: rightBooking(11), headers })).status).toBe(200);
		expect(JSON.parse((await ask(after, "/api/user-bookings", { headers })).body).bookings).toHaveLength(2);
	} finally {
		await after.stop();
	}
	expect(inFile(file, (connection) => connection.prepare("select count(*) from bookings").pluck().get())).toBe(1);
});

test("killed at any moment it leaves nothing, and can be run again", async () => {
	for (const [line, signal] of [
		["users: ", "SIGKILL"],
		["bookings: ", "SIGKILL"],
		["places: ", "SIGTERM"],
	] as const) {
		const run = start(`file:${large}`, target.url);
		while (!run.printed().includes(line) && run.process.exitCode === null) await sleep(5);
		await sleep(Math.random() * 200);
		run.process.kill(signal);
		expect((await run.ended).status, line).not.toBe(0);
		await left();
		expect(await tables(), line).toEqual([]);
	}
	const run = await migrate(`file:${large}`);
	expect(run, run.complaint).toMatchObject({ status: 0 });
	expect(await rowsOf("select count(*)::integer as bookings, sum(id)::integer as sum from bookings")).toEqual([
		{ bookings: 20_000, sum: 200_010_000 },
	]);

	const again = await migrate(`file:${large}`);
	expect(again).toMatchObject({ status: 1, printed: "" });
	expect(again.complaint).toContain("is not empty");
});

test("two at once: one of them moves the clinic", async () => {
	const runs = await Promise.all([migrate(`file:${large}`), migrate(`file:${large}`)]);
	expect(runs.map(({ status }) => status).sort()).toEqual([0, 1]);
	expect(await rowsOf("select count(*)::integer as bookings from bookings")).toEqual([{ bookings: 20_000 }]);
});

test("says in one line what is wrong, and never the password", async () => {
	const older = join(folder, "older.db");
	fillDatabase(older, 1);
	inFile(older, (connection) => connection.exec("delete from __drizzle_migrations where id > 2"));
	const runs = {
		words: await migrate(large),
		missing: await migrate(`file:${join(folder, "none.db")}`),
		older: await migrate(`file:${older}`),
		away: await migrate(`file:${large}`, `postgres://saathi:geheim@localhost/none?host=${encodeURIComponent(folder)}`),
	};
	for (const { status, printed, complaint } of Object.values(runs)) {
		expect([status, printed, complaint.trim().split("\n").length]).toEqual([1, "", 1]);
		expect(complaint).not.toContain("geheim");
	}
	expect(runs.words.complaint).toContain("Use: npm run migrate -- --from file:");
	expect(runs.missing.complaint).toContain("There is no file");
	expect(runs.older.complaint).toContain("was made by an older version");
	expect(runs.away.complaint).toContain("The database to move into cannot be had.");
	expect(await tables()).toEqual([]);
});
