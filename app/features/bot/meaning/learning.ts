/** What the trained models need. */

/** How many numbers the sentence encoder's vector of a text has. */
export const EMBEDDING_SIZE = 512;

const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;
const LARGEST = 127;

/**
 * A number for a text: FNV-1a (Fowler, Noll and Vo) over its characters.
 *
 * @param kind told apart from others by being hashed before the text
 * @returns a whole number of 32 bits, not negative
 */
export function hashOf(text: string, kind?: number): number {
	let hash = kind === undefined ? FNV_OFFSET : Math.imul(FNV_OFFSET ^ kind, FNV_PRIME);
	for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), FNV_PRIME);
	return hash >>> 0;
}

/** Numbers as whole ones from -127 to 127, and what one stands for. */
export function inWholeNumbers(numbers: Float32Array): { numbers: Int8Array; scale: number } {
	let largest = 0;
	for (const number of numbers) largest = Math.max(largest, Math.abs(number));
	const scale = Math.fround(largest / LARGEST) || 1;
	return { numbers: Int8Array.from(numbers, (number) => Math.round(number / scale)), scale };
}

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
