import { and, desc, eq, inArray, lt, sql } from "drizzle-orm";
import { attempt, database } from "./client.server";
import { write } from "./group-commit.server";
import { conversations, messages } from "./schema.server";

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
 * @returns false when another turn was appended in the meantime, and nothing was kept
 * @throws DatabaseUnavailable
 */
export async function appendTurn(
	id: string,
	turn: number,
	exchange: { userInput: string; response: string; state: string; at: Date },
): Promise<boolean> {
	const row = {
		id,
		turn,
		state: exchange.state,
		turns: turn + 1,
		at: exchange.at,
		first: turn * 2,
		second: turn * 2 + 1,
	};
	return write(() => {
		const kept = turn === 0 ? startTalk.run(row) : continueTalk.run({ ...row, lastActiveAt: exchange.at.getTime() });
		if (kept.changes === 0) return false;
		addMessages.run({ ...row, userInput: exchange.userInput, response: exchange.response });
		return true;
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
		database.delete(conversations).where(eq(conversations.id, from)).run();
		return true;
	});
}

/** Deletes a talk and all that was said in it. */
export async function deleteConversation(id: string): Promise<void> {
	await attempt(() => database.delete(conversations).where(eq(conversations.id, id)).run());
}

/** Deletes talks that were last active before a moment, with all that was said. Returns how many, at most `limit`. */
export async function deleteIdleConversations(before: Date, limit: number): Promise<number> {
	const idle = database
		.select({ id: conversations.id })
		.from(conversations)
		.where(lt(conversations.lastActiveAt, before))
		.limit(limit);
	return attempt(() => database.delete(conversations).where(inArray(conversations.id, idle)).run().changes);
}
