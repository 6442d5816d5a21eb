import { readFileSync } from "node:fs";
import { parentPort, workerData } from "node:worker_threads";
import { loadEncoder } from "./embedding.server";
import { textForEncoder } from "./features";
import { unpackModel } from "./model-file";
import { type ModelFinding, understandByModel } from "./understanding-model";

/** What the worker is asked. Nobody waits for the answer after `until` (milliseconds since 1970). */
export type Question = { id: number; text: string; until: number };

/** What it says: once that it is ready, then one answer a question; null when it failed at one. */
export type Answer = "ready" | { id: number; finding: ModelFinding | null };

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
	const answer = (text: string): ModelFinding | null => {
		try {
			return understandByModel(model, text, encoder.encode(textForEncoder(text)));
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
