import { EMBEDDING_SIZE, softmax } from "./learning";
import type { Ranked } from "./ngrams";
import { learnRegression, type Regression, type Sparse, scoresOf } from "./regression";

/** What a message may be about, the label "none" among them. */
export type TopicModel = { labels: readonly string[]; byVector: Regression; byPieces: Regression };

/** One message with its topic; the vector where the encoder knows its language. */
export type TopicExample = { topic: string; key: string; vector: Float32Array | null };

/** Pieces of words are counted in so many places: two of them may share one. */
const PLACES = 2 ** 12;
const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;
/** Scores of the vector are this much surer than those of the pieces. */
const VECTOR_SCALE = 2.2;
const VECTOR_WEIGHT = 0.65;
const MOST_WORDS = 80;

/** Learns what messages are about, once from the encoder's vectors and once from pieces of words in all languages. */
export function learnTopics(examples: readonly TopicExample[]): TopicModel {
	const labels = [...new Set(examples.map(({ topic }) => topic))].sort();
	const target = (topic: string) => labels.indexOf(topic);
	const withVector = examples.filter(({ vector }) => vector !== null);
	const byVector = learnRegression(
		withVector.map(({ topic, vector }) => ({ target: target(topic), features: dense(vector as Float32Array) })),
		EMBEDDING_SIZE,
		labels.length,
	);
	const byPieces = learnRegression(
		examples.map(({ topic, key }) => ({ target: target(topic), features: piecesOf(key) })),
		PLACES,
		labels.length,
	);
	return { labels, byVector, byPieces };
}

/** The likeliest topics of a message, best first, with their shares; "none" is among them where it is likely. */
export function topicsOf(
	{ labels, byVector, byPieces }: TopicModel,
	key: string,
	vector: Float32Array | null,
): Ranked[] {
	const pieces = scoresOf(byPieces, piecesOf(key));
	const whole = vector === null ? null : scoresOf(byVector, dense(vector));
	const scores = pieces.map((score, k) =>
		whole === null ? score : (1 - VECTOR_WEIGHT) * score + VECTOR_WEIGHT * (whole[k] as number),
	);
	return softmax(scores)
		.map((score, k) => ({ id: labels[k] as string, score }))
		.sort((one, other) => other.score - one.score);
}

function dense(vector: Float32Array): Sparse {
	return { places: Array.from(vector, (_, at) => at), values: vector.map((value) => value * VECTOR_SCALE) };
}

/** Words, pairs of words and pieces of four letters, each in a place by its hash; scaled to length 1. */
function piecesOf(key: string): Sparse {
	const words = key
		.split(" ")
		.filter((word) => /\p{L}/u.test(word))
		.slice(0, MOST_WORDS);
	const counts = new Map<number, number>();
	const add = (piece: string, weight: number) => {
		const place = hashOf(piece) % PLACES;
		counts.set(place, (counts.get(place) ?? 0) + weight);
	};
	for (const [at, word] of words.entries()) {
		add(`=${word}`, 1);
		if (at > 0) add(`${words[at - 1]} ${word}`, 0.7);
		const padded = `^${word.slice(0, 24)}$`;
		for (let start = 0; start + 4 <= padded.length; start++) add(padded.slice(start, start + 4), 0.5);
	}
	const length = Math.sqrt([...counts.values()].reduce((sum, value) => sum + value * value, 0)) || 1;
	return { places: [...counts.keys()], values: [...counts.values()].map((value) => (value / length) * 2) };
}

/** FNV-1a (Fowler, Noll and Vo). */
function hashOf(text: string): number {
	let hash = FNV_OFFSET;
	for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), FNV_PRIME);
	return hash >>> 0;
}
