import type { Content } from "../content/content";
import hindiEnglish from "../meaning/hindi-english.json";

/** Whether a word, in any letters, is one that people are known to type or that the bot says. */
export type Vocabulary = (word: string) => boolean;

/** Makes the vocabulary: the words of the content, and those of Hindi that mean something in English; of names none does. */
export function createVocabulary({ flows, entries, words, facts, rules, reading }: Content): Vocabulary {
	const ofContent = JSON.stringify([[...flows.values()], [...entries.values()], words, facts, rules, reading]);
	const ofHindi = Object.entries(hindiEnglish).flatMap(([hindi, english]) => (english === "" ? [] : [hindi]));
	const known = new Set([...wordsIn(ofContent), ...ofHindi]);
	return (word) => known.has(word.toLowerCase());
}

/** The share of a text's words that are known; 0 for one without words. A letter that is drawn out counts once. */
export function knownShareOf(text: string, knows: Vocabulary): number {
	const words = wordsIn(text.replace(/(\p{L})\1{2,}/gu, "$1"));
	return words.length === 0 ? 0 : words.filter(knows).length / words.length;
}

function wordsIn(text: string): string[] {
	return text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
}
