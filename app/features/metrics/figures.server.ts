import { countBookings, countDanger, countOutbox, dangersOf } from "#db/figures.server";
import { env } from "~/env.server";
import { dateAfter } from "../booking/days";
import { BOOKING_STATES } from "../booking/states";
import { clinicTime } from "../calendar";
import type { Figure } from "./exposition";

const DAYS_BACK = 30;
const CHANNELS = ["mail", "webhook"] as const;

/** What the database knows for Prometheus. Counts alone: no figure belongs to a person. */
export async function figures(now = new Date()): Promise<Figure[]> {
	const since = dateOf(now, -DAYS_BACK);
	const bookings = await Promise.all(BOOKING_STATES.map((state) => countBookings(state, since)));
	const outbox = await Promise.all(CHANNELS.map(countOutbox));
	return [
		{
			name: "saathi_bookings",
			type: "gauge",
			help: `Bookings of the last ${DAYS_BACK} days and to come, by state.`,
			samples: BOOKING_STATES.map((state, index) => ({ labels: { state }, value: bookings[index] ?? 0 })),
		},
		{
			name: "saathi_outbox_waiting",
			type: "gauge",
			help: "Mails and webhook calls that wait to be sent.",
			samples: CHANNELS.map((channel, index) => ({ labels: { channel }, value: outbox[index]?.waiting ?? 0 })),
		},
		{
			name: "saathi_outbox_given_up",
			type: "gauge",
			help: "Mails and webhook calls that were tried for a day in vain, or refused for good.",
			samples: CHANNELS.map((channel, index) => ({ labels: { channel }, value: outbox[index]?.givenUp ?? 0 })),
		},
		{
			name: "saathi_dangers_yesterday",
			type: "gauge",
			help: "Talks in which the bot began a danger protocol on the clinic's last whole day.",
			samples: [{ value: await dangersOf(dateOf(now, -1)) }],
		},
	];
}

/**
 * Counts that a danger protocol began in some talk. Told only when the day is over: a count that rises while somebody
 * writes could be matched with the log's lines. Nobody waits for it, and nothing depends on it.
 */
export function noteDanger(now: Date): void {
	countDanger(dateOf(now, 0), now).catch(() => undefined);
}

function dateOf(now: Date, days: number): string {
	return dateAfter(clinicTime(now, env.CLINIC_TIME_ZONE).date, days);
}
