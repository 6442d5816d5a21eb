import { expect, expectSummary, settled, test } from "./test";

test("a visitor asks to be called, and sees what becomes of it", async ({
	page,
	javaScriptEnabled,
	expectedConsole,
}) => {
	expectedConsole.push(/422/);
	await page.goto("/booking");
	await page.getByRole("link", { name: "Call me back" }).click();
	await expect(page.getByRole("heading", { name: "Call me back" })).toBeVisible();
	await expect(page.getByText("This is no emergency service.")).toBeVisible();
	await expect(page.getByRole("main").getByRole("link", { name: "14416" })).toBeVisible();
	await settled(page, javaScriptEnabled);
	await page.getByLabel("Phone Number").fill("12345");
	await page.getByLabel("When").selectOption("In the evening");
	await page.getByRole("button", { name: "Call me back" }).click();
	const summary = await expectSummary(page);
	await summary.getByRole("link", { name: "Phone number must be a 10-digit number" }).click();
	await expect(page.getByLabel("Phone Number")).toBeFocused();
	await expect(page.getByLabel("When")).toHaveValue("evening");
	await page.getByLabel("Phone Number").fill("9876501234");
	await page.getByRole("button", { name: "Call me back" }).click();
	const asked = page.getByRole("region", { name: "What you asked for" });
	await expect(asked).toContainText("We have it. Nobody has taken it yet.");
	await expect(asked).toContainText("In the evening");
	await expect(page.getByText("We have your number. Somebody from us will call you")).toBeInViewport();
	await expect(page.getByLabel("Phone Number")).toBeHidden();
	await page.getByText("Ask for a call to another number").click();
	await expect(page.getByLabel("Phone Number")).toHaveValue("");
	await page.reload();
	await expect(asked).toBeVisible();
	await asked.getByRole("button", { name: "Do not call me" }).click();
	await expect(asked).toContainText("You took it back. Nobody will call you.");
	await expect(asked.getByRole("button")).toHaveCount(0);
	await expect(page.getByText("We have your number.")).toHaveCount(0);
	await expect(page.getByLabel("Phone Number")).toBeVisible();
});
