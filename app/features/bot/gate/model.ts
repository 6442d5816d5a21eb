import { softmax } from "../meaning/learning";
import { dense, type Regression, scoresOf } from "../meaning/regression";

/** What a message can be about, as the messages are labelled. */
export const LABELS = ["none", "explicit", "indirect", "overdose", "other", "violence", "harm", "thoughts"] as const;
export type Label = (typeof LABELS)[number];

/** How likely a message is about each label; the shares add up to 1. */
export type Shares = Readonly<Record<Label, number>>;

/** Cells between the encoder's vector and the labels. */
export const HIDDEN = 64;

/** A trained model, in whole numbers. */
export type Model = {
	/** By pieces of words, and behind them what the rules find. */
	words: Regression;
	/** How rare each piece is, 0 where it is not known; only their proportion counts. */
	rarity: Uint8Array;
	/** Two layers on the encoder's vector: cells, and from them the labels. */
	first: Regression;
	second: Regression;
};

/** As it is shipped: a trained model and the fingerprint of what it was made from. */
export type ModelFile = { model: Model; fingerprint: string };

/**
 * Scores of the labels by the encoder's vector: one layer of cells that let through what is positive.
 *
 * @param embedding of length 1, as the encoder makes it
 */
export function scoresOfMeaning(
	{ first, second }: Pick<Model, "first" | "second">,
	embedding: Float32Array,
): Float64Array {
	return scoresOf(second, dense(scoresOf(first, dense(embedding)).map((cell) => Math.max(0, cell))));
}

/** The shares of a text with both opinions, or with the words alone where the encoder has none. */
export function sharesOf(words: Float64Array, meaning: Float64Array | null): number[] {
	return softmax(meaning ? words.map((score, k) => (score + (meaning[k] as number)) / 2) : words);
}
