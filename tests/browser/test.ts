import { test as base, type Dialog, expect, type Locator, type Page } from "playwright/test";
import { createPerson, freshEmail, type Person } from "../support/people";
import { startServer, type TestServer } from "../support/server";

type WorkerFixtures = { server: TestServer };
type TestFixtures = {
	/** Messages of the console that the test expects; any other error or warning fails it. */
	expectedConsole: RegExp[];
	/** The native dialogs that were raised, in order. Each is accepted. */
	dialogs: string[];
	/** A person named Asha who is signed in already: the browser has the cookie. */
	person: Person;
};

/**
 * Remix fetches a page's stylesheet ahead whenever a form is sent, though the page has it. Chromium mentions it where that
 * is some seconds after the page came, as on a busy machine.
 */
const FETCHED_AHEAD = /\.css was preloaded using link preload but not used/;

/**
 * Remix tells of data that was on its way to a page when the next press or change of page overtook it: of the cause, then
 * that it could not be decoded. Nothing is lost by it. Data that is broken has another cause, and that is told first.
 */
const OVERTAKEN = /AbortError: signal is aborted without reason|Unable to decode turbo-stream response/;

/** Playwright's test with a built server and a fresh database for each worker. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
	server: [
		async ({ browserName: _ }, use) => {
			const server = await startServer();
			await use(server);
			await server.stop();
		},
		{ scope: "worker", timeout: 600_000 },
	],
	baseURL: async ({ server }, use) => use(server.url),
	expectedConsole: async ({ baseURL: _ }, use) => use([]),
	dialogs: async ({ page }, use) => {
		const dialogs: string[] = [];
		const accepted: Promise<void>[] = [];
		const accept = (dialog: Dialog) => {
			accepted.push(dialog.accept().then(() => void dialogs.push(dialog.message())));
		};
		page.on("dialog", accept);
		await use(dialogs);
		// A dialog may still stand open when the test is over: it is left to Playwright, or waited for.
		page.off("dialog", accept);
		await Promise.all(accepted);
	},
	person: async ({ context, server }, use) => {
		const person = await createPerson("Asha", server.databaseUrl);
		await context.addCookies([{ name: "auth-token", value: person.token, url: server.url }]);
		await use(person);
	},
	page: async ({ page, expectedConsole }, use) => {
		const surprises: string[] = [];
		const note = (text: string) => {
			if (![FETCHED_AHEAD, OVERTAKEN, ...expectedConsole].some((expected) => expected.test(text))) surprises.push(text);
		};
		page.on("console", (message) => ["error", "warning"].includes(message.type()) && note(message.text()));
		page.on("pageerror", (error) => note(String(error)));
		await use(page);
		expect(surprises, "unexpected console messages").toEqual([]);
	},
});

export { expect, freshEmail };

/** Waits until scripts are at work; without script there is nothing to wait for. */
export async function settled(page: Page, javaScriptEnabled: boolean | undefined): Promise<void> {
	if (javaScriptEnabled) await expect(page.locator("html[data-hydrated]")).toBeAttached();
}

/** Signs up through the form and ends on /home. */
export async function signUp(page: Page, username = "Asha"): Promise<string> {
	const email = freshEmail();
	await page.goto("/login");
	await page.getByLabel("Your name").fill(username);
	await page.getByLabel("Email").fill(email);
	await page.getByLabel("Password").fill("a long password");
	await page.getByRole("button", { name: "Signup" }).click();
	await expect(page).toHaveURL(/\/home$/);
	return email;
}

/**
 * Expects an alert of the specification: in the page exactly once, and with script as a native dialog exactly once.
 *
 * @param text null for no alert at all
 */
export async function expectAlert(
	{ page, dialogs, javaScriptEnabled }: { page: Page; dialogs: string[]; javaScriptEnabled: boolean | undefined },
	text: string | null,
): Promise<void> {
	if (text === null) await expect(page.getByRole("alert")).toHaveCount(0);
	else await expect(page.getByRole("alert")).toHaveText([text]);
	const raised = text !== null && javaScriptEnabled ? [text] : [];
	await expect.poll(() => dialogs).toEqual(raised);
	dialogs.splice(0, raised.length);
	if (javaScriptEnabled) await expectNoDialog(page, dialogs);
}

/** Expects that no dialog is raised by what the page has yet to do. */
export async function expectNoDialog(page: Page, dialogs: readonly string[]): Promise<void> {
	await nextFrames(page);
	expect(dialogs).toEqual([]);
}

/** The summary of what is wrong with a form, which has the focus whenever the form was refused. */
export async function expectSummary(page: Page): Promise<Locator> {
	const summary = page.getByRole("region", { name: "There is a problem" });
	await expect(summary).toBeFocused();
	return summary;
}

/** Waits until whatever was put off to the next frame is done: a dialog too many would have been raised by then. */
async function nextFrames(page: Page): Promise<void> {
	await page.evaluate(
		() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))),
	);
}
