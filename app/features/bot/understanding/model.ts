import { seededRandom, shuffle, softmax } from "../learning";

/** One message as the model sees it. */
export type Sample = {
	/** Numbers of one length for all samples; best scaled to length 1. */
	vector: Float32Array;
	/** The words and word pairs of the message, each once. */
	words: readonly string[];
};

/** A trained classifier: plain data, so that it can be stored. */
export type Model<Label extends string = string> = {
	labels: readonly Label[];
	dimension: number;
	/** One row of weights per label, then one bias per label. */
	weights: Float32Array;
	bias: Float32Array;
	/** One row per label: the middle of its samples, scaled to length 1. */
	centroids: Float32Array;
	/** The samples themselves in 8 bits a number, and the label of each. */
	points: Int8Array;
	pointLabels: Uint8Array;
	/** How often each word stands with each label, as pairs of label and count. */
	words: ReadonlyMap<string, readonly number[]>;
};

/** A label and how likely it is. */
export type Verdict<Label extends string = string> = { label: Label; confidence: number };

const NEIGHBOURS = 7;
/** Neighbours are sought among the samples of so many likeliest labels: the others seldom matter. */
const LIKELY_LABELS = 4;
const NEIGHBOUR_SHARPNESS = 10;
const CENTROID_SHARPNESS = 15;
const WORD_SMOOTHING = 0.3;
/** Words of one message lean on each other: each counts for less than independent evidence. */
const WORD_SHARPNESS = 0.35;
const MIX = { regression: 0.5, neighbours: 0.1, centroid: 0.2, words: 0.2 };
/** Set where the mean confidence met the accuracy in cross-validation over the examples. */
const CALIBRATION = 1.4;

const EPOCHS = 20;
const BATCH = 32;
const RATE = 1;
const MOMENTUM = 0.9;
const DECAY = 1e-4;
const BYTE = 127;

/**
 * Trains regression, neighbours, centroids and word counts. The same samples give the same model.
 *
 * @param samples the examples
 * @param labelOf the label of each sample, in the same order
 * @param labels all labels, at most 256
 * @throws RangeError when there are no samples or a label is unknown
 */
export function train<Label extends string>(
	samples: readonly Sample[],
	labelOf: readonly Label[],
	labels: readonly Label[],
): Model<Label> {
	const dimension = samples[0]?.vector.length;
	if (dimension === undefined) throw new RangeError("A model needs samples.");
	const targets = Uint8Array.from(labelOf, (label) => {
		const target = labels.indexOf(label);
		if (target < 0) throw new RangeError(`Unknown label: ${label}`);
		return target;
	});
	const vectors = samples.map((sample) => sample.vector);
	return {
		labels,
		dimension,
		...regression(vectors, targets, labels.length),
		centroids: centroidsOf(vectors, targets, labels.length),
		points: inBytes(vectors, dimension),
		pointLabels: targets,
		words: countWords(samples, targets),
	};
}

/**
 * Weighs a message.
 *
 * @param model a trained model
 * @param sample the message; its vector has the model's dimension
 * @returns every label with its confidence, best first; the confidences add up to 1
 */
export function classify<Label extends string>(model: Model<Label>, sample: Sample): Verdict<Label>[] {
	const byRegression = softmax(scores(model.weights, model.bias, sample.vector));
	const byCentroid = softmax(
		scores(model.centroids, null, unit(sample.vector)).map((score) => score * CENTROID_SHARPNESS),
	);
	const byWords = wordEvidence(model, sample.words);
	const likely = highest(
		byRegression.map((share, k) => share + (byCentroid[k] as number)),
		LIKELY_LABELS,
	);
	const byNeighbours = neighbours(model, sample.vector, likely);
	const mixed = model.labels.map(
		(_, k) =>
			MIX.regression * (byRegression[k] as number) +
			MIX.neighbours * (byNeighbours[k] as number) +
			MIX.centroid * (byCentroid[k] as number) +
			MIX.words * (byWords[k] as number),
	);
	const calibrated = softmax(mixed.map((share) => Math.log(share + 1e-9) * CALIBRATION));
	return model.labels
		.map((label, k) => ({ label, confidence: calibrated[k] as number }))
		.sort((one, other) => other.confidence - one.confidence);
}

/** Multinomial logistic regression by gradient descent with momentum, in a seeded order. */
function regression(
	vectors: readonly Float32Array[],
	targets: Uint8Array,
	labelCount: number,
): Pick<Model, "weights" | "bias"> {
	const dimension = (vectors[0] as Float32Array).length;
	const weights = new Float32Array(labelCount * dimension);
	const bias = new Float32Array(labelCount);
	const gradient = new Float32Array(weights.length);
	const biasGradient = new Float32Array(labelCount);
	const speed = new Float32Array(weights.length);
	const biasSpeed = new Float32Array(labelCount);
	const order = vectors.map((_, index) => index);
	const random = seededRandom();
	for (let epoch = 0; epoch < EPOCHS; epoch++) {
		shuffle(order, random);
		const rate = RATE * (1 - epoch / EPOCHS);
		for (let start = 0; start < order.length; start += BATCH) {
			const batch = order.slice(start, start + BATCH);
			gradient.fill(0);
			biasGradient.fill(0);
			for (const index of batch) {
				const vector = vectors[index] as Float32Array;
				const shares = softmax(scores(weights, bias, vector));
				for (let k = 0; k < labelCount; k++) {
					const error = (shares[k] as number) - (targets[index] === k ? 1 : 0);
					if (Math.abs(error) < 1e-4) continue;
					biasGradient[k] = (biasGradient[k] as number) + error;
					addScaled(gradient, k * dimension, vector, error);
				}
			}
			step(weights, speed, gradient, batch.length, rate, DECAY);
			step(bias, biasSpeed, biasGradient, batch.length, rate, 0);
		}
	}
	return { weights, bias };
}

function step(
	values: Float32Array,
	speed: Float32Array,
	gradient: Float32Array,
	batch: number,
	rate: number,
	decay: number,
): void {
	for (let i = 0; i < values.length; i++) {
		const value = values[i] as number;
		const pace = MOMENTUM * (speed[i] as number) + (gradient[i] as number) / batch + decay * value;
		speed[i] = pace;
		values[i] = value - rate * pace;
	}
}

function centroidsOf(vectors: readonly Float32Array[], targets: Uint8Array, labelCount: number): Float32Array {
	const dimension = (vectors[0] as Float32Array).length;
	const sums = new Float32Array(labelCount * dimension);
	vectors.forEach((vector, index) => {
		addScaled(sums, (targets[index] as number) * dimension, vector, 1);
	});
	for (let k = 0; k < labelCount; k++) sums.set(unit(sums.slice(k * dimension, (k + 1) * dimension)), k * dimension);
	return sums;
}

/** Shares of the labels among the nearest samples, nearer ones counting more. */
function neighbours(model: Model, vector: Float32Array, likely: ReadonlySet<number>): number[] {
	const { dimension, points, pointLabels } = model;
	const asked = unit(vector);
	const nearest: { label: number; closeness: number }[] = [];
	for (let point = 0; point < pointLabels.length; point++) {
		if (!likely.has(pointLabels[point] as number)) continue;
		const closeness = dot(points, point * dimension, asked);
		if (closeness <= (nearest[NEIGHBOURS - 1]?.closeness ?? Number.NEGATIVE_INFINITY)) continue;
		nearest.push({ label: pointLabels[point] as number, closeness });
		nearest.sort((one, other) => other.closeness - one.closeness);
		nearest.length = Math.min(nearest.length, NEIGHBOURS);
	}
	const shares = new Array<number>(model.labels.length).fill(0);
	let total = 0;
	for (const { label, closeness } of nearest) {
		const weight = Math.exp((closeness / BYTE) * NEIGHBOUR_SHARPNESS);
		shares[label] = (shares[label] as number) + weight;
		total += weight;
	}
	return shares.map((share) => share / total);
}

function countWords(samples: readonly Sample[], targets: Uint8Array): Map<string, number[]> {
	const counts = new Map<string, Map<number, number>>();
	samples.forEach(({ words }, index) => {
		const target = targets[index] as number;
		for (const word of words) {
			const byLabel = counts.get(word) ?? new Map<number, number>();
			byLabel.set(target, (byLabel.get(target) ?? 0) + 1);
			counts.set(word, byLabel);
		}
	});
	const kept = new Map<string, number[]>();
	for (const [word, byLabel] of counts) {
		const total = [...byLabel.values()].reduce((sum, count) => sum + count, 0);
		if (total > 1) kept.set(word, [...byLabel].flat());
	}
	return kept;
}

/** Naive Bayes over the known words, softened. */
function wordEvidence(model: Model, words: readonly string[]): number[] {
	const labelCount = model.labels.length;
	const evidence = new Array<number>(labelCount).fill(0);
	for (const word of words) {
		const pairs = model.words.get(word);
		if (!pairs) continue;
		const counts = new Array<number>(labelCount).fill(WORD_SMOOTHING);
		for (let i = 0; i < pairs.length; i += 2) counts[pairs[i] as number] = (pairs[i + 1] as number) + WORD_SMOOTHING;
		const total = counts.reduce((sum, count) => sum + count, 0);
		counts.forEach((count, k) => {
			evidence[k] = (evidence[k] as number) + Math.log((count / total) * labelCount);
		});
	}
	return softmax(evidence.map((sum) => sum * WORD_SHARPNESS));
}

function scores(rows: Float32Array, bias: Float32Array | null, vector: Float32Array): number[] {
	const dimension = vector.length;
	return Array.from({ length: rows.length / dimension }, (_, k) => (bias?.[k] ?? 0) + dot(rows, k * dimension, vector));
}

/** The product of a vector with the row at an offset. In four sums, since one alone would wait for each addition. */
function dot(rows: Float32Array | Int8Array, offset: number, vector: Float32Array): number {
	const { length } = vector;
	const even = length - (length % 4);
	let [one, two, three, four] = [0, 0, 0, 0];
	for (let i = 0; i < even; i += 4) {
		one += (rows[offset + i] as number) * (vector[i] as number);
		two += (rows[offset + i + 1] as number) * (vector[i + 1] as number);
		three += (rows[offset + i + 2] as number) * (vector[i + 2] as number);
		four += (rows[offset + i + 3] as number) * (vector[i + 3] as number);
	}
	for (let i = even; i < length; i++) one += (rows[offset + i] as number) * (vector[i] as number);
	return one + two + three + four;
}

/** The places of the highest values. */
function highest(values: readonly number[], count: number): Set<number> {
	const places = values.map((_, place) => place);
	places.sort((one, other) => (values[other] as number) - (values[one] as number));
	return new Set(places.slice(0, count));
}

function unit(vector: Float32Array): Float32Array {
	const length = Math.hypot(...vector) || 1;
	return vector.map((value) => value / length);
}

function addScaled(into: Float32Array, offset: number, vector: Float32Array, by: number): void {
	for (let i = 0; i < vector.length; i++) into[offset + i] = (into[offset + i] as number) + by * (vector[i] as number);
}

function inBytes(vectors: readonly Float32Array[], dimension: number): Int8Array {
	const bytes = new Int8Array(vectors.length * dimension);
	vectors.forEach((vector, index) => {
		bytes.set(
			vector.map((value) => Math.round(Math.max(-1, Math.min(1, value)) * BYTE)),
			index * dimension,
		);
	});
	return bytes;
}
