import { and, asc, desc, eq, gte, inArray, lt, or, type SQL, sql } from "drizzle-orm";
import { engine, read, type Session, write } from "./client.server";
import { enqueue, type NewMessage } from "./outbox.server";
import { createReference } from "./references.server";
import { refuseWithoutRoom } from "./room.server";
import { callBacks, users } from "./tables.server";

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
	createdAt: Date;
};

/** A call that was made, as the desk reads it: what was written of it, by whom and when. */
export type MadeCall = Pick<CallBack, "id" | "reference" | "phone" | "name" | "takenBy"> & {
	outcome: string | null;
	madeAt: Date;
};

/** Of these nobody has said how it went. */
const OPEN: CallBackStatus[] = ["waiting", "taken"];

/** Of which wishes somebody is the owner: of those of an account, and of one that a browser knows by its reference. */
export type Owner = { userId: number | null; reference: string | null };

/**
 * Keeps a wish to be called. Who asks again while nobody has taken the first wish changes that
 * one: nobody is called twice for a double press.
 *
 * @param tell what to send of a new one, and of one that is wanted at another time; `version` is 0 for the former
 * @returns the reference of the wish
 * @throws DatabaseFull, DatabaseUnavailable
 */
export async function keepCallBack(
	owner: Owner,
	wish: CallBackWish,
	tell: (kept: { reference: string; version: number }) => readonly NewMessage[],
	now: Date,
): Promise<string> {
	return write(async (session) => {
		await engine.alone(session, ...keysOf(owner));
		const waiting = await waitingOf(session, owner, wish.phone);
		if (waiting !== undefined) {
			const { id, reference, wanted } = waiting;
			const [{ version } = { version: 0 }] = await session
				.update(callBacks)
				.set({ ...wish, version: sql`${callBacks.version} + 1`, updatedAt: now })
				.where(eq(callBacks.id, id))
				.returning({ version: callBacks.version });
			if (wanted !== wish.wanted) await enqueue(session, tell({ reference, version }), now);
			return reference;
		}
		await refuseWithoutRoom(session, "booking");
		const reference = createReference();
		await session
			.insert(callBacks)
			.values({ ...wish, userId: owner.userId, reference, createdAt: now, updatedAt: now });
		await enqueue(session, tell({ reference, version: 0 }), now);
		return reference;
	});
}

/** What is asked for in the name of one owner is asked for one after the other. */
function keysOf({ userId, reference }: Owner): string[] {
	return [
		...(userId === null ? [] : [`call-back:person:${userId}`]),
		...(reference === null ? [] : [`call-back:${reference}`]),
	];
}

async function waitingOf(
	session: Session,
	owner: Owner,
	phone: string,
): Promise<{ id: number; reference: string; wanted: string } | undefined> {
	const own = ownedBy(owner);
	if (own === undefined) return undefined;
	const [waiting] = await session
		.select({ id: callBacks.id, reference: callBacks.reference, wanted: callBacks.wanted })
		.from(callBacks)
		.where(and(own, eq(callBacks.phone, phone), eq(callBacks.status, "waiting")));
	return waiting;
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
	return read(async (session) =>
		session
			.select({
				reference: callBacks.reference,
				status: callBacks.status,
				wanted: callBacks.wanted,
				createdAt: callBacks.createdAt,
			})
			.from(callBacks)
			.where(and(own, gte(callBacks.createdAt, since)))
			.orderBy(desc(callBacks.createdAt))
			.limit(limit),
	);
}

/** How a wish stands now; null when there is none with this reference. */
export async function callBackStanding(reference: string): Promise<Pick<CallBack, "status" | "wanted"> | null> {
	const [found] = await read(async (session) =>
		session
			.select({ status: callBacks.status, wanted: callBacks.wanted })
			.from(callBacks)
			.where(eq(callBacks.reference, reference)),
	);
	return found ?? null;
}

/** What nobody has said yet how it went, the oldest first, `limit` at most. */
export function selectOpenCallBacks(limit: number): Promise<CallBack[]> {
	return read((session) =>
		callBacksWhere(session, inArray(callBacks.status, OPEN)).orderBy(asc(callBacks.createdAt)).limit(limit),
	);
}

/** What was withdrawn since a moment, the newest first, `limit` at most. */
export function selectWithdrawnCallBacks(since: Date, limit: number): Promise<CallBack[]> {
	const withdrawn = and(eq(callBacks.status, "withdrawn"), gte(callBacks.updatedAt, since));
	return read((session) => callBacksWhere(session, withdrawn).orderBy(desc(callBacks.createdAt)).limit(limit));
}

/** The calls of which somebody has said how they went since a moment, the newest first, `limit` at most. */
export async function selectMadeCalls(since: Date, limit: number): Promise<MadeCall[]> {
	const { id, reference, phone, name, outcome, status, updatedAt } = callBacks;
	return read(async (session) =>
		session
			.select({ id, reference, phone, name, outcome, takenBy: users.username, madeAt: updatedAt })
			.from(callBacks)
			.leftJoin(users, eq(users.id, callBacks.takenBy))
			.where(and(eq(status, "done"), gte(updatedAt, since)))
			.orderBy(desc(updatedAt))
			.limit(limit),
	);
}

function callBacksWhere(session: Session, condition: SQL | undefined) {
	return session
		.select({
			id: callBacks.id,
			reference: callBacks.reference,
			phone: callBacks.phone,
			name: callBacks.name,
			wanted: callBacks.wanted,
			status: callBacks.status,
			version: callBacks.version,
			takenBy: users.username,
			createdAt: callBacks.createdAt,
		})
		.from(callBacks)
		.leftJoin(users, eq(users.id, callBacks.takenBy))
		.where(condition);
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
	const changed = await write(async (session) =>
		session
			.update(callBacks)
			.set({ ...change, version: version + 1, updatedAt: now })
			.where(and(eq(callBacks.id, id), eq(callBacks.version, version), inArray(callBacks.status, OPEN)))
			.returning({ id: callBacks.id }),
	);
	return changed.length > 0;
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
	await write(async (session) => {
		const [withdrawn] = await session
			.update(callBacks)
			.set({ status: "withdrawn", version: sql`${callBacks.version} + 1`, updatedAt: now })
			.where(and(eq(callBacks.reference, reference), own, inArray(callBacks.status, OPEN)))
			.returning({ phone: callBacks.phone, name: callBacks.name, wanted: callBacks.wanted });
		if (withdrawn !== undefined) await enqueue(session, tell(withdrawn), now);
	});
}

/** Deletes wishes that have been over since before a moment. Returns how many, at most `limit`. */
export async function deleteOldCallBacks(before: Date, limit: number): Promise<number> {
	const { id, status, updatedAt } = callBacks;
	const deleted = await write(async (session) => {
		const old = session
			.select({ id })
			.from(callBacks)
			.where(and(inArray(status, ["done", "withdrawn"]), lt(updatedAt, before)))
			.limit(limit);
		return session.delete(callBacks).where(inArray(id, old)).returning({ id });
	});
	return deleted.length;
}
