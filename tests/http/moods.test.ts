import { describe, expect, test } from "vitest";
import { call, change, cookieAfter, get, person, post, rows, setCookie } from "../support/handler";

const turnOn = (cookie: Record<string, string>) => post("/data", { intent: "moods-on" }, cookie);
const tap = (mood: string, cookie: Record<string, string>, more: Record<string, string> = {}) =>
	post("/data/mood", { mood, ...more }, cookie);
const kept = async (userId: number) =>
	(await rows<{ mood: number }>("select mood from moods where user_id = ? order by at", userId)).map(
		({ mood }) => mood,
	);
/** What a page shows, without what its scripts are handed. */
const shown = async (path: string, cookie: Record<string, string>) =>
	(await (await get(path, cookie)).text()).replace(/<script[\s\S]*?<\/script>|<!-- -->/g, "");

describe("a line of moods", () => {
	test("is off until its owner turns it on, and takes nothing before", async () => {
		const own = await person();
		expect(await shown("/data", own.cookie)).toContain("Nothing of it is kept until you turn it on");
		expect((await tap("7", own.cookie)).headers.get("Location")).toBe("/data#moods");
		expect(await kept(own.userId)).toEqual([]);
		const on = await turnOn(own.cookie);
		expect(setCookie(on, "notice")).toMatch(/^notice=done-moods-on;/);
		await tap("7", own.cookie);
		expect(await kept(own.userId)).toEqual([7]);
		expect(await shown("/data", own.cookie)).toMatch(/aria-pressed="true"[^>]*>7</);
	});

	test("counts a double press once, and the newer of two within a minute", async () => {
		const own = await person();
		await turnOn(own.cookie);
		await Promise.all([tap("4", own.cookie), tap("4", own.cookie)]);
		expect(await kept(own.userId)).toEqual([4]);
		await tap("6", own.cookie);
		expect(await kept(own.userId)).toEqual([6]);
		await change("update moods set at = ? where user_id = ?", new Date(Date.now() - 61_000), own.userId);
		await tap("8", own.cookie);
		expect(await kept(own.userId)).toEqual([6, 8]);
	});

	test("keeps the newer of two on their way at once, also where the earlier comes second", async () => {
		const own = await person();
		await turnOn(own.cookie);
		await tap("4", own.cookie);
		await change("update moods set at = ? where user_id = ?", new Date(Date.now() + 5_000), own.userId);
		await tap("5", own.cookie);
		expect(await kept(own.userId)).toEqual([4]);
	});

	test.each(["11", "-1", "7.5", "", "x", "0x1"])("keeps nothing for %j", async (mood) => {
		const own = await person();
		await turnOn(own.cookie);
		expect((await tap(mood, own.cookie)).status).toBe(303);
		expect(await kept(own.userId)).toEqual([]);
	});

	test("is drawn by the server, by days, with a table that says the same, in both languages", async () => {
		const own = await person();
		await turnOn(own.cookie);
		for (const [days, mood] of [
			[20, 2],
			[6, 5],
			[6.0001, 7],
			[1, 9],
		] as const)
			await change("insert into moods values (?, ?, ?)", own.userId, new Date(Date.now() - days * 86_400_000), mood);
		const html = await shown("/data", own.cookie);
		expect(html).toMatch(/<svg[^>]*role="img"[^>]*aria-label="A line of how you were/);
		expect(html.match(/<circle/g)).toHaveLength(3);
		expect([...html.matchAll(/<td>([\d, ]+)<\/td>/g)].map(([, moods]) => moods)).toEqual(["9", "7, 5", "2"]);
		expect(html).not.toContain("style=");
		const hindi = await shown("/data?language=hi", own.cookie);
		expect(hindi).toContain("मेरा हाल");
		expect(hindi).toMatch(/<th scope="row">(?:रवि|सोम|मंगल|बुध|गुरु|शुक्र|शनि)वार/);
	});

	test("is its owner's alone: others see none of it, and nobody without an account can tap", async () => {
		const own = await person();
		await turnOn(own.cookie);
		await tap("3", own.cookie);
		const other = await person();
		await turnOn(other.cookie);
		expect(await shown("/data", other.cookie)).toContain("Nothing in it yet");
		expect((await tap("3", {})).headers.get("Location")).toMatch(/^\/login/);
		expect(await shown("/data", {})).not.toContain("How am I");
		expect(await kept(own.userId)).toEqual([3]);
	});

	test("is taken along in the file, and goes with 'Turn off and delete'", async () => {
		const own = await person();
		const file = async () => (await (await get("/data/download", own.cookie)).json()) as { moodLine: unknown };
		expect((await file()).moodLine).toBeNull();
		await turnOn(own.cookie);
		await tap("5", own.cookie);
		expect((await file()).moodLine).toEqual({
			since: expect.any(String),
			moods: [{ at: expect.any(String), mood: 5 }],
		});
		await post("/data", { intent: "moods-off" }, own.cookie);
		expect(await kept(own.userId)).toEqual([]);
		expect(await rows("select 1 from mood_lines where user_id = ?", own.userId)).toEqual([]);
		await tap("5", own.cookie);
		expect(await kept(own.userId)).toEqual([]);
	});

	test("keeps the newest thousand", async () => {
		const own = await person();
		await turnOn(own.cookie);
		const many = Array.from({ length: 1_000 }, (_, index) => [own.userId, new Date(index + 1)]);
		await change(`insert into moods values ${many.map(() => "(?, ?, 1)").join()}`, ...many.flat());
		await tap("9", own.cookie);
		expect(await kept(own.userId)).toHaveLength(1_000);
		expect(await rows("select min(at) as oldest from moods where user_id = ?", own.userId)).toEqual([{ oldest: 2 }]);
	});
});

describe("after an exercise", () => {
	/** Breathes with the bot to the end. */
	async function breathe(cookie: Record<string, string>) {
		const first = await call("/api/chat", { userInput: "Slow breathing" }, cookie);
		const Cookie = [cookie.Cookie, cookieAfter(first, "conversation")].filter(Boolean).join("; ");
		const finished: boolean[] = [];
		for (const userInput of ["Done", "Done", "Done", "A little better"]) {
			const answer = await call("/api/chat", { userInput }, { Cookie });
			finished.push(((await answer.json()) as { finished: boolean }).finished);
		}
		return { Cookie, finished };
	}

	test("who keeps a line is asked, on both pages, and goes back to where the tap was made", async () => {
		const own = await person();
		await turnOn(own.cookie);
		const { Cookie, finished } = await breathe(own.cookie);
		expect(finished).toEqual([false, false, false, true]);
		for (const page of ["/chatbot", "/check"]) {
			const html = await shown(page, { Cookie });
			expect(html).toContain("How are you now, from 0");
			expect(html).not.toContain('aria-pressed="true"');
		}
		const tapped = await tap("6", { Cookie }, { returnTo: "/check" });
		expect(tapped.headers.get("Location")).toBe("/check#latest");
		expect(await shown("/chatbot", { Cookie })).toMatch(/aria-pressed="true"[^>]*>6</);
		await call("/api/chat", { userInput: "Enough for now" }, { Cookie });
		expect(await shown("/chatbot", { Cookie })).not.toContain("How are you now, from 0");
	});

	test("nobody else is asked: neither a visitor nor who keeps no line", async () => {
		for (const cookie of [{}, (await person()).cookie] as Record<string, string>[]) {
			const { Cookie, finished } = await breathe(cookie);
			expect(finished).not.toContain(true);
			expect(await shown("/chatbot", { Cookie })).not.toContain("How are you now, from 0");
		}
	});
});
