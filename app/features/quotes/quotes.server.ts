import { env } from "~/env.server";
import { quoteOfTheDay } from "./quote-of-the-day";

/** Today's good thought, or null when it cannot be had: a page never breaks over it. */
export function todaysQuote(now: Date): string | null {
	try {
		return quoteOfTheDay(now, env.CLINIC_TIME_ZONE);
	} catch {
		return null;
	}
}
