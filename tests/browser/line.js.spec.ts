import type { Page } from "playwright/test";
import { dayFromNow, goodBooking } from "../support/bookings";
import { expect, settled, test } from "./test";

const notice = (page: Page) => page.locator(".line-notices");
const again = (page: Page) => notice(page).getByRole("button", { name: "Try again" });

test("without a line the page stays, says so, and tries again by a button", async ({ page, context }) => {
	await page.goto("/chatbot");
	await settled(page, true);
	await page.getByRole("textbox").fill("half a thought");
	await context.setOffline(true);
	await page.getByRole("link", { name: "Book a Session" }).click();
	await expect(notice(page)).toContainText("The line is gone. This page stays as it is.");
	// Calls need no line: what is told of it stands over no number.
	for (const number of ["112", "14416"])
		await page
			.getByRole("complementary", { name: "Help right now" })
			.getByRole("link", { name: number })
			.click({ trial: true });
	await expect(page).toHaveURL(/\/chatbot$/);
	await expect(page.getByRole("textbox")).toHaveValue("half a thought");
	await again(page).click();
	await expect(notice(page)).toContainText("The line is still gone.");
	await context.setOffline(false);
	await again(page).click();
	await expect(page).toHaveURL(/\/booking$/);
	await expect(again(page)).toHaveCount(0);
});

test("a server that cannot be reached costs nothing of the page, and is asked again", async ({
	page,
	expectedConsole,
}) => {
	expectedConsole.push(/ERR_FAILED/);
	await page.goto("/");
	await settled(page, true);
	await page.route("**/chatbot.data*", (route) => route.abort());
	await page.getByRole("link", { name: "Talk without an account" }).click();
	await expect(notice(page)).toContainText("The page could not be fetched.");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Welcome to Saathi");
	await again(page).click();
	await expect(notice(page)).toContainText("The page could not be fetched.");
	// Whoever goes elsewhere meanwhile is not held up, and not told of it any more.
	await page.getByRole("main").getByRole("link", { name: "SignUp" }).click();
	await expect(page).toHaveURL(/\/login$/);
	await expect(again(page)).toHaveCount(0);
	await page.unroute("**/chatbot.data*");
	await page.getByRole("link", { name: "Talk to the bot" }).click();
	await expect(page).toHaveURL(/\/chatbot$/);
});

test("so it is on the way to cancel a booking, and to a new password", async ({ page, person, expectedConsole }) => {
	expectedConsole.push(/ERR_FAILED/);
	const data = goodBooking({ date: dayFromNow(6) });
	expect((await page.request.post("/api/booking", { data, headers: person.authorization })).status()).toBe(200);
	await page.goto("/booking?view=previous");
	await settled(page, true);
	await page.route(/\/(booking\/.*|forgotten)\.data/, (route) => route.abort());
	await page.getByRole("row").getByRole("link", { name: "Cancel" }).click();
	await expect(notice(page)).toContainText("The page could not be fetched.");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("User Bookings");
	await page.context().clearCookies();
	await page.goto("/login?mode=login");
	await settled(page, true);
	await page.getByLabel("Email").fill("asha@example.in");
	await page.getByRole("link", { name: "Forgotten password?" }).click();
	await expect(notice(page)).toContainText("The page could not be fetched.");
	await expect(page.getByLabel("Email")).toHaveValue("asha@example.in");
});

for (const name of ["Help", "Safety plan", "My data"])
	test(`${name} waits for a server that cannot be reached, on the page that is there`, async ({
		page,
		expectedConsole,
	}) => {
		expectedConsole.push(/ERR_FAILED/);
		await page.goto("/");
		await settled(page, true);
		await page.route(/\/(help|plan|data)\.data/, (route) => route.abort());
		await page.getByRole("contentinfo").getByRole("link", { name, exact: true }).click();
		await expect(notice(page)).toContainText("The page could not be fetched.");
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Welcome to Saathi");
		await page.unroute(/\/(help|plan|data)\.data/);
		await again(page).click();
		await expect(page).toHaveURL(/\/(help|plan|data)$/);
	});

test("a server that is away when the language is switched costs nothing of a form", async ({
	page,
	expectedConsole,
}) => {
	expectedConsole.push(/ERR_FAILED/);
	await page.goto("/call-me");
	await settled(page, true);
	await page.getByLabel("Phone Number").fill("9876501298");
	await page.route("**/call-me.data*", (route) => route.abort());
	await page.getByRole("link", { name: "हिंदी" }).click();
	await expect(notice(page)).toContainText("The page could not be fetched.");
	await expect(page.getByLabel("Phone Number")).toHaveValue("9876501298");
	await page.unroute("**/call-me.data*");
	await again(page).click();
	await expect(page.getByLabel("फ़ोन नंबर")).toHaveValue("9876501298");
});

test("a page that takes over five seconds is told of", async ({ page }) => {
	await page.clock.install();
	await page.goto("/");
	await settled(page, true);
	let release = () => {};
	const released = new Promise<void>((resolve) => {
		release = resolve;
	});
	await page.route("**/chatbot.data*", async (route) => {
		await released;
		await route.continue();
	});
	const asked = page.waitForRequest("**/chatbot.data*");
	await page.getByRole("link", { name: "Talk without an account" }).click();
	await asked;
	await page.clock.fastForward(4_000);
	await expect(notice(page)).toHaveText("");
	await page.clock.fastForward(1_500);
	await expect(notice(page)).toHaveText("This takes long. Your line may be slow.");
	release();
	await expect(page).toHaveURL(/\/chatbot$/);
	await expect(notice(page)).toHaveText("");
});

test("an error page that knows nothing of the person shows a visitor no Logout", async ({ page, expectedConsole }) => {
	expectedConsole.push(/413|Failed to load/);
	await page.goto("/");
	const answer = await page.request.post("/chatbot", { form: { userInput: "x".repeat(70_000) } });
	expect(answer.status()).toBe(413);
	expect(await answer.text()).not.toContain("Logout");
});
