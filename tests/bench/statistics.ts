/** The value below which a share of the numbers lies, 0 to 1; NaN for none. */
export function quantile(numbers: readonly number[], share: number): number {
	const sorted = [...numbers].sort((a, b) => a - b);
	return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** The middle one of some numbers. */
export function median(numbers: readonly number[]): number {
	return quantile(numbers, 0.5);
}
