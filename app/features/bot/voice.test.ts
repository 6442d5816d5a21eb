import { describe, expect, test } from "vitest";
import { createVoice, type Phrase, type Spoken } from "./voice";

const PHRASE: Phrase = { en: ["one", "two", "three"], hinglish: ["ek", "do"], hi: [] };

describe("language", () => {
	test("speaks the language asked for, and English where that has no wording", () => {
		expect(createVoice("hinglish", [], 0).say(PHRASE)).toBe("ek");
		expect(createVoice("hi", [], 0).say(PHRASE)).toBe("one");
		expect(createVoice("hinglish", [], 0).say({ en: ["only"] })).toBe("only");
	});

	test("speaks what is there in Hindi alone in the script asked for", () => {
		expect(createVoice("hinglish", [], 0).say({ hinglish: ["ek"], hi: ["एक"] })).toBe("ek");
		expect(createVoice("hi", [], 0).say({ hinglish: ["ek"], hi: ["एक"] })).toBe("एक");
	});
});

describe("wordings", () => {
	test("are not repeated within a turn while there is another", () => {
		const { say } = createVoice("en", [], 0);
		expect(new Set([say(PHRASE), say(PHRASE), say(PHRASE)]).size).toBe(3);
	});

	test("are not repeated within ten turns while there is another", () => {
		const wordings = Array.from({ length: 11 }, (_, index) => `wording ${index}`) as [string, ...string[]];
		let spoken: Spoken = [];
		const said: string[] = [];
		for (let turn = 0; turn < 33; turn++) {
			const voice = createVoice("en", spoken, turn * 7);
			said.push(voice.say({ en: wordings }));
			spoken = voice.finish();
		}
		for (let turn = 0; turn < said.length; turn++)
			expect(said.slice(Math.max(0, turn - 10), turn)).not.toContain(said[turn]);
	});

	test("when all were used, the one used longest ago comes back", () => {
		const { say } = createVoice("en", [["two"], ["one"], ["three"]], 0);
		expect(say(PHRASE)).toBe("two");
	});

	test("the seed varies which comes first, whatever its sign", () => {
		const first = (seed: number) => createVoice("en", [], seed).say(PHRASE);
		expect([first(0), first(1), first(2), first(3)]).toEqual(["one", "two", "three", "one"]);
		expect(PHRASE.en).toContain(first(-1));
	});
});

describe("what is kept", () => {
	test("is the last twenty turns, and the list handed in stays as it was", () => {
		const spoken: Spoken = Array.from({ length: 20 }, (_, turn) => [`turn ${turn}`]);
		const before = structuredClone(spoken);
		const voice = createVoice("en", spoken, 0);
		voice.say(PHRASE);
		expect(voice.finish()).toEqual([...before.slice(1), ["one"]]);
		expect(spoken).toEqual(before);
	});

	test("is the wording, not what was put into it", () => {
		const voice = createVoice("en", [], 0);
		expect(voice.say({ en: ["You said {words}."] }, { words: "$& {other} tired" })).toBe("You said $& {other} tired.");
		expect(voice.finish()).toEqual([["You said {words}."]]);
	});

	test("a place without a value stays as it is", () => {
		expect(createVoice("en", [], 0).say({ en: ["Hello {name}"] })).toBe("Hello {name}");
	});
});
