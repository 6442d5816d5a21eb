import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Content } from "../content/content";
import { LANGUAGES } from "../content/schema";
import { encodeAll } from "./encode-all.server";
import { textForEncoder } from "./encoder-text";
import { packMeaning, type Way, waysOfAsking, waysOfTelling } from "./model";
import { learnProjection, project } from "./projection";
import { learnTopics } from "./topics";

/** One message with what it is about, as the example files hold it. */
type Example = { topic: string; text: string };

/** What turns a message into what the models read. */
export type Spelling = { normalise(text: string): string; keyOf(text: string): string };

const here = dirname(fileURLToPath(import.meta.url));

/** Makes the bytes of the meaning model from the content and the examples; the same for the same. */
export async function trainMeaning(content: Content, { normalise, keyOf }: Spelling): Promise<Uint8Array> {
	const asked = waysOfAsking(content).filter(isEnglish);
	const told = waysOfTelling(content).filter(isEnglish);
	const examples = topicExamples(content);
	const english = [...new Set([...asked, ...told, ...examples.filter(isEnglish)].map(({ text }) => text))];
	const vectors = await encodeAll(english.map((text) => textForEncoder(normalise(text))));
	const vectorOf = new Map(english.map((text, at) => [text, vectors[at] as Float32Array]));
	const topics = learnTopics(
		examples.map((example) => ({
			topic: example.topic,
			key: keyOf(example.text),
			vector: isEnglish(example) ? (vectorOf.get(example.text) ?? null) : null,
		})),
	);
	const encoded = (ways: readonly Way[]) => ways.map(({ text }) => vectorOf.get(text) as Float32Array);
	const projection = learnProjection(encoded([...asked, ...told]));
	const projected = (ways: readonly Way[]) =>
		ways.map(({ id, text }) => ({ id, vector: project(projection, vectorOf.get(text) as Float32Array) }));
	return packMeaning(meaningHash(content), projection, { asked: projected(asked), told: projected(told) }, topics);
}

function isEnglish({ language }: { language: string }): boolean {
	return language === "en";
}

/** What a model was made from, in short: another value, another model is due. */
export function meaningHash(content: Content): string {
	const hash = createHash("sha256");
	for (const { id, language, text } of [...waysOfAsking(content), ...waysOfTelling(content)])
		hash.update(`${id}\0${language}\0${text}\0`);
	for (const { topic, language, text } of topicExamples(content)) hash.update(`${topic}\0${language}\0${text}\0`);
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
