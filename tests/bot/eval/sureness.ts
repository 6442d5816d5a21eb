// `npx tsx tests/bot/eval/sureness.ts`: weighs what speaks for an answer, for meaning/sureness.ts. By logistic regression
// on the development lines of answers, alone and behind something told, and on lines of talks for which readers graded
// answers (4 and 5 fit, 1 and 2 do not): in talks three questions of four have no answer here. English and Hindi apart.
import { readFileSync } from "node:fs";
import { seededRandom } from "../../../app/features/bot/meaning/learning";
import { evidenceOf } from "../../../app/features/bot/meaning/sureness";
import { findIn, hear, startBot } from "../../../app/features/bot/parts.server";
import { NEW_STATE } from "../../../app/features/bot/state";
import { fitted, type Sample } from "./fitted";

type Line = { text: string; language?: string; act?: string; answer?: string | null; grades?: Record<string, number> };

const FILES = ["tests/bot/answers.development.jsonl", "tests/bot/replies.development.jsonl"];
const LEARNED = "app/features/bot/meaning/examples/asked.jsonl";
const EXAMPLES = "app/features/bot/meaning/examples/acts.jsonl";
await startBot();

const random = seededRandom();
const [answers, graded] = FILES.map(linesOf) as [Line[], Line[]];
const tellings = linesOf(EXAMPLES).filter(({ act }) => act === "trouble" || act === "tells");
const told = answers.map(({ text, language, answer }) => ({
	text: `${pick(tellings.filter((line) => line.language === language)).text} ${text}`,
	answer,
}));
// What the model has learned from would make it look surer than it is.
const learned = new Set(linesOf(LEARNED).map(({ text }) => text));
const lines = [...answers, ...told, ...graded.filter(({ text }) => !learned.has(text))].map((line) => ({
	fits: (id: string) => fitOf(line, id),
	text: line.text,
}));
const samples: Record<"english" | "hindi", Sample[]> = { english: [], hindi: [] };
for (const { fits, text } of lines) {
	const { message, vector, parts } = await hear(NEW_STATE, text);
	const { near, asks } = findIn(message, vector, parts);
	const group = message.language === "en" ? "english" : "hindi";
	for (const candidate of near.filter(({ words }) => words < 1)) {
		const right = fits(candidate.id);
		if (right !== null) samples[group].push({ evidence: evidenceOf(candidate, asks), right });
	}
}
for (const [language, own] of Object.entries(samples))
	console.log(`${language}, ${own.length} candidates: ${fitted(own).map((weight) => weight.toFixed(2))}`);
process.exit(0);

/** Whether an answer fits a line; null where no reader said so. */
function fitOf({ answer, grades }: Line, id: string): boolean | null {
	if (grades === undefined) return id === answer;
	const grade = grades[id] ?? 3;
	return grade === 3 ? null : grade > 3;
}

function linesOf(file: string): Line[] {
	return readFileSync(file, "utf8")
		.trim()
		.split("\n")
		.map((line) => JSON.parse(line) as Line);
}

function pick<T>(all: readonly T[]): T {
	return all[Math.floor(random() * all.length)] as T;
}
