import { createHash } from "node:crypto";

/** A value as both engines can tell it: numbers, moments (in milliseconds) and yes or no (as 1 or 0) are numbers. */
export type Value = string | number | null;

/** What two tables have in common when they hold the same rows. */
export type Fingerprint = {
	rows: number;
	/** The sum of each column of numbers, as text: sums of moments are beyond what a number holds. */
	sums: readonly string[];
	/** SHA-256 of all rows in the order of their keys. */
	hash: string;
};

/** Takes rows one by one, and tells their hash at the end. */
export function createRowHash(): { add: (row: readonly Value[]) => void; digest: () => string } {
	const hash = createHash("sha256");
	return { add: (row) => void hash.update(`${JSON.stringify(row)}\n`), digest: () => hash.digest("hex") };
}

/** Whether two tables hold the same. */
export function isSame(one: Fingerprint, other: Fingerprint): boolean {
	return one.rows === other.rows && one.hash === other.hash && one.sums.join() === other.sums.join();
}
