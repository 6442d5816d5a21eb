import type { Language, Phrase, Say } from "../voice";
import type { LooseAnswer } from "./loose-answers";

export type SkillId =
	| "breathing"
	| "grounding"
	| "worry-time"
	| "thought-record"
	| "small-step"
	| "sleep-plan"
	| "urge-surfing"
	| "self-kindness"
	| "problem-solving"
	| "safety-plan"
	| "mood-check-in"
	| "booking";

/** What the person said at each step, in their own words, beside a few counters of the flow itself. */
export type Answers = Record<string, string>;

/** Where an exercise stands. Plain JSON: it is stored with the conversation. */
export type SkillState = { id: SkillId; step: string; answers: Answers; paused: boolean };

/** One message of the person, as a skill sees it. */
export type Turn = {
	userInput: string;
	/** The dialogue act, such as yes, no, dont-know, stop, thanks, feeling-better; null when unsure. */
	act: string | null;
	say: Say;
	language: Language;
};

export type Outcome = "done" | "declined" | "better" | "same" | "worse";

export type SkillStep = {
	response: string;
	/** Null when the exercise is over. */
	state: SkillState | null;
	/** How it ended. "worse" may come with a state: something gentler has been offered. */
	outcome?: Outcome;
	/** What was said beside the exercise and is still unanswered: whoever listens next may take it up. */
	aside?: string;
};

/**
 * What a step waits for: the person's own words; anything at all, silence included; a sign to go
 * on; or one of a few answers.
 */
export type Listening = "words" | "anything" | "go-ahead" | "choice";

export type Skill = {
	id: SkillId;
	/** Topic ids of the understanding module. */
	helpsWith: readonly string[];
	/** Asks for consent. */
	offer: Phrase;
	/** Why one would do this, in a sentence, for those who ask. */
	why: Phrase;
	/** Said in place of the common farewell when the person stops half-way. */
	left?: Phrase;
	/** Starts, with consent given. `answers` carries over what is known, such as a mood before. */
	begin(turn: Turn, answers?: Answers): SkillStep;
	/** Takes an answer; what is not understood is asked once more in other words, then passed over. */
	next(state: SkillState, turn: Turn): SkillStep;
	/** Like `next`, but null when the step can do nothing with the message. */
	hear(state: SkillState, turn: Turn): SkillStep | null;
	/** Says the step in other words. */
	again(state: SkillState, turn: Turn): string;
	/** Goes on without an answer. */
	passOver(state: SkillState, turn: Turn): SkillStep;
	/** In which way a message answers beside the step's question; null when it does not. */
	looseAnswer(state: SkillState, turn: Turn): LooseAnswer | null;
	/** Whether the step asks for something to do, a time, a place or a sign to go on: for nothing that may hurt. */
	asksPlainly(step: string): boolean;
	/** What the step waits for, or null when the skill knows no such step. */
	listening(step: string): Listening | null;
};
