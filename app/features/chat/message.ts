import { keptText } from "../kept-text";

/** Longest message. */
export const MESSAGE_LENGTH = 2_000;
/** How many of the newest messages a page shows. */
export const MESSAGES_SHOWN = 100;

/** One line of a talk. `at` is an ISO 8601 moment. */
export type ChatMessage = { id: number; role: "user" | "bot"; message: string; at: string };

/**
 * Looks at what was typed.
 *
 * @returns "blank" for white space alone, "long" past 2,000 characters (UTF-16 units, as an input counts its value; a
 *   ligature counts as its letters), else the message as it is kept
 */
export function checkMessage(typed: string): { ok: true; userInput: string } | { ok: false; reason: "blank" | "long" } {
	const userInput = keptText(typed);
	if (userInput === "") return { ok: false, reason: "blank" };
	if (lengthOf(userInput) > MESSAGE_LENGTH) return { ok: false, reason: "long" };
	return { ok: true, userInput };
}

/** How many characters must go from what was typed, so that it can be a message. */
export function charactersTooMany(typed: string): number {
	return Math.max(0, lengthOf(keptText(typed)) - MESSAGE_LENGTH);
}

/**
 * The length that counts: of the text or of its NFKC form, whichever is longer. Who reads messages by NFKC finds up to
 * eighteen letters in one: https://www.unicode.org/faq/normalization#12. What is too long anyway is not normalised.
 */
function lengthOf(text: string): number {
	return text.length > MESSAGE_LENGTH ? text.length : Math.max(text.length, text.normalize("NFKC").length);
}

/** The sentence for a message that is too long. */
export const TOO_LONG = `A message can have at most ${MESSAGE_LENGTH.toLocaleString("en")} characters. Please send it in parts.`;
