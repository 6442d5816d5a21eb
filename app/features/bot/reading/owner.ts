import { isSign } from "./pattern";
import type { Words } from "./words";

/** Whose doing or fate some words speak of: the writer's, somebody else's, or that of the one who is written to. */
export type Owner = "self" | "third" | "bot";

/** Who some words are about: whom they state, which is the writer wherever they hold a "me", else the writer. Whether they are denied there. */
export type Ownership = { owner: Owner; stated: Owner | null; denied: boolean };

/** @param before, match, after the words around and in a match, with signs */
export type OwnerFinder = (before: readonly string[], match: readonly string[], after: readonly string[]) => Ownership;

/** People named more clauses ago are not the subject. */
const CLAUSES_BACK = 6;
/** A negation reaches so many words on; where the verb stands last it stands beside it. */
const DENIAL_REACH = 6;
const DENIAL_BESIDE = 1;
/** The words behind a match in which its verb may stand. */
const VERB_BEHIND = 3;

/**
 * Finds whom words are about: what they say themselves, in Hindi the ending of the verb behind them, else who was named
 * last before. In a clause a pronoun counts before a person: "I love my mother but want to die" is about the writer. It is
 * a guess for where the gate's model, which tells it better (tests/bot/README.md), is not asked: facts and short answers.
 *
 * @param grammar of one language in `words.yaml`, Hindi in the one Latin spelling
 */
export function createOwnerFinder(grammar: Words["grammar"]["en"]): OwnerFinder {
	const { self, selfInMatch, third, persons, called, owned, bot, not, notDenied } = setsOf(grammar.lists);
	const { selfEndings, thirdEndings, verbLast } = grammar;
	const spokenOf = (word: string): Owner | null => {
		if (self.has(word) || selfEndings.some((ending) => word.endsWith(ending))) return "self";
		return third.has(word) || thirdEndings.some((ending) => word.endsWith(ending)) ? "third" : null;
	};
	const isPerson = (word: string, at: number, clause: readonly string[]) =>
		persons.has(word) || (called.has(word) && owned.has(clause[at - 1] ?? ""));
	const inClause = (clause: readonly string[]): Owner | null => {
		const pronoun = clause.findLast((word) => spokenOf(word) !== null);
		if (pronoun !== undefined) return spokenOf(pronoun);
		return clause.some(isPerson) ? "third" : null;
	};
	const ownerOf = (before: readonly string[], match: readonly string[], after: readonly string[]): Owner | null => {
		if (match.some((word) => bot.has(word))) return "bot";
		const own = match.map((word) => (selfInMatch.has(word) ? "self" : spokenOf(word))).find((said) => said !== null);
		if (own !== undefined) return own;
		const end = after.findIndex(isSign);
		const behind = verbLast ? after.slice(0, end < 0 ? VERB_BEHIND : Math.min(end, VERB_BEHIND)) : [];
		const verb = behind.map(spokenOf).find((said) => said !== null);
		return (
			verb ??
			clausesBackwards(before)
				.map(inClause)
				.find((said) => said !== null) ??
			null
		);
	};
	const isDenied = (before: readonly string[], match: readonly string[], after: readonly string[]): boolean => {
		const lead = before.slice(before.findLastIndex(isSign) + 1).slice(verbLast ? -DENIAL_BESIDE : -DENIAL_REACH);
		const span = [...lead, ...match, ...(verbLast ? after.slice(0, 1) : [])];
		return span.some((word, at) => not.has(word) && !notDenied.has(span[at + 1] ?? ""));
	};
	return (before, match, after) => {
		const stated = ownerOf(before, match, after);
		const holdsMe =
			stated !== "bot" && match.some((word) => self.has(word) || (selfInMatch.has(word) && !owned.has(word)));
		return { owner: stated ?? "self", stated: holdsMe ? "self" : stated, denied: isDenied(before, match, after) };
	};
}

/** The words of each clause, last clause first. */
function clausesBackwards(words: readonly string[]): string[][] {
	const clauses: string[][] = [[]];
	for (const word of words.toReversed())
		if (!isSign(word)) clauses.at(-1)?.unshift(word);
		else if (clauses.at(-1)?.length) clauses.push([]);
	return clauses.slice(0, CLAUSES_BACK);
}

function setsOf<Lists extends Readonly<Record<string, readonly string[]>>>(lists: Lists) {
	return Object.fromEntries(Object.entries(lists).map(([name, words]) => [name, new Set(words)])) as unknown as {
		readonly [Name in keyof Lists]: ReadonlySet<string>;
	};
}
