import { execFileSync, spawnSync } from "node:child_process";
import { closeSync, openSync, writeSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, describe, expect, test } from "vitest";
import { holdWrites, inFile, onSqlite } from "../support/database";
import { startServer, type TestServer } from "../support/server";
import { type Answer, ask, cookieOf, rowCounts } from "./support";

const IN_DANGER = "I want to kill myself tonight";
const EVERYDAY = "I had a long day at work";
const NOT_KEPT = "could not be saved just now";

const open: (() => unknown)[] = [];
afterEach(async () => {
	for (const close of open.splice(0).reverse()) await close();
});

async function start(settings: Record<string, string> = {}): Promise<TestServer> {
	const server = await startServer(settings);
	open.push(server.stop);
	return server;
}

/** Sends a message by the call and by the form of each chat page. */
function sayEverywhere(server: TestServer, userInput: string, headers: Record<string, string> = {}): Promise<Answer[]> {
	return Promise.all([
		ask(server, "/api/chat", { body: { userInput }, headers }),
		ask(server, "/chatbot", { body: new URLSearchParams({ userInput, seen: "-1" }), headers }),
		ask(server, "/check", { body: new URLSearchParams({ userInput, seen: "-1" }), headers }),
	]);
}

function expectLines(answers: readonly Answer[], notKept = NOT_KEPT): void {
	for (const answer of answers) {
		expect(answer.status).toBe(200);
		for (const words of ["112", "14416", notKept]) expect(answer.body).toContain(words);
		expect(answer.headers["set-cookie"]).toBeUndefined();
	}
	const [call, ...pages] = answers;
	expect(JSON.parse(call?.body ?? "").response).toContain("14416");
	for (const page of pages) {
		// In the talk itself, not only in the strip that every page has: the person's words, then the lines as links.
		const [, ...bubbles] = page.body.split('<li class="bubble');
		expect(bubbles).toHaveLength(2);
		expect(bubbles[0]).toContain("bubble-user");
		for (const words of ['href="tel:14416"', notKept]) expect(bubbles[1]).toContain(words);
	}
}

async function health(server: TestServer): Promise<{ status: number; body: Record<string, unknown> }> {
	const { status, body } = await ask(server, "/healthz");
	return { status, body: JSON.parse(body) };
}

/** Asks until /healthz says so: it never waits for the database, so it may be a moment behind. */
async function healthBecomes(server: TestServer, body: Record<string, unknown>): Promise<void> {
	for (let wait = 0; wait < 50; wait++) {
		if (JSON.stringify((await health(server)).body) === JSON.stringify(body)) return;
		await sleep(100);
	}
	expect((await health(server)).body).toEqual(body);
}

describe("who is in danger is answered with the lines, and told that it was not kept,", () => {
	test("while the database is locked", async () => {
		const server = await start();
		const talk = await ask(server, "/api/chat", { body: { userInput: EVERYDAY } });
		const headers = { Cookie: `conversation=${cookieOf(talk, "conversation")}` };
		const before = await rowCounts(server.databaseUrl);
		const release = await holdWrites(server.databaseUrl);
		open.push(release);
		const [raised, everyday] = await Promise.all([
			sayEverywhere(server, IN_DANGER),
			sayEverywhere(server, "The bus was late again", headers),
		]);
		expectLines(raised);
		for (const answer of everyday) expect(answer.status).toBe(503);
		const inTalk = await ask(server, "/chatbot", { body: new URLSearchParams({ userInput: IN_DANGER }), headers });
		const [, ...bubbles] = inTalk.body.split('<li class="bubble');
		expect(bubbles).toHaveLength(4);
		expect(bubbles[0]).toContain(EVERYDAY);
		expect(bubbles[3]).toContain(NOT_KEPT);
		const inHindi = await ask(server, "/api/chat", { body: { userInput: "मैं आत्महत्या करना चाहता हूँ" } });
		expect(inHindi.body).toContain("सेव नहीं हो पाई");
		expect(await health(server)).toEqual({ status: 200, body: { status: "degraded", database: "locked" } });
		await release();
		await healthBecomes(server, { status: "ok" });
		expect(await rowCounts(server.databaseUrl)).toEqual(before);
		expect((await ask(server, "/api/chat", { body: { userInput: IN_DANGER } })).body).not.toContain(NOT_KEPT);
		expect(server.output()).not.toContain('"level":"error"');
	});

	test.runIf(onSqlite && spawnSync("prlimit", ["--version"]).status === 0)("while the disk is full", async () => {
		const server = await start();
		await ask(server, "/api/chat", { body: { userInput: EVERYDAY } });
		const limitFiles = (size: string) => execFileSync("prlimit", [`--pid=${server.process.pid}`, `--fsize=${size}`]);
		limitFiles("4096:unlimited");
		expectLines(await sayEverywhere(server, IN_DANGER));
		for (const answer of await sayEverywhere(server, EVERYDAY)) expect(answer.status).toBe(503);
		// A file that may not grow is not quite a full disk: that one is told as "full".
		expect(await health(server)).toEqual({ status: 200, body: { status: "degraded", database: "failing" } });
		limitFiles("unlimited:unlimited");
		await healthBecomes(server, { status: "ok" });
	});

	test.runIf(onSqlite)("while it cannot be read", async () => {
		const server = await start();
		const talk = await ask(server, "/api/chat", { body: { userInput: EVERYDAY } });
		// What others wrote makes the server look into the file anew, where nothing is right any more.
		inFile(server.databaseFile, (connection) => {
			connection.pragma("wal_checkpoint(TRUNCATE)");
			connection.exec("insert into rate_limits values ('x', 1, 1)");
			connection.pragma("wal_checkpoint(TRUNCATE)");
		});
		const descriptor = openSync(server.databaseFile, "r+");
		writeSync(descriptor, Buffer.alloc(60_000, "rubbish"), 0, 60_000, 0);
		closeSync(descriptor);
		const { status, body } = await health(server);
		expect([status, body.database]).toEqual([503, "unreadable"]);
		const headers = { Cookie: `conversation=${cookieOf(talk, "conversation")}` };
		for (const path of ["/chatbot", "/check"]) {
			const page = await ask(server, path, { headers });
			expect(page.status).toBe(200);
			for (const words of ['name="userInput"', "We cannot save or look things up right now"])
				expect(page.body).toContain(words);
		}
		expectLines(await sayEverywhere(server, IN_DANGER, headers));
		for (const answer of await sayEverywhere(server, "The bus was late again", headers))
			expect(answer.status).toBe(503);
		server.process.kill("SIGKILL"); // Nothing of this file is worth closing.
	});

	test("while there is no room for more conversations", async () => {
		const server = await start({ LIMIT_CONVERSATIONS: "1" });
		expect((await ask(server, "/api/chat", { body: { userInput: EVERYDAY } })).status).toBe(200);
		expectLines(await sayEverywhere(server, IN_DANGER));
		for (const answer of await sayEverywhere(server, EVERYDAY)) expect(answer.status).toBe(503);
	});
});
