import { parentPort } from "node:worker_threads";
import { loadEncoder } from "./embedding.server";

/** What the worker is asked. Nobody waits for the answer after `until` (milliseconds since 1970). */
export type Question = { id: number; text: string; until: number };

/** What it says: once that it is ready, then one answer a question; null when it failed at one. */
export type Answer = "ready" | { id: number; vector: Float32Array | null };

const WARM_UP = "my head is full today and i do not know where to begin";

/**
 * Answers questions one after the other: embedding several texts in one call was measured and is no faster, and would
 * make the first wait for the last.
 */
async function main(): Promise<void> {
	const port = parentPort;
	if (!port) throw new Error("encoder-worker.ts runs in a worker thread only.");
	const encoder = await loadEncoder();
	const vectorOf = (text: string): Float32Array | null => {
		try {
			return encoder.encode(text);
		} catch {
			return null;
		}
	};
	vectorOf(WARM_UP);
	port.on("message", ({ id, text, until }: Question) => {
		// Else one slow spell would leave every later question to wait in vain.
		if (Date.now() <= until) port.postMessage({ id, vector: vectorOf(text) } satisfies Answer);
	});
	port.postMessage("ready" satisfies Answer);
}

void main();
