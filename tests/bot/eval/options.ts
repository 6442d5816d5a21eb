// `npx tsx tests/bot/eval/options.ts`: how often the offered option is heard that somebody takes in their own words, and what
// speaks for it, weighed, for reading/options.ts. By typed answers of talks for which readers said which suggestion they take
// (options.development.jsonl); each tenth of the talks is judged by weights of the others.
import { readFileSync } from "node:fs";
import { stepOf } from "../../../app/features/bot/content/content";
import { CONTENT } from "../../../app/features/bot/content/content.server";
import { LANGUAGES } from "../../../app/features/bot/content/schema";
import { evidenceOfOptions, startBot } from "../../../app/features/bot/parts.server";
import { NEW_STATE, type Offer } from "../../../app/features/bot/state";
import { fitted } from "./fitted";

/** `takes` is the offer that it takes, null where none; `step` is what waited (`FLOW/STEP`), null where nothing did. */
type Line = { talk: string; step: string | null; offers: string[]; takes: string | null; text: string };
type Judged = Line & { evidence: number[][]; known: string[] };

const PARTS = 10;
const LEAST = [0.3, 0.35, 0.4, 0.45, 0.5, 0.6];

await startBot();
const lines = readFileSync("tests/bot/options.development.jsonl", "utf8")
	.trim()
	.split("\n")
	.map((line) => JSON.parse(line) as Line);
const judged: Judged[] = [];
for (const line of lines) {
	const found = line.offers.map((label) => ({ label, offer: offerOf(label, line.step) }));
	const offers = found.flatMap(({ offer }) => offer ?? []);
	const evidence = await evidenceOfOptions({ ...NEW_STATE, offers }, line.text);
	judged.push({ ...line, evidence, known: found.filter(({ offer }) => offer).map(({ label }) => label) });
}
const talks = [...new Set(lines.map(({ talk }) => talk))];
const partOf = (line: Line) => talks.indexOf(line.talk) % PARTS;
const shares = new Map<Judged, number[]>();
for (let part = 0; part < PARTS; part++) {
	const weights = fitted(samplesOf(judged.filter((line) => partOf(line) !== part)));
	for (const line of judged.filter((one) => partOf(one) === part))
		shares.set(
			line,
			line.evidence.map((evidence) => shareOf(evidence, weights)),
		);
}
for (const least of LEAST) {
	const taken = judged.map((line) => {
		const own = shares.get(line) ?? [];
		const best = Math.max(0, ...own);
		return { takes: line.takes, heard: best >= least ? (line.known[own.indexOf(best)] ?? null) : null };
	});
	const some = taken.filter(({ takes }) => takes !== null);
	const right = some.filter(({ takes, heard }) => takes === heard).length;
	const wrong = some.filter(({ takes, heard }) => heard !== null && takes !== heard).length;
	const none = taken.filter(({ takes }) => takes === null);
	const heard = none.filter((one) => one.heard !== null).length;
	console.log(
		`from ${least}: right ${right}, wrong ${wrong} of ${some.length}; taken where none is ${heard} of ${none.length}`,
	);
}
console.log(
	fitted(samplesOf(judged))
		.map((weight) => weight.toFixed(2))
		.join(", "),
);
process.exit(0);

function samplesOf(all: readonly Judged[]) {
	return all.flatMap(({ evidence, known, takes }) =>
		evidence.map((own, at) => ({ evidence: own, right: known[at] === takes })),
	);
}

function shareOf(evidence: readonly number[], weights: readonly number[]): number {
	return 1 / (1 + Math.exp(-evidence.reduce((sum, value, at) => sum + value * (weights[at] as number), 0)));
}

/** The offer behind a label: an option of the step that waited, else whatever else has that name. */
function offerOf(label: string, waiting: string | null): Offer | null {
	const isNamed = (text: Readonly<Record<(typeof LANGUAGES)[number], string>>) =>
		LANGUAGES.some((language) => text[language] === label);
	const [flow = "", step = ""] = waiting?.split("/") ?? [];
	const option = stepOf(CONTENT, flow, step)?.options.findIndex(({ text }) => isNamed(text)) ?? -1;
	if (option >= 0) return { from: "step", flow, step, option };
	const shared = [...CONTENT.options].find(([, { text }]) => isNamed(text));
	if (shared !== undefined) return { from: "shared", id: shared[0] };
	const entry = [...CONTENT.entries.values()].find(({ short }) => isNamed(short));
	if (entry !== undefined) return { from: "entry", id: entry.id };
	const named = [...CONTENT.flows.values()].find(({ title }) => isNamed(title));
	return named === undefined ? null : { from: "flow", id: named.id };
}
