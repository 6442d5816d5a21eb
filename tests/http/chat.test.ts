import { describe, expect, test } from "vitest";
import { call, change, cookieAfter, get, person, post, rows, setCookie } from "../support/handler";

type Row = { conversation_id: string; position: number; role: string; message: string };

/** All that was said in the conversation in which these words were written. */
function talkWith(words: string): Promise<Row[]> {
	return rows<Row>(
		"select * from messages where conversation_id = (select conversation_id from messages where message = ?) order by position",
		words,
	);
}

/** Words that no other test writes. */
function freshWords(): string {
	return `I feel ${crypto.randomUUID()}`;
}

/** Starts a conversation. Returns its first words, and the cookie with which it goes on. */
async function startTalk(): Promise<{ words: string; conversation: { Cookie: string } }> {
	const words = freshWords();
	const response = await call("/api/chat", { userInput: words });
	return { words, conversation: { Cookie: cookieAfter(response, "conversation") } };
}

describe("a conversation", () => {
	test("does not begin by looking at a page", async () => {
		const before = (await rows("select id from conversations")).length;
		for (const path of ["/chatbot", "/check"]) expect(setCookie(await get(path), "conversation")).toBeUndefined();
		expect(await rows("select id from conversations")).toHaveLength(before);
	});

	test("begins with the first message over the call, under a cookie that scripts and other sites cannot reach", async () => {
		const response = await call("/api/chat", { userInput: freshWords() });
		expect(setCookie(response, "conversation")?.split("; ").slice(1).sort()).toEqual(
			["HttpOnly", "Max-Age=86400", "Path=/", "SameSite=Lax"].sort(),
		);
		const overHttps = await call("/api/chat", { userInput: freshWords() }, { "X-Forwarded-Proto": "https" });
		expect(setCookie(overHttps, "__Host-conversation")).toMatch(/; Secure/);
	});

	test.each(["/chatbot", "/check"])(
		"begins with the first message posted to %s, which then shows the newest",
		async (path) => {
			const words = freshWords();
			const response = await post(path, { userInput: words, seen: "-1" });
			expect(response.status).toBe(303);
			expect(response.headers.get("Location")).toBe(`${path}#latest`);
			const html = await (await get(path, { Cookie: cookieAfter(response, "conversation") })).text();
			expect(html).toContain(words);
			expect(html.match(/ id="latest"/g)).toHaveLength(1);
		},
	);

	test("keeps message and reply together, by role, and goes on under its cookie", async () => {
		const { words, conversation } = await startTalk();
		const response = await (await call("/api/chat", { userInput: "and tired" }, conversation)).json();
		const talk = await talkWith(words);
		expect(talk.map(({ position, role }) => [position, role])).toEqual([
			[0, "user"],
			[1, "bot"],
			[2, "user"],
			[3, "bot"],
		]);
		expect([talk[0]?.message, talk[2]?.message, talk[3]?.message]).toEqual([words, "and tired", response.response]);
	});

	test("is shown by both pages, and to nobody without its cookie", async () => {
		const { words, conversation } = await startTalk();
		for (const path of ["/chatbot", "/check"]) {
			expect(await (await get(path, conversation)).text()).toContain(words);
			expect(await (await get(path)).text()).not.toContain(words);
			expect(await (await get(path, { Cookie: `conversation=${"A".repeat(43)}` })).text()).not.toContain(words);
		}
	});

	test("cannot be taken up by somebody who reads the database", async () => {
		const { words, conversation } = await startTalk();
		const secret = conversation.Cookie.slice("conversation=".length);
		expect(JSON.stringify(await rows("select * from conversations"))).not.toContain(secret);
		const id = (await talkWith(words))[0]?.conversation_id;
		expect(await (await get("/chatbot", { Cookie: `conversation=${id}` })).text()).not.toContain(words);
	});

	test("shows the newest hundred messages", async () => {
		const { words, conversation } = await startTalk();
		const id = (await talkWith(words))[0]?.conversation_id;
		for (let position = 2; position < 110; position++)
			await change("insert into messages values (?, ?, 'user', ?, ?)", id, position, `line ${position};`, new Date(0));
		const html = await (await get("/chatbot", conversation)).text();
		const shown = new Set([...html.matchAll(/line (\d+);/g)].map(([, position]) => Number(position)));
		expect([...shown]).toEqual(Array.from({ length: 100 }, (_, index) => index + 10));
		expect(html).not.toContain(words);
	});
});

describe("a conversation ends", () => {
	test.each([
		["Clear conversation on /chatbot", "/conversation", { returnTo: "/chatbot" }, "/chatbot?cleared"],
		["Clear conversation on /check", "/conversation", { returnTo: "/check" }, "/check?cleared"],
		["Clear conversation with a made-up way back", "/conversation", { returnTo: "//evil.example" }, "/chatbot?cleared"],
		["Logout", "/logout", {}, "/"],
	])("with %s: nothing of it is left", async (_, address, fields, leadsTo) => {
		const { words, conversation } = await startTalk();
		const id = (await talkWith(words))[0]?.conversation_id;
		const response = await post(address, fields as Record<string, string>, conversation);
		expect(response.status).toBe(303);
		expect(response.headers.get("Location")).toBe(leadsTo);
		expect(setCookie(response, "conversation")).toMatch(/^conversation=; Max-Age=0;/);
		expect(await talkWith(words)).toEqual([]);
		expect(await rows("select id from conversations where id = ?", id)).toEqual([]);
		expect(await (await get("/chatbot", conversation)).text()).not.toContain(words);
	});

	test("for one visitor alone", async () => {
		const other = await startTalk();
		await post("/conversation", {}, (await startTalk()).conversation);
		expect(await talkWith(other.words)).toHaveLength(2);
	});

	test("not by opening /conversation", async () => {
		const { words, conversation } = await startTalk();
		expect(await (await get("/conversation?returnTo=/check", conversation)).text()).toContain(
			"Clear this conversation?",
		);
		expect(await talkWith(words)).toHaveLength(2);
	});
});

describe.each(["/chatbot", "/check"])("the form of %s", (path) => {
	test.each(["", "   ", "\r\n\t"])(
		"a blank message (%j) is not sent, which is no mistake to tell of",
		async (userInput) => {
			const { words, conversation } = await startTalk();
			const response = await post(path, { userInput, seen: "1" }, conversation);
			expect(response.status).toBe(303);
			expect(response.headers.get("Location")).toBe(path);
			expect(await talkWith(words)).toHaveLength(2);
		},
	);

	test("a message that is too long comes back with its text and a sentence", async () => {
		const userInput = `${"x".repeat(2000)}<i>`;
		const response = await post(path, { userInput });
		expect(response.status).toBe(422);
		expect(setCookie(response, "conversation")).toBeUndefined();
		const html = await response.text();
		expect(html).toContain(`${"x".repeat(2000)}&lt;i&gt;</textarea>`);
		expect(html).toContain("A message can have at most 2,000 characters");
	});

	test("a double press is one message, one after the other or both at once", async () => {
		const { words, conversation } = await startTalk();
		const again = { userInput: "help me sleep", seen: "1" };
		await Promise.all([1, 2, 3].map(() => post(path, again, conversation)));
		expect((await post(path, again, conversation)).status).toBe(303);
		expect((await talkWith(words)).map(({ position, role }) => [position, role])).toEqual([
			[0, "user"],
			[1, "bot"],
			[2, "user"],
			[3, "bot"],
		]);
	});

	test("the same words after a new reply are a new message", async () => {
		const { words, conversation } = await startTalk();
		await post(path, { userInput: "yes", seen: "1" }, conversation);
		await post(path, { userInput: "yes", seen: "3" }, conversation);
		expect(await talkWith(words)).toHaveLength(6);
	});

	test("a made-up place in the talk does no harm", async () => {
		const { words, conversation } = await startTalk();
		for (const seen of ["NaN", "1e99", "' or 1=1", "-5"])
			expect((await post(path, { userInput: "yes", seen }, conversation)).status).toBe(303);
		expect(await talkWith(words)).toHaveLength(10);
	});

	test("markup is shown as text", async () => {
		const { conversation } = await startTalk();
		await post(path, { userInput: "<img src=x onerror=alert(1)>", seen: "1" }, conversation);
		const html = await (await get(path, conversation)).text();
		expect(html).toContain("&lt;img src=x onerror=alert(1)&gt;");
		expect(html).not.toContain("<img src=x");
	});

	test("works for a signed-in person too", async () => {
		expect((await post(path, { userInput: freshWords() }, (await person()).cookie)).status).toBe(303);
	});
});

test("two tabs that write at once lose nothing", async () => {
	const { words, conversation } = await startTalk();
	const sent = ["one", "two", "three"];
	const answers = await Promise.all(sent.map((userInput) => call("/api/chat", { userInput }, conversation)));
	expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
	const talk = await talkWith(words);
	expect(talk.map(({ role }) => role)).toEqual(["user", "bot", "user", "bot", "user", "bot", "user", "bot"]);
	for (const answer of answers) expect(talk.map(({ message }) => message)).toContain((await answer.json()).response);
	for (const message of sent) expect(talk.filter((row) => row.message === message)).toHaveLength(1);
});
