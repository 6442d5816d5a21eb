import { setTimeout as wait } from "node:timers/promises";
import { Piscina } from "piscina";
import { workerFile } from "../../workers.server";
import type { Question } from "./encoder-worker";

/** Gives the encoder's vectors of texts, from a thread that can be started and stopped. */
export type Encoder = {
	/** Settles once the thread answers, or once it is clear that it will not. */
	start(): Promise<void>;
	stop(): Promise<void>;
	/** The vector of a text, null when the thread is away, busy or late. */
	encode(text: string): Promise<Float32Array | null>;
};

const TIME_OUT_MS = 400;
/** More than these waiting would all be answered too late. */
const MOST_WAITING = 40;
const WARM_UP = "my head is full today and i do not know where to begin";
const EVER = Number.POSITIVE_INFINITY;

type EncoderPool = Piscina<Question, (Float32Array | null)[]>;

/** Threads with an encoder each. */
export function createEncoderPool(threads: number, maxQueue = EVER): EncoderPool {
	const pool: EncoderPool = new Piscina({
		...workerFile("encoder-worker", "app/features/bot/meaning/encoder-worker.ts"),
		minThreads: threads,
		maxThreads: threads,
		maxQueue,
		idleTimeout: EVER,
	});
	// A thread that dies is replaced; without a listener the event would end the server.
	pool.on("error", (error) => console.error(JSON.stringify({ level: "error", what: "encoder", error: error.message })));
	return pool;
}

/** Its threads keep no process alive; asked again at each use, since one that died has another in its place. */
function letEnd({ threads }: EncoderPool): void {
	for (const thread of threads) thread.unref();
}

/** Makes an encoder of one thread. Until it has answered once there are no vectors. */
export function createEncoder(): Encoder {
	let pool: EncoderPool | null = null;
	return {
		start: async () => {
			if (pool !== null) return;
			const started = createEncoderPool(1, MOST_WAITING);
			await started.run({ texts: [WARM_UP], until: EVER });
			letEnd(started);
			pool = started;
		},
		stop: async () => {
			await pool?.destroy();
			pool = null;
		},
		encode: async (text) => {
			if (pool === null) return null;
			letEnd(pool);
			const answer = pool.run({ texts: [text], until: Date.now() + TIME_OUT_MS }).catch(() => []);
			const [vector = null] = await Promise.race([answer, wait(TIME_OUT_MS, [], { ref: false })]);
			return vector;
		},
	};
}
