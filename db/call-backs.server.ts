import { and, asc, desc, eq, gte, inArray, or, sql } from "drizzle-orm";
import { attempt, database } from "./client.server";
import { write } from "./group-commit.server";
import { enqueue, type NewMessage } from "./outbox.server";
import { createReference } from "./references.server";
import { refuseWithoutRoom } from "./room.server";
import { callBacks, users } from "./schema.server";

/** Who asked, and how to reach them. */
export type CallBackWish = { phone: string; name: string | null; wanted: string };

/** What becomes of a wish to be called. */
export type CallBackStatus = (typeof callBacks.$inferSelect)["status"];

/** A wish as its person sees it. */
export type OwnCallBack = { reference: string; status: CallBackStatus; wanted: string; createdAt: Date };

/** A wish as the desk sees it; `takenBy` is a name. */
export type CallBack = CallBackWish & {
	id: number;
	reference: string;
	status: CallBackStatus;
	version: number;
	takenBy: string | null;
	outcome: string | null;
	createdAt: Date;
	updatedAt: Date;
};

/** Of these nobody has said how it went. */
const OPEN: CallBackStatus[] = ["waiting", "taken"];

/** Of which wishes somebody is the owner: of those of an account, and of one that a browser knows by its reference. */
export type Owner = { userId: number | null; reference: string | null };

/**
 * Keeps a wish to be called. Who asks again while nobody has taken the first wish changes that
 * one: nobody is called twice for a double press.
 *
 * @param tell what to send of a new one
 * @returns the reference of the wish
 * @throws DatabaseFull, DatabaseUnavailable
 */
export async function keepCallBack(
	owner: Owner,
	wish: CallBackWish,
	tell: (reference: string) => readonly NewMessage[],
	now: Date,
): Promise<string> {
	return write(() => {
		const waiting = waitingOf(owner, wish.phone);
		if (waiting !== undefined) {
			database
				.update(callBacks)
				.set({ ...wish, version: sql`${callBacks.version} + 1`, updatedAt: now })
				.where(eq(callBacks.id, waiting.id))
				.run();
			return waiting.reference;
		}
		refuseWithoutRoom("booking");
		const reference = createReference();
		database
			.insert(callBacks)
			.values({ ...wish, userId: owner.userId, reference, createdAt: now, updatedAt: now })
			.run();
		enqueue(tell(reference), now);
		return reference;
	});
}

function waitingOf(owner: Owner, phone: string): { id: number; reference: string } | undefined {
	const own = ownedBy(owner);
	if (own === undefined) return undefined;
	return database
		.select({ id: callBacks.id, reference: callBacks.reference })
		.from(callBacks)
		.where(and(own, eq(callBacks.phone, phone), eq(callBacks.status, "waiting")))
		.get();
}

function ownedBy({ userId, reference }: Owner) {
	const conditions = [
		...(userId === null ? [] : [eq(callBacks.userId, userId)]),
		...(reference === null ? [] : [eq(callBacks.reference, reference)]),
	];
	return conditions.length === 0 ? undefined : or(...conditions);
}

/** A person's wishes since a moment, the newest first, `limit` at most. */
export async function selectOwnCallBacks(owner: Owner, since: Date, limit: number): Promise<OwnCallBack[]> {
	const own = ownedBy(owner);
	if (own === undefined) return [];
	return attempt(() =>
		database
			.select({
				reference: callBacks.reference,
				status: callBacks.status,
				wanted: callBacks.wanted,
				createdAt: callBacks.createdAt,
			})
			.from(callBacks)
			.where(and(own, gte(callBacks.createdAt, since)))
			.orderBy(desc(callBacks.createdAt))
			.limit(limit)
			.all(),
	);
}

/**
 * What nobody has said yet how it went, and what was withdrawn since a moment, the oldest first, `limit` at most.
 */
export async function selectOpenCallBacks(withdrawnSince: Date, limit: number): Promise<CallBack[]> {
	const open = inArray(callBacks.status, OPEN);
	const withdrawn = and(eq(callBacks.status, "withdrawn"), gte(callBacks.updatedAt, withdrawnSince));
	return attempt(() =>
		database
			.select({
				id: callBacks.id,
				reference: callBacks.reference,
				phone: callBacks.phone,
				name: callBacks.name,
				wanted: callBacks.wanted,
				status: callBacks.status,
				version: callBacks.version,
				takenBy: users.username,
				outcome: callBacks.outcome,
				createdAt: callBacks.createdAt,
				updatedAt: callBacks.updatedAt,
			})
			.from(callBacks)
			.leftJoin(users, eq(users.id, callBacks.takenBy))
			.where(and(inArray(callBacks.status, [...OPEN, "withdrawn"]), or(open, withdrawn)))
			.orderBy(asc(callBacks.createdAt))
			.limit(limit)
			.all(),
	);
}

/**
 * Changes what becomes of a wish.
 *
 * @param version as the desk saw it
 * @returns false when somebody else was quicker, and nothing was changed
 */
export async function changeCallBack(
	id: number,
	version: number,
	change: { status: CallBackStatus; takenBy: number | null; outcome?: string },
	now: Date,
): Promise<boolean> {
	return write(
		() =>
			database
				.update(callBacks)
				.set({ ...change, version: version + 1, updatedAt: now })
				.where(and(eq(callBacks.id, id), eq(callBacks.version, version), inArray(callBacks.status, OPEN)))
				.run().changes > 0,
	);
}

/**
 * Withdraws a wish of its owner's, unless somebody has called already.
 *
 * @param tell what to send
 */
export async function withdrawCallBack(
	owner: Owner,
	reference: string,
	tell: (wish: CallBackWish) => readonly NewMessage[],
	now: Date,
): Promise<void> {
	const own = ownedBy(owner);
	if (own === undefined) return;
	await write(() => {
		const [withdrawn] = database
			.update(callBacks)
			.set({ status: "withdrawn", version: sql`${callBacks.version} + 1`, updatedAt: now })
			.where(and(eq(callBacks.reference, reference), own, inArray(callBacks.status, OPEN)))
			.returning({ phone: callBacks.phone, name: callBacks.name, wanted: callBacks.wanted })
			.all();
		if (withdrawn !== undefined) enqueue(tell(withdrawn), now);
	});
}

/** Deletes wishes that are over and older than a moment. Returns how many, at most `limit`. */
export async function deleteOldCallBacks(before: Date, limit: number): Promise<number> {
	const old = database
		.select({ id: callBacks.id })
		.from(callBacks)
		.where(and(inArray(callBacks.status, ["done", "withdrawn"]), sql`${callBacks.createdAt} < ${before.getTime()}`))
		.limit(limit);
	return attempt(() => database.delete(callBacks).where(inArray(callBacks.id, old)).run().changes);
}
