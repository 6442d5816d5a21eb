import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { hashSync } from "bcryptjs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { rowsIn } from "../support/database";
import { addAccount } from "../support/people";
import { startServer, type TestServer } from "../support/server";
import { type Answer, ask, cookieOf } from "./support";

const PASSWORD = "gulmohar in the rain";
/** As dear as none of the product's own, so that hundreds can sign in within a test. */
const CHEAP_HASH = hashSync(PASSWORD, 4);

type From = { address?: string; devices?: string | null };

function headersOf({ address, devices }: From): Record<string, string> {
	return { ...(address && { "X-Forwarded-For": address }), ...(devices && { Cookie: `devices=${devices}` }) };
}

function logIn(server: TestServer, email: string, password = PASSWORD, from: From = {}): Promise<Answer> {
	return ask(server, "/api/login", { body: { email, password }, headers: headersOf(from) });
}

function signUp(server: TestServer, email: string, headers: Record<string, string> = {}): Promise<Answer> {
	return ask(server, "/api/signup", { body: { username: "Asha", email, password: PASSWORD }, headers });
}

async function addAccounts(server: TestServer, emails: readonly string[]): Promise<void> {
	for (const email of emails) await addAccount(server.databaseUrl, { email, passwordHash: CHEAP_HASH });
}

const statusesOf = (answers: readonly Answer[]) => answers.map(({ status }) => status);
const count = (answers: readonly Answer[], status: number) =>
	statusesOf(answers).filter((one) => one === status).length;

describe("passwords wait in turns", () => {
	let server: TestServer;
	beforeAll(async () => {
		server = await startServer({ TRUST_PROXY: "1", LIMIT_PASSWORDS_WAITING: "40" });
		await addAccounts(server, ["asha@example.in", "ravi@example.in"]);
	});
	afterAll(() => server.stop());

	test("who queues without end refuses himself, and everybody else gets in at once", async () => {
		const known = cookieOf(await logIn(server, "ravi@example.in"), "devices");
		let flooded = false;
		// Whatever an attacker writes before it, the address is what the proxy saw.
		const flood = Array.from({ length: 80 }, (_, one) =>
			logIn(server, `nobody${one}@example.in`, PASSWORD, { address: `10.0.0.${one}, 203.0.113.66` }),
		);
		const over = Promise.all(flood).finally(() => (flooded = true));
		expect((await Promise.race(flood)).status).toBe(503);
		const others = await Promise.all([
			logIn(server, "asha@example.in", PASSWORD, { address: "203.0.113.1" }),
			// In the same network, but known.
			logIn(server, "ravi@example.in", PASSWORD, { address: "203.0.113.66", devices: known }),
		]);
		expect(flooded).toBe(false);
		expect(statusesOf(others)).toEqual([200, 200]);
		const answers = await over;
		expect(count(answers, 503)).toBeGreaterThan(30);
		expect(count(answers, 503) + count(answers, 401)).toBe(80);
	});

	test("a guess whose password was never looked at does not count", async () => {
		const flood = Array.from({ length: 80 }, (_, one) =>
			logIn(server, `somebody${one}@example.in`, PASSWORD, { address: "203.0.113.67" }),
		);
		const email = "late@example.in";
		const late = await Promise.all(
			Array.from({ length: 4 }, () => logIn(server, email, PASSWORD, { address: "203.0.113.67" })),
		);
		await Promise.all(flood);
		expect(statusesOf(late)).toContain(503);
		const counted = count(late, 401);
		const after: number[] = [];
		for (let guess = counted; guess < 5; guess++)
			after.push((await logIn(server, email, PASSWORD, { address: "203.0.113.2" })).status);
		expect(new Set(after)).toEqual(new Set([401]));
		expect((await logIn(server, email, PASSWORD, { address: "203.0.113.2" })).status).toBe(429);
	});
});

test("who hangs up has no account made and keeps nobody waiting", async () => {
	const server = await startServer();
	try {
		const { port } = new URL(server.url);
		const sockets = Array.from({ length: 60 }, (_, one) => {
			const body = JSON.stringify({ username: "Flood", email: `flood${one}@example.in`, password: PASSWORD });
			const socket = connect(Number(port), "127.0.0.1");
			socket.on("error", () => undefined);
			socket.write(
				`POST /api/signup HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
			);
			return socket;
		});
		await sleep(1_000);
		for (const socket of sockets) socket.destroy();
		// In the same line, after each of the accounts before it.
		expect((await signUp({ ...server, url: `http://127.0.0.1:${port}` }, "honest@example.in")).status).toBe(200);
		const made = await rowsIn(server.databaseUrl, "select email from users where email like 'flood%'");
		expect(made.length).toBeLessThan(20);
		expect(server.output()).not.toContain('"status":500');
	} finally {
		await server.stop();
	}
});

test("a college of 500 signs in behind one address at nine, a fifth of them wrong at first", async () => {
	const server = await startServer({ TRUST_PROXY: "1" });
	try {
		const emails = Array.from({ length: 500 }, (_, pupil) => `pupil${pupil}@example.in`);
		await addAccounts(server, emails);
		const from = { address: "203.0.113.5" };
		const statuses: number[] = [];
		const waiting = emails.map((email, pupil) => ({ email, mistyped: pupil % 5 === 0 }));
		const computer = async () => {
			for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
				if (next.mistyped) statuses.push((await logIn(server, next.email, "gulmohar in the sun", from)).status);
				statuses.push((await logIn(server, next.email, PASSWORD, from)).status);
			}
		};
		await Promise.all(Array.from({ length: 60 }, computer));
		expect(statuses.filter((status) => status === 200)).toHaveLength(500);
		expect(statuses.filter((status) => status === 401)).toHaveLength(100);
	} finally {
		await server.stop();
	}
});

describe("guesses", () => {
	let server: TestServer;
	const victim = "victim@example.in";
	const others = Array.from({ length: 12 }, (_, one) => `other${one}@example.in`);
	beforeAll(async () => {
		server = await startServer({
			TRUST_PROXY: "1",
			LIMIT_WRONG_PASSWORDS: "3",
			LIMIT_WRONG_ACCOUNTS_AN_HOUR_PER_ADDRESS: "6",
		});
		await addAccounts(server, [victim, "mallory@example.in", ...others]);
	});
	afterAll(() => server.stop());

	test("at many accounts from one address are slowed; other addresses and known browsers are not", async () => {
		const from = { address: "198.51.100.1" };
		const known = cookieOf(await logIn(server, others[11] as string, PASSWORD, from), "devices");
		const sprayed: number[] = [];
		for (const email of others.slice(0, 5))
			for (const _ of [1, 2]) sprayed.push((await logIn(server, email, "password1", from)).status);
		// Two tries at one account are one account: there is room for a sixth.
		sprayed.push((await logIn(server, "nobody@example.in", "password1", from)).status);
		expect(new Set(sprayed)).toEqual(new Set([401]));

		const refused = await logIn(server, others[6] as string, "password1", { address: "10.9.8.7, 198.51.100.1" });
		expect(refused.status).toBe(429);
		expect(Number(refused.headers["retry-after"])).toBeGreaterThan(1_000);
		expect(JSON.parse(refused.body).error).toMatch(
			/^Too many wrong passwords came from your network\. Please try again in \d+ minutes\.$/,
		);
		expect((await logIn(server, others[11] as string, PASSWORD, { ...from, devices: known })).status).toBe(200);
		expect((await logIn(server, others[10] as string, PASSWORD, { address: "198.51.100.2" })).status).toBe(200);
	});

	test("of strangers lock nobody out of a browser that signed in there before", async () => {
		const devices = cookieOf(await logIn(server, victim, PASSWORD, { address: "203.0.113.10" }), "devices");
		for (let guess = 0; guess < 5; guess++)
			await logIn(server, victim, "not this one", { address: `203.0.113.${20 + guess}` });
		const stranger = { address: "203.0.113.11" };
		expect((await logIn(server, victim, PASSWORD, stranger)).status).toBe(429);
		const mallorys = cookieOf(
			await logIn(server, "mallory@example.in", PASSWORD, { address: "203.0.113.12" }),
			"devices",
		) as string;
		const [mark = "", signature = ""] = (devices ?? "").split(".");
		for (const forged of [
			mallorys,
			mark,
			`${mark}.${mallorys.split(".")[1]}`,
			`${mallorys.split(".")[0]}.${signature}`,
		])
			expect((await logIn(server, victim, PASSWORD, { ...stranger, devices: forged })).status).toBe(429);
		expect((await logIn(server, victim, PASSWORD, { ...stranger, devices })).status).toBe(200);
		// What the person did right forgives no stranger.
		expect((await logIn(server, victim, PASSWORD, stranger)).status).toBe(429);
	});

	test("of a known browser are bounded too, by a count that signing in again does not renew", async () => {
		const email = others[9] as string;
		const from = { address: "203.0.113.30" };
		const first = cookieOf(await logIn(server, email, PASSWORD, from), "devices");
		const devices = cookieOf(await logIn(server, email, PASSWORD, { ...from, devices: first }), "devices");
		expect(devices).toBe(first);
		const statuses: number[] = [];
		for (let guess = 0; guess < 4; guess++)
			statuses.push((await logIn(server, email, "not this one", { ...from, devices })).status);
		expect(statuses).toEqual([401, 401, 401, 429]);
		expect((await logIn(server, email, PASSWORD, { ...from, devices })).status).toBe(429);
		expect((await logIn(server, email, PASSWORD, from)).status).toBe(200);
	});

	test("the cookie of a known browser is kept by the rules of the others, lets nobody in and names nobody", async () => {
		const answer = await ask(server, "/login?mode=login", {
			body: new URLSearchParams({ email: others[8] as string, password: PASSWORD }),
			headers: { "X-Forwarded-For": "203.0.113.40", "X-Forwarded-Proto": "https" },
		});
		const line = answer.headers["set-cookie"]?.find((cookie) => cookie.includes("devices=")) ?? "";
		expect(line.split("; ")).toEqual(
			expect.arrayContaining(["HttpOnly", "SameSite=Lax", "Path=/", "Secure", "Max-Age=31536000"]),
		);
		expect(line).not.toContain("other8");
		const cookie = line.split(";")[0] ?? "";
		expect((await ask(server, "/api/user-bookings", { headers: { Cookie: cookie } })).status).toBe(401);
	});
});

describe("an address is told of twenty taken emails an hour", () => {
	test("whatever X-Forwarded-For says, and however many it asks for at once", async () => {
		const server = await startServer({ LIMIT_TAKEN_EMAILS_AN_HOUR_PER_ADDRESS: "5" });
		try {
			const taken = Array.from({ length: 30 }, (_, one) => `taken${one}@example.in`);
			await addAccounts(server, taken);
			const free = Array.from({ length: 3 }, (_, one) => `free${one}@example.in`);
			const ask = (email: string, one: number) => signUp(server, email, { "X-Forwarded-For": `198.51.100.${one}` });
			const answers = await Promise.all(taken.map(ask));
			expect(count(answers, 409)).toBe(5);
			expect(count(answers, 429)).toBe(25);
			// Were free ones let through, the refusal itself would tell.
			const after = await Promise.all(free.map(ask));
			expect(statusesOf(after)).toEqual([429, 429, 429]);
			expect(JSON.parse(after[0]?.body ?? "").errors).toMatch(/Please try again in \d+ minutes\./);
			const told = server.output().match(/told that an email is taken/g);
			expect(told).toHaveLength(5);
			expect(server.output()).not.toMatch(/taken\d|@example/);
		} finally {
			await server.stop();
		}
	});

	test("by a change of one's own email too", async () => {
		const server = await startServer({ LIMIT_TAKEN_EMAILS_AN_HOUR_PER_ADDRESS: "2" });
		try {
			await addAccounts(server, ["taken@example.in"]);
			const own = await signUp(server, "own@example.in");
			const Cookie = `auth-token=${cookieOf(own, "auth-token")}`;
			const change = (email: string) => {
				const body = new URLSearchParams({ intent: "email", email, current: PASSWORD });
				return fetch(`${server.url}/data`, { method: "POST", headers: { Cookie }, body, redirect: "manual" });
			};
			const answers = [];
			for (const email of ["taken@example.in", "taken@example.in", "taken@example.in", "free@example.in"])
				answers.push((await change(email)).status);
			expect(answers).toEqual([422, 422, 429, 429]);
		} finally {
			await server.stop();
		}
	});

	test("counted by what a declared proxy saw", async () => {
		const server = await startServer({ TRUST_PROXY: "1", LIMIT_TAKEN_EMAILS_AN_HOUR_PER_ADDRESS: "1" });
		try {
			await addAccounts(server, ["taken@example.in"]);
			const ask = (address: string) => signUp(server, "taken@example.in", { "X-Forwarded-For": address });
			expect(statusesOf([await ask("1.1.1.1, 203.0.113.1"), await ask("2.2.2.2, 203.0.113.1")])).toEqual([409, 429]);
			expect((await ask("203.0.113.2")).status).toBe(409);
		} finally {
			await server.stop();
		}
	});
});
