import { readFileSync, statSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { CONTENT } from "../content/content.server";
import { answeringOf } from "./answering";
import { createAsks, learnAsks } from "./asks";
import { unpackMeaning } from "./model";
import { nearestChoice } from "./nearest-choice";
import { createNgramIndex } from "./ngrams";
import { pack, unpack } from "./pack";
import { withSureness } from "./sureness";
import { meaningHash } from "./train.server";

const FILE = "app/features/bot/meaning/model.bin";

describe("the shipped model of meaning", () => {
	test("was made from this content and these examples: else `npm run train` makes it anew", () => {
		expect(unpackMeaning(readFileSync(FILE)).hash).toBe(meaningHash(CONTENT));
	});

	test("and the gate's have three megabytes together at most", () => {
		expect(statSync(FILE).size + statSync("app/features/bot/gate/model.bin").size).toBeLessThanOrEqual(3_000_000);
	});
});

test("packed arrays come back as they were, each where it belongs", () => {
	const packed = { header: { hash: "x" }, arrays: { a: Int8Array.of(1, -2, 3), b: Float32Array.of(0.5, 2) } };
	expect(unpack(pack(packed))).toEqual(packed);
});

describe("nearest texts", () => {
	const index = createNgramIndex([
		{ id: "sleep", key: "i cannot sleep at night" },
		{ id: "sleep", key: "no sleep since days" },
		{ id: "exam", key: "my exam is tomorrow" },
	]);

	test("are found by words and pieces of words, best first", () => {
		expect(index.nearest("cant sleep in the night").map(({ id }) => id)).toEqual(["sleep", "exam"]);
		expect(index.nearest("exams tomorow")[0]?.id).toBe("exam");
	});

	test("know how much of a text was ever met", () => {
		expect(index.known("my sleep")).toBe(1);
		expect(index.known("qwe zxc")).toBe(0);
		expect(index.known("")).toBe(0);
	});
});

describe("sureness", () => {
	const near = { id: "one", share: -0.7, lead: 1, words: 0.4 };
	const sureness = (candidate: Partial<typeof near>, asks: number) =>
		withSureness([{ ...near, ...candidate }], "en", asks, () => true)[0]?.score ?? 0;

	test("grows with a lead, a share, shared words, and a sign that something is asked", () => {
		const plain = sureness({}, 0);
		expect(sureness({ lead: 3 }, 0)).toBeGreaterThan(plain);
		expect(sureness({ share: -0.1 }, 0)).toBeGreaterThan(plain);
		expect(sureness({ words: 0.7 }, 0)).toBeGreaterThan(plain);
		expect(sureness({}, 2)).toBeGreaterThan(plain);
	});

	test("of a remark does not hang on asking", () => {
		const [asked, told] = [3, -3].map((asks) => withSureness([near], "en", asks, () => false)[0]?.score);
		expect(asked).toBe(told);
	});

	test("is whole for the same words", () => {
		expect(withSureness([{ ...near, words: 1 }], "hi", -3, () => true)[0]?.score).toBe(1);
	});
});

describe("what asks", () => {
	const said = (keys: readonly string[]) => keys.map((key, at) => ({ id: `${at}`, key, language: "en" }));
	const topics = ["my job", "the exam", "his house", "her school", "that shop", "our street", "a park", "the train"];
	const told = topics.flatMap((topic) => [`i am tired of ${topic}`, `we talked about ${topic} today`]);
	const asks = createAsks(learnAsks(said(topics.map((topic) => `how do i find ${topic}`)), said(told)));

	test("is known by its form, whatever it asks for and whatever is told before", () => {
		expect(asks("how do i find love")).toBeGreaterThan(0);
		expect(asks("i am tired of love how do i find it")).toBeGreaterThan(0);
		expect(asks("i am tired of love")).toBeLessThan(0);
	});
});

describe("what is done with a message that may ask", () => {
	const answers = (...scores: number[]) => scores.map((score, at) => ({ id: `${at}`, score }));

	test("sure it answers, half sure it offers, else it says that it cannot", () => {
		expect(answeringOf(answers(0.9), true, 0, false)).toBe("answer");
		expect(answeringOf(answers(0.25, 0.2, 0.1), true, 0, false)).toBe("offer");
		expect(answeringOf(answers(0.05, 0.02), true, 0, false)).toBe("cannot");
	});

	test("what tells of a topic is left to it, unless it plainly says what an answer is for", () => {
		expect(answeringOf(answers(0.7), false, 0.6, false)).toBe("leave");
		expect(answeringOf(answers(0.9), false, 0.6, false)).toBe("answer");
		expect(answeringOf(answers(0.05), true, 0.6, false)).toBe("leave");
	});

	test("in danger only what is asked and sure is answered, and nothing is offered", () => {
		expect(answeringOf(answers(0.9), true, 0, true)).toBe("answer");
		expect(answeringOf(answers(0.9), false, 0, true)).toBe("leave");
		expect(answeringOf(answers(0.4, 0.3), true, 0, true)).toBe("leave");
	});
});

test("the option that a message means is taken where it is near and ahead", () => {
	const one = Float32Array.of(1, 0);
	const other = Float32Array.of(0, 1);
	expect(nearestChoice(Float32Array.of(0.9, 0.4), [[other], [one]])).toBe(1);
	expect(nearestChoice(Float32Array.of(0.71, 0.7), [[other], [one]])).toBeNull();
	expect(nearestChoice(Float32Array.of(0.3, 0.2), [[other], [one]])).toBeNull();
	expect(nearestChoice(one, [])).toBeNull();
});
