import type { BotState } from "../state";

export type LastQuestion = {
	/** All that was said with it. */
	wording: string;
	/** The question alone. */
	asked: string;
	/** What a yes means to it: one of two things left open, a true answer, or none at all. */
	kind: "either-or" | "yes-or-no" | "open";
};

const YES_OR_NO =
	/^(?:is|are|was|were|do|does|did|have|has|had|would|could|can|will|shall|somebody|someone|anybody|anyone)\b/i;
const NAMES_TWO =
	/, or | or (?:more|it|is|did|has|the|in|at|one|too|both|your?)\b|^(?:this|that|today|home|work)\b.* or /i;
/** An "or" that leaves no choice of two: "is there a place, a person or an hour where it stops?" */
const LISTS =
	/^(?:is there|are there|have you|do you|does|has any|with|in|on|at|what|which|who|whom|whose|when|where|how|since|if)\b/i;

/**
 * The question that the bot asked last, if it asked one.
 *
 * @param spoken the wordings of the last turns; English ones are understood
 */
export function lastQuestion(spoken: BotState["spoken"]): LastQuestion | null {
	const wording = spoken.at(-1)?.findLast((said) => said.trim().endsWith("?"));
	const asked = wording?.match(/[^.:!?]+\?$/)?.[0].trim();
	if (wording === undefined || asked === undefined) return null;
	if (NAMES_TWO.test(asked) && !LISTS.test(asked)) return { wording, asked, kind: "either-or" };
	return { wording, asked, kind: YES_OR_NO.test(asked) ? "yes-or-no" : "open" };
}
