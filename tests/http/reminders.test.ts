import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Database from "better-sqlite3";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { clinicTime } from "../../app/features/calendar";
import { type MailServer, startMailServer } from "../support/mail-server";
import { mailSettings } from "../support/mail-settings";
import { createPerson, type Person } from "../support/people";
import { startServer, type TestServer } from "../support/server";

// Each test starts several servers, one after the other.
vi.setConfig({ testTimeout: 120_000 });

const PATIENCE = { timeout: 25_000, interval: 100 };
const HOUR_MS = 60 * 60 * 1000;
const ZONES = ["Asia/Kolkata", "Europe/Berlin", "Pacific/Honolulu", "Pacific/Kiritimati"];

const folder = mkdtempSync(join(tmpdir(), "saathi-reminders-"));
let mailServer: MailServer;

beforeAll(async () => {
	mailServer = await startMailServer();
});
afterAll(async () => {
	await mailServer.stop();
	rmSync(folder, { recursive: true, force: true });
});

/** A zone in which the slot at ten in the morning begins within a day from now, but not within two hours. */
function zoneWithTenAhead(): string {
	const fits = (zone: string) => {
		const { minute } = clinicTime(new Date(), zone);
		return minute < 8 * 60 || minute > 11 * 60;
	};
	return ZONES.find(fits) ?? "Asia/Kolkata";
}

const zone = zoneWithTenAhead();
const settings = (name: string) => ({
	...mailSettings(mailServer.url),
	CLINIC_TIME_ZONE: zone,
	DATABASE_URL: `file:${join(folder, name)}`,
});

/** The date of the next ten in the morning, and of the one after. */
function dates(): [string, string] {
	const today = clinicTime(new Date(), zone);
	const first = today.minute < 10 * 60 ? 0 : 24;
	const dateIn = (hours: number) => clinicTime(new Date(Date.now() + hours * HOUR_MS), zone).date;
	return [dateIn(first), dateIn(first + 24)];
}

function inDatabase<T>(server: TestServer, work: (database: Database.Database) => T): T {
	const database = new Database(server.databaseFile, { timeout: 5_000 });
	try {
		return work(database);
	} finally {
		database.close();
	}
}

/** Puts a booking there that was made so many hours ago. */
function put(server: TestServer, person: Person, date: string, { status = "confirmed", hours = 72 } = {}): string {
	const reference = Array.from({ length: 8 }, () => "ABCDEFGH"[Math.floor(Math.random() * 8)]).join("");
	const at = Date.now() - hours * HOUR_MS;
	inDatabase(server, (database) =>
		database
			.prepare(
				`insert into bookings (user_id, reference, name, phone, age, address, timeslot, date, status, created_at, updated_at)
				values (?, ?, 'Asha', '9876543210', 30, 'Pune', '10:00am - 10:30am', ?, ?, ?, ?)`,
			)
			.run(person.userId, reference, date, status, at, at),
	);
	return reference;
}

const about = (reference: string) => mailServer.mails().filter(({ text }) => text.includes(reference));

test("a day before, once, also after a restart; not for what is over, further ahead or cancelled", async () => {
	const [tomorrow, later] = dates();
	const first = await startServer(settings("once.db"));
	const person = createPerson("Asha", first.databaseFile);
	await first.stop();
	const due = put(first, person, tomorrow);
	const others = [
		put(first, createPerson("Ravi", first.databaseFile), later),
		put(first, createPerson("Ravi", first.databaseFile), tomorrow, { status: "cancelled" }),
		put(first, createPerson("Ravi", first.databaseFile), "2026-01-05"),
	];
	for (let start = 0; start < 2; start++) {
		const server = await startServer(settings("once.db"));
		try {
			await expect.poll(() => about(due).length, PATIENCE).toBe(1);
			await expect
				.poll(
					() => inDatabase(server, (database) => database.prepare("select sent_at from outbox").pluck().get()),
					PATIENCE,
				)
				.not.toBeNull();
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
	const first = await startServer(settings("moved.db"));
	const people = [createPerson("Asha", first.databaseFile), createPerson("Ravi", first.databaseFile)] as const;
	await first.stop();
	const away = put(first, people[0], tomorrow);
	const here = put(first, people[1], later);
	await mailServer.behave("hang");
	const hanging = await startServer(settings("moved.db"));
	await expect
		.poll(() => inDatabase(hanging, (database) => database.prepare("select kind from outbox").pluck().all()), PATIENCE)
		.toEqual(["reminder"]);
	await hanging.stop();
	const move = (reference: string, date: string) =>
		inDatabase(first, (database) =>
			database.prepare("update bookings set date = ? where reference = ?").run(date, reference),
		);
	move(away, later);
	move(here, tomorrow);
	await mailServer.behave("accept");
	const server = await startServer(settings("moved.db"));
	try {
		await expect.poll(() => about(here).length, PATIENCE).toBe(1);
		await expect
			.poll(
				() =>
					inDatabase(server, (database) =>
						database.prepare("select count(*) from outbox where sent_at is null").pluck().get(),
					),
				PATIENCE,
			)
			.toBe(0);
		expect(about(away)).toEqual([]);
	} finally {
		await server.stop();
	}
});
