import type { Content } from "../content/content";
import { LANGUAGES, type Language } from "../content/schema";
import { EMBEDDING_SIZE } from "./learning";
import { createNgramIndex, type NgramIndex, type Ranked } from "./ngrams";
import { pack, unpack } from "./pack";
import type { Regression } from "./regression";
import { type TopicModel, topicsOf } from "./topics";
import { nearestVectors, packVectors, type Vectors } from "./vectors";

/** What was learned of what messages mean: the encoder's vectors of all ways of saying things, and of the topics. */
export type MeaningModel = { hash: string; near: Vectors; topics: TopicModel };

/** Finds what a message is near to. */
export type MeaningFinder = (
	key: string,
	language: Language,
	vector: Float32Array | null,
) => { near: Ranked[]; topics: Ranked[]; known: number };

const BYTE = 127;
/** How much the words count beside the meaning, in English. */
const WORDS_SHARE = 0.5;
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
	const ranked = (near: readonly Ranked[], key: string): Ranked[] => {
		const exact = exactOf(key);
		const rest = near.filter(({ id }) => id !== exact).slice(0, MOST_NEAR);
		return exact === undefined ? rest : [{ id: exact, score: 1 }, ...rest];
	};
	return (key, language, vector) => {
		const words = byWords.nearest(key);
		const topics = model === null ? [] : topicsOf(model.topics, key, language === "en" ? vector : null);
		const known = byWords.known(key);
		if (model === null || vector === null || language !== "en") return { near: ranked(words, key), topics, known };
		const shared = new Map(words.map(({ id, score }) => [id, score]));
		const near = nearestVectors(model.near, vector)
			.map(({ id, score }) => ({ id, score: (1 - WORDS_SHARE) * score + WORDS_SHARE * (shared.get(id) ?? 0) }))
			.sort((one, other) => other.score - one.score);
		return { near: ranked(near, key), topics, known };
	};
}

function bare(key: string): string {
	return key.replace(/ ?[,.?]/g, "").trim();
}

/** Packs a model into the bytes that are shipped. */
export function packMeaning(
	hash: string,
	ways: readonly { id: string; vector: Float32Array }[],
	topics: TopicModel,
): Uint8Array {
	const [byVector, vectorScale] = inBytes(topics.byVector.weights);
	const [byPieces, piecesScale] = inBytes(topics.byPieces.weights);
	return pack({
		header: { hash, ids: ways.map(({ id }) => id), labels: topics.labels, vectorScale, piecesScale },
		arrays: { near: packVectors(ways.map(({ vector }) => vector)), byVector, byPieces },
	});
}

/** @throws Error when the bytes are no such file */
export function unpackMeaning(bytes: Uint8Array): MeaningModel {
	const { header, arrays } = unpack(bytes);
	const { hash, ids, labels, vectorScale, piecesScale } = header as {
		hash: string;
		ids: string[];
		labels: string[];
		vectorScale: number;
		piecesScale: number;
	};
	const regression = (values: Int8Array | Float32Array | undefined, scale: number): Regression => ({
		labels: labels.length,
		weights: Float32Array.from(values as Int8Array, (value) => (value / BYTE) * scale),
	});
	return {
		hash,
		near: { ids, size: EMBEDDING_SIZE, values: arrays.near as Int8Array },
		topics: {
			labels,
			byVector: regression(arrays.byVector, vectorScale),
			byPieces: regression(arrays.byPieces, piecesScale),
		},
	};
}

/** Weights as whole numbers, and the size that the largest stands for. */
function inBytes(weights: Float32Array): [Int8Array, number] {
	const scale = weights.reduce((largest, weight) => Math.max(largest, Math.abs(weight)), 0) || 1;
	return [Int8Array.from(weights, (weight) => Math.round((weight / scale) * BYTE)), scale];
}
