import type { LoaderFunctionArgs } from "@remix-run/node";
import { bookingOf } from "~/features/booking/bookings.server";
import { calendarFile } from "~/features/booking/calendar-file.server";
import { orErrorPage } from "~/http/pages.server";
import { currentUser } from "~/http/session.server";

/** A booking as a file for the calendar, for its owner alone. */
export async function loader({ request, params }: LoaderFunctionArgs) {
	const reference = params.reference ?? "";
	const file = await orErrorPage(request, async () => {
		const user = await currentUser(request);
		const booking = user === null ? null : await bookingOf(user.id, reference);
		return booking === null ? null : calendarFile(booking, "PUBLISH");
	});
	if (file === null) throw new Response("There is no such file.", { status: 404, headers: PRIVATE });
	return new Response(file, {
		headers: {
			...PRIVATE,
			"Content-Type": "text/calendar; charset=utf-8; method=PUBLISH",
			"Content-Disposition": `attachment; filename="appointment-${reference}.ics"`,
		},
	});
}

const PRIVATE = { "Cache-Control": "private, no-store" };
