import { romanise } from "../romanise";

/** What can be counted in a message: the place of each trace in the vocabulary, and how strong it is. */
export type Traces = { places: Uint32Array; values: Float32Array };

/** The traces that a model knows: their hashes in rising order, and how rare each was among what it learned from. */
export type Vocabulary = { known: Uint32Array; rarity: Float32Array };

/**
 * Words and short runs of them as they were written, in the one spelling of Hindi, and pieces of words for all
 * slips.
 */
const WRITTEN_WORDS = { id: 1, shortest: 1, longest: 3 };
const SPELT_WORDS = { id: 2, shortest: 1, longest: 2 };
const PIECES = { id: 3, shortest: 2, longest: 5 };

const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/**
 * Counts what a message is made of.
 *
 * @param plain what `normalise` returned
 * @returns one group for each way of reading, each a count by hash
 */
export function countTraces(plain: string): Map<number, number>[] {
	const written = plain.split(" ").filter((word) => word !== "");
	const spelt = romanise(plain)
		.split(" ")
		.filter((word) => word !== "");
	return [runsOf(written, WRITTEN_WORDS), runsOf(spelt, SPELT_WORDS), piecesOf(spelt)];
}

/**
 * Weighs the counted traces: rare ones more, repeated ones less than in proportion, each group scaled to length 1,
 * so that a long message speaks no louder than a short one.
 *
 * @param groups from `countTraces`
 * @param vocabulary of the model
 */
export function weighTraces(groups: readonly Map<number, number>[], vocabulary: Vocabulary): Traces {
	const places: number[] = [];
	const values: number[] = [];
	for (const group of groups) {
		const first = values.length;
		let squares = 0;
		for (const [hash, count] of group) {
			const place = placeOf(vocabulary.known, hash);
			if (place < 0) continue;
			const value = (1 + Math.log(count)) * (vocabulary.rarity[place] as number);
			places.push(place);
			values.push(value);
			squares += value * value;
		}
		const length = Math.sqrt(squares) || 1;
		for (let at = first; at < values.length; at++) values[at] = (values[at] as number) / length;
	}
	return { places: Uint32Array.from(places), values: Float32Array.from(values) };
}

/** Puts traces of several kinds behind each other. */
export function joinTraces(parts: readonly Traces[]): Traces {
	const count = parts.reduce((sum, { places }) => sum + places.length, 0);
	const joined: Traces = { places: new Uint32Array(count), values: new Float32Array(count) };
	let at = 0;
	for (const { places, values } of parts) {
		joined.places.set(places, at);
		joined.values.set(values, at);
		at += places.length;
	}
	return joined;
}

/**
 * How much of a message the model has met before.
 *
 * @param plain what `normalise` returned
 * @param vocabulary of the model
 * @returns the share of the single words that are known, 0 to 1
 */
export function knownShare(plain: string, { known }: Vocabulary): number {
	const words = plain.split(" ").filter((word) => /[\p{L}\p{N}]/u.test(word));
	const met = words.filter((word) => placeOf(known, hashOf(WRITTEN_WORDS.id, word)) >= 0);
	return words.length === 0 ? 0 : met.length / words.length;
}

/** By halving; -1 for a trace that is not known. */
function placeOf(known: Uint32Array, hash: number): number {
	let low = 0;
	let high = known.length - 1;
	while (low <= high) {
		const middle = (low + high) >>> 1;
		const found = known[middle] as number;
		if (found === hash) return middle;
		if (found < hash) low = middle + 1;
		else high = middle - 1;
	}
	return -1;
}

function runsOf(words: readonly string[], { id, shortest, longest }: typeof WRITTEN_WORDS): Map<number, number> {
	const counts = new Map<number, number>();
	for (let start = 0; start < words.length; start++)
		for (let length = shortest; length <= longest && start + length <= words.length; length++)
			count(counts, hashOf(id, words.slice(start, start + length).join(" ")));
	return counts;
}

function piecesOf(words: readonly string[]): Map<number, number> {
	const counts = new Map<number, number>();
	for (const word of words) {
		const padded = ` ${word} `;
		for (let length = PIECES.shortest; length <= PIECES.longest; length++)
			for (let start = 0; start + length <= padded.length; start++)
				count(counts, hashOf(PIECES.id, padded.slice(start, start + length)));
	}
	return counts;
}

function count(counts: Map<number, number>, hash: number): void {
	counts.set(hash, (counts.get(hash) ?? 0) + 1);
}

/** FNV-1a (Fowler, Noll and Vo) over the characters, behind the kind of trace. */
function hashOf(id: number, text: string): number {
	let hash = Math.imul(FNV_OFFSET ^ id, FNV_PRIME);
	for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), FNV_PRIME);
	return hash >>> 0;
}
