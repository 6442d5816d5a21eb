import { softmax } from "../meaning/learning";
import type { Features } from "./features";
import { BUCKETS } from "./features";

/** What a message can be about, as the messages are labelled. */
export const LABELS = ["none", "explicit", "indirect", "overdose", "other", "violence", "harm", "thoughts"] as const;
export type Label = (typeof LABELS)[number];

/** How likely a message is about each label; the shares add up to 1. */
export type Shares = Readonly<Record<Label, number>>;

/** Cells between the encoder's vector and the labels. */
export const HIDDEN = 64;

/** Two layers on the encoder's vector: weights by row of the input, biases, by row of the cells, biases. */
export type Net<Numbers> = { first: Numbers; firstBias: Float32Array; second: Numbers; secondBias: Float32Array };

/** A trained model: weights of whole numbers from -127 to 127, each part with the number that one stands for. */
export type Model = {
	/** One a label for each piece of a word; behind them those of what the rules find. */
	pieces: Int8Array;
	piecesScale: number;
	/** One a label for each finding. */
	findings: Float32Array;
	bias: Float32Array;
	/** How rare each piece is, 0 where it is not known; only their proportion counts. */
	rarity: Uint8Array;
	net: Net<Int8Array> & { firstScale: number; secondScale: number };
};

/** As it is shipped: a trained model and the fingerprint of what it was made from. */
export type ModelFile = { model: Model; fingerprint: string };

/**
 * Scores of the labels by pieces of words and findings.
 *
 * @param model trained
 * @param features from `features.ts`
 */
export function scoresOfWords(
	model: Pick<Model, "pieces" | "piecesScale" | "findings" | "bias">,
	{ places, values }: Features,
): Float64Array {
	const count = LABELS.length;
	const scores = Float64Array.from(model.bias);
	for (let at = 0; at < places.length; at++) {
		const place = places[at] as number;
		const known = place < BUCKETS;
		const weights = known ? model.pieces : model.findings;
		const row = (known ? place : place - BUCKETS) * count;
		const value = (values[at] as number) * (known ? model.piecesScale : 1);
		for (let k = 0; k < count; k++) scores[k] = (scores[k] as number) + value * (weights[row + k] as number);
	}
	return scores;
}

/**
 * Scores of the labels by the encoder's vector: one layer of cells that let through what is positive.
 *
 * @param net trained
 * @param embedding of length 1, as the encoder makes it
 */
export function scoresOfMeaning(net: Model["net"], embedding: Float32Array): Float64Array {
	const cells = Float64Array.from(net.firstBias);
	for (let at = 0; at < embedding.length; at++) {
		const value = (embedding[at] as number) * net.firstScale;
		for (let cell = 0; cell < HIDDEN; cell++)
			cells[cell] = (cells[cell] as number) + value * (net.first[at * HIDDEN + cell] as number);
	}
	const scores = Float64Array.from(net.secondBias);
	for (let cell = 0; cell < HIDDEN; cell++) {
		const value = Math.max(0, cells[cell] as number) * net.secondScale;
		for (let k = 0; k < LABELS.length; k++)
			scores[k] = (scores[k] as number) + value * (net.second[cell * LABELS.length + k] as number);
	}
	return scores;
}

/** The shares of a text with both opinions, or with the words alone where the encoder has none. */
export function sharesOf(words: Float64Array, meaning: Float64Array | null): number[] {
	return softmax(meaning ? words.map((score, k) => (score + (meaning[k] as number)) / 2) : words);
}
