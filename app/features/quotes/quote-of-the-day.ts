import { clinicTime, dayNumber } from "../calendar";
import { QUOTES } from "./quotes";

/** The good thought of the day: the same for everybody from midnight to midnight on the clinic's clock. */
export function quoteOfTheDay(now: Date, timeZone: string): string {
	const day = dayNumber(clinicTime(now, timeZone).date);
	return QUOTES[day % QUOTES.length] as string;
}
