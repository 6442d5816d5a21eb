import { readFileSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { networkInterfaces } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startServer, type TestServer } from "../support/server";
import { addPerson, ask, median, rightBooking } from "./support";

/** The heap that `npm run serve` gives it. */
const HEAP = { NODE_OPTIONS: "--max-old-space-size=128" };

/** A connection of which nothing is read until somebody looks. */
async function dial(server: TestServer, address = "127.0.0.1"): Promise<Socket> {
	const socket = connect(Number(new URL(server.url).port), address);
	socket.pause();
	socket.on("error", () => {}); // A server may hang up while we write.
	await new Promise((resolve) => socket.once("connect", resolve).once("error", resolve));
	return socket;
}

/** The same as somebody at another address of this machine. */
async function dialFrom(server: TestServer, localAddress: string): Promise<Socket> {
	const socket = connect({ port: Number(new URL(server.url).port), host: "127.0.0.1", localAddress });
	socket.on("error", () => {}).resume(); // Else it would not be told that the other side has hung up.
	await new Promise((resolve) => socket.once("connect", resolve).once("error", resolve));
	return socket;
}

/** All that comes on a connection until the other side hangs up or so many answers are there. */
function answersOn(socket: Socket, count: number): Promise<string> {
	return new Promise((resolve) => {
		let received = "";
		const done = () => resolve(received);
		socket.on("data", (chunk) => {
			received += chunk.toString("latin1");
			if (statusLines(received).length >= count) done();
		});
		socket.once("close", done);
		socket.resume();
	});
}

function statusLines(received: string): string[] {
	return received.match(/HTTP\/1\.1 \d{3}/g) ?? [];
}

const request = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`;
const isAlive = (server: TestServer) => server.process.exitCode === null && server.process.signalCode === null;

/** Asks for one page many times over, always from the same address, and tells how much was answered. */
function askOften(socket: Socket, times: number, told: (answers: number) => void): void {
	socket.on("data", (chunk) => told(statusLines(chunk.toString("latin1")).length));
	socket.resume();
	socket.write("GET /booking HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: 198.51.100.1\r\n\r\n".repeat(times));
}

/** Megabytes that the server's process holds. */
function megabytes(server: TestServer): number {
	const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.process.pid}/status`, "utf8")) ?? [];
	return Number(kilobytes) / 1024;
}

const CHUNKED = "POST /home HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n";

function post(type: string, body: string): string {
	return `POST /home HTTP/1.1\r\nHost: a\r\nContent-Type: ${type}\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
}

describe("requests sent ahead on one connection", () => {
	let server: TestServer;
	beforeAll(async () => {
		server = await startServer(HEAP);
	});
	afterAll(() => server.stop());

	test("are answered one after the other, in their order, kept pages and others mixed", async () => {
		const paths = ["/booking", "/", "/api/goodthoughts", "/", "/nowhere", "/favicon.svg", "/home", "/check"];
		await ask(server, "/"); // So that it is kept.
		const socket = await dial(server);
		socket.write(paths.map(request).join(""));
		const received = await answersOn(socket, paths.length);
		const statuses = statusLines(received).map((line) => line.slice(-3));
		expect(statuses).toEqual(["200", "200", "200", "200", "404", "200", "200", "200"]);
		socket.destroy();
	});

	// To Node's parser an empty one is none: whoever took what follows for a body would have it parsed as it comes.
	test.each(["", " ", "\t", "\r\nTransfer-Encoding: "])(
		"behind an empty Transfer-Encoding are not taken for its body: %j",
		async (empty) => {
			const socket = await dial(server);
			const head = `GET //x HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding:${empty}\r\n\r\n`;
			socket.write(`${head}DELETE / HTTP/1.1\r\nX: ${"a".repeat(221)}FFFFFF\r\n\r\n${request("/").repeat(9)}`);
			expect(statusLines(await answersOn(socket, 2)).length).toBeLessThan(2);
			expect(isAlive(server)).toBe(true);
		},
	);

	test("with their bodies are answered too", async () => {
		const { token } = await addPerson(server.databaseUrl);
		const book = (days: number) => {
			const body = JSON.stringify(rightBooking(days));
			const head = `POST /api/booking HTTP/1.1\r\nHost: localhost\r\nAuthorization: ${token}\r\n`;
			return `${head}Content-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
		};
		const socket = await dial(server);
		socket.write([1, 2, 3, 4, 5].map(book).join(""));
		const received = await answersOn(socket, 5);
		expect(statusLines(received)).toEqual(Array(5).fill("HTTP/1.1 200"));
		const list = await ask(server, "/api/user-bookings", { headers: { Authorization: token } });
		expect(JSON.parse(list.body).bookings).toHaveLength(5);
		socket.destroy();
	});

	test("behind bodies in chunks are answered, whatever lines those hold", async () => {
		const body = `{"userInput":"hello"${"\r\n\r\n0\r\n".replaceAll("0", " ").repeat(300)}}`;
		const head =
			"POST /api/chat HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n";
		const talk = `${head}${body.length.toString(16)}\r\n${body}\r\n0\r\nTrailer: x\r\n\r\n`;
		const socket = await dial(server);
		socket.write(`${talk}${request("/nowhere")}${talk}`);
		const received = await answersOn(socket, 3);
		expect(statusLines(received).map((line) => line.slice(-3))).toEqual(["200", "404", "200"]);
		socket.destroy();
	});

	test.each(["/booking", "/", "/nowhere", "/a%"])("by the hundred are answered one by one: %s", async (path) => {
		const socket = await dial(server);
		socket.write(request(path).repeat(300));
		const received = await answersOn(socket, 300);
		expect(statusLines(received)).toHaveLength(300);
		socket.destroy();
	});

	// 64 KB hold 2,400 requests; Node reads as much of a connection at once, and makes all of them at once.
	test.each([
		["plain ones", request("/")],
		["without a page", request("/nowhere")],
		["that expect what nobody knows", "GET / HTTP/1.1\r\nHost: a\r\nExpect: x\r\n\r\n"],
		["without a host", "GET / HTTP/1.1\r\n\r\n"],
		["with bare line ends", "GET / HTTP/1.1\nHost: a\n\n"],
		["behind bodies", `POST /home HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\n\r\na${request("/").repeat(2)}`],
		["behind chunks", `${CHUNKED}1\r\na\r\n0;x\r\nA: b\r\n\r\n${request("/").repeat(9)}`],
		[
			"with bodies of many lines",
			post("multipart/form-data; boundary=X", "--X\r\nA: b\r\n\r\n\r\n".repeat(3_500)),
			900,
		],
		["with chunks of many lines", `${CHUNKED}${`80\r\n${"a\r\n\r\n".repeat(25)}aaa\r\n`.repeat(450)}`, 900],
	])("by the thousand on many connections end nothing: %s", async (_, one, connections = 120) => {
		const sockets = await Promise.all(Array.from({ length: connections }, () => dial(server)));
		for (const socket of sockets) socket.write(one.repeat(64_000 / one.length));
		for (const socket of sockets) socket.pause();
		await sleep(1_500);
		expect((await ask(server, "/healthz")).status).toBe(200);
		for (const socket of sockets) socket.destroy();
		expect(isAlive(server)).toBe(true);
	});

	test.skipIf(process.platform !== "linux")(
		"whose answers nobody reads cost no memory that does not come back",
		async () => {
			for (let page = 0; page < 50; page++) await ask(server, "/booking");
			const before = megabytes(server);
			for (let wave = 0; wave < 3; wave++) {
				const sockets = await Promise.all(Array.from({ length: 200 }, () => dial(server)));
				for (const socket of sockets) socket.write(request("/booking").repeat(16));
				await sleep(1_000);
				for (const socket of sockets) socket.destroy();
				expect((await ask(server, "/healthz")).status).toBe(200);
			}
			await sleep(1_000);
			expect(isAlive(server)).toBe(true);
			expect(megabytes(server) - before).toBeLessThan(80);
		},
	);
});

/** A server with so many megabytes of heap, of which the bot has taken what reading messages needs. */
async function startWithHeap(megabytes: number): Promise<TestServer> {
	const server = await startServer({ NODE_OPTIONS: `--max-old-space-size=${megabytes}` });
	expect((await ask(server, "/api/chat", { body: { userInput: "Hello" } })).status).toBe(200);
	return server;
}

test("nine hundred connections that ask for a page at the same moment all get it", async () => {
	// Less heap than an operator's, so that fewer connections show it.
	const server = await startWithHeap(112);
	try {
		const sockets = await Promise.all(Array.from({ length: 900 }, () => dial(server)));
		const answers = sockets.map((socket) => answersOn(socket, 1));
		for (const socket of sockets) socket.write(request("/booking"));
		const statuses = (await Promise.all(answers)).flatMap(statusLines);
		for (const socket of sockets) socket.destroy();
		expect(statuses).toEqual(Array(900).fill("HTTP/1.1 200"));
		expect(isAlive(server)).toBe(true);
	} finally {
		await server.stop();
	}
});

describe("connections", () => {
	test("of one address are bounded, and come free again", async () => {
		const server = await startServer({ LIMIT_CONNECTIONS_PER_ADDRESS: "5" });
		try {
			await sleep(100);
			const held = [];
			for (let count = 0; count < 4; count++) held.push(await dial(server));
			expect((await ask(server, "/healthz")).status).toBe(200);
			held.push(await dial(server));
			await sleep(100);
			await expect(ask({ url: server.url.replace("localhost", "127.0.0.1") }, "/healthz")).rejects.toThrow();
			expect(server.output()).toMatch(/"level":"warn","at":"[^"]+","what":"connections of one address"/);
			for (const socket of held) socket.destroy();
			await expect
				.poll(() =>
					ask(server, "/healthz").then(
						({ status }) => status,
						() => 0,
					),
				)
				.toBe(200);
		} finally {
			await server.stop();
		}
	});

	test("of whoever has most make room for newcomers where all are taken", async () => {
		const server = await startServer({ LIMIT_CONNECTIONS_PER_ADDRESS: "10", LIMIT_CONNECTIONS: "40" });
		try {
			const greedy = await Promise.all(
				Array.from({ length: 40 }, (_, number) => dialFrom(server, `127.0.0.${2 + (number % 4)}`)),
			);
			const other = await dialFrom(server, "127.0.0.9");
			other.write(request("/healthz"));
			expect(await answersOn(other, 1)).toContain("200 OK");
			await expect.poll(() => greedy.filter(({ destroyed }) => destroyed), { timeout: 30_000 }).toHaveLength(1);
			for (const socket of [...greedy, other]) socket.destroy();
		} finally {
			await server.stop();
		}
	});

	test("are not counted by address behind a proxy, whose they all are; in all they are bounded", async () => {
		const server = await startServer({ TRUST_PROXY: "1", LIMIT_CONNECTIONS_PER_ADDRESS: "2", LIMIT_CONNECTIONS: "8" });
		try {
			const held = [];
			for (let count = 0; count < 6; count++) held.push(await dial(server));
			expect((await ask(server, "/healthz")).status).toBe(200);
			for (let count = 0; count < 2; count++) held.push(await dial(server));
			await sleep(100);
			await expect(ask(server, "/healthz")).rejects.toThrow();
			for (const socket of held) socket.destroy();
		} finally {
			await server.stop();
		}
	});

	test("that hold what they have begun leave places for others", async () => {
		const server = await startServer({ TRUST_PROXY: "1" });
		try {
			// Bodies that never come whole.
			const head =
				"POST /chatbot HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: 203.0.113.1\r\nContent-Length: 100\r\n";
			const slow = await Promise.all(Array.from({ length: 300 }, () => dial(server)));
			for (const socket of slow)
				socket.write(`${head}Content-Type: application/x-www-form-urlencoded\r\n\r\nuserInput=`);
			await sleep(500);
			const other = await ask(server, "/booking", { headers: { "X-Forwarded-For": "203.0.113.2" } });
			expect(other.status).toBe(200);
			for (const socket of slow) socket.destroy();
			// A body that broke off is no error of the server's.
			await sleep(500);
			expect(server.output()).not.toContain('"level":"error"');
			const same = await ask(server, "/booking", { headers: { "X-Forwarded-For": "203.0.113.1" } });
			expect(same.status).toBe(200);
		} finally {
			await server.stop();
		}
	});
});

describe("what costs more to keep than it holds", () => {
	let server: TestServer;
	beforeAll(async () => {
		server = await startServer({ ...HEAP, TRUST_PROXY: "1" });
	});
	afterAll(() => server.stop());

	/** Sends the same on many connections at one moment, reads nothing of them, and sees others answered meanwhile. */
	async function holds(connections: number, sent: (connection: number) => string): Promise<void> {
		const sockets = [];
		for (let number = 0; number < connections; number++) sockets.push(await dial(server));
		for (const [number, socket] of sockets.entries()) socket.write(sent(number));
		for (let time = 0; time < 20; time++) {
			expect((await ask(server, "/")).status).toBe(200);
			await sleep(100);
		}
		expect(isAlive(server)).toBe(true);
		for (const socket of sockets) socket.destroy();
	}

	const HEAD = "Host: localhost\r\nTransfer-Encoding: chunked\r\nContent-Type: application/json\r\n\r\n";
	test.each(["POST /api/chat", "POST /nowhere", "GET /booking", "TRACE /"])("bodies in crumbs: %s", async (line) => {
		await holds(30, () => `${line} HTTP/1.1\r\n${HEAD}${"1\r\na\r\n".repeat(64_000)}`);
	});

	test("bodies that go on when all is answered", async () => {
		const socket = await dial(server);
		socket.resume();
		const first = await dial(server);
		first.write(request("/"));
		await answersOn(first, 1);
		await sleep(500); // From now on the page is kept, and answered before anything else comes.
		socket.write(`GET / HTTP/1.1\r\n${HEAD}`);
		const going = setInterval(() => socket.write(`40\r\n${"a".repeat(64)}\r\n`), 20);
		await expect.poll(() => socket.destroyed, { timeout: 30_000 }).toBe(true);
		clearInterval(going);
	});

	// In a page each sign is written out, several times over.
	test.each([500_000, 65_000])("forms of %i signs that come back with their page", async (length) => {
		const body = `intent=keep&version=0&signs=%E0%A4%95${"<".repeat(length)}`;
		const type = "Content-Type: application/x-www-form-urlencoded";
		await holds(60, (number) => {
			const from = `X-Forwarded-For: 198.51.100.${number}`;
			return `POST /plan HTTP/1.1\r\nHost: localhost\r\n${from}\r\n${type}\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
		});
	});

	const small = (lines: number) =>
		Array.from({ length: lines }, (_, at) => `${at.toString(36).padStart(4, "a")}:1\r\n`).join("");
	const chunked = "Transfer-Encoding: chunked\r\n\r\n0\r\n";
	test.each([
		["thousands of small headers that never end", small(1_900)],
		["thousands of small headers of requests that wait for their turn", `${small(1_900)}\r\n`],
		["thousands of small trailers that never end", `${chunked}${small(1_900)}`],
		["all headers that are allowed, whole", `${small(90)}\r\n`],
		["all headers that are allowed, as long as they may be, whole", `${small(80)}a: ${"b".repeat(15_000)}\r\n\r\n`],
		["one long header that does not end", `a: ${"b".repeat(15_000)}`],
	])("%s, at one moment", async (_, sent) => {
		await holds(3_500, (number) => {
			const from = `X-Forwarded-For: 198.51.${number >> 8}.${number & 255}\r\n`;
			return `GET /booking HTTP/1.1\r\nHost: localhost\r\n${from}${sent}`;
		});
	});
});

test("who is turned away while the request waits is told so, with the lines", async () => {
	const server = await startServer({ ...HEAP, TRUST_PROXY: "1" });
	try {
		const sockets = await Promise.all(Array.from({ length: 2_500 }, () => dial(server)));
		const long = `a: ${"b".repeat(14_000)}`;
		const answers = sockets.map((socket, number) => {
			const from = `X-Forwarded-For: 198.51.${number >> 8}.${number & 255}`;
			const path = number % 2 === 0 ? "/booking" : "/api/user-bookings";
			socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n${from}\r\n${long}\r\n\r\n`);
			return answersOn(socket, 1);
		});
		const received = await Promise.all(answers);
		const turnedAway = received.filter((answer) => answer.startsWith("HTTP/1.1 503"));
		expect(turnedAway.length).toBeGreaterThan(100);
		for (const answer of turnedAway) {
			expect(answer).toContain("What you sent was not taken");
			expect(answer).toContain("Retry-After: 5");
			if (answer.includes("text/html")) expect(answer).toContain('href="tel:112"');
			else expect(answer).toContain('{"success":false,"error":');
		}
		for (const socket of sockets) socket.destroy();
	} finally {
		await server.stop();
	}
});

test("when memory is nearly full of what cannot be collected, half are hung up on, and the process goes on", async () => {
	// So little that connections alone, of which nothing is asked, take up what is left.
	const server = await startWithHeap(83);
	try {
		const sockets = await Promise.all(
			Array.from({ length: 3_900 }, (_, number) => dialFrom(server, `127.0.0.${2 + (number % 200)}`)),
		);
		const asking = setInterval(() => void ask(server, "/booking").catch(() => {}), 10);
		await expect.poll(() => server.output(), { timeout: 60_000 }).toContain("memory is nearly full");
		clearInterval(asking);
		expect((await ask(server, "/booking")).status).toBe(200);
		expect(isAlive(server)).toBe(true);
		for (const socket of sockets) socket.destroy();
	} finally {
		await server.stop();
	}
});

describe("requests that come slowly", () => {
	let server: TestServer;
	beforeAll(async () => {
		server = await startServer({ TRUST_PROXY: "1" });
	});
	afterAll(() => server.stop());

	const from = (number: number) => `X-Forwarded-For: 198.51.${number >> 8}.${number & 255}\r\n`;
	const head = (number: number, rest: string) =>
		`POST /chatbot HTTP/1.1\r\nHost: localhost\r\n${from(number)}Content-Type: application/x-www-form-urlencoded\r\n${rest}\r\n\r\n`;

	test.each([
		["short", "Content-Length: 100", "userInput="],
		["long", "Content-Length: 60000", `userInput=${"a".repeat(50_000)}`],
		["in chunks", "Transfer-Encoding: chunked", "a\r\nuserInput=\r\n"],
	])("and never whole leave all places to others: %s", async (_, length, begun) => {
		const slow = await Promise.all(Array.from({ length: 300 }, () => dial(server)));
		for (const [number, socket] of slow.entries()) socket.write(head(number % 30, length) + begun);
		await sleep(500);
		// Node gives such bodies up after a minute.
		const other = await ask(server, "/booking", { headers: { "X-Forwarded-For": "203.0.113.2" }, withinMs: 15_000 });
		expect(other.status).toBe(200);
		for (const socket of slow) socket.destroy();
	});

	test("are read as if they had come at once", async () => {
		const { token } = await addPerson(server.databaseUrl);
		const body = JSON.stringify({ ...rightBooking(), name: "अ".repeat(90) });
		const bytes = Buffer.from(body);
		const socket = await dial(server);
		const answer = answersOn(socket, 1);
		socket.write(`POST /api/booking HTTP/1.1\r\nHost: localhost\r\n${from(40)}Authorization: ${token}\r\n`);
		socket.write(`Content-Type: application/json\r\nContent-Length: ${bytes.length}\r\n\r\n`);
		for (let sent = 0; sent < bytes.length; sent += 100) {
			await sleep(20);
			socket.write(bytes.subarray(sent, sent + 100));
		}
		expect(statusLines(await answer)).toEqual(["HTTP/1.1 200"]);
		socket.destroy();
		const list = await ask(server, "/api/user-bookings", { headers: { Authorization: token } });
		expect(JSON.parse(list.body).bookings[0].name).toBe("अ".repeat(90));
	});

	test.each([0, 200])("with nothing in them are answered: its end comes after %s ms", async (wait) => {
		const socket = await dial(server);
		const answer = answersOn(socket, 1);
		socket.write(head(41, "Transfer-Encoding: chunked"));
		await sleep(wait);
		socket.write("0\r\n\r\n");
		const none = sleep(15_000, "no answer", { ref: false });
		expect(await Promise.race([answer, none])).toMatch(/^HTTP\/1\.1 [234]/);
		socket.destroy();
	});

	const unnamed = "POST /chatbot HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: ,\r\n";
	test.skipIf(process.platform !== "linux").each([
		["from one address", head(42, "Content-Length: 500000")],
		["from nobody knows whom", `${unnamed}Content-Length: 500000\r\n\r\n`],
	])("hold so much memory together and no more: %s", async (_, begun) => {
		await ask(server, "/plan");
		const before = megabytes(server);
		const slow = await Promise.all(Array.from({ length: 400 }, () => dial(server)));
		for (const socket of slow) socket.write(`${begun}${"a".repeat(400_000)}`);
		await sleep(3_000);
		expect(megabytes(server) - before).toBeLessThan(100);
		const other = await ask(server, "/booking", { headers: { "X-Forwarded-For": "203.0.113.2" }, withinMs: 15_000 });
		expect(other.status).toBe(200);
		expect(slow.filter((socket) => socket.destroyed).length).toBeLessThan(400);
		for (const socket of slow) socket.destroy();
	});
});

describe("answers", () => {
	test("that nobody reads are given up when others wait for a place", async () => {
		const server = await startServer({ TRUST_PROXY: "1", LIMIT_CONNECTIONS: "2000" });
		try {
			const { body } = await ask(server, "/booking");
			const [large = ""] = /\/assets\/framework-[^"]+\.js/.exec(body) ?? [];
			expect((await ask(server, large)).body.length).toBeGreaterThan(200_000);
			const unread = await Promise.all(Array.from({ length: 300 }, () => dial(server)));
			for (const [number, socket] of unread.entries())
				socket.write(
					`GET ${large} HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: 198.51.100.${number % 30}\r\n\r\n`.repeat(16),
				);
			await sleep(3_000);
			// Node gives them up after 75 s.
			const other = await ask(server, "/booking", { headers: { "X-Forwarded-For": "203.0.113.2" }, withinMs: 20_000 });
			expect(other.status).toBe(200);
			for (const socket of unread) socket.destroy();
		} finally {
			await server.stop();
		}
	});

	test("for one come between those for somebody who asks for hundreds", async () => {
		const server = await startServer({ TRUST_PROXY: "1" });
		try {
			for (let page = 0; page < 20; page++) await ask(server, "/booking");
			const greedy = await Promise.all(Array.from({ length: 120 }, () => dial(server)));
			let answered = 0;
			for (const socket of greedy) askOften(socket, 8, (answers) => (answered += answers));
			const between = [];
			while (answered < 50) await sleep(1);
			for (let page = 0; page < 5; page++) {
				const before = answered;
				await ask(server, "/booking", { headers: { "X-Forwarded-For": "203.0.113.2" } });
				between.push(answered - before);
			}
			expect(median(between)).toBeLessThan(40);
			expect(answered).toBeLessThan(960);
			for (const socket of greedy) socket.destroy();
		} finally {
			await server.stop();
		}
	});

	test("do not hold up those who have yet to be let in", async () => {
		const server = await startServer({ TRUST_PROXY: "1" });
		try {
			for (let page = 0; page < 20; page++) await ask(server, "/booking");
			const greedy = await Promise.all(Array.from({ length: 20 }, () => dial(server)));
			let answered = 0;
			for (const socket of greedy) askOften(socket, 12, (answers) => (answered += answers));
			while (answered < 20) await sleep(1);
			const before = answered;
			const later = Array.from({ length: 100 }, () => dial(server));
			const other = await ask(server, "/booking", { headers: { "X-Forwarded-For": "203.0.113.2" } });
			expect(other.status).toBe(200);
			expect(answered - before).toBeLessThan(80);
			for (const socket of [...greedy, ...(await Promise.all(later))]) socket.destroy();
		} finally {
			await server.stop();
		}
	});

	test("come however long the process had to wait for the processor", async () => {
		const server = await startServer();
		try {
			for (let page = 0; page < 5; page++) await ask(server, "/booking");
			const asked = Array.from({ length: 300 }, () => ask(server, "/booking").then(({ status }) => status));
			await asked[0];
			server.process.kill("SIGSTOP");
			await sleep(6_000);
			server.process.kill("SIGCONT");
			expect(await Promise.all(asked)).toEqual(Array(300).fill(200));
			expect(server.output()).not.toContain('"level":"error"');
		} finally {
			await server.stop();
		}
	});
});

describe("where the server listens", () => {
	/** An address of this machine by which others reach it. */
	const outward = Object.values(networkInterfaces())
		.flat()
		.find((address) => address?.family === "IPv4" && !address.internal)?.address;
	const reaches = async (server: TestServer, address: string) => {
		const socket = await dial(server, address);
		const reached = !socket.destroyed && !socket.pending;
		socket.destroy();
		return reached;
	};

	test.skipIf(outward === undefined).each([
		["everywhere", {}, true],
		["on this machine alone when it believes a proxy", { TRUST_PROXY: "1" }, false],
		["where the operator says, proxy or not", { TRUST_PROXY: "1", HOST: "0.0.0.0" }, true],
		["where the operator says, without one", { HOST: "127.0.0.1" }, false],
	] as [string, Record<string, string>, boolean][])("%s", async (_, settings, expected) => {
		const server = await startServer(settings);
		try {
			expect(await reaches(server, "127.0.0.1")).toBe(true);
			expect(await reaches(server, outward ?? "")).toBe(expected);
		} finally {
			await server.stop();
		}
	});
});
