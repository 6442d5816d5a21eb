import type { Phrase } from "../voice";
import { askOnOfThing } from "./ask-of-thing";
import { type LastQuestion, lastQuestion } from "./last-question";
import { offerHuman } from "./offers";
import { humanIsDue, isPause } from "./pauses";
import { GO_ON } from "./phrases";
import { nextQuestion, smallQuestion, wasAsked } from "./questions";
import { type Answer, clearAct, type Scene, together, wordCount } from "./scene";
import * as phrases from "./short-answer-phrases";

const FEW_WORDS = 4;
const NUMBER = /^\W*(\d{1,3})\W*$/;
/** A number between these, out of the blue, is mostly an age. */
const YOUNGEST = 11;
const OLDEST = 79;
/** Questions to which a number is an answer. */
const ASKS_FOR_NUMBER =
	/\b(?:how (?:many|long|old|often|much)|from 0 to 10|hours?|sleep|age|when|time|since|night|day)\b/i;
/** Something that a number completes: it needs no asking what it counts. */
const MEASURED =
	/\b(?:weigh\w*|weight|kilos?|kg|marks?|scored?|percent\w*|rank|salary|rent|emi|fees?|price|temperature|sugar|bp)\b/i;

/**
 * Answers a yes, a no, a "hm" or a bare number by the question that it follows: what is no answer to it is not gone on
 * from as if it were one. English only: questions are told apart by their English wording.
 *
 * @returns null when the message says more, or follows no question
 */
export function answerShort(scene: Scene): Answer | null {
	const { state, language, userInput } = scene;
	if (language !== "en" || wordCount(userInput) > FEW_WORDS) return null;
	const asked = lastQuestion(state.spoken);
	const counted = numberAlone(scene, asked);
	if (counted !== null) return counted;
	if (!isPause(scene)) return null;
	const act = clearAct(scene);
	if (act === "dont-know" || act === "greeting" || act === "goodbye" || act === "thanks") return null;
	if (asked === null) return humanIsDue(scene) ? offerOf(scene) : null;
	if (state.onlyListen) return null;
	if (act === "yes" && asked.kind !== "open" && !isMumble(userInput)) return yes(scene, asked);
	if (act === "no") return no(scene, asked);
	return leave(scene);
}

function numberAlone(scene: Scene, asked: LastQuestion | null): Answer | null {
	const { say, state, userInput } = scene;
	const number = NUMBER.exec(userInput)?.[1];
	if (number === undefined || state.aftermath !== null) return null;
	if (asked !== null && ASKS_FOR_NUMBER.test(asked.asked)) return null;
	if (MEASURED.test(state.memory.told.at(-1) ?? "") || askOnOfThing(scene) !== null) return null;
	if (wasAsked(phrases.NUMBER_OF_WHAT, state.spoken) || wasAsked(phrases.YOUR_AGE, state.spoken)) return null;
	const years = Number(number);
	const mayBeAge = years >= YOUNGEST && years <= OLDEST;
	return { response: say(mayBeAge ? phrases.YOUR_AGE : phrases.NUMBER_OF_WHAT, { number }), state };
}

/** "Ok" and "fine" close a question as often as they say yes. */
function isMumble(userInput: string): boolean {
	return /^\W*(?:ok|okay|k+|fine|right|alright|maybe|i guess|i see|h+m+)\b/i.test(userInput);
}

function yes(scene: Scene, asked: LastQuestion): Answer {
	const own = shortAnswer(asked, "yes");
	if (own !== null && asked.kind === "yes-or-no") return met(scene, own);
	if (asked.kind === "either-or" && wasAsked(phrases.WHICH_OF_THEM, scene.state.spoken.slice(-2))) return leave(scene);
	return {
		response: scene.say(asked.kind === "either-or" ? phrases.WHICH_OF_THEM : phrases.YES_AND),
		state: scene.state,
	};
}

function no(scene: Scene, asked: LastQuestion): Answer {
	const own = shortAnswer(asked, "no");
	if (own !== null && asked.kind !== "either-or") return met(scene, own);
	if (asked.kind === "either-or" && !wasAsked(phrases.NEITHER, scene.state.spoken.slice(-2)))
		return { response: scene.say(phrases.NEITHER), state: scene.state };
	return asked.kind === "open" ? leave(scene) : met(scene, phrases.NO_THEN);
}

function shortAnswer({ wording }: LastQuestion, answer: "yes" | "no"): Phrase | null {
	return phrases.SHORT_ANSWERS.find((answers) => answers[answer] && answers.asked.test(wording))?.[answer] ?? null;
}

/** What meets the answer, and something to go on with unless that asks already. */
function met(scene: Scene, phrase: Phrase): Answer {
	const sentence = scene.say(phrase);
	return { response: together(sentence, sentence.endsWith("?") ? null : goOn(scene)), state: scene.state };
}

/** Lets the question go: a human is named if now is the moment, else a smaller question or room. */
function leave(scene: Scene): Answer {
	if (humanIsDue(scene)) return offerOf(scene);
	const small = scene.state.thread.topic === null ? smallQuestion(scene.state, scene.language) : null;
	return { response: together(scene.say(phrases.LET_IT_GO), scene.say(small ?? GO_ON)), state: scene.state };
}

function goOn({ state, language, say }: Scene): string {
	const next = state.thread.topic === null ? smallQuestion(state, language) : nextQuestion(state, language);
	return say(next ?? GO_ON);
}

function offerOf(scene: Scene): Answer {
	const { sentence, state } = offerHuman(scene);
	return { response: sentence, state };
}
