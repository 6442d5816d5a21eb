import { dayFromNow, goodBooking } from "../support/bookings";
import { createPerson, type Person } from "../support/people";
import type { TestServer } from "../support/server";
import { expect, settled, test } from "./test";

type Booked = { reference: string };

/** Books by a call. Returns the reference. */
async function book(server: TestServer, person: Person, changes: Record<string, string> = {}): Promise<string> {
	const send = (path: string, init: RequestInit = {}) =>
		fetch(server.url + path, { ...init, headers: { "Content-Type": "application/json", ...person.authorization } });
	const typed = goodBooking(changes);
	expect((await send("/api/booking", { method: "POST", body: JSON.stringify(typed) })).status).toBe(200);
	const { bookings } = (await (await send("/api/user-bookings")).json()) as {
		bookings: (Booked & { date: string; timeslot: string })[];
	};
	return bookings.find(({ date, timeslot }) => date === typed.date && timeslot === typed.timeslot)?.reference ?? "";
}

test("after booking, /home has the receipt under the alert, and so has an address of its own", async ({
	page,
	person: _,
	dialogs,
	javaScriptEnabled,
}) => {
	await page.goto("/booking");
	await settled(page, javaScriptEnabled);
	const typed = goodBooking();
	for (const [label, name] of [
		["Name", "name"],
		["Phone Number", "phone"],
		["Age", "age"],
		["Address", "address"],
		["Date", "date"],
	] as const)
		await page
			.getByRole("main")
			.getByLabel(label, { exact: true })
			.fill(typed[name] ?? "");
	await page.getByLabel("Preferred Time Slot").selectOption(typed.timeslot ?? "");
	await page.getByRole("button", { name: "Book", exact: true }).click();
	await expect(page).toHaveURL(/\/home$/);
	await expect(page.getByRole("alert")).toHaveText(["Booked Successfully"]);
	await expect(page.getByRole("main")).toContainText("It is not confirmed yet: the clinic still has to answer.");
	const receipt = page.getByRole("region", { name: "Your booking" });
	await expect(receipt).toContainText("2:00pm - 2:30pm");
	await expect(receipt).toContainText("Requested");
	await expect(receipt).toContainText("The clinic will answer your request.");
	const reference = (await receipt.locator("code").textContent()) ?? "";
	expect(reference).toMatch(/^[2-9A-HJKMNP-TV-Z]{8}$/);
	if (javaScriptEnabled) await expect.poll(() => dialogs).toEqual(["Booked Successfully"]);

	await page.goto(`/booking/${reference}`);
	await expect(page.getByRole("region", { name: "Receipt" })).toContainText(reference);
	// The form has what was written, but not the time, and can be emptied.
	await page.goto("/booking");
	await expect(page.getByRole("main").getByLabel("Address", { exact: true })).toHaveValue("12 Lake Road, Pune");
	await expect(page.getByLabel("Preferred Time Slot")).toHaveValue("");
	await page.getByRole("button", { name: "Empty these fields, and remember nothing" }).click();
	await expect(page.getByRole("main").getByLabel("Address", { exact: true })).toHaveValue("");
	await page.reload();
	await expect(page.getByRole("main").getByLabel("Address", { exact: true })).toHaveValue("");
});

test("/home shows a person the next session of their own on every visit, and nobody else's", async ({
	page,
	person,
	server,
}) => {
	const other = await createPerson("Ravi", server.databaseUrl);
	await book(server, other, { date: dayFromNow(3) });
	const next = page.getByRole("region", { name: "Your next session" });
	await page.goto("/home");
	await expect(next).toHaveCount(0);
	await book(server, person, { date: dayFromNow(9) });
	for (let visit = 0; visit < 2; visit++) {
		await page.goto("/home");
		await expect(next.locator("time")).toHaveAttribute("datetime", dayFromNow(9));
		await expect(next).toContainText("2:00pm - 2:30pm");
		await expect(next).toContainText("It is not confirmed yet");
	}
	await next.getByRole("link", { name: "See your bookings" }).click();
	await expect(page).toHaveURL(/\/booking\?view=previous$/);
	await page.context().clearCookies();
	await page.goto("/home");
	await expect(next).toHaveCount(0);
});

test("a booking is cancelled after one question, and its time can be booked again", async ({
	page,
	person,
	server,
}) => {
	const reference = await book(server, person);
	await page.goto("/booking?view=previous");
	const entry = page.getByRole("row").filter({ hasText: reference });
	await entry.getByRole("link", { name: "Cancel" }).click();
	await page.getByRole("link", { name: "No, keep it" }).click();
	await expect(page.getByRole("region", { name: "Receipt" })).toContainText("Requested");
	await page.getByRole("link", { name: "Cancel", exact: true }).click();
	await page.getByRole("button", { name: "Yes, cancel it" }).click();
	await expect(page).toHaveURL(new RegExp(`/booking/${reference}$`));
	await expect(page.getByRole("region", { name: "Receipt" })).toContainText("Cancelled");
	await expect(page.getByRole("link", { name: "Move" })).toHaveCount(0);
	expect(await book(server, person)).not.toBe(reference);
});

test("a booking is moved; a past time is told at its field and changes nothing", async ({
	page,
	person,
	server,
	javaScriptEnabled,
	expectedConsole,
}) => {
	expectedConsole.push(/422/);
	const reference = await book(server, person);
	await page.goto(`/booking/${reference}?change=move`);
	await settled(page, javaScriptEnabled);
	await page.getByLabel("Preferred Time Slot").selectOption("3:30pm - 4:00pm");
	await page.getByLabel("Date").fill(dayFromNow(-2));
	await page.getByRole("button", { name: "Move it" }).click();
	await expect(page.getByLabel("Date")).toHaveAccessibleDescription("Date must be today or later");
	await expect(page.getByLabel("Preferred Time Slot")).toHaveValue("3:30pm - 4:00pm");
	await page.getByLabel("Date").fill(dayFromNow(12));
	await page.getByRole("button", { name: "Move it" }).click();
	await expect(page).toHaveURL(new RegExp(`/booking/${reference}$`));
	await expect(page.getByRole("region", { name: "Receipt" })).toContainText("3:30pm - 4:00pm");
	await expect(page.locator("time").first()).toHaveAttribute("datetime", dayFromNow(12));
});

test("User Bookings has the next one first, twenty a page, each with its state and ways", async ({
	page,
	server,
	context,
}) => {
	const person = await createPerson("Asha", server.databaseUrl);
	await context.addCookies([{ name: "auth-token", value: person.token, url: server.url }]);
	const days = Array.from({ length: 23 }, (_, index) => 30 - index);
	for (const day of days) await book(server, person, { date: dayFromNow(day) });
	await page.goto("/booking?view=previous");
	const rows = page.getByRole("table", { name: "User Bookings" }).getByRole("row");
	await expect(rows).toHaveCount(21);
	await expect(rows.nth(1).locator("time")).toHaveAttribute("datetime", dayFromNow(8));
	for (const way of ["Add to calendar", "Move", "Cancel"])
		await expect(rows.nth(1).getByRole("link", { name: way })).toBeVisible();
	await expect(rows.nth(1)).toContainText("Requested");
	await page.getByRole("link", { name: "More bookings" }).click();
	await expect(rows).toHaveCount(4);
	await expect(rows.nth(3).locator("time")).toHaveAttribute("datetime", dayFromNow(30));
});

test("Add to calendar gives a file with the booking's UID", async ({ page, person, server }) => {
	const reference = await book(server, person);
	await page.goto(`/booking/${reference}`);
	const download = page.waitForEvent("download");
	await page.getByRole("link", { name: "Add to calendar" }).click();
	expect((await download).suggestedFilename()).toBe(`appointment-${reference}.ics`);
});
