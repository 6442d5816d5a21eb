import { readFileSync, statSync } from "node:fs";
import { deserialize } from "node:v8";
import { describe, expect, test } from "vitest";
import { CONTENT } from "../content/content.server";
import { createReader } from "../reading/read";
import { createAsks, learnAsks } from "./asks";
import { doingOf, leadOf } from "./doing";
import { createMeaningFinder, type MeaningModel } from "./model";
import { gramsOf, sharedOf } from "./ngrams";
import { withSureness } from "./sureness";
import { meaningHash } from "./train.server";
import { waysOfAsking } from "./ways";

const FILE = "app/features/bot/meaning/model.bin";

describe("the shipped model of meaning", () => {
	test("was made from this content and these examples: else `npm run train -- meaning` makes it anew", () => {
		expect((deserialize(readFileSync(FILE)) as MeaningModel).hash).toBe(meaningHash(CONTENT));
	});

	test("and the gate's have three megabytes together at most", () => {
		expect(statSync(FILE).size + statSync("app/features/bot/gate/model.bin").size).toBeLessThanOrEqual(3_000_000);
	});
});

test("every way of asking that opens a talk as it stands finds its answer, with the encoder or without", () => {
	const model = deserialize(readFileSync(FILE)) as MeaningModel;
	const { keyOf } = createReader(CONTENT.reading);
	const find = createMeaningFinder(CONTENT, model, keyOf);
	const lost = waysOfAsking(CONTENT).filter(({ id, text }) => find(keyOf(text), null, true).near[0]?.id !== id);
	// Some stand with two answers: the later has them.
	expect(lost.length / waysOfAsking(CONTENT).length).toBeLessThan(0.01);
});

test("texts are the liker the more words and pieces of words they share", () => {
	const like = (one: string, other: string) => sharedOf(gramsOf(one), gramsOf(other));
	expect(like("cant sleep in the night", "i cannot sleep at night")).toBeGreaterThan(like("cant sleep", "my exam"));
	expect(like("my exam is tomorow", "my exam is tomorrow")).toBeGreaterThan(0.7);
	expect(like("my sleep", "my sleep")).toBeCloseTo(1);
	expect(like("my sleep", "")).toBe(0);
});

describe("sureness", () => {
	const near = {
		id: "one",
		share: -0.7,
		lead: 1,
		exact: false,
		pieces: -1,
		length: 6,
		clear: 0,
		subject: -0.1,
		open: 0,
	};
	const sureness = (candidate: Partial<typeof near>, asks: number) =>
		withSureness([{ ...near, ...candidate }], "en", asks, () => true)[0]?.score ?? 0;

	test("grows with a lead, a share, and a sign that something is asked", () => {
		const plain = sureness({}, 0);
		expect(sureness({ lead: 3 }, 0)).toBeGreaterThan(plain);
		expect(sureness({ share: -0.1 }, 0)).toBeGreaterThan(plain);
		expect(sureness({ pieces: -3 }, 0)).toBeLessThan(plain);
		expect(sureness({ subject: -3 }, 0)).toBeLessThan(plain);
		expect(sureness({}, 2)).toBeGreaterThan(plain);
	});

	test("of a remark does not hang on asking", () => {
		const [asked, told] = [3, -3].map((asks) => withSureness([near], "en", asks, () => false)[0]?.score);
		expect(asked).toBe(told);
	});

	test("is whole for the same words", () => {
		expect(withSureness([{ ...near, exact: true }], "hi", -3, () => true)[0]?.score).toBe(1);
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

describe("what a sentence does", () => {
	const { acts } = CONTENT;
	const plain = [{ id: "plain", score: 0.9 }];
	const shares = (...all: [string, number][]) => all.map(([id, score]) => ({ id, score }));
	const doing = (act: string) => ({ act, sure: 1, tone: "plain" as const });

	test("is what is likeliest, where that is sure enough for its words; else it tells", () => {
		expect(doingOf(acts, shares(["trouble", 0.6], ["tells", 0.4]), plain, 0, false).act).toBe("trouble");
		expect(doingOf(acts, shares(["good-news", 0.6], ["tells", 0.4]), plain, 0, false).act).toBe("tells");
		expect(doingOf(acts, [], [], 0, false)).toEqual({ act: "tells", sure: 0, tone: "plain" });
	});

	test("is more likely asking where its form or a question mark says so, and less where not", () => {
		const even = shares(["tells", 0.6], ["asks-what-to-do", 0.4]);
		expect(doingOf(acts, even, plain, 0, false).act).toBe("tells");
		expect(doingOf(acts, even, plain, 0, true).act).toBe("asks-what-to-do");
		expect(doingOf(acts, shares(["asks", 0.7], ["tells", 0.3]), plain, -3, false).act).toBe("tells");
	});

	test("is a kind of asking where the kind is sure among the kinds; what speaks for a kind speaks for asking", () => {
		const torn = shares(["tells", 0.3], ["asks-words", 0.3], ["asks-why", 0.25], ["asks", 0.15]);
		expect(doingOf(acts, torn, plain, 0, true)).toMatchObject({ act: "asks-words" });
		const split = shares(["asks-words", 0.3], ["asks-why", 0.3], ["asks-others", 0.3], ["tells", 0.1]);
		expect(doingOf(acts, split, plain, 0, true)).toMatchObject({ act: "asks" });
		expect(doingOf(acts, split, plain, 0, true).sure).toBeGreaterThan(0.9);
	});

	test("weighs only where that is likely", () => {
		expect(doingOf(acts, shares(["tells", 1]), shares(["heavy", 0.8], ["plain", 0.2]), 0, false).tone).toBe("heavy");
		expect(doingOf(acts, shares(["tells", 1]), shares(["heavy", 0.5], ["plain", 0.3]), 0, false).tone).toBe("plain");
	});

	test("of several the one that asks leads, else the last that does something; a goodbye only at the end", () => {
		const leads = (...names: string[]) => names[leadOf(acts, names.map(doing))];
		expect(leads("asks", "tells", "thanks")).toBe("asks");
		expect(leads("trouble", "worries", "tells")).toBe("worries");
		expect(leads("thanks", "plan", "leaves")).toBe("leaves");
		expect(leads("leaves", "good-news")).toBe("good-news");
		expect(leads("unheard", "asks", "leaves")).not.toBe("leaves");
		expect(leads("corrects", "tells", "trouble")).toBe("corrects");
	});
});
