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
	isBlank,
	isConfused,
	isNo,
	isYes,
	saysGoodbye,
	wantsToSkip,
	wantsToStop,
} from "./hearing";
import {
	CHEST_PAIN,
	GO_AHEAD_WHOLE,
	GO_ON_WITHIN,
	SKIP_WHOLE,
	START_AGAIN_WITHIN,
	TALK_WITHIN,
	YES_WHOLE,
} from "./hearing.words";
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
	stopping,
	chestPain,
	parting,
	understoodAtOnce,
	worsening,
	eased,
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
function puzzled({ skill, state, turn, heard }: Scene): SkillStep | null {
	if (!isConfused(heard, turn.userInput)) return null;
	const missed = missedSoFar(state);
	if (missed === 0) return stay(state, skill.again(state, turn));
	const waysOut = Number(state.answers.waysOut ?? 0);
	if (missed > 1 || waysOut >= WAYS_OUT) return skill.passOver(state, turn);
	const answers = { ...state.answers, waysOut: String(waysOut + 1) };
	return stay({ ...state, answers }, turn.say(shared.STILL_UNCLEAR));
}

function skipping({ skill, state, turn, heard }: Scene): SkillStep | null {
	return wantsToSkip(heard) ? skill.passOver(state, turn) : null;
}

function wondering({ skill, state, turn, heard }: Scene): SkillStep | null {
	if (!asksWhy(heard)) return null;
	if (missedSoFar(state) > 0) return skill.passOver(state, turn);
	if (state.answers.why !== undefined) return stay(state, skill.again(state, turn));
	const parts = [turn.say(skill.why), turn.say(shared.GO_ON_WHEN_READY), skill.again(state, turn)];
	return stay({ ...state, answers: { ...state.answers, why: "1" } }, parts.join(" "));
}

/** "Not yet" while something is being done. */
function waiting({ skill, state, turn, heard, listening }: Scene): SkillStep | null {
	if (listening !== "go-ahead" || !isNo(heard)) return null;
	return missedSoFar(state) < WAITS ? stay(state, turn.say(shared.TAKE_YOUR_TIME)) : leave(skill, turn);
}

/** Silence, "I don't know", or a bare yes where words were asked for: once more with an example, then on. */
function silent({ skill, state, turn, heard, listening }: Scene): SkillStep | null {
	if (listening === "anything") return null;
	const bare = listening === "words" && (isAny(heard, YES_WHOLE) || isAny(heard, GO_AHEAD_WHOLE));
	if (!isBlank(heard) && !doesNotKnow(heard) && !bare) return null;
	if (missedSoFar(state) > 0) return skill.passOver(state, turn);
	return stay(state, `${turn.say(shared.NO_HURRY)} ${skill.again(state, turn)}`);
}

function unclear({ skill, state, turn, heard }: Scene): SkillStep {
	if (heard.wordCount >= WORDS_OF_SOMETHING_ELSE) {
		const response = turn.say(shared.TALK_OR_GO_ON, { exercise: shared.NAMES[state.id][turn.language] });
		const answers = { ...state.answers, asked: "1", aside: bounded(turn.userInput) };
		return { response, state: { ...state, answers, paused: true } };
	}
	return missedSoFar(state) > 0 ? skill.passOver(state, turn) : stay(state, skill.again(state, turn));
}

function resuming({ skill, state, turn, heard, listening }: Scene): SkillStep {
	if (wantsToStop(heard, "choice") || isNo(heard)) return leave(skill, turn);
	if (hasAny(heard, START_AGAIN_WITHIN)) return skill.begin(turn, carried(state));
	const asked = state.answers.asked !== undefined;
	if (asked && heard.wordCount <= TALK_AT_MOST && hasAny(heard, TALK_WITHIN)) return talk(turn, state.answers.aside);
	if ((asked && isYes(heard)) || hasAny(heard, GO_ON_WITHIN)) return goOn(skill, state, turn);
	if (asked) {
		return feelsWorse(heard, listening)
			? easeOff(state, turn)
			: talk(turn, bounded(turn.userInput) || state.answers.aside);
	}
	const response = turn.say(shared.RESUME, { exercise: shared.NAMES[state.id][turn.language] });
	return { response, state: { ...state, answers: { ...state.answers, asked: "1" } } };
}

function talk(turn: Turn, aside: string | undefined): SkillStep {
	const response = aside ? turn.say(shared.TALKING_ABOUT, { aside: quoted(aside) }) : turn.say(shared.TALKING);
	return { response, state: null, outcome: "declined", ...(aside && { aside }) };
}

function goOn(skill: Skill, state: SkillState, turn: Turn): SkillStep {
	const { asked: _asked, missed: _missed, aside: _aside, ...answers } = state.answers;
	const response = `${turn.say(shared.GOING_ON)} ${skill.again(state, turn)}`;
	return { response, state: { ...state, answers, paused: false } };
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
