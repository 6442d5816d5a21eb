import { STAY_WITH_IT } from "./phrases";
import { wasAsked } from "./questions";
import type { Scene } from "./scene";

/** A message that sounds less of a topic than this does not speak of it. */
export const ON_TOPIC = 0.3;
/** The topic's own general truths come this seldom: one after the other they sound like a leaflet. */
export const TURNS_BETWEEN_TRUTHS = 4;
/** Every so many turns room is given in place of a question, so that a talk is no interrogation. */
export const TURNS_BETWEEN_RESTS = 5;
/** After so many replies in a row that ended in a question, words that were met stand alone once. */
const QUESTIONS_IN_A_ROW = 3;
/** A message of so many words has much in it already: to ask for more would be deaf. */
export const LONG = 45;

const OF_ANOTHER = /^(?:and |but |so |then )?(?:he|she|they) \w+/i;

/** Whether a message tells what another is or did: however short, it is no answer to a question of a list. */
export function tellsOfAnother({ userInput }: Scene): boolean {
	return OF_ANOTHER.test(userInput.trim());
}

/** Whether the message speaks of what the talk is about. */
export function speaksOfTopic({ state, understood }: Scene): boolean {
	return understood.topics.some(({ topic, confidence }) => topic === state.thread.topic && confidence >= ON_TOPIC);
}

/** Whether it is time for room in place of a question: now and then, and after a moment was gone into. */
export function isRestDue({ state }: Scene): boolean {
	return state.thread.turns % TURNS_BETWEEN_RESTS === 0 || wasAsked(STAY_WITH_IT, state.spoken.slice(-1));
}

/** Whether one question has followed the other for so long that the next would make it an interrogation. */
export function hasAskedEnough({ spoken }: Scene["state"]): boolean {
	const lately = spoken.slice(-QUESTIONS_IN_A_ROW);
	return lately.length === QUESTIONS_IN_A_ROW && lately.every((turn) => turn.at(-1)?.endsWith("?"));
}
