import { describe, expect, test } from "vitest";
import { call, change, cookieAfter, get, person, post, rows, setCookie, shownBy } from "../support/handler";

const WISH = { phone: "9876543210", name: "Asha", wanted: "evening" };
const MARKUP = `<script>alert("x")</script>`;

const wishes = (phone: string) => rows<Record<string, unknown>>("select * from call_backs where phone = ?", phone);

describe("asking to be called", () => {
	test("the page says that it is no emergency service, and shows the lines", async () => {
		const html = await shownBy(await get("/call-me"));
		expect(html).toContain("This is no emergency service.");
		expect(html).toMatch(/href="tel:112"[\s\S]*href="tel:14416"/);
	});

	test("a visitor's wish is kept, and its state is shown to this browser alone", async () => {
		const asked = await post("/call-me", { ...WISH, phone: "9000000001" });
		expect([asked.status, asked.headers.get("Location")]).toEqual([303, "/call-me"]);
		const Cookie = cookieAfter(asked, "call-back");
		const [{ reference }] = (await wishes("9000000001")) as [{ reference: string }];
		const own = await shownBy(await get("/call-me", { Cookie }));
		expect(own).toContain(reference);
		expect(own).toContain("Nobody has taken it yet");
		expect(own).not.toContain("9000000001");
		expect(await (await get("/call-me")).text()).not.toContain(reference);
		await change("update call_backs set status = 'taken' where reference = ?", reference);
		expect(await shownBy(await get("/call-me", { Cookie }))).toContain("Somebody has taken it and will call you.");
	});

	test("a person's wish is shown on each of the person's browsers, and to nobody else", async () => {
		const one = await person();
		await post("/call-me", { ...WISH, phone: "9000000002", name: "" }, one.cookie);
		const [{ reference, name, user_id }] = (await wishes("9000000002")) as [Record<string, unknown>];
		expect([name, user_id]).toEqual([null, one.userId]);
		expect(await (await get("/call-me", one.cookie)).text()).toContain(reference);
		expect(await (await get("/call-me", (await person()).cookie)).text()).not.toContain(reference);
	});

	test("a forged cookie shows nothing", async () => {
		const asked = await post("/call-me", { ...WISH, phone: "9000000003" });
		const [{ reference }] = (await wishes("9000000003")) as [{ reference: string }];
		const value = cookieAfter(asked, "call-back").split("=")[1] ?? "";
		for (const forged of [
			reference,
			`${reference}.`,
			`${reference}.${"A".repeat(43)}`,
			`AAAAAAAA.${value.split(".")[1]}`,
		])
			expect(await shownBy(await get("/call-me", { Cookie: `call-back=${forged}` }))).not.toContain(
				"What you asked for",
			);
	});

	test("a double press is one wish with the newest words; another number is another", async () => {
		const asked = await post("/call-me", { ...WISH, phone: "9000000004" });
		const cookie = { Cookie: cookieAfter(asked, "call-back") };
		await post("/call-me", { ...WISH, phone: "9000000004", wanted: "soon" }, cookie);
		expect(await wishes("9000000004")).toMatchObject([{ wanted: "soon", version: 1 }]);
		await post("/call-me", { ...WISH, phone: "9000000005" }, cookie);
		expect(await wishes("9000000005")).toHaveLength(1);
	});

	test("is taken back by its owner alone; the desk reads so for a day, and nobody is called by mistake", async () => {
		const asked = await post("/call-me", { ...WISH, phone: "9000000007" });
		const cookie = { Cookie: cookieAfter(asked, "call-back") };
		const [{ reference, id }] = (await wishes("9000000007")) as [{ reference: string; id: number }];
		const { cookie: desk, userId } = await person("Cara", "counsellor");
		await post("/desk/call-backs", { id: String(id), version: "0", action: "take" }, desk);
		for (const stranger of [{}, (await person()).cookie]) await post("/call-me", { withdraw: reference }, stranger);
		expect(await wishes("9000000007")).toMatchObject([{ status: "taken", taken_by: userId }]);

		const withdrawn = await post("/call-me", { withdraw: reference }, cookie);
		expect([withdrawn.status, withdrawn.headers.get("Location")]).toEqual([303, "/call-me#asked"]);
		expect(await wishes("9000000007")).toMatchObject([{ status: "withdrawn", version: 2 }]);
		expect(await shownBy(await get("/call-me", cookie))).toContain("You took it back. Nobody will call you.");
		expect(await (await get("/desk", desk)).text()).toContain("Taken back by the person. Please do not call.");
		// The press of somebody who still sees the former page changes nothing, and asking anew is a new wish.
		await post("/desk/call-backs", { id: String(id), version: "1", action: "done", outcome: "called" }, desk);
		await post("/call-me", { ...WISH, phone: "9000000007" }, cookie);
		expect(await wishes("9000000007")).toMatchObject([{ status: "withdrawn", outcome: null }, { status: "waiting" }]);
		await change("update call_backs set updated_at = ? where id = ?", new Date(Date.now() - 25 * 3_600_000), id);
		expect(await (await get("/desk", desk)).text()).not.toContain("Taken back by the person.");
	});

	test("how a call went is read at the desk for a week, with who called and when, and by nobody else", async () => {
		const said = "She told of her uncle; call again on Monday";
		const asked = await post("/call-me", { ...WISH, phone: "9000000009" });
		const [{ id }] = (await wishes("9000000009")) as [{ id: number }];
		const [{ cookie: caller }, { cookie: colleague }] = [
			await person("Cara", "counsellor"),
			await person("Om", "operator"),
		];
		const press = (fields: Record<string, string>) => post("/desk/call-backs", { id: String(id), ...fields }, caller);
		await press({ version: "0", action: "take" });
		await press({ version: "1", action: "done", outcome: said });
		for (const cookie of [caller, colleague]) {
			const html = (await shownBy(await get("/desk", cookie))).replaceAll("<!-- -->", "");
			const folded = /<details class="card call-backs">.*?<\/details>/s.exec(html)?.[0] ?? "";
			expect(folded).toContain("<summary>Calls of the last seven days</summary>");
			expect(folded).toContain(said);
			expect(folded).toMatch(/Called by <strong[^>]*>Cara<\/strong>, on \w+ \d/);
		}
		const own = { Cookie: cookieAfter(asked, "call-back") };
		for (const path of ["/call-me", "/data", "/data/download"])
			expect(await (await get(path, own)).text()).not.toContain(said);
		expect(await (await get("/desk?view=past", colleague)).text()).not.toContain(said);
		await change("update call_backs set updated_at = ? where id = ?", new Date(Date.now() - 8 * 24 * 3_600_000), id);
		expect(await (await get("/desk", colleague)).text()).not.toContain(said);
	});

	test("what others asked for and took back hides no wish from the desk", async () => {
		const { cookie: desk } = await person("Cara", "counsellor");
		const old = new Date(Date.now() - 3_600_000);
		for (let one = 0; one < 130; one++)
			await change(
				`insert into call_backs (reference, phone, wanted, status, created_at, updated_at) values (?, '9111111111', 'soon', 'withdrawn', ?, ?)`,
				`HIDES${one}`,
				old,
				old,
			);
		await post("/call-me", { ...WISH, phone: "9000000008" });
		const [{ reference }] = (await wishes("9000000008")) as [{ reference: string }];
		const html = await (await get("/desk", desk)).text();
		expect(html.replaceAll("<!-- -->", "").includes(`I call ${reference}`)).toBe(true);
		expect(html.match(/Please do not call/g)).toHaveLength(20);
		await change("delete from call_backs where phone = '9111111111'");
	});

	test("logging out takes the wish out of the browser", async () => {
		const one = await person();
		const left = await post("/logout", {}, one.cookie);
		expect(setCookie(left, "call-back")).toMatch(/Max-Age=0/);
	});
});

describe("bad input", () => {
	test.each([
		["phone", "12345", "Phone number must be a 10-digit number"],
		["phone", MARKUP, "Phone number must be a 10-digit number"],
		["name", "n".repeat(101), "Name must have at most 100 characters"],
		["wanted", "yesterday", "Choose when we should call"],
	])("%s %j: 422, a sentence at its field, nothing kept, nothing typed lost", async (field, value, sentence) => {
		const before = (await rows("select id from call_backs")).length;
		const refused = await post("/call-me", { ...WISH, [field]: value });
		expect(refused.status).toBe(422);
		const html = await refused.text();
		expect(html).toContain(sentence);
		expect(html).not.toContain(MARKUP);
		expect(html).toContain(`value="${field === "name" ? value : WISH.name}"`);
		expect(await rows("select id from call_backs")).toHaveLength(before);
	});

	test("a name with markup stays text; a JSON body is no form", async () => {
		const asked = await post("/call-me", { ...WISH, phone: "9000000006", name: MARKUP });
		expect(asked.status).toBe(303);
		expect(await wishes("9000000006")).toMatchObject([{ name: MARKUP }]);
		expect((await call("/call-me", WISH)).status).toBe(422);
	});
});
