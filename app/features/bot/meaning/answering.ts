import type { Ranked } from "./ngrams";

/** What is done with a message that may ask for an answer. */
export type Answering =
	/** The nearest answer is said. */
	| "answer"
	/** The nearest are offered: "Do you mean …?" */
	| "offer"
	/** It asks, and nothing here answers it. */
	| "cannot"
	/** It is left to what else it may be. */
	| "leave";

/** From here on an answer is what was asked for, see `npm run eval`. */
const SURE = 0.45;
/** Without a sign that something is asked an answer must be surer, the more where the message is about a topic. */
const SURE_UNASKED = 0.6;
const SURE_BESIDE_TOPIC = 0.85;
/** In danger an answer that was not asked for takes time that counts. */
const SURE_IN_DANGER = 0.5;
/** From here on one of the offered is likely enough what was asked for. */
const ONE_OF_THEM = 0.4;
/** From here on a message is about its likeliest topic. */
const ABOUT_TOPIC = 0.35;
const MAY_BE_ABOUT_TOPIC = 0.3;
/** So many are offered. */
export const MOST_OFFERED = 3;

/**
 * What is done with a message that may ask for an answer.
 *
 * @param answers by how sure each is what was asked for, best first
 * @param asks whether something is asked
 * @param topic how likely its likeliest topic is, 0 to 1: asked like "how do I get over her", people tell of themselves
 * @param inDanger whether a protocol or its first question waits: then only what is asked is answered
 */
export function answeringOf(answers: readonly Ranked[], asks: boolean, topic: number, inDanger: boolean): Answering {
	const sureness = answers[0]?.score ?? 0;
	if (inDanger) return asks && sureness >= SURE_IN_DANGER ? "answer" : "leave";
	if (sureness >= (asks ? SURE : topic >= ABOUT_TOPIC ? SURE_BESIDE_TOPIC : SURE_UNASKED)) return "answer";
	if (!asks) return "leave";
	const together = answers.slice(0, MOST_OFFERED).reduce((sum, { score }) => sum + score, 0);
	if (together >= ONE_OF_THEM) return "offer";
	return topic >= MAY_BE_ABOUT_TOPIC ? "leave" : "cannot";
}
