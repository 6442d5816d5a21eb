import { createCandidates } from "./candidates";
import { type Compiled, compilePattern, type Families, spans } from "./pattern";
import { romanise } from "./romanise";
import { RULES_ENGLISH, RULES_HINDI } from "./rules";
import { ENGLISH_NOT, HINDI_NOT, NOT_A_DENIAL } from "./rules/context";
import { IDIOMS_ENGLISH, IDIOMS_HINDI, type Idiom } from "./rules/idioms";
import type { Rule } from "./rules/rule";
import { englishOwner, hindiOwner, hindiQuoted, type Owner } from "./subject";
import { ENGLISH } from "./vocabulary";
import { HINDI } from "./vocabulary-hindi";

/** A rule that holds in a message, for whom, whether the words are denied there, and the words. */
export type Match = { rule: Rule; owner: Owner; denied: boolean; words: string };

/** The two ways a message is read; each padded with a space at both ends, idioms taken out. */
export type Reading = { english: string; hindi: string };

type Judge = (rule: Rule, before: string[], found: string[], after: string[]) => Match;

const englishRules = createCandidates(RULES_ENGLISH.flatMap((rule) => single(rule, ENGLISH)));
const hindiRules = createCandidates(RULES_HINDI.flatMap((rule) => single(rule, HINDI, romanise)));
const englishIdioms = createCandidates(IDIOMS_ENGLISH.flatMap((idiom) => single(idiom, ENGLISH)));
const hindiIdioms = createCandidates(IDIOMS_HINDI.flatMap((idiom) => single(idiom, HINDI, romanise)));
/** Stands where an idiom was: a word that no rule knows. */
const REMOVED = "…";
/** The same words said more often than this add nothing. */
const PLACES_READ = 6;
/** What an idiom may not hide unless it says so. */
const PERSONAL = / (?:myself|my (?:own )?life|my days|khud|apne ap|apni jan|apni jaan|tonight) /;

/** @param marked plain text with clauses marked, see `markClauses` */
export function read(marked: string): Reading {
	const english = ` ${marked} `;
	const hindi = ` ${romanise(marked)} `;
	return {
		english: withoutIdioms(english, englishIdioms(english)),
		hindi: withoutIdioms(hindi, hindiIdioms(hindi)),
	};
}

/** Every rule that holds somewhere in the message, once for each owner, undenied where it can be. */
export function matches({ english, hindi }: Reading): Match[] {
	const best = new Map<string, Match>();
	const keep = (match: Match) => {
		const key = `${match.rule.id} ${match.owner}`;
		const known = best.get(key);
		if (!known || (known.denied && !match.denied)) best.set(key, match);
	};
	for (const { item, pattern } of englishRules(english)) found(item, pattern, english, englishMatch).forEach(keep);
	for (const { item, pattern } of hindiRules(hindi)) found(item, pattern, hindi, hindiMatch).forEach(keep);
	return [...best.values()];
}

/** One entry a pattern, so that only those patterns are tried whose words are all in the text. */
function single<T extends { patterns: readonly string[] }>(
	item: T,
	families: Families,
	spell?: (word: string) => string,
): { item: T; pattern: Compiled }[] {
	return item.patterns.map((pattern) => ({ item, pattern: compilePattern(pattern, families, spell) }));
}

function withoutIdioms(text: string, idioms: readonly { item: Idiom; pattern: Compiled }[]): string {
	let rest = text;
	for (const { item, pattern } of idioms) {
		for (const expression of pattern.parts()) {
			rest = rest.replace(expression, (words) =>
				item.self !== true && PERSONAL.test(` ${words}`) ? words : `${REMOVED} `,
			);
		}
	}
	return rest;
}

function found(rule: Rule, pattern: Compiled, text: string, judge: Judge): Match[] {
	const judged: Match[] = [];
	for (const { start, end } of spans(pattern, text)) {
		const match = judge(rule, words(text.slice(0, start)), words(text.slice(start, end)), words(text.slice(end)));
		judged.push(match);
		if ((match.owner === "self" && !match.denied) || judged.length === PLACES_READ) break;
	}
	return judged;
}

function words(text: string): string[] {
	return text.split(" ").filter((word) => word !== "");
}

function englishMatch(rule: Rule, before: string[], found: string[]): Match {
	const owner = rule.self ? "self" : englishOwner(before, found);
	return { rule, owner, denied: !rule.negated && deniedInEnglish(before, found), words: found.join(" ") };
}

/** "Not hungry, not sleepy, just want to …": here a new thought begins. */
const JUST_A_WISH = / (?:just|only|simply) (?:want|wanna|wish|feel|need) /;

/** A negation inside the match, or up to six words before it in the same clause and not before an "I" or a bare wish. */
function deniedInEnglish(before: string[], found: string[]): boolean {
	const lead: string[] = [];
	for (let at = before.length - 1; at >= 0 && lead.length < 6; at--) {
		const word = before[at] ?? "";
		if (/^[,.?]$/.test(word)) break;
		lead.unshift(word);
		if (JUST_A_WISH.test(` ${word} ${before[at + 1]} `) && !ENGLISH_NOT.test(before[at - 1] ?? "")) break;
		if (word === "i" && !/^(?:think|believe|mean|say|saying|feel)$/.test(before[at - 1] ?? "")) break;
	}
	const span = [...lead, ...found];
	return span.some((word, at) => {
		if (!ENGLISH_NOT.test(word) || NOT_A_DENIAL.test(span[at + 1] ?? "")) return false;
		const stops = word === "stop" || word === "stopped";
		return !stops || (at < lead.length && span[at - 1] !== "cant" && span[at - 1] !== "dont");
	});
}

function hindiMatch(rule: Rule, before: string[], found: string[], after: string[]): Match {
	const quoted = rule.evidence === "self" && rule.self === true && hindiQuoted(before, found);
	const owner = quoted ? "third" : rule.self ? "self" : hindiOwner(before, found, after);
	return { rule, owner, denied: !rule.negated && deniedInHindi(before, found, after), words: found.join(" ") };
}

/** "nahi" beside or inside the words ("kyu na" is no denial), or an English not shortly before. */
function deniedInHindi(before: string[], found: string[], after: string[]): boolean {
	const next = HINDI_NOT.test(after[0] ?? "") ? [after[0] ?? ""] : [];
	const near = [before.at(-1) ?? "", ...found, ...next];
	return (
		before.slice(-4).some((word) => /^(?:not|dont|never|no)$/.test(word)) ||
		near.some((word, at) => HINDI_NOT.test(word) && !(word === "na" && near[at - 1] === "kyu"))
	);
}
