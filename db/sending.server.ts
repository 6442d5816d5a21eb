import { and, asc, desc, eq, inArray, isNotNull, isNull, lt, lte, or, type SQL, sql } from "drizzle-orm";
import { engine, placeholderOf, read, type Session, statement, write } from "./client.server";
import { leases, outbox } from "./tables.server";

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
export type GivenUp = Pick<Message, "id" | "channel" | "kind" | "createdAt"> & {
	reference: string | null;
	lastError: string | null;
};

const unsettled = and(isNull(outbox.sentAt), isNull(outbox.givenUpAt));

const reference = sql<string | null>`${outbox.content} ->> 'reference'`;

/**
 * What somebody waits for in front of the screen: a link for a new password. The kind is written out, since an engine uses
 * the index of such messages only where it sees that the query asks for no others.
 */
const isUrgent = sql`"kind" = 'reset'`;

const nextUrgent = statement("sending.next-urgent", (session) => waitingLongest(session, isUrgent));

const nextWaiting = statement("sending.next", (session) => waitingLongest(session));

/** The message of a channel that has waited longest of those that may be tried now. */
function waitingLongest(session: Session, which?: SQL) {
	return session
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
			and(
				unsettled,
				lte(outbox.nextAttemptAt, placeholderOf(outbox.nextAttemptAt, "now")),
				eq(outbox.channel, sql.placeholder("channel")),
				which,
			),
		)
		.orderBy(asc(outbox.nextAttemptAt), asc(outbox.id))
		.limit(1);
}

/**
 * Takes or keeps a lease.
 *
 * @param holder who asks; a lease that somebody else holds is his until it ends
 * @returns whether it is the holder's until then
 */
export async function takeLease(name: string, holder: string, now: Date, until: Date): Promise<boolean> {
	const taken = await write(async (session) =>
		session
			.insert(leases)
			.values({ name, holder, until })
			.onConflictDoUpdate({
				target: leases.name,
				set: { holder, until },
				setWhere: or(eq(leases.holder, holder), lt(leases.until, now)),
			})
			.returning({ name: leases.name }),
	);
	return taken.length > 0;
}

/** Gives a lease back, so that another process need not wait for its end. */
export async function giveLeaseBack(name: string, holder: string): Promise<void> {
	await write(async (session) => {
		await session.delete(leases).where(and(eq(leases.name, name), eq(leases.holder, holder)));
	});
}

/**
 * Takes the message that has waited longest, an urgent one before all others, counts the attempt and puts the next one off: whoever else may look in
 * the meantime finds it only then.
 *
 * @param nextAttemptAt when it may be tried again should nothing be heard of this attempt
 */
export async function claimMessage(channel: Channel, now: Date, nextAttemptAt: Date): Promise<Message | null> {
	return write(async (session) => {
		await engine.alone(session, `outbox:${channel}`);
		const [urgent] = await nextUrgent(session, { channel, now });
		const [waiting] = urgent === undefined ? await nextWaiting(session, { channel, now }) : [urgent];
		if (waiting === undefined) return null;
		const attempts = waiting.attempts + 1;
		await session.update(outbox).set({ attempts, nextAttemptAt }).where(eq(outbox.id, waiting.id));
		return { ...waiting, attempts };
	});
}

/** Notes that a message was taken. What it said and to whom is forgotten but for the reference. */
export async function markSent(id: number, sentAt: Date): Promise<void> {
	await write(async (session) => {
		const [sent] = await session.select({ reference }).from(outbox).where(eq(outbox.id, id));
		if (sent === undefined) return;
		await session
			.update(outbox)
			.set({ sentAt, content: sent, recipient: "", lastError: null })
			.where(eq(outbox.id, id));
	});
}

/**
 * Notes that an attempt failed.
 *
 * @param lastError a code, no sentence: sentences of other servers quote names
 * @param then when to try again; null to give up at `now`
 */
export async function markFailed(id: number, lastError: string, then: Date | null, now: Date): Promise<void> {
	const change = then === null ? { lastError, givenUpAt: now } : { lastError, nextAttemptAt: then };
	await write(async (session) => {
		await session.update(outbox).set(change).where(eq(outbox.id, id));
	});
}

/** Takes a message out that there is no reason to send any more. */
export async function dropMessage(id: number): Promise<void> {
	await write(async (session) => {
		await session.delete(outbox).where(eq(outbox.id, id));
	});
}

/** What was given up, the newest first, `limit` at most. */
export async function selectGivenUp(limit: number): Promise<GivenUp[]> {
	return read(async (session) =>
		session
			.select({
				id: outbox.id,
				channel: outbox.channel,
				kind: outbox.kind,
				createdAt: outbox.createdAt,
				reference,
				lastError: outbox.lastError,
			})
			.from(outbox)
			.where(isNotNull(outbox.givenUpAt))
			.orderBy(desc(outbox.givenUpAt))
			.limit(limit),
	);
}

/**
 * Lets all that was given up wait again, as if it were new, but for links for new passwords: when they were asked for is
 * forgotten by that, and who still wants one has asked again.
 */
export async function tryGivenUpAgain(now: Date): Promise<void> {
	const anew = { givenUpAt: null, attempts: 0, createdAt: now, nextAttemptAt: now };
	await write(async (session) => {
		await session.delete(outbox).where(and(isNotNull(outbox.givenUpAt), isUrgent));
		await session.update(outbox).set(anew).where(isNotNull(outbox.givenUpAt));
	});
}

/**
 * Deletes what was sent or given up before a moment, and what waits since before it: on a channel that nobody uses any more
 * there is no other end. Returns how many, at most `limit`.
 */
export async function deleteOldMessages(before: Date, limit: number): Promise<number> {
	const { id, sentAt, givenUpAt, nextAttemptAt } = outbox;
	const deleted = await write(async (session) => {
		const sent = session
			.select({ id })
			.from(outbox)
			.where(and(isNotNull(sentAt), lt(sentAt, before)));
		const givenUp = session
			.select({ id })
			.from(outbox)
			.where(and(isNotNull(givenUpAt), lt(givenUpAt, before)));
		// No attempt is due before the message was written: what was due before the moment was written before it as well.
		const waiting = session
			.select({ id })
			.from(outbox)
			.where(and(unsettled, lt(nextAttemptAt, before)));
		return session
			.delete(outbox)
			.where(inArray(id, sent.unionAll(givenUp).unionAll(waiting).limit(limit)))
			.returning({ id });
	});
	return deleted.length;
}
