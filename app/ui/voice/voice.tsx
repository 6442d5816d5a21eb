import { useRouteLoaderData } from "@remix-run/react";
import { type Ref, useId, useImperativeHandle, useRef, useState } from "react";
import { MESSAGE_LENGTH } from "~/features/chat/message";
import type { loader as rootLoader } from "~/root";
import { useTalkWords } from "../chat/words";
import { joined } from "./fitting";
import { Icon } from "./icon";
import { canStart, isOn } from "./microphone-status";
import { Status } from "./status";
import { Transcript } from "./transcript";
import { useMicrophone } from "./use-microphone";
import { type Reply, useReadingAloud } from "./use-reading-aloud";
import { useShortcut } from "./use-shortcut";

/** What the place where messages are written asks of the voice half. */
export type VoiceHandle = {
	/** Puts the transcript behind what stands in the input, and clears it. Returns false when there is none to move. */
	moveTranscript: (input: HTMLTextAreaElement) => boolean;
};

export type VoiceProps = {
	handle: Ref<VoiceHandle>;
	/** The newest reply since the page was opened. */
	reply: Reply | null;
};

const NO_HELPLINES = {};

/** The microphone, what it hears, and the reading aloud of replies. Runs in the browser alone. */
export function Voice({ handle, reply }: VoiceProps) {
	const helplines = useRouteLoaderData<typeof rootLoader>("root")?.helplines ?? NO_HELPLINES;
	const { voice } = useTalkWords();
	const microphone = useMicrophone();
	const reading = useReadingAloud(reply, microphone.open, helplines);
	const [moved, setMoved] = useMovedSince(reply);
	const region = useRef<HTMLElement>(null);
	const { status, settled, interim } = microphone;
	const silent = settled === "" && interim === "";

	useImperativeHandle(handle, () => ({
		moveTranscript(input) {
			const typed = input.value.trimEnd();
			const words = microphone.take(MESSAGE_LENGTH - (typed === "" ? 0 : typed.length + 1));
			if (words === "") return false;
			input.value = joined(typed, words);
			input.scrollTop = input.scrollHeight;
			setMoved(true);
			return true;
		},
	}));

	function start(): void {
		if (!canStart(status)) return;
		reading.hush(); // Before the microphone opens, so that it hears none of it.
		microphone.start();
	}
	function clear(): void {
		microphone.clear();
		region.current?.focus({ preventScroll: true }); // The button is gone, and with it the place on the page.
	}
	useShortcut(isOn(status) ? microphone.stop : start);

	return (
		<section className="voice" aria-label={voice.voice} ref={region} tabIndex={-1}>
			<Status
				status={status}
				note={reading.waiting && microphone.open ? voice.waiting : moved && silent ? voice.moved : null}
			/>
			<div className="voice-controls">
				{status !== "unsupported" && status !== "insecure" && (
					<MicrophoneButtons
						startable={canStart(status)}
						on={isOn(status)}
						firstUse={status === "ready"}
						onStart={start}
						onStop={microphone.stop}
					/>
				)}
				{reading.offered && <ReadingSwitch on={reading.on} onTurn={reading.turn} />}
			</div>
			<Transcript settled={settled} interim={interim} onClear={clear} />
		</section>
	);
}

/** Whether words were moved into the input since the last reply, so that they wait there to be sent. */
function useMovedSince(reply: Reply | null) {
	// Kept as the reply after which they were moved: a new reply ends the waiting by being another.
	const [movedAfter, setMovedAfter] = useState<Reply | null>();
	const setMoved = (moved: boolean) => setMovedAfter(moved ? reply : undefined);
	return [movedAfter === reply, setMoved] as const;
}

type MicrophoneButtonsProps = {
	startable: boolean;
	on: boolean;
	firstUse: boolean;
	onStart: () => void;
	onStop: () => void;
};

function MicrophoneButtons({ startable, on, firstUse, onStart, onStop }: MicrophoneButtonsProps) {
	const privacy = useId();
	const { voice } = useTalkWords();
	return (
		<>
			{firstUse && (
				<p className="voice-privacy" id={privacy}>
					{voice.privacy}
				</p>
			)}
			<button
				className={on ? "button button-quiet voice-button" : "button voice-button"}
				type="button"
				title={`${voice.start}: ${voice.keys}`}
				aria-disabled={!startable}
				aria-keyshortcuts="Alt+M"
				aria-describedby={firstUse ? privacy : undefined}
				onClick={onStart}
			>
				<Icon name="microphone" />
				<span>{voice.start}</span>
			</button>
			<button
				className={on ? "button voice-button" : "button button-quiet voice-button"}
				type="button"
				title={`${voice.stop}: ${voice.keys}`}
				aria-disabled={!on}
				aria-keyshortcuts="Alt+M"
				onClick={onStop}
			>
				<Icon name="square" />
				<span>{voice.stop}</span>
			</button>
		</>
	);
}

function ReadingSwitch({ on, onTurn }: { on: boolean; onTurn: (on: boolean) => void }) {
	const { voice } = useTalkWords();
	return (
		<label className="switch">
			<input
				type="checkbox"
				role="switch"
				aria-checked={on}
				checked={on}
				onChange={(event) => onTurn(event.currentTarget.checked)}
			/>
			{voice["read-aloud"]}
		</label>
	);
}
