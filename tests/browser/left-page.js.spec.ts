import { chromium, type Page } from "playwright/test";
import { expect, settled, signUp, test } from "./test";

const NEUTRAL = "https://www.google.com/";

/** Playwright switches the browser's memory of left pages off; this browser has it, as a person's does. */
async function withMemory(baseURL: string | undefined, visit: (page: Page) => Promise<void>) {
	const browser = await chromium.launch({
		executablePath: process.env.CHROMIUM_PATH || undefined,
		args: ["--no-sandbox", "--disable-gpu"],
		ignoreDefaultArgs: ["--disable-back-forward-cache"],
	});
	try {
		await visit(await browser.newPage({ baseURL }));
	} finally {
		await browser.close();
	}
}

/** As the browser's own button: Playwright's waits for a document, and a remembered page loads none. */
async function goBack(page: Page) {
	const arrival = page.waitForEvent("framenavigated");
	// why: later, so that the answer comes to the test before the page that gives it is gone.
	await page.evaluate(() => void setTimeout(() => history.back()));
	await arrival;
}

test("after logging out, going back shows nothing of the person", async ({ baseURL }) => {
	await withMemory(baseURL, async (page) => {
		// The first page is one that everybody may keep; all after it comes without another document.
		await page.goto("/");
		await settled(page, true);
		await page.getByRole("link", { name: "SignUp" }).click();
		await expect(page).toHaveURL(/\/login$/);
		await page.getByLabel("Your name").fill("Asha");
		await page.getByLabel("Email").fill(`${crypto.randomUUID()}@example.in`);
		await page.getByLabel("Password").fill("a long password");
		await page.getByRole("button", { name: "Signup" }).click();
		await expect(page.getByText("Welcome, Asha")).toBeVisible();
		await page.getByRole("button", { name: "Logout" }).click();
		await expect(page.getByRole("link", { name: "Login" })).toBeVisible();
		await settled(page, true);
		await goBack(page);
		await expect(page).toHaveURL(/\/home$/);
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Welcome");
		await expect(page.getByRole("link", { name: "Login" })).toBeVisible();
		await expect(page.getByText("Asha")).toHaveCount(0);
	});
});

test("after deleting the account, going back shows nothing of the person", async ({ baseURL }) => {
	await withMemory(baseURL, async (page) => {
		const email = await signUp(page, "Asha Leaving");
		await page.goto("/data");
		await settled(page, true);
		await expect(page.getByRole("textbox", { name: "Email" })).toHaveValue(email);
		await page
			.getByRole("region", { name: "Delete your account" })
			.getByLabel("Your password now")
			.fill("a long password");
		await page.getByRole("button", { name: "Delete everything" }).click();
		await expect(page.getByText("Your account and everything with it is deleted.")).toBeVisible();
		await settled(page, true);
		for (const _ of ["/data", "/home"]) {
			await goBack(page);
			await expect(page.getByRole("link", { name: "Login" })).toBeVisible();
			await expect(page.getByText(/Asha|Leaving/)).toHaveCount(0);
			await expect(page.getByRole("textbox")).toHaveCount(0);
		}
	});
});

test("after leaving quickly, a browser that remembers pages shows none of ours", async ({ baseURL }) => {
	await withMemory(baseURL, async (page) => {
		// why: the neutral page is another site's, which tests must not ask.
		await page.route(NEUTRAL, (route) => route.fulfill({ contentType: "text/html", body: "<title>Elsewhere</title>" }));
		for (const address of ["/", "/help", "/chatbot"]) {
			await page.goto(address);
			await settled(page, true);
		}
		await page.getByRole("link", { name: "Leave quickly" }).click();
		await expect(page).toHaveURL(NEUTRAL);
		for (let back = 0; back < 2; back++) {
			await goBack(page);
			await expect(page).toHaveURL(NEUTRAL);
			await expect(page).toHaveTitle("Elsewhere");
		}
	});
});

test("who comes back from another page signed in finds it as it should be", async ({ page }) => {
	await page.goto("/");
	await signUp(page);
	await page.goto("/booking");
	await page.goBack();
	await expect(page.getByText("Welcome, Asha")).toBeVisible();
	await expect(page.getByRole("button", { name: "Logout" })).toBeVisible();
});
