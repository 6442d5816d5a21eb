import { describe, expect, it, test } from "vitest";
import { createVoice, type Language } from "../voice";
import { hear } from "./hearing";
import { awaitsPlainAnswer, beginSkill, continueSkill, type SkillId, type SkillStep } from "./index";
import { looseAnswerIn, NOT_A_PLAN, NOT_OF_THIS_MINUTE } from "./loose-answers";

function turn(userInput: string, language: Language = "en") {
	return { userInput, act: null, language, say: createVoice(language, [], 0).say };
}

/** The last step of a talk: the skill is begun with a yes. */
function endOf(id: SkillId, messages: readonly string[], language: Language = "en"): SkillStep {
	return messages.reduce(
		(step, message) => continueSkill(step.state, turn(message, language)),
		beginSkill(id, turn("yes", language)),
	);
}

describe("in a plan", () => {
	test.each([
		["5", "number"],
		["kitni baar karna hai", "how-long"],
		["how many questions", "how-long"],
		["can you give me an idea", "question"],
		["what do you think", "question"],
		["kya likhu", "question"],
		["koi idea do", "question"],
		["तुम बताओ", "question"],
		["i can't", "cannot"],
		["nahi hota mujhse, time hi nahi milta", "cannot"],
		["i have no time", "cannot"],
		["i feel terrible", "feeling"],
		["mann nahi karta kuch bhi", "feeling"],
		["मन नहीं करता", "feeling"],
		["my mom called just now and shouted", "event"],
		["mummy ne abhi chillaya", "event"],
	])("%s answers beside the question: %s", (message, way) => {
		expect(looseAnswerIn(hear(turn(message)), NOT_A_PLAN)).toBe(way);
	});

	test.each([
		"go for a walk",
		"i will talk to her tomorrow",
		"ask my cousin?",
		"when i feel sad i could call my aunt",
		"kal gyarah baje bank ko call",
		"sharing the room with my brother",
		"chai ke baad",
		"जब डर लगे तो दीदी को फ़ोन करूँगी",
	])("%s is an answer", (message) => {
		expect(looseAnswerIn(hear(turn(message)), NOT_A_PLAN)).toBeNull();
	});
});

test.each(["i will not drink tomorrow", "kal se nahi piyunga", "कल से नहीं पिऊँगा"])(
	"%s is a resolve and nothing of this minute",
	(message) => {
		expect(looseAnswerIn(hear(turn(message)), NOT_OF_THIS_MINUTE)).toBe("resolve");
	},
);

describe("a second try", () => {
	it("says why it is one, and keeps nothing", () => {
		const { response, state } = endOf("problem-solving", ["the EMI", "5"]);
		expect(response).toMatch(/5/);
		expect(state).toMatchObject({ step: "ideas", answers: { problem: "the EMI" } });
		expect(state?.answers.ideas).toBeUndefined();
	});

	it("does not console someone who said yes or done", () => {
		for (const said of ["done", "yes", "ok"])
			expect(endOf("problem-solving", ["the EMI", said]).response).not.toMatch(/Not knowing|No hurry|no right answer/);
	});

	it("leaves the question aloud after it", () => {
		const { response, state } = endOf("problem-solving", ["the EMI", "5", "no idea"]);
		expect(state?.step).toBe("first-step");
		expect(response).not.toMatch(/\bits first step\b/i);
	});
});

it("takes the place in the list for the idea itself", () => {
	for (const said of ["2", "the second one", "doosra"])
		expect(endOf("problem-solving", ["noise", "ask her, earplugs, move", said]).state?.answers.choice).toBe("earplugs");
	expect(endOf("problem-solving", ["noise", "ask her, earplugs", "5"]).state?.answers.choice).toBeUndefined();
});

describe("what came up in a plan", () => {
	it("is asked about in the person's own words", () => {
		const { response, state } = endOf("small-step", ["mann nahi karta kuch bhi"], "hinglish");
		expect(response).toContain("mann nahi karta kuch bhi");
		expect(state?.paused).toBe(true);
	});

	it("is left when the plan is gone on with", () => {
		const { state } = endOf("problem-solving", [
			"noise",
			"ask her",
			"ask her",
			"i feel so tired",
			"i will talk to her",
		]);
		expect(state).toMatchObject({ step: "hurdle", paused: false });
	});
});

it("begins without a number for who says how they are", () => {
	const step = beginSkill("breathing", turn("हाँ", "hi"), { moodFirst: true });
	expect(continueSkill(step.state, turn("हाथ काँपते हैं", "hi")).state?.id).toBe("breathing");
});

it("knows where a plain answer is awaited", () => {
	expect(awaitsPlainAnswer(endOf("grounding", []).state)).toBe(true);
	expect(awaitsPlainAnswer(endOf("small-step", []).state)).toBe(true);
	expect(awaitsPlainAnswer(endOf("thought-record", ["boss called"]).state)).toBe(false);
	expect(awaitsPlainAnswer(endOf("self-kindness", []).state)).toBe(false);
	expect(awaitsPlainAnswer(endOf("safety-plan", ["nights"]).state)).toBe(false);
	expect(awaitsPlainAnswer(null)).toBe(false);
});

describe("what is asked in between", () => {
	it("is answered, and the same step is not said twice in a row", () => {
		const first = endOf("thought-record", ["boss called", "i am no good", "sad", "how many questions"]);
		expect(first.response).toMatch(/few/);
		const again = endOf("thought-record", ["boss called", "i am no good", "sad", "5", "how many questions"]);
		expect(again.state?.step).toBe("against");
		expect(again.response).toMatch(/few/);
	});

	it("is not met with the question whether to go on when the body objects", () => {
		const { state } = endOf("breathing", []);
		const paused = state && { ...state, paused: true };
		expect(continueSkill(paused, turn("i feel dizzy"))).toMatchObject({ outcome: "worse" });
	});
});

it("holds nobody to an hour that is none", () => {
	const said = endOf("sleep-plan", ["i lie awake", "my brain is too loud", "read comics", "yes"]).response;
	expect(said).toMatch(/read comics/);
	expect(said).not.toMatch(/my brain is too loud/);
});
