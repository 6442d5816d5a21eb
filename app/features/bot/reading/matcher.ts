import { compiled, createCandidates } from "./candidates";
import { createOwnerFinder, type Owner, type OwnerFinder } from "./owner";
import { type Compiled, createCompiler, type Span, spans, type View } from "./pattern";
import type { Words } from "./words";

/** What can be looked for: patterns for English, and for Hindi in the one Latin spelling. */
export type Item = {
	id: string;
	en: readonly string[];
	hindi: readonly string[];
	/** The words carry their own "not": a negation in or before them is no denial. */
	negated?: boolean | undefined;
};

/** A message as a matcher reads it: see `read.ts`, which makes it. */
export type Views = {
	en: View;
	hindi: View;
	/** Whether what is said in a sentence is over. */
	isPast: (sentence: number) => boolean;
	/** Whether what is said in a sentence is only thought of. */
	isSupposed: (sentence: number) => boolean;
};

/** An item that holds in a message. */
export type Finding<T extends Item> = {
	item: T;
	owner: Owner;
	/** Whose the words say that it is; null where nothing says so. */
	stated: Owner | null;
	denied: boolean;
	past: boolean;
	/** Said as what might be, not as what is. */
	supposed: boolean;
	/** In a sentence with a question mark. */
	asked: boolean;
	view: "en" | "hindi";
	sentence: number;
};

/** The same words said more often than this add nothing. */
const PLACES_READ = 6;
/** Words around a match that can say whom it is about. */
const WORDS_BEFORE = 60;
const WORDS_AFTER = 4;

type Candidate<T> = { item: T; pattern: Compiled };

/**
 * Looks for many things in a message at once.
 *
 * @param items what to look for
 * @param words families and grammar, from `content/gate/words.yaml`
 * @param romanise spells Hindi patterns as `read` spells messages
 * @returns a function that gives every item that holds, once for each owner, undenied and present where it can be
 * @throws Error when a pattern names an unknown family
 */
export function createMatcher<T extends Item>(
	items: readonly T[],
	words: Pick<Words, "families" | "grammar">,
	romanise: (text: string) => string,
): (message: Views) => Finding<T>[] {
	const compileEnglish = createCompiler(words.families.en);
	const compileHindi = createCompiler(words.families.hindi, romanise);
	const english = createCandidates(items.flatMap((item) => compiled(item, item.en, compileEnglish)));
	const hindi = createCandidates(items.flatMap((item) => compiled(item, item.hindi, compileHindi)));
	const ownerOf = {
		en: createOwnerFinder(words.grammar.en),
		hindi: createOwnerFinder(words.grammar.hindi),
	};
	return (message) => {
		const best = new Map<string, Finding<T>>();
		const keep = (finding: Finding<T>) => {
			const key = `${finding.item.id} ${finding.owner}`;
			const known = best.get(key);
			if (!known || weight(finding) > weight(known)) best.set(key, finding);
		};
		for (const candidate of english(message.en)) found(candidate, message, "en", ownerOf.en).forEach(keep);
		for (const candidate of hindi(message.hindi)) found(candidate, message, "hindi", ownerOf.hindi).forEach(keep);
		return [...best.values()];
	};
}

/** Of two places where an item holds, what is said plainly and now says more. */
function weight({ denied, past, supposed }: Finding<Item>): number {
	return (denied ? 0 : 4) + (past ? 0 : 2) + (supposed ? 0 : 1);
}

function found<T extends Item>(
	{ item, pattern }: Candidate<T>,
	message: Views,
	view: "en" | "hindi",
	ownerOf: OwnerFinder,
): Finding<T>[] {
	const { words, sentenceOf } = message[view];
	return spans(pattern, message[view])
		.slice(0, PLACES_READ)
		.map(({ start, end }: Span) => {
			const owned = ownerOf(
				words.slice(Math.max(0, start - WORDS_BEFORE), start),
				words.slice(start, end),
				words.slice(end, end + WORDS_AFTER),
			);
			const sentence = sentenceOf[start] as number;
			return {
				item,
				...owned,
				denied: item.negated !== true && owned.denied,
				past: message.isPast(sentence),
				supposed: message.isSupposed(sentence),
				asked: words.some((word, at) => word === "?" && sentenceOf[at] === sentence),
				view,
				sentence,
			};
		});
}
