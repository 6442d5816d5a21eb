import type { BotState } from "../../state";
import type { Topic } from "../../understanding/labels";
import { spellingKey } from "../../understanding/rules";
import { normalise, wordsOf } from "../../understanding/text";
import type { HindiPhrase } from "../../voice";
import { inHindi, type Row } from "./rows";
import { SIGNS_OF_ASKING } from "./signs-of-asking";
import { SIGNS_OF_GOOD } from "./signs-of-good";
import { SIGNS_OF_HARD_TIMES } from "./signs-of-hard-times";
import { SIGNS_OF_PEOPLE } from "./signs-of-people";
import { SIGNS_OF_THE_MIND } from "./signs-of-the-mind";
import { SIGNS_OF_THE_TALK } from "./signs-of-the-talk";
import { SIGNS_OF_TIES } from "./signs-of-ties";
import { isDenied, isOfAnother, namesOneself } from "./whose";

/** Something that is often told in the same words, and what a listener says to just that. */
export type Sign = {
	id: string;
	/** Against {@link evenSpelling} of the message, so that one pattern knows the many spellings. */
	heard: RegExp;
	/** With one of these it is another thing. */
	unless?: RegExp;
	/** Met before the person's own words are given back: a death, something good, a question. */
	first?: true;
	/** Not so when denied: "jhagda nahi hota". Most things are told of with a "not" as well as without. */
	deniable?: true;
	/** Said of somebody else it is another thing: "maa akeli ho jayegi". */
	own?: true;
	/** The topics of the talk within which the words mean this; any, when missing. */
	within?: readonly Topic[];
	/** Meets what was said, without a question; names no feeling that was not named. */
	meet: readonly [Row, ...Row[]];
	/** The question that lies nearest. */
	ask: readonly [Row, ...Row[]];
};

/** A word for what was told, and the question that goes with it; what was used up of late is null. */
export type Reflection = { meet: HindiPhrase | null; ask: HindiPhrase | null; first: boolean };

/**
 * What is asked and what is good come first; what was told of people says more than how it feels, and both more than
 * the bare trouble.
 */
export const SIGNS: readonly Sign[] = [
	...SIGNS_OF_ASKING,
	...SIGNS_OF_THE_TALK,
	...SIGNS_OF_GOOD,
	...SIGNS_OF_TIES,
	...SIGNS_OF_PEOPLE,
	...SIGNS_OF_HARD_TIMES,
	...SIGNS_OF_THE_MIND,
];
/** Denied, or said of somebody else, these are another thing. */
const OF_ONESELF: ReadonlySet<Sign> = new Set(SIGNS_OF_THE_MIND);

const SAYS_NO_FIRST = /^ (?:nahi|nhi|नहीं) /;

const LONGEST = 600;
const BETWEEN_CLAUSES = /[,.;।!?\n…]+|\s(?:par|lekin|magar|kyunki|kyuki|aur|पर|लेकिन|मगर|क्योंकि|और)\s/iu;

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
export function reflectionOn(userInput: string, { thread, spoken, memory }: BotState): Reflection | null {
	const said = new Set(spoken.flat());
	const reading = { ...readingOf(userInput), ofAnother: memory.ofAnother };
	for (const sign of SIGNS) {
		const { within, meet, ask, first = false } = sign;
		if (within !== undefined && (thread.topic === null || !within.includes(thread.topic))) continue;
		if (!isHeard(sign, reading)) continue;
		const reflection = { meet: fresh(meet, said), ask: fresh(ask, said), first };
		if (reflection.meet !== null || reflection.ask !== null) return reflection;
	}
	return null;
}

/** Whether a sign is in a message, is not denied there, and is said of whom it speaks of. */
export function isHeard(sign: Sign, { text, clauses, ofAnother = false }: Reading): boolean {
	if (!sign.heard.test(text) || sign.unless?.test(text)) return false;
	const own = sign.own === true || OF_ONESELF.has(sign);
	const ofThem = (clause: string) => isOfAnother(clause) || (ofAnother && !namesOneself(clause));
	// "Nahi, karz nahi hai" puts right what was asked: then whatever is denied is not there.
	const deniable = OF_ONESELF.has(sign) || sign.deniable === true || SAYS_NO_FIRST.test(text);
	const meant = (clause: string) => !(deniable && isDenied(clause, sign.heard)) && !(own && ofThem(clause));
	const holding = clauses.filter((clause) => sign.heard.test(clause));
	// What only the message as a whole holds is told across its clauses.
	return holding.length === 0 || holding.some(meant);
}

/** A message as patterns read it. */
export type Reading = {
	text: string;
	clauses: readonly string[];
	/** In a talk about a friend, what names nobody is said of the friend. */
	ofAnother?: boolean;
};

export function readingOf(userInput: string): Reading {
	const clauses = userInput.slice(0, LONGEST).split(BETWEEN_CLAUSES).map(evenSpelling);
	return { text: evenSpelling(userInput), clauses };
}

function fresh(rows: readonly Row[], said: ReadonlySet<string>): HindiPhrase | null {
	const [first, ...others] = rows.filter((row) => !row.some((wording) => said.has(wording)));
	return first === undefined ? null : inHindi(first, ...others);
}
