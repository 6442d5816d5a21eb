import type { Content } from "../content/content";
import type { Language } from "../content/schema";
import type { Slots } from "./voice";

/** A line as it is named and dialled, and what may be said of it; names by language. */
export type NamedLine = {
	number: string;
	name: Readonly<Record<Language, string>>;
	free?: boolean;
	always?: boolean;
	/** What happens when one calls: null where it is another's number than the one that ships. */
	happens?: object | null;
};

/**
 * What stands in the slots of all texts.
 *
 * @param facts what the person has told: a value is called as facts.yaml says, own words stand as they were written
 * @param lines the lines of help, which an operator may have replaced
 * @param settings names and values of the settings that texts name
 */
export function slotsOf(
	content: Content,
	language: Language,
	facts: Readonly<Record<string, string>>,
	lines: Readonly<Record<string, NamedLine>>,
	settings: Slots,
): Slots {
	const told = Object.entries(facts).flatMap(([fact, value]) => [
		[fact, content.facts[fact]?.values[value]?.called?.[language] ?? value],
		[`${fact}.known`, "yes"],
		[`${fact}.${value}`, "yes"],
	]);
	const sharesNumber = (number: string) => Object.values(lines).filter((line) => line.number === number).length > 1;
	const numbers = Object.entries(lines).flatMap(
		([id, { number, name, free = false, always = false, happens = null }]) => [
			[`line.${id}`, number],
			[`name.${id}`, name[language]],
			...(free ? [[`free.${id}`, "yes"]] : []),
			...(always ? [[`always.${id}`, "yes"]] : []),
			...(happens !== null ? [[`known.${id}`, "yes"]] : []),
			...(sharesNumber(number) ? [] : [[`own.${id}`, "yes"]]),
		],
	);
	const unnamed = (id: string) => content.sentences.get(id)?.[language][0] ?? "";
	const who = content.facts.who?.values[facts.who ?? ""]?.called?.[language];
	const people = {
		whom: facts.named ?? who ?? unnamed("whom"),
		"near-name": facts["near-name"] ?? unnamed("near-one"),
	};
	return Object.fromEntries([...told, ...numbers, ...Object.entries({ ...people, ...settings })]);
}
