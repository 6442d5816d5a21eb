import { resolve } from "node:path";
import type { Worker } from "node:worker_threads";
import { createWorker } from "./create-worker.server";
import type { Answer, Question } from "./encoder-worker";

/** Gives the encoder's vectors of texts, from a worker that can be started and stopped. */
export type Encoder = {
	/** Settles once the worker answers, or once it is clear that it will not. */
	start(): Promise<void>;
	stop(): Promise<void>;
	/** The vector of a text, null when the worker is away, busy or late. */
	encode(text: string): Promise<Float32Array | null>;
};

const TIME_OUT_MS = 400;
/** More than these waiting would all be answered too late. */
const MOST_WAITING = 40;
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 30_000;
const MOST_RESTARTS = 10;
/** A worker that lived this long was well: the count of restarts begins anew. */
const HEALTHY_AFTER_MS = 60_000;

/**
 * Makes an encoder. Its state is the worker, what waits for an answer, and the restarts.
 *
 * @param workerFile JavaScript, or in development TypeScript, which tsx then loads
 * @param onWorker called with each worker that is started
 */
export function createEncoder(
	workerFile: string,
	{ timeOut = TIME_OUT_MS, onWorker }: { timeOut?: number; onWorker?: (worker: Worker) => void } = {},
): Encoder {
	const waiting = new Map<number, (vector: Float32Array | null) => void>();
	let worker: Worker | null = null;
	let isReady = false;
	let stopped = true;
	let restarts = 0;
	let nextId = 0;
	let pause: NodeJS.Timeout | null = null;
	let tellReady = () => {};

	function run(): Worker {
		pause = null;
		const started = Date.now();
		const own = createWorker(workerFile, {});
		worker = own;
		if (restarts > 0) own.unref();
		own.on("message", (answer: Answer) => {
			if (answer !== "ready") return waiting.get(answer.id)?.(answer.vector);
			isReady = true;
			tellReady();
		});
		// An exit follows each error; without a listener the error would end the server.
		own.on("error", (error) =>
			console.error(JSON.stringify({ level: "error", what: "encoder", error: error.message })),
		);
		own.on("exit", () => worker === own && lost(Date.now() - started));
		onWorker?.(own);
		return own;
	}

	function lost(lived: number): void {
		worker = null;
		isReady = false;
		for (const settle of [...waiting.values()]) settle(null);
		tellReady();
		if (lived > HEALTHY_AFTER_MS) restarts = 0;
		if (stopped || restarts >= MOST_RESTARTS) return;
		pause = setTimeout(run, Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** restarts));
		pause.unref();
		restarts += 1;
	}

	return {
		start: async () => {
			if (!stopped) return;
			stopped = false;
			const ready = new Promise<void>((done) => (tellReady = done));
			const first = run();
			await ready;
			// Only now, so that a script that awaits the start does not end before it.
			first.unref();
		},
		stop: async () => {
			stopped = true;
			if (pause) clearTimeout(pause);
			await worker?.terminate();
		},
		encode: (text) => {
			if (!worker || !isReady || waiting.size >= MOST_WAITING) return Promise.resolve(null);
			const id = nextId++;
			const asked = worker;
			return new Promise((done) => {
				const settle = (vector: Float32Array | null) => {
					clearTimeout(timer);
					waiting.delete(id);
					done(vector);
				};
				const timer = setTimeout(settle, timeOut, null);
				waiting.set(id, settle);
				asked.postMessage({ id, text, until: Date.now() + timeOut } satisfies Question);
			});
		},
	};
}

/** Where the worker's code lies: in a build beside the server, else its source. */
export const ENCODER_WORKER =
	import.meta.env?.PROD === true
		? resolve("build/server/encoder-worker.js")
		: resolve("app/features/bot/meaning/encoder-worker.ts");
