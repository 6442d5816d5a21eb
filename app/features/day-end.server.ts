import { env } from "~/env.server";
import { nextMidnight } from "./next-midnight";

/** What was last found, since looking for midnight takes longer than a page does. */
let day = { from: new Date(0), end: new Date(0) };

/** The clinic's next midnight after a moment: until then all pages tell of the same day. */
export function dayEnd(moment: Date): Date {
	if (moment < day.from || moment >= day.end) day = { from: moment, end: nextMidnight(moment, env.CLINIC_TIME_ZONE) };
	return day.end;
}
