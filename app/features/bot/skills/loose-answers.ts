import { type Heard, isAny, isBareNumber } from "./hearing";
import * as words from "./loose-answers.words";

/** Ways in which people answer beside a question. Whether one is an answer after all depends on the step. */
export type LooseAnswer = "number" | "how-long" | "question" | "cannot" | "resolve" | "feeling" | "event";

/** No step can use these, unless it asks for a number. */
export const NEVER_AN_ANSWER = ["number", "how-long", "question"] as const;
/** Where something is to be said more kindly, "I can't" is not what is to be kept. */
export const NOT_IN_OTHER_WORDS = [...NEVER_AN_ANSWER, "cannot"] as const;
/** A plan is made of things to do, times and places: what one feels, or what just happened, is none of them. */
export const NOT_A_PLAN = [...NOT_IN_OTHER_WORDS, "feeling", "event"] as const;
/** Of this very minute: what will be done tomorrow is no answer. */
export const NOT_OF_THIS_MINUTE = [...NEVER_AN_ANSWER, "resolve"] as const;

const TELLS: Readonly<Record<LooseAnswer, (heard: Heard) => boolean>> = {
	number: isBareNumber,
	"how-long": ({ text }) => words.HOW_LONG.test(text),
	question: ({ text }) => words.ASKS_BACK.test(text),
	cannot: (heard) => isAny(heard, words.CANNOT_WHOLE) || words.CANNOT.test(heard.text),
	resolve: ({ text }) => words.RESOLVES.test(text),
	// Who says what they will do has a plan, whatever they feel.
	feeling: (heard) => words.FEELS.test(heard.text) && !saysWhatToDo(heard),
	event: ({ text }) => words.JUST_HAPPENED.test(text),
};

const LONGEST_TIME = 4;

/** "I will talk to her", "chai bana lungi": a part of a plan. */
export function saysWhatToDo({ text }: Heard): boolean {
	return words.WILL_DO.test(text);
}

/** "Kal meeting me", "tomorrow at ten": little more than a time. */
export function saysWhen({ text, wordCount }: Heard): boolean {
	return wordCount <= LONGEST_TIME && words.NAMES_A_TIME.test(text);
}

/**
 * In which of the given ways a message answers beside the question.
 *
 * @returns the first that fits, null when it is an answer
 */
export function looseAnswerIn(heard: Heard, kinds: readonly LooseAnswer[]): LooseAnswer | null {
	return kinds.find((kind) => TELLS[kind](heard)) ?? null;
}
