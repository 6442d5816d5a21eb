// A process of its own, so that what attackers do takes no time from those who measure: every attack that once ended the
// server, held it up or got in, again and again until told to end. Their addresses are 127.0.0.2 to 127.0.0.9, and for what takes many 127.0.1.1 to 127.0.1.26.

import { connect, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import Database from "better-sqlite3";
import { sqlite3 } from "../../support/sqlite3";
import { FIELD_BOMBS } from "../field-bombs";
import { type Answer, type Ask, ask, cookieOf, sendRaw } from "../support";

/** What they did, and what should not have come of it. */
export type Report = { attacks: Record<string, number>; statuses: Record<string, number>; successes: string[] };

type Target = { url: string };
type Attack = { everyMs: number; begin: (target: Target, from: string, turn: number) => Promise<void> };

const [urls, databaseFile, minutes] = JSON.parse(process.argv[2] ?? "[]") as [string[], string, number];
const ends = Date.now() + minutes * 60_000;
const NO_ANSWER_MS = 60_000;
const FORM = { "Content-Type": "application/x-www-form-urlencoded" };
const PAGES = [
	"/booking",
	"/login",
	"/login?mode=login",
	"/chatbot",
	"/check",
	"/conversation",
	"/logout",
	"/booking.data",
];
const report: Report = { attacks: {}, statuses: {}, successes: [] };
/** Words of 2,000 characters that are dear to read. */
const DEAR_WORDS = [
	"ﷺ",
	"ﬃ",
	"na ",
	"i die ",
	"कि",
	"s*i ",
	"a. ",
	"killmyselfi",
	"not ",
	"want to die but ",
	"😭",
	"ham ",
].map((word) => word.repeat(2_000).slice(0, 2_000));

const ATTACKS: Record<string, Attack> = {
	"field bombs": {
		everyMs: 500,
		begin: async (target, from, turn) => {
			const bombs = Object.values(FIELD_BOMBS);
			const body = bombs[turn % bombs.length];
			for (const path of PAGES) await send(target, path, { body, headers: FORM, from });
		},
	},
	"addresses of 4,000 segments": {
		everyMs: 300,
		begin: async (target, from) => {
			const long = "/a".repeat(4_000);
			const paths = [
				long,
				`${long}.data`,
				`/__manifest?version=1&p=${"/a".repeat(500)}`,
				`/booking?${"a&".repeat(4_000)}`,
			];
			await Promise.all(paths.map((path) => send(target, path, { from })));
		},
	},
	"16,000 fields": {
		everyMs: 300,
		begin: async (target, from, turn) => {
			const body = "a=1&".repeat(16_000);
			await Promise.all(
				[0, 1, 2, 3].map((more) =>
					send(target, PAGES[(turn + more) % PAGES.length] as string, { body, headers: FORM, from }),
				),
			);
		},
	},
	"3,000 requests sent ahead": {
		everyMs: 3_000,
		begin: async (target, from, turn) => {
			const [path = ""] = ["/booking", "/", "/nowhere", "/check"].slice(turn % 4);
			const sockets = await dial(target, from, 3);
			await leaveUnread(sockets, request(path).repeat(3_000), 2_000);
		},
	},
	"answers that nobody reads": {
		everyMs: 10_000,
		begin: async (target, from) => {
			const sockets = await dial(target, from, 200);
			await leaveUnread(sockets, request("/booking").repeat(16), 5_000);
		},
	},
	"900 connections": {
		everyMs: 20_000,
		begin: async (target, from, turn) => {
			const sockets = await dial(target, from, 900);
			// All at the same moment, or never to the end.
			for (const socket of sockets) socket.write(turn % 2 === 0 ? request("/booking") : "GET / HTTP/1.1\r\nHost: ");
			for (const socket of sockets) if (turn % 4 === 0) socket.resume();
			await hangUp(sockets, 8_000);
		},
	},
	"300 slow bodies": {
		everyMs: 15_000,
		begin: async (target, from) => {
			const sockets = await dial(target, from, 300);
			const head = "POST /chatbot HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n";
			await leaveUnread(sockets, `${head}Content-Type: ${FORM["Content-Type"]}\r\n\r\nuserInput=`, 10_000);
		},
	},
	"260 bodies of 26 addresses that never come whole": {
		everyMs: 30_000,
		begin: async (target, _from, turn) => {
			const sockets = await dialFromMany(target);
			const [length, begun] = turn % 2 === 0 ? [100, "userInput="] : [60_000, "a".repeat(50_000)];
			const head = `POST /chatbot HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${length}\r\n`;
			await leaveUnread(sockets, `${head}Content-Type: ${FORM["Content-Type"]}\r\n\r\n${begun}`, 20_000);
		},
	},
	"large files that nobody reads": {
		everyMs: 30_000,
		begin: async (target) => {
			const page = await ask(target, "/booking", { withinMs: NO_ANSWER_MS });
			const [large = "/"] = /\/assets\/framework-[^"]+\.js/.exec(page.body) ?? [];
			const sockets = await dialFromMany(target);
			await leaveUnread(sockets, request(large).repeat(16), 20_000);
		},
	},
	"250 slow readers": {
		everyMs: 15_000,
		begin: async (target, from) => {
			const sockets = await dial(target, from, 250);
			for (const socket of sockets) socket.write(request("/booking").repeat(10));
			for (let look = 0; look < 200; look++) {
				await sleep(50);
				for (const socket of sockets) socket.read(512);
			}
			await hangUp(sockets, 0);
		},
	},
	"400 messages whose senders hang up": {
		everyMs: 20_000,
		begin: async (target, from, turn) => {
			const body = JSON.stringify({ userInput: `attackers-${turn} I feel so alone since we moved` });
			const head = `POST /api/chat HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n`;
			const sockets = await dial(target, from, 400);
			for (const socket of sockets) socket.write(`${head}Content-Length: ${body.length}\r\n\r\n${body}`);
			await hangUp(sockets, 50);
		},
	},
	"120 logins at once": {
		everyMs: 60_000,
		begin: async (target, from, turn) => {
			const flood = Array.from({ length: 120 }, (_, one) => guess(target, from, `nobody${turn}-${one}@example.in`));
			await Promise.all(flood);
		},
	},
	"one password on many accounts": {
		everyMs: 2_000,
		begin: (target, from, turn) => guess(target, from, `visitor${turn % 500}@example.in`),
	},
	"dear messages": {
		everyMs: 300,
		begin: async (target, from, turn) => {
			const first = await say(target, from, DEAR_WORDS[turn % DEAR_WORDS.length] as string);
			const secret = first && cookieOf(first, "conversation");
			if (!secret) return;
			const headers = { Cookie: `conversation=${secret}` };
			for (const more of [1, 2])
				await say(target, from, DEAR_WORDS[(turn + more) % DEAR_WORDS.length] as string, headers);
			await send(target, "/conversation", { body: new URLSearchParams(), headers, from });
		},
	},
	"clears right after sends": {
		everyMs: 500,
		begin: async (target, from, turn) => {
			const first = await say(target, from, `attackers-${turn} hello`);
			const secret = first && cookieOf(first, "conversation");
			if (!secret) return;
			const headers = { Cookie: `conversation=${secret}` };
			const words = `attackers-${turn} `.repeat(100);
			// On a connection of its own, begun first: the server has it before it has the clear.
			const sent = say(target, from, words, headers);
			await sleep(turn % 8);
			const cleared = await send(target, "/conversation", { body: new URLSearchParams(), headers, from });
			await sent;
			if (cleared?.status !== 303) return;
			const page = await send(target, "/chatbot", { headers, from });
			if (page?.body.includes(`attackers-${turn} hello`)) report.successes.push(`a cleared talk is shown: ${turn}`);
		},
	},
	"planted cookies": {
		everyMs: 500,
		begin: async (target, from) => {
			const planted = "p".repeat(43);
			for (const value of [planted, `${planted}.${planted}`]) {
				const answer = await say(target, from, "hello", { Cookie: `conversation=${value}` });
				if (answer?.status === 200 && !cookieOf(answer, "conversation")) report.successes.push("a planted talk");
			}
			for (const headers of [{ Cookie: `auth-token=${planted}` }, { Authorization: planted }] as Record<
				string,
				string
			>[])
				for (const path of ["/api/user-bookings", "/api/booking"]) {
					const body = path === "/api/booking" ? {} : undefined;
					const answer = await send(target, path, { headers, from, body });
					if (answer && answer.status < 400) report.successes.push(`${path} with a planted token`);
				}
		},
	},
	"foreign posts": {
		everyMs: 500,
		begin: async (target, from) => {
			const headers = { Origin: "https://evil.example" };
			for (const path of ["/logout", "/conversation", "/booking", "/chatbot", "/api/logout"]) {
				const answer = await send(target, path, { body: new URLSearchParams({ userInput: "hello" }), headers, from });
				if (answer && answer.status < 400) report.successes.push(`${path} from a foreign page`);
			}
		},
	},
	"malformed requests and lost lines": {
		everyMs: 500,
		begin: async (target) => {
			const gone = fetch(`${target.url}/chatbot`, { signal: AbortSignal.timeout(2) }).then((answer) => answer.text());
			await gone.catch(() => undefined);
			for (const bytes of [
				"GET /% HTTP/1.1\r\nHost: [\r\nConnection: close\r\n\r\n",
				"\u0000\r\n\r\n",
				"GET / HTTP/9\r\n\r\n",
			])
				await sendRaw(target, bytes);
		},
	},
	"a look with sqlite3": { everyMs: 3_000, begin: () => operate("select count(*) from bookings") },
	"a copy with sqlite3": { everyMs: 20_000, begin: () => operate(`.backup ${databaseFile}.copy`) },
	"a vacuum with sqlite3": { everyMs: 45_000, begin: () => operate("vacuum") },
	"a checkpoint with sqlite3": { everyMs: 15_000, begin: () => operate("pragma wal_checkpoint(truncate)") },
	"a lock": {
		everyMs: 20_000,
		begin: async (_target, _from, turn) => {
			const holder = new Database(databaseFile, { timeout: 5_000 });
			try {
				holder.exec("begin immediate");
				// Mostly for as long as another program's backup might, at times for too long.
				await sleep(turn % 6 === 5 ? 3_000 : 200);
				holder.exec("rollback");
			} finally {
				holder.close();
			}
		},
	},
};

await Promise.all(
	Object.entries(ATTACKS).map(([name, attack], number) => repeat(name, attack, `127.0.0.${2 + (number % 8)}`)),
);
process.send?.(report);
process.disconnect?.();

/** Attacks the servers in turns. A line that breaks is no news to an attacker; a mistake of his is to us. */
async function repeat(name: string, { everyMs, begin }: Attack, from: string): Promise<void> {
	report.attacks[name] = 0;
	for (let turn = 0; Date.now() < ends; turn++) {
		const target = { url: urls[turn % urls.length] as string };
		try {
			await begin(target, from, turn);
			report.attacks[name]++;
		} catch (error) {
			if (!(error instanceof Error && "code" in error)) throw error;
		}
		await sleep(everyMs);
	}
}

async function send(target: Target, path: string, options: Ask): Promise<Answer | null> {
	const answer = await ask(target, path, { withinMs: NO_ANSWER_MS, ...options }).catch(() => null);
	const status = String(answer?.status ?? "line broke");
	report.statuses[status] = (report.statuses[status] ?? 0) + 1;
	const { "retry-after": retryAfter } = answer?.headers ?? {};
	if (answer && answer.status >= 500 && retryAfter === undefined) report.successes.push(`${path}: ${answer.status}`);
	return answer;
}

function say(target: Target, from: string, userInput: string, headers: Record<string, string> = {}) {
	return send(target, "/api/chat", { body: { userInput }, headers, from });
}

async function guess(target: Target, from: string, email: string): Promise<void> {
	const answer = await send(target, "/api/login", { body: { email, password: "a wrong guess" }, from });
	if (answer && answer.status < 400) report.successes.push("a wrong password");
}

function request(path: string): string {
	return `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`;
}

/** Connections of which nothing is read. */
function dial({ url }: Target, localAddress: string, count: number): Promise<Socket[]> {
	const { hostname, port } = new URL(url);
	const one = () => {
		const socket = connect({ host: hostname, port: Number(port), localAddress });
		socket.pause();
		socket.on("error", () => {}); // The server hangs up while we write.
		return new Promise<Socket>((resolve) =>
			socket.once("connect", () => resolve(socket)).once("close", () => resolve(socket)),
		);
	};
	return Promise.all(Array.from({ length: count }, one));
}

/** Ten connections each from 26 addresses. */
async function dialFromMany(target: Target): Promise<Socket[]> {
	const addresses = Array.from({ length: 26 }, (_, number) => `127.0.1.${number + 1}`);
	return (await Promise.all(addresses.map((address) => dial(target, address, 10)))).flat();
}

/** Sends the same over each connection, and reads nothing of what comes. */
async function leaveUnread(sockets: readonly Socket[], text: string, forMs: number): Promise<void> {
	for (const socket of sockets) socket.write(text);
	await hangUp(sockets, forMs);
}

async function hangUp(sockets: readonly Socket[], afterMs: number): Promise<void> {
	await sleep(afterMs);
	for (const socket of sockets) socket.destroy();
}

/** What an operator does. A database that is locked for longer is his bad luck; a broken one is not. */
async function operate(command: string): Promise<void> {
	const { complaint } = await sqlite3(databaseFile, ".timeout 3000", command);
	if (/malformed|not a database|corrupt/.test(complaint)) report.successes.push(`sqlite3 ${command}: ${complaint}`);
}
