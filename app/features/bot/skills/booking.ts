import { TIMESLOTS } from "../../booking/slots";
import type { Phrase } from "../voice";
import { holds } from "../wordings";
import * as phrases from "./booking.phrases";
import { LATER, QUESTION_STARTS, QUESTION_WORDS, QUESTIONS } from "./booking.questions";
import { createSkill, type Hearing, type Line, type Move } from "./flow";
import { everyTopic } from "./for-topics";
import { type Heard, hasAny, hear, isNo, isYes } from "./hearing";
import type { Answers, SkillState, Turn } from "./skill";

/** A longer message that happens to hold "time" or "when" is about something else. */
const LONGEST_QUESTION = 14;
/** "2:30 will do", "not mornings", "thursday": a time named in few words, where a session is spoken of. */
const NAMES_A_TIME =
	/\b(?:\d{1,2}[:. ]\d\d|\d{1,2} ?(?:am|pm)|(?:mon|tues|wednes|thurs|fri|satur|sun)day|mornings?|afternoons?|tomorrow|noon)\b|^\d{1,2} (?:is (?:ok|okay|fine|good)|will do|works|ok)\b/;
const LONGEST_TIME = 8;
/** Two words can ask without a question word: "times please", "fees". */
const LONGEST_BARE = 4;
/** So can a few more in Hindi, where the verb is said along. */
const LONGEST_HINDI = 11;
/** Who agrees or declines, and says more than this, has begun to tell something. */
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
				later(hearing) ??
				answered(hearing) ??
				timeNamed(hearing) ??
				agreed(hearing) ??
				declined(hearing) ??
				askedOfTheClinic(hearing),
			next: "end",
		},
		asking: {
			listens: "choice",
			says: () => [],
			plainer: phrases.PLAINER,
			hears: (hearing) =>
				later(hearing) ??
				answered(hearing) ??
				timeNamed(hearing) ??
				declined(hearing) ??
				(isYes(hearing.heard) ? { to: "end" } : (askedOfTheClinic(hearing) ?? settled(hearing))),
			next: "end",
		},
	},
	end: () => [{ phrase: phrases.END }],
});

/** Booking as it stands when it was spoken of before: what is asked about it then is answered at once. */
export const BOOKING_SPOKEN_OF: SkillState = { id: "booking", step: "asking", answers: { listed: "1" }, paused: false };

/** Words of the form and its page: no story has them. */
const OF_THE_FORM = [
	"booking",
	"appointment",
	"session",
	"slot",
	"fees",
	"half an hour",
	"address",
	"counsellor",
	"login",
	"log in",
	"password",
	"the form",
	"the page",
	"fields",
	"the button",
	"clicked",
	"form ka",
	"form bhar",
	"बुकिंग",
	"सेशन",
	"काउंसलर",
	"फॉर्म",
	"फीस",
];
/** In the middle of a talk, a longer question is about something else. */
const LONGEST_LATER = 10;

/**
 * Whether a message asks something about booking. For talks in which it was spoken of and has been left since: "missed"
 * or "woman" alone are then about somebody's life, and so is a "kab" or "kaise" in the midst of one.
 *
 * @param cameForIt nothing else was told: then whatever asks in Hindi is meant for the booking
 */
export function asksAboutBooking(turn: Turn, cameForIt: boolean): boolean {
	const heard = hear(turn);
	const asks =
		turn.language === "en" ? asksFirst(heard) && heard.wordCount <= LONGEST_LATER : cameForIt && asksInHindi(heard);
	return (asks || hasAny(heard, OF_THE_FORM)) && questionIn(heard) !== null;
}

/** Whether a message asks about booking by its own words, before anything was said of it. */
export function asksToBook(turn: Turn): boolean {
	const heard = hear(turn);
	const about = hasAny(heard, ["book a", "book the", "i book", "appointment"]);
	return about && asksFirst(heard) && heard.wordCount <= LONGEST_LATER;
}

/** Whether a message begins as questions do. */
function asksFirst({ text, bare }: Pick<Heard, "text" | "bare">): boolean {
	return [text, bare].some((said) => (QUESTION_STARTS as readonly string[]).includes(said.split(" ")[0] ?? ""));
}

function questionIn(heard: Heard): Phrase | null {
	const about = hasAny(heard, ["book", "session", "appointment", "counsel", "slot", "बुक", "सेशन", "काउंसल"]);
	if (heard.wordCount > LONGEST_QUESTION && !about) return null;
	if (heard.text === "where") return phrases.HOW;
	const asked = QUESTIONS.find(([, words]) => hasAny(heard, words))?.[0] ?? null;
	const vague = asked === phrases.TIMES || asked === phrases.CLINIC_KNOWS || asked === phrases.FEES;
	return vague && !about && !asksShortly(heard) ? null : asked;
}

/** "She wants to come alone is that allowed." */
const ASKS_AT_THE_END = /\b(?:is|are) (?:it|that|this|they) (?:allowed|possible|ok|okay|fine|needed|necessary)$/;

/** "When I pass the shop" holds the word and asks nothing. */
function asksShortly(heard: Heard): boolean {
	return (
		(asksFirst(heard) && !/^when (?:i|he|she|they|we|my) /.test(heard.bare)) ||
		heard.wordCount <= LONGEST_BARE ||
		ASKS_AT_THE_END.test(heard.bare) ||
		asksInHindi(heard)
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

/** Of these a short question is not meant for the booking. */
const OF_SOMEBODY = [
	/\b(?:he|she|him|her|his|they hate|me|feel|my (?!booking|name|phone|address|appointment|slot|age))\b/,
	/\b(?:mai|main|mujhe|mera|meri|kyu|kyun)\b/,
	/(?:^| )(?:मैं|मुझे|मेर[ाी]|क्यों)(?: |$)/,
];
const NO_QUESTION = /^(?:why|when (?:i|he|she|they|we|my))\b/;

/** A short question that is about nobody: it can only be meant for the booking, and the clinic will know. */
function askedOfTheClinic(hearing: Hearing): Move | null {
	const { heard, userInput } = hearing;
	const asks = asksFirst(heard) || (/[?？]\s*$/.test(userInput) && !/\b(?:i|im|my|we)\b/.test(heard.text));
	const short = heard.wordCount > 1 && heard.wordCount <= LONGEST_LATER;
	const meant = asks && short && !NO_QUESTION.test(heard.text) && !holds(heard.text, OF_SOMEBODY);
	return meant ? tell(phrases.CLINIC_KNOWS, hearing) : null;
}

function timeNamed(hearing: Hearing): Move | null {
	return namesATime(hearing.heard) ? tell(phrases.TIME_NAMED, hearing) : null;
}

function namesATime({ text, wordCount }: Heard): boolean {
	return wordCount <= LONGEST_TIME && NAMES_A_TIME.test(text);
}

function declined({ heard }: Hearing): Move | null {
	// "No, I just want to book" declines the talk and not the session.
	return isNo(heard) && heard.wordCount <= LONGEST_SETTLED && !hasAny(heard, ["book"]) ? { to: "end" } : null;
}

function tell(phrase: Phrase, { answers }: Hearing): Move {
	const listed: Answers = phrase === phrases.TIMES ? { listed: "1" } : {};
	return { to: "asking", lines: linesFor(phrase, answers), save: listed };
}

/** The eight times are listed once: after that they stand above, and in the form. */
function linesFor(phrase: Phrase, answers: Hearing["answers"]): Line[] {
	if (phrase === phrases.TIMES && answers.listed !== undefined) return [{ phrase: phrases.TIMES_AGAIN }];
	return [{ phrase, slots: { times: TIMESLOTS.join(", "), last: TIMESLOTS.at(-1) ?? "" } }];
}
