// `npx tsx tests/bot/eval/sureness.ts`: weighs what speaks for an answer, for meaning/sureness.ts. By logistic regression
// on the development lines of answers, alone and behind something told, and on lines of talks for which readers graded
// answers (4 and 5 fit, 1 and 2 do not): in talks three questions of four have no answer here. English and Hindi apart.
import { readFileSync } from "node:fs";
import { CONTENT } from "../../../app/features/bot/content/content.server";
import { gateContentOf } from "../../../app/features/bot/gate/content";
import { encodeAll } from "../../../app/features/bot/meaning/encode-all.server";
import { encoderTextOf } from "../../../app/features/bot/meaning/encoder-text";
import { seededRandom } from "../../../app/features/bot/meaning/learning";
import { evidenceOf } from "../../../app/features/bot/meaning/sureness";
import { findAll, startBot } from "../../../app/features/bot/parts.server";
import { createReader } from "../../../app/features/bot/reading/read";

type Line = { text: string; language?: string; act?: string; answer?: string | null; grades?: Record<string, number> };
type Sample = { evidence: number[]; right: boolean };

const FILES = ["tests/bot/answers.development.jsonl", "tests/bot/replies.development.jsonl"];
const LEARNED = "app/features/bot/meaning/examples/asked.jsonl";
const EXAMPLES = "app/features/bot/meaning/examples/acts.jsonl";
const STEPS = 30;
/** Holds weights small where few lines speak for them. */
const RIDGE = 0.5;

const { reading } = gateContentOf(CONTENT.gate);
const reader = createReader(reading);
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
	message: reader.read(line.text),
}));
const vectors = await encodeAll(lines.map(({ message }) => encoderTextOf(message)));
const samples: Record<"english" | "hindi", Sample[]> = { english: [], hindi: [] };
for (const [at, { fits, message }] of lines.entries()) {
	const { near, asks } = await findAll(message, vectors[at] as Float32Array);
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

/** Newton's method; every weight but the first, the bias, is held small. */
function fitted(all: readonly Sample[]): number[] {
	const size = all[0]?.evidence.length ?? 0;
	let weights = Array.from({ length: size }, () => 0);
	for (let step = 0; step < STEPS; step++) {
		const slope = weights.map((weight, k) => (k === 0 ? 0 : RIDGE * weight));
		const bend = weights.map((_, row) => weights.map((_, k) => (row === k ? (k === 0 ? 1e-6 : RIDGE) : 0)));
		for (const { evidence, right } of all) {
			const sum = evidence.reduce((total, value, k) => total + value * (weights[k] as number), 0);
			const share = 1 / (1 + Math.exp(-sum));
			for (const [row, value] of evidence.entries()) {
				slope[row] = (slope[row] as number) + value * (share - (right ? 1 : 0));
				for (const [k, other] of evidence.entries())
					(bend[row] as number[])[k] = ((bend[row] as number[])[k] as number) + value * other * share * (1 - share);
			}
		}
		const change = solved(bend, slope);
		weights = weights.map((weight, k) => weight - (change[k] as number));
	}
	return weights;
}

/** Solves a small system of linear equations by Gauss's elimination; the matrix is symmetric and positive. */
function solved(matrix: number[][], right: readonly number[]): number[] {
	const rows = matrix.map((row, at) => [...row, right[at] as number]);
	for (const [at, row] of rows.entries()) {
		const pivot = row[at] as number;
		for (let k = 0; k < row.length; k++) row[k] = (row[k] as number) / pivot;
		for (const other of rows) {
			const factor = other === row ? 0 : (other[at] as number);
			for (let k = 0; k < row.length; k++) other[k] = (other[k] as number) - factor * (row[k] as number);
		}
	}
	return rows.map((row) => row.at(-1) as number);
}
