// `npm run eval`: how the gate, the topics and the answers do on messages that they were and were not tuned on. Nothing
// here passes or fails: the figures go into tests/bot/README.md.
//
//   --authors   the gate also learns anew without a part of its authors in turn, and is judged on their messages
import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

process.env.DATABASE_URL = `file:${join(mkdtempSync(join(tmpdir(), "saathi-eval-")), "eval.db")}`;

const { readMessage, startBot } = await import("../../app/features/bot/parts.server");
const { nextMove } = await import("../../app/features/bot/moves");
const { NEW_STATE } = await import("../../app/features/bot/state");
const { CONTENT } = await import("../../app/features/bot/content/content.server");
const { evaluateGate } = await import("./eval/gate");
const { reply } = await import("../../app/features/bot/reply.server");

/** A way of asking that the content does not hold, and the answer that is right; null where none is. */
type AnswerLine = { text: string; language: string; answer: string | null };
type TopicLine = { text: string; topic: string; also?: string[] };

/** A message that asks something in a talk, and the answers that a reader of the whole talk found fitting: often none. */
type QuestionLine = { text: string; language: string; answers: string[] };

/** A question that nothing here answers, and the subjects that a reader found fitting: "none" where none. */
type SubjectLine = { text: string; language: string; subjects: string[] };

/** A talk's messages, and the place of the one at which a careful nurse would ask about suicide: null where none would. */
type TalkLine = { language: string; first: number | null; lines: string[] };

function lines<T>(file: string): T[] {
	const text = readFileSync(join("tests/bot", file), "utf8").trim();
	return text.split("\n").map((line) => JSON.parse(line) as T);
}

function share(part: number, whole: number): string {
	return whole === 0 ? "-" : `${(part / whole).toFixed(3)} (${part}/${whole})`;
}

async function topics(name: string): Promise<void> {
	const all = lines<TopicLine>(`topics.${name}.jsonl`);
	let first = 0;
	let three = 0;
	for (const { text, topic, also = [] } of all) {
		const found = (await readMessage(NEW_STATE, text, false)).topics.map(({ id }) => id).filter((id) => id !== "none");
		const right = [topic, ...also];
		if (right.includes(found[0] as string)) first++;
		if (found.slice(0, 3).some((id) => right.includes(id))) three++;
	}
	console.log(`Topics, ${name}: first ${share(first, all.length)}, among the first three ${share(three, all.length)}`);
}

/** What is said of a subject. */
const ABOUT = "entries/about-";

/** What the bot does with one question: the answer it says, those that it offers, or the subject that it speaks of. */
async function answersTo(text: string): Promise<{ said: string | null; offered: string[]; subject: string | null }> {
	const reading = await readMessage(NEW_STATE, text, false);
	const { said, state, move } = nextMove({ content: CONTENT, state: NEW_STATE, reading });
	const entry = move === "question" ? said.find(({ id }) => id.startsWith("entries/")) : undefined;
	if (entry !== undefined) return { said: entry.id.slice("entries/".length), offered: [], subject: null };
	const subject = said.find(({ id }) => id.startsWith(ABOUT))?.id.slice(ABOUT.length) ?? null;
	return { said: null, offered: state.offers.flatMap((offer) => (offer.from === "entry" ? [offer.id] : [])), subject };
}

async function answers(name: string): Promise<void> {
	const all = lines<AnswerLine>(`answers.${name}.jsonl`);
	for (const language of ["en", "hinglish", "hi"]) {
		const own = all.filter((line) => line.language === language);
		const asked = own.filter(({ answer }) => answer !== null);
		const counts = { right: 0, wrong: 0, offered: 0, left: 0 };
		for (const { text, answer } of own) {
			const { said, offered } = await answersTo(text);
			if (answer === null) counts.left += said === null ? 1 : 0;
			else if (said === answer) counts.right++;
			else if (said !== null) counts.wrong++;
			else if (offered.includes(answer)) counts.offered++;
			if (process.argv.includes("--misses") && said !== answer)
				console.log(`   ${answer} <- ${said} ${offered} : ${text}`);
		}
		const part = (count: number) => share(count, asked.length);
		console.log(
			`Answers, ${name}, ${language}: right ${part(counts.right)}, wrong ${part(counts.wrong)}, right or offered ${part(counts.right + counts.offered)}, ` +
				`left alone where nothing was asked or known ${share(counts.left, own.length - asked.length)}`,
		);
	}
}

/** Questions as they came in talks: most take the talk to be understood, and half have no answer here. */
async function questions(name: string): Promise<void> {
	const all = lines<QuestionLine>(`questions.${name}.jsonl`);
	for (const language of ["en", "hinglish", "hi"]) {
		const own = all.filter((line) => line.language === language);
		const counts = { right: 0, offered: 0, wrong: 0, said: 0 };
		for (const { text, answers: fitting } of own) {
			const { said, offered } = await answersTo(text);
			if (fitting.length === 0) counts.said += said === null ? 0 : 1;
			else if (said !== null) counts[fitting.includes(said) ? "right" : "wrong"]++;
			else if (offered.some((id) => fitting.includes(id))) counts.offered++;
		}
		const having = own.filter(({ answers: fitting }) => fitting.length > 0).length;
		console.log(
			`Questions in talks, ${name}, ${language}: right ${share(counts.right, having)}, wrong ${share(counts.wrong, having)}, ` +
				`right or offered ${share(counts.right + counts.offered, having)}, answered without an answer ${share(counts.said, own.length - having)}`,
		);
	}
}

/** Questions that nothing here answers: whether they are left alone, and what is true of their subject is said. */
async function unanswered(name: string): Promise<void> {
	const all = lines<SubjectLine>(`unanswered.${name}.jsonl`);
	for (const language of ["en", "hinglish", "hi"]) {
		const own = all.filter((line) => line.language === language);
		const counts = { answered: 0, right: 0, wrong: 0 };
		for (const { text, subjects } of own) {
			const { said, subject } = await answersTo(text);
			if (said !== null) counts.answered++;
			else if (subject !== null) counts[subjects.includes(subject) ? "right" : "wrong"]++;
		}
		console.log(
			`Questions without an answer, ${name}, ${language}: answered ${share(counts.answered, own.length)}, ` +
				`met by their subject ${share(counts.right, own.length)}, by another ${share(counts.wrong, own.length)}`,
		);
	}
}

/** Plain questions as the first line of a talk: whether they are met as a danger, or asked about. */
async function openings(name: string): Promise<void> {
	const asked = lines<AnswerLine>(`answers.${name}.jsonl`).filter(({ answer }) => answer !== null);
	let met = 0;
	for (const { text } of asked) if ((await reply({ state: null, history: [] }, text)).help !== "none") met++;
	console.log(`Plain questions that open a talk, ${name}: met as danger ${share(met, asked.length)}`);
}

/** Whole talks: whether those in danger are asked by the line at which a careful nurse would, and others left in peace. */
async function talks(name: string): Promise<void> {
	const counts = { danger: 0, inTime: 0, atAll: 0, ordinary: 0, disturbed: 0, messages: 0, questions: 0 };
	for (const { first, lines: said } of lines<TalkLine>(`talks.${name}.jsonl`)) {
		let state: string | null = null;
		const spoke: boolean[] = [];
		for (const userInput of said) {
			const answer: { state: string; help: string } = await reply({ state, history: [] }, userInput);
			state = answer.state;
			spoke.push(answer.help !== "none");
		}
		if (first === null) {
			counts.ordinary++;
			counts.messages += said.length;
			counts.questions += spoke.filter(Boolean).length;
			if (spoke.includes(true)) counts.disturbed++;
		} else {
			counts.danger++;
			if (spoke.slice(0, first + 1).includes(true)) counts.inTime++;
			if (spoke.includes(true)) counts.atAll++;
		}
	}
	const { danger, inTime, atAll, ordinary, disturbed, messages, questions } = counts;
	console.log(`Talks in danger, ${name}: asked in time ${share(inTime, danger)}, at all ${share(atAll, danger)}`);
	console.log(
		`  ordinary talks in which it spoke ${share(disturbed, ordinary)}, replies with help ${share(questions, messages)}`,
	);
}

await startBot();
for (const name of ["development", "held-back"]) await topics(name);
for (const name of ["development", "held-back"]) await answers(name);
await questions("development");
await unanswered("held-back");
await openings("development");
await talks("development");
await evaluateGate(process.argv.includes("--authors"));
process.exit(0);
