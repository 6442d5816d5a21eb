import { expect, expectAlert, expectSummary, freshEmail, settled, signUp, test } from "./test";

test("a visitor signs up, logs out and logs in again", { tag: "@journey" }, async ({ page, javaScriptEnabled }) => {
	const email = await signUp(page);
	await settled(page, javaScriptEnabled);
	await expect(page.getByRole("heading", { level: 1 })).toContainText("Asha");
	await page.getByRole("button", { name: "Logout" }).click();
	await expect(page).toHaveURL(/\/$/);
	await page.getByRole("link", { name: "Login" }).first().click();
	await page.getByRole("main").getByRole("link", { name: "Login" }).click();
	await page.getByLabel("Email").fill(email);
	await page.getByLabel("Password").fill("a long password");
	await page.getByRole("button", { name: "Login" }).click();
	await expect(page).toHaveURL(/\/home$/);
});

test("logging out everywhere ends the sign-in of another device too", { tag: "@journey" }, async ({
	page,
	browser,
	javaScriptEnabled,
}) => {
	const email = await signUp(page);
	const other = await (await browser.newContext({ javaScriptEnabled })).newPage();
	await other.goto(new URL("/login?mode=login", page.url()).href);
	await other.getByLabel("Email").fill(email);
	await other.getByLabel("Password").fill("a long password");
	await other.getByRole("button", { name: "Login" }).click();
	await expect(other).toHaveURL(/\/home$/);
	await page.goto("/home");
	await settled(page, javaScriptEnabled);
	await page.getByRole("button", { name: "Log out everywhere" }).click();
	await expect(page).toHaveURL(/\/$/);
	await expect(page.getByRole("banner").getByRole("link", { name: "Login" })).toBeVisible();
	await other.goto(new URL("/home", page.url()).href);
	await expect(other.getByRole("banner").getByRole("link", { name: "Login" })).toBeVisible();
	await other.context().close();
});

test("a wrong password is told in an alert, and the email is kept", async ({
	page,
	dialogs,
	javaScriptEnabled,
	expectedConsole,
}) => {
	expectedConsole.push(/401/);
	await page.goto("/login?mode=login");
	await settled(page, javaScriptEnabled);
	const email = freshEmail();
	await page.getByLabel("Email").fill(email);
	await page.getByLabel("Password").fill("wrong password");
	await page.getByRole("button", { name: "Login" }).click();
	await expectAlert({ page, dialogs, javaScriptEnabled }, "Email or password is incorrect");
	await expectSummary(page);
	await expect(page.getByLabel("Email")).toHaveValue(email);
	await expect(page).toHaveURL(/\/login\?mode=login$/);
});

test("what is wrong with a signup is told in an alert and at each field, and what was typed is kept", async ({
	page,
	dialogs,
	javaScriptEnabled,
	expectedConsole,
}) => {
	expectedConsole.push(/422/);
	await page.goto("/login");
	await settled(page, javaScriptEnabled);
	await page.getByLabel("Your name").fill("<b>Asha</b>");
	await page.getByLabel("Password").fill("short");
	await page.getByRole("button", { name: "Signup" }).click();
	await expectAlert(
		{ page, dialogs, javaScriptEnabled },
		"Email is required. Password must have at least 8 characters.",
	);
	await expect(page.getByLabel("Email")).toHaveAccessibleDescription(/Email is required/);
	await expect(page.getByLabel("Password")).toHaveAccessibleDescription(/Password must have at least 8 characters/);
	await expect(page.getByLabel("Email")).toHaveAttribute("aria-invalid", "true");
	await expect(page.getByLabel("Your name")).not.toHaveAttribute("aria-invalid");
	await expect(page.getByLabel("Your name")).toHaveValue("<b>Asha</b>");
	const summary = await expectSummary(page);
	await summary.getByRole("link", { name: "Email is required" }).click();
	await expect(page.getByLabel("Email")).toBeFocused();
});

test("signing up twice with one email is told in an alert", async ({
	page,
	person,
	context,
	dialogs,
	javaScriptEnabled,
	expectedConsole,
}) => {
	expectedConsole.push(/409/);
	await context.clearCookies();
	await page.goto("/login");
	await settled(page, javaScriptEnabled);
	await page.getByLabel("Your name").fill("Asha");
	await page.getByLabel("Email").fill(person.email);
	await page.getByLabel("Password").fill("a long password");
	await page.getByRole("button", { name: "Signup" }).click();
	await expectAlert({ page, dialogs, javaScriptEnabled }, "This email has an account already. Please log in instead.");
	await expectSummary(page);
});

test("somebody who comes from the booking page goes back there after signing up", async ({
	page,
	javaScriptEnabled,
}) => {
	await page.goto("/booking");
	await settled(page, javaScriptEnabled);
	await page.getByRole("main").getByRole("link", { name: "Sign up" }).click();
	await page.getByLabel("Your name").fill("Asha");
	await page.getByLabel("Email").fill(freshEmail());
	await page.getByLabel("Password").fill("a long password");
	await page.getByRole("button", { name: "Signup" }).click();
	await expect(page).toHaveURL(/\/booking$/);
	await expect(page.getByRole("button", { name: "Logout" })).toBeVisible();
});

test("somebody who is logged in is led on from /login to /home", async ({ page, person: _ }) => {
	await page.goto("/login");
	await expect(page).toHaveURL(/\/home$/);
});
