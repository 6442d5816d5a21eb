import type { BotState } from "../state";
import type { Topic } from "../understanding/labels";
import { DISTRESS, STRAIN } from "./distress";
import { askInHindi, isAnswerInHindi, justHeardInHindi, meetInHindi } from "./hindi/meet";
import { recallInHindi } from "./hindi/recall";
import { acknowledge, type Meeting, meet } from "./meet";
import { mirror } from "./mirror";
import { offerFor, offerHuman } from "./offers";
import { LONG, ON_TOPIC, TURNS_BETWEEN_RESTS } from "./pace";
import { humanIsDue, opensUp } from "./pauses";
import { FOLLOW, GO_ON, HEAVY, RECALL_SINCE, STAY_WITH_IT, SUMMARY } from "./phrases";
import { generalQuestion, topicQuestion, wasAsked } from "./questions";
import { reflect, tellingPart, weightOfTold } from "./reflect";
import { type Answer, isRaised, type Scene, together, wordCount } from "./scene";
import { isBrief } from "./small";

/** Turns on one topic before an exercise is offered, and between two offers. */
const TURNS_BEFORE_OFFER = 4;
const BODILY: readonly Topic[] = ["anxiety", "panic", "sleep"];
/** Turns between two recalls of what was told before. */
const TURNS_BETWEEN_RECALLS = 10;
/** Nothing worth recalling has been told before this turn. */
const FIRST_RECALL = 6;
/** A message that sounds so much of another topic tells of something beside this one. */
const OF_ANOTHER_TOPIC = 0.3;
/** To be asked what it is like wears out sooner than any other question. */
const TURNS_BETWEEN_FOLLOWING = 4;
/** Something that happened a short while ago: it comes before the story as a whole. */
const JUST_HAPPENED =
	/\b(?:today|yesterday|just now|last (?:night|week|sunday)|this (?:morning|evening|afternoon)|tonight)\b(?=.*\b(?:\w+ed|was|were|went|said|told|came|left|took|threw|hit|saw|fell|broke|got|had|did)\b)|\b(?:\w+ed|was|were|went|said|told|came|left|took|threw|hit|saw|fell|broke|got|had|did)\b.*\b(?:today|yesterday|just now|last (?:night|week|sunday)|this (?:morning|evening|afternoon))\b/i;
const EVENT_WORDS = 5;
const TURNS_BETWEEN_EVENTS = 3;

/** Goes on with what the talk is about: meets what was said, then asks one thing or offers one. */
export function goOnWith(scene: Scene): Answer {
	const thread = { ...scene.state.thread, turns: scene.state.thread.turns + 1 };
	const current: Scene = { ...scene, state: { ...scene.state, thread } };
	if (current.state.onlyListen) return { response: justHeard(current), state: current.state };
	const { sentence, ask } = current.language === "en" ? meetAndAsk(current) : meetAndAskInHindi(current);
	return (
		offering(current, sentence) ??
		recalling(current, sentence) ?? { response: together(sentence, ask()), state: current.state }
	);
}

/** What meets the message, and the question after it, which is only put when there is nothing to offer or to recall. */
type Told = { sentence: string | null; ask: () => string };

function meetAndAsk(scene: Scene): Told {
	const met = meet(scene);
	return { sentence: met.sentence, ask: () => question(scene, met) };
}

function meetAndAskInHindi(scene: Scene): Told {
	const met = meetInHindi(scene);
	return { sentence: met.sentence, ask: () => askInHindi(scene, met) };
}

/** For those who want no questions: their words, or a warm word, or room; never two of them. */
function justHeard(scene: Scene): string {
	if (scene.language !== "en") return justHeardInHindi(scene);
	return mirror(scene) ?? acknowledge(scene) ?? scene.say(DISTRESS.test(scene.userInput) ? HEAVY : GO_ON);
}

function question(scene: Scene, met: Meeting): string {
	const { say, state, language, userInput } = scene;
	const lastTurn = state.spoken.slice(-1);
	const stayed = wasAsked(STAY_WITH_IT, lastTurn);
	if (stayed || state.thread.turns % TURNS_BETWEEN_RESTS === 0 || wordCount(userInput) > LONG) return say(GO_ON);
	const lately = JUST_HAPPENED.test(userInput) && wordCount(userInput) >= EVENT_WORDS;
	if (lately && !wasAsked(STAY_WITH_IT, state.spoken.slice(-TURNS_BETWEEN_EVENTS))) return say(STAY_WITH_IT);
	// What was met in particular is better followed by room than by a question that fits anything.
	const room = met.particular && !wasAsked(GO_ON, lastTurn);
	const followed = wasAsked(FOLLOW, state.spoken.slice(1 - TURNS_BETWEEN_FOLLOWING));
	if (!followed && leavesTheList(scene)) return say(FOLLOW);
	return say(topicQuestion(state, language) ?? (room ? GO_ON : (generalQuestion(state, language) ?? GO_ON)));
}

/** A message that tells of something beside the topic is asked on from; the next question of the list would be deaf. */
function leavesTheList(scene: Scene): boolean {
	const { state, understood } = scene;
	const { topic, turns } = state.thread;
	if (topic === null || turns === 1 || isBrief(scene)) return false;
	const [likeliest] = understood.topics;
	return likeliest !== undefined && likeliest.topic !== topic && likeliest.confidence >= OF_ANOTHER_TOPIC;
}

/** A human when the talk pauses or looks for help after something heavy; an exercise for a strain that it may ease. */
function offering(scene: Scene, met: string | null): Answer | null {
	const { state, userInput } = scene;
	const { topic, turns } = state.thread;
	if (humanIsDue(scene)) {
		const { sentence, state: after } = offerHuman(scene);
		return { response: together(met, sentence), state: after };
	}
	if (asksSomething(userInput) || isBrief(scene) || isAnswerInHindi(scene)) return null;
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

function asksSomething(userInput: string): boolean {
	return userInput.trim().endsWith("?");
}

/** Brings back, seldom, what was told before. */
function recalling(scene: Scene, met: string | null): Answer | null {
	const { say, state, language, userInput } = scene;
	const { turn, recalledAtTurn } = state;
	if (isRaised(state) || isBrief(scene) || asksSomething(userInput)) return null;
	if (opensUp(scene)) return null;
	if (turn < FIRST_RECALL || (recalledAtTurn > 0 && turn - recalledAtTurn < TURNS_BETWEEN_RECALLS)) return null;
	const recall =
		language === "en"
			? recallOf(state.memory, tellingPart(userInput) ?? reflect(userInput), say)
			: recallInHindi(scene);
	if (recall === null) return null;
	return { response: together(met, recall), state: { ...state, recalledAtTurn: turn } };
}

/** The two things that weigh most, in the order in which they were told; what was said just now is no memory. */
function recallOf(memory: BotState["memory"], now: string | null, say: Scene["say"]): string | null {
	const weighty = memory.told
		.filter((told) => told !== now && weightOfTold(told) > 0)
		.sort((one, other) => weightOfTold(other) - weightOfTold(one))
		.slice(0, 2);
	const [first, second] = memory.told.filter((told) => weighty.includes(told));
	if (first && second) return say(SUMMARY, { first, second });
	const long = memory.since !== null && /^for .*(?:month|year)/.test(memory.since);
	return long ? say(RECALL_SINCE, { since: memory.since ?? "" }) : null;
}
