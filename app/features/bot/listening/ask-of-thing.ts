import type { HindiPhrase, Phrase, Slots } from "../voice";
import { wasAsked } from "./questions";
import { capitalised, isBrief, isQuestion, OF_DYING, plainText, type Scene } from "./scene";
import type { Lead } from "./take-up";
import { type NamedThing, namedOfKind } from "./thing-named";
import { KINDS_OF_THINGS, type KindOfThing } from "./things";

/** Two such questions in a row would be a questionnaire. */
const TURNS_BETWEEN = 2;

/**
 * A question about a thing that was just named: "the library", "your dog". It is about this message, where a question
 * of the topic's list would be about anything.
 *
 * @returns null when nothing was named that one would ask about, or such a question was put of late
 */
export function askOfThing(scene: Scene): Lead | null {
	const { userInput, state, language } = scene;
	// A word or two in answer may name the next thing: "vet tomorrow".
	const lately = isBrief(scene) ? [] : state.spoken.slice(1 - TURNS_BETWEEN);
	if (language !== "en" || isQuestion(userInput) || KINDS_OF_THINGS.some(({ ask }) => wasAsked(ask, lately)))
		return null;
	const text = plainText(userInput);
	if (OF_DYING.test(text) && state.thread.topic !== "grief") return null;
	for (const kind of KINDS_OF_THINGS) {
		const thing = namedOfKind(text, kind, state.thread.topic);
		const ask = thing === null ? null : unspoken(kind.ask, state);
		if (thing !== null && ask !== null) return { ask, slots: slotsOf(thing) };
	}
	return null;
}

/**
 * The next question about the thing that the bot has just asked about: a word or two in answer belong to it.
 *
 * @returns null when the last question was about something else, or nothing is left to ask
 */
export function askOnOfThing({ state, language }: Scene): Lead | null {
	const { thing } = state.memory;
	const kind = KINDS_OF_THINGS.find(({ id }) => id === thing?.kind);
	if (language !== "en" || thing === null || kind?.asksOn === undefined) return null;
	const ask = wasAsked(kind.ask, state.spoken.slice(-1)) ? unspoken(kind.ask, state) : null;
	return ask === null ? null : { ask, slots: slotsOf(thing) };
}

function slotsOf({ name }: NamedThing): Slots {
	return { thing: name, Thing: capitalised(name) };
}

/**
 * The same in Hindi, where the question says no name.
 *
 * @param text the message, in an even spelling
 */
export function askOfThingInHindi(text: string, { thread, spoken }: Scene["state"]): HindiPhrase | null {
	const deaf = ({ notWithin = [] }: KindOfThing) => thread.topic !== null && notWithin.includes(thread.topic);
	const kind = KINDS_OF_THINGS.find((one) => one.hindi?.test(text) && !deaf(one) && !wasAsked(one.ask, spoken));
	return kind === undefined || "en" in kind.ask ? null : kind.ask;
}

function unspoken(phrase: KindOfThing["ask"], state: Scene["state"]): Phrase | null {
	if (!("en" in phrase)) return null;
	const said = state.spoken.flat();
	const [first, ...rest] = phrase.en.filter((wording) => !said.includes(wording));
	return first === undefined ? null : { en: [first, ...rest] };
}
