import { z } from "zod";
import { LANGUAGES, type Language } from "../bot/content/schema";
import { inEach, LANGUAGE_CODES, type PageLanguage, pageText } from "./languages";

/** The languages that lines are named in: those of the bot and those of the pages. */
const SPOKEN = [...new Set<Language | PageLanguage>([...LANGUAGES, ...LANGUAGE_CODES])];
type Named = Readonly<Record<Language | PageLanguage, string>>;

const named = z.strictObject(inEach(SPOKEN, () => z.string().trim().min(1)));
/** Short enough for a button on a phone. */
const label = z.strictObject(inEach(SPOKEN, () => z.string().trim().min(1).max(44)));

const id = z.string().regex(/^[a-z][a-zA-Z]*$/);

/** One line of help as the content file has it. */
const lineSchema = z.strictObject({
	number: z.string(),
	/** Who answers. */
	name: label,
	/** What it is called where who answers is not known. */
	called: label,
	/** The line of which this is a second number. */
	secondOf: id.optional(),
	purpose: named,
	hours: named,
	languages: named,
	/** What happens when one calls. */
	happens: pageText,
	free: z.boolean(),
	/** Whether somebody answers at any hour. */
	always: z.boolean().default(false),
	source: z.string(),
	/** The month in which number and hours were compared with the source; left out when nobody has. */
	checked: z
		.string()
		.regex(/^\d{4}-\d\d$/)
		.optional(),
});
export const linesSchema = z.record(id, lineSchema);
export type Line = z.infer<typeof lineSchema>;

const number = z.string().regex(/^[+\d][\d ()-]{1,24}$/, "must be a telephone number");
const words = z.string().trim().min(1).max(60);
/** An operator's own lines: a number alone, or with who answers it, when, and in which languages. */
const ownSchema = z.record(
	z.string(),
	z.union(
		[number, z.strictObject({ name: words, number, hours: words.optional(), languages: words.optional() })],
		'must be a telephone number as text, or {"name", "number", "hours", "languages"}',
	),
);

/** A line as pages and the bot name it. What is null is not known, and nobody says it. */
export type HelpLine = {
	number: string;
	name: Named;
	purpose: Named;
	hours: Named | null;
	languages: Named | null;
	happens: z.infer<typeof pageText> | null;
	free: boolean;
	/** Whether somebody is known to answer at any hour. */
	always: boolean;
	source: string | null;
	/** YYYY-MM, or null when nobody has compared it with its source. */
	checked: string | null;
};

/**
 * The lines to name: those of the content, with an operator's in their place. What the content knows of a service goes
 * with its number, so that no other number is ever said to be that service's; of a number alone only the purpose is known.
 * A second number goes with the first one.
 *
 * @param own the operator's file as parsed JSON; undefined without one
 * @throws ZodError; Error for a line that is none
 */
export function linesWith(shipped: Readonly<Record<string, Line>>, own: unknown): Readonly<Record<string, HelpLine>> {
	const given = own === undefined ? {} : ownSchema.parse(own);
	const unknown = Object.keys(given).find((id) => !Object.hasOwn(shipped, id));
	if (unknown !== undefined) throw new Error(`${unknown} is no line; there are ${Object.keys(shipped).join(", ")}`);
	return Object.fromEntries(
		Object.entries(shipped).map(([id, line]): [string, HelpLine] => {
			const first = line.secondOf;
			const followed = first !== undefined && given[id] === undefined && given[first] !== undefined;
			return [id, followed ? ownLine(shipped[first] as Line, given[first]) : ownLine(line, given[id])];
		}),
	);
}

function ownLine(line: Line, own: z.infer<typeof ownSchema>[string] | undefined): HelpLine {
	if (own === undefined || own === line.number) return shippedLine(line);
	const told = typeof own === "string" ? { name: null, number: own } : own;
	return {
		number: told.number,
		name: told.name === null ? line.called : inAll(told.name),
		purpose: line.purpose,
		hours: "hours" in told && told.hours !== undefined ? inAll(told.hours) : null,
		languages: "languages" in told && told.languages !== undefined ? inAll(told.languages) : null,
		happens: null,
		free: false,
		always: false,
		source: null,
		checked: null,
	};
}

function shippedLine(line: Line): HelpLine {
	const { number, name, purpose, hours, languages, happens, free, always, source, checked = null } = line;
	return { number, name, purpose, hours, languages, happens, free, always, source, checked };
}

const inAll = (words: string): Named => inEach(SPOKEN, () => words);

/**
 * Fills `{line.ID}` and `{name.ID}` in what a page says.
 *
 * @throws Error for a slot that nothing fills
 */
export function withLines(text: string, lines: Readonly<Record<string, HelpLine>>, language: PageLanguage): string {
	return text.replace(/\{(line|name)\.(\w+)\}/g, (slot, what: string, id: string) => {
		const line = Object.hasOwn(lines, id) ? lines[id] : undefined;
		if (line === undefined) throw new Error(`Nothing fills ${slot}`);
		return what === "line" ? line.number : line.name[language];
	});
}
