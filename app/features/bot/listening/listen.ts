import { crisisReply } from "../safety";
import { asksAboutBooking, asksToBook, BOOKING_SPOKEN_OF } from "../skills";
import * as acts from "./act-phrases";
import { answerAct, BREAKS_IN } from "./acts";
import { goesOn, stayWithIt } from "./aftermath";
import { answerDirectly } from "./answer-directly";
import { caution } from "./cautions";
import { wasGladOfLate } from "./gladness";
import { evenSpelling } from "./hindi/heard";
import { isOfAnothersTrouble } from "./hindi/whose";
import { lean } from "./leanings";
import { oddInput } from "./odd-input";
import { answerOffer } from "./offer-answers";
import { asTurn, begin, offerTopics, proceed, putAside } from "./offers";
import { HELP_IN_VIEW, INTRODUCTION } from "./phrases";
import { type Answer, clearAct, helplineSlots, isRaised, type Scene, together } from "./scene";
import { answerShort } from "./short-answer";
import { smallTalkWith } from "./small";
import { SILENCE } from "./small-phrases";
import { goOnWith } from "./thread";
import { grounded } from "./topic-signs";

/** Turns between two reminders of the helplines while a risk stands. */
const TURNS_BETWEEN_REMINDERS = 4;
/** A topic less likely than this is no choice to offer. */
const WORTH_ASKING = 0.2;
/** So many messages, greetings among them, open a talk. */
const OPENING_TURNS = 3;
/** Nor are two guesses. */
const LIKELY = 0.35;

const ODD = {
	unreadable: acts.UNREADABLE,
	silence: SILENCE,
	emoji: acts.ONLY_EMOJI,
	language: acts.OTHER_LANGUAGE,
	code: acts.OFF_TOPIC,
	orders: acts.KEEPS_TO_ITSELF,
};

/**
 * Answers a message that the safety gate let through.
 *
 * @param denial the person says that they will not act; after a risk was raised the help is kept in view
 */
export function listen(scene: Scene, denial: boolean): Answer {
	const raised = scene.state.risk.level === "indirect" || scene.state.risk.level === "explicit";
	if (denial && raised) return settle(scene);
	return introduced(scene, withHelpInView(scene, respond(scene)));
}

function settle({ say, helplines, state }: Scene): Answer {
	const response = crisisReply("indirect", { say, helplines, repeated: state.crisisReplies, denial: true });
	// A question that was answered is not asked on; the lines stay in view all the same.
	const aftermath = state.aftermath?.concern === "indirect" ? null : state.aftermath;
	return { response, state: { ...state, aftermath, offer: null } };
}

/** What runs is gone on with, what was offered is answered, what is asked is told; all else is listened to. */
function respond(scene: Scene): Answer {
	const answer = running(scene);
	if (answer !== null) return answer;
	const heard = leaned({ ...scene, state: withoutBooking(scene.state) });
	const free = { ...heard, state: { ...heard.state, offer: null } };
	return (
		odd(heard) ??
		caution(heard) ??
		answerOffer(heard) ??
		bookingAskedAgain(free) ??
		stayWithIt(heard) ??
		answerDirectly(free) ??
		answerShort(free) ??
		smallTalkWith(free) ??
		answerAct(free) ??
		unclear(free) ??
		goOnWith(free)
	);
}

/** An exercise is put aside for some things, and what a booking cannot use ends it. Null when nothing runs on. */
function running(scene: Scene): Answer | null {
	const { state } = scene;
	if (state.skill === null || comesTooSoon(state)) return null;
	const act = clearAct(scene);
	if (act === "thanks") return answerAct({ ...scene, state: { ...state, skill: null } });
	if (state.skill.id === "booking" || state.skill.paused || act === null || !BREAKS_IN.includes(act))
		return proceed(scene);
	return answerAct({ ...scene, state: putAside(state) });
}

/** Nothing runs on beside the talk but an exercise that was put aside. */
function withoutBooking(state: Scene["state"]): Scene["state"] {
	return state.skill?.id === "booking" ? { ...state, skill: null } : state;
}

/**
 * What is asked about booking begins it; after the talk about it was left is answered, and the booking goes on
 * from there.
 */
function bookingAskedAgain(scene: Scene): Answer | null {
	const { state } = scene;
	const turn = asTurn(scene);
	if (!state.offered.includes("booking")) return asksToBook(turn) ? begin(scene, "booking") : null;
	const cameForIt = state.thread.topic === null && state.memory.heavy === 0;
	if (!asksAboutBooking(turn, cameForIt)) return null;
	return proceed({ ...scene, state: { ...state, skill: BOOKING_SPOKEN_OF } });
}

/** In the time after a danger, nothing asks whether to take up what ran before it. */
const TURNS_BEFORE_RESUMING = 6;

function comesTooSoon({ aftermath, risk, turn, skill }: Scene["state"]): boolean {
	const lately = risk.raisedAtTurn !== null && turn - risk.raisedAtTurn < TURNS_BEFORE_RESUMING;
	return skill?.paused === true && (lately || (aftermath !== null && goesOn(aftermath)));
}

function odd({ userInput, say, state, helplines }: Scene): Answer | null {
	const kind = oddInput(userInput);
	return kind === null ? null : { response: say(ODD[kind], helplineSlots(helplines)), state };
}

/** The scene with what the message tells of what the talk is about; a danger too is told in the midst of something. */
export function leaned(scene: Scene): Scene {
	const { state, understood, userInput } = scene;
	const memory = { ...state.memory, ofAnother: state.memory.ofAnother || beginsWithAFriend(scene) };
	const topics = grounded(understood.topics, userInput, state.thread.topic, memory);
	const thread = lean(state.thread, topics);
	return { ...scene, understood: { ...understood, topics }, state: { ...state, memory, thread } };
}

/** A talk that opens with a friend is about that friend until the person speaks of themselves. */
function beginsWithAFriend({ userInput, state, language }: Scene): boolean {
	const opens = state.turn < OPENING_TURNS && state.thread.topic === null;
	return opens && language !== "en" && isOfAnothersTrouble(evenSpelling(userInput));
}

/** Once, when it stays unclear what it is about, the likeliest topics are offered as choices. */
function unclear(scene: Scene): Answer | null {
	const { understood, state } = scene;
	const [likeliest, second] = understood.topics;
	const asks =
		state.thread.topic === null && state.turn > 0 && !state.topicsOffered && !state.onlyListen && !wasGladOfLate(state);
	if (!asks || !likeliest || !second || likeliest.confidence < LIKELY || second.confidence < WORTH_ASKING) return null;
	return offerTopics(scene, [likeliest.topic, second.topic]);
}

/** What answers "are you real" has introduced it already. */
const SAYS_WHAT_IT_IS = /\bI am a program\b|\bprogram hoon\b|प्रोग्राम हूँ/;

/** Says with the first reply what is speaking. */
function introduced({ state, say }: Scene, answer: Answer): Answer {
	return state.turn > 0 || SAYS_WHAT_IT_IS.test(answer.response)
		? answer
		: { ...answer, response: together(say(INTRODUCTION), answer.response) };
}

/** While a risk stands, the lines stay in view. */
function withHelpInView(scene: Scene, answer: Answer): Answer {
	const { state, say, helplines } = scene;
	if (!isRaised(state) || answer.response.includes(helplines.talk)) return answer;
	const act = clearAct(scene);
	const parting = act === "goodbye" || act === "thanks";
	const due = parting || (state.turn - (state.risk.raisedAtTurn ?? 0)) % TURNS_BETWEEN_REMINDERS === 0;
	return due ? { ...answer, response: `${answer.response}\n${say(HELP_IN_VIEW, helplineSlots(helplines))}` } : answer;
}
