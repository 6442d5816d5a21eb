import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Database from "better-sqlite3";
import { afterAll, beforeAll, expect, test } from "vitest";

/** Modules of this folder that ask no table while pages are served: they open, describe or name. */
const NO_QUERIES = [
	"client",
	"dialects",
	"engine",
	"errors",
	"limiter-settings",
	"patience",
	"program",
	"references",
	"statements",
	"tables",
];
/** Counts no further than the bound on conversations, and once in ten seconds. */
const COUNTS = 'select count(*) from (select 1 as "one" from "conversations" limit ?) "some"';
/** A step that reads a table or builds an index by itself; rows that stand in the statement, and queries of few rows within it, are no table. */
const LOOKS_THROUGH =
	/^SCAN (?!(\d+ )?CONSTANT ROW|\d+-ROW VALUES CLAUSE|(pragma_\w+|bookings_search) VIRTUAL TABLE|(days|stepped|waiting)$)|AUTOMATIC/;
const NOW = new Date();
const ID = "x".repeat(43);
const SLOT = { date: "2027-01-31", timeslot: "T", weekday: 7 };
const MESSAGE = { userId: 1, channel: "mail", kind: "moved", recipient: "b@example.in", content: {}, dedupe: "1" };
const CLOCK = { date: "2027-01-01", minute: 600 };
const RULES = { slot: SLOT, clock: CLOCK, judge: () => null, tell: () => [MESSAGE], at: NOW };
const OTHER_BOOKING = `insert into bookings (id, user_id, reference, name, phone, age, address, timeslot, date, created_at)
	values (2, 1, 'R', 'A', '9876543210', 30, 'P', 'T', '2027-02-28', 0)`;
const BOOKING = { name: "A", phone: "9876543210", age: 30, address: "P", timeslot: "T", date: "2027-01-31" };
const WISH = { phone: "9876543210", name: null, wanted: "soon" };
const COMING = {
	...{ bookingId: 1, userId: 1, email: "b@example.in", reference: "REFERENCE", date: "2027-01-31" },
	...{ timeslot: "T", version: 0, status: "confirmed" },
};

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
	"users.replacePasswordHash": use(1, "none", "other"),
	"users.insertToken": use({ hash: "hash", userId: 1, expiresAt: NOW, lastUsedAt: NOW, passwordHash: "none" }),
	"users.passwordKey": use(1),
	"users.touchToken": use("hash", NOW),
	"users.deleteToken": use("hash"),
	"users.deleteTokensOf": use(1),
	"users.deleteExpiredTokens": use(NOW, 10),
	"bookings.keepBooking": async (query) => {
		for (const name of ["A", "B"]) await use(1, { ...BOOKING, name }, RULES)(query);
	},
	"bookings.changeBooking": async (query) => {
		const takes = { slot: { ...SLOT, timeslot: "U" }, judge: () => null };
		const decide = () => ({ action: "move", set: { timeslot: "U" }, frees: true, takes, tell: () => [MESSAGE] });
		for (const which of [{ id: 3 }, { ownId: 4, ownerId: 1 }, { reference: "X", ownerId: 1 }])
			await use(which, decide, { userId: 1, at: NOW })(query);
	},
	"bookings.selectOwnBooking": use("R", 1),
	"bookings.ownerKey": use(1),
	"days.slotKey": use(SLOT),
	"days.slotFacts": within(SLOT),
	"days.takePlace": async (query) => {
		connection.exec("update bookings set date = '2027-02-01'; update places set place = 3");
		await within(2, { ...SLOT, timeslot: "U" })(query);
	},
	"days.takeAnyPlace": async (query) => {
		connection.exec("delete from places where booking_id = 2");
		await within(2, { ...SLOT, timeslot: "V" }, { taken: 0, highest: null })(query);
	},
	"days.freePlace": within(2),
	"days.selectWeek": use(),
	"days.selectClosedDates": use("2027-01-31"),
	"days.selectDays": use("2027-01-01", "2027-01-31"),
	"days.selectTaken": use("2027-01-01"),
	"days.replaceWeek": use([{ weekday: 1, timeslot: "T", places: 1 }], () => true),
	"days.insertClosedDate": use({ date: "2027-01-26", reason: "Republic Day" }),
	"days.deleteClosedDate": use("2027-01-26"),
	"desk.selectList": async (query) => {
		const after = { date: "2027-01-01", startMinute: 600, id: 7 };
		for (const order of ["forward", "backward"])
			for (const status of [null, "requested"])
				for (const key of [null, after])
					await use({ from: "2027-01-01", to: "2027-01-31", status, order, after: key, limit: 51 })(query);
	},
	"desk.selectWhole": use({
		from: "2027-01-01",
		to: "2027-01-31",
		status: null,
		order: "forward",
		after: null,
		limit: 200,
	}),
	"desk.selectOutside": use({ from: "2027-01-01", to: "2027-01-31", status: null, after: null, limit: 51 }),
	"desk.searchBookings": use('"a"*', null, 51),
	"desk.selectDeskBooking": use(1),
	"desk.selectHistory": use(1, 10),
	"desk.countRequested": use("2027-01-01", 100),
	"staff.selectStaff": use(),
	"staff.grantStaff": use("b@example.in", "operator", NOW),
	"staff.revokeStaff": use("b@example.in"),
	"bookings.selectBookings": use(1, 10),
	"conversations.selectConversation": use(ID),
	"conversations.selectMessages": use(ID, 100),
	"conversations.selectMessagesAfter": use(ID, 0, 100),
	"conversations.appendTurn": async (query) => {
		const exchange = { userInput: "Hello", response: "Hello", state: "{}", arrived: NOW, brief: false };
		for (const turn of [0, 1]) await use(ID, turn, exchange)(query);
	},
	"conversations.moveConversation": use(ID, "y".repeat(43)),
	"conversations.deleteConversation": use(ID, NOW),
	"call-backs.keepCallBack": async (query) => {
		for (const reference of [null, "REFERENCE"]) await use({ userId: 1, reference }, WISH, () => [MESSAGE], NOW)(query);
	},
	"call-backs.selectOwnCallBacks": use({ userId: 1, reference: "REFERENCE" }, NOW, 3),
	"call-backs.callBackStanding": use("REFERENCE"),
	"call-backs.selectOpenCallBacks": use(10),
	"call-backs.selectMadeCalls": use(NOW, 10),
	"call-backs.selectWithdrawnCallBacks": use(NOW, 10),
	"call-backs.withdrawCallBack": use({ userId: 1, reference: "REFERENCE" }, "REFERENCE", () => [MESSAGE], NOW),
	"call-backs.changeCallBack": use(1, 0, { status: "taken", takenBy: 1 }, NOW),
	"call-backs.deleteOldCallBacks": use(NOW, 10),
	"details.selectLastDetails": use(1),
	"details.forgetDetails": use(1, NOW),
	"figures.countBookings": use("requested", "2027-01-31"),
	"figures.countOutbox": use("mail"),
	"figures.countDanger": use("2027-01-31", NOW),
	"figures.dangersOf": use("2027-01-31"),
	"outbox.enqueue": within([MESSAGE], NOW),
	"password-resets.askForReset": use("b@example.in", NOW),
	"password-resets.startReset": use("b@example.in", NOW),
	"password-resets.findReset": use(ID, NOW),
	"password-resets.spendReset": async (query) => {
		const { startReset } = await import("./password-resets.server");
		await use(await startReset("b@example.in", NOW), "hash", NOW)(query);
	},
	"password-resets.deleteExpiredResets": use(NOW, 10),
	"reminders.selectUnreminded": use(["2027-01-31", "2027-02-01"]),
	"reminders.insertReminder": use(COMING, NOW, NOW),
	"sending.takeLease": use("outbox", "holder", NOW, NOW),
	"sending.giveLeaseBack": use("outbox", "holder"),
	"sending.claimMessage": use("mail", new Date(NOW.getTime() + 1), NOW),
	"sending.markSent": use(1, NOW),
	"sending.markFailed": use(1, "CODE", NOW, NOW),
	"sending.dropMessage": use(1),
	"sending.selectGivenUp": use(10),
	"sending.tryGivenUpAgain": use(NOW),
	"sending.deleteOldMessages": use(NOW, 10),
	"conversations.deleteIdleConversations": use(NOW, NOW, 10),
	"conversations.setBrief": use(ID, true),
	"conversations.replaceState": use(ID, 0, "{}"),
	"plans.selectPlan": use(1),
	"plans.savePlan": use(1, 0, { signs: "A" }, NOW),
	"plans.deletePlan": use(1),
	"moods.insertMoodLine": use(1, NOW),
	"moods.selectMoodLine": use(1),
	"moods.saveMood": use(1, { at: NOW, mood: 7 }, NOW, 1),
	"moods.selectMoods": use(1, 10),
	"moods.deleteMoodLine": use(1),
	"account.selectAccount": use(1),
	"account.updateUsername": use(1, "B"),
	"account.changePasswordHash": use(1, { former: "none", passwordHash: "other", token: "hash" }),
	"account.updateEmail": use(1, "b@example.in"),
	"account.selectSignIns": use(1, 10),
	"account.deleteOtherTokens": use(1, "hash"),
	"account.selectSessionsAfter": use(1, { date: "", startMinute: 0, id: 0 }, 10),
	"account.selectWishesAfter": use(1, 0, 10),
	"account.eraseUser": async (query) => {
		connection.exec(
			"insert into call_backs (reference, phone, wanted, created_at, updated_at) values ('OFTHIS', '9876543210', 'soon', 0, 0)",
		);
		await use(2, { at: NOW, today: "2020-01-01", wish: "OFTHIS" }, () => [{ ...MESSAGE, userId: null }])(query);
	},
	"secrets.serverKey": use(),
	"health.databaseHealth": use(),
	"rate-limits.createCounter": async (query) => {
		const counter = (await use("name", 1, 60)(query)) as Record<string, (key: string) => unknown>;
		for (const key of ["one", "one", "two"]) await counter.count?.(key);
		for (const asked of ["waitOf", "giveBack", "forget"]) await counter[asked]?.("one");
	},
	"rate-limits.deleteExpiredCounts": use(NOW, 10),
	"room.hasRoom": within(),
	"room.isCrowded": use(),
	"room.refuseWithoutRoom": within("conversation"),
	"booking-facts.ownerInSlot": within({ userId: 1, ...SLOT }),
	"booking-facts.bookingFacts": within(1, SLOT, CLOCK),
	"booking-facts.standingOf": use("REFERENCE"),
	"booking-facts.refusalOf": use(1, { slot: SLOT, clock: CLOCK }, () => null),
};

beforeAll(async () => {
	process.env.DATABASE_URL = `file:${join(folder, "plans.db")}`;
	await import("./client.server");
	connection = new Database(join(folder, "plans.db"));
	connection.exec(
		"insert into users (id, username, email, password_hash, created_at) values (1, 'B', 'b@example.in', 'none', 0), (2, 'C', 'c@example.in', 'none', 0)",
	);
	connection.exec(OTHER_BOOKING);
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
			if (typeof query !== "function") continue;
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

/** The same for what runs within a transaction. */
function within(...given: unknown[]) {
	return async (query: (...given: never[]) => unknown) => {
		const { write } = await import("./client.server");
		await write(async (session) => query(...([session, ...given] as never[])));
	};
}

/** What SQLite would do, step by step: https://sqlite.org/eqp.html */
function planOf(sql: string): string[] {
	const unnamed = sql.replaceAll(/@\w+/g, "?");
	const plan = prepare.call(connection, `explain query plan ${unnamed}`);
	const holes = Array(unnamed.match(/\?/g)?.length ?? 0).fill(null);
	return (plan.all(holes) as { detail: string }[]).map(({ detail }) => detail);
}
