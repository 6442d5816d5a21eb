import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startService } from "../../app/features/bot/providers/service.fixture";
import { rowsIn } from "../support/database";
import { cookieAfter, get, person, setCookie } from "../support/handler";
import { startMailServer } from "../support/mail-server";
import { mailSettings } from "../support/mail-settings";
import { createPerson } from "../support/people";
import { startServer, type TestServer } from "../support/server";

describe("/help", () => {
	test("has all lines with number, hours, languages, what happens, and when they were checked", async () => {
		const html = await (await get("/help")).text();
		for (const number of ["112", "14416", "18008914416", "1098", "181", "1930"])
			expect(html).toContain(`href="tel:${number}"`);
		for (const text of ["20 languages", "day and night", "What happens when you call", "Last checked", "2026-11"])
			expect(html).toContain(text);
		expect(html).toContain("not checked by us yet");
	});

	test("says what to do for oneself, for somebody, after an overdose, with violence, online and under 18", async () => {
		const html = await (await get("/help")).text();
		for (const id of [
			"for-myself",
			"for-somebody",
			"after-an-overdose",
			"violence-at-home",
			"online-abuse",
			"under-eighteen",
		])
			expect(html).toMatch(new RegExp(`<a href="#${id}">.*<h2 id="${id}">`));
	});

	test("is in Hindi where that is asked for, and remembers it", async () => {
		const response = await get("/help?language=hi");
		const html = await response.text();
		expect(html).toContain('lang="hi"');
		expect(html).toContain("अभी मदद");
		expect(setCookie(response, "language")).toMatch(/^language=hi; Max-Age=31536000/);
		const later = await (await get("/help", { Cookie: cookieAfter(response, "language") })).text();
		expect(later).toContain("अभी मदद");
	});

	test.each(["xx", "", "en%00", "<script>"])("the language %j is none", async (language) => {
		const response = await get(`/help?language=${encodeURIComponent(language)}`);
		expect(response.status).toBe(200);
		expect(setCookie(response, "language")).toBeUndefined();
		expect(await response.text()).toContain("Help right now");
	});

	test("says honestly what leaving quickly leaves behind", async () => {
		const html = await (await get("/help")).text();
		for (const text of ["list of pages visited", "your sign-in", "Without scripts our page is one step back"])
			expect(html).toContain(text);
	});

	test("has a copy for when there is no line, without scripts", async () => {
		const html = await (await get("/help?offline&language=en")).text();
		expect(html).not.toContain("<script");
		expect(html).toContain("This page is kept on your device");
	});

	test("is led to from the strip of every page", async () => {
		for (const path of ["/", "/home", "/login", "/chatbot", "/booking", "/check", "/help", "/nowhere"])
			expect(await (await get(path)).text()).toMatch(/class="help-strip-more"[^>]*href="\/help"/);
	});
});

describe("the program that keeps /help", () => {
	test("may fetch from here alone, and is asked for anew", async () => {
		const response = await get("/service-worker.js");
		expect(response.headers.get("Content-Type")).toContain("text/javascript");
		expect(response.headers.get("Content-Security-Policy")).toBe("default-src 'none'; connect-src 'self'");
		expect(response.headers.get("Cache-Control")).toBe("no-cache");
		expect(await response.text()).toContain('credentials: "omit"');
	});
});

describe("with an operator's own lines", () => {
	let server: TestServer;
	const folder = mkdtempSync(join(tmpdir(), "saathi-lines-"));
	const own = {
		emergency: "999",
		talk: { name: "Campus line", number: "080 4611 0007", hours: "9 am to 9 pm", languages: "Kannada, English" },
		children: "555 0101",
		women: { name: "Sakhi desk", number: "555 0102" },
		cyber: "555 0103",
	};

	beforeAll(async () => {
		const file = join(folder, "lines.json");
		writeFileSync(file, JSON.stringify(own));
		server = await startServer({ HELPLINES_FILE: file, CONTACT_PHONE: "555 0100" });
	});

	afterAll(async () => {
		await server.stop();
		rmSync(folder, { recursive: true, force: true });
	});

	const SERVICES = /1-?800-?891-?4416|Tele-?MANAS|टेली-?मानस|Childline|चाइल्डलाइन/i;
	const OTHERS = new RegExp(`(?<!\\d)(112|14416|1098|181|1930)(?!\\d)|${SERVICES.source}`, "i");

	test("no page, strip or manifest names a service or number that is not theirs", async () => {
		for (const path of [
			"/",
			"/home",
			"/login",
			"/chatbot",
			"/check",
			"/booking",
			"/help",
			"/help?language=hi",
			"/nowhere",
			"/manifest.webmanifest",
		]) {
			const text = await (await fetch(server.url + path)).text();
			expect(text, path).not.toMatch(SERVICES);
			// Names of files, and places in what scripts are handed, may have any digits.
			const shown = text.replace(/<script[\s\S]*?<\/script>|\/assets\/[\w.-]+/g, "");
			expect(shown, path).not.toMatch(OTHERS);
			if (path !== "/manifest.webmanifest") expect(text, path).toContain('href="tel:999"');
		}
	});

	test("the strip says their hours, and never day or night for them", async () => {
		const html = await (await fetch(`${server.url}/`)).text();
		expect(html).toContain("To talk, 9 am to 9 pm");
		expect(html.replace(/<script[\s\S]*?<\/script>/g, "")).not.toContain("day or night");
	});

	/** What the bot answers to a first message. */
	async function answerTo(userInput: string): Promise<string> {
		const answer = await fetch(`${server.url}/api/chat`, {
			method: "POST",
			headers: { "Content-Type": "application/json" },
			body: JSON.stringify({ userInput }),
		});
		return ((await answer.json()) as { response: string }).response;
	}

	test.each([
		["is the call free", "only where I say so."],
		["is a line open at night", "only of those that I name here."],
		["what happens when i call the helpline", "asks what it is about"],
		["क्या हेल्पलाइन पर फ़ोन मुफ़्त है", "वही मानिए जो यहाँ लिखा है।"],
	])("to %j the bot says of them nothing that is not known", async (asked, said) => {
		const response = await answerTo(asked);
		expect(response).toContain(said);
		expect(response).not.toMatch(/day and night|all night|pressing a key|रात भर/);
		expect(response).not.toMatch(OTHERS);
	});

	test("the bot names them too", async () => {
		const response = await answerTo("give me a number to call");
		expect(response).toContain("Campus line");
		expect(response).toContain("080 4611 0007");
		expect(response).not.toMatch(OTHERS);
	});
});

describe("an operator's own lines stand in what leaves the machine too:", () => {
	const folder = mkdtempSync(join(tmpdir(), "saathi-lines-"));
	const HELPLINES_FILE = join(folder, "lines.json");
	afterAll(() => rmSync(folder, { recursive: true, force: true }));
	const SHIPPED = /Tele-?MANAS|(?<!\d)(?:112|14416)(?!\d)|day and night/i;

	test("in the rules for another service's answers", async () => {
		writeFileSync(
			HELPLINES_FILE,
			JSON.stringify({ emergency: "999", talk: { name: "Campus line", number: "555 0104" } }),
		);
		const service = await startService();
		const settings = { BOT: "openai", OPENAI_BASE_URL: `${service.url}/v1/`, OPENAI_MODEL: "m", HELPLINES_FILE };
		const server = await startServer(settings);
		try {
			await fetch(`${server.url}/api/chat`, {
				method: "POST",
				headers: { "Content-Type": "application/json" },
				body: JSON.stringify({ userInput: "my week was long and i am tired" }),
			});
			const [asked] = service.received;
			expect(asked?.body).toContain("call 999");
			expect(asked?.body).toContain("Campus line 555 0104");
			expect(asked?.body).not.toMatch(SHIPPED);
		} finally {
			await server.stop();
			await service.stop();
		}
	});

	test("in mails", async () => {
		writeFileSync(HELPLINES_FILE, JSON.stringify({ talk: "555 0104" }));
		const mails = await startMailServer();
		const server = await startServer({ ...mailSettings(mails.url), HELPLINES_FILE });
		try {
			const stands = { reference: "ABCDEFGH", date: "2999-01-01", timeslot: "2:00pm - 2:30pm", status: "declined" };
			const { userId } = await createPerson("Asha", server.databaseUrl);
			await rowsIn(
				server.databaseUrl,
				`insert into bookings (user_id, name, phone, age, address, created_at, updated_at, reference, date, timeslot, status)
				values (?, 'Asha', '9876543210', 30, 'Pune', 0, 0, ?, ?, ?, ?)`,
				userId,
				...Object.values(stands),
			);
			await rowsIn(
				server.databaseUrl,
				"insert into outbox (channel, kind, recipient, content, dedupe, next_attempt_at, created_at) values ('mail', 'declined', 'a@example.in', ?, 'd', ?, ?)",
				JSON.stringify({ ...stands, word: null }),
				new Date(Date.now() - 60 * 60 * 1000),
				new Date(),
			);
			await expect.poll(() => mails.mails().length, { timeout: 120_000 }).toBe(1);
			const [mail] = mails.mails();
			expect(mail?.text).toContain("you can also call 555 0104.");
			expect(mail?.text).not.toMatch(SHIPPED);
		} finally {
			await server.stop();
			await mails.stop();
		}
	});
});

test("the footer says whose the phone is while the operator has set none", async () => {
	const html = await (await get("/", (await person()).cookie)).text();
	expect(html.replace(/<!-- -->/g, "")).toMatch(/href="tel:18008914416">1-800-891-4416<\/a> Tele-MANAS, second number/);
});
