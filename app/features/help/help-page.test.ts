import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { filesUnder } from "../../../tests/support/files";
import { HELP_PAGE, SHIPPED_LINES } from "./content/content.server";
import { linesWith, withLines } from "./lines";

/** A telephone number of three digits and more that stands where a slot should. */
const NUMBER = /(?<![\d.:–-])(?:\d{3,5}|1[- ]?8\d\d[- \d]{5,})(?![\d.:-])/;

/** All texts of an object, with the way to each. */
function textsIn(value: unknown, path = ""): [string, string][] {
	if (typeof value === "string") return [[path, value]];
	if (typeof value !== "object" || value === null) return [];
	return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, `${path}/${key}`));
}

const said = textsIn(HELP_PAGE).filter(([path]) => !path.endsWith("/source"));

test("no number stands in what /help says that is not a slot, and every slot is filled", () => {
	expect(said.length).toBeGreaterThan(80);
	expect(said.filter(([, text]) => NUMBER.test(text))).toEqual([]);
	const lines = linesWith(SHIPPED_LINES, undefined);
	for (const [, text] of said) expect(withLines(text, lines, "en").replace("{age}", "")).not.toMatch(/[{}]/);
});

/** What may not be written out anywhere else: the numbers of the lines, by themselves, and the names of services. */
const OF_A_LINE =
	/(?<![\d.:–-])(?:112|14416|1098|181|1930|1[- ]?8\d\d[- \d]{5,})(?![\d.:-])|Tele-?MANAS|टेली-?मानस|Childline|चाइल्डलाइन/i;
/** What people say and where things come from, which nobody is shown, and the lines themselves. */
const NOT_SAID = /\/(?:ways|like|source|reviewed|reason|signs\/\d+\/(?:en|hindi))(?:\/|$)/;
const NOT_SHOWN = /\/gate\/|\/words\.yaml$|\/hindi-english\.json$|\/lines\.yaml$/;

test("no number of a line and no name of a service stands in any content that is not a slot", () => {
	const files = filesUnder("app/features", /\.(yaml|json)$/).filter((file) => !NOT_SHOWN.test(file));
	expect(files.length).toBeGreaterThan(70);
	const texts = files.flatMap((file) => textsIn(parse(readFileSync(file, "utf8")), file));
	expect(texts.filter(([path, text]) => !NOT_SAID.test(path) && OF_A_LINE.test(text))).toEqual([]);
});

test("Hindi is in Devanagari, English in Latin letters", () => {
	const wrong = said.filter(([path, text]) => /\p{Script=Devanagari}/u.test(text) !== path.endsWith("/hi"));
	expect(wrong.filter(([path]) => !/\/(id|reviewed)$/.test(path))).toEqual([]);
});

test("each line says from where it is known, and those that nobody compared say so", () => {
	for (const line of Object.values(SHIPPED_LINES)) expect(line.source).toMatch(/^https:\/\//);
	expect(SHIPPED_LINES.cyber?.checked).toBeUndefined();
});
