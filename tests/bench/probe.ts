import type { ChildProcess } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { pathToFileURL } from "node:url";

/** See probe.mjs: delays in milliseconds, memory in megabytes. */
export type Probe = { delayMedian: number; delay99: number; delayLongest: number; memory: number; heap: number };

/** What Node is told (NODE_OPTIONS) so that a server can be asked by `probe`; it needs PROBE_FILE besides. */
export const PROBED = `--import=${pathToFileURL(resolve("tests/bench/probe.mjs"))}`;

/** Asks a server what its event loop was since the last time, and its memory now. */
export async function probe(child: ChildProcess, file: string): Promise<Probe> {
	rmSync(file, { force: true });
	child.kill("SIGUSR2");
	while (!existsSync(file)) await sleep(5);
	return JSON.parse(readFileSync(file, "utf8"));
}
