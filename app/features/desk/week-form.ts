import { lastDay } from "../booking/booking-fields";
import { MOST_PLACES, REASON_LENGTH, WEEKDAYS } from "../booking/days";
import { TIMESLOTS, type Timeslot } from "../booking/slots";
import { isCalendarDate } from "../calendar";
import { hasUnseen, unseenMessage } from "../unseen";
import { DESK_SENTENCES } from "./sentences";

/** A week as the form shows it: a line for each slot, its places from Monday to Sunday. */
export type Week = { timeslot: Timeslot; places: number[] }[];
type Slot = { weekday: number; timeslot: string; places: number };
export type TypedClosedDate = { date: string; reason: string };

/** The name of each input of the week: weekday and place in the list of slots, such as 1-0 for Monday's first. */
export const WEEK_FIELDS: readonly string[] = WEEKDAYS.flatMap((_, day) =>
	TIMESLOTS.map((_, slot) => `${day + 1}-${slot}`),
);

/** Reads the form of the week: every input a whole number of places. */
export function readWeek(
	typed: ReadonlyMap<string, string>,
): { ok: true; slots: Slot[] } | { ok: false; problems: Record<string, string> } {
	const problems: Record<string, string> = {};
	const slots = WEEK_FIELDS.map((field) => {
		const [weekday, slot] = field.split("-").map(Number) as [number, number];
		const text = (typed.get(field) ?? "").trim();
		const places = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
		if (!(places <= MOST_PLACES)) problems[field] = DESK_SENTENCES.places;
		return { weekday, timeslot: TIMESLOTS[slot] as Timeslot, places };
	});
	return Object.keys(problems).length > 0 ? { ok: false, problems } : { ok: true, slots };
}

/** Reads the form of a closed date. */
export function readClosedDate(
	{ date, reason: typed }: TypedClosedDate,
	today: string,
): { ok: true; closed: TypedClosedDate } | { ok: false; problems: Record<string, string> } {
	const reason = typed.trim();
	const problems: Record<string, string> = {};
	if (!isCalendarDate(date) || date < today || date > lastDay(today)) problems.date = DESK_SENTENCES.day;
	if (reason === "" || reason.length > REASON_LENGTH) problems.reason = DESK_SENTENCES.reason;
	else if (hasUnseen(reason)) problems.reason = unseenMessage("Reason");
	return Object.keys(problems).length > 0 ? { ok: false, problems } : { ok: true, closed: { date, reason } };
}

/** Tells one week from another, so that who sets it knows whether it is still the one that was seen. */
export function weekFingerprint(slots: readonly Slot[]): string {
	return slots
		.map(({ weekday, timeslot, places }) => `${weekday}-${TIMESLOTS.indexOf(timeslot as Timeslot)}:${places}`)
		.sort()
		.join(",");
}
