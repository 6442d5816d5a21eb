import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freshDatabase, rowsIn, type TestDatabase } from "../support/database";
import { createPerson, type Person } from "../support/people";
import { startServer, type TestServer } from "../support/server";
import { rightBooking } from "./support";

const PROCESSES = 4;
const PEOPLE = 200;
let database: TestDatabase;
let servers: TestServer[];
let people: Person[];

beforeAll(async () => {
	database = await freshDatabase();
	const limits = { LIMIT_BOOKINGS_AN_HOUR_PER_ADDRESS: "100000", LIMIT_SESSIONS_TO_COME: "8" };
	const start = () => startServer({ DATABASE_URL: database.url, ...limits });
	servers = [await start()];
	servers.push(...(await Promise.all(Array.from({ length: PROCESSES - 1 }, start))));
	await rowsIn(
		database.url,
		`with recursive days(n) as (select 1 union all select n + 1 from days where n < 7)
		insert into weekly_slots select n, '10:00am - 10:30am', 1 from days
		union all select n, '11:00am - 11:30am', 1 from days`,
	);
	people = [];
	for (let index = 0; index < PEOPLE; index++) people.push(await createPerson(`Person ${index}`, database.url));
});
afterAll(async () => {
	await Promise.all(servers.map((server) => server.stop()));
	await database.end();
});

const send = (index: number, path: string, body: unknown, { token } = people[index] as Person) =>
	fetch(`${(servers[index % PROCESSES] as TestServer).url}${path}`, {
		method: "POST",
		headers: { "Content-Type": "application/json", Authorization: token },
		body: JSON.stringify(body),
	});
/** As `send`, and again for as long as the server asks for patience: whoever is told to come back does. */
async function sendPatiently(index: number, path: string, body: unknown, person = people[index]): Promise<number> {
	for (;;) {
		const { status, headers } = await send(index, path, body, person);
		if (status !== 503) return status;
		await sleep(Number(headers.get("Retry-After")) * 1000);
	}
}
const takers = () =>
	rowsIn<{ timeslot: string; place: number }>(database.url, "select timeslot, place, booking_id as id from places");

test("of two hundred who want the last place at once, on four processes, one has it and all others are told", async () => {
	const statuses = await Promise.all(people.map((_, index) => sendPatiently(index, "/api/booking", rightBooking())));
	expect(statuses.toSorted()).toEqual([200, ...Array.from({ length: PEOPLE - 1 }, () => 409)]);
	expect(await takers()).toHaveLength(1);
});

test("a place that is given back has exactly one new taker, by a booking or a move", async () => {
	const list = async (index: number) => {
		const server = servers[index % PROCESSES] as TestServer;
		const answer = await fetch(`${server.url}/api/user-bookings`, {
			headers: { Authorization: (people[index] as Person).token },
		});
		return ((await answer.json()) as { bookings: { id: number }[] }).bookings;
	};
	const holder = (await Promise.all(people.map((_, index) => list(index)))).findIndex(({ length }) => length > 0);
	const mover = holder === 0 ? 1 : 0;
	expect((await send(mover, "/api/booking", rightBooking(10, "11:00am - 11:30am"))).status).toBe(200);
	const [[held], [other]] = [await list(holder), await list(mover)];
	const { date, timeslot } = rightBooking();
	const statuses = await Promise.all([
		sendPatiently(holder, `/api/booking/${held?.id}/cancel`, {}),
		sendPatiently(mover, `/api/booking/${other?.id}/move`, { date, timeslot }),
		...people.slice(2, 60).map((_, index) => sendPatiently(index + 2, "/api/booking", rightBooking())),
	]);
	expect(statuses.some((status) => status >= 500)).toBe(false);
	const slots = (await takers()).map(({ timeslot, place }) => `${timeslot} ${place}`);
	expect(new Set(slots).size).toBe(slots.length);
	expect(slots.filter((slot) => slot.startsWith(timeslot)).length).toBeLessThanOrEqual(1);
});

test("one person who books many days at once, on four processes, has eight sessions to come and no more", async () => {
	const person = await createPerson("Person of many days", database.url);
	const days = Array.from({ length: 24 }, (_, index) => 20 + index);
	const statuses = await Promise.all(
		days.map((day, index) => sendPatiently(index, "/api/booking", rightBooking(day), person)),
	);
	expect(statuses.toSorted()).toEqual([...Array(8).fill(200), ...Array(16).fill(409)]);
	const kept = "select id from bookings where user_id = ?";
	expect(await rowsIn(database.url, kept, person.userId)).toHaveLength(8);
});
