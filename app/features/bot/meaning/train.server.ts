import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Content } from "../content/content";
import { LANGUAGES } from "../content/schema";
import { actExamples, PLACES_OF_ACTS } from "./act-examples.server";
import { learnAsks } from "./asks";
import { learnClassifier } from "./classifier";
import { encodeAll } from "./encode-all.server";
import { textForEncoder } from "./encoder-text";
import { packMeaning } from "./model";
import { learnProjection, PROJECTED_SIZE, project } from "./projection";
import { packVectors } from "./vectors";
import { waysOfAsking, waysOfTelling } from "./ways";

/** One message with what it is about, as the example files hold it. */
type Example = { topic: string; text: string };

/** What turns a message into what the models read. */
export type Spelling = { normalise(text: string): string; keyOf(text: string): string };

/** Pieces of words are counted in so many places; two of them may share one, which costs less than a longer file. */
const PLACES_OF_ENTRIES = 2 ** 11;
const PLACES_OF_TOPICS = 2 ** 12;

const here = dirname(fileURLToPath(import.meta.url));

/** Makes the bytes of the meaning model from the content and the examples; the same for the same. */
export async function trainMeaning(content: Content, { normalise, keyOf }: Spelling): Promise<Uint8Array> {
	const said = [...waysOfAsking(content), ...questionsOf(content)].map((way) => ({ ...way, label: way.id }));
	const about = topicExamples(content).map((example) => ({ ...example, label: example.topic }));
	const told = waysOfTelling(content).filter(isEnglish);
	const done = actExamples(content);
	const english = [...new Set([...said, ...about, ...told, ...done].filter(isEnglish).map(({ text }) => text))];
	const vectors = await encodeAll(english.map((text) => textForEncoder(normalise(text))));
	const vectorOf = new Map(english.map((text, at) => [text, vectors[at] as Float32Array]));
	const examples = (texts: readonly { label: string; language: string; text: string }[]) =>
		texts.map(({ label, language, text }) => ({
			label,
			key: keyOf(text),
			vector: language === "en" ? (vectorOf.get(text) ?? null) : null,
		}));
	const toldVectors = told.map(({ text }) => vectorOf.get(text) as Float32Array);
	const projection = learnProjection(toldVectors);
	const isQuestion = ({ id }: { id: string }) => content.entries.get(id)?.does === "question";
	return packMeaning({
		hash: meaningHash(content),
		entries: learnClassifier(examples(said), PLACES_OF_ENTRIES),
		topics: learnClassifier(examples(about), PLACES_OF_TOPICS),
		acts: learnClassifier(examples(done.map((line) => ({ ...line, label: line.act }))), PLACES_OF_ACTS),
		tones: learnClassifier(examples(done.map((line) => ({ ...line, label: line.tone }))), PLACES_OF_ACTS),
		asks: learnAsks(
			said.filter(isQuestion).map(({ id, language, text }) => ({ id, language, key: keyOf(text) })),
			about.filter(({ topic }) => topic !== "none").map(({ language, text }) => ({ language, key: keyOf(text) })),
		),
		projection,
		told: {
			ids: told.map(({ id }) => id),
			size: PROJECTED_SIZE,
			values: packVectors(toldVectors.map((vector) => project(projection, vector))),
		},
	});
}

function isEnglish({ language }: { language: string }): boolean {
	return language === "en";
}

/** The questions as suggestions put them. */
function questionsOf(content: Content) {
	return [...content.entries.values()]
		.filter(({ does }) => does === "question")
		.flatMap(({ id, short }) => LANGUAGES.map((language) => ({ id, language, text: short[language] })));
}

/** What a model was made from, in short: another value, another model is due. */
export function meaningHash(content: Content): string {
	const hash = createHash("sha256");
	for (const { id, language, text } of [...waysOfAsking(content), ...questionsOf(content), ...waysOfTelling(content)])
		hash.update(`${id}\0${language}\0${text}\0`);
	for (const { topic, language, text } of topicExamples(content)) hash.update(`${topic}\0${language}\0${text}\0`);
	for (const { act, tone, language, text } of actExamples(content))
		hash.update(`${act}\0${tone}\0${language}\0${text}\0`);
	return hash.digest("hex").slice(0, 32);
}

/** Examples of the files and the topics' own ways, "none" for what is about nothing. */
function topicExamples(content: Content) {
	const ofFiles = LANGUAGES.flatMap((language) =>
		readExamples(language).map(({ topic, text }) => ({ topic, language, text })),
	);
	const ofFlows = [...content.flows.values()]
		.filter(({ kind }) => kind === "topic")
		.flatMap(({ id, ways }) =>
			LANGUAGES.flatMap((language) => ways[language].map((text) => ({ topic: id, language, text }))),
		);
	const remarks = [...content.entries.values()]
		.filter(({ does }) => does === "remark" || does === "wish")
		.flatMap(({ ways }) =>
			LANGUAGES.flatMap((language) => ways[language].map((text) => ({ topic: "none", language, text }))),
		);
	return [...ofFiles, ...ofFlows, ...remarks];
}

function readExamples(language: string): Example[] {
	const lines = readFileSync(join(here, "examples", `${language}.jsonl`), "utf8")
		.trim()
		.split("\n");
	return lines.filter((line) => line !== "").map((line) => JSON.parse(line) as Example);
}
