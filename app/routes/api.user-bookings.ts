import { BOOKING_ALERTS, BOOKING_FIELDS } from "~/features/booking/booking-form";
import { bookingsOf } from "~/features/booking/bookings.server";
import type { OwnBooking } from "~/features/booking/kept-booking";
import { json, readingCall, refusal } from "~/http/api.server";
import { currentUser } from "~/http/session.server";

/** GET with a token: the person's bookings, the next one first. */
const call = readingCall(async (request) => {
	const user = await currentUser(request);
	if (user === null) return refusal(401, "Log in to see your bookings.");
	return json({ success: true, bookings: (await bookingsOf(user.id, new Date())).map(told) });
}, BOOKING_ALERTS.list);

function told({ id, reference, status, word, ...booking }: OwnBooking) {
	return {
		...Object.fromEntries(BOOKING_FIELDS.map((field) => [field, booking[field]])),
		id,
		reference,
		status,
		...(word !== null && { word }),
	};
}

export const loader = call.loader;
export const action = call.action;
