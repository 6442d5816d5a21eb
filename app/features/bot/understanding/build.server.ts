import { resolve } from "node:path";
import { type Encoder, loadEncoder } from "./embedding.server";
import { type LabelledText, readExamples } from "./examples.server";
import { sampleOf, textForEncoder } from "./features";
import { packModel } from "./model-file";
import { type Example, trainUnderstanding } from "./understanding-model";

const EXAMPLES = resolve("app/features/bot/understanding/examples");

/**
 * Trains the understanding from its examples.
 *
 * @returns the bytes of the model file
 */
export async function buildUnderstanding(): Promise<Uint8Array> {
	const encoder = await loadEncoder();
	const { topics, acts } = readExamples(EXAMPLES);
	return packModel(trainUnderstanding(embed(encoder, topics), embed(encoder, acts)));
}

function embed<Label extends string>(encoder: Encoder, examples: readonly LabelledText<Label>[]): Example<Label>[] {
	return examples.map(({ label, text }) => ({
		label,
		sample: sampleOf(text, encoder.encode(textForEncoder(text))),
	}));
}
