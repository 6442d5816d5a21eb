import type { Page } from "playwright/test";
import { type ScriptedSpeech, scriptSpeech } from "./scripted-speech";
import { expect, settled, signUp, test } from "./test";

const START = { name: "Start microphone", exact: true } as const;
const STOP = { name: "Stop microphone", exact: true } as const;
const CLEAR = { name: "Clear transcript", exact: true } as const;
const SEND = { name: "Send", exact: true } as const;
const PRIVACY = "When you speak, your browser may send the sound to the servers of its maker.";

const voiceHalf = (page: Page) => page.getByRole("region", { name: "Voice" });
const status = (page: Page) => voiceHalf(page).getByRole("status");
const transcript = (page: Page) => page.getByRole("region", { name: "What was heard" });
const input = (page: Page) => page.getByRole("textbox", { name: "Your message" });
const bubbles = (page: Page) => page.getByRole("log").locator(".bubble");
const press = (page: Page, button: { name: string; exact: true }) => page.getByRole("button", button).click();

async function openCheck(page: Page): Promise<void> {
	await page.goto("/check");
	await settled(page, true);
	// In a low window 'Ready' is for the ear alone.
	await expect(voiceHalf(page)).toBeVisible();
}

async function startListening(page: Page): Promise<void> {
	await openCheck(page);
	await press(page, START);
	await expect(status(page)).toContainText("Listening");
}

/** Says a sentence as engines hear it: first words that may change, then those that stand. */
async function say(speech: ScriptedSpeech, sentence: string): Promise<void> {
	await speech.hear(sentence.slice(0, sentence.length / 2));
	await speech.hear(sentence, true);
}

test.describe("what the microphone is doing", () => {
	test("ready, with one sentence on where the sound may go, before the first use alone", async ({ page }) => {
		await scriptSpeech(page);
		await openCheck(page);
		await expect(status(page)).toContainText("Ready");
		await expect(page.getByText(PRIVACY)).toBeVisible();
		await expect(page.getByRole("button", START)).toHaveAccessibleDescription(PRIVACY);
		await expect(page.getByRole("button", START)).toBeEnabled();
		await expect(page.getByRole("button", STOP)).toBeDisabled();
		await press(page, START);
		await expect(page.getByText(PRIVACY)).toHaveCount(0);
	});

	test("starting, until the engine answers", async ({ page }) => {
		await scriptSpeech(page, { answers: false });
		await openCheck(page);
		await press(page, START);
		await expect(status(page)).toContainText("Starting");
	});

	test("an engine that never answers is given up", async ({ page, context }) => {
		await context.grantPermissions(["microphone"]);
		await page.clock.install();
		const speech = await scriptSpeech(page, { answers: false });
		await openCheck(page);
		await press(page, START);
		await page.clock.fastForward(7_000);
		await expect(status(page)).toContainText("Starting");
		await page.clock.fastForward(1_500);
		await expect(status(page)).toContainText("Voice did not answer");
		await page.clock.fastForward(1_000);
		expect((await speech.engine()).running).toBe(false);
		await expect(page.getByRole("button", START)).toBeEnabled();
	});

	test("a person may take longer over the browser's question, but not for ever", async ({ page }) => {
		await page.clock.install();
		await scriptSpeech(page, { answers: false });
		await openCheck(page);
		expect(
			await page.evaluate(
				async () => (await navigator.permissions.query({ name: "microphone" as PermissionName })).state,
			),
		).toBe("prompt");
		await press(page, START);
		for (let seconds = 0; seconds < 48; seconds += 8) {
			await page.clock.runFor(8_000);
			await expect(status(page)).toContainText("Starting");
		}
		await expect(async () => {
			await page.clock.runFor(8_000);
			await expect(status(page)).toContainText("Voice did not answer", { timeout: 200 });
		}).toPass();
	});

	test("listening, without end and in Indian English", async ({ page }) => {
		const speech = await scriptSpeech(page);
		await startListening(page);
		expect(await speech.engine()).toEqual({
			running: true,
			continuous: true,
			lang: "en-IN",
			interimResults: true,
			starts: 1,
		});
		await speech.end();
		await expect.poll(async () => (await speech.engine()).starts).toBe(2);
		await expect(status(page)).toContainText("Listening");
		await expect(page.getByRole("button", START)).toBeDisabled();
	});

	test("stopped", async ({ page }) => {
		const speech = await scriptSpeech(page);
		await startListening(page);
		await press(page, STOP);
		await expect(status(page)).toContainText("Stopped");
		await expect.poll(async () => (await speech.engine()).running).toBe(false);
		await page.waitForTimeout(100);
		expect((await speech.engine()).starts).toBe(1);
		await press(page, START);
		await expect(status(page)).toContainText("Listening");
	});

	test("stopped while it was starting", async ({ page }) => {
		const speech = await scriptSpeech(page, { answers: false });
		await openCheck(page);
		await press(page, START);
		await press(page, STOP);
		await expect(status(page)).toContainText("Stopped");
		await expect.poll(async () => (await speech.engine()).running).toBe(false);
	});

	test("heard nothing, and listening goes on", async ({ page }) => {
		const speech = await scriptSpeech(page);
		await startListening(page);
		await speech.fail("no-speech");
		await expect(status(page)).toContainText("Heard nothing yet");
		await expect.poll(async () => (await speech.engine()).starts).toBe(2);
		await page.waitForTimeout(50);
		await expect(status(page)).toContainText("Heard nothing yet");
		await say(speech, "here I am");
		await expect(status(page)).toContainText("Listening");
		await expect(transcript(page)).toHaveText("here I am");
	});

	test("refused, with how to allow it and that the page must be reloaded", async ({ page }) => {
		const speech = await scriptSpeech(page);
		await openCheck(page);
		await press(page, START);
		await speech.fail("not-allowed");
		await expect(status(page)).toContainText("Microphone unavailable");
		await expect(status(page)).toContainText("switch the microphone on. Then reload the page.");
		await expect(page.getByRole("button", START)).toBeDisabled();
		await expect(page.getByRole("button", STOP)).toBeDisabled();
		await typeAndSend(page, "I can still type");
		await page.getByRole("link", { name: "Reload the page" }).click();
		await expect(status(page)).toContainText("Ready");
		await press(page, START);
		await expect(status(page)).toContainText("Listening");
	});

	const ends: [error: string, label: string][] = [
		["network", "Voice is offline"],
		["audio-capture", "No microphone found"],
		["service-not-allowed", "Voice is switched off"],
		["language-not-supported", "Voice does not know this language"],
		["aborted", "Listening was interrupted"],
		["something-new", "Voice did not answer"],
	];
	for (const [error, label] of ends) {
		test(`${error}: stops, is told, typing goes on, and it can be started again`, async ({ page }) => {
			const speech = await scriptSpeech(page);
			await startListening(page);
			await say(speech, "words from before");
			await speech.fail(error);
			await expect(status(page)).toContainText(label);
			await expect(status(page)).toContainText(/type below/);
			await page.waitForTimeout(100);
			expect(await speech.engine()).toMatchObject({ running: false, starts: 1 });
			await expect(transcript(page)).toHaveText("words from before");
			await press(page, CLEAR);
			await typeAndSend(page, "I go on typing");
			await press(page, START);
			await expect(status(page)).toContainText("Listening");
		});
	}

	test("an engine that ends again and again is given up", async ({ page }) => {
		const speech = await scriptSpeech(page);
		await startListening(page);
		for (let run = 1; run <= 5; run++) {
			await expect.poll(async () => (await speech.engine()).starts).toBe(run);
			await speech.end();
		}
		await expect(status(page)).toContainText("Voice did not answer");
		await page.waitForTimeout(100);
		expect(await speech.engine()).toMatchObject({ running: false, starts: 5 });
	});

	test("not supported", async ({ page }) => {
		await page.addInitScript(() => {
			for (const name of ["SpeechRecognition", "webkitSpeechRecognition"])
				Object.defineProperty(window, name, { value: undefined });
		});
		await openCheck(page);
		await expect(page.getByText("Voice recognition not supported", { exact: true })).toBeVisible();
		await expect(page.getByRole("button", START)).toHaveCount(0);
		await expect(page.getByRole("button", STOP)).toHaveCount(0);
		await page.keyboard.press("Alt+m");
		await typeAndSend(page, "I can still type");
	});

	test("each is told politely, by words and by an icon", async ({ page }) => {
		const speech = await scriptSpeech(page);
		await openCheck(page);
		const icons = new Set<string | null>();
		const seen = async (label: string) => {
			await expect(status(page)).toContainText(label);
			const icon = page.locator(".voice-status svg");
			await expect(icon).toBeVisible();
			icons.add(await icon.locator("path").getAttribute("d"));
		};
		await seen("Ready");
		await press(page, START);
		await seen("Listening");
		await speech.fail("no-speech");
		await seen("Heard nothing yet");
		await press(page, STOP);
		await seen("Stopped");
		await expect.poll(async () => (await speech.engine()).running).toBe(false);
		await press(page, START);
		await seen("Listening");
		await speech.fail("network");
		await seen("Voice is offline");
		await press(page, START);
		await seen("Listening");
		await speech.fail("not-allowed");
		await seen("Microphone unavailable");
		expect(icons.size).toBe(6);
	});
});

test.describe("what was heard", () => {
	test("is shown as it is heard, the words that may change too", async ({ page }) => {
		const speech = await scriptSpeech(page);
		await startListening(page);
		await expect(transcript(page)).toHaveCount(0);
		await speech.hear("I feel");
		await expect(transcript(page)).toHaveText("I feel");
		await speech.hear("I feel alone", true);
		await expect(transcript(page)).toHaveText("I feel alone");
		await speech.hear("at");
		await expect(transcript(page)).toHaveText("I feel alone at");
		await speech.hear("at night", true);
		await expect(transcript(page)).toHaveText("I feel alone at night");
	});

	test("is cleared by a cross that stands there only with a transcript, and listening goes on", async ({ page }) => {
		const speech = await scriptSpeech(page);
		await startListening(page);
		await expect(page.getByRole("button", CLEAR)).toHaveCount(0);
		await say(speech, "not this");
		await press(page, CLEAR);
		await expect(transcript(page)).toHaveCount(0);
		await expect(page.getByRole("button", CLEAR)).toHaveCount(0);
		await expect.poll(async () => (await speech.engine()).starts).toBe(2);
		await expect(status(page)).toContainText("Listening");
		await say(speech, "but this");
		await expect(transcript(page)).toHaveText("but this");
		await expect(input(page)).toHaveValue("");
	});

	test("stays over a stop and goes on with the next start", async ({ page }) => {
		const speech = await scriptSpeech(page);
		await startListening(page);
		await say(speech, "I was");
		await press(page, STOP);
		await expect(status(page)).toContainText("Stopped");
		await expect(transcript(page)).toHaveText("I was");
		await press(page, START);
		await expect(status(page)).toContainText("Listening");
		await say(speech, "going to say");
		await expect(transcript(page)).toHaveText("I was going to say");
	});

	test("is forgotten when the page is left, and the microphone is closed", async ({ page }) => {
		const speech = await scriptSpeech(page);
		await startListening(page);
		await speech.hear("something private");
		await expect(transcript(page)).toBeVisible();
		await page.getByRole("link", { name: "Book a session" }).click();
		await expect(page).toHaveURL(/\/booking$/);
		await expect.poll(async () => (await speech.engine()).running).toBe(false);
		await page.waitForTimeout(100);
		expect((await speech.engine()).starts).toBe(1);
		await page.goBack();
		await expect(status(page)).toContainText("Ready");
		await expect(transcript(page)).toHaveCount(0);
		await press(page, START);
		await expect(status(page)).toContainText("Listening");
		await say(speech, "again");
		await expect(transcript(page)).toHaveText("again");
	});
});

test.describe("between two runs of the engine", () => {
	test("a stop right after a clear is obeyed", async ({ page }) => {
		const speech = await scriptSpeech(page, { ends: false });
		await startListening(page);
		await say(speech, "words");
		await press(page, CLEAR);
		await press(page, STOP);
		await speech.end();
		await expect(status(page)).toContainText("Stopped");
		await page.waitForTimeout(100);
		expect(await speech.engine()).toMatchObject({ running: false, starts: 1 });
	});

	test("a start right after a stop is obeyed", async ({ page }) => {
		const speech = await scriptSpeech(page, { ends: false });
		await startListening(page);
		await press(page, STOP);
		await press(page, START);
		await speech.end();
		await expect.poll(async () => (await speech.engine()).starts).toBe(2);
		await expect(status(page)).toContainText("Listening");
		await say(speech, "words");
		await expect(transcript(page)).toHaveText("words");
	});
});

test.describe("Send", () => {
	test("moves a transcript into the input, clears it, and listening goes on; the next sends", async ({ page }) => {
		const speech = await scriptSpeech(page);
		await startListening(page);
		await say(speech, "I am tired");
		await press(page, SEND);
		await expect(input(page)).toHaveValue("I am tired");
		await expect(transcript(page)).toHaveCount(0);
		await expect(status(page)).toContainText("Your words are in the message box.");
		await expect(bubbles(page)).toHaveCount(0);
		await press(page, SEND);
		await expect(bubbles(page)).toHaveCount(2);
		await expect(bubbles(page).first()).toContainText("I am tired");
		await expect(input(page)).toHaveValue("");
		await expect(status(page)).toContainText("Listening");
		await expect(status(page)).not.toContainText("Your words are in the message box.");
		await expect.poll(async () => (await speech.engine()).running).toBe(true);
		await say(speech, "and hungry");
		await expect(transcript(page)).toHaveText("and hungry");
	});

	test("leaves what is heard while a message is on its way where it is", async ({ page }) => {
		const speech = await scriptSpeech(page);
		await startListening(page);
		let release = () => {};
		const released = new Promise<void>((resolve) => {
			release = resolve;
		});
		await page.route("**/api/chat", async (route) => {
			await released;
			await route.continue();
		});
		await input(page).fill("I am tired");
		await press(page, SEND);
		await say(speech, "and hungry");
		await input(page).press("Enter");
		await expect(transcript(page)).toHaveText("and hungry");
		release();
		await expect(bubbles(page)).toHaveCount(2);
		await expect(input(page)).toHaveValue("");
		await expect(transcript(page)).toHaveText("and hungry");
	});

	test("moves what may still change too, and it does not come a second time", async ({ page }) => {
		const speech = await scriptSpeech(page);
		await startListening(page);
		await speech.hear("half a");
		await press(page, STOP);
		await press(page, SEND);
		await expect(input(page)).toHaveValue("half a");
		await page.waitForTimeout(100);
		await expect(transcript(page)).toHaveCount(0);
	});

	test("sends the typed text where there is no transcript", async ({ page }) => {
		await scriptSpeech(page);
		await openCheck(page);
		await typeAndSend(page, "typed by hand");
	});

	test("leaves a moved transcript open to change, behind what was typed", async ({ page }) => {
		const speech = await scriptSpeech(page);
		await startListening(page);
		await input(page).fill("Hello. ");
		await say(speech, "I feel sad");
		await press(page, SEND);
		await expect(input(page)).toHaveValue("Hello. I feel sad");
		await input(page).fill("Hello. I feel better");
		await input(page).press("Enter");
		await expect(bubbles(page).first()).toContainText("Hello. I feel better");
	});

	test("moves as much of a long talk as one message can hold, and keeps the rest", async ({ page }) => {
		const speech = await scriptSpeech(page);
		await startListening(page);
		await say(speech, "word ".repeat(450).trim());
		await press(page, SEND);
		await expect(input(page)).toHaveValue("word ".repeat(400).trim());
		await expect(transcript(page)).toHaveText("word ".repeat(50).trim());
		await press(page, SEND);
		await expect(bubbles(page)).toHaveCount(2);
		await expect(input(page)).toHaveValue("");
		await press(page, SEND);
		await expect(input(page)).toHaveValue("word ".repeat(50).trim());
		await expect(transcript(page)).toHaveCount(0);
	});

	test("carries the stored token, and shows message and reply together", async ({ page }) => {
		await scriptSpeech(page);
		await signUp(page);
		await openCheck(page);
		const token = await page.evaluate(() => localStorage.getItem("auth-token"));
		expect(token).toMatch(/\S/);
		let authorization: string | undefined;
		await page.route("**/api/chat", async (route) => {
			authorization = (await route.request().headerValue("authorization")) ?? undefined;
			await expect(bubbles(page)).toHaveCount(0);
			await route.continue();
		});
		await typeAndSend(page, "hello");
		expect(authorization).toBe(token);
	});

	test("carries no token where there is none", async ({ page }) => {
		await scriptSpeech(page);
		await openCheck(page);
		const request = page.waitForRequest("**/api/chat");
		await typeAndSend(page, "hello");
		expect(await (await request).headerValue("authorization")).toBeNull();
		expect((await request).postDataJSON()).toEqual({ userInput: "hello", seen: -1 });
	});

	test("keeps the text when the line is broken, and tells the console alone", async ({
		page,
		context,
		expectedConsole,
		dialogs,
	}) => {
		expectedConsole.push(/The message was not answered/, /ERR_INTERNET_DISCONNECTED/);
		const speech = await scriptSpeech(page);
		await startListening(page);
		await say(speech, "do not lose this");
		await press(page, SEND);
		await context.setOffline(true);
		const logged = page.waitForEvent("console", (message) => message.text().includes("The message was not answered"));
		await press(page, SEND);
		await logged;
		await expect(input(page)).toHaveValue("do not lose this");
		await expect(bubbles(page)).toHaveCount(0);
		expect(dialogs).toEqual([]);
		await context.setOffline(false);
		await press(page, SEND);
		await expect(bubbles(page)).toHaveCount(2);
	});

	test("keeps the text when the server fails", async ({ page, expectedConsole }) => {
		expectedConsole.push(/The message was not answered/, /500/);
		await scriptSpeech(page);
		await openCheck(page);
		await page.route("**/api/chat", (route) => route.fulfill({ status: 500, json: { success: false } }));
		const logged = page.waitForEvent("console", (message) => message.text().includes("The message was not answered"));
		await input(page).fill("keep me");
		await press(page, SEND);
		await logged;
		await expect(input(page)).toHaveValue("keep me");
		await expect(bubbles(page)).toHaveCount(0);
	});
});

test.describe("reading replies aloud", () => {
	const readAloud = (page: Page) => page.getByRole("switch", { name: "Read replies aloud" });

	/** The words of the newest reply, as they are shown. */
	const newestReply = (page: Page) => bubbles(page).last().locator(".bubble-text").innerText();

	/** What the page suggests to say next. */
	const suggested = (page: Page) =>
		page.getByRole("group", { name: "You could say" }).getByRole("button").allInnerTexts();

	/** What was read, in one piece. */
	const heard = async (speech: ScriptedSpeech) =>
		(await speech.spoken()).map((sentence) => sentence.replace(/^Indian: /, "")).join(" ");

	test.beforeEach(async ({ page }) => {
		await page.route("**/api/chat", (route) =>
			route.fulfill({
				json: {
					response: "That is a lot. Call 14416 at night.",
					suggestions: [],
					help: "none",
					lines: [],
					safeNow: null,
					show: [],
				},
			}),
		);
	});

	test("is off at first", async ({ page }) => {
		const speech = await scriptSpeech(page);
		await openCheck(page);
		await expect(readAloud(page)).not.toBeChecked();
		await typeAndSend(page, "hello");
		expect(await speech.spoken()).toEqual([]);
		await readAloud(page).check();
		await page.waitForTimeout(50);
		expect(await speech.spoken()).toEqual([]);
	});

	test("has an Indian voice, and is remembered on the device", async ({ page }) => {
		const speech = await scriptSpeech(page);
		await openCheck(page);
		await readAloud(page).check();
		await page.reload();
		await expect(readAloud(page)).toBeChecked();
		await typeAndSend(page, "hello");
		await expect.poll(() => speech.spoken()).toEqual(["Indian: That is a lot.", "Indian: Call 1 4 4 1 6 at night."]);
		await readAloud(page).uncheck();
		await page.reload();
		await expect(readAloud(page)).not.toBeChecked();
	});

	test("reads what the server really answers, and what could be said next", async ({ page }) => {
		await page.unroute("**/api/chat");
		const speech = await scriptSpeech(page);
		await openCheck(page);
		await readAloud(page).check();
		await typeAndSend(page, "hello");
		const words = (text: string) => text.replace(/\s+/g, " ").trim();
		const shown = words([await newestReply(page), ...(await suggested(page))].join(" "));
		await expect.poll(async () => words(await heard(speech))).toBe(shown);
	});

	test("stops at once when it is turned off", async ({ page }) => {
		const speech = await scriptSpeech(page);
		await openCheck(page);
		await readAloud(page).check();
		await typeAndSend(page, "hello");
		await expect.poll(() => speech.speaking()).toBe(true);
		await readAloud(page).uncheck();
		expect(await speech.speaking()).toBe(false);
	});

	test("stops at once when the microphone starts", async ({ page }) => {
		const speech = await scriptSpeech(page);
		await openCheck(page);
		await readAloud(page).check();
		await typeAndSend(page, "hello");
		await expect.poll(() => speech.speaking()).toBe(true);
		await press(page, START);
		expect(await speech.speaking()).toBe(false);
		await expect(status(page)).toContainText("Listening");
		expect(await speech.spoken()).toHaveLength(2);
	});

	test("stops when the page is left", async ({ page }) => {
		const speech = await scriptSpeech(page);
		await openCheck(page);
		await readAloud(page).check();
		await typeAndSend(page, "hello");
		await expect.poll(() => speech.speaking()).toBe(true);
		await page.getByRole("link", { name: "Book a session" }).click();
		await expect(page).toHaveURL(/\/booking$/);
		await expect.poll(() => speech.speaking()).toBe(false);
	});

	test("waits while the microphone is open, so that the reply is never heard as speech", async ({ page }) => {
		const speech = await scriptSpeech(page, { ends: false });
		await openCheck(page);
		await readAloud(page).check();
		await press(page, START);
		await expect(status(page)).toContainText("Listening");
		await typeAndSend(page, "hello");
		await expect(status(page)).toContainText("A reply is waiting. Stop the microphone to hear it.");
		expect(await speech.spoken()).toEqual([]);
		await press(page, STOP);
		await expect(status(page)).toContainText("Stopped");
		expect(await speech.spoken()).toEqual([]);
		await speech.end();
		await expect.poll(() => speech.spoken()).toHaveLength(2);
		expect(await speech.spokeWhileListening()).toBe(false);
	});
});

test.describe("by voice and touch alone", () => {
	test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

	test("a person holds a whole conversation", async ({ page }) => {
		const speech = await scriptSpeech(page);
		await openCheck(page);
		const tap = (button: { name: string; exact: true }) => page.getByRole("button", button).tap();
		await page.getByRole("switch", { name: "Read replies aloud" }).tap();
		for (const [turn, sentence] of ["hello", "I cannot sleep", "thank you"].entries()) {
			await tap(START);
			await expect(status(page)).toContainText("Listening");
			await say(speech, sentence);
			await tap(SEND);
			await expect(input(page)).toHaveValue(sentence);
			await tap(SEND);
			await expect(bubbles(page)).toHaveCount(2 * (turn + 1));
			await tap(STOP);
			await expect.poll(() => speech.speaking()).toBe(true);
			await expect(input(page)).not.toBeFocused();
		}
		expect(await speech.spokeWhileListening()).toBe(false);
	});
});

test.describe("by keyboard", () => {
	test("a shortcut, shown in the titles, starts and stops, and types nothing", async ({ page }) => {
		const speech = await scriptSpeech(page);
		await openCheck(page);
		await expect(page.getByRole("button", START)).toHaveAttribute("title", /Alt\+M/);
		await expect(page.getByRole("button", STOP)).toHaveAttribute("title", /Alt\+M/);
		await input(page).focus();
		await page.keyboard.press("Alt+m");
		await expect(status(page)).toContainText("Listening");
		await page.keyboard.press("Alt+m");
		await expect(status(page)).toContainText("Stopped");
		await expect.poll(async () => (await speech.engine()).running).toBe(false);
		await expect(input(page)).toHaveValue("");
		await expect(input(page)).toBeFocused();
	});

	test("clearing the transcript keeps the place on the page", async ({ page }) => {
		const speech = await scriptSpeech(page);
		await startListening(page);
		await say(speech, "not this");
		await page.getByRole("button", CLEAR).press("Enter");
		await expect(page.getByRole("button", CLEAR)).toHaveCount(0);
		await page.keyboard.press("Tab");
		await expect(page.getByRole("button", START)).toBeFocused();
	});

	test("everything is reached in order, with a focus that can be seen", async ({ page }) => {
		const speech = await scriptSpeech(page);
		await startListening(page);
		await say(speech, "words");
		await expect(transcript(page)).toBeVisible();
		const reached: string[] = [];
		await page.getByRole("button", START).focus();
		await page.keyboard.press("Shift+Tab");
		await page.keyboard.press("Tab");
		for (let stop = 0; stop < 7; stop++) {
			const focused = page.locator(":focus");
			reached.push(
				await focused.evaluate(
					(element) => element.getAttribute("aria-label") ?? (element.closest("label") ?? element).textContent ?? "",
				),
			);
			expect(
				await focused.evaluate(
					(element) => element.matches(":focus-visible") && getComputedStyle(element).outlineStyle,
				),
			).toBe("solid");
			await page.keyboard.press("Tab");
		}
		expect(reached).toEqual([
			"Start microphone",
			"Stop microphone",
			"Read replies aloud",
			"What was heard",
			"Clear transcript",
			"Your message",
			"Send",
		]);
	});
});

test.describe("on a phone", () => {
	test.use({ viewport: { width: 320, height: 640 } });

	test("every target is at least 44 px, and nothing is wider than the window", async ({ page }) => {
		const speech = await scriptSpeech(page);
		await startListening(page);
		await say(speech, "words");
		const targets = [START, STOP, CLEAR, SEND].map((button) => page.getByRole("button", button));
		for (const target of [...targets, page.locator("label", { hasText: "Read replies aloud" }), input(page)]) {
			const box = await target.boundingBox();
			expect(box?.height).toBeGreaterThanOrEqual(44);
			expect(box?.width).toBeGreaterThanOrEqual(44);
		}
		expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
	});
});

for (const height of [740, 340])
	test.describe(`on a phone of 360 x ${height}`, () => {
		test.use({ viewport: { width: 360, height }, hasTouch: true });

		/** The parts of the page's foot in view, none over another. */
		async function expectWhole(page: Page): Promise<void> {
			const foot = page.locator(".chat-foot");
			const parts = foot.locator("button:visible, label.switch, section.transcript-words, a.help-line, textarea");
			const boxes: { name: string; top: number; bottom: number; left: number; right: number }[] = [];
			for (const part of await parts.all()) {
				await expect(part).toBeInViewport({ ratio: 1 });
				boxes.push(
					await part.evaluate((element) => {
						const { top, bottom, left, right } = element.getBoundingClientRect();
						return { name: element.outerHTML.slice(0, 60), top, bottom, left, right };
					}),
				);
			}
			expect(boxes.length).toBeGreaterThanOrEqual(5);
			for (const [index, a] of boxes.entries())
				for (const b of boxes.slice(index + 1)) {
					const apart = a.bottom <= b.top || b.bottom <= a.top || a.right <= b.left || b.right <= a.left;
					expect(apart, `${a.name} and ${b.name}`).toBe(true);
				}
		}

		for (const danger of [false, true])
			test(`nothing is cut, listening, with three lines heard, and refused${danger ? ", in danger" : ""}`, async ({
				page,
			}) => {
				const speech = await scriptSpeech(page);
				await openCheck(page);
				await typeAndSend(page, danger ? "i want to kill myself tonight" : "hello");
				await press(page, START);
				await expect(status(page)).toContainText("Listening");
				await expectWhole(page);
				await speech.hear(
					"I lie awake until three and then I think of the exams, and of what they will say at home",
					true,
				);
				await expect(transcript(page)).toBeVisible();
				await expectWhole(page);
				await press(page, CLEAR);
				await speech.fail("not-allowed");
				await expect(status(page)).toContainText("Microphone unavailable");
				await expectWhole(page);
			});
	});

test("the page comes alive as the server wrote it", async ({ page }) => {
	const said: string[] = [];
	page.on("console", (message) => said.push(message.text()));
	page.on("pageerror", (error) => said.push(error.message));
	await scriptSpeech(page);
	await openCheck(page);
	expect(said.filter((text) => /hydrat|did not match|Minified React error/i.test(text))).toEqual([]);
});

test("no other page fetches the voice half", async ({ page }) => {
	const fetched: string[] = [];
	page.on("request", (request) => fetched.push(request.url()));
	const voice = () => fetched.filter((url) => /\/voice-[\w-]+\.js$/.test(url));
	for (const path of ["/", "/home", "/login", "/booking", "/chatbot"]) {
		await page.goto(path);
		await settled(page, true);
		await page.waitForLoadState("networkidle");
	}
	expect(voice()).toEqual([]);
	await openCheck(page);
	expect(voice()).toHaveLength(1);
});

test("where the voice half cannot be fetched, typing goes on", async ({ page, expectedConsole }) => {
	expectedConsole.push(/The microphone could not be loaded/, /ERR_FAILED/);
	await page.route(/\/voice-[\w-]+\.js$/, (route) => route.abort());
	const logged = page.waitForEvent("console", (message) => message.text().includes("could not be loaded"));
	await page.goto("/check");
	await settled(page, true);
	await logged;
	await typeAndSend(page, "I can still type");
});

/** Sends typed text and sees message and reply come together. */
async function typeAndSend(page: Page, text: string): Promise<void> {
	const before = await bubbles(page).count();
	await input(page).fill(text);
	await press(page, SEND);
	await expect(bubbles(page)).toHaveCount(before + 2);
	await expect(bubbles(page).nth(before)).toContainText(text);
	await expect(input(page)).toHaveValue("");
}
