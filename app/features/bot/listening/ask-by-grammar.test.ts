import { expect, test } from "vitest";
import { DEFAULT_HELPLINES, helplineNumbers } from "../safety/helplines";
import { NEW_STATE } from "../state";
import { askByGrammar } from "./ask-by-grammar";
import { BY_GRAMMAR } from "./by-grammar";
import type { Scene } from "./scene";

function sceneOf(userInput: string, spoken: string[][] = []): Scene {
	return {
		userInput,
		understood: { act: null, topics: [], intensity: 0, ruledAct: null },
		language: "en",
		say: (phrase) => ("en" in phrase ? phrase.en[0] : ""),
		helplines: helplineNumbers(DEFAULT_HELPLINES),
		state: { ...NEW_STATE, spoken },
	};
}

const kindOf = (userInput: string, spoken?: string[][]) => {
	const lead = askByGrammar(sceneOf(userInput, spoken));
	return BY_GRAMMAR.find(({ ask }) => lead !== null && ask.en.includes(lead.ask.en[0]))?.id ?? null;
};

test.each([
	["i asked twice", "i-did"],
	["I did not stop the paper", "i-did-not"],
	["i dont let anyone take her", "i-do-not"],
	["we were in nicu for 40 days", "we-did"],
	["my batchmates took leave from firm", "others-did"],
	["i wear it inside", "i-do"],
	["i live in a paying guest with a curfew", "i-live-so"],
	["her son is with the husband", "others-are"],
])("%j is built like %s", (userInput, id) => {
	expect(kindOf(userInput)).toBe(id);
});

test.each([
	"red velvet",
	"did he ask you?",
	"i know",
	"lol just rain",
	"the house is very quiet now",
	"my eyes are weak",
	"its the best till now",
	"it is their house, not mine",
	"she isnt like that",
	"she likes momos",
])("nothing follows from how %j is built", (userInput) => {
	expect(kindOf(userInput)).toBeNull();
});

test.each([
	"i never did that. i never will",
	"i didnt hit him",
	"i dont shout at them",
	"if i died they would send an emoji",
])("nobody is asked what keeps them from harm: %j", (userInput) =>
	expect(["i-did-not", "i-do-not"]).not.toContain(kindOf(userInput)),
);

test("the same kind of question does not come again within three turns", () => {
	expect(kindOf("i asked twice", [["What moved you to do that?"], []])).not.toBe("i-did");
	expect(kindOf("i asked twice", [["What moved you to do that?"], [], [], []])).toBe("i-did");
});
