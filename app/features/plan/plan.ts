import { keptText } from "../kept-text";

/** The six boxes of a safety plan, in their order (Stanley and Brown, 2012). */
export const BOXES = ["signs", "alone", "places", "ask", "professionals", "safe"] as const;
export type Box = (typeof BOXES)[number];
/** What stands in each box; an empty text in those that were left out. */
export type Plan = Readonly<Record<Box, string>>;

/** Longest text of a box: all six, in a script of three bytes a letter, are still a form that can be sent. */
export const BOX_LENGTH = 1_000;

/** What may come of anything that has texts by box: no other name, no other kind, texts as they are kept. */
export function planFrom(given: Readonly<Record<string, unknown>>): Plan {
	const text = (box: Box) => (typeof given[box] === "string" ? keptText(given[box]) : "");
	return Object.fromEntries(BOXES.map((box) => [box, text(box)])) as Plan;
}

/**
 * The plan that a talk has brought: the bot keeps what is said to its exercise as the facts `plan-signs`, `plan-alone` and
 * so on. This is all that plan and bot have in common.
 *
 * @param facts of the bot's state
 */
export function planOfFacts(facts: Readonly<Record<string, string>>): Plan {
	return planFrom(Object.fromEntries(BOXES.map((box) => [box, facts[factOf(box)] ?? ""])));
}

/** The fact under which the bot keeps what was told for a box. */
export function factOf(box: Box): string {
	return `plan-${box}`;
}

/** A plan with what another one has for the boxes that are empty in it. */
export function filledUp(plan: Plan, by: Plan): Plan {
	return Object.fromEntries(BOXES.map((box) => [box, plan[box] || by[box]])) as Plan;
}

/** A plan with what another one says besides, below what stands in its boxes already. */
export function addedTo(plan: Plan, more: Plan): Plan {
	const both = (box: Box) => (plan[box].includes(more[box]) ? plan[box] : `${plan[box]}\n${more[box]}`.trim());
	return Object.fromEntries(BOXES.map((box) => [box, both(box)])) as Plan;
}

/**
 * What is to stand in the boxes of a page that came anew: what was typed there since it came before is kept, and where
 * the plan changed as well, as by a login, the box has both.
 *
 * @param before the plan with which the page came before
 * @param typed what stands in its boxes, also those that were emptied
 * @param now the plan with which it came now
 */
export function typedSince(before: Plan, typed: Plan, now: Plan): Plan {
	const both = addedTo(now, typed);
	const text = (box: Box) => {
		if (typed[box] === before[box]) return now[box];
		return now[box] === before[box] || typed[box].includes(now[box]) ? typed[box] : both[box];
	};
	return Object.fromEntries(BOXES.map((box) => [box, text(box)])) as Plan;
}

/** Whether two plans say the same. */
export function isSame(plan: Plan, other: Plan): boolean {
	return BOXES.every((box) => plan[box] === other[box]);
}

/** Whether nothing stands in any box. */
export function isEmpty(plan: Plan): boolean {
	return BOXES.every((box) => plan[box] === "");
}

/** The boxes that hold more than they can. */
export function tooLong(plan: Plan): Box[] {
	return BOXES.filter((box) => plan[box].length > BOX_LENGTH);
}
