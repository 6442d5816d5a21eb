import { standingOf } from "#db/booking-facts.server";
import { insertReminder, selectUnreminded } from "#db/reminders.server";
import { env } from "~/env.server";
import { isTimeslot, startMinute } from "../booking/slots";
import { isLiving } from "../booking/states";
import { clinicTime, momentOf } from "../calendar";

const DAY_MS = 24 * 60 * 60 * 1000;
const LOOK_EVERY_MS = 60_000;

let lookedAt = Number.NEGATIVE_INFINITY;

/** Writes reminders of what begins within a day, at most once a minute. Each one is written once, whoever looks. */
export async function remind(now: Date): Promise<void> {
	if (Math.abs(now.getTime() - lookedAt) < LOOK_EVERY_MS) return;
	const dates = [now, new Date(now.getTime() + DAY_MS)].map((moment) => clinicTime(moment, env.CLINIC_TIME_ZONE).date);
	for (const coming of await selectUnreminded(dates)) {
		const start = startOf(coming);
		if (start === null || start <= now.getTime() || start - DAY_MS > now.getTime()) continue;
		await insertReminder(coming, new Date(start - DAY_MS), now);
	}
	lookedAt = now.getTime();
}

/** Whether what a reminder tells of is still so, and ahead. */
export async function isStillToCome(
	{ reference, date, timeslot }: { reference?: string; date?: string; timeslot?: string },
	now: Date,
): Promise<boolean> {
	if (!reference || !date || !timeslot) return false;
	const stands = await standingOf(reference);
	if (stands === null || stands.date !== date || stands.timeslot !== timeslot) return false;
	return isLiving(stands.status) && (startOf(stands) ?? 0) > now.getTime();
}

function startOf({ date, timeslot }: { date: string; timeslot: string }): number | null {
	if (!isTimeslot(timeslot)) return null;
	return momentOf(date, startMinute(timeslot), env.CLINIC_TIME_ZONE).getTime();
}
