/**
 * Patterns are written as words: `i want_to|wish to? .. DIE`.
 *
 * A bar parts alternatives, an underscore is a space inside one, a trailing ? makes a word optional, a word in
 * capitals is a family from a vocabulary. `..` is up to three words of the same clause, `...` up to seven words
 * of the same sentence (commas allowed). Gaps are bounded, so matching is linear in the length of the text.
 *
 * Parts joined by ` + ` may stand in any order within one clause, parts joined by ` & ` within one sentence, parts
 * joined by ` ~ ` anywhere in the message: for things that people say in too many orders to list.
 */
export type Families = Readonly<Record<string, string>>;

/** A pattern made ready. Its expressions are built when first needed: most never are. */
export type Compiled = {
	parts: () => readonly RegExp[];
	within: "anywhere" | "clause" | "sentence" | "message";
	/** For each needed word of the pattern the first words of its alternatives; null where any word may do. */
	needs: readonly (ReadonlySet<string> | null)[];
};

/** A stretch of text in which every part of a pattern was found. */
export type Span = { start: number; end: number };

type Slot = { gap: string } | { optional: boolean; alternatives: string[] };

const GAPS: Readonly<Record<string, string>> = {
	"..": "(?:[^\\s,.?]+ ){0,3}?",
	"...": "(?:[^\\s.?]+ ){0,7}?",
	"....": "(?:[^\\s]+ ){0,10}?",
};
const WITHIN: Readonly<Record<string, Compiled["within"]>> = { "+": "clause", "&": "sentence", "~": "message" };
const PLAIN = /^[\p{L}\p{M}\p{N}… -]+$/u;

/**
 * @param pattern words as described above
 * @param families alternatives by name
 * @param spell how the language's words are spelt in the text to be matched
 * @returns the pattern ready for `spans`
 * @throws Error when a family is unknown, so that a slip in a rule shows in every test
 */
export function compilePattern(pattern: string, families: Families, spell = (word: string) => word): Compiled {
	const [, sign = ""] = / ([+&~]) /.exec(pattern) ?? [];
	const within = WITHIN[sign] ?? "anywhere";
	const parts = pattern.split(/ [+&~] /).map((part) => slots(part, families, spell));
	let built: readonly RegExp[] | null = null;
	return {
		within,
		needs: parts
			.flat()
			.filter(isNeeded)
			.map(({ alternatives }) => firstWords(alternatives)),
		parts: () => (built ??= parts.map((part) => new RegExp(`(?<= )${part.map(source).join("")}`, "gu"))),
	};
}

/** Every place in a text, padded with spaces, where a pattern holds. */
export function* spans(pattern: Compiled, text: string): Generator<Span> {
	const parts = pattern.parts();
	const [only] = parts;
	if (pattern.within === "anywhere" && only) {
		for (const found of text.matchAll(only)) yield { start: found.index, end: found.index + found[0].length };
		return;
	}
	for (const { start, end } of segments(text, pattern.within)) {
		const found = together(parts, text.slice(start, end));
		if (found) yield { start: start + found.start, end: start + found.end };
	}
}

/** The stretch that holds one finding of every part. */
function together(parts: readonly RegExp[], text: string): Span | null {
	let start = text.length;
	let end = 0;
	for (const part of parts) {
		part.lastIndex = 0;
		const found = part.exec(text);
		if (!found) return null;
		start = Math.min(start, found.index);
		end = Math.max(end, found.index + found[0].length);
	}
	return { start, end };
}

/** Where clauses or sentences begin and end, each keeping the space before and after it. */
function segments(text: string, within: Compiled["within"]): Span[] {
	if (within === "message") return [{ start: 0, end: text.length }];
	const ends = within === "clause" ? / [,.?](?= )/g : / [.?](?= )/g;
	const found: Span[] = [];
	let start = 0;
	for (const sign of text.matchAll(ends)) {
		found.push({ start, end: sign.index + 1 });
		start = sign.index + sign[0].length;
	}
	found.push({ start, end: text.length });
	return found;
}

function slots(part: string, families: Families, spell: (word: string) => string): Slot[] {
	return part
		.split(" ")
		.filter((word) => word !== "")
		.map((word) => {
			const gap = GAPS[word];
			if (gap !== undefined) return { gap };
			const optional = word.endsWith("?");
			const alternatives = (optional ? word.slice(0, -1) : word)
				.split("|")
				.flatMap((alternative) => expand(alternative, families))
				.map((alternative) => (PLAIN.test(alternative) ? spell(alternative) : alternative));
			return { optional, alternatives: [...new Set(alternatives)] };
		});
}

function expand(alternative: string, families: Families): string[] {
	if (!/^[A-Z][A-Z_]+$/.test(alternative)) return [alternative.replaceAll("_", " ")];
	const family = families[alternative];
	if (family === undefined) throw new Error(`Unknown word family ${alternative}`);
	return family.split("|");
}

function source(slot: Slot): string {
	if ("gap" in slot) return slot.gap;
	return `(?:(?:${slot.alternatives.join("|")}) )${slot.optional ? "?" : ""}`;
}

function isNeeded(slot: Slot): slot is { optional: false; alternatives: string[] } {
	return "alternatives" in slot && !slot.optional;
}

function firstWords(alternatives: readonly string[]): ReadonlySet<string> | null {
	if (!alternatives.every((alternative) => PLAIN.test(alternative))) return null;
	return new Set(alternatives.map((alternative) => alternative.split(" ")[0] ?? ""));
}
