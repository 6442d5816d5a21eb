import type { ProviderMessage } from "./provider";

/** Ten exchanges: enough to follow a talk, and no more of it than needed leaves the machine. */
const MAX_MESSAGES = 20;
/** About 1,500 tokens, so that a small local model keeps room to answer. */
const MAX_CHARACTERS = 6_000;

/**
 * The newest part of a talk that is sent along: without gaps, at most 20 messages and 6,000 characters.
 *
 * @param history oldest first; messages without text are passed over
 * @returns oldest first, beginning with the person, the two taking turns (messages in a row by one of them become one)
 *   because the chat templates of Mistral, Gemma and others refuse anything else
 *   (https://github.com/vllm-project/vllm/issues/6862)
 */
export function boundedHistory(history: readonly ProviderMessage[]): ProviderMessage[] {
	const recent = newest(history.filter(({ message }) => message.trim() !== ""));
	const first = recent.findIndex(({ role }) => role === "user");
	return first === -1 ? [] : inTurns(recent.slice(first));
}

/**
 * Joins messages in a row by the same side.
 *
 * @returns a new list in which the sides take turns
 */
export function inTurns(messages: readonly ProviderMessage[]): ProviderMessage[] {
	const turns: ProviderMessage[] = [];
	for (const { role, message } of messages) {
		const last = turns.at(-1);
		if (last?.role === role) turns[turns.length - 1] = { role, message: `${last.message}\n${message}` };
		else turns.push({ role, message });
	}
	return turns;
}

function newest(history: readonly ProviderMessage[]): ProviderMessage[] {
	const kept: ProviderMessage[] = [];
	let characters = 0;
	for (const message of history.slice(-MAX_MESSAGES).reverse()) {
		// Joining adds a line break each.
		characters += message.message.length + 1;
		if (characters > MAX_CHARACTERS) break;
		kept.unshift(message);
	}
	return kept;
}
