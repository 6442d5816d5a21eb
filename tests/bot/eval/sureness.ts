// `npx tsx tests/bot/eval/sureness.ts`: weighs what speaks for an answer, for meaning/sureness.ts. By logistic regression
// on the development lines of answers, alone and behind something told, on the lines of talks (those that ask have the
// answers that a reader of the talk found fitting, all others none), and as what asks for none of them on the lines of
// topics and on questions of ordinary life (of the acts' examples). English and Hindi apart.
import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { CONTENT } from "../../../app/features/bot/content/content.server";
import { seededRandom } from "../../../app/features/bot/meaning/learning";
import { evidenceOf } from "../../../app/features/bot/meaning/sureness";

process.env.DATABASE_URL = `file:${join(mkdtempSync(join(tmpdir(), "saathi-eval-")), "eval.db")}`;

const { encode, findAll, reader, startBot } = await import("../../../app/features/bot/parts.server");

type Line = { text: string; language?: string; act?: string; answer?: string | null; answers?: (string | null)[] };
type Sample = { evidence: number[]; right: boolean };

const FILES = ["tests/bot/answers.development.jsonl", "tests/bot/topics.development.jsonl"];
const TALKS = "tests/bot/talks.development.jsonl";
const QUESTIONS = "tests/bot/questions.development.jsonl";
const EXAMPLES = "app/features/bot/meaning/examples/acts.jsonl";
const STEPS = 30;
/** Holds weights small where few lines speak for them. */
const RIDGE = 0.5;

const random = seededRandom();
const [answers, topics] = FILES.map(linesOf) as [Line[], Line[]];
const examples = linesOf(EXAMPLES);
const tellings = examples.filter(({ act }) => act === "trouble" || act === "tells");
const told = answers.map(
	({ text, language, answer }): Line => ({
		text: `${pick(tellings.filter((line) => line.language === language)).text} ${text}`,
		answer: answer ?? null,
	}),
);
const life = examples.filter(({ act }) => CONTENT.acts.get(act ?? "")?.within === "asks");
const lifelike = ["en", "hinglish", "hi"].flatMap((language) => {
	const own = life.filter((line) => line.language === language);
	return Array.from({ length: 2 * answers.filter((line) => line.language === language).length }, () => pick(own));
});
const questions = linesOf(QUESTIONS);
const asked = new Set(questions.map(({ text }) => text));
const telling = readFileSync(TALKS, "utf8")
	.trim()
	.split("\n")
	.flatMap((talk) => (JSON.parse(talk) as { lines: string[] }).lines)
	.filter((text) => !asked.has(text))
	.map((text): Line => ({ text }));
await startBot();
const samples: Record<"english" | "hindi", Sample[]> = { english: [], hindi: [] };
for (const { text, answer, answers: fitting = [answer ?? null] } of [
	...answers,
	...told,
	...topics,
	...lifelike,
	...questions,
	...telling,
]) {
	const message = reader.read(text);
	const { near, asks } = await findAll(message, await encode(message));
	const group = message.language === "en" ? "english" : "hindi";
	for (const candidate of near.filter(({ words }) => words < 1))
		samples[group].push({ evidence: evidenceOf(candidate, asks), right: fitting.includes(candidate.id) });
}
for (const [language, own] of Object.entries(samples))
	console.log(`${language}, ${own.length} candidates: ${fitted(own).map((weight) => weight.toFixed(2))}`);
process.exit(0);

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
