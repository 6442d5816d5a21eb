import { TIMESLOTS } from "../../../app/features/booking/slots";
import { type Contender, isFloor, withContenders } from "../contenders";
import { load, signedIn } from "../load";
import { addBookings } from "../people";
import { inTurn, type Section } from "../section";

const CLIENTS = 8;
const DAYS = 360;
const LISTED = 20;
const DAY_MS = 86_400_000;

/** Bookings written, and a person's list of them read. */
export const bookings: Section = ({ rounds, seconds, names, databases }) =>
	withContenders(names, databases, async (contenders) => {
		const bodies = new Map(contenders.map((contender) => [contender.name, nextBooking(contender)]));
		const written = await inTurn(rounds, contenders, async (contender) => {
			const body = bodies.get(contender.name);
			return { rate: (await load(bookingAddress(contender), { connections: CLIENTS, seconds, body })).rate };
		});
		const products = contenders.filter(({ name }) => name !== "floor");
		for (const { databaseUrl, people } of products) if (people[0]) await addBookings(databaseUrl, people[0], LISTED);
		const read = await inTurn(rounds, products, async ({ url, people: [person] }) => {
			const headers = signedIn(person?.token);
			return { rate: (await load(`${url}/api/user-bookings`, { connections: CLIENTS, seconds, headers })).rate };
		});
		return [
			{
				what: "Bookings written, on the disk",
				unit: "/s",
				figures: written.rate,
				budget: { words: ">= 0.7 x floor", holds: ({ saathi, floor }) => saathi >= 0.7 * floor },
			},
			{
				what: `A person's list of ${LISTED} bookings`,
				unit: "/s",
				figures: read.rate,
				...(read.rate.full && {
					budget: { words: "full >= Saathi / 1.2", holds: ({ saathi, full }) => full >= saathi / 1.2 },
				}),
			},
		];
	});

/** Where a contender takes bookings; the floor has one bare insert. */
export function bookingAddress({ name, url }: Contender): string {
	return isFloor(name) ? `${url}/booking` : `${url}/api/booking`;
}

/**
 * Makes bookings of which none is the same person, date and slot as another. The first person books none.
 *
 * @param apart whether those that come one after the other are for different slots; else everybody wants the same one first
 */
export function nextBooking({ people: [, ...people] }: Contender, apart = false) {
	let next = 0;
	return () => {
		const number = next++;
		const nth = number % Math.max(1, people.length);
		const turn = Math.floor(number / Math.max(1, people.length)) + (apart ? nth * TIMESLOTS.length : 0);
		const person = people[nth];
		const day = 1 + (Math.floor(turn / TIMESLOTS.length) % DAYS);
		const body = {
			name: "Asha Kulkarni",
			phone: "9876543210",
			age: 30,
			address: "12 Lane, Pune",
			timeslot: TIMESLOTS[turn % TIMESLOTS.length],
			date: new Date(Date.now() + day * DAY_MS).toISOString().slice(0, 10),
		};
		return { body, headers: person && { Authorization: person.token } };
	};
}
