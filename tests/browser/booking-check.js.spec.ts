import type { Page } from "playwright/test";
import { expect, expectSummary, settled, test } from "./test";

const ALERT = "All fields are required and phone number must be 10-digit and age must be a number";
const CHECK = /\/assets\/booking-check-.*\.js$/;

/** Notes what the page asks the server for: the check's script, and posts of the form. */
function watch(page: Page) {
	const seen = { checks: 0, posts: 0 };
	page.on("request", (request) => {
		if (CHECK.test(request.url())) seen.checks++;
		if (request.method() === "POST") seen.posts++;
	});
	return seen;
}

async function expectRefusal(page: Page, dialogs: string[]) {
	await expect(page.getByRole("alert").filter({ hasText: ALERT })).toBeVisible();
	await expect(page.getByRole("link", { name: "Name is required" })).toBeVisible();
	await expect(page.getByLabel("Age")).toHaveValue("30");
	await expect.poll(() => dialogs).toEqual([ALERT]);
	await expectSummary(page);
}

test("the check comes when the form is begun, and then nothing wrong is sent", async ({ page, dialogs }) => {
	const seen = watch(page);
	await page.goto("/booking");
	await settled(page, true);
	await page.waitForLoadState("networkidle");
	expect(seen.checks).toBe(0);
	const fetched = page.waitForResponse(CHECK);
	await page.getByLabel("Age").fill("30");
	// Fetched is not yet run: whoever asks for it too has it after the form.
	await page.evaluate((address) => import(address).then(() => undefined), (await fetched).url());
	await page.getByRole("button", { name: "Book", exact: true }).click();
	await expectRefusal(page, dialogs);
	expect(seen).toEqual({ checks: 1, posts: 0 });
});

test.describe("where the check cannot be had", () => {
	test.use({ expectedConsole: [/Failed to load resource/] });

	test("the server judges, and the page says the same", async ({ page, dialogs }) => {
		const seen = watch(page);
		await page.route(CHECK, (route) => route.abort());
		await page.goto("/booking");
		await settled(page, true);
		await page.getByLabel("Age").fill("30");
		await page.getByRole("button", { name: "Book", exact: true }).click();
		await expectRefusal(page, dialogs);
		await page.getByLabel("Name", { exact: true }).fill("Asha");
		await page.getByLabel("Address").focus();
		expect(seen.posts).toBe(1);
		expect(dialogs).toEqual([ALERT]);
	});
});
