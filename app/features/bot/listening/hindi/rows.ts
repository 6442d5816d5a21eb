import type { HindiPhrase, Phrase } from "../../voice";

/** One sentence in both scripts, side by side, so that neither changes without the other. */
export type Row = readonly [hinglish: string, hi: string];

/** The rows as wordings of one phrase. */
export function inHindi(...rows: readonly [Row, ...Row[]]): HindiPhrase {
	const [[hinglish, hi], ...others] = rows;
	return {
		hinglish: [hinglish, ...others.map(([latin]) => latin)],
		hi: [hi, ...others.map(([, devanagari]) => devanagari)],
	};
}

/** A phrase of all languages with more wordings in Hindi. */
export function withRows(phrase: Phrase, rows: readonly Row[]): Phrase {
	return {
		en: phrase.en,
		hinglish: [...(phrase.hinglish ?? []), ...rows.map(([latin]) => latin)],
		hi: [...(phrase.hi ?? []), ...rows.map(([, devanagari]) => devanagari)],
	};
}
