import { TIMESLOTS } from "../../../app/features/booking/slots";
import { rowsIn, valuesIn } from "../../support/database";
import { createPerson } from "../../support/people";
import type { TestServer } from "../../support/server";

/** Cookies, by name, of people whose pages are worth looking at. */
export type Cast = Record<
	"newcomer" | "regular" | "hundred" | "talker" | "keeper" | "operator",
	Record<string, string>
>;

const LONG_WORD = "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft";
const DAY_MS = 86_400_000;

/** What is said in the talk of the contact sheet: short, long, unbroken, in three scripts. */
const TALK: readonly [string, string][] = [
	["hello", "Hello. I am a program that listens, not a person. What is on your mind today?"],
	[
		"I can't sleep, my exams begin on Monday and everyone at home keeps asking how it is going",
		"Exams on Monday, and questions from all sides. That is a lot to take to bed. What goes round in your head when you lie awake?",
	],
	["मुझे बहुत डर लग रहा है", "डर लग रहा है, यह सुना मैंने. आप अभी किस बात से सबसे ज़्यादा डर रहे हैं?"],
	["أشعر بالوحدة اليوم", "I am not good at this language yet. You can write in English, Hindi or Hinglish."],
	[LONG_WORD, "That is one long word. Say it in your own way."],
	[
		"some days I think it would be easier not to be here",
		"Thank you for telling me. Are you thinking about ending your life? You can call Tele-MANAS on 14416 or 1-800-891-4416, free, day and night. If you are in danger now, call 112. A counsellor can also sit down with you: /booking.",
	],
	[
		"It comes in waves. ".repeat(110).slice(0, 2_000),
		"I read all of it. Which of these waves is the highest just now?",
	],
];

type Person = { id: number; cookies: Record<string, string> };

/**
 * Signs people up and gives them bookings, and one of them a talk over two days.
 *
 * @param now the server's clock, in milliseconds
 */
export async function castOf(server: TestServer, now = Date.now()): Promise<Cast> {
	const { databaseUrl } = server;
	const newcomer = await person(server, "Ravi");
	const regular = await person(server, "Asha");
	const hundred = await person(server, `Venkatanarasimharajuvaripeta ${LONG_WORD}`.slice(0, 90));
	await bookSessions(databaseUrl, regular, 3, now);
	await bookSessions(databaseUrl, hundred, 100, now);
	const conversation = await talk(server);
	const keeper = await person(server, "Meera");
	await keepLine(databaseUrl, keeper);
	const breathed = await converse(
		server,
		["Slow breathing", "Done", "Done", "Done", "A little better"],
		keeper.cookies,
	);
	return {
		newcomer: newcomer.cookies,
		regular: regular.cookies,
		hundred: hundred.cookies,
		talker: { ...regular.cookies, conversation },
		keeper: { ...keeper.cookies, conversation: breathed },
		operator: { "auth-token": (await createPerson("Om", databaseUrl, "operator")).token },
	};
}

async function person(server: TestServer, username: string): Promise<Person> {
	const email = `${crypto.randomUUID()}@example.in`;
	const answer = await post(server, "/api/signup", { username, email, password: "a long password" });
	const { token } = (await answer.json()) as { token: string };
	const [id = 0] = await valuesIn<number>(server.databaseUrl, "select id from users where email = ?", email);
	return { id, cookies: { "auth-token": token } };
}

/** Straight into the database: a hundred calls would meet the limit of an hour. */
async function bookSessions(databaseUrl: string, { id }: Person, count: number, now: number): Promise<void> {
	for (let index = 0; index < count; index++) {
		const name = index % 7 === 2 ? LONG_WORD : "Asha Rao";
		const address =
			index % 3 === 1
				? "Flat 402, Shanti Apartments, 3rd Cross, Jayanagar 4th Block, Bengaluru 560011"
				: "12 Lake Road, Pune";
		const date = new Date(now + (index + 2) * DAY_MS).toISOString().slice(0, 10);
		await rowsIn(
			databaseUrl,
			"insert into bookings (user_id, reference, name, phone, age, address, timeslot, date, created_at, updated_at) values (?, ?, ?, '9876543210', 29, ?, ?, ?, ?, ?)",
			id,
			referenceOf(id, index),
			name,
			address,
			TIMESLOTS[index % TIMESLOTS.length],
			date,
			new Date(now),
			new Date(now),
		);
	}
}

/** The same for the same booking, in the letters of a reference, none of which is mistaken for another. */
function referenceOf(id: number, index: number): string {
	const digits = id.toString(8).padStart(3, "0") + index.toString(8).padStart(4, "0");
	return `R${digits.replace(/\d/g, (digit) => String(Number(digit) + 2))}`;
}

/** Holds the talk, then puts the words of the sheet in the bot's mouth and the beginning on the day before. */
async function talk(server: TestServer): Promise<string> {
	const { databaseUrl } = server;
	const conversation = await converse(
		server,
		TALK.map(([userInput]) => userInput),
	);
	const rows = await rowsIn<{ position: number; role: string; created_at: number }>(
		databaseUrl,
		"select position, role, created_at from messages order by position",
	);
	for (const { position, role, created_at } of rows) {
		const turn = Math.floor(position / 2);
		if (role === "bot")
			await rowsIn(databaseUrl, "update messages set message = ? where position = ?", TALK[turn]?.[1], position);
		const dayBefore = new Date(created_at - DAY_MS);
		if (turn < 2)
			await rowsIn(databaseUrl, "update messages set created_at = ? where position = ?", dayBefore, position);
	}
	return conversation;
}

/** Says one thing after the other to the bot. Returns the conversation's cookie. */
async function converse(server: TestServer, said: readonly string[], cookies: Person["cookies"] = {}): Promise<string> {
	let conversation = "";
	for (const userInput of said) {
		const Cookie = Object.entries({ ...cookies, conversation })
			.map(([name, value]) => `${name}=${value}`)
			.join("; ");
		const answer = await post(server, "/api/chat", { userInput }, { Cookie });
		conversation = /conversation=([^;]+)/.exec(answer.headers.get("Set-Cookie") ?? "")?.[1] ?? conversation;
	}
	return conversation;
}

/** A line of moods over ten weeks. */
async function keepLine(databaseUrl: string, { id }: Person): Promise<void> {
	const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);
	await rowsIn(databaseUrl, "insert into mood_lines values (?, ?)", id, daysAgo(70));
	for (const [index, mood] of [2, 3, 1, 4, 4, 6, 3, 5, 7, 6, 8].entries()) {
		const at = daysAgo(70 - index * 7 + (index % 3));
		await rowsIn(databaseUrl, "insert into moods values (?, ?, ?)", id, at, mood);
	}
}

function post(server: TestServer, path: string, body: unknown, headers: Record<string, string> = {}) {
	return fetch(server.url + path, {
		method: "POST",
		headers: { "Content-Type": "application/json", ...headers },
		body: JSON.stringify(body),
	});
}
