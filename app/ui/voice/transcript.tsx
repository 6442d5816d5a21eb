import { useTalkWords } from "../chat/words";
import { Icon } from "./icon";

type TranscriptProps = {
	/** Words that stand. */
	settled: string;
	/** Words that may still change. */
	interim: string;
	onClear: () => void;
};

/** What was heard so far, as it is heard; nothing while there is nothing. */
export function Transcript({ settled, interim, onClear }: TranscriptProps) {
	const { voice } = useTalkWords();
	if (settled === "" && interim === "") return null;
	return (
		<div className="transcript">
			{/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard. */}
			<section className="transcript-words" tabIndex={0} aria-label={voice.heard}>
				<p>
					{settled}
					{settled !== "" && interim !== "" && " "}
					{interim !== "" && <span className="transcript-interim">{interim}</span>}
				</p>
			</section>
			<button
				className="button button-quiet button-icon"
				type="button"
				aria-label={voice.clear}
				title={voice.clear}
				onClick={onClear}
			>
				<Icon name="cross" />
			</button>
		</div>
	);
}
