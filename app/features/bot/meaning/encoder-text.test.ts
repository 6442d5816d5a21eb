import { describe, expect, test } from "vitest";
import { CONTENT } from "../content/content.server";
import { createReader } from "../reading/read";
import { encoderTextOf, textForEncoder } from "./encoder-text";

const reader = createReader(CONTENT.reading);
const textOf = (message: string) => encoderTextOf(reader.read(message));

describe("what the encoder reads", () => {
	test("is an English message as it is", () => {
		expect(textOf("I can't sleep, what helps?")).toBe("i cant sleep, what helps?");
	});

	test("is Hindi word by word in English, the same in both scripts", () => {
		const english = textOf("mujhe raat ko neend nahi aati");
		expect(english).toBe(textOf("मुझे रात को नींद नहीं आती"));
		for (const word of ["night", "sleep", "not"]) expect(english.split(" ")).toContain(word);
	});

	test("keeps a word that the dictionary does not have, and is never empty", () => {
		expect(textOf("मेरा नाम ज़ुग्बर है")).toContain("jugbar");
		expect(textForEncoder("")).toBe(".");
	});

	test("takes no word for a part of the language it is written in", () => {
		expect(encoderTextOf({ language: "hi", plain: "", romanised: "constructor toString __proto__" })).toBe(
			"constructor toString __proto__",
		);
	});
});
