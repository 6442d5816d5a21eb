import { expect, settled, test } from "./test";

test("a slow reply is told of after a moment, and no longer than it takes", async ({ page }) => {
	let answer = () => {};
	const held = new Promise<void>((resolve) => {
		answer = resolve;
	});
	await page.route("**/chatbot.data*", async (route) => {
		if (route.request().method() === "POST") await held;
		await route.continue();
	});
	await page.goto("/chatbot");
	await settled(page, true);
	await page.getByLabel("Your message").fill("hello");
	await page.getByRole("button", { name: "Send" }).click();
	const thinking = page.getByText("Thinking…");
	await expect(thinking).toBeAttached();
	expect(await thinking.evaluate((line) => getComputedStyle(line).animationDelay)).toBe("0.4s");
	await expect(thinking).toBeVisible();
	answer();
	await expect(page.getByRole("log").getByText("hello", { exact: true })).toBeVisible();
	await expect(thinking).toBeHidden();
});

test("a reply is announced once, and the person's own words are not", async ({ page }) => {
	await page.goto("/chatbot");
	await settled(page, true);
	await page.getByLabel("Your message").fill("hello");
	await page.getByRole("button", { name: "Send" }).click();
	const items = page.getByRole("log").locator("li");
	await expect(items).toHaveCount(3);
	expect(await items.evaluateAll((all) => all.map((item) => item.getAttribute("aria-live")))).toEqual([
		"off",
		"off",
		null,
	]);
});

test("somebody offline is told so, and what they wrote stays", async ({ page, context }) => {
	await page.goto("/chatbot", { waitUntil: "networkidle" });
	await settled(page, true);
	await page.getByLabel("Your message").fill("in a tunnel");
	await context.setOffline(true);
	const notice = page.getByText("You are offline. What you write stays here until you are back.");
	await expect(page.getByRole("status").filter({ has: notice })).toBeVisible();
	await expect(page.getByLabel("Your message")).toHaveValue("in a tunnel");
	await context.setOffline(false);
	await expect(notice).toHaveCount(0);
});
