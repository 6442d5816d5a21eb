import { test as base, expect } from "../test";
import { type Cast, castOf } from "./cast";
import { STATES } from "./states";

/** Playwright's test with people, bookings and a talk already there. */
export const test = base.extend<{ show: (name: string) => Promise<void> }, { cast: Cast }>({
	cast: [async ({ server }, use) => use(await castOf(server)), { scope: "worker" }],
	/** Brings the page to one of the states by its name. */
	show: async ({ page, cast, baseURL, expectedConsole, dialogs, javaScriptEnabled }, use) => {
		// A refusal has its status, and Chromium tells of each in the console.
		expectedConsole.push(/Failed to load resource/);
		await use(async (name) => {
			const state = STATES.find((candidate) => candidate.name === name);
			if (state === undefined) throw new Error(`There is no state ${name}`);
			const cookies = { ...(state.who && cast[state.who]), ...state.cookies };
			await page
				.context()
				.addCookies(Object.entries(cookies).map(([cookie, value]) => ({ name: cookie, value, url: baseURL })));
			await state.open(page);
			// With script the alert is a dialog too, which must be gone before a test may end.
			if (javaScriptEnabled && (await page.getByRole("alert").count()) > 0)
				await expect.poll(() => dialogs.length).toBeGreaterThan(0);
		});
	},
});

export { expect };
