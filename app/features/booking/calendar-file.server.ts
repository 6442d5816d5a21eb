import type { EventAttributes } from "ics";
import { env } from "~/env.server";
import { momentOf } from "../calendar";
import { endMinute, isTimeslot, startMinute } from "./slots";
import { isLiving } from "./states";

/** What a calendar has to know of a booking. */
export type Appointment = {
	reference: string;
	/** YYYY-MM-DD */
	date: string;
	timeslot: string;
	/** Rises with every change: of two entries with the same UID calendars keep the higher. */
	version: number;
	status: string;
};

/** PUBLISH for a file that somebody fetches, REQUEST and CANCEL in mails: RFC 5546, section 1.4. */
export type CalendarMethod = "PUBLISH" | "REQUEST" | "CANCEL";

/** Stands in shared calendars and on locked screens, so it tells no more than that there is something. */
const TITLE = "Appointment";
const ALARM_MINUTES = 60;
const STATUS: Record<string, EventAttributes["status"]> = { requested: "TENTATIVE", confirmed: "CONFIRMED" };

/**
 * A booking as a file of a calendar (RFC 5545). Its times are in UTC, worked out with the clinic's zone as it stands on
 * that very day: the package writes no TZID, and one moment in UTC is the same in every calendar. It is shown by the
 * clock of whoever looks.
 *
 * @param attendee the person's email in a mail's entry, which needs one (RFC 5546, section 3.2.2)
 * @returns null for a slot that is none any more
 */
export async function calendarFile(
	{ reference, date, timeslot, version, status }: Appointment,
	method: CalendarMethod,
	attendee: string | null = null,
): Promise<string | null> {
	if (!isTimeslot(timeslot)) return null;
	const { createEvents } = await import("ics");
	const moment = (minute: number) => momentOf(date, minute, env.CLINIC_TIME_ZONE).getTime();
	const living = isLiving(status);
	const event: EventAttributes = {
		uid: `${reference.toLowerCase()}@appointment.saathi`,
		sequence: version,
		title: TITLE,
		description: `Reference: ${reference}`,
		location: env.CLINIC_PLACE,
		start: moment(startMinute(timeslot)),
		end: moment(endMinute(timeslot)),
		startOutputType: "utc",
		endOutputType: "utc",
		status: STATUS[status] ?? "CANCELLED",
		busyStatus: living ? "BUSY" : "FREE",
		classification: "PRIVATE",
		organizer: { name: env.PRODUCT_NAME, email: env.CONTACT_EMAIL },
		attendees: attendee === null ? undefined : [{ name: attendee, email: attendee, rsvp: false, partstat: "ACCEPTED" }],
		alarms: living
			? [{ action: "display", description: TITLE, trigger: { minutes: ALARM_MINUTES, before: true } }]
			: undefined,
	};
	const { value, error } = createEvents([event], { productId: "-//Saathi//Booking//EN", method });
	if (error) throw error;
	return value;
}
