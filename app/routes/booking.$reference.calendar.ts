import { bookingOf } from "~/features/booking/bookings.server";
import { calendarFile } from "~/features/booking/calendar-file.server";
import { fileRoute, plainText } from "~/http/files.server";
import { currentUser } from "~/http/session.server";

/** A booking as a file for the calendar, for its owner alone. */
const file = fileRoute(async ({ request, params }) => {
	const reference = params.reference ?? "";
	const user = await currentUser(request);
	const booking = user === null ? null : await bookingOf(user.id, reference);
	if (booking === null) return plainText("There is no such file.", { status: 404 });
	return new Response(await calendarFile(booking, "PUBLISH"), {
		headers: {
			"Content-Type": "text/calendar; charset=utf-8; method=PUBLISH",
			"Content-Disposition": `attachment; filename="appointment-${reference}.ics"`,
			"Cache-Control": "private, no-store",
		},
	});
});

export const loader = file.loader;
export const action = file.action;
