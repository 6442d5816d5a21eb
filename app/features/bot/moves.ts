import type { Content } from "./content/content";
import type { Flow, Step } from "./content/schema";
import {
	answerWith,
	before,
	enterFlow,
	follow,
	interrupt,
	type Outcome,
	optionOf,
	resume,
	sentence,
	takeOption,
	withOffersOfStep,
} from "./flows/engine";
import { isLikely } from "./gate/judge";
import type { Judgement, Kind, Reading } from "./reading/understand";
import { DOUBT, followUnsaid, isGrave, PROTOCOLS, repliesItself, situation, standing, unheard } from "./situation";
import type { BotState, Offer } from "./state";
import { isNew, listen, telling, topic } from "./telling";
import { answersNear, type Mover, OPEN, type Turn, waiting } from "./turn";

/** The gravest first. What is met as a talk, and not as a danger, comes last. */
const GRAVITY: readonly string[] = [
	"deed-done",
	"self",
	"harm-to-others",
	"violence",
	"somebody-else",
	"unwanted-thoughts",
	"past",
];
const GOODBYE = "goodbye";
/** Where a no to the gate's question leads. */
const BELIEVED = "believed";
/** The question whose the thoughts of death are, and that it was asked. */
const WHOSE = "whose";
/** For so many turns after a no the gate does not ask the same again. */
const NO_STANDS = 10;
/** For so many turns after it was not answered. */
const SILENCE_STANDS = 4;
/** An option has at most nine words, some more once short forms are spelt out. */
const LONGEST_OPTION = 11;
/** From here on the nearest entry is what was said, while something waits; in free talk the act says less wrongly. */
const SURE = 0.5;
const SURE_OF_WISH = 0.65;
const SURE_OF_REMARK = 0.85;
const SURE_UNASKED = 0.6;
/** From here on the likeliest answer is said to what asks by its form. */
const SURE_OF_ANSWER = 0.3;
const LONGEST_OWN_WORDS = 200;
/** A no with more words than this tells something besides. */
const LONGEST_REFUSAL = 6;
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
	telling,
	topic: otherTopic,
	anythingElse,
	listen: listening,
} satisfies Record<string, Mover>;
export type Move = keyof typeof MOVES;

/** Moves that say what was written for one matter. */
const NARROW: readonly Move[] = ["exercise", "remark", "telling", "topic"];

/**
 * Answers a message that was read.
 *
 * @returns what is said, the state after it, and which move it was
 */
export function nextMove(turn: Turn): Outcome & { move: Move } {
	for (const [move, mover] of Object.entries(MOVES) as [Move, Mover][]) {
		const outcome = mover(turn);
		if (outcome !== null && !(NARROW.includes(move) && repeats(turn, outcome)))
			return { ...withFaint(turn, heardOut(turn, outcome.back ? afterBack(turn, outcome, move) : outcome)), move };
	}
	throw new Error("No move applies.");
}

/** What was said in this talk is not said again because it is near once more. A danger has its own order. */
function repeats({ content, state }: Turn, { said: [first] }: Outcome): boolean {
	const kind = waiting(content, state).flow?.kind;
	return kind !== "danger" && kind !== "doubt" && first !== undefined && !isNew(state, first);
}

/** Like all that the gate finds, what is faint stays on this machine. */
function withFaint({ reading }: Turn, outcome: Outcome): Outcome {
	if (reading.judgement.certainty !== "faint") return outcome;
	return { ...outcome, state: { ...outcome.state, raised: true } };
}

/** "I am here, write" is no answer to who has just told something: what leads to listening is listened to. */
function heardOut(turn: Turn, outcome: Outcome): Outcome {
	const { state, said } = outcome;
	const begins = said.at(-1)?.id === `${OPEN}/begin` && turn.reading.tells && turn.reading.choice === null;
	if (!begins) return outcome;
	return before(said.slice(0, -1), heard(turn, state));
}

/** What the message tells is met as if nothing waited. */
function heard(turn: Turn, state: BotState): Outcome {
	const free = { ...turn, state: { ...state, position: null, offers: [] } };
	return telling(free) ?? topic(free) ?? listen(free);
}

function isOwnStep({ steps }: Flow, target: string | undefined): target is string {
	return target !== undefined && Object.hasOwn(steps, target);
}

/** A danger that is new or graver than the one that runs begins its protocol; a doubt is asked about, once. */
function danger(turn: Turn): Outcome | null {
	const { content, state, reading } = turn;
	const { certainty } = reading.judgement;
	const kind = kindIn(state, reading.judgement);
	if (kind === null || certainty === "none" || isOwnQuestion(state, reading)) return null;
	// Whoever opens a talk with a sign that is only faint, and is not asked, may not come back.
	if (certainty === "faint" && (state.turn > 0 || reading.tone === "good")) return null;
	// A plain no to the gate's question counts more than the words that it denies; a deed is never taken back by it.
	// "Why do you ask about suicide?" is a question, and no answer to the gate's.
	const asks = state.position?.flow === DOUBT && certainty !== "sure" && answered(turn).isAnswered;
	if (asks) return null;
	const again = saysItAgain(state, reading);
	if (state.position?.flow === DOUBT && kind !== "deed" && saysNo(reading) && !again) return null;
	const raised = { ...state, raised: true };
	const protocol = PROTOCOLS[kind];
	const front = content.flows.get(state.position?.flow ?? "");
	if (kind === "self" && front?.id === PROTOCOLS.other) return askWhose(content, raised);
	if (certainty === "sure") {
		if (front?.kind === "danger" && !isGraver(protocol, front.id)) return null;
		if (!begins(protocol, state)) return null;
		return interrupt(content, raised, protocol, againStep(content, state, protocol));
	}
	const running =
		state.danger ?? [...state.stack, state.position].find((at) => content.flows.get(at?.flow ?? "")?.kind === "danger");
	// Whom the gate has asked, and who hints at it once more in place of an answer, has answered.
	const hintsAgain = isLikely(reading.judgement) && kind !== "past" && reading.choice === null && !reading.denies;
	if (again || (state.position?.flow === DOUBT && hintsAgain && state.doubt?.kind === kind))
		return interrupt(content, raised, protocol, againStep(content, state, protocol));
	// To the question whether they fear for themselves some answer with what else there is to fear.
	const another = certainty === "maybe" && state.doubt?.kind !== kind && !asks;
	if (state.position?.flow === DOUBT && !another) return null;
	if (running !== undefined || isOption(reading) || wasAsked(state, reading)) return null;
	const doubt = { kind, rule: reading.judgement.rule, turn: state.turn, denied: false, message: reading.userInput };
	return interrupt(content, { ...raised, doubt }, DOUBT, doubtStep(content, kind, turn));
}

/** The words of an option, not a long message or a plain word of danger that is only near to one. */
function isOption({ choice, presses, words, judgement }: Reading): boolean {
	return choice !== null && (presses || (words <= LONGEST_OPTION && judgement.rule === null));
}

/**
 * "I do not want to live any more", in place of an answer to the gate's question: what a rule finds is no No, whatever
 * option it is near to. Only the bare word is, the option itself, or a denial. What else there is to fear is asked about.
 */
function saysItAgain({ position, doubt }: BotState, { judgement, presses, whole, deniesDanger }: Reading): boolean {
	const { kind, rule } = judgement;
	const isSame = kind === doubt?.kind || (kind === "deed" && doubt?.kind === "self");
	return position?.flow === DOUBT && rule !== null && isSame && !presses && !whole.has("no") && !deniesDanger;
}

/**
 * A no stands for a while whatever was asked about; a question that got no answer, for less. What a rule finds that had
 * not found what was denied is something new, unless it is denied once more.
 */
function wasAsked({ doubt, turn }: BotState, { judgement: { kind, rule }, deniesDanger }: Reading): boolean {
	if (doubt === null || !(doubt.denied || doubt.kind === kind)) return false;
	if (rule !== null && rule !== doubt.rule && !(doubt.denied && deniesDanger)) return false;
	return turn - doubt.turn < (doubt.denied ? NO_STANDS : SILENCE_STANDS);
}

/** A question or a topic that was offered and taken: the words are the content's own, not the person's. */
function isOwnQuestion({ offers }: BotState, reading: Reading): boolean {
	const offer = isOption(reading) ? offers[reading.choice ?? -1] : undefined;
	return offer !== undefined && offer.from !== "step";
}

function saysNo({ whole, leading }: Reading): boolean {
	return whole.has("no") || leading.has("no");
}

/** Where a protocol is met that was met before: from another side, not from its beginning. */
function againStep(content: Content, { begun }: BotState, protocol: string): string | undefined {
	const steps = content.flows.get(protocol)?.steps ?? {};
	return begun.includes(protocol) && "again" in steps ? "again" : undefined;
}

function isGraver(one: string, other: string): boolean {
	return GRAVITY.indexOf(one) < GRAVITY.indexOf(other);
}

/** What is met as grief or as strength is met once. */
function begins(protocol: string, { begun }: BotState): boolean {
	return !(begun.includes(protocol) && (protocol === PROTOCOLS.past || protocol === PROTOCOLS.thoughts));
}

/** What the model guesses alone is asked as one asks everybody, and not as if it had been read; a place or means never. */
function doubtStep(content: Content, kind: Kind, { state: { facts }, reading }: Turn): string {
	const steps = content.flows.get(DOUBT)?.steps ?? {};
	const isGuess = reading.judgement.rule === null && facts.place === undefined && facts.means === undefined;
	if (isGuess && kind === "self") return "gently";
	return kind in steps ? kind : "self";
}

/**
 * Who has said that it is about somebody else tells of them. A plain word of one's own counts as it stands; while the
 * other's protocol runs it is asked about, once, and so is what a rule finds that only hints at one's own danger.
 */
function kindIn({ facts, position, stack }: BotState, { kind, certainty, rule }: Judgement): Kind | null {
	if (facts.whom !== "another" || (kind !== "self" && kind !== "deed")) return kind;
	const runs = [position, ...stack].some((at) => at?.flow === PROTOCOLS.other);
	const wasAskedWhose = facts[WHOSE] !== undefined && runs;
	if (certainty === "sure") return kind === "deed" || !wasAskedWhose ? kind : "other";
	return kind === "self" && rule !== null && runs && !wasAskedWhose ? kind : "other";
}

function askWhose(content: Content, state: BotState): Outcome {
	return interrupt(content, { ...state, facts: { whom: "another", ...state.facts, [WHOSE]: "asked" } }, DOUBT, WHOSE);
}

/** "I am safe now", at any time while lines stand pinned. */
function safeNow({ content, state, reading }: Turn): Outcome | null {
	if (state.danger === null || !reading.whole.has("safe-now")) return null;
	return enterFlow(content, { ...state, danger: null }, state.danger.flow, "safe");
}

/** "I do not want to die, it is about my son": where nothing grave was told, a denial ends what the gate began. */
function misread({ content, state, reading }: Turn): Outcome | null {
	const { flow } = waiting(content, state);
	const pressed = reading.choice !== null && reading.words <= LONGEST_REFUSAL;
	if (flow?.kind !== "danger" || pressed || !reading.deniesDanger) return null;
	if ((reading.judgement.certainty === "sure" && !saysNo(reading)) || isGrave(state)) return null;
	const stack = state.stack.filter((position) => content.flows.get(position.flow)?.kind !== "danger");
	return leaveFor(content, { ...state, stack, danger: null });
}

/** "What? I made a joke. Not that." is a no to the gate's question, whatever else it says or asks. */
function denied(turn: Turn): Outcome | null {
	const { content, state, reading } = turn;
	const { flow } = waiting(content, state);
	if (flow?.kind !== "doubt" || reading.choice !== null || !reading.deniesDanger) return null;
	if (isLikely(reading.judgement)) return null;
	if (!Object.hasOwn(flow.steps, BELIEVED) || state.position?.step === WHOSE) return null;
	const { answers, isAnswered } = answered(turn);
	const answer = isAnswered ? content.entries.get(answers[0]?.id ?? "") : undefined;
	const said = answer === undefined ? [] : [{ id: `entries/${answer.id}`, text: answer.say }];
	return before(said, follow(content, state, flow, BELIEVED));
}

/** What ran was not what the person meant: it says so, and listens. */
function leaveFor(content: Content, state: BotState): Outcome {
	const opened = enterFlow(content, { ...state, position: null }, OPEN);
	return { state: opened.state, said: [sentence(content, "misread")] };
}

/** Where in a danger the person is; a question beside it is answered first. */
function toldOfDanger(turn: Turn): Outcome | null {
	const outcome = situation(turn);
	if (outcome === null || !turn.reading.asksInWords || repliesItself(turn)) return outcome;
	const { answers, isAnswered } = answered(turn);
	const answer = isAnswered ? turn.content.entries.get(answers[0]?.id ?? "") : undefined;
	return answer === undefined ? outcome : before([{ id: `entries/${answer.id}`, text: answer.say }], outcome);
}

/** An offered suggestion, a number or own words that the step waits for. */
function answerToStep(turn: Turn): Outcome | null {
	const { content, state, reading } = turn;
	const { flow, step } = waiting(content, state);
	if (flow !== undefined && step?.number !== undefined && reading.number !== null) {
		const { from, to, keep } = step.number;
		if (reading.number >= from && reading.number <= to)
			return goOn(content, withFact(state, keep, String(reading.number)), flow, step);
	}
	// Where one's own words are asked for, "I stop eating" is an answer, and only like "Stop here".
	const takes = step?.own === undefined || reading.presses || reading.plainly;
	const offer = reading.choice === null || !takes ? undefined : state.offers[reading.choice];
	if (offer !== undefined) return takeOffer(content, state, offer);
	if (flow === undefined || step === undefined) return null;
	if (step.own === undefined || isAside(turn)) return null;
	const blank = ["no", "not-sure", "nothing"].some((id) => reading.whole.has(id));
	if (blank) return goOn(content, state, flow, step);
	return goOn(content, withFact(state, step.own, reading.userInput.trim().slice(0, LONGEST_OWN_WORDS)), flow, step);
}

function takeOffer(content: Content, state: BotState, offer: Offer): Outcome {
	if (offer.from === "entry") return answerWith(content, state, offer.id);
	if (offer.from === "flow") return beginFlow(content, state, offer.id);
	const option = optionOf(content, offer);
	if (option === undefined) return resume(content, state);
	return takeOption(content, state, offer.from === "step" ? offer.flow : "", option);
}

/** An exercise in the middle of a protocol can be left for it; a topic gives way. */
function beginFlow(content: Content, state: BotState, id: string): Outcome {
	const { flow } = waiting(content, state);
	const keeps = flow?.kind === "danger" || flow?.kind === "exercise" || flow?.kind === "topic";
	return keeps ? interrupt(content, state, id) : enterFlow(content, { ...state, position: null }, id);
}

function goOn(content: Content, state: BotState, flow: Flow, step: Step): Outcome {
	return follow(content, state, flow, step.next ?? step.else ?? OPEN);
}

/** Not an answer to what the step asks for: a wish, a question that has an answer, a plain remark about the bot. */
function isAside({ content, reading }: Turn): boolean {
	const [best] = reading.near;
	if (best === undefined || best.score < SURE) return false;
	const does = content.entries.get(best.id)?.does;
	return does === "wish" || (does === "question" && reading.asks) || (does === "remark" && best.score >= SURE_UNASKED);
}

/** Stop, leave, clear, another language, a human, booking: what people want done. */
function wish(turn: Turn): Outcome | null {
	const { content, state, reading } = turn;
	const [best] = reading.leaves || takesLeave(turn) ? [{ id: GOODBYE, score: 1 }] : reading.near;
	if (best === undefined || best.score < (isInDanger(content, state) ? SURE : SURE_OF_WISH)) return null;
	const entry = content.entries.get(best.id);
	const inDanger = waiting(content, state).flow?.kind === "danger";
	if (entry?.does !== "wish" || (inDanger && !entry.always)) return null;
	return answerWith(content, entry.to === OPEN ? { ...state, position: null, stack: [] } : state, entry.id);
}

/** In free talk alone: what waits is not left because something sounds like a goodbye. */
function takesLeave({ content, state, reading }: Turn): boolean {
	const kind = waiting(content, state).flow?.kind ?? "talk";
	return reading.doing.act === "leaves" && reading.doing.sure >= SURE && (kind === "talk" || kind === "topic");
}

/** A question that has an answer gets it, once; one that has none is left to what asking does. */
function question(turn: Turn): Outcome | null {
	const { content, state, reading } = turn;
	const { answers, isAnswered } = answered(turn);
	const [best, ...others] = answers;
	if (!isAnswered || best === undefined) return null;
	const outcome = aside(content, state, answerWith(content, state, best.id));
	if (!repeats(turn, outcome)) return outcome;
	const another = question({ ...turn, reading: { ...reading, near: others } });
	return another ?? { ...outcome, said: [sentence(content, "said-already")] };
}

/** The answers that may be asked for, and whether the nearest is. In danger only what is plainly asked is answered. */
function answered({ content, state, reading }: Turn) {
	const answers = answersNear({ content, state, reading });
	const inDanger = isInDanger(content, state);
	// What is told in danger is not taken for a question because it is like one.
	const asks = inDanger ? reading.asksInWords : reading.asks;
	const act = content.acts.get(reading.doing.act);
	const byAct = act?.answer ?? 1;
	const least = asks && (inDanger || !act?.asks) ? SURE_OF_ANSWER : byAct;
	return { answers, isAnswered: (asks || !inDanger) && (answers[0]?.score ?? 0) >= least };
}

function isInDanger(content: Content, state: BotState): boolean {
	return ["danger", "doubt"].includes(waiting(content, state).flow?.kind ?? "");
}

/** A question inside an exercise is an aside: what waits is said once more behind the answer; in a danger, what counts. */
function aside(content: Content, state: BotState, outcome: Outcome): Outcome {
	const { flow, step } = waiting(content, state);
	if (flow === undefined || step === undefined || !["danger", "doubt", "exercise"].includes(flow.kind)) return outcome;
	if (outcome.state.position !== state.position) return outcome;
	const waits = { id: `${flow.id}/${state.position?.step}/plainer`, text: step.plainer ?? step.say };
	const again = flow.kind === "danger" ? standing(flow, state) : waits;
	return { ...outcome, state: withOffersOfStep(content, outcome.state), said: [...outcome.said, again] };
}

/** An exercise that is asked for by its name. */
function exercise({ content, state, reading }: Turn): Outcome | null {
	const [best] = reading.near;
	if (best === undefined || best.score < SURE_OF_WISH || !best.id.startsWith("flow:")) return null;
	return beginFlow(content, state, best.id.slice("flow:".length));
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
	if (isDangerAgain(flow, reading)) return followUnsaid(content, state, flow, "again");
	if (flow.kind === "danger") return unheard(turn, flow, step);
	if (flow.kind === "topic") return null;
	const aboutElse = reading.tells && reading.judgement.certainty === "none";
	if (flow.kind === "doubt" && aboutElse && isOwnStep(flow, step.else))
		return before(followUnsaid(content, state, flow, step.else).said, heard(turn, state));
	if (step.else !== undefined && (state.missed > 0 || step.plainer === undefined))
		return followUnsaid(content, state, flow, step.else);
	if (state.missed === 0) {
		const again = { id: `${flow.id}/${state.position?.step}/plainer`, text: step.plainer ?? step.say };
		return { state: { ...withOffersOfStep(content, state), missed: 1 }, said: [sentence(content, "once-more"), again] };
	}
	return follow(content, state, flow, step.else ?? step.next ?? (state.stack.length > 0 ? "back" : OPEN));
}

/** Named again while its protocol waits for something else, the danger is met from another side. */
function isDangerAgain(flow: Flow, { judgement }: Reading): boolean {
	const { kind, certainty } = judgement;
	return (
		flow.kind === "danger" &&
		certainty === "sure" &&
		kind !== null &&
		PROTOCOLS[kind] === flow.id &&
		"again" in flow.steps
	);
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
