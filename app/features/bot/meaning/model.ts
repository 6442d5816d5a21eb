import type { Content } from "../content/content";
import { LANGUAGES, type Language, type Option } from "../content/schema";
import { createNgramIndex, type Ranked } from "./ngrams";
import { pack, unpack } from "./pack";
import { PROJECTED_SIZE, type Projection, project } from "./projection";
import type { Regression } from "./regression";
import { type TopicModel, topicsOf } from "./topics";
import { nearestVectors, packVectors, type Vectors } from "./vectors";

/** What was learned of what messages mean: the vectors of all ways of saying things, and the topics. */
export type MeaningModel = { hash: string; projection: Projection; asked: Vectors; told: Vectors; topics: TopicModel };

/** What a message may say: an answer, remark, wish or exercise; what people tell, or an option of a topic; a topic. */
export type Meant = { near: Ranked[]; told: Ranked[]; topics: Ranked[]; known: number };

/** Finds what a message is near to. */
export type MeaningFinder = (key: string, language: Language, vector: Float32Array | null) => Meant;

const BYTE = 127;
/** How much the words count beside the meaning, in English. */
const WORDS_SHARE = 0.5;
const MOST_NEAR = 6;
/** What is told is weighed together with the topic, so more of it is kept. */
const MOST_TOLD = 30;
/** A longer message tells more than its ending. */
const LONGEST_WITH_ENDING = 12;
/** One word alone, such as "Sundays", answers a question and tells nothing. */
const FEWEST_WORDS_TOLD = 2;

/** A way of saying something, by the id of what is said. */
export type Way = { id: string; language: Language; text: string };

/** Ways of saying what is answered, remarked, wished, or asked for by name (`flow:ID`, an exercise). */
export function waysOfAsking(content: Content): Way[] {
	const exercises = [...content.flows.values()].filter(({ kind }) => kind === "exercise");
	return [
		...[...content.entries.values()]
			.filter(({ does }) => does !== "telling")
			.flatMap(({ id, ways }) => inAll(id, ways)),
		...exercises.flatMap(({ id, ways }) => inAll(`flow:${id}`, ways)),
	];
}

/** Ways of telling something: what people tell, and what the options of topics say (`FLOW/STEP#PLACE`). */
export function waysOfTelling(content: Content): Way[] {
	const topics = [...content.flows.values()].filter(({ kind }) => kind === "topic");
	return [
		...[...content.entries.values()]
			.filter(({ does }) => does === "telling")
			.flatMap(({ id, ways }) => inAll(id, ways)),
		...topics.flatMap((flow) =>
			Object.entries(flow.steps).flatMap(([step, { options }]) =>
				options.flatMap((option, place) => waysOfOption(`${flow.id}/${step}#${place}`, option)),
			),
		),
	];
}

/** What also a bare yes or no says has no meaning of its own apart from its question. */
function waysOfOption(id: string, { text, like, heard }: Option): Way[] {
	if (heard.length > 0) return [];
	return LANGUAGES.flatMap((language) =>
		[text[language], ...(like?.[language] ?? [])].map((way) => ({ id, language, text: way })),
	).filter(({ text: way }) => way.split(" ").length >= FEWEST_WORDS_TOLD);
}

function inAll(id: string, ways: Readonly<Record<Language, readonly string[]>>): Way[] {
	return LANGUAGES.flatMap((language) => ways[language].map((text) => ({ id, language, text })));
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
	const asked = createNearest(waysOfAsking(content), model?.asked ?? null, keyOf);
	const told = createNearest(waysOfTelling(content), model?.told ?? null, keyOf);
	return (key, language, vector) => {
		const known = language === "en" ? vector : null;
		const projected = model === null || known === null ? null : project(model.projection, known);
		return {
			near: asked.nearest(key, projected, MOST_NEAR),
			told: told.nearest(key, projected, MOST_TOLD),
			topics: model === null ? [] : topicsOf(model.topics, key, known),
			known: Math.max(asked.known(key), told.known(key)),
		};
	};
}

/**
 * What a message of several sentences means: what any of them tells, and the topic of one of them where the whole
 * has none. What it asks is the whole message's.
 */
export function withParts(whole: Meant, parts: readonly Meant[]): Meant {
	const told = new Map<string, number>();
	for (const { id, score } of [whole, ...parts].flatMap((part) => part.told))
		told.set(id, Math.max(told.get(id) ?? 0, score));
	const isAboutNothing = ({ topics: [likeliest] }: Meant) => likeliest?.id === "none";
	const { topics } = isAboutNothing(whole) ? (parts.find((part) => !isAboutNothing(part)) ?? whole) : whole;
	return {
		...whole,
		told: [...told].map(([id, score]) => ({ id, score })).sort((one, other) => other.score - one.score),
		topics,
	};
}

/** Finds the nearest of many ways of saying things, by their words and, where there is a vector, by their meaning. */
function createNearest(ways: readonly Way[], vectors: Vectors | null, keyOf: (text: string) => string) {
	const keys = ways.map(({ id, text }) => ({ id, key: keyOf(text) }));
	const byWords = createNgramIndex(keys);
	const exactly = new Map(keys.map(({ id, key }) => [bare(key), id]));
	/** What is said word for word is that, whatever else is near; so is what a short message ends with: "…, bye". */
	const exactOf = (key: string): string | undefined => {
		const clauses = key.split(/ ?[,.?] ?/).filter((clause) => clause !== "");
		const last = key.split(" ").length <= LONGEST_WITH_ENDING ? clauses.at(-1) : undefined;
		return exactly.get(bare(key)) ?? (last === undefined ? undefined : exactly.get(last));
	};
	const byMeaning = (words: readonly Ranked[], vector: Float32Array | null): readonly Ranked[] => {
		if (vectors === null || vector === null) return words;
		const shared = new Map(words.map(({ id, score }) => [id, score]));
		return nearestVectors(vectors, vector)
			.map(({ id, score }) => ({ id, score: (1 - WORDS_SHARE) * score + WORDS_SHARE * (shared.get(id) ?? 0) }))
			.sort((one, other) => other.score - one.score);
	};
	const nearest = (key: string, vector: Float32Array | null, most: number): Ranked[] => {
		const exact = exactOf(key);
		const rest = byMeaning(byWords.nearest(key), vector)
			.filter(({ id }) => id !== exact)
			.slice(0, most);
		return exact === undefined ? rest : [{ id: exact, score: 1 }, ...rest];
	};
	return { nearest, known: byWords.known };
}

function bare(key: string): string {
	return key.replace(/ ?[,.?]/g, "").trim();
}

/** A way of saying something in English with its projected vector. */
export type WayVector = { id: string; vector: Float32Array };

/** Packs a model into the bytes that are shipped. */
export function packMeaning(
	hash: string,
	projection: Projection,
	{ asked, told }: Record<"asked" | "told", readonly WayVector[]>,
	topics: TopicModel,
): Uint8Array {
	const [byVector, vectorScale] = inBytes(topics.byVector.weights);
	const [byPieces, piecesScale] = inBytes(topics.byPieces.weights);
	const [rows, rowsScale] = inBytes(projection.rows);
	const ids = { asked: asked.map(({ id }) => id), told: told.map(({ id }) => id) };
	return pack({
		header: { hash, ids, labels: topics.labels, vectorScale, piecesScale, rowsScale },
		arrays: {
			mean: projection.mean,
			rows,
			asked: packVectors(asked.map(({ vector }) => vector)),
			told: packVectors(told.map(({ vector }) => vector)),
			byVector,
			byPieces,
		},
	});
}

/** @throws Error when the bytes are no such file */
export function unpackMeaning(bytes: Uint8Array): MeaningModel {
	const { header, arrays } = unpack(bytes);
	const { hash, ids, labels, vectorScale, piecesScale, rowsScale } = header as {
		hash: string;
		ids: { asked: string[]; told: string[] };
		labels: string[];
		vectorScale: number;
		piecesScale: number;
		rowsScale: number;
	};
	const regression = (values: Int8Array, scale: number): Regression => ({
		labels: labels.length,
		weights: fromBytes(values, scale),
	});
	const { mean, rows, asked, told, byVector, byPieces } = arrays as Record<string, Int8Array> & { mean: Float32Array };
	return {
		hash,
		projection: { mean, rows: fromBytes(rows as Int8Array, rowsScale) },
		asked: { ids: ids.asked, size: PROJECTED_SIZE, values: asked as Int8Array },
		told: { ids: ids.told, size: PROJECTED_SIZE, values: told as Int8Array },
		topics: {
			labels,
			byVector: regression(byVector as Int8Array, vectorScale),
			byPieces: regression(byPieces as Int8Array, piecesScale),
		},
	};
}

function fromBytes(values: Int8Array, scale: number): Float32Array {
	return Float32Array.from(values, (value) => (value / BYTE) * scale);
}

/** Weights as whole numbers, and the size that the largest stands for. */
function inBytes(weights: Float32Array): [Int8Array, number] {
	const scale = weights.reduce((largest, weight) => Math.max(largest, Math.abs(weight)), 0) || 1;
	return [Int8Array.from(weights, (weight) => Math.round((weight / scale) * BYTE)), scale];
}
