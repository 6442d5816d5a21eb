import { isSign } from "./pattern";
import type { Spellings } from "./words";

const LONGEST_TURN = 3;

/**
 * Puts a comma before words that open a new thought (but, lekin, magar, and then), so that a denial before them does
 * not excuse what follows. "par" is both "but" and "on": only after a verb does it turn the thought. "Nothing but" and
 * its like turn nothing.
 *
 * @param turning from `content/gate/spellings.yaml`
 * @returns a function from plain text to the same text, marked
 */
export function createClauseMarker({ always, afterVerb, verbs, allBut }: Spellings["turning"]) {
	const turns = new Set(always);
	const turnsAfterVerb = new Set(afterVerb);
	const verbWords = new Set(verbs.filter((verb) => !verb.startsWith("*")));
	const verbEndings = verbs.flatMap((verb) => (verb.startsWith("*") ? [verb.slice(1)] : []));
	const beforeBut = new Set(allBut);
	const isVerb = (word: string) => verbWords.has(word) || verbEndings.some((ending) => word.endsWith(ending));
	return (plain: string): string => {
		const words = plain.split(" ");
		const out: string[] = [];
		for (const [at, word] of words.entries()) {
			const before = words[at - 1];
			if (word === "but" && before !== undefined && beforeBut.has(before)) {
				out.push("except_for");
				continue;
			}
			const turn = Array.from({ length: LONGEST_TURN }, (_, more) => words.slice(at, at + more + 1).join(" "));
			const turned = turn.some((start) => turns.has(start)) || (turnsAfterVerb.has(word) && isVerb(before ?? ""));
			if (turned && out.length > 0 && !isSign(out.at(-1))) out.push(",");
			out.push(word);
		}
		return out.join(" ");
	};
}
