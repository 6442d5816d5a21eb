import { readFileSync, statSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { CONTENT } from "../content/content.server";
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

test("a lead and a question make the nearest surer; the same words are sure", () => {
	const near = [
		{ id: "one", score: 0.6 },
		{ id: "two", score: 0.5 },
	];
	const [plain] = withSureness(near, "en", false);
	const [asked] = withSureness(near, "en", true);
	const [close] = withSureness([near[0], { id: "two", score: 0.59 }] as typeof near, "en", false);
	expect(asked?.score).toBeGreaterThan(plain?.score ?? 1);
	expect(close?.score).toBeLessThan(plain?.score ?? 0);
	expect(withSureness([{ id: "one", score: 1 }], "hi", false)[0]?.score).toBe(1);
});

test("the option that a message means is taken where it is near and ahead", () => {
	const one = Float32Array.of(1, 0);
	const other = Float32Array.of(0, 1);
	expect(nearestChoice(Float32Array.of(0.9, 0.4), [[other], [one]])).toBe(1);
	expect(nearestChoice(Float32Array.of(0.71, 0.7), [[other], [one]])).toBeNull();
	expect(nearestChoice(Float32Array.of(0.3, 0.2), [[other], [one]])).toBeNull();
	expect(nearestChoice(one, [])).toBeNull();
});
