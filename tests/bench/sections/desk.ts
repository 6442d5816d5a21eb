import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { TIMESLOTS } from "../../../app/features/booking/slots";
import { rowsIn } from "../../support/database";
import { type Contender, startContender, withContenders } from "../contenders";
import { load, signedIn } from "../load";
import { addBookings, addPeople, addStaff, type Person } from "../people";
import { inTurn, type Section } from "../section";
import type { Row } from "../table";

const CLIENTS = 8;
/** As many rows as a page of the desk has. */
const ROWS = 50;
/** As many of them on a day as there are slots. */
const SLOTS = 8;
const PROCESSES = 4;
const TAKERS = 200;
const DAY_MS = 86_400_000;

/** The desk's list against the floor's with as many rows, and two hundred people who want the last place at once. */
export const desk: Section = async (plan) => [...(await lists(plan)), ...(await race())];

const lists: Section = ({ rounds, seconds, names, databases }) =>
	withContenders(names, databases, async (contenders) => {
		const addresses = new Map<Contender, { url: string; headers: Record<string, string> }>();
		for (const contender of contenders) addresses.set(contender, await listOf(contender));
		const seen = await inTurn(rounds, contenders, async (contender) => {
			const { url, headers } = addresses.get(contender) ?? { url: contender.url, headers: {} };
			return { rate: (await load(url, { connections: CLIENTS, seconds, headers })).rate };
		});
		const budget = {
			words: ">= 0.8 x floor",
			holds: ({ saathi, floor }: Record<string, number>) => Number(saathi) >= 0.8 * Number(floor),
		};
		return [{ what: `The desk's list of ${ROWS} bookings`, unit: "pages/s", figures: seen.rate, budget }];
	});

async function listOf({ name, url, databaseUrl, people: [person] }: Contender) {
	if (name === "floor") {
		for (let row = 0; row < ROWS; row++) {
			const booking = { name: "Asha", phone: "9876543210", age: 30, address: "Pune" };
			const time = { timeslot: TIMESLOTS[row % SLOTS], date: `2030-01-0${1 + Math.floor(row / SLOTS)}` };
			await fetch(`${url}/booking`, { method: "POST", body: JSON.stringify({ ...booking, ...time }) });
		}
		return { url: `${url}/list`, headers: {} };
	}
	if (person !== undefined) {
		await addBookings(databaseUrl, person, ROWS, SLOTS);
		await addStaff(databaseUrl, person);
	}
	return { url: `${url}/desk?view=coming`, headers: signedIn(person?.token) };
}

/** How long the slowest of those waits who want the last place of a slot at once, over four processes. */
async function race(): Promise<Row[]> {
	const folder = mkdtempSync(join(tmpdir(), "saathi-bench-race-"));
	const databaseUrl = `file:${join(folder, "race.db")}`;
	const servers: Contender[] = [];
	try {
		for (let count = 0; count < PROCESSES; count++) servers.push(await startContender("saathi", databaseUrl));
		const days = "with recursive days(n) as (select 1 union all select n + 1 from days where n < 7)";
		for (const slot of ["10:00am - 10:30am", "11:00am - 11:30am"])
			await rowsIn(databaseUrl, `${days} insert into weekly_slots select n, ?, 1 from days`, slot);
		const people = await addPeople(databaseUrl, TAKERS);
		const what = `${TAKERS} for the last place, ${PROCESSES} processes: the longest wait`;
		const first = await rush(servers, people, "11:00am - 11:30am");
		const then = await rush(servers, people, "10:00am - 10:30am");
		return [
			{
				what,
				unit: "ms",
				figures: { saathi: then },
				budget: { words: "<= 1000", holds: ({ saathi }) => Number(saathi) <= 1000 },
			},
			{ what: `${what}, of servers just started`, unit: "ms", figures: { saathi: first } },
		];
	} finally {
		for (const server of servers) await server.stop();
		rmSync(folder, { recursive: true, force: true });
	}
}

/** Everybody asks for one slot at once. Returns how long the slowest waited, in milliseconds. */
async function rush(servers: readonly Contender[], people: readonly Person[], timeslot: string): Promise<number> {
	const date = new Date(Date.now() + 10 * DAY_MS).toISOString().slice(0, 10);
	const body = JSON.stringify({ name: "Asha", phone: "9876543210", age: 30, address: "Pune", timeslot, date });
	const waits = await Promise.all(
		people.map(async ({ token }, index) => {
			const began = performance.now();
			const answer = await fetch(`${servers[index % PROCESSES]?.url}/api/booking`, {
				method: "POST",
				headers: { "Content-Type": "application/json", Authorization: token },
				body,
			});
			await answer.text();
			return { status: answer.status, wait: performance.now() - began };
		}),
	);
	const got = waits.filter(({ status }) => status === 200).length;
	const told = waits.filter(({ status }) => status === 409).length;
	if (got !== 1 || told !== TAKERS - 1) throw new Error(`The last place: ${got} have it, ${told} were told.`);
	return Math.max(...waits.map(({ wait }) => wait));
}
