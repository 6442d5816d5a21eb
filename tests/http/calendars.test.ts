import { afterAll, beforeAll, expect, test } from "vitest";
import { dayFromNow, goodBooking } from "../support/bookings";
import { type MailServer, startMailServer } from "../support/mail-server";
import { mailSettings } from "../support/mail-settings";
import { createPerson } from "../support/people";
import { startServer, type TestServer } from "../support/server";

const PATIENCE = { timeout: 120_000, interval: 100 };
const SAME = ["UID", "SEQUENCE", "DTSTART", "DTEND", "STATUS"];

let mailServer: MailServer;
let server: TestServer;

beforeAll(async () => {
	mailServer = await startMailServer();
	server = await startServer(mailSettings(mailServer.url));
});
afterAll(async () => {
	await server.stop();
	await mailServer.stop();
});

/** Some lines of a calendar's entry, by name. */
function entryOf(calendar: string | null): Record<string, string> {
	const lines = (calendar ?? "").replace(/\r\n[ \t]/g, "").split("\r\n");
	return Object.fromEntries(
		["METHOD", ...SAME].map((name) => [name, lines.find((line) => line.startsWith(`${name}:`))?.split(":")[1] ?? ""]),
	);
}

test("from booking to cancelling, mail and file are one entry at the same moment, its sequence rising", async () => {
	const person = await createPerson("Asha", server.databaseUrl);
	const operator = await createPerson("Om", server.databaseUrl, "operator");
	const called = async (path: string, body: object) => {
		const headers = { "Content-Type": "application/json", ...person.authorization };
		const answer = await fetch(`${server.url}${path}`, { method: "POST", headers, body: JSON.stringify(body) });
		expect(answer.status).toBe(200);
	};
	await called("/api/booking", goodBooking());
	const list = await fetch(`${server.url}/api/user-bookings`, { headers: person.authorization });
	const [{ id, reference }] = ((await list.json()) as { bookings: [{ id: number; reference: string }] }).bookings;
	const changes = [
		async () => undefined,
		async () => {
			const fields = new URLSearchParams({ change: "confirm", version: "0" });
			const options = { method: "POST", body: fields, headers: operator.cookie, redirect: "manual" } as const;
			expect((await fetch(`${server.url}/desk/bookings/${id}`, options)).status).toBe(303);
		},
		() => called(`/api/booking/${id}/move`, { date: dayFromNow(33), timeslot: "10:00am - 10:30am" }),
		() => called(`/api/booking/${id}/cancel`, {}),
	];
	const told: Record<string, string>[] = [];
	for (const change of changes) {
		await change();
		const own = () => mailServer.mails().filter(({ to, calendar }) => to === person.email && calendar !== null);
		await expect.poll(() => own().length, PATIENCE).toBe(told.length + 1);
		const mailed = entryOf(own().at(-1)?.calendar ?? null);
		const file = await fetch(`${server.url}/booking/${reference}/calendar.ics`, { headers: person.cookie });
		expect(entryOf(await file.text())).toEqual({ ...mailed, METHOD: "PUBLISH" });
		told.push(mailed);
	}
	expect(told.map(({ METHOD, SEQUENCE, STATUS }) => `${METHOD} ${SEQUENCE} ${STATUS}`)).toEqual([
		"REQUEST 0 TENTATIVE",
		"REQUEST 1 CONFIRMED",
		"REQUEST 2 TENTATIVE",
		"CANCEL 3 CANCELLED",
	]);
	expect(new Set(told.map(({ UID }) => UID))).toEqual(new Set([`${reference.toLowerCase()}@appointment.saathi`]));
	expect(told.map(({ DTSTART }) => DTSTART === told[0]?.DTSTART)).toEqual([true, true, false, false]);
});
