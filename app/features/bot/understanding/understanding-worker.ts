import { readFileSync } from "node:fs";
import { parentPort, workerData } from "node:worker_threads";
import { loadEncoder } from "./embedding.server";
import { textForEncoder } from "./features";
import { unpackModel } from "./model-file";
import { type ModelFinding, understandByModel } from "./understanding-model";

/** What the worker is asked. Nobody waits for the answer after `until` (milliseconds since 1970). */
export type Question = { id: number; text: string; until: number };

/** What the models make of a message, and the embedding that they read. */
export type Finding = ModelFinding & { embedding: Float32Array };

/** What it says: once that it is ready, then one answer a question; null when it failed at one. */
export type Answer = "ready" | { id: number; finding: Finding | null };

/** Given to the worker when it starts. */
export type WorkerData = { modelFile: string };

const WARM_UP = "my head is full today and i do not know where to begin";

/**
 * Answers questions one after the other: embedding several texts in one call was measured and is no
 * faster, and would make the first wait for the last.
 */
async function main(): Promise<void> {
	const port = parentPort;
	if (!port) throw new Error("worker.ts runs in a worker thread only.");
	const { modelFile } = workerData as WorkerData;
	const model = unpackModel(readFileSync(modelFile));
	const encoder = await loadEncoder();
	const answer = (text: string): Finding | null => {
		try {
			const embedding = encoder.encode(textForEncoder(text));
			return { ...understandByModel(model, text, embedding), embedding };
		} catch (error) {
			console.error("understanding: a message could not be read", error);
			return null;
		}
	};
	answer(WARM_UP);
	port.on("message", ({ id, text, until }: Question) => {
		// Else one slow spell would leave every later question to wait in vain.
		if (Date.now() > until) return;
		port.postMessage({ id, finding: answer(text) } satisfies Answer);
	});
	port.postMessage("ready" satisfies Answer);
}

void main();
