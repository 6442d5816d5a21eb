import { type Browser, type BrowserContextOptions, chromium, type Page } from "playwright";

/** The browser's own lines of a slow 4G network and a phone a quarter as fast as this machine. */
const SLOW_4G = {
	offline: false,
	latency: 150,
	downloadThroughput: (1.6 * 1024 * 1024) / 8,
	uploadThroughput: (750 * 1024) / 8,
};
const SLOWER = 4;
const PHONE = { width: 412, height: 823 };
/**
 * Higher than the phone by the browser's own bars. In one as high as the phone they cover its foot, and Chromium tells
 * of a press there only when something above is painted.
 */
const WINDOW = { width: 800, height: 1_100 };

/** When something and when the largest thing was painted, in milliseconds, and how much the layout shifted. */
export type Paint = { first: number; largest: number; shift: number };

/** Starts a Chromium: the one of CHROMIUM_PATH, else Playwright's own. */
export function startBrowser(): Promise<Browser> {
	const executablePath = process.env.CHROMIUM_PATH || undefined;
	return chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] });
}

/** Opens a page for the first time, on a slow phone and line, and lets it come to rest. */
export async function paintOf(browser: Browser, url: string): Promise<Paint> {
	return onSlowPhone(browser, {}, async (page) => {
		await page.goto(url, { waitUntil: "networkidle" });
		return readPaint(page);
	});
}

/** Does something with a page of a browser of its own, on a slow phone and line. */
export async function onSlowPhone<T>(
	browser: Browser,
	options: BrowserContextOptions,
	work: (page: Page) => Promise<T>,
): Promise<T> {
	const context = await browser.newContext({ ...options, viewport: PHONE });
	try {
		const page = await context.newPage();
		const devtools = await context.newCDPSession(page);
		const { windowId } = await devtools.send("Browser.getWindowForTarget");
		await devtools.send("Browser.setWindowBounds", { windowId, bounds: WINDOW });
		await devtools.send("Network.enable");
		await devtools.send("Network.emulateNetworkConditions", SLOW_4G);
		await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
		return await work(page);
	} finally {
		await context.close();
	}
}

/** How long the slowest interaction waited for the next paint, in milliseconds, and how much moved by itself. */
export type Felt = { interaction: number; shift: number };

type Noted = { interactions: number[]; shifts: number[] };

/** Has every page that is opened from now on note what a person feels: https://web.dev/articles/inp, .../cls */
export async function noteFelt(page: Page): Promise<void> {
	await page.addInitScript(() => {
		type Entry = PerformanceEntry & { interactionId?: number; value?: number; hadRecentInput?: boolean };
		const noted: Noted = { interactions: [], shifts: [] };
		Object.assign(window, { noted });
		// No function has a name here: what runs this file marks those by a helper that pages lack.
		new PerformanceObserver((list) => {
			for (const { interactionId, duration } of list.getEntries() as Entry[])
				if (interactionId) noted.interactions.push(duration);
		}).observe({ type: "event", buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
		new PerformanceObserver((list) => {
			for (const { value = 0, hadRecentInput } of list.getEntries() as Entry[])
				if (!hadRecentInput) noted.shifts.push(value);
		}).observe({ type: "layout-shift", buffered: true });
	});
}

/** What was felt of a page while something was done with it. An interaction of which nothing was told is no number. */
export async function feltOf(page: Page, act: () => Promise<unknown>): Promise<Felt> {
	const noted = () => page.evaluate(() => (window as unknown as { noted: Noted }).noted);
	const before = await noted();
	await act();
	await page.waitForTimeout(500); // The browser tells of both after the paint.
	const { interactions, shifts } = await noted();
	const told = interactions.slice(before.interactions.length);
	return {
		interaction: told.length === 0 ? Number.NaN : Math.max(...told),
		shift: shifts.slice(before.shifts.length).reduce((sum, value) => sum + value, 0),
	};
}

/** The addresses of the scripts and stylesheets that a page loads by itself, and those that `use` makes it load. */
export async function loadedBy(browser: Browser, url: string, use?: (page: Page) => Promise<void>) {
	const context = await browser.newContext();
	try {
		const page = await context.newPage();
		const loaded = new Set<string>();
		page.on("request", (request) => {
			if (["script", "stylesheet", "other"].includes(request.resourceType()) && /\.(js|css)$/.test(request.url()))
				loaded.add(request.url());
		});
		await page.goto(url, { waitUntil: "networkidle" });
		const byItself = [...loaded];
		await use?.(page);
		await page.waitForLoadState("networkidle");
		return { byItself, later: [...loaded].filter((address) => !byItself.includes(address)) };
	} finally {
		await context.close();
	}
}

/** What the page has noted of itself so far. */
async function readPaint(page: Page): Promise<Paint> {
	const paints = await notedBy(page, "paint");
	const largest = await notedBy(page, "largest-contentful-paint");
	const shifts = await notedBy(page, "layout-shift");
	return {
		first: paints.find(({ name }) => name === "first-contentful-paint")?.startTime ?? Number.NaN,
		largest: largest.at(-1)?.startTime ?? Number.NaN,
		shift: shifts.reduce((sum, { value = 0 }) => sum + value, 0),
	};
}

function notedBy(page: Page, type: string): Promise<{ name: string; startTime: number; value?: number }[]> {
	return page.evaluate(
		(asked) =>
			new Promise((resolve) => {
				new PerformanceObserver((list) => resolve(list.getEntries().map((entry) => entry.toJSON()))).observe({
					type: asked,
					buffered: true,
				});
				setTimeout(resolve, 500, []); // A kind of which there is nothing calls nobody.
			}),
		type,
	);
}
