import { describe, expect, test } from "vitest";
import { goodBooking } from "../support/bookings";
import { call, get, PASSWORD, person, rows, send } from "../support/handler";
import { freshEmail } from "../support/people";

type Headers = Record<string, string>;

const SENDING = [
	{ path: "/api/login", key: "error" },
	{ path: "/api/signup", key: "errors" },
	{ path: "/api/booking", key: "error" },
	{ path: "/api/chat", key: "error" },
];
const READING = ["/api/goodthoughts", "/api/user-bookings", "/healthz"];

/** Expects a failure in JSON: success false, one sentence, nothing of the server's insides, nothing to be kept. */
async function expectRefusal(response: Response, status: number, key = "error"): Promise<Record<string, unknown>> {
	expect(response.status).toBe(status);
	expect(response.headers.get("Content-Type")).toMatch(/^application\/json/);
	expect(response.headers.get("Cache-Control")).toBe("private, no-store");
	const text = await response.text();
	expect(response.headers.get("Content-Length")).toBe(String(Buffer.byteLength(text)));
	expect(text).not.toMatch(/\bat \S+ \(|node_modules|\.ts\b|\.js\b|Sqlite|Error:/);
	const body = JSON.parse(text) as Record<string, unknown>;
	expect(body.success).toBe(false);
	expect(body[key]).toEqual(expect.stringMatching(/^\S.+/));
	return body;
}

describe.each(SENDING)("POST $path", ({ path, key }) => {
	const signedIn = async () => (path === "/api/booking" ? (await person()).authorization : {});

	test.each(["{", "", "undefined", '{"email": "a"', "\u0000"])("400: %j is not JSON", async (body) => {
		const headers = { "Content-Type": "application/json", ...(await signedIn()) };
		await expectRefusal(await send(path, { method: "POST", headers, body }), 400, key);
	});

	test.each([[[]], [null], ["text"], [7]])("400: %j is no object", async (body) => {
		await expectRefusal(await call(path, body, await signedIn()), 400, key);
	});

	test.each([[null], [true], [{}], [["a"]]])("400: %j is no text", async (value) => {
		const fields = [
			"username",
			"email",
			"password",
			"userInput",
			"name",
			"phone",
			"age",
			"address",
			"timeslot",
			"date",
		];
		const body = Object.fromEntries(fields.map((field) => [field, value]));
		await expectRefusal(await call(path, body, await signedIn()), 400, key);
	});

	test.each(["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", "application/jsonp", ""])(
		"415: %j is not JSON",
		async (type) => {
			const init = { method: "POST", headers: { "Content-Type": type, ...(await signedIn()) }, body: "{}" };
			await expectRefusal(await send(path, init), 415, key);
		},
	);

	test("413: more than 64 KiB, told beforehand or not", async () => {
		const large = { userInput: "x".repeat(65 * 1024) };
		await expectRefusal(await call(path, large, await signedIn()), 413, key);
		const told = { "Content-Length": String(10 * 1024 * 1024), ...(await signedIn()) };
		await expectRefusal(await call(path, {}, told), 413, key);
	});

	test.each(["GET", "PUT", "PATCH", "DELETE"])("405: %s", async (method) => {
		const response = await send(path, { method });
		expect(response.headers.get("Allow")).toBe("POST");
		await expectRefusal(response, 405, key);
	});

	test.each<Headers>([
		{ Origin: "https://evil.example", Host: "localhost" },
		{ Origin: "null", Host: "localhost" },
		{ "Sec-Fetch-Site": "cross-site" },
	])("403: from another site, %j", async (headers) => {
		await expectRefusal(await call(path, {}, { ...headers, ...(await signedIn()) }), 403, key);
	});

	test("takes any spelling of application/json", async () => {
		const headers = { "Content-Type": "Application/JSON; charset=utf-8", ...(await signedIn()) };
		await expectRefusal(await send(path, { method: "POST", headers, body: "{}" }), 422, key);
	});
});

describe.each(READING)("GET %s", (path) => {
	test.each(["POST", "PUT", "PATCH", "DELETE"])("405: %s", async (method) => {
		const response = await send(path, { method });
		expect(response.headers.get("Allow")).toBe("GET, HEAD");
		await expectRefusal(response, 405);
	});
});

test.each(["/api/nothing", "/api/booking/1", "/api/", "/api"])("404 in JSON: %s", async (path) => {
	for (const method of ["GET", "POST", "PUT", "DELETE"]) await expectRefusal(await send(path, { method }), 404);
});

test("GET /api/goodthoughts: 200 with joketext", async () => {
	const response = await get("/api/goodthoughts");
	expect(response.status).toBe(200);
	expect(await response.json()).toEqual({ joketext: expect.stringMatching(/\w/) });
});

describe("POST /api/signup and /api/login", () => {
	const password = PASSWORD;

	test("200 with success and a token, which is good for the other calls", async () => {
		const email = freshEmail();
		const signup = await call("/api/signup", { username: "Asha", password, email });
		expect(signup.status).toBe(200);
		expect(await signup.json()).toEqual({ success: true, token: expect.stringMatching(/^[\w-]{43}$/) });

		const login = await call("/api/login", { username: "", password, email: email.toUpperCase() });
		expect(login.status).toBe(200);
		const body = await login.json();
		expect(body).toEqual({ success: true, token: expect.stringMatching(/^[\w-]{43}$/) });
		const list = await get("/api/user-bookings", { Authorization: body.token });
		expect(await list.json()).toEqual({ success: true, bookings: [] });
	});

	test("409 with errors when the email has an account, in whatever spelling", async () => {
		const email = freshEmail();
		await call("/api/signup", { username: "Asha", password, email });
		const again = { username: "Other", password, email: ` ${email.toUpperCase()} ` };
		const body = await expectRefusal(await call("/api/signup", again), 409, "errors");
		expect(body.fields).toEqual({ email: body.errors });
		expect(await rows("select username from users where email = ?", email)).toEqual([{ username: "Asha" }]);
	});

	test("two signups with one email at the same moment make one account", async () => {
		const email = freshEmail();
		const both = await Promise.all([1, 2].map(() => call("/api/signup", { username: "Asha", password, email })));
		expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
		expect(await rows("select id from users where email = ?", email)).toHaveLength(1);
	});

	test("422 with errors as one text, and a sentence for each field", async () => {
		const body = await expectRefusal(await call("/api/signup", { email: "nobody" }), 422, "errors");
		const fields = body.fields as Record<string, string>;
		expect(Object.keys(fields).sort()).toEqual(["email", "password", "username"]);
		for (const sentence of Object.values(fields)) expect(body.errors).toContain(sentence);
	});

	test("401 with the same error for an unknown email and a wrong password", async () => {
		const email = freshEmail();
		await call("/api/signup", { username: "Asha", password, email });
		const wrong = await expectRefusal(await call("/api/login", { email, password: "not this one" }), 401);
		const unknown = await expectRefusal(await call("/api/login", { email: freshEmail(), password }), 401);
		expect(unknown).toEqual(wrong);
	});

	test("422 with error and fields when login lacks something", async () => {
		const body = await expectRefusal(await call("/api/login", {}), 422);
		expect(Object.keys(body.fields as object).sort()).toEqual(["email", "password"]);
	});
});

describe("POST /api/booking and GET /api/user-bookings", () => {
	test("200 with success; the booking is listed with its six fields", async () => {
		const { authorization } = await person();
		const booked = await call("/api/booking", goodBooking(), authorization);
		expect(booked.status).toBe(200);
		expect(await booked.json()).toEqual({ success: true });
		const list = await get("/api/user-bookings", authorization);
		expect(list.status).toBe(200);
		expect(await list.json()).toMatchObject({ success: true, bookings: [{ ...goodBooking(), age: 34 }] });
	});

	test("numbers may be sent as numbers", async () => {
		const body = { ...goodBooking(), phone: 9_876_543_210, age: 34 };
		expect((await call("/api/booking", body, (await person()).authorization)).status).toBe(200);
	});

	test.each([
		["bare", (token: string) => token],
		["as Bearer", (token: string) => `Bearer ${token}`],
		["as bearer", (token: string) => `bearer  ${token}`],
	])("the Authorization header holds the token %s", async (_, written) => {
		const headers = { Authorization: written((await person()).token) };
		expect((await call("/api/booking", goodBooking(), headers)).status).toBe(200);
		expect((await get("/api/user-bookings", headers)).status).toBe(200);
	});

	test("a browser's cookie does as well, but a header that is there counts alone", async () => {
		const { cookie } = await person();
		expect((await get("/api/user-bookings", cookie)).status).toBe(200);
		await expectRefusal(await get("/api/user-bookings", { ...cookie, Authorization: "nonsense" }), 401);
	});

	test.each<Headers>([
		{},
		{ Authorization: "" },
		{ Authorization: "Bearer " },
		{ Authorization: "Bearer" },
		{ Authorization: "x".repeat(43) },
		{ Authorization: "Basic YTpi" },
		{ Cookie: "auth-token=" },
	])("401 with %j", async (headers) => {
		const before = (await rows("select id from bookings")).length;
		await expectRefusal(await call("/api/booking", goodBooking(), headers), 401);
		await expectRefusal(await get("/api/user-bookings", headers), 401);
		expect(await rows("select id from bookings")).toHaveLength(before);
	});

	test("422 with the specification's alert as error and a sentence for each field; nothing is kept", async () => {
		const { authorization, userId } = await person();
		const refused = async (booking: Record<string, string>) =>
			expectRefusal(await call("/api/booking", booking, authorization), 422);
		expect(await refused({})).toMatchObject({
			error: "All fields are required and phone number must be 10-digit and age must be a number",
			fields: {
				name: "Name is required",
				phone: "Phone is required",
				age: "Age is required",
				address: "Address is required",
				timeslot: "Timeslot is required",
				date: "Date is required",
			},
		});
		expect(await refused(goodBooking({ phone: "12", age: "old" }))).toMatchObject({
			error: "Phone number should be 10 digit",
			fields: { phone: "Phone number must be a 10-digit number", age: "Age must be an integer" },
		});
		expect(await refused(goodBooking({ age: "old" }))).toMatchObject({ error: "Age should be number" });
		expect(await refused(goodBooking({ date: "2020-02-02" }))).toMatchObject({
			error: "Date must be today or later",
			fields: { date: "Date must be today or later" },
		});
		expect(await rows("select * from bookings where user_id = ?", userId)).toEqual([]);
	});

	test("a person sees their own bookings alone", async () => {
		await call("/api/booking", goodBooking(), (await person()).authorization);
		const list = await get("/api/user-bookings", (await person()).authorization);
		expect(await list.json()).toEqual({ success: true, bookings: [] });
	});
});

type Answered = {
	response: string;
	suggestions: string[];
	help: string;
	lines: { name: string; number: string }[];
	safeNow: string | null;
};

describe("POST /api/chat", () => {
	test("200 with response, and what stands beside it: suggestions, help, lines", async () => {
		const response = await call("/api/chat", { userInput: "I am tired" });
		expect(response.status).toBe(200);
		expect(await response.json()).toEqual({
			response: expect.stringMatching(/\w/),
			suggestions: expect.any(Array),
			help: "none",
			lines: [],
			safeNow: null,
			show: [],
			finished: false,
		});
	});

	test("suggests at most four texts", async () => {
		const { suggestions } = (await (await call("/api/chat", { userInput: "hello" })).json()) as Answered;
		expect(suggestions.length).toBeGreaterThan(0);
		expect(suggestions.length).toBeLessThanOrEqual(4);
		for (const text of suggestions) expect(text).toMatch(/\S/);
	});

	test("help is danger, with lines to call, until the person says that it is over", async () => {
		const first = await call("/api/chat", { userInput: "i want to kill myself tonight" });
		const danger = (await first.json()) as Answered;
		expect(danger).toMatchObject({ response: expect.stringMatching(/\w/), help: "danger" });
		expect(danger.lines.map(({ number }) => number)).toContain("14416");
		const cookie = (first.headers.get("set-cookie") ?? "").split(";")[0] ?? "";
		const after = (await (
			await call("/api/chat", { userInput: danger.safeNow ?? "" }, { Cookie: cookie })
		).json()) as Answered;
		expect(after).toMatchObject({ help: "none", lines: [], safeNow: null });
	});

	test("help is asked after the question whether it is a danger", async () => {
		const asked = (await (await call("/api/chat", { userInput: "i dont want to be here anymore" })).json()) as Answered;
		expect(asked).toMatchObject({ response: expect.stringMatching(/\w/), help: "asked", lines: [] });
	});

	test("takes a token, good or not: talking needs none", async () => {
		expect((await call("/api/chat", { userInput: "hello" }, (await person()).authorization)).status).toBe(200);
		expect((await call("/api/chat", { userInput: "hello" }, { Authorization: "nonsense" })).status).toBe(200);
	});

	test.each([
		["blank", " \n\t"],
		["too long", "x".repeat(2001)],
	])("422 with fields for a %s message; nothing is kept", async (_, userInput) => {
		const before = (await rows("select id from conversations")).length;
		const response = await call("/api/chat", { userInput });
		expect(response.headers.getSetCookie()).toEqual([]);
		const body = await expectRefusal(response, 422);
		expect(body.fields).toEqual({ userInput: body.error });
		expect(await rows("select id from conversations")).toHaveLength(before);
	});
});

test("GET /healthz: 200 when the database answers", async () => {
	expect((await get("/healthz")).status).toBe(200);
});
