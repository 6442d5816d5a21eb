import type { Phrase, Slots } from "../voice";
import { bounded, boundedAnswers } from "./answers";
import { easeOff } from "./ease-off";
import { goesAhead, type Heard, hear as hearMessage, isBlank, isNothing } from "./hearing";
import { type LooseAnswer, looseAnswerIn, NEVER_AN_ANSWER, NOT_A_PLAN } from "./loose-answers";
import type { Answers, Listening, Outcome, Skill, SkillId, SkillState, SkillStep, Turn } from "./skill";

/** One sentence or instruction to say, with what to put in its gaps. */
export type Line = { phrase: Phrase; slots?: Slots; ownLine?: boolean };

/** What an answer leads to. `to` is a step's name, or "end". */
export type Move =
	| { to: string; save?: Answers; lines?: Line[] }
	| { finish: Outcome; lines: Line[] }
	| { worse: true }
	| { step: SkillStep };

export type Hearing = { heard: Heard; userInput: string; answers: Answers; turn: Turn };

export type FlowStep = {
	listens: Listening;
	says: Phrase | ((answers: Answers) => Line[]);
	/** The same in other words, mostly with an example. */
	plainer: Phrase;
	/** The key under which the answer is kept. */
	saves?: string;
	/** Answers beside the question, which are met and asked about once more in place of being kept. */
	refuses?: readonly LooseAnswer[];
	/** Answers that lead elsewhere. Null: nothing special. Needed where `listens` is "choice". */
	hears?: (hearing: Hearing) => Move | null;
	next: string | ((answers: Answers) => string);
};

/** A skill written as data. */
export type Flow = {
	id: SkillId;
	helpsWith: readonly string[];
	offer: Phrase;
	why: Phrase;
	left?: Phrase;
	first: string;
	/** Another beginning, where the first message asks for one. */
	begins?: (heard: Heard) => { to: string; lines?: Line[] } | null;
	steps: Readonly<Record<string, FlowStep>>;
	/** Said when the last step is over. */
	end: (answers: Answers) => Line[];
};

/** What may be asked back anywhere. */
const ASKED_IN_ANY_STEP: readonly LooseAnswer[] = ["how-long", "question"];

/**
 * Makes a skill from its data.
 *
 * @param flow its steps and sentences
 * @returns the skill; a state with a step it does not know begins anew
 */
export function createSkill(flow: Flow): Skill {
	const stepOf = (name: string): FlowStep | undefined =>
		Object.hasOwn(flow.steps, name) ? flow.steps[name] : undefined;

	const enter = (name: string, answers: Answers, turn: Turn, lead: Line[] = []): SkillStep => {
		const step = stepOf(name);
		if (step === undefined) {
			return { response: speak(turn, [...lead, ...flow.end(answers)]), state: null, outcome: "done" };
		}
		const lines = typeof step.says === "function" ? step.says(answers) : [{ phrase: step.says }];
		return {
			response: speak(turn, [...lead, ...lines]),
			state: { id: flow.id, step: name, answers, paused: false },
		};
	};

	const follow = (step: FlowStep, answers: Answers) =>
		typeof step.next === "function" ? step.next(answers) : step.next;

	const begin = (turn: Turn, answers: Answers = {}) => {
		const { to, lines } = flow.begins?.(hearMessage(turn)) ?? { to: flow.first };
		return enter(to, boundedAnswers(answers), turn, lines);
	};

	const hear = (state: SkillState, turn: Turn): SkillStep | null => {
		const step = stepOf(state.step);
		if (step === undefined) return begin(turn);
		const answers = settled(state.answers);
		const hearing = { heard: hearMessage(turn), userInput: turn.userInput, answers, turn };
		const move = step.hears?.(hearing) ?? plainMove(step, hearing, follow);
		if (move === null) return null;
		if ("step" in move) return move.step;
		if ("worse" in move) return easeOff(state, turn);
		if ("finish" in move) return { response: speak(turn, move.lines), state: null, outcome: move.finish };
		return enter(move.to, { ...answers, ...boundedAnswers(move.save) }, turn, move.lines);
	};

	const again = (state: SkillState, turn: Turn) => {
		const step = stepOf(state.step);
		return step === undefined ? begin(turn).response : turn.say(step.plainer);
	};

	const passOver = (state: SkillState, turn: Turn) => {
		const step = stepOf(state.step);
		const answers = settled(state.answers);
		return step === undefined ? begin(turn) : enter(follow(step, answers), answers, turn);
	};

	const next = (state: SkillState, turn: Turn): SkillStep => {
		const step = hear(state, turn);
		if (step !== null) return step;
		if (state.answers.missed !== undefined) return passOver(state, turn);
		return {
			response: again(state, turn),
			state: { ...state, answers: { ...state.answers, missed: "1" } },
		};
	};

	const looseAnswer = (state: SkillState, turn: Turn) =>
		looseAnswerIn(hearMessage(turn), stepOf(state.step)?.refuses ?? ASKED_IN_ANY_STEP);

	const { id, helpsWith, offer, why, left } = flow;
	const listening = (name: string) => stepOf(name)?.listens ?? null;
	const asksPlainly = (name: string) => {
		const { listens, refuses = [] } = stepOf(name) ?? {};
		return listens !== undefined && (listens !== "words" || refuses.some((kind) => !isOneOf(kind, NEVER_AN_ANSWER)));
	};
	return {
		id,
		helpsWith,
		offer,
		why,
		...(left && { left }),
		begin,
		next,
		hear,
		again,
		passOver,
		listening,
		asksPlainly,
		looseAnswer,
	};
}

/** A step that asks for the person's own words and keeps them. */
export function ask(
	says: FlowStep["says"],
	plainer: Phrase,
	saves: string,
	next: FlowStep["next"],
	refuses: readonly LooseAnswer[] = NEVER_AN_ANSWER,
): FlowStep {
	return { listens: "words", says, plainer, saves, next, refuses };
}

/** The same for a part of a plan: something to do, a time or a place. */
export function askPlan(says: FlowStep["says"], plainer: Phrase, saves: string, next: FlowStep["next"]): FlowStep {
	return ask(says, plainer, saves, next, NOT_A_PLAN);
}

/** A number alone may be the answer, such as an hour. Elsewhere it answers another question. */
export function orNumber(step: FlowStep): FlowStep {
	return { ...step, refuses: (step.refuses ?? []).filter((kind) => kind !== "number") };
}

/** Says lines one after the other, each `ownLine` after a line break. */
export function speak(turn: Turn, lines: readonly Line[]): string {
	return lines
		.map(({ phrase, slots, ownLine }, index) => {
			const gap = index === 0 ? "" : ownLine ? "\n" : " ";
			return gap + turn.say(phrase, slots);
		})
		.join("");
}

function isOneOf(kind: LooseAnswer, kinds: readonly LooseAnswer[]): boolean {
	return kinds.includes(kind);
}

/** What an answer does where the step has no rule of its own for it. */
function plainMove(
	step: FlowStep,
	{ heard, userInput, answers }: Hearing,
	follow: (step: FlowStep, answers: Answers) => string,
): Move | null {
	if (step.listens === "choice") return null;
	if (step.listens === "go-ahead" && !goesAhead(heard)) return null;
	if (step.listens === "words" && (isBlank(heard) || looseAnswerIn(heard, step.refuses ?? []) !== null)) return null;
	const save: Answers = {};
	if (step.saves !== undefined && !isBlank(heard) && !isNothing(heard)) save[step.saves] = bounded(userInput);
	return { to: follow(step, { ...answers, ...save }), save };
}

/** Counters of the step just left are forgotten. */
function settled(answers: Answers): Answers {
	const { missed: _missed, asked: _asked, aside: _aside, away: _away, ...kept } = answers;
	return kept;
}
