import type { HelpLine } from "../../help/lines";
import type { Content } from "../content/content";
import type { Language } from "../content/schema";
import type { Slots } from "./voice";

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
	lines: Readonly<Record<string, Pick<HelpLine, "number" | "name" | "free" | "always" | "happens">>>,
	settings: Slots,
): Slots {
	const told = Object.entries(facts).flatMap(([fact, value]) => [
		[fact, content.facts[fact]?.values[value]?.called?.[language] ?? value],
		[`${fact}.known`, "yes"],
		[`${fact}.${value}`, "yes"],
	]);
	const sharesNumber = (number: string) => Object.values(lines).filter((line) => line.number === number).length > 1;
	const numbers = Object.entries(lines).flatMap(([id, { number, name, free, always, happens }]) => [
		[`line.${id}`, number],
		[`name.${id}`, name[language]],
		...(free ? [[`free.${id}`, "yes"]] : []),
		...(always ? [[`always.${id}`, "yes"]] : []),
		...(happens !== null ? [[`known.${id}`, "yes"]] : []),
		...(sharesNumber(number) ? [] : [[`own.${id}`, "yes"]]),
	]);
	const unnamed = (id: string) => content.sentences.get(id)?.[language][0] ?? "";
	const who = content.facts.who?.values[facts.who ?? ""]?.called?.[language];
	const people = {
		whom: facts.named ?? who ?? unnamed("whom"),
		"near-name": facts["near-name"] ?? unnamed("near-one"),
	};
	return Object.fromEntries([...told, ...numbers, ...Object.entries({ ...people, ...settings })]);
}
