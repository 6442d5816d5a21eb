import { readdirSync, readFileSync } from "node:fs";
import { getPriority } from "node:os";
import type { Worker } from "node:worker_threads";
import { hashSync } from "bcryptjs";
import { beforeAll, expect, test } from "vitest";
import { comparePassword, hashPassword } from "./passwords.server";

const threads: Worker[] = [];

beforeAll(() => {
	process.on("worker", (thread) => threads.push(thread));
});

test("a hash fits its own password alone", async () => {
	const hash = await hashPassword("a long password");
	expect(hash).toMatch(/^\$2b\$12\$/);
	expect(await comparePassword("a long password", hash)).toBe("right");
	expect(await comparePassword("another password", hash)).toBe("wrong");
	expect(await comparePassword("a long password", null)).toBe("wrong");
});

test("a password that begins with the right 72 bytes and goes on does not fit", async () => {
	const right = "x".repeat(72);
	const hash = await hashPassword(right);
	expect(await comparePassword(right, hash)).toBe("right");
	expect(await comparePassword(`${right}y`, hash)).toBe("wrong");
});

test("the same letters fit however a keyboard writes them", async () => {
	const hash = await hashPassword("Ｃａｆé ｎｕｍｂｅｒ ①");
	for (const written of ["Café number 1", "Cafe\u0301 number 1", "Ｃａｆé ｎｕｍｂｅｒ ①"])
		expect(await comparePassword(written, hash)).toBe("right");
	expect(await comparePassword("Cafe number 1", hash)).toBe("wrong");
});

test("a hash from before still fits what was typed then, and says that it is outdated", async () => {
	const old = hashSync("ｌｏｎｇ password", 4);
	expect(await comparePassword("ｌｏｎｇ password", old)).toBe("outdated");
	expect(await comparePassword("long password", old)).toBe("wrong");
	// What is too long for bcrypt once it is normalised stays as it is.
	const growing = "\u{fdfa}".repeat(8);
	expect(await comparePassword(growing, hashSync(growing, 4))).toBe("right");
});

test.runIf(process.platform === "linux")("the threads give way to the one that answers pages", async () => {
	const own = getPriority();
	await hashPassword("a long password");
	// Field 19 of proc(5)'s stat, counted after the name, which may hold spaces.
	const niceness = (task: string) =>
		Number(readFileSync(`/proc/self/task/${task}/stat`, "utf8").split(") ").at(-1)?.split(" ")[16]);
	expect(readdirSync("/proc/self/task").map(niceness)).toContain(Math.min(19, own + 5));
	expect(getPriority()).toBe(own);
});

test("threads that die take no password with them, at work or at rest", async () => {
	const before = threads.length;
	const atWork = [1, 2, 3, 4].map((number) => hashPassword(`password number ${number}`));
	await new Promise((resolve) => setTimeout(resolve, 100));
	await Promise.all(threads.map((thread) => thread.terminate()));
	const hashes = await Promise.all(atWork);
	expect(hashes.every((hash) => hash.startsWith("$2b$12$"))).toBe(true);
	await Promise.all(threads.map((thread) => thread.terminate()));
	expect(await comparePassword("password number 1", hashes[0] as string)).toBe("right");
	expect(threads.length).toBeGreaterThan(before);
});
