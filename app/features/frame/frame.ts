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
	/** What is said in place of English sentences, by the sentence; slots take whatever stands there. */
	sentences: Readonly<Record<string, string>>;
};

/** Fills `{name}` in a text. */
export function filled(text: string, slots: Readonly<Record<string, string | number>>): string {
	return text.replace(/\{(\w+)\}/g, (slot, name: string) => String(slots[name] ?? slot));
}

/** An English sentence as a page says it in its own language; null for one that it does not know. */
export function saidIn(sentences: Frame["sentences"], text: string): string | null {
	if (Object.hasOwn(sentences, text)) return sentences[text] ?? null;
	for (const [sentence, said] of Object.entries(sentences)) {
		if (!sentence.includes("{")) continue;
		const pattern = sentence.replace(/[.*+?^$()|[\]\\]/g, "\\$&").replace(/\{(\w+)\}/g, "(?<$1>.+)");
		const found = new RegExp(`^${pattern}$`).exec(text);
		if (found !== null) return filled(said, found.groups ?? {});
	}
	return null;
}
