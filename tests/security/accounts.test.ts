import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { hashToken } from "~/features/auth/tokens.server";
import { onSqlite, rowsIn, valuesIn } from "../support/database";
import { startServer, type TestServer } from "../support/server";
import { type Answer, ask, cookieOf } from "./support";

const PASSWORD = "a password nobody may see";
const ROUNDS = 5;

let server: TestServer;
let token: string;

beforeAll(async () => {
	server = await startServer({ LIMIT_WRONG_PASSWORDS: "1000", LIMIT_PASSWORDS_WAITING: "6" });
	const answer = await ask(server, "/api/signup", {
		body: { username: "Asha", email: "Asha@Example.in", password: PASSWORD },
	});
	token = JSON.parse(answer.body).token;
});
afterAll(() => server.stop());

const logIn = (email: string, password = "not the password") =>
	ask(server, "/api/login", { body: { email, password } });

test("an unknown email and a wrong password get the same answer", async () => {
	const [unknown, wrong] = [await logIn("nobody@example.in"), await logIn("asha@example.in")];
	expect(told(unknown)).toEqual(told(wrong));
	expect(unknown.status).toBe(401);
	const page = (email: string) =>
		ask(server, "/login?mode=login", { body: new URLSearchParams({ email, password: "not the password" }) });
	const [unknownPage, wrongPage] = [await page("nobody@example.in"), await page("asha@example.in")];
	expect(unknownPage.body.replaceAll("nobody@", "asha@")).toBe(wrongPage.body);
});

test("and take the same time", async () => {
	const spent = { unknown: [] as number[], wrong: [] as number[] };
	for (let round = 0; round < ROUNDS; round++) {
		spent.unknown.push(await timed(() => logIn(`nobody${round}@example.in`)));
		spent.wrong.push(await timed(() => logIn("asha@example.in")));
	}
	// The quickest of each: other work holds the rest up. Without the stand-in hash the ratio is about 0.02.
	const ratio = Math.min(...spent.unknown) / Math.min(...spent.wrong);
	expect(ratio).toBeGreaterThan(0.25);
	expect(ratio).toBeLessThan(4);
});

test("an unknown email takes its place in the queue like any other; a full queue asks to come back", async () => {
	const answers = await Promise.all(Array.from({ length: 30 }, (_, index) => logIn(`nobody${index}@example.in`)));
	const busy = answers.filter(({ status }) => status === 503);
	expect(busy.length).toBeGreaterThan(0);
	expect(answers.filter(({ status }) => status === 401).length).toBeGreaterThanOrEqual(6);
	expect(answers.every(({ status }) => status === 401 || status === 503)).toBe(true);
	for (const { headers, body } of busy) {
		expect(headers["retry-after"]).toBe("5");
		expect(JSON.parse(body).error).toBe("Many people are signing in right now. Please try again in a few seconds.");
	}
	expect((await logIn("asha@example.in", PASSWORD)).status).toBe(200);
});

test("pages come while passwords wait", async () => {
	const waiting = Promise.all(Array.from({ length: 6 }, () => logIn("asha@example.in")));
	const pages: number[] = [];
	let over = false;
	void waiting.then(() => (over = true));
	while (!over) pages.push((await ask(server, "/")).status);
	expect(pages.length).toBeGreaterThan(20);
	expect(new Set(pages)).toEqual(new Set([200]));
});

test("a token is 256 bits that cannot be had back from the database, and dies at logout, copies too", async () => {
	expect(token).toMatch(/^[\w-]{43}$/);
	const list = (value: string) => ask(server, "/api/user-bookings", { headers: { Authorization: value } });
	const again = JSON.parse((await logIn("asha@example.in", PASSWORD)).body).token;
	expect(again).not.toBe(token);
	expect([(await list(again)).status, (await list(`Bearer ${again}`)).status]).toEqual([200, 200]);
	const out = await ask(server, "/logout", { body: new URLSearchParams(), headers: { Cookie: `auth-token=${again}` } });
	expect(cookieOf(out, "auth-token")).toBeNull();
	expect((await list(again)).status).toBe(401);
	expect((await list(token)).status).toBe(200);
	expect(await kept()).not.toContain(token);
});

test("signing in again ends what the browser's cookie held, and no cookie that somebody planted is taken up", async () => {
	const list = (value: string) => ask(server, "/api/user-bookings", { headers: { Authorization: value } });
	const body = { email: "asha@example.in", password: PASSWORD };
	const former = JSON.parse((await ask(server, "/api/login", { body })).body).token;
	for (const cookie of [former, "p".repeat(43)]) {
		const again = await ask(server, "/login?mode=login", {
			body: new URLSearchParams(body),
			headers: { Cookie: `auth-token=${cookie}` },
		});
		const fresh = cookieOf(again, "auth-token") ?? "";
		expect(fresh).not.toBe(cookie);
		expect([(await list(cookie)).status, (await list(fresh)).status]).toEqual([401, 200]);
	}
});

test("an expired token is none", async () => {
	const spent = JSON.parse((await logIn("asha@example.in", PASSWORD)).body).token;
	const sql = "update tokens set expires_at = ? where hash = ?";
	await rowsIn(server.databaseUrl, sql, new Date(1), hashToken(spent));
	const answer = await ask(server, "/api/user-bookings", { headers: { Authorization: spent } });
	expect(answer.status).toBe(401);
});

test.each([
	"",
	"Bearer",
	"Bearer ",
	"null",
	"undefined",
	"' or 1=1 --",
	"a".repeat(43),
	"a".repeat(9_000),
	"Basic YTpi",
])("a token that is none lets nobody in: %j", async (value) => {
	for (const path of ["/api/user-bookings", "/api/booking"]) {
		const body = path === "/api/booking" ? {} : undefined;
		expect((await ask(server, path, { body, headers: { Authorization: value } })).status).toBe(401);
	}
	const page = await ask(server, "/booking?view=previous", {
		headers: { Cookie: `auth-token=${encodeURIComponent(value)}` },
	});
	expect(page.status).toBe(401);
});

test("one person's bookings are nobody else's", async () => {
	const other = JSON.parse(
		(await ask(server, "/api/signup", { body: { username: "Ravi", email: "ravi@example.in", password: PASSWORD } }))
			.body,
	).token;
	const booking = {
		name: "Asha Only",
		phone: "9876543210",
		age: "30",
		address: "Pune",
		timeslot: "9:30am - 10:00am",
		date: new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10),
	};
	await ask(server, "/api/booking", {
		body: { ...booking, userId: 1, user_id: 1, id: 1 },
		headers: { Authorization: other },
	});
	await ask(server, "/api/booking", { body: { ...booking, name: "Asha" }, headers: { Authorization: token } });
	const list = async (value: string) =>
		JSON.parse((await ask(server, "/api/user-bookings", { headers: { Authorization: value } })).body).bookings;
	expect(await list(token)).toHaveLength(1);
	expect((await list(token))[0].name).toBe("Asha");
	expect((await list(other))[0].name).toBe("Asha Only");
});

test("no password is kept, logged or sent back", async () => {
	const page = await ask(server, "/login", {
		body: new URLSearchParams({ username: "A", email: "asha@example.in", password: PASSWORD }),
	});
	expect(page.status).toBe(409);
	expect(page.body).not.toContain(PASSWORD);
	expect(server.output()).not.toContain(PASSWORD);
	expect(await kept()).not.toContain(PASSWORD);
	const sql = "select password_hash from users where email = 'asha@example.in'";
	const [hash] = await valuesIn(server.databaseUrl, sql);
	expect(hash).toMatch(/^\$2b\$12\$/);
});

test("a password is taken as it is: spaces, any script, 72 bytes, and not one more", async () => {
	const sign = (password: string) =>
		ask(server, "/api/signup", { body: { username: "A", email: `${crypto.randomUUID()}@example.in`, password } });
	expect((await sign("  spaces  ")).status).toBe(200);
	expect((await sign("नमस्ते दुनिया")).status).toBe(200);
	expect((await sign("x".repeat(72))).status).toBe(200);
	expect((await sign("x".repeat(73))).status).toBe(422);
	expect((await sign("short 7")).status).toBe(422);
});

/** All that stands in the database: the bytes of its files, or the rows of its tables. */
async function kept(): Promise<string> {
	if (onSqlite) return ["", "-wal"].map((end) => readFileSync(server.databaseFile + end, "latin1")).join();
	const tables = ["users", "tokens", "secrets", "rate_limits", "outbox", "bookings", "booking_changes"];
	const all = await Promise.all(tables.map((table) => rowsIn(server.databaseUrl, `select * from ${table}`)));
	return JSON.stringify(all);
}

function told({ status, headers, body }: Answer) {
	const { date: _, ...rest } = headers;
	return { status, rest, body };
}

async function timed(work: () => Promise<unknown>): Promise<number> {
	const start = performance.now();
	await work();
	return performance.now() - start;
}
