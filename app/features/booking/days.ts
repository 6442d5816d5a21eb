import { dayNumber } from "../calendar";
import { startMinute, type Timeslot } from "./slots";

const DAY_MINUTES = 24 * 60;

/** The days of a week, Monday first: a weekday's number is its place here, counted from 1. */
export const WEEKDAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;

/** Most places of one slot, and the longest reason for a closed date. */
export const MOST_PLACES = 10_000;
export const REASON_LENGTH = 100;

/** How a slot of a day stands, to whoever would like it. */
export type SlotState = "free" | "full" | "closed" | "over";

/** What is known of a slot on a date. */
export type SlotFacts = {
	/** Why the clinic is closed on the date; null on all others. */
	closedFor: string | null;
	/** Places by the clinic's week; null when no week was set. */
	weekly: number | null;
	/** How many have the slot. */
	taken: number;
};

/** 1 for Monday to 7 for Sunday. */
export function weekdayOf(date: string): number {
	return ((dayNumber(date) + 3) % 7) + 1; // 1 January 1970 was a Thursday.
}

/**
 * Whether one more can have a slot.
 *
 * @param counsellors places of every slot until a week is set; null for no bound
 */
export function slotState({ closedFor, weekly, taken }: SlotFacts, counsellors: number | null): SlotState {
	const places = weekly ?? counsellors;
	if (closedFor !== null || places === 0) return "closed";
	return places !== null && taken >= places ? "full" : "free";
}

/** A slot of a day, as the form shows it. */
export type DaySlot = { timeslot: Timeslot; state: SlotState };
/** A day that somebody chose: why it is closed, if it is, and each slot. */
export type Day = { date: string; closedFor: string | null; slots: DaySlot[] };
/** A time that can be booked. */
export type FreeTime = { date: string; timeslot: Timeslot };

/** The date so many days after another, as YYYY-MM-DD. */
export function dateAfter(date: string, days: number): string {
	return new Date((dayNumber(date) + days) * 86_400_000).toISOString().slice(0, 10);
}

/** The days around one, nearest first, a later day before an earlier one: within two dates, both included. */
export function daysAround(date: string, from: string, to: string): string[] {
	const middle = dayNumber(date);
	const farthest = Math.max(dayNumber(to) - middle, middle - dayNumber(from));
	const away = Array.from({ length: farthest + 1 }, (_, days) => (days === 0 ? [0] : [days, -days])).flat();
	return away.map((days) => dateAfter(date, days)).filter((day) => from <= day && day <= to);
}

/**
 * The free times nearest to one that could not be had, nearest first: those of the same day by the clock, then those of
 * the days around it, a later day before an earlier one.
 */
export function nearestFree(days: readonly Day[], wanted: FreeTime, count: number): FreeTime[] {
	const wantedDay = dayNumber(wanted.date);
	const wantedMinute = startMinute(wanted.timeslot);
	return days
		.flatMap(({ date, slots }) => {
			const away = dayNumber(date) - wantedDay;
			const farDay = Math.abs(away) * 2 * DAY_MINUTES + (away < 0 ? DAY_MINUTES : 0);
			return slots
				.filter(({ state }) => state === "free")
				.map(({ timeslot }) => ({ date, timeslot, far: farDay + Math.abs(startMinute(timeslot) - wantedMinute) }));
		})
		.sort((a, b) => a.far - b.far)
		.slice(0, count)
		.map(({ date, timeslot }) => ({ date, timeslot }));
}
