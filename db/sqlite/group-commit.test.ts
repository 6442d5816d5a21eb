import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import Database from "better-sqlite3";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { createGroupWriter } from "./group-commit.server";
import { openDatabase } from "./open.server";

const folder = mkdtempSync(join(tmpdir(), "saathi-group-commit-"));
const connection = openDatabase(join(folder, "test.db"));
const write = createGroupWriter(connection);
const other = new Database(join(folder, "test.db"), { timeout: 0 });
afterAll(() => {
	other.close();
	connection.close();
	rmSync(folder, { recursive: true, force: true });
});

beforeEach(() => {
	connection.exec("drop table if exists notes; create table notes (word text unique)");
});

function add(word: string): string {
	connection.prepare("insert into notes values (?)").run(word);
	return word;
}

function wordsSeenBy(reader: Database.Database): unknown[] {
	return reader.prepare("select word from notes order by word").pluck().all();
}

/** How many pages some work writes ahead: https://sqlite.org/pragma.html#pragma_wal_checkpoint */
async function pagesWrittenBy(work: () => Promise<unknown>): Promise<number> {
	connection.pragma("wal_checkpoint(TRUNCATE)");
	await work();
	const [told] = connection.pragma("wal_checkpoint(PASSIVE)") as [{ log: number }];
	return told.log;
}

describe("pieces that come at one moment", () => {
	test("each get their own outcome, and one that fails takes back its own writing alone", async () => {
		const outcomes = await Promise.allSettled([
			write(async () => add("one")),
			write(async () => {
				add("half");
				throw new RangeError("no");
			}),
			write(async () => add("one")),
			write(async () => add("two")),
		]);
		expect(outcomes.map((outcome) => (outcome.status === "fulfilled" ? outcome.value : outcome.reason.name))).toEqual([
			"one",
			"RangeError",
			"SqliteError",
			"two",
		]);
		expect(wordsSeenBy(other)).toEqual(["one", "two"]);
	});

	test("see what those before them wrote", async () => {
		const [, seen] = await Promise.all([write(async () => add("one")), write(async () => wordsSeenBy(connection))]);
		expect(seen).toEqual(["one"]);
	});

	test("are one commit", async () => {
		const words = Array.from({ length: 20 }, (_, number) => `word ${number}`);
		const together = await pagesWrittenBy(() => Promise.all(words.map((word) => write(async () => add(word)))));
		const oneByOne = await pagesWrittenBy(async () => {
			for (const word of words) await write(async () => add(`${word} again`));
		});
		expect(together).toBeLessThan(5);
		expect(oneByOne).toBeGreaterThan(20);
	});
});

test("pieces that wait between their steps are not part of each other", async () => {
	const slowly = (word: string) => async () => {
		for (let step = 0; step < 20; step++) await null;
		add(word);
		for (let step = 0; step < 20; step++) await null;
		if (word === "two") throw new RangeError("no");
		return word;
	};
	const outcomes = await Promise.allSettled([write(slowly("one")), write(slowly("two")), write(slowly("three"))]);
	expect(outcomes.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
	expect(wordsSeenBy(other)).toEqual(["one", "three"]);
});

describe("while another process holds the lock", () => {
	test("pieces wait, and stand once it is free", async () => {
		other.exec("begin immediate");
		const pieces = Promise.all([write(async () => add("one")), write(async () => add("two"))]);
		await sleep(100);
		expect(wordsSeenBy(connection)).toEqual([]);
		other.exec("rollback");
		expect(await pieces).toEqual(["one", "two"]);
		expect(wordsSeenBy(other)).toEqual(["one", "two"]);
	});

	test("all give up after two seconds, and nothing is kept of them", async () => {
		other.exec("begin immediate");
		const outcomes = await Promise.allSettled([write(async () => add("one")), write(async () => add("two"))]);
		other.exec("rollback");
		expect(outcomes.map((outcome) => outcome.status === "rejected" && outcome.reason.name)).toEqual([
			"DatabaseUnavailable",
			"DatabaseUnavailable",
		]);
		expect(await write(async () => add("three"))).toBe("three");
		expect(wordsSeenBy(other)).toEqual(["three"]);
	});
});

test("a disk that fails one piece fails all, and the next commit stands", async () => {
	const pages = Number(connection.pragma("page_count", { simple: true }));
	connection.pragma(`max_page_count = ${pages + 4}`);
	const outcomes = await Promise.allSettled([
		write(async () => add("one")),
		write(async () => add("x".repeat(100_000))),
	]);
	connection.pragma("max_page_count = 1000000");
	expect(outcomes.map((outcome) => outcome.status === "rejected" && outcome.reason.name)).toEqual([
		"DatabaseUnavailable",
		"DatabaseUnavailable",
	]);
	expect(await write(async () => add("two"))).toBe("two");
	expect(wordsSeenBy(other)).toEqual(["two"]);
});
