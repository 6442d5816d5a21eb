import { hashOf } from "../meaning/learning";
import type { Message } from "../reading/read";
import { type Found, has, isExcused } from "./findings";
import { KINDS } from "./rules";

/** What the net reads of a message: places of pieces of words with their strength, then what the rules find. */
export type Features = { places: Uint32Array; values: Float32Array };

/** A change of what is counted has to change this name: a model made from other features is stale. */
export const FEATURES = "words-3 spelt-2 pieces-2-5 findings-2";

/** Places for hashed pieces. Two pieces may share one: with so many places it costs less than a longer file. */
export const BUCKETS = 1 << 17;
const WRITTEN_WORDS = { id: 1, longest: 3 };
const SPELT_WORDS = { id: 2, longest: 2 };
const PIECES = { id: 3, shortest: 2, longest: 5 };
/** A word is cut there: what is longer is no word. */
const LONGEST_WORD = 40;

/** For each kind: sure, maybe, and excused (denied, past, told of a film); then figures, denial, laughter, past, well, bereaved. */
export const FINDINGS_SIZE = KINDS.length * 3 + 6;
/** All places. */
export const PLACES = BUCKETS + FINDINGS_SIZE;

/**
 * Counts what a text is made of: words and short runs of them as they were written, the same in the one spelling of
 * Hindi, and pieces of words for all slips. One group for each way of reading, each a count by bucket.
 *
 * @param plain what `normalise` made of a text
 * @param romanised the same in the one spelling of Hindi
 */
export function countPieces(plain: string, romanised: string): Map<number, number>[] {
	const written = wordsOf(plain);
	const spelt = wordsOf(romanised);
	return [runsOf(written, WRITTEN_WORDS), runsOf(spelt, SPELT_WORDS), piecesOf(spelt)];
}

/**
 * Weighs counted pieces: rare ones more, repeated ones less than in proportion, each group scaled to length 1, so that a
 * long message speaks no louder than a short one.
 *
 * @param groups from {@link countPieces}
 * @param rarity by bucket, 0 where nothing was learned
 */
export function weighPieces(groups: readonly Map<number, number>[], rarity: ArrayLike<number>): Features {
	const places: number[] = [];
	const values: number[] = [];
	for (const group of groups) {
		const first = values.length;
		let squares = 0;
		for (const [bucket, count] of group) {
			const value = (1 + Math.log(count)) * (rarity[bucket] as number);
			if (value === 0) continue;
			places.push(bucket);
			values.push(value);
			squares += value * value;
		}
		const length = Math.sqrt(squares) || 1;
		for (let at = first; at < values.length; at++) values[at] = (values[at] as number) / length;
	}
	return { places: Uint32Array.from(places), values: Float32Array.from(values) };
}

/**
 * What the rules find in a message, as features.
 *
 * @param findings of the rules
 * @param message for what the reading noticed besides
 */
export function featuresOfFindings(findings: readonly Found[], message: Message): Features {
	const values = new Float32Array(FINDINGS_SIZE);
	for (const finding of findings) {
		const { kind, certainty } = finding.item;
		const spoken = kind === "self" && finding.owner !== "self" ? "other" : kind;
		const offset = isExcused(finding, message) ? 2 : certainty === "sure" ? 0 : 1;
		const place = KINDS.indexOf(spoken) * 3 + offset;
		values[place] = Math.min(1.5, (values[place] as number) + (values[place] === 0 ? 1 : 0.25));
	}
	const signs = (["denial", "laughter", "past", "well", "bereaved"] as const).map((sign) => Number(has(message, sign)));
	values.set([Math.min(1, message.figures / 2), ...signs], KINDS.length * 3);
	return { places: Uint32Array.from(values, (_, at) => BUCKETS + at), values };
}

/** Puts features of several kinds behind each other. */
export function joined(parts: readonly Features[]): Features {
	const count = parts.reduce((sum, { places }) => sum + places.length, 0);
	const all: Features = { places: new Uint32Array(count), values: new Float32Array(count) };
	let at = 0;
	for (const { places, values } of parts) {
		all.places.set(places, at);
		all.values.set(values, at);
		at += places.length;
	}
	return all;
}

function wordsOf(text: string): string[] {
	return text.split(" ").flatMap((word) => (word === "" ? [] : [word.slice(0, LONGEST_WORD)]));
}

function runsOf(words: readonly string[], { id, longest }: typeof WRITTEN_WORDS): Map<number, number> {
	const counts = new Map<number, number>();
	for (let start = 0; start < words.length; start++)
		for (let length = 1; length <= longest && start + length <= words.length; length++)
			count(counts, bucketOf(id, words.slice(start, start + length).join(" ")));
	return counts;
}

function piecesOf(words: readonly string[]): Map<number, number> {
	const counts = new Map<number, number>();
	for (const word of words) {
		const padded = ` ${word} `;
		for (let length = PIECES.shortest; length <= PIECES.longest; length++)
			for (let start = 0; start + length <= padded.length; start++)
				count(counts, bucketOf(PIECES.id, padded.slice(start, start + length)));
	}
	return counts;
}

function count(counts: Map<number, number>, bucket: number): void {
	counts.set(bucket, (counts.get(bucket) ?? 0) + 1);
}

/** The hash behind the way of reading, folded to the number of buckets. */
function bucketOf(id: number, text: string): number {
	const hash = hashOf(text, id);
	return ((hash >>> 17) ^ hash) & (BUCKETS - 1);
}
