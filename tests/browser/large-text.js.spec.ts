import type { Page } from "playwright/test";
import { sidewaysScroll } from "./screens/look";
import { expect, settled, test } from "./test";

const PHONE = { width: 360, height: 740 };

test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

const log = (page: Page) => page.getByRole("log");
const lines = (page: Page) => page.getByRole("region", { name: "Help right now" });
const input = (page: Page) => page.getByRole("main").getByRole("textbox");
const send = (page: Page) => page.getByRole("button", { name: "Send", exact: true });

/** Opens a chat with large letters, in which the lines of help are pinned. */
async function inDanger(page: Page, path: string, percent = 100): Promise<void> {
	await page.goto(path);
	await settled(page, true);
	await page.evaluate((size) => {
		document.documentElement.style.fontSize = size;
	}, `${percent}%`);
	await input(page).fill("i want to kill myself tonight");
	await send(page).click();
	await expect(lines(page)).toBeVisible();
	await expect(log(page).locator(".bubble-bot")).toHaveCount(1);
}

for (const percent of [150, 200])
	for (const path of ["/chatbot", "/check"])
		test(`${path} with letters of ${percent} % goes nowhere sideways, and keeps its input wide`, async ({ page }) => {
			await inDanger(page, path, percent);
			// A row of suggestions alone may go on to the side.
			expect((await sidewaysScroll(page)).filter((told) => !told.includes('class="suggestions"'))).toEqual([]);
			for (const control of [...(await lines(page).getByRole("link").all()), send(page), input(page)]) {
				const box = await control.boundingBox();
				expect(box?.x).toBeGreaterThanOrEqual(0);
				expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(PHONE.width);
				expect(box?.height).toBeGreaterThanOrEqual(44);
			}
			expect((await input(page).boundingBox())?.width).toBeGreaterThan(PHONE.width / 2);
			if (path === "/check") return;
			for (const call of await lines(page).getByRole("link").all()) await expect(call).toBeInViewport({ ratio: 1 });
			const [talk, foot] = [await log(page).boundingBox(), await lines(page).boundingBox()];
			const shown = (foot?.y ?? 0) - Math.max(0, talk?.y ?? 0);
			expect(shown, "what is left for the reply").toBeGreaterThan(PHONE.height * 0.4);
		});

test.describe("when a phone's keyboard comes", () => {
	for (const height of [420, 340])
		test(`${height} px of window keep the newest reply, the lines and one row of suggestions`, async ({ page }) => {
			await inDanger(page, "/chatbot");
			await page.setViewportSize({ width: 360, height });
			await expect(log(page).locator(".bubble-bot").last()).toBeInViewport();
			for (const part of [
				...(await lines(page).getByRole("link").all()),
				lines(page).getByRole("button", { name: "I am safe now" }),
				input(page),
				send(page),
			])
				await expect(part).toBeInViewport({ ratio: 1 });
			await expect(page.getByRole("banner")).not.toBeInViewport();
			await expect(page.getByRole("link", { name: "Speak instead" })).not.toBeInViewport();
			const tops = await page
				.getByRole("group", { name: "You could say" })
				.getByRole("button")
				.evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().top));
			expect(new Set(tops).size).toBe(1);
			await page.setViewportSize(PHONE);
			await expect(log(page).locator(".bubble-bot").last()).toBeInViewport();
		});
});
