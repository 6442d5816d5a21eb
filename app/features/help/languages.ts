import { z } from "zod";

/**
 * The languages of all around the talk, by what each calls itself. One more is a line here and its texts in the content
 * files, beside the others: nothing starts while one is lacking. The bot itself reads and answers in its own (see
 * bot/content/schema.ts).
 */
export const PAGE_LANGUAGES = { en: "English", hi: "हिंदी" } as const;
export type PageLanguage = keyof typeof PAGE_LANGUAGES;

/** The codes of the languages, as `lang` and addresses have them. */
export const LANGUAGE_CODES = Object.keys(PAGE_LANGUAGES) as PageLanguage[];

/** One value for each of some languages. */
export function inEach<Code extends string, T>(codes: readonly Code[], value: (code: Code) => T): Record<Code, T> {
	return Object.fromEntries(codes.map((code) => [code, value(code)])) as Record<Code, T>;
}

/** What pages say, in all of their languages. */
export const pageText = z.strictObject(inEach(LANGUAGE_CODES, () => z.string().trim().min(1)));
export type PageText = Readonly<Record<PageLanguage, string>>;

/** The language that a tag or a choice names, or null for any other. */
export function pageLanguage(named: string | null): PageLanguage | null {
	const language = named?.toLowerCase().split("-")[0];
	return LANGUAGE_CODES.find((known) => known === language) ?? null;
}
