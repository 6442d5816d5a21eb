import { expect, test, vi } from "vitest";
import type { Appointment } from "./calendar-file.server";

const BOOKING: Appointment = {
	reference: "K7QM2XPR",
	date: "2027-03-28",
	timeslot: "9:30am - 10:00am",
	version: 3,
	status: "confirmed",
};

async function linesOf(
	changes: Partial<Appointment> = {},
	{ method = "PUBLISH" as const, attendee = null as string | null, settings = {} as Record<string, string> } = {},
): Promise<string[]> {
	vi.resetModules();
	for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
	try {
		const { calendarFile } = await import("./calendar-file.server");
		const file = await calendarFile({ ...BOOKING, ...changes }, method, attendee);
		expect(file).toMatch(/\r\n$/);
		return (file ?? "").replace(/\r\n[ \t]/g, "").split("\r\n");
	} finally {
		vi.unstubAllEnvs();
	}
}

test("an entry keeps its UID, rises with the version, rings an hour before and has a discreet title", async () => {
	const lines = await linesOf();
	for (const line of [
		"METHOD:PUBLISH",
		"UID:k7qm2xpr@appointment.saathi",
		"SEQUENCE:3",
		"SUMMARY:Appointment",
		"STATUS:CONFIRMED",
		"CLASS:PRIVATE",
		"TRIGGER:-PT60M",
		"DTSTART:20270328T040000Z",
		"DTEND:20270328T043000Z",
	])
		expect(lines).toContain(line);
	expect(lines.join("\n")).not.toMatch(/counsel|session|health|ATTENDEE/i);
});

test("a moved one is the same entry with a higher sequence", async () => {
	const before = await linesOf();
	const after = await linesOf({ version: 4, timeslot: "3:30pm - 4:00pm" });
	const uid = (lines: string[]) => lines.find((line) => line.startsWith("UID:"));
	expect(uid(after)).toBe(uid(before));
	expect(after).toContain("SEQUENCE:4");
	expect(after).toContain("DTSTART:20270328T100000Z");
});

test("the clinic's zone decides, on that very day: Berlin's clocks go forward on the 28th", async () => {
	const settings = { CLINIC_TIME_ZONE: "Europe/Berlin" };
	expect(await linesOf({}, { settings })).toContain("DTSTART:20270328T073000Z");
	expect(await linesOf({ date: "2027-03-27" }, { settings })).toContain("DTSTART:20270327T083000Z");
});

test("what was only asked for is tentative; what was cancelled rings no more", async () => {
	expect(await linesOf({ status: "requested" })).toContain("STATUS:TENTATIVE");
	const cancelled = await linesOf({ status: "cancelled" });
	expect(cancelled).toContain("STATUS:CANCELLED");
	expect(cancelled.filter((line) => line.includes("VALARM"))).toEqual([]);
});

test("the place may hold commas, and nothing in it makes a line of its own", async () => {
	const lines = await linesOf({}, { settings: { CLINIC_PLACE: "2nd floor, Lake Road; Pune" } });
	expect(lines).toContain("LOCATION:2nd floor\\, Lake Road\\; Pune");
});

test("an entry in a mail names whom it invites, without asking for an answer", async () => {
	const lines = await linesOf({}, { attendee: "asha@example.in" });
	expect(lines.find((line) => line.startsWith("ATTENDEE"))).toMatch(/RSVP=FALSE.*:mailto:asha@example\.in$/);
	expect(lines.find((line) => line.startsWith("ORGANIZER"))).toMatch(/:MAILTO:hello@saathi\.example$/i);
});

test("a slot that is offered no more has no entry", async () => {
	const { calendarFile } = await import("./calendar-file.server");
	expect(await calendarFile({ ...BOOKING, timeslot: "4:00pm - 4:30pm" }, "PUBLISH")).toBeNull();
});
