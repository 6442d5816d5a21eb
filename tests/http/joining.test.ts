import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { rowsIn } from "../support/database";
import { startServer, type TestServer } from "../support/server";

const TEXT = "I agree that my answers are kept for my counsellor.";
let server: TestServer;

beforeAll(async () => {
	server = await startServer({ CONSENT_TEXT: TEXT, MINIMUM_AGE: "18" });
});

afterAll(() => server.stop());

function signUp(more: Record<string, string>) {
	const email = `joining-${crypto.randomUUID()}@example.in`;
	const body = new URLSearchParams({ username: "Asha", email, password: "a long password", ...more });
	return { email, answer: fetch(`${server.url}/login`, { method: "POST", body, redirect: "manual" }) };
}

type Consent = { consent_text: string; consented_at: number };

const account = async (email: string) =>
	(await rowsIn<Consent>(server.databaseUrl, "select consent_text, consented_at from users where email = ?", email))[0];

describe("signing up where the operator asks for consent and an age", () => {
	test("has one box, not ticked, and asks for the age; logging in asks for neither", async () => {
		const signup = await (await fetch(`${server.url}/login`)).text();
		expect(signup).toContain(TEXT);
		expect(signup).toMatch(/<input[^>]*name="consent"/);
		expect(signup).not.toMatch(/<input[^>]*checked/);
		expect(signup).toMatch(/<input[^>]*name="age"/);
		const login = await (await fetch(`${server.url}/login?mode=login`)).text();
		expect(login).not.toMatch(/<input[^>]*name="(consent|age)"/);
	});

	test("keeps the text and the moment of whoever agrees", async () => {
		const before = Date.now();
		const { email, answer } = signUp({ age: "18", consent: "yes" });
		expect((await answer).status).toBe(303);
		const kept = await account(email);
		expect(kept?.consent_text).toBe(TEXT);
		expect(kept?.consented_at).toBeGreaterThanOrEqual(before);
	});

	test("keeps nothing of who does not agree, and says so at the box", async () => {
		const { email, answer } = signUp({ age: "30" });
		const refused = await answer;
		expect(refused.status).toBe(422);
		const html = await refused.text();
		expect(html).toContain("To sign up, you need to agree to this");
		expect(html).toMatch(/<input[^>]*name="age"[^>]*value="30"/);
		expect(await account(email)).toBeUndefined();
	});

	test("keeps the tick and the age in the form when something else is wrong, and not the password", async () => {
		const html = await (await signUp({ age: "30", consent: "yes", username: " " }).answer).text();
		expect(html).toMatch(/<input[^>]*name="consent"[^>]*checked/);
		expect(html).toMatch(/<input[^>]*name="age"[^>]*value="30"/);
		expect(html).not.toContain("a long password");
	});

	test("tells a younger person kindly where help is, and keeps nothing", async () => {
		const { email, answer } = signUp({ age: "15", consent: "yes" });
		const html = await (await answer).text();
		expect(html).toContain("You need to be 18 to have an account here.");
		expect(html).toContain("1098");
		expect(await account(email)).toBeUndefined();
		expect(JSON.stringify(await rowsIn(server.databaseUrl, "select * from rate_limits"))).not.toContain(email);
	});

	test("holds for the call too", async () => {
		const email = `joining-${crypto.randomUUID()}@example.in`;
		const body = { username: "Asha", email, password: "a long password" };
		const called = (more: Record<string, unknown>) =>
			fetch(`${server.url}/api/signup`, {
				method: "POST",
				headers: { "Content-Type": "application/json" },
				body: JSON.stringify({ ...body, ...more }),
			});
		expect((await called({})).status).toBe(422);
		expect((await called({ age: 20, consent: "yes" })).status).toBe(200);
	});
});

test("whose age is first told with a booking is told the same way, and nothing is kept of it", async () => {
	const { email, answer } = signUp({ age: "18", consent: "yes" });
	const token = /auth-token=([^;]+)/.exec((await answer).headers.get("set-cookie") ?? "")?.[1] ?? "";
	const fields = { name: "Asha", phone: "9876543210", address: "12 Lake Road", timeslot: "3:00pm - 3:30pm" };
	const date = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);
	const book = (age: string) =>
		fetch(`${server.url}/api/booking`, {
			method: "POST",
			headers: { "Content-Type": "application/json", Authorization: token },
			body: JSON.stringify({ ...fields, date, age }),
		});
	const kept = () =>
		rowsIn(
			server.databaseUrl,
			"select (select count(*) from bookings) as bookings, (select count(*) from rate_limits where key like '%ooking%') as counts",
		);
	expect(await account(email)).toBeDefined();
	const before = await kept();
	const refused = await book("15");
	expect(refused.status).toBe(422);
	const { success, fields: told } = (await refused.json()) as { success: boolean; fields: { age: string } };
	expect(success).toBe(false);
	expect(told.age).toContain("people of 18 and older");
	expect(told.age).toContain("1098");
	expect(await kept()).toEqual(before);
	expect((await book("18")).status).toBe(200);
	expect(await kept()).not.toEqual(before);
	const page = await fetch(`${server.url}/booking`, {
		method: "POST",
		headers: { Cookie: `auth-token=${token}`, Origin: server.url },
		body: new URLSearchParams({ ...fields, date, age: "15" }),
	});
	expect(page.status).toBe(422);
	const html = await page.text();
	expect(html).toContain("people of 18 and older");
	expect(html).toContain('value="12 Lake Road"');
});
