/** Whether a text is written in Devanagari, be it a part of it: it is Hindi then. */
export function isDevanagari(text: string): boolean {
	return /\p{Script=Devanagari}/u.test(text);
}

/**
 * The `lang` of a text that may be in another language than its page, so that it is read aloud in the right voice. What
 * is in no Devanagari counts as English, Hindi in Latin letters too.
 *
 * @param pageLanguage the language of the page around it
 * @returns undefined on an English page for what is English
 */
export function textLanguage(text: string, pageLanguage: string): "hi" | "en" | undefined {
	if (isDevanagari(text)) return "hi";
	return pageLanguage === "en" ? undefined : "en";
}
