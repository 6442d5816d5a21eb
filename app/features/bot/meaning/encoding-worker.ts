import { parentPort, workerData } from "node:worker_threads";
import { loadEncoder } from "./embedding.server";

/** Given to the worker when it starts. */
export type EncodingData = { texts: readonly string[] };

/** Encodes its share of many texts when a model is built, and says their embeddings at once. */
async function main(): Promise<void> {
	const { texts } = workerData as EncodingData;
	const encoder = await loadEncoder();
	parentPort?.postMessage(texts.map((text) => encoder.encode(text)));
}

void main();
