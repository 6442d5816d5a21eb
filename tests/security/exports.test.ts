import { createHash } from "node:crypto";
import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { rowsIn } from "../support/database";
import { startServer, type TestServer } from "../support/server";
import { addPerson, ask, cookieOf, rightBooking } from "./support";

/** A message that fits and is six times as long in JSON; its Hindi makes each of its characters take two bytes. */
const DEAR = `${"\u0001".repeat(1_997)}हाँ`;
const MESSAGES = 5_000;
const ROWS_AT_ONCE = 100;
let server: TestServer;
let talk: { Cookie: string };

beforeAll(async () => {
	// The heap that `npm run serve` gives it.
	server = await startServer({ NODE_OPTIONS: "--max-old-space-size=128", LIMIT_SESSIONS_TO_COME: "100" });
	talk = await begunTalk();
	await lengthen(talk, DEAR, MESSAGES);
});
afterAll(() => server.stop());

async function begunTalk(): Promise<{ Cookie: string }> {
	const begun = await ask(server, "/api/chat", { body: { userInput: "Hello" } });
	return { Cookie: `conversation=${cookieOf(begun, "conversation")}` };
}

/** Puts a message into a talk, again and again. */
async function lengthen({ Cookie }: { Cookie: string }, message: string, count: number): Promise<void> {
	const secret = /=([\w-]+)\./.exec(Cookie)?.[1] ?? "";
	const id = createHash("sha256").update(secret).digest("base64url");
	const at = new Date();
	for (let first = 2; first < count; first += ROWS_AT_ONCE) {
		const rows = Array.from({ length: Math.min(ROWS_AT_ONCE, count - first) }, (_, more) => first + more);
		await rowsIn(
			server.databaseUrl,
			`insert into messages (conversation_id, position, role, message, created_at) values ${rows.map(() => "(?, ?, 'user', ?, ?)").join(", ")}`,
			...rows.flatMap((position) => [id, position, message, at]),
		);
	}
}

/** Asks for the file of a talk on a connection of its own, and reads no more of it than asked. */
function dial({ Cookie }: { Cookie: string }) {
	const socket = connect(Number(new URL(server.url).port), "localhost");
	socket.on("error", () => undefined);
	socket.write(`GET /data/download HTTP/1.1\r\nHost: localhost\r\nCookie: ${Cookie}\r\nConnection: close\r\n\r\n`);
	const head = new Promise<string>((resolve) => {
		socket.once("data", (chunk) => {
			socket.pause();
			resolve(chunk.toString("latin1"));
		});
		socket.once("close", () => resolve(""));
	});
	const rest = () =>
		new Promise<string>((resolve) => {
			let end = "";
			socket.on("data", (chunk) => (end = (end + chunk.toString("latin1")).slice(-20)));
			socket.once("close", () => resolve(end));
			socket.resume();
		});
	return { socket, head, rest };
}

describe("what is taken along", () => {
	test("comes whole, however long the talk is", async () => {
		const { status, body } = await ask(server, "/data/download", { headers: talk });
		expect(status).toBe(200);
		const { conversation } = JSON.parse(body);
		expect(conversation).toHaveLength(MESSAGES);
		expect(conversation.at(-1)).toMatchObject({ role: "user", message: DEAR });
	});

	test("is no data for scripts, for which all of it would have to be one text", async () => {
		expect((await ask(server, "/data/download.data", { headers: talk })).status).toBe(404);
		const headers = { ...talk, "X-As-Data": "yes" };
		expect((await ask(server, "/data/download", { headers: { ...headers, Cookie: "" } })).status).toBe(200);
	});

	test("is sent to one at a time: a new one takes the place of one that is stuck", async () => {
		const stuck = dial(talk);
		expect(await stuck.head).toContain("200 OK");
		const next = dial(talk);
		expect(await next.head).toContain("200 OK");
		expect(await stuck.rest()).not.toMatch(/0\r\n\r\n$/);
		expect(await next.rest()).toMatch(/0\r\n\r\n$/);
	});

	test("is not begun without end, and others are answered meanwhile", async () => {
		const unread = Array.from({ length: 60 }, () => dial(talk));
		const heads = await Promise.all(unread.map(({ head }) => head));
		expect(heads.filter((head) => head.includes("429 Too Many Requests")).length).toBeGreaterThan(50);
		expect((await ask(server, "/api/goodthoughts", { withinMs: 20_000 })).status).toBe(200);
		for (const { socket } of unread) socket.destroy();
		const refused = await ask(server, "/data/download", { headers: talk });
		expect(refused.status).toBe(429);
		expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
		expect(refused.headers["content-type"]).toContain("text/plain");
	});

	test("has all sessions of a person, in their order, and nobody else's", async () => {
		const { token } = await addPerson(server.databaseUrl);
		const other = await addPerson(server.databaseUrl, "Ravi");
		const headers = { Authorization: token };
		await ask(server, "/api/booking", { body: rightBooking(), headers: { Authorization: other.token } });
		for (let days = 30; days > 5; days--) await ask(server, "/api/booking", { body: rightBooking(days), headers });
		const { account, signIns, bookings } = JSON.parse((await ask(server, "/data/download", { headers })).body);
		expect(account.username).toBe("Asha");
		expect(signIns).toHaveLength(1);
		const days = bookings.map(({ date }: { date: string }) => date);
		expect(days).toHaveLength(25);
		expect(days).toEqual([...days].sort());
	});
});

test.each([
	"/data/download",
	"/booking/ABCDEFGH/calendar.ics",
	"/manifest.webmanifest",
	"/service-worker.js",
	"/.well-known/security.txt",
])("%s takes nothing, and says so in plain words", async (path) => {
	const answer = await ask(server, path, { body: new URLSearchParams({ a: "b" }) });
	expect([answer.status, answer.headers.allow]).toEqual([405, "GET, HEAD"]);
	expect(answer.headers["content-type"]).toContain("text/plain");
	expect(answer.body).toBe("This address is for reading only.\n");
});

test("the page of a talk full of signs to escape, which a hundred ask for at once, is made for few at a time", async () => {
	const headers = await begunTalk();
	await lengthen(headers, "<".repeat(1_990), 100);
	let read = 0;
	const askAgain = async () => {
		for (let time = 0; time < 4; time++) {
			// Who reads slowly while all wait may be hung up on.
			const page = await fetch(`${server.url}/chatbot`, { headers })
				.then(
					(answer) => answer.text(),
					() => "",
				)
				.catch(() => "");
			if (page.length > 500_000) read++;
		}
	};
	await Promise.all(Array.from({ length: 100 }, askAgain));
	expect(read).toBeGreaterThan(20);
	expect((await fetch(`${server.url}/chatbot`, { headers })).status).toBe(200);
	expect(server.process.exitCode).toBeNull();
});
