import { and, eq } from "drizzle-orm";
import { engine, read, write } from "./client.server";
import { refuseWithoutRoom } from "./room.server";
import { plans } from "./tables.server";

/** A safety plan as it is kept: what stands in each box, by the box's name. */
export type PlanRow = { boxes: Record<string, string>; version: number };

/** The plan of a person, or null where none is kept. */
export async function selectPlan(userId: number): Promise<PlanRow | null> {
	const columns = { boxes: plans.boxes, version: plans.version };
	const [plan] = await read(async (session) => session.select(columns).from(plans).where(eq(plans.userId, userId)));
	return plan ?? null;
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
	const saved = await write(async (session) => {
		await refuseWithoutRoom(session, "booking");
		const row = { boxes, updatedAt, version: seen + 1 };
		const key = { userId: plans.userId };
		if (seen === 0)
			return session
				.insert(plans)
				.values({ userId, ...row })
				.onConflictDoNothing()
				.returning(key);
		const asSeen = and(eq(plans.userId, userId), eq(plans.version, seen));
		return session.update(plans).set(row).where(asSeen).returning(key);
	});
	if (saved.length > 0) engine.forgetDeletedSoon();
	return saved.length > 0;
}

/** Deletes a plan, within seconds from the disk too. */
export async function deletePlan(userId: number): Promise<void> {
	await write(async (session) => {
		await session.delete(plans).where(eq(plans.userId, userId));
	});
	engine.forgetDeletedSoon();
}
