import type { Page } from "playwright/test";
import { dayFromNow, goodBooking } from "../support/bookings";
import { expect, expectAlert, expectSummary, freshEmail, settled, signUp, test } from "./test";

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

for (const way of ["Sign up", "log in"] as const) {
	test(`what a visitor typed before pressing Book is there again by the link '${way}', and can be sent`, {
		tag: "@journey",
	}, async ({ page, dialogs, javaScriptEnabled, expectedConsole }) => {
		expectedConsole.push(/401/);
		const email = way === "log in" ? await signUp(page) : freshEmail();
		if (way === "log in") {
			await page.getByRole("button", { name: "Logout" }).click();
			await expect(page.getByRole("link", { name: "Login" })).toBeVisible();
		}
		await page.goto("/booking");
		await settled(page, javaScriptEnabled);
		await fill(page, goodBooking());
		await book(page);
		await expect(page.getByText("What you typed is kept in this browser for 15 minutes")).toBeVisible();
		await page.getByRole("main").getByRole("link", { name: way, exact: true }).click();
		if (way === "Sign up") await page.getByLabel("Your name").fill("Asha");
		await page.getByLabel("Email").fill(email);
		await page.getByLabel("Password").fill("a long password");
		await page.getByRole("button", { name: way === "Sign up" ? "Signup" : "Login", exact: true }).click();
		await expect(page.getByText("What you typed is here again. Press Book to send it.")).toBeVisible();
		await expectFilled(page, goodBooking());
		await settled(page, javaScriptEnabled);
		await book(page);
		await expect(page).toHaveURL(/\/home$/);
		await expectAlert({ page, dialogs, javaScriptEnabled }, "Booked Successfully");
	});
}

test("what a visitor typed with a mistake is there again after signing up too", async ({
	page,
	javaScriptEnabled,
	expectedConsole,
}) => {
	expectedConsole.push(/422/);
	const typed = goodBooking({ phone: "98765", date: "" });
	await page.goto("/booking");
	await settled(page, javaScriptEnabled);
	await fill(page, typed);
	await book(page);
	await expectSummary(page);
	await page.getByRole("main").getByRole("link", { name: "Sign up" }).click();
	await page.getByLabel("Your name").fill("Asha");
	await page.getByLabel("Email").fill(freshEmail());
	await page.getByLabel("Password").fill("a long password");
	await page.getByRole("button", { name: "Signup" }).click();
	await expect(page.getByText("What you typed is here again.")).toBeVisible();
	await expectFilled(page, typed);
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
