import { expect, test } from "vitest";
import { textsOf } from "../content/check";
import { CONTENT } from "../content/content.server";
import { fillSlots } from "./voice";

const TEXT = "{name.talk} answers[always.talk: day and night] at {line.talk}[free.talk:, free].";
const named = { "name.talk": "Campus line", "line.talk": "555 0100" };

test("hours and cost are said only of a line of which they are known", () => {
	expect(fillSlots(TEXT, { ...named, "always.talk": "yes", "free.talk": "yes" })).toBe(
		"Campus line answers day and night at 555 0100, free.",
	);
	expect(fillSlots(TEXT, { ...named, "free.talk": "yes" })).toBe("Campus line answers at 555 0100, free.");
	expect(fillSlots(TEXT, named)).toBe("Campus line answers at 555 0100.");
});

test("a condition in brackets is of the content, never of what a person wrote", () => {
	expect(fillSlots("You said “{own}”.", { own: "[free.talk: x]" })).toBe("You said “[free.talk: x]”.");
});

test("a part is said only where a fact was told, or was not", () => {
	const text = "Stay[deed.taken:, and keep the packet][deed.unknown:, and ask].";
	expect(fillSlots(text, { "deed.known": "yes", "deed.taken": "yes" })).toBe("Stay, and keep the packet.");
	expect(fillSlots(text, { "deed.known": "yes", "deed.none": "yes" })).toBe("Stay.");
	expect(fillSlots(text, {})).toBe("Stay, and ask.");
});

test("what is so of the service that ships is said of no other", () => {
	const text = "[known.talk:You choose a language by a key. ]You can hang up.";
	expect(fillSlots(text, { "known.talk": "yes" })).toBe("You choose a language by a key. You can hang up.");
	expect(fillSlots(text, {})).toBe("You can hang up.");
});

/** Cost and hours, as texts say them. */
const CLAIM =
	/\bfree\b|costs? nothing|no charge|(?:day|night) (?:and|or) (?:day|night)|at (?:any|every) hour|any time|all night|24 ?hours|round the clock|\bmuft\b|bina paise|din[- ]raat|din ho ya raat|raat bhar|kabhi bhi|kisi bhi waqt|har waqt|चौबीस|24 घंट|दिन[- ]रात|दिन हो या रात|रात भर|कभी भी|किसी भी (?:समय|वक़्त)|हर (?:समय|वक़्त)|मुफ़्त|बिना पैसे/i;
const SENTENCE = /(?<=[.!?।])\s+/;
const LINE = /\{(?:line|name)\.\w+\}/;
/** Texts that say it beside a line, of something else: a platform's time to take a picture down, a hospital's door. */
const OF_SOMETHING_ELSE = ["morphed-photos", "nobody-comes"];

test("no text says of a line that may be another's that it is free, or always there", () => {
	const rules = CONTENT.llm.rules.map(({ tell }): [string, string] => ["llm", tell]);
	const texts = textsOf(CONTENT).flatMap(([id, say]) =>
		Object.values(say)
			.flat()
			.map((text): [string, string] => [id, text]),
	);
	expect(texts.length).toBeGreaterThan(4_500);
	const claims = [...texts, ...rules].flatMap(([id, text]) =>
		text
			.replace(/\[(?:free|always|known)\.\w+:[^\]]*\]/g, "")
			.split(SENTENCE)
			.filter((sentence) => LINE.test(sentence) && CLAIM.test(sentence))
			.filter(() => !OF_SOMETHING_ELSE.includes(id))
			.map((sentence) => `${id}: ${sentence}`),
	);
	expect(claims).toEqual([]);
});
