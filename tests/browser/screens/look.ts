import { readFileSync } from "node:fs";
import type axe from "axe-core";
import type { Page } from "playwright/test";

const CONTROLS = "a[href], button, input:not([type=hidden]), select, textarea, summary";

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
/** Pixels of a thumb's width. */
const TARGET = 44;

/** Of those, the ones that colours can break. */
const OF_COLOURS = ["color-contrast", "link-in-text-block"];
const AXE = readFileSync("node_modules/axe-core/axe.min.js", "utf8");

/** The rules of axe that a page breaks, with the elements that do so: all in the light scheme, those of colours in the dark too. */
export async function brokenRules(page: Page): Promise<string[]> {
	// Axe reads all of its source anew wherever it is put in: once a page is enough. No page has frames.
	await page.evaluate(AXE);
	// What is halfway below the bar that stays on top is no small target: it can be scrolled.
	await page.evaluate(() => scrollTo(0, 0));
	const broken: string[] = [];
	for (const [colorScheme, runOnly] of [
		["light", { type: "tag", values: RULES }],
		["dark", { type: "rule", values: OF_COLOURS }],
	] as const) {
		// Without motion, so that no colour is caught on its way.
		await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
		const found = await page.evaluate(async (only) => {
			// The rows of a long list are alike.
			const context = { exclude: ["tbody tr:nth-child(n+12)"] };
			const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(context, {
				runOnly: only,
				resultTypes: ["violations"],
			});
			return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
		}, runOnly);
		broken.push(...found.map((rule) => `${colorScheme}: ${rule}`));
	}
	return broken;
}

/** Whatever can be pressed and is smaller than a thumb. Links inside a sentence may be (WCAG 2.2, 2.5.8). */
export function smallTargets(page: Page): Promise<string[]> {
	return page.evaluate((target) => {
		const inSentence = (element: Element) => element.tagName === "A" && element.closest("p, .bubble-text") !== null;
		const hidden = (element: Element) => element.matches("[type=hidden], .skip-link") || !element.checkVisibility();
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

/** What is wider than the page, or than the part of it that it stands in; a table of two dimensions may be. */
export function sidewaysScroll(page: Page): Promise<string[]> {
	return page.evaluate(() =>
		[document.documentElement, ...document.querySelectorAll("body *")]
			.filter((element) => element.scrollWidth > element.clientWidth && !element.matches(".week-scroll"))
			.filter(
				(element) => element === document.documentElement || /auto|scroll/.test(getComputedStyle(element).overflowX),
			)
			.map((element) => `${element.scrollWidth - element.clientWidth} px: ${element.outerHTML.slice(0, 200)}`),
	);
}

/** Texts that stick out of a box which does not scroll. */
export function cutTexts(page: Page): Promise<string[]> {
	return page.evaluate(() =>
		[...document.querySelectorAll("a, button, p, h1, h2, h3, li, td, label, legend")]
			.filter((element) => !element.matches(".visually-hidden, .skip-link"))
			.filter(
				(element) => getComputedStyle(element).display !== "inline" && element.scrollWidth > element.clientWidth + 1,
			)
			.map((element) => element.outerHTML.slice(0, 200)),
	);
}

/** What there is to read and to use, in a set: a text or a control that stands twice is one. */
export function offered(page: Page): Promise<string[]> {
	return page.evaluate((controls) => {
		const shown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
		const texts = [...document.querySelectorAll("main *, aside *, footer *")]
			.filter((element) => element.childElementCount === 0 && !element.matches("script, option, template"))
			.filter(shown)
			.map((element) => element.textContent?.trim() ?? "");
		const uses = [...document.querySelectorAll(controls)].filter(shown).map((element) => {
			const name = element.getAttribute("aria-label") ?? element.textContent?.trim();
			return `${element.tagName} ${name || element.getAttribute("name")}`;
		});
		return [...new Set([...texts, ...uses])].filter(Boolean);
	}, CONTROLS);
}

/** Controls of which, with the focus on them, nothing is in the window or on top (WCAG 2.2, 2.4.11). */
export function outOfReach(page: Page): Promise<string[]> {
	return page.evaluate((controls) => {
		const reached = (element: HTMLElement) => {
			element.focus();
			return [...element.getClientRects()].some(({ x, y, width, height }) =>
				[0.1, 0.5, 0.9].some((share) => {
					const there = document.elementFromPoint(x + width / 2, y + height * share);
					return there !== null && (element.contains(there) || there.contains(element));
				}),
			);
		};
		return [...document.querySelectorAll<HTMLElement>(controls)]
			.filter((element) => element.checkVisibility({ visibilityProperty: true }) && !reached(element))
			.map((element) => element.outerHTML.slice(0, 200));
	}, CONTROLS);
}

/**
 * Controls of which no edge shows where the system's own colours stand in for the product's, and lists without their
 * arrow. Words are the system's to colour; axe would take the colour that is written for them.
 */
export function edgeless(page: Page): Promise<string[]> {
	return page.evaluate(() => {
		const behind = getComputedStyle(document.body).backgroundColor;
		const edge = (element: Element) => {
			const { borderBlockStartColor, borderBlockStartStyle, borderBlockStartWidth } = getComputedStyle(element);
			return borderBlockStartStyle !== "none" && borderBlockStartWidth !== "0px" && borderBlockStartColor !== behind;
		};
		const bare = (element: Element) => element.matches("select") && getComputedStyle(element).appearance === "none";
		return [...document.querySelectorAll("button, .button, input:not([type=checkbox]), select, textarea")]
			.filter((element) => element.checkVisibility({ visibilityProperty: true }))
			.filter((element) => !edge(element) || bare(element))
			.map((element) => element.outerHTML.slice(0, 200));
	});
}

/** What moves, or would when it changes. What takes no time at all does not. */
export function moving(page: Page): Promise<string[]> {
	return page.evaluate(() => {
		const lasts = (times: string) => times.split(", ").some((time) => Number.parseFloat(time) > 0);
		const moves = (element: Element, part?: string) => {
			const style = getComputedStyle(element, part);
			return (
				style.scrollBehavior === "smooth" ||
				(style.transitionProperty !== "none" && lasts(style.transitionDuration)) ||
				(style.animationName !== "none" && lasts(style.animationDuration))
			);
		};
		return [...document.querySelectorAll("*")]
			.filter(
				(element) =>
					element.checkVisibility() && [undefined, "::before", "::after"].some((part) => moves(element, part)),
			)
			.map((element) => element.outerHTML.slice(0, 200));
	});
}
