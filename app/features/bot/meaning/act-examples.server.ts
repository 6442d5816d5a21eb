import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Content } from "../content/content";
import { LANGUAGES, type Language, type Tone } from "../content/schema";
import { inAll } from "./ways";

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

const HERE = dirname(fileURLToPath(import.meta.url));

/** Says which act asks for what has an answer. */
const ASKS = "asks";

/** All lines from which it is learned what a message does: the file's, ways of what acts lead to, and of questions one each. */
export function actExamples({ acts, entries }: Content): ActExample[] {
	const ledTo = [...acts.values()].flatMap(({ id, to }) => {
		const ways = entries.get(to?.slice("answer:".length) ?? "")?.ways;
		return ways === undefined ? [] : inAll(id, ways);
	});
	const asked = [...entries.values()]
		.filter(({ does }) => does === "question")
		.flatMap(({ ways }) => LANGUAGES.map((language) => ({ id: ASKS, language, text: ways[language][0] as string })));
	const plain = { tone: "plain", voice: "content" } as const;
	const ofContent = [...ledTo, ...asked].map(({ id, language, text }) => ({ ...plain, act: id, language, text }));
	return [...readExamples<ActExample>("acts"), ...ofContent];
}

/** The lines of a file of examples. */
export function readExamples<Line>(name: string): Line[] {
	const lines = readFileSync(join(HERE, "examples", `${name}.jsonl`), "utf8")
		.trim()
		.split("\n");
	return lines.filter((line) => line !== "").map((line) => JSON.parse(line) as Line);
}
