import { BOOKING_ALERTS } from "~/features/booking/booking-form";
import { bookingsOf } from "~/features/booking/bookings.server";
import { json, readingCall, refusal } from "~/http/api.server";
import { currentUser } from "~/http/session.server";

/** GET with a token: the person's bookings, newest date first. */
const call = readingCall(async (request) => {
	const user = await currentUser(request);
	if (user === null) return refusal(401, "Log in to see your bookings.");
	return json({ success: true, bookings: await bookingsOf(user.id) });
}, BOOKING_ALERTS.list);

export const loader = call.loader;
export const action = call.action;
