import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Database from "better-sqlite3";
import { afterAll, beforeAll, expect, test } from "vitest";

/** Modules of this folder that ask no table while pages are served: they open files, describe, copy or commit. */
const NO_QUERIES = [
	"client",
	"copies",
	"errors",
	"files",
	"group-commit",
	"kept-aside",
	"open",
	"program",
	"schema",
	"written-ahead",
];
/** Counts no further than the bound on conversations, and once in ten seconds. */
const COUNTS = "select count(*) from (select 1 from conversations limit ?)";
/** A step that reads a table or builds an index by itself; rows that stand in the statement are no table. */
const LOOKS_THROUGH = /^SCAN (?!(\d+ )?CONSTANT ROW|\d+-ROW VALUES CLAUSE|pragma_\w+ VIRTUAL TABLE)|AUTOMATIC/;
const NOW = new Date();
const ID = "x".repeat(43);
const BOOKING = { name: "A", phone: "9876543210", age: 30, address: "P", timeslot: "T", date: "2027-01-31" };

const folder = mkdtempSync(join(tmpdir(), "saathi-plans-"));
const prepare = Database.prototype.prepare;
/** Each statement that was prepared since the schema stood, in the words that SQLite got. */
const statements = new Set<string>();
let connection: Database.Database;

/** What calls each query of the modules at least once. Keys are module and function. */
const USES: Record<string, (query: (...given: never[]) => unknown) => unknown> = {
	"users.insertUser": use({ username: "A", email: "a@example.in", passwordHash: "none", createdAt: NOW }),
	"users.findUserByEmail": use("a@example.in"),
	"users.findUserByToken": use("hash", NOW),
	"users.insertToken": use({ hash: "hash", userId: 1, expiresAt: NOW }),
	"users.deleteToken": use("hash"),
	"users.deleteExpiredTokens": use(NOW, 10),
	"bookings.upsertBooking": async (query) => {
		await use(1, BOOKING, NOW, null)(query);
		await use(1, BOOKING, NOW, 2)(query);
	},
	"bookings.selectBookings": use(1),
	"conversations.selectConversation": use(ID),
	"conversations.selectMessages": use(ID, 100),
	"conversations.appendTurn": async (query) => {
		const exchange = { userInput: "Hello", response: "Hello", state: "{}", arrived: NOW };
		for (const turn of [0, 1]) await use(ID, turn, exchange)(query);
	},
	"conversations.deleteConversation": use(ID, NOW),
	"conversations.deleteIdleConversations": use(NOW, 10),
	"health.databaseHealth": use(),
	"rate-limits.createCounter": async (query) => {
		const counter = (await use("name", 1, 60)(query)) as { count(key: string): unknown; forget(key: string): unknown };
		for (const key of ["one", "one", "two"]) await counter.count(key);
		await counter.forget("one");
	},
	"rate-limits.deleteExpiredCounts": use(NOW, 10),
	"room.hasRoom": use(),
	"room.refuseWithoutRoom": use("conversation"),
};

beforeAll(async () => {
	process.env.DATABASE_URL = `file:${join(folder, "plans.db")}`;
	connection = (await import("./client.server")).connection;
	connection.exec("insert into users values (1, 'B', 'b@example.in', 'none', 0)");
	Database.prototype.prepare = function (this: Database.Database, sql: string) {
		statements.add(sql);
		return prepare.call(this, sql);
	} as typeof prepare;
});

afterAll(() => {
	Database.prototype.prepare = prepare;
	connection.close();
	rmSync(folder, { recursive: true, force: true });
});

test("every query goes by an index, and none looks through a table", async () => {
	const asked: string[] = [];
	for (const module of modules()) {
		const queries = (await import(`./${module}.server.ts`)) as Record<string, (...given: never[]) => unknown>;
		for (const [name, query] of Object.entries(queries)) {
			const key = `${module}.${name}`;
			asked.push(key);
			await USES[key]?.(query);
		}
	}
	expect(asked.sort(), "each exported query is called above").toEqual(Object.keys(USES).sort());

	const looked = [...statements].filter((sql) => /^\s*(with|select|insert|update|delete)\b/i.test(sql));
	expect(looked.length).toBeGreaterThan(15);
	expect(looked).toContain(COUNTS);
	for (const sql of looked.filter((each) => each !== COUNTS))
		for (const step of planOf(sql)) expect(step, sql).not.toMatch(LOOKS_THROUGH);
});

test("a query without an index would be seen", () => {
	expect(planOf("select * from bookings where phone = ?")).toEqual(["SCAN bookings"]);
});

function modules(): string[] {
	const files = readdirSync("db").filter((file) => file.endsWith(".server.ts"));
	return files.map((file) => file.replace(".server.ts", "")).filter((module) => !NO_QUERIES.includes(module));
}

function use(...given: unknown[]) {
	return (query: (...given: never[]) => unknown) => query(...(given as never[]));
}

/** What SQLite would do, step by step: https://sqlite.org/eqp.html */
function planOf(sql: string): string[] {
	const plan = prepare.call(connection, `explain query plan ${sql}`);
	const holes = Array(sql.match(/\?/g)?.length ?? 0).fill(null);
	return (plan.all(holes) as { detail: string }[]).map(({ detail }) => detail);
}
