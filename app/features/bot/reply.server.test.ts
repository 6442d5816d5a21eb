import { expect, test } from "vitest";
import { reply } from "./reply.server";
import type { SkillId } from "./skills";
import { type BotState, NEW_STATE } from "./state";

function inExercise(id: SkillId, step: string): string {
	const state: BotState = { ...NEW_STATE, turn: 3, skill: { id, step, answers: {}, paused: false } };
	return JSON.stringify(state);
}

test.each([
	["urge-surfing", "strength", "i will not drink tomorrow"],
	["grounding", "touch", "i did it"],
	["small-step", "when", "baad me soch lungi"],
	["urge-surfing", "urge", "weed"],
] satisfies [SkillId, string, string][])("what %s asked for at %s is no alarm: %s", async (id, step, message) => {
	const answer = await reply({ state: inExercise(id, step), history: [] }, message);
	expect(answer.response).not.toMatch(/112|doctor or pharmacist/);
	expect(JSON.parse(answer.state).skill).toMatchObject({ id, paused: false });
});

test.each([
	["grounding", "touch", "i want to die"],
	["small-step", "what", "mujhe mar jana hai"],
] satisfies [SkillId, string, string][])("danger is heard inside %s at %s: %s", async (id, step, message) => {
	const answer = await reply({ state: inExercise(id, step), history: [] }, message);
	expect(answer.response).toMatch(/112/);
});

const inPlan = (step: string): string => {
	const risk = { level: "explicit", raisedAtTurn: 2, hintedAtTurn: null, denied: false } as const;
	const skill = { id: "safety-plan", step, answers: {}, paused: false } as const;
	return JSON.stringify({ ...NEW_STATE, turn: 5, risk, crisisReplies: 1, skill } satisfies BotState);
};

test.each([
	["signs", "when i stop eating and think everyone is better off without me"],
	["signs", "i start to think about dying"],
	["surroundings", "the pills in the drawer. my brother can keep them"],
])("an answer to %s within the safety plan raises no alarm: %s", async (step, message) => {
	const { state } = await reply({ state: inPlan(step), history: [] }, message);
	expect(JSON.parse(state).crisisReplies).toBe(1);
});

test.each([
	["signs", "i want to die tonight"],
	["surroundings", "i took the pills already"],
	["alone", "i am going to kill myself"],
	["places", "i am standing on the roof and i want to die"],
	["signs", "i have decided to kill myself"],
	["alone", "i would rather die than live like this"],
	["ask", "nobody. ending it is the only thing left"],
])("what happens now is heard within the safety plan, at %s: %s", async (step, message) => {
	const { state, response } = await reply({ state: inPlan(step), history: [] }, message);
	expect(JSON.parse(state).crisisReplies).toBe(2);
	expect(response).toMatch(/112/);
});

test.each([
	["hinglish", "aap kya karte meri jagah", /aapki jagah|program nahin jaan/],
	["hi", "आप मेरी जगह होते तो क्या करते", /आपकी जगह|प्रोग्राम नहीं जान/],
] as const)("asked in %s what it would do, it says that it cannot know: %s", async (language, message, answer) => {
	const state = JSON.stringify({ ...NEW_STATE, turn: 3, language } satisfies BotState);
	expect((await reply({ state, history: [] }, message)).response).toMatch(answer);
});

test("two words of English do not turn a talk in Hindi", async () => {
	const hinglish = JSON.stringify({ ...NEW_STATE, turn: 3, language: "hinglish" });
	expect(JSON.parse((await reply({ state: hinglish, history: [] }, "i can't")).state).language).toBe("hinglish");
});

test.each([
	["hi", "pata nhi"],
	["hello", "haan"],
	["hmm", "kuch nhi"],
])("after %j one word of Hindi turns the talk: %j", async (first, second) => {
	const { state } = await reply({ state: null, history: [] }, first);
	expect(JSON.parse((await reply({ state, history: [] }, second)).state).language).toBe("hinglish");
});

test("in a talk in English a word of Hindi is borrowed", async () => {
	const { state } = await reply({ state: null, history: [] }, "i cant sleep and my exams are near");
	expect(JSON.parse((await reply({ state, history: [] }, "haan")).state).language).toBe("en");
});

test.each([
	[
		"stays with a friend in danger",
		["he is in his room now", "should i tell his parents", "ok", "we sit in the kitchen, he eats"],
		false,
	],
	[
		"moves on from a friend in danger when the talk does",
		[
			"my own exams begin on monday",
			"i have not slept much this week",
			"the chapter on optics is long",
			"i like physics though",
		],
		true,
	],
] satisfies [string, string[], boolean][])("%s", async (_, messages, over) => {
	let { state } = await reply({ state: null, history: [] }, "my friend says he wants to kill himself");
	for (const message of messages) state = (await reply({ state, history: [] }, message)).state;
	// Sixteen turns of it are the most.
	expect(JSON.parse(state).aftermath.turns >= 16).toBe(over);
});
