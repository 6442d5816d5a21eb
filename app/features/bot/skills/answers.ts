import type { Answers } from "./skill";

const LONGEST_ANSWER = 200;
const LONGEST_QUOTE = 100;
const MOST_ANSWERS = 24;

/**
 * Bounds one answer for keeping.
 *
 * @param text anything typed
 * @returns one line of at most 200 UTF-16 units that never ends in half a character
 */
export function bounded(text: string): string {
	return cut(text.replace(/\s+/g, " ").trim(), LONGEST_ANSWER);
}

/**
 * Bounds all answers, whatever was stored.
 *
 * @param answers a value read from JSON
 * @returns its strings, bounded; an empty record when it is no record
 */
export function boundedAnswers(answers: unknown): Answers {
	if (typeof answers !== "object" || answers === null || Array.isArray(answers)) return {};
	const kept = Object.entries(answers)
		.filter((entry): entry is [string, string] => typeof entry[1] === "string")
		.slice(0, MOST_ANSWERS);
	return Object.fromEntries(kept.map(([key, value]) => [key.slice(0, 40), bounded(value)]));
}

/**
 * Prepares an answer for being said back inside a sentence.
 *
 * @param answer what the person said
 * @returns it without question marks (a reply asks one thing at most, its own) and without a final
 * stop, at most 100 characters long, cut between words where possible
 */
export function quoted(answer: string): string {
	const plain = answer
		.replace(/[?？؟“”"]/g, " ")
		.replace(/\s+/g, " ")
		.trim()
		.replace(/[.।,;\s]+$/, "");
	if (plain.length <= LONGEST_QUOTE) return plain;
	const short = cut(plain, LONGEST_QUOTE);
	const lastSpace = short.lastIndexOf(" ");
	return `${lastSpace > LONGEST_QUOTE / 2 ? short.slice(0, lastSpace) : short} …`;
}

function cut(text: string, length: number): string {
	const short = text.slice(0, length);
	return /[\uD800-\uDBFF]$/.test(short) ? short.slice(0, -1) : short;
}
