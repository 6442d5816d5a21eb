import { crisisReply } from "../safety";
import { offerSkill } from "../skills";
import type { BotState } from "../state";
import type { Act } from "../understanding/labels";
import type { Phrase } from "../voice";
import { answerAct } from "./acts";
import { OTHERS_RISK_ANSWERS, OWN_RISK_ANSWERS, TAKEN_OVER, VIOLENCE_ANSWERS } from "./aftermath-answers";
import { type AftermathWords, HARM_NEAR, OTHERS_RISK, OWN_RISK, PERHAPS_RISK, VIOLENCE_NEAR } from "./aftermath-words";
import { answerFrom, answerPushback, answerQuestion } from "./answer-directly";
import type { DirectAnswer } from "./direct-answer";
import { peopleIn } from "./memory";
import { mirror } from "./mirror";
import { asTurn, mayOffer } from "./offers";
import { isPause, looksForHelp, opensUp } from "./pauses";
import { GO_ON } from "./phrases";
import { wasAsked } from "./questions";
import { type Answer, clearAct, helplineSlots, isQuestion, plainText, type Scene, together, wordCount } from "./scene";
import { leadIn } from "./thread";

export type Danger = NonNullable<BotState["aftermath"]>["concern"];

type Aftermath = {
	words: AftermathWords;
	/** What is often said then, and has its own answer. */
	answers: readonly DirectAnswer[];
	/** How long the talk stays with it, unless it is raised again. */
	turns: number;
};

const OWN: Aftermath = { words: OWN_RISK, answers: OWN_RISK_ANSWERS, turns: 8 };
const AFTERMATHS: Readonly<Record<Danger, Aftermath>> = {
	overdose: OWN,
	explicit: OWN,
	indirect: { words: PERHAPS_RISK, answers: OWN_RISK_ANSWERS, turns: 3 },
	// A friend in danger is the only subject until the friend says otherwise.
	other: { words: OTHERS_RISK, answers: OTHERS_RISK_ANSWERS, turns: 16 },
	violence: { words: VIOLENCE_NEAR, answers: VIOLENCE_ANSWERS, turns: 5 },
	harm: { words: HARM_NEAR, answers: [], turns: 5 },
};

/**
 * A message of so many words that names nobody else moves on from a friend's danger: then it is over so much
 * sooner.
 */
const WORDS_OF_MOVING_ON = 4;
const TURNS_PER_MOVING_ON = 4;
const NAMES_ANOTHER =
	/\b(?:he|hes|she|shes|they|theyre|him|her|his|them|their|usne|usko|uska|uski|uske|use|unhone|unka|unki|unko|unhe|vo|wo|woh|voh)\b|(?<!\p{L})(?:वह|वो|उस\p{M}*|उसने|उसका|उसकी|उसके|उसको|उसे|उन्होंने|उनका|उनकी|उनको|उन्हें)(?!\p{L}|\p{M})/iu;

/** From here on a safety plan may be offered: the first shock is over. */
const TURN_OF_PLAN = 2;
/** From here on it need not wait for a pause. */
const LATE_TURN_OF_PLAN = 5;
/** So long only the danger itself is asked about. */
const TURNS_OF_ASKING = 2;
/** What may still be asked for in between. */
const ALLOWED: readonly Act[] = ["goodbye", "human", "book", "privacy", "who-are-you", "thanks", "medicine"];

/** Begins the time after a crisis reply, or begins it anew. What was plain once does not become a perhaps again. */
export function beginAftermath(state: BotState, concern: Danger): BotState {
	const before = state.aftermath;
	const graver = concern === "indirect" && before !== null && AFTERMATHS[before.concern] === OWN;
	const kept = graver ? before.concern : concern;
	const sameDanger = before !== null && AFTERMATHS[before.concern] === AFTERMATHS[kept];
	return { ...state, aftermath: { concern: kept, turns: sameDanger ? Math.min(before.turns, 2) : 0 } };
}

/** Whether the talk is still about the danger that was raised. */
export function goesOn({ concern, turns }: NonNullable<BotState["aftermath"]>): boolean {
	return turns < AFTERMATHS[concern].turns;
}

/** Stays with the danger that was raised: nothing else is more important yet. Null when that is over. */
export function stayWithIt(scene: Scene): Answer | null {
	const { state } = scene;
	const { aftermath } = state;
	if (aftermath === null) return null;
	if (!goesOn(aftermath)) return aftermath.concern === "other" ? answerFrom(TAKEN_OVER, scene) : null;
	const { words, answers } = AFTERMATHS[aftermath.concern];
	const turns = aftermath.turns + (words === OTHERS_RISK && movesOn(scene) ? TURNS_PER_MOVING_ON : 1);
	const later: Scene = { ...scene, state: { ...state, offer: null, aftermath: { ...aftermath, turns } } };
	const act = clearAct(scene);
	const helped = words === PERHAPS_RISK && (act === "advice" || act === "exercise");
	if (act !== null && (helped || ALLOWED.includes(act))) return answerAct(later);
	const answer =
		answerFrom(answers, later) ?? answerPushback(later) ?? (isQuestion(scene.userInput) ? answerQuestion(later) : null);
	if (answer !== null) return answer;
	if (words === OTHERS_RISK && act === "advice") return adviseOnOther(later);
	if (words === OWN_RISK && aftermath.concern !== "overdose" && planIsDue(later, turns)) return planned(later);
	return { response: together(met(later, words.meet), askNext(later, words, turns)), state: later.state };
}

function movesOn({ userInput }: Scene): boolean {
	if (wordCount(userInput) < WORDS_OF_MOVING_ON || peopleIn(userInput).length > 0) return false;
	return !NAMES_ANOTHER.test(plainText(userInput));
}

function adviseOnOther({ say, helplines, state }: Scene): Answer {
	return { response: crisisReply("other", { say, helplines, repeated: 1, denial: false }), state };
}

/**
 * After the first turns, what is told in that time is asked about too: to pass it over would leave the person
 * alone.
 */
function askNext(scene: Scene, words: AftermathWords, turns: number): string {
	const ofOneself = words === OWN_RISK || words === PERHAPS_RISK;
	const lead = ofOneself && turns > TURNS_OF_ASKING ? leadIn(scene) : null;
	return lead === null ? scene.say(openQuestion(scene, words)) : scene.say(lead.ask, lead.slots);
}

/** The first question that was not asked of late; when all were, room to go on. */
function openQuestion({ state, language }: Scene, { ask }: AftermathWords): Phrase {
	const open = ask.find((phrase) => !wasAsked(phrase, state.spoken));
	return open !== undefined && (phraseIn(open, language) || language === "en") ? open : GO_ON;
}

function phraseIn(phrase: Phrase, language: Scene["language"]): boolean {
	return (phrase[language] ?? []).length > 0;
}

/** At a pause, or when a way is looked for; never in answer to what was just opened. */
function planIsDue(scene: Scene, turns: number): boolean {
	if (turns < TURN_OF_PLAN || !mayOffer(scene.state, "safety-plan")) return false;
	return isPause(scene) || looksForHelp(scene) || (turns >= LATE_TURN_OF_PLAN && !opensUp(scene));
}

function planned(scene: Scene): Answer {
	const sentence = offerSkill("safety-plan", asTurn(scene));
	const state: BotState = {
		...scene.state,
		offer: { kind: "skill", id: "safety-plan" },
		offered: [...scene.state.offered, "safety-plan"],
	};
	return { response: together(scene.say(OWN_RISK.meet), sentence), state };
}

function met(scene: Scene, meet: Phrase): string {
	return mirror(scene) ?? scene.say(meet, helplineSlots(scene.helplines));
}
