// Loaded with --import into a server that is measured: at each SIGUSR2 it writes to PROBE_FILE how late its event loop
// was since the last time (milliseconds) and how much memory the process holds (megabytes).
import { renameSync, writeFileSync } from "node:fs";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { isMainThread } from "node:worker_threads";

const RESOLUTION_MS = 5;

if (isMainThread) {
	const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
	delay.enable();
	// The histogram holds whole spans between two looks: what is late is what goes beyond the resolution.
	const late = (nanoseconds) => Math.max(0, nanoseconds / 1e6 - RESOLUTION_MS);
	process.on("SIGUSR2", () => {
		const told = {
			delayMedian: late(delay.percentile(50)),
			delay99: late(delay.percentile(99)),
			delayLongest: late(delay.max),
			memory: process.memoryUsage.rss() / 1e6,
		};
		delay.reset();
		writeFileSync(`${process.env.PROBE_FILE}.new`, JSON.stringify(told));
		renameSync(`${process.env.PROBE_FILE}.new`, process.env.PROBE_FILE);
	});
}
