import { expect, freshEmail, settled, test } from "./test";

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

test("a broken line costs nothing of a plan, and what was not deleted is not told to be", async ({
	page,
	person: _,
	expectedConsole,
}) => {
	expectedConsole.push(/ERR_FAILED/);
	const box = page.getByLabel("Warning signs");
	const unreachable = page.getByRole("alert").getByText("We could not reach the server.");
	await page.goto("/plan");
	await settled(page, true);
	await box.fill("I stop eating");
	await page.getByRole("button", { name: "Keep in this browser" }).click();
	await page.route("**/plan.data*", (route) => route.abort());
	await page.getByRole("button", { name: "Keep in my account" }).click();
	await expect(unreachable).toBeVisible();
	await expect(box).toHaveValue("I stop eating");
	await page.unroute("**/plan.data*");
	await page.getByRole("button", { name: "Keep in my account" }).click();
	await expect(page.getByText("Kept in your account.")).toBeVisible();
	await page.route("**/plan.data*", (route) => route.abort());
	await page.getByRole("button", { name: "Delete the plan" }).click();
	await expect(unreachable).toBeVisible();
	await expect(page.getByText("The plan is deleted.")).toHaveCount(0);
	await expect(box).toHaveValue("I stop eating");
	await page.unroute("**/plan.data*");
	await page.getByRole("button", { name: "Delete the plan" }).click();
	await expect(page.getByText("The plan is deleted.")).toBeVisible();
	await expect(box).toHaveValue("");
	expect(await page.evaluate(() => localStorage.getItem("plan"))).toBeNull();
});

test("what a visitor wrote goes along to the login and back, and is in no storage", async ({ page }) => {
	await page.goto("/plan");
	await settled(page, true);
	await page.getByLabel("Whom I can ask for help").fill("My sister");
	await page.getByRole("link", { name: "Log in to keep it in your account" }).click();
	await page.getByRole("link", { name: "Click here to create an account" }).click();
	expect(await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))).not.toContain(
		"sister",
	);
	await page.getByLabel("Your name").fill("Asha");
	await page.getByLabel("Email").fill(freshEmail());
	await page.getByLabel("Password").fill("a long password");
	await page.getByRole("button", { name: "Signup" }).click();
	await expect(page.getByRole("button", { name: "Keep in my account" })).toBeVisible();
	await expect(page.getByLabel("Whom I can ask for help")).toHaveValue("My sister");
});

for (const name of ["Logout", "Log out everywhere"])
	test(`${name} takes the plan out of this browser, whether or not the browser heeds the server`, async ({
		page,
		person: _,
	}) => {
		await page.goto("/home");
		await settled(page, true);
		await page.evaluate(() => localStorage.setItem("plan", JSON.stringify({ signs: "I stop eating" })));
		// why: over plain http no browser empties its storage at the server's word; to a test's own machine it does.
		await page.route("**/logout*", (route) => route.fulfill({ status: 204 }));
		await page.getByRole("button", { name, exact: true }).click();
		await expect.poll(() => page.evaluate(() => localStorage.getItem("plan"))).toBeNull();
	});

test("what was typed stays over a login in another tab and a switch of the language, emptied boxes too", async ({
	page,
	context,
	person,
}) => {
	const other = await context.newPage();
	await other.goto("/plan");
	await settled(other, true);
	await other.getByLabel("Warning signs").fill("I stop eating");
	await other.getByRole("button", { name: "Keep in my account" }).click();
	await expect(other.getByText("Kept in your account.")).toBeVisible();
	await context.clearCookies();
	await other.evaluate(() => localStorage.clear());

	await page.goto("/plan");
	await settled(page, true);
	const [signs, ask] = [page.getByRole("textbox").first(), page.getByRole("textbox").nth(3)];
	await signs.fill("No sleep");
	await page.getByRole("button", { name: "Keep in this browser" }).click();
	await ask.fill("My sister");
	await context.addCookies([{ name: "auth-token", value: person.token, url: page.url() }]);
	await other.goto("/home");
	await expect(page.getByRole("button", { name: "Keep in my account" })).toBeVisible();
	await expect(signs).toHaveValue("I stop eating\nNo sleep");
	await expect(ask).toHaveValue("My sister");

	await signs.fill("");
	await page.getByRole("link", { name: "हिंदी" }).click();
	await expect(page.locator("html")).toHaveAttribute("lang", "hi");
	await expect(ask).toHaveValue("My sister");
	await expect(signs).toHaveValue("");
});

test("a plan that is kept once more after a lost answer is no conflict", async ({
	page,
	person: _,
	expectedConsole,
}) => {
	expectedConsole.push(/ERR_FAILED/);
	await page.goto("/plan");
	await settled(page, true);
	await page.getByLabel("Warning signs").fill("I stop eating");
	await page.route("**/plan.data*", async (route) => {
		await route.fetch({ maxRedirects: 0 });
		await route.abort();
	});
	await page.getByRole("button", { name: "Keep in my account" }).click();
	await expect(page.getByRole("alert").getByText("We could not reach the server.")).toBeVisible();
	await page.unroute("**/plan.data*");
	await page.getByRole("button", { name: "Keep in my account" }).click();
	await expect(page.getByText("Kept in your account.")).toBeVisible();
});
