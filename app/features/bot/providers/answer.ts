/** What fits a phone's screen twice: nobody in distress reads more. */
const MAX_CHARACTERS = 1_500;

/** Reasoning models behind servers that do not part their thoughts from the answer; the end or the start may be cut. */
const THOUGHTS = /^[\s\S]*<\/think(?:ing)?>|<think(?:ing)?>[\s\S]*$/gi;
/** Control characters other than line breaks, and halves of characters, which SQLite and browsers cannot keep. */
const UNPRINTABLE = /[^\P{Cc}\n\t]|\p{Cs}/gu;
/** The end of a sentence in the scripts of India, or of a line; not the full stop of "1." in a list. */
const SENTENCE_END = /(?:[?!।॥۔…]|(?<!(?:^|\s)\d{1,2})\.)+["'”’)\]]*(?=\s|$)|(?=\n)/gu;

/**
 * Makes what a provider returned fit to be shown.
 *
 * @param text as it came
 * @param unfinished whether the service says that it stopped in the middle
 * @returns the answer without thoughts, unprintable characters and gaps, at most 1,500 characters, cut at the end of a
 *   sentence, or where there is none at the end of a word; null when nothing is left
 */
export function tidyAnswer(text: string, unfinished = false): string | null {
	const tidy = text
		.replace(/\r\n?/g, "\n")
		.replace(UNPRINTABLE, "")
		.replace(THOUGHTS, "")
		.split("\n")
		.map((line) => line.trimEnd())
		.join("\n")
		.replace(/\n{3,}/g, "\n\n")
		.trim();
	if (tidy.length <= MAX_CHARACTERS && !unfinished) return tidy || null;
	return cutAtSentence(tidy.slice(0, MAX_CHARACTERS), tidy.charAt(MAX_CHARACTERS)) || null;
}

/** `next` is the character behind the text: a full stop just before it ends a sentence only where white space follows. */
function cutAtSentence(text: string, next: string): string {
	const ends = [...`${text}${next}`.matchAll(SENTENCE_END)].map((match) => match.index + match[0].length);
	const end = ends.findLast((position) => position > 0 && position <= text.length);
	if (end !== undefined) return text.slice(0, end).trim();
	const words = text.slice(0, text.length - 2).replace(/\s+\S*$/, "");
	return words.length < text.length - 2 ? `${words} …` : "";
}
