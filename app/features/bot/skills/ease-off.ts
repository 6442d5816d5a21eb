import { EASE_OFF, EASE_OFF_ALONE, EASE_OFF_TO_HELP } from "./shared.phrases";
import type { SkillState, SkillStep, Turn } from "./skill";

/** The step, in any skill, in which something gentler has been offered. */
export const EASED_OFF = "eased-off";

/**
 * Stops an exercise that makes things worse. Grounding is offered instead; where grounding itself,
 * or a plan about hard hours, is what hurt, people are named instead of another exercise.
 *
 * @param state the exercise
 * @param turn the message in which it was said
 */
export function easeOff(state: SkillState, turn: Turn): SkillStep {
	if (state.id === "grounding" || state.id === "safety-plan") {
		return { response: turn.say(EASE_OFF_TO_HELP), state: null, outcome: "worse" };
	}
	if (state.id === "booking" || state.id === "mood-check-in") {
		return { response: turn.say(EASE_OFF_ALONE), state: null, outcome: "worse" };
	}
	return {
		response: turn.say(EASE_OFF),
		state: { ...state, step: EASED_OFF, paused: false },
		outcome: "worse",
	};
}
