import { quoted } from "./answers";
import { ask, askPlan, createSkill, type Line, orNumber } from "./flow";
import { topicsFor } from "./for-topics";
import { hasAny, hear } from "./hearing";
import { howItWent } from "./how-it-went";
import { NOT_OF_THIS_MINUTE } from "./loose-answers";
import type { Answers } from "./skill";
import * as phrases from "./urge-surfing.phrases";

const DRINK = ["drink", "alcohol", "sharab", "daru", "daaru", "whisky", "rum", "beer", "peg", "शराब", "दारू"];

/** Names an urge, watches it for a minute, puts it off by ten. */
export const urgeSurfing = createSkill({
	id: "urge-surfing",
	helpsWith: topicsFor("urge-surfing"),
	offer: phrases.OFFER,
	why: phrases.WHY,
	first: "urge",
	steps: {
		urge: ask(phrases.URGE, phrases.PLAINER_URGE, "urge", "strength"),
		strength: orNumber(ask(phrases.STRENGTH, phrases.PLAINER_STRENGTH, "strength", "body", NOT_OF_THIS_MINUTE)),
		body: ask(phrases.BODY, phrases.PLAINER_BODY, "body", "wave", NOT_OF_THIS_MINUTE),
		wave: { listens: "go-ahead", says: phrases.WAVE, plainer: phrases.PLAINER_WAVE, next: "delay" },
		delay: askPlan(phrases.DELAY, phrases.PLAINER_DELAY, "delay", "after"),
		after: howItWent(beforeAsking),
	},
	end: () => [{ phrase: phrases.END }],
});

function beforeAsking({ urge, delay }: Answers): Line[] {
	const lines: Line[] = [];
	if (delay) lines.push({ phrase: phrases.DELAY_CHOSEN, slots: { delay: quoted(delay) } });
	if (hasAny(hear({ userInput: urge ?? "", act: null }), DRINK)) lines.push({ phrase: phrases.DAILY_DRINKING });
	return lines;
}
