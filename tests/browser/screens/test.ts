import type { Page } from "playwright/test";
import config from "../playwright.config";
import { test as base, expect } from "../test";
import { type Cast, castOf } from "./cast";
import { STATES } from "./states";

type Fixtures = {
	/** Brings a page, the test's own when left out, to one of the states by its name. */
	show: (name: string, on?: Page) => Promise<void>;
	/** A page of a browser that runs no script. */
	plainPage: Page;
};

type WorkerFixtures = { cast: Cast; plainPageOfAll: Page };

/** Playwright's test with people, bookings and a talk already there. */
export const test = base.extend<Fixtures, WorkerFixtures>({
	// The model that the talk needs is loaded on the way, on machines that are busy with other things.
	cast: [async ({ server }, use) => use(await castOf(server)), { scope: "worker", timeout: 600_000 }],
	// Without script a page keeps nothing but cookies and its size.
	plainPageOfAll: [
		async ({ browser, server }, use) => {
			const { locale, timezoneId } = config.use ?? {};
			const context = await browser.newContext({ javaScriptEnabled: false, baseURL: server.url, locale, timezoneId });
			await use(await context.newPage());
			await context.close();
		},
		{ scope: "worker" },
	],
	plainPage: async ({ plainPageOfAll: page }, use) => {
		await use(page);
		await page.context().clearCookies();
		await page.unrouteAll();
	},
	show: async ({ page: own, cast, baseURL, expectedConsole, dialogs, javaScriptEnabled }, use) => {
		// A refusal has its status, and Chromium tells of each in the console.
		expectedConsole.push(/Failed to load resource/);
		await use(async (name, page = own) => {
			const state = STATES.find((candidate) => candidate.name === name);
			if (state === undefined) throw new Error(`There is no state ${name}`);
			const cookies = { ...(state.who && cast[state.who]), ...state.cookies };
			await page
				.context()
				.addCookies(Object.entries(cookies).map(([cookie, value]) => ({ name: cookie, value, url: baseURL })));
			await state.open(page);
			// With script the alert is a dialog too, which must be gone before a test may end.
			if (javaScriptEnabled && page === own && (await page.getByRole("alert").count()) > 0)
				await expect.poll(() => dialogs.length).toBeGreaterThan(0);
		});
	},
});

export { expect };
