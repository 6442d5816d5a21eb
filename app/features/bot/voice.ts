/** The languages the bot answers in: English, Hindi in Latin letters, Hindi in Devanagari. */
export type Language = "en" | "hinglish" | "hi";

/**
 * One thing to say, in several wordings per language. English must have at least one; a language
 * that has none falls back to English. More wordings mean less repetition.
 */
export type Phrase = {
	en: readonly [string, ...string[]];
	hinglish?: readonly string[];
	hi?: readonly string[];
};

/** One thing to say in Hindi alone, where English has words of its own. Never asked of an English voice. */
export type HindiPhrase = Record<Exclude<Language, "en">, readonly [string, ...string[]]>;

/** Values put in the place of `{key}` in a wording. */
export type Slots = Record<string, string>;

/** Picks a wording that was not used of late, fills its slots and remembers that it was used. */
export type Say = (phrase: Phrase | HindiPhrase, slots?: Slots) => string;

/** The wordings used in the recent turns, newest last: one list a turn. Lives with the conversation. */
export type Spoken = string[][];

const TURNS_REMEMBERED = 20;

/**
 * Makes the voice for one turn.
 *
 * @param language the language to speak
 * @param spoken wordings of the last turns; not changed
 * @param seed any whole number, such as the turn's: it varies which fresh wording comes first
 * @returns `say`, and `finish`, which gives the list to keep with the conversation after the turn
 */
export function createVoice(language: Language, spoken: Spoken, seed: number): { say: Say; finish: () => Spoken } {
	const thisTurn: string[] = [];
	const say: Say = (phrase, slots = {}) => {
		const wording = freshest(wordingsIn(language, phrase), [...spoken.flat(), ...thisTurn], seed);
		thisTurn.push(wording);
		return fill(wording, slots);
	};
	return {
		say,
		finish: () => [...spoken, thisTurn].slice(-TURNS_REMEMBERED),
	};
}

function wordingsIn(language: Language, phrase: Phrase | HindiPhrase): readonly string[] {
	if (!("en" in phrase)) return phrase[language === "en" ? "hinglish" : language];
	const own = phrase[language];
	return own && own.length > 0 ? own : phrase.en;
}

/** The first wording, counted from the seed, that is unused; else the one used longest ago. */
function freshest(wordings: readonly string[], used: readonly string[], seed: number): string {
	const rotated = wordings.map((_, index) => wordings[(index + Math.abs(seed)) % wordings.length] as string);
	const unused = rotated.find((wording) => !used.includes(wording));
	if (unused !== undefined) return unused;
	return rotated.reduce((oldest, wording) => (used.lastIndexOf(wording) < used.lastIndexOf(oldest) ? wording : oldest));
}

function fill(wording: string, slots: Slots): string {
	return wording.replace(/\{(\w+)\}/g, (placeholder, key: string) => slots[key] ?? placeholder);
}
