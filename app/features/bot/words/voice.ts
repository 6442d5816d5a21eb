import type { Language, Text } from "../content/schema";

/** Something to say: its id in the content, and its wordings. */
export type Said = { id: string; text: Text };

/** Values for the slots of all texts, such as `line.talk` or a fact's name. */
export type Slots = Readonly<Record<string, string>>;

/**
 * Puts what is to be said into words: of each text the wording that was not used for the longest time.
 *
 * @param said what to say, in order; each becomes a paragraph of its own when it is long, else it follows on
 * @param spoken ids of the wordings of the last turns, oldest first
 * @returns the words, and the ids of the wordings that were used
 */
export function speak(
	said: readonly Said[],
	language: Language,
	slots: Slots,
	spoken: readonly (readonly string[])[],
): { response: string; used: string[] } {
	const used: string[] = [];
	const before = spoken.flat();
	const parts = said.map(({ id, text }) => {
		const wordings = text[language];
		const at = freshest(wordings.length, id, [...before, ...used]);
		used.push(`${id}#${at}`);
		return fillSlots(wordings[at] as string, slots);
	});
	return { response: joined(parts.filter((part) => part !== "")), used };
}

/**
 * A part that is said only where it is true. Of a line: `[free.talk:, free of charge]`, `[always.talk: day and night]`,
 * `[known.talk: …]` for what is so of the shipped service alone, `[own.talkAlternative: …]` where no other line has the same
 * number. Of what was told: `[their-deed.taken: …]`, of any value `[their-deed.known: …]`, of none `[their-deed.unknown: …]`.
 */
const CONDITION = /\[([\w-]+)\.([\w-]+):([^\]]*)\]/g;

/**
 * Fills the slots of a text. One that has no value is left out, with the quotes around it, and so is a part whose
 * condition no slot meets.
 */
export function fillSlots(text: string, slots: Slots): string {
	const isTrue = (name: string, value: string) =>
		value === "unknown" ? !Object.hasOwn(slots, `${name}.known`) : Object.hasOwn(slots, `${name}.${value}`);
	return text
		.replace(CONDITION, (_, name: string, value: string, part: string) => (isTrue(name, value) ? part : ""))
		.replace(/["“]?\{([\w.-]+)\}["”]?/g, (placed, name: string) =>
			Object.hasOwn(slots, name) ? placed.replace(`{${name}}`, slots[name] as string) : "",
		)
		.replace(/ {2,}/g, " ")
		.trim();
}

/** A reply of more than this reads better in paragraphs. */
const LONG = 160;

function joined(parts: readonly string[]): string {
	return parts.reduce((text, part) => {
		if (text === "") return part;
		return text.length + part.length > LONG ? `${text}\n\n${part}` : `${text} ${part}`;
	}, "");
}

/** The place of the wording that was not used, or not for the longest time. */
function freshest(count: number, id: string, used: readonly string[]): number {
	let best = 0;
	let oldest = Number.POSITIVE_INFINITY;
	for (let at = 0; at < count; at++) {
		const last = used.lastIndexOf(`${id}#${at}`);
		if (last < oldest) [best, oldest] = [at, last];
	}
	return best;
}
