import { useState } from "react";
import type { parseBooking } from "./booking-check";

/**
 * The check of the booking form, which weighs more than the rest of the page: it is fetched when somebody begins to
 * fill the form in. Before that, and where it cannot be had, the server alone judges, as it does without script.
 */
export function useBookingCheck() {
	const [check, setCheck] = useState<typeof parseBooking | null>(null);
	function fetchCheck() {
		import("./booking-check").then(
			(fetched) => setCheck(() => fetched.parseBooking),
			() => undefined,
		);
	}
	return { check, fetchCheck };
}
