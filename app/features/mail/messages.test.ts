import { describe, expect, test } from "vitest";
import { CONTENT_FILES } from "./content/files.server";
import { contentSchema, dayInWords, MAIL_LANGUAGES, MESSAGE_KINDS, SLOTS, writeMessage } from "./messages";

const MESSAGES = contentSchema.parse(CONTENT_FILES)["messages.yaml"];
/** What no locked screen shall show, in both languages; parts of words too. */
const TELLING =
	/health|mental|therap|counsel|clinic|doctor|patient|session|psych|depress|anxi|suicid|crisis|help|distress|स्वास्थ्य|मानसिक|काउंस|परामर्श|क्लिनिक|डॉक्टर|मरीज़|चिकित्स|थेरेपी|तनाव|अवसाद|मदद|संकट/i;
const ALL = Object.fromEntries(SLOTS.map((slot) => [slot, `the ${slot}`]));

describe("the content of mails", () => {
	test("has every kind, and nothing else", () => {
		expect(Object.keys(MESSAGES).sort()).toEqual([...MESSAGE_KINDS].sort());
	});

	test.each(MESSAGE_KINDS)("%s: subject and first line tell nothing of an illness or of help", (kind) => {
		for (const language of MAIL_LANGUAGES) {
			const { subject, text } = writeMessage(MESSAGES[kind], () => ALL, [language]);
			expect(subject).not.toMatch(TELLING);
			expect(text.split("\n")[0]).not.toMatch(TELLING);
			expect(text.split("\n")[0]?.length, "a first line for the preview").toBeGreaterThan(20);
		}
	});

	test.each(MESSAGE_KINDS)("%s: both languages name the same things, all of them known", (kind) => {
		const holes = (text: string) => [...text.matchAll(/\{([^}]*)\}/g)].map(([, name]) => name).sort();
		const { subject, text } = MESSAGES[kind];
		expect(holes(subject.hi)).toEqual(holes(subject.en));
		expect(holes(text.hi)).toEqual(holes(text.en));
		expect(holes(subject.en + text.en).filter((name) => !(SLOTS as readonly string[]).includes(name ?? ""))).toEqual(
			[],
		);
	});

	test.each(MESSAGE_KINDS)("%s: leads somewhere", (kind) => {
		expect(MESSAGES[kind].text.en).toContain("{link}");
	});
});

describe("a mail", () => {
	const slots = { day: "Friday 27 November 2026", time: "2:00pm - 2:30pm", reference: "K7QM2XPR", link: "https://x" };

	test("leaves out the lines that nothing is known for, and the gaps that they leave", () => {
		const { text } = writeMessage(MESSAGES.declined, () => ({ ...slots, talk: "14416" }), ["en"]);
		expect(text).not.toMatch(/word from us|\{|\n{3}/i);
		expect(text).toContain("Reference: K7QM2XPR");
	});

	test("is written in the order of its languages, the subject in the first", () => {
		const both = writeMessage(MESSAGES.reset, () => slots, ["hi", "en"]);
		expect(both.subject).toBe("नया पासवर्ड");
		expect(both.text.indexOf("पासवर्ड")).toBeLessThan(both.text.indexOf("password"));
	});

	test("does not fill the holes of what somebody typed", () => {
		const { text } = writeMessage(MESSAGES.confirmed, () => ({ ...slots, word: "Bring {link} $& {place}" }), ["en"]);
		expect(text).toContain("A word from us: Bring {link} $& {place}");
	});
});

test("a day is told in both languages", () => {
	expect(dayInWords("2026-11-27", "en")).toBe("Friday 27 November 2026");
	expect(dayInWords("2026-11-27", "hi")).toBe("शुक्रवार 27 नवंबर 2026");
});
