import type { Language } from "../content/schema";
import { hashOf } from "../meaning/learning";
import stored from "./language-model.json";

/** What was learned of Latin letters: for each place of a piece how much it speaks for Hindi, and what speaks for it before all. */
export type LanguageModel = { weights: Int8Array; scale: number; bias: number };

/** Places for hashed pieces of words. Two pieces may share one: with so many places it costs less than a longer file. */
export const PLACES = 1 << 13;
const DEVANAGARI = /\p{Script=Devanagari}/gu;
const LETTER = /\p{L}|\p{M}/gu;
const DEVANAGARI_SHARE = 0.3;
const SHORTEST = 2;
const LONGEST = 4;
/** A word is cut there: what is longer is no word. */
const LONGEST_WORD = 20;
/** More says nothing new about the language. */
const MOST_WORDS = 100;
/**
 * Hindi has to be so much likelier, in natural logarithms of the odds: between the two an answer in English is understood
 * by most who write Hindi in Latin letters, the other way by few.
 */
const MARGIN = 1;
/** The same for a single word: "hi" and "me" stand in both. */
const MARGIN_OF_ONE = 1.5;

/** What the product ships with: `npm run train -- language` makes it. */
const MODEL: LanguageModel = {
	weights: new Int8Array(Buffer.from(stored.weights, "base64")),
	scale: stored.scale,
	bias: stored.bias,
};

/**
 * Tells the language of a text. Devanagari by its share of the letters; Hindi in Latin letters from English by pieces of
 * words, so that no spelling has to be in a list. Where nothing is known it is English.
 */
export function languageOf(userInput: string): Language {
	const letters = userInput.match(LETTER)?.length ?? 0;
	const devanagari = userInput.match(DEVANAGARI)?.length ?? 0;
	if (letters > 0 && devanagari / letters >= DEVANAGARI_SHARE) return "hi";
	const words = wordsOf(userInput);
	if (words.length === 0) return "en";
	const places = words.flatMap(piecesOfWord);
	const sum = places.reduce((sum, place) => sum + (MODEL.weights[place] as number), 0);
	const margin = words.length === 1 ? MARGIN_OF_ONE : MARGIN;
	return (sum * MODEL.scale) / Math.sqrt(places.length) + MODEL.bias > margin ? "hinglish" : "en";
}

/** The places of all words and of the pieces that they are made of, in Latin letters. */
export function piecesOf(userInput: string): number[] {
	return wordsOf(userInput).flatMap(piecesOfWord);
}

function piecesOfWord(word: string): number[] {
	const bounded = `^${word}$`;
	const places = [placeOf(bounded)];
	for (let length = SHORTEST; length <= LONGEST; length++)
		for (let from = 0; from + length < bounded.length; from++) places.push(placeOf(bounded.slice(from, from + length)));
	return places;
}

/** The words, without signs and apostrophes; runs of one letter are cut to two. */
function wordsOf(userInput: string): string[] {
	const text = userInput
		.normalize("NFKC")
		.toLowerCase()
		.replace(/[‘’ʼ'`´]/g, "")
		.replace(/(\p{L})\1{2,}/gu, "$1$1");
	return (text.match(/[\p{L}\p{M}]+/gu) ?? []).slice(0, MOST_WORDS).map((word) => word.slice(0, LONGEST_WORD));
}

function placeOf(piece: string): number {
	return hashOf(piece) % PLACES;
}
