import { readFileSync } from "node:fs";
import type { Page } from "playwright/test";
import { expect, freshEmail, settled, signUp, test } from "./test";

async function logIn(page: Page, email: string, password: string): Promise<void> {
	await page.goto("/login?mode=login");
	await page.getByLabel("Email").fill(email);
	await page.getByLabel("Password").fill(password);
	await page.getByRole("button", { name: "Login" }).click();
}

test("a person sees what is kept, changes the name, and deletes the account with everything", async ({
	page,
	javaScriptEnabled,
	expectedConsole,
}) => {
	expectedConsole.push(/Failed to load resource/);
	const email = await signUp(page);
	await page.goto("/data");
	await settled(page, javaScriptEnabled);
	await page.getByRole("textbox", { name: "Your name" }).fill("Meera");
	await page.getByRole("button", { name: "Change name" }).click();
	await expect(page.getByText("Your name is changed.")).toBeVisible();
	await settled(page, javaScriptEnabled);
	const password = page.getByRole("region", { name: "Delete your account" }).getByLabel("Your password now");
	await password.fill("not my password");
	await page.getByRole("button", { name: "Delete everything" }).click();
	await expect(page.getByRole("link", { name: "Your password is not right" })).toBeVisible();
	await settled(page, javaScriptEnabled);
	await password.fill("a long password");
	await page.getByRole("button", { name: "Delete everything" }).click();
	await expect(page.getByText("Your account and everything with it is deleted.")).toBeVisible();
	await expect(page.getByRole("link", { name: "Login" })).toBeVisible();
	// Without script the page before is the answer to a form, which the browser does not ask for again by itself.
	await page.goBack().catch((error) => expect(String(error)).toContain("ERR_CACHE_MISS"));
	await expect(page.getByText("Meera")).toHaveCount(0);
	await expect(page.getByText(email)).toHaveCount(0);
	await page.goto("/login?mode=login");
	await settled(page, javaScriptEnabled);
	await page.getByLabel("Email").fill(email);
	await page.getByLabel("Password").fill("a long password");
	await page.getByRole("button", { name: "Login" }).click();
	await expect(page.getByText("Email or password is incorrect").first()).toBeVisible();
});

test("email and password are changed for who gives the password, and sign-ins elsewhere end", async ({
	page,
	browser,
	baseURL,
	javaScriptEnabled,
	expectedConsole,
}) => {
	expectedConsole.push(/Failed to load resource/);
	const [email, next, password] = [await signUp(page), freshEmail(), "quite another long one"];
	const elsewhere = await browser.newContext({ baseURL, javaScriptEnabled });
	const other = await elsewhere.newPage();
	const welcome = other.getByText("Welcome, Asha");
	await logIn(other, email, "a long password");
	await expect(welcome).toBeVisible();

	await page.goto("/data");
	await page.getByRole("button", { name: "End all other sign-ins" }).click();
	await expect(page.getByText("All other sign-ins are ended.")).toBeVisible();
	await expect(page.getByRole("button", { name: "End all other sign-ins" })).toHaveCount(0);
	await other.goto("/home");
	await expect(other.getByRole("link", { name: "Login" })).toBeVisible();

	const form = (name: string) => page.getByRole("form", { name });
	const change = async (name: string, field: string, value: string, current: string) => {
		await settled(page, javaScriptEnabled);
		await form(name).getByLabel(field).fill(value);
		await form(name).getByLabel("Your password now").fill(current);
		await form(name).getByRole("button").click();
	};
	await change("Change email", "Email", next, "not my password");
	await expect(page.getByRole("link", { name: "Your password is not right" })).toBeVisible();
	await expect(form("Change email").getByLabel("Email")).toHaveValue(next);
	await change("Change email", "Email", next, "a long password");
	await expect(page.getByText("Your email is changed.")).toBeVisible();
	await expect(form("Change email").getByLabel("Email")).toHaveValue(next);
	await expect(form("Change email").getByLabel("Your password now")).toHaveValue("");
	await logIn(other, email, "a long password");
	await expect(other.getByText("Email or password is incorrect").first()).toBeVisible();
	await logIn(other, next, "a long password");
	await expect(welcome).toBeVisible();

	await change("Change password", "New password", "short", "a long password");
	await expect(page.getByRole("link", { name: /at least 8 characters/ })).toBeVisible();
	await change("Change password", "New password", password, "a long password");
	await expect(page.getByText("Your password is changed, and all other sign-ins are ended.")).toBeVisible();
	for (const box of ["New password", "Your password now"])
		await expect(form("Change password").getByLabel(box)).toHaveValue("");
	await expect(page.getByRole("button", { name: "Logout" })).toBeVisible();
	await other.goto("/home");
	await expect(other.getByRole("link", { name: "Login" })).toBeVisible();
	await logIn(other, next, password);
	await expect(welcome).toBeVisible();
	await elsewhere.close();
});

test("a list at the top leads to each part of the page", async ({ page, person: _, javaScriptEnabled }) => {
	await page.goto("/data");
	await settled(page, javaScriptEnabled);
	const list = page.getByRole("navigation", { name: "On this page" });
	await expect(list.getByRole("link")).toHaveText([
		"What is kept",
		"Your rights",
		"How am I",
		"Change your account",
		"Delete your account",
	]);
	for (const link of await list.getByRole("link").all()) {
		const part = page.getByRole("region", { name: await link.innerText(), exact: true });
		await link.click();
		await expect(part.getByRole("heading", { level: 2 })).toBeInViewport();
	}
	await page.context().clearCookies();
	await page.goto("/data");
	await expect(list.getByRole("link")).toHaveText(["What is kept", "Your rights"]);
});

test("a visitor takes the talk along and clears it, after being asked once", async ({ page, javaScriptEnabled }) => {
	await page.goto("/data");
	await expect(page.getByText("nothing of yours to show")).toBeVisible();
	await page.goto("/chatbot");
	await settled(page, javaScriptEnabled);
	await page.getByRole("textbox").fill("Only this browser's");
	await page.getByRole("button", { name: "Send" }).click();
	await expect(page.getByRole("log").getByText("Only this browser's", { exact: true })).toBeVisible();
	await page.goto("/data");
	const download = page.waitForEvent("download");
	await page.getByRole("link", { name: "Download all as a file" }).click();
	expect(readFileSync(await (await download).path(), "utf8")).toContain("Only this browser's");
	await page.getByRole("button", { name: "Clear conversation" }).click();
	await page.getByRole("button", { name: "Clear it" }).click();
	await expect(page.getByText("nothing of yours to show")).toBeVisible();
});

test("a plan is kept in the account and deleted, with script and without", async ({
	page,
	person: _,
	javaScriptEnabled,
}) => {
	await page.goto("/plan");
	await settled(page, javaScriptEnabled);
	await page.getByLabel("Whom I can ask for help").fill("My sister");
	await page.getByRole("button", { name: "Keep in my account" }).click();
	await expect(page.getByText("Kept in your account.")).toBeVisible();
	await expect(page.getByLabel("Whom I can ask for help")).toHaveValue("My sister");
	await settled(page, javaScriptEnabled);
	await page.getByRole("button", { name: "Delete the plan" }).click();
	await expect(page.getByText("The plan is deleted.")).toBeVisible();
	await expect(page.getByLabel("Whom I can ask for help")).toHaveValue("");
});
