// Loaded with --import into a server that is measured: at each SIGUSR2 it writes to PROBE_FILE how late its event loop
// was since the last time (milliseconds), how much memory the process holds and how much of V8's heap is in use
// (megabytes). With PROBE_COLLECTS=1 it collects the garbage first, so that the heap tells what is held.
import { renameSync, writeFileSync } from "node:fs";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { isMainThread } from "node:worker_threads";

const RESOLUTION_MS = 5;

if (isMainThread) {
	const collectGarbage = process.env.PROBE_COLLECTS === "1" ? exposedCollector() : () => {};
	const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
	delay.enable();
	// The histogram holds whole spans between two looks: what is late is what goes beyond the resolution.
	const late = (nanoseconds) => Math.max(0, nanoseconds / 1e6 - RESOLUTION_MS);
	process.on("SIGUSR2", () => {
		collectGarbage();
		const { rss, heapUsed } = process.memoryUsage();
		const told = {
			delayMedian: late(delay.percentile(50)),
			delay99: late(delay.percentile(99)),
			delayLongest: late(delay.max),
			memory: rss / 1e6,
			heap: heapUsed / 1e6,
		};
		delay.reset(); // Anew from here: what collecting took counts for nobody.
		writeFileSync(`${process.env.PROBE_FILE}.new`, JSON.stringify(told));
		renameSync(`${process.env.PROBE_FILE}.new`, process.env.PROBE_FILE);
	});
}

/** NODE_OPTIONS does not take --expose-gc. */
function exposedCollector() {
	setFlagsFromString("--expose-gc");
	return runInNewContext("gc");
}
