import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { rowsIn } from "../support/database";
import { type MailServer, startMailServer } from "../support/mail-server";
import { mailSettings } from "../support/mail-settings";
import { freshEmail } from "../support/people";
import { startServer, type TestServer } from "../support/server";

const PATIENCE = { timeout: 120_000, interval: 100 };
const OLD = "an old long password";
const NEW = "quite another password";

let mailServer: MailServer;
let server: TestServer;

beforeAll(async () => {
	mailServer = await startMailServer();
	server = await startServer(mailSettings(mailServer.url));
});
afterAll(async () => {
	await server.stop();
	await mailServer.stop();
});

type Fields = Record<string, string>;

function post(path: string, fields: Fields, to = server): Promise<Response> {
	return fetch(`${to.url}${path}`, { method: "POST", body: new URLSearchParams(fields), redirect: "manual" });
}

async function signUp(): Promise<{ email: string; cookie: string }> {
	const email = freshEmail();
	const answer = await post("/login", { username: "Asha", email, password: OLD });
	expect(answer.status).toBe(303);
	return { email, cookie: /auth-token=[^;]+/.exec(answer.headers.getSetCookie().join())?.[0] ?? "" };
}

async function logIn(email: string, password: string): Promise<number> {
	return (await post("/login?mode=login", { email, password })).status;
}

const mailsTo = (email: string) => mailServer.mails().filter(({ to }) => to === email);
const linkIn = (text: string | undefined) =>
	/https:\/\/saathi\.example(\/reset\?token=[\w-]{43})/.exec(text ?? "")?.[1] ?? "";

async function linkFor(email: string, typed = email): Promise<string> {
	const before = mailsTo(email).length;
	expect((await post("/forgotten", { email: typed })).status).toBe(303);
	await expect.poll(() => mailsTo(email).length, PATIENCE).toBe(before + 1);
	return linkIn(mailsTo(email).at(-1)?.text);
}

const tokenOf = (link: string) => new URL(link, server.url).searchParams.get("token") ?? "";
const setNew = (link: string, password = NEW) => post("/reset", { token: tokenOf(link), password });

test("a link by mail sets a new password once, and ends all sign-ins", async () => {
	const { email, cookie } = await signUp();
	const link = await linkFor(email, ` ${email.toUpperCase()}`);
	expect(mailsTo(email)[0]?.subject).toBe("A new password");
	// Programs that look into mails open the link: that uses nothing up.
	for (const _ of [1, 2]) expect(await (await fetch(server.url + link)).text()).toContain("Set the password");
	const set = await setNew(link);
	expect([set.status, set.headers.get("Location")]).toEqual([303, "/reset?done"]);
	expect([await logIn(email, OLD), await logIn(email, NEW)]).toEqual([401, 303]);
	const home = await (await fetch(`${server.url}/home`, { headers: { Cookie: cookie } })).text();
	expect(home).not.toContain("Log out everywhere");

	expect((await fetch(server.url + link)).status).toBe(410);
	expect((await setNew(link, "a third long password")).headers.get("Location")).toBe("/reset");
	expect(await logIn(email, NEW)).toBe(303);
});

test("a press that the next one overtakes uses nothing up: the next sets the password", async () => {
	const { email } = await signUp();
	const link = await linkFor(email);
	for (const ms of [30, 60, 90]) {
		const left = new AbortController();
		const body = new URLSearchParams({ token: tokenOf(link), password: "what nobody was told of" });
		const first = fetch(`${server.url}/reset`, { method: "POST", body, redirect: "manual", signal: left.signal });
		await sleep(ms);
		left.abort();
		await expect(first).rejects.toThrow();
	}
	expect((await setNew(link)).headers.get("Location")).toBe("/reset?done");
	expect(await logIn(email, NEW)).toBe(303);
});

test.each([0, 60, 120, 240])(
	"neither a login nor a change that began %i ms before a new password outlives it",
	async (ms) => {
		const { email, cookie } = await signUp();
		const link = await linkFor(email);
		const change = fetch(`${server.url}/data`, {
			method: "POST",
			headers: { Cookie: cookie },
			body: new URLSearchParams({ intent: "password", password: "what another typed", current: OLD }),
			redirect: "manual",
		});
		const login = post("/login?mode=login", { email, password: OLD });
		await sleep(ms);
		expect((await setNew(link)).headers.get("Location")).toMatch(/^\/reset/);
		await change;
		const late = /auth-token=([^;]+)/.exec((await login).headers.getSetCookie().join())?.[1] ?? "none";
		// Whichever came last, no sign-in by the first password is left, and one password alone is good.
		const asked = await fetch(`${server.url}/api/user-bookings`, { headers: { Authorization: late } });
		expect(asked.status).toBe(401);
		const good = [];
		for (const password of [OLD, NEW, "what another typed"])
			if ((await logIn(email, password)) === 303) good.push(password);
		const kept = (await change).status === 303 ? [[NEW], ["what another typed"]] : [[NEW]];
		expect(kept).toContainEqual(good);
	},
);

test.each([
	["email", { email: "moved-away@example.in" }],
	["password", { password: "what its owner typed" }],
])("a link sets no password any more once its owner has changed the %s", async (intent, fields) => {
	const { email, cookie } = await signUp();
	const link = await linkFor(email);
	const body = new URLSearchParams({ intent, current: OLD, ...fields });
	const init = { method: "POST", headers: { Cookie: cookie }, body, redirect: "manual" } as const;
	expect((await fetch(`${server.url}/data`, init)).status).toBe(303);
	expect((await fetch(server.url + link)).status).toBe(410);
	expect((await setNew(link)).headers.get("Location")).toBe("/reset");
});

test("an email without an account gets the same answer, the same row, and no mail", async () => {
	const { email } = await signUp();
	const nobody = freshEmail();
	const [known, unknown] = await Promise.all([post("/forgotten", { email }), post("/forgotten", { email: nobody })]);
	const told = async (answer: Response) => [answer.status, answer.headers.get("Location"), await answer.text()];
	expect(await told(unknown)).toEqual(await told(known));
	await expect.poll(() => mailsTo(email).length, PATIENCE).toBe(1);
	await linkFor(email); // Sent later than the other would have been.
	expect(mailsTo(nobody)).toEqual([]);
});

test("a link is good for an hour", async () => {
	const { email } = await signUp();
	const link = await linkFor(email);
	const [row] = await rowsIn<{ expires_at: number }>(
		server.databaseUrl,
		"select expires_at from password_resets where user_id = (select id from users where email = ?)",
		email,
	);
	const anHour = 60 * 60 * 1000;
	expect(row?.expires_at).toBeLessThanOrEqual(Date.now() + anHour);
	const sql = "update password_resets set expires_at = ?";
	await rowsIn(server.databaseUrl, sql, new Date((row?.expires_at ?? 0) - anHour));
	expect((await fetch(server.url + link)).status).toBe(410);
	expect((await setNew(link)).headers.get("Location")).toBe("/reset");
	expect(await logIn(email, OLD)).toBe(303);
});

test("one new password uses up all links of its person", async () => {
	const { email } = await signUp();
	const [first, second] = [await linkFor(email), await linkFor(email)];
	expect(second).not.toBe(first);
	await setNew(second);
	expect((await fetch(server.url + first)).status).toBe(410);
});

test("a bad new password is told at the field, and the link stays good", async () => {
	const { email } = await signUp();
	const link = await linkFor(email);
	for (const [password, sentence] of [
		["short", "Password must have at least 8 characters"],
		["password1", "Many people use this password"],
		[email, "Password must not be your email"],
	] as const) {
		const answer = await setNew(link, password);
		expect(answer.status).toBe(422);
		const html = await answer.text();
		expect(html).toContain(sentence);
		expect(html).not.toContain(`value="${password}"`);
	}
	expect((await setNew(link)).headers.get("Location")).toBe("/reset?done");
});

test("an account's links are few an hour, whether there is an account or not", async () => {
	for (const email of [(await signUp()).email, freshEmail()]) {
		const statuses: number[] = [];
		for (let time = 0; time < 4; time++) statuses.push((await post("/forgotten", { email })).status);
		expect(statuses).toEqual([303, 303, 303, 429]);
	}
});

test.each(["", "nobody", "a@b\r\nBcc: c@d.example", `${"x".repeat(300)}@example.in`])(
	"%j is no email: 422, and nothing is kept",
	async (email) => {
		expect((await post("/forgotten", { email })).status).toBe(422);
		const sql = "select id from outbox where recipient = ? and sent_at is null";
		expect(await rowsIn(server.databaseUrl, sql, email)).toEqual([]);
	},
);

test.each(["", "x", "%00", "../../etc/passwd", "A".repeat(43)])("the secret %j is not good", async (secret) => {
	expect((await fetch(`${server.url}/reset?token=${encodeURIComponent(secret)}`)).status).toBe(410);
	expect((await post("/reset", { token: secret, password: NEW })).headers.get("Location")).toBe("/reset");
});

test("the database keeps no secret of a link", async () => {
	const { email } = await signUp();
	const secret = tokenOf(await linkFor(email));
	for (const table of ["password_resets", "outbox"]) {
		const kept = await rowsIn(server.databaseUrl, `select * from ${table}`);
		expect(JSON.stringify(kept)).not.toContain(secret);
	}
	expect(server.output()).not.toContain(secret);
});

test("a link goes out before all mails that waited already, which are sent after it", async () => {
	const { email } = await signUp();
	const waiting = Array.from({ length: 8 }, freshEmail);
	await mailServer.behave("slow");
	const connections = mailServer.connections();
	for (const recipient of waiting)
		await rowsIn(
			server.databaseUrl,
			`insert into outbox (channel, kind, recipient, content, dedupe, next_attempt_at, created_at)
			values ('mail', 'clinic-call-back-withdrawn', ?, '{}', ?, ?, ?)`,
			recipient,
			recipient,
			new Date(Date.now() - 60 * 60 * 1000),
			new Date(),
		);
	await expect.poll(() => mailServer.connections(), PATIENCE).toBeGreaterThan(connections);
	expect((await post("/forgotten", { email })).status).toBe(303);
	const sentUntilThen = waiting.flatMap(mailsTo).length;
	await expect.poll(() => mailsTo(email).length, PATIENCE).toBe(1);
	await mailServer.behave("accept");
	await expect.poll(() => waiting.flatMap(mailsTo).length, PATIENCE).toBe(waiting.length);
	const sent = mailServer.mails().map(({ to }) => to);
	const sentBefore = sent.slice(0, sent.indexOf(email)).filter((to) => waiting.includes(to));
	expect(sentBefore.length).toBeLessThanOrEqual(sentUntilThen + 1); // One was under way.
});

test("without SMTP_URL the page says whom to ask, and takes nothing", async () => {
	const bare = await startServer({ CONTACT_PHONE: "+91 20 1234 5678" });
	try {
		const html = await (await fetch(`${bare.url}/forgotten`)).text();
		expect(html).toContain("Please ask the people who run this site");
		expect(html).toContain("+91 20 1234 5678");
		expect(html).not.toContain('name="email"');
		expect((await post("/forgotten", { email: freshEmail() }, bare)).headers.get("Location")).toBe("/forgotten");
	} finally {
		await bare.stop();
	}
});
