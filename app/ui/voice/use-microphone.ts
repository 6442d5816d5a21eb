import { useEffect, useRef, useState } from "react";
import Library, { useSpeechRecognition } from "react-speech-recognition";
import { fitting, joined } from "./fitting";
import { type Microphone, type MicrophoneState, steerMicrophone } from "./microphone";
import type { MicrophoneStatus } from "./microphone-status";

/**
 * The microphone of this page. For the browser alone: what it can do is not known on the server.
 *
 * @returns `status`; `open`, whether the engine may hear at this moment; the transcript in its settled and its interim
 *   words; `start` and `stop`; `clear`, which throws the transcript away; `take`, which hands over as many of its words
 *   as fit into `room` characters and keeps the rest. Listening goes on through the last two.
 */
export function useMicrophone() {
	const speech = useSpeechRecognition();
	const [state, setState] = useState<MicrophoneState>({ status: "ready", open: false });
	const [rest, setRest] = useState("");
	const microphone = useSteering(setState, speech.resetTranscript);

	function keep(words: string): void {
		microphone.current?.forget();
		speech.resetTranscript();
		setRest(words);
	}

	const settled = joined(rest, speech.finalTranscript);
	return {
		status: statusHere(speech, state.status),
		open: state.open,
		settled,
		interim: speech.interimTranscript,
		start: () => microphone.current?.start(),
		stop: () => microphone.current?.stop(),
		clear: () => keep(""),
		take(room: number): string {
			const [taken, left] = fitting(joined(settled, speech.interimTranscript), room);
			if (taken !== "") keep(left);
			return taken;
		},
	};
}

function useSteering(show: (state: MicrophoneState) => void, resetTranscript: () => void) {
	const microphone = useRef<Microphone | null>(null);
	useEffect(() => {
		const engine = Library.getRecognition();
		if (engine === null) return;
		// The library keeps the last interim words of an earlier visit to this page.
		resetTranscript();
		const steered = steerMicrophone(engine, show);
		microphone.current = steered;
		addEventListener("pagehide", steered.abort);
		return () => {
			removeEventListener("pagehide", steered.abort);
			steered.close();
		};
	}, [show, resetTranscript]);
	return microphone;
}

function statusHere(speech: ReturnType<typeof useSpeechRecognition>, status: MicrophoneStatus): MicrophoneStatus {
	if (!speech.browserSupportsSpeechRecognition) return "unsupported";
	if (!isSecureContext) return "insecure";
	return speech.isMicrophoneAvailable ? status : "refused";
}
