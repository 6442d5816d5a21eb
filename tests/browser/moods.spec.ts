import type { Page } from "playwright/test";
import { expect, settled, test } from "./test";

const scale = (page: Page) => page.getByRole("group", { name: "How are you now, from 0" });
const tapped = (page: Page, mood: string) => scale(page).getByRole("button", { name: mood, exact: true });

for (const address of ["/chatbot", "/check"])
	test(`who turned the line on is asked on ${address} when an exercise is finished, with one tap`, async ({
		page,
		person: _,
		javaScriptEnabled,
	}) => {
		await page.goto("/data");
		await settled(page, javaScriptEnabled);
		await page.getByRole("button", { name: "Turn it on" }).click();
		await expect(page.getByText("Your line is turned on.")).toBeVisible();
		await expect(page.getByText("Nothing in it yet.")).toBeVisible();
		await page.goto(address);
		await settled(page, javaScriptEnabled);
		await page.getByRole("textbox", { name: "Your message" }).fill("Slow breathing");
		await page.getByRole("button", { name: "Send" }).click();
		for (const [index, words] of ["Done", "Done", "Done", "A little better"].entries()) {
			await expect(
				page
					.getByRole("log")
					.getByRole("listitem")
					.filter({ has: page.locator(".bubble-text") }),
			).toHaveCount(2 * index + 2);
			await expect(scale(page)).toHaveCount(0);
			await settled(page, javaScriptEnabled);
			await page.getByRole("button", { name: words, exact: true }).click();
		}
		await expect(scale(page)).toBeVisible();
		await settled(page, javaScriptEnabled);
		await tapped(page, "6").click();
		await expect(page.getByText("Kept: 6.")).toBeVisible();
		await expect(tapped(page, "6")).toHaveAttribute("aria-pressed", "true");
		await settled(page, javaScriptEnabled);
		await tapped(page, "7").click();
		await expect(page.getByText("Kept: 7.")).toBeVisible();
		await page.getByRole("link", { name: "See your line" }).click();
		await expect(page.getByRole("img", { name: "A line of how you were" })).toBeVisible();
		await page.getByText("The same as a table").click();
		await expect(page.getByRole("table").getByRole("cell")).toHaveText(["7"]);
	});

test("on /data a tap is drawn at once, and all goes with 'Turn off and delete'", async ({
	page,
	person: _,
	javaScriptEnabled,
}) => {
	await page.goto("/data");
	await settled(page, javaScriptEnabled);
	await page.getByRole("button", { name: "Turn it on" }).click();
	await expect(page).toHaveURL(/\/data#moods$/);
	await expect(page.getByRole("heading", { name: "How am I" })).toBeInViewport();
	await expect(page.getByRole("region", { name: "How am I" }).getByText("Your line is turned on.")).toBeInViewport();
	await expect(scale(page)).toBeVisible();
	await settled(page, javaScriptEnabled);
	await tapped(page, "10").click();
	await expect(page.getByRole("img", { name: "A line of how you were" })).toBeVisible();
	await expect(page).toHaveURL(/\/data#moods$/);
	await settled(page, javaScriptEnabled);
	await page.getByRole("button", { name: "Turn off and delete" }).click();
	await expect(page.getByText("Your line is turned off and deleted.")).toBeVisible();
	await expect(scale(page)).toHaveCount(0);
	await page.getByRole("button", { name: "Turn it on" }).click();
	await expect(page.getByText("Nothing in it yet.")).toBeVisible();
});
