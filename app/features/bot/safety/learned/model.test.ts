import { describe, expect, it } from "vitest";
import { EMBEDDING_SIZE } from "../../learning";
import { judgeByRules } from "../by-rules";
import { markClauses, normalise } from "../normalise";
import { LABELS } from "./labels";
import { type LearnedModel, opinionOf } from "./model";
import { packLearned, unpackLearned } from "./model-file";
import { countTraces, weighTraces } from "./traces";
import { type Message, trainLearned } from "./train";

const TEXTS: readonly Omit<Message, "embedding">[] = [
	{ label: "none", text: "the river was lovely this evening" },
	{ label: "none", text: "i walked along the river with my dog" },
	{ label: "none", text: "lovely evening with my dog" },
	{ label: "explicit", text: "tonight the river will take me" },
	{ label: "explicit", text: "tonight the river and then nothing" },
	{ label: "indirect", text: "nobody needs me here" },
	{ label: "indirect", text: "they need nobody like me here" },
	{ label: "overdose", text: "i took the whole strip" },
	{ label: "other", text: "my friend wrote that he is leaving us" },
	{ label: "violence", text: "he locks me in every day" },
	{ label: "harm", text: "he will pay with blood" },
];
const MESSAGES: readonly Message[] = TEXTS.map((message) => ({ ...message, embedding: null }));

const opinion = (model: LearnedModel, text: string, embedding: Float32Array | null = null) => {
	const plain = normalise(text);
	return opinionOf(model, plain, judgeByRules(markClauses(plain)), embedding);
};

describe("the second opinion", () => {
	const model = trainLearned(MESSAGES);

	it("learns the difference that the rest of a sentence makes", () => {
		expect(opinion(model, "tonight the river")?.explicit).toBeGreaterThan(0.5);
		expect(opinion(model, "lovely evening at the river with my dog")?.none).toBeGreaterThan(0.5);
	});

	it("learns from what the encoder makes of a message, and does without where it has no say", () => {
		const meaning = (at: number) => Float32Array.from({ length: EMBEDDING_SIZE }, (_, place) => (place === at ? 1 : 0));
		const sameWords = Array.from({ length: 6 }, (_, at): Message[] => [
			{ label: "none", text: "i will be at the river", embedding: meaning(at % 3) },
			{ label: "explicit", text: "i will be at the river", embedding: meaning(3 + (at % 3)) },
		]).flat();
		const taught = trainLearned([...MESSAGES, ...sameWords]);
		expect(opinion(taught, "i will be at the river", meaning(1))?.none).toBeGreaterThan(0.6);
		expect(opinion(taught, "i will be at the river", meaning(4))?.explicit).toBeGreaterThan(0.6);
		expect(opinion(taught, "i will be at the river", null)?.none).toBeLessThan(0.6);
	});

	it("hears one grave sentence in a long story", () => {
		const story = "lovely evening by the river with my dog";
		const together = opinion(model, `${story} and tonight the river will take me`);
		const apart = opinion(model, `${story}. tonight the river will take me.`);
		expect(apart?.explicit).toBeGreaterThan((together?.explicit ?? 1) + 0.05);
	});

	it("gives shares that add up to 1", () => {
		const shares = opinion(model, "nobody here tonight");
		expect(LABELS.reduce((sum, label) => sum + (shares?.[label] ?? 0), 0)).toBeCloseTo(1, 6);
	});

	it.each(["", "...", "je suis fatigué", "😭".repeat(300), "x".repeat(2000)])(
		"has none of what it never met: %j",
		(text) => {
			expect(opinion(model, text)).toBeNull();
		},
	);

	it("is the same each time it learns", () => {
		expect(trainLearned(MESSAGES)).toEqual(model);
	});

	it("comes back from its file as it was, from a part of a larger Buffer too", () => {
		const packed = packLearned(model);
		expect(unpackLearned(packed)).toEqual(model);
		expect(unpackLearned(Buffer.concat([Buffer.alloc(63), packed]).subarray(63))).toEqual(model);
	});

	it.each([new Uint8Array(), new Uint8Array(4), packLearned(model).slice(0, -1)])(
		"is told from other files",
		(bytes) => {
			expect(() => unpackLearned(bytes)).toThrow("no model of the gate");
		},
	);
});

describe("traces", () => {
	it("weigh alike in short and long messages, group by group", () => {
		const { vocabulary } = trainLearned(MESSAGES);
		for (const text of ["the river", "the river was lovely this evening with my dog and they need me here"]) {
			const groups = countTraces(text);
			for (const group of groups) {
				const { values } = weighTraces([group], vocabulary);
				expect(Math.hypot(...values)).toBeCloseTo(1, 5);
			}
		}
	});

	it("read Devanagari and Latin letters as one", () => {
		const [, latin] = countTraces(normalise("mujhe nahi jina"));
		const [, devanagari] = countTraces(normalise("मुझे नहीं जीना"));
		expect(devanagari).toEqual(latin);
	});
});
