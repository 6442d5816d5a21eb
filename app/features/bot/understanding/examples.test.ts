import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { readExamples } from "./examples.server";
import { ACTS, TOPICS } from "./labels";

const { topics, acts } = readExamples(join(fileURLToPath(new URL(".", import.meta.url)), "examples"));

describe("the examples", () => {
	it.each([...TOPICS])("has at least 80 different ones of %s", (topic) => {
		const texts = topics.filter(({ label }) => label === topic).map(({ text }) => text.toLowerCase());
		expect(new Set(texts).size).toBeGreaterThanOrEqual(80);
	});
	it.each([...ACTS])("has at least 40 different ones of %s", (act) => {
		const texts = acts.filter(({ label }) => label === act).map(({ text }) => text.toLowerCase());
		expect(new Set(texts).size).toBeGreaterThanOrEqual(40);
	});
	it("gives no text two topics", () => {
		const texts = topics.map(({ text }) => text.toLowerCase());
		expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([]);
	});
});
