import { quoted } from "./answers";
import { createSkill, type Hearing, type Line, type Move, speak } from "./flow";
import { everyTopic } from "./for-topics";
import { hasAny, isNo, isYes } from "./hearing";
import { TALK_WITHIN } from "./hearing.words";
import { looseAnswerIn } from "./loose-answers";
import { readMood, saysNumber } from "./mood";
import * as phrases from "./mood-check-in.phrases";
import { TALKING } from "./shared.phrases";
import type { Answers, Skill, SkillStep, Turn } from "./skill";

const BREATHE = ["breath", "saans", "sans", "साँस", "सांस", "first", "pehla", "पहला"];
const LOOK = ["sense", "room", "look", "ground", "notic", "second", "doosra", "aas paas", "dekh", "आस पास", "देख"];

/**
 * Makes the mood check-in: a number before an exercise, which then compares at its end.
 *
 * @param beginExercise begins the exercise with that id and those answers; an id that does not
 * exist gives null, and the person is then asked what they would like
 */
export function createMoodCheckIn(
	beginExercise: (id: string, turn: Turn, answers: Answers) => SkillStep | null,
): Skill {
	const goOn = (turn: Turn, mood: number, answers: Answers): Move => {
		const lines = noted(mood, turn.userInput);
		const moodBefore = String(mood);
		const said = answers.leadsTo === undefined ? null : speak(turn, lines);
		const step = said === null ? null : beginExercise(answers.leadsTo ?? "", turn, { moodBefore });
		return step === null || said === null
			? { to: "choose", save: { moodBefore }, lines }
			: { step: { ...step, response: `${said} ${step.response}` } };
	};

	/** Whoever says how they are need not count it as well. */
	const withoutNumber = (turn: Turn, { leadsTo }: Answers): Move | null => {
		const step = leadsTo === undefined ? null : beginExercise(leadsTo, turn, {});
		return step && { step };
	};

	const skill = createSkill({
		id: "mood-check-in",
		helpsWith: everyTopic(),
		offer: phrases.OFFER,
		why: phrases.WHY,
		first: "now",
		steps: {
			now: {
				listens: "choice",
				says: phrases.NOW,
				plainer: phrases.PLAINER_NOW,
				hears: ({ heard, userInput, answers, turn }) => {
					const mood = readMood(userInput);
					if (mood !== null) return goOn(turn, mood, answers);
					return looseAnswerIn(heard, ["feeling"]) === null ? null : withoutNumber(turn, answers);
				},
				next: "choose",
			},
			choose: {
				listens: "choice",
				says: phrases.CHOOSE,
				plainer: phrases.PLAINER_CHOOSE,
				hears: (hearing) => chosen(hearing, beginExercise),
				next: "end",
			},
		},
		end: () => [{ phrase: TALKING }],
	});
	return {
		...skill,
		passOver: (state, turn) => {
			const { leadsTo } = state.answers;
			const step = state.step === "now" && leadsTo !== undefined ? beginExercise(leadsTo, turn, {}) : null;
			return step ?? skill.passOver(state, turn);
		},
	};
}

function noted(mood: number, message: string): Line[] {
	const slots = { mood: String(mood), words: quoted(message) };
	if (saysNumber(message)) return [{ phrase: wordsFor(mood), slots }];
	return [{ phrase: phrases.CALLED, slots }, ...(mood <= 2 ? [{ phrase: phrases.LINES }] : [])];
}

function wordsFor(mood: number) {
	if (mood <= 2) return phrases.VERY_LOW;
	if (mood <= 4) return phrases.LOW;
	return mood <= 6 ? phrases.MIDDLE : phrases.HIGH;
}

function chosen(
	{ heard, turn, answers }: Hearing,
	beginExercise: (id: string, turn: Turn, answers: Answers) => SkillStep | null,
): Move | null {
	const known: Answers = answers.moodBefore === undefined ? {} : { moodBefore: answers.moodBefore };
	const id = hasAny(heard, LOOK) ? "grounding" : hasAny(heard, BREATHE) ? "breathing" : null;
	const step = id === null ? null : beginExercise(id, turn, known);
	if (step !== null) return { step };
	if (isNo(heard) || hasAny(heard, TALK_WITHIN)) return { finish: "done", lines: [{ phrase: TALKING }] };
	// "Yes" to a choice of three: the first of them.
	const first = isYes(heard) ? beginExercise("breathing", turn, known) : null;
	return first === null ? null : { step: first };
}
