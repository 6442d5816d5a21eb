import type { Page } from "playwright/test";
import { expect, settled, test } from "./test";

const PAGES = ["/chatbot", "/check"] as const;

const talk = (page: Page) => page.getByRole("log");
const input = (page: Page) => page.getByRole("main").getByRole("textbox");

/** Sends a message with the button. Returns it: words that no other test writes. */
async function say(page: Page, words = `I feel ${crypto.randomUUID()}`): Promise<string> {
	await input(page).fill(words);
	await page.getByRole("button", { name: "Send", exact: true }).click();
	return words;
}

/** The talk as the server keeps it: what was said, in order. */
async function expectInTalk(page: Page, ...lines: string[]): Promise<void> {
	for (const line of lines) await expect(talk(page).getByText(line, { exact: true })).toHaveCount(1);
}

for (const path of PAGES) {
	test.describe(path, () => {
		test("message and reply are appended together, and the input is cleared", async ({ page, javaScriptEnabled }) => {
			await page.goto(path);
			await settled(page, javaScriptEnabled);
			const words = await say(page);
			await expectInTalk(page, words);
			await expect(input(page)).toHaveValue("");
			const spoken = talk(page).locator("ol > li").filter({ hasText: /\w/ });
			expect(await spoken.count()).toBeGreaterThanOrEqual(2);
			await expect(spoken.last()).not.toContainText(words);
			await expect(page).toHaveURL(new RegExp(`${path}(#latest)?$`));
		});

		test("a blank message is not sent", async ({ page, javaScriptEnabled }) => {
			await page.goto(path);
			await settled(page, javaScriptEnabled);
			for (const blank of ["", "   ", "\n\n"]) {
				await input(page).fill(blank);
				await page.getByRole("button", { name: "Send", exact: true }).click();
			}
			const words = await say(page);
			await expectInTalk(page, words);
			await page.reload();
			await expectInTalk(page, words);
			await expect(page.getByText("Clear conversation")).toHaveCount(1);
			const said = await talk(page).innerText();
			expect(said.split(words)).toHaveLength(2);
		});

		test("a message that is too long comes in whole, is told of and not sent, and can be cut down", async ({
			page,
			javaScriptEnabled,
			expectedConsole,
		}) => {
			expectedConsole.push(/422/);
			await page.goto(path);
			await settled(page, javaScriptEnabled);
			const story = `${crypto.randomUUID()} ${"m".repeat(2308)}`;
			await input(page).focus();
			await page.keyboard.insertText(story);
			await page.getByRole("button", { name: "Send", exact: true }).click();
			const told =
				"A message can have at most 2,000 characters. Please send it in parts. This one is 345 characters too long.";
			await expect(page.getByText(told)).toBeVisible();
			await expect(input(page)).toHaveValue(story);
			await expect(input(page)).toHaveAccessibleDescription(told);
			await expect(input(page)).toHaveAttribute("aria-invalid", "true");
			await expect(talk(page).locator("li")).toHaveCount(0);
			await say(page, story.slice(0, 2000));
			await expectInTalk(page, story.slice(0, 2000));
			await expect(page.getByText("too long")).toHaveCount(0);
			await expect(input(page)).not.toHaveAttribute("aria-invalid");
		});

		test("the newest message is in view, also after a reload", async ({ page, javaScriptEnabled }) => {
			await page.setViewportSize({ width: 400, height: 600 });
			await page.goto(path);
			let words = "";
			for (let line = 0; line < 5; line++) {
				await settled(page, javaScriptEnabled);
				words = await say(page, `${"long story ".repeat(20)}${line} ${crypto.randomUUID()}`);
				await expectInTalk(page, words);
				await expect(input(page)).toHaveValue("");
			}
			const newest = talk(page).locator("ol > li").last();
			await expect(newest).toBeInViewport();
			await page.reload();
			await expectInTalk(page, words);
			await expect(newest).toBeInViewport();
		});

		test("pressing Send twice sends one message", async ({ page, javaScriptEnabled }) => {
			await page.goto(path);
			await settled(page, javaScriptEnabled);
			await say(page);
			await expect(input(page)).toHaveValue("");
			await settled(page, javaScriptEnabled);
			const words = `I feel ${crypto.randomUUID()}`;
			await input(page).fill(words);
			await page.getByRole("button", { name: "Send", exact: true }).dblclick();
			await expectInTalk(page, words);
			await page.goto(path);
			await expectInTalk(page, words);
		});

		test("markup in a message is text", async ({ page, javaScriptEnabled, dialogs }) => {
			await page.goto(path);
			await settled(page, javaScriptEnabled);
			const markup = `<img src=x onerror="alert(1)"> ${crypto.randomUUID()}`;
			await say(page, markup);
			await expectInTalk(page, markup);
			await page.reload();
			await expectInTalk(page, markup);
			await expect(talk(page).locator("img[src=x]")).toHaveCount(0);
			expect(dialogs).toEqual([]);
		});

		test("Clear conversation ends it", async ({ page, javaScriptEnabled }) => {
			await page.goto(path);
			await settled(page, javaScriptEnabled);
			const words = await say(page);
			await expectInTalk(page, words);
			await page.getByRole("button", { name: "Clear conversation" }).click();
			await page.getByRole("link", { name: "Keep it" }).click();
			await expectInTalk(page, words);
			await page.getByRole("button", { name: "Clear conversation" }).click();
			await page.getByRole("button", { name: "Clear it" }).click();
			await expect(page).toHaveURL(new RegExp(`${path}(\\?cleared)?$`));
			await expect(talk(page).getByText(words)).toHaveCount(0);
			await expect(page.getByRole("button", { name: "Clear conversation" })).toHaveCount(0);
		});
	});
}

test("both pages share one history, over reloads and in a second tab", { tag: "@journey" }, async ({
	page,
	context,
	javaScriptEnabled,
}) => {
	await page.goto("/chatbot");
	await settled(page, javaScriptEnabled);
	const first = await say(page);
	await expectInTalk(page, first);
	await page.goto("/check");
	await settled(page, javaScriptEnabled);
	await expectInTalk(page, first);
	const second = await say(page);
	await expectInTalk(page, first, second);
	await page.reload();
	await expectInTalk(page, first, second);

	const other = await context.newPage();
	await other.goto("/chatbot");
	await settled(other, javaScriptEnabled);
	await expectInTalk(other, first, second);
	const third = await say(other);
	await expectInTalk(other, third);
	const fourth = await say(page);
	await expectInTalk(page, fourth);
	await page.reload();
	await expectInTalk(page, first, second, third, fourth);
});

test("the history ends at Logout", async ({ page, person: _, javaScriptEnabled }) => {
	await page.goto("/chatbot");
	await settled(page, javaScriptEnabled);
	const words = await say(page);
	await expectInTalk(page, words);
	await page.getByRole("button", { name: "Logout" }).click();
	await expect(page).toHaveURL(/\/$/);
	await page.goto("/chatbot");
	await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
	await expect(talk(page).getByText(words)).toHaveCount(0);
});

test("another visitor sees nothing of it", async ({ page, browser, baseURL, javaScriptEnabled }) => {
	await page.goto("/chatbot");
	await settled(page, javaScriptEnabled);
	const words = await say(page);
	await expectInTalk(page, words);
	const stranger = await browser.newContext({ baseURL, javaScriptEnabled });
	const strangers = await stranger.newPage();
	await strangers.goto("/chatbot");
	await expect(strangers.getByRole("heading", { level: 1 })).toBeVisible();
	await expect(strangers.getByText(words)).toHaveCount(0);
	await stranger.close();
});
