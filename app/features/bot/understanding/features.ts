import type { Sample } from "./model";
import { cuesOf } from "./rules";
import { plainEnglish, shorten, wordsOf } from "./text";

/** How much a cue weighs against the embedding, whose length is 1; best in cross-validation. */
const CUE_SCALE = 0.3;
const LONG_WORD = 4;
const ENDING = /(ing|ed|es|s|ly)$/;

/**
 * The text that the sentence encoder reads for a message: plain English, at most 500 characters,
 * never empty (the encoder fails on nothing).
 *
 * @param userInput any text
 */
export function textForEncoder(userInput: string): string {
	return shorten(plainEnglish(userInput)) || ".";
}

/**
 * Joins what is known of a message: its embedding, the rules' cues, its words and word pairs.
 *
 * @param userInput the message
 * @param embedding the encoder's vector for {@link textForEncoder}, of length 1
 */
export function sampleOf(userInput: string, embedding: ArrayLike<number>): Sample {
	const cues = cuesOf(userInput);
	const vector = new Float32Array(embedding.length + cues.length);
	vector.set(embedding);
	vector.set(
		cues.map((cue) => cue * CUE_SCALE),
		embedding.length,
	);
	return { vector: scaled(vector), words: wordsAndPairs(textForEncoder(userInput)) };
}

function wordsAndPairs(text: string): string[] {
	const words = wordsOf(text).map((word) => (word.length > LONG_WORD ? word.replace(ENDING, "") : word));
	const pairs = words.slice(1).map((word, at) => `${words[at]} ${word}`);
	return [...new Set([...words, ...pairs])];
}

function scaled(vector: Float32Array): Float32Array {
	const length = Math.hypot(...vector) || 1;
	return vector.map((value) => value / length);
}
