import { answerBeside, answered, isInDanger } from "./answering";
import type { Content } from "./content/content";
import type { Flow, Step } from "./content/schema";
import { danger, LEAVES, safeNow, toldOfDanger } from "./danger";
import { denied, misread } from "./denial";
import { besideExercise, besideOwnWords, isElsewhere, ownWords } from "./exercising";
import {
	answerWith,
	before,
	follow,
	goesOn,
	interrupt,
	OPEN,
	type Outcome,
	optionOf,
	resume,
	sentence,
	takeOption,
	withOffersOfStep,
} from "./flows/engine";
import type { Kind } from "./gate/rules";
import { besideAnswer, heard, listen, topic } from "./listening";
import { DOUBT, followUnsaid, standing, unheard, wasSaid } from "./situation";
import type { BotState, Offer } from "./state";
import { isNew, leavesWhatWaits, type Mover, SURE, type Turn, waiting } from "./turn";

const GOODBYE = "goodbye";
const SURE_OF_WISH = 0.6;
const SURE_OF_REMARK = 0.7;
/** So sure must an answer be that is given a second time. */
const SURE_AGAIN = 0.9;
const LONGEST_OWN_WORDS = 200;
const LONGEST_SAID_BACK = 80;
const HIGHEST_NUMBER = 10;
/** The next move is the first of these that applies. */
const MOVES = {
	danger,
	safeNow,
	situation: toldOfDanger,
	misread,
	denied,
	answerToStep,
	wish,
	question,
	exercise,
	remark,
	topic: otherTopic,
	anythingElse,
	listen: listening,
} satisfies Record<string, Mover>;
export type Move = keyof typeof MOVES;

/**
 * Answers a message that was read.
 *
 * @returns what is said, the state after it, and which move it was
 */
export function nextMove(turn: Turn): Outcome & { move: Move } {
	for (const [move, mover] of Object.entries(MOVES) as [Move, Mover][]) {
		const outcome = mover(turn);
		if (outcome !== null)
			return { ...withGuess(turn, heardOut(turn, outcome.back ? afterBack(turn, outcome, move) : outcome)), move };
	}
	throw new Error("No move applies.");
}

/** Like all that the gate finds, what it only guesses stays on this machine. */
function withGuess({ reading }: Turn, outcome: Outcome): Outcome {
	if (reading.judgement.certainty === "none") return outcome;
	return { ...outcome, state: { ...outcome.state, raised: true } };
}

/** "I am here, write" is no answer to who has just told something: what leads to listening is listened to. */
function heardOut(turn: Turn, outcome: Outcome): Outcome {
	const { state, said } = outcome;
	const { tells, asks, presses } = turn.reading;
	const begins = said.at(-1)?.id === `${OPEN}/begin` && (tells || asks) && !presses;
	if (!begins) return outcome;
	return before(said.slice(0, -1), heard(turn, state));
}

/** An offered suggestion, a number or own words that the step waits for. */
function answerToStep(turn: Turn): Outcome | null {
	const { content, state, reading } = turn;
	const { flow, step } = waiting(content, state);
	const { number } = reading;
	if (flow !== undefined && step?.number !== undefined && number !== null && number <= HIGHEST_NUMBER)
		return goOn(content, withFact(state, step.number, String(number)), flow, step);
	if (leavesWhatWaits(turn)) return null;
	// Where one's own words are asked for, "I stop eating" is an answer, and only like "Stop here".
	const takesWords = step?.own === undefined || reading.presses || reading.plainly;
	// "I do not know. Am I dying?" is a question, and no answer to what listening has asked.
	const takes = takesWords && !(flow?.kind === "talk" && reading.asksInWords && !reading.presses);
	const offer = reading.choice === null || !takes ? undefined : state.offers[reading.choice];
	// "She called them. Should I give her milk?" takes an option and asks.
	if (offer !== undefined && mayTake(turn, offer))
		return before(reading.presses ? [] : answerBeside(turn), takeOffer(content, state, offer));
	if (flow === undefined || step?.own === undefined) return null;
	const own = ownWords(turn, step);
	if (own === "") return null;
	const blank = ["no", "not-sure", "nothing"].some((id) => reading.whole.has(id));
	if (blank) return goOn(content, state, flow, step);
	// What an exercise asks for belongs to it; an answer in listening is said back only where it is short.
	const isKept = flow.kind !== "talk" || own.length <= LONGEST_SAID_BACK;
	const kept = isKept ? withFact(state, step.own, own.slice(0, LONGEST_OWN_WORDS)) : state;
	return before(besideOwnWords(turn, step), goOn(content, kept, flow, step));
}

/** A danger is left by the option's own words, or one that means it: what is only like them may tell of a step on the way. */
function mayTake({ content, reading }: Turn, offer: Offer): boolean {
	return reading.plainly || optionOf(content, offer)?.safe !== true;
}

function takeOffer(content: Content, state: BotState, offer: Offer): Outcome {
	if (offer.from === "entry") return answerWith(content, state, offer.id);
	if (offer.from === "flow") return interrupt(content, state, offer.id);
	const option = optionOf(content, offer);
	if (option === undefined) return resume(content, state);
	return takeOption(content, state, offer.from === "step" ? offer.flow : "", option);
}

function goOn(content: Content, state: BotState, flow: Flow, step: Step): Outcome {
	return follow(content, state, flow, step.next ?? step.else ?? OPEN);
}

/** Stop, leave, clear, another language, a human, booking: what people want done. */
function wish(turn: Turn): Outcome | null {
	const { content, state, reading } = turn;
	const [best] = reading.leaves || takesLeave(turn) ? [{ id: GOODBYE, score: 1 }] : reading.near;
	if (best === undefined || best.score < (isInDanger(content, state) ? SURE : SURE_OF_WISH)) return null;
	const entry = content.entries.get(best.id);
	const inDanger = state.danger !== null && waiting(content, state).flow?.kind === "danger";
	if (entry?.does !== "wish" || (inDanger && !entry.always)) return null;
	// "I do not want to talk about that" stops nothing where nothing waits: what it does is answered.
	const isFree = (waiting(content, state).flow?.kind ?? "talk") === "talk";
	if (entry.to === OPEN && isFree && best.score < 1) return null;
	return answerWith(content, entry.to === OPEN ? { ...state, position: null, stack: [] } : state, entry.id);
}

/** In free talk alone: what waits is not left because something sounds like a goodbye. */
function takesLeave({ content, state, reading }: Turn): boolean {
	const kind = waiting(content, state).flow?.kind ?? "talk";
	return reading.doing.act === LEAVES && reading.doing.sure >= SURE && (kind === "talk" || kind === "topic");
}

/** A question that has an answer gets it, once; one that has none is left to what asking does. */
function question(turn: Turn): Outcome | null {
	const { content, state, reading } = turn;
	const { answers, isAnswered } = answered(turn);
	const [best, ...others] = answers;
	if (!isAnswered || best === undefined) return null;
	const outcome = aside(content, state, answerWith(content, state, best.id));
	const act = content.acts.get(reading.doing.act);
	const inDanger = isInDanger(content, state);
	const [answer] = outcome.said;
	// Who asks again was not helped by it, unless it is plainly what they ask for.
	const isGiven = answer !== undefined && (inDanger ? wasSaid(state, answer) : !isNew(state, answer));
	if (!isGiven) return act === undefined ? outcome : before(besideAnswer(act), outcome);
	const another = question({ ...turn, reading: { ...reading, near: others } });
	return another ?? (!inDanger && best.score >= SURE_AGAIN ? outcome : null);
}

/**
 * A question beside something that waits is an aside. An exercise waits as long as it may; of a danger what counts is
 * said, where that was not said of late. The gate's question stands in its options.
 */
function aside(content: Content, state: BotState, outcome: Outcome): Outcome {
	const { flow } = waiting(content, state);
	if (flow === undefined || !goesOn(content, state)) return outcome;
	if (outcome.state.position !== state.position) return outcome;
	const after = { ...outcome, state: withOffersOfStep(content, outcome.state) };
	if (flow.kind === "doubt") return after;
	const again = flow.kind === "danger" ? standing(flow, state) : sentence(content, "whenever");
	if (flow.kind === "danger" && wasSaid(state, again)) return outcome;
	return { ...after, said: [...outcome.said, again] };
}

/** An exercise that is asked for by its name. */
function exercise({ content, state, reading }: Turn): Outcome | null {
	const [best] = reading.near;
	if (best === undefined || best.score < SURE_OF_WISH || !best.id.startsWith("flow:")) return null;
	return interrupt(content, state, best.id.slice("flow:".length));
}

/** A topic begins where nothing, or another topic, is talked of. */
function otherTopic(turn: Turn): Outcome | null {
	const kind = waiting(turn.content, turn.state).flow?.kind ?? "talk";
	return kind === "talk" || kind === "topic" ? topic(turn) : null;
}

/** What else was typed at a step that waits leads where the step says, or is asked once more. */
function anythingElse(turn: Turn): Outcome | null {
	const { content, state, reading } = turn;
	const { flow, step } = waiting(content, state);
	if (flow === undefined || step === undefined || reading.strange || flow.kind === "talk") return null;
	if (flow.kind === "danger") return unheard(turn, flow, step);
	if (flow.kind === "topic") return null;
	if (flow.kind === "exercise" && isElsewhere(turn)) return besideExercise(turn);
	const isMet = (reading.tells || reading.asks) && reading.doing.act !== LEAVES;
	// In a dangerous place what is unclear leads to the protocol, whatever else it tells.
	const leadsOn = step.else?.startsWith("flow:");
	if (flow.id === DOUBT && isMet && step.else !== undefined && !leadsOn) return letGo(turn, flow, step.else);
	if (step.else !== undefined) return followUnsaid(content, state, flow, step.else);
	if (state.missed > 0) return goOn(content, state, flow, step);
	const again = { id: `${flow.id}/${state.position?.step}`, text: step.say };
	return { state: { ...withOffersOfStep(content, state), missed: 1 }, said: [sentence(content, "once-more"), again] };
}

/** The kinds of danger in which somebody may be dying: what to do then stays on the screen until that is answered. */
const MAY_BE_DYING: readonly (Kind | undefined)[] = ["deed", "other"];

/** The gate's question that is passed over is not pressed: what is told or asked is met. A guess is not spoken of again. */
function letGo(turn: Turn, flow: Flow, otherwise: string): Outcome {
	const { content, state } = turn;
	if (state.doubt?.rule == null || !Object.hasOwn(flow.steps, otherwise)) return heard(turn, state);
	const unclear = followUnsaid(content, state, flow, otherwise);
	return MAY_BE_DYING.includes(state.doubt.kind) ? unclear : before(unclear.said, heard(turn, state));
}

/** Thanks, a greeting, a complaint about the bot. A danger is not left for it. */
function remark({ content, state, reading }: Turn): Outcome | null {
	const [best] = reading.near;
	if (best === undefined || best.score < SURE_OF_REMARK) return null;
	if (content.entries.get(best.id)?.does !== "remark") return null;
	const kind = waiting(content, state).flow?.kind;
	return kind === "danger" || kind === "doubt" ? null : aside(content, state, answerWith(content, state, best.id));
}

/** What is no language that is known here is not listened to. */
function listening(turn: Turn): Outcome {
	const { content, state, reading } = turn;
	if (!reading.strange) return listen(turn);
	return { state: withOffersOfStep(content, { ...state, show: [] }), said: [sentence(content, "not-understood")] };
}

/** A no to the gate's question is believed: what made it ask is answered as if it had not. All else is said anew. */
function afterBack(turn: Turn, outcome: Outcome, move: Move): Outcome {
	const { content, state } = turn;
	if (state.position?.flow !== DOUBT || outcome.state.doubt === null)
		return before(outcome.said, resume(content, outcome.state));
	// What is something else is no no.
	const doubt = { ...outcome.state.doubt, denied: move !== "anythingElse" };
	return { ...outcome, state: { ...outcome.state, doubt } };
}

function withFact(state: BotState, fact: string, value: string): BotState {
	return { ...state, facts: { ...state.facts, [fact]: value } };
}
