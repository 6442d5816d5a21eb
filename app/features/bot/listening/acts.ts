import type { SkillId } from "../skills";
import type { BotState } from "../state";
import type { Act, Topic } from "../understanding/labels";
import type { Phrase } from "../voice";
import * as acts from "./act-phrases";
import { evenSpelling } from "./hindi/heard";
import { isInTheirWords } from "./hindi/whose";
import { asksHow, begin, offerFor, offerHuman, putAside } from "./offers";
import { speaksOfTopic } from "./pace";
import { humanIsDue } from "./pauses";
import { BACK_TO_IT, GO_ON, GREETING, GREETING_BY_NAME, NO_OFFER, WHAT_BRINGS_YOU, WILL_LISTEN } from "./phrases";
import { type Answer, clearAct, helplineSlots, plainText, type Scene, SURE, together, wordCount } from "./scene";
import { takeUp } from "./take-up";
import { goOnWith } from "./thread";
import { TOPIC_WORDS } from "./topics";

/** Who asks for the first time is offered an exercise, unless so many messages told of something heavy. */
const HEAVY_BEFORE_ANY_EXERCISE = 5;
/** "What should I do now": a longer question names what it is about. */
const WORDS_OF_A_GENERAL_QUESTION = 6;
const REFUSES_BOOKING =
	/\b(?:dont|do not|not|no need|wont|never)\b.{0,20}\b(?:book|booking|session|appointment|counsell?\w*)\b/;
/** "Ok tell me", with nothing offered. */
const WANTS_TO_BE_TOLD = /\b(?:tell|show) me\b|\bbata(?:o|iye|do)\b|बताओ|बताइए/i;
const ADVISED_TO_ANOTHER =
	/\b(?:maine|usko|use|usse|unko|told (?:him|her|them)) (?:\w+ )?(?:bol|kah|to see)\w*|मैंने (?:\S+ )?(?:बोला|कहा)/i;
/** Who is told of the counsellor may say yes to that, or ask on about it. */
const TO_BOOK: BotState["offer"] = { kind: "booking" };
/** Acts whose answer is one phrase and changes nothing. */
const PLAIN: Partial<Record<Act, Phrase>> = {
	thanks: acts.THANKS,
	"dont-know": acts.DONT_KNOW,
	stop: acts.STOP,
	"anger-at-bot": acts.ANGER_AT_BOT,
	"who-are-you": acts.WHO_ARE_YOU,
	privacy: acts.PRIVACY,
	capabilities: acts.CAPABILITIES,
	human: acts.HUMAN,
	medicine: acts.MEDICINE,
	diagnosis: acts.DIAGNOSIS,
	"small-talk": acts.SMALL_TALK,
	"feeling-better": acts.FEELING_BETTER,
	"off-topic": acts.OFF_TOPIC,
	"insult-or-test": acts.INSULT_OR_TEST,
};

/** Acts that a running exercise is put aside for. */
export const BREAKS_IN: readonly Act[] = [
	"book",
	"human",
	"privacy",
	"who-are-you",
	"medicine",
	"diagnosis",
	"anger-at-bot",
	"capabilities",
];

/**
 * Answers what a message does, where that outweighs what it tells of.
 *
 * @returns null when the message is first of all about a trouble, or about nothing known
 */
export function answerAct(scene: Scene): Answer | null {
	const act = clearAct(scene);
	if (act === null || outweighedByTopic(scene, act)) return null;
	// "Boli beta tum kaun ho": it was asked of the person, and not of the bot.
	if (act === "who-are-you" && isInTheirWords(evenSpelling(scene.userInput))) return null;
	// "I don't know what to say to them" is about them, and no shrug.
	if (act === "dont-know" && takeUp(scene) !== null) return null;
	// "I don't know how to be sad in front of people" tells something, and asks for no advice.
	if (act === "advice" && takeUp(scene)?.particular === true) return null;
	const { say, state, helplines } = scene;
	switch (act) {
		case "greeting":
			return greet(scene);
		case "goodbye":
			return { response: farewell(scene), state: { ...state, offer: null } };
		// To nothing that was offered: an answer to the last question.
		case "yes":
			return WANTS_TO_BE_TOLD.test(scene.userInput) ? advise(scene) : goOnWith(scene);
		case "no":
			return goOnWith(scene);
		case "book":
			// What was advised to somebody else is no wish of one's own.
			if (ADVISED_TO_ANOTHER.test(scene.userInput)) return null;
			if (REFUSES_BOOKING.test(plainText(scene.userInput)))
				return { response: together(say(NO_OFFER), say(GO_ON)), state: { ...state, humanOffered: true } };
			return begin({ ...scene, state: putAside(state) }, "booking");
		case "exercise":
			return begin(scene, exerciseAskedFor(scene));
		case "vent":
			return { response: together(say(WILL_LISTEN), say(GO_ON)), state: { ...state, onlyListen: true } };
		case "advice":
			return advise(scene);
		default: {
			const ofHabit = act === "medicine" && state.thread.topic === "substances";
			const phrase = ofHabit ? acts.MEDICINE_AGAINST_A_HABIT : PLAIN[act];
			const after = act === "human" ? { ...state, humanOffered: true, offer: TO_BOOK } : state;
			return phrase ? { response: say(phrase, helplineSlots(helplines)), state: after } : null;
		}
	}
}

/** "Hi, my exams are killing me" is about exams. Acts that ask for something win over a topic that is only likely. */
function outweighedByTopic({ understood }: Scene, act: Act): boolean {
	const topic = understood.topics[0];
	const tellsNothing: readonly Act[] = [
		"greeting",
		"thanks",
		"small-talk",
		"off-topic",
		"insult-or-test",
		"yes",
		"no",
		"vent",
	];
	return (
		topic !== undefined &&
		topic.confidence >= SURE &&
		tellsNothing.includes(act) &&
		topic.confidence > (understood.act?.confidence ?? 0)
	);
}

function greet({ say, state }: Scene): Answer {
	const { name } = state.memory;
	const hello = name === null ? say(GREETING) : say(GREETING_BY_NAME, { name });
	return { response: together(hello, say(state.thread.topic === null ? WHAT_BRINGS_YOU : BACK_TO_IT)), state };
}

function farewell({ say, state }: Scene): string {
	const { name } = state.memory;
	return name === null ? say(acts.GOODBYE) : say(acts.GOODBYE_BY_NAME, { name });
}

/**
 * Something small and true about the topic, and an exercise that fits, or a human who goes further; without a
 * topic, a question first.
 */
function advise(scene: Scene): Answer {
	const { language, state, say } = scene;
	if (state.memory.ofAnother && language !== "en") return { response: say(acts.ADVICE_FOR_ANOTHER), state };
	const topic = topicOf(scene);
	if (topic === null) return { response: scene.say(acts.ADVICE_FIRST), state: scene.state };
	const spoken: Scene = { ...scene, state: { ...scene.state, onlyListen: false } };
	// What is asked about one thing in it, the topic's general advice would pass over.
	if (wordCount(scene.userInput) > WORDS_OF_A_GENERAL_QUESTION && !speaksOfTopic(scene) && !asksHow(scene))
		return { response: scene.say(acts.ADVICE_ON_THIS), state: spoken.state };
	const thought = scene.say(TOPIC_WORDS[topic].thought);
	const { offered, memory } = spoken.state;
	const human = humanIsDue(spoken) && (offered.length > 0 || memory.heavy >= HEAVY_BEFORE_ANY_EXERCISE);
	const offer = human ? offerHuman(spoken) : offerFor(spoken, topic);
	if (offer === null) return { response: together(thought, scene.say(BACK_TO_IT)), state: spoken.state };
	return { response: together(thought, offer.sentence), state: offer.state };
}

function topicOf({ state, understood }: Scene): Topic | null {
	const likely = understood.topics[0];
	return likely !== undefined && likely.confidence >= SURE ? likely.topic : state.thread.topic;
}

const NAMED: readonly (readonly [RegExp, SkillId])[] = [
	[/ground|5 ?-? ?4|senses|present moment|अभी और यहाँ|ग्राउंड/i, "grounding"],
	[/sleep|neend|नींद/i, "sleep-plan"],
	[/self.?kind|narmi|नरमी/i, "self-kindness"],
	[/mood|मूड/i, "mood-check-in"],
	[/problem|समस्या/i, "problem-solving"],
	[/small step|chh?ota kadam/i, "small-step"],
	[/urge|craving|talab|तलब/i, "urge-surfing"],
	[/worry (?:wala )?time|worries|chinta ka samay|चिंता का समय/i, "worry-time"],
	[/thought (?:record|diary)/i, "thought-record"],
	[/safety plan|suraksha|सुरक्षा/i, "safety-plan"],
	[/breath|saans|sans\b|साँस|सांस/i, "breathing"],
];

/** The exercise that a message names. */
export function exerciseNamed(userInput: string): SkillId | null {
	return NAMED.find(([pattern]) => pattern.test(userInput))?.[1] ?? null;
}

function exerciseAskedFor({ userInput, understood, state }: Scene): SkillId {
	const named = exerciseNamed(userInput);
	if (named !== null) return named;
	const panicking = understood.topics[0]?.topic === "panic" || state.thread.topic === "panic";
	return panicking ? "grounding" : "breathing";
}
