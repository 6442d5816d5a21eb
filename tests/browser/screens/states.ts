import type { Page } from "playwright";
import { type ScriptedSpeech, scriptSpeech } from "../scripted-speech";
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

const IN_ENGLISH: readonly State[] = [
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
			await page.getByRole("log").evaluate((log) => log.scrollTo({ top: 0 }));
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
			await page.locator(".chat-thinking").waitFor();
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
	{ name: "voice chat empty", open: (page) => page.goto("/check", { waitUntil: "networkidle" }) },
	{ name: "voice chat listening", who: "talker", script: "on", open: listen },
	{
		name: "voice chat heard",
		who: "talker",
		script: "on",
		open: async (page) => {
			const speech = await listen(page);
			await speech.hear(
				"I lie awake until three and then I think of the exams, and of what they will say at home",
				true,
			);
			await speech.hear("and in the morning I am so tired that");
			await page.getByRole("region", { name: "What was heard" }).waitFor();
		},
	},
	{
		name: "voice chat refused",
		who: "talker",
		script: "on",
		open: async (page) => {
			const speech = await listen(page);
			await speech.fail("not-allowed");
			await page.getByText("Microphone unavailable").waitFor();
		},
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
	{
		name: "booking blank",
		who: "newcomer",
		open: async (page) => {
			await page.goto("/booking");
			await page.getByRole("button", { name: "Book", exact: true }).click();
			await page.getByRole("alert").waitFor();
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
	{ name: "booking filled", who: "regular", open: goTo("/booking") },
	{ name: "own booking", who: "regular", open: fromList(/^[2-9A-Z]{8}$/, "Receipt") },
	{ name: "own booking cancel", who: "regular", open: fromList("Cancel", "Cancel this booking?") },
	{ name: "own booking move", who: "regular", open: fromList("Move", "Move to another time") },
	{
		name: "own booking move refused",
		who: "regular",
		open: async (page) => {
			await fromList("Move", "Move to another time")(page);
			await page.getByRole("button", { name: "Move it" }).click();
			await page.getByRole("region", { name: "There is a problem" }).waitFor();
		},
	},
	{ name: "call me", open: goTo("/call-me") },
	{
		name: "call me asked",
		open: async (page) => {
			await page.goto("/call-me");
			await page.getByLabel("Phone Number").fill("9876543210");
			await page.getByRole("button", { name: "Call me back" }).click();
			await page.getByText("Nobody has taken it yet").waitFor();
		},
	},
	{
		name: "call me refused",
		open: async (page) => {
			await page.goto("/call-me");
			await page.getByLabel("Phone Number").fill("98765");
			await page.getByRole("button", { name: "Call me back" }).click();
			await page.getByRole("region", { name: "There is a problem" }).waitFor();
		},
	},
	{ name: "forgotten", open: goTo("/forgotten") },
	{ name: "reset ended", open: goTo("/reset?token=none") },
	{ name: "help", open: goTo("/help") },
	{
		name: "help breathing",
		open: async (page) => {
			await page.goto("/help");
			await page.getByText("Breathe with the circle").click();
		},
	},
	{ name: "my data", who: "regular", open: goTo("/data") },
	{ name: "my data in Hindi", who: "regular", open: goTo("/data?language=hi") },
	{ name: "my data with a line", who: "keeper", open: openTable },
	{ name: "chat after an exercise", who: "keeper", open: goTo("/chatbot") },
	{ name: "plan", who: "regular", open: goTo("/plan") },
	{ name: "plan in Hindi", open: goTo("/plan?language=hi") },
	{
		name: "chat on a shared phone",
		open: async (page) => {
			await page.goto("/chatbot", { waitUntil: "networkidle" });
			await page.getByText("On a shared phone or computer?").click();
		},
	},
	{ name: "clear conversation", open: goTo("/conversation") },
	{ name: "help in Hindi", open: goTo("/help?language=hi") },
	{ name: "desk", who: "operator", open: goTo("/desk") },
	{ name: "desk coming", who: "operator", open: goTo("/desk?view=coming") },
	{
		name: "desk booking",
		who: "operator",
		open: async (page) => {
			await page.goto("/desk?view=coming");
			await page.getByRole("link", { name: "Asha Rao" }).first().click();
			await page.getByRole("heading", { name: "History" }).waitFor();
		},
	},
	{ name: "desk days", who: "operator", open: goTo("/desk/days") },
	{ name: "desk day sheet", who: "operator", open: goTo("/desk/print") },
	{ name: "lost", open: goTo("/no-such-page") },
	{ name: "error", open: (page) => post(page, "/chatbot", { userInput: "x".repeat(70_000) }) },
];

/** Those whose frame is worth a look in Hindi too, and which need no English words to be come to. */
const ALSO_IN_HINDI = [
	"landing",
	"login",
	"home",
	"chat empty",
	"chat",
	"voice chat",
	"voice chat empty",
	"booking signed out",
	"booking",
	"bookings",
	"bookings none",
	"bookings signed out",
	"call me",
	"my data with a line",
	"chat after an exercise",
	"clear conversation",
	"lost",
	"error",
];

/** Every state worth a look, in the order of a visit. */
export const STATES: readonly State[] = [
	...IN_ENGLISH,
	...IN_ENGLISH.filter(({ name }) => ALSO_IN_HINDI.includes(name)).map((state) => ({
		...state,
		name: `${state.name} in Hindi`,
		cookies: { ...state.cookies, language: "hi" },
	})),
	{
		name: "chat danger in Hindi",
		cookies: { language: "hi" },
		open: async (page) => {
			await page.goto("/chatbot", { waitUntil: "networkidle" });
			await page.getByRole("main").getByRole("textbox").fill("i want to kill myself tonight");
			await page.getByRole("button", { name: "Send" }).click();
			await page.getByRole("region", { name: "अभी मदद" }).waitFor();
		},
	},
	{
		name: "booking refused in Hindi",
		who: "newcomer",
		cookies: { language: "hi" },
		open: async (page) => {
			await page.goto("/booking");
			await page.getByRole("textbox", { name: "Phone Number" }).fill("98765");
			await page.getByRole("button", { name: "Book बुक" }).click();
			await page.getByRole("alert").waitFor();
		},
	},
];

/** Opens the table that says the same as the line. */
async function openTable(page: Page): Promise<void> {
	await page.goto("/data");
	await page.locator(".mood-line summary").click();
}

/** Opens a chat page in a talk of its own, and says what the lines of help stand for from then on. */
function sayDanger(path: string) {
	return async (page: Page) => {
		await page.goto(path, { waitUntil: "networkidle" });
		await page.getByRole("main").getByRole("textbox").fill("i want to kill myself tonight");
		await page.getByRole("button", { name: "Send", exact: true }).click();
		await page.getByRole("region", { name: "Help right now" }).waitFor();
	};
}

/** Opens a page of a person's own booking by a link in the list. */
function fromList(link: string | RegExp, heading: string) {
	return async (page: Page) => {
		await page.goto("/booking?view=previous");
		await page
			.getByRole("link", { name: link, exact: typeof link === "string" })
			.first()
			.click();
		await page.getByRole("heading", { name: heading }).waitFor();
	};
}

/** Opens the page that hears, and starts its microphone. */
async function listen(page: Page): Promise<ScriptedSpeech> {
	const speech = await scriptSpeech(page);
	await page.goto("/check", { waitUntil: "networkidle" });
	await page.getByRole("button", { name: "Start microphone" }).click();
	await page.getByText("Listening", { exact: true }).waitFor();
	return speech;
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
