import type { Page } from "playwright";

// why: speech recognition hands the sound to a service on the internet, and a test machine has no voice to read with.
// Both stand-ins keep the order of events that Chromium was seen to have.

/** The person's voice and the machine's, as a test plays and hears them. */
export type ScriptedSpeech = {
	/** Says words that may still change, or that stand. */
	hear: (words: string, settled?: boolean) => Promise<void>;
	/** Lets the engine fail with an error of the specification, after which it ends. */
	fail: (error: string) => Promise<void>;
	/** Lets the engine end of itself, as it does now and then. */
	end: () => Promise<void>;
	/** Whether the engine hears, how it was set, and how often it was started. */
	engine: () => Promise<{
		running: boolean;
		continuous: boolean;
		lang: string;
		interimResults: boolean;
		starts: number;
	}>;
	/** Sentences that were read aloud since the page was loaded, each as "voice: words". */
	spoken: () => Promise<string[]>;
	/** Whether a sentence is being read at this moment. */
	speaking: () => Promise<boolean>;
	/** Whether a sentence was ever read while the engine was running. */
	spokeWhileListening: () => Promise<boolean>;
};

type Script = {
	engine: InstanceType<typeof EventTarget> & Record<string, unknown>;
	spoken: string[];
	speaking: boolean;
	spokeWhileListening: boolean;
};

/**
 * Puts the stand-ins into every page that is loaded from now on.
 *
 * @param options.answers false: the engine never says that it started, nor anything else
 * @param options.ends false: the engine ends only when the test says so
 */
export async function scriptSpeech(page: Page, options: { answers?: boolean; ends?: boolean } = {}) {
	await page.addInitScript(installSpeech, { answers: true, ends: true, ...options });
	const call = (name: string, ...parameters: unknown[]) =>
		page.evaluate(
			([name, parameters]) => {
				const { engine } = (window as unknown as { scripted: Script }).scripted;
				(engine[name] as (...given: unknown[]) => void)(...parameters);
			},
			[name, parameters] as const,
		);
	const read = <Key extends keyof Script>(key: Key) =>
		page.evaluate((key) => (window as unknown as { scripted: Script }).scripted[key], key) as Promise<Script[Key]>;
	const speech: ScriptedSpeech = {
		hear: (words, settled = false) => call("hear", words, settled),
		fail: (error) => call("fail", error),
		end: () => call("end"),
		engine: () =>
			page.evaluate(() => {
				const { running, continuous, lang, interimResults, starts } = (window as unknown as { scripted: Script })
					.scripted.engine as unknown as Awaited<ReturnType<ScriptedSpeech["engine"]>>;
				return { running, continuous, lang, interimResults, starts };
			}),
		spoken: () => read("spoken"),
		speaking: () => read("speaking"),
		spokeWhileListening: () => read("spokeWhileListening"),
	};
	return speech;
}

/** Runs in the page, before any script of it. */
function installSpeech({ answers, ends }: { answers: boolean; ends: boolean }): void {
	const script = {
		engine: null as ScriptedRecognition | null,
		spoken: [] as string[],
		speaking: false,
		spokeWhileListening: false,
	};
	Object.assign(window, { scripted: script });

	class ScriptedRecognition extends EventTarget {
		continuous = false;
		interimResults = false;
		lang = "";
		running = false;
		starts = 0;
		private answered = false;
		private results: unknown[] = [];

		constructor() {
			super();
			script.engine = this;
		}

		start() {
			if (this.running) throw new DOMException("recognition has already started.", "InvalidStateError");
			this.running = true;
			this.answered = false;
			this.starts++;
			this.results = [];
			if (answers)
				setTimeout(() => {
					if (!this.running) return;
					this.answered = true;
					this.tell("start");
				}, 10);
		}

		stop() {
			if (this.running && ends) setTimeout(() => this.end(), 10);
		}

		abort() {
			if (!this.running || !ends) return;
			setTimeout(() => {
				if (this.running && this.answered) this.tell("error", { error: "aborted" });
				this.end();
			}, 10);
		}

		hear(words: string, settled: boolean) {
			const last = this.results.at(-1) as { isFinal: boolean } | undefined;
			if (last && !last.isFinal) this.results.pop();
			this.results.push(Object.assign([{ transcript: words, confidence: settled ? 0.9 : 0.1 }], { isFinal: settled }));
			this.tell("result", { results: [...this.results], resultIndex: this.results.length - 1 });
		}

		fail(error: string) {
			this.tell("error", { error });
			this.end();
		}

		end() {
			if (!this.running) return;
			this.running = false;
			this.tell("end");
		}

		private tell(type: string, details: object = {}) {
			const event = Object.assign(new Event(type), details);
			this.dispatchEvent(event);
			(this as unknown as Record<string, ((event: Event) => void) | null | undefined>)[`on${type}`]?.(event);
		}
	}
	Object.assign(window, { SpeechRecognition: ScriptedRecognition });

	const voices = [
		{ lang: "en-GB", name: "British" },
		{ lang: "en-IN", name: "Indian" },
	];
	class ScriptedUtterance {
		lang = "";
		voice: { name: string } | null = null;
		constructor(readonly text: string) {}
	}
	const synthesis = {
		getVoices: () => voices,
		speak(utterance: ScriptedUtterance) {
			script.spoken.push(`${utterance.voice?.name ?? utterance.lang}: ${utterance.text}`);
			script.speaking = true;
			if (script.engine?.running) script.spokeWhileListening = true;
		},
		cancel() {
			script.speaking = false;
		},
	};
	Object.defineProperty(window, "speechSynthesis", { value: synthesis });
	Object.assign(window, { SpeechSynthesisUtterance: ScriptedUtterance });
}
