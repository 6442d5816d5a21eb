import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Page } from "playwright/test";
import { startServer, type TestServer } from "../support/server";
import { type Cast, castOf } from "./screens/cast";
import { expect, test as screens } from "./screens/test";

/** When every picture is taken: a Monday afternoon in India. */
const MOMENT = "2026-11-23T09:00:00Z";
const PHONE = { width: 360, height: 740 };
const DESK = { width: 1280, height: 800 };
const PICTURES = [
	{ name: "landing", size: DESK, scheme: "light" },
	{ name: "signup", size: PHONE, scheme: "light" },
	{ name: "home", size: PHONE, scheme: "dark" },
	{ name: "chat empty", size: DESK, scheme: "dark" },
	{ name: "chat", size: PHONE, scheme: "light" },
	{ name: "chat danger", size: PHONE, scheme: "dark" },
	{ name: "voice chat heard", size: PHONE, scheme: "light" },
	{ name: "booking", size: DESK, scheme: "light" },
	{ name: "booking refused", size: PHONE, scheme: "dark" },
	{ name: "bookings", size: PHONE, scheme: "light" },
	{ name: "help", size: DESK, scheme: "dark" },
	{ name: "my data", size: PHONE, scheme: "light" },
] as const;

const test = screens.extend<object, { server: TestServer; cast: Cast }>({
	server: [
		async ({ browserName: _ }, use) => {
			const clock = pathToFileURL(resolve("tests/support/clock.mjs"));
			const server = await startServer({ NODE_OPTIONS: `--import=${clock}`, CLOCK_AT: MOMENT, CLOCK_STEP_MS: "0" });
			await use(server);
			await server.stop();
		},
		{ scope: "worker", timeout: 600_000 },
	],
	cast: [
		async ({ server }, use) => use(await castOf(server, Date.parse(MOMENT))),
		{ scope: "worker", timeout: 600_000 },
	],
	// Letters are drawn alike on every machine, by a headless shell as by a whole browser.
	launchOptions: [
		async ({ launchOptions }, use) => {
			const alike = [
				"--font-render-hinting=slight",
				"--disable-lcd-text",
				"--force-color-profile=srgb",
				"--lang=en-IN",
			];
			await use({ ...launchOptions, args: [...(launchOptions.args ?? []), ...alike] });
		},
		{ scope: "worker" },
	],
});

/** Has every page written in the one font that stands beside the pictures. */
async function useOneFont(page: Page, baseURL: string | undefined): Promise<void> {
	const address = `${baseURL}/inter.woff2`;
	await page.route(address, (route) => route.fulfill({ path: resolve("tests/browser/pictures/inter.woff2") }));
	await page.addInitScript((source) => {
		const sheet = new CSSStyleSheet();
		sheet.replaceSync(
			`@font-face { font-family: One; font-weight: 100 900; src: url(${source}) }
			:root { --font: One; --font-quote: One }`,
		);
		document.adoptedStyleSheets = [sheet];
	}, address);
}

// A change of look that is meant is kept with --update-snapshots, and seen in review.
for (const { name, size, scheme } of PICTURES)
	test(`${name}: looks as it did`, async ({ page, show, baseURL }) => {
		await page.clock.setFixedTime(MOMENT);
		await page.setViewportSize(size);
		await page.emulateMedia({ colorScheme: scheme, reducedMotion: "reduce" });
		await useOneFont(page, baseURL);
		await show(name);
		const loaded = () => page.evaluate(() => [...document.fonts].map(({ status }) => status));
		await expect.poll(loaded, "the font is there").toEqual(["loaded"]);
		// How far a page went down to what has the focus depends on when its script and its font came.
		await page.waitForLoadState("networkidle");
		await page.evaluate(() => window.scrollTo(0, 0));
		// A talk that was drawn before has grown with it.
		await page.locator("[role=log]").evaluateAll(([log]) => log?.scrollTo({ top: log.scrollHeight }));
		await expect(page).toHaveScreenshot(`${name.replaceAll(" ", "-")}.png`, {
			maxDiffPixelRatio: 0.005,
			threshold: 0.02,
		});
	});
