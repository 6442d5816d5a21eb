import Library from "react-speech-recognition";
import { isOn, type MicrophoneStatus, statusAfterError } from "./microphone-status";

const LANGUAGE = "en-IN";
const ANSWER_WITHIN_MS = 8_000;
/** A person may take their time with the browser's question. */
const PERMISSION_WITHIN_MS = 64_000;
/** An engine that ends so soon, so often in a row, will not hear anything. */
const SHORT_RUN_MS = 1_000;
const SHORT_RUNS = 5;

type Engine = globalThis.SpeechRecognition;

/** What the page needs to know: the status, and whether the engine may still hear after a stop. */
export type MicrophoneState = { status: MicrophoneStatus; open: boolean };

/** The microphone's controls. Each can be used at any time; what makes no sense at the moment does nothing. */
export type Microphone = {
	start: () => void;
	stop: () => void;
	/** Ends listening at once and throws away what was not yet heard. */
	abort: () => void;
	/** To be told before the transcript is cleared, which interrupts the engine. */
	forget: () => void;
	/** Aborts, and gives the engine back as it was found. */
	close: () => void;
};

/**
 * Steers the library's speech engine. The library restarts a continuous engine whenever it ends, knows one error of
 * eight, loses a start or a stop that comes while the engine is between two runs, and believes that an engine listens
 * before it does; this holds what the person wants and makes the engine follow.
 *
 * @param engine the one that the library made
 * @param show is told of each change
 */
export function steerMicrophone(engine: Engine, show: (state: MicrophoneState) => void): Microphone {
	let status: MicrophoneStatus = "ready";
	let open = false;
	let forgetting = false;
	let openedAt = 0;
	let shortRuns = 0;
	let answerTimer: ReturnType<typeof setTimeout> | undefined;

	function become(next: MicrophoneStatus, nextOpen = open): void {
		if (next === status && nextOpen === open) return;
		status = next;
		open = nextOpen;
		show({ status, open });
	}

	function run(): void {
		openedAt = performance.now();
		expectAnswer();
		done(Library.startListening({ continuous: true, language: LANGUAGE }));
	}

	function halt(next: MicrophoneStatus): void {
		answered();
		// The library restarts only a continuous engine, and passes an abort on only while it thinks that it listens.
		engine.continuous = false;
		done(Library.abortListening());
		engine.abort();
		become(next, false);
	}

	function expectAnswer(patience = PERMISSION_WITHIN_MS): void {
		clearTimeout(answerTimer);
		const timer = setTimeout(async () => {
			const askingPerson = patience > ANSWER_WITHIN_MS && (await isPermissionOpen());
			if (timer !== answerTimer) return;
			if (askingPerson) expectAnswer(patience - ANSWER_WITHIN_MS);
			else halt("no-answer");
		}, ANSWER_WITHIN_MS);
		answerTimer = timer;
	}

	function answered(): void {
		clearTimeout(answerTimer);
		answerTimer = undefined;
	}

	function onStart(): void {
		answered();
		if (!isOn(status)) engine.abort();
		else if (status === "starting") become("listening");
	}

	function onResult(): void {
		answered();
		shortRuns = 0;
		if (isOn(status)) become("listening");
	}

	function onError({ error }: { error: string }): void {
		if (!isOn(status) || (error === "aborted" && forgetting)) return;
		const next = statusAfterError(error);
		if (isOn(next)) become(next);
		else halt(next);
	}

	function onEnd(): void {
		shortRuns = !forgetting && performance.now() - openedAt < SHORT_RUN_MS ? shortRuns + 1 : 0;
		forgetting = false;
		if (!isOn(status)) become(status, false);
		else if (shortRuns >= SHORT_RUNS) halt("no-answer");
		// After the library's own restart, and in its place when a start came before this end.
		else setTimeout(() => isOn(status) && run());
	}

	const restore = [
		beforeLibrary(engine, "onstart", onStart),
		beforeLibrary(engine, "onresult", onResult),
		beforeLibrary(engine, "onerror", onError),
		beforeLibrary(engine, "onend", onEnd),
	];

	const microphone: Microphone = {
		start() {
			if (isOn(status)) return;
			shortRuns = 0;
			become("starting", true);
			run();
		},
		stop() {
			// Nothing was said yet, and a stop can wait for the answer to the browser's question.
			if (status === "starting") return halt("stopped");
			if (!isOn(status)) return;
			answered();
			engine.continuous = false;
			done(Library.stopListening());
			become("stopped");
		},
		abort() {
			halt(isOn(status) ? "stopped" : status);
		},
		forget() {
			if (!isOn(status)) {
				// Words of before the stop may still be on their way.
				engine.abort();
				return;
			}
			forgetting = true;
			expectAnswer();
		},
		close() {
			microphone.abort();
			for (const undo of restore) undo();
		},
	};
	return microphone;
}

/**
 * Takes what the library's calls return. It marks them as pure, so that the build drops one whose result nobody uses.
 * Nothing waits for them: to stop an engine that is idle never ends.
 */
function done(call: Promise<void>): void {
	call.catch((error) => console.error("The microphone failed.", error));
}

type Handler = "onstart" | "onresult" | "onerror" | "onend";

/** Hears an event before the library does, which sets these properties and needs to be left in place. */
function beforeLibrary<Name extends Handler>(engine: Engine, name: Name, hear: (event: never) => void): () => void {
	const library = engine[name] as ((event: never) => void) | null;
	engine[name] = ((event: never) => {
		hear(event);
		library?.(event);
	}) as Engine[Name];
	return () => {
		engine[name] = library as Engine[Name];
	};
}

/** Whether the browser is still asking the person; false where it does not tell. */
async function isPermissionOpen(): Promise<boolean> {
	try {
		return (await navigator.permissions.query({ name: "microphone" as PermissionName })).state === "prompt";
	} catch {
		return false;
	}
}
