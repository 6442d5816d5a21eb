import { expect, test } from "./test";

test("without script the page is the typed chat, with no button that does nothing", async ({ page }) => {
	await page.goto("/check");
	for (const name of ["Start microphone", "Stop microphone", "Clear transcript"])
		await expect(page.getByRole("button", { name })).toHaveCount(0);
	await expect(page.getByRole("switch")).toHaveCount(0);
	await expect(page.getByText("Voice recognition not supported")).toHaveCount(0);
	expect((await page.locator(".voice-place").boundingBox())?.height).toBe(0);
	await page.getByRole("textbox", { name: "Your message" }).fill("typed without script");
	await page.getByRole("button", { name: "Send" }).click();
	await expect(page.getByRole("log").locator(".bubble")).toHaveCount(2);
	await expect(page.getByRole("log").locator(".bubble").first()).toContainText("typed without script");
});
