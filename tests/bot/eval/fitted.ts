/** What speaks for something, the first number always 1, and whether it is so. */
export type Sample = { evidence: number[]; right: boolean };

const STEPS = 30;
/** Holds weights small where few lines speak for them. */
const RIDGE = 0.5;

/** Weighs evidence by logistic regression, by Newton's method; every weight but the first, the bias, is held small. */
export function fitted(all: readonly Sample[]): number[] {
	const size = all[0]?.evidence.length ?? 0;
	let weights = Array.from({ length: size }, () => 0);
	for (let step = 0; step < STEPS; step++) {
		const slope = weights.map((weight, k) => (k === 0 ? 0 : RIDGE * weight));
		const bend = weights.map((_, row) => weights.map((_, k) => (row === k ? (k === 0 ? 1e-6 : RIDGE) : 0)));
		for (const { evidence, right } of all) {
			const sum = evidence.reduce((total, value, k) => total + value * (weights[k] as number), 0);
			const share = 1 / (1 + Math.exp(-sum));
			for (const [row, value] of evidence.entries()) {
				slope[row] = (slope[row] as number) + value * (share - (right ? 1 : 0));
				for (const [k, other] of evidence.entries())
					(bend[row] as number[])[k] = ((bend[row] as number[])[k] as number) + value * other * share * (1 - share);
			}
		}
		const change = solved(bend, slope);
		weights = weights.map((weight, k) => weight - (change[k] as number));
	}
	return weights;
}

/** Solves a small system of linear equations by Gauss's elimination; the matrix is symmetric and positive. */
function solved(matrix: number[][], right: readonly number[]): number[] {
	const rows = matrix.map((row, at) => [...row, right[at] as number]);
	for (const [at, row] of rows.entries()) {
		const pivot = row[at] as number;
		for (let k = 0; k < row.length; k++) row[k] = (row[k] as number) / pivot;
		for (const other of rows) {
			const factor = other === row ? 0 : (other[at] as number);
			for (let k = 0; k < row.length; k++) other[k] = (other[k] as number) - factor * (row[k] as number);
		}
	}
	return rows.map((row) => row.at(-1) as number);
}
