import type { Browser, Page } from "playwright/test";
import { freshEmail } from "../support/people";
import { startServer } from "../support/server";
import { brokenRules, cutTexts, sidewaysScroll, smallTargets } from "./screens/look";
import { STATES } from "./screens/states";
import { expect, test } from "./screens/test";

/** What WCAG 2.2, 1.4.12 lets a person set. */
const TEXT_SPACING =
	"*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-block-end:2em!important}";

// Paper is not pressed, heard or zoomed.
for (const { name, script } of STATES.filter((state) => state.name !== "bookings printed"))
	test(`${name}: everybody can use it, with script and without`, async ({ page, plainPage, show, browser }) => {
		let withScript = "";
		if (script !== "off") {
			await show(name, page);
			withScript = await markupOf(page);
			await expectUsable(page);
		}
		if (script === "on") return;
		await show(name, plainPage);
		// What is the same to the letter is not looked at twice.
		if ((await markupOf(plainPage)) !== withScript) await expectUsable(await copyForAxe(plainPage, browser));
	});

for (const language of ["en", "hi"])
	test(`signing up with consent and a least age, in ${language}: everybody can, with script and without`, async ({
		page,
		plainPage,
		browser,
		dialogs,
		expectedConsole,
	}) => {
		expectedConsole.push(/Failed to load resource/);
		const CONSENT_TEXT = "I agree that what I tell is kept for as long as my account, as the law asks (DPDP Act 2023).";
		const server = await startServer({ CONSENT_TEXT, MINIMUM_AGE: "18" });
		for (const shown of [page, plainPage]) {
			const look = async () => expectUsable(shown === page ? page : await copyForAxe(plainPage, browser));
			await shown.goto(`${server.url}/login?language=${language}`);
			await expect(shown.getByLabel(CONSENT_TEXT)).not.toBeChecked();
			await look();
			await shown.getByLabel("Your name").fill("Asha");
			await shown.getByLabel("Email").fill("too-young@example.in");
			await shown.getByLabel("Password").fill("a long password");
			await shown.getByLabel("Age").fill("15");
			await shown.getByRole("button", { name: "Signup" }).click();
			await expect(shown.getByRole("link", { name: /To sign up, you need to agree/ })).toBeVisible();
			const help = language === "hi" ? /1098, आपके लिए है/ : /1098, is there for you/;
			await expect(shown.getByRole("main").getByText(help).first()).toBeVisible();
			await look();
			await shown.getByLabel("Age").fill("30");
			await shown.getByLabel(CONSENT_TEXT).check();
			await shown.getByLabel("Email").fill(freshEmail());
			await shown.getByLabel("Password").fill("a long password");
			await shown.getByRole("button", { name: "Signup" }).click();
			await expect(shown).toHaveURL(/\/home$/);
		}
		expect(dialogs).toHaveLength(1);
		await server.stop();
	});

async function expectUsable(page: Page): Promise<void> {
	expect(await brokenRules(page)).toEqual([]);
	await page.setViewportSize({ width: 320, height: 568 });
	expect(await sidewaysScroll(page), "no sideways scroll on a small phone").toEqual([]);
	expect(await smallTargets(page), "targets for a thumb").toEqual([]);
	await page.setViewportSize({ width: 180, height: 320 });
	expect(await sidewaysScroll(page), "no sideways scroll when zoomed far").toEqual([]);
	await page.setViewportSize({ width: 320, height: 568 });
	await spaceText(page);
	expect(await sidewaysScroll(page), "no sideways scroll with wider text").toEqual([]);
	expect(await cutTexts(page), "no text cut off").toEqual([]);
}

/** All that a page shows, in letters, without what scripts ask for and leave. */
async function markupOf(page: Page): Promise<string> {
	const html = await page.locator("body").evaluate((body) => body.outerHTML);
	return html.replace(/<script[\s\S]*?<\/script>|<link[^>]*>| value=""/g, "");
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

/** Sets text as wide as a person may. A sheet made by script is no inline style to the Content-Security-Policy. */
async function spaceText(page: Page): Promise<void> {
	await page.evaluate((css) => {
		const sheet = new CSSStyleSheet();
		sheet.replaceSync(css);
		document.adoptedStyleSheets = [sheet];
	}, TEXT_SPACING);
}
