import { createSkill, type FlowStep, type Hearing, type Move } from "./flow";
import { topicsFor } from "./for-topics";
import * as phrases from "./grounding.phrases";
import { hasAny, hear } from "./hearing";
import { CANNOT_HEAR, CANNOT_SEE } from "./hearing.words";
import { howItWent } from "./how-it-went";
import { ENDED } from "./shared.phrases";
import type { Answers } from "./skill";

/** Five, four, three, two, one: a sense a turn. Every answer is right, silence too. */
export const grounding = createSkill({
	id: "grounding",
	helpsWith: topicsFor("grounding"),
	offer: phrases.OFFER,
	why: phrases.WHY,
	first: "see",
	steps: {
		see: { ...sense(phrases.SEE, phrases.PLAINER_SEE, "see", "touch"), hears: withoutSeeing },
		touch: { ...sense(phrases.TOUCH, phrases.PLAINER_TOUCH, "touch", "hear"), next: soundsIfHeard },
		hear: sense(phrases.HEAR, phrases.PLAINER_HEAR, "hear", "smell"),
		smell: sense(phrases.SMELL, phrases.PLAINER_SMELL, "smell", "taste"),
		taste: sense(phrases.TASTE, phrases.PLAINER_TASTE, "taste", "after"),
		after: howItWent(() => [{ phrase: phrases.BACK_HERE }]),
	},
	end: () => [{ phrase: ENDED }],
});

function sense(says: FlowStep["says"], plainer: FlowStep["plainer"], saves: string, next: string): FlowStep {
	return { listens: "anything", says, plainer, saves, next };
}

function withoutSeeing({ heard, userInput }: Hearing): Move | null {
	return hasAny(heard, CANNOT_SEE)
		? { to: "touch", save: { see: userInput }, lines: [{ phrase: phrases.TOUCH_FIRST }] }
		: null;
}

/** Said earlier, it spares the person the step on sounds. */
function soundsIfHeard(answers: Answers): string {
	const told = hear({ userInput: `${answers.see ?? ""} ${answers.touch ?? ""}`, act: null });
	return hasAny(told, CANNOT_HEAR) ? "smell" : "hear";
}
