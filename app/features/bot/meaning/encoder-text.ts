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
