import { describe, expect, test } from "vitest";
import { dayFromNow, goodBooking } from "../support/bookings";
import { call, change, cookieAfter, get, person, post, rows } from "../support/handler";
import type { Person } from "../support/people";

async function book(one: Person, changes: Record<string, string> = {}): Promise<string> {
	const typed = goodBooking(changes);
	expect((await call("/api/booking", typed, one.authorization)).status).toBe(200);
	const sql = "select reference from bookings where user_id = ? and date = ? and timeslot = ? order by id desc";
	return (await rows<{ reference: string }>(sql, one.userId, typed.date, typed.timeslot))[0]?.reference ?? "";
}

const standing = async (reference: string) =>
	(
		await rows<Record<string, unknown>>(
			"select date, timeslot, status, version from bookings where reference = ?",
			reference,
		)
	)[0];

describe("a booking's own page", () => {
	test("is its owner's alone: 404 for others and for what is not there; a visitor logs in first", async () => {
		const one = await person();
		const reference = await book(one);
		expect((await get(`/booking/${reference}`, one.cookie)).status).toBe(200);
		const other = await get(`/booking/${reference}`, (await person()).cookie);
		const none = await get("/booking/AAAAAAAA", (await person()).cookie);
		expect([other.status, none.status]).toEqual([404, 404]);
		const visitor = await get(`/booking/${reference}`);
		expect([visitor.status, visitor.headers.get("Location")]).toEqual([
			302,
			`/login?mode=login&redirectTo=%2Fbooking%2F${reference}`,
		]);
		for (const path of [`/booking/${reference}`, `/booking/${reference}/calendar.ics`])
			expect((await get(path, one.cookie)).headers.get("Cache-Control")).toBe("private, no-store");
	});

	test("shows the desk's word as text, and never its note", async () => {
		const one = await person();
		const reference = await book(one);
		await change("update bookings set word = '<b>Bring</b>', note = 'private-note' where reference = ?", reference);
		const html = await (await get(`/booking/${reference}`, one.cookie)).text();
		expect(html).toContain("&lt;b&gt;Bring&lt;/b&gt;");
		expect(html).not.toContain("private-note");
	});

	test("the receipt stands on /home once, for its owner alone", async () => {
		const one = await person();
		const booked = await post("/booking", goodBooking(), one.cookie);
		const notice = cookieAfter(booked, "notice");
		const [{ reference }] = (await rows("select reference from bookings where user_id = ?", one.userId)) as [
			{ reference: string },
		];
		const home = async (Cookie: string) => (await get("/home", { Cookie: `${Cookie}; ${notice}` })).text();
		expect(await home(one.cookie.Cookie ?? "")).toContain(reference);
		expect(await home((await person()).cookie.Cookie ?? "")).not.toContain(reference);
	});
});

describe("cancelling and moving", () => {
	test("cancelled twice, and by a page that is old, changes nothing the second time", async () => {
		const one = await person();
		const reference = await book(one);
		const cancel = (version: string) => post(`/booking/${reference}`, { change: "cancel", version }, one.cookie);
		expect((await cancel("0")).status).toBe(303);
		// Cancelled is cancelled: who presses twice is led to the page that says so.
		expect((await cancel("0")).status).toBe(303);
		expect((await cancel("1")).status).toBe(303);
		expect(await standing(reference)).toMatchObject({ status: "cancelled", version: 1 });
	});

	test("a second press of Move is the same move", async () => {
		const one = await person();
		const reference = await book(one);
		const { timeslot } = (await standing(reference)) as { timeslot: string };
		const date = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
		const move = () => post(`/booking/${reference}`, { change: "move", version: "0", date, timeslot }, one.cookie);
		expect([(await move()).status, (await move()).status]).toEqual([303, 303]);
		expect(await standing(reference)).toMatchObject({ date, version: 1 });
	});

	test("somebody else's is not there, whatever is sent", async () => {
		const reference = await book(await person());
		for (const fields of [
			{ change: "cancel", version: "0", date: "", timeslot: "" },
			{ change: "move", version: "0", date: dayFromNow(12), timeslot: "3:30pm - 4:00pm" },
		])
			expect((await post(`/booking/${reference}`, fields, (await person()).cookie)).status).toBe(404);
		expect(await standing(reference)).toMatchObject({ status: "requested", version: 0 });
	});

	test.each([
		["a day that is over", { date: dayFromNow(-2) }, "Date must be today or later"],
		["no day at all", { date: "" }, "Date is required"],
		["31 February", { date: "2027-02-31" }, "Date must be a real day, such as 2027-01-31"],
		["a slot that is none", { timeslot: "9:00am" }, "Choose one of the time slots in the list"],
	])("moved to %s: 422, a sentence at its field, nothing changed", async (_, changes, sentence) => {
		const one = await person();
		const reference = await book(one);
		const fields = { change: "move", version: "0", date: dayFromNow(12), timeslot: "3:30pm - 4:00pm", ...changes };
		const refused = await post(`/booking/${reference}?change=move`, fields, one.cookie);
		expect(refused.status).toBe(422);
		expect(await refused.text()).toContain(sentence);
		expect(await standing(reference)).toMatchObject({ status: "requested", version: 0 });
	});

	test("moved to a closed day: 409, the reason at its field, and the nearest free times as links", async () => {
		const one = await person();
		const reference = await book(one);
		await change("insert into closed_dates values (?, 'Holi')", dayFromNow(15));
		const fields = { change: "move", version: "0", date: dayFromNow(15), timeslot: "3:30pm - 4:00pm" };
		const refused = await post(`/booking/${reference}?change=move`, fields, one.cookie);
		await change("delete from closed_dates");
		expect(refused.status).toBe(409);
		const html = await refused.text();
		expect(html).toContain("Holi");
		expect(html).toContain(`change=move&amp;date=${dayFromNow(16)}&amp;timeslot=3%3A30pm+-+4%3A00pm`);
		expect(await standing(reference)).toMatchObject({ status: "requested", version: 0 });
	});
});

describe("the file for a calendar", () => {
	test("is the owner's alone, and follows the booking", async () => {
		const one = await person();
		const reference = await book(one);
		const file = await get(`/booking/${reference}/calendar.ics`, one.cookie);
		expect(file.headers.get("Content-Type")).toBe("text/calendar; charset=utf-8; method=PUBLISH");
		expect(await file.text()).toContain(`UID:${reference.toLowerCase()}@appointment.saathi`);
		await post(`/booking/${reference}`, { change: "cancel", version: "0" }, one.cookie);
		const after = await (await get(`/booking/${reference}/calendar.ics`, one.cookie)).text();
		expect(after).toContain("STATUS:CANCELLED");
		expect(after).toContain("SEQUENCE:1");
		for (const headers of [(await person()).cookie, {}])
			expect((await get(`/booking/${reference}/calendar.ics`, headers)).status).toBe(404);
	});
});

describe("what was written last", () => {
	test("stands in the next form, is the person's own, and can be forgotten", async () => {
		const one = await person();
		await book(one, { name: "Zubeida Own", address: "7 Hill Road" });
		const form = async (who: Person) => (await get("/booking", who.cookie)).text();
		expect(await form(one)).toContain('value="7 Hill Road"');
		expect(await form(await person())).not.toContain("7 Hill Road");
		expect((await post("/booking/details", {}, one.cookie)).status).toBe(303);
		expect(await form(one)).not.toContain("7 Hill Road");
		expect(await rows("select address from bookings where user_id = ?", one.userId)).toEqual([
			{ address: "7 Hill Road" },
		]);
	});
});

test("deleting a person takes bookings, wishes to be called, links and mails out", async () => {
	const one = await person();
	await book(one);
	await post("/call-me", { phone: "9876543210", name: "", wanted: "soon" }, one.cookie);
	await change(
		"insert into outbox (user_id, channel, kind, recipient, content, dedupe, next_attempt_at, created_at) values (?, 'mail', 'requested', ?, '{}', ?, ?, ?)",
		one.userId,
		one.email,
		one.email,
		new Date(0),
		new Date(0),
	);
	await change("insert into password_resets values (?, ?, ?, null)", one.email, one.userId, new Date(0));
	await post("/booking/details", {}, one.cookie);
	const tables = ["bookings", "call_backs", "outbox", "password_resets", "forgotten_details"];
	const rowsOf = async (table: string) => (await rows(`select 1 from ${table} where user_id = ?`, one.userId)).length;
	const left = () => Promise.all(tables.map(rowsOf));
	expect(await left()).toEqual([1, 1, 1, 1, 1]);
	await change("delete from users where id = ?", one.userId);
	expect(await left()).toEqual([0, 0, 0, 0, 0]);
});
