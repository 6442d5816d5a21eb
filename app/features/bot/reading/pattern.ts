/**
 * Patterns are written as words: `i want_to|wish to? .. DIE`.
 *
 * A bar parts alternatives, an underscore is a space inside one, a trailing ? makes a word optional, a word in capitals
 * is a family. `*` is any word, `*unga` a word with this end, `#` a number of two figures or more, `!a|b` any word but
 * these, `$` the end of a clause. `..` is up to three words of the same clause, `...` up to seven of the same sentence
 * (commas allowed), `....` up to ten of any.
 *
 * Parts joined by ` + ` may stand in any order within one clause, by ` & ` within one sentence, by ` ~ ` anywhere in
 * the message. Matching goes from word to word, never back: its time grows with the text, not with its shape.
 */
export type Families = Readonly<Record<string, readonly string[]>>;

/** A text made ready for many patterns: its words and signs, where each stands, and its clauses and sentences. */
export type View = {
	words: readonly string[];
	places: ReadonlyMap<string, readonly number[]>;
	clauseOf: Int32Array;
	sentenceOf: Int32Array;
	/** Where slots were found, so that patterns with the same slot look once. */
	found: Map<Slot, Places>;
};

/** One place in a pattern, shared by all patterns that have the same. */
export type Slot = {
	/** Words after the first one, by the first word of each alternative. */
	byFirst: ReadonlyMap<string, readonly (readonly string[])[]>;
	endings: readonly string[];
	number: boolean;
	/** Any word is taken but these; null where only the listed ones are. */
	except: ReadonlySet<string> | null;
};
type Gap = { most: number; crosses: ReadonlySet<string> };
type Step = { slot: Slot; optional: boolean } | { gap: Gap } | { ends: true };
type Places = readonly { start: number; end: number }[];

/** A pattern made ready. */
export type Compiled = {
	parts: readonly (readonly Step[])[];
	within: "anywhere" | "clause" | "sentence" | "message";
	/** The slots without which it cannot hold. */
	needs: readonly Slot[];
};

/** A stretch of words in which every part of a pattern was found; the end is behind the last. */
export type Span = { start: number; end: number };

const SIGNS: ReadonlySet<string> = new Set([",", ".", "?"]);
const GAPS: Readonly<Record<string, Gap>> = {
	"..": { most: 3, crosses: new Set() },
	"...": { most: 7, crosses: new Set([","]) },
	"....": { most: 10, crosses: SIGNS },
};
const END = "$";
const WITHIN: Readonly<Record<string, Compiled["within"]>> = { "+": "clause", "&": "sentence", "~": "message" };
const NUMBER = /^\d{2,}$|^[6-9]$/;

/**
 * Makes a compiler that shares equal slots between its patterns.
 *
 * @param families alternatives by name
 * @param spell how the language's words are spelt in the text to be matched
 * @returns a function from a pattern to what {@link spans} takes; it throws an Error when a family is unknown
 */
export function createCompiler(families: Families, spell = (words: string) => words): (pattern: string) => Compiled {
	const slots = new Map<string, Slot>();
	const slotOf = (source: string): Slot => {
		const known = slots.get(source);
		if (known) return known;
		const made = makeSlot(source, families, spell);
		slots.set(source, made);
		return made;
	};
	const stepOf = (source: string): Step => {
		const gap = GAPS[source];
		if (gap) return { gap };
		if (source === END) return { ends: true };
		const optional = source.length > 1 && source.endsWith("?");
		return { slot: slotOf(optional ? source.slice(0, -1) : source), optional };
	};
	return (pattern) => {
		const [, sign = ""] = / ([+&~]) /.exec(pattern) ?? [];
		const parts = pattern.split(/ [+&~] /).map((part) => part.trim().split(/ +/).map(stepOf));
		const needs = parts.flat().flatMap((step) => ("slot" in step && !step.optional ? [step.slot] : []));
		return { parts, within: WITHIN[sign] ?? "anywhere", needs };
	};
}

/** @param words a text's words and signs, in order */
export function viewOf(words: readonly string[]): View {
	const places = new Map<string, number[]>();
	const clauseOf = new Int32Array(words.length);
	const sentenceOf = new Int32Array(words.length);
	let clause = 0;
	let sentence = 0;
	for (const [at, word] of words.entries()) {
		const known = places.get(word);
		if (known) known.push(at);
		else places.set(word, [at]);
		clauseOf[at] = clause;
		sentenceOf[at] = sentence;
		if (SIGNS.has(word)) clause++;
		if (word === "." || word === "?") sentence++;
	}
	return { words, places, clauseOf, sentenceOf, found: new Map() };
}

/** Whether a word is one of the signs that part clauses. */
export function isSign(word: string | undefined): boolean {
	return word !== undefined && SIGNS.has(word);
}

/** Every place in a text where a pattern holds, the first first; places that overlap an earlier one are left out. */
export function spans({ parts, within }: Compiled, view: View): Span[] {
	const found = parts.map((part) => placesOf(part, view));
	if (found.some((places) => places.length === 0)) return [];
	return apart(within === "anywhere" ? (found[0] ?? []) : together(found, view, within));
}

function makeSlot(source: string, families: Families, spell: (words: string) => string): Slot {
	const negative = source.length > 1 && source.startsWith("!");
	const byFirst = new Map<string, string[][]>();
	const endings: string[] = [];
	let any = false;
	let number = false;
	for (const alternative of alternativesOf(negative ? source.slice(1) : source, families)) {
		if (alternative === "*") any = true;
		else if (alternative === "#") number = true;
		else if (alternative.startsWith("*")) endings.push(alternative.slice(1));
		else {
			const [first = "", ...rest] = spell(alternative).split(" ");
			byFirst.set(first, [...(byFirst.get(first) ?? []), rest]);
		}
	}
	if (negative) return { byFirst: new Map(), endings, number, except: new Set([...SIGNS, ...byFirst.keys()]) };
	return { byFirst, endings, number, except: any ? SIGNS : null };
}

function alternativesOf(source: string, families: Families): string[] {
	return source.split("|").flatMap((alternative) => {
		if (!/^[A-Z][A-Z_]+$/.test(alternative)) return [alternative.replaceAll("_", " ")];
		const family = families[alternative];
		if (family === undefined) throw new Error(`Unknown word family ${alternative}`);
		return family;
	});
}

function slotPlaces(slot: Slot, view: View): Places {
	const known = view.found.get(slot);
	if (known) return known;
	const places: { start: number; end: number }[] = [];
	for (const [first, rests] of slot.byFirst)
		for (const start of view.places.get(first) ?? [])
			for (const rest of rests)
				if (rest.every((word, at) => view.words[start + 1 + at] === word))
					places.push({ start, end: start + 1 + rest.length });
	if (slot.except || slot.number || slot.endings.length > 0)
		for (const [start, word] of view.words.entries()) if (isOpenTo(slot, word)) places.push({ start, end: start + 1 });
	places.sort((one, next) => one.start - next.start);
	view.found.set(slot, places);
	return places;
}

function isOpenTo({ except, endings, number }: Slot, word: string): boolean {
	if (except && !except.has(word)) return true;
	return (number && NUMBER.test(word)) || endings.some((ending) => word.endsWith(ending));
}

/**
 * Where one part of a pattern holds. Goes along the steps with, for each word that may come next, the nearest word
 * where the part began; -1 where it cannot have come so far.
 */
function placesOf(part: readonly Step[], view: View): Span[] {
	const size = view.words.length + 1;
	let begun: Int32Array | null = null;
	let mayBegin = true;
	for (const step of part) {
		if ("gap" in step) {
			if (begun) begun = stretched(begun, step.gap, view);
			continue;
		}
		if ("ends" in step) {
			begun = begun?.map((start, at) => (at === view.words.length || isSign(view.words[at]) ? start : -1)) ?? null;
			continue;
		}
		const next = step.optional && begun ? Int32Array.from(begun) : new Int32Array(size).fill(-1);
		for (const { start, end } of slotPlaces(step.slot, view)) {
			const from = Math.max(mayBegin ? start : -1, begun?.[start] ?? -1);
			if (from > (next[end] as number)) next[end] = from;
		}
		if (!step.optional) mayBegin = false;
		begun = next;
	}
	const found: Span[] = [];
	for (let end = 1; begun && end < size; end++) {
		const start = begun[end] as number;
		if (start >= 0) found.push({ start, end });
	}
	return found;
}

function stretched(begun: Int32Array, { most, crosses }: Gap, view: View): Int32Array {
	const next = Int32Array.from(begun);
	for (let at = 0; at < begun.length; at++) {
		const start = begun[at] as number;
		if (start < 0) continue;
		for (let to = at + 1; to <= at + most && to < begun.length; to++) {
			const passed = view.words[to - 1];
			if (isSign(passed) && !crosses.has(passed as string)) break;
			if (start > (next[to] as number)) next[to] = start;
		}
	}
	return next;
}

/** For each clause, sentence or the message that holds every part: the stretch of the first place of each. */
function together(found: readonly (readonly Span[])[], view: View, within: Compiled["within"]): Span[] {
	const segmentOf = within === "clause" ? view.clauseOf : view.sentenceOf;
	const firstIn = found.map((places) => {
		const first = new Map<number, Span>();
		for (const span of places) {
			const segment = within === "message" ? 0 : (segmentOf[span.start] as number);
			const inside = within === "message" || segmentOf[span.end - 1] === segment;
			if (inside && !first.has(segment)) first.set(segment, span);
		}
		return first;
	});
	return [...(firstIn[0]?.keys() ?? [])].flatMap((segment) => {
		const here = firstIn.flatMap((first) => first.get(segment) ?? []);
		if (here.length < found.length) return [];
		return [{ start: Math.min(...here.map(({ start }) => start)), end: Math.max(...here.map(({ end }) => end)) }];
	});
}

function apart(places: readonly Span[]): Span[] {
	const kept: Span[] = [];
	for (const span of places.toSorted((one, next) => one.start - next.start || one.end - next.end))
		if (span.start >= (kept.at(-1)?.end ?? 0)) kept.push(span);
	return kept;
}
