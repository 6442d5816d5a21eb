import { Link, useFetcher } from "@remix-run/react";
import { MOODS } from "~/features/moods/moods";
import { keepFocus } from "../chat/send-button";

/** What the scale says. */
export type MoodWords = Readonly<
	Record<"mood-question" | "mood-kept" | "mood-mistake" | "mood-line" | "mood-lost", string>
>;
/** Whether a tap was taken. */
export type MoodSent = { kept: boolean };

type MoodScaleProps = {
	words: MoodWords;
	page: "/chatbot" | "/check" | "/data";
	/** What was just tapped and kept. */
	kept: number | null;
};

/** One tap from 0 to 10. It stays when it was used, so that a slip can be mended and nobody loses the focus. */
export function MoodScale({ words, page, kept }: MoodScaleProps) {
	const fetcher = useFetcher<MoodSent>();
	return (
		<fetcher.Form className="mood-scale" method="post" action="/data/mood" aria-live="off">
			<input type="hidden" name="returnTo" value={page} />
			<fieldset>
				<legend>{words["mood-question"]}</legend>
				{MOODS.map((mood) => (
					<button
						className="button button-quiet"
						type="submit"
						name="mood"
						value={mood}
						key={mood}
						aria-pressed={mood === kept}
						onMouseDown={page === "/data" ? undefined : keepFocus}
					>
						{mood}
					</button>
				))}
			</fieldset>
			<p role="status">
				{fetcher.data?.kept === false && words["mood-lost"]}
				{fetcher.data?.kept !== false && kept !== null && `${words["mood-kept"]} ${kept}. ${words["mood-mistake"]}`}
				{kept !== null && page !== "/data" && (
					<>
						{" "}
						<Link to="/data#moods">{words["mood-line"]}</Link>
					</>
				)}
			</p>
		</fetcher.Form>
	);
}
