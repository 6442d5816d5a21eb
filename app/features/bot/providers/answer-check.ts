import type { Item } from "../reading/matcher";

/** What an answer may name, and what it must not say. */
export type Rails = {
	/** Telephone numbers of the settings and the content. */
	numbers: readonly string[];
	/** Addresses that it may name. Paths of this site are none: they are links by themselves. */
	addresses: readonly string[];
	/** What the model was told: no piece of it may come back. */
	instructions: string;
	/** Finds what must not be said. */
	refused: (answer: string) => readonly Item[];
};

/** A full stop within a number has no space behind it: "14416. 112" are two. */
const NUMBER = /\d(?:[\d\s()-]|\.(?=\d))*\d/g;
/** Hours, ages, minutes: no telephone number. */
const SPAN = /^\d{1,2}\s*-\s*\d{1,2}$/;
const AFTER_ADDRESS = /[.,;:!?)]+$/;
/** Three digits and more may be a telephone number; two are an hour or a count. */
const SHORTEST_NUMBER = 3;
const ADDRESS = /(?:https?:\/\/|www\.)\S+|\b[\w-]{2,}\.(?:[a-z]{2,}\.)?[a-z]{2,}\b(?:\/\S*)?|\S+@\S+/gi;
/** So many words in a row of its instructions are no chance. */
const WORDS_IN_A_ROW = 8;

/**
 * Whether what a service outside has answered may be shown.
 *
 * @returns why not, in a word fit for a log; null when it may
 */
export function problemOf(answer: string, { numbers, addresses, instructions, refused }: Rails): string | null {
	const known = new Set(numbers.map(digitsOf));
	const named = (answer.match(NUMBER) ?? []).filter((number) => !SPAN.test(number)).map(digitsOf);
	if (named.some((digits) => digits.length >= SHORTEST_NUMBER && !known.has(digits))) return "number";
	const places = (answer.match(ADDRESS) ?? []).map((place) => place.replace(AFTER_ADDRESS, ""));
	if (places.some((place) => !addresses.includes(place))) return "address";
	if (repeats(answer, instructions)) return "instructions";
	return refused(answer)[0]?.id ?? null;
}

/** Whether a longer run of words of one text stands in another. */
function repeats(answer: string, instructions: string): boolean {
	const words = wordsOf(answer);
	const told = ` ${wordsOf(instructions).join(" ")} `;
	return words.some(
		(_, at) =>
			at + WORDS_IN_A_ROW <= words.length && told.includes(` ${words.slice(at, at + WORDS_IN_A_ROW).join(" ")} `),
	);
}

function wordsOf(text: string): string[] {
	return text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}

function digitsOf(text: string): string {
	return text.replace(/\D/g, "");
}
