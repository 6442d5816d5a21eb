import { env } from "~/env.server";
import {
	BOOKING_ALERTS,
	BOOKING_FIELDS,
	type BookingProblems,
	bookingAlert,
	checkBooking,
	firstMessages,
	type TypedFields,
} from "~/features/booking/booking-form";
import { book } from "~/features/booking/bookings.server";
import { clinicTime } from "~/features/calendar";
import { json, readFields, refusal, sendingCall } from "~/http/api.server";
import { clientAddress } from "~/http/client.server";
import { currentUser } from "~/http/session.server";

/** POST {name, phone, age, address, timeslot, date} with a token: books a session. */
const call = sendingCall(async (request) => {
	const user = await currentUser(request);
	if (user === null) return refusal(401, "Log in to book a session.");
	const typed = await readFields(request, BOOKING_FIELDS);
	const now = new Date();
	const checked = checkBooking(typed, clinicTime(now, env.CLINIC_TIME_ZONE));
	if (!checked.ok) return refused(422, typed, checked.problems);
	const outcome = await book(user.id, checked.booking, { address: clientAddress(request), now });
	if (outcome.ok) return json({ success: true });
	return refused(outcome.reason === "too young" ? 422 : 409, typed, outcome.problems);
}, BOOKING_ALERTS.exception);

function refused(status: 409 | 422, typed: TypedFields, problems: BookingProblems): Response {
	const fields = firstMessages(problems);
	return refusal(status, bookingAlert(typed, problems) ?? Object.values(fields).join(". "), { fields });
}

export const loader = call.loader;
export const action = call.action;
