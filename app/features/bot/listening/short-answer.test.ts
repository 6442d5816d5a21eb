import { describe, expect, test } from "vitest";
import { DEFAULT_HELPLINES, helplineNumbers } from "../safety/helplines";
import { type BotState, NEW_STATE } from "../state";
import { understandByRules } from "../understanding/rules";
import { createVoice } from "../voice";
import type { Scene } from "./scene";
import { answerShort } from "./short-answer";

const WORK: BotState["thread"] = { topic: "work", turns: 2, leanings: {} };

function answer(asked: string, userInput: string, state: Partial<BotState> = {}): string | null {
	const act = understandByRules(userInput).act;
	const scene: Scene = {
		userInput,
		understood: { act, ruledAct: act?.id ?? null, topics: [], intensity: 0 },
		language: "en",
		say: createVoice("en", [[asked]], 3).say,
		helplines: helplineNumbers(DEFAULT_HELPLINES),
		state: { ...NEW_STATE, turn: 3, spoken: [[asked]], ...state },
	};
	return answerShort(scene)?.response ?? null;
}

describe("a yes or a no", () => {
	test.each([
		["Is it heavier in the day, or at night?", "yes", /Both|Which of the two|which of them|each/],
		["Is it heavier in the day, or at night?", "no", /Neither|Not those|guessed wrong/],
		["Is it about a person?", "yes", /close to you|see often/],
		["Have you eaten something today?", "no", /Nothing yet/],
		["Has anything today been even a little all right?", "yes", /What was it/],
		["Is there somebody who is kind about it?", "no", /Nobody|No one/],
		["Who at work sees what you see?", "no", /Nobody|No one/],
		["What makes a day there a bit easier?", "no", /so far|Not yet/],
	])("to %j: %s", (asked, said, expected) => expect(answer(asked, said)).toMatch(expected));

	test.each(["yes", "hm", "ok"])("%s to an open question lets it go and asks nothing deeper", (said) => {
		const response = answer("What would you want somebody to understand about it?", said, { thread: WORK });
		expect(response).toMatch(/need not answer|leave that question|too big|No answer is needed|hard to put/);
		expect(response).not.toContain("?");
	});

	test("who is not around when anger comes is not called alone", () => {
		expect(answer("Who is mostly around when it comes?", "no", { thread: WORK })).not.toMatch(/Nobody|No one/);
	});
});

describe("a bare number", () => {
	test("that nothing asked for is asked about", () => {
		expect(answer("What would you want them to know?", "5")).toMatch(/5.*\?/);
		expect(answer("What would you want them to know?", "16")).toMatch(/age|how old/);
	});

	test("is an answer where a number was asked for", () => {
		expect(answer("How long has it been like this?", "5")).toBeNull();
	});
});

test("what says more is left to others, and so is another language", () => {
	expect(answer("Is it about a person?", "my uncle who lives with us")).toBeNull();
	expect(answer("Is it about a person?", "my uncle")).toBeNull();
	expect(answer("Kya baat kisi insaan ki hai?", "haan")).not.toMatch(/Both|Which of/);
});
