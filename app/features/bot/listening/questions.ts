import type { BotState } from "../state";
import type { Topic } from "../understanding/labels";
import type { HindiPhrase, Language, Phrase } from "../voice";
import { ASK, GENTLE_ASK } from "./phrases";
import { closedKinds, isOfKind } from "./question-kinds";
import { SMALL_ASK } from "./small-phrases";
import { TOPIC_WORDS } from "./topics";

/** What is told of these weighs, in plain words too. */
export const TENDER: readonly Topic[] = ["grief", "trauma", "bullying", "break-up", "new-mother"];

/** The wordings of a question that are still open. Null when nothing is left. */
function open(phrase: Phrase, state: BotState): Phrase | null {
	const isOpen = stillOpen(state);
	const [first, ...rest] = phrase.en.filter(isOpen);
	if (first === undefined) return null;
	return { en: [first, ...rest], hinglish: phrase.hinglish?.filter(isOpen), hi: phrase.hi?.filter(isOpen) };
}

/** Tells whether a wording asks what is neither answered already nor asked of late in other words. */
export function stillOpen(state: BotState): (wording: string) => boolean {
	const closed = closedKinds(state);
	return (wording) => !isOfKind(wording, closed);
}

/** The same question in other words is the same question. */
export function wasAsked(phrase: Phrase | HindiPhrase, spoken: BotState["spoken"]): boolean {
	const said = spoken.flat();
	return Object.values(phrase).some((wordings) => wordings.some((wording) => said.includes(wording)));
}

/** Whether a phrase has words in a language of its own. */
export function speaks(phrase: Phrase, language: Language): boolean {
	return (phrase[language] ?? []).length > 0;
}

/** Messages with something heavy in them that make a talk a heavy one. */
const HEAVY_TALK = 3;

/** After so many turns more than it has questions, a topic has none left that are new. */
const SLACK = 3;

/**
 * The next question that is worth asking: of the topic, from the near to the deep, else one that fits anything.
 * None that was asked of late, and none that was answered before it was asked.
 *
 * @returns null when there is none: then there is room to go on
 */
export function nextQuestion(state: BotState, language: Language): Phrase | null {
	return topicQuestion(state, language) ?? generalQuestion(state, language);
}

/** The topic's next question. */
export function topicQuestion(state: BotState, language: Language): Phrase | null {
	const { topic, turns } = state.thread;
	const own = topic === null ? [] : TOPIC_WORDS[topic].ask;
	if (turns > own.length + SLACK) return null;
	for (const phrase of own) {
		const question = wasAsked(phrase, state.spoken) ? null : open(phrase, state);
		if (question !== null && speaks(question, language)) return question;
	}
	return null;
}

/** A question that fits anything; never two in a row. */
export function generalQuestion(state: BotState, language: Language): Phrase | null {
	const { topic } = state.thread;
	// They fit a loss or a wound badly, or a talk in which much was told that weighs.
	const tender = (topic !== null && TENDER.includes(topic)) || state.memory.heavy >= HEAVY_TALK;
	const general = tender ? GENTLE_ASK : ASK;
	if (wasAsked(general, state.spoken.slice(-1))) return null;
	const question = open(general, state);
	return question !== null && speaks(question, language) ? question : null;
}

/** A question that a word, a yes or a no can answer, still open and not asked of late. Null when there is none left. */
export function smallQuestion(state: BotState, language: Language): Phrase | null {
	const said = state.spoken.flat();
	const fresh = (wordings: readonly string[] = []) => wordings.filter((wording) => !said.includes(wording));
	const [first, ...rest] = fresh(SMALL_ASK.en);
	if (first === undefined) return null;
	const hinglish = fresh(SMALL_ASK.hinglish);
	const question = open({ en: [first, ...rest], hinglish, hi: fresh(SMALL_ASK.hi) }, state);
	return question !== null && speaks(question, language) ? question : null;
}
