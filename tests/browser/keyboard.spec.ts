import type { Locator, Page } from "playwright/test";
import { expect, expectAlert, expectSummary, freshEmail, settled, test } from "./test";

const MOST_STEPS = 40;

/** Presses Tab until an element has the focus, and sees to it that the focus shows. */
async function tabTo(page: Page, target: Locator): Promise<void> {
	for (let step = 0; step < MOST_STEPS; step++) {
		if (await target.evaluate((element) => element === document.activeElement)) {
			expect(await target.evaluate((element) => getComputedStyle(element).outlineStyle), "focus ring").toBe("solid");
			return;
		}
		await page.keyboard.press("Tab");
	}
	throw new Error(`Tab does not reach ${target}`);
}

async function typeInto(page: Page, label: string, text: string): Promise<void> {
	await tabTo(page, page.getByLabel(label, { exact: true }));
	await page.keyboard.type(text);
}

async function press(page: Page, target: Locator): Promise<void> {
	await tabTo(page, target);
	await page.keyboard.press("Enter");
}

/** A day to come whose number is its month's, so that it is typed alike whether the day or the month comes first. */
function dayToCome(): string {
	const from = Date.now() + 2 * 86_400_000;
	for (let days = 0; ; days++) {
		const date = new Date(from + days * 86_400_000);
		const number = String(date.getUTCMonth() + 1).padStart(2, "0");
		if (date.getUTCDate() === date.getUTCMonth() + 1) return `${number}${number}${date.getUTCFullYear()}`;
	}
}

test("somebody signs up, talks and books without touching a mouse", async ({ page, javaScriptEnabled, dialogs }) => {
	await page.goto("/");
	await settled(page, javaScriptEnabled);
	await press(page, page.getByRole("link", { name: "SignUp" }));
	await expect(page).toHaveURL(/\/login$/);
	await typeInto(page, "Your name", "Asha");
	await typeInto(page, "Email", freshEmail());
	await typeInto(page, "Password", "a long password");
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL(/\/home$/);

	await page.goto("/chatbot");
	await settled(page, javaScriptEnabled);
	await typeInto(page, "Your message", "I feel alone");
	if (javaScriptEnabled) await page.keyboard.press("Enter");
	else await press(page, page.getByRole("button", { name: "Send" }));
	await expect(page.getByRole("log").getByText("I feel alone")).toBeVisible();
	if (javaScriptEnabled) await expect(page.getByLabel("Your message")).toBeFocused();

	await press(page, page.getByRole("link", { name: "Book a Session" }));
	await expect(page).toHaveURL(/\/booking$/);
	await typeInto(page, "Name", "Asha Rao");
	await typeInto(page, "Phone Number", "9876543210");
	await typeInto(page, "Age", "29");
	await typeInto(page, "Address", "12 Lake Road, Pune");
	await typeInto(page, "Preferred Time Slot", "2:30");
	await typeInto(page, "Date", dayToCome());
	await press(page, page.getByRole("button", { name: "Book", exact: true }));
	await expect(page).toHaveURL(/\/home$/);
	await expect(page.getByRole("alert")).toHaveText("Booked Successfully");
	if (javaScriptEnabled) await expect.poll(() => dialogs).toEqual(["Booked Successfully"]);
});

test("the skip link leads past the bars", async ({ page, javaScriptEnabled }) => {
	await page.goto("/login");
	await settled(page, javaScriptEnabled);
	await press(page, page.getByRole("link", { name: "Skip to the content" }));
	await page.keyboard.press("Tab");
	await expect(page.getByLabel("Your name")).toBeFocused();
});

test("the error summary takes the focus and leads to the fields", async ({
	page,
	javaScriptEnabled,
	dialogs,
	expectedConsole,
}) => {
	expectedConsole.push(/422/);
	await page.goto("/booking");
	await settled(page, javaScriptEnabled);
	await typeInto(page, "Name", "Asha Rao");
	await typeInto(page, "Phone Number", "12");
	await page.keyboard.press("Enter");
	await expectAlert(
		{ page, dialogs, javaScriptEnabled },
		"All fields are required and phone number must be 10-digit and age must be a number",
	);
	const summary = await expectSummary(page);
	expect(await summary.evaluate((element) => getComputedStyle(element).outlineStyle), "focus ring").toBe("solid");
	await expect(summary.getByRole("link")).toHaveText([
		"Phone number must be a 10-digit number",
		"Age is required",
		"Address is required",
		"Timeslot is required",
		"Date is required",
	]);
	await page.keyboard.press("Tab");
	await expect(summary.getByRole("link").first()).toBeFocused();
	await press(page, summary.getByRole("link", { name: "Timeslot is required" }));
	await expect(page.getByLabel("Preferred Time Slot")).toBeFocused();
});

test("so it does on the signup form", async ({ page, javaScriptEnabled, dialogs, expectedConsole }) => {
	expectedConsole.push(/422/);
	await page.goto("/login");
	await settled(page, javaScriptEnabled);
	await typeInto(page, "Email", freshEmail());
	await typeInto(page, "Password", "short");
	await page.keyboard.press("Enter");
	await expectAlert(
		{ page, dialogs, javaScriptEnabled },
		"Your name is required. Password must have at least 8 characters.",
	);
	const summary = await expectSummary(page);
	await expect(summary.getByRole("heading")).toHaveText("There is a problem");
	await page.keyboard.press("Tab");
	await expect(summary.getByRole("link", { name: "Your name is required" })).toBeFocused();
	await press(page, summary.getByRole("link", { name: "Password must have at least 8 characters" }));
	await expect(page.getByLabel("Password")).toBeFocused();
});
