import { deleteMoodLine, insertMoodLine, saveMood, selectMoodLine, selectMoods } from "#db/moods.server";
import { env } from "~/env.server";
import { clinicTime } from "../calendar";
import { type MoodLine, moodDays } from "./moods";

/** A second press within this time is a correction of the first. */
const CORRECTED_MS = 60_000;
/** So many of one person are kept: years of a few a week. */
export const MOST_KEPT = 1_000;

/** Whether a person keeps a line. */
export async function keepsMoods(userId: number): Promise<boolean> {
	return (await selectMoodLine(userId)) !== null;
}

/** A person's line, or null for who keeps none. */
export async function moodLineOf(userId: number, now: Date): Promise<MoodLine | null> {
	if (!(await keepsMoods(userId))) return null;
	const kept = await selectMoods(userId, MOST_KEPT);
	const { date } = clinicTime(now, env.CLINIC_TIME_ZONE);
	const just = kept.findLast(({ at }) => at.getTime() > now.getTime() - CORRECTED_MS);
	return { days: moodDays(kept, date, env.CLINIC_TIME_ZONE), just: just?.mood ?? null };
}

/** The newest mood that a person has kept since a moment, or null. */
export async function moodSince(userId: number, moment: Date): Promise<number | null> {
	const [newest] = await selectMoods(userId, 1);
	return newest !== undefined && newest.at >= moment ? newest.mood : null;
}

/**
 * Keeps how a person is, for who keeps a line. Pressed twice within a minute, the newer counts.
 *
 * @throws DatabaseFull, DatabaseUnavailable
 */
export async function keepMood(userId: number, mood: number, at: Date): Promise<void> {
	await saveMood(userId, { at, mood }, new Date(at.getTime() - CORRECTED_MS), MOST_KEPT);
}

/** Begins a person's line. */
export async function beginMoods(userId: number, now: Date): Promise<void> {
	await insertMoodLine(userId, now);
}

/** Ends a person's line, and deletes all that stands in it. */
export async function endMoods(userId: number): Promise<void> {
	await deleteMoodLine(userId);
}

/** A person's line to be taken along, or null for who keeps none. */
export async function keptMoods(userId: number): Promise<{ since: Date; moods: { at: Date; mood: number }[] } | null> {
	const since = await selectMoodLine(userId);
	return since && { since, moods: await selectMoods(userId, MOST_KEPT) };
}
