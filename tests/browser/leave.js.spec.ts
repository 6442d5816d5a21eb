import type { Page } from "playwright/test";
import { rowsIn } from "../support/database";
import { expect, settled, test } from "./test";

const NEUTRAL = "https://www.google.com/";
const told = (page: Page) => page.locator(".leave").getByRole("status");

test.beforeEach(async ({ page, expectedConsole }) => {
	expectedConsole.push(/Failed to load resource|net::ERR/);
	// why: the neutral page is another site's, which tests must not ask.
	await page.route(`${NEUTRAL}**`, (route) =>
		route.fulfill({ contentType: "text/html", body: "<title>Elsewhere</title>" }),
	);
});

test("a neutral page takes the place of this one, and no page of ours is one step back", async ({ page }) => {
	await page.goto("/");
	await settled(page, true);
	await page.getByRole("link", { name: "Talk without an account" }).click();
	await expect(page).toHaveURL(/\/chatbot$/);
	await page.goto("/booking");
	await settled(page, true);
	await page.getByRole("link", { name: "Leave quickly" }).click();
	await expect(page).toHaveURL(NEUTRAL);
	for (let back = 0; back < 2; back++) {
		await page.goBack({ waitUntil: "commit" }).catch(() => undefined);
		await expect(page).toHaveURL(NEUTRAL);
		await expect(page).toHaveTitle("Elsewhere");
	}
	await page.goto("/chatbot");
	await expect(page.getByRole("heading", { level: 1, name: "Chat" })).toBeVisible();
});

test("what was typed into a booking is in no storage after leaving", async ({ page }) => {
	await page.goto("/booking");
	await settled(page, true);
	await page.getByLabel("Address").fill("12 Lake Road, Pune");
	await page.getByRole("link", { name: "Leave quickly" }).click();
	await expect(page).toHaveURL(NEUTRAL);
	await page.goto("/booking");
	await settled(page, true);
	await expect(page.getByLabel("Address")).toHaveValue("");
});

test("Escape three times leaves; it is told after each press, and another key calls it off", async ({ page }) => {
	await page.goto("/chatbot");
	await settled(page, true);
	await page.getByRole("textbox").fill("I was writing this");
	await page.keyboard.press("Escape");
	await expect(told(page)).toHaveText("Press Escape twice more to leave.");
	await page.keyboard.press("a");
	await expect(told(page)).toHaveText("Leaving is called off.");
	await page.keyboard.press("Escape");
	await page.keyboard.press("Escape");
	await expect(told(page)).toHaveText("Press Escape once more to leave.");
	await page.keyboard.press("Escape");
	await expect(page).toHaveURL(NEUTRAL);
});

test("presses of Escape that are more than five seconds apart do not leave", async ({ page }) => {
	await page.clock.install();
	await page.goto("/help");
	await settled(page, true);
	for (let press = 0; press < 3; press++) {
		await page.keyboard.press("Escape");
		await expect(told(page)).toHaveText("Press Escape twice more to leave.");
		await page.clock.fastForward(5_100);
		await expect(told(page)).toHaveText("Leaving is called off.");
	}
	await expect(page).toHaveURL(/\/help$/);
});

test("title, icon and page are neutral at once, however slow the other page is", async ({ page }) => {
	await page.goto("/chatbot");
	await settled(page, true);
	// Looked at in the same turn as the press: nothing of the other page can have come by then.
	const seen = await page.evaluate(() => {
		document.querySelector<HTMLElement>(".leave a")?.click();
		return {
			title: document.title,
			icon: document.querySelector('link[rel="icon"]')?.getAttribute("href"),
			main: document.querySelector("main")?.checkVisibility(),
			words: document.body.innerText.trim(),
		};
	});
	expect(seen).toEqual({ title: "Loading", icon: "/blank.svg", main: false, words: "Loading." });
});

test("'Clear when I leave' clears the talk on the way", async ({ page, server }) => {
	await page.goto("/chatbot");
	await settled(page, true);
	await page.getByText("On a shared phone or computer?").click();
	await page.getByLabel("Clear when I leave").check();
	await page.getByRole("button", { name: "Keep to that" }).click();
	await expect(page.getByLabel("Clear when I leave")).toBeChecked();
	await settled(page, true);
	await page.getByRole("textbox").fill("Gone when I leave");
	await page.getByRole("button", { name: "Send" }).click();
	await expect(page.getByRole("log").getByText("Gone when I leave", { exact: true })).toBeVisible();
	const kept = () => rowsIn(server.databaseUrl, "select 1 from messages where message = 'Gone when I leave'");
	expect(await kept()).toHaveLength(1);
	await page.getByRole("link", { name: "Leave quickly" }).click();
	await expect(page).toHaveURL(NEUTRAL);
	await expect.poll(kept).toEqual([]);
});

const say = async (page: Page, words: string) => {
	await page.getByRole("textbox").fill(words);
	await page.getByRole("button", { name: "Send" }).click();
	await expect(page.getByRole("log").getByText(words, { exact: true })).toBeVisible();
};

for (const [address, others] of [
	["/chatbot", "/check"],
	["/check", "/chatbot"],
] as const) {
	test.describe(`a talk that two tabs show and that is ended on ${address}`, () => {
		/** A second tab on the other page, in which something was said last. */
		async function twoTabs(page: Page): Promise<Page> {
			await page.goto(address);
			await settled(page, true);
			await say(page, "Said in the first");
			const other = await page.context().newPage();
			await other.goto(others);
			await settled(other, true);
			await say(other, "Said in the second");
			return other;
		}

		async function expectLost(other: Page): Promise<void> {
			await expect(other.getByText(/Said in the/)).toHaveCount(0);
			await expect(other.getByText("Say whatever is on your mind")).toBeVisible();
		}

		test("is gone from the other after 'Clear conversation'", async ({ page }) => {
			const other = await twoTabs(page);
			await page.getByRole("button", { name: "Clear conversation" }).click();
			await page.getByRole("button", { name: "Clear it" }).click();
			await expect(page).toHaveURL(new RegExp(`${address}(\\?cleared)?$`));
			await expectLost(other);
		});

		test("is gone from the other after logging out", async ({ page, person: _ }) => {
			const other = await twoTabs(page);
			await page.getByRole("button", { name: "Logout" }).click();
			await expect(page).toHaveURL(/\/$/);
			await expectLost(other);
		});

		test("is gone from the other after leaving, where that clears, wherever that was chosen", async ({ page }) => {
			await page.goto(address);
			await settled(page, true);
			const other = await page.context().newPage();
			await other.goto(others);
			await other.getByText("On a shared phone or computer?").click();
			await other.getByLabel("Clear when I leave").check();
			await other.getByRole("button", { name: "Keep to that" }).click();
			await expect(other.getByLabel("Clear when I leave")).toBeChecked();
			await settled(other, true);
			await say(page, "Said in the first");
			await say(other, "Said in the second");
			await page.route("**/leave", (route) => route.abort());
			await page.getByRole("link", { name: "Leave quickly" }).click();
			await expect(page).toHaveURL(NEUTRAL);
			await expectLost(other);
		});

		test("stays in the other after leaving, where nobody wants it cleared", async ({ page }) => {
			const other = await twoTabs(page);
			await page.getByRole("link", { name: "Leave quickly" }).click();
			await expect(page).toHaveURL(NEUTRAL);
			await other.reload();
			await expect(other.getByText("Said in the first", { exact: true })).toBeVisible();
			await expect(other.getByText("Said in the second", { exact: true })).toBeVisible();
		});
	});
}
