import { env } from "~/env.server";
import { clinicTime } from "../calendar";
import type { PageLanguage } from "../help/languages";
import { bookingsOf } from "./bookings.server";
import type { OwnBooking } from "./kept-booking";
import type { Receipt } from "./receipt";
import { isComing, isLiving, mayChange } from "./states";
import { nextStepIn } from "./words.server";

const PAGE_SIZE = 20;

/**
 * A page of a person's bookings, the next one to come first, and whether there are more.
 *
 * @param page counted from 1
 * @throws DatabaseUnavailable
 */
export async function bookingsPage(
	userId: number,
	page: number,
	now: Date,
): Promise<{ bookings: (OwnBooking & { changeable: boolean })[]; more: boolean }> {
	const time = clinicTime(now, env.CLINIC_TIME_ZONE);
	const all = await bookingsOf(userId, now);
	const bookings = all.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
	return {
		bookings: bookings.map((booking) => ({ ...booking, changeable: mayChange("cancel", "person", booking, time) })),
		more: all.length > page * PAGE_SIZE,
	};
}

/** The receipt of a booking, as it stands at a moment, with what happens next in a language. */
export function receiptOf(booking: OwnBooking, now: Date, language: PageLanguage): Receipt {
	const { reference, date, timeslot, status, version, word } = booking;
	const time = clinicTime(now, env.CLINIC_TIME_ZONE);
	return {
		...{ reference, date, timeslot, status, version, word },
		place: env.CLINIC_PLACE ?? null,
		fee: env.CLINIC_FEE ?? null,
		next: nextStepIn(language, isLiving(status) && !isComing(booking, time) ? "over" : status),
		changeable: mayChange("cancel", "person", booking, time),
	};
}
