import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Content } from "../content/content";
import { LANGUAGES, type Language, type Tone } from "../content/schema";

/** A line of somebody's with what it does in a talk, and how it weighs. */
export type ActExample = {
	act: string;
	tone: Tone;
	language: Language;
	/** Whose manner it is written in: what was learned is judged on voices left out. */
	voice: string;
	text: string;
	/** What it asks about, if it asks (content/subjects.yaml). */
	subject?: string;
};

/** Pieces of words are counted in so many places: few forms tell what a sentence does. */
export const PLACES_OF_ACTS = 2 ** 11;

const FILE = join(dirname(fileURLToPath(import.meta.url)), "examples/acts.jsonl");

/** Says which act asks for what has an answer. */
const ASKS = "asks";

/** All lines from which it is learned what a message does: the file's, ways of what acts lead to, and of questions one each. */
export function actExamples({ acts, entries }: Content): ActExample[] {
	const lines = readFileSync(FILE, "utf8").trim().split("\n");
	const ledTo = [...acts.values()].flatMap(({ id, to }) => {
		const ways = entries.get(to?.slice("answer:".length) ?? "")?.ways;
		const ofEach = (language: Language) => ways?.[language].map((text) => ({ language, text })) ?? [];
		return LANGUAGES.flatMap(ofEach).map((way) => ({ ...way, act: id, tone: "plain" as const, voice: "content" }));
	});
	const asked = [...entries.values()]
		.filter(({ does }) => does === "question")
		.flatMap(({ ways }) => LANGUAGES.map((language) => ({ language, text: ways[language][0] as string })))
		.map((way) => ({ ...way, act: ASKS, tone: "plain" as const, voice: "content" }));
	return [...lines.map((line) => JSON.parse(line) as ActExample), ...ledTo, ...asked];
}
