import type { PageLanguage } from "../help/languages";
import type { FrameWords } from "./frame-content";

/** What a page says around its own words, in one language. */
export type Frame = {
	language: PageLanguage;
	/** The other languages, and what each calls itself. */
	others: { code: PageLanguage; name: string }[];
	words: FrameWords;
	/** What English texts that stay in English mean, by the text. */
	hints: Readonly<Record<string, string>>;
};

/** Fills `{name}` in a text. */
export function filled(text: string, slots: Readonly<Record<string, string | number>>): string {
	return text.replace(/\{(\w+)\}/g, (slot, name: string) => String(slots[name] ?? slot));
}
