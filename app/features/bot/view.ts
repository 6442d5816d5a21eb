import { type Content, stepOf } from "./content/content";
import type { Language } from "./content/schema";
import { optionOf } from "./flows/engine";
import type { BotState, Offer } from "./state";
import { fillSlots, type Slots } from "./words/voice";

/** What a page shows beside the last reply. */
export type ReplyView = {
	/** What the person may well want to say next, at most four. */
	suggestions: string[];
	/** "asked" after the gate's question, "danger" while a protocol runs or its lines are pinned. */
	help: "none" | "asked" | "danger";
	/** The lines that stand pinned, the nearest first. */
	lines: { name: string; number: string }[];
	/** What says that the danger is over; null where none stands. */
	safeNow: string | null;
	/** Buttons that lead out of the talk. */
	show: BotState["show"];
	/** Whether an exercise has just been gone through: who keeps a line of moods is asked for one. */
	finished: boolean;
};

/** On a phone more buttons than this are no help. */
const MOST_SUGGESTIONS = 4;
/** Nobody reads more numbers than this. */
const MOST_LINES = 3;

/**
 * What stands beside the last reply of a talk, from its state alone.
 *
 * @param slots the numbers and names of the lines, which an operator may have replaced
 */
export function viewOf(content: Content, state: BotState, slots: Slots): ReplyView {
	const { language, danger } = state;
	const asked = state.position !== null && content.flows.get(state.position.flow)?.kind === "doubt";
	const label = content.sentences.get("safe-now")?.[language][0] ?? null;
	return {
		suggestions: [...new Set(state.offers.map((offer) => labelOf(content, offer, language)))]
			.filter((text) => text !== null)
			.slice(0, MOST_SUGGESTIONS)
			.map((text) => fillSlots(text, slots)),
		help: danger !== null ? "danger" : asked ? "asked" : "none",
		lines: danger === null ? [] : pinned(content, state, slots),
		safeNow: danger === null ? null : label,
		show: state.show,
		finished: danger === null && hasFinished(content, state),
	};
}

/** Whether the newest reply said the step at which an exercise has been gone through. */
function hasFinished(content: Content, { position, spoken }: BotState): boolean {
	if (position === null || !stepOf(content, position.flow, position.step)?.finished) return false;
	return spoken.at(-1)?.some((id) => id.startsWith(`${position.flow}/${position.step}#`)) ?? false;
}

/** A child's own line comes first, whatever the danger. */
function pinned(content: Content, { danger, facts, language }: BotState, slots: Slots): ReplyView["lines"] {
	const ids = facts.age === "under-18" ? ["emergency", "children", ...(danger?.lines ?? [])] : (danger?.lines ?? []);
	return [...new Set(ids)]
		.filter((id) => content.lines[id] !== undefined)
		.slice(0, MOST_LINES)
		.map((id) => ({
			name: slots[`name.${id}`] ?? content.lines[id]?.name[language] ?? id,
			number: slots[`line.${id}`] ?? content.lines[id]?.number ?? "",
		}));
}

function labelOf(content: Content, offer: Offer, language: Language): string | null {
	if (offer.from === "entry") return content.entries.get(offer.id)?.short[language] ?? null;
	if (offer.from === "flow") return content.flows.get(offer.id)?.title[language] ?? null;
	return optionOf(content, offer)?.text[language] ?? null;
}
