/** The names of weekdays, from Sunday, and of months: each in one text, with blanks between. */
type CalendarWords = { weekdays: string; months: string };

const ENGLISH: CalendarWords = {
	weekdays: "Sunday Monday Tuesday Wednesday Thursday Friday Saturday",
	months: "January February March April May June July August September October November December",
};

/**
 * A calendar date in words, such as Friday 20 November 2026. Without Intl, because servers and browsers disagree about
 * the commas between its parts, and then a page would not match itself.
 *
 * @param date YYYY-MM-DD
 * @param words the names to use; English ones unless given
 */
export function dayInWords(date: string, { weekdays, months }: CalendarWords = ENGLISH): string {
	const day = new Date(`${date}T00:00:00Z`);
	const weekday = weekdays.split(" ")[day.getUTCDay()];
	const month = months.split(" ")[day.getUTCMonth()];
	return `${weekday} ${day.getUTCDate()} ${month} ${day.getUTCFullYear()}`;
}

/**
 * A time of day in words, such as 9:05am, in the way of the booking form's slots.
 *
 * @param minute after midnight
 */
export function timeInWords(minute: number): string {
	const hour = Math.floor(minute / 60);
	const minutes = String(minute % 60).padStart(2, "0");
	return `${hour % 12 || 12}:${minutes}${hour < 12 ? "am" : "pm"}`;
}
