import { and, asc, desc, eq, gt, inArray, lt, or, sql } from "drizzle-orm";
import { env } from "~/env.server";
import { engine, placeholderOf, read, type Session, statement, together, write } from "./client.server";
import { DatabaseFull } from "./errors.server";
import { refuseWithoutRoom } from "./room.server";
import { conversations, messages, rateLimits } from "./tables.server";

/** For how long it is known that a talk was cleared: longer than any message takes that may still be under way. */
const CLEARED_KNOWN_MS = 20 * 60 * 1000;

/** One line of a talk. `position` counts from 0 within it. */
export type MessageRow = { position: number; role: "user" | "bot"; message: string; createdAt: Date };

/** What the bot keeps of a talk: its state as JSON, and how many turns are done. */
export type ConversationRow = { state: string; turn: number };

const conversationById = statement("conversations.by-id", (session) =>
	session
		.select({ state: conversations.state, turn: conversations.turn })
		.from(conversations)
		.where(eq(conversations.id, sql.placeholder("id"))),
);

const messageColumns = {
	position: messages.position,
	role: messages.role,
	message: messages.message,
	createdAt: messages.createdAt,
};

const newestMessages = statement("conversations.messages", (session) =>
	session
		.select(messageColumns)
		.from(messages)
		.where(eq(messages.conversationId, sql.placeholder("id")))
		.orderBy(desc(messages.position))
		.limit(sql.placeholder("limit")),
);

const messagesAfter = statement("conversations.messages-after", (session) =>
	session
		.select(messageColumns)
		.from(messages)
		.where(and(eq(messages.conversationId, sql.placeholder("id")), gt(messages.position, sql.placeholder("after"))))
		.orderBy(asc(messages.position))
		.limit(sql.placeholder("limit")),
);

const startTalk = statement("conversations.start", (session) =>
	session
		.insert(conversations)
		.values({
			id: sql.placeholder("id"),
			state: sql.placeholder("state"),
			turn: sql.placeholder("turns"),
			lastActiveAt: sql.placeholder("at"),
			brief: sql.placeholder("brief"),
		})
		.onConflictDoNothing()
		.returning({ turn: conversations.turn }),
);

const continueTalk = statement("conversations.continue", (session) =>
	session
		.update(conversations)
		.set({
			state: placeholderOf(conversations.state, "state"),
			turn: placeholderOf(conversations.turn, "turns"),
			lastActiveAt: placeholderOf(conversations.lastActiveAt, "at"),
		})
		.where(and(eq(conversations.id, sql.placeholder("id")), eq(conversations.turn, sql.placeholder("turn"))))
		.returning({ turn: conversations.turn }),
);

const message = (position: string, role: "user" | "bot", text: string) => ({
	conversationId: sql.placeholder("id"),
	position: sql.placeholder(position),
	role,
	message: sql.placeholder(text),
	createdAt: sql.placeholder("at"),
});

const addMessages = statement("conversations.add-messages", (session) =>
	session.insert(messages).values([message("first", "user", "userInput"), message("second", "bot", "response")]),
);

const deleteTalk = statement("conversations.delete", (session) =>
	session.delete(conversations).where(eq(conversations.id, sql.placeholder("id"))),
);

const noteCleared = statement("conversations.note-cleared", (session) =>
	session
		.insert(rateLimits)
		.values({ key: sql.placeholder("key"), points: 0, expire: sql.placeholder("expire") })
		.onConflictDoUpdate({ target: rateLimits.key, set: { expire: sql`excluded.expire` } }),
);

const cleared = statement("conversations.cleared", (session) =>
	session
		.select({ expire: rateLimits.expire })
		.from(rateLimits)
		.where(eq(rateLimits.key, sql.placeholder("key"))),
);

/** Kept among the counts, which are keys with an end: nothing of it is left afterwards. */
const clearedKey = (id: string) => `cleared:${id}`;

/** What is done to a talk is done one after the other. */
const talkKey = (id: string) => `talk:${id}`;

const CONVERSATION_FULL = "This conversation has no room for more. Clear it, and begin a new one.";

/** The talk with this id, or null when there is none. */
export async function selectConversation(id: string): Promise<ConversationRow | null> {
	const [talk] = await read((session) => conversationById(session, { id }));
	return talk ?? null;
}

/** The newest messages of a talk, oldest first. */
export async function selectMessages(id: string, limit: number): Promise<MessageRow[]> {
	return (await read((session) => newestMessages(session, { id, limit }))).reverse();
}

/** The messages of a talk that come after a position, oldest first. */
export async function selectMessagesAfter(id: string, after: number, limit: number): Promise<MessageRow[]> {
	return read((session) => messagesAfter(session, { id, after, limit }));
}

/**
 * Appends a message and its reply together, with the bot's new state.
 *
 * @param turn how many turns were done when the reply was worked out; 0 makes the talk
 * @param exchange `arrived` is when the message came; `brief` whether a talk that begins with it is to be forgotten soon;
 *   `named` the talk that it was sent to, which may be there no more, so that it begins another: when that was cleared counts
 * @returns "overtaken" when another turn was appended in the meantime, "cleared" when the talk was cleared since the
 *   message came, "moved" when it is no more under this id; nothing was kept then
 * @throws DatabaseFull, DatabaseUnavailable
 */
export async function appendTurn(
	id: string,
	turn: number,
	exchange: {
		userInput: string;
		response: string;
		state: string;
		arrived: Date;
		brief: boolean;
		named?: string | null;
	},
): Promise<"kept" | "overtaken" | "cleared" | "moved"> {
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
	const sentTo = exchange.named ?? id;
	return write(async (session) => {
		const [, wasClearedSince] = await together(
			engine.alone(session, talkKey(sentTo)),
			wasCleared(session, sentTo, exchange.arrived),
		);
		if (wasClearedSince) return "cleared";
		await refuseWithoutRoom(session, turn === 0 ? "conversation" : "message");
		if (row.second >= env.LIMIT_MESSAGES_A_CONVERSATION) throw new DatabaseFull(CONVERSATION_FULL);
		const [kept] = await (turn === 0 ? startTalk : continueTalk)(session, row);
		if (kept === undefined) return (await conversationById(session, { id })).length > 0 ? "overtaken" : "moved";
		await addMessages(session, { ...row, userInput: exchange.userInput, response: exchange.response });
		return "kept";
	});
}

/**
 * Gives a talk another id, with all that was said in it.
 *
 * @returns false when there is no such talk
 */
export async function moveConversation(from: string, to: string): Promise<boolean> {
	return write(async (session) => {
		await engine.alone(session, talkKey(from));
		const [talk] = await session.select().from(conversations).where(eq(conversations.id, from));
		if (talk === undefined) return false;
		await session.insert(conversations).values({ ...talk, id: to });
		await session.update(messages).set({ conversationId: to }).where(eq(messages.conversationId, from));
		await deleteTalk(session, { id: from });
		return true;
	});
}

async function wasCleared(session: Session, id: string, since: Date): Promise<boolean> {
	const [known] = await cleared(session, { key: clearedKey(id) });
	return known !== undefined && Number(known.expire) - CLEARED_KNOWN_MS >= since.getTime();
}

/**
 * Deletes a talk and all that was said in it, within seconds from the disk too. A message that came before and is
 * still being answered, here or in another process, does not bring it back.
 *
 * @throws DatabaseUnavailable
 */
export async function deleteConversation(id: string, at: Date): Promise<void> {
	await write(async (session) => {
		await engine.alone(session, talkKey(id));
		await deleteTalk(session, { id });
		await noteCleared(session, { key: clearedKey(id), expire: at.getTime() + CLEARED_KNOWN_MS });
	});
	engine.forgetDeletedSoon();
}

/**
 * Puts another state of the bot in the place of the one after a turn; the former is gone from the disk within seconds.
 *
 * @returns false when another turn came meanwhile
 */
export async function replaceState(id: string, turn: number, state: string): Promise<boolean> {
	const asSeen = and(eq(conversations.id, id), eq(conversations.turn, turn));
	const replaced = await write(async (session) => {
		await engine.alone(session, talkKey(id));
		return session.update(conversations).set({ state }).where(asSeen).returning({ turn: conversations.turn });
	});
	if (replaced.length > 0) engine.forgetDeletedSoon();
	return replaced.length > 0;
}

/** Notes whether a talk is to be forgotten soon. */
export async function setBrief(id: string, brief: boolean): Promise<void> {
	await write(async (session) => {
		await engine.alone(session, talkKey(id));
		await session.update(conversations).set({ brief }).where(eq(conversations.id, id));
	});
}

/**
 * Deletes talks that were last active before a moment, with all that was said; those that are to be forgotten soon from
 * another moment on. Returns how many, at most `limit`.
 */
export async function deleteIdleConversations(before: Date, briefBefore: Date, limit: number): Promise<number> {
	const { id, lastActiveAt } = conversations;
	const isIdle = or(lt(lastActiveAt, before), and(sql`"brief"`, lt(lastActiveAt, briefBefore)));
	const deleted = await write(async (session) => {
		const idle = session.select({ id }).from(conversations).where(isIdle).limit(limit);
		return session
			.delete(conversations)
			.where(and(inArray(id, idle), isIdle)) // In some a message may be said meanwhile.
			.returning({ id });
	});
	if (deleted.length > 0) engine.forgetDeletedSoon();
	return deleted.length;
}
