import { parseWithZod } from "@conform-to/zod/v4";
import { bookingSchema } from "~/features/booking/booking-form";
import type { ClinicTime } from "~/features/calendar";

/** Reads the booking form and checks it: the same on the server and, fetched at first use, in the browser. */
export function parseBooking(form: FormData | URLSearchParams, now: ClinicTime) {
	return parseWithZod(form, { schema: bookingSchema(now), disableAutoCoercion: true });
}
