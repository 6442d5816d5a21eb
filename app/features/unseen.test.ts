import { expect, test } from "vitest";
import { hasUnseen } from "./unseen";

/** A character, or several, by their numbers: what cannot be seen cannot be read in a test either. */
function characters(...codes: number[]): string {
	return String.fromCodePoint(...codes);
}

test.each([
	"Asha Rao",
	"O’Neil-D'Souza",
	"José Zoë",
	"12/4, Lake Road, पुणे 411001",
	"क्षमा तमिल தமிழ் বাংলা മലയാളം",
	`क${characters(0x094d, 0x200d)}ष`,
	`श्री${characters(0x094d, 0x200c)}मान`,
	`നന${characters(0x0d4d, 0x200d)}`,
	`می${characters(0x200c)}خواهم`,
	`❤${characters(0xfe0f)}`,
	`1${characters(0xfe0f, 0x20e3)}`,
	`👩${characters(0x1f3fd, 0x200d)}❤${characters(0xfe0f, 0x200d)}👨`,
	"",
])("%j is as it looks", (text) => {
	expect(hasUnseen(text)).toBe(false);
});

test.each([
	["a null", 0],
	["a line break", 0x0a],
	["a tab", 0x09],
	["delete", 0x7f],
	["a control character of Latin 1", 0x85],
	["a soft hyphen", 0xad],
	["a grapheme joiner", 0x34f],
	["a Hangul filler", 0x3164],
	["a space of no width", 0x200b],
	["a joiner of no width", 0x200d],
	["a line separator", 0x2028],
	["an override of direction", 0x202e],
	["an isolate of direction", 0x2066],
	["the blank of Braille", 0x2800],
	["half a character", 0xd800],
	["a private one", 0xe000],
	["a variation selector", 0xfe0f],
	["a byte order mark", 0xfeff],
	["a tag", 0xe0041],
])("%s is not seen: at the end, within, alone", (_, code) => {
	const unseen = characters(code);
	for (const text of [`Asha${unseen}`, `As${unseen}ha`, unseen, `क्षमा ${unseen}`]) expect(hasUnseen(text)).toBe(true);
});

test("a row of joiners hides behind no vowel sign", () => {
	expect(hasUnseen(`क${characters(0x094d, 0x200d, 0x200d)}`)).toBe(true);
});
