import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { PROBED, type Probe, probe } from "../../bench/probe";
import { freePort, startServer, type TestServer } from "../../support/server";

/** One of the servers under attack: its address stays, whatever process stands behind it. */
export type Door = {
	url: string;
	/** False while it is being restarted. */
	open: boolean;
	/** How often it has been ended on purpose. */
	lives: number;
	/** Milliseconds from each start until it was well. */
	startTimes: number[];
	/** What it called an error, and each end that nobody ordered. */
	complaints: string[];
	/** Megabytes held by its process, once its garbage is collected. */
	probe: () => Promise<Probe>;
	/** Megabytes resident, without disturbing it. */
	process: () => TestServer["process"];
	/** Ends it by a signal and starts another. */
	restart: (signal: NodeJS.Signals) => Promise<void>;
	stop: () => Promise<void>;
};

/**
 * Starts a server on a database that others share, with the limits and the heap that an operator gets.
 *
 * @param number tells it from its brothers
 */
export async function openDoor(folder: string, number: number): Promise<Door> {
	const port = String(await freePort());
	const probeFile = join(folder, `probe-${number}.json`);
	const settings = {
		PORT: port,
		DATABASE_URL: `file:${join(folder, "soak.db")}`,
		NODE_OPTIONS: `--max-old-space-size=128 ${PROBED}`,
		PROBE_FILE: probeFile,
		PROBE_COLLECTS: "1",
	};
	let server: TestServer;

	async function start(): Promise<void> {
		const startedAt = performance.now();
		server = await startServer(settings);
		door.startTimes.push(Math.round(performance.now() - startedAt));
		watch(server, door);
		door.open = true;
	}

	async function end(signal: NodeJS.Signals): Promise<void> {
		door.open = false;
		door.lives++;
		const exit = once(server.process, "exit");
		server.process.kill(signal);
		await exit;
	}

	const door: Door = {
		// By its number: visitors come from addresses of the same kind.
		url: `http://127.0.0.1:${port}`,
		open: false,
		lives: 0,
		startTimes: [],
		complaints: [],
		probe: () => probe(server.process, probeFile),
		process: () => server.process,
		async restart(signal) {
			await end(signal);
			// One that does not come up is told of, and does not end the soak.
			while (!door.open) await start().catch((error) => door.complaints.push(String(error)));
		},
		stop: () => end("SIGTERM"),
	};
	await start();
	return door;
}

/** Reads what a server prints, line by line: an hour's lines are too many to keep. */
function watch({ process: child }: TestServer, door: Door): void {
	for (const stream of [child.stdout, child.stderr]) {
		if (stream === null) continue;
		stream.removeAllListeners("data");
		createInterface({ input: stream }).on("line", (line) => {
			if (line.includes('"level":"error"') || /^\s+at |FATAL/.test(line)) door.complaints.push(line.slice(0, 300));
		});
	}
	child.once("exit", (code, signal) => {
		if (door.open) door.complaints.push(`ended: ${code ?? signal}`);
		door.open = false;
	});
}
