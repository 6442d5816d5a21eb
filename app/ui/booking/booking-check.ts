import { parseWithZod } from "@conform-to/zod/v4";
import { bookingSchema } from "~/features/booking/booking-form";
import type { ClinicTime } from "~/features/calendar";

/**
 * Makes what reads the booking form and checks it: the same on the server and, fetched at first use, in the browser.
 * The schema is made once, since a check of each letter has no time for that.
 */
export function bookingCheck(now: ClinicTime) {
	const schema = bookingSchema(now);
	return (form: FormData | URLSearchParams) => parseWithZod(form, { schema, disableAutoCoercion: true });
}
