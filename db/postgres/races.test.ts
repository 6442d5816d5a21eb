import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { rowsIn, valuesIn } from "../../tests/support/database";
import { addAccount } from "../../tests/support/people";
import { createDatabase } from "../../tests/support/postgres";

const NOW = new Date();
const CLOCK = { date: "2027-01-01", minute: 600 };
/** As many as there are connections: none waits for one. */
const AT_ONCE = 12;

let database: Awaited<ReturnType<typeof createDatabase>>;
let queries: Awaited<ReturnType<typeof load>>;

/** The query modules, which open the database that DATABASE_URL names when they are imported. */
async function load() {
	return {
		...(await import("../account.server")),
		...(await import("../bookings.server")),
		...(await import("../call-backs.server")),
		...(await import("../conversations.server")),
		...(await import("../days.server")),
		...(await import("../moods.server")),
		...(await import("../plans.server")),
		...(await import("../sending.server")),
	};
}

beforeAll(async () => {
	database = await createDatabase();
	process.env.DATABASE_URL = database.url;
	process.env.DATABASE_CONNECTIONS = String(AT_ONCE);
	queries = await load();
});
afterAll(() => database.end());

let people = 0;
const account = () => addAccount(database.url, { email: `person-${++people}@example.in` });
const values = <Value>(sql: string, ...given: (string | number)[]) => valuesIn<Value>(database.url, sql, ...given);
const atOnce = <T>(work: (number: number) => Promise<T>) =>
	Promise.all(Array.from({ length: AT_ONCE }, (_, number) => work(number)));

function booking(date: string, timeslot: string) {
	return { name: "Asha", phone: "9876543210", age: 30, address: "Pune", date, timeslot };
}
function rules(date: string, timeslot: string, most: number) {
	const judge = ({ taken }: { taken: number }) => (taken >= most ? "full" : null);
	return { slot: { date, timeslot, weekday: 1 }, clock: CLOCK, judge, tell: () => [], at: NOW };
}
/** Decides to move whatever booking it is asked about. */
function moveTo<Takes>(timeslot: string, takes: Takes) {
	return () => ({ action: "move", set: { timeslot }, frees: true, takes, tell: () => [] });
}

describe("a slot", () => {
	test("has as many takers as places, however many want it at once, each with a place of his own", async () => {
		const [date, timeslot] = ["2027-03-01", "10:00am - 10:30am"];
		const owners = await atOnce(account);
		const kept = await Promise.all(
			owners.map((owner) => queries.keepBooking(owner, booking(date, timeslot), rules(date, timeslot, 7))),
		);
		expect(kept.filter((one) => "kept" in one)).toHaveLength(7);
		const places = await values<number>("select place from places where date = ? order by place", date);
		expect(places).toEqual([1, 2, 3, 4, 5, 6, 7]);
	});

	test("that has a place for everybody gives each his own, and the lowest again that was given back", async () => {
		const [date, timeslot] = ["2027-03-05", "10:00am - 10:30am"];
		const forAll = { ...rules(date, timeslot, 0), judge: () => null };
		const kept = await atOnce(async () => queries.keepBooking(await account(), booking(date, timeslot), forAll));
		const taken = () => values<number>("select place from places where date = ? order by place", date);
		expect(await taken()).toEqual([...Array(AT_ONCE).keys()].map((number) => number + 1));
		const [first] = kept;
		const cancel = () => ({ action: "cancel", set: { status: "cancelled" as const }, frees: true, tell: () => [] });
		const id = first !== undefined && "kept" in first ? first.kept.id : 0;
		await queries.changeBooking({ id }, cancel, { userId: null, at: NOW });
		expect(await taken()).toHaveLength(AT_ONCE - 1);
		await queries.keepBooking(await account(), booking(date, timeslot), forAll);
		expect(await taken()).toEqual([...Array(AT_ONCE).keys()].map((number) => number + 1));
	});

	test("takes one of two who want to move into its last place", async () => {
		const [date, from, to] = ["2027-03-02", "10:00am - 10:30am", "11:00am - 11:30am"];
		const owners = await atOnce(account);
		const ids: number[] = [];
		for (const owner of owners) {
			const made = await queries.keepBooking(owner, booking(date, from), rules(date, from, AT_ONCE));
			if ("kept" in made) ids.push(made.kept.id);
		}
		const { slot, judge } = rules(date, to, 1);
		const decision = moveTo(to, { slot, judge });
		const moved = await Promise.all(
			ids.map((id) => queries.changeBooking({ id }, decision, { userId: null, at: NOW })),
		);
		expect(moved.filter((one) => one !== null && "changed" in one)).toHaveLength(1);
		expect(await values("select count(*) from places where date = ? and timeslot = ?", date, to)).toEqual([1]);
		expect(await values("select count(*) from places where date = ? and timeslot = ?", date, from)).toEqual([
			AT_ONCE - 1,
		]);
	});
});

test("who books and moves another booking to the same time at once has that time once, and is told so, never an error", async () => {
	const [date, from, to] = ["2027-03-04", "10:00am - 10:30am", "11:00am - 11:30am"];
	const { slot } = rules(date, to, AT_ONCE);
	const judge = ({ own }: { own: boolean }) => (own ? "own" : null);
	const decision = moveTo(to, { slot, judge });
	for (let round = 0; round < 15; round++) {
		const owner = await account();
		const made = await queries.keepBooking(owner, booking(date, from), rules(date, from, 1_000));
		const id = "kept" in made ? made.kept.id : 0;
		const [booked, moved] = await Promise.all([
			queries.keepBooking(owner, booking(date, to), rules(date, to, 1_000)),
			queries.changeBooking({ ownId: id, ownerId: owner }, decision, { userId: owner, at: NOW }),
		]);
		expect(booked).toHaveProperty("kept");
		const bookedFirst = await values("select timeslot from bookings where id = ?", id);
		expect(moved).toHaveProperty(bookedFirst[0] === from ? "refused" : "changed");
		expect(await values("select count(*) from bookings where user_id = ? and timeslot = ?", owner, to)).toEqual([1]);
	}
});

test("of changes to one booking at once each sees the one before it", async () => {
	const [date, timeslot] = ["2027-03-03", "10:00am - 10:30am"];
	const owner = await account();
	const made = await queries.keepBooking(owner, booking(date, timeslot), rules(date, timeslot, 1));
	const id = "kept" in made ? made.kept.id : 0;
	const changed = await atOnce((number) =>
		queries.changeBooking(
			{ id },
			({ note }) => ({ action: "note", set: { note: `${note ?? ""}${number},` }, frees: false, tell: () => [] }),
			{ userId: owner, at: NOW },
		),
	);
	expect(changed.every((one) => one !== null && "changed" in one)).toBe(true);
	const [note = ""] = await values<string>("select note from bookings where id = ?", id);
	expect(
		note
			.split(",")
			.filter(Boolean)
			.map(Number)
			.sort((a, b) => a - b),
	).toEqual([...Array(AT_ONCE).keys()]);
	expect(await values("select version from bookings where id = ?", id)).toEqual([AT_ONCE]);
});

describe("a talk", () => {
	const exchange = (userInput: string, arrived = new Date()) => ({
		userInput,
		response: "Yes",
		state: "{}",
		arrived,
		brief: false,
	});

	test("takes one of the turns that come at once, and tells all others", async () => {
		for (const turn of [0, 1, 2]) {
			const outcomes = await atOnce((number) => queries.appendTurn("one", turn, exchange(`${turn} ${number}`)));
			expect(outcomes.filter((outcome) => outcome === "kept")).toHaveLength(1);
			expect(outcomes.filter((outcome) => outcome === "overtaken")).toHaveLength(AT_ONCE - 1);
		}
		expect(await values("select position from messages where conversation_id = 'one' order by position")).toEqual([
			...[0, 1, 2, 3, 4, 5],
		]);
	});

	test("that is cleared while messages come does not come back", async () => {
		for (let round = 0; round < 30; round++) {
			const id = `cleared ${round}`;
			const arrived = new Date();
			await Promise.all([
				queries.appendTurn(id, 0, exchange("Hello", arrived)),
				queries.deleteConversation(id, new Date()),
				queries.appendTurn(id, 0, exchange("Hello again", arrived)),
			]);
			expect(await values("select count(*) from conversations where id = ?", id)).toEqual([0]);
		}
	});

	test("that moves to another id while messages come loses none", async () => {
		for (let round = 0; round < 20; round++) {
			const [from, to] = [`from ${round}`, `to ${round}`];
			await queries.appendTurn(from, 0, exchange("first"));
			const [outcome] = await Promise.all([
				queries.appendTurn(from, 1, exchange("second")),
				queries.moveConversation(from, to),
			]);
			const said = await values(
				"select message from messages where conversation_id = ? and role = 'user' order by position",
				to,
			);
			expect(["kept", "moved"]).toContain(outcome);
			expect(said).toEqual(outcome === "kept" ? ["first", "second"] : ["first"]);
		}
	});
});

test("a message that waits is claimed by one of those who look for one at once", async () => {
	for (let number = 0; number < AT_ONCE / 2; number++)
		await rowsIn(
			database.url,
			`insert into outbox (channel, kind, recipient, content, dedupe, next_attempt_at, created_at)
			values ('mail', 'moved', 'a@example.in', '{}', ?, ?, ?)`,
			`message ${number}`,
			NOW,
			NOW,
		);
	const later = new Date(Date.now() + 60 * 60 * 1000);
	const claimed = await atOnce(() => queries.claimMessage("mail", new Date(), later));
	const ids = claimed.flatMap((message) => (message === null ? [] : [message.id]));
	expect(new Set(ids).size).toBe(AT_ONCE / 2);
	expect(ids).toHaveLength(AT_ONCE / 2);
});

test("a lease has one holder", async () => {
	const until = new Date(Date.now() + 60_000);
	const taken = await atOnce((number) => queries.takeLease("one", `holder ${number}`, new Date(), until));
	expect(taken.filter(Boolean)).toHaveLength(1);
});

test("a wish to be called that is sent many times at once is one", async () => {
	const owner = { userId: await account(), reference: null };
	const wish = { phone: "9876543210", name: null, wanted: "soon" };
	const references = await atOnce(() => queries.keepCallBack(owner, wish, () => [], NOW));
	expect(new Set(references).size).toBe(1);
	expect(await values("select count(*) from call_backs where user_id = ?", owner.userId)).toEqual([1]);
});

test("moods, plans and the week that are written at once are written one after the other", async () => {
	const person = await account();
	await queries.insertMoodLine(person, NOW);
	await atOnce((mood) => queries.saveMood(person, { at: NOW, mood: mood % 10 }, new Date(0), 5));
	expect(await queries.selectMoods(person, 5)).toHaveLength(1);
	const saved = await atOnce((number) => queries.savePlan(person, 0, { signs: String(number) }, NOW));
	expect(saved.filter(Boolean)).toHaveLength(1);
	const week = [{ weekday: 1, timeslot: "10:00am - 10:30am", places: 1 }];
	const replaced = await atOnce(() => queries.replaceWeek(week, (standing) => standing.length === 0));
	expect(replaced.filter(Boolean)).toHaveLength(1);
});

test("whoever books while the account is deleted leaves the desk a cancelled row, or none was booked", async () => {
	for (let round = 0; round < 10; round++) {
		const [date, timeslot] = [`2027-04-${String(round + 1).padStart(2, "0")}`, "10:00am - 10:30am"];
		const owner = await account();
		const [booked] = await Promise.allSettled([
			queries.keepBooking(owner, booking(date, timeslot), rules(date, timeslot, 1)),
			queries.eraseUser(owner, { at: NOW, today: "2027-01-01", wish: null }, () => []),
		]);
		const left = await rowsIn(database.url, "select name, status from bookings where date = ?", date);
		expect(left).toEqual(booked.status === "fulfilled" ? [{ name: "Account deleted", status: "cancelled" }] : []);
		expect(await values("select count(*) from places where date = ?", date)).toEqual([0]);
	}
});
