/** While a danger runs a sign that is taken in error costs more than one that is not heard. */
const LEAST_LIKENESS = 0.68;
const LEAST_LEAD = 0.07;

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

/**
 * The one that is nearest, where it is near and ahead of all others.
 *
 * @param likeness as {@link likenessTo} gives it
 * @param others what else may be meant
 * @returns its place; null where none is near, or two are alike
 */
export function nearestOf(likeness: readonly number[], others: readonly number[]): number | null {
	const [best = -1, next = -1] = [...likeness, ...others].sort((one, other) => other - one);
	const at = likeness.indexOf(best);
	return at >= 0 && best >= LEAST_LIKENESS && best - next >= LEAST_LEAD ? at : null;
}

function cosine(one: Float32Array, other: Float32Array): number {
	return one.reduce((sum, value, at) => sum + value * (other[at] as number), 0);
}
