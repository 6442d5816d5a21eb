import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { DatabaseUnavailable } from "#db/errors.server";
import {
	type Channel,
	claimMessage,
	dropMessage,
	giveLeaseBack,
	type Message,
	markFailed,
	markSent,
	takeLease,
} from "#db/sending.server";
import { env } from "~/env.server";
import { writeLine } from "../log.server";
import { CHANNELS, deliver, noteAccepted, type Outcome, type Undelivered } from "./channels.server";
import { nextAttempt } from "./pauses";
import { remind } from "./reminders.server";

const LEASE = "outbox";
/** After a process died the next one goes on within so long. */
const LEASE_MS = 15_000;
const SEND_MS = env.SEND_TIMEOUT_SECONDS * 1000;
/** Between two attempts to mark what was accepted, each of which has the database's own patience. */
const MARK_AGAIN_MS = 200;

const holder = randomUUID();
const kept = globalThis as { saathiOutbox?: NodeJS.Timeout };

/** What is under way, by channel: one that hangs holds up no other. */
const rounds = new Map<Channel, Promise<void>>();
let ending = false;

/**
 * Sends what waits in the outbox, again and again (OUTBOX_SECONDS), for as long as the server runs. Of all processes on a
 * database one at a time does so: who holds the lease. A message that was accepted is marked before the next is begun. When
 * the process dies, the line breaks or the database stays away between the two, nobody knows: then it is sent again, under
 * the same Message-ID.
 */
export function startOutbox(): void {
	if (CHANNELS.length === 0 || kept.saathiOutbox !== undefined) return;
	kept.saathiOutbox = setInterval(look, env.OUTBOX_SECONDS * 1000);
	kept.saathiOutbox.unref();
	look();
}

/** Begins nothing more, waits for what is being sent and lets another process go on. */
export async function stopOutbox(): Promise<void> {
	ending = true;
	clearInterval(kept.saathiOutbox);
	await Promise.all(rounds.values());
	if (kept.saathiOutbox !== undefined) await giveLeaseBack(LEASE, holder).catch(() => undefined);
}

function look(): void {
	for (const channel of CHANNELS) {
		if (rounds.has(channel)) continue;
		const round = sendAll(channel)
			.catch((error: Error) => writeLine("warn", { what: "outbox", channel, error: error.name }))
			.finally(() => rounds.delete(channel));
		rounds.set(channel, round);
	}
}

async function sendAll(channel: Channel): Promise<void> {
	if (!(await keepLease())) return;
	const keeping = setInterval(() => void keepLease().catch(() => undefined), LEASE_MS / 3);
	try {
		if (channel === "mail") await remind(new Date());
		await sendWaiting(channel);
	} finally {
		clearInterval(keeping);
	}
}

function keepLease(): Promise<boolean> {
	const now = Date.now();
	return takeLease(LEASE, holder, new Date(now), new Date(now + LEASE_MS));
}

/** Sends what waits on a channel, one after the other, until nothing does or the other side cannot be had. */
async function sendWaiting(channel: Channel): Promise<void> {
	while (!ending) {
		const now = Date.now();
		// While an attempt may be under way nobody else may begin one.
		const claimedUntil = new Date(now + 2 * SEND_MS);
		const message = await claimMessage(channel, new Date(now), claimedUntil);
		if (message === null || !(await attemptOnce(message, claimedUntil))) return;
	}
}

/** Returns whether the next one may be tried: not where nobody answers. */
async function attemptOnce(message: Message, claimedUntil: Date): Promise<boolean> {
	const outcome = await deliver(message, AbortSignal.timeout(SEND_MS));
	const now = new Date();
	if (outcome === "accepted") await keepAccepted(message, now, claimedUntil);
	else if (outcome === "needless") await dropMessage(message.id);
	else await putOff(message, outcome, now);
	tell(message, outcome);
	return typeof outcome === "string" || !outcome.unreachable;
}

/** Marks what was accepted, and counts it only then: a count that fails is not worth sending a mail twice. */
async function keepAccepted(message: Message, sentAt: Date, claimedUntil: Date): Promise<void> {
	await markPatiently(message.id, sentAt, claimedUntil);
	const { channel } = message;
	await noteAccepted(message).catch((error: Error) =>
		writeLine("warn", { what: "outbox", channel, error: error.name }),
	);
}

/**
 * Marks what was accepted, also where the database is locked or away just then. When the claim ends another process may
 * have begun to send it again, and there is nothing left to save.
 *
 * @throws DatabaseUnavailable when it still is by then
 */
async function markPatiently(id: number, sentAt: Date, claimedUntil: Date): Promise<void> {
	for (;;) {
		try {
			return await markSent(id, sentAt);
		} catch (error) {
			if (!(error instanceof DatabaseUnavailable) || Date.now() >= claimedUntil.getTime()) throw error;
			await sleep(MARK_AGAIN_MS);
		}
	}
}

async function putOff(message: Message, { code, forGood }: Undelivered, now: Date): Promise<void> {
	await markFailed(message.id, code, forGood ? null : nextAttempt(message, now, env.OUTBOX_SECONDS), now);
}

/** One line of the log, without a name, an address or a word of the message. */
function tell({ channel, kind, attempts }: Message, outcome: Outcome): void {
	const failed = typeof outcome !== "string";
	writeLine(failed ? "warn" : "info", {
		what: "outbox",
		channel,
		kind,
		attempts,
		outcome: failed ? outcome.code : outcome,
	});
}
