import { type Classifier, scoresOfLabels } from "./classifier";
import { softmax } from "./learning";
import type { Ranked } from "./ngrams";

const VECTOR_WEIGHT = 0.65;

/**
 * The likeliest topics of a message, best first, with their shares; "none" is among them where it is likely.
 *
 * @param topics learned of what people tell, the label "none" among them
 * @param key the message in the one spelling
 */
export function topicsOf(topics: Classifier, key: string, vector: Float32Array | null): Ranked[] {
	const { byVector, byPieces } = scoresOfLabels(topics, key, vector);
	const scores = byPieces.map((score, k) =>
		byVector === null ? score : (1 - VECTOR_WEIGHT) * score + VECTOR_WEIGHT * (byVector[k] as number),
	);
	return softmax(scores)
		.map((score, k) => ({ id: topics.labels[k] as string, score }))
		.sort((one, other) => other.score - one.score);
}
