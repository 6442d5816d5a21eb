import type { Language } from "../content/schema";
import { compiled, createCandidates } from "./candidates";
import { createClauseMarker } from "./clauses";
import { languageOf } from "./language";
import { createMatcher, type Finding, type Item, type Views } from "./matcher";
import { createNormaliser } from "./normalise";
import { type Compiled, createCompiler, spans, type View, viewOf } from "./pattern";
import { createRomaniser } from "./romanise";
import type { Figure, ReadingContent, Sign } from "./words";

/** A message, read once: its words in both spellings without figures of speech, and what tells how they are meant. */
export type Message = Views & {
	/** What `normalise` made of it. */
	plain: string;
	/** The same in the one spelling of Hindi. */
	romanised: string;
	language: Language;
	/** How many figures of speech were taken out. */
	figures: number;
	/** In which sentences each sign stands, in either spelling. */
	signs: ReadonlyMap<Sign, ReadonlySet<number>>;
};

/** Reads messages, and makes what looks for things in them. */
export type Reader = {
	/** One plain spelling. */
	normalise(text: string): string;
	/** The one spelling in which texts are compared. */
	keyOf(text: string): string;
	read(userInput: string): Message;
	matcher<T extends Item>(items: readonly T[]): (message: Views) => Finding<T>[];
};

/** Stands where a figure of speech was: a word that no pattern knows. */
const REMOVED = "…";

/**
 * Makes a reader from the content.
 *
 * @param content spellings, words and figures of speech, see `words.ts`
 * @throws Error when a pattern names an unknown family
 */
export function createReader({ spellings, words, figures }: ReadingContent): Reader {
	const normalise = createNormaliser(spellings);
	const romanise = createRomaniser(spellings.romanising);
	const mark = createClauseMarker(spellings.turning);
	const english = createCompiler(words.families.en);
	const hindi = createCompiler(words.families.hindi, romanise);
	const withoutEnglishFigures = createFigures(figures, (figure) => figure.en, words.personal.en, english);
	const withoutHindiFigures = createFigures(figures, (figure) => figure.hindi, words.personal.hindi, hindi);
	const signs = Object.entries(words.signs) as [Sign, { en: string[]; hindi: string[] }][];
	const englishSigns = createCandidates(signs.flatMap(([sign, { en }]) => compiled(sign, en, english)));
	const hindiSigns = createCandidates(signs.flatMap(([sign, patterns]) => compiled(sign, patterns.hindi, hindi)));

	const read = (userInput: string): Message => {
		const plain = normalise(userInput);
		const marked = mark(plain);
		const romanised = romanise(marked);
		const whole = { en: viewOf(marked.split(" ")), hindi: viewOf(romanised.split(" ")) };
		const found = new Map<Sign, Set<number>>(signs.map(([sign]) => [sign, new Set()]));
		for (const { item, pattern } of englishSigns(whole.en)) addSentences(found.get(item), pattern, whole.en);
		for (const { item, pattern } of hindiSigns(whole.hindi)) addSentences(found.get(item), pattern, whole.hindi);
		const en = withoutEnglishFigures(whole.en);
		const latin = withoutHindiFigures(whole.hindi);
		const has = (sign: Sign, sentence?: number) =>
			sentence === undefined ? (found.get(sign)?.size ?? 0) > 0 : found.get(sign)?.has(sentence) === true;
		const isOver = has("past") && has("well");
		return {
			plain,
			romanised,
			language: languageOf(userInput),
			en: en.view,
			hindi: latin.view,
			figures: en.removed + latin.removed,
			signs: found,
			// What comes back is not over.
			isPast: (sentence) => !has("again") && (isOver || has("past", sentence)),
			isSupposed: (sentence) => has("might", sentence),
		};
	};
	return {
		normalise,
		keyOf: (text) => romanise(normalise(text)),
		read,
		matcher: (items) => createMatcher(items, words, romanise),
	};
}

function addSentences(sentences: Set<number> | undefined, pattern: Compiled, view: View): void {
	for (const { start } of spans(pattern, view)) sentences?.add(view.sentenceOf[start] as number);
}

/**
 * Takes figures of speech out of a text, so that the rest of it is still judged: "this heat is killing me and I want to
 * die" keeps its danger. Unless it says so, a figure takes out nothing that names the writer's own life.
 */
function createFigures(
	figures: readonly Figure[],
	patternsOf: (figure: Figure) => readonly string[],
	personal: readonly string[],
	compile: (source: string) => Compiled,
): (view: View) => { view: View; removed: number } {
	const candidates = createCandidates(figures.flatMap((figure) => compiled(figure, patternsOf(figure), compile)));
	const own = createCandidates(compiled(null, personal, compile));
	return (view) => {
		const personalSpans = own(view).flatMap(({ pattern }) => spans(pattern, view));
		const hidden = candidates(view).flatMap(({ item, pattern }) =>
			spans(pattern, view).filter(
				({ start, end }) => item.self || !personalSpans.some((span) => span.start >= start && span.end <= end),
			),
		);
		if (hidden.length === 0) return { view, removed: 0 };
		const words = [...view.words];
		for (const { start, end } of hidden)
			for (let at = start; at < end; at++) if (!/^[,.?]$/.test(words[at] as string)) words[at] = REMOVED;
		return { view: viewOf(words), removed: hidden.length };
	};
}
