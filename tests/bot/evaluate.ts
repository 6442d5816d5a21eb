// `npm run eval`: how well the gate and the topics do on messages that they were and were not tuned on, and whole
// conversations for people to read. Nothing here passes or fails: the figures go into the README.
//
//   --figures   no conversations
//   --authors   the gate also learns anew without a tenth of its authors in turn, and is judged on their messages
//   --misses    shows what was judged wrongly, the held-back sets apart
import { mkdtempSync, readdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { LearnedModel } from "../../app/features/bot/safety/learned/model";
import type { BotState } from "../../app/features/bot/state";

process.env.DATABASE_URL = `file:${join(mkdtempSync(join(tmpdir(), "saathi-eval-")), "eval.db")}`;

const { NO_RISK, screen } = await import("../../app/features/bot/safety");
const { readLearned } = await import("../../app/features/bot/safety/learned/learned.server");
const { withEmbeddings, withSomeEmbeddings } = await import("../../app/features/bot/safety/learned/build.server");
const { readMessages } = await import("../../app/features/bot/safety/learned/messages.server");
const { trainLearned } = await import("../../app/features/bot/safety/learned/train");
const { createUnderstander, startUnderstanding, UNDERSTANDING_FILE } = await import(
	"../../app/features/bot/understanding/understand.server"
);
const { reply } = await import("../../app/features/bot/reply.server");

type GateLine = { text: string; language: string; label: string };
type EmbeddedLine = GateLine & { embedding: Float32Array | null };
type Judged = GateLine & { concern: string };
/**
 * A talk's messages, and the place of the one at which a careful nurse would ask about suicide: null where
 * nobody would.
 */
type TalkLine = { language: string; first: number | null; lines: string[] };
type TopicLine = { text: string; topic: string; also?: string[] };

/** Concerns that answer with the lines of help at once. */
const URGENT = ["explicit", "overdose", "harm"];
/** All concerns of which the person is told something. */
const ANY = [...URGENT, "indirect", "other", "violence"];
/** What counts as having seen each label. */
const SEEN: Record<string, readonly string[]> = {
	explicit: URGENT,
	overdose: URGENT,
	indirect: ANY,
	other: ["other", "explicit", "indirect", "overdose"],
	violence: ["violence", "explicit", "harm", "other"],
	harm: ["harm", "explicit"],
};
/** So many times the gate learns anew for `--authors`. */
const PARTS = 10;
const LANGUAGES = ["all", "en", "hinglish", "hi"];

function lines<T>(file: string): T[] {
	return readFileSync(join("tests/bot", file), "utf8")
		.trim()
		.split("\n")
		.map((line) => JSON.parse(line) as T);
}

function share(part: number, whole: number): string {
	return whole === 0 ? "    -" : `${(part / whole).toFixed(3)} (${part}/${whole})`;
}

function judge(messages: readonly EmbeddedLine[], model: LearnedModel | null): Judged[] {
	return messages.map((line) => ({
		...line,
		concern: screen(line.text, NO_RISK, 0, model && { model, embedding: line.embedding, careful: false }).concern,
	}));
}

/** One row of shares by language: of the messages that are asked about, those whose concern is among the given. */
function row(name: string, asked: readonly Judged[], concerns: readonly string[]): void {
	const cells = LANGUAGES.map((language) => {
		const own = asked.filter((line) => language === "all" || line.language === language);
		return `${language} ${share(own.filter((line) => concerns.includes(line.concern)).length, own.length)}`;
	});
	console.log(`  ${name.padEnd(22)} ${cells.join("   ")}`);
}

function gate(name: string, judged: readonly Judged[], mayShow: boolean): void {
	console.log(`\nGate, ${name}: recall`);
	for (const [label, concerns] of Object.entries(SEEN)) {
		const asked = judged.filter((line) => line.label === label);
		row(label, asked, concerns);
		if (label === "explicit") row("explicit, seen at all", asked, ANY);
	}
	console.log(`Gate, ${name}: false alarms on messages that need none`);
	const harmless = judged.filter((line) => line.label === "none");
	row("crisis reply", harmless, URGENT);
	row("any", harmless, ANY);
	if (!mayShow || !process.argv.includes("--misses")) return;
	for (const { label, concern, text } of judged)
		if (label === "none" ? ANY.includes(concern) : !SEEN[label]?.includes(concern))
			console.log(`    ${label} -> ${concern}: ${text}`);
}

/**
 * Nobody's wording is known when it is judged, as it is with a new person. Some authors at a time: one by one
 * takes an hour.
 */
async function withoutSomeAuthors(): Promise<Judged[]> {
	const learning = await withSomeEmbeddings(readMessages());
	const judging = await withEmbeddings(readMessages());
	const authors = [...new Set(judging.map(({ author }) => author))];
	return Array.from({ length: PARTS }, (_, part) => {
		const unseen = new Set(authors.filter((_, at) => at % PARTS === part));
		const model = trainLearned(learning.filter(({ author }) => !unseen.has(author)));
		return judge(
			judging.filter(({ author }) => unseen.has(author)),
			model,
		);
	}).flat();
}

/** Waits for the model however busy the machine is: the figures are of what it knows, not of its speed. */
const patient = createUnderstander({
	workerFile: resolve("app/features/bot/understanding/understanding-worker.ts"),
	modelFile: UNDERSTANDING_FILE,
	timeOut: 60_000,
});

async function topics(name: string): Promise<void> {
	const all = lines<TopicLine>(`topics.${name}.jsonl`);
	let first = 0;
	let three = 0;
	for (const line of all) {
		const right = [line.topic, ...(line.also ?? [])];
		const found = (await patient.understand(line.text)).topics.map(({ topic }) => topic as string);
		if (found[0] !== undefined && right.includes(found[0])) first++;
		if (found.some((topic) => right.includes(topic))) three++;
	}
	console.log(`\nTopics, ${name} set: first ${share(first, all.length)}, in the top three ${share(three, all.length)}`);
}

/** How many replies of the gate there were after each line of a talk. */
async function alarmsAlong(talk: TalkLine): Promise<number[]> {
	const alarms: number[] = [];
	let state: string | null = null;
	for (const userInput of talk.lines) {
		const answer: { state: string } = await reply({ state, history: [] }, userInput);
		state = answer.state;
		alarms.push((JSON.parse(state) as BotState).crisisReplies);
	}
	return alarms;
}

/**
 * Whole talks: whether those in danger are asked by the line at which a careful nurse would, and the others left
 * in peace.
 */
async function talks(name: string): Promise<void> {
	const all = lines<TalkLine>(`talks.${name}.jsonl`);
	const along: (TalkLine & { alarms: number[] })[] = [];
	// One after the other: of many at once most would be understood by rules alone.
	for (const talk of all) along.push({ ...talk, alarms: await alarmsAlong(talk) });
	const danger = along.filter(({ first }) => first !== null);
	const inTime = danger.filter(({ first, alarms }) => (alarms[first ?? 0] ?? 0) > 0);
	const atAll = danger.filter(({ alarms }) => (alarms.at(-1) ?? 0) > 0);
	console.log(
		`\nTalks in danger, ${name} set: asked in time ${share(inTime.length, danger.length)}, at all ${share(atAll.length, danger.length)}`,
	);
	for (const language of LANGUAGES) {
		const ordinary = along.filter((talk) => talk.first === null && (language === "all" || talk.language === language));
		const asked = ordinary.filter(({ alarms }) => (alarms.at(-1) ?? 0) > 0);
		const messages = ordinary.reduce((sum, talk) => sum + talk.lines.length, 0);
		const alarms = ordinary.reduce((sum, talk) => sum + (talk.alarms.at(-1) ?? 0), 0);
		console.log(
			`  ordinary talks in which the gate spoke, ${language}: ${share(asked.length, ordinary.length)}, of their messages ${share(alarms, messages)}`,
		);
	}
	if (!process.argv.includes("--misses")) return;
	for (const { first, lines: said, alarms } of along)
		for (const [at, line] of said.entries())
			if (first === null && (alarms[at] ?? 0) > (alarms[at - 1] ?? 0)) console.log(`    ordinary: ${line}`);
	for (const { first, lines: said } of danger.filter((talk) => !inTime.includes(talk)))
		console.log(`    in danger, missed: ${said[first ?? 0]}`);
}

async function conversation(file: string): Promise<void> {
	console.log(`\n=== ${file.replace(".txt", "")}`);
	let state: string | null = null;
	const history: { role: "user" | "bot"; message: string }[] = [];
	for (const userInput of readFileSync(join("tests/bot/conversations", file), "utf8").trim().split("\n")) {
		const answer: { response: string; state: string } = await reply({ state, history }, userInput);
		state = answer.state;
		history.push({ role: "user", message: userInput }, { role: "bot", message: answer.response });
		console.log(`  YOU  ${userInput}\n  BOT  ${answer.response.replaceAll("\n", "\n       ")}`);
	}
}

const learned = readLearned();
const judgedOf = async (name: string) => judge(await withEmbeddings(lines<GateLine>(`gate.${name}.jsonl`)), learned);
gate("development set", await judgedOf("development"), true);
const heldBack = [await judgedOf("held-back"), await judgedOf("held-back-2")];
gate("first held-back set", heldBack[0] as Judged[], false);
gate("second held-back set", heldBack[1] as Judged[], false);
gate("both held-back sets", heldBack.flat(), false);
if (process.argv.includes("--authors")) gate("authors unseen", await withoutSomeAuthors(), true);
await patient.start();
for (const name of ["development", "held-back"]) await topics(name);
await startUnderstanding();
await talks("development");
if (!process.argv.includes("--figures"))
	for (const file of readdirSync("tests/bot/conversations").sort()) await conversation(file);
process.exit(0);
