import { resolve } from "node:path";

/**
 * Where the code of a worker thread lies: in the build its own file beside the server's, elsewhere the source.
 *
 * @param name of the worker as the build emits it (see vite.config.ts)
 * @param source path of its TypeScript, from the project's folder
 */
export function workerFile(name: string, source: string): { filename: string; execArgv: string[] } {
	if (import.meta.env?.PROD) return { filename: resolve("build/server", `${name}.js`), execArgv: [] };
	return { filename: resolve(source), execArgv: ["--import", "tsx"] };
}
