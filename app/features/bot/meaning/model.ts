import type { Content } from "../content/content";
import { LANGUAGES, type Language } from "../content/schema";
import { type AsksModel, createAsks } from "./asks";
import { type Classifier, scoresOfLabels } from "./classifier";
import { createNgramIndex, type NgramIndex, type Ranked } from "./ngrams";
import { pack, unpack } from "./pack";
import type { Regression } from "./regression";
import type { Candidate } from "./sureness";
import { topicsOf } from "./topics";

/** What was learned of what messages mean: which entry is said, which topic is told of, whether something is asked. */
export type MeaningModel = { hash: string; entries: Classifier; topics: Classifier; asks: AsksModel };

/** What a message may mean. */
export type Meant = {
	/** Answers, remarks, wishes and exercises, the likeliest first. */
	near: Candidate[];
	topics: Ranked[];
	/** How much speaks for it that something is asked: 0 is as likely as not. */
	asks: number;
	/** The share of its words that were ever met, 0 to 1. */
	known: number;
};

/** Finds what a message is near to. */
export type MeaningFinder = (key: string, language: Language, vector: Float32Array | null) => Meant;

const BYTE = 127;
/** How much the likeness to the nearest ways of saying it counts beside what was learned. */
const NEAREST_WEIGHT = 10;
const MOST_NEAR = 6;
/** A longer message tells more than its ending. */
const LONGEST_WITH_ENDING = 12;

/** A way of saying something: an entry's id, or `flow:ID` for an exercise. */
export type Way = { id: string; language: Language; text: string };

/** All ways of saying things in the content. */
export function waysOf(content: Content): Way[] {
	const exercises = [...content.flows.values()].filter(({ kind }) => kind === "exercise");
	const sources = [
		...[...content.entries.values()].map(({ id, ways }) => ({ id, ways })),
		...exercises.map(({ id, ways }) => ({ id: `flow:${id}`, ways })),
	];
	return sources.flatMap(({ id, ways }) =>
		LANGUAGES.flatMap((language) => ways[language].map((text) => ({ id, language, text }))),
	);
}

/**
 * Makes the finder.
 *
 * @param model null leaves what is found to words alone
 * @param keyOf makes the one spelling
 */
export function createMeaningFinder(
	content: Content,
	model: MeaningModel | null,
	keyOf: (text: string) => string,
): MeaningFinder {
	const ways = waysOf(content);
	const keys = ways.map(({ id, text }) => ({ id, key: keyOf(text) }));
	const byWords: NgramIndex = createNgramIndex(keys);
	const exactly = new Map(keys.map(({ id, key }) => [bare(key), id]));
	/** What is said word for word is that, whatever else is near; so is what a short message ends with: "…, bye". */
	const exactOf = (key: string): string | undefined => {
		const clauses = key.split(/ ?[,.?] ?/).filter((clause) => clause !== "");
		const last = key.split(" ").length <= LONGEST_WITH_ENDING ? clauses.at(-1) : undefined;
		return exactly.get(bare(key)) ?? (last === undefined ? undefined : exactly.get(last));
	};
	const asks = model === null ? () => 0 : createAsks(model.asks);
	return (key, language, vector) => {
		const known = language === "en" ? vector : null;
		return {
			near: candidatesOf(byWords.nearest(key), model?.entries ?? null, key, known, exactOf(key)),
			topics: model === null ? [] : topicsOf(model.topics, key, known),
			asks: asks(key),
			known: byWords.known(key),
		};
	};
}

/**
 * The likeliest entries: what was learned of all ways of saying each, and the likeness to the nearest of them, together.
 *
 * @param nearest every entry with the likeness of its words
 * @param exact the entry that is said word for word: it comes first
 */
function candidatesOf(
	nearest: readonly Ranked[],
	entries: Classifier | null,
	key: string,
	vector: Float32Array | null,
	exact: string | undefined,
): Candidate[] {
	const likeness = new Map(nearest.map(({ id, score }) => [id, score]));
	const learned = entries === null ? null : scoresOfLabels(entries, key, vector);
	const labels = entries?.labels ?? [...likeness.keys()];
	const scores = labels.map((id, k) => {
		const meaning = learned === null ? 0 : (learned.byPieces[k] as number) + (learned.byVector?.[k] ?? 0);
		return { id, score: meaning + NEAREST_WEIGHT * (likeness.get(id) ?? 0) };
	});
	scores.sort((one, other) => other.score - one.score);
	const [best, next] = scores.map(({ score }) => score) as [number, number];
	const total = best + Math.log(scores.reduce((sum, { score }) => sum + Math.exp(score - best), 0));
	const near = scores.slice(0, MOST_NEAR).map(({ id, score }, at) => ({
		id,
		share: score - total,
		lead: at === 0 ? score - next : score - best,
		words: likeness.get(id) ?? 0,
	}));
	if (exact === undefined) return near;
	return [{ id: exact, share: 0, lead: 0, words: 1 }, ...near.filter(({ id }) => id !== exact)];
}

function bare(key: string): string {
	return key.replace(/ ?[,.?]/g, "").trim();
}

/** Packs a model into the bytes that are shipped. */
export function packMeaning({ hash, entries, topics, asks }: MeaningModel): Uint8Array {
	const regressions = {
		entriesByVector: entries.byVector,
		entriesByPieces: entries.byPieces,
		topicsByVector: topics.byVector,
		topicsByPieces: topics.byPieces,
		asks: asks.weights,
	};
	const packed = Object.entries(regressions).map(([name, { weights }]) => [name, inBytes(weights)] as const);
	return pack({
		header: {
			hash,
			entries: entries.labels,
			topics: topics.labels,
			forms: asks.forms,
			scales: Object.fromEntries(packed.map(([name, [, scale]]) => [name, scale])),
		},
		arrays: Object.fromEntries(packed.map(([name, [values]]) => [name, values])),
	});
}

/** @throws Error when the bytes are no such file */
export function unpackMeaning(bytes: Uint8Array): MeaningModel {
	const { header, arrays } = unpack(bytes);
	const { hash, entries, topics, forms, scales } = header as {
		hash: string;
		entries: string[];
		topics: string[];
		forms: string[];
		scales: Record<string, number>;
	};
	const regression = (name: string, labels: number): Regression => ({
		labels,
		weights: Float32Array.from(arrays[name] as Int8Array, (value) => (value / BYTE) * (scales[name] as number)),
	});
	const classifier = (name: string, labels: string[]): Classifier => ({
		labels,
		byVector: regression(`${name}ByVector`, labels.length),
		byPieces: regression(`${name}ByPieces`, labels.length),
	});
	return {
		hash,
		entries: classifier("entries", entries),
		topics: classifier("topics", topics),
		asks: { forms, weights: regression("asks", 2) },
	};
}

/** Weights as whole numbers, and the size that the largest stands for. */
function inBytes(weights: Float32Array): [Int8Array, number] {
	const scale = weights.reduce((largest, weight) => Math.max(largest, Math.abs(weight)), 0) || 1;
	return [Int8Array.from(weights, (weight) => Math.round((weight / scale) * BYTE)), scale];
}
