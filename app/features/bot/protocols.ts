import type { Content } from "./content/content";
import type { Kind } from "./gate/rules";
import { type BotState, holds } from "./state";

/** Where each kind of danger is met. */
export const PROTOCOLS: Readonly<Record<Kind, string>> = {
	self: "self",
	deed: "deed-done",
	other: "somebody-else",
	violence: "violence",
	harm: "harm-to-others",
	thoughts: "unwanted-thoughts",
	past: "past",
};

/** The dangers that a talk is or was in, or that it was asked about by a rule's finding, not a guess, and nobody has denied. */
export function dangersOf(content: Content, { doubt, begun, danger }: BotState): readonly string[] {
	const isOpen = doubt !== null && !doubt.denied && doubt.rule !== null;
	return [
		...begun.filter((id) => content.flows.get(id)?.kind === "danger"),
		...(isOpen ? [PROTOCOLS[doubt.kind as Kind]] : []),
		...(danger === null ? [] : [danger.flow]),
	];
}

function isInProtocol(content: Content, { position }: BotState): boolean {
	return content.flows.get(position?.flow ?? "")?.kind === "danger";
}

/** What was told, or runs, makes what was written for it so many times likelier than its words alone. */
const FITTING = 8;

/**
 * How much likelier an answer is meant than its words make it, by what is known of the talk: nobody who was touched asks
 * whose fault another's death is.
 *
 * @param told facts that the message brings
 * @returns times; 0 for what was written for the middle of another danger, or for when there is none
 */
export function weightIn(content: Content, state: BotState, told: BotState["facts"]): (id: string) => number {
	const dangers = dangersOf(content, state);
	const facts = { ...state.facts, ...told };
	return (id) => {
		const { inDanger = false, fits = [], when, forCalm = false } = content.entries.get(id) ?? {};
		if (forCalm && isInProtocol(content, state)) return 0;
		const isBeside = fits.some((danger) => dangers.includes(danger));
		if (inDanger && dangers.length > 0 && fits.length > 0 && !isBeside) return 0;
		return (isBeside ? FITTING : 1) * (when !== undefined && holds(when, facts) ? FITTING : 1);
	};
}
