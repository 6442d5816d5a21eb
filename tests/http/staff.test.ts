import { execFile } from "node:child_process";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createPerson } from "../support/people";
import { startServer, type TestServer } from "../support/server";

const PASSWORD = "a long password";
let server: TestServer;
beforeAll(async () => {
	server = await startServer();
});
afterAll(() => server.stop());

/** As `npm run staff -- ...`, beside the running server; awaited, so that a connection that it closes meanwhile is known to be. */
function staff(...words: string[]) {
	const env = { PATH: process.env.PATH, NODE_ENV: "production" as const, DATABASE_URL: server.databaseUrl };
	return new Promise<{ status: number; told: string; complaint: string }>((resolve) => {
		execFile(process.execPath, ["build/server/staff.js", ...words], { env }, (error, told, complaint) =>
			resolve({ status: error === null ? 0 : Number(error.code), told, complaint }),
		);
	});
}
const desk = async (cookie: Record<string, string>) => (await fetch(`${server.url}/desk`, { headers: cookie })).status;
async function signedIn(path: "login" | "signup", email: string) {
	const answer = await fetch(`${server.url}/api/${path}`, {
		method: "POST",
		headers: { "Content-Type": "application/json" },
		body: JSON.stringify({ username: "Om", email, password: PASSWORD }),
	});
	return { Cookie: `auth-token=${((await answer.json()) as { token: string }).token}` };
}

test("an account becomes staff by the script alone, signs in anew, and is none again", async () => {
	const email = `om-${crypto.randomUUID()}@example.in`;
	const before = await signedIn("signup", email);
	expect(await desk(before)).toBe(404);
	expect(await staff("grant", email.toUpperCase())).toMatchObject({
		status: 0,
		told: expect.stringContaining("operator"),
	});
	expect(await desk(before)).toBe(404);
	const cookie = await signedIn("login", email);
	expect(await desk(cookie)).toBe(200);
	expect((await staff("list")).told).toContain(`operator   ${email} (Om)`);
	expect((await staff("grant", email, "--counsellor")).status).toBe(0);
	expect((await staff("list")).told).toContain(`counsellor ${email}`);
	const counsellor = await signedIn("login", email);
	expect(await desk(counsellor)).toBe(200);
	expect((await staff("revoke", email)).status).toBe(0);
	expect(await desk(counsellor)).toBe(404);
	expect(await desk(await signedIn("login", email))).toBe(404);
	expect((await staff("list")).told).not.toContain(email);
});

describe("what the script does not do", () => {
	test("is told in one line, and changes nothing", async () => {
		const { email } = await createPerson("Asha", server.databaseUrl);
		for (const words of [
			[],
			["grant"],
			["grant", "nobody@example.in"],
			["grant", email, "--admin"],
			["revoke", email],
			["revoke", email, "x"],
			["promote", email],
			["list", "all"],
		]) {
			const { status, complaint } = await staff(...words);
			expect(status, words.join(" ")).toBe(1);
			expect(complaint.trim().split("\n"), words.join(" ")).toHaveLength(1);
		}
		expect((await staff("list")).told).not.toContain(email);
	});
});
