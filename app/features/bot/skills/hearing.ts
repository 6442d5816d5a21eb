import * as words from "./hearing.words";
import type { Listening, Turn } from "./skill";

/** A message made comparable: one line, lower case, letters and digits only. */
export type Heard = {
	text: string;
	/** Without words that change nothing; the same as `text` when nothing else is left. */
	bare: string;
	wordCount: number;
	act: string | null;
};

/** No list holds a longer phrase, and no test below needs more of a message. */
const LONGEST_HEARD = 600;

/**
 * Makes a message comparable.
 *
 * @param turn the message and its dialogue act
 * @returns the message without case, marks, apostrophes, nukta and drawn-out letters ("stoppp")
 */
export function hear(turn: Pick<Turn, "userInput" | "act">): Heard {
	const text = normalise(turn.userInput);
	const kept = text.split(" ").filter((word) => !FILLERS.has(word));
	return {
		text,
		bare: kept.length > 0 ? kept.join(" ") : text,
		wordCount: text === "" ? 0 : text.split(" ").length,
		act: turn.act,
	};
}

function normalise(text: string): string {
	return text
		.slice(0, LONGEST_HEARD)
		.normalize("NFKC")
		.toLowerCase()
		.replace(/[👍👌✅🙏]/gu, " ok ")
		.replace(/['’‘`´]/g, "")
		.replace(/\u093c/g, "")
		.replace(/([a-z])\1{2,}/g, "$1")
		.replace(/[^\p{L}\p{M}\p{N}]+/gu, " ")
		.trim();
}

const FILLERS: ReadonlySet<string> = new Set(words.FILLERS.map(normalise));
const sets = new Map<readonly string[], ReadonlySet<string>>();
const paddedLists = new Map<readonly string[], readonly string[]>();

/** Whether the whole message is one of the listed phrases. */
export function isAny(heard: Heard, list: readonly string[]): boolean {
	const known = sets.get(list) ?? new Set(list.map(normalise));
	sets.set(list, known);
	return known.has(heard.text) || known.has(heard.bare);
}

/** Words of a message that says little beside one thing. */
const SHORT = 5;

/** Shorter phrases must be whole words: "fee" is not in "feel". */
const LONGEST_WHOLE_WORD = 4;

/**
 * Whether one of the listed phrases stands anywhere in the message. It must begin where a word
 * begins; a longer one may end inside a word, as verbs carry their endings ("badal", "badalna").
 */
export function hasAny(heard: Heard, list: readonly string[]): boolean {
	const known = paddedLists.get(list) ?? list.map(padded);
	paddedLists.set(list, known);
	const text = ` ${heard.text} `;
	return known.some((phrase) => text.includes(phrase));
}

function padded(phrase: string): string {
	const text = normalise(phrase);
	return text.length <= LONGEST_WHOLE_WORD ? ` ${text} ` : ` ${text}`;
}

/** Nothing that could be read: blank, or signs alone. A lone question mark is a question, not silence. */
export function isBlank(heard: Heard): boolean {
	return heard.text === "";
}

/** A number and nothing else: "5", "7/10", "२". It answers a question for a number, and no other. */
export function isBareNumber(heard: Heard): boolean {
	return heard.text !== "" && /^[\p{N}\s]+$/u.test(heard.text);
}

/** Words within which "too much to do" refuses the exercise; in a longer message it tells of the day. */
const SHORT_REFUSAL = 9;

/**
 * Whether the person wants to leave. An act of the model counts only for short messages, and
 * where own words were asked for, only for very short ones: "I want to stop drinking" is an answer.
 */
export function wantsToStop(heard: Heard, listening: Listening): boolean {
	if (hasAny(heard, words.NOT_A_STOP)) return false;
	if (isAny(heard, words.STOP_WHOLE)) return true;
	if (heard.wordCount <= SHORT_REFUSAL && hasAny(heard, words.STOP_WITHIN_SHORT)) return true;
	const toldFreely = listening === "words" || listening === "anything";
	if (!toldFreely && isAny(heard, words.STOP_UNLESS_ASKED)) return true;
	return heard.act === "stop" && heard.wordCount > 0 && heard.wordCount <= (toldFreely ? 2 : 6);
}

/** "Bell is ringing, got to go" still is a goodbye. */
const SHORT_PARTING = 8;

export function saysGoodbye(heard: Heard): boolean {
	return isAny(heard, words.GOODBYE_WHOLE) || (heard.act === "goodbye" && heard.wordCount <= SHORT_PARTING);
}

export function isConfused(heard: Heard, userInput: string): boolean {
	return /^[\s?？]*[?？][\s?？]*$/.test(userInput.slice(0, 50)) || isAny(heard, words.CONFUSED_WHOLE);
}

/** Words within which somebody is only called away; more of them tell what happened. */
const SHORT_ABSENCE = 6;

export function isCalledAway(heard: Heard): boolean {
	return heard.wordCount <= SHORT_ABSENCE && !isAny(heard, words.STOP_WHOLE) && hasAny(heard, words.AWAY_WITHIN);
}

export function isBack(heard: Heard): boolean {
	return isAny(heard, words.BACK_WHOLE);
}

export function wantsToSkip(heard: Heard): boolean {
	return isAny(heard, words.SKIP_WHOLE);
}

export function asksWhy(heard: Heard): boolean {
	return isAny(heard, words.WHY_WHOLE);
}

export function doesNotKnow(heard: Heard): boolean {
	return isAny(heard, words.DONT_KNOW_WHOLE) || (heard.act === "dont-know" && heard.wordCount <= 5);
}

export function isYes(heard: Heard): boolean {
	if (isNo(heard)) return false;
	if (isAny(heard, words.YES_WHOLE) || isAny(heard, words.GO_AHEAD_WHOLE)) return true;
	return (
		(heard.act === "yes" && heard.wordCount <= 5) ||
		/^(yes|yeah|haan|sure)\b/.test(heard.text) ||
		/^(हाँ|हां) /.test(heard.text)
	);
}

export function isNo(heard: Heard): boolean {
	if (isAny(heard, words.NO_WHOLE)) return true;
	return (
		(heard.act === "no" && heard.wordCount <= 5) ||
		/^(no|nope|nahi|nahin) /.test(heard.text) ||
		/^नहीं /.test(heard.text)
	);
}

/** The whole message says no, none or nobody; "no time" and "no one at home" are answers. */
export function isNothing(heard: Heard): boolean {
	return isAny(heard, words.NO_WHOLE);
}

/** "This is silly but ok". */
const AND_YET_OK = / (?:but|par|lekin|पर|लेकिन) (?:ok|okay|fine|theek hai|thik hai|chalo|ठीक है|चलो)$/;

/** A sign that something was done and the next thing may come. */
export function goesAhead(heard: Heard): boolean {
	if (isNo(heard) || feelsWorse(heard, "go-ahead")) return false;
	if (isAny(heard, words.GO_AHEAD_WHOLE) || isYes(heard)) return true;
	const first = heard.text.split(" ")[0] ?? "";
	if (AND_YET_OK.test(heard.text)) return true;
	if (hasAny(heard, ["not", "cant", "nahi", "nahin", "nhi", "नहीं"]) || hasAny(heard, words.STILL_AT_IT_WITHIN))
		return false;
	return heard.wordCount <= 6 && words.GO_AHEAD_FIRST.some((word) => word === first);
}

/** Feeling worse: from the exercise in any step, in general only where no pain was asked for. */
export function feelsWorse(heard: Heard, listening: Listening): boolean {
	if (hasAny(heard, words.NOT_WORSE)) return false;
	if (hasAny(heard, words.WORSE_FROM_THIS)) return true;
	if (hasAny(heard, words.WORSE_SAID_SHORTLY) && heard.wordCount <= SHORT) return true;
	return listening !== "words" && hasAny(heard, words.WORSE_WITHIN);
}

/** How things changed, in words: null when the message does not say. */
export function changeHeard(heard: Heard): "better" | "same" | "worse" | null {
	if (hasAny(heard, words.NOT_WORSE)) return "same";
	if (
		hasAny(heard, words.HARDER_WITHIN) ||
		hasAny(heard, words.WORSE_WITHIN) ||
		isAny(heard, ["bad", "bura", "kharab", "बुरा", "खराब"])
	)
		return "worse";
	if (hasAny(heard, words.SAME_WITHIN)) return "same";
	if (
		isAny(heard, [
			"a little",
			"a bit",
			"little bit",
			"a little bit",
			"somewhat",
			"thoda",
			"thoda sa",
			"थोड़ा",
			"थोड़ा सा",
		])
	)
		return "better";
	if (hasAny(heard, words.BETTER_WITHIN) || heard.act === "feeling-better") return "better";
	return null;
}

/** The need has passed, said as the whole message. */
export function feelsBetter(heard: Heard, listening: Listening): boolean {
	if (isAny(heard, words.BETTER_WHOLE)) return true;
	return heard.act === "feeling-better" && listening !== "words" && heard.wordCount <= 6;
}
