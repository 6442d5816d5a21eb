/**
 * What cannot be seen: control characters, marks of direction, joiners, fillers, tags and the like. Unicode keeps the list:
 * https://www.unicode.org/reports/tr44/#Default_Ignorable_Code_Point. The blank of Braille looks like a space and is none.
 */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u;

/**
 * Where joiners and variation selectors belong to the writing: after the virama and vowel signs of Indian scripts, after
 * Arabic letters, and within emoji. https://www.unicode.org/reports/tr31/#Layout_and_Format_Control_Characters
 * Written without looking behind, which older browsers cannot.
 */
const PART_OF_WRITING =
	/([\p{Mn}\p{Mc}\p{Script=Arabic}\p{Extended_Pictographic}\p{Emoji_Modifier}])[\uFE0E\uFE0F]?[\u200C\u200D]|([\p{Emoji}])[\uFE0E\uFE0F]/gu;

/**
 * Whether a name or address holds anything that cannot be seen: it could pass for another one, turn the text around it, or
 * leave a name without a letter.
 */
export function hasUnseen(text: string): boolean {
	return UNSEEN.test(text) && UNSEEN.test(text.replace(PART_OF_WRITING, "$1$2"));
}

/** The sentence for it. */
export function unseenMessage(label: string): string {
	return `${label} has a character that cannot be seen. Please type it anew instead of pasting it`;
}
