import type { Page } from "playwright/test";
import { dayFromNow, goodBooking } from "../support/bookings";
import { expect, expectAlert, expectSummary, settled, test } from "./test";

const LABELS = {
	name: "Name",
	phone: "Phone Number",
	age: "Age",
	address: "Address",
	timeslot: "Preferred Time Slot",
	date: "Date",
} as const;
type Field = keyof typeof LABELS;

function input(page: Page, field: Field) {
	return page.getByRole("main").getByLabel(LABELS[field], { exact: true });
}

async function fill(page: Page, booking: Record<string, string>): Promise<void> {
	for (const field of Object.keys(LABELS) as Field[]) {
		const value = booking[field] ?? "";
		if (field === "timeslot") await input(page, field).selectOption(value);
		else await input(page, field).fill(value);
	}
}

async function expectFilled(page: Page, booking: Record<string, string>): Promise<void> {
	for (const field of Object.keys(LABELS) as Field[])
		await expect(input(page, field)).toHaveValue(booking[field] ?? "");
}

const book = (page: Page) => page.getByRole("button", { name: "Book", exact: true }).click();

test("a person books, reads 'Booked Successfully' on /home once, and finds the booking in the list", {
	tag: "@journey",
}, async ({ page, person: _, dialogs, javaScriptEnabled }) => {
	await page.goto("/booking");
	await settled(page, javaScriptEnabled);
	await fill(page, goodBooking());
	await book(page);
	await expect(page).toHaveURL(/\/home$/);
	await expectAlert({ page, dialogs, javaScriptEnabled }, "Booked Successfully");
	await page.reload();
	await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
	await expectAlert({ page, dialogs, javaScriptEnabled }, null);

	await page.goto("/booking");
	await page.getByRole("button", { name: "Previous Bookings" }).click();
	await expect(page.getByRole("heading", { name: "User Bookings" })).toBeVisible();
	await expect(page.getByText("2:00pm - 2:30pm", { exact: true })).toHaveCount(1);
	await expect(page.getByLabel("Phone Number")).toHaveCount(0);
	await expectAlert({ page, dialogs, javaScriptEnabled }, null);
});

const ALL = "All fields are required and phone number must be 10-digit and age must be a number";
const MISTAKES: {
	title: string;
	changes: Record<string, string>;
	alert: string | null;
	first: Field;
	sentence: string;
}[] = [
	{ title: "a blank name", changes: { name: "" }, alert: ALL, first: "name", sentence: "Name is required" },
	{ title: "a white phone", changes: { phone: "  " }, alert: ALL, first: "phone", sentence: "Phone is required" },
	{ title: "a blank age", changes: { age: "" }, alert: ALL, first: "age", sentence: "Age is required" },
	{ title: "a blank address", changes: { address: "" }, alert: ALL, first: "address", sentence: "Address is required" },
	{ title: "no slot", changes: { timeslot: "" }, alert: ALL, first: "timeslot", sentence: "Timeslot is required" },
	{ title: "no date", changes: { date: "" }, alert: ALL, first: "date", sentence: "Date is required" },
	{
		title: "a phone of nine digits and a bad age",
		changes: { phone: "987654321", age: "old" },
		alert: "Phone number should be 10 digit",
		first: "phone",
		sentence: "Phone number must be a 10-digit number",
	},
	{
		title: "an age that is no whole number",
		changes: { age: "12.5" },
		alert: "Age should be number",
		first: "age",
		sentence: "Age must be an integer",
	},
	{
		title: "a day that is over",
		changes: { date: dayFromNow(-2) },
		alert: null,
		first: "date",
		sentence: "Date must be today or later",
	},
];

for (const { title, changes, alert, first, sentence } of MISTAKES) {
	test(`${title}: alert, field message, and a summary that has the focus; what was typed is kept`, async ({
		page,
		person: _,
		dialogs,
		javaScriptEnabled,
		expectedConsole,
	}) => {
		expectedConsole.push(/422/);
		await page.goto("/booking");
		await settled(page, javaScriptEnabled);
		await fill(page, goodBooking(changes));
		await book(page);
		await expect(input(page, first)).toHaveAccessibleDescription(new RegExp(`${sentence}$`));
		await expect(input(page, first)).toHaveAttribute("aria-invalid", "true");
		await expectAlert({ page, dialogs, javaScriptEnabled }, alert);
		await expectFilled(page, goodBooking(changes));
		await expect(page).toHaveURL(/\/booking$/);
		const summary = await expectSummary(page);
		await summary.getByRole("link", { name: sentence }).click();
		await expect(input(page, first)).toBeFocused();
	});
}

test("an empty form tells of every field at once", async ({
	page,
	person: _,
	dialogs,
	javaScriptEnabled,
	expectedConsole,
}) => {
	expectedConsole.push(/422/);
	await page.goto("/booking");
	await settled(page, javaScriptEnabled);
	await book(page);
	await expectAlert({ page, dialogs, javaScriptEnabled }, ALL);
	await expect((await expectSummary(page)).getByRole("link")).toHaveCount(6);
	for (const field of Object.keys(LABELS) as Field[]) {
		const spoken = `${field.charAt(0).toUpperCase()}${field.slice(1)} is required`;
		await expect(input(page, field)).toHaveAccessibleDescription(new RegExp(`${spoken}$`));
		await expect(input(page, field)).toHaveAttribute("aria-invalid", "true");
	}
});

test("a mistake can be mended and the booking sent", async ({
	page,
	person: _,
	dialogs,
	javaScriptEnabled,
	expectedConsole,
}) => {
	expectedConsole.push(/422/);
	await page.goto("/booking");
	await settled(page, javaScriptEnabled);
	await fill(page, goodBooking({ phone: "12" }));
	await book(page);
	await expectAlert({ page, dialogs, javaScriptEnabled }, "Phone number should be 10 digit");
	await input(page, "phone").fill("9876543210");
	await book(page);
	await expect(page).toHaveURL(/\/home$/);
	await expectAlert({ page, dialogs, javaScriptEnabled }, "Booked Successfully");
});

test("a visitor's booking shows no alert and keeps what was typed", async ({
	page,
	dialogs,
	javaScriptEnabled,
	expectedConsole,
}) => {
	expectedConsole.push(/401/);
	await page.goto("/booking");
	await settled(page, javaScriptEnabled);
	await fill(page, goodBooking());
	const answered = page.waitForResponse((response) => response.request().method() === "POST");
	await book(page);
	expect((await answered).status()).toBe(401);
	await expectFilled(page, goodBooking());
	await expectAlert({ page, dialogs, javaScriptEnabled }, null);
	await expect(page).toHaveURL(/\/booking$/);
});

test("a person without bookings reads 'No bookings done yet'", async ({
	page,
	person: _,
	dialogs,
	javaScriptEnabled,
}) => {
	await page.goto("/booking");
	await settled(page, javaScriptEnabled);
	await page.getByRole("button", { name: "Previous Bookings" }).click();
	await expect(page.getByText("No bookings done yet", { exact: true })).toBeVisible();
	await expectAlert({ page, dialogs, javaScriptEnabled }, null);
});

test("a visitor who asks for previous bookings reads 'Error fetching user bookings'", async ({
	page,
	dialogs,
	javaScriptEnabled,
	expectedConsole,
}) => {
	expectedConsole.push(/401/);
	await page.goto("/booking");
	await settled(page, javaScriptEnabled);
	await page.getByRole("button", { name: "Previous Bookings" }).click();
	await expect(page.getByRole("heading", { name: "User Bookings" })).toBeVisible();
	await expectAlert({ page, dialogs, javaScriptEnabled }, "Error fetching user bookings");
	await expect(page.getByText("No bookings done yet")).toHaveCount(0);
});

test("pressing Book twice is one booking", { tag: "@journey" }, async ({ page, person, javaScriptEnabled }) => {
	await page.goto("/booking");
	await settled(page, javaScriptEnabled);
	await fill(page, goodBooking());
	await page.getByRole("button", { name: "Book", exact: true }).dblclick();
	await expect(page).toHaveURL(/\/home$/);
	const list = await page.request.get("/api/user-bookings", { headers: person.authorization });
	expect((await list.json()).bookings).toHaveLength(1);
});
