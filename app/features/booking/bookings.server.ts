import { type BookingRow, selectBookings, upsertBooking } from "#db/bookings.server";
import { env } from "~/env.server";
import { clinicTime } from "../calendar";
import { countAgainst } from "../limits/limits.server";
import { type BookingField, type BookingProblems, checkBooking } from "./booking-form";
import { isTimeslot, startMinute } from "./slots";

/** How a wish for a session ended. */
export type BookingOutcome = { ok: true } | { ok: false; reason: "unfit" | "full"; problems: BookingProblems };

/**
 * Books a session. The same person, date and slot again is the same booking with newer details.
 *
 * @param address of the client for the limits, or null when unknown
 * @throws TooMany, DatabaseUnavailable
 */
export async function book(
	userId: number,
	typed: Partial<Record<BookingField, string>>,
	{ address, now }: { address: string | null; now: Date },
): Promise<BookingOutcome> {
	const checked = checkBooking(typed, clinicTime(now, env.CLINIC_TIME_ZONE));
	if (!checked.ok) return { ok: false, reason: "unfit", problems: checked.problems };
	await countAgainst("personBookings", String(userId));
	await countAgainst("addressBookings", address);
	const kept = await upsertBooking(userId, checked.booking, now, env.COUNSELLORS ?? null);
	if (kept) return { ok: true };
	return {
		ok: false,
		reason: "full",
		problems: { timeslot: ["This time is full on that day. Please choose another"] },
	};
}

/**
 * All bookings of a person, the newest date first and the latest slot first within a day.
 *
 * @throws DatabaseUnavailable
 */
export async function bookingsOf(userId: number): Promise<BookingRow[]> {
	const rows = await selectBookings(userId);
	return rows.sort((a, b) => b.date.localeCompare(a.date) || slotOrder(b.timeslot) - slotOrder(a.timeslot));
}

/** A slot that is offered no more comes after the others. */
function slotOrder(timeslot: string): number {
	return isTimeslot(timeslot) ? startMinute(timeslot) : -1;
}
