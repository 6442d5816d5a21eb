import { resolve } from "node:path";
import { encodeAll } from "./encode-all.server";
import { type LabelledText, readExamples } from "./examples.server";
import { sampleOf } from "./features";
import { packModel } from "./model-file";
import { type Example, trainUnderstanding } from "./understanding-model";

const EXAMPLES = resolve("app/features/bot/understanding/examples");

/**
 * Trains the understanding from its examples.
 *
 * @returns the bytes of the model file
 */
export async function buildUnderstanding(): Promise<Uint8Array> {
	const { topics, acts } = readExamples(EXAMPLES);
	const embeddings = await encodeAll([...topics, ...acts].map(({ text }) => text));
	return packModel(
		trainUnderstanding(
			embedded(topics, embeddings.slice(0, topics.length)),
			embedded(acts, embeddings.slice(topics.length)),
		),
	);
}

function embedded<Label extends string>(
	examples: readonly LabelledText<Label>[],
	embeddings: readonly Float32Array[],
): Example<Label>[] {
	return examples.map(({ label, text }, at) => ({ label, sample: sampleOf(text, embeddings[at] as Float32Array) }));
}
