import { quoted } from "./answers";
import { ask, createSkill, type Line, orNumber } from "./flow";
import { topicsFor } from "./for-topics";
import { howItWent } from "./how-it-went";
import { NOT_IN_OTHER_WORDS } from "./loose-answers";
import type { Answers } from "./skill";
import * as phrases from "./thought-record.phrases";

/** One thought, what speaks for it and against it, and a fairer wording, all in the person's words. */
export const thoughtRecord = createSkill({
	id: "thought-record",
	helpsWith: topicsFor("thought-record"),
	offer: phrases.OFFER,
	why: phrases.WHY,
	first: "situation",
	steps: {
		situation: ask(phrases.SITUATION, phrases.PLAINER_SITUATION, "situation", "thought"),
		thought: ask(phrases.THOUGHT, phrases.PLAINER_THOUGHT, "thought", "feeling"),
		feeling: orNumber(ask(phrases.FEELING, phrases.PLAINER_FEELING, "feeling", "for")),
		for: ask(phrases.FOR, phrases.PLAINER_FOR, "for", "against"),
		against: ask(phrases.AGAINST, phrases.PLAINER_AGAINST, "against", "kinder", NOT_IN_OTHER_WORDS),
		kinder: ask(phrases.KINDER, phrases.PLAINER_KINDER, "kinder", "after", NOT_IN_OTHER_WORDS),
		after: howItWent(shownBack),
	},
	end: () => [{ phrase: phrases.END }],
});

/** The fairer wording comes last, so that it is what stays; a wording never found is not missed aloud. */
function shownBack({ thought, against, kinder }: Answers): Line[] {
	const lines: Line[] = [];
	if (thought) lines.push({ phrase: phrases.FIRST_THOUGHT, slots: { thought: quoted(thought) } });
	if (against && !kinder) lines.push({ phrase: phrases.BOTH_SIDES, slots: { against: quoted(against) } });
	if (kinder) lines.push({ phrase: phrases.FAIRER_THOUGHT, slots: { kinder: quoted(kinder) } });
	return lines;
}
