import type { Topic } from "../understanding/labels";
import type { Phrase, Slots } from "../voice";
import { stillOpen, wasAsked } from "./questions";
import { isQuestion, plainText, type Scene, wordCount } from "./scene";
import { TAKE_UP_FORMS, type TakeUpForm } from "./take-up-forms";
import { TAKE_UP_SCENES } from "./take-up-scenes";

/** The more particular come first. */
const ALL: readonly TakeUpForm[] = [...TAKE_UP_SCENES, ...TAKE_UP_FORMS];

/** A question that the message itself leads to, with what to put in its gaps. */
export type Lead = {
	ask: Phrase;
	slots?: Slots;
	/** So much of this message that nothing else should be asked of it. */
	particular?: boolean;
};

/** Beside these, what somebody said or did is not for weighing; what a scene is like may be asked. */
const NOTHING_TO_WEIGH: readonly Topic[] = ["grief", "trauma"];
const FEWEST_WORDS = 3;
/** The same way of asking twice in a row would be a habit. */
const TURNS_BETWEEN = 2;

/**
 * The question that a listener would ask on from what was just told, by the way in which it was told: what somebody
 * said, what is feared, what is done alone. It is always about this message, as no question of a list can be.
 *
 * @returns null when nothing in the message lends itself to it; also where its own question was just asked, since a
 *   less fitting one would be worse than room
 */
export function takeUp(scene: Scene): Lead | null {
	const { userInput, state, language } = scene;
	if (language !== "en" || isQuestion(userInput)) return null;
	const form = formIn(scene);
	if (form === null || wasAsked(form.ask, state.spoken.slice(1 - TURNS_BETWEEN))) return null;
	const ask = unspoken(form.ask, state);
	return ask && { ask, particular: TAKE_UP_SCENES.includes(form) };
}

/** Whether a message is told in a way that is asked on from, though its question may just have been put. */
export function hasForm(scene: Scene): boolean {
	return formIn(scene) !== null;
}

function formIn({ userInput, state }: Scene): TakeUpForm | null {
	const { topic } = state.thread;
	const forms = topic !== null && NOTHING_TO_WEIGH.includes(topic) ? TAKE_UP_SCENES : ALL;
	return formOf(lastSentence(userInput), forms) ?? formOf(userInput, forms);
}

function formOf(told: string, forms: readonly TakeUpForm[]): TakeUpForm | null {
	const text = plainText(told);
	const words = wordCount(told);
	const form = forms.find(
		({ heard, unless, fewestWords = FEWEST_WORDS }) =>
			words >= fewestWords && heard.test(text) && unless?.test(text) !== true,
	);
	return form ?? null;
}

/** People come to it at the end. */
function lastSentence(userInput: string): string {
	return userInput.split(/[.!;\n…]+/).findLast((sentence) => sentence.trim() !== "") ?? userInput;
}

function unspoken(phrase: Phrase, state: Scene["state"]): Phrase | null {
	const said = state.spoken.flat();
	const [first, ...rest] = phrase.en.filter((wording) => !said.includes(wording)).filter(stillOpen(state));
	return first === undefined ? null : { en: [first, ...rest] };
}
