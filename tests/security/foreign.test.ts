import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startServer, type TestServer } from "../support/server";
import { addPerson, ask, cookieOf, rightBooking, rowCounts, sendRaw } from "./support";

let server: TestServer;
let cookies: string;
let person: Awaited<ReturnType<typeof addPerson>>;

beforeAll(async () => {
	server = await startServer();
	person = await addPerson(server.databaseUrl);
	const talk = await ask(server, "/api/chat", { body: { userInput: "Something private" } });
	cookies = `auth-token=${person.token}; conversation=${cookieOf(talk, "conversation")}`;
});
afterAll(() => server.stop());

/** Every address that changes something, with a body that would. */
const CHANGES: [path: string, body: URLSearchParams | Record<string, unknown>][] = [
	["/login", form({ username: "Eve", email: "eve@example.in", password: "a long password" })],
	["/login?mode=login", form({ email: "eve@example.in", password: "a long password" })],
	["/login.data", form({ username: "Eve", email: "eve@example.in", password: "a long password" })],
	["/logout", form({})],
	["/logout.data", form({})],
	["/logout?everywhere", form({})],
	["/conversation", form({})],
	["/conversation.data", form({})],
	["/data", form({ intent: "moods-on" })],
	["/data/mood", form({ mood: "0" })],
	["/leave", form({})],
	["/leave.data", form({})],
	["/conversation/choices", form({ forget: "yes", clear: "yes" })],
	["/plan", form({ intent: "delete", version: "1" })],
	["/chatbot", form({ userInput: "put into their mouth" })],
	["/chatbot.data", form({ userInput: "put into their mouth" })],
	["/check", form({ userInput: "put into their mouth" })],
	["/booking", form(rightBooking())],
	["/booking.data", form(rightBooking())],
	["/LOGOUT", form({})],
	["//logout", form({})],
	["/logout/", form({})],
	["/%6cogout", form({})],
	["/api/../logout", form({})],
	["/api/%2e%2e/logout", form({})],
	["/api/login", { email: "eve@example.in", password: "a long password" }],
	["/api/logout", {}],
	["/api/signup", { username: "Eve", email: "eve@example.in", password: "a long password" }],
	["/api/booking", rightBooking()],
	["/api/chat", { userInput: "put into their mouth" }],
	["/API/chat", { userInput: "put into their mouth" }],
];

/** What browsers send along from a page that is not ours. */
const FOREIGN: [name: string, headers: Record<string, string>][] = [
	["another site", { Origin: "https://evil.example", "Sec-Fetch-Site": "cross-site" }],
	["another site in an old browser", { Origin: "https://evil.example" }],
	["a site beside ours", { Origin: "http://sub.localhost", "Sec-Fetch-Site": "same-site" }],
	["another port", { Origin: "http://localhost:1" }],
	["a frame in a sandbox", { Origin: "null" }],
	["a name that begins like ours", { Origin: "http://localhost.evil.example" }],
	["something that is no address", { Origin: "evil" }],
	["a browser that hides its origin", { "Sec-Fetch-Site": "cross-site" }],
	["another site in a browser that knows no origin", { Referer: "https://evil.example/page" }],
];

describe.each(CHANGES)("a post to %s", (path, body) => {
	test.each(FOREIGN)("from %s is refused and changes nothing", async (_, headers) => {
		const before = await rowCounts(server.databaseUrl);
		const answer = await ask(server, path, { body, headers: { ...headers, Cookie: cookies } });
		expect(answer.status).toBe(403);
		expect(answer.headers["set-cookie"]).toBeUndefined();
		expect(await rowCounts(server.databaseUrl)).toEqual(before);
	});
});

test("the refusal is a page for people and JSON for programs", async () => {
	const headers = { Origin: "https://evil.example" };
	const page = await ask(server, "/login", { body: form({}), headers });
	expect(page.body).toContain("This form was sent from another site, so nothing was done.");
	const call = await ask(server, "/api/signup", { body: {}, headers });
	expect(JSON.parse(call.body)).toEqual({ success: false, errors: "Calls from other sites are refused." });
});

test("a text that pretends to be JSON, as a form can send it, is refused", async () => {
	const answer = await ask(server, "/api/chat", {
		body: '{"userInput":"hello","x":"="}',
		headers: { "Content-Type": "text/plain", Cookie: cookies },
	});
	expect(answer.status).toBe(415);
});

test.each([
	["a form without script", { "Sec-Fetch-Site": "same-origin", "Sec-Fetch-Mode": "navigate" }],
	["an address typed by hand, then a form", { "Sec-Fetch-Site": "none" }],
	["an old browser", {}],
])("%s on our own page is taken", async (_, fetchHeaders) => {
	const headers = { ...fetchHeaders, Origin: server.url, Cookie: `auth-token=${person.token}` };
	const booked = await ask(server, "/booking", { body: form(rightBooking()), headers });
	expect([booked.status, booked.headers.location]).toEqual([303, "/home"]);
	const said = await ask(server, "/chatbot", { body: form({ userInput: "Hello" }), headers });
	expect(said.status).toBe(303);
});

describe("the name that a proxy saw", () => {
	const headers = { Origin: "https://care.example", "X-Forwarded-Host": "care.example", "X-Forwarded-Proto": "https" };

	test("counts behind one that is trusted", async () => {
		const behind = await startServer({ TRUST_PROXY: "1" });
		try {
			const said = await ask(behind, "/chatbot", { body: form({ userInput: "Hello" }), headers });
			expect(said.status).toBe(303);
		} finally {
			await behind.stop();
		}
	});

	test.each(["/chatbot", "/chatbot.data", "/api/chat", "/logout"])("does not where none is: %s", async (path) => {
		const body = path === "/api/chat" ? { userInput: "Hello" } : form({ userInput: "Hello" });
		expect((await ask(server, path, { body, headers })).status).toBe(403);
	});
});

test("no other site may read or prepare a call", async () => {
	const asked = await ask(server, "/api/login", {
		method: "OPTIONS",
		headers: { Origin: "https://evil.example", "Access-Control-Request-Method": "POST" },
	});
	expect(asked.status).toBe(405);
	for (const answer of [asked, await ask(server, "/api/goodthoughts", { headers: { Origin: "https://evil.example" } })])
		expect(Object.keys(answer.headers).filter((name) => name.startsWith("access-control"))).toEqual([]);
});

describe("a link to the login page", () => {
	test.each([
		"https://evil.example",
		"//evil.example",
		"/\\evil.example",
		"\\\\evil.example",
		"/%5Cevil.example",
		"%2F%2Fevil.example",
		"/%2Fevil.example",
		"///evil.example",
		"/booking/../..//evil.example",
		"/booking@evil.example",
		"/\tevil.example",
		"http:evil.example",
		"javascript:alert(1)",
		"data:text/html,hi",
		"/logout",
		" /booking",
		"/booking\r\nSet-Cookie: a=b",
		"/booking?view=previous&x=//evil.example",
	])("never leads away: %j", async (address) => {
		for (const given of [address, encodeURI(address)]) {
			const path = `/login?redirectTo=${encodeURIComponent(given)}`;
			const read = await ask(server, path, { headers: { Cookie: cookies } });
			expect([read.status, read.headers.location]).toEqual([302, "/home"]);
		}
	});

	test("leads back to the pages that send people there", async () => {
		for (const address of ["/booking", "/booking?view=previous", "/check"]) {
			const answer = await ask(server, `/login?redirectTo=${encodeURIComponent(address)}`, {
				headers: { Cookie: cookies },
			});
			expect(answer.headers.location).toBe(address);
		}
	});

	test("and neither does clearing the conversation, nor any path", async () => {
		const cleared = await ask(server, "/conversation", { body: form({ returnTo: "//evil.example" }) });
		expect(cleared.headers.location).toBe("/chatbot?cleared");
		for (const path of [
			"//evil.example",
			"//evil.example/..",
			"/\\evil.example",
			"/%5C%5Cevil.example/",
			"//evil.example/%2e%2e",
		]) {
			const { headers } = await ask(server, path);
			expect(headers.location ?? "/").toMatch(/^\/(?![/\\])/);
		}
	});
});

test.each(["HEAD", "OPTIONS", "PUT", "DELETE"])(
	"%s for what scripts fetch, from a foreign page, is refused",
	async (method) => {
		for (const path of ["/booking.data", "/.data", "/login.data?mode=login", "/_root.data", "/api/chat.data"])
			for (const Origin of ["https://evil.example", "null", "x"])
				expect((await ask(server, path, { method, headers: { Origin } })).status).toBe(403);
	},
);

describe("a request that is none", () => {
	test.each([
		["rubbish", "rubbish\r\n\r\n"],
		["a lower-case method", "get / HTTP/1.1\r\nHost: localhost\r\n\r\n"],
		["no host", "GET / HTTP/1.1\r\nConnection: close\r\n\r\n"],
		["a host that is no name", "GET / HTTP/1.1\r\nHost: [\r\nConnection: close\r\n\r\n"],
		["a host with a space", "GET / HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n"],
		["a whole address", "GET http://evil.example/ HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"],
		["an asterisk", "OPTIONS * HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"],
		["TRACE", "TRACE / HTTP/1.1\r\nHost: localhost\r\nCookie: auth-token=secret\r\nConnection: close\r\n\r\n"],
		["two lengths", "POST /login HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab"],
		[
			"a length and chunks",
			"POST /login HTTP/1.1\r\nHost: localhost\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
		],
		["a header with no name", "GET / HTTP/1.1\r\nHost: localhost\r\n: x\r\n\r\n"],
		["headers without measure", `GET / HTTP/1.1\r\nHost: localhost\r\nX: ${"x".repeat(20_000)}\r\n\r\n`],
		["an old way of fetching", "GET /?_data=root HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"],
		["half a percent", "GET /% HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"],
	])("gets a 4xx: %s", async (_, bytes) => {
		const received = await sendRaw(server, bytes);
		expect(received).toMatch(/^HTTP\/1\.1 4\d\d /);
		expect(received).not.toContain("secret");
	});

	test("CONNECT gets no tunnel", async () => {
		const received = await sendRaw(server, "CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example\r\n\r\n");
		expect(received).not.toMatch(/^HTTP\/1\.1 2/);
	});

	test("none of this was an error to the server", async () => {
		expect((await ask(server, "/healthz")).status).toBe(200);
		expect(server.output()).not.toMatch(/"level":"error"|^\s+at /m);
	});
});

function form(fields: Record<string, string>): URLSearchParams {
	return new URLSearchParams(fields);
}
