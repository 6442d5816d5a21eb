// `npx tsx tests/bot/eval/sureness.ts`: weighs what speaks for an answer, for meaning/sureness.ts. By logistic regression
// on the development lines of answers, alone and behind something told, and on lines of talks for which readers graded
// answers (4 and 5 fit, 1 and 2 do not): in talks three questions of four have no answer here. English and Hindi apart.
import { readFileSync } from "node:fs";
import { CONTENT } from "../../../app/features/bot/content/content.server";
import { seededRandom } from "../../../app/features/bot/meaning/learning";
import { evidenceOf } from "../../../app/features/bot/meaning/sureness";
import { findIn, hear, startBot } from "../../../app/features/bot/parts.server";
import { NEW_STATE } from "../../../app/features/bot/state";
import { fitted, type Sample } from "./fitted";

type Line = { text: string; language?: string; act?: string; answer?: string | null; grades?: Record<string, number> };

const FILES = ["answers", "replies", "said"].map((name) => `tests/bot/${name}.development.jsonl`);
const LEARNED = "app/features/bot/meaning/examples/asked.jsonl";
const EXAMPLES = "app/features/bot/meaning/examples/acts.jsonl";
/** One of so many lines that tell something. */
const TELLINGS_EACH = 3;
await startBot();

const random = seededRandom();
const [answers, graded, said] = FILES.map(linesOf) as [Line[], Line[], Line[]];
const tellings = linesOf(EXAMPLES).filter(({ act }) => act === "trouble" || act === "tells");
const told = answers.map(({ text, language, answer }) => ({
	text: `${pick(tellings.filter((line) => line.language === language)).text} ${text}`,
	answer,
}));
// What the model has learned from would make it look surer than it is.
const learned = new Set(linesOf(LEARNED).map(({ text }) => text));
const isQuestion = (id: string) => CONTENT.entries.get(id)?.does === "question";
const lines = [
	...[...answers, ...told, ...graded.filter(({ text }) => !learned.has(text))].map((line) => ({
		fits: (id: string) => fitOf(line, id),
		text: line.text,
	})),
	// Whether these ask something that has an answer nobody has said. In a talk most lines tell of something.
	...[...said, ...tellings.filter((_, at) => at % TELLINGS_EACH === 0).map(({ text }) => ({ text, answer: null }))].map(
		(line) => ({ fits: (id: string) => (isQuestion(id) ? null : fitOf(line, id)), text: line.text }),
	),
];
const samples = new Map<string, Sample[]>();
for (const { fits, text } of lines) {
	const { message, vector, parts } = await hear(NEW_STATE, text);
	const { near, asks } = findIn(message, vector, parts);
	for (const candidate of near.filter(({ exact }) => !exact)) {
		const isAsked = isQuestion(candidate.id);
		const right = fits(candidate.id);
		if (right === null) continue;
		const group = `${message.language === "en" ? "english" : "hindi"} ${isAsked ? "asked" : "said"}`;
		samples.set(group, [...(samples.get(group) ?? []), { evidence: evidenceOf(candidate, isAsked ? asks : 0), right }]);
	}
}
for (const [group, own] of samples)
	console.log(`${group}, ${own.length} candidates: ${fitted(own).map((weight) => weight.toFixed(2))}`);
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
