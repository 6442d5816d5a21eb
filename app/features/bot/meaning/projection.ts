import { EMBEDDING_SIZE } from "./learning";

/** Makes the encoder's vectors shorter: what all texts share is taken away, and only the directions in which they differ most stay. */
export type Projection = { mean: Float32Array; rows: Float32Array };

/** On the development set of answers the nearest of 192 parts is right as often as that of all 512, or oftener. */
export const PROJECTED_SIZE = 192;
/** Turning the directions again and again brings out the strongest; a dozen times is enough for them to stand. */
const TURNS = 12;
/** The strongest directions are damped a little: chosen on the development set. */
const DAMPING = 0.1;

/**
 * Learns the directions by subspace iteration (Golub and Van Loan, Matrix Computations, 8.2.4); the same vectors give the
 * same projection.
 */
export function learnProjection(vectors: readonly Float32Array[]): Projection {
	const mean = new Float32Array(EMBEDDING_SIZE);
	for (const vector of vectors) addScaled(mean, vector, 1 / vectors.length);
	const spread = spreadOf(vectors.map((vector) => vector.map((value, at) => value - (mean[at] as number))));
	let rows = Array.from({ length: PROJECTED_SIZE }, (_, row) =>
		Float64Array.from({ length: EMBEDDING_SIZE }, (_, at) => Math.sin((row + 1) * (at + 1) * Math.SQRT2)),
	);
	orthonormalise(rows);
	let strengths: number[] = [];
	for (let turn = 0; turn < TURNS; turn++) {
		rows = rows.map((row) => turned(row, spread));
		strengths = rows.map((row) => Math.sqrt(dot(row, row)));
		orthonormalise(rows);
	}
	const damped = rows.map((row, at) => row.map((value) => value / Math.sqrt(strengths[at] as number) ** DAMPING));
	return { mean, rows: Float32Array.from(damped.flatMap((row) => [...row])) };
}

/** A vector in the fewer parts, of length 1. */
export function project({ mean, rows }: Projection, vector: Float32Array): Float32Array {
	const parts = new Float32Array(rows.length / EMBEDDING_SIZE);
	let square = 0;
	for (let row = 0; row < parts.length; row++) {
		let sum = 0;
		for (let at = 0; at < EMBEDDING_SIZE; at++)
			sum += (rows[row * EMBEDDING_SIZE + at] as number) * ((vector[at] as number) - (mean[at] as number));
		parts[row] = sum;
		square += sum * sum;
	}
	const length = Math.sqrt(square) || 1;
	return parts.map((part) => part / length);
}

function spreadOf(vectors: readonly Float32Array[]): Float64Array[] {
	const spread = Array.from({ length: EMBEDDING_SIZE }, () => new Float64Array(EMBEDDING_SIZE));
	for (const vector of vectors)
		for (const [at, value] of vector.entries()) addScaled(spread[at] as Float64Array, vector, value / vectors.length);
	return spread;
}

function turned(row: Float64Array, spread: readonly Float64Array[]) {
	const result = new Float64Array(EMBEDDING_SIZE);
	for (const [at, value] of row.entries()) addScaled(result, spread[at] as Float64Array, value);
	return result;
}

/** By Gram and Schmidt: each row at right angles to those before it, and of length 1. */
function orthonormalise(rows: readonly Float64Array[]): void {
	for (const [at, row] of rows.entries()) {
		for (const other of rows.slice(0, at)) addScaled(row, other, -dot(row, other));
		const length = Math.sqrt(dot(row, row)) || 1;
		for (let part = 0; part < row.length; part++) row[part] = (row[part] as number) / length;
	}
}

function addScaled(to: Float32Array | Float64Array, from: ArrayLike<number>, by: number): void {
	for (let at = 0; at < to.length; at++) to[at] = (to[at] as number) + (from[at] as number) * by;
}

function dot(one: ArrayLike<number>, other: ArrayLike<number>): number {
	let sum = 0;
	for (let at = 0; at < one.length; at++) sum += (one[at] as number) * (other[at] as number);
	return sum;
}
