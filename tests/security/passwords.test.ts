import { hashSync } from "bcryptjs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { rowsIn, valuesIn } from "../support/database";
import { addAccount } from "../support/people";
import { startServer, type TestServer } from "../support/server";
import { ask } from "./support";

const COMMON = "Many people use this password, so it is easy to guess. Please choose another";
const EMAIL = "Password must not be your email: that is the first thing somebody would try";

let server: TestServer;
beforeAll(async () => {
	server = await startServer();
});
afterAll(() => server.stop());

const signUp = (password: string, email = `${crypto.randomUUID()}@example.in`) =>
	ask(server, "/api/signup", { body: { username: "Asha", email, password } });

const logIn = async (email: string, password: string) =>
	(await ask(server, "/api/login", { body: { email, password } })).status;

async function hashOf(email: string): Promise<string | undefined> {
	const sql = "select password_hash from users where email = ?";
	return (await valuesIn<string>(server.databaseUrl, sql, email))[0];
}

test.each([
	["password1", COMMON],
	["QwertyUiop", COMMON],
	[" iloveyou1 ", COMMON],
	["ｓｕｎｓｈｉｎｅ", COMMON],
	["Asha.Rao@Example.in", EMAIL],
	["asha.rao", EMAIL],
	["            ", "Password is required"],
	["\u200b\u2060\u3164\u2800\u00a0\u200d\u200b\u200b\u200b", "Password is required"],
])("%j is refused at signing up, by the call and by the page", async (password, sentence) => {
	const email = "asha.rao@example.in";
	const call = await signUp(password, email);
	expect(call.status).toBe(422);
	expect(JSON.parse(call.body)).toMatchObject({
		success: false,
		errors: `${sentence}.`,
		fields: { password: sentence },
	});
	const form = new URLSearchParams({ username: "Asha", email, password });
	const page = await ask(server, "/login", { body: form });
	expect(page.status).toBe(422);
	expect(page.body).toContain(sentence);
	expect(await rowsIn(server.databaseUrl, "select 1 from users where email = ?", email)).toEqual([]);
});

test("the same letters let in however a keyboard writes them", async () => {
	const email = "forms@example.in";
	expect((await signUp("café ① ｎｉｇｈｔｓ", email)).status).toBe(200);
	expect(await logIn(email, "cafe\u0301 1 nights")).toBe(200);
	expect(await logIn(email, "café ① ｎｉｇｈｔｓ")).toBe(200);
	expect(await logIn(email, "cafe 1 nights")).toBe(401);
});

test("72 bytes are counted as they are kept", async () => {
	expect((await signUp("Ｗ".repeat(72))).status).toBe(200);
	expect((await signUp("Ｗ".repeat(73))).status).toBe(422);
	expect((await signUp("\ufdfa".repeat(8))).status).toBe(422);
});

test("a password that was hashed as it was typed still lets in, and is then kept normalised", async () => {
	const email = "old@example.in";
	const typed = "ｏｌｄ café";
	await addAccount(server.databaseUrl, { email, passwordHash: hashSync(typed, 4) });
	expect(await logIn(email, "old café")).toBe(401);
	expect(await logIn(email, typed)).toBe(200);
	expect(await hashOf(email)).toMatch(/^\$2b\$12\$/);
	expect(await logIn(email, "old café")).toBe(200);
	expect(await logIn(email, typed)).toBe(200);
});

test("an old common password still lets in: it is refused to new accounts alone", async () => {
	await addAccount(server.databaseUrl, { email: "c@example.in", passwordHash: hashSync("password1", 4) });
	expect(await logIn("c@example.in", "password1")).toBe(200);
});
