import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { PAGE_LANGUAGES } from "../help/languages";
import { CONTENT_FILES } from "./content/files.server";
import { frameContentSchema, hintsIn, wordsIn } from "./frame-content";

const CONTENT = frameContentSchema.parse(CONTENT_FILES);
const { "hints.yaml": hints, ...areas } = CONTENT;
const texts = Object.entries(areas).flatMap(([file, words]) =>
	Object.entries(words).map(([name, text]) => ({ place: `${file}: ${name}`, text })),
);
const slotsOf = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([slot]) => slot).sort();

test("a text that lacks a language, and one that nobody asks for, are refused", () => {
	const { hi: _, ...lacking } = CONTENT["frame.yaml"].skip;
	const without = { ...CONTENT, "frame.yaml": { ...CONTENT["frame.yaml"], skip: lacking } };
	expect(frameContentSchema.safeParse(without).error?.issues[0]?.path).toEqual(["frame.yaml", "skip", "hi"]);
	const more = { ...CONTENT, "chat.yaml": { ...CONTENT["chat.yaml"], other: { en: "Other", hi: "और" } } };
	expect(frameContentSchema.safeParse(more).success).toBe(false);
	expect(Object.keys(PAGE_LANGUAGES)).toEqual(["en", "hi"]);
});

test("Hindi is in Devanagari but for the specification's own words, English in Latin letters", () => {
	expect(texts.length).toBeGreaterThan(100);
	const devanagari = /\p{Script=Devanagari}/u;
	const own = [...texts, ...hints.map((text) => ({ place: text.en, text }))];
	const wrong = own.filter(({ text }) => devanagari.test(text.en) || !devanagari.test(text.hi));
	expect(wrong.map(({ place }) => place)).toEqual(["voice.yaml: unsupported"]);
});

test("the same slots are filled in each language", () => {
	expect(texts.filter(({ text }) => slotsOf(text.en).join() !== slotsOf(text.hi).join())).toEqual([]);
	for (const { weekdays, months } of [wordsIn(CONTENT["chat.yaml"], "en"), wordsIn(CONTENT["chat.yaml"], "hi")])
		expect([weekdays.split(" ").length, months.split(" ").length]).toEqual([7, 12]);
});

test("each hint stands beside a text that the product has, to the letter", () => {
	const sources = ["app"].flatMap((folder) =>
		readdirSync(folder, { recursive: true, encoding: "utf8" })
			.filter((file) => /\.(tsx?|yaml)$/.test(file) && !/hints\.yaml$|\.test\.ts$/.test(file))
			.map((file) => readFileSync(join(folder, file), "utf8")),
	);
	const all = sources.join("\n");
	// Made of a field's name (see booking-form.ts).
	const made = /^(Name|Phone|Age|Address|Timeslot|Date) is required$/;
	expect(hints.filter(({ en }) => !made.test(en) && !all.includes(en)).map(({ en }) => en)).toEqual([]);
	expect(hintsIn(hints, "en")).toEqual({});
	expect(hintsIn(hints, "hi").Login).toBe("लॉग इन");
});
