import { and, desc, eq, gte, lt, lte } from "drizzle-orm";
import { attempt, database } from "./client.server";
import { write } from "./group-commit.server";
import { refuseWithoutRoom } from "./room.server";
import { moodLines, moods } from "./schema.server";
import { emptyWrittenAheadSoon } from "./written-ahead.server";

/** How somebody was at a moment. */
export type MoodRow = { at: Date; mood: number };

/** Since when a person keeps a line, or null for who keeps none. */
export async function selectMoodLine(userId: number): Promise<Date | null> {
	const line = await attempt(() => database.select().from(moodLines).where(eq(moodLines.userId, userId)).get());
	return line?.since ?? null;
}

/** The newest moods of a person, oldest first. */
export async function selectMoods(userId: number, limit: number): Promise<MoodRow[]> {
	const { at, mood } = moods;
	const newest = await attempt(() =>
		database.select({ at, mood }).from(moods).where(eq(moods.userId, userId)).orderBy(desc(at)).limit(limit).all(),
	);
	return newest.reverse();
}

/**
 * Begins a line; one that is there goes on.
 *
 * @throws DatabaseFull, DatabaseUnavailable
 */
export async function insertMoodLine(userId: number, since: Date): Promise<void> {
	await write(() => {
		refuseWithoutRoom("booking");
		database.insert(moodLines).values({ userId, since }).onConflictDoNothing().run();
	});
}

/** Ends a line and deletes all that stands in it, within seconds from the disk too. */
export async function deleteMoodLine(userId: number): Promise<void> {
	await write(() => database.delete(moodLines).where(eq(moodLines.userId, userId)).run());
	emptyWrittenAheadSoon();
}

/**
 * Keeps a mood for who keeps a line; for anybody else it does nothing.
 *
 * @param after what was kept since then is taken back: a second press is a correction
 * @param most so many of one person are kept, the newest
 * @throws DatabaseFull, DatabaseUnavailable
 */
export async function saveMood(userId: number, { at, mood }: MoodRow, after: Date, most: number): Promise<void> {
	await write(() => {
		refuseWithoutRoom("booking");
		const kept = database.select().from(moodLines).where(eq(moodLines.userId, userId)).get();
		if (kept === undefined) return;
		const own = eq(moods.userId, userId);
		database
			.delete(moods)
			.where(and(own, gte(moods.at, after), lte(moods.at, at)))
			.run();
		database.insert(moods).values({ userId, at, mood }).run();
		const oldest = database
			.select({ at: moods.at })
			.from(moods)
			.where(own)
			.orderBy(desc(moods.at))
			.limit(1)
			.offset(most - 1)
			.get();
		if (oldest !== undefined)
			database
				.delete(moods)
				.where(and(own, lt(moods.at, oldest.at)))
				.run();
	});
}
