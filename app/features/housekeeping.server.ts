import { setImmediate as nextRequests } from "node:timers/promises";
import { deleteIdleConversations } from "#db/conversations.server";
import { deleteKeptAside } from "#db/kept-aside.server";
import { deleteExpiredCounts } from "#db/rate-limits.server";
import { deleteExpiredTokens } from "#db/users.server";
import { env } from "~/env.server";

/** How many rows to delete at a time: a few milliseconds, between which requests are answered. */
const BATCH = 200;
const DAY_MS = 24 * 60 * 60 * 1000;
const kept = globalThis as { saathiHousekeeping?: NodeJS.Timeout };

/** Deletes what has had its time, now and again and again (SWEEP_SECONDS), for as long as the server runs. */
export function startHousekeeping(): void {
	if (kept.saathiHousekeeping !== undefined) return;
	kept.saathiHousekeeping = setInterval(() => void sweep(), env.SWEEP_SECONDS * 1000);
	kept.saathiHousekeeping.unref();
	void sweep();
}

/**
 * Deletes idle conversations, expired tokens, spent counts and the databases that restores replaced. What cannot be deleted now is deleted next time.
 *
 * @param now the moment from which ages count
 */
async function sweep(now: Date = new Date()): Promise<void> {
	const idleSince = new Date(now.getTime() - env.CONVERSATION_IDLE_HOURS * 60 * 60 * 1000);
	try {
		await inBatches((limit) => deleteIdleConversations(idleSince, limit));
		await inBatches((limit) => deleteExpiredTokens(now, limit));
		await inBatches((limit) => deleteExpiredCounts(now, limit));
		deleteKeptAside(new Date(now.getTime() - env.RESTORE_KEEP_DAYS * DAY_MS));
	} catch (error) {
		console.warn(JSON.stringify({ level: "warn", what: "housekeeping", error: (error as Error).name }));
	}
}

async function inBatches(deleteSome: (limit: number) => Promise<number>): Promise<void> {
	while ((await deleteSome(BATCH)) === BATCH) await nextRequests();
}
