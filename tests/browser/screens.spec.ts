import type { Locator, Page } from "playwright/test";
import { goodBooking } from "../support/bookings";
import { expect, settled, test } from "./test";

const SCREENS = [
	"/",
	"/home",
	"/login",
	"/login?mode=login",
	"/chatbot",
	"/booking",
	"/booking?view=previous",
	"/check",
];

async function expectLoaded(images: Locator): Promise<void> {
	for (const image of await images.all()) {
		await image.scrollIntoViewIfNeeded();
		await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeGreaterThan(0);
	}
}

async function todaysQuote(page: Page): Promise<string> {
	return (await (await page.request.get("/api/goodthoughts")).json()).joketext;
}

test("the navbar: name, Home, About and Contact as plain text, Login leading to /login", async ({
	page,
	expectedConsole,
}) => {
	expectedConsole.push(/401|404/);
	const navbar = page.getByRole("banner");
	for (const path of [...SCREENS, "/nowhere"]) {
		await page.goto(path);
		await expect(navbar).toContainText("Saathi");
		await expect(navbar.getByRole("listitem")).toHaveText(["Home", "About", "Contact"]);
		await expect(navbar.locator("a:not([hreflang])")).toHaveText(["Saathi", "Login"]);
		await expect(navbar.getByRole("link", { name: "Saathi" })).toHaveAttribute("href", "/");
		await expect(navbar.getByRole("button")).toHaveCount(0);
	}
	await navbar.getByRole("link", { name: "Login" }).click();
	await expect(page).toHaveURL(/\/login$/);
});

test("the navbar of a person who is logged in has Logout on every screen, and no Login", async ({
	page,
	person: _,
}) => {
	for (const path of ["/", "/home", "/chatbot", "/booking", "/booking?view=previous", "/check"]) {
		await page.goto(path);
		const navbar = page.getByRole("banner");
		await expect(navbar.getByRole("button")).toHaveText(["Logout"]);
		const links = navbar.locator("a:not([hreflang])");
		await expect(links).toHaveText(["Saathi"]);
		await expect(links).toHaveAttribute("href", "/home");
	}
});

test("every screen has the help strip, and a title and a heading of its own", async ({ page, expectedConsole }) => {
	expectedConsole.push(/401/);
	const titles = new Set<string>();
	const headings = new Set<string>();
	for (const path of SCREENS) {
		await page.goto(path);
		const strip = page.getByRole("complementary", { name: "Help right now" });
		await expect(strip.getByRole("link", { name: "112" })).toHaveAttribute("href", "tel:112");
		await expect(strip.getByRole("link", { name: "14416" })).toHaveAttribute("href", "tel:14416");
		await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
		await expect(page).toHaveTitle(/Saathi/);
		titles.add(await page.title());
		headings.add(await page.getByRole("heading", { level: 1 }).innerText());
	}
	expect(titles.size).toBe(SCREENS.length);
	expect(headings.size).toBe(SCREENS.length);
});

for (const path of ["/", "/home"]) {
	test(`the footer of ${path}: Contact Us with name, phone, email and a copyright line`, async ({ page }) => {
		await page.goto(path);
		const footer = page.getByRole("contentinfo");
		await expect(footer.getByRole("heading", { name: "Contact Us" })).toBeVisible();
		await expect(footer.getByText("Saathi", { exact: true })).toBeVisible();
		await expect(footer.getByRole("link", { name: "1-800-891-4416" })).toHaveAttribute("href", "tel:18008914416");
		await expect(footer.getByRole("link", { name: "hello@saathi.example" })).toHaveAttribute(
			"href",
			"mailto:hello@saathi.example",
		);
		await expect(footer.getByText(/^©.*Saathi/)).toBeVisible();
	});
}

test("the landing page welcomes, shows the quote of the day and leads to /login", async ({ page }) => {
	await page.goto("/");
	await expect(page.getByRole("heading", { level: 1, name: "Welcome to Saathi" })).toBeVisible();
	await expect(page.getByText(await todaysQuote(page), { exact: true })).toBeVisible();
	await page.getByRole("main").getByRole("link", { name: "SignUp", exact: true }).click();
	await expect(page).toHaveURL(/\/login$/);
});

test("/home welcomes, shows the quote and tells about the chatbot in three illustrated paragraphs", async ({
	page,
	person: _,
}) => {
	await page.goto("/home");
	await expect(page.getByRole("heading", { level: 1, name: /^Welcome/ })).toContainText("Asha");
	await expect(page.getByText(await todaysQuote(page), { exact: true })).toBeVisible();
	const about = page.getByRole("region", { name: "About Chatbot" });
	await expect(about.getByRole("heading", { name: "About Chatbot" })).toBeVisible();
	await expect(about.getByRole("paragraph")).toHaveCount(3);
	for (const paragraph of await about.getByRole("paragraph").all())
		expect((await paragraph.innerText()).length).toBeGreaterThan(80);
	await expect(about.locator("img")).toHaveCount(3);
	await expectLoaded(about.locator("img"));
	await page.getByRole("link", { name: "TRY CHATBOT", exact: true }).click();
	await expect(page).toHaveURL(/\/check$/);
});

test("/home is there for a visitor too", async ({ page }) => {
	await page.goto("/home");
	await expect(page.getByRole("heading", { level: 1, name: "Welcome", exact: true })).toBeVisible();
});

test("/login starts in Signup mode, with the fields of each mode and a link to the other", async ({ page }) => {
	await page.goto("/login");
	const main = page.getByRole("main");
	await expect(main.getByRole("textbox")).toHaveCount(3);
	for (const label of ["Your name", "Email", "Password"])
		await expect(main.getByLabel(label, { exact: true })).toBeVisible();
	await expect(main.getByLabel("Email")).toHaveAttribute("type", "email");
	await expect(main.getByLabel("Password")).toHaveAttribute("type", "password");
	await expect(main.getByRole("button")).toHaveText(["Signup"]);

	await main.getByRole("link", { name: "Login", exact: true }).click();
	await expect(main.getByRole("button")).toHaveText(["Login"]);
	await expect(main.getByLabel("Your name")).toHaveCount(0);
	await expect(main.getByRole("textbox")).toHaveCount(2);
	for (const label of ["Email", "Password"]) await expect(main.getByLabel(label, { exact: true })).toBeVisible();

	await main.getByRole("link", { name: "Click here to create an account", exact: true }).click();
	await expect(main.getByRole("button")).toHaveText(["Signup"]);
	await expect(main.getByLabel("Your name")).toBeVisible();
});

test("/chatbot is a typed chat with a way to /booking", async ({ page, javaScriptEnabled }) => {
	await page.goto("/chatbot");
	await settled(page, javaScriptEnabled);
	const main = page.getByRole("main");
	await expect(main.getByRole("log")).toBeAttached();
	await expect(main.getByRole("textbox")).toHaveCount(1);
	await expect(main.getByRole("button")).toHaveText(["Send"]);
	await main.getByRole("link", { name: "Book a Session", exact: true }).click();
	await expect(page).toHaveURL(/\/booking$/);
});

test("/check has a history, a text input, Send, and an image that leads to /booking", async ({
	page,
	javaScriptEnabled,
}) => {
	await page.goto("/check");
	await settled(page, javaScriptEnabled);
	const main = page.getByRole("main");
	await expect(main.getByRole("log")).toBeAttached();
	await expect(main.getByRole("textbox")).toHaveCount(1);
	await expect(main.getByRole("button", { name: "Send", exact: true })).toBeVisible();
	const way = main.getByRole("link").filter({ has: page.getByRole("img") });
	await expect(way).toHaveAttribute("href", "/booking");
	await expectLoaded(way.getByRole("img"));
	await way.click();
	await expect(page).toHaveURL(/\/booking$/);
});

test("/booking has the six fields, the eight slots, Book and Previous Bookings", async ({ page }) => {
	await page.goto("/booking");
	const main = page.getByRole("main");
	for (const label of ["Name", "Phone Number", "Age", "Address", "Preferred Time Slot", "Date"])
		await expect(main.getByLabel(label, { exact: true })).toBeVisible();
	await expect(main.getByLabel("Date", { exact: true })).toHaveAttribute("type", "date");
	const options = await main.getByLabel("Preferred Time Slot").getByRole("option").allInnerTexts();
	expect(options.slice(1)).toEqual([
		"9:30am - 10:00am",
		"10:00am - 10:30am",
		"11:00am - 11:30am",
		"12:00pm - 12:30pm",
		"2:00pm - 2:30pm",
		"2:30pm - 3:00pm",
		"3:00pm - 3:30pm",
		"3:30pm - 4:00pm",
	]);
	await expect(main.getByRole("button")).toHaveText(["Book", "Previous Bookings"]);
	await expect(main.getByLabel("Name", { exact: true })).toHaveAttribute("maxlength", "100");
	await expect(main.getByLabel("Address", { exact: true })).toHaveAttribute("maxlength", "300");
});

test("the booking page does not turn a visitor away, and tells beforehand that booking needs an account", async ({
	page,
}) => {
	const response = await page.goto("/booking");
	expect(response?.status()).toBe(200);
	await expect(page.getByRole("button", { name: "Book", exact: true })).toBeEnabled();
	const toLogin = page.getByRole("main").getByRole("link", { name: "log in" });
	await expect(toLogin).toHaveAttribute("href", /^\/login\?mode=login&redirectTo=(\/|%2F)booking$/);
});

test("User Bookings shows Date, Name, Phone, Age, Address and Time Slot of each, and leads on, but not back to the form", async ({
	page,
	person,
}) => {
	const booked = await page.request.post("/api/booking", { headers: person.authorization, data: goodBooking() });
	expect(booked.status()).toBe(200);
	await page.goto("/booking?view=previous");
	const main = page.getByRole("main");
	await expect(main.getByRole("heading", { name: "User Bookings" })).toBeVisible();
	for (const label of ["Date", "Name", "Phone", "Age", "Address", "Time Slot"])
		await expect(main.getByText(label, { exact: true })).toBeAttached();
	const { date, name, phone, age, address, timeslot } = goodBooking();
	for (const value of [name, phone, age, address, timeslot])
		await expect(main.getByText(value ?? "", { exact: true })).toBeVisible();
	await expect(main.locator("time")).toHaveAttribute("datetime", date ?? "");
	const ways = main.locator("a:not(table a)");
	await expect(ways).toHaveText(["Go to your home page", "Talk to the bot"]);
	for (const [index, address] of ["/home", "/chatbot"].entries())
		await expect(ways.nth(index)).toHaveAttribute("href", address);
	await expect(main.locator("a[href='/booking']")).toHaveCount(0);
	await expect(main.getByRole("button")).toHaveCount(0);
});

test("every screen has a way to talk and a way to book; User Bookings leads to the latter over /home", async ({
	page,
	person: _,
	expectedConsole,
}) => {
	expectedConsole.push(/404/);
	for (const path of ["/", "/home", "/chatbot", "/check", "/booking", "/nowhere"]) {
		await page.goto(path);
		const ways = page.getByRole("main");
		const talks =
			/^\/(chatbot|check)$/.test(path) || (await ways.locator("a[href='/chatbot'], a[href='/check']").count()) > 0;
		expect(talks, `${path}: to talk`).toBe(true);
		if (path !== "/booking") await expect(ways.locator("a[href='/booking']").first(), `${path}: to book`).toBeVisible();
	}
	await page.context().clearCookies();
	await page.goto("/login");
	for (const address of ["/chatbot", "/booking"])
		await expect(page.getByRole("main").locator(`a[href='${address}']`)).toBeVisible();
});

test("an address that is not there says so and helps on", async ({ page, expectedConsole }) => {
	expectedConsole.push(/404/);
	const response = await page.goto("/nowhere");
	expect(response?.status()).toBe(404);
	await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
	await page.getByRole("main").getByRole("link", { name: "Talk to the bot" }).click();
	await expect(page).toHaveURL(/\/chatbot$/);
});

test("signing up and logging in fit a phone's window without scrolling", async ({ page }) => {
	await page.setViewportSize({ width: 360, height: 740 });
	for (const path of ["/login", "/login?mode=login"]) {
		await page.goto(path);
		expect(await page.evaluate(() => document.documentElement.scrollHeight), path).toBeLessThanOrEqual(740);
	}
});

test("in the summary of a form with six mistakes each has one line on a phone", async ({
	page,
	person: _,
	dialogs,
	expectedConsole,
}) => {
	expectedConsole.push(/422/);
	await page.setViewportSize({ width: 360, height: 740 });
	await page.goto("/booking");
	await page.getByLabel("Phone Number").fill("12");
	await page.getByRole("button", { name: "Book", exact: true }).click();
	const links = page.getByRole("region", { name: "There is a problem" }).getByRole("link");
	await expect(links).toHaveCount(6);
	for (const link of await links.all()) expect((await link.boundingBox())?.height).toBeLessThan(45);
	for (const message of await links.allInnerTexts())
		await expect(page.locator(".field-problem", { hasText: message })).toHaveCount(1);
	expect(dialogs.length).toBeLessThanOrEqual(1);
});
