import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { LearnedModel } from "./model";
import { unpackLearned } from "./model-file";

/** Where a build puts the trained model. */
export const LEARNED_FILE = resolve("build/safety/model.bin");

/**
 * Reads the model of the gate's second opinion.
 *
 * @param file where it lies
 * @returns null, with a warning, when there is none that can be read: the rules then stand alone
 */
export function readLearned(file = LEARNED_FILE): LearnedModel | null {
	try {
		return unpackLearned(readFileSync(file));
	} catch (error) {
		console.warn(`gate: no second opinion, rules stand alone (${(error as Error).message})`);
		return null;
	}
}
