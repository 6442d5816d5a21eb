import { spawn } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import ts from "typescript";
import { afterEach, describe, expect, test } from "vitest";
import { inFile } from "../support/database";
import { filesUnder } from "../support/files";
import { startServer, type TestServer } from "../support/server";
import { sqlite3 } from "../support/sqlite3";
import { addPerson, ask, rightBooking, rowCounts } from "./support";

const SLOTS = ["9:30am - 10:00am", "10:00am - 10:30am", "11:00am - 11:30am", "12:00pm - 12:30pm"];
const NO_LIMITS = {
	LIMIT_BOOKINGS_AN_HOUR: "10000",
	LIMIT_BOOKINGS_AN_HOUR_PER_ADDRESS: "1000000",
	LIMIT_SESSIONS_TO_COME: "10000",
};

const open: (() => unknown)[] = [];
afterEach(async () => {
	for (const close of open.splice(0).reverse()) await close();
});

function folder(): string {
	const made = mkdtempSync(join(tmpdir(), "saathi-locks-"));
	open.push(() => rmSync(made, { recursive: true, force: true }));
	return made;
}

async function start(file: string): Promise<TestServer> {
	const server = await startServer({ ...NO_LIMITS, DATABASE_URL: `file:${file}` });
	open.push(server.stop);
	return server;
}

function restore(file: string, from: string) {
	const run = spawn(process.execPath, ["build/server/restore.js", from], {
		env: { PATH: process.env.PATH, NODE_ENV: "production", DATABASE_URL: `file:${file}` },
	});
	let complaint = "";
	run.stderr.on("data", (chunk) => (complaint += chunk));
	return new Promise<{ status: number | null; complaint: string }>((resolve) =>
		run.once("close", (status) => resolve({ status, complaint: complaint.trim() })),
	);
}

describe("nothing but SQLite opens the database", () => {
	/** What works on a name alone. All else opens the file, and with the closing SQLite's locks are gone. */
	const BY_NAME = ["existsSync", "linkSync", "mkdirSync", "readdirSync", "renameSync", "rmSync", "statSync"];

	/** Names that a file takes from Node's file system modules; "*" for all at once. */
	function filesystemNames(file: string): string[] {
		const parsed = ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.Latest);
		return parsed.statements.flatMap((statement) => {
			if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) return [];
			if (!/^(node:)?fs(\/promises)?$/.test(statement.moduleSpecifier.text)) return [];
			const named = statement.importClause?.namedBindings;
			if (named === undefined || !ts.isNamedImports(named)) return ["*"];
			return named.elements.map(({ name, propertyName }) => (propertyName ?? name).text);
		});
	}
	const sources = filesUnder("db", /\.ts$/).filter((file) => !file.endsWith(".test.ts"));

	test("in db/, where one function opens a folder", () => {
		const opening = sources.flatMap((file) =>
			filesystemNames(file)
				.filter((name) => !BY_NAME.includes(name))
				.map((name) => `${file} ${name}`),
		);
		expect(sources.flatMap(filesystemNames)).toContain("renameSync");
		expect(opening).toEqual(["closeSync", "fsyncSync", "openSync"].map((name) => `db/sqlite/files.server.ts ${name}`));
		expect(readFileSync("db/sqlite/files.server.ts", "utf8").match(/openSync\(.*?\)/g)).toEqual([
			'openSync(folder, "r")',
		]);
	});

	test("nor anywhere else: only db/ knows where it is", () => {
		const others = filesUnder("app", /\.tsx?$/).filter((file) => /DATABASE_URL/.test(readFileSync(file, "utf8")));
		expect(others.filter((file) => !file.endsWith(".test.ts"))).toEqual(["app/environment.ts"]);
	});
});

describe("a running server", () => {
	test("holds its lock: who looks at the database leaves the -wal, and nobody can take it for himself", async () => {
		const file = join(folder(), "looked-at.db");
		const server = await start(file);
		const { token } = await addPerson(`file:${file}`);
		const book = async (day: number) =>
			(await ask(server, "/api/booking", { body: rightBooking(day), headers: { Authorization: token } })).status;
		expect(await book(1)).toBe(200);
		const { ino } = statSync(`${file}-wal`);
		expect((await sqlite3(file, ".schema")).printed).toContain("bookings");
		expect((await sqlite3(file, "select count(*) from bookings")).printed).toBe("1");
		expect(statSync(`${file}-wal`).ino).toBe(ino);
		expect((await sqlite3(file, "pragma journal_mode = delete")).complaint).toContain("locked");
		const alone = await sqlite3(file, "pragma locking_mode = exclusive", "begin exclusive");
		expect(alone.complaint).toContain("locked");
		expect(await book(2)).toBe(200);
		expect((await sqlite3(file, "select count(*) from bookings")).printed).toBe("2");
	});

	test("makes files and folder that its owner alone can read, without opening them", async () => {
		const file = join(folder(), "new", "data", "private.db");
		const usual = process.umask(0o022);
		const server = await start(file).finally(() => process.umask(usual));
		await ask(server, "/api/chat", { body: { userInput: "Hello" } });
		for (const end of ["", "-wal", "-shm"]) expect([end, statSync(file + end).mode & 0o777]).toEqual([end, 0o600]);
		expect(statSync(join(file, "..")).mode & 0o777).toBe(0o700);
	});
});

/** Bookings by several visitors of some servers, each on a slot of its own, until told to stop. */
function load(servers: readonly TestServer[], token: string, round: number) {
	const acknowledged: string[] = [];
	let going = true;
	const visitors = [0, 1, 2, 3, 4, 5].map(async (number) => {
		for (let day = 1; going && day < 60; day++) {
			const booking = {
				...rightBooking(day + 60 * (number >> 2), SLOTS[number % 4]),
				name: `visit ${round} ${number} ${day}`,
			};
			const server = servers[(number + day) % servers.length] as TestServer;
			const answer = await ask(server, "/api/booking", { body: booking, headers: { Authorization: token } }).catch(
				() => null,
			);
			if (answer?.status === 200) acknowledged.push(booking.name);
		}
	});
	return {
		acknowledged,
		stop: async () => {
			going = false;
			await Promise.all(visitors);
		},
	};
}

/** Looks, copies and cleans up with the sqlite3 program, again and again. Returns how often it did what it was told. */
function poke(file: string) {
	const done: Record<string, number> = {};
	let going = true;
	const poker = (async () => {
		for (let turn = 0; going; turn++) {
			const copy = `${file}.copy-${turn}`;
			const [name, command] = [
				["look", "select count(*) from bookings"],
				["backup", `.backup ${copy}`],
				["vacuum", "vacuum"],
				["checkpoint", "pragma wal_checkpoint(truncate)"],
				["schema", ".schema"],
			][turn % 5] as [string, string];
			const { status } = await sqlite3(file, ".timeout 3000", command);
			if (status !== 0) continue;
			done[name] = (done[name] ?? 0) + 1;
			if (name === "backup") expect((await sqlite3(copy, "pragma integrity_check")).printed).toBe("ok");
		}
	})();
	return {
		done,
		stop: async () => {
			going = false;
			await poker;
		},
	};
}

test("two servers, the sqlite3 program at work on their file, and a kill: nothing acknowledged is lost", {
	timeout: 120_000,
}, async () => {
	const file = join(folder(), "poked.db");
	const all: string[] = [];
	const done: Record<string, number> = {};
	for (const [round, signals] of [
		["SIGKILL", "SIGKILL"],
		["SIGTERM", "SIGTERM"],
		["SIGKILL", "SIGTERM"],
	].entries()) {
		const servers = [await start(file), await start(file)];
		const { token } = await addPerson(`file:${file}`);
		const visits = load(servers, token, round);
		const poker = poke(file);
		while (visits.acknowledged.length < 60 || (poker.done.schema ?? 0) < 1) await sleep(10);
		await sleep(Math.random() * 100);
		for (const [index, signal] of signals.entries()) {
			servers[index]?.process.kill(signal as NodeJS.Signals);
			await sleep(Math.random() * 50);
		}
		await visits.stop();
		await poker.stop();
		for (const server of servers) await server.stop();
		for (const [name, times] of Object.entries(poker.done)) done[name] = (done[name] ?? 0) + times;
		all.push(...visits.acknowledged);
		expect((await sqlite3(file, "pragma integrity_check")).printed).toBe("ok");
		const kept = new Set((await sqlite3(file, "select name from bookings")).printed.split("\n"));
		expect(all.filter((name) => !kept.has(name))).toEqual([]);
	}
	expect(Object.keys(done).sort()).toEqual(["backup", "checkpoint", "look", "schema", "vacuum"]);
});

describe("restore", () => {
	/** A database with one booking fewer than the one that it is to replace. */
	async function madeWithCopy(): Promise<{ file: string; copy: string; token: string }> {
		const file = join(folder(), "live.db");
		const copy = `${file}.copy`;
		const server = await start(file);
		const { token } = await addPerson(`file:${file}`);
		await sqlite3(file, `.backup ${copy}`);
		await ask(server, "/api/booking", { body: rightBooking(), headers: { Authorization: token } });
		await server.stop();
		return { file, copy, token };
	}

	test("refuses under a live server at any moment, and under anybody who looks", async () => {
		const { file, copy } = await madeWithCopy();
		const inUse = { status: 1, complaint: `${file} is in use. Stop the server first; nothing was changed.` };
		const servers = [await start(file), await start(file)];
		const { token } = await addPerson(`file:${file}`);
		const visits = load(servers, token, 0);
		const { ino } = statSync(file);
		for (let tries = 0; tries < 4; tries++) expect(await restore(file, copy)).toEqual(inUse);
		await servers[0]?.stop();
		expect(await restore(file, copy)).toEqual(inUse);
		await servers[1]?.stop();
		await visits.stop();
		const reader = spawn("sqlite3", [file]);
		reader.stdin.write("begin; select count(*) from bookings;\n");
		await new Promise((resolve) => reader.stdout.once("data", resolve));
		expect(await restore(file, copy)).toEqual(inUse);
		reader.stdin.end();
		await new Promise((resolve) => reader.once("close", resolve));
		expect(statSync(file).ino).toBe(ino);
		expect((await rowCounts(`file:${file}`)).bookings).toBeGreaterThanOrEqual(1 + visits.acknowledged.length);
		expect(await restore(file, copy)).toEqual({ status: 0, complaint: "" });
		expect((await rowCounts(`file:${file}`)).bookings).toBe(0);
	});

	test("keeps out a server that starts meanwhile, which then serves what was restored", async () => {
		const { file, copy } = await madeWithCopy();
		inFile(copy, (connection) =>
			connection.exec(
				`with recursive n(i) as (values (1) union all select i + 1 from n where i < 60000)
				insert into bookings (user_id, reference, name, phone, age, address, timeslot, date, created_at)
				select 1, printf('%08d', i), 'Restored ' || i, '9876543210', 30, 'Pune', 'slot ' || i, '2030-01-01', 0 from n`,
			),
		);
		const restored = restore(file, copy);
		while (!existsSync(`${file}.incoming`)) await sleep(1);
		const server = await start(file);
		expect(await restored).toEqual({ status: 0, complaint: "" });
		const { token } = await addPerson(`file:${file}`);
		const booked = await ask(server, "/api/booking", { body: rightBooking(), headers: { Authorization: token } });
		expect(booked.status).toBe(200);
		server.process.kill("SIGKILL");
		await server.stop();
		expect((await rowCounts(`file:${file}`)).bookings).toBe(60_001);
	});

	test("two at once: one is done, the other is refused, and the database is whole", async () => {
		const { file, copy } = await madeWithCopy();
		const other = `${file}.other-copy`;
		cpSync(copy, other);
		const both = await Promise.all([restore(file, copy), restore(file, other)]);
		const statuses = both.map(({ status }) => status);
		expect(statuses).toContain(0);
		expect((await sqlite3(file, "pragma integrity_check")).printed).toBe("ok");
		expect(await rowCounts(`file:${file}`)).toMatchObject({ users: 1, bookings: 0 });
	});
});
