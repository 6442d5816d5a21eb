import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { nextMidnight } from "../../app/features/next-midnight";
import { quoteOfTheDay } from "../../app/features/quotes/quote-of-the-day";
import { type Ask, addPerson, ask, cookieOf } from "../security/support";
import { rowsIn } from "../support/database";
import { startServer, type TestServer } from "../support/server";

const SHARED = ["/", "/home", "/login", "/login?mode=login"];
const ZONE = "Asia/Kolkata";
let server: TestServer;

beforeAll(async () => {
	server = await startServer();
	for (const path of SHARED) await untilKept(server, path);
});
afterAll(() => server.stop());

/** What a test asks of a page that was answered. */
type Page = Awaited<ReturnType<typeof ask>>;

const get = (path: string, headers: Record<string, string> = {}, on: TestServer = server) => ask(on, path, { headers });
const isPublic = (page: Page) => page.headers["cache-control"]?.includes("public");

/** A page that is kept has its length before it is sent; one that is rendered comes in chunks. */
async function untilKept(on: TestServer, path: string): Promise<void> {
	await vi.waitFor(async () => expect((await get(path, {}, on)).headers["content-length"]).toBeDefined(), 10_000);
}

describe("a page that is the same for everybody", () => {
	test.each(SHARED)("%s may be kept by anybody for a while, and says by what it was chosen", async (path) => {
		const { status, headers } = await get(path);
		expect(status).toBe(200);
		const [, browser, network] = /^public, max-age=(\d+), s-maxage=(\d+)$/.exec(headers["cache-control"] ?? "") ?? [];
		const untilMidnight = (nextMidnight(new Date(), ZONE).getTime() - Date.now()) / 1000;
		expect(Number(browser)).toBeGreaterThan(0);
		expect(Number(browser)).toBeLessThanOrEqual(Math.min(60, untilMidnight + 1));
		expect(Number(network)).toBeLessThanOrEqual(Math.min(300, untilMidnight + 1));
		expect(headers.vary).toBe("Accept-Encoding, Cookie, X-Forwarded-Host, X-Forwarded-Proto");
		expect(headers.etag).toMatch(/^W\/"[\w-]{43}"$/);
		expect(headers["set-cookie"]).toBeUndefined();
		expect(headers.expires).toBeUndefined();
	});

	test.each(SHARED)("%s is not sent again to who has it, and the answer keeps the page's own headers", async (path) => {
		const first = await get(path);
		const tag = String(first.headers.etag);
		for (const known of [tag, tag.replace("W/", ""), `"another", ${tag}`, "*"]) {
			const again = await get(path, { "If-None-Match": known });
			expect([again.status, again.body]).toEqual([304, ""]);
			for (const name of ["etag", "vary", "cache-control", "content-security-policy", "x-frame-options"])
				expect(again.headers[name], name).toBe(first.headers[name]);
		}
		expect((await get(path, { "If-None-Match": '"another"' })).status).toBe(200);
	});

	test.each(SHARED)("%s says the same in every encoding, and to HEAD without a body", async (path) => {
		const plain = await get(path);
		const answers = await Promise.all(
			["br", "gzip", "gzip, deflate, br", "br;q=0, gzip", "identity", "br;q=0.0"].map(async (accepted) => {
				const answer = await fetch(server.url + path, { headers: { "Accept-Encoding": accepted } });
				return { encoding: answer.headers.get("Content-Encoding"), body: await answer.text() };
			}),
		);
		expect(answers.map(({ encoding }) => encoding)).toEqual(["br", "gzip", "br", "gzip", null, null]);
		for (const { body } of answers) expect(body).toBe(plain.body);
		const head = await ask(server, path, { method: "HEAD" });
		expect([head.status, head.body]).toEqual([200, ""]);
		expect({ ...head.headers, date: "" }).toEqual({ ...plain.headers, date: "" });
	});

	test("the bytes on the wire are what the encoding says", async () => {
		const plain = Buffer.from(await (await fetch(`${server.url}/`)).arrayBuffer());
		const { raw: br } = await rawBody("/", "br");
		const { raw: gzip } = await rawBody("/", "gzip");
		expect(brotliDecompressSync(br).equals(plain)).toBe(true);
		expect(gunzipSync(gzip).equals(plain)).toBe(true);
	});

	test("another process renders it to the letter, so several may stand behind one CDN", async () => {
		const sibling = await startServer();
		try {
			for (const path of SHARED) {
				const headers = { Host: "saathi.example" };
				const [ours, theirs] = [await get(path, headers), await get(path, headers, sibling)];
				expect(theirs.headers.etag).toBe(ours.headers.etag);
				expect(theirs.body).toBe(ours.body);
			}
		} finally {
			await sibling.stop();
		}
	});

	test("the page as first rendered carries what it carries ever after", async () => {
		const fresh = await startServer();
		try {
			for (const path of SHARED) {
				const rendered = await get(path, {}, fresh);
				expect(rendered.headers["content-length"]).toBeUndefined();
				await untilKept(fresh, path);
				const keptPage = await get(path, {}, fresh);
				expect(keptPage.body).toBe(rendered.body);
				const { date: _, connection: __, ...headers } = rendered.headers;
				const { "transfer-encoding": ___, ...expected } = headers;
				expect(keptPage.headers).toMatchObject(expected);
			}
		} finally {
			await fresh.stop();
		}
	});
});

describe("a page for one person", () => {
	const PERSONAL: [what: string, path: string, options: Ask][] = [
		["a token that nobody has", "/", { headers: { Cookie: `auth-token=${"x".repeat(43)}` } }],
		["a token that is no token", "/home", { headers: { Cookie: "auth-token=rubbish" } }],
		["an empty token", "/", { headers: { Cookie: "auth-token=" } }],
		["a token after a cookie of another program", "/", { headers: { Cookie: "theme=dark; auth-token=x" } }],
		["a conversation", "/", { headers: { Cookie: `conversation=${"c".repeat(43)}` } }],
		["a notice", "/home", { headers: { Cookie: "notice=booked" } }],
		["an Authorization header", "/", { headers: { Authorization: "Bearer x" } }],
		["a query of its own", "/login?redirectTo=/booking", {}],
		["another query", "/?a=1", {}],
		["an address that is not there", "/nowhere", {}],
		["the data of a page", "/_root.data", {}],
		["the data of home", "/home.data", {}],
		["a form that was not taken", "/login", { body: new URLSearchParams({ email: "no" }) }],
		["the booking form", "/booking", {}],
		["the list of bookings", "/booking?view=previous", {}],
		["a chat page", "/chatbot", {}],
		["the other chat page", "/check", {}],
		["a way out", "/logout", {}],
		["a JSON call", "/api/goodthoughts", {}],
		["the health of the server", "/healthz", {}],
	];

	test.each(PERSONAL)("%s is never kept: %s", async (_, path, options) => {
		for (let time = 0; time < 2; time++) {
			const { headers } = await ask(server, path, options);
			if (path === "/logout") expect(headers.location).toBe("/");
			expect(headers["cache-control"]).toBe("private, no-store");
			expect([headers.etag, headers.expires]).toEqual([undefined, undefined]);
		}
	});

	test("a cookie of another program makes nobody a person", async () => {
		const page = await get("/", { Cookie: "theme=dark; session=1" });
		expect(isPublic(page)).toBe(true);
	});

	test("who has the shared page is told anew once signed in, and again once signed out", async () => {
		const shared = await get("/");
		const known = { "If-None-Match": String(shared.headers.etag) };
		const { token } = await addPerson(server.databaseUrl, "Asha");
		const signedIn = await get("/", { ...known, Cookie: `auth-token=${token}` });
		expect(signedIn.status).toBe(200);
		expect(signedIn.body).toContain("Logout");
		expect((await get("/", known)).status).toBe(304);
	});
});

describe("no page shows anybody another's", () => {
	const names = ["Asha", "Ravi", "Meera"];

	test("in turn and at once, whoever comes first", async () => {
		const fresh = await startServer();
		try {
			const people: { name: string; token: string }[] = [];
			for (const name of names) people.push({ name, ...(await addPerson(fresh.databaseUrl, name)) });
			const talks = await Promise.all(names.map((_, index) => talk(fresh, `secret number ${index}`)));
			const visits = Array.from({ length: 240 }, (_, turn) => {
				const path = ["/", "/home", "/login", "/chatbot", "/booking", "/check"][turn % 6] as string;
				const person = turn % 4 === 0 ? undefined : people[turn % 3];
				const conversation = turn % 5 === 0 ? undefined : talks[turn % 3];
				return { path, person, conversation };
			});
			const visit = async ({ path, person, conversation }: (typeof visits)[number]) => {
				const cookies = [
					person && `auth-token=${person.token}`,
					conversation && `conversation=${conversation.secret}`,
				].filter(Boolean);
				const page = await get(path, cookies.length > 0 ? { Cookie: cookies.join("; ") } : {}, fresh);
				if (page.status !== 302) {
					expect(page.body.includes("Logout")).toBe(person !== undefined);
					for (const other of people)
						for (const own of [other.token, other.name]) expect(page.body.includes(own)).toBe(other === person);
				}
				if (page.status === 200) {
					const shown = path === "/chatbot" || path === "/check" ? conversation : undefined;
					for (const other of talks) expect(page.body.includes(other.said)).toBe(other === shown);
				}
				expect(Boolean(isPublic(page))).toBe(cookies.length === 0 && SHARED.includes(path));
				if (isPublic(page)) expect(page.headers["set-cookie"]).toBeUndefined();
			};
			for (const each of visits.slice(0, 60)) await visit(each);
			await Promise.all(visits.map(visit));
		} finally {
			await fresh.stop();
		}
	});

	test("through signing up, logging out and logging in, the navbar is right at every step", async () => {
		const email = `${crypto.randomUUID()}@example.in`;
		const form = new URLSearchParams({ username: "Asha", email, password: "a long password" });
		const entered = await ask(server, "/login", { body: form });
		expect([entered.status, entered.headers.location]).toEqual([303, "/home"]);
		const cookie = `auth-token=${cookieOf(entered, "auth-token")}`;
		expect((await get("/home", { Cookie: cookie })).body).toContain(", Asha</h1>");
		expect((await get("/home")).body).not.toContain("Asha");
		const left = await ask(server, "/logout", { method: "POST", headers: { Cookie: cookie } });
		expect([left.status, left.headers.location]).toEqual([303, "/"]);
		const after = await get("/home", { Cookie: cookie });
		expect(after.body).not.toContain("Asha");
		expect(after.headers["cache-control"]).toBe("private, no-store");
		const back = await ask(server, "/login?mode=login", { body: form });
		expect(back.status).toBe(303);
		expect((await get("/", { Cookie: `auth-token=${cookieOf(back, "auth-token")}` })).body).toContain("Logout");
		expect((await get("/")).body).not.toContain("Logout");
	});

	test("a visitor's Host, protocol and other headers leave no trace in what the next one gets", async () => {
		const fresh = await startServer({ TRUST_PROXY: "1" });
		try {
			for (const path of SHARED) {
				const first = await get(
					path,
					{ Host: "evil.example", "X-Forwarded-Host": "worse.example", "X-Forwarded-Proto": "https" },
					fresh,
				);
				expect(first.headers["strict-transport-security"]).toBeDefined();
				await untilKept(fresh, path);
				const next = await get(path, {}, fresh);
				expect(next.headers["strict-transport-security"]).toBeUndefined();
				expect(next.body).not.toMatch(/evil\.example|worse\.example/);
				const safe = await get(path, { "X-Forwarded-Proto": "https" }, fresh);
				expect(safe.headers["strict-transport-security"]).toBeDefined();
			}
		} finally {
			await fresh.stop();
		}
	});
});

describe("at the turn of the day", () => {
	test("the thought changes at the clinic's midnight, and no lifetime reaches past it", async () => {
		const midnight = new Date("2026-11-20T18:30:00Z");
		const clock = pathToFileURL(resolve("tests/support/clock.mjs"));
		const standing = await startServer({
			NODE_OPTIONS: `--import=${clock}`,
			CLOCK_AT: new Date(midnight.getTime() - 20_000).toISOString(),
			CLOCK_STEP_MS: "19500",
		});
		const tick = () => standing.process.kill("SIGUSR2");
		const quoteAt = (moment: Date) => quoteOfTheDay(moment, ZONE);
		const lifetime = async () => (await get("/", {}, standing)).headers["cache-control"];
		try {
			await untilKept(standing, "/");
			const before = await get("/", {}, standing);
			expect(before.body).toContain(quoteAt(new Date(midnight.getTime() - 1)));
			expect(before.headers["cache-control"]).toBe("public, max-age=20, s-maxage=20");

			tick();
			await expect.poll(lifetime).toBe("private, no-store");
			expect((await get("/", {}, standing)).body).toContain(quoteAt(new Date(midnight.getTime() - 1)));

			tick();
			await expect.poll(lifetime).toBe("public, max-age=60, s-maxage=300");
			const after = await get("/", { "If-None-Match": String(before.headers.etag) }, standing);
			expect(after.status).toBe(200);
			expect(after.body).toContain(quoteAt(midnight));
			expect(after.headers.etag).not.toBe(before.headers.etag);
		} finally {
			await standing.stop();
		}
	});
});

describe("who brings no cookie", () => {
	test("costs no look-up of a session", async () => {
		const fresh = await startServer();
		try {
			await rowsIn(fresh.databaseUrl, "alter table tokens rename to away");
			for (const path of [...SHARED, "/booking", "/chatbot", "/check", "/?a=1"])
				expect((await get(path, {}, fresh)).status, path).toBe(200);
			// The same pages do ask when there is a token, so this would have failed above.
			expect((await get("/", { Cookie: `auth-token=${"x".repeat(43)}` }, fresh)).status).toBe(500);
		} finally {
			await fresh.stop();
		}
	});
});

/** The bytes of a body as they come, which fetch would have unpacked. */
async function rawBody(path: string, encoding: string): Promise<{ raw: Buffer }> {
	const { request } = await import("node:http");
	return new Promise((resolveBody, reject) => {
		request(server.url + path, { agent: false, headers: { "Accept-Encoding": encoding } }, (response) => {
			const chunks: Buffer[] = [];
			response.on("data", (chunk) => chunks.push(chunk));
			response.on("end", () => resolveBody({ raw: Buffer.concat(chunks) }));
		})
			.on("error", reject)
			.end();
	});
}

/** Says something to the bot in a conversation of its own. */
async function talk(on: TestServer, said: string): Promise<{ said: string; secret: string }> {
	const answer = await ask(on, "/api/chat", { body: { userInput: said } });
	return { said, secret: String(cookieOf(answer, "conversation")) };
}
