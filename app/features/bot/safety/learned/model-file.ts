import { LABELS } from "./labels";
import { BEHIND_SIZE, type LearnedModel } from "./model";

/**
 * The file of a learned model: how many traces it knows, in four bytes, then the known traces, their rarity, the
 * weights and the bias, four bytes a number. Little endian, as all machines that Node runs on are.
 */
const BYTES = 4;

/**
 * Packs a model into bytes.
 *
 * @param model a trained model
 */
export function packLearned({ vocabulary, weights, bias }: LearnedModel): Uint8Array {
	const parts = [Uint32Array.of(vocabulary.known.length), vocabulary.known, vocabulary.rarity, weights, bias];
	const bytes = new Uint8Array(parts.reduce((sum, part) => sum + part.byteLength, 0));
	let offset = 0;
	for (const part of parts) {
		bytes.set(new Uint8Array(part.buffer, part.byteOffset, part.byteLength), offset);
		offset += part.byteLength;
	}
	return bytes;
}

/**
 * Unpacks what {@link packLearned} made.
 *
 * @throws Error when the bytes are no such file
 */
export function unpackLearned(bytes: Uint8Array): LearnedModel {
	// A copy of its own: the bytes of a file may lie anywhere, numbers only at multiples of four.
	const buffer = Uint8Array.from(bytes).buffer;
	const size = bytes.length < BYTES ? 0 : (new Uint32Array(buffer, 0, 1)[0] as number);
	const weightCount = (size + BEHIND_SIZE) * LABELS.length;
	if (size === 0 || bytes.length !== BYTES * (1 + 2 * size + weightCount + LABELS.length))
		throw new Error("This is no model of the gate.");
	const at = (start: number) => BYTES * start;
	return {
		vocabulary: {
			known: new Uint32Array(buffer, at(1), size),
			rarity: new Float32Array(buffer, at(1 + size), size),
		},
		weights: new Float32Array(buffer, at(1 + 2 * size), weightCount),
		bias: new Float32Array(buffer, at(1 + 2 * size + weightCount), LABELS.length),
	};
}
