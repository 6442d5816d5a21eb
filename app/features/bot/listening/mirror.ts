import { MIRROR } from "./phrases";
import { wasAsked } from "./questions";
import { tellingPart } from "./reflect";
import { capitalised, type Scene } from "./scene";

/** Said back more often than this, a person's words sound like an echo. */
const TURNS_BETWEEN_MIRRORS = 4;

/**
 * Says the telling part of a message back, with the pronouns turned. English only: Hindi has a mirror of its own.
 *
 * @returns null when there is no such part, or words were said back of late
 */
export function mirror({ say, state, userInput, language }: Scene): string | null {
	if (language !== "en" || wasAsked(MIRROR, state.spoken.slice(1 - TURNS_BETWEEN_MIRRORS))) return null;
	const words = tellingPart(userInput);
	return words === null ? null : say(MIRROR, { words, Words: capitalised(words) });
}
