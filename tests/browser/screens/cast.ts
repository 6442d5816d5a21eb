import Database from "better-sqlite3";
import { TIMESLOTS } from "../../../app/features/booking/slots";
import type { TestServer } from "../../support/server";

/** Cookies, by name, of people whose pages are worth looking at. */
export type Cast = Record<"newcomer" | "regular" | "hundred" | "talker", Record<string, string>>;

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

/** Signs people up and gives them bookings, and one of them a talk over two days. */
export async function castOf(server: TestServer): Promise<Cast> {
	const database = new Database(server.databaseFile);
	const newcomer = await person(server, database, "Ravi");
	const regular = await person(server, database, "Asha");
	const hundred = await person(server, database, `Venkatanarasimharajuvaripeta ${LONG_WORD}`.slice(0, 90));
	bookSessions(database, regular, 3);
	bookSessions(database, hundred, 100);
	const conversation = await talk(server, database);
	database.close();
	return {
		newcomer: newcomer.cookies,
		regular: regular.cookies,
		hundred: hundred.cookies,
		talker: { ...regular.cookies, conversation },
	};
}

async function person(server: TestServer, database: Database.Database, username: string): Promise<Person> {
	const email = `${crypto.randomUUID()}@example.in`;
	const answer = await post(server, "/api/signup", { username, email, password: "a long password" });
	const { token } = (await answer.json()) as { token: string };
	const { id } = database.prepare("select id from users where email = ?").get(email) as { id: number };
	return { id, cookies: { "auth-token": token } };
}

/** Straight into the database: a hundred calls would meet the limit of an hour. */
function bookSessions(database: Database.Database, { id }: Person, count: number): void {
	const insert = database.prepare(
		"insert into bookings (user_id, name, phone, age, address, timeslot, date, created_at) values (?, ?, ?, ?, ?, ?, ?, ?)",
	);
	for (let index = 0; index < count; index++) {
		const name = index % 7 === 2 ? LONG_WORD : "Asha Rao";
		const address =
			index % 3 === 1
				? "Flat 402, Shanti Apartments, 3rd Cross, Jayanagar 4th Block, Bengaluru 560011"
				: "12 Lake Road, Pune";
		const date = new Date(Date.now() + (index + 2) * DAY_MS).toISOString().slice(0, 10);
		insert.run(id, name, "9876543210", 29, address, TIMESLOTS[index % TIMESLOTS.length], date, Date.now());
	}
}

/** Holds the talk, then puts the words of the sheet in the bot's mouth and the beginning on the day before. */
async function talk(server: TestServer, database: Database.Database): Promise<string> {
	let conversation = "";
	for (const [userInput] of TALK) {
		const answer = await post(server, "/api/chat", { userInput }, { Cookie: `conversation=${conversation}` });
		conversation = /conversation=([^;]+)/.exec(answer.headers.get("Set-Cookie") ?? "")?.[1] ?? conversation;
	}
	const rows = database.prepare("select rowid, role from messages order by rowid").all() as {
		rowid: number;
		role: string;
	}[];
	rows.forEach(({ rowid, role }, index) => {
		const turn = Math.floor(index / 2);
		if (role === "bot") database.prepare("update messages set message = ? where rowid = ?").run(TALK[turn]?.[1], rowid);
		if (turn < 2)
			database.prepare("update messages set created_at = created_at - ? where rowid = ?").run(DAY_MS, rowid);
	});
	return conversation;
}

function post(server: TestServer, path: string, body: unknown, headers: Record<string, string> = {}) {
	return fetch(server.url + path, {
		method: "POST",
		headers: { "Content-Type": "application/json", ...headers },
		body: JSON.stringify(body),
	});
}
