import { GLOSSARY } from "./glossary";

const QUOTES = /[\u2018\u2019\u02BC\u0060\u00B4]/g;
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;
const NUKTA = /\u093C/g;
const HALF_CHARACTER = /\p{Surrogate}/gu;
const HEAD = 300;
const TAIL = 200;

/**
 * Brings a message into the form that rules and model read: one Unicode form, lower case, plain
 * quotes, no invisible characters, no nukta, runs of one letter cut to two, single spaces.
 *
 * @param userInput any text
 * @returns the same words, easier to compare
 */
export function normalise(userInput: string): string {
	return userInput
		.normalize("NFKC")
		.normalize("NFD")
		.replace(NUKTA, "")
		.normalize("NFC")
		.replace(QUOTES, "'")
		.replace(INVISIBLE, "")
		.toLowerCase()
		.replace(/(\p{L})\1{2,}/gu, "$1$1")
		.replace(/\s+/g, " ")
		.trim();
}

/**
 * The words of a text, without punctuation; apostrophes inside a word are dropped ("can't" is
 * "cant"), so that rules need one spelling.
 *
 * @param normalised what {@link normalise} returns
 */
export function wordsOf(normalised: string): string[] {
	return normalised.replace(/'/g, "").match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}

/**
 * Cuts a long message: its beginning says what it is about, its end what is asked, and the time of
 * the model grows with the length.
 *
 * @param text any text
 * @returns at most the first 300 and the last 200 characters
 */
export function shorten(text: string): string {
	if (text.length <= HEAD + TAIL) return text;
	return `${text.slice(0, HEAD)} ${text.slice(-TAIL)}`.replace(HALF_CHARACTER, "");
}

const GLOSSES = new Map(
	GLOSSARY.flatMap((group) => Object.entries(group.words).map(([word, plain]) => [word, plain] as const)),
);
const EMOJI = /\p{Extended_Pictographic}/gu;
const LONGEST_GLOSS = 3;
const POSSESSIVE = /'s$/;

/**
 * Rewrites a message as plainer English for the sentence encoder: chat spellings and the words of
 * the glossary are replaced, emoji become words or go.
 *
 * @param userInput any text
 * @returns plain lower-case English where the words are known; "" when nothing is left
 */
export function plainEnglish(userInput: string): string {
	const tokens =
		normalise(userInput)
			.replace(EMOJI, (emoji) => GLOSSES.get(emoji) ?? " ")
			.match(/[\p{L}\p{M}\p{N}'-]+|[.,!?;:]+/gu) ?? [];
	const plain: string[] = [];
	for (let at = 0; at < tokens.length; ) {
		const [gloss, length] = glossAt(tokens, at);
		plain.push(gloss);
		at += length;
	}
	return plain
		.join(" ")
		.replace(/ ([.,!?;:])/g, "$1")
		.replace(/ +/g, " ")
		.trim();
}

/** The longest glossary entry that starts at this token, else the token itself. */
function glossAt(tokens: readonly string[], at: number): [string, number] {
	for (let length = LONGEST_GLOSS; length > 0; length--) {
		const key = tokens.slice(at, at + length).join(" ");
		const gloss = GLOSSES.get(key) ?? GLOSSES.get(key.replace(POSSESSIVE, ""));
		if (gloss !== undefined && at + length <= tokens.length) return [gloss, length];
	}
	return [tokens[at] as string, 1];
}
