import { describe, expect, it } from "vitest";
import { classify, type Sample, train } from "./model";
import { packModel, unpackModel } from "./model-file";
import { trainUnderstanding } from "./understanding-model";

/** Points around three corners, told apart by their largest number. */
function cloud(): { samples: Sample[]; labels: ("red" | "green" | "blue")[] } {
	const corners = ["red", "green", "blue"] as const;
	const samples: Sample[] = [];
	const labels: ("red" | "green" | "blue")[] = [];
	for (let i = 0; i < 60; i++) {
		const at = i % 3;
		const vector = Float32Array.from([0.1, 0.1, 0.1], (value, k) => (k === at ? 0.9 : value + ((i * 7 + k) % 5) / 20));
		samples.push({ vector, words: [`word${at}`, "common"] });
		labels.push(corners[at] as "red");
	}
	return { samples, labels };
}

describe("train and classify", () => {
	const { samples, labels } = cloud();
	const model = train(samples, labels, ["red", "green", "blue"]);

	it("finds the labels again, on new points too", () => {
		const verdicts = classify(model, { vector: Float32Array.from([0.2, 0.8, 0.1]), words: [] });
		expect(verdicts[0]?.label).toBe("green");
		expect(verdicts[0]?.confidence).toBeGreaterThan(0.5);
	});
	it("gives confidences that add up to 1, best first", () => {
		const verdicts = classify(model, { vector: Float32Array.from([0.4, 0.4, 0.3]), words: ["word2"] });
		expect(verdicts.reduce((sum, verdict) => sum + verdict.confidence, 0)).toBeCloseTo(1);
		expect(verdicts[0]?.confidence).toBeGreaterThanOrEqual(verdicts[1]?.confidence ?? 1);
	});
	it("is the same each time", () => {
		expect(train(samples, labels, ["red", "green", "blue"])).toEqual(model);
	});
	it("refuses nothing and unknown labels", () => {
		expect(() => train([], [], ["red"])).toThrow(RangeError);
		expect(() => train(samples, labels, ["red"] as never)).toThrow("Unknown label");
	});
});

describe("the model file", () => {
	const vectors = cloud().samples;
	const example = (label: string, at: number) => ({ label, sample: vectors[at] as Sample });
	const model = trainUnderstanding(
		[example("sleep", 0), example("work", 1), example("sleep", 3)] as never,
		[example("yes", 2), example("book", 5)] as never,
	);

	it("comes back as it was, from a Buffer that is part of a larger one as well", () => {
		const packed = packModel(model);
		const shared = Buffer.concat([Buffer.alloc(64), packed]).subarray(64);
		expect(unpackModel(shared)).toEqual(model);
	});
	it("is told from other files", () => {
		expect(() => unpackModel(new TextEncoder().encode("no model at all"))).toThrow();
		expect(() => unpackModel(new Uint8Array())).toThrow();
		expect(() => unpackModel(new Uint8Array(3))).toThrow();
	});
});
