import { TIMESLOTS } from "../../booking/slots";
import type { Phrase } from "../voice";
import * as phrases from "./booking.phrases";
import { LATER, QUESTION_STARTS, QUESTION_WORDS, QUESTIONS } from "./booking.questions";
import { createSkill, type Hearing, type Line, type Move } from "./flow";
import { everyTopic } from "./for-topics";
import { type Heard, hasAny, isNo, isYes } from "./hearing";
import type { Answers } from "./skill";

/** A longer message that happens to hold "time" or "when" is about something else. */
const LONGEST_QUESTION = 14;
/** Two words can ask without a question word: "times please", "fees". */
const LONGEST_BARE = 4;
/** So can a few more in Hindi, where the verb is said along. */
const LONGEST_HINDI = 11;
/** Who agrees and says more than this has begun to tell something. */
const LONGEST_SETTLED = 7;

/** Leads to the form at /booking, and answers what is asked about it, or says who knows. */
export const booking = createSkill({
	id: "booking",
	helpsWith: everyTopic(),
	offer: phrases.OFFER,
	why: phrases.WHY,
	first: "about",
	begins: (heard) => {
		const asked = questionIn(heard);
		if (asked === null || asked === phrases.HOW) return null;
		return { to: "asking", lines: [...linesFor(asked, {}), { phrase: phrases.ANYTHING_ELSE }] };
	},
	steps: {
		about: {
			listens: "choice",
			says: phrases.ABOUT,
			plainer: phrases.PLAINER,
			hears: (hearing) =>
				later(hearing) ?? answered(hearing) ?? agreed(hearing) ?? declined(hearing) ?? notKnown(hearing),
			next: "end",
		},
		asking: {
			listens: "choice",
			says: () => [],
			plainer: phrases.PLAINER,
			hears: (hearing) =>
				later(hearing) ??
				answered(hearing) ??
				declined(hearing) ??
				(isYes(hearing.heard) ? { to: "end" } : (notKnown(hearing) ?? settled(hearing))),
			next: "end",
		},
	},
	end: () => [{ phrase: phrases.END }],
});

/** Whether something about booking is asked that has an answer here. */
export function isBookingQuestion(heard: Heard): boolean {
	return questionIn(heard) !== null;
}

function questionIn(heard: Heard): Phrase | null {
	const about = hasAny(heard, ["book", "session", "appointment", "counsel", "slot", "बुक", "सेशन", "काउंसल"]);
	if (heard.wordCount > LONGEST_QUESTION && !about) return null;
	const asked = QUESTIONS.find(([, words]) => hasAny(heard, words))?.[0] ?? null;
	const vague = asked === phrases.TIMES || asked === phrases.CLINIC_KNOWS || asked === phrases.FEES;
	return vague && !about && !asksShortly(heard) ? null : asked;
}

/** "When I pass the shop" holds the word and asks nothing. */
function asksShortly({ text, bare, wordCount }: Heard): boolean {
	const first = [text.split(" ")[0] ?? "", bare.split(" ")[0] ?? ""];
	const asks = first.some((word) => (QUESTION_STARTS as readonly string[]).includes(word));
	return (
		(asks && !/^when (?:i|he|she|they|we|my) /.test(bare)) ||
		wordCount <= LONGEST_BARE ||
		asksInHindi({ text, wordCount })
	);
}

/** In Hindi the word that asks may stand anywhere, or at the end. */
function asksInHindi({ text, wordCount }: Pick<Heard, "text" | "wordCount">): boolean {
	return (
		wordCount <= LONGEST_HINDI && text.split(" ").some((word) => (QUESTION_WORDS as readonly string[]).includes(word))
	);
}

function later({ heard }: Hearing): Move | null {
	const asks = /^(?:can|is|are|will|what|which|do|kya|क्या) /.test(heard.bare);
	return hasAny(heard, LATER) && !asks && !asksInHindi(heard)
		? { finish: "declined", lines: [{ phrase: phrases.ANOTHER_DAY }] }
		: null;
}

/** "Theek hai, kisi se banwa lungi": it is settled for now, and nothing else is asked. */
function settled({ heard }: Hearing): Move | null {
	const agrees = /^(?:ok|okay|theek hai|thik hai|thik h|theek h|acha|accha|achha|chalo|ठीक है|अच्छा|चलो) /.test(
		heard.text,
	);
	return agrees && heard.wordCount <= LONGEST_SETTLED ? { to: "end" } : null;
}

function agreed(hearing: Hearing): Move | null {
	return isYes(hearing.heard) ? tell(phrases.TIMES, hearing) : null;
}

function answered(hearing: Hearing): Move | null {
	const asked = questionIn(hearing.heard);
	return asked === null ? null : tell(asked, hearing);
}

function declined({ heard }: Hearing): Move | null {
	return isNo(heard) && heard.wordCount <= LONGEST_BARE ? { to: "end" } : null;
}

/** A short question about who knows what; one about oneself is no question of the form. */
function notKnown({ heard, userInput }: Hearing): Move | null {
	const asks = /[?？]\s*$/.test(userInput) && heard.wordCount > 1 && heard.wordCount <= LONGEST_HINDI;
	const ofOneself = /(?:^| )(?:i|me|my|mai|main|mujhe|mera|meri|kyu|kyun|why|मैं|मुझे|मेर[ाी]|क्यों)(?: |$)/.test(heard.text);
	return asks && !ofOneself ? tell(phrases.NOT_KNOWN, { answers: {} }) : null;
}

function tell(phrase: Phrase, { answers }: Pick<Hearing, "answers">): Move {
	const listed: Answers = phrase === phrases.TIMES ? { listed: "1" } : {};
	return { to: "asking", lines: linesFor(phrase, answers), save: listed };
}

/** The eight times are listed once: after that they stand above, and in the form. */
function linesFor(phrase: Phrase, answers: Hearing["answers"]): Line[] {
	if (phrase === phrases.TIMES && answers.listed !== undefined) return [{ phrase: phrases.TIMES_AGAIN }];
	return [{ phrase, slots: { times: TIMESLOTS.join(", ") } }];
}
