import { type Contender, withContenders } from "../contenders";
import { load } from "../load";
import { inTurn, type Plan, type Section } from "../section";
import { quantile } from "../statistics";
import type { Row } from "../table";
import { bookingAddress, nextBooking } from "./bookings";
import { talk } from "./chat";

const CLIENTS = [1, 8, 64, 256];

/** How cost grows with the number of clients at once. */
export const growth: Section = (plan) =>
	withContenders(plan.names, plan.databases, async (contenders) => {
		const bodies = new Map(contenders.map((contender) => [contender.name, nextBooking(contender)]));
		const rows: Row[] = [];
		for (const clients of CLIENTS) {
			const of = clients === 1 ? "1 client" : `${clients} clients`;
			const found = [
				...(await pages(plan, contenders, clients)),
				...(await bookings(plan, contenders, clients, bodies)),
				...(await chats(plan, contenders, clients)),
			];
			rows.push(...found.map((row) => ({ ...row, what: `${of}: ${row.what}` })));
		}
		return rows;
	});

async function pages({ rounds, seconds }: Plan, contenders: Contender[], clients: number): Promise<Row[]> {
	const seen = await inTurn(rounds, contenders, async ({ url }) => {
		const kept = await load(`${url}/`, { connections: clients, seconds });
		const rendered = await load(`${url}/?anew=1`, { connections: clients, seconds });
		return { kept: kept.rate, keptP99: kept.p99, rendered: rendered.rate, renderedP99: rendered.p99 };
	});
	return [
		{ what: "landing page", unit: "pages/s", figures: seen.kept },
		{ what: "landing page, p99", unit: "ms", figures: seen.keptP99 },
		{ what: "rendered anew", unit: "pages/s", figures: seen.rendered },
		{ what: "rendered anew, p99", unit: "ms", figures: seen.renderedP99 },
	];
}

async function bookings(
	{ rounds, seconds }: Plan,
	contenders: Contender[],
	clients: number,
	bodies: ReadonlyMap<string, ReturnType<typeof nextBooking>>,
): Promise<Row[]> {
	const seen = await inTurn(rounds, contenders, async (contender) => {
		const body = bodies.get(contender.name);
		const { rate, p99 } = await load(bookingAddress(contender), { connections: clients, seconds, body });
		return { rate, p99 };
	});
	return [
		{ what: "bookings", unit: "/s", figures: seen.rate },
		{ what: "bookings, p99", unit: "ms", figures: seen.p99 },
	];
}

/** The floor has no bot. */
async function chats({ rounds, seconds }: Plan, contenders: Contender[], clients: number): Promise<Row[]> {
	const products = contenders.filter(({ name }) => name !== "floor");
	const seen = await inTurn(rounds, products, async (contender) => {
		const until = Date.now() + seconds * 1000;
		const times = (await Promise.all(Array.from({ length: clients }, () => talk(contender, until)))).flat();
		return { p50: quantile(times, 0.5), p99: quantile(times, 0.99) };
	});
	return [
		{ what: "chat reply, median", unit: "ms", figures: seen.p50 },
		{ what: "chat reply, p99", unit: "ms", figures: seen.p99 },
	];
}
