import type { Page } from "playwright/test";
import { freshDatabase } from "../support/database";
import { createPerson } from "../support/people";
import { startServer } from "../support/server";
import { expect, settled, test } from "./test";

/** All that this browser keeps, by address. */
function keptBy(page: Page): Promise<Record<string, string>> {
	return page.evaluate(async () => {
		const kept: Record<string, string> = {};
		for (const name of await caches.keys()) {
			const cache = await caches.open(name);
			for (const request of await cache.keys()) {
				const { pathname, search } = new URL(request.url);
				kept[pathname + search] = (await (await cache.match(request))?.text()) ?? "";
			}
		}
		return kept;
	});
}

/** Opens /help and waits until the browser keeps a copy in which a text stands. */
async function visitHelp(page: Page, url: string, text: string): Promise<void> {
	await page.goto(`${url}/help`);
	await page.evaluate(() => navigator.serviceWorker.ready);
	await expect.poll(async () => (await keptBy(page))["/help"] ?? "").toContain(text);
}

test("/help opens without a line, and nothing else of the site is kept, above all nothing personal", async ({
	page,
	expectedConsole,
}) => {
	expectedConsole.push(/Failed to load resource|net::ERR/);
	const server = await startServer();
	const { token } = await createPerson("Asha Keptnot", server.databaseUrl);
	await page.context().addCookies([{ name: "auth-token", value: token, url: server.url }]);
	await visitHelp(page, server.url, "kept on your device");
	const kept = await keptBy(page);
	const addresses = Object.keys(kept).filter((address) => !/^\/assets\/[\w-]+\.css$/.test(address));
	expect(addresses.sort()).toEqual(["/favicon.svg", "/help", "/help?language=hi"]);
	expect(Object.values(kept).join()).not.toMatch(new RegExp(`Asha|Keptnot|${token}|Logout`));
	await server.stop();
	await page.goto(`${server.url}/help`);
	await expect(page.getByText("You are offline. This page is kept on your device")).toBeVisible();
	await expect(page.getByRole("main").getByRole("link", { name: "14416" }).first()).toHaveAttribute(
		"href",
		"tel:14416",
	);
	expect(await page.getByRole("main").evaluate((main) => getComputedStyle(main).display)).toBe("grid");
	await page.getByRole("link", { name: "हिंदी" }).click();
	await expect(page.getByRole("heading", { level: 1, name: "अभी मदद" })).toBeVisible();
	expect(await page.goto(`${server.url}/chatbot`).catch((error) => String(error))).toContain("ERR_CONNECTION_REFUSED");
});

test("a new release replaces what an older one had kept, at the next visit", async ({ page, expectedConsole }) => {
	expectedConsole.push(/Failed to load resource|net::ERR/);
	const { url: DATABASE_URL, end } = await freshDatabase();
	const older = await startServer({ DATABASE_URL, PRODUCT_NAME: "Older" });
	await visitHelp(page, older.url, "Older");
	await older.stop();
	const newer = await startServer({ DATABASE_URL, PRODUCT_NAME: "Newer", PORT: new URL(older.url).port });
	await visitHelp(page, newer.url, "Newer");
	await newer.stop();
	await page.goto(`${newer.url}/help`);
	await expect(page).toHaveTitle("Help right now - Newer");
	await end();
});

test("without a line the strip of any page opens the kept copy, and the page stays with what was typed", async ({
	page,
	context,
	expectedConsole,
}) => {
	expectedConsole.push(/Failed to load resource|net::ERR/);
	const server = await startServer();
	await visitHelp(page, server.url, "kept on your device");
	await page.goto(`${server.url}/chatbot`);
	await settled(page, true);
	await page.getByRole("textbox").fill("half a thought");
	await server.stop();
	await context.setOffline(true);
	const opened = context.waitForEvent("page");
	await page.getByRole("complementary", { name: "Help right now" }).getByRole("link", { name: "Help" }).click();
	await expect((await opened).getByText("You are offline. This page is kept on your device")).toBeVisible();
	await expect(page).toHaveURL(/\/chatbot$/);
	await expect(page.getByRole("textbox")).toHaveValue("half a thought");
});
