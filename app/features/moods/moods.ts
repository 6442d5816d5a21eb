import { clinicTime, dayNumber } from "../calendar";

/** How somebody may be: from 0, as bad as can be, to 10, all well. */
export const MOODS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
const HIGHEST = 10;
/** So many days are shown: twelve weeks. */
export const DAYS_SHOWN = 84;

/** The mood that a form sends, or null for anything else. */
export function moodFrom(typed: string | null): number | null {
	return MOODS.find((mood) => String(mood) === typed) ?? null;
}

/** A day of a line: what was kept on it, in order. */
export type MoodDay = { date: string; moods: number[] };

/** A person's own line: the days that are shown, and what was kept within the last minute, if anything. */
export type MoodLine = { days: readonly MoodDay[]; just: number | null };

/**
 * The days of a line that are shown, oldest first.
 *
 * @param kept oldest first
 * @param today YYYY-MM-DD on the clinic's calendar
 */
export function moodDays(
	kept: readonly { at: Date; mood: number }[],
	today: string,
	timeZone: string,
): readonly MoodDay[] {
	const days = new Map<string, number[]>();
	for (const { at, mood } of kept) {
		const { date } = clinicTime(at, timeZone);
		days.set(date, [...(days.get(date) ?? []), mood]);
	}
	return [...days]
		.map(([date, moods]) => ({ date, moods }))
		.filter(({ date }) => dayNumber(today) - dayNumber(date) < DAYS_SHOWN);
}

/** A point of a line in a box of given size, in whole and half units: the mean of a day. */
export type MoodPoint = { x: number; y: number };

/**
 * Where the days of a line stand in a box: the first at its left edge, the last at its right, 10 at the top.
 *
 * @param days oldest first
 */
export function moodPoints(days: readonly MoodDay[], width: number, height: number): MoodPoint[] {
	const first = dayNumber(days[0]?.date ?? "");
	const span = dayNumber(days.at(-1)?.date ?? "") - first;
	return days.map(({ date, moods }) => {
		const mean = moods.reduce((sum, mood) => sum + mood, 0) / moods.length;
		const share = span === 0 ? 0.5 : (dayNumber(date) - first) / span;
		return { x: halves(share * width), y: halves((1 - mean / HIGHEST) * height) };
	});
}

function halves(value: number): number {
	return Math.round(value * 2) / 2;
}
