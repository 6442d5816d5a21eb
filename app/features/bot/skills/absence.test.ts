import { expect, it } from "vitest";
import { createVoice } from "../voice";
import { beginSkill, continueSkill, type SkillId, type SkillStep } from ".";

function walk(id: SkillId, lines: readonly string[], act: string | null = null): SkillStep {
	const turn = (userInput: string, at: number) => ({
		userInput,
		act: at === lines.length - 1 ? act : null,
		say: createVoice("hinglish", [], at).say,
		language: "hinglish" as const,
	});
	let step = beginSkill(id, turn("haan", 0));
	for (const [at, line] of lines.entries()) step = continueSkill(step.state, turn(line, at));
	return step;
}

it("waits for who is called away, and goes on at the same step", () => {
	const away = walk("breathing", ["ok", "mummy bula rahi h ruk"]);
	expect(away.response).toMatch(/ho aaiye|pehle woh/);
	expect(away.state).toMatchObject({ step: "round-two", paused: false });
	const back = walk("breathing", ["ok", "mummy bula rahi h ruk", "aa gyi"]);
	expect(back.state).toMatchObject({ step: "round-two", paused: false });
});

it("takes 'back' as being here again only after an absence", () => {
	expect(walk("breathing", ["ok", "brb", "back"], "stop").state?.step).toBe("round-two");
	expect(walk("breathing", ["ok", "back"], "stop").state).toBeNull();
});

it("does not take a puzzled word for the wish to talk", () => {
	expect(walk("breathing", ["ok", "kya baat hai yeh sab kaise hoga bhai", "samajh nahi aaya"]).state).not.toBeNull();
});

it("reads a time as an answer after something was put aside", () => {
	const step = walk("problem-solving", [
		"boss kaam deta hai",
		"boss se baat, resign",
		"boss se baat",
		"dar lagta hai",
		"kal meeting me",
	]);
	expect(step.response).not.toMatch(/To baat karte hain/);
});
