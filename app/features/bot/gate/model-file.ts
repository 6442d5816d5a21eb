import { EMBEDDING_SIZE } from "../meaning/learning";
import { BUCKETS, FINDINGS_SIZE } from "./features";
import { HIDDEN, LABELS, type Model } from "./model";

/** A trained model and the fingerprint of what it was made from. */
export type ModelFile = { model: Model; fingerprint: string };

const NAME = "saathi gate 1\n";
const FINGERPRINT = 64;
const HEADER = 128;
const BYTES = 4;
const count = LABELS.length;
/** Numbers of four bytes: three scales, biases of the words, weights of the findings, biases of the net. */
const FLOATS = [3, count, FINDINGS_SIZE * count, HIDDEN, count];
/** Numbers of one byte: weights of the pieces, their rarity, the net's two layers. */
const WHOLE = [BUCKETS * count, BUCKETS, EMBEDDING_SIZE * HIDDEN, HIDDEN * count];
const SIZE = HEADER + BYTES * sum(FLOATS) + sum(WHOLE);

/**
 * Packs a model into bytes, little endian, as all machines that Node runs on are: a header of 128 bytes with the
 * fingerprint, then numbers of four bytes, then of one.
 *
 * @param file model and fingerprint, 64 hexadecimal figures
 */
export function packModel({ model, fingerprint }: ModelFile): Uint8Array {
	const { net } = model;
	const bytes = new Uint8Array(SIZE);
	bytes.set(new TextEncoder().encode(`${NAME}${fingerprint}\n`));
	const scales = Float32Array.of(model.piecesScale, net.firstScale, net.secondScale);
	const parts = [scales, model.bias, model.findings, net.firstBias, net.secondBias];
	let offset = HEADER;
	for (const part of [...parts, model.pieces, model.rarity, net.first, net.second]) {
		bytes.set(new Uint8Array(part.buffer, part.byteOffset, part.byteLength), offset);
		offset += part.byteLength;
	}
	return bytes;
}

/**
 * Unpacks what {@link packModel} made.
 *
 * @throws Error when the bytes are no such file
 */
export function unpackModel(bytes: Uint8Array): ModelFile {
	const header = new TextDecoder().decode(bytes.subarray(0, NAME.length + FINGERPRINT));
	if (bytes.length !== SIZE || !header.startsWith(NAME)) throw new Error("This is no model of the gate.");
	// A copy of its own: the bytes of a file may lie anywhere, numbers only at multiples of four.
	const { buffer } = Uint8Array.from(bytes);
	let offset = HEADER;
	const floats = (length: number) => {
		offset += BYTES * length;
		return new Float32Array(buffer, offset - BYTES * length, length);
	};
	const [scales, bias, findings, firstBias, secondBias] = FLOATS.map(floats) as [
		Float32Array,
		Float32Array,
		Float32Array,
		Float32Array,
		Float32Array,
	];
	const whole = (length: number) => {
		offset += length;
		return new Int8Array(buffer, offset - length, length);
	};
	const [pieces, rarity, first, second] = WHOLE.map(whole) as [Int8Array, Int8Array, Int8Array, Int8Array];
	const [piecesScale = 0, firstScale = 0, secondScale = 0] = scales;
	return {
		fingerprint: header.slice(NAME.length),
		model: {
			pieces,
			piecesScale,
			findings,
			bias,
			rarity: new Uint8Array(buffer, rarity.byteOffset, rarity.length),
			net: { first, firstBias, firstScale, second, secondBias, secondScale },
		},
	};
}

function sum(numbers: readonly number[]): number {
	return numbers.reduce((total, number) => total + number, 0);
}
