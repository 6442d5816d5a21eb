import { existsSync } from "node:fs";
import { resolve } from "node:path";
import type { Worker } from "node:worker_threads";
import type { Language } from "../voice";
import { createWorker } from "./create-worker.server";
import { type Intensity, intensityOf } from "./intensity";
import type { Act, Topic } from "./labels";
import { detectLanguage } from "./language";
import { type RulesFinding, understandByRules } from "./rules";
import type { Answer, Finding, Question, WorkerData } from "./understanding-worker";

/** What is understood of one message. */
export type Understanding = {
	language: Language;
	act: { id: Act; confidence: number } | null;
	/** Best first, at most three. */
	topics: { topic: Topic; confidence: number }[];
	intensity: Intensity;
	source: "model" | "rules";
	/** The encoder's vector, of length 1; null where rules answered. */
	embedding: Float32Array | null;
};

/** Understands messages, with a worker that can be started and stopped. */
export type Understander = {
	/** Settles as {@link Understander.ready} does. */
	start(): Promise<void>;
	stop(): Promise<void>;
	/** Settles once the model answers, or once it is clear that this worker will not. */
	ready(): Promise<void>;
	understand(userInput: string): Promise<Understanding>;
};

/** How the worker is run; each has a default that fits the server. */
export type UnderstanderOptions = {
	/** JavaScript, or in development TypeScript, which tsx then loads. */
	workerFile: string;
	modelFile: string;
	timeOut?: number;
	firstPause?: number;
	/** Called with each worker that is started. */
	onWorker?: (worker: Worker) => void;
};

/** Where a build puts the trained model. */
export const UNDERSTANDING_FILE = resolve("build/understanding/model.bin");

const TIME_OUT = 400;
/** More than these waiting would all be answered too late: rules answer the rest at once. */
const MOST_WAITING = 40;
const FIRST_PAUSE = 250;
const LONGEST_PAUSE = 30_000;
const MOST_RESTARTS = 10;
/** A worker that lived this long was well: the count of restarts begins anew. */
const HEALTHY_AFTER = 60_000;
/** Below it the model's act gives way to one that a rule found. */
const SURE_OF_ACT = 0.4;
/** A message is far shorter; what is beyond cannot change what it is about. */
const MOST_CHARACTERS = 2000;

/**
 * Makes an understander. Its state is the worker, what waits for an answer, and the restarts.
 *
 * @param options files and times
 */
export function createUnderstander(options: UnderstanderOptions): Understander {
	const waiting = new Map<number, (finding: Finding | null) => void>();
	const timeOut = options.timeOut ?? TIME_OUT;
	const readyListeners: (() => void)[] = [];
	let worker: Worker | null = null;
	let isReady = false;
	let stopped = true;
	let restarts = 0;
	let nextId = 0;
	let pause: NodeJS.Timeout | null = null;

	async function start(): Promise<void> {
		if (!stopped) return ready();
		stopped = false;
		restarts = 0;
		if (!existsSync(options.modelFile)) {
			console.warn(`understanding: no model at ${options.modelFile}, rules answer`);
			return;
		}
		const first = run();
		await ready();
		// Only now, so that a script that awaits the start does not end before it.
		first.unref();
	}

	function ready(): Promise<void> {
		if (isReady || (!worker && !pause)) return Promise.resolve();
		return new Promise((done) => readyListeners.push(done));
	}

	function run(): Worker {
		pause = null;
		const started = Date.now();
		const own = createWorker(options.workerFile, { modelFile: options.modelFile } satisfies WorkerData);
		worker = own;
		if (restarts > 0) own.unref();
		own.on("message", receive);
		// An exit follows each error; without a listener the error would end the server.
		own.on("error", (error) => console.error("understanding: worker failed", error));
		own.on("exit", () => {
			if (worker === own) lost(Date.now() - started);
		});
		options.onWorker?.(own);
		return own;
	}

	function receive(answer: Answer): void {
		if (answer !== "ready") {
			waiting.get(answer.id)?.(answer.finding);
			return;
		}
		isReady = true;
		tellListeners();
	}

	function tellListeners(): void {
		for (const listener of readyListeners.splice(0)) listener();
	}

	function lost(lived: number): void {
		worker = null;
		isReady = false;
		for (const settle of [...waiting.values()]) settle(null);
		tellListeners();
		if (lived > HEALTHY_AFTER) restarts = 0;
		if (stopped) return;
		if (restarts >= MOST_RESTARTS) {
			console.error("understanding: worker fails again and again, rules answer from now on");
			return;
		}
		const wait = Math.min(LONGEST_PAUSE, (options.firstPause ?? FIRST_PAUSE) * 2 ** restarts);
		restarts += 1;
		pause = setTimeout(run, wait);
		pause.unref();
	}

	function ask(text: string): Promise<Finding | null> {
		if (!worker || !isReady || waiting.size >= MOST_WAITING) return Promise.resolve(null);
		const id = nextId++;
		const asked = worker;
		return new Promise((done) => {
			const settle = (finding: Finding | null) => {
				clearTimeout(timer);
				waiting.delete(id);
				done(finding);
			};
			const timer = setTimeout(settle, timeOut, null);
			waiting.set(id, settle);
			asked.postMessage({ id, text, until: Date.now() + timeOut } satisfies Question);
		});
	}

	return {
		start,
		stop: async () => {
			stopped = true;
			if (pause) clearTimeout(pause);
			pause = null;
			await worker?.terminate();
		},
		ready,
		understand: (userInput) => combine(userInput.slice(0, MOST_CHARACTERS), ask),
	};
}

/** Rules first for short answers and Hindi; the model for the rest; rules when it is away. */
async function combine(text: string, ask: (text: string) => Promise<Finding | null>): Promise<Understanding> {
	const language = detectLanguage(text);
	const intensity = intensityOf(text);
	const rules = understandByRules(text);
	const byRules: Understanding = {
		language,
		act: rules.act,
		topics: rules.topics,
		intensity,
		source: "rules",
		embedding: null,
	};
	if (!goesToEncoder(text, rules)) return byRules;
	const found = await ask(text).catch(() => null);
	if (!found) return byRules;
	return { ...byRules, act: surerAct(rules, found), topics: found.topics, source: "model", embedding: found.embedding };
}

/**
 * Whether a message is read by the encoder at all, which knows English alone.
 *
 * @param text of the message
 * @param rules what the rules found in it
 */
export function goesToEncoder(text: string, rules: RulesFinding = understandByRules(text)): boolean {
	return !rules.wholeMessage && detectLanguage(text) === "en" && /\p{L}/u.test(text);
}

function surerAct(rules: RulesFinding, found: Finding): Understanding["act"] {
	if (found.act && found.act.confidence >= SURE_OF_ACT) return found.act;
	return rules.act ?? found.act;
}

const inProduction = import.meta.env?.PROD === true;

const understander = createUnderstander({
	workerFile: resolve(
		inProduction ? "build/server/understanding-worker.js" : "app/features/bot/understanding/understanding-worker.ts",
	),
	modelFile: UNDERSTANDING_FILE,
});

/**
 * Starts the worker; called once when the server starts. Until then, rules answer. Never throws.
 *
 * @returns settles once the model answers or its first start failed; a server need not wait for it
 */
export async function startUnderstanding(): Promise<void> {
	try {
		await understander.start();
	} catch (error) {
		console.error("understanding: worker did not start, rules answer", error);
	}
}

/**
 * What a message is about, what it does, how strongly and in which language. Answers within 400 ms;
 * by rules when the model is away or the message is no English. Never throws.
 *
 * @param userInput any text
 */
export function understand(userInput: string): Promise<Understanding> {
	return understander.understand(userInput);
}
