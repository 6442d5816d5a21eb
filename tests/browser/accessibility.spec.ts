import AxeBuilder from "@axe-core/playwright";
import type { Browser, Page } from "playwright/test";
import { STATES } from "./screens/states";
import { expect, test } from "./screens/test";

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
const TARGET = 44;
/** What WCAG 2.2, 1.4.12 lets a person set. */
const TEXT_SPACING =
	"*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-block-end:2em!important}";

// Paper is not pressed, heard or zoomed.
for (const { name, script } of STATES.filter((state) => state.name !== "bookings printed")) {
	test.describe(name, () => {
		test.skip(
			({ javaScriptEnabled }) => script !== undefined && (script === "on") !== javaScriptEnabled,
			"this state exists only the other way",
		);

		test("everybody can use it", async ({ page: shown, show, browser, javaScriptEnabled }) => {
			test.slow();
			await show(name);
			const page = javaScriptEnabled ? shown : await copyForAxe(shown, browser);
			for (const colorScheme of ["light", "dark"] as const) {
				// Without motion, so that no colour is caught on its way.
				await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
				expect(await brokenRules(page), colorScheme).toEqual([]);
			}
			await page.setViewportSize({ width: 320, height: 568 });
			expect(await sidewaysScroll(page), "no sideways scroll on a small phone").toBe(0);
			expect(await smallTargets(page), "targets for a thumb").toEqual([]);
			await page.setViewportSize({ width: 180, height: 320 });
			expect(await sidewaysScroll(page), "no sideways scroll when zoomed far").toBe(0);
			await page.setViewportSize({ width: 320, height: 568 });
			await spaceText(page);
			expect(await sidewaysScroll(page), "no sideways scroll with wider text").toBe(0);
			expect(await cutTexts(page), "no text cut off").toEqual([]);
		});
	});
}

/** Axe itself needs script: the page as it stands, in a browser with script, without scripts of its own. */
async function copyForAxe(page: Page, browser: Browser): Promise<Page> {
	const html = (await page.content()).replace(/<script[\s\S]*?<\/script>/g, "");
	const context = await browser.newContext({ javaScriptEnabled: true });
	const copy = await context.newPage();
	await copy.route(page.url(), (route) => route.fulfill({ contentType: "text/html; charset=utf-8", body: html }));
	await copy.goto(page.url());
	return copy;
}

/** The rules of axe that a page breaks, with the elements that do so. */
async function brokenRules(page: Page): Promise<string[]> {
	// The rows of a long list are alike.
	const axe = new AxeBuilder({ page }).withTags(RULES).exclude("tbody tr:nth-child(n+12)");
	const { violations } = await axe.analyze();
	return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
}

/** Sets text as wide as a person may. A sheet made by script is no inline style to the Content-Security-Policy. */
async function spaceText(page: Page): Promise<void> {
	await page.evaluate((css) => {
		const sheet = new CSSStyleSheet();
		sheet.replaceSync(css);
		document.adoptedStyleSheets = [sheet];
	}, TEXT_SPACING);
}

function sidewaysScroll(page: Page): Promise<number> {
	return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** Whatever can be pressed and is smaller than a thumb. Links inside a sentence may be (WCAG 2.2, 2.5.8). */
function smallTargets(page: Page): Promise<string[]> {
	return page.evaluate((target) => {
		const inSentence = (element: Element) => element.tagName === "A" && element.closest("p, .bubble-text") !== null;
		const hidden = (element: Element) => element.matches("[type=hidden], .skip-link");
		return [...document.querySelectorAll("a, button, input, select, textarea")]
			.filter((element) => !hidden(element) && !(inSentence(element) && getComputedStyle(element).display === "inline"))
			.filter((element) => {
				// A label around its input is part of the target.
				const { width, height } = (element.closest("label") ?? element).getBoundingClientRect();
				return width < target || height < target;
			})
			.map((element) => element.outerHTML);
	}, TARGET);
}

/** Texts that stick out of a box which does not scroll. */
function cutTexts(page: Page): Promise<string[]> {
	return page.evaluate(() =>
		[...document.querySelectorAll("a, button, p, h1, h2, h3, li, td, label, legend")]
			.filter((element) => !element.matches(".visually-hidden, .skip-link"))
			.filter(
				(element) => getComputedStyle(element).display !== "inline" && element.scrollWidth > element.clientWidth + 1,
			)
			.map((element) => element.outerHTML.slice(0, 200)),
	);
}
