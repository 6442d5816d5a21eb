import { inWholeNumbers, seededRandom, shuffle, softmax } from "./learning";

/** What is counted in a text: places among the features, and how strong each is. */
export type Sparse = { places: ArrayLike<number>; values: ArrayLike<number> };

/** Weights of a multinomial logistic regression: for each feature one a label, the bias last; and what one of them stands for. */
export type Regression = { labels: number; weights: Int8Array | Float32Array; scale: number };

/** How a regression learns. */
export type Learning = {
	/** How often it sees each sample. */
	epochs: number;
	rate: number;
	/** Holds weights small. */
	decay: number;
	/** A label that is wrong by less than this has nothing to learn from a text: of many labels most are. */
	leastError: number;
	/** Decides the order of the samples. */
	random?: () => number;
};

const LEARNING: Learning = { epochs: 15, rate: 0.15, decay: 2e-5, leastError: 1e-3 };
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
	learning: Learning = LEARNING,
): Regression & { weights: Float32Array } {
	const { epochs, random = seededRandom() } = learning;
	const weights = new Float32Array((size + 1) * labels);
	const pace = new Float32Array(weights.length);
	const model = { labels, weights, scale: 1 };
	const order = samples.map((_, at) => at);
	for (let epoch = 0; epoch < epochs; epoch++) {
		shuffle(order, random);
		for (const at of order) {
			const { features, target } = samples[at] as (typeof samples)[number];
			const errors = softmax(scoresOf(model, features)).map((share, k) => share - (k === target ? 1 : 0));
			descend(model, pace, features, errors, learning);
			descend(model, pace, { places: [size], values: [1] }, errors, learning);
		}
	}
	return model;
}

/** The same with whole numbers for weights, as it is shipped. */
export function small({ labels, weights }: Regression & { weights: Float32Array }): Regression {
	const { numbers, scale } = inWholeNumbers(weights);
	return { labels, weights: numbers, scale };
}

/** Numbers that are all there, as features. */
export function dense(values: ArrayLike<number>): Sparse {
	return { places: Uint32Array.from(values, (_, at) => at), values };
}

/** How many features a regression was learned from. */
export function sizeOf({ labels, weights }: Regression): number {
	return weights.length / labels - 1;
}

/** One score a label; the larger the likelier. */
export function scoresOf({ labels, weights, scale }: Regression, { places, values }: Sparse): Float64Array {
	const scores = Float64Array.from(weights.subarray(weights.length - labels));
	for (let at = 0; at < places.length; at++) {
		const row = (places[at] as number) * labels;
		for (let k = 0; k < labels; k++)
			scores[k] = (scores[k] as number) + (values[at] as number) * (weights[row + k] as number);
	}
	return scores.map((score) => score * scale);
}

function descend(
	{ labels, weights }: Pick<Regression, "labels"> & { weights: Float32Array },
	pace: Float32Array,
	{ places, values }: Sparse,
	errors: readonly number[],
	{ rate, decay, leastError }: Learning,
): void {
	const wrong = errors.flatMap((error, k) => (Math.abs(error) < leastError ? [] : [k]));
	for (let at = 0; at < places.length; at++) {
		const value = values[at] as number;
		if (value === 0) continue;
		const row = (places[at] as number) * labels;
		for (const k of wrong) {
			const weight = weights[row + k] as number;
			const slope = value * (errors[k] as number) + decay * weight;
			const seen = (pace[row + k] as number) + slope * slope;
			pace[row + k] = seen;
			weights[row + k] = weight - (rate * slope) / (Math.sqrt(seen) + TINY);
		}
	}
}
