import type { Topic } from "../understanding/labels";
import { BY_GRAMMAR } from "./by-grammar";
import { stillOpen, wasAsked } from "./questions";
import { isQuestion, isRaised, OF_DYING, plainText, type Scene, wordCount } from "./scene";
import type { Lead } from "./take-up";

const FEWEST_WORDS = 3;
/** "He smiled" tells enough. */
const OF_ANOTHER = /^(?:and |but |then )?(?:he|she|they) \w+/;
/** Beside these, "what kept you from it" is a charge. */
const WHERE_IT_WOULD_ACCUSE: readonly Topic[] = ["grief", "trauma", "guilt", "new-mother"];
/** The same kind of question comes this seldom. */
const TURNS_BETWEEN = 3;

/**
 * A question that follows from how the message is built: what was done, left undone, what others do. It answers to this
 * message, though it knows nothing of its subject; so it stands behind all that does.
 *
 * @returns null for a fragment, a question, whatever speaks of dying, in the time after a danger, and where
 * nothing is left that was not asked of late
 */
export function askByGrammar({ userInput, state, language }: Scene): Lead | null {
	const text = plainText(userInput);
	const tells = wordCount(userInput) >= FEWEST_WORDS || OF_ANOTHER.test(text);
	if (language !== "en" || !tells || isQuestion(userInput) || isRaised(state) || OF_DYING.test(text)) return null;
	const lately = state.spoken.slice(1 - TURNS_BETWEEN);
	const said = state.spoken.flat();
	const isOpen = stillOpen(state);
	const { topic } = state.thread;
	for (const { heard, unless, mayAccuse, ask } of BY_GRAMMAR) {
		if (!heard.test(text) || unless?.test(text) || wasAsked(ask, lately)) continue;
		if (mayAccuse && topic !== null && WHERE_IT_WOULD_ACCUSE.includes(topic)) continue;
		const [first, ...rest] = ask.en.filter((wording) => !said.includes(wording) && isOpen(wording));
		if (first !== undefined) return { ask: { en: [first, ...rest] } };
	}
	return null;
}
