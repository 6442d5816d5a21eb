import { MIRROR } from "./phrases";
import { wasAsked } from "./questions";
import { factIn, tellingPart } from "./reflect";
import { capitalised, type Scene } from "./scene";

/** Said back more often than this, a person's words sound like an echo. */
const TURNS_BETWEEN_MIRRORS = 4;
/** Where no question may be asked, there is little else. */
const TURNS_WHERE_ONLY_LISTENING = 2;

/**
 * Says the telling part of a message back, with the pronouns turned. English only: Hindi has a mirror of its own.
 *
 * @returns null when there is no such part, or words were said back of late
 */
export function mirror({ say, state, userInput, language }: Scene): string | null {
	if (language !== "en" || mirroredLately(state)) return null;
	const words = tellingPart(userInput);
	return words === null ? null : say(MIRROR, { words, Words: capitalised(words) });
}

function mirroredLately({ onlyListen, spoken }: Scene["state"]): boolean {
	return wasAsked(MIRROR, spoken.slice(1 - (onlyListen ? TURNS_WHERE_ONLY_LISTENING : TURNS_BETWEEN_MIRRORS)));
}

/** Never said back as if it were a mere fact. */
const OF_A_DEATH = /\b(?:died|dead|death|passed|expired|left us|no more|killed|funeral)\b/i;

/**
 * Says a plain fact back, where nothing in it was heard that tells more: better than a sentence that fits anything.
 *
 * @returns null where a fact cannot be turned safely, or words were said back of late
 */
export function retell({ say, state, userInput, language }: Scene): string | null {
	if (language !== "en" || mirroredLately(state)) return null;
	const words = OF_A_DEATH.test(userInput) ? null : factIn(userInput);
	return words === null ? null : say(MIRROR, { words, Words: capitalised(words) });
}
