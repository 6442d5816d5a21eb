import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ACTS, type Act, TOPICS, type Topic } from "./labels";

/** One example as it stands in the files. */
export type LabelledText<Label extends string> = { label: Label; text: string };

/** Folders below `examples/` that hold one file a topic: varied voices, and plain statements. */
const TOPIC_FOLDERS = ["topics", "plain"] as const;

/**
 * Reads the examples.
 *
 * @param directory the folder `examples`
 * @throws Error when the file of a label is missing
 */
export function readExamples(directory: string): {
	topics: LabelledText<Topic>[];
	acts: LabelledText<Act>[];
} {
	return {
		topics: TOPIC_FOLDERS.flatMap((folder) => TOPICS.flatMap((topic) => linesOf(join(directory, folder), topic))),
		acts: ACTS.flatMap((act) => linesOf(join(directory, "acts"), act)),
	};
}

function linesOf<Label extends string>(folder: string, label: Label): LabelledText<Label>[] {
	return readFileSync(join(folder, `${label}.txt`), "utf8")
		.split("\n")
		.map((line) => line.trim())
		.filter((line) => line !== "")
		.map((text) => ({ label, text }));
}
