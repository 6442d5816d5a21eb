import { readFileSync } from "node:fs";
import { deserialize, serialize } from "node:v8";
import { describe, expect, it } from "vitest";
import { CONTENT } from "../content/content.server";
import { EMBEDDING_SIZE } from "../meaning/learning";
import { createReader } from "../reading/read";
import { BUCKETS, PLACES } from "./features";
import { createJudge, type Judgement } from "./judge";
import { LABELS, type Label, type Model, type ModelFile, scoresOfMeaning } from "./model";
import { rulesSchema } from "./rules";
import { fingerprintOf, readMessages } from "./train.server";
import { type Sample, train } from "./training";

const content = CONTENT;
const reader = createReader(content.reading);
const { judge, featuresOf } = createJudge(reader, content.rules);
const bytes = readFileSync("app/features/bot/gate/model.bin");
const { model, fingerprint } = deserialize(bytes) as ModelFile;
const judged = (text: string, withModel: boolean): Judgement =>
	judge(reader.read(text), null, withModel ? model : null);

const TINY = 1e-6;

/** A model that thinks the same of every message: that it is dangerous by this share, of any kind or of one. */
function modelOfShare(danger: number, kind?: Label): Model {
	const others = kind === undefined ? LABELS.filter((label) => label !== "none") : [kind];
	const share = (label: Label) => (others.includes(label) ? danger / others.length : TINY);
	return {
		...model,
		words: {
			labels: LABELS.length,
			scale: 1,
			weights: Float32Array.from({ length: model.words.weights.length }, (_, at) => {
				const label = LABELS[at - model.words.weights.length + LABELS.length];
				return label === undefined ? 0 : Math.log(label === "none" ? 1 - danger : share(label));
			}),
		},
		rarity: new Uint8Array(BUCKETS).fill(1),
	};
}

describe("the shipped model", () => {
	it("was made from these messages, features and rules: else `npm run train` makes it anew", () => {
		expect(fingerprint).toBe(fingerprintOf(content.rules));
	});

	it("is small and read at once", () => {
		expect(bytes.length).toBeLessThan(1_600_000);
		const started = performance.now();
		deserialize(bytes) as ModelFile;
		expect(performance.now() - started).toBeLessThan(50);
	});

	it("is the same after packing, and refuses other bytes", () => {
		expect(Buffer.compare(serialize({ model, fingerprint }), bytes)).toBe(0);
		expect(() => deserialize(bytes.subarray(1))).toThrow();
		expect(() => deserialize(new Uint8Array(bytes.length))).toThrow();
	});
});

describe("the messages", () => {
	it("have a known label, can be a message, and judge nothing that they taught", () => {
		const bare = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, " ");
		const messages = readMessages();
		const heldBack = ["talk-lines", "abuse", "thoughts", "deeds"].map((set) => `${set}.held-back`);
		const sets = ["development", "held-back", "held-back-2", "held-back-3", ...heldBack];
		const judging = new Set(
			sets.flatMap((set) =>
				readFileSync(`tests/bot/gate.${set}.jsonl`, "utf8")
					.trim()
					.split("\n")
					.map((line) => bare((JSON.parse(line) as { text: string }).text)),
			),
		);
		expect(messages.filter(({ text }) => judging.has(bare(text))).length).toBe(0);
		expect(messages.filter(({ label }) => !LABELS.includes(label))).toEqual([]);
		expect(messages.filter(({ text }) => text.length > 2000 || text.trim() === "")).toEqual([]);
	});
});

describe.each([
	["with the model", true],
	["by the rules alone", false],
])("the gate %s", (_, withModel) => {
	it.each([
		["I want to kill myself tonight", "self"],
		["i want to die", "self"],
		["main apni jaan dena chahta hoon", "self"],
		["मैं मरना चाहता हूँ", "self"],
		["I swallowed the whole strip of sleeping pills", "deed"],
		["maine zeher kha liya", "deed"],
		["my friend says she is going to kill herself", "other"],
		["my husband beats me every night", "violence"],
		["I will stab him tonight", "harm"],
	])("is sure of %j", (text, kind) => {
		expect(judged(text, withModel)).toMatchObject({ kind, certainty: "sure" });
	});

	it.each([
		"this heat is killing me",
		"I died laughing lol",
		"my car is packed, I am going camping tomorrow",
		"I just ate a whole box of cookies",
		"can i book a session",
		"hi",
		"",
		"😭".repeat(300),
		"a".repeat(2000),
		"أنا حزين اليوم",
	])("lets %j be", (text) => {
		expect(judged(text, withModel).certainty).toBe("none");
	});

	it.each(["I am not suicidal, just tired", "I would never kill myself", "main marna nahi chahta"])(
		"begins no protocol at the denial %j",
		(text) => {
			expect(judged(text, withModel).certainty).not.toBe("sure");
		},
	);

	it.each([
		"Ten years ago I tried to kill myself. I am well now and have two children.",
		"My brother died by suicide three years ago and I miss him",
	])("meets %j as past", (text) => {
		expect(judged(text, withModel)).toMatchObject({ kind: "past" });
	});

	it("hears unwanted thoughts as what they are", () => {
		expect(judged("I keep getting images of dropping my baby and I am terrified", withModel).kind).toBe("thoughts");
	});
});

describe("rules and model together", () => {
	it("begin a protocol where they mean the same danger, else what the model finds likelier is asked about", () => {
		const of = (text: string, label: Label) => judge(reader.read(text), null, modelOfShare(0.95, label));
		expect(of("my husband beats me every night", "violence")).toMatchObject({ kind: "violence", certainty: "sure" });
		expect(of("my husband beats me every night", "indirect")).toMatchObject({ kind: "self", certainty: "maybe" });
		expect(of("I want to kill myself tonight", "overdose")).toMatchObject({ kind: "self", certainty: "sure" });
		// Whose it is the model tells.
		const fears = "my friend says she is going to kill herself";
		expect(of(fears, "other")).toMatchObject({ kind: "other", certainty: "sure" });
		expect(of(fears, "explicit")).toMatchObject({ kind: "self", certainty: "sure" });
	});

	it("the model alone asks and never begins a protocol", () => {
		const bare = createJudge(reader, []);
		for (const text of ["I want to kill myself tonight", "everyone would be better off without me"]) {
			const judgement = bare.judge(reader.read(text), null, model);
			expect(judgement, text).toMatchObject({ certainty: "maybe", rule: null });
		}
	});

	it.each([
		[7, 0.2, "none"],
		[7, 0.6, "faint"],
		[7, 0.7, "maybe"],
		[12, 0.45, "faint"],
		[12, 0.55, "maybe"],
		[13, 0.2, "none"],
		[13, 0.35, "maybe"],
		[20, 0.15, "none"],
		[20, 0.25, "maybe"],
	])("the model alone, at %i words and a share of %d, is %s", (count, danger, certainty) => {
		const text = Array.from({ length: count }, (_, at) => `word${"abcdefghijklmnopqrstuvwxyz"[at]}`).join(" ");
		const judgement = createJudge(reader, []).judge(reader.read(text), null, modelOfShare(danger));
		expect(judgement.certainty).toBe(certainty);
		expect(1 - (judgement.shares?.none ?? 1)).toBeCloseTo(danger, 5);
	});

	it("a plain statement beside a denial begins a protocol only where the model is all but certain", () => {
		const message = reader.read("I want to kill myself. No, I am not going to do anything to myself, I am safe");
		const certaintyAt = (danger: number) => judge(message, null, modelOfShare(danger)).certainty;
		expect(certaintyAt(0.95)).toBe("maybe");
		expect(certaintyAt(0.99)).toBe("sure");
		expect(certaintyAt(0.4)).toBe("none");
		expect(judge(reader.read("I want to kill myself tonight"), null, modelOfShare(0.9)).certainty).toBe("sure");
	});

	it("so does one in a question; a deed waits for no question", () => {
		const asked = reader.read("what should a teacher do when a boy says I want to kill myself?");
		expect(judge(asked, null, modelOfShare(0.9)).certainty).toBe("maybe");
		const taken = reader.read("I have taken forty of her sleeping tablets");
		expect(judge(taken, null, modelOfShare(0.7))).toMatchObject({ kind: "deed", certainty: "sure" });
		expect(judge(reader.read("I want to kill myself tonight"), null, modelOfShare(0.7)).certainty).toBe("maybe");
	});

	it("a rule that the model finds very unlikely begins no protocol", () => {
		const rules = [{ ...content.rules[0], id: "self.cake", en: ["cake"], hindi: [] }] as typeof content.rules;
		const bare = createJudge(reader, rules);
		const message = reader.read("I baked a cake for my sister's birthday party");
		expect(bare.judge(message, null, null).certainty).toBe("sure");
		expect(bare.judge(message, null, model).certainty).toBe("none");
	});

	it("gives shares that add up to 1", () => {
		const { shares } = judged("nobody needs me here, I am so tired of it all", true);
		expect(LABELS.reduce((sum, label) => sum + (shares?.[label] ?? 0), 0)).toBeCloseTo(1, 6);
	});

	it("refuses two rules of one name", () => {
		expect(() => rulesSchema.parse([...CONTENT.rules, ...CONTENT.rules])).toThrow("Two rules");
	});
});

describe("learning", () => {
	const meaning = (at: number) => Float32Array.from({ length: EMBEDDING_SIZE }, (_, place) => (place === at ? 1 : 0));
	const lines: [Label, string, number | null][] = [
		["none", "lovely evening by the river", 0],
		["none", "i walked my dog by the river", 1],
		["none", "a lovely walk", 2],
		["explicit", "the river will take me tonight", 3],
		["explicit", "tonight the river and nothing after", 4],
		["explicit", "tonight nothing after", 5],
	];
	const samples = [...lines, ...lines, ...lines].map(([label, text, at]): Sample => {
		const message = reader.read(text);
		const { plain, romanised } = message;
		return { plain, romanised, findings: featuresOf(message), label, embedding: at === null ? null : meaning(at) };
	});

	it("is the same each time, and learns by words and by meaning", () => {
		const taught = train(samples);
		expect(train(samples)).toEqual(taught);
		const { judge: bare } = createJudge(reader, []);
		const shares = (text: string) => bare(reader.read(text), null, taught).shares;
		expect(shares("tonight the river will take me")?.explicit).toBeGreaterThan(0.5);
		expect(shares("lovely evening, i walked")?.none).toBeGreaterThan(0.5);
		const scores = scoresOfMeaning(taught, meaning(4));
		expect(scores[LABELS.indexOf("explicit")]).toBeGreaterThan(scores[LABELS.indexOf("none")] as number);
		expect(taught.words.weights.length).toBe((PLACES + 1) * LABELS.length);
	});
});

describe("no message is slow", () => {
	const LIMIT = 20;
	/** Milliseconds of the processor, not of the clock, for other programs run on the machine too; the shortest of five. */
	const timeOf = (text: string) => {
		let shortest = Number.POSITIVE_INFINITY;
		for (let run = 0; run < 5 && shortest >= LIMIT; run++) {
			const started = process.cpuUsage();
			judge(reader.read(text), null, model);
			const { user, system } = process.cpuUsage(started);
			shortest = Math.min(shortest, (user + system) / 1000);
		}
		return shortest;
	};
	it("that is odd", () => {
		const odd = [
			"a",
			"x ",
			"😭",
			"\ufdfa",
			"ﬃ",
			"a.",
			"a. ",
			"\n",
			"1",
			"* ",
			"i die ",
			"na ",
			"कि",
			"ham ",
			"s*i ",
			"killmyselfi",
		];
		for (const text of odd) expect(timeOf(text.repeat(2000).slice(0, 2000)), text).toBeLessThan(LIMIT);
	});
});
