import { ask, createSkill, type Hearing, type Line, type Move } from "./flow";
import { topicsFor } from "./for-topics";
import { hasAny, isNothing } from "./hearing";
import * as phrases from "./safety-plan.phrases";
import type { Answers } from "./skill";

/**
 * The six steps of the Stanley-Brown Safety Planning Intervention (Stanley and Brown, 2012, Cognitive
 * and Behavioral Practice 19, 256-264), in its order. It asks for no promise.
 */
export const safetyPlan = createSkill({
	id: "safety-plan",
	helpsWith: topicsFor("safety-plan"),
	offer: phrases.OFFER,
	why: phrases.WHY,
	left: phrases.LEFT,
	first: "signs",
	steps: {
		signs: ask(phrases.SIGNS, phrases.PLAINER_SIGNS, "signs", "alone"),
		alone: ask(phrases.ALONE, phrases.PLAINER_ALONE, "alone", "places"),
		places: ask(phrases.PLACES, phrases.PLAINER_PLACES, "places", "ask"),
		ask: { ...ask(phrases.ASK, phrases.PLAINER_ASK, "ask", "professionals"), hears: nobody },
		professionals: {
			...ask(phrases.PROFESSIONALS, phrases.PLAINER_PROFESSIONALS, "professionals", "surroundings"),
			hears: ({ heard }) => (isNothing(heard) ? { to: "surroundings" } : null),
		},
		surroundings: {
			...ask(phrases.SURROUNDINGS, phrases.PLAINER_SURROUNDINGS, "surroundings", "end"),
			hears: ({ heard }) => (isNothing(heard) ? { to: "end" } : null),
		},
	},
	end: list,
});

function nobody({ heard }: Hearing): Move | null {
	const none =
		isNothing(heard) || hasAny(heard, ["nobody", "no one", "noone", "dont have anyone", "koi nahi", "कोई नहीं"]);
	return none ? { to: "professionals", lines: [{ phrase: phrases.NOBODY }] } : null;
}

const LISTED = [
	["signs", phrases.LIST_SIGNS],
	["alone", phrases.LIST_ALONE],
	["places", phrases.LIST_PLACES],
	["ask", phrases.LIST_ASK],
	["professionals", phrases.LIST_PROFESSIONALS],
	["surroundings", phrases.LIST_SURROUNDINGS],
] as const;

/** The whole plan, a line each; unlike other endings it keeps every kept word, for it will be copied. */
function list(answers: Answers): Line[] {
	const lines: Line[] = LISTED.flatMap(([key, phrase]) => {
		const answer = answers[key]
			?.replace(/[?？]/g, " ")
			.replace(/[.।\s]+$/, "")
			.trim();
		return answer ? [{ phrase, slots: { [key]: answer }, ownLine: true }] : [];
	});
	return [
		{ phrase: phrases.LIST },
		...lines,
		{ phrase: phrases.LIST_LINES, ownLine: true },
		{ phrase: phrases.KEEP, ownLine: true },
	];
}
