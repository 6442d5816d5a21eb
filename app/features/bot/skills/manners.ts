import type { Phrase } from "../voice";
import { bounded, quoted } from "./answers";
import { EASED_OFF, easeOff } from "./ease-off";
import { grounding } from "./grounding";
import {
	asksWhy,
	doesNotKnow,
	feelsBetter,
	feelsWorse,
	type Heard,
	hasAny,
	hear,
	isAny,
	isBack,
	isBareNumber,
	isBlank,
	isCalledAway,
	isConfused,
	isNo,
	isYes,
	saysGoodbye,
	wantsToSkip,
	wantsToStop,
} from "./hearing";
import {
	CHEST_PAIN,
	DONE_WHOLE,
	GO_AHEAD_WHOLE,
	GO_ON_WITHIN,
	SKIP_WHOLE,
	START_AGAIN_WITHIN,
	STILL_AT_IT_WITHIN,
	TALK_WHOLE,
	TALK_WITHIN,
	YES_WHOLE,
} from "./hearing.words";
import { type LooseAnswer, saysWhatToDo, saysWhen } from "./loose-answers";
import * as loose from "./loose-answers.phrases";
import * as shared from "./shared.phrases";
import type { Answers, Listening, Skill, SkillState, SkillStep, Turn } from "./skill";

/** Longer messages that a step cannot use are about something else, and deserve more than "say ok". */
const WORDS_OF_SOMETHING_ELSE = 4;
const WAITS = 2;
/** Longer messages with "talk" in them tell something ("nobody talks to me"). */
const TALK_AT_MOST = 6;
/** How often the way out is named in one exercise before it becomes a refrain. */
const WAYS_OUT = 2;

type Scene = { skill: Skill; state: SkillState; turn: Turn; heard: Heard; listening: Listening };
type Answer = (scene: Scene) => SkillStep | null;

/** What holds in all skills alike, in this order; the first that answers is the reply. */
const MANNERS: readonly Answer[] = [
	returned,
	stopping,
	chestPain,
	parting,
	away,
	understoodAtOnce,
	worsening,
	eased,
	talking,
	puzzled,
	skipping,
	wondering,
	waiting,
	silent,
];

/**
 * Takes one message inside a skill: leaving, pausing, repeating and easing off first, then the
 * skill's own step.
 *
 * @param skill the skill of the state
 * @param state a state that was checked; its step may be unknown, then the skill begins anew
 * @param turn the message
 */
export function continueWithManners(skill: Skill, state: SkillState, turn: Turn): SkillStep {
	const heard = hear(turn);
	if (state.step === EASED_OFF) return afterEasingOff(skill, state, turn, heard);
	const listening = skill.listening(state.step);
	if (listening === null) return skill.begin(turn, carried(state));
	const scene = { skill, state, turn, heard, listening };
	if (state.paused) return resuming(scene);
	for (const answer of MANNERS) {
		const step = answer(scene);
		if (step !== null) return step;
	}
	return skill.hear(state, turn) ?? unclear(scene);
}

/** Leaves kindly. */
function leave(skill: Skill, turn: Turn): SkillStep {
	return { response: turn.say(skill.left ?? shared.LEFT), state: null, outcome: "declined" };
}

function stopping({ skill, turn, heard, listening }: Scene): SkillStep | null {
	return wantsToStop(heard, listening) ? leave(skill, turn) : null;
}

/** Where own words are asked for, a pain of the past may be told: the exercise goes on. */
function chestPain({ turn, heard, listening }: Scene): SkillStep | null {
	if (listening === "words" || !hasAny(heard, CHEST_PAIN)) return null;
	return { response: turn.say(shared.CHEST_PAIN_HELP), state: null, outcome: "worse" };
}

/** A step with few answers knows best what they mean: "again" is one of them in some. */
function understoodAtOnce({ skill, state, turn, heard, listening }: Scene): SkillStep | null {
	if (listening !== "choice" && listening !== "go-ahead") return null;
	return isAny(heard, SKIP_WHOLE) && listening === "choice" ? null : skill.hear(state, turn);
}

/** Nothing is missed by somebody who is called away: the same step waits. */
function away({ state, turn, heard, listening }: Scene): SkillStep | null {
	if (state.id === "booking" || (listening === "words" && heard.wordCount === 1) || !isCalledAway(heard)) return null;
	return { response: turn.say(shared.GO_FOR_A_MOMENT), state: { ...state, answers: { ...state.answers, away: "1" } } };
}

function returned({ skill, state, turn, heard }: Scene): SkillStep | null {
	// "Back" alone leaves, unless somebody was away.
	if (state.id === "booking" || !isBack(heard) || (heard.act === "stop" && state.answers.away === undefined))
		return null;
	return { response: `${turn.say(shared.GOING_ON)} ${skill.again(state, turn)}`, state };
}

function worsening({ state, turn, heard, listening }: Scene): SkillStep | null {
	return feelsWorse(heard, listening) ? easeOff(state, turn) : null;
}

function parting({ turn, heard }: Scene): SkillStep | null {
	return saysGoodbye(heard) ? { response: turn.say(shared.FAREWELL), state: null, outcome: "declined" } : null;
}

function eased({ state, turn, heard, listening }: Scene): SkillStep | null {
	if (state.id === "booking" || !feelsBetter(heard, listening)) return null;
	return { response: turn.say(shared.REST_HERE), state: null, outcome: "better" };
}

/** First in other words, then a way out, then on without an answer. */
function puzzled(scene: Scene): SkillStep | null {
	const { skill, state, turn, heard } = scene;
	if (!isConfused(heard, turn.userInput)) return null;
	const missed = missedSoFar(state);
	if (missed === 0) return stay(state, skill.again(state, turn));
	const waysOut = Number(state.answers.waysOut ?? 0);
	if (missed > 1 || waysOut >= WAYS_OUT) return onWithout(scene);
	const answers = { ...state.answers, waysOut: String(waysOut + 1) };
	return stay({ ...state, answers }, turn.say(shared.STILL_UNCLEAR));
}

function skipping({ skill, state, turn, heard }: Scene): SkillStep | null {
	return wantsToSkip(heard) ? skill.passOver(state, turn) : null;
}

function wondering(scene: Scene): SkillStep | null {
	const { skill, state, turn, heard } = scene;
	if (!asksWhy(heard)) return null;
	if (missedSoFar(state) > 0) return onWithout(scene);
	if (state.answers.why !== undefined) return stay(state, skill.again(state, turn));
	const parts = [turn.say(skill.why), turn.say(shared.GO_ON_WHEN_READY), skill.again(state, turn)];
	return stay({ ...state, answers: { ...state.answers, why: "1" } }, parts.join(" "));
}

/** "Not yet" while something is being done. */
function waiting({ skill, state, turn, heard, listening }: Scene): SkillStep | null {
	if (listening !== "go-ahead" || !(isNo(heard) || hasAny(heard, STILL_AT_IT_WITHIN))) return null;
	return missedSoFar(state) < WAITS ? stay(state, turn.say(shared.TAKE_YOUR_TIME)) : leave(skill, turn);
}

/** Silence, "I don't know", or a bare yes where words were asked for: once more with an example, then on. */
function silent(scene: Scene): SkillStep | null {
	const { skill, state, turn, heard, listening } = scene;
	if (listening === "anything") return null;
	const bare = listening === "words" && (isAny(heard, YES_WHOLE) || isAny(heard, GO_AHEAD_WHOLE));
	const unknown = isBlank(heard) || doesNotKnow(heard);
	if (!unknown && !bare) return null;
	if (missedSoFar(state) > 0) return onWithout(scene);
	return stay(state, `${turn.say(unknown ? shared.NO_HURRY : loose.WRITE_IT)} ${skill.again(state, turn)}`);
}

/** Wants to talk and no exercise, said as the whole message. Among ideas for a plan, "talk" alone is one. */
function talking({ turn, heard, listening }: Scene): SkillStep | null {
	const meant = isAny(heard, TALK_WHOLE) && (listening !== "words" || heard.wordCount > 1);
	return meant ? talk(turn, undefined) : null;
}

/** What a second try begins with, by the way in which the first answer stood beside the question. */
const SECOND_TRY = {
	number: loose.IN_WORDS,
	"how-long": loose.NOT_LONG,
	question: loose.ONE_EXAMPLE,
	cannot: loose.SMALLER_THEN,
	resolve: loose.FOR_LATER,
} as const;

function unclear(scene: Scene): SkillStep {
	const { skill, state, turn, heard } = scene;
	const way = skill.looseAnswer(state, turn);
	if (way === "feeling" || way === "event") return pauseFor(scene, loose.THAT_FIRST);
	if (way === null && heard.wordCount >= WORDS_OF_SOMETHING_ELSE) return pauseFor(scene, shared.TALK_OR_GO_ON);
	if (missedSoFar(state) > 0) return onWithout(scene, way === "how-long" ? loose.NOT_LONG : loose.LEFT_OPEN);
	return stay(state, way === null ? skill.again(state, turn) : secondTry(scene, way));
}

function secondTry({ skill, state, turn, heard }: Scene, way: Exclude<LooseAnswer, "feeling" | "event">): string {
	return `${turn.say(SECOND_TRY[way], { number: heard.text })} ${skill.again(state, turn)}`;
}

/** Asks whether to talk about what came up, or to go on. */
function pauseFor({ state, turn }: Scene, phrase: Phrase): SkillStep {
	const exercise = shared.NAMES[state.id][turn.language];
	const Exercise = exercise.charAt(0).toUpperCase() + exercise.slice(1);
	const response = turn.say(phrase, { exercise, Exercise, aside: quoted(turn.userInput) });
	const answers = { ...state.answers, asked: "1", aside: bounded(turn.userInput) };
	return { response, state: { ...state, answers, paused: true } };
}

/** On to the next step, and says so: a question that simply vanishes leaves people behind. */
function onWithout({ skill, state, turn }: Scene, phrase: Phrase = loose.LEFT_OPEN): SkillStep {
	const lead = turn.say(phrase);
	const step = skill.passOver(state, turn);
	return { ...step, response: `${lead} ${step.response}` };
}

function resuming(scene: Scene): SkillStep {
	const { skill, state, turn, heard, listening } = scene;
	if (wantsToStop(heard, "choice") || isNo(heard)) return leave(skill, turn);
	if (hasAny(heard, START_AGAIN_WITHIN)) return skill.begin(turn, carried(state));
	const asked = state.answers.asked !== undefined;
	if (asked && isConfused(heard, turn.userInput)) return goOn(skill, state, turn);
	const step = asked && answersTheStep(scene) ? skill.hear(withoutPause(state), turn) : null;
	if (step !== null) return step;
	if (asked && heard.wordCount <= TALK_AT_MOST && hasAny(heard, TALK_WITHIN)) return talk(turn, state.answers.aside);
	if ((asked && isYes(heard)) || hasAny(heard, GO_ON_WITHIN) || isBack(heard)) return goOn(skill, state, turn);
	if (feelsWorse(heard, listening)) return easeOff(state, turn);
	if (asked) return talk(turn, bounded(turn.userInput) || state.answers.aside);
	const response = turn.say(shared.RESUME, { exercise: shared.NAMES[state.id][turn.language] });
	return { response, state: { ...state, answers: { ...state.answers, asked: "1" } } };
}

/** "Done", a number or what will be done tells of nothing to talk about: whoever was asked has gone on already. */
function answersTheStep({ heard, listening, skill, state }: Scene): boolean {
	if (isBareNumber(heard) || (listening === "go-ahead" && isAny(heard, DONE_WHOLE))) return true;
	return skill.asksPlainly(state.step) && (saysWhatToDo(heard) || saysWhen(heard));
}

function withoutPause(state: SkillState): SkillState {
	const { asked: _asked, missed: _missed, aside: _aside, ...answers } = state.answers;
	return { ...state, answers, paused: false };
}

function talk(turn: Turn, aside: string | undefined): SkillStep {
	const response = aside ? turn.say(shared.TALKING_ABOUT, { aside: quoted(aside) }) : turn.say(shared.TALKING);
	return { response, state: null, outcome: "declined", ...(aside && { aside }) };
}

function goOn(skill: Skill, state: SkillState, turn: Turn): SkillStep {
	const response = `${turn.say(shared.GOING_ON)} ${skill.again(state, turn)}`;
	return { response, state: withoutPause(state) };
}

function afterEasingOff(skill: Skill, state: SkillState, turn: Turn, heard: Heard): SkillStep {
	if (wantsToStop(heard, "choice")) return leave(skill, turn);
	if (isYes(heard)) return grounding.begin(turn, carried(state));
	return { response: turn.say(shared.JUST_REST), state: null, outcome: "worse" };
}

function carried({ answers }: SkillState): Answers {
	return answers.moodBefore === undefined ? {} : { moodBefore: answers.moodBefore };
}

function stay(state: SkillState, response: string): SkillStep {
	const answers = { ...state.answers, missed: String(missedSoFar(state) + 1) };
	return { response, state: { ...state, answers } };
}

function missedSoFar(state: SkillState): number {
	const missed = Number(state.answers.missed ?? 0);
	return Number.isFinite(missed) && missed > 0 ? missed : 0;
}
