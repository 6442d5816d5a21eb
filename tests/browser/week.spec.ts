import { spawnSync } from "node:child_process";
import type { Page } from "playwright/test";
import { dayFromNow, goodBooking } from "../support/bookings";
import { rowsIn } from "../support/database";
import { type MailServer, startMailServer } from "../support/mail-server";
import { mailSettings } from "../support/mail-settings";
import { createPerson, type Person } from "../support/people";
import { startServer, type TestServer } from "../support/server";
import { test as base, expect, settled, signUp } from "./test";

/** A clinic that sends mail, in place of the server without. */
const test = base.extend<object, { mailServer: MailServer; server: TestServer }>({
	mailServer: [
		async ({ browserName: _ }, use) => {
			const mailServer = await startMailServer();
			await use(mailServer);
			await mailServer.stop();
		},
		{ scope: "worker", timeout: 600_000 },
	],
	server: [
		async ({ mailServer }, use) => {
			const more = { CLINIC_PLACE: "2nd floor, 12 Lake Road", CLINIC_FEE: "Free" };
			const server = await startServer({ ...mailSettings(mailServer.url), ...more });
			await use(server);
			await server.stop();
		},
		{ scope: "worker", timeout: 600_000 },
	],
});

const CLINIC = "desk@clinic.example";
const SLOTS = [
	"9:30am - 10:00am",
	"10:00am - 10:30am",
	"11:00am - 11:30am",
	"12:00pm - 12:30pm",
	"2:00pm - 2:30pm",
] as const;
/** Two days of five sessions each, far enough for nobody to be reminded. */
const DAYS = [dayFromNow(7), dayFromNow(8)] as const;

type Booked = Person & { reference: string; id: number };

/** Runs the operator's program beside the database. */
function staff(server: TestServer, ...words: string[]): string {
	const ran = spawnSync(process.execPath, ["build/server/staff.js", ...words], {
		env: {
			PATH: process.env.PATH,
			NODE_ENV: "production",
			DATABASE_URL: server.databaseUrl,
			PUBLIC_URL: server.url,
		},
		encoding: "utf8",
	});
	expect(ran.stderr).toBe("");
	return ran.stdout;
}

async function book(server: TestServer, index: number): Promise<Booked> {
	const person = await createPerson(`Person ${index}`, server.databaseUrl);
	const typed = goodBooking({
		name: `Person ${index}`,
		phone: `98765432${String(index).padStart(2, "0")}`,
		date: DAYS[Math.floor(index / SLOTS.length)] ?? "",
		timeslot: SLOTS[index % SLOTS.length] ?? "",
	});
	const answer = await fetch(`${server.url}/api/booking`, {
		method: "POST",
		headers: { "Content-Type": "application/json", ...person.authorization },
		body: JSON.stringify(typed),
	});
	expect(answer.status).toBe(200);
	const sql = "select id, reference from bookings where user_id = ?";
	const [row] = await rowsIn<{ id: number; reference: string }>(server.databaseUrl, sql, person.userId);
	return { ...person, ...(row as { id: number; reference: string }) };
}

async function signIn(page: Page, server: TestServer, { token }: Person): Promise<void> {
	await page.context().addCookies([{ name: "auth-token", value: token, url: server.url }]);
}

async function logIn(page: Page, email: string, password: string): Promise<void> {
	await page.context().clearCookies();
	await page.goto("/login?mode=login");
	await page.getByLabel("Email").fill(email);
	await page.getByLabel("Password").fill(password);
	await page.getByRole("button", { name: "Login" }).click();
	await expect(page).toHaveURL(/\/home$/);
}

/** What the subjects of mails begin with. */
const HEADS = [
	"Your request for",
	"New request for",
	"Request moved to",
	"About your request",
	"Moved to",
	"Please call somebody back",
];

test("a clinic's whole week, from granting staff to the mails that people got", { tag: "@journey" }, async ({
	page,
	server,
	mailServer,
	javaScriptEnabled,
	expectedConsole,
}) => {
	expectedConsole.push(/404/);
	const arrived = () =>
		mailServer
			.mails()
			.map(({ to, subject }) => `${to} ${HEADS.find((head) => subject.startsWith(head)) ?? subject.split(": ")[1]}`);

	// Staff is granted beside the database; a lost password is set anew the same way.
	const operator = await signUp(page, "Om");
	expect((await page.goto("/desk"))?.status()).toBe(404);
	expect(staff(server, "grant", operator)).toContain("is operator now");
	const link = /\/reset\?token=\S+/.exec(staff(server, "reset", operator))?.[0] ?? "";
	await page.goto(link);
	await page.getByLabel("New password").fill("the operator's own words");
	await page.getByRole("button", { name: "Set the password" }).click();
	await expect(page.getByText("Your new password is set")).toBeVisible();
	await logIn(page, operator, "the operator's own words");

	// Days: one place for each session, every day of the week.
	await page.goto("/desk/days");
	await settled(page, javaScriptEnabled);
	for (const places of await page.getByLabel(/places up to/).all()) await places.fill("1");
	await page.getByRole("button", { name: "Save the week" }).click();
	await expect(page.getByText("No days are set yet")).toHaveCount(0);

	// Ten people book, each a session of their own.
	const people: Booked[] = [];
	for (let index = 0; index < 10; index++) people.push(await book(server, index));
	const [cancels, moves, declined, missed, confirmed, ...others] = people as [
		Booked,
		Booked,
		Booked,
		Booked,
		Booked,
		...Booked[],
	];

	// A mail goes out while it is true: what changes next changes after the last was taken.
	await expect.poll(() => arrived().length).toBe(2 * people.length);

	// One cancels, one moves: each on their own page.
	await signIn(page, server, cancels);
	await page.goto(`/booking/${cancels.reference}?change=cancel`);
	await page.getByRole("button", { name: "Yes, cancel it" }).click();
	await expect(page.getByRole("region", { name: "Receipt" })).toContainText("Cancelled");
	await signIn(page, server, moves);
	await page.goto(`/booking/${moves.reference}?change=move`);
	await settled(page, javaScriptEnabled);
	await page.getByLabel("Preferred Time Slot").selectOption("3:30pm - 4:00pm");
	await page.getByLabel("Date").fill(DAYS[0]);
	await page.getByRole("button", { name: "Move it" }).click();
	await expect(page.getByRole("region", { name: "Receipt" })).toContainText("3:30pm - 4:00pm");
	const published = await (await page.request.get(`/booking/${moves.reference}/calendar.ics`)).text();

	// One asks to be called.
	await page.context().clearCookies();
	await page.goto("/call-me");
	await settled(page, javaScriptEnabled);
	await page.getByLabel("Phone Number").fill("9000000000");
	await page.getByLabel("Name, if you like").fill("Caller");
	await page.getByRole("button", { name: "Call me back" }).click();
	await expect(page.getByText("Nobody has taken it yet")).toBeVisible();
	await expect.poll(() => arrived().length).toBe(2 * people.length + 4);

	// The desk: who asks to be called stands on top, is taken and done.
	await logIn(page, operator, "the operator's own words");
	await page.goto("/desk");
	const calls = page.getByRole("region", { name: "Please call back" });
	await expect(calls).toContainText("9000000000");
	await calls.getByRole("button", { name: /^I call/ }).click();
	await expect(calls).toContainText("Taken by Om");
	await calls.getByLabel("How it went").fill("Spoke for ten minutes");
	await calls.getByRole("button", { name: "Done" }).click();
	await expect(calls).toHaveCount(0);

	// One is confirmed, one declined with a word.
	await page.goto(`/desk/bookings/${confirmed.id}`);
	await page.getByRole("button", { name: "Confirm" }).click();
	await expect(page.getByRole("main").getByRole("status")).toBeVisible();
	await page.goto(`/desk/bookings/${declined.id}`);
	await page.getByLabel("A word for the person").fill("We are at a training that morning.");
	await page.getByRole("button", { name: "Decline" }).click();
	await expect(page.getByRole("main").getByRole("status")).toBeVisible();

	// The day comes, and one does not.
	const { databaseUrl } = server;
	await rowsIn(databaseUrl, "update bookings set date = ? where id = ?", dayFromNow(-1), missed.id);
	await rowsIn(databaseUrl, "update places set date = ? where booking_id = ?", dayFromNow(-1), missed.id);
	await page.goto(`/desk/bookings/${missed.id}`);
	await page.getByRole("button", { name: "Missed" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toContainText("Missed");

	// The day's list for the counsellor, on paper.
	await page.goto(`/desk/print?date=${DAYS[0]}`);
	await page.emulateMedia({ media: "print" });
	const sheet = page.getByRole("table");
	await expect(sheet).toContainText("Person 1");
	await expect(sheet).toContainText("Person 4");
	await expect(sheet).not.toContainText("Person 3");
	await page.emulateMedia({ media: "screen" });

	// Everybody got exactly the right mails.
	const expected = [
		...people.map(({ email }) => `${email} Your request for`),
		...people.map(() => `${CLINIC} New request for`),
		`${cancels.email} cancelled`,
		`${moves.email} Moved to`,
		`${CLINIC} Request moved to`,
		`${declined.email} About your request`,
		`${confirmed.email} settled`,
		`${CLINIC} Please call somebody back`,
	];
	await expect.poll(() => arrived().length).toBe(expected.length);
	expect(arrived().sort()).toEqual([...expected].sort());
	expect(others).toHaveLength(5);
	const told = (email: string, head: string) =>
		mailServer.mails().find(({ to, subject }) => to === email && subject.includes(head));
	expect(told(declined.email, "About")?.text).toContain("We are at a training that morning.");
	expect(told(confirmed.email, "settled")?.text).toContain("2nd floor, 12 Lake Road");

	// All calendars agree: what the site gives and what the mail brought is the same entry at the same moment.
	const lineOf = (calendar: string, name: string) => calendar.split("\r\n").find((line) => line.startsWith(name));
	const mailed = told(moves.email, "Moved to")?.calendar ?? "";
	for (const name of ["UID:", "SEQUENCE:", "DTSTART:", "DTEND:"]) {
		expect(lineOf(mailed, name)).toBeDefined();
		expect(lineOf(mailed, name)).toBe(lineOf(published, name));
	}
	expect(told(cancels.email, "cancelled")?.calendar).toContain("METHOD:CANCEL");
});
