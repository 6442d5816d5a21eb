import { isSign } from "./pattern";
import type { Words } from "./words";

/** Whose doing or fate some words speak of: the writer's, somebody else's, or that of the one who is written to. */
export type Owner = "self" | "third" | "bot";

/** Who some words are about, and whether anything says so: else it is taken for the writer. Whether they are denied there. */
export type Ownership = { owner: Owner; stated: boolean; denied: boolean };

/** @param before, match, after the words around and in a match, with signs */
export type OwnerFinder = (before: readonly string[], match: readonly string[], after: readonly string[]) => Ownership;

/** People named more clauses ago are not the subject. */
const CLAUSES_BACK = 6;
/** A negation reaches so many words on. */
const DENIAL_REACH = 6;
const HINDI_BACK = 14;
const HINDI_SENTENCE_BACK = 30;

/** Lists of words, as sets. */
type Sets<Lists> = { readonly [Name in keyof Lists]: ReadonlySet<string> };

function setsOf<Lists extends Readonly<Record<string, readonly string[]>>>(lists: Lists): Sets<Lists> {
	return Object.fromEntries(
		Object.entries(lists).map(([name, words]) => [name, new Set(words)]),
	) as unknown as Sets<Lists>;
}

/**
 * Finds the subject of English words: a pronoun wherever it stands, a person only where no "I" came before it in its
 * clause ("I love my mother but want to die" is about the writer). Quoted speech belongs to the one who speaks: "she
 * told me I want to die" is hers. Denied is what stands behind a negation of the same clause.
 *
 * @param grammar the English part of the grammar in `words.yaml`
 */
export function createEnglishOwnerFinder(grammar: Words["grammar"]["en"]): OwnerFinder {
	const g = setsOf(grammar);

	const said = (clause: readonly string[], at: number): boolean => {
		let back = at - 1;
		while (back >= 0 && (g.told.has(clause[back] as string) || clause[back] === "that")) back--;
		if (!g.saying.has(clause[back] ?? "") || g.ownSubjects.has(clause[back - 1] ?? "")) return false;
		const first = clause.slice(0, back).find((word) => g.subjects.has(word) || g.persons.has(word));
		return first !== undefined && !g.ownSubjects.has(first);
	};
	const quoted = (before: readonly string[], match: readonly string[]): boolean => {
		const at = match.findIndex((word) => g.ownSubjects.has(word));
		if (at < 0) return false;
		const [clause = []] = [...clausesBackwards([...before, ...match.slice(0, at)])];
		return said([...clause, match[at] as string], clause.length);
	};
	const ownerInClause = (clause: readonly string[]): Owner | null => {
		for (let at = clause.length - 1; at >= 0; at--) {
			const word = clause[at] as string;
			if (word === "who" && g.persons.has(clause[at - 1] ?? "")) return "third";
			if (g.ownSubjects.has(word)) return said(clause, at) ? "third" : "self";
			if (g.third.has(word)) return "third";
		}
		if (clause.some((word) => g.first.has(word) && !g.told.has(word))) return "self";
		return clause.some((word) => g.persons.has(word)) ? "third" : null;
	};
	const ownerOf = (before: readonly string[], match: readonly string[]): Owner | null => {
		if (match.some((word) => g.inMatch.has(word)) && !quoted(before, match)) return "self";
		if (match.some((word) => g.bot.has(word))) return "bot";
		if (match.some((word, at) => g.ownBody.has(word) && bodyFollows(match, at, g.ownBodyWords)))
			return [...before.slice(-2), ...match.slice(0, 1)].some((word) => g.thirdInMatch.has(word)) ? "third" : "self";
		if (match.some((word) => g.thirdInMatch.has(word))) return "third";
		for (const clause of clausesBackwards(before)) {
			const owner = ownerInClause(clause);
			if (owner) return owner;
		}
		return null;
	};
	/** Up to six words before in the same clause, not before an "I" or a bare wish: "not hungry, just want to ...". */
	const lead = (before: readonly string[]): string[] => {
		const words: string[] = [];
		for (let at = before.length - 1; at >= 0 && words.length < DENIAL_REACH; at--) {
			const word = before[at] as string;
			if (isSign(word)) break;
			words.unshift(word);
			if (g.justs.has(word) && g.wishes.has(before[at + 1] ?? "") && !g.not.has(before[at - 1] ?? "")) break;
			if (g.ownSubjects.has(word) && !g.opinions.has(before[at - 1] ?? "")) break;
		}
		return words;
	};
	const isDenied = (before: readonly string[], match: readonly string[]): boolean => {
		const ahead = lead(before);
		const span = [...ahead, ...match];
		return span.some((word, at) => {
			if (!g.not.has(word) || g.notDenied.has(span[at + 1] ?? "")) return false;
			return !g.stopping.has(word) || (at < ahead.length && !g.cannot.has(span[at - 1] ?? ""));
		});
	};
	return (before, match) => ({ ...ownedBy(ownerOf(before, match)), denied: isDenied(before, match) });
}

function ownedBy(owner: Owner | null): Pick<Ownership, "owner" | "stated"> {
	return { owner: owner ?? "self", stated: owner !== null };
}

function bodyFollows(words: readonly string[], at: number, body: ReadonlySet<string>): boolean {
	return body.has(words[at + 1] ?? "") || (words[at + 1] === "own" && body.has(words[at + 2] ?? ""));
}

/** The words of each clause, last clause first. */
function* clausesBackwards(words: readonly string[]): Generator<string[]> {
	let clause: string[] = [];
	let given = 0;
	for (let at = words.length - 1; at >= 0 && given < CLAUSES_BACK; at--) {
		const word = words[at] as string;
		if (!isSign(word)) clause.unshift(word);
		else if (clause.length > 0) {
			yield clause;
			given++;
			clause = [];
		}
	}
	if (clause.length > 0 && given < CLAUSES_BACK) yield clause;
}

/**
 * The same for Hindi, whose verb endings name the person: karunga, lungi, hu are the writer; lega, karenge another.
 * Without an ending, the person named nearest before. "Vo keh rahi hai ki mai ...": that "mai" is hers.
 *
 * @param grammar the Hindi part of the grammar in `words.yaml`, in the one Latin spelling
 */
export function createHindiOwnerFinder(grammar: Words["grammar"]["hindi"]): OwnerFinder {
	const g = setsOf(grammar);
	const isFirstVerb = (word: string) => g.firstVerbs.has(word) || /ung[ai]$/.test(word);
	const isThirdVerb = (word: string) => g.thirdVerbs.has(word) || /(?:eg[ai]|enge)$/.test(word);

	/** "Bhai, ...", "yar ...": someone spoken to, unless a possessive or a case ending makes them a subject. */
	const isVocative = (sentence: readonly string[], at: number): boolean => {
		const word = sentence[at] as string;
		const next = sentence[at + 1] ?? "";
		if (g.mothers.has(word)) return g.afterVocative.has(next);
		if (!g.vocatives.has(word)) return false;
		return !g.owned.has(sentence[at - 1] ?? "") && !g.afterSubject.has(next);
	};
	/** A person opens the sentence ("mera dost ...") rather than the writer. */
	const opensWithPerson = (words: readonly string[]): boolean => {
		const here = words.slice(words.lastIndexOf(".") + 1);
		const hasFirst = here.some((word) => g.first.has(word) || isFirstVerb(word));
		const sentence = hasFirst ? here : words.slice(-HINDI_SENTENCE_BACK);
		const person = sentence.findIndex((word, at) => g.persons.has(word) && !isVocative(sentence, at));
		const first = sentence.findIndex((word) => g.ownOpeners.has(word));
		return person >= 0 && (first < 0 || person < first);
	};
	const reported = (before: readonly string[]): boolean => {
		const near = before.slice(-9);
		const at = near.findLastIndex((word) => g.reporting.has(word));
		const speaker = near.findLastIndex((word) => g.ownSubjects.has(word));
		return at >= 0 && (speaker < 0 || (speaker > at && speaker - at <= 3));
	};
	const ownerOf = (before: readonly string[], match: readonly string[], after: readonly string[]): Owner | null => {
		const till = [...before, ...match];
		const others = till.slice(-HINDI_BACK - match.length).some((word) => g.third.has(word)) || opensWithPerson(till);
		if (others && reported(before) && !g.ownOpeners.has(match[0] ?? "")) return "third";
		for (const [at, word] of [...match, ...after.slice(0, 3)].entries()) {
			if (at >= match.length && isSign(word)) break;
			if (isFirstVerb(word)) return "self";
			if (isThirdVerb(word) && others) return "third";
		}
		for (let at = before.length - 1, seen = 0; at >= 0 && seen < HINDI_BACK; at--, seen++) {
			const word = before[at] as string;
			// "unke paas", "uske liye": with these the other person is not the one who does it.
			if (g.third.has(word) && !g.oblique.has(before[at + 1] ?? "")) return "third";
			if (g.ownOpeners.has(word) || isFirstVerb(word)) return "self";
		}
		if (opensWithPerson(till)) return "third";
		return after.slice(0, 3).some((word) => g.ownOpeners.has(word)) ? "self" : null;
	};
	/** "nahi" beside or inside the words ("kyu na" is no denial), or an English not shortly before. */
	const isDenied = (before: readonly string[], match: readonly string[], after: readonly string[]): boolean => {
		const near = [before.at(-1) ?? "", ...match, ...(g.not.has(after[0] ?? "") ? after.slice(0, 1) : [])];
		if (before.slice(-4).some((word) => g.englishNot.has(word))) return true;
		return near.some(
			(word, at) => g.not.has(word) && !(g.softNot.has(word) && g.beforeSoftNot.has(near[at - 1] ?? "")),
		);
	};
	return (before, match, after) => ({
		...ownedBy(ownerOf(before, match, after)),
		denied: isDenied(before, match, after),
	});
}
