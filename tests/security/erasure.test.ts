import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import Database from "better-sqlite3";
import { expect, test } from "vitest";
import { inFile, onSqlite, rowsIn, valuesIn } from "../support/database";
import { startServer, type TestServer } from "../support/server";
import { ask, cookieOf, rowCounts } from "./support";

const WITHIN_MS = 60_000;
const PASSWORD = "a long password";
const HOUR = 3_600_000;

/** What of some traces, in bytes as latin1, stands on the disk, in the file and what lies beside it. */
function onDisk(file: string, traces: readonly string[]): string[] {
	const bytes = ["", "-wal", "-shm", "-journal"]
		.filter((end) => existsSync(file + end))
		.map((end) => readFileSync(file + end, "latin1"));
	return traces.filter((trace) => bytes.some((text) => text.includes(trace)));
}

/** The moments of all moods as SQLite writes them: six bytes, the highest first (https://sqlite.org/fileformat2.html#record_format). */
function momentsOf(file: string): string[] {
	const moments = inFile(file, (connection) => connection.prepare("select at from moods").pluck().all()) as number[];
	return moments.map((moment) => {
		const bytes = Buffer.alloc(6);
		bytes.writeIntBE(moment, 0, 6);
		return bytes.toString("latin1");
	});
}

/** Signs somebody up who books, talks, keeps a plan and a mood, all in words and at a moment that stand nowhere else. */
async function somebody(server: TestServer, file: string) {
	const words = {
		name: "Zephyrine Quillfeather",
		email: "zephyrine.quillfeather@example.in",
		phone: "9753186420",
		address: "Nasturtium House 5501",
		message: "the lantern on the veranda was broken",
		plan: "my cousin Oleander keeps the keys",
		callBack: "9642087531",
	};
	const signedUp = await ask(server, "/api/signup", {
		body: { username: words.name, email: words.email, password: PASSWORD },
	});
	const { token } = JSON.parse(signedUp.body) as { token: string };
	const date = new Date(Date.now() + 3 * 24 * HOUR).toISOString().slice(0, 10);
	const booked = await ask(server, "/api/booking", {
		headers: { Authorization: token },
		body: { ...words, age: "41", timeslot: "2:00pm - 2:30pm", date },
	});
	expect(booked.status).toBe(200);
	const talk = await ask(server, "/api/chat", { body: { userInput: words.message } });
	const Cookie = `auth-token=${token}; conversation=${cookieOf(talk, "conversation")}`;
	const plan = new URLSearchParams({ intent: "keep", version: "0", ask: words.plan });
	expect((await ask(server, "/plan", { body: plan, headers: { Cookie } })).status).toBe(303);
	const wish = new URLSearchParams({ phone: words.callBack, name: "", wanted: "soon" });
	expect((await ask(server, "/call-me", { body: wish, headers: { Cookie } })).status).toBe(303);
	const on = new URLSearchParams({ intent: "moods-on" });
	expect((await ask(server, "/data", { body: on, headers: { Cookie } })).status).toBe(303);
	const mood = new URLSearchParams({ mood: "3" });
	expect((await ask(server, "/data/mood", { body: mood, headers: { Cookie } })).status).toBe(303);
	const moments = momentsOf(file);
	expect(moments).toHaveLength(1);
	return { traces: [...Object.values(words).map((word) => Buffer.from(word).toString("latin1")), ...moments], Cookie };
}

test.runIf(onSqlite)(
	"after a deletion no byte of name, email, phones, message, plan or mood is in the database, its -wal or the next backup",
	async () => {
		const folder = mkdtempSync(join(tmpdir(), "saathi-erased-"));
		const file = join(folder, "erased.db");
		const server = await startServer({ DATABASE_URL: `file:${file}` });
		try {
			const { traces, Cookie } = await somebody(server, file);
			expect(onDisk(file, traces)).toEqual(traces);
			const deletion = new URLSearchParams({ intent: "delete", current: PASSWORD });
			expect((await ask(server, "/data", { body: deletion, headers: { Cookie } })).status).toBe(303);
			for (const end = Date.now() + WITHIN_MS; onDisk(file, traces).length > 0 && Date.now() < end; ) await sleep(200);
			expect(onDisk(file, traces)).toEqual([]);
			expect(await rowCounts(`file:${file}`)).toMatchObject({ tokens: 0, bookings: 1, conversations: 0, messages: 0 });
			const copy = join(folder, "copy.db");
			const backup = spawnSync(process.execPath, ["build/server/backup.js", copy], {
				env: { ...process.env, DATABASE_URL: `file:${file}` },
				encoding: "utf8",
			});
			expect(backup.status, backup.stderr).toBe(0);
			expect(onDisk(copy, traces)).toEqual([]);
			expect(server.output()).not.toMatch(/Zephyrine|Oleander|lantern/);
		} finally {
			await server.stop();
			rmSync(folder, { recursive: true, force: true });
		}
	},
);

test.runIf(onSqlite)("a deletion while a backup runs succeeds, and the file forgets all the same", async () => {
	const folder = mkdtempSync(join(tmpdir(), "saathi-erased-"));
	const file = join(folder, "erased.db");
	const server = await startServer({ DATABASE_URL: `file:${file}` });
	const connection = new Database(file);
	try {
		const { traces, Cookie } = await somebody(server, file);
		const backup = connection.backup(join(folder, "copy.db"));
		const deletion = new URLSearchParams({ intent: "delete", current: PASSWORD });
		expect((await ask(server, "/data", { body: deletion, headers: { Cookie } })).status).toBe(303);
		await backup;
		connection.close();
		for (const end = Date.now() + WITHIN_MS; onDisk(file, traces).length > 0 && Date.now() < end; ) await sleep(200);
		expect(onDisk(file, traces)).toEqual([]);
	} finally {
		await server.stop();
		rmSync(folder, { recursive: true, force: true });
	}
});

test("a talk that is to be forgotten goes after an hour without a message; others stay", async () => {
	const server = await startServer({ SWEEP_SECONDS: "1" });
	const { databaseUrl } = server;
	try {
		await ask(server, "/api/chat", { body: { userInput: "a talk that stays" } });
		const brief = { Cookie: "talk=forget" };
		await ask(server, "/api/chat", { body: { userInput: "a talk that goes" }, headers: brief });
		await rowsIn(databaseUrl, "update conversations set last_active_at = ?", new Date(Date.now() - HOUR - 1_000));
		await expect
			.poll(() => rowCounts(databaseUrl), { timeout: 10_000 })
			.toMatchObject({ conversations: 1, messages: 2 });
		const said = await valuesIn(databaseUrl, "select message from messages where role = 'user'");
		expect(said).toEqual(["a talk that stays"]);
	} finally {
		await server.stop();
	}
});

test.runIf(onSqlite)("a line of moods that is turned off leaves nothing on the disk", async () => {
	const folder = mkdtempSync(join(tmpdir(), "saathi-line-"));
	const file = join(folder, "line.db");
	const server = await startServer({ DATABASE_URL: `file:${file}` });
	try {
		const { Cookie } = await somebody(server, file);
		const moments = momentsOf(file);
		const off = new URLSearchParams({ intent: "moods-off" });
		expect((await ask(server, "/data", { body: off, headers: { Cookie } })).status).toBe(303);
		for (const end = Date.now() + WITHIN_MS; onDisk(file, moments).length > 0 && Date.now() < end; ) await sleep(200);
		expect(onDisk(file, moments)).toEqual([]);
	} finally {
		await server.stop();
		rmSync(folder, { recursive: true, force: true });
	}
});
