import { useTalkWords } from "../chat/words";
import { English } from "../frame";
import { Icon, type IconName } from "./icon";
import type { MicrophoneStatus } from "./microphone-status";

const ICONS: Record<MicrophoneStatus, IconName> = {
	ready: "microphone",
	starting: "clock",
	listening: "waves",
	"heard-nothing": "silence",
	stopped: "square",
	unsupported: "crossed",
	insecure: "lock",
	refused: "crossed",
	missing: "warning",
	"service-refused": "warning",
	offline: "cloud",
	interrupted: "warning",
	language: "warning",
	"no-answer": "warning",
};

/**
 * What the microphone is doing, by icon and in words, told politely to a screen reader whenever it changes.
 *
 * @param note what is more useful to know at the moment than the usual detail
 */
export function Status({ status, note }: { status: MicrophoneStatus; note: string | null }) {
	const { voice } = useTalkWords();
	return (
		<div className="voice-status" data-status={status}>
			<Icon name={ICONS[status]} />
			<p role="status">
				<strong>
					<English text={voice[status]} />
				</strong>{" "}
				<span>{note ?? voice[`${status}-means`]}</span>
			</p>
			{status === "refused" && (
				<a className="button button-link" href="/check">
					{voice.reload}
				</a>
			)}
		</div>
	);
}
