import { type Ranked, scoreOfEach } from "./ngrams";

/** Vectors of many texts, each of one length, as whole numbers from -127 to 127: only their directions count. */
export type Vectors = { ids: readonly string[]; size: number; values: Int8Array };

const LARGEST = 127;

/** Packs vectors into bytes, a quarter of their size and as good for comparing. */
export function packVectors(vectors: readonly Float32Array[]): Int8Array {
	const size = vectors[0]?.length ?? 0;
	const values = new Int8Array(vectors.length * size);
	for (const [row, vector] of vectors.entries()) {
		const largest = vector.reduce((most, value) => Math.max(most, Math.abs(value)), 0) || 1;
		for (let at = 0; at < size; at++)
			values[row * size + at] = Math.round(((vector[at] as number) / largest) * LARGEST);
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
