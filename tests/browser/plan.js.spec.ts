import { expect, settled, test } from "./test";

test("a visitor keeps a plan in this browser, and deletes it as easily", async ({ page }) => {
	await page.goto("/plan");
	await settled(page, true);
	await page.getByLabel("Warning signs").fill("I stop eating");
	await page.getByRole("button", { name: "Keep in this browser" }).click();
	await expect(page.getByText("Kept in this browser, until you delete it or log out.")).toBeVisible();
	await page.reload();
	await expect(page.getByLabel("Warning signs")).toHaveValue("I stop eating");
	await page.getByRole("button", { name: "Delete the plan" }).click();
	await page.reload();
	await settled(page, true);
	await expect(page.getByLabel("Warning signs")).toHaveValue("");
	expect(await page.evaluate(() => localStorage.getItem("plan"))).toBeNull();
});

test("where nothing may be stored, it says so and what was typed stays", async ({ page }) => {
	// why: no switch of the browser fills its storage.
	await page.addInitScript(() => {
		Storage.prototype.setItem = () => {
			throw new DOMException("full", "QuotaExceededError");
		};
	});
	await page.goto("/plan");
	await settled(page, true);
	await page.getByLabel("Warning signs").fill("I stop eating");
	await page.getByRole("button", { name: "Keep in this browser" }).click();
	await expect(page.getByText("This browser does not let anything be kept.")).toBeVisible();
	await expect(page.getByLabel("Warning signs")).toHaveValue("I stop eating");
});

test("where storage is forbidden, the whole site works, and says that it keeps nothing", async ({
	page,
	expectedConsole,
}) => {
	// The router, which keeps its own notes there, complains and goes on.
	expectedConsole.push(/SecurityError: denied/);
	// why: no switch of the browser under test forbids a page its storage alone.
	await page.addInitScript(() => {
		for (const name of ["localStorage", "sessionStorage"])
			Object.defineProperty(window, name, {
				get: () => {
					throw new DOMException("denied", "SecurityError");
				},
			});
	});
	await page.goto("/plan");
	await settled(page, true);
	await page.getByLabel("Warning signs").fill("I stop eating");
	await page.getByRole("button", { name: "Keep in this browser" }).click();
	await expect(page.getByText("This browser does not let anything be kept.")).toBeVisible();
	await expect(page.getByLabel("Warning signs")).toHaveValue("I stop eating");
	await page.goto("/chatbot");
	await settled(page, true);
	await page.getByRole("textbox").fill("hello");
	await page.getByRole("button", { name: "Send" }).click();
	await expect(page.getByRole("log").getByText("hello", { exact: true })).toBeVisible();
	await page.goto("/help");
	await settled(page, true);
	await expect(page.getByRole("main").getByRole("link", { name: "14416" }).first()).toBeVisible();
});
