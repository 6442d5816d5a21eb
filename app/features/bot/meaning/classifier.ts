import { EMBEDDING_SIZE, hashOf, softmax } from "./learning";
import type { Ranked } from "./ngrams";
import { dense, learnRegression, type Regression, type Sparse, scoresOf, sizeOf, small } from "./regression";

/** Tells what texts are about: by the encoder's vector, and by words and pieces of words in all languages. */
export type Classifier = { labels: readonly string[]; byVector: Regression; byPieces: Regression };

/** One text with its label, in the one spelling; the vector where the encoder knows its language. */
export type Example = { label: string; key: string; vector: Float32Array | null };

/** One score a label, by each of both; null where there is no vector. */
export type Scores = { byVector: Float64Array | null; byPieces: Float64Array };

/** The encoder's vectors have the length 1: so much longer they are learned from faster. */
const VECTOR_SCALE = 2.2;
const MOST_WORDS = 80;
const LONGEST_WORD = 24;

/**
 * Learns from examples, once from their vectors and once from pieces of words; the same for the same.
 *
 * @param places in how many places pieces of words are counted
 */
export function learnClassifier(examples: readonly Example[], places: number): Classifier {
	const labels = [...new Set(examples.map(({ label }) => label))].sort();
	const placeOf = new Map(labels.map((label, at) => [label, at]));
	const target = (label: string) => placeOf.get(label) as number;
	const withVector = examples.filter(({ vector }) => vector !== null);
	return {
		labels,
		byVector: small(
			learnRegression(
				withVector.map(({ label, vector }) => ({ target: target(label), features: scaled(vector as Float32Array) })),
				EMBEDDING_SIZE,
				labels.length,
			),
		),
		byPieces: small(
			learnRegression(
				examples.map(({ label, key }) => ({ target: target(label), features: piecesOf(key, places) })),
				places,
				labels.length,
			),
		),
	};
}

/** How much speaks for each label; the larger the likelier. */
export function scoresOfLabels({ byVector, byPieces }: Classifier, key: string, vector: Float32Array | null): Scores {
	return {
		byVector: vector === null ? null : scoresOf(byVector, scaled(vector)),
		byPieces: scoresOf(byPieces, piecesOf(key, sizeOf(byPieces))),
	};
}

/** How much the vector counts beside the pieces of words. */
const VECTOR_WEIGHT = 0.65;

/** The likeliest labels of a text, best first, with their shares. */
export function sharesOf(classifier: Classifier, key: string, vector: Float32Array | null): Ranked[] {
	const { byVector, byPieces } = scoresOfLabels(classifier, key, vector);
	const scores = byPieces.map((score, k) =>
		byVector === null ? score : (1 - VECTOR_WEIGHT) * score + VECTOR_WEIGHT * (byVector[k] as number),
	);
	return softmax(scores)
		.map((score, k) => ({ id: classifier.labels[k] as string, score }))
		.sort((one, other) => other.score - one.score);
}

function scaled(vector: Float32Array): Sparse {
	return dense(vector.map((value) => value * VECTOR_SCALE));
}

/** Words, pairs of words and pieces of four letters, each in a place by its hash; scaled to one length. */
function piecesOf(key: string, size: number): Sparse {
	const words = key
		.split(" ")
		.filter((word) => /\p{L}/u.test(word))
		.slice(0, MOST_WORDS);
	const counts = new Map<number, number>();
	const add = (piece: string, weight: number) => {
		const place = hashOf(piece) % size;
		counts.set(place, (counts.get(place) ?? 0) + weight);
	};
	for (const [at, word] of words.entries()) {
		add(`=${word}`, 1);
		if (at > 0) add(`${words[at - 1]} ${word}`, 0.7);
		const padded = `^${word.slice(0, LONGEST_WORD)}$`;
		for (let start = 0; start + 4 <= padded.length; start++) add(padded.slice(start, start + 4), 0.5);
	}
	const length = Math.sqrt([...counts.values()].reduce((sum, value) => sum + value * value, 0)) || 1;
	return { places: [...counts.keys()], values: [...counts.values()].map((value) => (value / length) * 2) };
}
