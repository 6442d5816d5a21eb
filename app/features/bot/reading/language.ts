import type { Spellings } from "./words";

/** The languages that people write here: English, Hindi in Latin letters, Hindi in Devanagari. */
export type Language = "en" | "hinglish" | "hi";

const DEVANAGARI = /\p{Script=Devanagari}/gu;
const LETTER = /\p{L}|\p{M}/gu;
/** Future forms ("jaunga", "karenge"), which no list could ever hold all of. */
const FUTURE = /^\p{L}+(unga|ungi|oonga|oongi|enge|ayega|ayegi|aega|aegi|oge)$/u;
const DEVANAGARI_SHARE = 0.3;
const HINDI_SHARE = 0.3;
const CLEAR_WORDS = 4;
const CLEAR_SHARE = 0.22;
/** Of so many words that may be Hindi one that must be is enough, where none is English alone. */
const MOSTLY = 0.5;
/** Two words that are Hindi together count as two that are Hindi each. */
const CLEAR_PAIR = 2;
const SHORT = 3;
const SHORT_SHARE = 0.5;

/**
 * Makes a function that tells the language of a text.
 *
 * Devanagari by its share of the letters. Romanised Hindi needs two words that no English text has and nearly a third
 * of the words (ambiguous ones count half; less of a share when four words are clear), or half of a message of one to
 * three words. All else counts as English.
 *
 * @param lists from `content/gate/spellings.yaml`
 */
export function createLanguageDetector(lists: Spellings["language"]): (userInput: string) => Language {
	const hindi = new Set(lists.hindi);
	const ambiguous = new Set(lists.ambiguous);
	const englishOnly = new Set(lists.englishOnly);
	const shortHindi = new Set(lists.shortHindi);
	const isClear = (word: string) => (hindi.has(word) && !ambiguous.has(word)) || FUTURE.test(word);
	/** "Mai ... hu": each may be a slip of English, both together are none. */
	const saysIAm = (words: readonly string[]) => {
		const subject = words.findIndex((word) => lists.iAm.subjects.includes(word));
		return subject >= 0 && words.findLastIndex((word) => lists.iAm.verbs.includes(word)) > subject;
	};
	const isHindi = (words: readonly string[]): boolean => {
		const clear = words.filter(isClear).length + (saysIAm(words) ? CLEAR_PAIR : 0);
		const unclear = words.filter((word) => ambiguous.has(word)).length;
		const enough = clear > 0 ? (clear + unclear) / words.length : 0;
		if (words.length <= SHORT)
			return enough >= SHORT_SHARE || (words.length > 0 && words.every((word) => shortHindi.has(word)));
		if (enough >= MOSTLY && !words.some((word) => englishOnly.has(word))) return true;
		const share = (clear + unclear / 2) / words.length;
		return (clear >= 2 && share >= HINDI_SHARE) || (clear >= CLEAR_WORDS && share >= CLEAR_SHARE);
	};
	return (userInput) => {
		const letters = userInput.match(LETTER)?.length ?? 0;
		const devanagari = userInput.match(DEVANAGARI)?.length ?? 0;
		if (letters > 0 && devanagari / letters >= DEVANAGARI_SHARE) return "hi";
		return isHindi(wordsOf(userInput, lists.quoted)) ? "hinglish" : "en";
	};
}

/** The words, without signs, apostrophes and sayings that English sentences quote; runs of one letter are cut to two. */
function wordsOf(userInput: string, quoted: readonly string[]): string[] {
	let text = userInput
		.normalize("NFKC")
		.toLowerCase()
		.replace(/[‘’ʼ'`´]/g, "")
		.replace(/(\p{L})\1{2,}/gu, "$1$1");
	for (const saying of quoted) text = text.replaceAll(saying, " ");
	return text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}
