import { env } from "~/env.server";
import { connection } from "./client.server";
import { DatabaseFull } from "./errors.server";

const MB = 1024 * 1024;
/** Anybody may talk without an account: talk alone must not keep people from signing up and booking. */
const TALK_SHARE = 0.75;
/** Little is written in so short a time, and asking for each row anew would cost what a booking costs. */
const BYTES_KNOWN_MS = 250;
const CONVERSATIONS_KNOWN_MS = 10_000;

const usedBytes = connection
	.prepare<[], number>(
		"select (page_count - freelist_count) * page_size from pragma_page_count, pragma_freelist_count, pragma_page_size",
	)
	.pluck();
const countedConversations = connection
	.prepare<[number], number>("select count(*) from (select 1 from conversations limit ?)")
	.pluck();

const bytes = remembered(BYTES_KNOWN_MS, () => usedBytes.get() ?? 0);
const conversations = remembered(CONVERSATIONS_KNOWN_MS, () => countedConversations.get(env.LIMIT_CONVERSATIONS) ?? 0);

/** What a row is part of. */
export type Kind = "account" | "booking" | "conversation" | "message";

/**
 * Lets a new row pass while there is room for it (LIMIT_DATABASE_MB, LIMIT_CONVERSATIONS), long before the disk is full.
 * What is known may be a moment old, so that the bounds can be passed by what is written within it.
 *
 * @throws DatabaseFull
 */
export function refuseWithoutRoom(kind: Kind): void {
	const isTalk = kind === "conversation" || kind === "message";
	if (bytes.value() >= env.LIMIT_DATABASE_MB * MB * (isTalk ? TALK_SHARE : 1)) throw new DatabaseFull();
	if (kind !== "conversation") return;
	if (conversations.value() >= env.LIMIT_CONVERSATIONS) throw new DatabaseFull();
	conversations.add(1);
}

/** Whether a new conversation would still be taken. */
export function hasRoom(): boolean {
	return bytes.value() < env.LIMIT_DATABASE_MB * MB * TALK_SHARE && conversations.value() < env.LIMIT_CONVERSATIONS;
}

/** A number that is looked up again when it is older than so many milliseconds. */
function remembered(milliseconds: number, lookUp: () => number) {
	let known = 0;
	let at = Number.NEGATIVE_INFINITY;
	return {
		value(): number {
			if (performance.now() - at > milliseconds) {
				known = lookUp();
				at = performance.now();
			}
			return known;
		},
		add(more: number): void {
			known += more;
		},
	};
}
