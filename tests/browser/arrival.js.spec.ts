import type { Page } from "playwright/test";
import { dayFromNow, goodBooking } from "../support/bookings";
import { expect, settled, test } from "./test";

const heading = (page: Page) => page.getByRole("main").getByRole("heading", { level: 1 });

/** Expects the focus on the heading of the page that was come to, and its title told once. */
async function expectArrived(page: Page, title: string): Promise<void> {
	await expect(page).toHaveTitle(`${title} - Saathi`);
	await expect(heading(page)).toBeFocused();
	await expect(page.getByRole("status").filter({ hasText: `${title} - Saathi` })).toHaveCount(1);
}

test("after each change of page the focus is on its heading, and its title is told", async ({ page, person: _ }) => {
	await page.goto("/");
	await settled(page, true);
	await expect(heading(page)).not.toBeFocused();
	await page.getByRole("main").getByRole("link", { name: "Talk without an account" }).click();
	await expectArrived(page, "Chat");
	await page.getByRole("link", { name: "Speak instead" }).click();
	await expectArrived(page, "Talk or type");
	await page.getByRole("link", { name: "Book a Session" }).click();
	await expectArrived(page, "Book a Session");
	await page.getByRole("button", { name: "Previous Bookings" }).click();
	await expectArrived(page, "User Bookings");
	await page.getByRole("link", { name: "Saathi" }).click();
	await expectArrived(page, "Home");
	await page.goBack();
	await expectArrived(page, "User Bookings");
});

test("so it is from Signup to Login, and what was typed stays", async ({ page }) => {
	await page.goto("/login");
	await settled(page, true);
	await page.getByLabel("Email").fill("asha@example.in");
	await page.getByRole("main").getByRole("link", { name: "Login" }).click();
	await expectArrived(page, "Login");
	await expect(page.getByLabel("Email")).toHaveValue("asha@example.in");
});

test("so it is where the button that was pressed is gone, and each question about a booking has its title", async ({
	page,
	person,
}) => {
	const data = goodBooking({ date: dayFromNow(5) });
	expect((await page.request.post("/api/booking", { data, headers: person.authorization })).status()).toBe(200);
	await page.goto("/booking?view=previous");
	await settled(page, true);
	await page.getByRole("row").getByRole("link", { name: "Cancel" }).click();
	await expectArrived(page, "Cancel this booking?");
	await page.getByRole("button", { name: "Yes, cancel it" }).click();
	await expectArrived(page, "Your booking");

	await page.goto("/plan");
	await settled(page, true);
	await page.getByLabel("Warning signs").fill("I stop eating");
	await page.getByRole("button", { name: "Keep in my account" }).click();
	const remove = page.getByRole("button", { name: "Delete the plan" });
	await remove.click();
	await expect(remove).toHaveCount(0);
	await expect(heading(page)).toBeFocused();
});
