import { boundedAnswers } from "./answers";
import { booking } from "./booking";
import { breathing } from "./breathing";
import { BEST_FIRST } from "./for-topics";
import { grounding } from "./grounding";
import { continueWithManners } from "./manners";
import { readMood } from "./mood";
import { createMoodCheckIn } from "./mood-check-in";
import { problemSolving } from "./problem-solving";
import { safetyPlan } from "./safety-plan";
import { selfKindness } from "./self-kindness";
import { LOST_PLACE } from "./shared.phrases";
import type { Skill, SkillId, SkillState, SkillStep, Turn } from "./skill";
import { sleepPlan } from "./sleep-plan";
import { smallStep } from "./small-step";
import { thoughtRecord } from "./thought-record";
import { urgeSurfing } from "./urge-surfing";
import { worryTime } from "./worry-time";

export { asksAboutBooking, asksToBook, BOOKING_SPOKEN_OF } from "./booking";
export { answersPlan } from "./safety-plan";
export type { Answers, Outcome, Skill, SkillId, SkillState, SkillStep, Turn } from "./skill";

const moodCheckIn = createMoodCheckIn((id, turn, answers) =>
	isSkillId(id) && id !== "mood-check-in" ? SKILLS[id].begin(turn, answers) : null,
);

/** Every exercise and flow. */
export const SKILLS: Readonly<Record<SkillId, Skill>> = {
	breathing,
	grounding,
	"worry-time": worryTime,
	"thought-record": thoughtRecord,
	"small-step": smallStep,
	"sleep-plan": sleepPlan,
	"urge-surfing": urgeSurfing,
	"self-kindness": selfKindness,
	"problem-solving": problemSolving,
	"safety-plan": safetyPlan,
	"mood-check-in": moodCheckIn,
	booking,
};

/** Whether a value names a skill. */
function isSkillId(value: unknown): value is SkillId {
	return typeof value === "string" && Object.hasOwn(SKILLS, value);
}

/**
 * Begins a skill to which the person has agreed.
 *
 * @param id the skill
 * @param turn the message in which it was agreed to
 * @param options `moodFirst` asks for a number before, to compare with at the end; `moodBefore` is
 * such a number (0 to 10) where it is known already
 */
export function beginSkill(
	id: SkillId,
	turn: Turn,
	options: { moodFirst?: boolean; moodBefore?: number } = {},
): SkillStep {
	if (options.moodFirst && id !== "mood-check-in") return moodCheckIn.begin(turn, { leadsTo: id });
	const before = options.moodBefore === undefined ? null : readMood(String(options.moodBefore));
	return SKILLS[id].begin(turn, before === null ? {} : { moodBefore: String(before) });
}

/**
 * Takes a message inside a skill. Never throws, whatever was stored.
 *
 * @param state the state as stored, or anything read from JSON; what is no state ends the skill
 * @param turn the message
 * @returns the reply and the state to store; null when the skill is over
 */
export function continueSkill(state: unknown, turn: Turn): SkillStep {
	const known = readState(state);
	if (known === null) return { response: turn.say(LOST_PLACE), state: null, outcome: "declined" };
	return continueWithManners(SKILLS[known.id], known, turn);
}

/** Puts a skill aside for another topic. The next `continueSkill` asks whether to go on. */
export function pauseSkill(state: SkillState): SkillState {
	const { asked: _asked, aside: _aside, ...answers } = state.answers;
	return { ...state, answers, paused: true };
}

/**
 * Whether a running skill waits for something plain: to be done, a time, a sign to go on. Never in a safety plan, nor
 * where the person is asked what hurts.
 *
 * @param state the state as stored, or anything read from JSON
 */
export function awaitsPlainAnswer(state: unknown): boolean {
	const known = readState(state);
	if (known === null || known.paused || known.id === "safety-plan") return false;
	return SKILLS[known.id].asksPlainly(known.step);
}

/**
 * Which skills suit a topic.
 *
 * @param topic a topic id of the understanding module
 * @returns skill ids, best first; none for an unknown topic
 */
export function skillsFor(topic: string): SkillId[] {
	return Object.hasOwn(BEST_FIRST, topic) ? [...(BEST_FIRST[topic] ?? [])] : [];
}

/** Asks for consent to a skill in one sentence. */
export function offerSkill(id: SkillId, turn: Turn): string {
	return turn.say(SKILLS[id].offer);
}

function readState(value: unknown): SkillState | null {
	if (typeof value !== "object" || value === null) return null;
	const { id, step, answers, paused } = value as Record<string, unknown>;
	if (!isSkillId(id)) return null;
	return {
		id,
		step: typeof step === "string" ? step : "",
		answers: boundedAnswers(answers),
		paused: paused === true,
	};
}
