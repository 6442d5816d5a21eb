import { detectLanguage } from "../../understanding/language";
import { RECALL_SINCE, SUMMARY } from "../phrases";
import type { Scene } from "../scene";
import { mirrorHindi, weighsInHindi } from "./mirror";

/** So long that it is worth coming back to. */
const LONG_SINCE = /(?:mahin\w*|saal\w*|महीन\S*|साल\S*) (?:se|से)$/;

/**
 * Brings back two things that weigh, or how long it has been, as they were told in the language of the talk.
 *
 * @returns null when there is nothing of that kind but what was said just now
 */
export function recallInHindi({ say, state, language, userInput }: Scene): string | null {
	const now = mirrorHindi(userInput);
	const sameLanguage = (words: string) => detectLanguage(words) === language;
	const [first, second] = state.memory.told
		.filter((told) => told !== now && sameLanguage(told) && weighsInHindi(told))
		.slice(-2);
	if (first && second) return say(SUMMARY, { first, second });
	const { since } = state.memory;
	return since !== null && LONG_SINCE.test(since) && sameLanguage(since) ? say(RECALL_SINCE, { since }) : null;
}
