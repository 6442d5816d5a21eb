import { EMBEDDING_SIZE, seededRandom, shuffle, softmax } from "../meaning/learning";
import { dense, learnRegression, scoresOf, small } from "../meaning/regression";
import { BUCKETS, countPieces, type Features, joined, PLACES, weighPieces } from "./features";
import { HIDDEN, LABELS, type Label, type Model } from "./model";

/** A message as the model learns from it: what its words are made of, what the rules find, the encoder's vector. */
export type Sample = {
	plain: string;
	romanised: string;
	findings: Features;
	label: Label;
	embedding: Float32Array | null;
};

/** A piece that fewer messages have teaches nothing. */
const FEWEST_MESSAGES = 3;
const LEARNING = { epochs: 10, rate: 0.1, decay: 5e-6, leastError: 0 };
const TINY = 1e-8;
const NET_EPOCHS = 12;
const NET_BATCH = 32;
const NET_RATE = 0.002;
const NET_DECAY = 1e-5;
/** Of the cells so many are left out at each step, so that none leans on another (dropout, Srivastava et al. 2014). */
const LEFT_OUT = 0.3;
const count = LABELS.length;

/**
 * Learns from messages. On words and findings multinomial logistic regression by AdaGrad (Duchi, Hazan and Singer
 * 2011); on the encoder's vectors a small net by Adam (Kingma and Ba 2015). The same samples in the same order give the
 * same model.
 *
 * @param samples labelled, at least one of each label
 */
export function train(samples: readonly Sample[]): Model {
	const rarity = rarityOf(samples);
	const random = seededRandom();
	const counted = samples.map(({ plain, romanised, findings, label }) => ({
		features: joined([weighPieces(countPieces(plain, romanised), rarity), findings]),
		target: LABELS.indexOf(label),
	}));
	const words = small(learnRegression(counted, PLACES, count, { ...LEARNING, random }));
	return { words, rarity, ...trainNet(samples, random) };
}

/** The logarithm of how few messages have a piece, as usual for tf-idf, in steps of a twentieth. */
function rarityOf(samples: readonly Sample[]): Uint8Array {
	const having = new Uint32Array(BUCKETS);
	for (const { plain, romanised } of samples)
		for (const group of countPieces(plain, romanised))
			for (const bucket of group.keys()) having[bucket] = (having[bucket] as number) + 1;
	return Uint8Array.from(having, (messages) =>
		messages < FEWEST_MESSAGES ? 0 : Math.round(20 * (1 + Math.log((1 + samples.length) / (1 + messages)))),
	);
}

/** The net's numbers in one row: first layer, its biases, second layer, its biases. */
const FIRST_BIAS = EMBEDDING_SIZE * HIDDEN;
const SECOND = FIRST_BIAS + HIDDEN;
const SECOND_BIAS = SECOND + HIDDEN * count;
const NET_SIZE = SECOND_BIAS + count;

function trainNet(samples: readonly Sample[], random: () => number): Pick<Model, "first" | "second"> {
	const taught = samples.filter(({ embedding }) => embedding !== null);
	const net = Float32Array.from({ length: NET_SIZE }, (_, at) => {
		if (at < FIRST_BIAS) return (random() - 0.5) * 2 * Math.sqrt(6 / (EMBEDDING_SIZE + HIDDEN)) * 4;
		return at >= SECOND && at < SECOND_BIAS ? (random() - 0.5) * 2 * Math.sqrt(6 / (HIDDEN + count)) : 0;
	});
	const order = taught.map((_, at) => at);
	const state = {
		slopes: new Float32Array(NET_SIZE),
		mean: new Float32Array(NET_SIZE),
		square: new Float32Array(NET_SIZE),
	};
	let step = 0;
	for (let epoch = 0; epoch < NET_EPOCHS; epoch++) {
		shuffle(order, random);
		for (let start = 0; start < order.length; start += NET_BATCH) {
			state.slopes.fill(0);
			const batch = order.slice(start, start + NET_BATCH);
			for (const at of batch) addSlopes(net, state.slopes, taught[at] as Sample, random);
			adam(net, state, batch.length, ++step, NET_RATE * (1 - epoch / NET_EPOCHS));
		}
	}
	return { first: small(firstOf(net)), second: small(secondOf(net)) };
}

const firstOf = (net: Float32Array) => ({ labels: HIDDEN, weights: net.subarray(0, SECOND), scale: 1 });
const secondOf = (net: Float32Array) => ({ labels: count, weights: net.subarray(SECOND), scale: 1 });

function addSlopes(net: Float32Array, slopes: Float32Array, { embedding, label }: Sample, random: () => number): void {
	const input = embedding as Float32Array;
	const cells = scoresOf(firstOf(net), dense(input)).map((cell) =>
		cell > 0 && random() >= LEFT_OUT ? cell / (1 - LEFT_OUT) : 0,
	);
	const errors = softmax(scoresOf(secondOf(net), dense(cells)));
	errors[LABELS.indexOf(label)] = (errors[LABELS.indexOf(label)] as number) - 1;
	const back = new Float64Array(HIDDEN);
	for (let k = 0; k < count; k++) {
		slopes[SECOND_BIAS + k] = (slopes[SECOND_BIAS + k] as number) + (errors[k] as number);
		for (let cell = 0; cell < HIDDEN; cell++) {
			if (cells[cell] === 0) continue;
			slopes[SECOND + cell * count + k] =
				(slopes[SECOND + cell * count + k] as number) + (errors[k] as number) * (cells[cell] as number);
			back[cell] =
				(back[cell] as number) + ((errors[k] as number) * (net[SECOND + cell * count + k] as number)) / (1 - LEFT_OUT);
		}
	}
	for (let cell = 0; cell < HIDDEN; cell++)
		slopes[FIRST_BIAS + cell] = (slopes[FIRST_BIAS + cell] as number) + (back[cell] as number);
	for (let at = 0; at < EMBEDDING_SIZE; at++) {
		const value = input[at] as number;
		const row = at * HIDDEN;
		for (let cell = 0; cell < HIDDEN; cell++)
			slopes[row + cell] = (slopes[row + cell] as number) + value * (back[cell] as number);
	}
}

type Moments = { slopes: Float32Array; mean: Float32Array; square: Float32Array };

function adam(net: Float32Array, { slopes, mean, square }: Moments, batch: number, step: number, rate: number): void {
	const meanScale = 1 / (1 - 0.9 ** step);
	const squareScale = 1 / (1 - 0.999 ** step);
	for (let at = 0; at < net.length; at++) {
		const slope = (slopes[at] as number) / batch + NET_DECAY * (net[at] as number);
		mean[at] = 0.9 * (mean[at] as number) + 0.1 * slope;
		square[at] = 0.999 * (square[at] as number) + 0.001 * slope * slope;
		net[at] =
			(net[at] as number) -
			(rate * (mean[at] as number) * meanScale) / (Math.sqrt((square[at] as number) * squareScale) + TINY);
	}
}
