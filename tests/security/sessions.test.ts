import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { freshDatabase, holdWrites, rowsIn, valuesIn } from "../support/database";
import { startServer, type TestServer } from "../support/server";
import { type Answer, addPerson, ask, cookieOf, rowCounts } from "./support";

const DAY_MS = 86_400_000;
const PASSWORD = "gulmohar in the rain";

let server: TestServer;
beforeAll(async () => {
	server = await startServer();
});
afterAll(() => server.stop());

const say = (userInput: string, conversation: string | null = null) =>
	ask(server, "/api/chat", { body: { userInput }, headers: conversation ? { Cookie: conversation } : {} });

const talkCookie = (answer: Answer) => `conversation=${cookieOf(answer, "conversation")}`;

const shown = async (Cookie: string) => (await ask(server, "/chatbot", { headers: { Cookie } })).body;

const lists = async (Authorization: string, on = server) =>
	(await ask(on, "/api/user-bookings", { headers: { Authorization } })).status;

function signIns(id: number): Promise<{ last_used_at: number | null }[]> {
	return rowsIn(server.databaseUrl, "select last_used_at from tokens where user_id = ?", id);
}

describe("a conversation", () => {
	test.each([
		["of the old kind", "A".repeat(43)],
		["with a made-up signature", `${"A".repeat(43)}.${"B".repeat(43)}`],
		["with nothing after the point", `${"A".repeat(43)}.`],
	])("is never taken up under a stranger's secret: %s", async (_, planted) => {
		const words = `words for nobody ${crypto.randomUUID()}`;
		const answer = await say(words, `conversation=${planted}`);
		expect(answer.status).toBe(200);
		expect(cookieOf(answer, "conversation")).toMatch(/^[\w-]{43}\.[\w-]{43}$/);
		expect(cookieOf(answer, "conversation")).not.toContain(planted.slice(0, 43));
		expect(await shown(`conversation=${planted}`)).not.toContain(words);
		expect(await shown(talkCookie(answer))).toContain(words);
	});

	test("with the signature of another is none", async () => {
		const [one = "", two = ""] = [await say("words of one"), await say("words of two")].map(talkCookie);
		const mixed = `${one.split(".")[0]}.${two.split(".")[1]}`;
		expect(await shown(mixed)).not.toContain("words of");
		expect(talkCookie(await say("Hello", mixed)).split(".")[0]).not.toBe(one.split(".")[0]);
	});

	test.each(["page", "call"])(
		"goes on under a new secret after signing in by the %s; the old one is worth nothing",
		async (how) => {
			const email = `${crypto.randomUUID()}@example.in`;
			const words = `said before ${crypto.randomUUID()}`;
			const before = talkCookie(await say(words));
			const headers = { Cookie: before };
			const fields = { username: "Asha", email, password: PASSWORD };
			const entered = await (how === "page"
				? ask(server, "/login", { body: new URLSearchParams(fields), headers })
				: ask(server, "/api/signup", { body: fields, headers }));
			const after = talkCookie(entered);
			expect(after).not.toBe(before);
			expect(await shown(after)).toContain(words);
			expect(await shown(before)).not.toContain(words);
			await say("said after", after);
			expect(await shown(after)).toContain("said after");

			// The planter, who goes on with the old secret, has a talk of his own at most.
			await say("the planter's words", before);
			expect(await shown(after)).not.toContain("planter");
		},
	);

	test.each(["clearing", "logging out", "lying idle"])(
		"that ended by %s is begun by nobody again: not by its owner's browser, nor by whoever copied the cookie",
		async (end) => {
			const copied = talkCookie(await say("Hello"));
			if (end === "lying idle") await rowsIn(server.databaseUrl, "delete from conversations");
			else {
				const path = end === "clearing" ? "/conversation" : "/logout";
				await ask(server, path, { body: new URLSearchParams(), headers: { Cookie: copied } });
			}
			// A browser that the answer never reached still has the cookie, too.
			const [planted, own] = [`planted ${crypto.randomUUID()}`, `own ${crypto.randomUUID()}`];
			const talks = [await say(planted, copied), await say(own, copied)].map(talkCookie);
			expect(new Set([...talks, copied]).size).toBe(3);
			for (const words of [planted, own]) expect(await shown(copied)).not.toContain(words);
			expect(await shown(talks[0] ?? "")).toContain(planted);
			expect(await shown(talks[1] ?? "")).toContain(own);
		},
	);

	test("that was never begun is dropped at signing in, so that its secret serves nobody later", async () => {
		const signed = talkCookie(await say("Hello"));
		await ask(server, "/conversation", { body: new URLSearchParams(), headers: { Cookie: signed } });
		const fields = { username: "Asha", email: `${crypto.randomUUID()}@example.in`, password: PASSWORD };
		const entered = await ask(server, "/login", { body: new URLSearchParams(fields), headers: { Cookie: signed } });
		expect(entered.headers["set-cookie"]?.join("\n")).toMatch(/^conversation=; Max-Age=0/m);
	});
});

describe("logging out", () => {
	test.each(["/logout", "/api/logout"])(
		"by %s ends the token of a header, bare and as Bearer, and of the cookie",
		async (path) => {
			for (const scheme of ["", "Bearer "]) {
				const [inHeader, inCookie] = [await addPerson(server.databaseUrl), await addPerson(server.databaseUrl)];
				const out = await ask(server, path, {
					method: "POST",
					headers: { Authorization: `${scheme}${inHeader.token}`, Cookie: `auth-token=${inCookie.token}` },
				});
				expect(out.status).toBe(path === "/logout" ? 303 : 200);
				expect(out.headers["set-cookie"]?.join("\n")).toMatch(/^auth-token=; Max-Age=0/m);
				expect([await lists(inHeader.token), await lists(inCookie.token)]).toEqual([401, 401]);
			}
		},
	);

	test("by the call answers in JSON, ends the talk, takes POST alone and no other site's", async () => {
		const { token } = await addPerson(server.databaseUrl);
		const talk = talkCookie(await say("secret words"));
		const foreign = { Cookie: `auth-token=${token}`, Origin: "https://evil.example" };
		expect((await ask(server, "/api/logout", { method: "POST", headers: foreign })).status).toBe(403);
		expect((await ask(server, "/api/logout", { headers: { Authorization: token } })).status).toBe(405);
		expect(await lists(token)).toBe(200);
		const out = await ask(server, "/api/logout", { method: "POST", headers: { Authorization: token, Cookie: talk } });
		expect(JSON.parse(out.body)).toEqual({ success: true });
		expect(await shown(talk)).not.toContain("secret words");
		expect((await ask(server, "/api/logout", { method: "POST" })).status).toBe(200);
	});

	test("leaves the browser known", async () => {
		const { token } = await addPerson(server.databaseUrl);
		const out = await ask(server, "/logout", { method: "POST", headers: { Cookie: `auth-token=${token}; devices=x` } });
		expect(out.headers["set-cookie"]?.join("\n")).not.toContain("devices");
		expect(out.headers["clear-site-data"]).toBe('"storage"');
	});

	test("everywhere ends all tokens of that person, and nobody else's", async () => {
		const email = `${crypto.randomUUID()}@example.in`;
		const body = { username: "Asha", email, password: PASSWORD };
		const first = JSON.parse((await ask(server, "/api/signup", { body })).body).token;
		const second = JSON.parse((await ask(server, "/api/login", { body })).body).token;
		const other = await addPerson(server.databaseUrl);
		const home = await ask(server, "/home", { headers: { Cookie: `auth-token=${first}` } });
		const [, address = ""] =
			/<form method="post" action="([^"]+)"[^>]*><button[^>]*>Log out everywhere</.exec(home.body) ?? [];
		expect((await ask(server, "/home")).body).not.toContain("Log out everywhere");
		expect(
			(await ask(server, address, { method: "POST", headers: { Cookie: `auth-token=${"x".repeat(43)}` } })).status,
		).toBe(303);
		expect(await lists(second)).toBe(200);
		const foreign = { Cookie: `auth-token=${first}`, "Sec-Fetch-Site": "cross-site" };
		expect((await ask(server, address, { method: "POST", headers: foreign })).status).toBe(403);
		const out = await ask(server, address, { body: new URLSearchParams(), headers: { Cookie: `auth-token=${first}` } });
		expect([out.status, out.headers.location]).toEqual([303, "/"]);
		expect([await lists(first), await lists(second), await lists(other.token)]).toEqual([401, 401, 200]);
	});

	test("everywhere with a token that has ended ends no other", async () => {
		const { token, id } = await addPerson(server.databaseUrl);
		await rowsIn(server.databaseUrl, "update tokens set expires_at = ? where user_id = ?", new Date(1), id);
		const sql = "insert into tokens (hash, user_id, expires_at) values ('phone', ?, ?)";
		await rowsIn(server.databaseUrl, sql, id, new Date(Date.now() + DAY_MS));
		await ask(server, "/api/logout?everywhere", { method: "POST", headers: { Authorization: token } });
		expect(await signIns(id)).toHaveLength(1);
	});
});

describe("a sign-in", () => {
	const setUsed = (id: number, at: number) =>
		rowsIn(server.databaseUrl, "update tokens set last_used_at = ? where user_id = ?", new Date(at), id);

	test("ends after 14 days without use, and its row goes", async () => {
		const sweeping = await startServer({ DATABASE_URL: server.databaseUrl, SWEEP_SECONDS: "1" });
		try {
			const { token, id } = await addPerson(server.databaseUrl);
			await setUsed(id, Date.now() - 13.9 * DAY_MS);
			expect(await lists(token)).toBe(200);
			await expect.poll(async () => (await signIns(id))[0]?.last_used_at ?? 0).toBeGreaterThan(Date.now() - DAY_MS);
			await setUsed(id, Date.now() - 14.1 * DAY_MS);
			expect(await lists(token)).toBe(401);
			await expect.poll(() => signIns(id), { timeout: 5_000 }).toEqual([]);
		} finally {
			await sweeping.stop();
		}
	});

	test("notes its use once an hour at most", async () => {
		const { token, id } = await addPerson(server.databaseUrl);
		const recently = Date.now() - DAY_MS / 24 + 60_000;
		await setUsed(id, recently);
		for (let use = 0; use < 3; use++) expect(await lists(token)).toBe(200);
		await sleep(300);
		expect(await signIns(id)).toEqual([{ last_used_at: recently }]);
	});

	test("holds while nothing can be written", async () => {
		const { token, id } = await addPerson(server.databaseUrl);
		const release = await holdWrites(server.databaseUrl);
		try {
			expect(await lists(token)).toBe(200);
			expect((await ask(server, "/home", { headers: { Cookie: `auth-token=${token}` } })).body).toContain("Logout");
			await sleep(2_500); // By then it has given up noting the use.
		} finally {
			await release();
		}
		expect(await signIns(id)).toHaveLength(1);
		expect(server.output()).not.toContain("unhandled");
	});
});

test("servers that start at once on a new database share one key, which a later start keeps", async () => {
	const { url, end } = await freshDatabase();
	const settings = { DATABASE_URL: url };
	const servers = await Promise.all([startServer(settings), startServer(settings)]);
	try {
		servers.push(await startServer(settings));
		const cookies: string[] = [];
		for (const one of servers) {
			const headers: Record<string, string> = cookies[0] ? { Cookie: cookies[0] } : {};
			cookies.push(talkCookie(await ask(one, "/api/chat", { body: { userInput: "Hello" }, headers })));
		}
		expect(new Set(cookies).size).toBe(1);
		expect(await rowCounts(url)).toMatchObject({ conversations: 1, messages: 6 });
		expect(await valuesIn(url, "select value from secrets")).toEqual([expect.stringMatching(/^[\w-]{43}$/)]);
	} finally {
		await Promise.all(servers.map((one) => one.stop()));
		await end();
	}
});
