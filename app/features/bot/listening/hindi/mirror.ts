import * as words from "./mirror.words";

type Script = 0 | 1;

const SHORTEST = 4;
const LONGEST = 14;
/** Whatever is longer has more in it than one clause can stand for. */
const READ_AT_MOST = 100;
const DEVANAGARI = /\p{Script=Devanagari}/u;

/** Verbs of the first person that are turned nowhere: what will be or may be is better asked than stated. */
const WILL_OR_MAY =
	/^(?:\S{2,}(?:ung[ai]|oong[ai]|unga|ungi)|kar(?:u|un|oon)|ja(?:u|un|oon)|l(?:u|un|oon)|d(?:u|un|oon)|ho(?:u|un)|rah(?:u|un)|sak(?:u|un|oon)|bol(?:u|un)|kah(?:u|un)|bata(?:u|un)|soch(?:u|un)|jee?(?:u|un)|dekh(?:u|un)|\S+(?:ूँ|ूं|ऊँ|ऊं|ऊँग[ाी]|ऊंग[ाी]|ूँग[ाी]|ूंग[ाी]))$/iu;
const NEGATION = new Set(["nahi", "nahin", "nhi", "nai", "नहीं", "नही"]);
const IS = /^(?:hai|hain|he|h|है|हैं)$/i;
/** Ends that would follow a subject which is left out, and so may be "I". */
const MAY_BE_OWN = /(?:t[aei]|tha|thi|the|gay[ai]|gya|गया|गई|ता|ती|ते|था|थी|थे)$/iu;

/**
 * The person's own words with the pronouns and the verb turned: "mujhe neend nahi aati" becomes "aapko neend nahi
 * aati", "मैं थक गई हूँ" becomes "आप थक गई हैं". The person's own verb says the gender.
 *
 * @param userInput one message in Hindi, in either script, as typed
 * @returns the clause that says most; null when none can be turned with certainty, which is better than a broken mirror
 */
export function mirrorHindi(userInput: string): string | null {
	const script: Script = DEVANAGARI.test(userInput) ? 1 : 0;
	if (userInput.length > READ_AT_MOST || isUnfit(`${userInput} `)) return null;
	const best = clausesOf(userInput)
		.map((clause, index) => ({ turned: turned(clause, script), weight: weightOf(clause, script) + index * 0.1 }))
		.filter(({ turned }) => turned !== null)
		.sort((one, other) => other.weight - one.weight)[0];
	return best?.turned ?? null;
}

/** Whether nothing in a message forbids to give it back. */
export function mayBeSaidBack(userInput: string): boolean {
	return userInput.length <= READ_AT_MOST && !/[?？]/.test(userInput) && !isUnfit(`${userInput} `);
}

/** Whether anything in a message forbids to give a part of it back. */
function isUnfit(userInput: string): boolean {
	return [words.NEVER_SAID_BACK, words.MAY_BE_VEILED, words.REPORTED].some((forbidden) => forbidden.test(userInput));
}

/** Whether a turned clause of the memory says what weighs on the person, and is no mere fact. */
export function weighsInHindi(told: string): boolean {
	return words.OF_THE_PERSON.test(told) && words.WEIGHS.test(`${told} `);
}

/** The parts of a message between its stops, without openers and closers; questions are left out. */
function clausesOf(userInput: string): string[][] {
	return (userInput.match(/[^.।!?;\n…]+[?]?/gu) ?? [])
		.filter((sentence) => !sentence.endsWith("?"))
		.flatMap((sentence) => sentence.split(/,|\s(?:lekin|magar|kyunki|kyuki|isliye|लेकिन|मगर|क्योंकि|इसलिए)\s/iu))
		.filter((clause) => !words.QUESTION_OR_ANSWER.test(clause.trim()) && !words.POINTS_BACK.test(clause))
		.map(bare)
		.filter((clause) => clause.length >= SHORTEST && clause.length <= LONGEST)
		.filter((clause) => words.ORDINARY.test(`${clause.join(" ")} `) && !/^(?:bhi|भी)$/i.test(clause[0] ?? ""));
}

function bare(clause: string): string[] {
	const tokens = clause.trim().split(/\s+/).filter(Boolean);
	while (words.OPENERS.has((tokens[0] ?? "").toLowerCase())) tokens.shift();
	while (words.CLOSERS.has((tokens.at(-1) ?? "").toLowerCase())) tokens.pop();
	return tokens;
}

function weightOf(clause: readonly string[], script: Script): number {
	const own = clause.some((token) => isAny(token, [words.SUBJECT, ...words.OTHER_CASES], script)) ? 1 : 0;
	return own + (words.WEIGHTY.test(`${clause.join(" ")} `) ? 0.5 : 0);
}

function turned(clause: readonly string[], script: Script): string | null {
	if (clause.some((token) => WILL_OR_MAY.test(token) && !isAny(token, [words.AM], script))) return null;
	const subjects = clause.filter((token) => isAny(token, [words.SUBJECT], script)).length;
	const ams = clause.filter((token) => isAny(token, [words.AM], script)).length;
	if (subjects > 1 || ams > 1) return null;
	const verbs = subjects === 1 || ams === 1 ? withOwnVerb(clause, script) : withOtherVerb(clause, script);
	if (verbs === null) return null;
	const said = verbs.map((token) => turnedPronoun(token, script)).join(" ");
	return subjects === 0 && ams === 1 ? `${words.SUBJECT.to[script]} ${said}` : said;
}

/** "I" is the subject, said or left out: the verb at the end must be one that is known. */
function withOwnVerb(clause: readonly string[], script: Script): string[] | null {
	const end = clause.length - 1;
	const last = clause[end] as string;
	if (clause.some((token) => /^(?:to|toh|तो)$/iu.test(token))) return null;
	if (clause.slice(0, end).some((token) => IS.test(token) || isAny(token, [words.AM], script))) return null;
	if (isAny(last, [words.AM], script)) return agreeing(clause, end, words.AM.to[script], script);
	const was = words.WAS.find((word) => isAny(last, [word], script));
	if (was !== undefined) return agreeing(clause, end, was.to[script], script);
	const negated = clause.slice(-4, -1).some((token) => NEGATION.has(token.toLowerCase()));
	if (!negated && !/^(?:gaya|gya|gayi|gyi|गया|गई|गयी)$/iu.test(last)) return null;
	const verb = participle(last, script);
	if (verb !== null) return [...clause.slice(0, end), verb];
	return feminine(last) ? [...clause, words.AM.to[script]] : null;
}

/** Turns the last word to what is given, and the parts of the verb that stand before it. */
function agreeing(clause: readonly string[], end: number, last: string, script: Script): string[] | null {
	const verbs = [...clause.slice(0, end), last];
	let at = end - 1;
	for (; at >= 0; at--) {
		const token = clause[at] as string;
		const verb = NEGATION.has(token.toLowerCase()) || feminine(token) ? token : participle(token, script);
		if (verb === null) break;
		verbs[at] = verb;
	}
	const before = clause.slice(0, at + 1);
	if (at === end - 1 && mayBeMasculine(clause[at] ?? "")) return null;
	return before.some((token) => participle(token, script) !== null) || hasOpenClause(before) ? null : verbs;
}

/** "I do not tell her that ...": a verb before the conjunction, whose subject is left out and may be "I" too. */
function hasOpenClause(clause: readonly string[]): boolean {
	const at = clause.findIndex((token) => /^(?:ki|कि)$/iu.test(token));
	return at > 0 && !IS.test(clause[at - 1] as string) && MAY_BE_OWN.test(clause[at - 1] as string);
}

/** Something else is the subject, or nobody is named: nothing but the pronouns is turned. */
function withOtherVerb(clause: readonly string[], script: Script): string[] | null {
	const [first, last] = [clause[0] as string, clause.at(-1) as string];
	if (/^(?:me|mein|mei|में)$/iu.test(first)) return null;
	const we = clause.some((token) => isAny(token, [words.WE], script));
	const own = clause.some((token) => isAny(token, words.OTHER_CASES, script));
	if (!own && !we && !words.WEIGHTY.test(`${clause.join(" ")} `)) return null;
	if (IS.test(last)) return we ? [...clause.slice(0, -1), words.AM.to[script]] : [...clause];
	if (we) return null;
	const surely = isAny(first, words.OTHER_CASES, script) || words.OF_ONESELF.test(clause.join(" "));
	if (MAY_BE_OWN.test(last)) return surely ? [...clause] : null;
	return own && words.AGREES_WITH_ELSE.test(last) ? [...clause] : null;
}

function turnedPronoun(token: string, script: Script): string {
	const found = [words.SUBJECT, words.WE, ...words.OTHER_CASES].find((word) => isAny(token, [word], script));
	return found?.to[script] ?? token;
}

/** The polite plural of a masculine verb form; null for anything else. */
function participle(token: string, script: Script): string | null {
	const known = words.PARTICIPLES.find((word) => isAny(token, [word], script));
	if (known !== undefined) return known.to[script];
	if (words.NO_VERB.has(token.toLowerCase())) return null;
	if (script === 1) return /\S{1,}ता$/u.test(token) ? token.replace(/ा$/u, "े") : null;
	return /^[a-z]{1,}ta$/i.test(token) ? token.replace(/a$/i, "e") : null;
}

function feminine(token: string): boolean {
	return /(?:ti|rahi|rhi|gayi|gyi|gai|chuki|hui|akeli|thaki|dari|phasi|fasi|ती|रही|गई|गयी|चुकी|हुई|अकेली|थकी|डरी|फँसी|फंसी)$/iu.test(
		token,
	);
}

/** Before the verb it might have to be turned, and how is not known. */
function mayBeMasculine(token: string): boolean {
	return /(?:a|ा)$/iu.test(token) && !words.STAYS.has(token.toLowerCase());
}

function isAny(
	token: string,
	among: readonly { latin: readonly string[]; devanagari: readonly string[] }[],
	script: Script,
): boolean {
	const plain = token.toLowerCase();
	return among.some((word) => (script === 1 ? word.devanagari : word.latin).includes(plain));
}
