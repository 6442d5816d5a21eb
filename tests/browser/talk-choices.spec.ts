import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type Page } from "playwright/test";
import { expect, settled, test } from "./test";

type Visit = (page: Page) => Promise<void>;
type Options = { baseURL?: string; javaScriptEnabled?: boolean };

/** Opens a browser, closes it as a person does, and opens it again: what it kept on its disk is all that is left. */
async function closedBetween(options: Options, before: Visit, after: Visit): Promise<void> {
	const profile = mkdtempSync(join(tmpdir(), "saathi-profile-"));
	try {
		for (const visit of [before, after]) {
			const browser = await chromium.launchPersistentContext(profile, {
				...options,
				executablePath: process.env.CHROMIUM_PATH || undefined,
				args: ["--no-sandbox", "--disable-gpu"],
			});
			await visit(browser.pages()[0] ?? (await browser.newPage()));
			await browser.close();
		}
	} finally {
		rmSync(profile, { recursive: true, force: true });
	}
}

async function say(page: Page, words: string): Promise<void> {
	await page.getByRole("textbox").fill(words);
	await page.getByRole("button", { name: "Send" }).click();
	await expect(page.getByRole("log").getByText(words, { exact: true })).toBeVisible();
}

for (const address of ["/chatbot", "/check"])
	test(`'Forget when I close' on ${address}: a browser that was closed shows nothing of the talk`, async ({
		baseURL,
		javaScriptEnabled,
	}) => {
		const before = async (page: Page) => {
			await page.goto(address);
			await settled(page, javaScriptEnabled);
			await page.getByText("On a shared phone or computer?").click();
			await page.getByLabel("Forget when I close").check();
			await page.getByRole("button", { name: "Keep to that" }).click();
			await expect(page).toHaveURL(new RegExp(`${address}$`));
			await expect(page.getByLabel("Forget when I close")).toBeChecked();
			await expect(page.getByText("close the browser, or write nothing for an hour")).toBeVisible();
			await settled(page, javaScriptEnabled);
			await say(page, "Only until I close");
		};
		const after = async (page: Page) => {
			await page.goto(address);
			await expect(page.getByText("Say whatever is on your mind")).toBeVisible();
			await expect(page.getByText("Only until I close")).toHaveCount(0);
			await expect(page.getByLabel("Forget when I close")).not.toBeChecked();
			await page.goto("/data");
			await expect(page.getByText("nothing of yours to show")).toBeVisible();
		};
		await closedBetween({ baseURL, javaScriptEnabled }, before, after);
	});

test("without it the talk is there again when the browser is opened anew", async ({ baseURL, javaScriptEnabled }) => {
	const before = async (page: Page) => {
		await page.goto("/chatbot");
		await settled(page, javaScriptEnabled);
		await say(page, "Until tomorrow");
	};
	const after = async (page: Page) => {
		await page.goto("/chatbot");
		await expect(page.getByRole("log").getByText("Until tomorrow", { exact: true })).toBeVisible();
	};
	await closedBetween({ baseURL, javaScriptEnabled }, before, after);
});
