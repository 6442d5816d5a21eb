import { createHash, randomBytes } from "node:crypto";
import {
	appendTurn,
	deleteConversation,
	moveConversation,
	selectConversation,
	selectMessages,
} from "#db/conversations.server";
import { reply } from "../bot/reply.server";
import { Unavailable } from "../failures";
import { countAgainst } from "../limits/limits.server";
import { type ChatMessage, MESSAGES_SHOWN } from "./message";

/** Messages of one conversation are answered in turn; a second tab may still get in between. */
const ATTEMPTS = 5;

/** A new secret for a conversation's cookie: 256 random bits in base64url. */
export function createConversationSecret(): string {
	return randomBytes(32).toString("base64url");
}

/**
 * Answers a message and keeps both together.
 *
 * @param secret of the conversation's cookie; a first message makes the conversation
 * @param userInput checked already (see message.ts)
 * @param seen position of the last message that the sender's page showed, where known: the same words again after it
 *   are a double press, and are answered with the reply that is there
 * @param address of the client for the limits, or null when unknown
 * @throws TooMany, Unavailable, DatabaseUnavailable; nothing is kept then
 */
export async function converse(
	secret: string,
	userInput: string,
	{ seen, address, now }: { seen: number | null; address: string | null; now: Date },
): Promise<string> {
	const id = conversationId(secret);
	const answered = await replyAlreadyGiven(id, userInput, seen);
	if (answered !== null) return answered;
	await countAgainst("conversationMessages", id);
	await countAgainst("addressMessages", address);
	for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
		const conversation = await selectConversation(id);
		const history = conversation === null ? [] : await selectMessages(id, MESSAGES_SHOWN);
		const { response, state } = await reply({ state: conversation?.state ?? null, history }, userInput);
		const turn = conversation?.turn ?? 0;
		if (await appendTurn(id, turn, { userInput, response, state, at: now })) return response;
		// Another turn came first. It may be the other half of a double press.
		const meanwhile = await replyAlreadyGiven(id, userInput, seen);
		if (meanwhile !== null) return meanwhile;
	}
	throw new Unavailable("Several messages came at once. Please send the last one again.", 1);
}

/** The newest messages of a conversation, oldest first; none without one. */
export async function historyOf(secret: string | null): Promise<ChatMessage[]> {
	if (secret === null) return [];
	const rows = await selectMessages(conversationId(secret), MESSAGES_SHOWN);
	return rows.map(({ position, role, message, createdAt }) => ({
		id: position,
		role,
		message,
		at: createdAt.toISOString(),
	}));
}

/**
 * Lets a conversation go on under a new secret; the old one is worth nothing from then on.
 *
 * @returns the new secret, or null when there is no such conversation
 * @throws DatabaseUnavailable
 */
export async function renewSecret(secret: string): Promise<string | null> {
	const renewed = createConversationSecret();
	return (await moveConversation(conversationId(secret), conversationId(renewed))) ? renewed : null;
}

/** Deletes a conversation for good. */
export async function forget(secret: string): Promise<void> {
	await deleteConversation(conversationId(secret));
}

async function replyAlreadyGiven(id: string, userInput: string, seen: number | null): Promise<string | null> {
	if (seen === null) return null;
	const messages = await selectMessages(id, MESSAGES_SHOWN);
	const sent = messages.findLast((row) => row.role === "user" && row.position > seen && row.message === userInput);
	return messages.find((row) => row.position === (sent?.position ?? Number.NaN) + 1)?.message ?? null;
}

/** The secret itself is never kept: whoever reads the database cannot take up a conversation. */
function conversationId(secret: string): string {
	return createHash("sha256").update(secret).digest("base64url");
}
