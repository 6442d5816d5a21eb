import type { SkillId } from "../skills";
import { SKILLS } from "../skills";
import type { BotState } from "../state";
import { holds } from "../wordings";
import { ASKED } from "./asked-of-the-bot";
import type { DirectAnswer } from "./direct-answer";
import { GLADNESS } from "./gladness";
import { PUSHBACK } from "./pushback";
import { speaks } from "./questions";
import { REMARKS } from "./remarks";
import { type Answer, helplineSlots, isRaised, plainText, type Scene, wordCount } from "./scene";

const ALL: readonly DirectAnswer[] = [...PUSHBACK, ...ASKED, ...GLADNESS, ...REMARKS];
const NO_TOPIC: BotState["thread"] = { topic: null, turns: 0, leanings: {} };
const EVERY_SKILL = Object.keys(SKILLS).filter((id) => id !== "booking" && id !== "safety-plan") as SkillId[];

/** Answers what is said to the bot itself, or asked of it. Null for what is told. */
export function answerDirectly(scene: Scene): Answer | null {
	return answerFrom(ALL, scene);
}

/** The same for anger and doubt alone: in the time after a danger, nothing else should turn the talk. */
export function answerPushback(scene: Scene): Answer | null {
	return answerFrom(PUSHBACK, scene);
}

/** The same for what is asked of the bot: a question is owed its answer at any time. */
export function answerQuestion(scene: Scene): Answer | null {
	return answerFrom(ASKED, scene);
}

/** The first answer of a list that fits. */
export function answerFrom(answers: readonly DirectAnswer[], scene: Scene): Answer | null {
	const { userInput, state, say, helplines, language } = scene;
	const text = plainText(userInput);
	const words = wordCount(userInput);
	const found = answers.find(
		({ heard, within, mostWords, when, unlessRaised, phrase }) =>
			speaks(phrase, language) &&
			(mostWords === undefined || words <= mostWords) &&
			(when === undefined || (when === "first") === (state.turn === 0)) &&
			(within === undefined || (state.thread.topic !== null && within.includes(state.thread.topic))) &&
			!(unlessRaised && isRaised(state)) &&
			holds(text, heard),
	);
	return found === undefined
		? null
		: { response: say(found.phrase, helplineSlots(helplines)), state: changed(state, found.changes) };
}

function changed(state: BotState, changes: DirectAnswer["changes"]): BotState {
	if (changes === "only-listen") return { ...state, onlyListen: true };
	if (changes === "no-exercises") return { ...state, offered: [...new Set([...state.offered, ...EVERY_SKILL])] };
	// What was heard before must not pull the talk back to what was closed.
	if (changes === "new-subject")
		return { ...state, thread: NO_TOPIC, memory: { ...state.memory, told: [], since: null } };
	return state;
}
