import { Icon, type IconName } from "./icon";
import type { MicrophoneStatus } from "./microphone-status";

const WORDS: Record<MicrophoneStatus, { icon: IconName; label: string; detail: string }> = {
	ready: { icon: "microphone", label: "Ready", detail: "Start the microphone to talk, or type below." },
	starting: { icon: "clock", label: "Starting", detail: "If your browser asks, let this page use the microphone." },
	listening: { icon: "waves", label: "Listening", detail: "Take your time. Press Send when you are done." },
	"heard-nothing": {
		icon: "silence",
		label: "Heard nothing yet",
		detail: "The microphone is still on. Speak when you are ready, or move closer to it.",
	},
	stopped: { icon: "square", label: "Stopped", detail: "The microphone is off. You can start it again." },
	unsupported: {
		icon: "crossed",
		label: "Voice recognition not supported",
		detail: "You can type below. Voice works in Chrome, Edge and Safari.",
	},
	insecure: {
		icon: "lock",
		label: "Voice needs a secure address",
		detail: "The microphone works only where the web address starts with https. You can type below.",
	},
	refused: {
		icon: "crossed",
		label: "Microphone unavailable",
		detail:
			"This page may not use it. To allow it, press the icon beside the web address and switch the microphone on. Then reload the page. You can also type below.",
	},
	missing: {
		icon: "warning",
		label: "No microphone found",
		detail: "Plug one in, or close other apps that use it, and start again. You can also type below.",
	},
	"service-refused": {
		icon: "warning",
		label: "Voice is switched off",
		detail:
			"This browser does not turn speech into words here. On an iPhone or iPad, switch on Dictation in the keyboard settings and start again. You can also type below.",
	},
	offline: {
		icon: "cloud",
		label: "Voice is offline",
		detail:
			"The service that turns speech into words cannot be reached. Check your internet and start again. You can also type below.",
	},
	interrupted: {
		icon: "warning",
		label: "Listening was interrupted",
		detail: "Another page or app may have taken the microphone. Start it again, or type below.",
	},
	language: {
		icon: "warning",
		label: "Voice does not know this language",
		detail: "This browser cannot listen to Indian English. You can type below.",
	},
	"no-answer": {
		icon: "warning",
		label: "Voice did not answer",
		detail: "Your browser could not start listening. Start it again, or type below.",
	},
};

/**
 * What the microphone is doing, by icon and in words, told politely to a screen reader whenever it changes.
 *
 * @param note what is more useful to know at the moment than the usual detail
 */
export function Status({ status, note }: { status: MicrophoneStatus; note: string | null }) {
	const { icon, label, detail } = WORDS[status];
	return (
		<div className="voice-status" data-status={status}>
			<Icon name={icon} />
			<p role="status">
				<strong>{label}</strong> <span>{note ?? detail}</span>
			</p>
			{status === "refused" && (
				<a className="button button-link" href="/check">
					Reload the page
				</a>
			)}
		</div>
	);
}
