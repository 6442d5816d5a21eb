import type { Words } from "../content/listening-schema";

/** What short messages mean and which signs stand in longer ones. */
export type WordIndex = {
	/** Classes that the whole message means, fillers aside. */
	whole(key: string): ReadonlySet<string>;
	/** Classes that its first clauses mean, as in "no, not today"; one that asks answers nothing. */
	leading(key: string): ReadonlySet<string>;
	/** Signs that stand anywhere in it. */
	signs(key: string): ReadonlySet<string>;
	/** Whether its last clause begins with taking leave, or the one before it ends with it. */
	leaves(key: string): boolean;
	/** The words that carry meaning. */
	contentWords(key: string): string[];
};

const NOTHING: ReadonlySet<string> = new Set();
const LONGEST_LEADING = 4;
/** The classes of a bare yes and a bare no. */
const ANSWERS = ["yes", "it-is-so", "no"];

/**
 * Makes the lists of words.yaml ready.
 *
 * @param words the lists
 * @param keyOf makes the one spelling in which messages and lists are compared: words between single spaces, the signs
 *   , . ? as words of their own
 */
export function createWordIndex(words: Words, keyOf: (text: string) => string): WordIndex {
	const fillers = new Set(Object.values(words.fillers).flat().map(keyOf));
	const withoutFillers = (key: string) => {
		const kept = wordsOf(key).filter((word) => !fillers.has(word));
		return kept.length > 0 ? kept.join(" ") : wordsOf(key).join(" ");
	};
	const classes = indexOf(words.classes, (text) => withoutFillers(keyOf(text)));
	const signs = indexOf(words.signs, keyOf);
	/** An English no also stands before a noun, which the Hindi one never does. */
	const nounMayFollow = new Set(words.classes.no?.en.map(keyOf));
	const afterBareAnswer = new Set(Object.values(words.afterBareAnswer).flat().map(keyOf));
	const opensClause = new Set(words.opensClause.map(keyOf));
	const longestSign = Math.max(...[...signs.keys()].map((sign) => sign.split(" ").length));
	/** What a clause begins with: "yeah sometimes", "no i have not". A bare "no" before a noun denies only that. */
	const begins = (clause: string): ReadonlySet<string> => {
		const all = wordsOf(withoutFillers(clause));
		for (let length = Math.min(LONGEST_LEADING, all.length - 1); length > 0; length--) {
			const found = classes.get(all.slice(0, length).join(" "));
			if (found === undefined) continue;
			// "I am", "I don't want to" are a yes and a no by themselves alone: "I am married", "I don't want to live" are none.
			if (opensClause.has(all[0] as string) && ANSWERS.some((answer) => found.has(answer))) continue;
			const bare = length === 1 && found.has("no") && nounMayFollow.has(all[0] as string);
			return bare && !afterBareAnswer.has(all[length] as string) ? NOTHING : found;
		}
		return NOTHING;
	};
	const meant = (key: string) => classes.get(withoutFillers(key)) ?? classes.get(wordsOf(key).join(" ")) ?? NOTHING;
	return {
		whole: meant,
		leading: (key) => {
			const clauses = clausesOf(key);
			const answering = key.endsWith("?") ? clauses.slice(0, -1) : clauses;
			const short = answering.slice(0, 2).filter((clause) => wordsOf(clause).length <= LONGEST_LEADING);
			// "What? no! I asked for a joke": the second clause answers where the first does not.
			const clause = clauses.length < 2 ? undefined : short.map(meant).find((found) => found.size > 0);
			return clause ?? begins(clauses[0] ?? "");
		},
		signs: (key) => {
			const found = new Set<string>();
			const all = key.split(" ");
			for (let length = 1; length <= longestSign; length++)
				for (let start = 0; start + length <= all.length; start++)
					for (const sign of signs.get(all.slice(start, start + length).join(" ")) ?? []) found.add(sign);
			return found;
		},
		leaves: (key) => {
			const isShort = (words: readonly string[]) => words.length <= LONGEST_LEADING;
			const takesLeave = (words: readonly string[]) => classes.get(words.join(" "))?.has("leave") === true;
			const begins = (words: readonly string[]) => words.some((_, at) => takesLeave(words.slice(0, at + 1)));
			const ends = (words: readonly string[]) => words.some((_, at) => takesLeave(words.slice(at)));
			const [last = [], before = []] = clausesOf(key).map(wordsOf).reverse();
			return (isShort(last) && begins(last)) || (isShort(before) && ends(before));
		},
		contentWords: (key) => wordsOf(key).filter((word) => !fillers.has(word)),
	};
}

/** The clauses of a text in the one spelling. */
export function clausesOf(key: string): string[] {
	return key.split(/ ?[,.?] ?/).filter((clause) => clause !== "");
}

/** The words of a text in the one spelling, without signs. */
export function wordsOf(key: string): string[] {
	return key.split(" ").filter((word) => /[\p{L}\p{N}]/u.test(word));
}

function indexOf(lists: Words["classes"], spell: (text: string) => string): Map<string, Set<string>> {
	const index = new Map<string, Set<string>>();
	for (const [id, languages] of Object.entries(lists))
		for (const text of Object.values(languages).flat()) {
			const key = spell(text);
			index.set(key, (index.get(key) ?? new Set()).add(id));
		}
	return index;
}
