import { ASKS_WORDS, offeredAnswers } from "./answering";
import type { Content } from "./content/content";
import type { Flow, Sign, Step } from "./content/schema";
import {
	before,
	enterFlow,
	follow,
	interrupt,
	MOST_OFFERS,
	OPEN,
	type Outcome,
	sentence,
	withOffersOfStep,
} from "./flows/engine";
import { isLikely } from "./gate/judge";
import { listen } from "./listening";
import { kindOf, PROTOCOLS, protocolOf } from "./protocols";
import { type BotState, holds, putAside } from "./state";
import { type Turn, waiting, wasSaidWithin } from "./turn";
import type { Said } from "./words/voice";

export const DOUBT = "doubt";
const STILL = "still";
/** What no denial takes back: a deed, a means at hand, a place that can kill; to be at home is none. */
const DEEDS = ["taken", "cut", "other"];
const GRAVE: readonly Record<string, string | string[]>[] = [
	{ deed: DEEDS },
	{ "their-deed": DEEDS },
	{ means: "known" },
	{ place: ["height", "water", "track", "road"] },
];
const CERTAIN = "certain";
/** The fact that a danger was said plainly: by words that a rule finds, or as a yes to the gate's question. */
export const PLAINLY = "plainly";
/** With these, too, nobody is asked whether there is danger at all. */
const TOLD_OF_DANGER = ["their-place", "with-them", "him-near", "hurt", "touched", "weapon", "on-way-there", CERTAIN];
/** So many turns back nothing is said word for word again where something else can be. */
const TURNS_UNSAID = 8;

/** So many turns after the gate's question that nobody answered, what would have answered it still does. */
const ASKED_STANDS = 6;
/** And so many after a danger was left. */
const LEFT_STANDS = 10;

/** A danger, what is heard of it now, and whether it runs or was only asked about. */
type Heard = { flow: Flow; signs: readonly Sign[]; runs: boolean };

/**
 * The danger whose signs are heard: the one that runs, whose lines stand pinned while something else is talked of (unless it
 * was taken back), the one below the question whether there is any, or, by the signs that tell as much as a yes, the one
 * that was left of late ("the urge is getting stronger") or that the gate has asked about.
 */
export function dangerHeard(content: Content, state: BotState): Heard | null {
	const { flow } = waiting(content, state);
	const { doubt, turn } = state;
	const stands = state.danger?.flow ?? "";
	const pinned = doubt?.denied && doubt.kind === kindOf(stands) ? "" : stands;
	const below = flow?.id === STILL ? state.stack.at(-1)?.flow : pinned;
	const running = flow?.kind === "danger" && flow.id !== STILL ? flow : content.flows.get(below ?? "");
	if (running?.kind === "danger") return { flow: running, signs: running.signs, runs: true };
	const isAsked = doubt !== null && !doubt.denied && turn - doubt.turn <= ASKED_STANDS;
	const asked = isAsked ? content.flows.get(protocolOf(doubt.kind, state.facts)) : leftOfLate(content, state);
	return asked === undefined ? null : { flow: asked, signs: asked.signs.filter(({ answers }) => answers), runs: false };
}

/** The danger of which somebody has said, not long ago, that it is over. */
function leftOfLate(content: Content, state: BotState): Flow | undefined {
	const left = state.begun.filter((id) => {
		const text = content.flows.get(id)?.steps.safe?.say;
		return text !== undefined && wasSaidWithin(state, LEFT_STANDS, { id: `${id}/safe`, text });
	});
	return content.flows.get(left.at(-1) ?? "");
}

/** The gravest sign that a message tells answers its question, too: no other answer is given. */
export function repliesItself({ content, state, reading }: Turn): boolean {
	const { flow, signs = [] } = dangerHeard(content, state) ?? {};
	return signs.some(({ id, replies }) => replies && reading.signs.includes(`${flow?.id}/${id}`));
}

/** What is typed in a danger says where on its map the person is: the gravest sign that it tells leads there. */
export function situation(turn: Turn): Outcome | null {
	const { content, state, reading } = turn;
	const heard = dangerHeard(content, state);
	// What made the gate ask, read once more where it was passed over, is no answer to it.
	const isDoubted = reading.userInput === state.doubt?.message && heard?.runs === false;
	if (heard === null || reading.plainly || isDoubted) return null;
	const { flow } = heard;
	const signs = heard.signs.filter((sign) => isTold(flow, sign, turn));
	const [sign] = signs;
	if (sign === undefined) return null;
	const told = { ...inFront(state, flow), facts: factsTold(signs, turn), raised: true };
	const said = sign.say && { id: `${flow.id}/signs/${sign.id}`, text: sign.say };
	const saying = said === undefined || wasSaid(state, said) ? [] : [said];
	const to = sign.to ?? (told.position === null ? flow.start : undefined);
	if (to !== undefined) return before(saying, followUnsaid(content, told, flow, to));
	return { state: withOffersOfStep(content, told), said: [...saying, standing(flow, told)] };
}

/** What all signs of a message tell, the gravest last. */
function factsTold(signs: readonly Sign[], { state, reading }: Turn): BotState["facts"] {
	const forgotten = signs.flatMap(({ forget }) => forget);
	const facts = Object.entries(state.facts).filter(([fact]) => !forgotten.includes(fact));
	const near = reading.name !== null && signs.some(({ names }) => names) ? [["near-name", reading.name]] : [];
	// What tells as much as a yes has told that the danger is there.
	const certain = signs.some(({ answers }) => answers) ? [[CERTAIN, "yes"]] : [];
	return Object.fromEntries([
		...facts,
		...certain,
		...signs.toReversed().flatMap(({ keep }) => Object.entries(keep)),
		...near,
	]);
}

function isTold(flow: Flow, sign: Sign, { state, reading }: Turn): boolean {
	if (sign.eases && reading.onlyAsks) return false; // "Is the ambulance coming?"
	const found = reading.signs.includes(`${flow.id}/${sign.id}`);
	const brought = sign.facts !== undefined && holds(sign.facts, reading.facts);
	return (found || brought) && (sign.if === undefined || holds(sign.if, state.facts));
}

/** Whoever tells something has answered the question that waits; all else waits below. */
function inFront(state: BotState, { id }: Flow): BotState {
	const { position, stack } = state;
	if (position?.flow === STILL) return { ...state, position: stack.at(-1) ?? null, stack: stack.slice(0, -1) };
	if (position?.flow === DOUBT) return { ...state, position: null };
	return position?.flow === id ? state : putAside(state);
}

/** What still counts while a danger runs, in one line. */
export function standing({ id, stands }: Flow, { facts }: BotState) {
	const at = stands.findIndex((one) => one.if === undefined || holds(one.if, facts));
	const text = stands[at]?.say;
	if (text === undefined) throw new Error(`Nothing stands in ${id}.`);
	return { id: `${id}/stands/${at}`, text };
}

/**
 * What is no sign of the danger is heard, and the next step follows that was not said of late and supposes nothing that
 * was not told: words for another scene are as bad as none. Where nothing grave was told, the second time it is asked
 * whether there is danger at all. When all has been said, what still counts is said once in a while, and else what is
 * told is listened to: the lines stand pinned.
 */
export function unheard(turn: Turn, flow: Flow, step: Step): Outcome {
	const { content, state, reading } = turn;
	const isTrue = isGrave(state) || isToldOf(state, flow);
	// Who takes leave in the middle of a danger is not held by one more question.
	if (reading.leaves)
		return { state: withOffersOfStep(content, state), said: [sentence(content, "until-then"), standing(flow, state)] };
	const missed = state.missed + 1;
	if (missed > 1 && !isLikely(reading.judgement) && !isTrue) return interrupt(content, state, STILL);
	const first = heardIn(turn, flow);
	const fits = ({ scene }: Step) => !scene;
	const next = step.else === undefined ? null : unsaidFrom(content, state, flow, step.else, fits);
	if (next !== null) return before(first, { ...next, state: { ...withAsked(turn, next.state), missed } });
	const stands = standing(flow, state);
	const kept = { ...withAsked(turn, withOffersOfStep(content, state)), missed };
	if (!wasSaid(state, stands)) return { state: kept, said: [...first, stands] };
	// What is said outside a danger to who asks for advice would lead away from it.
	return { state: kept, said: reading.asksInWords ? [noAnswer(content, flow)] : listen(turn).said };
}

/**
 * Whether somebody has told of the danger itself. Anger threatens plainly what it does not mean; who has said plainly that
 * they want to die is not asked whether they do.
 */
export function isToldOf({ facts }: BotState, { id }: Flow): boolean {
	const certain = id === PROTOCOLS.harm ? TOLD_OF_DANGER : [PLAINLY, ...TOLD_OF_DANGER];
	return certain.some((fact) => facts[fact] !== undefined);
}

/** What may have been asked stands before the options of the step. */
function withAsked(turn: Turn, state: BotState): BotState {
	const asked = turn.reading.asksInWords ? offeredAnswers(turn, 1) : [];
	return { ...state, offers: [...asked, ...state.offers].slice(0, MOST_OFFERS) };
}

/**
 * That something was read; to who asks how to say it the words; to another question that has no answer here, where
 * something grave was told, what counts now.
 */
function heardIn({ content, state, reading }: Turn, flow: Flow): Said[] {
	const { id, heard, words } = flow;
	const spoken = words && { id: `${id}/words`, text: words };
	if (spoken && reading.doing.act === ASKS_WORDS && !wasSaid(state, spoken)) return [spoken];
	if (reading.asksInWords) return [isGrave(state) ? standing(flow, state) : noAnswer(content, flow)];
	return heard === undefined ? [] : [{ id: `${id}/heard`, text: heard }];
}

/** Who may know what has no answer here: the danger's last line, where it has a sentence of its own. */
function noAnswer(content: Content, { lines }: Flow): Said {
	if (lines.length === 0) return sentence(content, "cannot-answer-now");
	const own = `ask-${lines.at(-1)}`;
	return sentence(content, content.sentences.has(own) ? own : "ask-emergency");
}

export function isGrave({ facts, position }: BotState): boolean {
	return position?.flow === PROTOCOLS.deed || GRAVE.some((condition) => holds(condition, facts));
}

/** Goes on past what was said of late: nothing comes twice in a row of turns because nothing else fits. */
export function followUnsaid(content: Content, state: BotState, flow: Flow, target: string): Outcome {
	const outcome = unsaidFrom(content, state, flow, target);
	if (outcome !== null) return outcome;
	if (flow.kind !== "danger") return enterFlow(content, { ...state, position: null }, OPEN);
	return { state: withOffersOfStep(content, state), said: [standing(flow, state)] };
}

/** The first step from a target on that fits and says something which was not said of late; null where there is none. */
function unsaidFrom(
	content: Content,
	state: BotState,
	flow: Flow,
	target: string,
	fits: (step: Step) => boolean = () => true,
): Outcome | null {
	let name: string | undefined = target;
	for (const seen = new Set<string>(); name !== undefined && !seen.has(name); ) {
		seen.add(name);
		if (!Object.hasOwn(flow.steps, name)) return follow(content, state, flow, name);
		const outcome = enterFlow(content, state, flow.id, name);
		const { position } = outcome.state;
		const step = position?.flow === flow.id ? flow.steps[position.step] : undefined;
		if ((step === undefined || fits(step)) && outcome.said.some((said) => !wasSaid(state, said))) return outcome;
		name = step?.else;
	}
	return null;
}

/** Whether each wording of it was said of late. */
export function wasSaid(state: BotState, said: Said): boolean {
	return wasSaidWithin(state, TURNS_UNSAID, said);
}
