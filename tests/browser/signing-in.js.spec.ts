import type { Page } from "playwright/test";
import { expect, expectAlert, expectSummary, freshEmail, settled, signUp, test } from "./test";

function storedToken(page: Page): Promise<string | null> {
	return page.evaluate(() => localStorage.getItem("auth-token"));
}

test("switching between Signup and Login keeps what was typed", async ({ page }) => {
	await page.goto("/login");
	await settled(page, true);
	await page.getByLabel("Your name").fill("Asha");
	await page.getByLabel("Email").fill("asha@example.in");
	await page.getByLabel("Password").fill("a long password");
	await page.getByRole("main").getByRole("link", { name: "Login" }).click();
	await expect(page.getByRole("main").getByRole("button")).toHaveText(["Login"]);
	await expect(page.getByLabel("Email")).toHaveValue("asha@example.in");
	await expect(page.getByLabel("Password")).toHaveValue("a long password");
	await page.getByRole("link", { name: "Click here to create an account" }).click();
	await expect(page.getByLabel("Your name")).toHaveValue("Asha");
	await expect(page.getByLabel("Email")).toHaveValue("asha@example.in");
	await expect(page.getByLabel("Password")).toHaveValue("a long password");
});

test("Signup pressed twice is sent once", async ({ page }) => {
	await page.goto("/login");
	await settled(page, true);
	await page.getByLabel("Your name").fill("Asha");
	await page.getByLabel("Email").fill(freshEmail());
	await page.getByLabel("Password").fill("a long password");
	const sent: string[] = [];
	page.on("request", (request) => request.method() === "POST" && sent.push(new URL(request.url()).pathname));
	await page.getByRole("main").getByRole("button", { name: "Signup" }).dblclick();
	await expect(page).toHaveURL(/\/home$/);
	expect(sent).toEqual(["/login.data"]);
});

test("the token is in local storage under auth-token while logged in, and nowhere after Logout", async ({
	page,
	context,
}) => {
	await page.goto("/login");
	expect(await storedToken(page)).toBeNull();
	await signUp(page);
	await expect.poll(() => storedToken(page)).toMatch(/^[\w-]{43}$/);
	const cookie = (await context.cookies()).find(({ name }) => name === "auth-token");
	expect(await storedToken(page)).toBe(cookie?.value);
	await page.getByRole("button", { name: "Logout" }).click();
	await expect(page).toHaveURL(/\/$/);
	await expect(page.getByRole("banner").getByRole("link", { name: "Login" })).toBeVisible();
	expect(await storedToken(page)).toBeNull();
	expect((await context.cookies()).map(({ name }) => name)).not.toContain("auth-token");
});

test("a token that the server knows no more is removed from local storage", async ({ page, context, person: _ }) => {
	await page.goto("/home");
	await expect.poll(() => storedToken(page)).not.toBeNull();
	await context.clearCookies();
	await page.goto("/home");
	await expect.poll(() => storedToken(page)).toBeNull();
	await expect(page.getByRole("banner").getByRole("link", { name: "Login" })).toBeVisible();
});

test("logging out in one tab shows in another, which keeps what was typed", async ({ page, context, person: _ }) => {
	await page.goto("/booking");
	await settled(page, true);
	await page.getByLabel("Address").fill("12 Lake Road");
	const other = await context.newPage();
	await other.goto("/home");
	await settled(other, true);
	await other.getByRole("button", { name: "Logout" }).click();
	await expect(other).toHaveURL(/\/$/);
	await expect(page.getByRole("banner").getByRole("link", { name: "Login" })).toBeVisible();
	await expect(page.getByLabel("Address")).toHaveValue("12 Lake Road");
	expect(await storedToken(page)).toBeNull();
});

test("a broken line is told in an alert and costs nothing that was typed", async ({
	page,
	dialogs,
	expectedConsole,
}) => {
	expectedConsole.push(/ERR_FAILED/);
	await page.goto("/login");
	await settled(page, true);
	await page.getByLabel("Your name").fill("Asha");
	await page.getByLabel("Email").fill("asha@example.in");
	await page.getByLabel("Password").fill("a long password");
	await page.route("**/login.data*", (route) => route.abort());
	await page.getByRole("button", { name: "Signup" }).click();
	await expectAlert(
		{ page, dialogs, javaScriptEnabled: true },
		"We could not reach the server. Please check your connection and try again.",
	);
	await expectSummary(page);
	for (const [label, value] of [
		["Your name", "Asha"],
		["Email", "asha@example.in"],
		["Password", "a long password"],
	] as const)
		await expect(page.getByLabel(label)).toHaveValue(value);
});

test("an email that cannot be one is told of before anything is sent, in the summary", async ({ page, dialogs }) => {
	await page.goto("/login");
	await settled(page, true);
	const posts: string[] = [];
	page.on("request", (request) => request.method() === "POST" && posts.push(request.url()));
	await page.getByLabel("Your name").fill("Asha");
	await page.getByLabel("Email").fill("asha at example");
	await page.getByLabel("Password").fill("a long password");
	for (const _press of [1, 2]) {
		await page.getByRole("button", { name: "Signup" }).click();
		const summary = await expectSummary(page);
		await expect(page.getByLabel("Email")).toHaveAttribute("aria-invalid", "true");
		await expect(page.getByLabel("Email")).toHaveAccessibleDescription("Email must look like name@example.com");
		await summary.getByRole("link", { name: "Email must look like name@example.com" }).click();
		await expect(page.getByLabel("Email")).toBeFocused();
	}
	expect(posts).toEqual([]);
	await expectAlert({ page, dialogs, javaScriptEnabled: true }, null);
	await page.getByRole("main").getByRole("link", { name: "Login" }).click();
	await expect(page.getByRole("region", { name: "There is a problem" })).toHaveCount(0);
	await page.getByRole("link", { name: "Click here to create an account" }).click();
	await page.getByLabel("Email").fill(freshEmail());
	await page.getByRole("button", { name: "Signup" }).click();
	await expect(page).toHaveURL(/\/home$/);
});

test("signing up works before the scripts have come", async ({ page }) => {
	let release = () => {};
	const released = new Promise<void>((resolve) => {
		release = resolve;
	});
	await page.route("**/assets/*.js", async (route) => {
		await released;
		await route.continue();
	});
	await page.goto("/login", { waitUntil: "commit" });
	await page.getByLabel("Your name").fill("Asha");
	await page.getByLabel("Email").fill(freshEmail());
	await page.getByLabel("Password").fill("a long password");
	await page.getByRole("button", { name: "Signup" }).click({ noWaitAfter: true });
	await expect(page).toHaveURL(/\/home$/);
	await expect(page.locator("html[data-hydrated]")).toHaveCount(0);
	release();
	await settled(page, true);
	await expect.poll(() => storedToken(page)).toMatch(/^[\w-]{43}$/);
});
