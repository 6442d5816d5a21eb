import { and, desc, eq, gt, gte, lt, lte } from "drizzle-orm";
import { engine, read, type Session, write } from "./client.server";
import { refuseWithoutRoom } from "./room.server";
import { moodLines, moods } from "./tables.server";

/** How somebody was at a moment. */
export type MoodRow = { at: Date; mood: number };

/** Since when a person keeps a line, or null for who keeps none. */
export async function selectMoodLine(userId: number): Promise<Date | null> {
	const line = await read((session) => lineOf(session, userId));
	return line?.since ?? null;
}

/** The newest moods of a person, oldest first. */
export async function selectMoods(userId: number, limit: number): Promise<MoodRow[]> {
	const { at, mood } = moods;
	const newest = await read(async (session) =>
		session.select({ at, mood }).from(moods).where(eq(moods.userId, userId)).orderBy(desc(at)).limit(limit),
	);
	return newest.reverse();
}

/**
 * Begins a line; one that is there goes on.
 *
 * @throws DatabaseFull, DatabaseUnavailable
 */
export async function insertMoodLine(userId: number, since: Date): Promise<void> {
	await write(async (session) => {
		await refuseWithoutRoom(session, "booking");
		await session.insert(moodLines).values({ userId, since }).onConflictDoNothing();
	});
}

/** Ends a line and deletes all that stands in it, within seconds from the disk too. */
export async function deleteMoodLine(userId: number): Promise<void> {
	await write(async (session) => {
		await engine.alone(session, keyOf(userId));
		await session.delete(moodLines).where(eq(moodLines.userId, userId));
	});
	engine.forgetDeletedSoon();
}

/**
 * Keeps a mood for who keeps a line; for anybody else it does nothing.
 *
 * @param after what was kept since then is taken back: a second press is a correction. Of two presses on their way at
 * once the earlier may come second: it changes nothing
 * @param most so many of one person are kept, the newest
 * @throws DatabaseFull, DatabaseUnavailable
 */
export async function saveMood(userId: number, { at, mood }: MoodRow, after: Date, most: number): Promise<void> {
	await write(async (session) => {
		await refuseWithoutRoom(session, "booking");
		await engine.alone(session, keyOf(userId));
		if ((await lineOf(session, userId)) === undefined) return;
		const own = eq(moods.userId, userId);
		const soon = new Date(2 * at.getTime() - after.getTime());
		const overtaking = and(own, gt(moods.at, at), lte(moods.at, soon));
		if ((await session.select({ at: moods.at }).from(moods).where(overtaking).limit(1)).length > 0) return;
		await session.delete(moods).where(and(own, gte(moods.at, after), lte(moods.at, at)));
		await session.insert(moods).values({ userId, at, mood });
		const [oldest] = await session
			.select({ at: moods.at })
			.from(moods)
			.where(own)
			.orderBy(desc(moods.at))
			.limit(1)
			.offset(most - 1);
		if (oldest !== undefined) await session.delete(moods).where(and(own, lt(moods.at, oldest.at)));
	});
}

async function lineOf(session: Session, userId: number): Promise<{ since: Date } | undefined> {
	const [line] = await session.select({ since: moodLines.since }).from(moodLines).where(eq(moodLines.userId, userId));
	return line;
}

/** Two presses at one moment come one after the other. */
const keyOf = (userId: number) => `moods:${userId}`;
