import { quoted } from "./answers";
import { ask, askPlan, createSkill, type Hearing, type Line, type Move, orNumber } from "./flow";
import { topicsFor } from "./for-topics";
import { hasAny, hear, isAny, isNothing } from "./hearing";
import { saysWhatToDo } from "./loose-answers";
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
		define: {
			...ask(phrases.DEFINE, phrases.PLAINER_DEFINE, "problem", "ideas"),
			// Without a problem there is nothing to sort.
			next: ({ problem }) => (problem ? "ideas" : "end"),
		},
		ideas: {
			...askPlan(phrases.IDEAS, phrases.PLAINER_IDEAS, "ideas", "choose"),
			// Without an idea there is nothing to choose from.
			next: ({ ideas }) => (ideas ? "choose" : "first-step"),
		},
		choose: {
			...askPlan(phrases.CHOOSE, phrases.PLAINER_CHOOSE, "choice", "first-step"),
			hears: chosenByPlace,
			says: ({ ideas }) => [
				{ phrase: phrases.CHOOSE_FROM, slots: { ideas: quoted(ideas ?? "…") } },
				{ phrase: phrases.CHOOSE },
			],
		},
		"first-step": {
			...askPlan(phrases.FIRST_STEP, phrases.PLAINER_FIRST_STEP, "firstStep", "hurdle"),
			says: ({ choice }) => [{ phrase: choice ? phrases.FIRST_STEP : phrases.FIRST_STEP_OF_ANY }],
		},
		hurdle: {
			...ask(phrases.HURDLE, phrases.PLAINER_HURDLE, "hurdle", "help"),
			hears: ({ heard }) => (isNothing(heard) ? { to: "check" } : null),
			next: ({ hurdle }) => (hurdle && !namesAWay(hurdle) ? "help" : "check"),
		},
		help: {
			...ask(phrases.HELP, phrases.PLAINER_HELP, "help", "check"),
			says: ({ hurdle }) => [{ phrase: phrases.HELP, slots: { hurdle: quoted(hurdle ?? "…") } }],
		},
		check: orNumber(askPlan(phrases.CHECK, phrases.PLAINER_CHECK, "check", "end")),
	},
	end: plan,
});

/** "They may refuse, then Raju": what to do about it is told already. */
function namesAWay(hurdle: string): boolean {
	const heard = hear({ userInput: hurdle, act: null });
	return saysWhatToDo(heard) || hasAny(heard, ["then", "ask", "tab", "poochh", "puch", "तब", "पूछ"]);
}

const PLACES = [
	["1", "first", "the first", "first one", "the first one", "pehla", "pehli", "पहला", "पहली", "१"],
	["2", "second", "the second", "second one", "the second one", "doosra", "dusra", "doosri", "दूसरा", "दूसरी", "२"],
	["3", "third", "the third", "third one", "the third one", "teesra", "tisra", "teesri", "तीसरा", "तीसरी", "३"],
] as const;

/** "2" and "the second one" stand for the idea itself. */
function chosenByPlace({ heard, answers }: Hearing): Move | null {
	const place = PLACES.findIndex((names) => isAny(heard, names));
	const choice = (answers.ideas ?? "").split(/[,;\n]+| (?:or|ya|या) /)[place]?.trim();
	return choice ? { to: "first-step", save: { choice } } : null;
}

function plan({ problem, choice, firstStep, help, check }: Answers): Line[] {
	if (!problem) return [{ phrase: phrases.END_UNNAMED }];
	const lines: Line[] = [];
	lines.push({ phrase: phrases.END_PROBLEM, slots: { problem: quoted(problem) } });
	if (choice) lines.push({ phrase: phrases.END_CHOICE, slots: { choice: quoted(choice) } });
	if (firstStep) lines.push({ phrase: phrases.END_FIRST_STEP, slots: { firstStep: quoted(firstStep) } });
	if (help) lines.push({ phrase: phrases.END_HELP, slots: { help: quoted(help) } });
	if (check) lines.push({ phrase: phrases.END_CHECK, slots: { check: quoted(check) } });
	return [...lines, { phrase: phrases.END }];
}
