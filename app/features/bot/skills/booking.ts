import { TIMESLOTS } from "../../booking/slots";
import type { Phrase } from "../voice";
import * as phrases from "./booking.phrases";
import { LATER, QUESTION_STARTS, QUESTIONS } from "./booking.questions";
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
				(isYes(hearing.heard) ? { to: "end" } : askedOfTheClinic(hearing)),
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
];
/** In the middle of a talk, a longer question is about something else. */
const LONGEST_LATER = 10;

/**
 * Whether a message asks something about booking. For talks in which it was spoken of and has been left since: "missed"
 * or "woman" alone are then about somebody's life.
 */
export function asksAboutBooking(turn: Turn): boolean {
	const heard = hear(turn);
	const asks = (QUESTION_STARTS as readonly string[]).includes(heard.text.split(" ")[0] ?? "");
	const meant = hasAny(heard, OF_THE_FORM) || (asks && heard.wordCount <= LONGEST_LATER);
	return meant && questionIn(heard) !== null;
}

/** Whether a message asks about booking by its own words, before anything was said of it. */
export function asksToBook(turn: Turn): boolean {
	const heard = hear(turn);
	const asks = (QUESTION_STARTS as readonly string[]).includes(heard.text.split(" ")[0] ?? "");
	return asks && heard.wordCount <= LONGEST_LATER && hasAny(heard, ["book a", "book the", "i book", "appointment"]);
}

function questionIn(heard: Heard): Phrase | null {
	const about = hasAny(heard, ["book", "session", "appointment", "counsel", "slot", "बुक", "सेशन", "काउंसल"]);
	if (heard.wordCount > LONGEST_QUESTION && !about) return null;
	if (heard.text === "where") return phrases.HOW;
	const asked = QUESTIONS.find(([, words]) => hasAny(heard, words))?.[0] ?? null;
	const vague = asked === phrases.TIMES || asked === phrases.CLINIC_KNOWS || asked === phrases.FEES;
	return vague && !about && !asksShortly(heard) ? null : asked;
}

/** "When I pass the shop" holds the word and asks nothing. */
function asksShortly({ text, bare, wordCount }: Heard): boolean {
	const first = [text.split(" ")[0] ?? "", bare.split(" ")[0] ?? ""];
	const asks = first.some((word) => (QUESTION_STARTS as readonly string[]).includes(word));
	return (asks && !/^when (?:i|he|she|they|we|my) /.test(bare)) || wordCount <= LONGEST_BARE;
}

function later({ heard }: Hearing): Move | null {
	const asks = /^(?:can|is|are|will|what|which|do|kya|क्या) /.test(heard.bare);
	return hasAny(heard, LATER) && !asks ? { finish: "declined", lines: [{ phrase: phrases.ANOTHER_DAY }] } : null;
}

function agreed(hearing: Hearing): Move | null {
	return isYes(hearing.heard) ? tell(phrases.TIMES, hearing) : null;
}

function answered(hearing: Hearing): Move | null {
	const asked = questionIn(hearing.heard);
	return asked === null ? null : tell(asked, hearing);
}

/** A short question that is about nobody: it can only be meant for the booking, and the clinic will know. */
const OF_SOMEBODY =
	/\b(?:he|she|him|her|his|they hate|me|feel|my (?!booking|name|phone|address|appointment|slot|age))\b/;

function askedOfTheClinic(hearing: Hearing): Move | null {
	const { text, wordCount } = hearing.heard;
	const asks =
		(QUESTION_STARTS as readonly string[]).includes(text.split(" ")[0] ?? "") &&
		!/^(?:why|when (?:i|he|she|they|we|my))\b/.test(text);
	const meant = asks && wordCount > 1 && wordCount <= LONGEST_LATER && !OF_SOMEBODY.test(text);
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
	return isNo(heard) && !hasAny(heard, ["book"]) ? { to: "end" } : null;
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
