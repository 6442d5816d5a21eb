import type { HindiPhrase, Phrase } from "../../voice";
import { DISTRESS } from "../distress";
import { LONG, speaksOfTopic, TURNS_BETWEEN_RESTS, TURNS_BETWEEN_TRUTHS } from "../pace";
import { GO_ON, HEAVY, LIGHT, MIRROR } from "../phrases";
import { nextQuestion, stillOpen, TENDER, wasAsked } from "../questions";
import { capitalised, type Scene, together, wordCount } from "../scene";
import { isBrief } from "../small";
import { BRIEF } from "../small-phrases";
import { TOPIC_WORDS } from "../topics";
import { type Reflection, reflectionOn } from "./heard";
import { mirrorHindi } from "./mirror";
import { inHindi, withRows } from "./rows";
import { HINDI_TOPIC_WORDS } from "./topics";

/** Room is given sooner where the very thing that was told has been met: that can stand by itself. */
const TURNS_BETWEEN_RESTS_ONCE_MET = 3;

export type HindiMeeting = { sentence: string; reflection: Reflection | null };

/** Meets a message in Hindi: its own words now and then, what there is to say to just that, else to its topic. */
export function meetInHindi(scene: Scene): HindiMeeting {
	const { say, state, userInput } = scene;
	const reflection = reflectionOn(userInput, state);
	if ((isBrief(scene) || isAnswerInHindi(scene)) && reflection?.meet == null)
		return { sentence: say(BRIEF), reflection };
	const opening = state.thread.turns === 1 && state.thread.topic !== null;
	const words = opening || state.turn % 2 === 0 ? mirrored(scene) : null;
	const mirror = words === null ? null : say(MIRROR, { words, Words: capitalised(words) });
	const meets = reflection?.meet ?? (mirror === null || opening ? generalMeet(scene) : null);
	return { sentence: together(mirror, meets && say(meets)), reflection };
}

/** The nearest question to what was met, now and then none. */
export function askInHindi({ say, state, userInput, language }: Scene, { reflection }: HindiMeeting): string {
	const every = reflection === null ? TURNS_BETWEEN_RESTS : TURNS_BETWEEN_RESTS_ONCE_MET;
	if (state.thread.turns % every === 0 || wordCount(userInput) > LONG) return say(GO_ON);
	const shared = nextQuestion(state, language);
	const own = questionOnTopic(state);
	const [first, second] = state.thread.turns % 2 === 0 ? [own, shared] : [shared, own];
	return say(reflection?.ask ?? first ?? second ?? GO_ON);
}

/** For those who want no questions: their words, or a warm word, or room; never two of them. */
export function justHeardInHindi(scene: Scene): string {
	const { say, userInput, state } = scene;
	const words = state.turn % 2 === 0 ? mirrored(scene) : null;
	if (words !== null) return say(MIRROR, { words, Words: capitalised(words) });
	return say(reflectionOn(userInput, state)?.meet ?? (DISTRESS.test(userInput) ? HEAVY : GO_ON));
}

/** "Haan thoda sa" is a yes, not a story. */
export function isAnswerInHindi({ language, understood: { ruledAct } }: Scene): boolean {
	return language !== "en" && (ruledAct === "yes" || ruledAct === "no");
}

/** The person's own words turned; null where that is not certain, and once a danger was raised. */
function mirrored({ userInput, state }: Scene): string | null {
	const calm = state.risk.level === "none" && state.crisisReplies === 0;
	return calm ? mirrorHindi(userInput) : null;
}

/** The topic's own words where the message speaks of it, else general ones. */
function generalMeet(scene: Scene): Phrase {
	const { state, understood, userInput } = scene;
	const { topic, turns } = state.thread;
	if (topic !== null && speaksOfTopic(scene) && (turns - 1) % TURNS_BETWEEN_TRUTHS === 0)
		return withRows(TOPIC_WORDS[topic].meet, HINDI_TOPIC_WORDS[topic]?.meet ?? []);
	const tender = topic !== null && TENDER.includes(topic);
	return tender || understood.intensity >= 2 || DISTRESS.test(userInput) ? HEAVY : LIGHT;
}

/** The first question on the topic in Hindi alone that is open and was not asked of late. */
function questionOnTopic(state: Scene["state"]): HindiPhrase | null {
	const { topic } = state.thread;
	const isOpen = stillOpen(state);
	const rows = topic === null ? [] : (HINDI_TOPIC_WORDS[topic]?.ask ?? []);
	const row = rows.find((one) => one.every(isOpen) && !wasAsked(inHindi(one), state.spoken));
	return row === undefined ? null : inHindi(row);
}
