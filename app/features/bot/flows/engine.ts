import { type Content, stepOf } from "../content/content";
import type { Entry, Flow, Option, Step, Text } from "../content/schema";
import { type BotState, holds, type Offer, putAside } from "../state";
import type { Said } from "../words/voice";

/** Listening without a topic. */
export const OPEN = "open";

/** What a move of the engine leads to: the state after it, and what is said on the way. */
export type Outcome = {
	state: BotState;
	said: readonly Said[];
	/** What waited below was taken up again, and not said anew: see `goBack`. */
	back?: true;
};

/** More steps than this in one turn can only be a circle in the content. */
const MOST_STEPS = 40;
/** So many options a step may have; the page shows the first four of what is offered. */
export const MOST_OFFERS = 5;

/**
 * Begins a flow, or goes to a step of it. What waits meanwhile is not put aside: see `interrupt`.
 *
 * @param step its first, unless named
 */
export function enterFlow(content: Content, state: BotState, flowId: string, step?: string): Outcome {
	const flow = content.flows.get(flowId);
	if (flow === undefined) throw new Error(`There is no flow ${flowId}.`);
	const begun = state.begun.includes(flowId) ? state.begun : [...state.begun, flowId];
	const facts = step === undefined ? forgetRun(content, flow, state.facts) : state.facts;
	return walk(content, pinned(flow, flow.lines, { ...state, begun, facts }), flow, step ?? flow.start);
}

/** What a flow keeps for itself, beside the common facts, is of one run: begun anew, it asks anew. */
function forgetRun(content: Content, { steps }: Flow, facts: BotState["facts"]): BotState["facts"] {
	const own = new Set(
		Object.values(steps).flatMap((step) => [
			step.own,
			step.number,
			...step.options.flatMap(({ keep }) => Object.keys(keep)),
		]),
	);
	return Object.fromEntries(Object.entries(facts).filter(([fact]) => fact in content.facts || !own.has(fact)));
}

/** Begins a flow in front of what waits, which can be taken up again when it is over. */
export function interrupt(content: Content, state: BotState, flowId: string, step?: string): Outcome {
	// A doubt that something plain has overtaken is not asked again, nor what listening has asked.
	const isOver = ["doubt", "talk"].includes(content.flows.get(state.position?.flow ?? "")?.kind ?? "");
	return enterFlow(content, isOver ? { ...state, position: null } : putAside(state), flowId, step);
}

/** Takes an option of a step: keeps the facts that it tells, and goes where it leads. */
export function takeOption(content: Content, state: BotState, flowId: string, option: Option): Outcome {
	const facts = { ...state.facts, ...option.keep };
	const { denies: kind, safe, to } = option;
	const doubt = kind ? { kind, rule: null, turn: state.turn, denied: true, message: "" } : state.doubt;
	const told = { ...state, facts, doubt, danger: safe ? null : state.danger };
	return follow(content, told, content.flows.get(flowId), to);
}

/** Goes to a target of the content, as it is seen from a flow. */
export function follow(content: Content, state: BotState, flow: Flow | undefined, target: string): Outcome {
	if (target.startsWith("flow:")) return enterFlow(content, { ...state, position: null }, target.slice("flow:".length));
	if (target.startsWith("answer:")) return answerWith(content, state, target.slice("answer:".length));
	if (flow !== undefined && Object.hasOwn(flow.steps, target)) return walk(content, state, flow, target);
	if (target === "back") return goBack(content, state);
	if (target === "book" || target === "clear" || target === "call") return showButton(content, state, target);
	return enterFlow(content, { ...state, position: null, stack: [] }, target);
}

/** Says an answer or a remark. What waits goes on waiting; an exercise and a protocol offer their options anew. */
export function answerWith(content: Content, state: BotState, id: string): Outcome {
	const entry = content.entries.get(id);
	if (entry === undefined) throw new Error(`There is no answer ${id}.`);
	const offers = entry.next.map((next) => offerOf(content, next)).filter((offer) => offer !== null);
	// What a topic asked is not said again with the answer, so its options would hang in the air.
	const waiting = !entry.leaves && goesOn(content, state) ? offersOfStep(content, state) : [];
	const after = { ...state, offers: [...offers, ...waiting].slice(0, MOST_OFFERS) };
	const said = [saidOf(entry)];
	if (entry.to === undefined) return { state: entry.leaves ? { ...after, position: null } : after, said };
	return before(said, follow(content, state, undefined, entry.to));
}

/** What an answer, a remark or a subject says. */
export function saidOf({ id, say }: Entry): Said {
	return { id: `entries/${id}`, text: say };
}

/** Whether what waits goes on waiting beside something else: a danger, the gate's question, an exercise. */
export function goesOn(content: Content, { position }: BotState): boolean {
	return ["danger", "doubt", "exercise"].includes(content.flows.get(position?.flow ?? "")?.kind ?? "");
}

/** Something that is said before what an outcome says; what that says itself is not said twice. */
export function before(said: readonly Said[], outcome: Outcome): Outcome {
	const own = new Set(outcome.said.map(({ id }) => id));
	return { ...outcome, said: [...said.filter(({ id }) => !own.has(id)), ...outcome.said] };
}

/** The same state with the suggestions of the step that waits. */
export function withOffersOfStep(content: Content, state: BotState): BotState {
	return { ...state, offers: offersOfStep(content, state) };
}

/** One of the engine's own sentences. */
export function sentence(content: Content, id: string): Said {
	const text: Text | undefined = content.sentences.get(id);
	if (text === undefined) throw new Error(`talk.yaml has no sentence ${id}.`);
	return { id: `sentences/${id}`, text };
}

/** The option behind an offer of a step, or of many places, where the content still has it. */
export function optionOf(content: Content, offer: Offer): Option | undefined {
	if (offer.from === "step") return stepOf(content, offer.flow, offer.step)?.options[offer.option];
	return offer.from === "shared" ? content.options.get(offer.id) : undefined;
}

/** What stands for a name in `next`: a flow, an answer, or one of the options that many places offer. */
export function offerOf(content: Content, name: string): Offer | null {
	if (content.options.has(name)) return { from: "shared", id: name };
	if (content.flows.has(name)) return { from: "flow", id: name };
	return content.entries.has(name) ? { from: "entry", id: name } : null;
}

/** From a step on: says what there is to say, passes over what is known or does not apply, and stops where it waits. */
function walk(content: Content, start: BotState, flow: Flow, first: string): Outcome {
	let state = start;
	let name = first;
	const said: Said[] = [];
	for (let count = 0; count < MOST_STEPS; count++) {
		const step = flow.steps[name] as Step;
		const passed = passedOver(step, state);
		const next = passed?.to ?? (waits(step) ? null : step.next);
		if (passed === null) {
			said.push({ id: `${flow.id}/${name}`, text: step.say });
			if (step.show !== undefined) said.push(sentence(content, "or-call"));
			state = step.safe ? { ...state, danger: null } : pinned(flow, step.lines, state);
		} else state = { ...state, facts: { ...state.facts, ...passed.keep } };
		if (next === null || next === undefined) {
			const waiting = {
				...state,
				position: { flow: flow.id, step: name },
				missed: 0,
				show: step.show === undefined ? [] : [step.show],
			};
			return { state: withOffersOfStep(content, waiting), said };
		}
		if (!Object.hasOwn(flow.steps, next)) return before(said, follow(content, state, flow, next));
		name = next;
	}
	throw new Error(`The flow ${flow.id} goes in a circle at ${name}.`);
}

function waits(step: Step): boolean {
	return step.options.length > 0 || step.own !== undefined || step.number !== undefined || step.next === undefined;
}

/** Where a step leads that is passed over, since it does not apply or what it asks is known; null when it counts. */
function passedOver(step: Step, { facts }: BotState): { to: string | undefined; keep: Record<string, string> } | null {
	if (step.if !== undefined && !holds(step.if, facts)) return { to: step.otherwise ?? step.next, keep: {} };
	if (step.asks === undefined) return null;
	const known = facts[step.asks];
	if (known === undefined) return null;
	const told = step.options.find(({ keep }) => keep[step.asks as string] === known);
	if (told !== undefined) return { to: told.to, keep: told.keep };
	return step.options.some(({ keep }) => (step.asks as string) in keep)
		? null
		: { to: step.next ?? step.else, keep: {} };
}

function offersOfStep(content: Content, { position }: BotState): Offer[] {
	if (position === null) return [];
	const options = stepOf(content, position.flow, position.step)?.options ?? [];
	return options.map((_, option) => ({ from: "step" as const, ...position, option })).slice(0, MOST_OFFERS);
}

/** Takes up what waits below. Whether and how that is said anew is for the moves to say. */
function goBack(content: Content, state: BotState): Outcome {
	const position = state.stack.at(-1) ?? null;
	const known = position !== null && stepOf(content, position.flow, position.step) !== undefined;
	const after = { ...state, position: known ? position : null, stack: state.stack.slice(0, -1), show: [] };
	return { state: withOffersOfStep(content, after), said: [], back: true };
}

/** Says the step that waits once more; without one, listens. */
export function resume(content: Content, state: BotState): Outcome {
	const { position } = state;
	if (position === null) return enterFlow(content, { ...state, stack: [] }, OPEN);
	const flow = content.flows.get(position.flow) as Flow;
	return before([sentence(content, "back")], walk(content, { ...state, position: null }, flow, position.step));
}

/** Shows a button of the page. A danger and an exercise go on beside it: nobody has called, and nothing is cleared yet. */
function showButton(content: Content, state: BotState, button: "book" | "call" | "clear"): Outcome {
	const said = [sentence(content, button)];
	if (goesOn(content, state))
		return { state: { ...state, offers: offersOfStep(content, state), show: [button] }, said };
	const offers = ["talk-on"].map((name) => offerOf(content, name)).filter((offer) => offer !== null);
	return { state: { ...state, position: null, offers, show: [button] }, said };
}

/** A danger's lines stand pinned from its beginning, or those of a step from there on. */
function pinned({ id, kind }: Flow, lines: readonly string[] = [], state: BotState): BotState {
	return kind !== "danger" || lines.length === 0 ? state : { ...state, danger: { flow: id, lines: [...lines] } };
}
