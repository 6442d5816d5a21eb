import { pathToFileURL } from "node:url";
import { Worker } from "node:worker_threads";

/**
 * Starts a worker thread. `--import tsx` does nothing in a worker on Node 20: a TypeScript worker registers tsx itself.
 *
 * @param file JavaScript, or in development and in a build TypeScript
 * @param workerData given to it
 */
export function createWorker(file: string, workerData: unknown): Worker {
	if (!file.endsWith(".ts")) return new Worker(file, { workerData });
	const address = JSON.stringify(pathToFileURL(file).href);
	const code = `import("tsx/esm/api").then(({ tsImport }) => tsImport(${address}, ${address}))`;
	return new Worker(code, { eval: true, workerData });
}
