import { expect, test } from "vitest";
import { NEW_STATE } from "../state";
import type { Topic } from "../understanding/labels";
import { askOfThing, askOfThingInHindi, askOnOfThing } from "./ask-of-thing";
import { evenSpelling } from "./hindi/heard";
import { remember } from "./memory";
import type { Scene } from "./scene";
import { KINDS_OF_THINGS } from "./things";

function sceneOf(userInput: string, topic: Topic | null = null, spoken: string[][] = [], before: string[] = []): Scene {
	const memory = [...before, userInput].reduce(remember, NEW_STATE.memory);
	return {
		userInput,
		understood: { act: null, topics: [], intensity: 0, ruledAct: null },
		language: "en",
		say: (phrase) => ("en" in phrase ? phrase.en[0] : ""),
		helplines: { emergency: "112", talk: "14416" } as Scene["helplines"],
		state: { ...NEW_STATE, spoken, memory, thread: { topic, turns: 2, leanings: {} } },
	};
}

const asksOf = (userInput: string, topic: Topic | null = null) => {
	const lead = askOfThing(sceneOf(userInput, topic));
	const kind = KINDS_OF_THINGS.find(({ ask }) => lead !== null && "en" in ask && ask.en.includes(lead.ask.en[0]));
	return lead === null ? null : [kind?.id, lead.slots?.thing];
};

test.each([
	["my dog is sick", null, ["animal", "your dog"]],
	["i eat in the library now", null, ["place", "the library"]],
	["i have maths test tmrw", null, ["test-ahead", "the maths test"]],
	["viva is on thursday", null, ["test-ahead", "the viva"]],
	["chemistry is ok its bio that keeps slipping", "exams", ["subject-of-study", "bio"]],
	["today i wore the interview shirt just to feel something", null, null],
	["he gave away his bike to the security guard", null, null],
	["i hate physics", "exams", ["subject-of-study", "physics"]],
	["the bank people ask me to sign things", null, ["papers", "the bank people"]],
	["her phone is still charged", "grief", ["keepsake", "her phone"]],
	["our neighbour brings food", null, ["somebody-around", "your neighbour"]],
] as const)("what is named in %j is asked about", (userInput, topic, expected) => {
	expect(asksOf(userInput, topic)).toEqual(expected);
});

test.each([
	["my dog died on sunday", null],
	["he gave me his guitar, said he doesnt need it", null],
	["i stand on the roof in the evening", null],
	["i did well in the exam", null],
	["her phone is new", null],
	["is it in the library?", null],
] as const)("nothing is asked of a thing in %j", (userInput, topic) => {
	expect(asksOf(userInput, topic)).toBeNull();
});

test("no two such questions follow each other, unless a word or two name the next thing", () => {
	const spoken = [["{Thing}: what is it like for you there?"]];
	expect(askOfThing(sceneOf("then i go to the park with my book", null, spoken))).toBeNull();
	expect(askOfThing(sceneOf("vet tomorrow", null, spoken))?.slots?.thing).toBe("the vet");
});

test("a word in answer to such a question belongs to the thing", () => {
	const asked = [["How old is {thing}?"]];
	const lead = askOnOfThing(sceneOf("12", null, asked, ["my dog is sick"]));
	expect(lead?.slots?.thing).toBe("your dog");
	expect(lead?.ask.en).not.toContain("How old is {thing}?");
	expect(askOnOfThing(sceneOf("12", null, [["What was today like?"]], ["my dog is sick"]))).toBeNull();
});

test.each([
	["दुकान पर जाता हूँ रोज़", null, /Kaam par/],
	["dukan pe jata hu", "exams", null],
	["raat ko jagta hu", null, /Raat ke us waqt/],
] as const)("what is named in Hindi in %j is asked about", (userInput, topic, expected) => {
	const { state } = sceneOf(userInput, topic);
	const asked = askOfThingInHindi(evenSpelling(userInput), state)?.hinglish[0] ?? null;
	if (expected === null) expect(asked).toBeNull();
	else expect(asked).toMatch(expected);
});

test("what was asked of a night is not asked again", () => {
	const { state } = sceneOf("raat ko jagta hu", null, [["Raat ke us waqt mann mein kya chalta hai?"]]);
	expect(askOfThingInHindi(evenSpelling("raat ko jagta hu"), state)?.hinglish[0]).toMatch(/subah/);
});
