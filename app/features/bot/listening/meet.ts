import type { Phrase } from "../voice";
import { ACKNOWLEDGEMENTS } from "./acknowledgements";
import { withoutDenied } from "./denied";
import { DISTRESS } from "./distress";
import { echoOf } from "./echo";
import { wasGladOfLate } from "./gladness";
import { mirror, retell } from "./mirror";
import { isRestDue, speaksOfTopic, TURNS_BETWEEN_TRUTHS } from "./pace";
import { HEAVY, LIGHT } from "./phrases";
import { wasAsked } from "./questions";
import { capitalised, isBrief, plainText, type Scene, together } from "./scene";
import { BRIEF, ECHO } from "./small-phrases";
import { TOPIC_WORDS } from "./topics";

/** Sentences that fit anything wear out: none within so many turns of the last, */
const TURNS_BETWEEN_FILLERS = 3;
/** and for something heavy one turn sooner. */
const TURNS_BETWEEN_HEAVY = 2;

export type Meeting = {
	sentence: string | null;
	/** It speaks of this message alone. */
	particular: boolean;
	/** It only says the person's words back: with nothing after it, that is an echo. */
	saidBack?: true;
};

/**
 * Meets what was said in English, with the most particular thing there is to say: the person's own words, what was
 * heard in them, a truth of the topic, and only then a sentence that fits anything.
 *
 * @param asksOn what follows speaks of this message by itself: then no sentence that fits anything stands before it
 * @returns the sentence, null where every one would be one too many
 */
export function meet(scene: Scene, asksOn = false): Meeting {
	const { say, state } = scene;
	const ownWords = mirror(scene);
	const heard = ownWords ?? acknowledge(scene);
	const truth = truthOfTopic(scene);
	const opening = state.thread.turns === 1 && !saidAnyTruth(state.spoken);
	if (heard !== null && opening && truth !== null) return { sentence: together(heard, say(truth)), particular: true };
	if (heard !== null) return { sentence: heard, particular: true, ...(ownWords !== null && { saidBack: true }) };
	if (isBrief(scene)) return meetAWord(scene);
	if (truth !== null && (opening || !asksOn)) return { sentence: say(truth), particular: false };
	if (asksOn) return { sentence: null, particular: false };
	const told = retell(scene);
	if (told !== null) return { sentence: told, particular: true, saidBack: true };
	const phrase = filler(scene);
	return { sentence: phrase && say(phrase), particular: false };
}

function meetAWord(scene: Scene): Meeting {
	const words = echoOf(scene);
	if (words === null) return { sentence: scene.say(BRIEF), particular: false };
	return { sentence: scene.say(ECHO, { words, Words: capitalised(words) }), particular: true };
}

/** What was heard in a message, in other words. */
export function acknowledge({ say, state, userInput }: Scene): string | null {
	const text = withoutDenied(plainText(userInput));
	const { topic } = state.thread;
	const found = ACKNOWLEDGEMENTS.find(
		({ heard, within, phrase }) =>
			(within === undefined || (topic !== null && within.includes(topic))) &&
			heard.test(text) &&
			!wasAsked(phrase, state.spoken),
	);
	return found === undefined ? null : say(found.phrase);
}

/**
 * The topic's own words, where the message speaks of it and they are new; not for a subject that only came in
 * between.
 */
function truthOfTopic(scene: Scene): Phrase | null {
	const { state } = scene;
	const { topic, turns } = state.thread;
	if (topic === null || (turns - 1) % TURNS_BETWEEN_TRUTHS !== 0) return null;
	// Beside good news, what is true of a trouble sounds like a leaflet.
	if (wasGladOfLate(state)) return null;
	if (!speaksOfTopic(scene) || saidAnyTruth(state.spoken.slice(1 - TURNS_BETWEEN_TRUTHS))) return null;
	return TOPIC_WORDS[topic].meet;
}

function saidAnyTruth(spoken: Scene["state"]["spoken"]): boolean {
	return Object.values(TOPIC_WORDS).some(({ meet: truth }) => wasAsked(truth, spoken));
}

/** Who laughs while telling it, or tells that something is all right, is not told that it is hard. */
const TOLD_LIGHTLY =
	/\b(?:lol|lmao|haha\w*|hehe\w*)\b|[😂😅😄]|(?<!\b(?:not|never|isnt|isn't|wasnt) (?:\w+ )?)\b(?:fine|normal|better)\b(?!.*\b(?:but|not|never|off)\b)/iu;

function filler(scene: Scene): Phrase | null {
	const { state, understood, userInput } = scene;
	const heavy = understood.intensity >= 2 || DISTRESS.test(withoutDenied(plainText(userInput)));
	const lately = state.spoken.slice(1 - (heavy ? TURNS_BETWEEN_HEAVY : TURNS_BETWEEN_FILLERS));
	if (TOLD_LIGHTLY.test(userInput)) return null;
	// Two sentences that fit anything, one after the other, are one too many.
	if (!heavy && isRestDue(scene)) return null;
	if (wasAsked(HEAVY, lately) || (!heavy && wasAsked(LIGHT, lately))) return null;
	return heavy ? HEAVY : LIGHT;
}
