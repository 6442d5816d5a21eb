import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { inFile, onSqlite, valuesIn } from "../support/database";
import { startServer, type TestServer } from "../support/server";
import { type Answer, addPerson, ask, cookieOf, requestsSent, rightBooking, rowCounts } from "./support";

/** Each property is tried so often; HOSTILE_RUNS=500 for a long look. */
const RUNS = Number(process.env.HOSTILE_RUNS ?? 12);
/** What may never reach a browser as a tag. */
const TAG = "<x-hostile";

let server: TestServer;
let token: string;
let cookie: string;

beforeAll(async () => {
	server = await startServer({
		LIMIT_MESSAGES_A_MINUTE: "10000",
		LIMIT_MESSAGES_A_MINUTE_PER_ADDRESS: "1000000",
		LIMIT_BOOKINGS_AN_HOUR: "10000",
		LIMIT_BOOKINGS_AN_HOUR_PER_ADDRESS: "1000000",
		LIMIT_SIGNUPS_AN_HOUR_PER_ADDRESS: "1000000",
	});
	token = (await addPerson(server.databaseUrl)).token;
	cookie = `auth-token=${token}`;
});
afterAll(async () => {
	console.info(`hostile requests sent: ${requestsSent()}`);
	await server.stop();
});

const PROBES = [
	`${TAG} onload=alert(1)>`,
	`"'>${TAG}>`,
	`</script>${TAG}>`,
	`--></textarea></title>${TAG}>`,
	"javascript:alert(1)",
	"' or '1'='1",
	"'); drop table users; --",
	'" union select password_hash from users --',
	`\${7*7}{{7*7}}<%= 7*7 %>#{7*7}`,
	"__proto__",
	"constructor",
	"../../../../etc/passwd",
	"%00",
	"\u0000",
	"a\r\nSet-Cookie: auth-token=planted",
	"\ud800",
	"\u202e\u2066\ufeff",
	"ﷺ".repeat(500),
	"नमस्ते 👩‍👩‍👧‍👦 é",
	"x".repeat(5_000),
	"1e400",
	"-0",
	"0x1F",
	"٣٤",
	"９８７６５４３２１０",
	"NaN",
	"2030-02-30",
	"9999-99-99",
	"+275760-09-13",
	"=cmd|' /C calc'!A0",
	" ",
	"",
];

const text = fc.oneof(
	fc.constantFrom(...PROBES),
	fc
		.tuple(fc.constantFrom(...PROBES), fc.string({ unit: "binary", maxLength: 40 }))
		.map(([probe, rest]) => rest + probe),
	fc.string({ unit: "binary", maxLength: 300 }),
);
const anything = fc.oneof({ weight: 2, arbitrary: text }, { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 4 }) });

const CALLS: [path: string, right: Record<string, string>][] = [
	["/api/login", { email: "nobody@example.in", password: "a long password" }],
	["/api/signup", { username: "Asha", email: "not an email", password: "short" }],
	["/api/booking", { ...rightBooking(), date: "2000-01-01" }],
	["/api/chat", { userInput: "Hello" }],
];
const FORMS: [path: string, right: Record<string, string>][] = [
	["/login", { username: "Asha", email: "not an email", password: "short" }],
	["/login?mode=login", { email: "nobody@example.in", password: "a long password" }],
	["/booking", { ...rightBooking(), date: "2000-01-01" }],
	["/chatbot", { userInput: "Hello", seen: "-1" }],
	["/check", { userInput: "Hello", seen: "-1" }],
	["/conversation", { returnTo: "/check" }],
];
const fieldsOf = (targets: typeof CALLS) =>
	targets.flatMap(([path, right]) => Object.keys(right).map((field) => [path, field, right] as const));

describe("a call", () => {
	test.each(fieldsOf(CALLS))("%s with a hostile %s", async (path, field, right) => {
		await hold(anything, async (value) => {
			const before = await rowCounts(server.databaseUrl);
			const answer = await ask(server, path, {
				body: { ...right, [field]: value },
				headers: { Authorization: token },
			});
			expectJson(answer);
			if (answer.status !== 200) expect(await rowCounts(server.databaseUrl)).toEqual(before);
		});
	});

	test.each(CALLS)("%s with a body that is no object of texts", async (path) => {
		const bodies = fc.oneof(
			fc.jsonValue().map((value) => JSON.stringify(value)),
			fc.string({ unit: "binary" }),
			fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
			fc.constantFrom(
				"[".repeat(20_000),
				'{"a":'.repeat(5_000),
				"",
				"null",
				`"${"x".repeat(70_000)}"`,
				'{"__proto__":{"email":"a"}}',
			),
		);
		await hold(bodies, async (body) => {
			const before = await rowCounts(server.databaseUrl);
			const answer = await ask(server, path, {
				body,
				headers: { "Content-Type": "application/json", Authorization: token },
			});
			expectJson(answer);
			expect(answer.status).toBeGreaterThanOrEqual(400);
			expect(await rowCounts(server.databaseUrl)).toEqual(before);
		});
	});
});

describe("a form", () => {
	test.each(fieldsOf(FORMS))("%s with a hostile %s", async (path, field, right) => {
		await hold(text, async (value) => {
			const before = await rowCounts(server.databaseUrl);
			const body = new URLSearchParams({ ...right, [field]: value });
			expectPage(await ask(server, path, { body, headers: path.startsWith("/login") ? {} : { Cookie: cookie } }));
			const { users, bookings } = await rowCounts(server.databaseUrl);
			expect({ users, bookings }).toEqual({ users: before.users, bookings: before.bookings });
		});
	});

	test.each(FORMS)("%s with fields that nobody asked for", async (path, right) => {
		const names = fc.oneof(
			text,
			fc.constantFrom(
				"__proto__",
				"name[0]",
				"name.a.b",
				"name[__proto__][x]",
				"[]",
				"a[9999999]",
				"constructor.prototype.x",
			),
		);
		await hold(fc.array(fc.tuple(names, text), { maxLength: 8 }), async (extra) => {
			const body = new URLSearchParams([...Object.entries(right), ...extra]);
			expectPage(await ask(server, path, { body, headers: path.startsWith("/login") ? {} : { Cookie: cookie } }));
		});
	});

	test.each(FORMS)("%s with a body that is no form", async (path) => {
		const kinds = [
			"multipart/form-data",
			"multipart/form-data; boundary=x",
			"text/plain",
			"application/json",
			"",
			'x/y; charset="utf-16"',
		];
		await hold(fc.tuple(fc.constantFrom(...kinds), fc.uint8Array({ maxLength: 300 })), async ([type, bytes]) => {
			const headers = { "Content-Type": type, "Content-Encoding": "gzip" };
			expectPage(await ask(server, path, { body: Buffer.from(bytes), headers }));
		});
	});
});

const headerText = fc.oneof(
	fc.constantFrom(...PROBES).map((probe) => probe.replace(/[^\x20-\x7e]/g, "")),
	fc.string({
		unit: fc
			.integer({ min: 0x20, max: 0xff })
			.filter((code) => code !== 0x7f)
			.map((code) => String.fromCharCode(code)),
	}),
);

test.each([
	"Cookie",
	"Authorization",
	"Content-Type",
	"Accept",
	"Accept-Encoding",
	"X-Forwarded-For",
	"X-Forwarded-Proto",
	"X-Forwarded-Host",
	"X-Connection-Address",
	"Origin",
	"Sec-Fetch-Site",
	"If-None-Match",
	"Range",
])("a hostile header: %s", async (name) => {
	await hold(headerText, async (value) => {
		const headers = {
			[name]: name === "Cookie" ? `auth-token=${value}; conversation=${value}; notice=${value}` : value,
		};
		for (const path of ["/home", "/check", "/booking?view=previous", "/login.data"]) {
			const answer = await ask(server, path, { headers });
			expect(answer.status).toBeLessThan(500);
			expect(answer.body).not.toContain(TAG);
		}
		expectPage(await ask(server, "/chatbot", { body: new URLSearchParams({ userInput: "Hello" }), headers }));
		expectJson(await ask(server, "/api/chat", { body: { userInput: "Hello" }, headers }));
	});
});

test("hostile addresses", async () => {
	const part = fc.oneof(
		text.map(encoded),
		headerText.map((value) => value.replace(/[^\x21-\x7e]/g, "")),
	);
	const pages = [
		"/login?mode=",
		"/login?redirectTo=",
		"/booking?view=",
		"/?_routes=",
		"/home.data?_routes=",
		"/__manifest?p=",
		"/",
		"/api/",
		"/assets/",
		"/refused/",
	];
	await hold(
		fc.tuple(fc.constantFrom(...pages), part),
		async ([start, rest]) => {
			const answer = await ask(server, start + rest);
			expect(answer.status).toBeLessThan(500);
			expect(answer.body).not.toContain(TAG);
		},
		150,
	);
});

test("what a person may well be called is kept as it is and shown as text", async () => {
	for (const probe of PROBES.filter((value) => value.includes(TAG))) {
		const person = await addPerson(server.databaseUrl, probe);
		const headers = { Cookie: `auth-token=${person.token}` };
		const body = new URLSearchParams({ ...rightBooking(), name: probe, address: probe });
		expect((await ask(server, "/booking", { body, headers })).status).toBe(303);
		const talk = await ask(server, "/chatbot", { body: new URLSearchParams({ userInput: probe }), headers });
		const both = { Cookie: `${headers.Cookie}; conversation=${cookieOf(talk, "conversation")}` };
		for (const path of ["/home", "/booking?view=previous", "/chatbot", "/check"]) {
			const page = await ask(server, path, { headers: both });
			expectPage(page);
			if (path !== "/home") expect(page.body).toContain("&lt;x-hostile");
		}
		const list = await ask(server, "/api/user-bookings", { headers: { Authorization: person.token } });
		expect(JSON.parse(list.body).bookings[0].name).toBe(probe);
	}
});

test("and after all that nothing is broken, planted or logged as an error", async () => {
	expect((await ask(server, "/healthz")).status).toBe(200);
	if (onSqlite)
		inFile(server.databaseFile, (connection) =>
			expect(connection.pragma("integrity_check", { simple: true })).toBe("ok"),
		);
	const sql = "select count(*) from users where password_hash <> 'none'";
	expect(await valuesIn(server.databaseUrl, sql)).toEqual([0]);
	expect(server.output()).not.toMatch(/"level":"error"|^\s+at |Error:/m);
});

/** The same values every time, so that a failure is nobody's bad luck. FUZZ_SEED=any number looks for others. */
const SEED = Number(process.env.FUZZ_SEED ?? -1553519065);

async function hold<T>(values: fc.Arbitrary<T>, property: (value: T) => Promise<void>, runs = RUNS): Promise<void> {
	await fc.assert(fc.asyncProperty(values, property), { numRuns: runs, seed: SEED });
}

function expectJson({ status, headers, body }: Answer): void {
	expect(status).toBeLessThan(500);
	expect(headers["content-type"]).toMatch(/^application\/json/);
	expect(headers["x-content-type-options"]).toBe("nosniff");
	expect(typeof JSON.parse(body)).toBe("object");
}

function expectPage({ status, headers, body }: Answer): void {
	expect(status).toBeLessThan(500);
	expect(body).not.toContain(TAG);
	expect(body).not.toMatch(/href="javascript:/i);
	expect(headers["set-cookie"]?.join() ?? "").not.toContain("planted");
	if (status >= 300 && status < 400) expect(headers.location).toMatch(/^\/(?![/\\])/);
}

/** Lone surrogates have no encoding of their own. */
function encoded(value: string): string {
	return encodeURIComponent(Buffer.from(value).toString());
}
