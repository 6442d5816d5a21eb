import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CONTENT } from "../content/content.server";
import { readMessages } from "../gate/train.server";
import { clausesOf } from "./classes";
import { createClauseMarker } from "./clauses";
import { languageOf } from "./language";
import stored from "./language-model.json";
import { fingerprintOfLanguage } from "./learn-language.server";
import { createNormaliser } from "./normalise";
import { createCompiler, spans, viewOf } from "./pattern";
import { createReader } from "./read";
import { createRomaniser } from "./romanise";

const { reading } = CONTENT;
const { spellings } = reading;
const normalise = createNormaliser(spellings);
const romanise = createRomaniser(spellings.romanising);

describe("one plain spelling", () => {
	it.each([
		["I wanna D1E", "i want to die"],
		["i want to k!ll myself", "i want to kill myself"],
		["k i l l myself", "kill myself"],
		["k.i.l.l myself", "kill myself"],
		["su*cide", "suicide"],
		["5uicide", "suicide"],
		["ｓｕｉｃｉｄｅ", "suicide"],
		["suіcіde", "suicide"],
		["sui\u200bcide", "suicide"],
		["iwanttodie", "i want to die"],
		["im gonna kms", "i am going to kill myself"],
		["I. Want. To. Die.", "i want to die ."],
		["i took 1,000 mg 💊", "i took 1000 mg pills"],
		["soooo tired", "so tired"],
		["constructor", "constructor"],
		["No. Yes. Ok.", "no . yes . ok ."],
		["मैं ज़िंदा नहीं", "मैं जिंदा नहीं"],
	])("%j is %j", (written, plain) => {
		expect(normalise(written)).toBe(plain);
	});

	it("cuts before and after NFKC, which makes eighteen letters of one ligature", () => {
		expect(normalise("\ufdfa".repeat(2000)).length).toBeLessThanOrEqual(2100);
		expect(normalise("x y ".repeat(5000)).length).toBeLessThanOrEqual(2000);
	});

	it("takes any text, and gives only words and signs between single spaces", () => {
		fc.assert(
			fc.property(fc.string({ unit: "binary", maxLength: 400 }), (text) => {
				expect(normalise(text)).not.toMatch(/ {2}|^ | $|\n/);
			}),
		);
	});
});

describe("one spelling of Hindi", () => {
	it("is written in itself: what others are brought to is brought to nothing else", () => {
		const bent = Object.keys(spellings.romanising.words).filter((word) => romanise(word) !== word);
		expect(bent).toEqual([]);
		expect(romanise("wo aa gye")).toBe(romanise("woh aa gaye"));
	});

	it.each([
		["मैं मरना चाहता हूँ", "main marna chahta hoon"],
		["मुझे जीना नहीं है", "mjhe jeena nhi hai"],
		["मैंने ज़हर खा लिया", "maine zeher kha liya"],
		["जान दे दूंगा", "jaan de dunga"],
		["नस काट ली", "nas kaat li"],
	])("%j is read as %j is", (devanagari, latin) => {
		expect(romanise(normalise(devanagari))).toBe(romanise(normalise(latin)));
	});

	it("keeps to kill from to die, and hears ham as I where it is the one who does it", () => {
		expect(romanise("maarna")).not.toBe(romanise("marna"));
		expect(romanise("ham mar jaenge")).toBe("mai mar jaunga");
		expect(romanise("ham dono ko maar denge")).toContain("denge");
	});
});

describe("the pattern language", () => {
	const compile = createCompiler({ DIE: ["die", "be dead"] }, undefined);
	const holds = (pattern: string, text: string) => spans(compile(pattern), viewOf(text.split(" "))).length > 0;
	it.each([
		["i want_to|wish to? .. DIE", "i want to just die", true],
		["i want_to|wish to? .. DIE", "i wish to be dead", true],
		["i .. die", "i , die", false],
		["i ... die", "i , die", true],
		["i ... die", "i . die", false],
		["i .... die", "i . die", true],
		["i .. die", "i a b c die", true],
		["i .. die", "i a b c d die", false],
		["die + i", "i will die", true],
		["die + i", "i will , die", false],
		["die & i", "i will , die", true],
		["die & i", "i will . die", false],
		["die ~ i", "i will . die", true],
		["took # pills", "took 20 pills", true],
		["took # pills", "took two pills", false],
		["tired of !life|this", "tired of homework", true],
		["tired of !life|this", "tired of life", false],
		["mai *unga", "mai marunga", true],
		["a? end", "end", true],
		["* end", "an end", true],
		["* end", ", end", false],
		["i am 14 $", "i am 14", true],
		["i am 14 $", "well , i am 14 , and here", true],
		["i am 14 $", "i am 14 minutes late", false],
	])("%j in %j: %s", (pattern, text, expected) => {
		expect(holds(pattern, text)).toBe(expected);
	});

	it("finds the nearest beginning, and each place once", () => {
		expect(spans(compile("i .. die"), viewOf("i i die and i will die".split(" ")))).toEqual([
			{ start: 1, end: 3 },
			{ start: 4, end: 7 },
		]);
	});

	it("names a family that is not there", () => {
		expect(() => compile("i NOWHERE")).toThrow("NOWHERE");
	});
});

describe("clauses and language", () => {
	const mark = createClauseMarker(spellings.turning);
	it("turn at but and lekin, at par after a verb alone, and not at nothing but", () => {
		expect(clausesOf(mark("i am not sad but i want to go"))).toHaveLength(2);
		expect(clausesOf(mark("thik hu lekin marna hai"))).toHaveLength(2);
		expect(clausesOf(mark("mai thik hai par akela hu"))).toHaveLength(2);
		expect(clausesOf(mark("chat par akela hu"))).toHaveLength(1);
		expect(clausesOf(mark("nothing but pain"))).toHaveLength(1);
	});

	it.each([
		["I want to talk about my exam", "en"],
		["mujhe bahut akela lag raha hai", "hinglish"],
		["main ghar jaunga", "hinglish"],
		["मुझे बात करनी है", "hi"],
		["log kya kahenge is all my mother says", "en"],
		["nahi", "hinglish"],
		["", "en"],
		["hi", "en"],
		["namaste", "hinglish"],
		["bnk se fone aya tha kisht ka", "hinglish"],
		["saans lene mein madad kijiye, dheere dheere", "hinglish"],
		["my papa and my bhaiya run a dhaba near Karnal", "en"],
	])("%j is %s", (text, language) => {
		expect(languageOf(text)).toBe(language);
	});

	it("is told by a model of these messages: else `npm run train -- language` makes it anew", () => {
		expect(stored.fingerprint).toBe(fingerprintOfLanguage(readMessages()));
	});

	it("is told of people unseen: Hindi in Latin letters from English, and hardly ever the other way", () => {
		const lines = readFileSync("tests/bot/gate.held-back-3.jsonl", "utf8").trim().split("\n");
		const said = lines.map((line) => JSON.parse(line) as { text: string; language: string });
		const taken = (from: string, to: string) => {
			const own = said.filter(({ language }) => language === from);
			return own.filter(({ text }) => languageOf(text) === to).length / own.length;
		};
		expect(taken("hinglish", "en")).toBeLessThan(0.03);
		expect(taken("en", "hinglish")).toBeLessThan(0.005);
		expect(taken("hi", "hi")).toBe(1);
	});
});

describe("who, when and whether", () => {
	const reader = createReader(reading);
	const match = reader.matcher([
		{ id: "die", en: ["kill REFL", "want|wants to die"], hindi: ["MARNA .. WISH", "marna chahta|chahti"] },
		{ id: "roof", en: ["on the roof"], hindi: ["chat pe|par"] },
	]);
	const first = (text: string) => match(reader.read(text))[0];
	it.each([
		["I want to die", "self", false],
		["she wants to die", "third", false],
		["my friend wants to die", "third", false],
		["I love my mother but want to die", "self", false],
		["he is on the roof", "third", false],
		["I am on the roof", "self", false],
		["I don't want to die", "self", true],
		["not hungry, just want to die", "self", false],
		["can't stop wanting it, I want to die", "self", false],
		["main marna chahta hoon", "self", false],
		["mera dost marna chahta hai", "third", false],
		["वो मरना चाहती है", "third", false],
		["main marna nahi chahta", "self", true],
	])("%j: %s, denied %s", (text, owner, denied) => {
		expect(first(text)).toMatchObject({ owner, denied });
	});

	it("knows what is over, and what has come back", () => {
		expect(first("years ago I tried to kill myself, I am fine now")?.past).toBe(true);
		expect(first("I want to die")?.past).toBe(false);
		expect(first("years ago I was fine. these days I want to die again")?.past).toBe(false);
	});

	it("leaves an overdose of what is not named", () => {
		expect(reader.read("i overdosed on chai again").figures).toBe(1);
		for (const told of [
			"i overdosed on what i found at home",
			"she overdosed on something",
			"overdosed on some painkillers",
		])
			expect(reader.read(told).figures, told).toBe(0);
	});

	it("takes figures of speech out and leaves the rest", () => {
		const killing = reader.read("this heat is killing me and i want to die");
		expect(killing.figures).toBeGreaterThan(0);
		expect(killing.en.words).not.toContain("killing");
		expect(match(killing)).toHaveLength(1);
	});
});
