import { describe, expect, it } from "vitest";
import type { Language, Phrase } from "../voice";

const files = import.meta.glob<Record<string, unknown>>("./*.phrases.ts", { eager: true });

const PHRASES = Object.entries(files).flatMap(([file, exported]) =>
	Object.entries(exported).flatMap(([name, value]) =>
		isPhrase(value) ? [{ name: `${file} ${name}`, phrase: value }] : [],
	),
);
const WORDINGS = PHRASES.flatMap(({ name, phrase }) =>
	(["en", "hinglish", "hi"] satisfies Language[]).flatMap((language) =>
		(phrase[language] ?? []).map((wording) => ({ name: `${name} (${language})`, language, wording })),
	),
);

function isPhrase(value: unknown): value is Phrase {
	return typeof value === "object" && value !== null && "en" in value && Array.isArray(value.en);
}

describe("every wording", () => {
	it("exists in all three languages", () => {
		const without = PHRASES.filter(({ phrase }) => !phrase.hinglish?.length || !phrase.hi?.length);
		expect(without.map(({ name }) => name)).toEqual([]);
	});

	it("is one of two or more in English, labels of a list apart", () => {
		const single = PHRASES.filter(({ name, phrase }) => phrase.en.length < 2 && !name.includes("LIST_"));
		expect(single.map(({ name }) => name)).toEqual([]);
	});

	it("is said once only in all files", () => {
		const seen = WORDINGS.map(({ wording }) => wording).filter((wording) => !wording.startsWith("{"));
		const twice = seen.filter((wording, index) => seen.indexOf(wording) !== index && wording.length > 40);
		expect(twice).toEqual([]);
	});

	it.each(Object.keys(files))("keeps to the way of speaking in %s", (file) => {
		const wordings = WORDINGS.filter(({ name }) => name.startsWith(file));
		for (const { language, wording } of wordings) expectPlain(language, wording);
	});

	it("asks every language for the same slots", () => {
		for (const { name, phrase } of PHRASES) {
			const known = new Set(phrase.en.flatMap(slotsOf));
			const others = [...(phrase.hinglish ?? []), ...(phrase.hi ?? [])];
			expect(
				others.flatMap(slotsOf).every((slot) => known.has(slot)),
				name,
			).toBe(true);
		}
	});
});

function slotsOf(wording: string): string[] {
	return [...wording.matchAll(/\{(\w+)\}/g)].map(([, slot]) => slot ?? "");
}

function expectPlain(language: Language, wording: string): void {
	expect(wording).not.toMatch(/!|\p{Extended_Pictographic}/u);
	expect(wording.match(/\?/g)?.length ?? 0).toBeLessThanOrEqual(1);
	expect(wording).not.toMatch(/I understand how you feel|you must|great job|well done|proud of you|\bpromise\b/i);
	expect(wording).not.toMatch(/\b(rahe ho|rahi ho|raha hoon|rahi hoon|chahenge|chahengi)\b/);
	const words = wording.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
	expect(words.length).toBeLessThanOrEqual(/… 2 …/.test(wording) ? 80 : 60);
	if (language === "hi") expect(wording).toMatch(/\p{Script=Devanagari}|^\{\w+\}/u);
	if (language !== "hi") expect(wording).not.toMatch(/\p{Script=Devanagari}/u);
}
