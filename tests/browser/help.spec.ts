import { expect, settled, test } from "./test";

test("from the strip of any page to what to do now, with numbers that call", async ({ page, javaScriptEnabled }) => {
	await page.goto("/login");
	await page.getByRole("complementary", { name: "Help right now" }).getByRole("link", { name: "Help" }).click();
	await expect(page.getByRole("heading", { level: 1, name: "Help right now" })).toBeVisible();
	await settled(page, javaScriptEnabled);
	await page.getByRole("link", { name: "Somebody has taken too much, or poison" }).click();
	await expect(page).toHaveURL(/#after-an-overdose$/);
	const need = page.getByRole("region", { name: "Somebody has taken too much, or poison" });
	await expect(need.getByRole("link", { name: "112" })).toHaveAttribute("href", "tel:112");
	const line = page.getByRole("article", { name: "Women helpline" });
	await expect(line.getByRole("link", { name: "181" })).toHaveAttribute("href", "tel:181");
	await expect(line).toContainText("West Bengal");
});

test("the list begins with the lines and with what helps in the next minutes, and each part leads back to it", async ({
	page,
	javaScriptEnabled,
}) => {
	await page.goto("/help");
	await settled(page, javaScriptEnabled);
	const list = page.getByRole("navigation", { name: "What is it about?" });
	await expect(list.getByRole("link").nth(0)).toHaveText("Lines you can call");
	await expect(list.getByRole("link").nth(1)).toHaveText("To get through the next minutes");
	await list.getByRole("link", { name: "Lines you can call" }).click();
	const part = page.getByRole("region", { name: "Lines you can call" });
	await expect(part.getByRole("heading", { level: 2 })).toBeInViewport();
	await part.getByRole("link", { name: "Back to the list" }).click();
	await expect(list.getByRole("heading")).toBeInViewport();
	await expect(page.getByRole("main").getByRole("link", { name: "Back to the list" })).toHaveCount(
		await list.getByRole("link").count(),
	);
});

test("grounding is read step by step, with script and without", async ({ page }) => {
	await page.goto("/help");
	const heading = page.getByRole("heading", { name: "Come back into the room" });
	await expect(heading).toBeVisible();
	await expect(heading.locator("xpath=following-sibling::ol[1]").getByRole("listitem")).toHaveText([
		/five things that you see/,
		/Four that you feel/,
		/\w/,
		/\w/,
		/\w/,
	]);
});

test("the breathing circle moves for whoever opens it, and not where less motion is asked for", async ({ page }) => {
	await page.goto("/help");
	const circle = page.locator(".breath");
	await expect(circle).toBeHidden();
	await page.getByText("Breathe with the circle").click();
	await expect(page.getByText("In through the nose while you count to four.")).toBeVisible();
	await expect(circle).toBeVisible();
	await page.emulateMedia({ reducedMotion: "reduce" });
	await expect(circle).toBeHidden();
	await expect(page.getByText("In through the nose while you count to four.")).toBeVisible();
});
