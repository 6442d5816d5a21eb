import { quoted } from "./answers";
import { ask, askWithNumber, createSkill, type Line } from "./flow";
import { topicsFor } from "./for-topics";
import { isNothing } from "./hearing";
import * as phrases from "./problem-solving.phrases";
import type { Answers } from "./skill";

/** Define, list, choose, begin, check. */
export const problemSolving = createSkill({
	id: "problem-solving",
	helpsWith: topicsFor("problem-solving"),
	offer: phrases.OFFER,
	why: phrases.WHY,
	first: "define",
	steps: {
		define: ask(phrases.DEFINE, phrases.PLAINER_DEFINE, "problem", "ideas"),
		ideas: {
			...ask(phrases.IDEAS, phrases.PLAINER_IDEAS, "ideas", "choose"),
			// Without an idea there is nothing to choose from.
			next: ({ ideas }) => (ideas ? "choose" : "first-step"),
		},
		choose: {
			...askWithNumber(phrases.CHOOSE, phrases.PLAINER_CHOOSE, "choice", "first-step"),
			says: ({ ideas }) => [
				{ phrase: phrases.CHOOSE_FROM, slots: { ideas: quoted(ideas ?? "…") } },
				{ phrase: phrases.CHOOSE },
			],
		},
		"first-step": ask(phrases.FIRST_STEP, phrases.PLAINER_FIRST_STEP, "firstStep", "hurdle"),
		hurdle: {
			...ask(phrases.HURDLE, phrases.PLAINER_HURDLE, "hurdle", "check"),
			hears: ({ heard }) => (isNothing(heard) ? { to: "check" } : null),
		},
		check: askWithNumber(phrases.CHECK, phrases.PLAINER_CHECK, "check", "end"),
	},
	end: plan,
});

function plan({ problem, choice, firstStep, check }: Answers): Line[] {
	const lines: Line[] = [];
	if (problem) lines.push({ phrase: phrases.END_PROBLEM, slots: { problem: quoted(problem) } });
	if (choice) lines.push({ phrase: phrases.END_CHOICE, slots: { choice: quoted(choice) } });
	if (firstStep) lines.push({ phrase: phrases.END_FIRST_STEP, slots: { firstStep: quoted(firstStep) } });
	if (check) lines.push({ phrase: phrases.END_CHECK, slots: { check: quoted(check) } });
	return [...lines, { phrase: phrases.END }];
}
