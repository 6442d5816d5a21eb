import { describe, expect, test } from "vitest";
import { hashToken } from "~/features/auth/tokens.server";
import { call, change, cookieAfter, get, PASSWORD, person, post, rows, send, setCookie } from "../support/handler";
import { freshEmail } from "../support/people";

const THIRTY_DAYS_MS = 30 * 24 * 60 * 60 * 1000;
const HTTPS = { "X-Forwarded-Proto": "https" };

async function signUp(email = freshEmail(), headers: Record<string, string> = {}): Promise<Response> {
	return post("/login", { username: "Asha", email, password: PASSWORD }, headers);
}

function attributes(cookie: string | undefined): string[] {
	return (cookie ?? "").split("; ").slice(1).sort();
}

describe("signing up on the page", () => {
	test("sends the browser on to /home with the token as a cookie", async () => {
		const response = await signUp();
		expect(response.status).toBe(303);
		expect(response.headers.get("Location")).toBe("/home");
		expect(attributes(setCookie(response, "auth-token"))).toEqual(
			["HttpOnly", "Max-Age=2592000", "Path=/", "SameSite=Lax"].sort(),
		);
	});

	test("behind https the cookie is Secure, on the page and for the call", async () => {
		expect(attributes(setCookie(await signUp(freshEmail(), HTTPS), "__Host-auth-token"))).toContain("Secure");
		const body = { username: "Asha", email: freshEmail(), password: PASSWORD };
		expect(attributes(setCookie(await call("/api/signup", body, HTTPS), "__Host-auth-token"))).toContain("Secure");
	});

	test("keeps a bcrypt hash of the password, a SHA-256 of the token, and neither itself", async () => {
		const email = freshEmail();
		const response = await signUp(email);
		const token = cookieAfter(response, "auth-token").slice("auth-token=".length);
		const [user] = await rows<{ id: number; password_hash: string }>("select * from users where email = ?", email);
		expect(user?.password_hash).toMatch(/^\$2[aby]\$/);
		const kept = await rows<{ hash: string; expires_at: number }>("select * from tokens where user_id = ?", user?.id);
		expect(kept.map(({ hash }) => hash)).toEqual([hashToken(token)]);
		const left = (kept[0]?.expires_at ?? 0) - Date.now();
		expect(left).toBeGreaterThan(THIRTY_DAYS_MS - 60_000);
		expect(left).toBeLessThanOrEqual(THIRTY_DAYS_MS);
		for (const table of ["users", "tokens", "rate_limits"]) {
			const all = JSON.stringify(await rows(`select * from ${table}`));
			expect(all).not.toContain(token);
			expect(all).not.toContain(PASSWORD);
		}
	});

	test("comes back to the page that asked for it, and to no other site", async () => {
		const fields = () => ({ username: "Asha", email: freshEmail(), password: PASSWORD });
		const booking = await post("/login?redirectTo=/booking", fields());
		expect(booking.headers.get("Location")).toBe("/booking");
		const foreign = await post("/login?redirectTo=//evil.example", fields());
		expect(foreign.headers.get("Location")).toBe("/home");
	});

	test("422 with a sentence at each field, what was typed kept and the password dropped", async () => {
		const response = await post("/login", { username: `A"b<i>`, email: "nobody", password: "s3cret" });
		expect(response.status).toBe(422);
		expect(response.headers.getSetCookie()).toEqual([]);
		const html = await response.text();
		expect(html).toContain("Email must look like name@example.com");
		expect(html).toContain("Password must have at least 8 characters");
		expect(html).toContain('value="A&quot;b&lt;i&gt;"');
		expect(html).toContain('value="nobody"');
		expect(html).not.toContain("s3cret");
		expect(html).not.toContain("A&quot;b<i>");
	});

	test("409 when the email has an account, 413 when it is too much, with the navbar", async () => {
		const email = freshEmail();
		await signUp(email);
		expect((await signUp(email)).status).toBe(409);
		const large = await post("/login", { username: "x".repeat(70_000) });
		expect(large.status).toBe(413);
		expect(await large.text()).toContain("Contact");
	});

	test("a post that is no form is an empty form", async () => {
		const init = { method: "POST", headers: { "Content-Type": "application/json" }, body: '{"email":"a@b.in"}' };
		expect((await send("/login", init)).status).toBe(422);
	});
});

describe("logging in on the page", () => {
	test("401 with one sentence for an unknown email and a wrong password", async () => {
		const email = freshEmail();
		await signUp(email);
		for (const fields of [
			{ email, password: "not this one" },
			{ email: freshEmail(), password: PASSWORD },
		]) {
			const response = await post("/login?mode=login", fields);
			expect(response.status).toBe(401);
			const html = await response.text();
			expect(html).toContain("Email or password is incorrect");
			expect(html).toContain(`value="${fields.email}"`);
			expect(html).not.toContain(fields.password);
		}
	});

	test("303 with a token of its own: another device's stays good", async () => {
		const email = freshEmail();
		const first = cookieAfter(await signUp(email), "auth-token");
		const second = cookieAfter(await post("/login?mode=login", { email, password: PASSWORD }), "auth-token");
		expect(second).not.toBe(first);
		for (const Cookie of [first, second]) expect((await get("/api/user-bookings", { Cookie })).status).toBe(200);
	});

	test("somebody signed in has no business on /login", async () => {
		const response = await get("/login", (await person()).cookie);
		expect(response.status).toBe(302);
		expect(response.headers.get("Location")).toBe("/home");
	});
});

describe("logging out", () => {
	test("kills a copied token, drops the cookies and goes to /", async () => {
		const { token, cookie, authorization } = await person();
		const response = await post("/logout", {}, cookie);
		expect(response.status).toBe(303);
		expect(response.headers.get("Location")).toBe("/");
		expect(setCookie(response, "auth-token")).toMatch(/^auth-token=; Max-Age=0;/);
		expect(setCookie(response, "conversation")).toMatch(/^conversation=; Max-Age=0;/);
		expect((await get("/api/user-bookings", authorization)).status).toBe(401);
		expect((await get("/api/user-bookings", { Authorization: `Bearer ${token}` })).status).toBe(401);
		expect((await get("/api/user-bookings", cookie)).status).toBe(401);
	});

	test("leaves other devices and other people signed in", async () => {
		const other = await person();
		await post("/logout", {}, (await person()).cookie);
		expect((await get("/api/user-bookings", other.authorization)).status).toBe(200);
	});

	test("is a post: following a link does not log out", async () => {
		const { cookie } = await person();
		expect((await get("/logout", cookie)).headers.get("Location")).toBe("/");
		expect((await get("/api/user-bookings", cookie)).status).toBe(200);
	});

	test("is no error for somebody who is not signed in", async () => {
		expect((await post("/logout", {})).status).toBe(303);
		expect((await post("/logout", {}, { Cookie: "auth-token=nonsense" })).status).toBe(303);
	});
});

test("a token that has expired is none", async () => {
	const { token, cookie, authorization } = await person();
	await change("update tokens set expires_at = ? where hash = ?", new Date(Date.now() - 1), hashToken(token));
	expect((await get("/api/user-bookings", authorization)).status).toBe(401);
	expect(await (await get("/", cookie)).text()).toContain(">Login<");
});

test("what the database holds in a token's place is no token", async () => {
	const { token } = await person();
	expect((await get("/api/user-bookings", { Authorization: hashToken(token) })).status).toBe(401);
});

describe("the navbar", () => {
	test("shows Login to a visitor and Logout to a person, on every page", async () => {
		const { cookie } = await person();
		for (const path of ["/", "/home", "/chatbot", "/booking", "/check", "/nowhere"]) {
			const visitors = await (await get(path)).text();
			expect(visitors).toContain(">Login<");
			expect(visitors).not.toContain(">Logout<");
			const persons = await (await get(path, cookie)).text();
			expect(persons).toContain(">Logout<");
			expect(persons).not.toContain(">Login<");
		}
	});
});

test.each(["/", "/home", "/booking", "/booking?view=previous", "/chatbot", "/check"])(
	"%s of a signed-in person is for nobody else to keep",
	async (path) => {
		expect((await get(path, (await person()).cookie)).headers.get("Cache-Control")).toBe("private, no-store");
	},
);
