import { createHash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { rowsIn } from "../support/database";
import { startServer, type TestServer } from "../support/server";
import { type Answer, type Ask, addPerson, ask, cookieOf } from "./support";

let server: TestServer;
let token: string;

beforeAll(async () => {
	server = await startServer();
	token = (await addPerson(server.databaseUrl)).token;
});
afterAll(() => server.stop());

const DOCUMENTS: [name: string, path: string, status: number, options?: Ask][] = [
	["the landing page", "/", 200],
	["home", "/home", 200],
	["login", "/login", 200],
	["login mode", "/login?mode=login", 200],
	["the chat page", "/chatbot", 200],
	["the voice page", "/check", 200],
	["the booking page", "/booking", 200],
	["the list of a visitor", "/booking?view=previous", 401],
	["a page that is not there", "/nowhere", 404],
	["a post to a page that is not there", "/nowhere", 404, { body: new URLSearchParams("a=b") }],
	["a refused form", "/login", 422, { body: new URLSearchParams({ email: "x", username: "", password: "" }) }],
	["a page that takes no posts", "/home", 405, { body: new URLSearchParams("a=b") }],
	["a form that is too large", "/booking", 413, { body: new URLSearchParams({ name: "x".repeat(70_000) }) }],
	[
		"a post from elsewhere",
		"/login",
		403,
		{ body: new URLSearchParams(), headers: { Origin: "https://evil.example" } },
	],
	["a method unknown to the pages", "/", 405, { method: "TRACE" }],
	["a path that cannot be decoded", "/%c0%ae", 400],
];

const ANSWERS: [name: string, path: string, status: number, options?: Ask][] = [
	["what a script fetches for a page", "/home.data", 200],
	["what a script fetches for no page", "/nowhere.data", 404],
	["a page's post by script", "/login.data", 422, { body: new URLSearchParams({ email: "x" }) }],
	["a redirect after a get", "/logout", 302],
	["a redirect after a form", "/chatbot", 303, { body: new URLSearchParams({ userInput: "Hello" }) }],
	["a redirect for a script", "/chatbot.data", 202, { body: new URLSearchParams({ userInput: "Hello" }) }],
	["the good thought", "/api/goodthoughts", 200],
	["a list without a token", "/api/user-bookings", 401],
	["a call that is not there", "/api/nothing", 404],
	["a call with the wrong method", "/api/login", 405],
	["a call that is not JSON", "/api/login", 415, { body: "x", headers: { "Content-Type": "text/plain" } }],
	["a call from elsewhere", "/api/login", 403, { body: {}, headers: { Origin: "https://evil.example" } }],
	["an account", "/api/signup", 422, { body: {} }],
	["a talk", "/api/chat", 200, { body: { userInput: "Hello" } }],
	["the health", "/healthz", 200],
	["Remix's list of routes", "/__manifest?p=/login&version=none", 204],
	["Remix's refusal of such a list", "/__manifest?version=none", 204],
];

describe.each([...DOCUMENTS, ...ANSWERS])("%s (%s)", (_, path, status, options) => {
	test("carries every security header once", async () => {
		const answer = await ask(server, path, options);
		expect(answer.status).toBe(status);
		expectHeaders(answer);
		const shared = options === undefined && ["/", "/home", "/login", "/login?mode=login"].includes(path);
		const keeping = shared ? /^public, max-age=\d+, s-maxage=\d+$/ : /^private, no-store$/;
		expect(answer.headers["cache-control"]).toMatch(keeping);
		expect(answer.headers["strict-transport-security"]).toBeUndefined();
	});
	test("asks for https alone once it came over https", async () => {
		const headers = { ...options?.headers, "X-Forwarded-Proto": "https" };
		const answer = await ask(server, path, { ...options, headers });
		expect(answer.headers["strict-transport-security"]).toBe("max-age=31536000");
	});
});

describe.each(DOCUMENTS)("the document of %s (%s)", (_, path, __, options) => {
	test("runs no script but the server's own, named by its hash", async () => {
		const answer = await ask(server, path, options);
		const policy = parsePolicy(answer);
		expect(policy["script-src"]).not.toMatch(/unsafe|\*|data:|https?:/);
		expect(policy["script-src"]).toMatch(/^'self'( 'sha256-[\w+/=]{44}')+$/);
		expect(policy["style-src"]).toBe("'self'");
		expect(policy["form-action"]).toBe("'self'");
		const inline = [...answer.body.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
			([, script = ""]) => script,
		);
		expect(inline.length).toBeGreaterThan(0);
		for (const script of inline) {
			const hash = createHash("sha256").update(script).digest("base64");
			expect(policy["script-src"]).toContain(`'sha256-${hash}'`);
		}
		expect(answer.body).not.toMatch(/\sstyle="|\son\w+="|javascript:|nonce/i);
	});
});

test.each(["/favicon.svg", "/assets/nothing.js"])("a file carries the headers too: %s", async (path) => {
	expectHeaders(await ask(server, path));
});

test("an error that nobody foresaw has them too, and tells nothing but a reference", async () => {
	const broken = await startServer();
	try {
		const talk = await ask(broken, "/api/chat", { body: { userInput: "Hello" } });
		const cookie = `conversation=${cookieOf(talk, "conversation")}`;
		await rowsIn(broken.databaseUrl, "drop table messages");
		const { token: broke } = await addPerson(broken.databaseUrl);
		for (const path of ["/chatbot", "/chatbot.data", "/check"]) {
			const answer = await ask(broken, path, { headers: { Cookie: cookie } });
			expect(answer.status).toBe(500);
			expectHeaders(answer);
			expect(answer.body).not.toMatch(/sqlite|postgres|no such table|does not exist|\bat .*\.js/i);
			const references = [...broken.output().matchAll(/"id":"([0-9a-f]{8})"/g)].map(([, id = ""]) => id);
			expect(answer.body).toContain(references.at(-1));
		}
		const call = await ask(broken, "/api/chat", { body: { userInput: "Hello" }, headers: { Authorization: broke } });
		expect(call.status).toBe(500);
		expectHeaders(call);
		expect(Object.keys(JSON.parse(call.body)).sort()).toEqual(["error", "reference", "success"]);
	} finally {
		await broken.stop();
	}
});

test("pages of a person and of a conversation are kept by nobody", async () => {
	const talk = await ask(server, "/api/chat", { body: { userInput: "Hello" } });
	const conversation = cookieOf(talk, "conversation");
	for (const cookie of [`auth-token=${token}`, `conversation=${conversation}`])
		for (const path of ["/", "/home", "/chatbot", "/booking?view=previous", "/home.data"]) {
			const answer = await ask(server, path, { headers: { Cookie: cookie } });
			expect(answer.headers["cache-control"]).toBe("private, no-store");
		}
});

test("cookies are for this site and for no script; over https for https alone", async () => {
	const talk = (headers: Record<string, string>) =>
		ask(server, "/api/chat", { body: { userInput: "Hello" }, headers }).then(
			(answer) => answer.headers["set-cookie"]?.[0] ?? "",
		);
	expect(await talk({})).toMatch(/^conversation=[\w-]{43}\.[\w-]{43}; Max-Age=86400; Path=\/; HttpOnly; SameSite=Lax$/);
	expect(await talk({ "X-Forwarded-Proto": "https" })).toMatch(/^__Host-conversation=[\w-]{43}\.[\w-]{43}; .*; Secure/);
	const out = await ask(server, "/logout", { body: new URLSearchParams() });
	expect(out.headers["set-cookie"]).toHaveLength(4); // Who it is, the talk, the wish to be called, the form of a booking.
	for (const cookie of out.headers["set-cookie"] ?? []) expect(cookie).toMatch(/=; Max-Age=0; Path=\/; HttpOnly/);
});

test("nothing tells what the server is made of", async () => {
	const { headers } = await ask(server, "/");
	expect(headers["x-powered-by"]).toBeUndefined();
	expect(headers.server).toBeUndefined();
});

function expectHeaders(answer: Answer): void {
	const policy = parsePolicy(answer);
	expect(policy["default-src"]).toBe("'none'");
	if (!/^<!DOCTYPE html>\s*<html lang="en">\s*<head>\s*<meta charset="utf-8">/.test(answer.body)) {
		expect(policy["frame-ancestors"]).toBe("'none'");
		expect(policy["base-uri"]).toBe("'none'");
	}
	expect(answer.headers["content-security-policy"]).not.toContain("unsafe-");
	expect(answer.headers["x-content-type-options"]).toBe("nosniff");
	expect(answer.headers["x-frame-options"]).toBe("DENY");
	expect(answer.headers["referrer-policy"]).toBe("same-origin");
	expect(answer.headers["permissions-policy"]).toBe("microphone=(self), camera=(), geolocation=(), payment=(), usb=()");
	expect(answer.headers["cross-origin-opener-policy"]).toBe("same-origin");
	expect(answer.headers["cross-origin-resource-policy"]).toBe("same-origin");
}

function parsePolicy({ headers }: Answer): Record<string, string> {
	const directives = String(headers["content-security-policy"]).split("; ");
	return Object.fromEntries(directives.map((directive) => directive.split(/ (.*)/)));
}
