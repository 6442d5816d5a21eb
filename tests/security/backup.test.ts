import { spawn, spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import {
	cpSync,
	existsSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	rmSync,
	statSync,
	symlinkSync,
	writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import Database from "better-sqlite3";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { inFile } from "../support/database";
import { freePort, startServer } from "../support/server";
import { addPerson, ask, rightBooking, rowCounts } from "./support";

const MIGRATIONS = "db/sqlite/migrations";
/** A bound on the size of a process's files fails the same writes as a full disk. */
const bound = spawnSync("prlimit", ["--version"]).status === 0;
let folder: string;
/** A database that the server itself made, with many bookings, to be copied for each test. */
let original: string;
let live: string;

beforeAll(async () => {
	folder = mkdtempSync(join(tmpdir(), "saathi-backup-"));
	original = join(folder, "original.db");
	const server = await startServer({ DATABASE_URL: `file:${original}` });
	const { token } = await addPerson(`file:${original}`);
	await ask(server, "/api/booking", { body: rightBooking(), headers: { Authorization: token } });
	await server.stop();
	inFile(original, (connection) =>
		connection.exec(
			`with recursive n(i) as (values (1) union all select i + 1 from n where i < 60000)
			insert into bookings (user_id, reference, name, phone, age, address, timeslot, date, created_at)
			select 1, printf('%08d', i), 'Asha ' || i, '9876543210', 30, hex(randomblob(100)), 'slot ' || i, '2030-01-01', 0 from n`,
		),
	);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));
beforeEach(() => {
	live = join(mkdtempSync(join(folder, "case-")), "live.db");
	cpSync(original, live);
});

function environment() {
	return { PATH: process.env.PATH, NODE_ENV: "production" as const, DATABASE_URL: `file:${live}` };
}

/** Runs one of the operator's programs from the build on the database at `live`. */
function run(program: "backup" | "restore", ...parameters: string[]) {
	return spawnSync(process.execPath, [`build/server/${program}.js`, ...parameters], {
		env: environment(),
		encoding: "utf8",
	});
}

function bookingsIn(file: string): number {
	return inFile(file, (connection) => {
		expect(connection.pragma("integrity_check", { simple: true })).toBe("ok");
		return Number(connection.prepare("select count(*) from bookings").pluck().get());
	});
}

function beside(file: string, part: string): string[] {
	return readdirSync(resolve(file, "..")).filter((name) => name.includes(part));
}

/** All that stands in the folder, but for the empty files that SQLite leaves beside a database which it only read. */
function left(): string[] {
	return readdirSync(resolve(live, "..")).filter((name) => !/^live\.db-(wal|shm)$/.test(name));
}

describe("backup", () => {
	test("copies the database of a running server while it is written to, whole and readable by its owner alone", async () => {
		const server = await startServer({
			DATABASE_URL: `file:${live}`,
			LIMIT_BOOKINGS_AN_HOUR: "10000",
			LIMIT_SESSIONS_TO_COME: "10000",
		});
		try {
			const { token } = await addPerson(`file:${live}`);
			let before = 0;
			let writing = true;
			const writer = (async () => {
				for (let day = 1; writing; day = (day % 360) + 1) {
					const answer = await ask(server, "/api/booking", {
						body: rightBooking(day),
						headers: { Authorization: token },
					});
					expect(answer.status).toBe(200);
					before++;
				}
			})();
			while (before < 5) await sleep(10);
			const acknowledged = Math.min(before, 360);
			const copy = join(folder, "while-written.db");
			const backup = spawn(process.execPath, ["build/server/backup.js", copy], { env: environment() });
			const status = await new Promise((done) => backup.once("exit", done));
			writing = false;
			await writer;
			expect(status).toBe(0);
			expect(bookingsIn(copy)).toBeGreaterThanOrEqual(60_001 + acknowledged);
			expect(statSync(copy).mode & 0o777).toBe(0o600);
			expect(beside(copy, "while-written")).toEqual(["while-written.db"]);
		} finally {
			await server.stop();
		}
	});

	test("says what it did, and overwrites nothing", () => {
		const copy = `${live}.copy`;
		const first = run("backup", copy);
		expect([first.status, first.stderr]).toEqual([0, ""]);
		expect(first.stdout.trim()).toBe(
			`Copied ${live} to ${copy}: ${statSync(copy).size} bytes, whole. It holds people: 1, bookings: 60001, conversations: 0.`,
		);
		const again = run("backup", copy);
		expect([again.status, again.stdout]).toEqual([1, ""]);
		expect(again.stderr.trim()).toBe(`${copy} is there already. Nothing is overwritten; choose another name.`);
		expect(run("backup").stderr.trim()).toBe("Say where to copy the database: npm run backup -- FILE");
		expect(run("backup", "/nowhere/at/all.db").stderr.trim()).toBe("There is no folder /nowhere/at.");
	});

	test("does not pass off a damaged database as a copy", () => {
		damage(live);
		const copy = `${live}.copy`;
		const backup = run("backup", copy);
		expect([backup.status, backup.stderr.trim()]).toEqual([1, `${copy} is damaged.`]);
		expect(beside(live, "copy")).toEqual([]);
	});

	test.skipIf(!bound)("that finds the disk full leaves nothing, neither of the copy nor beside it", () => {
		const copy = `${live}.copy`;
		const names = left();
		for (const size of [8_192, 1_000_000, statSync(live).size - 4_096]) {
			const backup = spawnSync(
				"prlimit",
				[`--fsize=${size}:unlimited`, process.execPath, "build/server/backup.js", copy],
				{ env: environment(), encoding: "utf8" },
			);
			expect([size, backup.status, backup.stdout]).toEqual([size, 1, ""]);
			expect(backup.stderr).toMatch(/^Nothing was changed\. SqliteError/);
			expect(left()).toEqual(names);
		}
		expect(run("backup", copy).status).toBe(0);
	});

	test.each(["SIGTERM", "SIGINT", "SIGHUP"] as const)("ended by %s leaves nothing", async (signal) => {
		const copy = `${live}.copy`;
		const names = left();
		for (let round = 0; round < 4; round++) {
			const backup = spawn(process.execPath, ["build/server/backup.js", copy], { env: environment() });
			const end = new Promise<number | null>((done) => backup.once("exit", done));
			while (!existsSync(`${copy}.unfinished`) && backup.exitCode === null) await sleep(1);
			await sleep(round * 8);
			backup.kill(signal);
			// While SQLite copies it hears of nothing: it may come to its end first.
			if ((await end) === 0) {
				expect(bookingsIn(copy)).toBe(60_001);
				rmSync(copy);
			}
			expect(left()).toEqual(names);
		}
	});

	test("killed at any moment, leaves no file that is half, and the next one works", async () => {
		const copy = `${live}.copy`;
		let interrupted = 0;
		for (let round = 0; round < 6; round++) {
			const backup = spawn(process.execPath, ["build/server/backup.js", copy], { env: environment() });
			const ended = new Promise((done) => backup.once("exit", done));
			while (!existsSync(`${copy}.unfinished`) && backup.exitCode === null) await sleep(1);
			await sleep(round * 12);
			if (backup.kill("SIGKILL")) interrupted++;
			await ended;
			if (existsSync(copy)) {
				expect(bookingsIn(copy)).toBe(60_001);
				rmSync(copy);
			}
		}
		expect(interrupted).toBeGreaterThan(2);
		expect(run("backup", copy).status).toBe(0);
		expect(bookingsIn(copy)).toBe(60_001);
		expect(bookingsIn(live)).toBe(60_001);
		expect(beside(live, "unfinished")).toEqual([]);
	});
});

/** A copy as it was made before there was a desk, of somebody who is signed in. */
function copyFromBefore(): string {
	const file = join(mkdtempSync(join(folder, "old-")), "copy.db");
	const { entries } = JSON.parse(readFileSync(join(MIGRATIONS, "meta/_journal.json"), "utf8"));
	const connection = new Database(file);
	connection.exec("create table __drizzle_migrations (id integer primary key, hash text not null, created_at numeric)");
	for (const { tag, when } of entries.slice(0, 2)) {
		connection.exec(readFileSync(join(MIGRATIONS, `${tag}.sql`), "utf8").replaceAll("--> statement-breakpoint", ""));
		connection.prepare("insert into __drizzle_migrations (hash, created_at) values ('', ?)").run(when);
	}
	connection.exec(`insert into users values (1, 'Asha', 'asha@example.in', 'none', 0);
		insert into tokens (hash, user_id, expires_at) values ('hash', 1, 9e12);
		insert into bookings values (3, 1, 'Asha Rao', '9876543210', 34, 'Pune', '2:00pm - 2:30pm', '2026-12-01', 5)`);
	connection.close();
	return file;
}

describe("restore", () => {
	test("takes a copy from before there was a desk, and the server brings it up", async () => {
		const restore = run("restore", copyFromBefore());
		expect([restore.status, restore.stderr]).toEqual([0, ""]);
		expect(restore.stdout).toContain("people: 1, bookings: 1, conversations: 0");
		const server = await startServer({ DATABASE_URL: `file:${live}` });
		await server.stop();
		expect(await rowCounts(`file:${live}`)).toMatchObject({ tokens: 0, bookings: 1 });
		const booked = inFile(live, (connection) => connection.prepare("select name, status from bookings").all());
		expect(booked).toEqual([{ name: "Asha Rao", status: "requested" }]);
	});

	test("brings the copy back, keeps the former database, signs everybody out, and serves", async () => {
		const copy = `${live}.copy`;
		expect(run("backup", copy).status).toBe(0);
		inFile(live, (connection) => connection.exec("delete from bookings where id > 59000"));
		const restore = run("restore", copy);
		expect([restore.status, restore.stderr]).toEqual([0, ""]);
		expect(restore.stdout).toMatch(
			/^Restored .*live\.db from .*copy\. It holds people: 1, bookings: 60001, conversations: 0\. Everybody has to log in again\.\nThe former database is kept as (.*) for 30 days\.\n$/,
		);
		const [, former = ""] = /kept as (.*) for 30 days/.exec(restore.stdout) ?? [];
		expect(bookingsIn(former)).toBe(59_000);
		expect(await rowCounts(`file:${live}`)).toMatchObject({ bookings: 60_001, tokens: 0 });
		const server = await startServer({ DATABASE_URL: `file:${live}` });
		expect((await ask(server, "/healthz")).status).toBe(200);
		await server.stop();
	});

	test("refuses while a server has the database open", async () => {
		const server = await startServer({ DATABASE_URL: `file:${live}` });
		const restore = run("restore", original);
		await server.stop();
		expect(restore.status).toBe(1);
		expect(restore.stderr.trim()).toBe(`${live} is in use. Stop the server first; nothing was changed.`);
		expect(beside(live, "before")).toEqual([]);
		expect(beside(live, "incoming")).toEqual([]);
	});

	test.each<[name: string, make: (file: string) => void, complaint: string]>([
		["nothing", () => undefined, "There is no file FILE."],
		["rubbish", (file) => writeFileSync(file, randomBytes(20_000)), "FILE is not a database, or is encrypted."],
		["an empty file", (file) => writeFileSync(file, ""), "FILE is a database, but not one of this product."],
		[
			"half a database",
			(file) => writeFileSync(file, readFileSync(original).subarray(0, 2_000_000)),
			"FILE is damaged.",
		],
		[
			"a damaged database",
			(file) => {
				cpSync(original, file);
				damage(file);
			},
			"FILE is damaged.",
		],
		[
			"a database of another program",
			(file) => {
				const foreign = new Database(file);
				foreign.exec("create table users (name text); pragma application_id = 42");
				foreign.close();
			},
			"FILE is a database, but not one of this product.",
		],
		[
			"a database of a newer version",
			(file) => {
				cpSync(original, file);
				inFile(file, (connection) =>
					connection.exec("insert into __drizzle_migrations (hash, created_at) values ('x', 9999999999999)"),
				);
			},
			"FILE was made by a newer version of this product. Update it first.",
		],
	])("refuses %s and changes nothing", (name, make, complaint) => {
		const file = `${live}.given`;
		make(file);
		const restore = run("restore", file);
		expect([name, restore.status]).toEqual([name, 1]);
		expect(restore.stderr.trim()).toBe(complaint.replace("FILE", file));
		expect(bookingsIn(live)).toBe(60_001);
		expect(beside(live, "before")).toEqual([]);
		expect(beside(live, "incoming")).toEqual([]);
	});

	test("takes the place of a database that is past opening, and keeps that too", () => {
		writeFileSync(live, randomBytes(10_000));
		writeFileSync(`${live}-wal`, "what was not written yet");
		expect(run("restore", original).status).toBe(0);
		expect(bookingsIn(live)).toBe(60_001);
		expect(
			beside(live, "before")
				.map((name) => name.replace(/-\d{4}.*Z/, ""))
				.sort(),
		).toEqual(["live.db.before", "live.db.before-wal"]);
	});

	test.skipIf(!bound)("that finds the disk full changes nothing and leaves nothing", () => {
		const names = left();
		const restore = spawnSync(
			"prlimit",
			["--fsize=1000000:unlimited", process.execPath, "build/server/restore.js", original],
			{ env: environment(), encoding: "utf8" },
		);
		expect([restore.status, restore.stderr.split(".")[0]]).toEqual([1, "Nothing was changed"]);
		expect(left()).toEqual(names);
		expect(bookingsIn(live)).toBe(60_001);
	});

	test("takes in what a killed server left in its -wal, and keeps that aside too", async () => {
		const server = await startServer({ DATABASE_URL: `file:${live}` });
		const { token } = await addPerson(`file:${live}`);
		const headers = { Authorization: token };
		expect((await ask(server, "/api/booking", { body: rightBooking(5), headers })).status).toBe(200);
		server.process.kill("SIGKILL");
		await server.stop();
		expect(sizeOf(`${live}-wal`)).toBeGreaterThan(0);
		const restore = run("restore", original);
		expect([restore.status, restore.stderr]).toEqual([0, ""]);
		const [, former = ""] = /kept as (.*) for 30 days/.exec(restore.stdout) ?? [];
		expect(beside(live, "live.db").sort()).toEqual(["live.db", former.slice(former.lastIndexOf("/") + 1)].sort());
		expect([bookingsIn(former), bookingsIn(live)]).toEqual([60_002, 60_001]);
	});

	test("killed at any moment, leaves a whole database in its place", async () => {
		for (let round = 0; round < 5; round++) {
			const restore = spawn(process.execPath, ["build/server/restore.js", original], { env: environment() });
			const ended = new Promise((done) => restore.once("exit", done));
			while (!existsSync(`${live}.incoming`) && restore.exitCode === null) await sleep(1);
			await sleep(round * 30);
			restore.kill("SIGKILL");
			await ended;
			expect(bookingsIn(live)).toBe(60_001);
		}
		expect(run("restore", original).status).toBe(0);
	});
});

test("a migration that is killed leaves nothing half, again and again, and is done by the next start", async () => {
	const place = mkdtempSync(join(folder, "migrated-"));
	for (const shared of ["build", "public", "node_modules"]) symlinkSync(resolve(shared), join(place, shared));
	mkdirSync(join(place, "db"));
	cpSync(MIGRATIONS, join(place, MIGRATIONS), { recursive: true });
	addSlowMigration(join(place, MIGRATIONS));
	const port = String(await freePort());
	const start = () =>
		spawn(process.execPath, ["node_modules/@remix-run/serve/dist/cli.js", "build/server/index.js"], {
			cwd: place,
			env: { ...environment(), PORT: port },
		});
	const tables = () =>
		inFile(live, (connection) => {
			expect(connection.pragma("integrity_check", { simple: true })).toBe("ok");
			return connection.prepare("select name from sqlite_schema where name like 'slow_%' order by name").pluck().all();
		});
	for (let round = 0; round < 4; round++) {
		const server = start();
		const ended = new Promise((done) => server.once("exit", done));
		// The first pages that no longer fit into memory are in the -wal: the migration is under way, and not done.
		while (sizeOf(`${live}-wal`) < 100_000 && server.exitCode === null) await sleep(1);
		expect(server.exitCode).toBeNull();
		server.kill("SIGKILL");
		await ended;
		expect(tables()).toEqual([]);
	}
	const server = start();
	while (tables().length === 0 && server.exitCode === null) await sleep(50);
	expect(tables()).toEqual(["slow_first", "slow_second"]);
	server.kill("SIGKILL");
	expect(bookingsIn(live)).toBe(60_001);
});

/** A migration of a second or so: two tables, with a large one written between them. */
function addSlowMigration(migrations: string): void {
	const journal = join(migrations, "meta/_journal.json");
	const { entries, ...rest } = JSON.parse(readFileSync(journal, "utf8"));
	const slow = { idx: entries.length, version: "6", when: 9_000_000_000_000, tag: "9999_slow", breakpoints: true };
	writeFileSync(journal, JSON.stringify({ ...rest, entries: [...entries, slow] }));
	writeFileSync(
		join(migrations, "9999_slow.sql"),
		`create table slow_first (x text);
--> statement-breakpoint
with recursive n(i) as (values (1) union all select i + 1 from n where i < 200000)
insert into slow_first select hex(randomblob(50)) from n;
--> statement-breakpoint
create table slow_second (x text);`,
	);
}

function sizeOf(file: string): number {
	return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}

/** Writes over some pages in the middle of a database. */
function damage(file: string): void {
	const bytes = readFileSync(file);
	randomBytes(40_000).copy(bytes, 500_000);
	writeFileSync(file, bytes);
}
