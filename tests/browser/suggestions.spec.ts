import type { Page } from "playwright/test";
import { expect, settled, test } from "./test";

const PAGES = ["/chatbot", "/check"] as const;
const DANGER = "i want to kill myself tonight";

const talk = (page: Page) => page.getByRole("log");
const input = (page: Page) => page.getByRole("main").getByRole("textbox");
const group = (page: Page) => page.getByRole("group", { name: "You could say" });
const suggestions = (page: Page) => group(page).locator("button[name=suggestion]");
const lines = (page: Page) => page.getByRole("region", { name: "Help right now" });
const safeNow = (page: Page) => lines(page).getByRole("button", { name: "I am safe now" });

for (const path of PAGES) {
	test.describe(path, () => {
		/** Opens the page with one message said, and answered. */
		async function begin(page: Page, javaScriptEnabled: boolean | undefined, words: string): Promise<void> {
			await page.goto(path);
			await settled(page, javaScriptEnabled);
			await input(page).fill(words);
			await page.getByRole("button", { name: "Send", exact: true }).click();
			await expect(talk(page).locator(".bubble-bot")).toHaveCount(1);
			await settled(page, javaScriptEnabled);
		}

		test("a suggestion pressed stands as the person's own message, and is answered", async ({
			page,
			javaScriptEnabled,
		}) => {
			await begin(page, javaScriptEnabled, "hello");
			const words = await suggestions(page).first().innerText();
			await suggestions(page).first().click();
			await expect(talk(page).locator(".bubble-bot")).toHaveCount(2);
			await expect(talk(page).locator(".bubble-user .bubble-text")).toHaveText(["hello", words]);
			await page.goto(path);
			await expect(talk(page).locator(".bubble-user .bubble-text")).toHaveText(["hello", words]);
		});

		test("a protocol that comes to rest offers a call, and says that it is no emergency service", async ({
			page,
			javaScriptEnabled,
		}) => {
			await begin(page, javaScriptEnabled, DANGER);
			const offer = group(page).getByRole("link", { name: "Call me back" });
			await expect(offer).toHaveCount(0);
			await safeNow(page).click();
			await expect(talk(page).locator(".bubble-bot").last()).toContainText("no emergency service: in danger 112");
			await expect(talk(page).locator(".bubble-bot").last()).toContainText("14416");
			await offer.click();
			await expect(page).toHaveURL(/\/call-me$/);
			await expect(page.getByText("This is no emergency service.")).toBeVisible();
		});

		test("a draft survives it", async ({ page, javaScriptEnabled }) => {
			await begin(page, javaScriptEnabled, "hello");
			const draft = `My sister and I ${crypto.randomUUID()}`;
			await input(page).fill(draft);
			await suggestions(page).first().click();
			await expect(talk(page).locator(".bubble-bot")).toHaveCount(2);
			await expect(input(page)).toHaveValue(draft);
			await expect(talk(page).getByText(draft)).toHaveCount(0);
		});

		test("at most four, each reached by Tab and as large as a thumb; they wrap on a small phone", async ({
			page,
			javaScriptEnabled,
		}) => {
			await page.setViewportSize({ width: 320, height: 568 });
			await begin(page, javaScriptEnabled, "hello");
			const count = await suggestions(page).count();
			expect(count).toBeGreaterThan(1);
			expect(count).toBeLessThanOrEqual(4);
			// What stands before them where the talk begins.
			await talk(page).getByRole("link", { name: "हिंदी" }).focus();
			const tops = new Set<number>();
			for (const button of await suggestions(page).all()) {
				await page.keyboard.press("Tab");
				// A link that leads out of the talk may stand before them.
				if ((await group(page).getByRole("link").count()) > 0 && tops.size === 0) await page.keyboard.press("Tab");
				await expect(button).toBeFocused();
				const box = await button.boundingBox();
				expect(box?.height).toBeGreaterThanOrEqual(44);
				expect(box?.x).toBeGreaterThanOrEqual(0);
				expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
				tops.add(await button.evaluate((element) => (element as HTMLElement).offsetTop));
			}
			expect(tops.size).toBeGreaterThan(1);
			await page.keyboard.press("Enter");
			await expect(talk(page).locator(".bubble-bot")).toHaveCount(2);
		});

		test("while a danger stands its lines can be called, until 'I am safe now'", async ({
			page,
			javaScriptEnabled,
		}) => {
			await begin(page, javaScriptEnabled, DANGER);
			const calls = await lines(page).getByRole("link").all();
			expect(calls.length).toBeGreaterThan(0);
			for (const call of calls) await expect(call).toHaveAttribute("href", /^tel:\+?\d+$/);
			await expect(lines(page).getByRole("link", { name: "14416" })).toHaveAttribute("href", "tel:14416");
			await page.goto(path);
			await settled(page, javaScriptEnabled);
			await safeNow(page).click();
			await expect(lines(page)).toHaveCount(0);
			await expect(talk(page).locator(".bubble-user").last()).toContainText("I am safe now");
			await page.goto(path);
			await expect(lines(page)).toHaveCount(0);
		});

		test("the lines and the composer are in view together over a phone's keyboard", async ({
			page,
			javaScriptEnabled,
		}) => {
			await page.setViewportSize({ width: 360, height: 340 });
			await begin(page, javaScriptEnabled, DANGER);
			for (const part of [...(await lines(page).getByRole("link").all()), safeNow(page), input(page)])
				await expect(part).toBeInViewport({ ratio: 1 });
			await expect(page.getByRole("button", { name: "Send", exact: true })).toBeInViewport({ ratio: 1 });
		});

		test("'delete what i wrote' shows the button that deletes it", async ({ page, javaScriptEnabled }) => {
			await begin(page, javaScriptEnabled, "delete what i wrote");
			await group(page).getByRole("button", { name: "Clear conversation" }).click();
			await page.getByRole("button", { name: "Clear it" }).click();
			await expect(talk(page).locator(".bubble")).toHaveCount(0);
			await page.goto(path);
			await expect(talk(page).locator(".bubble")).toHaveCount(0);
		});

		test("'book a session' leads to the page that books it", async ({ page, javaScriptEnabled }) => {
			// Word for word, for the encoder of a server that has just begun may not be there yet.
			await begin(page, javaScriptEnabled, "How do I book a session?");
			await suggestions(page).getByText("Open the booking page", { exact: true }).click();
			await expect(talk(page).locator(".bubble-bot")).toHaveCount(2);
			await group(page).getByRole("link", { name: "Book a Session" }).click();
			await expect(page).toHaveURL(/\/booking$/);
		});
	});
}
