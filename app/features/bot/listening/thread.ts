import type { BotState } from "../state";
import type { Topic } from "../understanding/labels";
import { askByGrammar } from "./ask-by-grammar";
import { askOfThing, askOnOfThing } from "./ask-of-thing";
import { askOn } from "./ask-on";
import { DISTRESS, STRAIN } from "./distress";
import { wasGladOfLate } from "./gladness";
import { askInHindi, isAnswerInHindi, justHeardInHindi, meetInHindi } from "./hindi/meet";
import { recallInHindi } from "./hindi/recall";
import { acknowledge, meet } from "./meet";
import { tellsSince } from "./memory";
import { mirror, retell } from "./mirror";
import { offerFor, offerHuman } from "./offers";
import { ON_TOPIC, speaksOfTopic, tellsOfAnother } from "./pace";
import { humanIsDue, opensUp } from "./pauses";
import { FOLLOW, GO_ON, HEAVY, LIGHT, RECALL_SINCE, SUMMARY } from "./phrases";
import { reflect, tellingPart, weightOfTold } from "./reflect";
import { type Answer, isBrief, isQuestion, isRaised, type Scene, together, wordCount } from "./scene";
import { hasForm, type Lead, takeUp } from "./take-up";

/** Turns on one topic before an exercise is offered, and between two offers. */
const TURNS_BEFORE_OFFER = 4;
const BODILY: readonly Topic[] = ["anxiety", "panic", "sleep"];
/** Turns between two recalls of what was told before. */
const TURNS_BETWEEN_RECALLS = 10;
/** Nothing worth recalling has been told before this turn. */
const FIRST_RECALL = 6;
/** A shorter message belongs to the one before it. */
const TELLS_SOMETHING = 4;
/** Goes on with what the talk is about: meets what was said, then asks one thing or offers one. */
export function goOnWith(scene: Scene): Answer {
	const thread = { ...scene.state.thread, turns: scene.state.thread.turns + 1 };
	const current: Scene = { ...scene, state: { ...scene.state, thread } };
	if (current.state.onlyListen) return { response: justHeard(current), state: current.state };
	const { sentence, ask, leads } = current.language === "en" ? meetAndAsk(current) : meetAndAskInHindi(current);
	return (
		offering(current, sentence) ??
		(leads ? null : recalling(current, sentence)) ?? { response: metAndAsked(sentence, ask()), state: current.state }
	);
}

const ASKS_FOR_MORE: readonly string[] = FOLLOW.en;

/** Two sentences that fit anything say less than one. */
function metAndAsked(sentence: string | null, asked: string): string {
	const idle = sentence !== null && LIGHT.en.includes(sentence) && ASKS_FOR_MORE.includes(asked);
	return together(idle ? null : sentence, asked);
}

/** What meets the message, and the question after it, which is only put when there is nothing to offer or to recall. */
type Told = {
	sentence: string | null;
	ask: () => string;
	/** The message itself leads to a question: to bring back what was told before would pass it over. */
	leads: boolean;
};

function meetAndAsk(scene: Scene): Told {
	const lead = leadIn(scene);
	const met = meet(scene, lead !== null || isQuestion(scene.userInput));
	return { sentence: met.sentence, ask: () => askOn(scene, met, lead), leads: lead !== null };
}

/** What was told leads to a question by the way in which it was told, else by what was named in it. */
export function leadIn(scene: Scene): Lead | null {
	const takenUp = takeUp(scene);
	if (takenUp !== null) return takenUp;
	const short = wordCount(scene.userInput) <= TELLS_SOMETHING;
	const ofThing = (short ? askOnOfThing(scene) : null) ?? askOfThing(scene);
	// What speaks of the topic has better questions in its list.
	return ofThing ?? (speaksOfTopic(scene) || hasForm(scene) ? null : askByGrammar(scene));
}

function meetAndAskInHindi(scene: Scene): Told {
	const met = meetInHindi(scene);
	return { sentence: met.sentence, ask: () => askInHindi(scene, met), leads: false };
}

/** For those who want no questions: their words, or a warm word, or room; never two of them. */
function justHeard(scene: Scene): string {
	if (scene.language !== "en") return justHeardInHindi(scene);
	return (
		mirror(scene) ?? acknowledge(scene) ?? retell(scene) ?? scene.say(DISTRESS.test(scene.userInput) ? HEAVY : GO_ON)
	);
}

/** A human when the talk pauses or looks for help after something heavy; an exercise for a strain that it may ease. */
function offering(scene: Scene, met: string | null): Answer | null {
	const { state, userInput } = scene;
	const { topic, turns } = state.thread;
	if (humanIsDue(scene)) {
		const { sentence, state: after } = offerHuman(scene);
		return { response: together(met, sentence), state: after };
	}
	if (isQuestion(userInput) || isBrief(scene) || isAnswerInHindi(scene)) return null;
	// A loss is no problem to solve: in grief an exercise waits until it is asked for.
	const due = STRAIN.test(userInput) && turns >= TURNS_BEFORE_OFFER && topic !== "grief" && rested(state);
	const offer = topic !== null && due ? offerFor(scene, troubleIn(scene, topic)) : null;
	return offer && { response: together(met, offer.sentence), state: offer.state };
}

/** Fear and sleeplessness have exercises of their own, whatever brought them. */
function troubleIn({ understood }: Scene, topic: Topic): Topic {
	const heard = understood.topics[0];
	return heard !== undefined && heard.confidence >= ON_TOPIC && BODILY.includes(heard.topic) ? heard.topic : topic;
}

/** No second offer while the first is still in the ear. */
function rested({ thread, offered }: BotState): boolean {
	return offered.length === 0 || thread.turns % TURNS_BEFORE_OFFER === 0;
}

/** Brings back, seldom, what was told before. */
function recalling(scene: Scene, met: string | null): Answer | null {
	const { say, state, language, userInput } = scene;
	const { turn, recalledAtTurn } = state;
	if (isRaised(state) || isBrief(scene) || isQuestion(userInput) || wasGladOfLate(state)) return null;
	if (opensUp(scene) || tellsOfAnother(scene) || wordCount(userInput) < TELLS_SOMETHING) return null;
	if (turn < FIRST_RECALL || (recalledAtTurn > 0 && turn - recalledAtTurn < TURNS_BETWEEN_RECALLS)) return null;
	const recall =
		language === "en"
			? recallOf(tellsSince(userInput) ? { ...state.memory, since: null } : state.memory, toldNow(userInput), say)
			: recallInHindi(scene);
	if (recall === null) return null;
	return { response: together(met, recall), state: { ...state, recalledAtTurn: turn } };
}

/** Some turns later nobody knows any more who "she" was, or what "that". */
const OF_SOMEBODY_UNNAMED = /^(?:he|she|they|it)\b|\b(?:this|that|it)$/;

function toldNow(userInput: string): string | null {
	return tellingPart(userInput) ?? reflect(userInput);
}

/** The two things that weigh most, in the order in which they were told; what was said just now is no memory. */
function recallOf(memory: BotState["memory"], now: string | null, say: Scene["say"]): string | null {
	const weighty = memory.told
		.filter((told) => told !== now && !OF_SOMEBODY_UNNAMED.test(told) && weightOfTold(told) > 0)
		.sort((one, other) => weightOfTold(other) - weightOfTold(one))
		.slice(0, 2);
	const [first, second] = memory.told.filter((told) => weighty.includes(told));
	if (first && second) return say(SUMMARY, { first, second });
	const long = memory.since !== null && /^for .*(?:month|year)/.test(memory.since);
	return long ? say(RECALL_SINCE, { since: memory.since ?? "" }) : null;
}
