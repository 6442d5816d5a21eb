import { escaped } from "../escaped";
import { isDevanagari } from "../text-language";

const ENGLISH = "en-IN";
const HINDI = "hi-IN";

/**
 * A reply as it is read aloud: helplines digit by digit, since "fourteen thousand" cannot be dialled, and one sentence
 * at a time, since some browsers fall silent in the middle of a long text.
 *
 * @param helplines the numbers as they are written in replies
 */
export function spokenSentences(reply: string, helplines: readonly string[]): string[] {
	const longestFirst = [...helplines].sort((a, b) => b.length - a.length);
	// Safari knows no lookbehind before 16.4: what stands before is caught and said again.
	const numbers = new RegExp(`(^|[^\\w-])(${longestFirst.map(escaped).join("|")})(?![\\w-])`, "g");
	const digits = (_: string, before: string, number: string) => before + number.replace(/\D/g, "").split("").join(" ");
	return (helplines.length === 0 ? reply : reply.replace(numbers, digits))
		.replace(/(^|\W)\/booking\b/g, "$1the booking page")
		.replace(/([.?!।])\s+/g, "$1\n")
		.split(/\n+/)
		.map((sentence) => sentence.trim())
		.filter((sentence) => sentence !== "");
}

/** The language that a sentence is to be read in: Hindi where it is written in Devanagari, else Indian English. */
export function spokenLanguage(sentence: string): string {
	return isDevanagari(sentence) ? HINDI : ENGLISH;
}

/** The first voice of a language, or null: then the browser takes the nearest that it has. */
export function voiceFor<Voice extends { lang: string }>(language: string, voices: readonly Voice[]): Voice | null {
	// Android writes en_IN.
	return voices.find(({ lang }) => lang.replace("_", "-").toLowerCase() === language.toLowerCase()) ?? null;
}
