import type { Line } from "./flow";
import { BETTER_NOW, BETTER_NUMBERS, SAME_NOW, SAME_NUMBERS } from "./shared.phrases";

/** Numbers as they are said; "do" and "das" are English words too, so they count only on their own. */
const SPOKEN: Readonly<Record<string, number>> = {
	zero: 0,
	one: 1,
	two: 2,
	three: 3,
	four: 4,
	five: 5,
	six: 6,
	seven: 7,
	eight: 8,
	nine: 9,
	ten: 10,
	shunya: 0,
	sunya: 0,
	teen: 3,
	tin: 3,
	char: 4,
	chaar: 4,
	paanch: 5,
	panch: 5,
	paach: 5,
	pach: 5,
	chhe: 6,
	cheh: 6,
	chhah: 6,
	chah: 6,
	saat: 7,
	aath: 8,
	aat: 8,
	nau: 9,
	dus: 10,
	शून्य: 0,
	एक: 1,
	दो: 2,
	तीन: 3,
	चार: 4,
	पांच: 5,
	पाँच: 5,
	छह: 6,
	छः: 6,
	छ: 6,
	छे: 6,
	सात: 7,
	आठ: 8,
	नौ: 9,
	दस: 10,
};
const SPOKEN_ALONE: Readonly<Record<string, number>> = { ek: 1, do: 2, das: 10, che: 6, sat: 7 };

/** The end of the scale, which is not the answer. */
const OUT_OF_TEN = /(?:das|dus|ten|दस)\s*(?:me|mein|mai|में)\s*(?:se|से)|out of ten|on ten/g;

/** Words for how things are, most telling first: "not good" must be met before "good". */
const IN_WORDS: ReadonlyArray<readonly [RegExp, number]> = [
	[/rock bottom|the worst|sabse bura|सबसे बुरा/, 0],
	[/not (so |too |that )?bad|theek ?thaak|thik ?thak|ठीक ?ठाक|half|middle|aadha|बीच|beech/, 5],
	[/\b(terrible|awful|horrible|miserable|very bad|so bad|really bad)\b|bahut (bura|kharab)|बहुत (बुरा|खराब)/, 1],
	[/not (good|well)|(accha|acha|achha|theek|thik) nahi|अच्छा नहीं|ठीक नहीं/, 3],
	[/not (so |too |very )?great|not (so|too|very) good|low|meh|so so|okayish/, 4],
	[/\b(bad|sad|down|rough|hard)\b|bura|kharab|bekar|udaas|बुरा|खराब|बेकार|उदास/, 2],
	[/\b(ok|okay|fine|alright)\b|theek|thik|ठीक/, 6],
	[/(very|really|pretty) good|\b(great|excellent|wonderful|best)\b|bahut (accha|acha)|बहुत अच्छा|badhiya|बढ़िया/, 9],
	[/\b(good|better|calm)\b|accha|acha|achha|behtar|अच्छा|बेहतर/, 7],
];

/** Longer ones tell a story that happens to hold such a word, unless they speak of oneself. */
const LONGEST_IN_WORDS = 6;
const OF_ONESELF = /^(?:i am|im|i'm|i feel|feeling|main|mujhe|mera|मैं|मुझे|मेरा)\b/;
/** How somebody else is, or what somebody does. */
const OF_ANOTHER =
	/^(?:my|our|his|her|their|he|she|they|the) (?!(?:mood|mind|day|head|body|heart|night|whole day)\b)|\bi (?:had|have|got|work|worked|failed|did)\b/;

/**
 * Reads how things are on a scale from 0 (as bad as it gets) to 10 (as good as it gets).
 *
 * @param message anything typed: "3", "3/10", "10 me se paanch", "७", "not great"
 * @returns a number from 0 to 10 in halves, or null when the message gives none
 */
export function readMood(message: string): number | null {
	const text = message.slice(0, 300).normalize("NFC").toLowerCase();
	return readDigits(text) ?? readNumberWord(text) ?? readWords(text);
}

/** Whether the message gives a number itself, rather than words such as "not great". */
export function saysNumber(message: string): boolean {
	const text = message.slice(0, 300).normalize("NFC").toLowerCase();
	return (readDigits(text) ?? readNumberWord(text)) !== null;
}

/**
 * Words that may stand beside a number that is a reading: hedges, the scale, and oneself. A number beside any other
 * word counts something else: "3 chapters left", "i have 2 kids".
 */
const BESIDE_A_READING = new Set(
	`a an the about around almost approx at between by from in of on or out to up down so still maybe may be perhaps probably
	 id i im ive its it is was say said think guess give call put it that thats this feel feeling feels like only just now today
	 right here am me my mood number level score scale ten points point roughly close still more less than over under and but
	 because coz cuz since yaar yar bro bhai na ji hi ho hoon hu hai hain hoga hogi abhi aaj lagbhag shayad samjho samjhiye bol bolo
	 karib kareeb se mein me mai par pe ke ka ki das dus out well ok okay hmm hm um uh yes no not
	 से में का के की है हूँ हूं हैं अभी आज शायद लगभग करीब दस ही यार जी समझो समझिए`
		.split(/\s+/)
		.filter(Boolean),
);
/** What comes after these is a reason and no longer the reading. */
const REASON = /\b(?:because|coz|cuz|cos|bcoz|since|as|but|kyunki|kyonki|par|lekin)\b.*|(?:क्योंकि|लेकिन|पर) .*/s;
const LONGEST_READING = 8;

/** Whether the words around a number let it be a reading of how things are. */
function isReading(text: string): boolean {
	const words = (/\d/.test(text.replace(REASON, "")) ? text.replace(REASON, "") : text)
		.replace(/['’]/g, "")
		.split(/[^\p{L}\p{M}]+/u)
		.filter((word) => word !== "" && !Object.hasOwn(SPOKEN, word) && !Object.hasOwn(SPOKEN_ALONE, word));
	return words.length <= LONGEST_READING && words.every((word) => BESIDE_A_READING.has(word) || isStateWord(word));
}

/** "A 3, bad", "4, not great": the number and its words. */
function isStateWord(word: string): boolean {
	return (
		/^(?:great|good|well|very|too|really|pretty|quite|little|bit)$/.test(word) ||
		IN_WORDS.some(([state]) => state.test(word))
	);
}

function readDigits(text: string): number | null {
	const latin = text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x0966));
	if (!isReading(latin)) return null;
	const outOfTen = /(?:10|das|dus|दस)\s*(?:me|mein|mai|में)\s*(?:se|से)\s*(-?\d+(?:\.\d+)?)/.exec(latin);
	const numbers = outOfTen ? [outOfTen[1] as string] : (latin.match(/-?\d+(?:[.,]\d+)?/g) ?? []);
	const first = numbers[0];
	if (first === undefined || /\d\s*(am|pm|years?|days?|weeks?|months?|saal|baje|din)\b/.test(latin)) return null;
	const value = Number(first.replace(",", "."));
	const range = /^\D*(\d+)\s*(?:-|–|to|or|ya)\s*(\d+)\D*$/.exec(latin);
	const meant = range && !latin.includes("/") ? (Number(range[1]) + Number(range[2])) / 2 : value;
	if (meant > 100) return null;
	return Math.round(Math.min(10, Math.max(0, meant)) * 2) / 2;
}

function readNumberWord(text: string): number | null {
	const spoken = text
		.replace(OUT_OF_TEN, " ")
		.split(/[^\p{L}\p{M}]+/u)
		.filter(Boolean);
	const alone = spoken.length <= 2 ? spoken.find((word) => Object.hasOwn(SPOKEN_ALONE, word)) : undefined;
	if (alone !== undefined) return SPOKEN_ALONE[alone] ?? null;
	if (!isReading(text)) return null;
	const found = spoken.find((word) => Object.hasOwn(SPOKEN, word));
	return found === undefined ? null : (SPOKEN[found] ?? null);
}

function readWords(text: string): number | null {
	if (text.split(/\s+/).length > LONGEST_IN_WORDS && !OF_ONESELF.test(text)) return null;
	if (OF_ANOTHER.test(text) || text.split(/\s+/).length > 12) return null;
	return IN_WORDS.find(([pattern]) => pattern.test(text))?.[1] ?? null;
}

/**
 * Compares two numbers in plain words, without praise or blame for either.
 *
 * @param before the number before an exercise
 * @param after the number after it
 * @returns the change, and what to say of it; for "worse" nothing, since then something gentler is offered
 */
export function compareMood(before: number, after: number): { change: "better" | "same" | "worse"; lines: Line[] } {
	const slots = { before: String(before), after: String(after) };
	if (after > before) return { change: "better", lines: [{ phrase: BETTER_NUMBERS, slots }] };
	if (after < before) return { change: "worse", lines: [] };
	return { change: "same", lines: [{ phrase: SAME_NUMBERS, slots }] };
}

/** What to say of a change told in words. */
export function changeInWords(change: "better" | "same"): Line[] {
	return [{ phrase: change === "better" ? BETTER_NOW : SAME_NOW }];
}
