import { readdirSync, readFileSync } from "node:fs";
import { getPriority } from "node:os";
import type { Worker } from "node:worker_threads";
import { beforeAll, expect, test } from "vitest";
import { hashPassword, passwordFits } from "./passwords.server";

const threads: Worker[] = [];

beforeAll(() => {
	process.on("worker", (thread) => threads.push(thread));
});

test("a hash fits its own password alone", async () => {
	const hash = await hashPassword("a long password");
	expect(hash).toMatch(/^\$2b\$12\$/);
	expect(await passwordFits("a long password", hash)).toBe(true);
	expect(await passwordFits("another password", hash)).toBe(false);
	expect(await passwordFits("a long password", null)).toBe(false);
});

test("a password that begins with the right 72 bytes and goes on does not fit", async () => {
	const right = "x".repeat(72);
	const hash = await hashPassword(right);
	expect(await passwordFits(right, hash)).toBe(true);
	expect(await passwordFits(`${right}y`, hash)).toBe(false);
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
	expect(await passwordFits("password number 1", hashes[0] as string)).toBe(true);
	expect(threads.length).toBeGreaterThan(before);
});
