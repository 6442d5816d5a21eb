import type { Language } from "../voice";
import { plainText, wordCount } from "./scene";

/** A longer message that names a language tells something about it. */
const MOST_WORDS = 8;
/** "Hindi me baat karo", "english hi theek hai", "can you speak hindi". */
const WISHES: readonly (readonly [RegExp, Language])[] = [
	[/(?:^|\s)(?:हिंदी|हिन्दी)(?:\s|$)/u, "hi"],
	[/\b(?:hindi|hinglish)\b/, "hinglish"],
	[/\b(?:english|angrezi)\b|अंग्रेज़ी|अंग्रेजी/u, "en"],
];
const WISHING =
	/\b(?:in (?:hindi|hinglish|english)|(?:hindi|hinglish|english|angrezi) (?:me|mein|mai|main|hi|bol\w*|baat|likh\w*|aati|samajh\w*|please|pls|chalegi|only)|(?:speak|know|understand|write|talk|reply|use|switch to) (?:in |to )?(?:hindi|hinglish|english))\b|(?:हिंदी|हिन्दी|अंग्रेज़ी|अंग्रेजी) (?:में|ही|बोल|आती|समझ)/u;
const NOT_WISHED =
	/\b(?:hindi|english|angrezi) (?:me(?:in)? )?(?:fail|marks|number|teacher|exam|paper|medium|nahi aati|nhi aati)\b|\b(?:dont|do not|cant|nahi|nhi|weak|poor|bad)\b/;

/**
 * The language that a short message asks for.
 *
 * @returns null when it asks for none
 */
export function languageWished(userInput: string): Language | null {
	const text = plainText(userInput);
	if (wordCount(userInput) > MOST_WORDS || !WISHING.test(text)) return null;
	if (NOT_WISHED.test(text.replace(/^(?:nahi|nhi|no),? /, ""))) return null;
	return WISHES.find(([named]) => named.test(text))?.[1] ?? null;
}
