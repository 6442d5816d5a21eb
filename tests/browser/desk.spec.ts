import type { BrowserContext, Page } from "playwright/test";
import { dayFromNow, goodBooking } from "../support/bookings";
import { createPerson, type Person } from "../support/people";
import type { TestServer } from "../support/server";
import { expect, settled, test } from "./test";

const SLOT = "2:00pm - 2:30pm";

/** Somebody who works at the desk, in a browser of their own. */
async function at(context: BrowserContext, server: TestServer, role: "operator" | "counsellor", name = "Om") {
	const member = await createPerson(name, server.databaseUrl, role);
	await context.addCookies([{ name: "auth-token", value: member.token, url: server.url }]);
	return member;
}

/** A booking made by a call; the page has its own tests. */
async function booked(server: TestServer, changes: Record<string, string>, who?: Person): Promise<{ id: number }> {
	const { token } = who ?? (await createPerson("Asha", server.databaseUrl));
	const headers = { "Content-Type": "application/json", Authorization: token };
	await fetch(`${server.url}/api/booking`, { method: "POST", headers, body: JSON.stringify(goodBooking(changes)) });
	const list = await fetch(`${server.url}/api/user-bookings`, { headers });
	return ((await list.json()) as { bookings: { id: number }[] }).bookings[0] as { id: number };
}

const state = (page: Page) => page.getByRole("heading", { level: 1 });

/** What a page tells of what was done; the frame around it has places of its own. */
const notice = (page: Page) => page.getByRole("main").getByRole("status");

test("an operator finds a booking, confirms it, notes something and declines it with a word", async ({
	page,
	context,
	server,
	javaScriptEnabled,
}) => {
	await at(context, server, "operator");
	await booked(server, { name: "Farida Ali", date: dayFromNow(20) });
	await page.goto("/home");
	await page.setViewportSize({ width: 360, height: 740 });
	await expect(page.getByRole("link", { name: "Desk" })).toBeInViewport();
	await page.getByRole("link", { name: "Desk" }).click();
	await expect(page.getByRole("heading", { name: /^Today/ })).toBeVisible();
	await settled(page, javaScriptEnabled);
	await page.getByLabel("Name or phone").fill("ali");
	await page.getByRole("button", { name: "Search" }).click();
	await page.getByRole("link", { name: /Farida Ali/ }).click();
	await expect(state(page)).toContainText("Requested");
	await page.getByRole("button", { name: "Confirm" }).click();
	await expect(notice(page)).toHaveText("Confirmed.");
	await expect(state(page)).toContainText("Confirmed");
	await page.getByRole("textbox", { name: /^Note/ }).fill("Prefers mornings");
	await page.getByRole("button", { name: "Save note" }).click();
	await expect(notice(page)).toHaveText("The note is saved.");
	await page.getByLabel("A word for the person").fill("We are closed that week");
	await page.getByRole("button", { name: "Decline" }).click();
	await expect(notice(page)).toContainText("Declined");
	const history = page.getByRole("region", { name: "History" }).getByRole("listitem");
	await expect(history).toHaveCount(4);
	await expect(history.first()).toContainText("status: confirmed → declined");
	// Room for the numbers before them.
	expect((await history.first().boundingBox())?.x).toBeGreaterThan(30);
	await page.goto("/desk/days");
	await expect(page.getByText("scroll the table sideways")).toBeVisible();
});

test("a booking is moved to a time that is free, and what is full is not offered", async ({
	page,
	context,
	server,
}) => {
	await at(context, server, "operator");
	const { id } = await booked(server, { date: dayFromNow(22) });
	await page.goto(`/desk/bookings/${id}`);
	await page.getByLabel("Another day").fill(dayFromNow(23));
	await page.getByRole("button", { name: "Show its times" }).click();
	await page.getByRole("button", { name: /3:30pm - 4:00pm$/ }).click();
	await expect(notice(page)).toHaveText("Moved to the new time.");
	await expect(page.getByText("3:30pm - 4:00pm", { exact: true })).toBeVisible();
	await expect(state(page)).toContainText("Confirmed");
});

test("of two who decide at once the second reads what happened, with the own word kept", async ({
	page,
	context,
	browser,
	server,
	javaScriptEnabled,
	expectedConsole,
}) => {
	expectedConsole.push(/409/);
	await at(context, server, "operator", "Om");
	const { id } = await booked(server, { date: dayFromNow(24) });
	const other = await browser.newContext({ baseURL: server.url, javaScriptEnabled });
	await at(other, server, "operator", "Indu");
	const second = await other.newPage();
	await Promise.all([page.goto(`/desk/bookings/${id}`), second.goto(`/desk/bookings/${id}`)]);
	await page.getByRole("button", { name: "Confirm" }).click();
	await expect(state(page)).toContainText("Confirmed");
	await settled(second, javaScriptEnabled);
	second.on("dialog", (dialog) => dialog.accept());
	await second.getByLabel("A word for the person").fill("Not this week");
	await second.getByRole("button", { name: "Decline" }).click();
	await expect(second.getByRole("alert")).toContainText("Somebody else was quicker");
	await expect(state(second)).toContainText("Confirmed");
	await expect(second.getByLabel("A word for the person")).toHaveValue("Not this week");
	await expect(second.getByRole("region", { name: "History" })).toContainText("Om confirmed");
	await other.close();
});

test("days are set and dates closed; the form of a visitor says so, and offers what is free", async ({
	page,
	context,
	browser,
	server,
	javaScriptEnabled,
	expectedConsole,
}) => {
	expectedConsole.push(/409/);
	await at(context, server, "operator");
	const holiday = dayFromNow(30);
	await page.goto("/desk/days");
	await page.getByLabel("Date", { exact: true }).fill(holiday);
	await page.getByLabel("Reason").fill("Holi");
	await page.getByRole("button", { name: "Close this date" }).click();
	await expect(notice(page)).toContainText("The day is closed");

	const visitor = await browser.newContext({ baseURL: server.url, javaScriptEnabled });
	const person = await createPerson("Asha", server.databaseUrl);
	await visitor.addCookies([{ name: "auth-token", value: person.token, url: server.url }]);
	const form = await visitor.newPage();
	const alerts: string[] = [];
	form.on("dialog", (dialog) => dialog.accept().then(() => void alerts.push(dialog.message())));
	await form.goto("/booking");
	await settled(form, javaScriptEnabled);
	await form.getByLabel("Date", { exact: true }).fill(holiday);
	if (javaScriptEnabled) await expect(notice(form)).toContainText("closed (Holi)");
	for (const [label, value] of [
		["Name", "Asha Rao"],
		["Phone Number", "9876543210"],
		["Age", "34"],
		["Address", "12 Lake Road"],
	] as const)
		await form.getByRole("main").getByLabel(label, { exact: true }).fill(value);
	await form.getByLabel("Preferred Time Slot").selectOption(SLOT);
	await form.getByRole("button", { name: "Book", exact: true }).click();
	await expect(form.getByText("We are closed on that day: Holi. Please choose another").first()).toBeVisible();
	await expect(form.getByRole("main").getByLabel("Address")).toHaveValue("12 Lake Road");
	await form.getByRole("region", { name: "Free near that time" }).getByRole("button").first().click();
	if (javaScriptEnabled) {
		await expect(form.getByLabel("Date", { exact: true })).not.toHaveValue(holiday);
		await form.getByRole("button", { name: "Book", exact: true }).click();
	}
	await expect(form).toHaveURL(/\/home$/);
	if (javaScriptEnabled) await expect.poll(() => alerts).toEqual(["Booked Successfully"]);
	await visitor.close();

	await page.getByRole("button", { name: /^Open again/ }).click();
	await expect(notice(page)).toContainText("open again");
});

test("a counsellor has the day on one sheet, and nothing to change", async ({ page, context, server }) => {
	await at(context, server, "counsellor", "Cara");
	const day = dayFromNow(40);
	for (const timeslot of ["10:00am - 10:30am", SLOT])
		await booked(server, { name: "Sheeted Person", date: day, timeslot });
	await page.goto("/desk");
	await expect(page.getByRole("link", { name: "Days" })).toHaveCount(0);
	await expect(page.getByLabel("Name or phone")).toHaveCount(0);
	await page.getByRole("link", { name: "Day sheet" }).click();
	await page.getByLabel("Day", { exact: true }).fill(day);
	await page.getByRole("button", { name: "Show" }).click();
	await expect(page.getByRole("row", { name: /Sheeted Person/ })).toHaveCount(2);
	await page.emulateMedia({ media: "print" });
	await expect(page.getByRole("navigation")).toBeHidden();
	const sheets = (await page.pdf({ format: "A4" })).toString("latin1").match(/\/Type\s*\/Page[^s]/g);
	expect(sheets).toHaveLength(1);
});
