import { BOOKING_ALERTS, BOOKING_FIELDS, bookingAlert, firstMessages } from "~/features/booking/booking-form";
import { book } from "~/features/booking/bookings.server";
import { json, readFields, refusal, sendingCall } from "~/http/api.server";
import { clientAddress } from "~/http/client.server";
import { currentUser } from "~/http/session.server";

/** POST {name, phone, age, address, timeslot, date} with a token: books a session. */
const call = sendingCall(async (request) => {
	const user = await currentUser(request);
	if (user === null) return refusal(401, "Log in to book a session.");
	const typed = await readFields(request, BOOKING_FIELDS);
	const outcome = await book(user.id, typed, { address: clientAddress(request), now: new Date() });
	if (outcome.ok) return json({ success: true });
	const fields = firstMessages(outcome.problems);
	const message = bookingAlert(outcome.problems) ?? Object.values(fields).join(". ");
	return refusal(outcome.reason === "full" ? 409 : 422, message, { fields });
}, BOOKING_ALERTS.exception);

export const loader = call.loader;
export const action = call.action;
