import type { Language } from "../content/schema";
import hindiEnglish from "./hindi-english.json";

const HEAD = 300;
const TAIL = 200;
const HALF_CHARACTER = /\p{Surrogate}/gu;

/**
 * The text that the sentence encoder reads for a message. Its beginning says what a long one is about, its end what is
 * asked, and the time of the encoder grows with the length.
 *
 * @param plain what `normalise` made of the message
 * @returns at most 501 characters, never empty: the encoder fails on nothing
 */
export function textForEncoder(plain: string): string {
	const text = plain.replace(/ ([,.?])/g, "$1");
	const short = text.length <= HEAD + TAIL ? text : `${text.slice(0, HEAD)} ${text.slice(-TAIL)}`;
	return short.replace(HALF_CHARACTER, "").trim() || ".";
}

/** The dictionary as one text: with another one other models are due. */
export const HINDI_ENGLISH = JSON.stringify(hindiEnglish);
const ENGLISH: ReadonlyMap<string, string> = new Map(Object.entries(hindiEnglish));

/** A message in its two spellings, as `reading/read.ts` makes them. */
type Spelt = { language: Language; plain: string; romanised: string };

/**
 * The text that the sentence encoder, which knows English alone, reads for a message in any language: of Hindi each word
 * in English (`hindi-english.json`). The order stays that of Hindi, which matters little to what a sentence is near to.
 *
 * @returns as {@link textForEncoder}
 */
export function encoderTextOf({ language, plain, romanised }: Spelt): string {
	if (language === "en") return textForEncoder(plain);
	const words = romanised.split(" ").map((word) => ENGLISH.get(word) ?? word);
	return textForEncoder(words.filter((word) => word !== "").join(" "));
}
