import { and, eq } from "drizzle-orm";
import { attempt, database } from "./client.server";
import { write } from "./group-commit.server";
import { refuseWithoutRoom } from "./room.server";
import { plans } from "./schema.server";
import { emptyWrittenAheadSoon } from "./written-ahead.server";

/** A safety plan as it is kept: what stands in each box, by the box's name. */
export type PlanRow = { boxes: Record<string, string>; version: number; updatedAt: Date };

/** The plan of a person, or null where none is kept. */
export async function selectPlan(userId: number): Promise<PlanRow | null> {
	const { boxes, version, updatedAt } = plans;
	const columns = { boxes, version, updatedAt };
	return (await attempt(() => database.select(columns).from(plans).where(eq(plans.userId, userId)).get())) ?? null;
}

/**
 * Keeps a plan in the place of the one that was seen.
 *
 * @param seen the version that was seen; 0 where there was none
 * @returns false when another one was kept in the meantime, and it stays
 * @throws DatabaseFull, DatabaseUnavailable
 */
export async function savePlan(
	userId: number,
	seen: number,
	boxes: Record<string, string>,
	updatedAt: Date,
): Promise<boolean> {
	const saved = await write(() => {
		refuseWithoutRoom("booking");
		const row = { boxes, updatedAt, version: seen + 1 };
		if (seen === 0)
			return database
				.insert(plans)
				.values({ userId, ...row })
				.onConflictDoNothing()
				.run().changes;
		const asSeen = and(eq(plans.userId, userId), eq(plans.version, seen));
		return database.update(plans).set(row).where(asSeen).run().changes;
	});
	if (saved > 0) emptyWrittenAheadSoon();
	return saved > 0;
}

/** Deletes a plan, within seconds from the disk too. */
export async function deletePlan(userId: number): Promise<void> {
	await write(() => database.delete(plans).where(eq(plans.userId, userId)).run());
	emptyWrittenAheadSoon();
}
