import { count, sql } from "drizzle-orm";
import { env } from "~/env.server";
import { engine, read, type Session, statement } from "./client.server";
import { DatabaseFull } from "./errors.server";
import { conversations } from "./tables.server";

const MB = 1024 * 1024;
/** Anybody may talk without an account: talk alone must not keep people from signing up and booking. */
const TALK_SHARE = 0.75;
/** From so many conversations on those that are left are shared out. */
const CROWDED_SHARE = 0.5;
/** Little is written in so short a time, and asking for each row anew would cost what a booking costs. */
const BYTES_KNOWN_MS = 250;
const CONVERSATIONS_KNOWN_MS = 10_000;

const usedBytes = statement("room.bytes", (session) =>
	session.select({ number: sql`bytes`.mapWith(Number) }).from(engine.usedBytes),
);
/** Counts no further than the bound. */
const someConversations = statement("room.conversations", (session) =>
	session.select({ number: count() }).from(
		session
			.select({ one: sql`1`.as("one") })
			.from(conversations)
			.limit(sql.placeholder("limit"))
			.as("some"),
	),
);

const bytes = remembered(BYTES_KNOWN_MS, (session) => usedBytes(session));
const talks = remembered(CONVERSATIONS_KNOWN_MS, (session) =>
	someConversations(session, { limit: env.LIMIT_CONVERSATIONS }),
);

/** What a row is part of. */
export type Kind = "account" | "booking" | "conversation" | "message";

/**
 * Lets a new row pass while there is room for it (LIMIT_DATABASE_MB, LIMIT_CONVERSATIONS), long before the disk is full.
 * What is known may be a moment old, so that the bounds can be passed by what is written within it.
 *
 * @throws DatabaseFull
 */
export async function refuseWithoutRoom(session: Session, kind: Kind): Promise<void> {
	const isTalk = kind === "conversation" || kind === "message";
	if ((await bytes.value(session)) >= env.LIMIT_DATABASE_MB * MB * (isTalk ? TALK_SHARE : 1)) throw new DatabaseFull();
	if (kind !== "conversation") return;
	if ((await talks.value(session)) >= env.LIMIT_CONVERSATIONS) throw new DatabaseFull();
	talks.add(1);
}

/** Whether a new conversation would still be taken. */
export async function hasRoom(session: Session): Promise<boolean> {
	if ((await bytes.value(session)) >= env.LIMIT_DATABASE_MB * MB * TALK_SHARE) return false;
	return (await talks.value(session)) < env.LIMIT_CONVERSATIONS;
}

/**
 * Whether so many conversations are there that nobody should begin more than his share of what is left.
 *
 * @throws DatabaseUnavailable
 */
export async function isCrowded(): Promise<boolean> {
	return (await read((session) => talks.value(session))) >= env.LIMIT_CONVERSATIONS * CROWDED_SHARE;
}

/**
 * A number that is looked up again when it is older than so many milliseconds. Who asks while somebody looks it up gets
 * the one that was known before.
 */
function remembered(milliseconds: number, lookUp: (session: Session) => Promise<{ number: number }[]>) {
	let known = 0;
	let at = Number.NEGATIVE_INFINITY;
	return {
		async value(session: Session): Promise<number> {
			if (performance.now() - at <= milliseconds) return known;
			const former = at;
			at = performance.now();
			try {
				const [row] = await lookUp(session);
				known = row?.number ?? 0;
			} catch (error) {
				at = former;
				throw error;
			}
			return known;
		},
		add(more: number): void {
			known += more;
		},
	};
}
