import { seededRandom, shuffle, softmax } from "./learning";

/** What is counted in a text: places among the features, and how strong each is. */
export type Sparse = { places: ArrayLike<number>; values: ArrayLike<number> };

/** Weights of a multinomial logistic regression: for each feature one a label, the bias last. */
export type Regression = { labels: number; weights: Float32Array };

const EPOCHS = 15;
const RATE = 0.15;
const DECAY = 2e-5;
const TINY = 1e-8;

/**
 * Learns by AdaGrad (Duchi, Hazan and Singer 2011), in a seeded order: the same samples give the same weights.
 *
 * @param samples features of each text, and the place of its label
 * @param size how many features there are
 * @param labels how many labels there are
 */
export function learnRegression(
	samples: readonly { features: Sparse; target: number }[],
	size: number,
	labels: number,
): Regression {
	const weights = new Float32Array((size + 1) * labels);
	const pace = new Float32Array(weights.length);
	const model = { labels, weights };
	const order = samples.map((_, at) => at);
	const random = seededRandom();
	for (let epoch = 0; epoch < EPOCHS; epoch++) {
		shuffle(order, random);
		for (const at of order) {
			const { features, target } = samples[at] as (typeof samples)[number];
			const errors = softmax(scoresOf(model, features)).map((share, k) => share - (k === target ? 1 : 0));
			descend(weights, pace, features, errors);
			descend(weights, pace, { places: [size], values: [1] }, errors);
		}
	}
	return model;
}

/** One score a label; the larger the likelier. */
export function scoresOf({ labels, weights }: Regression, { places, values }: Sparse): Float64Array {
	const scores = Float64Array.from(weights.subarray(weights.length - labels));
	for (let at = 0; at < places.length; at++) {
		const row = (places[at] as number) * labels;
		for (let k = 0; k < labels; k++)
			scores[k] = (scores[k] as number) + (values[at] as number) * (weights[row + k] as number);
	}
	return scores;
}

function descend(
	weights: Float32Array,
	pace: Float32Array,
	{ places, values }: Sparse,
	errors: readonly number[],
): void {
	for (let at = 0; at < places.length; at++) {
		const row = (places[at] as number) * errors.length;
		for (let k = 0; k < errors.length; k++) {
			const weight = weights[row + k] as number;
			const slope = (values[at] as number) * (errors[k] as number) + DECAY * weight;
			const seen = (pace[row + k] as number) + slope * slope;
			pace[row + k] = seen;
			weights[row + k] = weight - (RATE * slope) / (Math.sqrt(seen) + TINY);
		}
	}
}
