import { setImmediate as nextRequests } from "node:timers/promises";
import { deleteOldCallBacks } from "#db/call-backs.server";
import { engine } from "#db/client.server";
import { deleteIdleConversations } from "#db/conversations.server";
import { deleteExpiredResets } from "#db/password-resets.server";
import { deleteExpiredCounts } from "#db/rate-limits.server";
import { deleteOldMessages } from "#db/sending.server";
import { deleteExpiredTokens } from "#db/users.server";
import { env } from "~/env.server";
import { writeLine } from "./log.server";

/** How many rows to delete at a time: a few milliseconds, between which requests are answered. */
const BATCH = 200;
const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
/**
 * How long it is known what was sent, what was given up and who was called: longer than a reminder could come twice. What
 * nobody sends is not kept longer.
 */
const KEPT_DAYS = 30;
const kept = globalThis as { saathiHousekeeping?: NodeJS.Timeout };

/** Deletes what has had its time, now and again and again (SWEEP_SECONDS), for as long as the server runs. */
export function startHousekeeping(): void {
	if (kept.saathiHousekeeping !== undefined) return;
	kept.saathiHousekeeping = setInterval(() => void sweep(), env.SWEEP_SECONDS * 1000);
	kept.saathiHousekeeping.unref();
	void sweep();
}

/**
 * Deletes idle conversations, expired tokens and links, spent counts, calls that were made, what the outbox is done with
 * or nobody has sent, and the databases that restores replaced. What cannot be deleted now is deleted next time.
 *
 * @param now the moment from which ages count
 */
async function sweep(now: Date = new Date()): Promise<void> {
	const idleSince = new Date(now.getTime() - env.CONVERSATION_IDLE_HOURS * HOUR_MS);
	const briefIdleSince = new Date(now.getTime() - HOUR_MS);
	try {
		await inBatches((limit) => deleteIdleConversations(idleSince, briefIdleSince, limit));
		await inBatches((limit) => deleteExpiredTokens(now, limit));
		await inBatches((limit) => deleteExpiredCounts(now, limit));
		await inBatches((limit) => deleteExpiredResets(now, limit));
		await inBatches((limit) => deleteOldCallBacks(new Date(now.getTime() - KEPT_DAYS * DAY_MS), limit));
		await inBatches((limit) => deleteOldMessages(new Date(now.getTime() - KEPT_DAYS * DAY_MS), limit));
		engine.deleteKeptAside(new Date(now.getTime() - env.RESTORE_KEEP_DAYS * DAY_MS));
	} catch (error) {
		writeLine("warn", { what: "housekeeping", error: (error as Error).name });
	}
}

async function inBatches(deleteSome: (limit: number) => Promise<number>): Promise<void> {
	while ((await deleteSome(BATCH)) === BATCH) await nextRequests();
}
