import { and, asc, eq, gt, inArray, isNotNull, isNull, lt, lte, or, sql } from "drizzle-orm";
import { attempt, database } from "./client.server";
import { write } from "./group-commit.server";
import { leases, outbox } from "./schema.server";

export type Channel = "mail" | "webhook";

/** A message that waits, as its sender needs it. `attempts` counts the one that begins now. */
export type Message = {
	id: number;
	userId: number | null;
	channel: Channel;
	kind: string;
	recipient: string;
	content: Record<string, unknown>;
	dedupe: string;
	attempts: number;
	createdAt: Date;
};

/** One that was given up, as the desk is told of it. */
export type GivenUp = Pick<Message, "id" | "channel" | "kind" | "attempts" | "createdAt"> & {
	reference: string | null;
	lastError: string | null;
};

const unsettled = and(isNull(outbox.sentAt), isNull(outbox.givenUpAt));

const nextWaiting = database
	.select({
		id: outbox.id,
		userId: outbox.userId,
		channel: outbox.channel,
		kind: outbox.kind,
		recipient: outbox.recipient,
		content: outbox.content,
		dedupe: outbox.dedupe,
		attempts: outbox.attempts,
		createdAt: outbox.createdAt,
	})
	.from(outbox)
	.where(
		and(unsettled, lte(outbox.nextAttemptAt, sql.placeholder("now")), eq(outbox.channel, sql.placeholder("channel"))),
	)
	.orderBy(asc(outbox.nextAttemptAt))
	.limit(1)
	.prepare();

/**
 * Takes or keeps a lease.
 *
 * @param holder who asks; a lease that somebody else holds is his until it ends
 * @returns whether it is the holder's until then
 */
export async function takeLease(name: string, holder: string, now: Date, until: Date): Promise<boolean> {
	return write(
		() =>
			database
				.insert(leases)
				.values({ name, holder, until })
				.onConflictDoUpdate({
					target: leases.name,
					set: { holder, until },
					setWhere: or(eq(leases.holder, holder), lt(leases.until, now)),
				})
				.run().changes > 0,
	);
}

/** Gives a lease back, so that another process need not wait for its end. */
export async function giveLeaseBack(name: string, holder: string): Promise<void> {
	await write(() =>
		database
			.delete(leases)
			.where(and(eq(leases.name, name), eq(leases.holder, holder)))
			.run(),
	);
}

/**
 * Takes the message that has waited longest, counts the attempt and puts the next one off: whoever else may look in
 * the meantime finds it only then.
 *
 * @param nextAttemptAt when it may be tried again should nothing be heard of this attempt
 */
export async function claimMessage(channel: Channel, now: Date, nextAttemptAt: Date): Promise<Message | null> {
	return write(() => {
		const waiting = nextWaiting.get({ channel, now: now.getTime() });
		if (waiting === undefined) return null;
		const attempts = waiting.attempts + 1;
		database.update(outbox).set({ attempts, nextAttemptAt }).where(eq(outbox.id, waiting.id)).run();
		return { ...waiting, attempts };
	});
}

/** Notes that a message was taken. What it said and to whom is forgotten but for the reference. */
export async function markSent(id: number, sentAt: Date): Promise<void> {
	const content = sql`json_object('reference', ${outbox.content} ->> 'reference')`;
	await write(() =>
		database.update(outbox).set({ sentAt, content, recipient: "", lastError: null }).where(eq(outbox.id, id)).run(),
	);
}

/**
 * Notes that an attempt failed.
 *
 * @param lastError a code, no sentence: sentences of other servers quote names
 * @param then when to try again; null to give up at `now`
 */
export async function markFailed(id: number, lastError: string, then: Date | null, now: Date): Promise<void> {
	const change = then === null ? { lastError, givenUpAt: now } : { lastError, nextAttemptAt: then };
	await write(() => database.update(outbox).set(change).where(eq(outbox.id, id)).run());
}

/** Takes a message out that there is no reason to send any more. */
export async function dropMessage(id: number): Promise<void> {
	await write(() => database.delete(outbox).where(eq(outbox.id, id)).run());
}

/** How many mails to a person were sent since a moment. */
export async function mailsSentTo(userId: number, since: Date): Promise<number> {
	const counted = () =>
		database
			.select({ count: sql<number>`count(*)` })
			.from(outbox)
			.where(
				and(
					eq(outbox.userId, userId),
					eq(outbox.channel, "mail"),
					gt(outbox.sentAt, since),
					sql`${outbox.kind} not like 'clinic-%'`,
				),
			)
			.get();
	return (await attempt(counted))?.count ?? 0;
}

/** What was given up, the newest first, `limit` at most. */
export async function selectGivenUp(limit: number): Promise<GivenUp[]> {
	return attempt(() =>
		database
			.select({
				id: outbox.id,
				channel: outbox.channel,
				kind: outbox.kind,
				attempts: outbox.attempts,
				createdAt: outbox.createdAt,
				reference: sql<string | null>`${outbox.content} ->> 'reference'`,
				lastError: outbox.lastError,
			})
			.from(outbox)
			.where(isNotNull(outbox.givenUpAt))
			.orderBy(sql`${outbox.givenUpAt} desc`)
			.limit(limit)
			.all(),
	);
}

/** Lets all that was given up wait again, as if it were new. Returns how many. */
export async function tryGivenUpAgain(now: Date): Promise<number> {
	const anew = { givenUpAt: null, attempts: 0, createdAt: now, nextAttemptAt: now };
	return write(() => database.update(outbox).set(anew).where(isNotNull(outbox.givenUpAt)).run().changes);
}

/** Deletes what was sent or given up before a moment. Returns how many, at most `limit`. */
export async function deleteSettledMessages(before: Date, limit: number): Promise<number> {
	const settled = database
		.select({ id: outbox.id })
		.from(outbox)
		.where(and(isNotNull(outbox.sentAt), lt(outbox.sentAt, before)))
		.unionAll(
			database
				.select({ id: outbox.id })
				.from(outbox)
				.where(and(isNotNull(outbox.givenUpAt), lt(outbox.givenUpAt, before))),
		)
		.limit(limit);
	return attempt(() => database.delete(outbox).where(inArray(outbox.id, settled)).run().changes);
}
