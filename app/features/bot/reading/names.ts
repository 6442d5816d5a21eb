import type { Content } from "../content/content";
import { LANGUAGES } from "../content/schema";
import type { Vocabulary } from "./vocabulary";

/** More words than this between somebody and their name are no naming. */
const MOST_BETWEEN = 2;
const NAME = /^[\p{L}\p{M}]{3,14}$/u;

/**
 * Finds how somebody is named: "my friend ravi", "uska naam vikas hai", "seema didi"; not "her cousin rahul". A name is a word that stands where
 * one may, and that the content does not know as any other.
 *
 * @param keyOf makes the one spelling
 * @param knows whether a word stands in the content
 * @returns a function that gives the first name in a message, or null
 */
export function createNameFinder(
	content: Content,
	keyOf: (text: string) => string,
	knows: Vocabulary,
): (text: string) => string | null {
	const listOf = (list: keyof Content["words"]["naming"]) =>
		new Set(LANGUAGES.flatMap((language) => content.words.naming[list][language]).map(keyOf));
	const [after, before, between] = [listOf("after"), listOf("before"), listOf("between")];
	const [says, of, titles] = [listOf("says"), listOf("of"), listOf("titles")];
	const { selfEndings, thirdEndings } = content.reading.words.grammar.hindi;
	const isVerb = (key: string) => [...selfEndings, ...thirdEndings].some((ending) => key.endsWith(ending));
	const isName = (word = "") => NAME.test(word) && !knows(word) && !isVerb(keyOf(word));
	return (text) => {
		const words = text.match(/[\p{L}\p{M}]+/gu) ?? [];
		const keys = words.map(keyOf);
		for (const [at, key] of keys.entries()) {
			if (of.has(keys[at - 1] ?? "") && !says.has(key)) continue;
			const behind = skip(keys, at + 1, between);
			// "Our neighbour, Mrs Rao": whoever is told of with a title is not the one that one fears for.
			if (titles.has(keys[behind] ?? "")) continue;
			if ((after.has(key) || says.has(key)) && isName(words[behind])) return capitalised(words[behind] as string);
			if ((before.has(key) || says.has(key)) && isName(words[at - 1])) return capitalised(words[at - 1] as string);
		}
		return null;
	};
}

function skip(keys: readonly string[], from: number, between: ReadonlySet<string>): number {
	const end = keys.findIndex((key, at) => at >= from && !between.has(key));
	return end < 0 || end - from > MOST_BETWEEN ? from : end;
}

function capitalised(name: string): string {
	return name.slice(0, 1).toUpperCase() + name.slice(1);
}
