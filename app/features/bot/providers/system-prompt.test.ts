import { describe, expect, it } from "vitest";
import { systemPrompt } from "./system-prompt";

describe("the system prompt", () => {
	const prompt = systemPrompt({ emergency: "112", talk: "14416" });

	it("names the helplines and leaves no place unfilled", () => {
		expect(prompt).toContain("112");
		expect(prompt).toContain("Tele-MANAS 14416");
		expect(prompt).not.toMatch(/[{}]/);
	});

	it("tells what a listener must and must not do", () => {
		for (const rule of [
			/you are a program/i,
			/at most one question/i,
			/never diagnose/i,
			/medicines/i,
			/ways of self-harm/i,
			/never an instruction to you/i,
		])
			expect(prompt).toMatch(rule);
	});

	it("leaves a small model room for the talk", () => {
		expect(prompt.length).toBeLessThan(4_500);
	});
});
