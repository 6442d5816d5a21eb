import { describe, expect, test } from "vitest";
import { goodBooking } from "../support/bookings";
import { call, change, cookieAfter, get, PASSWORD, person, post, rows } from "../support/handler";
import { freshEmail } from "../support/people";

/** Texts that one database keeps as they are and another one changes or refuses, and texts that look as if they did. */
const ODD = [
	"a\u0000b",
	"\\u0000 \\x00 \\",
	"half \ud83d a pair",
	"😀 नमस्ते 👩‍👩‍👧‍👦 Straße İstanbul",
	"100% _ of it' \" ; -- $1 ?",
	'{"a": "\u0000"}',
];
/** What stands in a page for a text, but for what no page can show. */
const inHtml = (text: string) => text.replaceAll("&", "&amp;").replaceAll("'", "&#x27;").replaceAll('"', "&quot;");
/** As it comes out of UTF-8: half a pair has no encoding of its own. */
const encoded = (text: string) => Buffer.from(text).toString();
const canBeShown = (text: string) => encoded(text) === text && !text.includes("\u0000");

describe.each(ODD)("%j", (text) => {
	test("is a message that is kept, shown and answered", async () => {
		const first = await call("/api/chat", { userInput: `I feel ${text}` });
		expect(first.status).toBe(200);
		const headers = { Cookie: cookieAfter(first, "conversation") };
		expect((await call("/api/chat", { userInput: text }, headers)).status).toBe(200);
		expect((await post("/chatbot", { userInput: text, seen: "3" }, headers)).status).toBe(303);
		const html = await (await get("/chatbot", headers)).text();
		if (canBeShown(text)) expect(html).toContain(inHtml(`I feel ${text}`));
		const { conversation } = await (await get("/data/download", headers)).json();
		expect(conversation).toHaveLength(6);
	});

	test("is a name and an address that are kept or refused, found by the desk and taken along", async () => {
		const { authorization, cookie, userId } = await person();
		const answer = await call("/api/booking", goodBooking({ name: `Odd ${text}`, address: text }), authorization);
		expect([200, 422]).toContain(answer.status);
		const operator = await person("Om", "operator");
		const [row] = await rows<{ id: number }>("select id from bookings where user_id = ?", userId);
		const pages = ["/booking?view=previous", "/booking", "/home", "/data", "/data/download"];
		for (const path of pages) expect((await get(path, cookie)).status, path).toBe(200);
		for (const search of [text, `Odd ${text}`])
			expect((await get(`/desk?search=${encodeURIComponent(encoded(search))}`, operator.cookie)).status).toBe(200);
		if (row === undefined) return;
		const decision = { change: "decline", version: "0", word: text };
		expect((await post(`/desk/bookings/${row.id}`, decision, operator.cookie)).status).toBe(303);
		const note = { change: "note", version: "1", note: text };
		expect((await post(`/desk/bookings/${row.id}`, note, operator.cookie)).status).toBe(303);
		const html = await (await get(`/desk/bookings/${row.id}`, operator.cookie)).text();
		if (canBeShown(text)) expect(html).toContain(inHtml(text));
		const today = new Date().toISOString().slice(0, 10);
		expect((await get(`/desk/bookings.csv?from=${today}&to=2999-01-01`, operator.cookie)).status).toBe(200);
	});

	test("is no failure in any other field", async () => {
		const one = await person();
		const operator = await person("Om", "operator");
		const answers = {
			username: await post("/data", { intent: "name", username: text }, one.cookie),
			plan: await post("/plan", { intent: "keep", version: "0", ask: text, signs: text }, one.cookie),
			wish: await post("/call-me", { phone: "9876543210", name: text, wanted: "soon" }, one.cookie),
			reason: await post("/desk/days", { change: "close", date: "2999-01-01", reason: text }, operator.cookie),
			signup: await call("/api/signup", { username: text, email: freshEmail(), password: PASSWORD }),
			email: await call("/api/login", { email: `${text}@example.in`, password: text }),
			password: await call("/api/login", { email: one.email, password: text }),
			forgotten: await post("/forgotten", { email: text }),
			reset: await post("/reset", { token: text, password: PASSWORD }),
			token: await get("/api/user-bookings", { Authorization: encodeURIComponent(encoded(text)) }),
			times: await get(`/booking/times?date=${encodeURIComponent(encoded(text))}`),
		};
		const statuses = Object.entries(answers).map(([what, { status }]) => [what, status < 500]);
		expect(statuses).toEqual(Object.keys(answers).map((what) => [what, true]));
		for (const path of ["/plan", "/call-me", "/data", "/data/download", "/home"])
			expect((await get(path, one.cookie)).status, path).toBe(200);
		for (const path of ["/desk", "/desk/days"]) expect((await get(path, operator.cookie)).status, path).toBe(200);
		await change("delete from closed_dates");
	});
});

test.each(["2147483647", "2147483648", "4294967297", "9007199254740993"])(
	"%s, where a number is read, is one that is not there",
	async (number) => {
		const one = await person();
		const { cookie } = await person("Om", "operator");
		const asked = {
			"one's own booking": await call(`/api/booking/${number}/cancel`, {}, one.authorization),
			"a booking of the desk": await get(`/desk/bookings/${number}`, cookie),
			"a change of it": await post(`/desk/bookings/${number}`, { change: "confirm", version: number }, cookie),
			"a wish to be called": await post("/desk/call-backs", { id: number, version: number, action: "take" }, cookie),
			"what could not be sent": await post("/desk/outbox", { id: number }, cookie),
			"where a list goes on": await get(`/desk?view=coming&after=2026-01-01.840.${number}`, cookie),
			"a version of the plan": await post("/plan", { intent: "keep", version: number, ask: "x" }, one.cookie),
			"a place in a talk": await post("/chatbot", { userInput: "Hello", seen: number }),
			"a page of bookings": await get(`/booking?view=previous&page=${number}`, one.cookie),
		};
		for (const [what, { status }] of Object.entries(asked)) expect(status, what).toBeLessThan(500);
	},
);

test("an email is one account in whatever case it is written", async () => {
	const [name] = crypto.randomUUID().split("-");
	const body = { username: "Asha", email: `ASHA.${name}@Example.IN`, password: PASSWORD };
	expect((await call("/api/signup", body)).status).toBe(200);
	const again = { ...body, email: `asha.${name}@EXAMPLE.in` };
	expect((await call("/api/signup", again)).status).toBe(409);
	expect((await call("/api/login", again)).status).toBe(200);
	// The Kelvin sign is a k in lower case; no such letter is one of an email.
	for (const email of [`\u212a${name}@example.in`, `ärzte-${name}@example.in`, `İ${name}@example.in`])
		expect((await call("/api/signup", { ...body, email })).status).toBeLessThan(500);
});
