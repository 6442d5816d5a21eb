import type { Page } from "playwright";
import { dayFromNow } from "../../support/bookings";
import { type Felt, feltOf, noteFelt, onSlowPhone, startBrowser } from "../browser";
import { type Contender, withContenders } from "../contenders";
import { inTurn, type Section } from "../section";
import type { Row } from "../table";

const INTERACTION_MS = 100;
const BREAKS_AFTER_MS = 1_000;
/** Chromium counts the foot of the talk, which sticks, as moved by a hair where it is painted in its old place. */
const SHIFT = 0.01;

type Act = { what: string; path: string; act: (page: Page) => Promise<Felt> };

/** What people do most, each from a page that has come to rest, to the end of what it sets off. */
const ACTS: readonly Act[] = [
	{ what: "/chatbot: Send, a reply", path: "/chatbot", act: send },
	{ what: "/chatbot: Send, no line", path: "/chatbot", act: sendInVain },
	{ what: "/check: Send, a reply", path: "/check", act: send },
	{ what: "/booking: Book", path: "/booking", act: book },
	{ what: "/booking: Book, refused", path: "/booking", act: bookNothing },
];

/** How long a press waits for the next paint on a slow phone and line, and what moves when the answer comes. */
export const felt: Section = ({ rounds, databases }) =>
	withContenders(["saathi"], databases, async (contenders) => {
		const browser = await startBrowser();
		try {
			const rows: Row[] = [];
			for (const { what, path, act } of ACTS) {
				const measure = (contender: Contender) =>
					onSlowPhone(browser, {}, async (page) => {
						await signIn(page, contender);
						await noteFelt(page);
						await page.goto(contender.url + path, { waitUntil: "networkidle" });
						return act(page);
					});
				const seen = await inTurn(rounds, contenders, measure, { cold: true });
				rows.push(
					{
						what: `${what}: to the next paint`,
						unit: "ms",
						figures: seen.interaction,
						budget: { words: `< ${INTERACTION_MS} ms`, holds: ({ saathi }) => saathi < INTERACTION_MS },
					},
					{
						what: `${what}: layout shift`,
						unit: "",
						figures: seen.shift,
						budget: { words: `< ${SHIFT}`, holds: ({ saathi }) => saathi < SHIFT },
					},
				);
			}
			return rows;
		} finally {
			await browser.close();
		}
	});

async function signIn(page: Page, { url, people: [person] }: Contender): Promise<void> {
	await page.context().addCookies([{ name: "auth-token", value: person?.token ?? "", url }]);
	page.on("dialog", (dialog) => dialog.accept());
}

/** A finger rests as long as a finger does. */
const pressed = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click({ delay: 80 });

/** The first two messages of a talk. */
async function send(page: Page): Promise<Felt> {
	return feltOf(page, async () => {
		for (const [index, words] of ["hello", "I cannot sleep, my exams begin on Monday"].entries()) {
			await say(page, words);
			await page.locator(".bubble-bot").nth(index).waitFor();
		}
	});
}

async function sendInVain(page: Page): Promise<Felt> {
	// After a while, as a line breaks: what fails within a frame shows nothing, and the browser tells of no paint.
	await page.route("**/chatbot.data*", async (route) => {
		await page.waitForTimeout(BREAKS_AFTER_MS);
		await route.abort();
	});
	return feltOf(page, async () => {
		await say(page, "hello");
		await page.locator("[aria-readonly]").waitFor();
		await page.locator("[aria-readonly]").waitFor({ state: "detached" });
	});
}

async function say(page: Page, words: string): Promise<void> {
	await page.getByRole("main").getByRole("textbox").fill(words);
	await pressed(page, "Send");
}

async function book(page: Page): Promise<Felt> {
	await page.getByLabel("Name", { exact: true }).fill("Asha Rao");
	await page.getByLabel("Phone Number").fill("9876543210");
	await page.getByLabel("Age").fill("29");
	await page.getByLabel("Address").fill("12 Lake Road, Pune");
	await page.getByLabel("Preferred Time Slot").selectOption({ index: 3 });
	await page.getByLabel("Date").fill(dayFromNow(7));
	return feltOf(page, async () => {
		await pressed(page, "Book");
		await page.waitForURL("**/home");
		await page.getByRole("alert").waitFor();
	});
}

async function bookNothing(page: Page): Promise<Felt> {
	return feltOf(page, async () => {
		await pressed(page, "Book");
		await page.getByRole("alert").waitFor();
	});
}
