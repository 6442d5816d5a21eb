import { expect, test } from "vitest";
import { DEFAULT_HELPLINES, helplineNumbers } from "../safety/helplines";
import { type BotState, NEW_STATE } from "../state";
import { createVoice, type Spoken } from "../voice";
import { ACKNOWLEDGEMENTS } from "./acknowledgements";
import { type Meeting, meet } from "./meet";
import { EMPTY_MEMORY } from "./memory";
import { HEAVY, LIGHT, MIRROR } from "./phrases";
import { wasAsked } from "./questions";
import type { Scene } from "./scene";

const EXAMS: BotState["thread"] = { topic: "exams", turns: 2, leanings: {} };

/** Meets messages one after the other, as a talk would. */
function meetAll(lines: readonly string[], thread = EXAMS): { met: Meeting; spoken: Spoken }[] {
	let spoken: Spoken = [["Hello."]];
	return lines.map((userInput, turn) => {
		const voice = createVoice("en", spoken, turn);
		const scene: Scene = {
			userInput,
			understood: { act: null, ruledAct: null, topics: [], intensity: 0 },
			language: "en",
			say: voice.say,
			helplines: helplineNumbers(DEFAULT_HELPLINES),
			state: { ...NEW_STATE, turn: turn + 1, spoken, memory: EMPTY_MEMORY, thread },
		};
		const met = meet(scene);
		spoken = voice.finish();
		return { met, spoken };
	});
}

test("words are said back at most once in four turns", () => {
	const turns = meetAll(Array.from({ length: 12 }, (_, day) => `i cant sleep before paper number ${day}`));
	const mirrored = turns.map(({ spoken }) => wasAsked(MIRROR, spoken.slice(-1)));
	expect(mirrored.filter(Boolean).length).toBeGreaterThanOrEqual(3);
	mirrored.forEach((is, at) => {
		if (is) expect(mirrored.slice(at + 1, at + 4)).not.toContain(true);
	});
});

test("a sentence that fits anything does not follow another", () => {
	const turns = meetAll(Array.from({ length: 12 }, (_, day) => `the paper on day ${day} is in the big hall`));
	const fillers = turns.map(({ spoken }) => [HEAVY, LIGHT].some((phrase) => wasAsked(phrase, spoken.slice(-1))));
	expect(fillers.filter(Boolean).length).toBeGreaterThanOrEqual(3);
	fillers.forEach((is, at) => {
		if (is) expect(fillers.slice(at + 1, at + 3)).not.toContain(true);
	});
});

test("what was heard is taken up in particular, once", () => {
	const [first, second] = meetAll(["if i tell them they will be angry with me", "if i say a word it will be worse"]);
	expect(first?.met.particular).toBe(true);
	expect(first?.met.sentence).toMatch(/price|thought ahead/);
	expect(second?.met.sentence ?? "").not.toMatch(/price|thought ahead/);
});

test.each([
	["i didnt cry there, i went out", /tears have their reason|Crying is one way/],
	["i will not go to the meeting", /costs you something/],
	["i still keep two cups for tea", /know the old way|one who is gone/],
	["im not angry im just done", /anger/],
	["i didnt reply to him", /Waiting for a sign|room for guessing/],
	["my mother cried when she saw it", /tears have their reason|Crying is one way/],
	["She left us in August. Cancer.", /illness in the house|work by day and by night/],
	["one roommate cut my hair lol looks terrible", /hard|lot to hold|weigh/],
	["my senior says you will get used to it", /lightly|may be usual/],
	["my wife asked how was work. i said busy", /your days|you had/],
	["he wants me to quit job after marriage", /question of marriage|plan for your life/],
	["she told me a story and thats all he did", /lightly|may be usual/],
	["I've been going back to painting on saturdays", /hard|lot to hold|weigh|smaller/],
	["I laughed when I saw it", /your eyes|unsee/],
	["11 people work for me", /others were there|before others/],
	["she didnt say anything in the car", /without words|no answer to be found/],
	["i said no very loudly", /Such a sentence|Words like that/],
	["he is angry with me since morning", /anger/],
	["i threw the old calendar in the bin", /came out|without hiding/],
	["she threw the plate at the wall", /You say what you did|faster than any thought/],
	["he snapped at me twice", /before you could hold it|noticed it at once/],
	["he stopped going to school", /your days|you had/],
	["he doesnt shout but his face falls", /their face|they hope/i],
	["she used to hit me", /you remember how it was|a time when it was different/i],
	["my wife says take a day off", /nobody there to hand|No hour in it/],
	["i wake at 5 and there is nowhere to go", /place that is yours|bed of your own|never quite a night/],
])("%s is not taken for something else", (typed, wrong) => {
	expect(meetAll([typed])[0]?.met.sentence ?? "").not.toMatch(wrong);
});

test("acknowledgements ask nothing, and each stands alone", () => {
	const all = ACKNOWLEDGEMENTS.flatMap(({ phrase }) => phrase.en);
	for (const sentence of all) expect(sentence).toMatch(/^[A-Z][^?!]*\.$/);
	expect(new Set(all).size).toBe(all.length);
});

test("acknowledgements are linear in what they are given", () => {
	const started = performance.now();
	for (const typed of ["if i tell ".repeat(200), "sit ".repeat(500), "a".repeat(2_000), "married for ".repeat(160)])
		meetAll([typed]);
	expect(performance.now() - started).toBeLessThan(1_000);
});
