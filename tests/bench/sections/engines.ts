import pg from "pg";
import { type Contender, isFloor, type Name, startContender } from "../contenders";
import { load, signedIn } from "../load";
import { addBookings } from "../people";
import { type RoundRobin, roundRobin } from "../round-robin";
import { inTurn, type Plan, type Section } from "../section";
import { quantile } from "../statistics";
import type { Row } from "../table";
import { bookingAddress, nextBooking } from "./bookings";
import { talk } from "./chat";

const PROCESSES = [1, 2, 4];
const CLIENTS = 32;
const LISTED = 20;
const TALKING = 4;
/** As many connections as a process of the product has. */
const CONNECTIONS = 10;

/**
 * Bookings, lists, chat and pages on both engines, by one, two and four processes behind one port that share a database;
 * and what the bare insert comes to, with and without a server before it.
 */
export const engines: Section = async (plan) => {
	const servers: Contender[] = [];
	const fronts: RoundRobin[] = [];
	const rows: Row[] = [];
	try {
		let contenders: Contender[] = [];
		for (const count of PROCESSES) {
			while (servers.length < count * plan.names.length)
				for (const name of plan.names) servers.push(await startContender(name, plan.databases[name]));
			contenders = [];
			for (const name of plan.names) {
				const ofName = servers.filter((server) => server.name === name);
				const front = await roundRobin(ofName.map(({ url }) => url));
				fronts.push(front);
				// The newest one's people have no bookings yet.
				contenders.push({ ...(ofName.at(-1) as Contender), url: front.url });
			}
			const found = [
				...(await writing(plan, contenders)),
				...(await lists(plan, contenders)),
				...(await chats(plan, contenders)),
				...(await pages(plan, contenders)),
			];
			const by = count === 1 ? "1 process" : `${count} processes`;
			rows.push(...found.map((row) => ({ ...row, what: `${by}: ${row.what}` })));
		}
		rows.push(await bareInserts(plan, contenders));
	} finally {
		for (const front of fronts) await front.close();
		for (const server of servers) await server.stop();
	}
	return rows;
};

/** Of many slots, as on most days; and all of one, whose places are given out one after the other. */
async function writing(plan: Plan, contenders: Contender[]): Promise<Row[]> {
	const apart = await booked(plan, contenders, true);
	const together = await booked(plan, contenders, false);
	const holds = (figures: Record<Name, number>) => figures.postgres >= 0.8 * figures.postgresFloor;
	return [
		{ what: "bookings", unit: "/s", figures: apart.rate, budget: { words: "PostgreSQL >= 0.8 x its floor", holds } },
		{ what: "bookings, p99", unit: "ms", figures: apart.p99 },
		{ what: "bookings of one slot", unit: "/s", figures: together.rate },
		{ what: "bookings of one slot, p99", unit: "ms", figures: together.p99 },
	];
}

function booked({ rounds, seconds }: Plan, contenders: Contender[], apart: boolean) {
	const bodies = new Map(contenders.map((contender) => [contender.name, nextBooking(contender, apart)]));
	return inTurn(rounds, contenders, async (contender) => {
		const body = bodies.get(contender.name);
		const { rate, p99 } = await load(bookingAddress(contender), { connections: CLIENTS, seconds, body });
		return { rate, p99 };
	});
}

async function lists({ rounds, seconds }: Plan, contenders: Contender[]): Promise<Row[]> {
	const products = contenders.filter(({ name }) => !isFloor(name));
	for (const { databaseUrl, people } of products) if (people[0]) await addBookings(databaseUrl, people[0], LISTED);
	const seen = await inTurn(rounds, products, async ({ url, people: [person] }) => {
		const headers = signedIn(person?.token);
		return { rate: (await load(`${url}/api/user-bookings`, { connections: CLIENTS, seconds, headers })).rate };
	});
	const holds = (figures: Record<Name, number>) => figures.postgresFull >= figures.postgres / 1.2;
	return [
		{
			what: `a person's list of ${LISTED} bookings`,
			unit: "/s",
			figures: seen.rate,
			...(seen.rate.postgresFull && { budget: { words: "full >= empty / 1.2", holds } }),
		},
	];
}

async function chats({ rounds, seconds }: Plan, contenders: Contender[]): Promise<Row[]> {
	const products = contenders.filter(({ name }) => !isFloor(name));
	const seen = await inTurn(rounds, products, async (contender) => {
		const until = Date.now() + seconds * 1000;
		const times = (await Promise.all(Array.from({ length: TALKING }, () => talk(contender, until)))).flat();
		return { p50: quantile(times, 0.5), p99: quantile(times, 0.99) };
	});
	return [
		{ what: `chat, ${TALKING} at once: reply, median`, unit: "ms", figures: seen.p50 },
		{ what: `chat, ${TALKING} at once: reply, p99`, unit: "ms", figures: seen.p99 },
	];
}

async function pages({ rounds, seconds }: Plan, contenders: Contender[]): Promise<Row[]> {
	const seen = await inTurn(rounds, contenders, async ({ url, people: [person] }) => ({
		rendered: (await load(`${url}/?anew=1`, { connections: CLIENTS, seconds })).rate,
		signedIn: (await load(`${url}/`, { connections: CLIENTS, seconds, headers: signedIn(person?.token) })).rate,
	}));
	return [
		{ what: "landing page, rendered anew", unit: "pages/s", figures: seen.rendered },
		{ what: "landing page, signed in", unit: "pages/s", figures: seen.signedIn },
	];
}

/** What the driver writes by itself, in the table of the floor that stands in PostgreSQL. */
async function bareInserts({ seconds }: Plan, contenders: readonly Contender[]): Promise<Row> {
	const floor = contenders.find(({ name }) => name === "postgresFloor");
	const pool = new pg.Pool({ connectionString: floor?.databaseUrl, max: CONNECTIONS });
	const text = "insert into bookings (name, phone, age, address, timeslot, date) values ($1, $2, $3, $4, $5, $6)";
	const values = ["Asha Kulkarni", "9876543210", 30, "12 Lane, Pune", "10:00am - 10:30am", "2027-01-01"];
	const until = Date.now() + seconds * 1000;
	let written = 0;
	const write = async () => {
		for (; Date.now() < until; written++) await pool.query({ name: "bare", text, values });
	};
	await Promise.all(Array.from({ length: CONNECTIONS }, write));
	await pool.end();
	const what = `the bare insert by pg over ${CONNECTIONS} connections, no server before it`;
	return { what, unit: "/s", figures: { postgresFloor: written / seconds } };
}
