/** What both trained models need. */

/** How many numbers the sentence encoder's vector of a text has. */
export const EMBEDDING_SIZE = 512;

/**
 * Turns scores into shares.
 *
 * @returns positive, adding up to 1, in the same order
 */
export function softmax(scores: ArrayLike<number>): number[] {
	const values = Array.from(scores);
	const peak = Math.max(...values);
	const powers = values.map((value) => Math.exp(value - peak));
	const total = powers.reduce((sum, power) => sum + power, 0);
	return powers.map((power) => power / total);
}

/** Puts items in an order that the given source of chance decides, in place (Fisher and Yates). */
export function shuffle(items: number[], random: () => number): void {
	for (let i = items.length - 1; i > 0; i--) {
		const j = Math.floor(random() * (i + 1));
		[items[i], items[j]] = [items[j] as number, items[i] as number];
	}
}

/** A linear congruential generator (constants of Numerical Recipes): the same numbers each time. */
export function seededRandom(): () => number {
	let state = 12345;
	return () => {
		state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
		return state / 2 ** 32;
	};
}
