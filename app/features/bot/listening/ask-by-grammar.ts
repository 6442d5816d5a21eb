import { BY_GRAMMAR } from "./by-grammar";
import { stillOpen, wasAsked } from "./questions";
import { isQuestion, plainText, type Scene, wordCount } from "./scene";
import type { Lead } from "./take-up";

const FEWEST_WORDS = 3;
/** "He smiled" tells enough. */
const OF_ANOTHER = /^(?:and |but |then )?(?:he|she|they) \w+/;
/** The same kind of question comes this seldom. */
const TURNS_BETWEEN = 3;

/**
 * A question that follows from how the message is built: what was done, left undone, what others do. It answers to this
 * message, though it knows nothing of its subject; so it stands behind all that does.
 *
 * @returns null for a fragment, a question, and where nothing is left that was not asked of late
 */
export function askByGrammar({ userInput, state, language }: Scene): Lead | null {
	const text = plainText(userInput);
	const tells = wordCount(userInput) >= FEWEST_WORDS || OF_ANOTHER.test(text);
	if (language !== "en" || !tells || isQuestion(userInput)) return null;
	const lately = state.spoken.slice(1 - TURNS_BETWEEN);
	const said = state.spoken.flat();
	const isOpen = stillOpen(state);
	for (const { heard, unless, ask } of BY_GRAMMAR) {
		if (!heard.test(text) || unless?.test(text) || wasAsked(ask, lately)) continue;
		const [first, ...rest] = ask.en.filter((wording) => !said.includes(wording) && isOpen(wording));
		if (first !== undefined) return { ask: { en: [first, ...rest] } };
	}
	return null;
}
