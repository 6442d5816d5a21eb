/**
 * How near a text is to each of some things in meaning.
 *
 * @param vectors of the text and of its sentences, of length 1: the nearest of them counts
 * @param things for each the vectors of ways to say it
 * @returns a cosine each; 0 where one of them has no vector
 */
export function likenessTo(vectors: readonly Float32Array[], things: readonly (readonly Float32Array[])[]): number[] {
	return things.map((ways) => Math.max(0, ...vectors.flatMap((vector) => ways.map((way) => cosine(vector, way)))));
}

function cosine(one: Float32Array, other: Float32Array): number {
	return one.reduce((sum, value, at) => sum + value * (other[at] as number), 0);
}
