const CALENDAR = new Intl.DateTimeFormat("en-IN", {
	weekday: "long",
	day: "numeric",
	month: "long",
	year: "numeric",
	timeZone: "UTC",
});

/** The names of weekdays, from Sunday, and of months: each in one text, with blanks between. */
type CalendarWords = { weekdays: string; months: string };

/**
 * A calendar date in words, such as Friday 20 November 2026. Put together from its parts, because servers and browsers
 * disagree about the commas between them, and then a page would not match itself.
 *
 * @param date YYYY-MM-DD
 * @param words the names to use; English ones unless given
 */
export function dayInWords(date: string, words?: CalendarWords): string {
	if (words !== undefined) return dayBy(words, new Date(`${date}T00:00:00Z`));
	const parts = CALENDAR.formatToParts(new Date(`${date}T00:00:00Z`));
	const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((candidate) => candidate.type === type)?.value;
	return [part("weekday"), part("day"), part("month"), part("year")].join(" ");
}

function dayBy({ weekdays, months }: CalendarWords, day: Date): string {
	const weekday = weekdays.split(" ")[day.getUTCDay()];
	const month = months.split(" ")[day.getUTCMonth()];
	return `${weekday} ${day.getUTCDate()} ${month} ${day.getUTCFullYear()}`;
}

/**
 * A time of day in words, such as 9:05 am, in the way of the booking form's slots.
 *
 * @param minute after midnight
 */
export function timeInWords(minute: number): string {
	const hour = Math.floor(minute / 60);
	const minutes = String(minute % 60).padStart(2, "0");
	return `${hour % 12 || 12}:${minutes}${hour < 12 ? "am" : "pm"}`;
}
