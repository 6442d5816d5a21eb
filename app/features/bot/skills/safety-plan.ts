import { ask, createSkill, type Hearing, type Line, type Move } from "./flow";
import { topicsFor } from "./for-topics";
import { hasAny, isNothing } from "./hearing";
import * as phrases from "./safety-plan.phrases";
import type { Answers, SkillState } from "./skill";

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

/** Speaks of this hour, of an intent or of a deed: then it is no part of a plan for another day. */
const OF_THIS_HOUR =
	/\b(?:now|tonight|today|already|i am|im|standing|jump(?:ing)?|edge|ready|soon|decided|goodbye|bye|gonna|going to|want(?:ed)? to (?:die|end|go)|kill(?:ing)? myself|end(?:ing)? (?:it|my life|everything)|id rather|i would rather|no point|too late|in my hands?|holding|took|taken|swallowed|drank|cut(?:ting)? myself|i (?:will|ll)(?! (?:give|hand|put|keep|lock|throw|move|ask|tell|call|ring|leave|go|sit|walk|stay)\b)|ill(?! (?:give|hand|put|keep|lock|throw|move|ask|tell|call|ring|leave|go|sit|walk|stay)\b))\b/;

/**
 * Whether a message answers a question of a running safety plan, which asks for the signs of a bad hour and for what
 * could hurt in it. To raise an alarm at the answer would punish it. English only: elsewhere every word counts.
 *
 * @param state a skill's state, as stored with the conversation
 */
export function answersPlan(state: SkillState | null, userInput: string): boolean {
	if (state === null || state.id !== "safety-plan" || state.paused) return false;
	return (
		safetyPlan.listening(state.step) === "words" && !OF_THIS_HOUR.test(userInput.toLowerCase().replace(/['’]/g, ""))
	);
}

function nobody({ heard }: Hearing): Move | null {
	// "My brother, nobody else" names one.
	const none =
		isNothing(heard) ||
		(!hasAny(heard, ["else", "other than", "except", "besides", "bas", "sirf"]) &&
			hasAny(heard, ["nobody", "no one", "noone", "dont have anyone", "koi nahi", "कोई नहीं"]));
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
