import type { Page } from "playwright";
import type { Cast } from "./cast";

/** A screen in one of its states, and how to get there. */
export type State = {
	name: string;
	/** Whose cookies the browser holds; a visitor without any when left out. */
	who?: keyof Cast;
	/** Cookies besides. */
	cookies?: Record<string, string>;
	/** Where the state exists with script only, or without script only. */
	script?: "on" | "off";
	open: (page: Page) => Promise<unknown>;
};

const goTo = (address: string) => (page: Page) => page.goto(address);

const FUTURE = "2999-01-01";

/** Every state worth a look, in the order of a visit. */
export const STATES: readonly State[] = [
	{ name: "landing", open: goTo("/") },
	{ name: "signup", open: goTo("/login") },
	{ name: "login", open: goTo("/login?mode=login") },
	{
		name: "signup refused",
		open: async (page) => {
			await page.goto("/login");
			await page.getByLabel("Email").fill("asha@example.in");
			await page.getByLabel("Password").fill("short");
			await page.getByRole("button", { name: "Signup" }).click();
			await page.getByRole("alert").waitFor();
		},
	},
	{
		name: "login refused",
		open: async (page) => {
			await page.goto("/login?mode=login");
			await page.getByLabel("Email").fill(`nobody-${crypto.randomUUID().slice(0, 4)}@example.in`);
			await page.getByLabel("Password").fill("a wrong password");
			await page.getByRole("button", { name: "Login" }).click();
			await page.getByRole("alert").waitFor();
		},
	},
	{
		name: "signup email refused",
		script: "on",
		open: async (page) => {
			await page.goto("/login", { waitUntil: "networkidle" });
			await page.getByLabel("Email").fill("asha at example");
			await page.getByRole("button", { name: "Signup" }).click();
			await page.getByRole("link", { name: "Email must look like name@example.com" }).waitFor();
		},
	},
	{ name: "home", who: "regular", open: goTo("/home") },
	{ name: "home long name", who: "hundred", open: goTo("/home") },
	{
		name: "home after booking",
		who: "newcomer",
		cookies: { notice: "booked" },
		open: goTo("/home"),
	},
	{ name: "chat empty", open: goTo("/chatbot") },
	{ name: "chat", who: "talker", open: goTo("/chatbot#latest") },
	{
		name: "chat first day",
		who: "talker",
		script: "on",
		open: async (page) => {
			await page.goto("/chatbot");
			await page.getByRole("log").evaluate((log) => log.scrollTo({ top: -log.scrollHeight }));
		},
	},
	{
		name: "chat in three scripts",
		who: "talker",
		script: "on",
		open: async (page) => {
			await page.goto("/chatbot");
			await page.getByText("That is one long word").scrollIntoViewIfNeeded();
		},
	},
	{
		name: "chat thinking",
		who: "talker",
		script: "on",
		open: async (page) => {
			await page.goto("/chatbot");
			await page.route("**/chatbot.data*", () => new Promise(() => undefined));
			await page.getByRole("textbox").fill("Are you still there?");
			await page.getByRole("button", { name: "Send" }).click();
			await page.waitForTimeout(800);
		},
	},
	{
		name: "chat offline",
		who: "talker",
		script: "on",
		open: async (page) => {
			await page.goto("/chatbot", { waitUntil: "networkidle" });
			await page.context().setOffline(true);
			await page.getByRole("textbox").fill("I wrote this on the train,\nin a tunnel.");
		},
	},
	{
		name: "chat too long",
		who: "regular",
		open: async (page) => {
			await page.goto("/chatbot", { waitUntil: "networkidle" });
			await page.getByRole("textbox").fill("It is a long story. ".repeat(120));
			await page.getByRole("button", { name: "Send" }).click();
			await page.getByText("characters too long").waitFor();
		},
	},
	{ name: "chat danger", open: sayDanger("/chatbot") },
	{ name: "voice chat danger", open: sayDanger("/check") },
	{
		name: "voice chat",
		who: "talker",
		open: (page) => page.goto("/check", { waitUntil: "networkidle" }),
	},
	{ name: "booking signed out", open: goTo("/booking") },
	{ name: "booking", who: "newcomer", open: goTo("/booking") },
	{
		name: "booking refused",
		who: "newcomer",
		open: async (page) => {
			await page.goto("/booking");
			await page.getByLabel("Name").fill("Asha Rao");
			await page.getByLabel("Phone Number").fill("98765");
			await page.getByLabel("Age").fill("old");
			await page.getByRole("button", { name: "Book", exact: true }).click();
			await page.getByRole("alert").waitFor();
		},
	},
	{
		name: "booking date refused",
		who: "newcomer",
		open: async (page) => {
			await page.goto("/booking");
			await page.getByLabel("Name").fill("Asha Rao");
			await page.getByLabel("Phone Number").fill("9876543210");
			await page.getByLabel("Age").fill("29");
			await page.getByLabel("Address").fill("12 Lake Road, Pune");
			await page.getByLabel("Preferred Time Slot").selectOption({ index: 3 });
			await page.getByLabel("Date").fill(FUTURE);
			await page.getByRole("button", { name: "Book", exact: true }).click();
			await page.getByText("Date must be within the next year").first().waitFor();
		},
	},
	{ name: "bookings", who: "regular", open: goTo("/booking?view=previous") },
	{ name: "bookings none", who: "newcomer", open: goTo("/booking?view=previous") },
	{ name: "bookings hundred", who: "hundred", open: goTo("/booking?view=previous") },
	{ name: "bookings signed out", open: goTo("/booking?view=previous") },
	{
		name: "bookings printed",
		who: "regular",
		script: "off",
		open: async (page) => {
			await page.emulateMedia({ media: "print" });
			await page.goto("/booking?view=previous");
		},
	},
	{ name: "lost", open: goTo("/no-such-page") },
	{ name: "error", open: (page) => post(page, "/chatbot", { userInput: "x".repeat(70_000) }) },
];

/** Opens a chat page in a talk of its own, and says what the lines of help stand for from then on. */
function sayDanger(path: string) {
	return async (page: Page) => {
		await page.goto(path, { waitUntil: "networkidle" });
		await page.getByRole("main").getByRole("textbox").fill("i want to kill myself tonight");
		await page.getByRole("button", { name: "Send", exact: true }).click();
		await page.getByRole("region", { name: "Help right now" }).waitFor();
	};
}

/** Opens a page with a form post that no control of the product would send. */
async function post(page: Page, path: string, fields: Record<string, string>): Promise<void> {
	await page.route(`**${path}`, (route) =>
		route.continue({
			method: "POST",
			headers: { ...route.request().headers(), "content-type": "application/x-www-form-urlencoded" },
			postData: new URLSearchParams(fields).toString(),
		}),
	);
	await page.goto(path);
}
