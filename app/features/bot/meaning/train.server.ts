import { createHash } from "node:crypto";
import { serialize } from "node:v8";
import type { Content } from "../content/content";
import { LANGUAGES, type Language } from "../content/schema";
import type { Reader } from "../reading/read";
import { actExamples, PLACES_OF_ACTS, readExamples } from "./act-examples.server";
import { learnAsks } from "./asks";
import { learnClassifier } from "./classifier";
import { encodeAll } from "./encode-all.server";
import { encoderTextOf, HINDI_ENGLISH } from "./encoder-text";
import type { MeaningModel } from "./model";
import { inAll, namesOf, UNANSWERED, VAGUE, type Way, waysOfAsking } from "./ways";

/** One message with what it is about, as the example files hold it. */
type Example = { topic: string; text: string };

type Text = { language: Language; text: string };

/** Pieces of words are counted in so many places; two of them may share one, which costs less than a longer file. */
const PLACES_OF_ENTRIES = 2 ** 11;
const PLACES_OF_TOPICS = 2 ** 12;

/** Makes the bytes of the meaning model from the content and the examples; the same for the same. */
export async function trainMeaning(content: Content, { normalise, keyOf }: Reader): Promise<Uint8Array> {
	const plain = [...waysOfAsking(content), ...questionsOf(content)];
	const said = [...plain, ...askedExamples(content)].map((way) => ({ ...way, label: way.id }));
	const about = topicExamples(content).map((example) => ({ ...example, label: example.id }));
	const ofSubjects = subjectExamples(content).map((example) => ({ ...example, label: example.subject }));
	const done = actExamples(content);
	const textOf = ({ language, text }: Text) =>
		encoderTextOf({ language, plain: normalise(text), romanised: keyOf(text) });
	const all = [...new Set([...said, ...about, ...ofSubjects, ...done].map(textOf))];
	const vectors = await encodeAll(all);
	const vectorByText = new Map(all.map((text, at) => [text, vectors[at] as Float32Array]));
	const vectorOf = (text: Text) => vectorByText.get(textOf(text)) as Float32Array;
	const examples = (texts: readonly (Text & { label: string })[]) =>
		texts.map((text) => ({ label: text.label, key: keyOf(text.text), vector: vectorOf(text) }));
	const isQuestion = ({ id }: { id: string }) => content.entries.get(id)?.does === "question";
	return serialize({
		hash: meaningHash(content),
		entries: learnClassifier(examples(said), PLACES_OF_ENTRIES),
		topics: learnClassifier(examples(about), PLACES_OF_TOPICS),
		subjects: learnClassifier(examples(ofSubjects), PLACES_OF_TOPICS),
		acts: learnClassifier(examples(done.map((line) => ({ ...line, label: line.act }))), PLACES_OF_ACTS),
		tones: learnClassifier(examples(done.map((line) => ({ ...line, label: line.tone }))), PLACES_OF_ACTS),
		asks: learnAsks(
			plain.filter(isQuestion).map(({ id, language, text }) => ({ id, language, key: keyOf(text) })),
			about.filter(({ id }) => id !== "none").map(({ language, text }) => ({ language, key: keyOf(text) })),
		),
	} satisfies MeaningModel);
}

/** The questions as suggestions put them. */
function questionsOf(content: Content): Way[] {
	return namesOf(content).filter(({ id }) => content.entries.get(id)?.does === "question");
}

/** What a model was made from, in short: another value, another model is due. */
export function meaningHash(content: Content): string {
	const hash = createHash("sha256").update(HINDI_ENGLISH);
	const said = [...waysOfAsking(content), ...questionsOf(content), ...askedExamples(content)];
	for (const { id, language, text } of [...said, ...topicExamples(content)])
		hash.update(`${id}\0${language}\0${text}\0`);
	for (const { subject, language, text } of subjectExamples(content)) hash.update(`${subject}\0${language}\0${text}\0`);
	for (const { act, tone, language, text } of actExamples(content))
		hash.update(`${act}\0${tone}\0${language}\0${text}\0`);
	return hash.digest("hex").slice(0, 32);
}

/**
 * What is asked and wanted as it comes in the middle of a talk: `{id, language, text}`; what is asked there that nothing
 * here answers; and questions that only what was told before them makes clear.
 *
 * @throws Error when one belongs to nothing in the content
 */
function askedExamples(content: Content): Way[] {
	const ids = new Set(waysOfAsking(content).map(({ id }) => id));
	const examples = readExamples<Way>("asked");
	const lost = examples.find(({ id }) => !ids.has(id));
	if (lost !== undefined) throw new Error(`Nothing has the id ${lost.id}: ${lost.text}`);
	const labelled = (name: string, id: string) => readExamples<Omit<Way, "id">>(name).map((one) => ({ ...one, id }));
	return [...examples, ...labelled("unanswered", UNANSWERED), ...labelled("vague", VAGUE)];
}

/**
 * Questions with their subjects: of those that have an answer its own, of others what readers found, or what somebody was
 * asked to write about; "none" for what only the talk makes clear.
 */
function subjectExamples(content: Content) {
	const answered = [...waysOfAsking(content), ...readExamples<Way>("asked")].map((way) => ({
		...way,
		subject: content.entries.get(way.id)?.about,
	}));
	const read = ["subjects", "unanswered"].flatMap((name) => readExamples<Text & { subject?: string }>(name));
	const others = [...read, ...actExamples(content)];
	const vague = readExamples<Text>("vague").map((text) => ({ ...text, subject: UNANSWERED }));
	return [...answered, ...others, ...vague].flatMap(({ subject, language, text }) =>
		subject === undefined ? [] : [{ subject, language, text }],
	);
}

/** Examples of the files and the topics' own ways, "none" for what is about nothing. */
function topicExamples(content: Content): Way[] {
	const ofFiles = LANGUAGES.flatMap((language) =>
		readExamples<Example>(language).map(({ topic, text }) => ({ id: topic, language, text })),
	);
	const topics = [...content.flows.values()].filter(({ kind }) => kind === "topic");
	const remarks = [...content.entries.values()].filter(({ does }) => does === "remark" || does === "wish");
	return [
		...ofFiles,
		...topics.flatMap(({ id, ways }) => inAll(id, ways)),
		...remarks.flatMap(({ ways }) => inAll("none", ways)),
	];
}
