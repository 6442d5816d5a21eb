import { type Content, stepOf } from "./content/content";
import type { Flow, Step } from "./content/schema";
import {
	answerWith,
	before,
	enterFlow,
	follow,
	interrupt,
	type Outcome,
	offerOf,
	optionOf,
	resume,
	sentence,
	takeOption,
	withOffersOfStep,
} from "./flows/engine";
import type { Ranked } from "./meaning/ngrams";
import type { Kind, Reading } from "./reading/understand";
import type { BotState, Offer } from "./state";

/** A message in its talk. */
export type Turn = {
	content: Content;
	/** The talk, with the facts that the message brings. */
	state: BotState;
	reading: Reading;
	/** Facts that were not known before, or otherwise. */
	news: readonly string[];
};

/** What may be done next; null where it does not apply. */
type Mover = (turn: Turn) => Outcome | null;

/** Where each kind of danger is met. */
const PROTOCOLS: Readonly<Record<Kind, string>> = {
	self: "self",
	deed: "deed-done",
	other: "somebody-else",
	violence: "violence",
	harm: "harm-to-others",
	thoughts: "unwanted-thoughts",
	past: "past",
};
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
const DOUBT = "doubt";
/** Facts that no denial takes back. */
const GRAVE = ["deed", "means", "place", "their-deed"];
const OPEN = "open";
/** What listening says where nothing was told yet. */
const LISTENING = "open/begin";
/** So many turns back something faint bears out another. */
const FAINT_STANDS = 3;
/** For so many turns after a no the gate does not ask the same again. */
const NO_STANDS = 10;
/** For so many turns after it was not answered. */
const SILENCE_STANDS = 4;
/** An option has at most nine words, some more once short forms are spelt out. */
const LONGEST_OPTION = 11;
/** From here on the nearest entry is what was said; between, it may be; see `npm run eval`. */
const SURE = 0.5;
const HALF_SURE = 0.3;
/** Within a protocol, and without a sign that something is asked, an answer must be surer. */
const SURE_IN_DANGER = 0.65;
const SURE_UNASKED = 0.6;
/** From here on a message is about the likeliest topic; between, it may be. */
const SURE_OF_TOPIC = 0.35;
const HALF_SURE_OF_TOPIC = 0.3;
/** A topic that runs gives way to another only when that is plain. */
const SURE_OF_ANOTHER = 0.75;
/** What is so likely about nothing of it is about no topic at all. */
const ABOUT_NOTHING = 0.6;
/** What tells of a topic without asking is met as a topic, unless it plainly says what an answer is for. */
const SURE_BESIDE_TOPIC = 0.85;
const LONGEST_OWN_WORDS = 200;
/** A no with more words than this tells something besides. */
const LONGEST_REFUSAL = 6;
/** So many turns back nothing is said word for word again where something else can be. */
const TURNS_UNSAID = 8;

/** The next move is the first of these that applies. */
const MOVES = {
	danger,
	safeNow,
	misread,
	graverFact,
	answerToStep,
	wish,
	question,
	exercise,
	otherTopic,
	anythingElse,
	topic,
	remark,
	whichOfThese,
	listen,
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
			return { ...withFaint(turn, takenUp(turn, outcome.back ? afterBack(turn, outcome) : outcome)), move };
	}
	throw new Error("No move applies.");
}

/** What the gate found faint is remembered; and like all that it finds, it stays on this machine. */
function withFaint({ state: { turn }, reading }: Turn, outcome: Outcome): Outcome {
	if (reading.judgement.certainty !== "faint") return outcome;
	return { ...outcome, state: { ...outcome.state, faint: turn, raised: true } };
}

/** "Go on" is no answer to who has just told something: listening then asks its first question. */
function takenUp({ content, reading }: Turn, outcome: Outcome): Outcome {
	const [last] = outcome.said.slice(-1);
	if (!reading.tells || last?.id !== LISTENING || outcome.said.length > 2) return outcome;
	const flow = content.flows.get(OPEN);
	const before = outcome.said.slice(0, -1);
	if (flow === undefined) return outcome;
	const on = followUnsaid(content, outcome.state, flow, flow.steps[flow.start]?.else ?? flow.start);
	return { ...on, said: [...(before.length > 0 ? before : acknowledge(content, reading)), ...on.said] };
}

/** A danger that is new or graver than the one that runs begins its protocol; a doubt is asked about, once. */
function danger({ content, state, reading }: Turn): Outcome | null {
	const { kind, certainty } = reading.judgement;
	if (kind === null || certainty === "none" || isOwnQuestion(state, reading)) return null;
	if (certainty === "faint" && !isBorneOut(state, reading)) return null;
	// A plain no to the gate's question counts more than the words that it denies; a deed is never taken back by it.
	if (state.position?.flow === DOUBT && kind !== "deed" && saysNo(reading)) return null;
	const raised = { ...state, raised: true };
	const protocol = PROTOCOLS[kind];
	if (certainty === "sure") {
		const front = content.flows.get(state.position?.flow ?? "");
		if (front?.kind === "danger" && !isGraver(protocol, front.id)) return null;
		if (!begins(protocol, state)) return null;
		return interrupt(content, raised, protocol, againStep(content, state, protocol));
	}
	const running =
		state.danger ?? [...state.stack, state.position].find((at) => content.flows.get(at?.flow ?? "")?.kind === "danger");
	// Whom the gate has asked, and who hints at it once more in place of an answer, has answered.
	const hintsAgain = certainty === "maybe" && kind !== "past" && reading.choice === null && !reading.denies;
	if (state.position?.flow === DOUBT && hintsAgain && state.doubt?.kind === kind)
		return interrupt(content, raised, protocol, againStep(content, state, protocol));
	if (running !== undefined || state.position?.flow === DOUBT || isOption(reading) || wasAsked(state, kind))
		return null;
	const doubt = { kind, turn: state.turn, denied: false, message: reading.userInput };
	return interrupt(content, { ...raised, doubt }, DOUBT, doubtStep(content, kind));
}

/** The words of an option, not a long message that is only near to one. */
function isOption({ choice, words }: Reading): boolean {
	return choice !== null && words <= LONGEST_OPTION;
}

/** A no stands for a while whatever was asked about; a question that got no answer, for less. */
function wasAsked({ doubt, turn }: BotState, kind: Kind): boolean {
	if (doubt === null || !(doubt.denied || doubt.kind === kind)) return false;
	return turn - doubt.turn < (doubt.denied ? NO_STANDS : SILENCE_STANDS);
}

/**
 * Whether something faint is to be asked about: it opens the talk, and whoever is not asked may not come back; or it is
 * not the first of late. What is told in good spirits is no sign.
 */
function isBorneOut({ turn, faint }: BotState, { tone }: Reading): boolean {
	return tone !== "good" && (turn === 0 || (faint !== null && turn - faint <= FAINT_STANDS));
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

function doubtStep(content: Content, kind: Kind): string {
	const steps = content.flows.get(DOUBT)?.steps ?? {};
	return kind in steps ? kind : "self";
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
	if (
		(reading.judgement.certainty === "sure" && !saysNo(reading)) ||
		GRAVE.some((fact) => state.facts[fact] !== undefined)
	)
		return null;
	const stack = state.stack.filter((position) => content.flows.get(position.flow)?.kind !== "danger");
	return leaveFor(content, { ...state, stack, danger: null });
}

/** What ran was not what the person meant: it says so, and listens. */
function leaveFor(content: Content, state: BotState): Outcome {
	const opened = enterFlow(content, { ...state, position: null }, OPEN);
	return { state: opened.state, said: [sentence(content, "misread")] };
}

/** A place, means or deed that is told while a protocol runs: what comes first is looked for anew. */
function graverFact({ content, state, reading, news }: Turn): Outcome | null {
	const { flow } = waiting(content, state);
	if (flow?.kind !== "danger" || reading.choice !== null) return null;
	const asked = Object.values(flow.steps).flatMap((step) => Object.keys(step.if ?? {}));
	const grave = news.filter((fact) => fact in content.facts && asked.includes(fact));
	return grave.length > 0 ? enterFlow(content, state, flow.id, flow.start) : null;
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
	const offer = reading.choice === null ? undefined : state.offers[reading.choice];
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
function wish({ content, state, reading }: Turn): Outcome | null {
	const [best] = reading.near;
	if (best === undefined || best.score < SURE) return null;
	const entry = content.entries.get(best.id);
	const inDanger = waiting(content, state).flow?.kind === "danger";
	if (entry?.does !== "wish" || (inDanger && !entry.always)) return null;
	return answerWith(content, entry.to === OPEN ? { ...state, position: null, stack: [] } : state, entry.id);
}

/** A question that has an answer gets it; one that may have is asked about; one that has none is told so. */
function question({ content, state, reading }: Turn): Outcome | null {
	const answers = reading.near.filter(({ id }) => content.entries.get(id)?.does === "question");
	const [best] = answers;
	const inDanger = ["danger", "doubt"].includes(waiting(content, state).flow?.kind ?? "");
	if (inDanger && !reading.asks) return null;
	const unasked = isTopical(reading, SURE_OF_TOPIC) ? SURE_BESIDE_TOPIC : SURE_UNASKED;
	const needed = !reading.asks ? unasked : inDanger ? SURE_IN_DANGER : SURE;
	if (best !== undefined && best.score >= needed) return aside(content, state, answerWith(content, state, best.id));
	if (!reading.asks || inDanger) return null;
	const unsure = best === undefined || best.score < HALF_SURE;
	if (unsure && isTopical(reading, HALF_SURE_OF_TOPIC)) return null;
	if (best === undefined || best.score < HALF_SURE) return cannotAnswer(content, state, reading);
	const offers: Offer[] = answers.slice(0, 3).map(({ id }) => ({ from: "entry", id }));
	return {
		state: { ...state, offers: [...offers, ...something(content)], show: [] },
		said: [sentence(content, "do-you-mean")],
	};
}

/** A question inside an exercise or a protocol is an aside: what waits is said once more behind the answer. */
function aside(content: Content, state: BotState, outcome: Outcome): Outcome {
	const { flow, step } = waiting(content, state);
	if (flow === undefined || step === undefined || !["danger", "exercise"].includes(flow.kind)) return outcome;
	if (outcome.state.position !== state.position) return outcome;
	const again = { id: `${flow.id}/${state.position?.step}/plainer`, text: step.plainer ?? step.say };
	return { ...outcome, state: withOffersOfStep(content, outcome.state), said: [...outcome.said, again] };
}

/** Asked like this, people mostly tell of themselves: "how do I get over her", "what do I do with my son". */
function isTopical(reading: Reading, from: number): boolean {
	const [best] = topicsOf(reading);
	return best !== undefined && best.score >= from && reading.words > 3;
}

/** The likeliest topics, with the shares that they have where the message is about any. */
function topicsOf({ topics }: Reading): readonly Ranked[] {
	const nothing = topics.find(({ id }) => id === "none")?.score ?? 0;
	if (nothing >= ABOUT_NOTHING) return [];
	return topics.filter(({ id }) => id !== "none").map(({ id, score }) => ({ id, score: score / (1 - nothing) }));
}

function cannotAnswer(content: Content, state: BotState, { words }: Reading): Outcome | null {
	if (words < 2) return null;
	const { flow } = waiting(content, state);
	if (flow?.kind === "danger" || flow?.kind === "doubt") return null;
	const offers = ["talk-on", "human"].map((name) => offerOf(content, name)).filter((offer) => offer !== null);
	return { state: { ...state, offers, show: [] }, said: [sentence(content, "cannot-answer")] };
}

/** An exercise that is asked for by its name. */
function exercise({ content, state, reading }: Turn): Outcome | null {
	const [best] = reading.near;
	if (best === undefined || best.score < SURE || !best.id.startsWith("flow:")) return null;
	return beginFlow(content, state, best.id.slice("flow:".length));
}

/** What tells plainly of something else than the topic that runs begins that topic. */
function otherTopic(turn: Turn): Outcome | null {
	const { flow } = waiting(turn.content, turn.state);
	if (flow?.kind === "talk") return topic(turn);
	return flow?.kind === "topic" ? topic(turn, SURE_OF_ANOTHER) : null;
}

/** What else was typed at a step that waits leads where the step says, or is asked once more. */
function anythingElse(turn: Turn): Outcome | null {
	const { content, state, reading } = turn;
	const { flow, step } = waiting(content, state);
	if (flow === undefined || step === undefined || reading.strange) return null;
	const said = remarkOf(turn);
	if (said !== null && flow.kind !== "doubt" && flow.kind !== "danger")
		return aside(content, state, answerWith(content, state, said));
	if (isDangerAgain(flow, reading)) return enterFlow(content, state, flow.id, "again");
	const short = reading.words <= LONGEST_REFUSAL;
	const notThis = ["no", "other"].some((id) => reading.whole.has(id) || (short && reading.leading.has(id)));
	if (flow.kind === "topic" && notThis && step.own === undefined) return leaveFor(content, state);
	if (flow.kind === "danger" && reading.asks && state.missed === 0) return cannotAnswerNow(content, state, flow, step);
	const listens = flow.kind === "topic" || flow.kind === "talk";
	if (step.else !== undefined && (listens || state.missed > 0 || step.plainer === undefined))
		return before(listens ? acknowledge(content, reading) : [], followUnsaid(content, state, flow, step.else));
	if (state.missed === 0) {
		const again = { id: `${flow.id}/${state.position?.step}/plainer`, text: step.plainer ?? step.say };
		return { state: { ...withOffersOfStep(content, state), missed: 1 }, said: [sentence(content, "once-more"), again] };
	}
	return follow(content, state, flow, step.else ?? step.next ?? (state.stack.length > 0 ? "back" : OPEN));
}

/** Goes on past what was said of late: nothing comes twice in a row of turns because nothing else fits. */
function followUnsaid(content: Content, state: BotState, flow: Flow, target: string): Outcome {
	const lately = new Set(state.spoken.slice(-TURNS_UNSAID).flat());
	let name: string | undefined = target;
	for (const seen = new Set<string>(); name !== undefined && !seen.has(name); name = flow.steps[name]?.else) {
		seen.add(name);
		const step = flow.steps[name];
		const outcome = step === undefined ? null : enterFlow(content, state, flow.id, name);
		if (outcome === null || outcome.said.some(({ id, text }) => !text.en.every((_, at) => lately.has(`${id}#${at}`))))
			return outcome ?? follow(content, state, flow, name);
	}
	if (flow.kind !== "danger") return enterFlow(content, { ...state, position: null }, OPEN);
	return { state: withOffersOfStep(content, state), said: [sentence(content, "still-here")] };
}

/** A question in a protocol that has no answer is not passed over: it says so, and what counts now stands again. */
function cannotAnswerNow(content: Content, state: BotState, flow: Flow, step: Step): Outcome {
	const again = { id: `${flow.id}/${state.position?.step}/plainer`, text: step.plainer ?? step.say };
	return {
		state: { ...withOffersOfStep(content, state), missed: 1 },
		said: [sentence(content, "cannot-answer-now"), again],
	};
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

/** The topic that the message is plainly about, once in a talk. */
function topic({ content, state, reading }: Turn, from = SURE_OF_TOPIC): Outcome | null {
	const [best] = topicsOf(reading);
	// "No, I did not lose my job" is not about losing it.
	const needed = reading.denies ? Math.max(from, SURE_OF_ANOTHER) : from;
	if (best === undefined || best.score < needed || state.begun.includes(best.id)) return null;
	if (!content.flows.has(best.id) || !(reading.tells || reading.words > 1)) return null;
	return enterFlow(content, { ...state, position: null }, best.id);
}

/** Thanks, a greeting, a complaint about the bot. */
function remark(turn: Turn): Outcome | null {
	const id = remarkOf(turn);
	return id === null ? null : answerWith(turn.content, turn.state, id);
}

function remarkOf({ content, reading }: Turn): string | null {
	const [best] = reading.near;
	if (best === undefined || best.score < SURE) return null;
	return content.entries.get(best.id)?.does === "remark" ? best.id : null;
}

/** Not understood, it says so and offers the likeliest. */
function whichOfThese({ content, state, reading }: Turn): Outcome | null {
	if (!reading.tells && reading.words < 2) return null;
	const likely = topicsOf(reading).filter(({ id, score }) => content.flows.has(id) && score >= HALF_SURE_OF_TOPIC / 2);
	if ((likely[0]?.score ?? 0) < HALF_SURE_OF_TOPIC || likely.length < 2) return null;
	const offers: Offer[] = likely.slice(0, 3).map(({ id }) => ({ from: "flow", id }));
	return {
		state: { ...state, position: null, offers: [...offers, ...something(content)], show: [] },
		said: [...acknowledge(content, reading), sentence(content, "which-of-these")],
	};
}

/** Nothing else applies: it listens. */
function listen({ content, state, reading }: Turn): Outcome {
	if (!reading.strange)
		return before(acknowledge(content, reading), enterFlow(content, { ...state, position: null }, OPEN));
	return { state: withOffersOfStep(content, { ...state, show: [] }), said: [sentence(content, "not-understood")] };
}

/** A few plain words that it was heard. */
function acknowledge(content: Content, { tone, tells }: Reading) {
	return tells ? [sentence(content, `heard-${tone}`)] : [];
}

function something(content: Content): Offer[] {
	return [offerOf(content, "something-else")].filter((offer) => offer !== null);
}

/** A no to the gate's question is believed: what made it ask is answered as if it had not. All else is said anew. */
function afterBack(turn: Turn, outcome: Outcome): Outcome {
	const { content, state } = turn;
	if (state.position?.flow !== DOUBT || outcome.state.doubt === null)
		return before(outcome.said, resume(content, outcome.state));
	const doubt = { ...outcome.state.doubt, denied: true };
	return { ...outcome, state: { ...outcome.state, doubt } };
}

function withFact(state: BotState, fact: string, value: string): BotState {
	return { ...state, facts: { ...state.facts, [fact]: value } };
}

function waiting(content: Content, { position }: BotState): { flow: Flow | undefined; step: Step | undefined } {
	if (position === null) return { flow: undefined, step: undefined };
	const step = stepOf(content, position.flow, position.step);
	return { flow: step && content.flows.get(position.flow), step };
}
