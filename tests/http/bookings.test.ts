import { describe, expect, test, vi } from "vitest";
import { dayFromNow, goodBooking } from "../support/bookings";
import { fullWidth } from "../support/full-width";
import { call, change, cookieAfter, get, person, post, rows, setCookie, shownBy } from "../support/handler";

const MARKUP = `<script>alert("x")</script>`;
const ESCAPED = "&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt;";

async function countOf(userId: number): Promise<number> {
	return (await rows("select id from bookings where user_id = ?", userId)).length;
}

describe("booking on the page", () => {
	test("keeps the booking and sends the browser to /home, which says so once", async () => {
		const { userId, cookie } = await person();
		const response = await post("/booking", goodBooking(), cookie);
		expect(response.status).toBe(303);
		expect(response.headers.get("Location")).toBe("/home");
		expect(await countOf(userId)).toBe(1);
		const notice = setCookie(response, "notice")?.split(";")[0];
		const home = await get("/home", { Cookie: `${cookie.Cookie}; ${notice}` });
		const html = await home.text();
		expect(html.match(/role="alert"/g)).toHaveLength(1);
		expect(html).toMatch(/role="alert"[^>]*>Booked Successfully</);
		expect(setCookie(home, "notice")).toMatch(/^notice=; Max-Age=0/);
	});

	test("/home by itself says nothing", async () => {
		expect(await (await get("/home", (await person()).cookie)).text()).not.toContain('role="alert"');
	});

	test("a visitor's booking is not kept, no alert is shown, and nothing typed is lost", async () => {
		const before = (await rows("select id from bookings")).length;
		const response = await post("/booking", goodBooking());
		expect(response.status).toBe(401);
		const html = await response.text();
		expect(html).not.toContain('role="alert"');
		for (const value of ["Asha Rao", "9876543210", "34", "12 Lake Road, Pune", dayFromNow(10)])
			expect(html).toContain(`value="${value}"`);
		expect(html).toMatch(/<option[^>]* selected=""[^>]*>2:00pm - 2:30pm/);
		expect(await rows("select id from bookings")).toHaveLength(before);
	});
});

describe("what a visitor typed before signing in", () => {
	/** Presses Book as a visitor. Returns the cookie, and the address that the way to /login comes back to. */
	async function pressBook(typed: Record<string, string>) {
		const response = await post("/booking", typed);
		const [, id] = /redirectTo=%2Fbooking%3Fdraft%3D([\w-]{8})"/.exec(await response.text()) ?? [];
		return { response, draft: cookieAfter(response, "booking-draft"), address: `/booking?draft=${id}` };
	}

	const GONE = "What you typed before is no longer kept.";

	test("is there again, until it is booked, logged out or left quickly; no address has a word of it", async () => {
		const { draft, address } = await pressBook(goodBooking({ name: "Meera Iyer" }));
		expect(address).toMatch(/^\/booking\?draft=[\w-]{8}$/);
		const { cookie } = await person();
		const both = { Cookie: `${cookie.Cookie}; ${draft}` };
		for (const _again of [1, 2]) {
			const html = await shownBy(await get(address, both));
			expect(html).toContain('value="Meera Iyer"');
			expect(html).toMatch(/<option[^>]* selected=""[^>]*>2:00pm - 2:30pm/);
			expect(html).toContain("What you typed is here again.");
		}
		const booked = await post("/booking", goodBooking(), both);
		for (const response of [booked, await post("/logout", {}, both), await post("/leave", {}, both)])
			expect(setCookie(response, "booking-draft")).toMatch(/^booking-draft=; Max-Age=0/);
		expect(await shownBy(await get(address, (await person()).cookie))).toContain(GONE);
	});

	test("is shown to nobody who did not come by its address, and to no visitor", async () => {
		const { draft, address } = await pressBook(goodBooking({ name: "Meera Iyer" }));
		const { cookie } = await person("Bo");
		for (const [path, Cookie] of [
			["/booking", `${cookie.Cookie}; ${draft}`],
			["/booking?draft=AAAAAAAA", `${cookie.Cookie}; ${draft}`],
			[address, draft],
		] as const)
			expect(await (await get(path, { Cookie })).text()).not.toContain("Meera Iyer");
	});

	test("of two tabs each gets its own back, or is told that it is gone", async () => {
		const first = await pressBook(goodBooking({ name: "Meera Iyer" }));
		const second = await pressBook(goodBooking({ name: "Bo Rao" }));
		const { cookie } = await person();
		const both = { Cookie: `${cookie.Cookie}; ${second.draft}` };
		expect(await shownBy(await get(first.address, both))).toContain(GONE);
		expect(await (await get(first.address, both)).text()).not.toMatch(/Bo Rao|Meera Iyer/);
		expect(await (await get(second.address, both)).text()).toContain('value="Bo Rao"');
	});

	test("comes along by a press of Book, of which whoever has no script is told", async () => {
		expect(await (await get("/booking")).text()).toMatch(/<noscript>[^<]*press Book first[^<]*<\/noscript>/);
		const { response } = await pressBook(goodBooking());
		expect(response.status).toBe(401);
		expect(response.headers.get("Cache-Control")).toBe("private, no-store");
	});

	test("a blank form and one that is too long for a cookie bring none; markup is shown as text", async () => {
		for (const typed of [{ name: "  " }, goodBooking({ address: "a".repeat(30_000) })]) {
			const { response, draft } = await pressBook(typed as Record<string, string>);
			expect([response.status, draft]).toEqual([422, ""]);
		}
		const { draft, address } = await pressBook(goodBooking({ name: MARKUP, timeslot: MARKUP, date: MARKUP }));
		const { cookie } = await person();
		const html = await (await get(address, { Cookie: `${cookie.Cookie}; ${draft}` })).text();
		expect(html).toContain(`value="${ESCAPED}"`);
		expect(html).not.toContain(MARKUP);
	});
});

describe("bad input", () => {
	const cases: [string, Record<string, string>, string][] = [
		["a blank field", { name: "  " }, "Name is required"],
		["an over-long name", { name: "n".repeat(101) }, "Name must have at most 100 characters"],
		["an over-long address", { address: "a".repeat(301) }, "Address must have at most 300 characters"],
		["a wrong kind of age", { age: "12.5" }, "Age must be an integer"],
		["an unknown slot", { timeslot: "9:00am - 9:30am" }, "Choose one of the time slots in the list"],
		["31 February", { date: "2027-02-31" }, "Date must be a real day, such as 2027-01-31"],
		["a day that is over", { date: dayFromNow(-2) }, "Date must be today or later"],
		["full-width digits", { phone: fullWidth("9876543210") }, "Phone number must be a 10-digit number"],
		["markup in the phone", { phone: MARKUP }, "Phone number must be a 10-digit number"],
		["markup in the age", { age: MARKUP }, "Age must be an integer"],
		["markup in the slot", { timeslot: MARKUP }, "Choose one of the time slots in the list"],
		["markup in the date", { date: MARKUP }, "Date must be a real day, such as 2027-01-31"],
	];

	test.each(cases)(
		"%s: 422, a sentence at its field, nothing kept, nothing typed lost, nothing run",
		async (...row) => {
			const [, changes, sentence] = row;
			const { userId, cookie, authorization } = await person();
			const response = await post("/booking", goodBooking(changes), cookie);
			expect(response.status).toBe(422);
			const html = await response.text();
			const [field, value] = Object.entries(changes)[0] as [string, string];
			const described = new RegExp(`<(input|select)[^>]* aria-describedby="([^"]+)"[^>]* name="${field}"`).exec(
				html,
			)?.[2];
			const messages = (described ?? "").split(" ").map((id) => new RegExp(`id="${id}"[^>]*>([^<]*)<`).exec(html)?.[1]);
			expect(messages).toContain(sentence);
			const typed = { ...goodBooking(), ...changes };
			for (const kept of ["name", "phone", "age", "address", "date"] as const)
				expect(html).toContain(
					`value="${(typed[kept] ?? "").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;")}"`,
				);
			expect(html).not.toContain(MARKUP);
			expect(await countOf(userId)).toBe(0);

			const called = await call("/api/booking", goodBooking({ [field]: value }), authorization);
			expect(called.status).toBe(422);
			expect((await called.json()).fields).toEqual({ [field]: sentence });
			expect(await countOf(userId)).toBe(0);
		},
	);

	test("markup in a name and an address is shown as text", async () => {
		const { cookie } = await person(MARKUP);
		await post("/booking", goodBooking({ name: MARKUP, address: MARKUP }), cookie);
		for (const path of ["/booking?view=previous", "/home"]) {
			const html = await (await get(path, cookie)).text();
			expect(html).toContain(ESCAPED);
			expect(html).not.toContain(MARKUP);
		}
	});

	test.each([
		[
			"a blank field",
			{ name: "", phone: "1", age: "x" },
			"All fields are required and phone number must be 10-digit and age must be a number",
		],
		["a bad phone", { phone: "1", age: "x" }, "Phone number should be 10 digit"],
		["a bad age", { age: "x" }, "Age should be number"],
	])("%s is told in an alert, exactly once", async (_, changes, alert) => {
		const html = await (await post("/booking", goodBooking(changes), (await person()).cookie)).text();
		expect(html.match(/role="alert"/g)).toHaveLength(1);
		expect(html).toMatch(new RegExp(`role="alert"[^>]*>${alert}<`));
	});

	test("a mistake that the specification has no alert for raises none", async () => {
		const html = await (await post("/booking", goodBooking({ age: "0" }), (await person()).cookie)).text();
		expect(html).not.toContain('role="alert"');
		expect(html).toContain("Age must be between 1 and 120");
	});
});

describe("the same session again", () => {
	test("a double press, a reload and a retry are one booking, the newest details winning", async () => {
		const { userId, cookie, authorization } = await person();
		await Promise.all([1, 2, 3].map(() => post("/booking", goodBooking(), cookie)));
		const retry = await call("/api/booking", goodBooking({ address: "Second floor" }), authorization);
		expect(retry.status).toBe(200);
		expect(await rows("select address from bookings where user_id = ?", userId)).toEqual([{ address: "Second floor" }]);
	});

	test("another slot, another day and another person are others", async () => {
		const { userId, authorization } = await person();
		for (const changes of [{}, { timeslot: "3:30pm - 4:00pm" }, { date: dayFromNow(11) }])
			await call("/api/booking", goodBooking(changes as Record<string, string>), authorization);
		const other = await person();
		await call("/api/booking", goodBooking(), other.authorization);
		expect([await countOf(userId), await countOf(other.userId)]).toEqual([3, 1]);
	});
});

describe("sessions to come", () => {
	const ENOUGH =
		"You have as many sessions to come as one person can book. Please cancel one under Previous Bookings, or book again after the next one";
	/** As many as the settings allow unless told otherwise. */
	const MOST = 40;

	/** A person with as many sessions to come, one a day from the tenth day on, and how to book another. */
	async function withMost() {
		const one = await person();
		const book = (days: number, changes: Record<string, string> = {}) =>
			call("/api/booking", goodBooking({ date: dayFromNow(days), ...changes }), one.authorization);
		for (let days = 10; days < 10 + MOST; days++) expect((await book(days)).status).toBe(200);
		const ids = (await rows<{ id: number }>("select id from bookings where user_id = ? order by date", one.userId)).map(
			({ id }) => id,
		);
		return { ...one, book, ids };
	}

	test("are bounded for one account: 409 and a sentence, by the page and the call, and nothing typed is lost", async () => {
		const { userId, cookie, book } = await withMost();
		const called = await book(60);
		expect(called.status).toBe(409);
		expect(await called.json()).toEqual({ success: false, error: ENOUGH, fields: { date: ENOUGH } });
		const typed = goodBooking({ date: dayFromNow(60) });
		const page = await post("/booking", typed, cookie);
		expect(page.status).toBe(409);
		const html = await shownBy(page);
		expect(html).toMatch(new RegExp(`id="booking-date-problem"[^>]*>${ENOUGH}<`));
		expect(html).not.toContain('role="alert"');
		expect(html).not.toContain("Free near that time");
		for (const field of ["name", "phone", "age", "address", "date"]) expect(html).toContain(`value="${typed[field]}"`);
		expect(html).toMatch(/<option[^>]* selected=""[^>]*>2:00pm - 2:30pm/);
		const inHindi = await shownBy(await post("/booking?language=hi", typed, cookie));
		expect(inHindi).not.toContain(ENOUGH);
		expect(inHindi).toContain("पहले से बाक़ी हैं");
		expect(await countOf(userId)).toBe(MOST);
		expect((await call("/api/booking", typed, (await person()).authorization)).status).toBe(200);
	});

	test("are no more for being moved, or sent again with other details", async () => {
		const { book, ids, authorization } = await withMost();
		const to = { date: dayFromNow(70), timeslot: "3:30pm - 4:00pm" };
		expect((await call(`/api/booking/${ids[0]}/move`, to, authorization)).status).toBe(200);
		expect((await book(11, { address: "Second floor" })).status).toBe(200);
		expect((await book(10)).status).toBe(409);
	});

	test.each([
		["was cancelled", "cancelled", null],
		["was declined", "declined", null],
		["is over", "requested", dayFromNow(-2)],
	])("do not count one that %s", async (_, status, date) => {
		const { book, ids, authorization } = await withMost();
		if (status === "cancelled")
			expect((await call(`/api/booking/${ids[0]}/cancel`, {}, authorization)).status).toBe(200);
		else await change("update bookings set status = ?, date = coalesce(?, date) where id = ?", status, date, ids[0]);
		expect((await book(60)).status).toBe(200);
		expect((await book(61)).status).toBe(409);
	});
});

describe("Previous Bookings", () => {
	test("is a page by itself, the next session first", async () => {
		const { cookie, authorization } = await person();
		const wishes = [
			[dayFromNow(11), "9:30am - 10:00am"],
			[dayFromNow(10), "10:00am - 10:30am"],
			[dayFromNow(10), "2:00pm - 2:30pm"],
			[dayFromNow(10), "9:30am - 10:00am"],
			[dayFromNow(12), "12:00pm - 12:30pm"],
		] as const;
		for (const [date, timeslot] of wishes) await call("/api/booking", goodBooking({ date, timeslot }), authorization);
		const expected = [3, 1, 2, 0, 4].map((index) => wishes[index]);
		const { bookings } = await (await get("/api/user-bookings", authorization)).json();
		expect(bookings.map((booking: Record<string, string>) => [booking.date, booking.timeslot])).toEqual(expected);
		const page = await get("/booking?view=previous", cookie);
		expect(page.status).toBe(200);
		const shown = (await page.text()).matchAll(/dateTime="([\d-]+)"|>(\d+:\d\d[ap]m - \d+:\d\d[ap]m)</g);
		expect([...shown].map(([, date, timeslot]) => date ?? timeslot)).toEqual(expected.flat());
	});

	test("says so when there are none", async () => {
		expect(await (await get("/booking?view=previous", (await person()).cookie)).text()).toContain(
			"No bookings done yet",
		);
	});

	test("a visitor reads the specification's alert, exactly once, and nobody's bookings", async () => {
		const response = await get("/booking?view=previous");
		expect(response.status).toBe(401);
		const html = await response.text();
		expect(html.match(/role="alert"/g)).toHaveLength(1);
		expect(html).toMatch(/role="alert"[^>]*>Error fetching user bookings</);
		expect(html).not.toContain("No bookings done yet");
	});
});

describe("when the table cannot be read or written", () => {
	/** Runs with the table of bookings out of reach, as on a damaged database. The failures are logged. */
	async function withoutTable<T extends readonly Response[]>(work: () => Promise<T>): Promise<T> {
		// why: the log lines are expected here, and would hide unexpected ones in the output.
		const logged = vi.spyOn(console, "error").mockImplementation(() => {});
		await change("alter table bookings rename to bookings_away");
		try {
			const responses = await work();
			expect(logged.mock.calls.length).toBeGreaterThanOrEqual(responses.length);
			return responses;
		} finally {
			await change("alter table bookings_away rename to bookings");
			logged.mockRestore();
		}
	}

	test("the page says 'Error booking session' and keeps what was typed; the call says it too", async () => {
		const { cookie, authorization } = await person();
		const [page, called] = await withoutTable(async () => [
			await post("/booking", goodBooking(), cookie),
			await call("/api/booking", goodBooking(), authorization),
		]);
		expect(page.status).toBe(500);
		const html = await page.text();
		expect(html.match(/role="alert"/g)).toHaveLength(1);
		expect(html).toMatch(/role="alert"[^>]*>Error booking session</);
		expect(html).toContain('value="12 Lake Road, Pune"');
		expect(html).not.toMatch(/no such table|does not exist|Sqlite|postgres/i);
		expect(called.status).toBe(500);
		expect(await called.json()).toMatchObject({ success: false, error: "Error booking session" });
	});

	test("the list says 'Error fetching user bookings'; the call says it too", async () => {
		const { cookie, authorization } = await person();
		const [page, called] = await withoutTable(async () => [
			await get("/booking?view=previous", cookie),
			await get("/api/user-bookings", authorization),
		]);
		expect(page.status).toBe(500);
		const html = await page.text();
		expect(html).toMatch(/role="alert"[^>]*>Error fetching user bookings</);
		expect(html).not.toContain("No bookings done yet");
		expect(called.status).toBe(500);
		expect(await called.json()).toMatchObject({ success: false, error: "Error fetching user bookings" });
	});
});
