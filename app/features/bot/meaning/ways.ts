import type { Content } from "../content/content";
import { LANGUAGES, type Language } from "../content/schema";

/** What a question means that nothing here answers. */
export const UNANSWERED = "none";
/** What only the rest of the message makes clear: "is that a problem?". */
export const VAGUE = "vague";

/** A way of saying something, by the id of what is said. */
export type Way = { id: string; language: Language; text: string };

/** Ways of saying what is answered, remarked, wished, or asked for by name (`flow:ID`, an exercise). */
export function waysOfAsking(content: Content): Way[] {
	const exercises = [...content.flows.values()].filter(({ kind }) => kind === "exercise");
	return [
		...[...content.entries.values()].flatMap(({ id, ways }) => inAll(id, ways)),
		...exercises.flatMap(({ id, ways }) => inAll(`flow:${id}`, ways)),
	];
}

/** What the buttons that lead there say: typed, they mean the same. */
export function namesOf(content: Content): Way[] {
	const exercises = [...content.flows.values()].filter(({ kind }) => kind === "exercise");
	const named = [
		...[...content.entries.values()].map(({ id, short }) => [id, short] as const),
		...exercises.map(({ id, title }) => [`flow:${id}`, title] as const),
	];
	return named.flatMap(([id, name]) => LANGUAGES.map((language) => ({ id, language, text: name[language] })));
}

/** Every way, in every language. */
export function inAll(id: string, ways: Readonly<Record<Language, readonly string[]>>): Way[] {
	return LANGUAGES.flatMap((language) => ways[language].map((text) => ({ id, language, text })));
}
