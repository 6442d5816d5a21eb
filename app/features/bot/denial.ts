import { answerBeside, answered } from "./answering";
import type { Content } from "./content/content";
import type { Flow, Step } from "./content/schema";
import { WHOSE } from "./danger";
import { before, enterFlow, follow, OPEN, type Outcome, sentence } from "./flows/engine";
import { isLikely } from "./gate/judge";
import { isWrittenFor, kindOf, PROTOCOLS } from "./protocols";
import { isGrave, isToldOf, PLAINLY } from "./situation";
import type { BotState } from "./state";
import { complains, saysNo, type Turn, waiting } from "./turn";

/** Where a no to the gate's question leads. */
const BELIEVED = "believed";
/** What a step asks for that asks whether there are thoughts of dying besides. */
const WISH_TO_DIE = "wish-to-die";
/** A no with more words than this tells something besides. */
const LONGEST_REFUSAL = 6;

/**
 * "I do not want to die, it is about my son": where nothing grave was told, a denial ends what the gate began. That
 * another has done nothing is believed too.
 */
export function misread(turn: Turn): Outcome | null {
	const { content, state, reading } = turn;
	const { flow, step } = waiting(content, state);
	if (flow?.kind !== "danger" || !takesBack(turn, flow, step)) return null;
	const { "their-deed": theirs, ...facts } = state.facts;
	const isGraveStill = isGrave(flow.id === PROTOCOLS.other ? { ...state, facts } : state);
	if ((reading.judgement.certainty === "sure" && !saysNo(reading)) || isGraveStill) return null;
	const stack = state.stack.filter((position) => content.flows.get(position.flow)?.kind !== "danger");
	// What was said plainly, or of another's deed, may be taken back out of fear: the lines stay at hand.
	const keepsLines = theirs !== undefined || facts[PLAINLY] !== undefined;
	const kind = kindOf(flow.id);
	const doubt = kind ? { kind, rule: null, turn: state.turn, denied: true, message: "" } : state.doubt;
	return leaveFor(content, { ...state, facts, stack, doubt, danger: keepsLines ? state.danger : null });
}

function takesBack(turn: Turn, flow: Flow, step: Step | undefined): boolean {
	const { choice, words, deniesDanger, judgement } = turn.reading;
	const pressed = choice !== null && words <= LONGEST_REFUSAL;
	// In another danger the question whether there are thoughts of dying is answered by it, and nothing else taken back.
	if (pressed || step?.asks === WISH_TO_DIE || asksOfDanger(turn, flow)) return false;
	// "I said not like that, are you even reading?" What began because of a hint ends where the bot is put right.
	const isPutRight = complains(turn) && choice === null && judgement.certainty === "none";
	return deniesDanger || (isPutRight && !isToldOf(turn.state, flow));
}

/** "Nobody did that to him. Do I call his mother?": who asks what was written for the danger does not deny it. */
function asksOfDanger(turn: Turn, { id }: Flow): boolean {
	const { answers, isAnswered } = answered(turn);
	return isAnswered && isWrittenFor(turn.content.entries.get(answers[0]?.id ?? ""), [id]);
}

/** "What? I made a joke. Not that." is a no to the gate's question, whatever else it says or asks. */
export function denied(turn: Turn): Outcome | null {
	const { content, state, reading } = turn;
	const { flow } = waiting(content, state);
	const { judgement, deniesDanger, holdsNo } = reading;
	if (flow?.kind !== "doubt" || reading.choice !== null || !(deniesDanger || holdsNo)) return null;
	// Plain words of danger outweigh the denial. A hint and a guess do not outweigh a plain no, nor a no to another danger; a
	// no that denies nothing by name may be to something else in the message.
	const isGuessed = deniesDanger && !judgement.plain && (holdsNo || judgement.kind !== state.doubt?.kind);
	if (isLikely(judgement) && !isGuessed) return null;
	if (!Object.hasOwn(flow.steps, BELIEVED) || state.position?.step === WHOSE) return null;
	return before(answerBeside(turn), follow(content, state, flow, BELIEVED));
}

/** What ran was not what the person meant: it says so, and listens. */
function leaveFor(content: Content, state: BotState): Outcome {
	const opened = enterFlow(content, { ...state, position: null }, OPEN);
	return { state: opened.state, said: [sentence(content, "misread")] };
}
