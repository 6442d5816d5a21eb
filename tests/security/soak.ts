// `npm run soak -- MINUTES` (ten by default): mixed load and faults on the built server. Prints figures; fails when
// something acknowledged is lost, somebody is let in who should not be, an error is unforeseen, or memory grows.
import { readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import Database from "better-sqlite3";
import { startServer } from "../support/server";
import { type Answer, type Ask, addPerson, ask, cookieOf, dayAhead, inDatabase, median, sendRaw } from "./support";

const minutes = Number(process.argv[2] ?? 10);
const VISITORS = 8;
const PAUSE_MS = 15;
const LOCK_EVERY_MS = 10_000;
const SLOTS = ["9:30am - 10:00am", "10:00am - 10:30am", "11:00am - 11:30am", "12:00pm - 12:30pm"];
const PASSWORD = "a long password";

const server = await startServer({
	// A small heap, so that memory tells of leaks and not of a garbage collector that is in no hurry.
	NODE_OPTIONS: "--max-old-space-size=96",
	SWEEP_SECONDS: "20",
	LIMIT_MESSAGES_A_MINUTE_PER_ADDRESS: "1000000",
	LIMIT_BOOKINGS_AN_HOUR: "10000",
	LIMIT_BOOKINGS_AN_HOUR_PER_ADDRESS: "1000000",
	LIMIT_SIGNUPS_AN_HOUR_PER_ADDRESS: "1000000",
	LIMIT_WRONG_PASSWORDS: "5",
});
const ends = Date.now() + minutes * 60_000;
const tally: Record<string, number> = {};
const faults = { locks: 0, "lost lines": 0, "foreign posts": 0, "malformed requests": 0 };
const surprises: string[] = [];
const acknowledged = new Set<string>();
/** Resident memory in MB, one figure every five seconds. */
const memory: number[] = [];
let letIn = 0;
let locked = false;
let serial = 0;

await Promise.all([...Array.from({ length: VISITORS }, visit), lockNowAndThen(), watchMemory()]);
const kept = new Set(
	inDatabase(server.databaseFile, (connection) => connection.prepare("select name from bookings").pluck().all()),
);
const lost = [...acknowledged].filter((name) => !kept.has(name)).length;
const whole = inDatabase(server.databaseFile, (connection) => connection.pragma("integrity_check", { simple: true }));
const errors = server.output().match(/"level":"error"/g)?.length ?? 0;
await server.stop();

const quarter = Math.max(1, Math.floor(memory.length / 4));
const early = median(memory.slice(quarter, quarter * 2));
const late = median(memory.slice(-quarter));
const sent = Object.values(tally).reduce((sum, count) => sum + count, 0);
console.log(`minutes: ${minutes}, requests sent: ${sent}, by status: ${JSON.stringify(tally)}`);
console.log(`faults injected: ${JSON.stringify(faults)}`);
console.log(`bookings acknowledged: ${acknowledged.size}, lost: ${lost}; let in: ${letIn}; database: ${whole}`);
console.log(
	`errors that nobody foresaw: ${errors}; surprises: ${surprises.length} ${surprises.slice(0, 5).join(" | ")}`,
);
console.log(`memory: ${memory[0]} MB at the start, ${early} MB in the second quarter, ${late} MB in the last`);
const flat = late <= early * 1.15 + 10;
process.exit(lost + letIn + errors + surprises.length === 0 && whole === "ok" && flat ? 0 : 1);

/** One visitor after another, each doing all that people do here, and some of what people should not. */
async function visit(): Promise<void> {
	while (Date.now() < ends) {
		while (locked) await sleep(PAUSE_MS); // This very process holds the lock, and would wait for itself.
		const { token } = addPerson(server.databaseFile);
		const signedIn = { Authorization: token };
		const cookie = { Cookie: `auth-token=${token}` };
		for (const path of ["/", "/home", "/login", "/booking", "/check", "/nowhere"])
			await send(path, { headers: cookie });
		let talk: Record<string, string> = {};
		for (let message = 0; message < 6; message++) {
			const userInput = `Message ${serial++} <b>& some words</b>`;
			const answer = await send("/api/chat", { body: { userInput }, headers: talk });
			const conversation = answer && cookieOf(answer, "conversation");
			if (conversation) talk = { Cookie: `conversation=${conversation}` };
			await send("/chatbot", { headers: talk });
		}
		for (let day = 1; day <= 4; day++) {
			const name = `Booked ${serial++}`;
			const answer = await send("/api/booking", {
				headers: signedIn,
				body: {
					name,
					phone: "9876543210",
					age: 30,
					address: "Pune",
					timeslot: SLOTS[day % SLOTS.length],
					date: dayAhead(day),
				},
			});
			if (answer?.status === 200) acknowledged.add(name);
		}
		await send("/booking?view=previous", { headers: cookie });
		await refusedEntrances();
		await brokenLines();
		if (serial % 5 === 0) {
			const email = `person${serial++}@example.in`;
			await send("/api/signup", { body: { username: "Asha", email, password: PASSWORD } });
			await send("/login?mode=login", { body: new URLSearchParams({ email, password: PASSWORD }) });
		}
		await send("/conversation", { body: new URLSearchParams(), headers: talk });
		const out = await send("/logout", { body: new URLSearchParams(), headers: cookie });
		if (out?.status === 303 && (await send("/api/user-bookings", { headers: signedIn }))?.status === 200) letIn++;
	}
}

/** Nobody may come in without a token, with a wrong password, or by a page of another site. */
async function refusedEntrances(): Promise<void> {
	const stolen = { Authorization: "x".repeat(43) };
	const guess = { email: `person${serial % 50}@example.in`, password: "a wrong guess" };
	const elsewhere = { Origin: "https://evil.example" };
	faults["foreign posts"]++;
	for (const answer of [
		await send("/api/user-bookings", { headers: stolen }),
		await send("/api/booking", { body: {}, headers: stolen }),
		await send("/api/login", { body: guess }),
		await send("/logout", { body: new URLSearchParams(), headers: elsewhere }),
	])
		if (answer && answer.status < 400) letIn++;
}

async function brokenLines(): Promise<void> {
	faults["lost lines"]++;
	faults["malformed requests"]++;
	const gone = fetch(`${server.url}/chatbot`, { signal: AbortSignal.timeout(2) }).then((answer) => answer.text());
	await gone.catch(() => undefined);
	await sendRaw(server, "GET /% HTTP/1.1\r\nHost: [\r\nConnection: close\r\n\r\n").catch(() => undefined);
}

async function send(path: string, options: Ask = {}): Promise<Answer | null> {
	await sleep(PAUSE_MS);
	try {
		const answer = await ask(server, path, options);
		tally[answer.status] = (tally[answer.status] ?? 0) + 1;
		if (answer.status >= 500 && !(answer.status === 503 && answer.headers["retry-after"]))
			surprises.push(`${answer.status} ${path}`);
		return answer;
	} catch (error) {
		surprises.push(`${path}: ${String(error)}`);
		return null;
	}
}

/** Holds the database's lock: mostly for as long as a backup of another program might, at times for too long. */
async function lockNowAndThen(): Promise<void> {
	while (Date.now() < ends) {
		await sleep(LOCK_EVERY_MS);
		const holder = new Database(server.databaseFile, { timeout: 5_000 });
		holder.exec("begin immediate");
		locked = true;
		await sleep(faults.locks++ % 6 === 5 ? 3_000 : 200);
		holder.exec("rollback");
		locked = false;
		holder.close();
	}
}

/** Linux alone tells it in this way. */
async function watchMemory(): Promise<void> {
	while (Date.now() < ends) {
		const status = readFileSync(`/proc/${server.process.pid}/status`, "utf8");
		memory.push(Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024));
		await sleep(5_000);
	}
}
