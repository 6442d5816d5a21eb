import { useMemo, useState } from "react";
import type { ClinicTime } from "~/features/calendar";
import type { bookingCheck } from "./booking-check";

/**
 * The check of the booking form, which weighs more than the rest of the page: it is fetched when somebody begins to
 * fill the form in. Before that, and where it cannot be had, the server alone judges, as it does without script.
 */
export function useBookingCheck(now: ClinicTime) {
	const [make, setMake] = useState<typeof bookingCheck | null>(null);
	const check = useMemo(() => make?.(now), [make, now]);
	function fetchCheck() {
		import("./booking-check").then(
			(fetched) => setMake(() => fetched.bookingCheck),
			() => undefined,
		);
	}
	return { check, fetchCheck };
}
