import { readMessages } from "./messages.server";
import { packLearned } from "./model-file";
import { trainLearned } from "./train";

/**
 * Trains the gate's second opinion from its messages.
 *
 * @returns the bytes of the model file
 */
export function buildLearned(): Uint8Array {
	return packLearned(trainLearned(readMessages()));
}
