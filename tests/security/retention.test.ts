import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { startServer } from "../support/server";
import { addPerson, ask, cookieOf, inDatabase, rowCounts } from "./support";

const HOUR = 3_600_000;
const SECRET = "what-nobody-should-ever-read-again";

test("the running server deletes what has had its time, for good, and nothing else", async () => {
	const folder = mkdtempSync(join(tmpdir(), "saathi-kept-"));
	const file = join(folder, "kept.db");
	const server = await startServer({ DATABASE_URL: `file:${file}`, SWEEP_SECONDS: "1", CONVERSATION_IDLE_HOURS: "2" });
	try {
		const say = async (userInput: string) =>
			cookieOf(await ask(server, "/api/chat", { body: { userInput } }), "conversation");
		const idle = await say(SECRET);
		const { token } = addPerson(file);
		inDatabase(file, (connection) => {
			connection.exec(`update conversations set last_active_at = ${Date.now() - 2 * HOUR - 1_000}`);
			connection.exec(
				`with recursive n(i) as (values (1) union all select i + 1 from n where i < 1000)
				insert into conversations select 'old ' || i, '{}', 1, 0 from n`,
			);
			connection.exec("insert into messages select id, 0, 'user', id, 0 from conversations where id like 'old %'");
			connection.exec("insert into tokens (hash, user_id, expires_at) values ('spent', 1, 1)");
			connection.exec("insert into rate_limits values ('spent', 5, 1)");
		});
		const active = await say("Still here");
		for (let wait = 0; wait < 100 && rowCounts(file).conversations !== 1; wait++) await sleep(100);
		expect(rowCounts(file)).toMatchObject({ conversations: 1, messages: 2, tokens: 1, users: 1 });
		const spent = () =>
			inDatabase(file, (connection) => connection.prepare("select 1 from rate_limits where key = 'spent'").get());
		for (let wait = 0; wait < 100 && spent(); wait++) await sleep(100);
		expect(spent()).toBeUndefined();
		const shown = (secret: string | null) =>
			ask(server, "/chatbot", { headers: { Cookie: `conversation=${secret}` } }).then(({ body }) => body);
		expect(await shown(idle)).not.toContain(SECRET);
		expect(await shown(active)).toContain("Still here");
		expect((await ask(server, "/api/user-bookings", { headers: { Authorization: token } })).status).toBe(200);
		for (const path of [file, `${file}-wal`])
			if (existsSync(path)) expect(readFileSync(path, "latin1")).not.toContain(SECRET);
	} finally {
		await server.stop();
		rmSync(folder, { recursive: true, force: true });
	}
});

test("clearing a conversation and logging out delete it at once; logging out empties the browser too", async () => {
	const server = await startServer();
	try {
		for (const path of ["/conversation", "/logout"]) {
			const talk = await ask(server, "/api/chat", { body: { userInput: "Hello" } });
			const headers = { Cookie: `conversation=${cookieOf(talk, "conversation")}` };
			expect(rowCounts(server.databaseFile)).toMatchObject({ conversations: 1, messages: 2 });
			const answer = await ask(server, path, { body: new URLSearchParams(), headers });
			expect(answer.status).toBe(303);
			expect(answer.headers["clear-site-data"]).toBe(path === "/logout" ? '"storage"' : undefined);
			expect(rowCounts(server.databaseFile)).toMatchObject({ conversations: 0, messages: 0 });
		}
	} finally {
		await server.stop();
	}
});
