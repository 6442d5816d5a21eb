import { describe, expect, test } from "vitest";
import { dayFromNow, goodBooking } from "../support/bookings";
import { call, change, get, PASSWORD, person, post, rows, send, shownBy } from "../support/handler";
import type { Person } from "../support/people";

const SLOT = "2:00pm - 2:30pm";
const PAGES = [
	"/desk",
	"/desk/print",
	"/desk/days",
	"/desk/bookings/1",
	"/desk/bookings.csv?from=2026-01-01&to=2026-01-02",
];

/** A booking made over the site, as its row stands. */
async function booked(changes: Record<string, string> = {}, known?: Person) {
	const who = known ?? (await person());
	const answer = await call("/api/booking", goodBooking(changes), who.authorization);
	expect(answer.status).toBe(200);
	const [row] = await rows<{ id: number; version: number; reference: string }>(
		"select id, version, reference from bookings where user_id = ? order by id desc",
		who.userId,
	);
	return { ...(row as { id: number; version: number; reference: string }), who };
}
const stateOf = async (id: number) =>
	(await rows<{ status: string }>("select status from bookings where id = ?", id))[0]?.status;
const decide = (id: number, fields: Record<string, string>, who: Person) =>
	post(`/desk/bookings/${id}`, fields, who.cookie);

describe("who works nowhere here", () => {
	test.each(PAGES.slice(0, -1))(
		"%s is a page that is not there, to the letter the same as any other such",
		async (path) => {
			await booked();
			const { cookie } = await person();
			for (const headers of [{}, cookie]) {
				const [hidden, lost] = await Promise.all([get(path, headers), get("/nowhere", headers)]);
				expect(hidden.status).toBe(404);
				// The way to another language leads to the address that was asked for.
				const without = (html: string, own: string) => html.replaceAll(`href="${own}?language`, 'href="?language');
				const [one, other] = [without(await hidden.text(), path), without(await lost.text(), "/nowhere")];
				expect(one === other).toBe(true);
				expect(one.includes("desk")).toBe(false);
			}
		},
	);

	test("the file for a spreadsheet is not there either", async () => {
		for (const headers of [{}, (await person()).cookie])
			expect((await get(PAGES.at(-1) ?? "", headers)).status).toBe(404);
	});

	test.each([...PAGES, "/desk/outbox", "/desk/call-backs"])(
		"a post to %s changes nothing, as to no page",
		async (path) => {
			const { id } = await booked();
			const answer = await post(path, { change: "confirm", version: "0" }, (await person()).cookie);
			expect(answer.status).toBe(404);
			expect(await stateOf(id)).toBe("requested");
		},
	);

	test("no page of theirs names the desk", async () => {
		const { cookie } = await person();
		for (const path of ["/", "/home", "/booking", "/login", "/chatbot"])
			expect((await (await get(path, cookie)).text()).match(/.{40}desk.{40}/i)).toBeNull();
	});
});

describe("who works there", () => {
	test("an operator finds the way from /home, and the desk with today first", async () => {
		const { cookie } = await person("Om", "operator");
		expect(await (await get("/home", cookie)).text()).toContain('href="/desk"');
		const html = await (await get("/desk", cookie)).text();
		expect(html).toMatch(/<h2[^>]*>Today, /);
	});

	test.each(["/desk", "/desk/print", PAGES.at(-1) ?? ""])("%s takes nothing", async (path) => {
		const answer = await post(path, { change: "confirm" }, (await person("Om", "operator")).cookie);
		expect([answer.status, answer.headers.get("Allow")]).toEqual([405, "GET, HEAD"]);
	});

	test("a counsellor sees the days and nothing else", async () => {
		const { cookie } = await person("Cara", "counsellor");
		const { id } = await booked({ name: "Searched Person" });
		for (const path of ["/desk", "/desk/print"]) expect((await get(path, cookie)).status).toBe(200);
		for (const path of ["/desk/days", `/desk/bookings/${id}`, "/desk/bookings.csv?from=2026-01-01&to=2026-01-02"])
			expect((await get(path, cookie)).status).toBe(404);
		expect((await decide(id, { change: "confirm", version: "0" }, { cookie } as Person)).status).toBe(404);
		expect(await stateOf(id)).toBe("requested");
	});

	test("is signed in for twelve hours after the password, not longer", async () => {
		const { cookie, userId } = await person("Om", "operator");
		const hours = (ago: number) =>
			change("update tokens set password_at = ? where user_id = ?", new Date(Date.now() - ago * 3_600_000), userId);
		await hours(11.9);
		expect((await get("/desk", cookie)).status).toBe(200);
		await hours(12.1);
		expect((await get("/desk", cookie)).status).toBe(404);
		expect(await (await get("/home", cookie)).text()).not.toContain("Welcome, Om");
		await change("update tokens set password_at = null where user_id = ?", userId);
		expect((await get("/desk", cookie)).status).toBe(404);
	});
});

describe("a booking at the desk", async () => {
	const operator = await person("Om", "operator");

	test("shows all of it, and no conversation", async () => {
		const { id, reference } = await booked({ name: "<b>Asha</b>", address: "12 Lake Road" });
		const html = await (await get(`/desk/bookings/${id}`, operator.cookie)).text();
		expect(html).toContain(reference);
		expect(html).toContain("&lt;b&gt;Asha&lt;/b&gt;");
		expect(html).not.toContain("<b>Asha</b>");
		expect(html).toContain("Requested");
	});

	test("is confirmed, declined with a word, and the person reads the word", async () => {
		const { id, who } = await booked();
		const confirmed = await decide(id, { change: "confirm", version: "0" }, operator);
		expect([confirmed.status, confirmed.headers.get("Location")]).toEqual([303, `/desk/bookings/${id}?done=confirm`]);
		expect(await stateOf(id)).toBe("confirmed");
		await decide(id, { change: "decline", version: "1", word: "We are ill, sorry" }, operator);
		expect(await stateOf(id)).toBe("declined");
		const { bookings } = await (await get("/api/user-bookings", who.authorization)).json();
		expect(bookings[0]).toMatchObject({ id, status: "declined", word: "We are ill, sorry" });
		const html = await (await get(`/desk/bookings/${id}`, operator.cookie)).text();
		expect(html).toContain("status: requested → confirmed");
		expect(html).toContain("word: nothing → We are ill, sorry");
	});

	test("is decided once when two decide: the second is told, and loses nothing that was written", async () => {
		const { id } = await booked();
		await decide(id, { change: "confirm", version: "0" }, operator);
		const second = await decide(
			id,
			{ change: "decline", version: "0", word: "A word of mine" },
			await person("Ed", "operator"),
		);
		expect(second.status).toBe(409);
		const html = await second.text();
		expect(html).toContain("Somebody else was quicker");
		expect(html).toContain("A word of mine");
		expect(html.replaceAll("<!-- -->", "")).toContain("<strong>Om confirmed</strong>");
		expect(await stateOf(id)).toBe("confirmed");
	});

	test("moves to a free time, and not to one that is full, over, or no time at all", async () => {
		const { id } = await booked();
		const to = `${dayFromNow(40)} 3:00pm - 3:30pm`;
		for (const wrong of ["2020-01-01 2:00pm - 2:30pm", `${dayFromNow(40)} midnight`, "", "x".repeat(500)])
			expect((await decide(id, { change: "move", version: "0", to: wrong }, operator)).status).toBe(422);
		expect((await decide(id, { change: "move", version: "0", to }, operator)).status).toBe(303);
		expect(await rows("select date, timeslot, status from bookings where id = ?", id)).toEqual([
			{ date: dayFromNow(40), timeslot: "3:00pm - 3:30pm", status: "confirmed" },
		]);
	});

	test("is done or missed only once it has begun", async () => {
		const { id } = await booked();
		expect((await decide(id, { change: "done", version: "0" }, operator)).status).toBe(409);
		await change("update bookings set date = '2026-01-05' where id = ?", id);
		expect((await decide(id, { change: "missed", version: "0" }, operator)).status).toBe(303);
		expect((await decide(id, { change: "done", version: "1" }, operator)).status).toBe(303);
		expect(await stateOf(id)).toBe("done");
	});

	test("keeps a note that its owner never reads", async () => {
		const { id, who } = await booked();
		await decide(id, { change: "note", version: "0", note: "Comes with her sister" }, operator);
		expect(await (await get(`/desk/bookings/${id}`, operator.cookie)).text()).toContain("Comes with her sister");
		for (const answer of [
			await get("/booking?view=previous", who.cookie),
			await get("/api/user-bookings", who.authorization),
		])
			expect(await answer.text()).not.toContain("sister");
		const long = await decide(id, { change: "note", version: "1", note: "n".repeat(2001) }, operator);
		expect(long.status).toBe(422);
	});

	test("what is no change, no version or no booking changes nothing", async () => {
		const { id } = await booked();
		for (const fields of [
			{},
			{ change: "cancel", version: "0" },
			{ change: "confirm" },
			{ change: "confirm", version: "-1" },
			{ change: "__proto__", version: "0" },
		] as Record<string, string>[])
			expect((await decide(id, fields, operator)).status).toBe(422);
		for (const path of ["0", "999999999", "1e3", "-1", "x", "9".repeat(30)])
			expect((await post(`/desk/bookings/${path}`, { change: "confirm", version: "0" }, operator.cookie)).status).toBe(
				404,
			);
		expect(await stateOf(id)).toBe("requested");
	});
});

describe("the lists", async () => {
	const operator = await person("Om", "operator");
	const list = async (query: string) => (await get(`/desk?${query}`, operator.cookie)).text();

	test("find by the beginning of any word of a name, and by phone however it is written", async () => {
		await booked({ name: "Zarina Qureshi", phone: "9123456780" });
		for (const search of ["zarina", "qur", "ZARINA+qureshi", "9123456780", "91234", "%2B91+91234+56780"])
			expect(await list(`search=${search}`)).toContain("Zarina Qureshi");
		for (const search of ["arina", "zarina+khan", "99999", "%22", "*", "name:zarina*)"])
			expect(await list(`search=${search}`)).not.toContain("Zarina Qureshi");
	});

	test("filter by day and state through links, and go on where a page ends", async () => {
		const day = dayFromNow(60);
		const who = await person();
		const many = Array.from({ length: 55 }, (_, index) => index);
		for (const index of many)
			await change(
				`insert into bookings (user_id, reference, name, phone, age, address, timeslot, date, created_at, updated_at, status)
				values (?, ?, ?, '9876543210', 30, 'Pune', ?, ?, ?, ?, ?)`,
				who.userId,
				`MANY${index}`,
				`Paged ${index} end`,
				index % 2 ? SLOT : "10:00am - 10:30am",
				day,
				new Date(0),
				new Date(0),
				"declined",
			);
		const first = await list(`day=${day}`);
		expect(first.match(/Paged \d+ end/g)?.length).toBeGreaterThanOrEqual(50);
		const next = /href="\/desk\?([^"]*after=[^"]*)"/.exec(first)?.[1]?.replaceAll("&amp;", "&") ?? "";
		const second = await list(next);
		const shown = [first, second].flatMap((html) => [
			...new Set([...html.matchAll(/dir="auto">(Paged \d+ end)</g)].map(([, name]) => name)),
		]);
		expect(shown).toHaveLength(55);
		expect(new Set(shown).size).toBe(55);
		expect(await list(`day=${day}&status=confirmed`)).not.toContain("Paged");
	});

	test("point out what stands at a time that was closed, or has fewer places, since it was booked", async () => {
		const [full, shut, late] = [dayFromNow(90), dayFromNow(91), dayFromNow(92)];
		for (const name of ["Outside first", "Outside second", "Outside third"]) await booked({ name, date: full });
		const { id } = await booked({ name: "Outside shut", date: shut });
		await booked({ name: "Outside never", date: late });
		const shown = async (query: string) =>
			[...(await list(query)).matchAll(/dir="auto">(Outside \w+)</g)].map(([, name]) => name);
		expect(await shown("view=coming&outside")).toEqual([]);
		await change(`with recursive days(n) as (select 1 union all select n + 1 from days where n < 7)
			insert into weekly_slots select n, '${SLOT}', 2 from days`);
		await change("insert into closed_dates values (?, 'Holi')", shut);
		expect(await shown("view=coming&outside")).toEqual(["Outside third", "Outside shut"]);
		expect(await list("view=coming&outside")).toContain("Holi");
		await decide(id, { change: "confirm", version: "0" }, operator);
		expect(await shown("view=coming&outside&status=confirmed")).toEqual(["Outside shut"]);
		expect(await shown("view=coming&outside&status=declined")).toEqual([]);
		expect(await shown(`view=coming&outside&after=${full}.840.999999`)).toEqual(["Outside shut"]);
		const [first] = await rows<{ id: number }>("select id from bookings where name = 'Outside first'");
		await decide(first?.id ?? 0, { change: "decline", version: "0" }, operator);
		expect(await shown("view=coming&outside")).toEqual(["Outside shut"]);
		await change("delete from weekly_slots");
		await change("delete from closed_dates");
	});

	test("hostile addresses are answered as if nothing was asked", async () => {
		for (const query of [
			"view=__proto__&status=x'--&after=1",
			"search=%00",
			`search=${"a+".repeat(500)}`,
			"day=9999-99-99",
		])
			expect((await get(`/desk?${query}`, operator.cookie)).status).toBe(200);
	});
});

test("of somebody who has deleted the account the desk sees the time, and that nobody is known, and no invented facts", async () => {
	const operator = await person("Olga", "operator");
	const signedUp = await call("/api/signup", {
		username: "Asha",
		email: `gone-${crypto.randomUUID()}@example.in`,
		password: PASSWORD,
	});
	const { token } = (await signedUp.json()) as { token: string };
	const date = dayFromNow(9);
	const answer = await call("/api/booking", goodBooking({ date }), { Authorization: token });
	expect(answer.status).toBe(200);
	const left = await post("/data", { intent: "delete", current: PASSWORD }, { Cookie: `auth-token=${token}` });
	expect(left.status).toBe(303);
	const [row] = await rows<{ id: number }>("select id from bookings where date = ? and name = 'Account deleted'", date);
	const pages = [`/desk?day=${date}`, `/desk/bookings/${row?.id}`, `/desk/bookings.csv?from=${date}&to=${date}`];
	for (const page of pages) {
		const shown = await (await get(page, operator.cookie)).text();
		expect(shown, page).toContain("Account deleted");
		expect(shown, page).not.toMatch(/0000000000|nobody|none"|>none<|,none,/);
		if (page.includes("/bookings/")) expect(shown, page).not.toContain("<dt>Booked</dt>");
		if (!page.includes("csv")) expect(shown, page).toContain("of the session the time alone is kept");
	}
	const list = await (await get(pages[0] ?? "", operator.cookie)).text();
	expect(list).toContain(
		`<a href="/desk/bookings/${row?.id}" dir="auto">Account deleted</a> <span class="desk-warning">`,
	);
	expect(list).not.toContain("tel:0");
});

describe("CSV", async () => {
	const operator = await person("Om", "operator");

	test("has each booking of the range once, in UTF-8, and nothing that a spreadsheet would run", async () => {
		const day = dayFromNow(70);
		await booked({ name: "=HYPERLINK(1)", address: 'a "b", c', date: day });
		const answer = await get(`/desk/bookings.csv?from=${day}&to=${day}`, operator.cookie);
		expect(answer.headers.get("Content-Type")).toBe("text/csv; charset=utf-8");
		expect(answer.headers.get("Cache-Control")).toContain("no-store");
		const bytes = Buffer.from(await answer.arrayBuffer());
		expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
		const lines = bytes.toString("utf8").split("\r\n");
		expect(lines).toHaveLength(3);
		expect(lines[1]).toContain(`,'=HYPERLINK(1),9876543210,34,"a ""b"", c",`);
	});

	test.each(["", "?from=2026-01-01", "?from=2026-02-01&to=2026-01-01", "?from=x&to=y"])(
		"%j is no range",
		async (query) => {
			expect((await get(`/desk/bookings.csv${query}`, operator.cookie)).status).toBe(422);
		},
	);
});

describe("days", async () => {
	const operator = await person("Om", "operator");
	const week = (places: string, changes: Record<string, string> = {}) => {
		const fields: Record<string, string> = { change: "week", seen: "" };
		for (let weekday = 1; weekday <= 7; weekday++)
			for (let slot = 0; slot < 8; slot++) fields[`${weekday}-${slot}`] = places;
		return { ...fields, ...changes };
	};

	test("closed dates and the week are set, told in the form, and refuse at the field", async () => {
		const day = dayFromNow(80);
		expect((await post("/desk/days", { change: "close", date: day, reason: "Holi" }, operator.cookie)).status).toBe(
			303,
		);
		const { day: told } = await (await get(`/booking/times?date=${day}`)).json();
		expect(told).toMatchObject({
			closedFor: "Holi",
			slots: expect.arrayContaining([{ timeslot: SLOT, state: "closed" }]),
		});
		const refused = await post("/booking", goodBooking({ date: day }), (await person()).cookie);
		expect(refused.status).toBe(409);
		const html = await shownBy(refused);
		expect(html).toContain("We are closed on that day: Holi. Please choose another");
		expect(html).toContain("Free near that time");
		expect(html).toContain('value="12 Lake Road, Pune"');
		await post("/desk/days", { change: `open ${day}` }, operator.cookie);
		expect((await post("/booking", goodBooking({ date: day }), (await person()).cookie)).status).toBe(303);
	});

	test("until they are set every page says request; then a place is kept", async () => {
		const page = async () => shownBy(await get("/booking"));
		expect(await page()).toContain("the clinic will answer");
		expect((await post("/desk/days", week("1"), operator.cookie)).status).toBe(303);
		expect(await page()).toContain("A counsellor keeps that half hour for you.");
		const stale = await post("/desk/days", week("9"), operator.cookie);
		expect(stale.status).toBe(409);
		const standing = await stale.text();
		expect(standing).toContain("Somebody else has set the week");
		expect(standing).not.toContain('value="9"');
		expect(await rows("select max(places) as most from weekly_slots")).toEqual([{ most: 1 }]);
		const wrong = await post("/desk/days", week("1", { "2-3": "many" }), operator.cookie);
		expect(wrong.status).toBe(422);
		expect(await wrong.text()).toContain('value="many"');
		await change("delete from weekly_slots");
	});

	test("want a fresh password when the last one was typed a while ago", async () => {
		const { cookie, userId } = await person("Late", "operator");
		await change("update tokens set password_at = ? where user_id = ?", new Date(Date.now() - 20 * 60_000), userId);
		const day = dayFromNow(81);
		for (const password of ["", "not the password"]) {
			const answer = await post("/desk/days", { change: "close", date: day, reason: "Diwali", password }, cookie);
			expect(answer.status).toBe(403);
			const html = await answer.text();
			expect(html).toContain('value="Diwali"');
			expect(html).not.toContain("not the password");
		}
		expect(await rows("select * from closed_dates where date = ?", day)).toEqual([]);
	});

	test("hostile addresses are answered as if nothing was asked", async () => {
		for (const done of ["__proto__", "constructor", "%3Cb%3E"])
			for (const path of ["/desk/days", `/desk/bookings/${(await booked()).id}`])
				expect((await get(`${path}?done=${done}`, operator.cookie)).status).toBe(200);
	});

	test("Enter closes a date and never opens one: its button stands first", async () => {
		const day = dayFromNow(84);
		await post("/desk/days", { change: "close", date: day, reason: "Eid" }, operator.cookie);
		const html = await (await get("/desk/days", operator.cookie)).text();
		expect(html.indexOf('value="close"')).toBeLessThan(html.indexOf(`value="open ${day}"`));
		await post("/desk/days", { change: `open ${day}` }, operator.cookie);
	});

	test("a free time that was offered is booked by its button, with what was typed", async () => {
		const instead = `${dayFromNow(82)} 3:00pm - 3:30pm`;
		const { userId, cookie } = await person();
		const answer = await post("/booking", { ...goodBooking(), instead }, cookie);
		expect(answer.status).toBe(303);
		expect(await rows("select date, timeslot, address from bookings where user_id = ?", userId)).toEqual([
			{ date: dayFromNow(82), timeslot: "3:00pm - 3:30pm", address: "12 Lake Road, Pune" },
		]);
	});

	test("the address fills the form, with what can be booked alone", async () => {
		const day = dayFromNow(83);
		const html = await (await get(`/booking?date=${day}&timeslot=${encodeURIComponent(SLOT)}`)).text();
		expect(html).toContain(`value="${day}"`);
		expect(html).toMatch(/<option[^>]*selected=""[^>]*>2:00pm - 2:30pm/);
		expect(await (await get("/booking?date=%3Cb%3E&timeslot=noon")).text()).not.toContain("&lt;b&gt;");
	});
});

describe("POST /api/booking/:id/cancel and /move", () => {
	test("change one's own booking; user-bookings tells id, status and reference beside the six fields", async () => {
		const { id, reference, who } = await booked();
		const [told] = (await (await get("/api/user-bookings", who.authorization)).json()).bookings;
		expect(told).toEqual({ ...goodBooking(), age: 34, id, reference, status: "requested" });
		const to = { date: dayFromNow(33), timeslot: "10:00am - 10:30am" };
		const moved = await call(`/api/booking/${id}/move`, to, who.authorization);
		expect(moved.status).toBe(200);
		expect(await moved.json()).toEqual({ success: true, booking: { id, reference, status: "requested", ...to } });
		for (let time = 0; time < 2; time++) {
			const cancelled = await call(`/api/booking/${id}/cancel`, {}, who.authorization);
			expect(await cancelled.json()).toMatchObject({ success: true, booking: { status: "cancelled" } });
		}
		expect((await call(`/api/booking/${id}/move`, to, who.authorization)).status).toBe(409);
	});

	test("another's booking is as one that is not there, and without a token there is nothing", async () => {
		const { id } = await booked();
		for (const path of [`/api/booking/${id}/cancel`, "/api/booking/99999999/cancel"])
			expect((await call(path, {}, (await person()).authorization)).status).toBe(404);
		expect((await call(`/api/booking/${id}/cancel`, {})).status).toBe(401);
		expect((await call(`/api/booking/${id}/confirm`, {}, (await person()).authorization)).status).toBe(404);
		expect((await call("/api/booking/x/cancel", {}, (await person()).authorization)).status).toBe(404);
		expect((await send(`/api/booking/${id}/cancel`)).status).toBe(405);
		expect(await stateOf(id)).toBe("requested");
	});

	test("a move into the past, to no slot or to a full one is refused at its field", async () => {
		const { id, who } = await booked();
		for (const [to, field] of [
			[{ date: dayFromNow(-2), timeslot: SLOT }, "date"],
			[{ date: dayFromNow(5), timeslot: "noon" }, "timeslot"],
			[{ timeslot: SLOT }, "date"],
		] as const) {
			const answer = await call(`/api/booking/${id}/move`, to, who.authorization);
			expect(answer.status).toBe(422);
			expect(Object.keys((await answer.json()).fields)).toEqual([field]);
		}
	});
});
