import { describe, expect, test } from "vitest";
import {
	call,
	change,
	cookieAfter,
	get,
	PASSWORD,
	person,
	post,
	rows,
	send,
	setCookie,
	shownBy,
} from "../support/handler";

/** A person who signed up, with a password that can be given. */
async function signedUp() {
	const email = `owner-${crypto.randomUUID()}@example.in`;
	const answer = await call("/api/signup", { username: "Asha Ownname", email, password: PASSWORD });
	const { token } = (await answer.json()) as { token: string };
	const [row] = await rows<{ id: number }>("select id from users where email = ?", email);
	return { email, token, id: row?.id ?? 0, cookie: { Cookie: `auth-token=${token}` } };
}

const sent = (intent: string, fields: Record<string, string>, headers: Record<string, string>) =>
	post("/data", { intent, ...fields }, headers);

describe("/data", () => {
	test("says what is kept, why, how long and who sees it, and where to complain", async () => {
		const html = await (await get("/data")).text();
		for (const text of ["What is kept", "Why", "How long", "Who can see it", "section 11", "section 12", "section 13"])
			expect(html).toContain(text);
		expect(html).toContain('href="mailto:hello@saathi.example"');
		expect(html).toContain("nothing of yours to show");
		expect(html.replace(/<script[\s\S]*?<\/script>/g, "")).not.toContain("Delete everything");
	});

	test("is for nobody else and no cache", async () => {
		const response = await get("/data", (await person()).cookie);
		expect(response.headers.get("Cache-Control")).toBe("private, no-store");
	});

	test("hands over all that is kept as one file: account, bookings, plan and talk, and no hash", async () => {
		const own = await signedUp();
		const talk = await call("/api/chat", { userInput: "My own words 4711" }, own.cookie);
		const Cookie = `auth-token=${own.token}; ${cookieAfter(talk, "conversation")}`;
		await post("/plan", { intent: "keep", version: "0", ask: "My sister 4712" }, { Cookie });
		const response = await get("/data/download", { Cookie });
		expect(response.headers.get("Content-Disposition")).toBe('attachment; filename="my-data.json"');
		const text = await response.text();
		const file = JSON.parse(text);
		expect(file.account).toMatchObject({ username: "Asha Ownname", email: own.email });
		expect(file.plan.ask).toBe("My sister 4712");
		expect(file.conversation[0]).toMatchObject({ role: "user", message: "My own words 4711" });
		expect(text).not.toMatch(/\$2[aby]\$|passwordHash/);
	});

	test("a visitor takes the talk along, and nobody else's", async () => {
		const talk = await call("/api/chat", { userInput: "Only mine 4713" });
		const mine = await (await get("/data/download", { Cookie: cookieAfter(talk, "conversation") })).text();
		expect(mine).toContain("Only mine 4713");
		expect(await (await get("/data/download")).json()).toEqual({ conversation: [], told: {} });
	});

	test("changes the name, and says what is wrong with one", async () => {
		const own = await person();
		const done = await sent("name", { username: "  Meera  " }, own.cookie);
		expect(done.status).toBe(303);
		expect(setCookie(done, "notice")).toMatch(/^notice=done-name;/);
		expect(await rows("select username from users where id = ?", own.userId)).toEqual([{ username: "Meera" }]);
		const refused = await sent("name", { username: " " }, own.cookie);
		expect(refused.status).toBe(422);
		expect(await refused.text()).toContain("Your name is required");
	});

	test("changes email and password for who gives the password, and ends all other sign-ins with the latter", async () => {
		const own = await signedUp();
		const elsewhere = (await (await call("/api/login", { email: own.email, password: PASSWORD })).json()) as {
			token: string;
		};
		const email = `new-${crypto.randomUUID()}@example.in`;
		const wrong = await sent("email", { email, current: "not the password" }, own.cookie);
		expect(wrong.status).toBe(422);
		expect(await wrong.text()).toContain("Your password is not right");
		expect((await sent("email", { email, current: PASSWORD }, own.cookie)).status).toBe(303);
		expect((await call("/api/login", { email, password: PASSWORD })).status).toBe(200);
		const weak = await sent("password", { password: "short", current: PASSWORD }, own.cookie);
		expect(await weak.text()).toContain("at least 8 characters");
		const next = "quite another long one";
		expect((await sent("password", { password: next, current: PASSWORD }, own.cookie)).status).toBe(303);
		const asks = (token: string) => get("/api/user-bookings", { Authorization: token }).then(({ status }) => status);
		expect(await asks(elsewhere.token)).toBe(401);
		expect(await asks(own.token)).toBe(200);
		expect((await call("/api/login", { email, password: next })).status).toBe(200);
	});

	test("an email of another account is told, and nothing changes", async () => {
		const own = await signedUp();
		const other = await person();
		const refused = await sent("email", { email: other.email, current: PASSWORD }, own.cookie);
		expect(await refused.text()).toContain("another account already");
		expect(await rows("select email from users where id = ?", own.id)).toEqual([{ email: own.email }]);
	});

	test("ends all other sign-ins", async () => {
		const own = await signedUp();
		await call("/api/login", { email: own.email, password: PASSWORD });
		expect(await (await get("/data", own.cookie)).text()).toContain("End all other sign-ins");
		await sent("others", {}, own.cookie);
		expect(await rows("select 1 from tokens where user_id = ?", own.id)).toHaveLength(1);
	});

	test.each(["", "drop", "delete"])("a form with the intent %j and no password changes nothing", async (intent) => {
		const own = await person();
		await sent(intent, { current: "" }, own.cookie);
		expect(await rows("select 1 from users where id = ?", own.userId)).toHaveLength(1);
	});

	test("a stranger is led to the login", async () => {
		expect((await sent("delete", { current: "x" }, {})).headers.get("Location")).toMatch(/^\/login/);
	});
});

describe("deleting an account", () => {
	async function book(own: { id: number }, date: string, status = "requested") {
		await change(
			`insert into bookings (user_id, reference, name, phone, age, address, timeslot, date, status, created_at, updated_at)
			values (?, ?, 'Asha Ownname', '9876501234', 33, 'House 4714', '2:00pm - 2:30pm', ?, ?, ?, ?)`,
			own.id,
			`R${crypto.randomUUID().slice(0, 8)}`,
			date,
			status,
			new Date(0),
			new Date(0),
		);
	}

	test("takes everything along; of a session to come the desk keeps a cancelled row without a person", async () => {
		const own = await signedUp();
		await book(own, "2999-01-01");
		await book(own, "2020-01-01", "done");
		await change(
			"insert into places (date, timeslot, place, booking_id) select date, timeslot, 1, id from bookings where user_id = ? and date = '2999-01-01'",
			own.id,
		);
		await change(
			"insert into outbox (user_id, channel, kind, recipient, content, dedupe, next_attempt_at, created_at) values (?, 'mail', 'k', ?, '{}', ?, ?, ?)",
			own.id,
			own.email,
			own.email,
			new Date(0),
			new Date(0),
		);
		await post("/plan", { intent: "keep", version: "0", ask: "x" }, own.cookie);
		const wrong = await sent("delete", { current: "not the password" }, own.cookie);
		expect(wrong.status).toBe(422);
		const gone = await sent("delete", { current: PASSWORD }, own.cookie);
		expect(gone.headers.get("Location")).toBe("/data");
		expect(gone.headers.get("Clear-Site-Data")).toBe('"storage"');
		expect(setCookie(gone, "auth-token")).toMatch(/Max-Age=0/);
		for (const table of ["tokens", "bookings", "outbox", "plans"])
			expect(await rows(`select 1 from ${table} where user_id = ?`, own.id), table).toEqual([]);
		expect(await rows("select name, phone, address, status from bookings where date = '2999-01-01'")).toEqual([
			{ name: "Account deleted", phone: "0000000000", address: "none", status: "cancelled" },
		]);
		expect(await rows("select 1 from bookings where date = '2020-01-01'")).toEqual([]);
		expect(await rows("select 1 from places where date = '2999-01-01'")).toEqual([]);
		expect((await call("/api/login", { email: own.email, password: PASSWORD })).status).toBe(401);
		expect((await get("/api/user-bookings", { Authorization: own.token })).status).toBe(401);
	});

	test("takes along what this browser asked for as a visitor and links that wait to be sent, and nobody else's", async () => {
		const wish = (phone: string, headers = {}) =>
			post("/call-me", { phone, name: "Asha Left", wanted: "soon" }, headers);
		const kept = () => rows("select phone from call_backs where name = 'Asha Left' order by phone");
		const wait = (kind: string, recipient: string, content: string) =>
			change(
				"insert into outbox (channel, kind, recipient, content, dedupe, next_attempt_at, created_at) values ('mail', ?, ?, ?, ?, ?, ?)",
				...[kind, recipient, content, crypto.randomUUID(), new Date(0), new Date(0)],
			);
		const asked = await wish("9000000101");
		const browser = cookieAfter(asked, "call-back");
		const reference = browser.slice("call-back=".length).split(".")[0];
		await wish("9000000102");
		const [own, other] = [await signedUp(), await signedUp()];
		await wish("9000000103", own.cookie);
		await wish("9000000104", other.cookie);
		await wait("reset", own.email, "{}");
		await wait("reset", other.email, "{}");
		await wait("clinic-call-back", "desk@clinic.example", JSON.stringify({ reference, wanted: "soon" }));
		await wait("clinic-call-back", "desk@clinic.example", '{"reference":"SOMEBODY"}');
		const Cookie = `${own.cookie.Cookie}; ${browser}`;
		expect(await shownBy(await get("/call-me", { Cookie }))).toContain(reference);
		expect((await sent("delete", { current: PASSWORD }, { Cookie })).status).toBe(303);
		expect(await kept()).toEqual([{ phone: "9000000102" }, { phone: "9000000104" }]);
		expect(await rows("select kind, recipient, content from outbox where user_id is null order by kind")).toEqual([
			{ kind: "clinic-call-back", recipient: "desk@clinic.example", content: '{"reference":"SOMEBODY"}' },
			{ kind: "reset", recipient: other.email, content: "{}" },
		]);
	});

	test("leaves the wish of another account that this browser knows", async () => {
		const [one, other] = [await signedUp(), await signedUp()];
		const asked = await post("/call-me", { phone: "9000000105", name: "", wanted: "soon" }, other.cookie);
		const Cookie = `${one.cookie.Cookie}; ${cookieAfter(asked, "call-back")}`;
		expect((await sent("delete", { current: PASSWORD }, { Cookie })).status).toBe(303);
		expect(await rows("select user_id from call_backs where phone = '9000000105'")).toEqual([{ user_id: other.id }]);
	});

	test("a second person who leaves is nobody too, and nobody can log in as nobody", async () => {
		const own = await signedUp();
		await book(own, "2999-01-02");
		await sent("delete", { current: PASSWORD }, own.cookie);
		expect(await rows("select count(*) as n from users where email = 'nobody'")).toEqual([{ n: 1 }]);
		for (const address of ["/api/login", "/api/signup"]) {
			const tried = await call(address, { username: "Asha", email: "nobody", password: "a long password" });
			expect(tried.status).toBe(422);
		}
	});

	test("a booking that is on its way then is not kept for nobody", async () => {
		const own = await signedUp();
		const booking = {
			name: "A",
			phone: "9876543210",
			age: "30",
			address: "B",
			timeslot: "2:00pm - 2:30pm",
			date: "2999-01-03",
		};
		await Promise.all([
			sent("delete", { current: PASSWORD }, own.cookie),
			send("/api/booking", {
				method: "POST",
				headers: { "Content-Type": "application/json", Authorization: own.token },
				body: JSON.stringify({ ...booking, date: new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10) }),
			}),
		]);
		expect(await rows("select 1 from bookings where user_id = ?", own.id)).toEqual([]);
	});
});

/** Puts facts into the state of all talks, as if the bot had been told of them. */
async function tellBot(facts: Record<string, string>) {
	for (const { id, state } of await rows<{ id: string; state: string }>("select id, state from conversations")) {
		const told = JSON.parse(state);
		const next = JSON.stringify({ ...told, facts: { ...told.facts, ...facts } });
		await change("update conversations set state = ? where id = ?", next, id);
	}
}

describe("/plan", () => {
	test("has six boxes; a visitor may fill and print them, and is told how to keep them", async () => {
		const html = await (await get("/plan")).text();
		for (const label of ["Warning signs", "What I can do alone", "Professionals", "Making my place safe"])
			expect(html).toContain(label);
		expect(html.match(/<textarea/g)).toHaveLength(6);
		expect(html).toContain("Log in to keep it in your account");
		const typed = await post("/plan", { intent: "keep", version: "0", signs: "Typed 4720" });
		expect(typed.status).toBe(401);
		expect(await typed.text()).toContain("Typed 4720");
	});

	test("is kept in the account, shown again, and deleted as easily", async () => {
		const own = await person();
		expect((await post("/plan", { intent: "keep", version: "0", ask: "Ravi <b>" }, own.cookie)).status).toBe(303);
		expect(await (await get("/plan", own.cookie)).text()).toContain("Ravi &lt;b&gt;");
		await post("/plan", { intent: "delete", version: "1" }, own.cookie);
		expect(await rows("select 1 from plans where user_id = ?", own.userId)).toEqual([]);
	});

	test("of 50,000 letters comes back whole with a sentence, and nothing of it is kept", async () => {
		const own = await person();
		const signs = "क".repeat(50_000);
		const refused = await post("/plan", { intent: "keep", version: "0", signs }, own.cookie);
		expect(refused.status).toBe(422);
		const html = await refused.text();
		expect(html).toContain("A box can hold at most 1,000 characters");
		expect(html).toContain(signs);
		expect(await rows("select 1 from plans where user_id = ?", own.userId)).toEqual([]);
	});

	test("from a second tab overwrites nothing unseen: both are shown, and another press keeps one's own", async () => {
		const own = await person();
		await post("/plan", { intent: "keep", version: "0", ask: "First tab" }, own.cookie);
		const second = await post("/plan", { intent: "keep", version: "0", ask: "Second tab" }, own.cookie);
		expect(second.status).toBe(409);
		const html = await second.text();
		expect(html).toContain("First tab");
		expect(html).toContain("Second tab");
		expect(html).toMatch(/name="version" value="1"/);
		await post("/plan", { intent: "keep", version: "1", ask: "Second tab" }, own.cookie);
		expect(await (await get("/plan", own.cookie)).text()).toContain("Second tab");
	});

	test("has what the bot was told", async () => {
		const talk = await call("/api/chat", { userInput: "hello" });
		const conversation = cookieAfter(talk, "conversation");
		await tellBot({ "plan-ask": "Told to the bot" });
		const html = await (await get("/plan", { Cookie: conversation })).text();
		expect(html).toContain("Told to the bot");
	});

	test("that the bot was told of goes when it is deleted, of visitors too; the talk and what else was told stay", async () => {
		const talk = await call("/api/chat", { userInput: "hello 4750" });
		const own = { Cookie: cookieAfter(talk, "conversation") };
		const other = { Cookie: cookieAfter(await call("/api/chat", { userInput: "hello 4751" }), "conversation") };
		await tellBot({ "plan-ask": "Told 4752", about: "x" });
		const deleted = await post("/plan", { intent: "delete", version: "0" }, own);
		expect(deleted.headers.get("Location")).toBe("/plan");
		const told = async (headers: Record<string, string>) => (await get("/data/download", headers)).json();
		expect(await told(own)).toMatchObject({ told: { about: "x" }, conversation: [{ message: "hello 4750" }, {}] });
		expect(await (await get("/plan", own)).text()).not.toContain("Told 4752");
		expect(await told(other)).toMatchObject({ told: { "plan-ask": "Told 4752", about: "x" } });
	});
});

describe("what is chosen for a talk", () => {
	test("'Forget when I close': a cookie of the session, also for a talk that is there, and a talk that is brief", async () => {
		const chosen = await post("/conversation/choices", { forget: "yes" });
		expect(setCookie(chosen, "talk")).toMatch(/^talk=forget; Path=\//);
		const Cookie = cookieAfter(chosen, "talk");
		const talk = await call("/api/chat", { userInput: "Briefly 4730" }, { Cookie });
		expect(setCookie(talk, "conversation")).not.toContain("Max-Age");
		const brief = "select c.brief from conversations c join messages m on m.conversation_id = c.id where m.message = ?";
		expect(await rows(brief, "Briefly 4730")).toEqual([{ brief: 1 }]);
		const html = await (await get("/chatbot", { Cookie })).text();
		expect(html).toContain("close the browser, or write nothing for an hour");
		const later = await post(
			"/conversation/choices",
			{},
			{ Cookie: `${Cookie}; ${cookieAfter(talk, "conversation")}` },
		);
		expect(setCookie(later, "conversation")).toContain("Max-Age=86400");
		expect(await rows(brief, "Briefly 4730")).toEqual([{ brief: 0 }]);
	});

	test("unless somebody chooses, the page says a day, and the cookie stays as long", async () => {
		expect(await (await get("/chatbot")).text()).toContain("or stay away for a day");
		expect(setCookie(await call("/api/chat", { userInput: "hello" }), "conversation")).toContain("Max-Age=86400");
	});
});

describe("leaving quickly without script", () => {
	const own = { "Sec-Fetch-Site": "same-origin" };

	async function talkThatClears(words: string) {
		const chosen = cookieAfter(await post("/conversation/choices", { clear: "yes" }), "talk");
		const talk = await call("/api/chat", { userInput: words }, { Cookie: chosen });
		return { Cookie: `${chosen}; ${cookieAfter(talk, "conversation")}` };
	}

	const kept = async (words: string) => (await rows("select 1 from messages where message = ?", words)).length;

	test("leads away and tells the other site nothing", async () => {
		const response = await get("/leave", own);
		expect(response.status).toBe(303);
		expect(response.headers.get("Location")).toBe("https://www.google.com/");
		expect(response.headers.get("Referrer-Policy")).toBe("no-referrer");
		expect(response.headers.get("Cache-Control")).toBe("private, no-store");
	});

	test("clears the talk of whoever asked for that, and of nobody else", async () => {
		const talk = await talkThatClears("Clear me 4740");
		const response = await get("/leave", { ...own, ...talk });
		expect(await kept("Clear me 4740")).toBe(0);
		expect(setCookie(response, "conversation")).toMatch(/Max-Age=0/);
		const other = await call("/api/chat", { userInput: "Stay 4741" });
		await get("/leave", { ...own, Cookie: cookieAfter(other, "conversation") });
		expect(await kept("Stay 4741")).toBe(1);
	});

	test("a link on another site clears nothing", async () => {
		const talk = await talkThatClears("Not by others 4742");
		const foreign: Record<string, string>[] = [
			{ "Sec-Fetch-Site": "cross-site" },
			{ Referer: "http://evil.example/" },
			{},
		];
		for (const headers of foreign) expect((await get("/leave", { ...headers, ...talk })).status).toBe(303);
		expect(await kept("Not by others 4742")).toBe(1);
	});

	test("leads away also while nothing can be deleted", async () => {
		const talk = await talkThatClears("Locked 4743");
		await change("alter table conversations rename to conversations_away");
		try {
			expect((await get("/leave", { ...own, ...talk })).status).toBe(303);
		} finally {
			await change("alter table conversations_away rename to conversations");
		}
	});

	test("every page has the link", async () => {
		for (const path of [
			"/",
			"/home",
			"/login",
			"/chatbot",
			"/booking",
			"/check",
			"/help",
			"/data",
			"/plan",
			"/nowhere",
		])
			expect(await (await get(path)).text(), path).toMatch(/href="\/leave"[^>]*>Leave quickly/);
	});
});
