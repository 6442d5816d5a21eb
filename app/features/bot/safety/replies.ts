import type { Phrase, Say } from "../voice";
import type { HelplineNumbers } from "./helplines";
import { DENIED, EXPLICIT, HARM, INDIRECT, OTHER, OVERDOSE, VIOLENCE } from "./reply-phrases";
import type { Concern } from "./screen";

/** What a crisis reply needs to know beside the concern. */
export type CrisisContext = {
	say: Say;
	helplines: HelplineNumbers;
	/** How many crisis replies this conversation has had: later ones are shorter, and other. */
	repeated: number;
	/** The person has said that they will not act: softer words, the numbers kept. */
	denial: boolean;
};

/**
 * The reply to a message that raised a concern: acknowledges, asks one thing, names human help. Always holds the
 * emergency number and the line to talk; never names a method, scolds, demands a promise or closes the talk.
 * Written to the VERA-MH rubric (SpringCare/VERA-MH, data/rubric.tsv).
 *
 * @param concern what `screen` found; for a denial of risk raised earlier pass "indirect" with `denial`
 * @param context the voice to speak through, the numbers, and what went before
 * @returns one reply in the voice's language, in two or three short paragraphs
 */
export function crisisReply(concern: Exclude<Concern, "none" | "soft">, context: CrisisContext): string {
	const { say, helplines, repeated, denial } = context;
	const again = repeated > 0;
	const paragraphs =
		denial && (concern === "explicit" || concern === "indirect") ? denied() : PARAGRAPHS[concern](again, repeated);
	return paragraphs.map((phrases) => phrases.map((phrase) => say(phrase, helplines)).join(" ")).join("\n\n");
}

type Paragraphs = Phrase[][];

function denied(): Paragraphs {
	return [[DENIED.acknowledge, DENIED.lines], [DENIED.goOn]];
}

const PARAGRAPHS: Readonly<
	Record<Exclude<Concern, "none" | "soft">, (again: boolean, repeated: number) => Paragraphs>
> = {
	explicit: (again, repeated) =>
		again
			? [
					[EXPLICIT.acknowledgeAgain, EXPLICIT.linesAgain],
					[repeated % 2 === 1 ? EXPLICIT.distance : EXPLICIT.company, EXPLICIT.goOn],
				]
			: [[EXPLICIT.acknowledge, EXPLICIT.lines], [EXPLICIT.company, EXPLICIT.distance], [EXPLICIT.ask]],
	indirect: (again) =>
		again
			? [[INDIRECT.acknowledge, INDIRECT.linesAgain], [INDIRECT.ask]]
			: [[INDIRECT.acknowledge, INDIRECT.ask], [INDIRECT.lines]],
	overdose: (again) =>
		again
			? [[OVERDOSE.callAgain, OVERDOSE.nowAgain], [OVERDOSE.stay]]
			: [[OVERDOSE.call], [OVERDOSE.now], [OVERDOSE.stay]],
	other: (again) =>
		again
			? [[OTHER.how, OTHER.linesAgain], [OTHER.goOn]]
			: [[OTHER.acknowledge, OTHER.ask], [OTHER.lines, OTHER.how], [OTHER.goOn]],
	violence: (again) =>
		again
			? [[VIOLENCE.safety, VIOLENCE.linesAgain], [VIOLENCE.goOn]]
			: [[VIOLENCE.acknowledge, VIOLENCE.lines], [VIOLENCE.safety, VIOLENCE.cover], [VIOLENCE.goOn]],
	harm: (again) =>
		again
			? [[HARM.away, HARM.linesAgain], [HARM.goOn]]
			: [[HARM.acknowledge, HARM.away], [HARM.baby], [HARM.lines, HARM.goOn]],
};
