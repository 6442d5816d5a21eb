import type { Topic } from "../understanding/labels";
import type { Phrase } from "../voice";
import type { Wordings } from "../wordings";

/** What a listener would answer at once and in few words, whatever the talk is about. */
export type DirectAnswer = {
	id: string;
	/** Against the plain text of the message: lower case, without apostrophes. */
	heard: Wordings;
	/** The topics of the talk within which the words mean this; any, when missing. */
	within?: readonly Topic[];
	/** A longer message that holds the words is about something else. */
	mostWords?: number;
	/** Only as the first message, or only later. */
	when?: "first" | "later";
	/** Not once a danger was raised: gladness about a plan, or about being fine, could then be deadly wrong. */
	unlessRaised?: true;
	reason: string;
	phrase: Phrase;
	/** What changes with it, beside the words. */
	changes?: "only-listen" | "no-exercises" | "new-subject";
};
