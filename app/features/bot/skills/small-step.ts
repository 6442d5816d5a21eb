import { quoted } from "./answers";
import { ask, askPlan, createSkill, type Hearing, type Line, type Move, orNumber } from "./flow";
import { topicsFor } from "./for-topics";
import { doesNotKnow, hasAny, isNo, isNothing, isYes } from "./hearing";
import type { Answers } from "./skill";
import * as phrases from "./small-step.phrases";

/** Behavioural activation: one act, small, with a place in the day and a spare plan. */
export const smallStep = createSkill({
	id: "small-step",
	helpsWith: topicsFor("small-step"),
	offer: phrases.OFFER,
	why: phrases.WHY,
	first: "what",
	steps: {
		what: askPlan(phrases.WHAT, phrases.PLAINER_WHAT, "what", "smaller"),
		smaller: askPlan(phrases.SMALLER, phrases.PLAINER_SMALLER, "smaller", "when"),
		when: orNumber(askPlan(phrases.WHEN, phrases.PLAINER_WHEN, "when", "obstacle")),
		obstacle: {
			...ask(phrases.OBSTACLE, phrases.PLAINER_OBSTACLE, "obstacle", "instead"),
			hears: ({ heard }) => (isNothing(heard) ? { to: "likely" } : null),
			next: ({ obstacle }) => (obstacle ? "instead" : "likely"),
		},
		instead: {
			...askPlan(phrases.INSTEAD, phrases.PLAINER_INSTEAD, "instead", "likely"),
			says: ({ obstacle }) => [{ phrase: phrases.INSTEAD, slots: { obstacle: quoted(obstacle ?? "…") } }],
		},
		likely: { listens: "choice", says: phrases.LIKELY, plainer: phrases.PLAINER_LIKELY, hears: likely, next: "end" },
	},
	end: plan,
});

function likely({ heard }: Hearing): Move | null {
	const halved: Move = { to: "end", lines: [{ phrase: phrases.HALVED }] };
	if (isNo(heard) || hasAny(heard, ["not likely", "unlikely", "not sure", "hard", "mushkil", "मुश्किल"])) return halved;
	if (doesNotKnow(heard) || hasAny(heard, ["maybe", "shayad", "शायद", "perhaps", "50"])) return halved;
	return isYes(heard) || hasAny(heard, ["likely", "can do", "will do", "i will", "ho jayega", "हो जाएगा"])
		? { to: "end" }
		: null;
}

function plan({ what, smaller, when, instead }: Answers): Line[] {
	const step = smaller ?? what;
	const lines: Line[] = [];
	if (step) lines.push({ phrase: phrases.END_STEP, slots: { step: quoted(step) } });
	if (when) lines.push({ phrase: phrases.END_WHEN, slots: { when: quoted(when) } });
	if (instead) lines.push({ phrase: phrases.END_INSTEAD, slots: { instead: quoted(instead) } });
	return [...lines, { phrase: phrases.END }];
}
