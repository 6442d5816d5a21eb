import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { valuesIn } from "../support/database";
import { startServer, type TestServer } from "../support/server";
import { type Answer, addPerson, ask, cookieOf, rightBooking } from "./support";

const WAIT = /Please try again in \d+ (second|minute)s?\./;

describe("with limits that are soon met", () => {
	let server: TestServer;
	let sibling: TestServer;

	beforeAll(async () => {
		const settings = {
			TRUST_PROXY: "1",
			LIMIT_WRONG_PASSWORDS: "3",
			LIMIT_MESSAGES_A_MINUTE: "4",
			LIMIT_MESSAGES_A_MINUTE_PER_ADDRESS: "6",
			LIMIT_SIGNUPS_AN_HOUR_PER_ADDRESS: "2",
			LIMIT_BOOKINGS_AN_HOUR: "2",
			LIMIT_BOOKINGS_AN_HOUR_PER_ADDRESS: "3",
		};
		server = await startServer(settings);
		sibling = await startServer({ ...settings, DATABASE_URL: server.databaseUrl });
	});
	afterAll(async () => {
		await sibling.stop();
		await server.stop();
	});

	const say = (address: string | null, cookie: string | null = null, on: TestServer = server) =>
		ask(on, "/api/chat", {
			body: { userInput: "Hello" },
			headers: { ...(address && { "X-Forwarded-For": address }), ...(cookie && { Cookie: cookie }) },
		});

	test("guesses at one account are slowed, in both processes, known or not, and for nobody else", async () => {
		for (const email of ["nobody@example.in", (await addPerson(server.databaseUrl)).email]) {
			const guess = (on: TestServer) => ask(on, "/api/login", { body: { email, password: "wrong password" } });
			const statuses = [];
			for (const on of [server, sibling, server]) statuses.push((await guess(on)).status);
			expect(statuses).toEqual([401, 401, 401]);
			for (const on of [server, sibling]) expectTooMany(await guess(on));
		}
		const other = await ask(server, "/api/login", { body: { email: "other@example.in", password: "wrong password" } });
		expect(other.status).toBe(401);
	});

	test("guesses made at the same moment count too", async () => {
		const guesses = Array.from({ length: 12 }, () =>
			ask(server, "/api/login", { body: { email: "race@example.in", password: "wrong password" } }),
		);
		const statuses = (await Promise.all(guesses)).map(({ status }) => status);
		expect(statuses.filter((status) => status === 401)).toHaveLength(3);
		expect(statuses.filter((status) => status === 429)).toHaveLength(9);
	});

	test("the page says it in a sentence, keeps the email and drops the password", async () => {
		const body = new URLSearchParams({ email: "paged@example.in", password: "open sesame" });
		let answer = await ask(server, "/login?mode=login", { body });
		for (let guess = 1; guess < 4; guess++) answer = await ask(server, "/login?mode=login", { body });
		expect(answer.status).toBe(429);
		expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
		expect(answer.body).toMatch(/role="alert"[^>]*>Too many wrong passwords\. Please try again in \d+ seconds\./);
		expect(answer.body).toContain("paged@example.in");
		expect(answer.body).not.toContain("open sesame");
	});

	test("a conversation meets its limit, and the page keeps the words", async () => {
		const cookie = `conversation=${cookieOf(await say("203.0.113.1"), "conversation")}`;
		for (let message = 2; message <= 4; message++) expect((await say("203.0.113.1", cookie)).status).toBe(200);
		expectTooMany(await say("203.0.113.1", cookie));
		const page = await ask(server, "/chatbot", {
			body: new URLSearchParams({ userInput: "My own words" }),
			headers: { Cookie: cookie, "X-Forwarded-For": "203.0.113.2" },
		});
		expect(page.status).toBe(429);
		expect(page.headers["retry-after"]).toBeDefined();
		expect(page.body).toMatch(WAIT);
		expect(page.body).toContain("My own words");
	});

	test("dropping the cookie does not help, nor does writing an address oneself", async () => {
		const statuses = [];
		for (let message = 0; message < 9; message++)
			statuses.push((await say(`10.0.0.${message}, 198.51.100.7`, null, message % 2 ? sibling : server)).status);
		expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429, 429, 429]);
		expect((await say("198.51.100.8")).status).toBe(200);
	});

	test("one network of IPv6 is one address", async () => {
		const statuses = [];
		for (let message = 0; message < 7; message++) statuses.push((await say(`2001:db8:1:2::${message}`)).status);
		expect(statuses.at(-1)).toBe(429);
		expect((await say("2001:db8:1:3::1")).status).toBe(200);
	});

	test("who hides the address shares one count, ten times as wide", async () => {
		const statuses = [];
		for (let message = 0; message < 62; message++) statuses.push((await say(null)).status);
		expect(statuses.filter((status) => status === 200)).toHaveLength(60);
		expect(statuses.slice(-2)).toEqual([429, 429]);
		expect((await say("198.51.100.9")).status).toBe(200);
	});

	test("signups of an address are bounded", async () => {
		const sign = (address: string) =>
			ask(server, "/api/signup", {
				body: { username: "", email: "", password: "" },
				headers: { "X-Forwarded-For": address },
			});
		expect([(await sign("192.0.2.1")).status, (await sign("192.0.2.1")).status]).toEqual([422, 422]);
		const refused = await sign("192.0.2.1");
		expect(refused.status).toBe(429);
		expect(JSON.parse(refused.body).errors).toMatch(WAIT);
		expect((await sign("192.0.2.2")).status).toBe(422);
	});

	test("bookings of a person and of an address are bounded", async () => {
		const book = (token: string, days: number, address: string) =>
			ask(server, "/api/booking", {
				body: rightBooking(days),
				headers: { Authorization: token, "X-Forwarded-For": address },
			});
		const [asha, ravi, meera] = (await Promise.all([1, 2, 3].map(() => addPerson(server.databaseUrl)))).map(
			({ token }) => token,
		) as [string, string, string];
		expect((await book(asha, 1, "192.0.2.10")).status).toBe(200);
		expect((await book(asha, 2, "192.0.2.10")).status).toBe(200);
		expectTooMany(await book(asha, 3, "192.0.2.11"));
		expect((await book(ravi, 1, "192.0.2.10")).status).toBe(200);
		expectTooMany(await book(meera, 1, "192.0.2.10"));
		expect((await book(meera, 1, "192.0.2.12")).status).toBe(200);
	});

	test("counts keep no email, address or token that could be read", async () => {
		const keys = await valuesIn(server.databaseUrl, "select key from rate_limits");
		expect(keys.length).toBeGreaterThan(5);
		expect(keys.join("\n")).not.toMatch(/@|example/);
	});
});

test("wishes to be called are bounded, by ten times as many where a proxy was not declared, and no header frees from it", async () => {
	const server = await startServer({ LIMIT_CALL_BACKS_AN_HOUR_PER_ADDRESS: "2" });
	try {
		let asked = 0;
		const wish = async (headers: Record<string, string>) => {
			const body = new URLSearchParams({ phone: String(9_000_000_000 + ++asked), name: "", wanted: "soon" });
			return (await ask(server, "/call-me", { body, headers })).status;
		};
		const statuses = [];
		for (let visitor = 0; visitor < 22; visitor++)
			statuses.push(await wish({ "X-Forwarded-For": `203.0.113.${visitor}` }));
		expect(statuses).toEqual([...Array(20).fill(303), 429, 429]);
		expect([await wish({}), await wish({}), await wish({})]).toEqual([303, 303, 429]);
		expect(await wish({ "X-Forwarded-For": "nonsense" })).toBe(429);
		expect(await wish({ "X-Connection-Address": "203.0.113.99" })).toBe(429);
	} finally {
		await server.stop();
	}
});

test("a class of 60 behind one address never meets a limit", async () => {
	const server = await startServer();
	try {
		const statuses: number[] = [];
		const class60 = await Promise.all(Array.from({ length: 60 }, () => addPerson(server.databaseUrl)));
		await Promise.all(
			class60.map(async ({ token }, index) => {
				const unfit = { username: `Pupil ${index}`, email: `pupil${index}@example.in`, password: "short" };
				statuses.push((await ask(server, "/api/signup", { body: unfit })).status);
				let cookie = "";
				for (let message = 0; message < 10; message++) {
					const answer = await ask(server, "/api/chat", { body: { userInput: "Hello" }, headers: { Cookie: cookie } });
					statuses.push(answer.status);
					cookie = `conversation=${cookieOf(answer, "conversation")}`;
				}
				const headers = { Authorization: token };
				for (let days = 1; days <= 3; days++)
					statuses.push((await ask(server, "/api/booking", { body: rightBooking(days), headers })).status);
			}),
		);
		expect(statuses).toHaveLength(60 * 14);
		expect(statuses.filter((status) => status === 422)).toHaveLength(60);
		expect(statuses.filter((status) => status === 200)).toHaveLength(60 * 13);
	} finally {
		await server.stop();
	}
}, 240_000);

function expectTooMany(answer: Answer): void {
	expect(answer.status).toBe(429);
	expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
	expect(JSON.parse(answer.body)).toMatchObject({ success: false, error: expect.stringMatching(WAIT) });
}
