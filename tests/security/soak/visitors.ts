// Those for whom the product is there: they read, talk, book, sign up and clear what they said, while others attack.
import { setTimeout as sleep } from "node:timers/promises";
import { PASSWORD, type Person } from "../../bench/people";
import { type Answer, type Ask, ask, cookieOf, dayAhead } from "../support";
import type { Door } from "./doors";
import type { createFigures, Kind } from "./figures";

const VISITORS = 12;
const MESSAGES = 5;
const BOOKINGS = 4;
/** How long somebody reads before going on, on average. */
const PAUSE_MS = 250;
const NO_ANSWER_MS = 30_000;
const SLOTS = ["9:30am - 10:00am", "10:00am - 10:30am", "11:00am - 11:30am", "12:00pm - 12:30pm"];
const WORDS = [
	"I cannot sleep since my exams began",
	"mujhe bahut tension ho rahi hai",
	"My manager shouts at me every day",
	"How do I book a session?",
	"I feel lonely in this city and nobody calls",
	"मुझे घबराहट हो रही है",
	"We had a fight at home again and I left the room",
	"thank you, that helps a little",
];
const DANGER = "I want to kill myself tonight";
const LINE = "14416";

/** What became of what visitors did. */
export type Outcome = {
	/** Names of bookings that were acknowledged. */
	bookings: Set<string>;
	/** Words that were acknowledged and not cleared. */
	kept: Set<string>;
	/** Words whose clearing was acknowledged. */
	cleared: Set<string>;
	/** Emails whose signing up was acknowledged. */
	accounts: Set<string>;
	/** How often somebody in danger was answered with the lines. */
	warned: number;
	/** Requests that a restart cut off, and that were sent again. */
	cutOff: number;
	answers: number;
	surprises: string[];
};

export type Crowd = { outcome: Outcome; stop: () => Promise<void> };

let serial = 0;

/**
 * Lets visitors come, one after the other each from an address of his own, until told to stop; who is there then goes on
 * to the end of his visit.
 *
 * @param people who have an account; each comes once
 * @param figures gives what takes the times, which may change while visitors are there
 */
export function letIn(
	doors: readonly Door[],
	people: Person[],
	figures: () => ReturnType<typeof createFigures>,
): Crowd {
	const outcome: Outcome = {
		bookings: new Set(),
		kept: new Set(),
		cleared: new Set(),
		accounts: new Set(),
		warned: 0,
		cutOff: 0,
		answers: 0,
		surprises: [],
	};
	let going = true;

	/** One person with a browser. */
	async function visit(door: Door, person: Person): Promise<void> {
		const number = ++serial;
		const from = `127.${1 + (number >> 16)}.${(number >> 8) & 255}.${number & 255}`;
		const send = sender(door, from);
		for (const path of ["/", "/login?mode=login"]) expectOk(path, await send("kept pages", path));
		const signedIn = { Cookie: `auth-token=${person.token}` };
		for (const path of ["/home", "/booking", "/check"])
			expectOk(path, await send("made pages", path, { headers: signedIn }));
		await talk(send, number);
		await book(send, number, person);
		if (number % 10 === 0) await signUp(send, number);
		else if (number % 10 === 5) await logInAndOut(send, person);
	}

	function sender(door: Door, from: string) {
		return async (kind: Kind, path: string, options: Ask = {}): Promise<(Answer & { again: boolean }) | null> => {
			await sleep(PAUSE_MS * 2 * Math.random());
			for (let tries = 1; ; tries++) {
				while (!door.open) await sleep(10);
				const life = door.lives;
				const began = performance.now();
				try {
					const answer = await ask(door, path, { ...options, from, withinMs: NO_ANSWER_MS });
					const putOff = answer.status === 503 && answer.headers["retry-after"] !== undefined;
					figures().add(kind, performance.now() - began, putOff, `${path} at ${door.url}`);
					outcome.answers++;
					if (answer.status === 429 || (answer.status >= 500 && !putOff)) surprise(`${path}: ${answer.status}`);
					return { ...answer, again: tries > 1 };
				} catch (error) {
					if (door.open && door.lives === life) {
						surprise(`${path}: ${String(error)}`);
						return null;
					}
					outcome.cutOff++;
				}
			}
		};
	}
	type Send = ReturnType<typeof sender>;

	function surprise(what: string): void {
		outcome.surprises.push(`${new Date().toISOString()} ${what}`);
	}

	function expectOk(path: string, answer: Answer | null): void {
		if (answer && answer.status !== 200) surprise(`${path}: ${answer.status}`);
	}

	/** Talks, looks at what is there, and at every other visit clears it. */
	async function talk(send: Send, number: number): Promise<void> {
		const said = new Set<string>();
		let headers: Record<string, string> = {};
		for (let message = 0; message < MESSAGES; message++) {
			const words = `${WORDS[(number + message) % WORDS.length]} said-${number}-${message}`;
			const answer = await send("chat", "/api/chat", { body: { userInput: words }, headers });
			const secret = answer && cookieOf(answer, "conversation");
			if (secret) headers = { Cookie: `conversation=${secret}` };
			// A first message that a restart cut off may be kept in a talk whose cookie never came: nobody can clear that.
			if (answer?.status === 200 && !(answer.again && message === 0)) said.add(words);
		}
		const page = await send("made pages", "/chatbot", { headers });
		for (const words of said) if (page?.status === 200 && !page.body.includes(words)) surprise(`not shown: ${words}`);
		if (number % 2 === 0) {
			const answer = await send("chat", "/conversation", { body: new URLSearchParams(), headers });
			if (answer?.status !== 303) return; // Neither: it may stay or be gone.
			for (const words of said) outcome.cleared.add(words);
		} else for (const words of said) outcome.kept.add(words);
		await beInDanger(send, number);
	}

	/** Whatever is locked or attacked, the lines come. */
	async function beInDanger(send: Send, number: number): Promise<void> {
		if (number % 3 !== 0) return;
		const answer = await send("chat", "/api/chat", { body: { userInput: DANGER } });
		if (answer?.status === 200 && answer.body.includes(LINE)) outcome.warned++;
		else surprise(`no lines for somebody in danger: ${answer?.status}`);
	}

	/** By call and by form in turns. */
	async function book(send: Send, number: number, person: Person): Promise<void> {
		const cookie = { Cookie: `auth-token=${person.token}` };
		const booked: string[] = [];
		for (let day = 1; day <= BOOKINGS; day++) {
			const name = `Booked ${number} ${day}`;
			const timeslot = SLOTS[day % SLOTS.length] as string;
			const booking = { name, phone: "9876543210", age: "30", address: "Pune", timeslot, date: dayAhead(day) };
			const answer =
				day % 2 === 0
					? await send("bookings", "/api/booking", { body: booking, headers: { Authorization: person.token } })
					: await send("bookings", "/booking", { body: new URLSearchParams(booking), headers: cookie });
			if (answer?.status === 200 || answer?.headers.location === "/home") booked.push(name);
		}
		const list = await send("bookings", "/booking?view=previous", { headers: cookie });
		for (const name of booked) {
			outcome.bookings.add(name);
			if (list?.status === 200 && !list.body.includes(name)) surprise(`not listed: ${name}`);
		}
	}

	async function signUp(send: Send, number: number): Promise<void> {
		const email = `visitor${number}@example.in`;
		const body = { username: "Asha", email, password: PASSWORD };
		const answer = await send("signing in", "/api/signup", { body });
		// One that a restart cut off may have been done all the same.
		if (answer?.status === 200 || (answer?.again && answer.status === 409)) outcome.accounts.add(email);
		else if (answer?.status !== 503) surprise(`signing up: ${answer?.status}`);
	}

	/** As people do, by the form; a copy of the token is worth nothing afterwards. */
	async function logInAndOut(send: Send, { email }: Person): Promise<void> {
		const form = new URLSearchParams({ email, password: PASSWORD });
		const answer = await send("signing in", "/login?mode=login", { body: form });
		if (answer?.status === 503) return;
		const token = answer && cookieOf(answer, "auth-token");
		if (!token) return surprise(`logging in: ${answer?.status}`);
		const headers = { Cookie: `auth-token=${token}` };
		const out = await send("signing in", "/logout", { body: new URLSearchParams(), headers });
		const after = await send("made pages", "/api/user-bookings", { headers: { Authorization: token } });
		if (out?.status === 303 && after?.status === 200) surprise("a token that was logged out lets in");
	}

	const visitors = Array.from({ length: VISITORS }, async (_, visitor) => {
		await sleep(PAUSE_MS * 10 * Math.random());
		while (going) {
			const person = people.pop();
			if (person === undefined) throw new Error("There are too few people for so long a soak.");
			await visit(doors[visitor % doors.length] as Door, person);
		}
	});
	return {
		outcome,
		stop: async () => {
			going = false;
			await Promise.all(visitors);
		},
	};
}
