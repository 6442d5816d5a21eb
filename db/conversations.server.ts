import { and, desc, eq, inArray, lt, or, sql } from "drizzle-orm";
import { env } from "~/env.server";
import { attempt, database } from "./client.server";
import { DatabaseFull } from "./errors.server";
import { write } from "./group-commit.server";
import { refuseWithoutRoom } from "./room.server";
import { callBacks, rateLimits } from "./schema.server";
import { conversations, messages } from "./talk-schema.server";
import { emptyWrittenAheadSoon } from "./written-ahead.server";

/** For how long it is known that a talk was cleared: longer than any message takes that may still be under way. */
const CLEARED_KNOWN_MS = 20 * 60 * 1000;

/** One line of a talk. `position` counts from 0 within it. */
export type MessageRow = { position: number; role: "user" | "bot"; message: string; createdAt: Date };

/** What the bot keeps of a talk: its state as JSON, and how many turns are done. */
export type ConversationRow = { state: string; turn: number };

const conversationById = database
	.select({ state: conversations.state, turn: conversations.turn })
	.from(conversations)
	.where(eq(conversations.id, sql.placeholder("id")))
	.prepare();

const newestMessages = database
	.select({
		position: messages.position,
		role: messages.role,
		message: messages.message,
		createdAt: messages.createdAt,
	})
	.from(messages)
	.where(eq(messages.conversationId, sql.placeholder("id")))
	.orderBy(desc(messages.position))
	.limit(sql.placeholder("limit"))
	.prepare();

const startTalk = database
	.insert(conversations)
	.values({
		id: sql.placeholder("id"),
		state: sql.placeholder("state"),
		turn: sql.placeholder("turns"),
		lastActiveAt: sql.placeholder("at"),
		brief: sql.placeholder("brief"),
	})
	.onConflictDoNothing()
	.prepare();

const continueTalk = database
	.update(conversations)
	.set({
		state: sql`${sql.placeholder("state")}`,
		turn: sql`${sql.placeholder("turns")}`,
		lastActiveAt: sql`${sql.placeholder("lastActiveAt")}`, // As SQLite keeps it: such a piece converts nothing.
	})
	.where(and(eq(conversations.id, sql.placeholder("id")), eq(conversations.turn, sql.placeholder("turn"))))
	.prepare();

const message = (position: string, role: "user" | "bot", text: string) => ({
	conversationId: sql.placeholder("id"),
	position: sql.placeholder(position),
	role,
	message: sql.placeholder(text),
	createdAt: sql.placeholder("at"),
});

const addMessages = database
	.insert(messages)
	.values([message("first", "user", "userInput"), message("second", "bot", "response")])
	.prepare();

const deleteTalk = database
	.delete(conversations)
	.where(eq(conversations.id, sql.placeholder("id")))
	.prepare();

const noteCleared = database
	.insert(rateLimits)
	.values({ key: sql.placeholder("key"), points: 0, expire: sql.placeholder("expire") })
	.onConflictDoUpdate({ target: rateLimits.key, set: { expire: sql`excluded.expire` } })
	.prepare();

const cleared = database
	.select({ expire: rateLimits.expire })
	.from(rateLimits)
	.where(eq(rateLimits.key, sql.placeholder("key")))
	.prepare();

/** Kept among the counts, which are keys with an end: nothing of it is left afterwards. */
const clearedKey = (id: string) => `cleared:${id}`;

const CONVERSATION_FULL = "This conversation has no room for more. Clear it, and begin a new one.";

/** The talk with this id, or null when there is none. */
export async function selectConversation(id: string): Promise<ConversationRow | null> {
	return (await attempt(() => conversationById.get({ id }))) ?? null;
}

/** The newest messages of a talk, oldest first. */
export async function selectMessages(id: string, limit: number): Promise<MessageRow[]> {
	return (await attempt(() => newestMessages.all({ id, limit }))).reverse();
}

/**
 * Appends a message and its reply together, with the bot's new state.
 *
 * @param turn how many turns were done when the reply was worked out; 0 makes the talk
 * @param exchange `arrived` is when the message came; `brief` whether a talk that begins with it is to be forgotten soon
 * @returns "overtaken" when another turn was appended in the meantime, "cleared" when the talk was cleared since the
 *   message came; nothing was kept then
 * @throws DatabaseFull, DatabaseUnavailable
 */
export async function appendTurn(
	id: string,
	turn: number,
	exchange: { userInput: string; response: string; state: string; arrived: Date; brief: boolean },
): Promise<"kept" | "overtaken" | "cleared"> {
	const row = {
		id,
		turn,
		state: exchange.state,
		turns: turn + 1,
		at: exchange.arrived,
		brief: exchange.brief,
		first: turn * 2,
		second: turn * 2 + 1,
	};
	return write(() => {
		if (wasCleared(id, exchange.arrived)) return "cleared";
		refuseWithoutRoom(turn === 0 ? "conversation" : "message");
		if (row.second >= env.LIMIT_MESSAGES_A_CONVERSATION) throw new DatabaseFull(CONVERSATION_FULL);
		const kept =
			turn === 0 ? startTalk.run(row) : continueTalk.run({ ...row, lastActiveAt: exchange.arrived.getTime() });
		if (kept.changes === 0) return "overtaken";
		addMessages.run({ ...row, userInput: exchange.userInput, response: exchange.response });
		return "kept";
	});
}

/**
 * Gives a talk another id, with all that was said in it.
 *
 * @returns false when there is no such talk
 */
export async function moveConversation(from: string, to: string): Promise<boolean> {
	return write(() => {
		const talk = database.select().from(conversations).where(eq(conversations.id, from)).get();
		if (talk === undefined) return false;
		database
			.insert(conversations)
			.values({ ...talk, id: to })
			.run();
		database.update(messages).set({ conversationId: to }).where(eq(messages.conversationId, from)).run();
		database.update(callBacks).set({ conversationId: to }).where(eq(callBacks.conversationId, from)).run();
		database.delete(conversations).where(eq(conversations.id, from)).run();
		return true;
	});
}

function wasCleared(id: string, since: Date): boolean {
	const known = cleared.get({ key: clearedKey(id) });
	return known !== undefined && Number(known.expire) - CLEARED_KNOWN_MS >= since.getTime();
}

/**
 * Deletes a talk and all that was said in it, within seconds from the disk too. A message that came before and is
 * still being answered, here or in another process, does not bring it back.
 *
 * @throws DatabaseUnavailable
 */
export async function deleteConversation(id: string, at: Date): Promise<void> {
	await write(() => {
		deleteTalk.run({ id });
		noteCleared.run({ key: clearedKey(id), expire: at.getTime() + CLEARED_KNOWN_MS });
	});
	emptyWrittenAheadSoon();
}

/**
 * Puts another state of the bot in the place of the one after a turn; the former is gone from the disk within seconds.
 *
 * @returns false when another turn came meanwhile
 */
export async function replaceState(id: string, turn: number, state: string): Promise<boolean> {
	const asSeen = and(eq(conversations.id, id), eq(conversations.turn, turn));
	const { changes } = await write(() => database.update(conversations).set({ state }).where(asSeen).run());
	if (changes > 0) emptyWrittenAheadSoon();
	return changes > 0;
}

/** Notes whether a talk is to be forgotten soon. */
export async function setBrief(id: string, brief: boolean): Promise<void> {
	await write(() => database.update(conversations).set({ brief }).where(eq(conversations.id, id)).run());
}

/**
 * Deletes talks that were last active before a moment, with all that was said; those that are to be forgotten soon from
 * another moment on. Returns how many, at most `limit`.
 */
export async function deleteIdleConversations(before: Date, briefBefore: Date, limit: number): Promise<number> {
	const idle = database
		.select({ id: conversations.id })
		.from(conversations)
		.where(or(lt(conversations.lastActiveAt, before), and(sql`"brief"`, lt(conversations.lastActiveAt, briefBefore))))
		.limit(limit);
	const deleted = await attempt(
		() => database.delete(conversations).where(inArray(conversations.id, idle)).run().changes,
	);
	if (deleted > 0) emptyWrittenAheadSoon();
	return deleted;
}
