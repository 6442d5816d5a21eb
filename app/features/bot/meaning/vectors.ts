import { type Ranked, scoreOfEach } from "./ngrams";

/** The encoder's vectors of many texts, each of length 1, as whole numbers from -127 to 127. */
export type Vectors = { ids: readonly string[]; size: number; values: Int8Array };

/** The vector of a whole number's scale: 127 stands for the largest part that any vector has. */
const SCALE = 127;
/** No part of the encoder's vectors is larger than this: they have 512 parts and the length 1. */
const LARGEST_PART = 0.25;

/** Packs vectors into bytes, an eighth of their size and as good for comparing. */
export function packVectors(vectors: readonly Float32Array[]): Int8Array {
	const size = vectors[0]?.length ?? 0;
	const values = new Int8Array(vectors.length * size);
	for (const [row, vector] of vectors.entries())
		for (let at = 0; at < size; at++) {
			const scaled = Math.round(((vector[at] as number) / LARGEST_PART) * SCALE);
			values[row * size + at] = Math.max(-SCALE, Math.min(SCALE, scaled));
		}
	return values;
}

/** The ids whose texts mean nearly the same, with the cosines of their nearest texts, best first. */
export function nearestVectors({ ids, size, values }: Vectors, vector: Float32Array): Ranked[] {
	const scores = new Float32Array(ids.length);
	for (let row = 0; row < ids.length; row++) {
		const start = row * size;
		let product = 0;
		let square = 0;
		for (let at = 0; at < size; at++) {
			const value = values[start + at] as number;
			product += value * (vector[at] as number);
			square += value * value;
		}
		scores[row] = product / (Math.sqrt(square) || 1);
	}
	return scoreOfEach(scores, (at) => ids[at] as string);
}
