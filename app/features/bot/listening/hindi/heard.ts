import type { BotState } from "../../state";
import type { Topic } from "../../understanding/labels";
import { spellingKey } from "../../understanding/rules";
import { normalise, wordsOf } from "../../understanding/text";
import type { HindiPhrase } from "../../voice";
import { inHindi, type Row } from "./rows";
import { SIGNS_OF_HARD_TIMES } from "./signs-of-hard-times";
import { SIGNS_OF_PEOPLE } from "./signs-of-people";
import { SIGNS_OF_THE_MIND } from "./signs-of-the-mind";

/** Something that is often told in the same words, and what a listener says to just that. */
export type Sign = {
	id: string;
	/** Against {@link evenSpelling} of the message, so that one pattern knows the many spellings. */
	heard: RegExp;
	/** With one of these it is another thing. */
	unless?: RegExp;
	/** The topics of the talk within which the words mean this; any, when missing. */
	within?: readonly Topic[];
	/** Meets what was said, without a question; names no feeling that was not named. */
	meet: readonly [Row, ...Row[]];
	/** The question that lies nearest. */
	ask: readonly [Row, ...Row[]];
};

/** A word for what was told, and the question that goes with it; what was used up of late is null. */
export type Reflection = { meet: HindiPhrase | null; ask: HindiPhrase | null };

/** What was told of people says more than how it feels, and both more than the bare trouble. */
export const SIGNS: readonly Sign[] = [...SIGNS_OF_PEOPLE, ...SIGNS_OF_HARD_TIMES, ...SIGNS_OF_THE_MIND];

const LONGEST = 600;

/**
 * A message in an even spelling: lower case, no nukta, one nasal sign, no punctuation, the spellings of romanised
 * Hindi folded, a space before and behind.
 */
export function evenSpelling(userInput: string): string {
	const words = wordsOf(normalise(userInput.slice(0, LONGEST)).replace(/ँ/g, "ं"));
	return ` ${words.map(spellingKey).join(" ")} `;
}

/**
 * What there is to say to the particular thing that was told.
 *
 * @returns null when nothing known was told, or all that there is to say to it was said of late
 */
export function reflectionOn(userInput: string, { thread, spoken }: BotState): Reflection | null {
	const text = evenSpelling(userInput);
	const said = new Set(spoken.flat());
	for (const { heard, unless, within, meet, ask } of SIGNS) {
		if (within !== undefined && (thread.topic === null || !within.includes(thread.topic))) continue;
		if (!heard.test(text) || unless?.test(text)) continue;
		const reflection = { meet: fresh(meet, said), ask: fresh(ask, said) };
		if (reflection.meet !== null || reflection.ask !== null) return reflection;
	}
	return null;
}

function fresh(rows: readonly Row[], said: ReadonlySet<string>): HindiPhrase | null {
	const [first, ...others] = rows.filter((row) => !row.some((wording) => said.has(wording)));
	return first === undefined ? null : inHindi(first, ...others);
}
