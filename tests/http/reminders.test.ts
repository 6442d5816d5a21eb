import { afterAll, beforeAll, expect, test } from "vitest";
import { clinicTime } from "../../app/features/calendar";
import { freshDatabase, rowsIn, valuesIn } from "../support/database";
import { type MailServer, startMailServer } from "../support/mail-server";
import { mailSettings } from "../support/mail-settings";
import { createPerson, type Person } from "../support/people";
import { startServer } from "../support/server";

const PATIENCE = { timeout: 120_000, interval: 100 };
const HOUR_MS = 60 * 60 * 1000;
const ZONES = ["Asia/Kolkata", "Europe/Berlin", "Pacific/Honolulu", "Pacific/Kiritimati"];

let mailServer: MailServer;

beforeAll(async () => {
	mailServer = await startMailServer();
});
afterAll(() => mailServer.stop());

/** A zone in which the slot at ten in the morning begins within a day from now, but not within two hours. */
function zoneWithTenAhead(): string {
	const fits = (zone: string) => {
		const { minute } = clinicTime(new Date(), zone);
		return minute < 8 * 60 || minute > 11 * 60;
	};
	return ZONES.find(fits) ?? "Asia/Kolkata";
}

const zone = zoneWithTenAhead();
const settingsOf = (url: string) => ({ ...mailSettings(mailServer.url), CLINIC_TIME_ZONE: zone, DATABASE_URL: url });

/** The date of the next ten in the morning, and of the one after. */
function dates(): [string, string] {
	const today = clinicTime(new Date(), zone);
	const first = today.minute < 10 * 60 ? 0 : 24;
	const dateIn = (hours: number) => clinicTime(new Date(Date.now() + hours * HOUR_MS), zone).date;
	return [dateIn(first), dateIn(first + 24)];
}

/** Puts a booking there that was made so many hours ago. */
async function put(
	url: string,
	person: Person,
	date: string,
	{ status = "confirmed", hours = 72 } = {},
): Promise<string> {
	const reference = Array.from({ length: 8 }, () => "ABCDEFGH"[Math.floor(Math.random() * 8)]).join("");
	const at = new Date(Date.now() - hours * HOUR_MS);
	await rowsIn(
		url,
		`insert into bookings (user_id, reference, name, phone, age, address, timeslot, date, status, created_at, updated_at)
		values (?, ?, 'Asha', '9876543210', 30, 'Pune', '10:00am - 10:30am', ?, ?, ?, ?)`,
		person.userId,
		reference,
		date,
		status,
		at,
		at,
	);
	return reference;
}

const about = (reference: string) => mailServer.mails().filter(({ text }) => text.includes(reference));

test("a day before, once, also after a restart; not for what is over, further ahead or cancelled", async () => {
	const [tomorrow, later] = dates();
	const { url } = await freshDatabase();
	const first = await startServer(settingsOf(url));
	const person = await createPerson("Asha", url);
	await first.stop();
	const due = await put(url, person, tomorrow);
	const others = [
		await put(url, await createPerson("Ravi", url), later),
		await put(url, await createPerson("Ravi", url), tomorrow, { status: "cancelled" }),
		await put(url, await createPerson("Ravi", url), "2026-01-05"),
	];
	for (let start = 0; start < 2; start++) {
		const server = await startServer(settingsOf(url));
		try {
			await expect.poll(() => about(due).length, PATIENCE).toBe(1);
			await expect.poll(() => valuesIn(url, "select sent_at from outbox"), PATIENCE).toEqual([expect.any(Number)]);
		} finally {
			await server.stop();
		}
	}
	expect(about(due)).toHaveLength(1);
	const [mail] = about(due);
	expect(mail?.to).toBe(person.email);
	expect(mail?.text).toContain("How it stands: settled");
	expect(others.flatMap(about)).toEqual([]);
});

test("what was moved away in the meantime is not reminded of, and what was moved here is", async () => {
	const [tomorrow, later] = dates();
	const { url } = await freshDatabase();
	const first = await startServer(settingsOf(url));
	const people = [await createPerson("Asha", url), await createPerson("Ravi", url)] as const;
	await first.stop();
	const away = await put(url, people[0], tomorrow);
	const here = await put(url, people[1], later);
	await mailServer.behave("hang");
	const hanging = await startServer(settingsOf(url));
	await expect.poll(() => valuesIn(url, "select kind from outbox"), PATIENCE).toEqual(["reminder"]);
	await hanging.stop();
	const move = (reference: string, date: string) =>
		rowsIn(url, "update bookings set date = ? where reference = ?", date, reference);
	await move(away, later);
	await move(here, tomorrow);
	await mailServer.behave("accept");
	const server = await startServer(settingsOf(url));
	try {
		await expect.poll(() => about(here).length, PATIENCE).toBe(1);
		await expect.poll(() => valuesIn(url, "select count(*) from outbox where sent_at is null"), PATIENCE).toEqual([0]);
		expect(about(away)).toEqual([]);
	} finally {
		await server.stop();
	}
});
