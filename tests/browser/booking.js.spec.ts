import type { Page, Route } from "playwright/test";
import { dayFromNow, goodBooking } from "../support/bookings";
import { createPerson } from "../support/people";
import { expect, expectAlert, expectNoDialog, expectSummary, freshEmail, settled, test } from "./test";

const javaScriptEnabled = true;

async function fill(page: Page, { name, phone, age, address, timeslot, date } = goodBooking()): Promise<void> {
	await page.getByLabel("Name", { exact: true }).fill(name ?? "");
	await page.getByLabel("Phone Number").fill(phone ?? "");
	await page.getByLabel("Age").fill(age ?? "");
	await page.getByLabel("Address").fill(address ?? "");
	await page.getByLabel("Preferred Time Slot").selectOption(timeslot ?? "");
	await page.getByLabel("Date", { exact: true }).fill(date ?? "");
}

const book = (page: Page) => page.getByRole("button", { name: "Book", exact: true }).click();

test("mistakes are told without asking the server, and the summary has the focus when the dialog is closed", async ({
	page,
	person: _,
	dialogs,
}) => {
	await page.goto("/booking");
	await settled(page, true);
	await checkFetched(page);
	const posts: string[] = [];
	page.on("request", (request) => request.method() === "POST" && posts.push(request.url()));
	await fill(page, goodBooking({ phone: "12", age: "old" }));
	await book(page);
	await expectAlert({ page, dialogs, javaScriptEnabled }, "Phone number should be 10 digit");
	const summary = await expectSummary(page);
	await expect(summary.getByRole("link")).toHaveText([
		"Phone number must be a 10-digit number",
		"Age must be an integer",
	]);
	await summary.getByRole("link", { name: "Age must be an integer" }).click();
	await expect(page.getByLabel("Age")).toBeFocused();
	expect(posts).toEqual([]);
});

test("typing on after a mistake, and leaving a field, raises no alert; the message goes when the field is right", async ({
	page,
	person: _,
	dialogs,
}) => {
	await page.goto("/booking");
	await settled(page, true);
	await checkFetched(page);
	await fill(page, goodBooking({ phone: "12" }));
	await book(page);
	await expectAlert({ page, dialogs, javaScriptEnabled }, "Phone number should be 10 digit");
	const phone = page.getByLabel("Phone Number");
	await phone.press("End");
	await phone.pressSequentially("345");
	await phone.blur();
	await expect(phone).toHaveAttribute("aria-invalid", "true");
	expect(dialogs).toEqual([]);
	await phone.fill("9876543210");
	await expect(phone).not.toHaveAttribute("aria-invalid");
	expect(dialogs).toEqual([]);
});

test("each press with a mistake raises its alert again", async ({ page, person: _, dialogs }) => {
	await page.goto("/booking");
	await settled(page, true);
	await checkFetched(page);
	for (const _press of [1, 2]) {
		await book(page);
		await expectAlert(
			{ page, dialogs, javaScriptEnabled },
			"All fields are required and phone number must be 10-digit and age must be a number",
		);
		await expectSummary(page);
	}
});

/** What stands in the way of an answer: no line, or a proxy that shows a page of its own while the server is away. */
const IN_THE_WAY: [what: string, breaks: (route: Route) => Promise<void>][] = [
	["a broken line", (route) => route.abort()],
	[
		"a proxy's own page",
		(route) => route.fulfill({ status: 502, contentType: "text/html", body: "<h1>Bad Gateway</h1>" }),
	],
];

for (const [what, breaks] of IN_THE_WAY) {
	test(`${what}: 'Error booking session' with what was typed kept, and the same press works once the line is back`, async ({
		page,
		person: _,
		dialogs,
		expectedConsole,
	}) => {
		expectedConsole.push(/ERR_FAILED|502|SyntaxError|turbo-stream/);
		await page.goto("/booking");
		await settled(page, true);
		await fill(page);
		await page.route("**/booking.data*", breaks);
		for (const _press of [1, 2]) {
			await book(page);
			await expectAlert({ page, dialogs, javaScriptEnabled }, "Error booking session");
			await expectSummary(page);
			await expect(page.getByLabel("Address")).toHaveValue("12 Lake Road, Pune");
			await expect(page.getByLabel("Preferred Time Slot")).toHaveValue("2:00pm - 2:30pm");
		}
		await page.unroute("**/booking.data*");
		await book(page);
		await expect(page).toHaveURL(/\/home$/);
		await expectAlert({ page, dialogs, javaScriptEnabled }, "Booked Successfully");
	});

	test(`${what}, and the list cannot be fetched: 'Error fetching user bookings'`, async ({
		page,
		person: _,
		dialogs,
		expectedConsole,
	}) => {
		expectedConsole.push(/ERR_FAILED|502|SyntaxError|turbo-stream/);
		await page.goto("/booking");
		await settled(page, true);
		await page.route("**/booking.data*", breaks);
		await page.getByRole("button", { name: "Previous Bookings" }).click();
		await expect(page.getByRole("heading", { name: "User Bookings" })).toBeVisible();
		await expectAlert({ page, dialogs, javaScriptEnabled }, "Error fetching user bookings");
		await expect(page.getByText("No bookings done yet")).toHaveCount(0);
	});
}

test("an old alert does not come back when the form is sent again", async ({
	page,
	person: _,
	dialogs,
	expectedConsole,
}) => {
	expectedConsole.push(/ERR_FAILED/);
	await page.goto("/booking");
	await settled(page, true);
	await fill(page);
	await page.route("**/booking.data*", (route) => route.abort());
	await book(page);
	await expectAlert({ page, dialogs, javaScriptEnabled }, "Error booking session");
	await page.getByLabel("Age").fill("old");
	await book(page);
	await expectAlert({ page, dialogs, javaScriptEnabled }, "Age should be number");
	await page.unroute("**/booking.data*");
	await page.getByLabel("Age").fill("34");
	await book(page);
	await expect(page).toHaveURL(/\/home$/);
	await expectAlert({ page, dialogs, javaScriptEnabled }, "Booked Successfully");
});

test("booking works before the scripts have come", async ({ page, person: _ }) => {
	let release = () => {};
	const released = new Promise<void>((resolve) => {
		release = resolve;
	});
	await page.route("**/assets/*.js", async (route) => {
		await released;
		await route.continue();
	});
	await page.goto("/booking", { waitUntil: "commit" });
	await fill(page);
	await page.getByRole("button", { name: "Book", exact: true }).click({ noWaitAfter: true });
	await expect(page).toHaveURL(/\/home$/);
	await expect(page.getByRole("alert")).toHaveText(["Booked Successfully"]);
	release();
	await settled(page, true);
});

test("an answer that came before the scripts is raised as a dialog once they are there", async ({
	page,
	person: _,
	dialogs,
	expectedConsole,
}) => {
	expectedConsole.push(/422/);
	let release = () => {};
	const released = new Promise<void>((resolve) => {
		release = resolve;
	});
	await page.route("**/assets/*.js", async (route) => {
		await released;
		await route.continue();
	});
	await page.goto("/booking", { waitUntil: "commit" });
	await page.getByRole("button", { name: "Book", exact: true }).click({ noWaitAfter: true });
	await expect(page.getByRole("alert")).toHaveCount(1);
	expect(dialogs).toEqual([]);
	release();
	await settled(page, true);
	await expectAlert(
		{ page, dialogs, javaScriptEnabled },
		"All fields are required and phone number must be 10-digit and age must be a number",
	);
	await expectSummary(page);
});

test("what a visitor typed is there again after signing up on the way", async ({ page }) => {
	await page.goto("/booking");
	await settled(page, true);
	await page.getByLabel("Address").fill("12 Lake Road, Pune");
	// Who turns back and goes there once more still has it.
	await page.getByRole("main").getByRole("link", { name: "Sign up" }).click();
	await expect(page.getByLabel("Your name")).toBeVisible();
	await page.goBack();
	await expect(page.getByLabel("Address")).toHaveValue("12 Lake Road, Pune");
	await page.getByRole("main").getByRole("link", { name: "Sign up" }).click();
	await page.getByLabel("Your name").fill("Asha");
	await page.getByLabel("Email").fill(freshEmail());
	await page.getByLabel("Password").fill("a long password");
	await page.getByRole("button", { name: "Signup" }).click();
	await expect(page).toHaveURL(/\/booking$/);
	await expect(page.getByLabel("Address")).toHaveValue("12 Lake Road, Pune");
});

test("what was typed of late wins over what the account remembers of an earlier booking, and is not said to be sent", async ({
	page,
	context,
	server,
}) => {
	const person = await createPerson("Asha", server.databaseUrl);
	const earlier = goodBooking({
		name: "Asha Before",
		phone: "9000000000",
		address: "An old address",
		date: dayFromNow(3),
	});
	const kept = await page.request.post("/api/booking", { data: earlier, headers: person.authorization });
	expect(kept.status()).toBe(200);
	await page.goto("/booking");
	await settled(page, true);
	await fill(page, goodBooking({ name: "Bo Rao" }));
	await context.addCookies([{ name: "auth-token", value: person.token, url: server.url }]);
	await page.goto("/booking");
	await settled(page, true);
	await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Bo Rao");
	await expect(page.getByLabel("Address")).toHaveValue("12 Lake Road, Pune");
	await expect(page.getByText("What you typed is here again. Press Book to send it.")).toBeVisible();
	await expect(page.getByText("This is what you wrote the last time.")).toHaveCount(0);
});

test("after a logout in another tab the form remembers nothing of the person", async ({ page, context, person }) => {
	const data = goodBooking({ date: dayFromNow(4) });
	expect((await page.request.post("/api/booking", { data, headers: person.authorization })).status()).toBe(200);
	await page.goto("/booking");
	await settled(page, true);
	await expect(page.getByLabel("Address")).toHaveValue("12 Lake Road, Pune");
	const other = await context.newPage();
	await other.goto("/home");
	await settled(other, true);
	await other.getByRole("button", { name: "Logout" }).click();
	await expect(page.getByRole("banner").getByRole("link", { name: "Login" })).toBeVisible();
	await expect(page.getByLabel("Address")).toHaveValue("");
	await expect(page.getByLabel("Phone Number")).toHaveValue("");
});

test("a visitor who presses Book is led to what is needed first", async ({ page, dialogs, expectedConsole }) => {
	expectedConsole.push(/401/);
	await page.goto("/booking");
	await settled(page, true);
	await fill(page);
	await book(page);
	const notice = page.getByText("You need an account to book.");
	await expect(notice).toBeFocused();
	await expect(notice).toBeInViewport();
	await expectAlert({ page, dialogs, javaScriptEnabled }, null);
});

test("a day whose times cannot be had leaves the form as it is", async ({ page, person: _, expectedConsole }) => {
	expectedConsole.push(/503/);
	await page.route("**/booking/times*", (route) =>
		route.fulfill({ status: 503, json: { success: false, error: "Later." } }),
	);
	await page.goto("/booking");
	await settled(page, true);
	await fill(page);
	await expect(page.getByLabel("Address")).toHaveValue("12 Lake Road, Pune");
	await book(page);
	await expect(page).toHaveURL(/\/home$/);
});

/** Begins the form, and waits until the check that is fetched then has run: before, the server judges. */
async function checkFetched(page: Page): Promise<void> {
	const fetched = page.waitForResponse(/\/assets\/booking-check-.*\.js$/);
	await page.getByLabel("Name", { exact: true }).focus();
	await page.evaluate((script) => import(script), (await fetched).url());
}

test("an alert is raised once, however often the page is drawn or its data fetched after that", async ({
	page,
	dialogs,
	context,
	expectedConsole,
}) => {
	expectedConsole.push(/401/);
	let letRoutesBeKnown = () => {};
	const routesKnown = new Promise<void>((resolve) => {
		letRoutesBeKnown = resolve;
	});
	await page.route("**/__manifest*", async (route) => {
		await routesKnown;
		await route.continue();
	});
	await page.goto("/booking");
	await settled(page, true);
	await page.getByRole("button", { name: "Previous Bookings" }).click();
	await expectAlert({ page, dialogs, javaScriptEnabled }, "Error fetching user bookings");

	// Routes that are found out about late have the router draw the page anew.
	const manifest = page.waitForResponse("**/__manifest*");
	letRoutesBeKnown();
	await manifest;
	await expectNoDialog(page, dialogs);
	// A token that another tab puts into the storage has the data fetched anew.
	const other = await context.newPage();
	await other.goto("/booking");
	const refetched = page.waitForResponse(/booking\.data/);
	await other.evaluate(() => localStorage.setItem("auth-token", "of another tab"));
	await refetched;
	await expectNoDialog(page, dialogs);
	await expect(page.getByRole("alert")).toHaveText("Error fetching user bookings");
});
