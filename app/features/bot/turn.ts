import { type Content, stepOf } from "./content/content";
import type { Flow, Step } from "./content/schema";
import type { Outcome } from "./flows/engine";
import type { Ranked } from "./meaning/ngrams";
import { dangersOf, isWrittenFor } from "./protocols";
import type { Reading } from "./reading/understand";
import type { BotState } from "./state";
import type { Said } from "./words/voice";

/** A message in its talk. */
export type Turn = {
	content: Content;
	/** The talk, with the facts that the message brings. */
	state: BotState;
	reading: Reading;
};

/** What may be done next; null where it does not apply. */
export type Mover = (turn: Turn) => Outcome | null;

/** From here on the nearest entry is what was said, while something waits; in free talk the act says less wrongly. */
export const SURE = 0.5;
/** What is so likely about nothing of it is about no topic at all. */
const ABOUT_NOTHING = 0.6;

/** The step that waits, and its flow. */
export function waiting(content: Content, { position }: BotState): { flow: Flow | undefined; step: Step | undefined } {
	if (position === null) return { flow: undefined, step: undefined };
	const step = stepOf(content, position.flow, position.step);
	return { flow: step && content.flows.get(position.flow), step };
}

/** Whether it complains of the bot or puts it right: what is said to that may stand beside something else. */
export function complains({ content, reading }: Turn): boolean {
	return content.acts.get(reading.doing.act)?.beside !== undefined;
}

/** A goodbye ends what waits, whatever it sounds like besides; not a danger that runs, nor the gate's question. */
export function leavesWhatWaits({ content, state, reading }: Turn): boolean {
	const kind = waiting(content, state).flow?.kind;
	return kind !== undefined && kind !== "doubt" && state.danger === null && reading.leaves && !reading.presses;
}

/** A no by itself, or that begins the message. */
export function saysNo({ whole, leading }: Reading): boolean {
	return whole.has("no") || leading.has("no");
}

/** The likeliest topics, with the shares that they have where the message is about any. */
export function topicsOf({ topics }: Reading): readonly Ranked[] {
	const nothing = topics.find(({ id }) => id === "none")?.score ?? 0;
	if (nothing >= ABOUT_NOTHING) return [];
	return topics.filter(({ id }) => id !== "none").map(({ id, score }) => ({ id, score: score / (1 - nothing) }));
}

/**
 * So sure must an answer be that was written for the middle of a danger where there is none, and one that was not written
 * for the one that runs or is asked about: out of place the first frightens, and the other talks past it.
 */
const SURE_WITHOUT_DANGER = 0.95;
const SURE_IN_DANGER = 0.75;

/** Answers that may be asked for. What was written for the middle of a danger is, where one is or was, or is asked about. */
export function answersNear({ content, state, reading }: Turn): readonly Ranked[] {
	// Who says no to the gate's question asks nothing that was written for that danger.
	const isAsked = waiting(content, state).flow?.kind === "doubt";
	const isDenied = isAsked && (saysNo(reading) || reading.deniesDanger);
	const dangers = isDenied ? [] : dangersOf(content, state);
	const isCalm = state.danger === null && !isAsked;
	return reading.near.filter(({ id, score }) => {
		const entry = content.entries.get(id);
		if (entry?.does !== "question") return false;
		if (entry.inDanger) return dangers.length > 0 || score >= SURE_WITHOUT_DANGER;
		return isCalm || isWrittenFor(entry, dangers) || score >= SURE_IN_DANGER;
	});
}

/** So many turns back something counts as said in this talk. */
export const TURNS_OF_TALK = 40;

/** Whether each wording of it was said within so many turns. */
export function wasSaidWithin(state: BotState, turns: number, { id, text }: Said): boolean {
	const lately = saidLately(state, turns);
	return text.en.every((_, at) => lately.has(`${id}#${at}`));
}

/** Whether a wording of it was not said in this talk. */
export function isNew(state: BotState, said: Said): boolean {
	return !wasSaidWithin(state, TURNS_OF_TALK, said);
}

/** What was said within some turns: wordings by their ids (`TEXT#PLACE`). */
export function saidLately({ spoken }: BotState, turns: number): ReadonlySet<string> {
	return new Set(spoken.slice(-turns).flat());
}
