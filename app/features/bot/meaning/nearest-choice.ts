/** How near a message must be to an option's words to take it, and how far ahead of the next. */
const LEAST_LIKENESS = 0.58;
/** While a danger runs an option taken in error costs more than one that is asked again. */
const LEAST_IN_DANGER = 0.68;
const LEAST_LEAD = 0.07;

/**
 * The option whose words mean most nearly what a message says.
 *
 * @param vector of the message, of length 1
 * @param choices for each option the vectors of its words
 * @param inDanger whether a danger runs
 * @returns its place; null where none is near, or two are alike
 */
export function nearestChoice(
	vector: Float32Array,
	choices: readonly (readonly Float32Array[])[],
	inDanger = false,
): number | null {
	const likeness = choices.map((vectors) => Math.max(-1, ...vectors.map((other) => cosine(vector, other))));
	const [best = -1, next = -1] = likeness.toSorted((one, other) => other - one);
	return best >= (inDanger ? LEAST_IN_DANGER : LEAST_LIKENESS) && best - next >= LEAST_LEAD
		? likeness.indexOf(best)
		: null;
}

function cosine(one: Float32Array, other: Float32Array): number {
	return one.reduce((sum, value, at) => sum + value * (other[at] as number), 0);
}
