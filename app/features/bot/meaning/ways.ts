import type { Content } from "../content/content";
import { LANGUAGES, type Language, type Option } from "../content/schema";

/** A way of saying something, by the id of what is said. */
export type Way = { id: string; language: Language; text: string };

/** One word alone, such as "Sundays", answers a question and tells nothing. */
const FEWEST_WORDS_TOLD = 2;

/** Ways of saying what is answered, remarked, wished, or asked for by name (`flow:ID`, an exercise). */
export function waysOfAsking(content: Content): Way[] {
	const exercises = [...content.flows.values()].filter(({ kind }) => kind === "exercise");
	return [
		...entriesThat(content, (does) => does !== "telling"),
		...exercises.flatMap(({ id, ways }) => inAll(`flow:${id}`, ways)),
	];
}

/** Ways of telling something: what people tell, and what the options of topics say (`FLOW/STEP#PLACE`). */
export function waysOfTelling(content: Content): Way[] {
	const topics = [...content.flows.values()].filter(({ kind }) => kind === "topic");
	return [
		...entriesThat(content, (does) => does === "telling"),
		...topics.flatMap((flow) =>
			Object.entries(flow.steps).flatMap(([step, { options }]) =>
				options.flatMap((option, place) => waysOfOption(`${flow.id}/${step}#${place}`, option)),
			),
		),
	];
}

/** What also a bare yes or no says has no meaning of its own apart from its question. */
function waysOfOption(id: string, { text, like, heard }: Option): Way[] {
	if (heard.length > 0) return [];
	return LANGUAGES.flatMap((language) =>
		[text[language], ...(like?.[language] ?? [])].map((way) => ({ id, language, text: way })),
	).filter(({ text: way }) => way.split(" ").length >= FEWEST_WORDS_TOLD);
}

function entriesThat(content: Content, fits: (does: string) => boolean): Way[] {
	return [...content.entries.values()].filter(({ does }) => fits(does)).flatMap(({ id, ways }) => inAll(id, ways));
}

function inAll(id: string, ways: Readonly<Record<Language, readonly string[]>>): Way[] {
	return LANGUAGES.flatMap((language) => ways[language].map((text) => ({ id, language, text })));
}
