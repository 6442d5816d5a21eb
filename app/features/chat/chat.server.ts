import {
	appendTurn,
	deleteConversation,
	type MessageRow,
	moveConversation,
	replaceState,
	selectConversation,
	selectMessages,
	selectMessagesAfter,
	setBrief,
} from "#db/conversations.server";
import { DatabaseUnavailable } from "#db/errors.server";
import { createToken } from "../auth/tokens.server";
import { botReady, prepareBot } from "../bot/parts.server";
import { type Reply, reply, toldNotKept, viewOfState } from "../bot/reply.server";
import { readState } from "../bot/state";
import type { ReplyView } from "../bot/view";
import { digestOf } from "../digest.server";
import { Overtaken, TooManyTalks, Unavailable } from "../failures";
import { countAgainst } from "../limits/limits.server";
import { countTalk } from "../limits/talks.server";
import { noteDanger } from "../metrics/figures.server";
import { type ChatMessage, MESSAGES_SHOWN } from "./message";

/** Messages of one conversation are answered in turn; a second tab may still get in between. */
const ATTEMPTS = 5;

/**
 * How a message was answered. Only what was "kept" is there later, under the secret: not what was cleared or could not be
 * saved, which has none.
 */
export type Answered = { response: string; view: ReplyView } & (
	| { outcome: "kept"; secret: string }
	| { outcome: "cleared" | "not kept"; secret: null }
);

/** What is known of a talk while a message in it is answered. */
type Known = { state: string | null; turn: number; messages: MessageRow[] };
type Message = {
	/** Of the sender's cookie; null without one. */
	secret: string | null;
	userInput: string;
	seen: number | null;
	address: string | null;
	arrived: Date;
	brief: boolean;
};

/**
 * Answers a message and keeps both together. Whom the safety gate finds in danger is answered from what is known in
 * any case, also while nothing can be read or saved; the answer then says that it could not be kept.
 *
 * @param secret of the conversation's cookie, null without one. A first message makes a conversation, and always under a
 *   new secret: that of one that was cleared serves nobody again, be it its owner or whoever copied the cookie
 * @param userInput checked already (see message.ts)
 * @param seen position of the last message that the sender's page showed, where known: the same words again after it
 *   are a double press, and are answered with the reply that is there
 * @param address of the client for the limits, or null when unknown
 * @param arrived when the message came: when the conversation is cleared after that, it stays cleared
 * @param brief whether a talk that begins here is forgotten after an hour without a message
 * @throws TooMany, Unavailable, DatabaseUnavailable; nothing is kept then
 */
export async function converse(
	secret: string | null,
	userInput: string,
	{ seen, address, arrived, brief }: { seen: number | null; address: string | null; arrived: Date; brief: boolean },
): Promise<Answered> {
	const message = { secret, userInput, seen, address, arrived, brief };
	const progress: Progress = { known: NOTHING_KNOWN, reply: null };
	try {
		return await answerAndKeep(message, progress);
	} catch (error) {
		if (!KEEPING_FAILURES.some((failure) => error instanceof failure)) throw error;
		const { known } = progress;
		const { response, state, ...view } = progress.reply ?? (await replyTo(known, userInput));
		if (view.help === "none") throw error;
		return { response: `${response}\n\n${toldNotKept(state)}`, view, outcome: "not kept", secret: null };
	}
}

/** What keeps a message from being kept, but nobody in danger from being answered. */
const KEEPING_FAILURES = [DatabaseUnavailable, Unavailable, TooManyTalks] as const;

const NOTHING_KNOWN: Known = { state: null, turn: 0, messages: [] };

/** How far the answer to a message has come: what is left of it when the database fails. */
type Progress = { known: Known; reply: Reply | null };

async function answerAndKeep(message: Message, progress: Progress): Promise<Answered> {
	const { userInput, seen, address, arrived, brief } = message;
	const newSecret = createToken();
	const named = message.secret === null ? null : conversationId(message.secret);
	for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
		progress.known = named === null ? NOTHING_KNOWN : await readTalk(named);
		progress.reply = null;
		const { turn } = progress.known;
		const secret = turn === 0 || message.secret === null ? newSecret : message.secret;
		const id = conversationId(secret);
		// When another turn came first, it may have been the other half of a double press.
		const answered = replyAlreadyGiven(progress.known.messages, userInput, seen);
		if (answered !== null)
			return { response: answered, view: viewOfState(progress.known.state), outcome: "kept", secret };
		if (attempt === 0) {
			await countAgainst("conversationMessages", id);
			await countAgainst("addressMessages", address);
			if (turn === 0) await countTalk(address);
		}
		progress.reply = await replyTo(progress.known, userInput);
		const { response, state, ...view } = progress.reply;
		const outcome = await appendTurn(id, turn, { userInput, arrived, response, state, brief, named });
		if (outcome === "overtaken") continue;
		// To begin another talk would lead the browser away from the one that goes on.
		if (outcome === "moved") throw new Overtaken("You signed in meanwhile. Please send your message once more.", 1);
		if (view.help === "danger" && !wasInDanger(progress.known)) noteDanger(arrived);
		return outcome === "kept" ? { response, view, outcome, secret } : { response, view, outcome, secret: null };
	}
	throw new Overtaken("Several messages came at once. Please send the last one again.", 1);
}

function wasInDanger({ state }: Known): boolean {
	return state !== null && viewOfState(state).help === "danger";
}

async function readTalk(id: string): Promise<Known> {
	const conversation = await selectConversation(id);
	return conversation === null
		? NOTHING_KNOWN
		: { ...conversation, messages: await selectMessages(id, MESSAGES_SHOWN) };
}

async function replyTo({ state, messages }: Known, userInput: string): Promise<Reply> {
	await botReady();
	return reply({ state, history: messages }, userInput);
}

/** What a page shows of a talk: its newest messages, oldest first, and what stands beside the last. */
export type Talk = { messages: ChatMessage[]; view: ReplyView };

/** What it shows where nothing was said yet, or nothing can be read. */
export const NO_TALK: Talk = { messages: [], view: viewOfState(null) };

/** The talk of a conversation's secret; none without one. */
export async function talkOf(secret: string | null): Promise<Talk> {
	prepareBot();
	if (secret === null) return NO_TALK;
	const { state, messages } = await readTalk(conversationId(secret));
	return { messages: messages.map(shown), view: viewOfState(state) };
}

function shown({ position, role, message, createdAt }: MessageRow): ChatMessage {
	return { id: position, role, message, at: createdAt.toISOString() };
}

/** What was said in the talk of a conversation's secret after a message, oldest first, at most `limit`. */
export async function talkAfter(secret: string, id: number, limit: number): Promise<ChatMessage[]> {
	return (await selectMessagesAfter(conversationId(secret), id, limit)).map(shown);
}

/** What the person has told in the talk of a conversation's secret, by name; nothing without one. */
export async function factsOf(secret: string | null): Promise<Readonly<Record<string, string>>> {
	if (secret === null) return {};
	return readState((await selectConversation(conversationId(secret)))?.state ?? null).facts;
}

/**
 * Has the bot forget some of what the person told it. The messages in which that was said stay.
 *
 * @param names of the facts
 * @throws Unavailable, DatabaseUnavailable
 */
export async function forgetFacts(secret: string | null, names: readonly string[]): Promise<void> {
	if (secret === null) return;
	const id = conversationId(secret);
	for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
		const talk = await selectConversation(id);
		if (talk === null) return;
		const state = readState(talk.state);
		const facts = Object.entries(state.facts).filter(([name]) => !names.includes(name));
		if (facts.length === Object.keys(state.facts).length) return;
		if (await replaceState(id, talk.turn, JSON.stringify({ ...state, facts: Object.fromEntries(facts) }))) return;
	}
	throw new Overtaken("Something was said meanwhile. Please try once more.", 1);
}

/**
 * Lets a conversation go on under a new secret; the old one is worth nothing from then on.
 *
 * @returns the new secret, or null when there is no such conversation
 * @throws DatabaseUnavailable
 */
export async function renewSecret(secret: string): Promise<string | null> {
	const renewed = createToken();
	return (await moveConversation(conversationId(secret), conversationId(renewed))) ? renewed : null;
}

/**
 * Deletes a conversation for good, with what is still being answered in it.
 *
 * @throws DatabaseUnavailable, and the conversation stays
 */
export async function forget(secret: string): Promise<void> {
	await deleteConversation(conversationId(secret), new Date());
}

/** Notes whether a conversation is forgotten after an hour without a message. */
export async function keepBriefly(secret: string, brief: boolean): Promise<void> {
	await setBrief(conversationId(secret), brief);
}

function replyAlreadyGiven(messages: readonly MessageRow[], userInput: string, seen: number | null): string | null {
	if (seen === null) return null;
	const sent = messages.findLast((row) => row.role === "user" && row.position > seen && row.message === userInput);
	return messages.find((row) => row.position === (sent?.position ?? Number.NaN) + 1)?.message ?? null;
}

/** By what a conversation is known here. The secret itself is never kept: whoever reads the database cannot take it up. */
export function conversationId(secret: string): string {
	return digestOf(secret);
}
