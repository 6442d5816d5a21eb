import type { Page } from "playwright/test";
import { expect, expectAlert, settled, test } from "./test";

const strip = (page: Page) => page.getByRole("complementary", { name: /Help right now|अभी मदद/ });
const bar = (page: Page) => page.getByRole("banner");

test("a link on every page switches to Hindi and back, and is remembered", async ({
	page,
	javaScriptEnabled,
	expectedConsole,
}) => {
	expectedConsole.push(/404/);
	await page.goto("/help");
	await settled(page, javaScriptEnabled);
	await bar(page).getByRole("link", { name: "हिंदी" }).click();
	await expect(page.getByRole("heading", { level: 1, name: "अभी मदद" })).toBeVisible();
	await expect(page.locator("html")).toHaveAttribute("lang", "hi");
	for (const path of ["/", "/login", "/chatbot", "/check", "/plan", "/data", "/nowhere"]) {
		await page.goto(path);
		await expect(strip(page).getByRole("link", { name: "मदद" })).toBeVisible();
		await expect(bar(page).getByRole("link", { name: "English" })).toHaveAttribute("lang", "en");
	}
	await page.goto("/data");
	await settled(page, javaScriptEnabled);
	await bar(page).getByRole("link", { name: "English" }).click();
	await expect(page.getByRole("heading", { level: 1, name: "My data" })).toBeVisible();
	await expect(page.locator("html")).toHaveAttribute("lang", "en-IN");
});

test("a page keeps its address, and says of each part in which language it is", async ({ page, javaScriptEnabled }) => {
	await page.goto("/login?mode=login&redirectTo=%2Fplan");
	await settled(page, javaScriptEnabled);
	await bar(page).getByRole("link", { name: "हिंदी" }).click();
	await expect(page).toHaveURL(/\/login\?mode=login&redirectTo=%2Fplan&language=hi$/);
	await expect(page.locator("html")).toHaveAttribute("lang", "en-IN");
	await expect(page.locator("body")).toHaveAttribute("lang", "hi");
	await expect(page.getByRole("heading", { level: 1, name: "Login लॉग इन" })).toBeVisible();
	const own = page.getByText("Good to see you again.");
	expect(await own.evaluate((element) => element.closest("[lang]")?.getAttribute("lang"))).toBe("en");
	await expect(page.getByRole("banner").getByText("लॉग इन", { exact: true })).toHaveAttribute("lang", "hi");
});

test("the specification's labels and alerts stay in English, with a hint beside them", async ({
	page,
	person: _,
	dialogs,
	javaScriptEnabled,
	expectedConsole,
}) => {
	expectedConsole.push(/Failed to load resource/);
	await page.goto("/booking?language=hi");
	await settled(page, javaScriptEnabled);
	await page.getByLabel("Phone Number फ़ोन नंबर").fill("98765");
	await page.getByRole("button", { name: "Book बुक कीजिए", exact: true }).click();
	const alert = "All fields are required and phone number must be 10-digit and age must be a number";
	await expect(page.getByRole("alert").getByText(alert)).toHaveAttribute("lang", "en");
	await expect(page.getByRole("alert").getByText("सब ख़ाने भरिए")).toHaveAttribute("lang", "hi");
	if (javaScriptEnabled) await expect.poll(() => dialogs).toEqual([alert]);
	await expect(page.getByLabel("Phone Number")).toHaveValue("98765");
	await page.goto("/booking?language=en");
	await settled(page, javaScriptEnabled);
	dialogs.length = 0;
	await page.getByRole("button", { name: "Book", exact: true }).click();
	await expectAlert({ page, dialogs, javaScriptEnabled }, alert);
});

test("the frame of a talk is in Hindi, whatever the talk is in", async ({ page, javaScriptEnabled }) => {
	await page.goto("/chatbot?language=hi");
	await settled(page, javaScriptEnabled);
	await expect(page.getByRole("heading", { name: "जो मन में है, कहिए" })).toBeVisible();
	await page.getByRole("textbox", { name: "आपका संदेश" }).fill("i want to kill myself tonight");
	await page.getByRole("button", { name: "Send भेजिए" }).click();
	const lines = page.getByRole("region", { name: "अभी मदद" });
	await expect(lines.getByRole("link", { name: /Emergency इमरजेंसी 112/ })).toHaveAttribute("href", "tel:112");
	await settled(page, javaScriptEnabled);
	await lines.getByRole("button", { name: "I am safe now मैं अब सुरक्षित हूँ" }).click();
	await expect(lines).toHaveCount(0);
	await page.getByRole("button", { name: "बातचीत मिटाइए" }).click();
	await expect(page.getByRole("heading", { level: 1, name: "यह बातचीत मिटा दें?" })).toBeVisible();
	await page.getByRole("button", { name: "मिटा दीजिए" }).click();
	await expect(page.getByRole("heading", { name: "जो मन में है, कहिए" })).toBeVisible();
});

test("a page that fails says so in Hindi, also where nothing else could be had", async ({ page, expectedConsole }) => {
	expectedConsole.push(/Failed to load resource/);
	await page.goto("/help?language=hi");
	await page.route("**/chatbot", (route) =>
		route.continue({
			method: "POST",
			headers: { ...route.request().headers(), "content-type": "application/x-www-form-urlencoded" },
			postData: `userInput=${"x".repeat(70_000)}`,
		}),
	);
	await page.goto("/chatbot");
	await expect(page.getByRole("heading", { level: 1, name: "यह नहीं हो पाया" })).toBeVisible();
	await expect(page.getByText("That is more than can be sent at once.")).toHaveAttribute("lang", "en");
	await expect(page.getByText("टुकड़ों में भेजिए")).toHaveAttribute("lang", "hi");
});

test("a page that is hidden is a lost page like another, also when the language is changed on it", async ({
	page,
	person: _,
	javaScriptEnabled,
	expectedConsole,
}) => {
	expectedConsole.push(/404/);
	for (const address of ["/desk", "/desk/days", "/booking/AAAA-BBBB"]) {
		await page.goto(`${address}?language=en`);
		await settled(page, javaScriptEnabled);
		await expect(page.getByRole("heading", { level: 1, name: "We could not find that page" })).toBeVisible();
		await page.getByRole("link", { name: "हिंदी" }).click();
		await expect(page.getByRole("link", { name: "बॉट से बात कीजिए" })).toBeVisible();
		await expect(page.getByRole("main")).toHaveAttribute("lang", "hi");
	}
});
