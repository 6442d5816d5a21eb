import { describe, expect, it } from "vitest";
import { compilePattern } from "../pattern";
import { ENGLISH } from "../vocabulary";
import { HINDI } from "../vocabulary-hindi";
import { RULES_ENGLISH, RULES_HINDI } from ".";
import { IDIOMS_ENGLISH, IDIOMS_HINDI } from "./idioms";

describe("rules", () => {
	it("have ids of their own and a reason", () => {
		const ids = [...RULES_ENGLISH, ...RULES_HINDI].map(({ id }) => id);
		expect(new Set(ids).size).toBe(ids.length);
		expect([...RULES_ENGLISH, ...RULES_HINDI].filter(({ reason }) => reason.length < 10)).toEqual([]);
	});

	it("compile, idioms too", () => {
		for (const { patterns } of [...RULES_ENGLISH, ...IDIOMS_ENGLISH]) {
			for (const pattern of patterns) expect(() => compilePattern(pattern, ENGLISH).parts(), pattern).not.toThrow();
		}
		for (const { patterns } of [...RULES_HINDI, ...IDIOMS_HINDI]) {
			for (const pattern of patterns) expect(() => compilePattern(pattern, HINDI).parts(), pattern).not.toThrow();
		}
	});

	it("never match nothing at all", () => {
		for (const { id, patterns } of [...RULES_ENGLISH, ...RULES_HINDI]) {
			for (const pattern of patterns) {
				const { needs } = compilePattern(pattern, { ...HINDI, ...ENGLISH });
				expect(needs.length, `${id}: ${pattern}`).toBeGreaterThan(0);
			}
		}
	});
});
