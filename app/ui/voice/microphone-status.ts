/** What a microphone can be doing. Those of the second line hear, or are about to. */
export type MicrophoneStatus =
	| "ready"
	| ("starting" | "listening" | "heard-nothing")
	| "stopped"
	| "unsupported"
	| "insecure"
	| "refused"
	| "missing"
	| "service-refused"
	| "offline"
	| "interrupted"
	| "language"
	| "no-answer";

/** Whether the person wants to be heard. */
export function isOn(status: MicrophoneStatus): boolean {
	return status === "starting" || status === "listening" || status === "heard-nothing";
}

/** Whether the microphone can be started, now or again. */
export function canStart(status: MicrophoneStatus): boolean {
	return !isOn(status) && status !== "unsupported" && status !== "insecure" && status !== "refused";
}

/**
 * The status that an error of the speech engine leads to. Silence alone keeps listening.
 *
 * @param code as in https://webaudio.github.io/web-speech-api/#speechreco-error
 */
export function statusAfterError(code: string): MicrophoneStatus {
	return AFTER_ERROR[code] ?? "no-answer";
}

const AFTER_ERROR: Record<string, MicrophoneStatus> = {
	"no-speech": "heard-nothing",
	"not-allowed": "refused",
	"audio-capture": "missing",
	"service-not-allowed": "service-refused",
	network: "offline",
	aborted: "interrupted",
	"language-not-supported": "language",
};
