import type { Content } from "./content/content";
import type { Entry } from "./content/schema";
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

/** Where it is met as somebody else's, told by who knows of it. */
const PROTOCOLS_OF_ANOTHER: Readonly<Partial<Record<Kind, string>>> = { violence: "violence-to-another" };

/** Where a kind of danger is met, by whom it is about as far as that was told. */
export function protocolOf(kind: Kind, { whom }: BotState["facts"]): string {
	return (whom === "another" ? PROTOCOLS_OF_ANOTHER[kind] : undefined) ?? PROTOCOLS[kind];
}

/** The kind of danger that a protocol is for. */
export function kindOf(protocol: string): Kind | undefined {
	const kinds = Object.keys(PROTOCOLS) as Kind[];
	return kinds.find((kind) => [PROTOCOLS[kind], PROTOCOLS_OF_ANOTHER[kind]].includes(protocol));
}

/** The dangers that a talk is or was in, or that it was asked about by a rule's finding, not a guess, and nobody has denied. */
export function dangersOf(content: Content, { doubt, begun, danger, facts }: BotState): readonly string[] {
	const isOpen = doubt !== null && !doubt.denied && doubt.rule !== null;
	return [
		...begun.filter((id) => content.flows.get(id)?.kind === "danger"),
		...(isOpen ? [protocolOf(doubt.kind, facts)] : []),
		...(danger === null ? [] : [danger.flow]),
	];
}

/** Whether an answer was written for one of some dangers. */
export function isWrittenFor(entry: Entry | undefined, dangers: readonly string[]): boolean {
	return entry?.fits?.some((danger) => dangers.includes(danger)) === true;
}

/** What was told, or runs, makes what was written for it so many times likelier than its words alone. */
const FITTING = 16;

/**
 * How much likelier an answer is meant than its words make it, by what is known of the talk: nobody who was touched asks
 * whose fault another's death is.
 *
 * @param told facts that the message brings
 * @returns times; 0 for what was written for another danger than the one that runs, or for when there is none, and for
 * what does not hold by what was told
 */
export function weightIn(content: Content, state: BotState, told: BotState["facts"]): (id: string) => number {
	const dangers = dangersOf(content, state);
	const facts = { ...state.facts, ...told };
	const runs = content.flows.get(state.position?.flow ?? "")?.kind === "danger";
	return (id) => {
		const entry = content.entries.get(id);
		const { inDanger = false, fits = [], when, unless, forCalm = false } = entry ?? {};
		const isTold = when !== undefined && holds(when, facts);
		const isBeside = isWrittenFor(entry, dangers);
		const isElsewhere = dangers.length > 0 && fits.length > 0 && !isBeside;
		if (isElsewhere && (inDanger || (runs && !isTold))) return 0;
		if ((forCalm && runs) || (unless !== undefined && holds(unless, facts))) return 0;
		return (isBeside ? FITTING : 1) * (isTold ? FITTING : 1);
	};
}
