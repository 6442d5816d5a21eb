import { expect, test } from "vitest";
import { CONTENT } from "../content/content.server";
import { createNameFinder } from "./names";
import { createNormaliser } from "./normalise";
import { createRomaniser } from "./romanise";
import { createVocabulary } from "./vocabulary";

const { spellings } = CONTENT.reading;
const [normalise, romanise] = [createNormaliser(spellings), createRomaniser(spellings.romanising)];
const nameIn = createNameFinder(CONTENT, (text) => romanise(normalise(text)), createVocabulary(CONTENT));

test.each([
	["my flatmate nikhil does not answer", "Nikhil"],
	["uska naam girish hai", "Girish"],
	["my brother is unwell", null],
	["her cousin girish lives there", null],
	["we have a neighbour, Mrs Venkat in 302", null],
	["पड़ोसी श्रीमती वेंकट आ गईं", null],
	["patte pe naam fata hua hai", null],
	["meri behen sunegi nahi", null],
])("whoever is told of by name: %s", (text, name) => {
	expect(nameIn(text)).toBe(name);
});
