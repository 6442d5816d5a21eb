/**
 * Writes every screen in every state, scheme and width, with and without script, into one contact sheet.
 *
 * CHROMIUM_PATH names the browser, unless Playwright has downloaded its own.
 * `npm run screens` takes all of them; `npm run screens -- booking 360 dark` those whose file name holds every word.
 */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { type Browser, chromium } from "playwright";
import { startServer } from "../../support/server";
import { type Cast, castOf } from "./cast";
import { STATES, type State } from "./states";

const FOLDER = "test-results/screens";
const SIZES = [
	{ width: 320, height: 568 },
	{ width: 360, height: 740 },
	// The same phone with its keyboard up.
	{ width: 360, height: 340 },
	{ width: 768, height: 1024 },
	{ width: 1280, height: 800 },
];
const SCHEMES = ["light", "dark"] as const;

type Shot = { size: (typeof SIZES)[number]; scheme: (typeof SCHEMES)[number]; script: boolean };

const words = process.argv.slice(2);
const states = STATES.filter((state) => shotsOf(state).length > 0);

rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
const server = await startServer();
const browser = await chromium.launch({
	executablePath: process.env.CHROMIUM_PATH || undefined,
	args: ["--no-sandbox", "--disable-gpu"],
});
try {
	const cast = await castOf(server);
	for (const state of states) for (const shot of shotsOf(state)) await take(browser, server.url, cast, state, shot);
	writeFileSync(`${FOLDER}/sheet.html`, sheet());
	console.log(`${FOLDER}/sheet.html`);
} finally {
	await browser.close();
	await server.stop();
}

function shotsOf(state: State): Shot[] {
	const scripts = state.script === undefined ? [true, false] : [state.script === "on"];
	return scripts
		.flatMap((script) => SCHEMES.flatMap((scheme) => SIZES.map((size) => ({ size, scheme, script }))))
		.filter((shot) => words.every((word) => fileOf(state, shot).includes(word)));
}

async function take(browser: Browser, baseURL: string, cast: Cast, state: State, shot: Shot): Promise<void> {
	const context = await browser.newContext({
		baseURL,
		viewport: shot.size,
		hasTouch: shot.size.width < 700,
		colorScheme: shot.scheme,
		javaScriptEnabled: shot.script,
		reducedMotion: "reduce",
		locale: "en-IN",
		timezoneId: "Asia/Kolkata",
	});
	// What runs this file names functions by a helper, which functions that run in the page lack.
	await context.addInitScript("globalThis.__name = (named) => named");
	const cookies = { ...(state.who && cast[state.who]), ...state.cookies };
	await context.addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url: baseURL })));
	const page = await context.newPage();
	page.on("dialog", (dialog) => dialog.accept());
	await state.open(page);
	// A window with the keyboard up is looked at as it is: what matters is what is left in view.
	await page.screenshot({ path: `${FOLDER}/${fileOf(state, shot)}`, fullPage: shot.size.height > shot.size.width });
	await context.close();
}

function fileOf(state: State, { size, scheme, script }: Shot): string {
	return `${state.name.replaceAll(" ", "-")}-${size.width}x${size.height}-${scheme}-${script ? "script" : "plain"}.png`;
}

function sheet(): string {
	const figures = (state: State) =>
		shotsOf(state)
			.map((shot) => {
				const words = `${shot.size.width} x ${shot.size.height}, ${shot.scheme}, script ${shot.script ? "on" : "off"}`;
				return `<figure><img src="${fileOf(state, shot)}" alt="" width="${shot.size.width / 2}"><figcaption>${words}</figcaption></figure>`;
			})
			.join("\n");
	const sections = states.map(
		(state) => `<section id="${state.name}"><h2>${state.name}</h2>\n<div>${figures(state)}</div></section>`,
	);
	return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Every screen</title>
<style>body{font:14px system-ui;background:#888}div{display:flex;flex-wrap:wrap;gap:12px;align-items:start}figure{margin:0}figcaption{color:#fff}img{display:block}</style>
<h1>Every screen</h1>
${sections.join("\n")}
</html>`;
}
