import { type Content, subjectId } from "./content/content";
import type { Entry } from "./content/schema";
import { saidOf } from "./flows/engine";
import type { Ranked } from "./meaning/ngrams";
import { dangersOf, isWrittenFor } from "./protocols";
import type { BotState, Offer } from "./state";
import { answersNear, isNew, saidLately, TURNS_OF_TALK, type Turn, waiting } from "./turn";
import type { Said } from "./words/voice";

/**
 * From here on the likeliest answer is said to what asks, or asks nothing by its form. Graded on lines of talks
 * (tests/bot/README.md): of what asks, answers between .3 and .5 were as bad as none, above .5 good.
 */
const SURE_OF_ANSWER = 0.5;
const SURE_UNASKED = 0.9;
const SURE_BESIDE_WORDS = 0.93;
/** The act of asking how to say something. */
export const ASKS_WORDS = "asks-words";
/**
 * Less likely answers are not worth offering: of 161 buttons on lines of talks readers found two of three odd below .1, half
 * above, and eight of 108 below .3 frightening to who only tells something (tests/bot/README.md).
 */
const WORTH_OFFERING_AT_FIRST = 0.1;
const WORTH_OFFERING = 0.3;

/** The answers that may be asked for, and whether the nearest is. In danger only what is plainly asked is answered. */
export function answered({ content, state, reading }: Turn): { answers: readonly Ranked[]; isAnswered: boolean } {
	const answers = answersNear({ content, state, reading });
	// What is told in danger is not taken for a question because it is like one.
	const inDanger = isInDanger(content, state);
	const asks = inDanger ? reading.asksInWords : reading.asks && mayAsk({ content, state, reading });
	// How to say it has words of its own in a danger.
	const asksWords = inDanger && reading.doing.act === ASKS_WORDS;
	const least = asksWords ? SURE_BESIDE_WORDS : asks ? SURE_OF_ANSWER : SURE_UNASKED;
	return { answers, isAnswered: (asks || !inDanger) && (answers[0]?.score ?? 0) >= least };
}

/**
 * Within a talk a few words are soon like some question: what they do must be asking, too. Of 48 lines of talks that ask
 * beside something else that leads, an answer was worth 1.9, and what is said to the rest 3.1.
 */
function mayAsk({ content, state, reading }: Turn): boolean {
	return state.turn === 0 || content.acts.get(reading.doing.act)?.asks === true;
}

/** The answer to what a message asks beside something else; nothing where it has none. */
export function answerBeside(turn: Turn): Said[] {
	const { answers, isAnswered } = answered(turn);
	const answer = isAnswered ? turn.content.entries.get(answers[0]?.id ?? "") : undefined;
	return answer === undefined ? [] : [saidOf(answer)];
}

/**
 * Answers that may have been asked for and were not said in this talk, as offers; the likeliest first, at most `most`.
 * What was written for a danger is offered beside that danger alone: a button about abuse frightens who asks about a boss.
 */
export function offeredAnswers(turn: Turn, most: number): Offer[] {
	const { content, state } = turn;
	const least = state.turn === 0 ? WORTH_OFFERING_AT_FIRST : WORTH_OFFERING;
	const lately = saidLately(state, TURNS_OF_TALK);
	const dangers = dangersOf(content, state);
	const isNear = (id: string) => {
		const entry = content.entries.get(id);
		if (entry?.onlyAsked && dangers.length === 0) return false;
		return !entry?.fits?.length || isWrittenFor(entry, dangers);
	};
	return answersNear(turn)
		.filter(({ id, score }) => score >= least && isNear(id) && !lately.has(`entries/${id}#0`))
		.slice(0, most)
		.map(({ id }) => ({ from: "entry", id }));
}

/** The subject of what is asked, where its text was not said in this talk. */
export function subjectOf({ content, state, reading }: Turn): Entry | undefined {
	const [best] = reading.subjects;
	const { asks = false, beforeSubject = false, beside } = content.acts.get(reading.doing.act) ?? {};
	// "You did not answer: is that dangerous?" complains, and asks.
	const isAsked = reading.asksInWords && (asks || beside !== undefined);
	if (!isAsked || beforeSubject || best === undefined) return undefined;
	const subject = content.entries.get(subjectId(best.id));
	if (subject === undefined || best.score < subject.sure) return undefined;
	return isNew(state, saidOf(subject)) ? subject : undefined;
}

/** Whether a protocol or the gate's question waits. */
export function isInDanger(content: Content, state: BotState): boolean {
	return ["danger", "doubt"].includes(waiting(content, state).flow?.kind ?? "");
}
