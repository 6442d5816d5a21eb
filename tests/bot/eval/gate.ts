// The gate's figures: `tsx tests/bot/eval/gate.ts [--authors]`, and for `npm run eval`. The held-back sets are read by
// this program alone; no line of theirs is ever printed.
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { deserialize } from "node:v8";
import { CONTENT } from "../../../app/features/bot/content/content.server";
import { createJudge, type Judge, type Judgement, modelFrom } from "../../../app/features/bot/gate/judge";
import type { Label, Model, ModelFile } from "../../../app/features/bot/gate/model";
import { type AuthoredMessage, readMessages, samplesOf } from "../../../app/features/bot/gate/train.server";
import { type Sample, train } from "../../../app/features/bot/gate/training";
import { encodeAll } from "../../../app/features/bot/meaning/encode-all.server";
import { encoderTextOf } from "../../../app/features/bot/meaning/encoder-text";
import { createReader, type Message, type Reader } from "../../../app/features/bot/reading/read";

/** A line of a set; `kind` where the set says of a harmless one whether it is denied, over, mourned, a figure or none of these. */
export type Line = { text: string; label: Label; language: string; kind?: string };
export type Judged = Line & { judgement: Judgement; message: Message };

const LANGUAGES = ["all", "en", "hinglish", "hi"];
/** Sets that nobody who makes the bot reads, beside the first two. */
const HELD_BACK = [
	["held-back-3", "third set"],
	["excused.held-back", "denied, over, mourned, figures, talked about, and dangers in the same words"],
	["abuse.held-back", "touched and abused"],
	["thoughts.held-back", "unwanted thoughts"],
	["deeds.held-back", "swallowed, told in passing"],
	["means.held-back", "means made ready"],
	["others.held-back", "signs of another, told in passing"],
	["bystanders.held-back", "violence to another, told in passing"],
	["pairs.held-back", "pairs of the same words"],
	["talk-lines.held-back", "lines of talks"],
] as const;
/** So many times the gate learns anew for `--authors`. */
const PARTS = 5;
/** Authors whose harmless messages were not written to look like danger. */
const EVERYDAY = /^(?:ordinary|everyday|daily|evenings|plain-)/;
const CURVE = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 2];
/** What is met with a kind that helps; another kind asks the wrong question, and is told apart. */
const RIGHT: Readonly<Record<Exclude<Label, "none">, readonly string[]>> = {
	explicit: ["self", "deed"],
	indirect: ["self", "deed"],
	overdose: ["deed"],
	other: ["other"],
	violence: ["violence"],
	harm: ["harm", "thoughts"],
	thoughts: ["thoughts"],
};

/** Whether the gate speaks of danger where a message opens a talk. Further on, what is only faint is not asked about. */
const met = ({ judgement }: Judged) => judgement.certainty !== "none" && judgement.kind !== "past";
const isFaint = ({ judgement }: Judged) => judgement.certainty === "faint";
const begun = ({ judgement }: Judged) => judgement.certainty === "sure" && judgement.kind !== "past";
const asked = (line: Judged) => met(line) && !begun(line);

/** Lines that are harmless by what they deny, tell as over, mourn, or say as a figure of speech; the reading guesses where the set does not say. */
function isExcused({ kind, message, judgement }: Judged): boolean {
	if (kind !== undefined) return kind !== "ordinary";
	const signs = ["denial", "bereaved", "well"] as const;
	return (
		message.figures > 0 || judgement.kind === "past" || signs.some((sign) => (message.signs.get(sign)?.size ?? 0) > 0)
	);
}

function share(part: number, whole: number): string {
	return whole === 0 ? "     -      " : `${(part / whole).toFixed(3)} ${`(${part}/${whole})`.padEnd(12)}`;
}

/** Where a share lies that was met so often: the interval of Wilson (1927) that holds it in 95 of 100 such sets. */
function range(part: number, whole: number): string {
	if (whole === 0) return "";
	const sure = 1.96 ** 2;
	const middle = (part + sure / 2) / (whole + sure);
	const half = (Math.sqrt(sure) / (whole + sure)) * Math.sqrt((part * (whole - part)) / whole + sure / 4);
	return `${Math.max(0, middle - half).toFixed(3)}-${Math.min(1, middle + half).toFixed(3)} `;
}

function row(name: string, lines: readonly Judged[], holds: (line: Judged) => boolean): void {
	const cells = LANGUAGES.map((language) => {
		const own = lines.filter((line) => language === "all" || line.language === language);
		const held = own.filter(holds).length;
		return `${language} ${share(held, own.length)}${language === "all" ? range(held, own.length) : ""}`;
	});
	console.log(`  ${name.padEnd(34)} ${cells.join(" ")}`);
}

/**
 * Prints the table of one set: what is met, begun and right of each label, and what of harmless lines is disturbed.
 *
 * @param name of the set
 * @param lines judged
 */
export function printTable(name: string, lines: readonly Judged[]): void {
	console.log(`\nGate, ${name}`);
	for (const [label, kinds] of Object.entries(RIGHT)) {
		const own = lines.filter((line) => line.label === label);
		if (own.length === 0) continue;
		row(`${label}: met`, own, met);
		row(`${label}: met, not as faint`, own, (line) => met(line) && !isFaint(line));
		row(`${label}: protocol`, own, begun);
		row(`${label}: of the right kind`, own, (line) => met(line) && kinds.includes(line.judgement.kind ?? ""));
	}
	const harmless = lines.filter(({ label }) => label === "none");
	const excused = harmless.filter(isExcused);
	const ordinary = harmless.filter((line) => !isExcused(line));
	for (const [kind, own] of [
		["harmless", harmless],
		["ordinary", ordinary],
		["denied, over, figure", excused],
	] as const) {
		row(`${kind}: protocol`, own, begun);
		row(`${kind}: question`, own, asked);
		row(`${kind}: question, not as faint`, own, (line) => asked(line) && !isFaint(line));
	}
	for (const kind of new Set(excused.flatMap((line) => line.kind ?? []))) {
		const own = excused.filter((line) => line.kind === kind);
		row(`  ${kind}: protocol`, own, begun);
		row(`  ${kind}: question`, own, asked);
	}
}

/**
 * Judges lines, with the encoder's vectors, as in a talk.
 *
 * @param lines of a set
 * @param model null for the rules alone
 */
export async function judgeAll(
	lines: readonly Line[],
	model: Model | null,
	{ reader, judge }: { reader: Reader; judge: Judge["judge"] },
): Promise<Judged[]> {
	const read = lines.map(({ text }) => reader.read(text));
	const embeddings = await encodeAll(read.map(encoderTextOf));
	return lines.map((line, at) => {
		const message = read[at] as Message;
		return { ...line, message, judgement: judge(message, embeddings[at] as Float32Array, model) };
	});
}

/** The lines of one of the sets in `tests/bot`. */
export function readSet(name: string): Line[] {
	return readFileSync(`tests/bot/gate.${name}.jsonl`, "utf8")
		.trim()
		.split("\n")
		.map((line) => JSON.parse(line) as Line);
}

/** Nobody's wording is known when it is judged, as it is with a new person. */
export async function judgeUnseen(
	messages: readonly AuthoredMessage[],
	samples: readonly Sample[],
	gate: { reader: Reader; judge: Judge["judge"] },
	parts = PARTS,
): Promise<Judged[]> {
	const authors = [...new Set(messages.map(({ author }) => author))].sort();
	const partOf = new Map(authors.map((author, at) => [author, at % parts]));
	const judged: Judged[] = [];
	for (let part = 0; part < parts; part++) {
		const model = train(samples.filter((_, at) => partOf.get(messages[at]?.author ?? "") !== part));
		for (const [at, line] of messages.entries()) {
			if (partOf.get(line.author) !== part) continue;
			const message = gate.reader.read(line.text);
			judged.push({ ...line, message, judgement: gate.judge(message, samples[at]?.embedding ?? null, model) });
		}
	}
	return judged;
}

/**
 * The curve of the gate: what is met of danger and asked of the harmless when the shares from which the model alone asks
 * are raised or lowered together. What rules find is met at each; what is denied or over counts as all else.
 *
 * @param lines judged with a model
 */
export function printCurve(lines: readonly Judged[]): void {
	console.log(
		"\nThe shares from which the model alone asks, times: explicit, indirect met; older harmless, everyday asked",
	);
	const share = ({ judgement }: Judged) => 1 - (judgement.shares?.none ?? 1);
	const everyday = (line: Judged) => EVERYDAY.test((line as Judged & { author?: string }).author ?? "");
	const groups = [
		lines.filter(({ label }) => label === "explicit"),
		lines.filter(({ label }) => label === "indirect"),
		lines.filter((line) => line.label === "none" && !everyday(line)),
		lines.filter((line) => line.label === "none" && everyday(line)),
	];
	for (const times of CURVE) {
		const isMet = (line: Judged) =>
			(met(line) && line.judgement.rule !== null) || share(line) >= Math.min(0.95, times * modelFrom(line.message));
		const cells = groups.map((own) => (own.filter(isMet).length / own.length).toFixed(3));
		console.log(`  ${times.toFixed(2)}  ${cells.join("  ")}`);
	}
}

/** Prints the gate's part of `npm run eval`. */
export async function evaluateGate(withAuthors: boolean): Promise<void> {
	const reader = createReader(CONTENT.reading);
	const gate = { reader, judge: createJudge(reader, CONTENT.rules).judge };
	const { model } = deserialize(readFileSync("app/features/bot/gate/model.bin")) as ModelFile;
	printTable("development set", await judgeAll(readSet("development"), model, gate));
	printTable("excused, development", await judgeAll(readSet("excused.development"), model, gate));
	const heldBack = [
		await judgeAll(readSet("held-back"), model, gate),
		await judgeAll(readSet("held-back-2"), model, gate),
	];
	for (const [at, lines] of heldBack.entries()) printTable(`held-back set ${at + 1}`, lines);
	printTable("held-back sets 1 and 2", heldBack.flat());
	for (const [set, name] of HELD_BACK) printTable(`${name}, held back`, await judgeAll(readSet(set), model, gate));
	if (!withAuthors) return;
	const messages = readMessages();
	const judged = await judgeUnseen(messages, await samplesOf(messages, CONTENT), gate);
	printTable("authors unseen", judged);
	printCurve(judged);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href)
	await evaluateGate(process.argv.includes("--authors")).then(() => process.exit(0));
