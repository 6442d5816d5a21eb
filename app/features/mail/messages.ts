import * as z from "zod/mini";

/** What mails are about, as the content names them. */
export const MESSAGE_KINDS = [
	"requested",
	"confirmed",
	"declined",
	"moved",
	"cancelled",
	"reminder",
	"reset",
	"clinic-booking",
	"clinic-moved",
	"clinic-call-back",
	"clinic-call-back-changed",
	"clinic-call-back-withdrawn",
] as const;
export type MessageKind = (typeof MESSAGE_KINDS)[number];

/** The languages of a mail. Both stand in each: nobody is asked which one is read at home. */
export const MAIL_LANGUAGES = ["en", "hi"] as const;
export type MailLanguage = (typeof MAIL_LANGUAGES)[number];

/** What a sentence may have a hole for. */
export const SLOTS = [
	"day",
	"time",
	"reference",
	"place",
	"fee",
	"word",
	"state",
	"wanted",
	"link",
	"talk",
	"talkAlways",
] as const;
export type Slots = Partial<Record<(typeof SLOTS)[number], string>>;

/** What is to be read in a mail. */
export type MessageText = { subject: string; text: string };

const HOLE = /\{(\w+)\}/g;
/** Between the two languages. */
const BETWEEN = "\n* * *\n\n";

const said = z.strictObject({ en: z.string().check(z.minLength(1)), hi: z.string().check(z.minLength(1)) });
const template = z.strictObject({ subject: said, text: said });

/** Every mail of the product, and the words for what a slot may stand for, in the languages of a mail. */
export const contentSchema = z.strictObject({
	"messages.yaml": z.record(z.enum(MESSAGE_KINDS), template),
	"words.yaml": z.strictObject({ state: z.record(z.string(), said), wanted: z.record(z.string(), said) }),
});
export type Messages = z.infer<typeof contentSchema>["messages.yaml"];

/**
 * Writes a mail: the subject in the first language, the text in all of them, one under the other.
 *
 * @param slotsIn what fills the holes, by language; a line with a hole that nothing fills is left out
 * @param languages in the order of the text
 */
export function writeMessage(
	{ subject, text }: Messages[MessageKind],
	slotsIn: (language: MailLanguage) => Slots,
	languages: readonly [MailLanguage, ...MailLanguage[]],
): MessageText {
	const [first] = languages;
	return {
		subject: fill(subject[first], slotsIn(first)),
		text: languages.map((language) => fill(text[language], slotsIn(language))).join(BETWEEN),
	};
}

function fill(text: string, slots: Slots): string {
	const known = slots as Record<string, string | undefined>;
	const lines = text.split("\n").filter((line) => [...line.matchAll(HOLE)].every(([, name = ""]) => known[name]));
	const filled = lines.map((line) => line.replace(HOLE, (_, name: string) => known[name] ?? ""));
	// Where all lines of a part were left out, one blank line is enough.
	return filled.join("\n").replace(/\n{3,}/g, "\n\n");
}

/** A calendar date in words, such as Friday 20 November 2026. Put together from its parts, as on the pages. */
export function dayInWords(date: string, language: MailLanguage): string {
	const format = new Intl.DateTimeFormat(`${language}-IN`, {
		weekday: "long",
		day: "numeric",
		month: "long",
		year: "numeric",
		timeZone: "UTC",
	});
	const parts = format.formatToParts(new Date(`${date}T00:00:00Z`));
	const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((candidate) => candidate.type === type)?.value;
	return [part("weekday"), part("day"), part("month"), part("year")].join(" ");
}
