import { describe, expect, test } from "vitest";
import { CONTENT } from "../content/content.server";
import { createWordIndex } from "./classes";
import { createNormaliser } from "./normalise";
import { type Choice, createChoiceFinder } from "./options";
import { createRomaniser } from "./romanise";

const { spellings } = CONTENT.reading;
const [normalise, romanise] = [createNormaliser(spellings), createRomaniser(spellings.romanising)];
const keyOf = (text: string) => romanise(normalise(text));
const words = createWordIndex(CONTENT.words, keyOf);
const finder = createChoiceFinder(words, keyOf);

const FREE = { least: 0.35, noInWords: false };

/** The options of a step of the content, without what the encoder finds. */
function choicesOf(flow: string, step: string): Choice[] {
	const { options = [] } = CONTENT.flows.get(flow)?.steps[step] ?? {};
	return options.map(({ text, heard, like }) => ({
		labels: Object.values(text),
		heard,
		like: Object.values(like ?? {}).flat(),
		english: [],
		ofStep: true,
	}));
}

function taken(choices: readonly Choice[], text: string, likeness: number[] = [], caution = FREE) {
	const key = keyOf(text);
	const said = { key, whole: words.whole(key) };
	const at = finder.plain(said, choices) ?? finder.likeliest(said, choices, likeness, caution);
	return at === null ? null : choices[at]?.labels[0];
}

describe("an option that is taken in own words", () => {
	const whoKnows = choicesOf("open", "known");
	const breathing = choicesOf("breathing", "round-one");

	test.each([
		[whoKnows, "koi nahi jaanta", "Nobody"],
		[choicesOf("open", "more"), "hmm. rehne do, chalta hu. bye", "That is all for now"],
		[whoKnows, "my family knows about it, since march. they stopped asking", "My family"],
		[breathing, "ho gaya, aur ab haath bhi kam kaamp rahe hain", "Done"],
	])("is heard beside what else is told", (choices, text, label) => {
		expect(taken(choices, text)).toBe(label);
	});

	test("is heard by its meaning, too, where its words alone say too little", () => {
		const text = "seene mein dard ho raha hai, uske saath kaise karu?";
		expect(taken(breathing, text)).toBeNull();
		expect(taken(breathing, text, [0.3, 0.3, 0.75, 0.2])).toBe("My chest hurts");
	});

	test.each([
		[whoKnows, "what happens when i book a session?"],
		[breathing, "my manager wrote to the whole team about my mistake"],
	])("is none where another thing is said: %#", (choices, text) => {
		expect(taken(choices, text)).toBeNull();
	});

	test("is a no only in words that mean no, where that is asked for", () => {
		const asked = choicesOf("doubt", "self-ask");
		const inWords = { least: 0.35, noInWords: true };
		expect(taken(asked, "no, i never thought of that. it is about my exam", [], inWords)).toBe("No, not that");
		expect(taken(asked, "i cannot do this any more", [], inWords)).toBeNull();
	});
});
