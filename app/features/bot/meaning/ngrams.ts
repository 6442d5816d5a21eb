/** A text found again, and how near it is: 1 for the same words, 0 for none in common. */
export type Ranked = { id: string; score: number };

const SHORTEST = 3;
const LONGEST = 4;
/** A whole word says more than its pieces. */
const WORD_WEIGHT = 1.5;
/** More than this a message need not be compared by. */
const MOST_WORDS = 60;

/** The words and pieces of words of a text in the one spelling, each with its weight. */
export function gramsOf(key: string): Map<string, number> {
	const grams = new Map<string, number>();
	const add = (gram: string, weight: number) => grams.set(gram, (grams.get(gram) ?? 0) + weight);
	const words = key.split(" ").filter((word) => /[\p{L}\p{N}]/u.test(word));
	for (const word of words.slice(0, MOST_WORDS)) {
		add(`=${word}`, WORD_WEIGHT);
		const padded = `^${word.slice(0, 24)}$`;
		for (let length = SHORTEST; length <= LONGEST; length++)
			for (let start = 0; start + length <= padded.length; start++)
				add(padded.slice(start, start + length), 1 / length);
	}
	return grams;
}

/** How much two texts share of their words and pieces: the cosine, 0 for nothing and 1 for the same. */
export function sharedOf(one: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>): number {
	let shared = 0;
	for (const [gram, count] of one) shared += count * (other.get(gram) ?? 0);
	return shared / (lengthOf(one) * lengthOf(other));
}

function lengthOf(grams: ReadonlyMap<string, number>): number {
	let sum = 0;
	for (const count of grams.values()) sum += count * count;
	return Math.sqrt(sum) || 1;
}
