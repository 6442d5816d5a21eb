import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { filesUnder } from "../../../../tests/support/files";
import { readYamlFolder } from "../../read-yaml-folder.server";
import { problemsOf, textsOf } from "./check";
import { createContent } from "./content";
import { CONTENT } from "./content.server";
import type { Flow } from "./schema";

const files = readYamlFolder("app/features/bot/content");

describe("the content", () => {
	test("leads nowhere that is not there, and names nothing that nothing fills", () => {
		expect(problemsOf(CONTENT)).toEqual([]);
	});

	test("has the flows of the design", () => {
		const ofKind = (kind: string) => [...CONTENT.flows.values()].filter((flow) => flow.kind === kind);
		expect(ofKind("danger").length - 1).toBe(7); // Violence has two: who suffers it, and who knows of it.
		expect(ofKind("topic")).toHaveLength(28);
		expect(ofKind("exercise").length + 1).toBe(12); // Booking is the twelfth, and a talk.
		expect(CONTENT.flows.has("booking")).toBe(true);
	});

	test("answers at least two hundred questions, each with ten ways of asking and more", () => {
		const questions = [...CONTENT.entries.values()].filter(({ does }) => does === "question");
		expect(questions.length).toBeGreaterThanOrEqual(200);
		expect(questions.filter(({ ways }) => ways.en.length < 10).map(({ id }) => id)).toEqual([]);
	});

	test("says Hindi in Devanagari, and Hinglish and English in Latin letters", () => {
		const own = new Set(["language-hindi", "language-english", "language-hinglish"]);
		const hasWords = (text: string) => /\p{L}/u.test(text.replace(/\{[^}]*\}/g, ""));
		const texts = textsOf(CONTENT).filter(([place, { hi }]) => !own.has(place) && hi.every(hasWords));
		const inDevanagari = (text: string) => /\p{Script=Devanagari}/u.test(text);
		expect(texts.filter(([, { hi }]) => !hi.every(inDevanagari)).map(([place]) => place)).toEqual([]);
		expect(
			texts.filter(([, { en, hinglish }]) => [...en, ...hinglish].some(inDevanagari)).map(([place]) => place),
		).toEqual([]);
	});

	test("is refused, by file and place, when a language lacks or a key is unknown", () => {
		const talk = files["talk.yaml"] as { sentences: Record<string, Record<string, unknown>> };
		const { hi: _, ...without } = talk.sentences.back as Record<string, unknown>;
		const broken = { ...files, "talk.yaml": { ...talk, sentences: { ...talk.sentences, back: without } } };
		expect(() => createContent(broken, CONTENT.lines)).toThrow("talk.yaml: sentences.back.hi: is missing");
		const sleep = files["answers/sleep.yaml"] as { answers: { id: string; say: Record<string, unknown> }[] };
		const [answer] = sleep.answers;
		if (answer === undefined) throw new Error("There is no answer about sleep.");
		const unsaid = { ...sleep, answers: sleep.answers.with(0, { ...answer, say: { en: answer.say.en } }) };
		const other = { ...files, "answers/sleep.yaml": unsaid };
		expect(() => createContent(other, CONTENT.lines)).toThrow(
			`answers/sleep.yaml: answers.${answer.id}.say.hinglish: is missing`,
		);
	});

	test("has one list of ways for what many options mean, and refuses a name that stands for none", () => {
		const likes = CONTENT.flows.get("self")?.steps.edge?.options.map(({ like }) => like) ?? [];
		expect(likes).toContainEqual(CONTENT.words.ways["i-have-moved-away"]);
		const self = files["flows/danger/self.yaml"] as { steps: Record<string, unknown> };
		const broken = { ...self, steps: { ...self.steps, edge: { options: [{ like: "moved-house" }] } } };
		expect(() => createContent({ ...files, "flows/danger/self.yaml": broken }, CONTENT.lines)).toThrow(
			"flows/danger/self.yaml: like: there are no ways called moved-house",
		);
	});

	test("is refused by the name of the file that is no YAML", () => {
		const folder = mkdtempSync(join(tmpdir(), "saathi-content-"));
		writeFileSync(join(folder, "sleep.yaml"), 'say: "Sleep" well"');
		expect(() => readYamlFolder(folder)).toThrow(/sleep\.yaml: .* line 1/);
		rmSync(folder, { recursive: true });
	});

	test("shows each problem that it has", () => {
		const flow = CONTENT.flows.get("breathing");
		if (flow === undefined) throw new Error("There is no breathing exercise.");
		const steps = { ...flow.steps, lost: { ...Object.values(flow.steps)[0], next: "nowhere" } };
		const flows = new Map(CONTENT.flows).set("breathing", { ...flow, steps } as unknown as Flow);
		const broken = { ...CONTENT, flows };
		expect(problemsOf(broken)).toEqual([
			"breathing: leads to nowhere, which is not there",
			"breathing: nothing leads to lost",
		]);
	});
});

test("no code of the bot says anything: sentences stand in the content", () => {
	const spoken = /["'`][A-Z][^"'`\n]*(?: \w+){6,}[.?!]["'`]/;
	const code = filesUnder("app/features/bot", /\.ts$/).filter(
		(file) => !/\.(test|fixture)\.ts$|print\.server\.ts$/.test(file),
	);
	const saying = code.filter((file) =>
		readFileSync(file, "utf8")
			.split("\n")
			.some((line) => !/^\s*(\*|\/\/|\/\*|throw|console)/.test(line) && !/Error\(/.test(line) && spoken.test(line)),
	);
	expect(saying).toEqual([]);
});
