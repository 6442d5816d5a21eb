import { Form } from "@remix-run/react";
import type { MoodLine as Line } from "~/features/moods/moods";
import { MoodLine } from "./mood-line";
import { MoodScale, type MoodWords } from "./mood-scale";

type MoodsProps = {
	/** Null for who keeps none. */
	line: Line | null;
	words: Readonly<Record<string, string>>;
	chat: MoodWords & { weekdays: string; months: string };
	/** Which of the words says what was just done here. */
	done: string | null;
};

/** A person's own line on /data: turned on, used, looked at, and turned off. */
export function Moods({ line, words, chat, done }: MoodsProps) {
	return (
		<section className="my-data-part" aria-labelledby="moods">
			<h2 id="moods">{words.moods}</h2>
			{done !== null && (
				<p className="notice" role="status">
					{words[done]}
				</p>
			)}
			{line === null ? (
				<p>{words["moods-off-now"]}</p>
			) : (
				<>
					<MoodScale words={chat} page="/data" kept={line.just} />
					<MoodLine days={line.days} words={words} calendar={chat} />
				</>
			)}
			<Form method="post" action="/data">
				<button
					className="button button-quiet"
					type="submit"
					name="intent"
					value={line === null ? "moods-on" : "moods-off"}
				>
					{words[line === null ? "moods-on" : "moods-off"]}
				</button>
			</Form>
		</section>
	);
}
