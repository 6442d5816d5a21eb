import { ACT_RULES, FILLERS } from "./act-rules";
import { ACTS, type Act, TOPICS, type Topic } from "./labels";
import { SHORT_SPELLINGS } from "./short-spellings";
import { normalise, wordsOf } from "./text";
import { TOPIC_RULES } from "./topic-rules";

/** What the rules find in one message. */
export type RulesFinding = {
	act: { id: Act; confidence: number } | null;
	topics: { topic: Topic; confidence: number }[];
	/** The whole message is one known short answer: surer than any model. */
	wholeMessage: boolean;
};

type Pattern = { parts: readonly string[]; prefix: readonly boolean[] };
type Entry<Value> = { pattern: Pattern; value: Value };

const PREFIX_MARK = "zzprefix";
const SURE = 0.95;
const LIKELY = 0.75;
const MOST_TOPICS = 3;
/** Added to the sum of all topics' points, so that one weak hint stays below a confident answer. */
const DOUBT = 1.6;
const LONGER_PHRASE = 1.5;
/** Beyond this many words a phrase somewhere in the message seldom is what the message is for. */
const SHORT_MESSAGE = 14;

/**
 * A spelling key for romanised Hindi, which has no one spelling: long vowels are short, 'w' is 'v',
 * 'z' is 'j', a nasal 'n' at the end is silent ("zyaada", "jyada"; "nahiin", "nahi"), and what was thumbed without
 * its vowels gets them back ("btaya"). English words keep apart well enough, since both sides of a comparison go
 * through it.
 *
 * @param word one lower-case word
 */
export function spellingKey(word: string): string {
	return (SHORT_SPELLINGS.get(word) ?? word)
		.replace(/aa+/g, "a")
		.replace(/ee+|ii+/g, "i")
		.replace(/oo+|uu+/g, "u")
		.replace(/chh/g, "ch")
		.replace(/w/g, "v")
		.replace(/z/g, "j")
		.replace(/([aeiou])n$/, "$1");
}

/**
 * What the message is about and does, by rules alone: for Hindi and Hinglish, for very short
 * messages, and while the model is away.
 *
 * @param userInput any text
 * @returns the act with its confidence or null, and at most three topics, best first
 */
export function understandByRules(userInput: string): RulesFinding {
	const normalised = normalise(userInput);
	const words = wordsOf(normalised);
	const whole = wholeMessageAct(normalised, words);
	if (whole) return { act: { id: whole, confidence: SURE }, topics: [], wholeMessage: true };
	const act = actWithin(words);
	return {
		act: act ? { id: act, confidence: LIKELY } : null,
		topics: topicsOf(topicPoints(words)),
		wholeMessage: false,
	};
}

/** How many cues a message can give: two weights for each topic, one for each act. */
export const CUES = TOPICS.length * 2 + ACTS.length;

/**
 * The rules' hits as numbers, for the model to weigh: for each topic the strong and the weak ones,
 * for each act those within the message.
 *
 * @param userInput any text
 * @returns {@link CUES} counts, each at most two
 */
export function cuesOf(userInput: string): number[] {
	const words = wordsOf(normalise(userInput));
	const cues = new Array<number>(CUES).fill(0);
	for (const { topic, weight } of matchesIn(TOPIC_INDEX, words)) {
		const at = TOPICS.indexOf(topic) + (weight === 2 ? 0 : TOPICS.length);
		cues[at] = Math.min(2, (cues[at] ?? 0) + 1);
	}
	for (const { act } of matchesIn(ACT_INDEX, words)) {
		const at = TOPICS.length * 2 + ACTS.indexOf(act);
		cues[at] = Math.min(2, (cues[at] ?? 0) + 1);
	}
	return cues;
}

function wholeMessageAct(normalised: string, words: readonly string[]): Act | null {
	if (words.length === 0) return EMOJI_ACTS.get(normalised) ?? null;
	const all = keyOf(words);
	const bare = keyOf(words.filter((word) => !FILLERS.has(word)));
	return WHOLE.get(all) ?? (bare === "" ? null : WHOLE.get(bare)) ?? null;
}

function actWithin(words: readonly string[]): Act | null {
	if (words.length > SHORT_MESSAGE) return null;
	// The longest phrase says most; among equals the earlier rule wins.
	const [best] = matchesIn(ACT_INDEX, words).sort((one, other) => other.length - one.length || one.rank - other.rank);
	return best?.act ?? null;
}

function topicPoints(words: readonly string[]): Map<Topic, number> {
	const points = new Map<Topic, number>();
	for (const { topic, weight, long } of matchesIn(TOPIC_INDEX, words)) {
		const point = weight * (long ? LONGER_PHRASE : 1);
		points.set(topic, (points.get(topic) ?? 0) + point);
	}
	return points;
}

function topicsOf(points: ReadonlyMap<Topic, number>): RulesFinding["topics"] {
	const total = [...points.values()].reduce((sum, point) => sum + point, DOUBT);
	return [...points]
		.map(([topic, point]) => ({ topic, confidence: point / total }))
		.sort((one, other) => other.confidence - one.confidence)
		.slice(0, MOST_TOPICS);
}

function keyOf(words: readonly string[]): string {
	return words.map(spellingKey).join(" ");
}

function compile(phrase: string): Pattern {
	const parts = wordsOf(normalise(phrase).replace(/\*/g, PREFIX_MARK));
	const prefix = parts.map((part) => part.endsWith(PREFIX_MARK));
	const bare = parts.map((part, at) => (prefix[at] ? part.slice(0, -PREFIX_MARK.length) : spellingKey(part)));
	return { parts: bare, prefix };
}

/** Patterns by the first two letters of their first word, so that a word meets few of them. */
function index<Value>(entries: readonly Entry<Value>[]): Map<string, Entry<Value>[]> {
	const byStart = new Map<string, Entry<Value>[]>();
	for (const entry of entries) {
		const start = (entry.pattern.parts[0] ?? "").slice(0, 1);
		byStart.set(start, [...(byStart.get(start) ?? []), entry]);
	}
	return byStart;
}

/** The values of all patterns that stand in the words, each pattern once. */
function matchesIn<Value>(byStart: ReadonlyMap<string, Entry<Value>[]>, words: readonly string[]): Value[] {
	const keys = words.map(spellingKey);
	const found = new Set<Entry<Value>>();
	for (let at = 0; at < words.length; at++) {
		const starts = new Set([(words[at] ?? "").slice(0, 1), (keys[at] ?? "").slice(0, 1)]);
		for (const start of starts)
			for (const entry of byStart.get(start) ?? []) if (standsAt(entry.pattern, words, keys, at)) found.add(entry);
	}
	return [...found].map((entry) => entry.value);
}

function standsAt({ parts, prefix }: Pattern, words: readonly string[], keys: readonly string[], at: number): boolean {
	if (at + parts.length > words.length) return false;
	return parts.every((part, offset) =>
		prefix[offset] ? (words[at + offset] as string).startsWith(part) : keys[at + offset] === part,
	);
}

const TOPIC_INDEX = index(
	TOPIC_RULES.flatMap(({ topic, weight, phrases }) =>
		phrases.map((phrase) => {
			const pattern = compile(phrase);
			return { pattern, value: { topic, weight, long: pattern.parts.length > 1 } };
		}),
	),
);

const ACT_INDEX = index(
	ACT_RULES.flatMap(({ act, within }, rank) =>
		within.map((phrase) => {
			const pattern = compile(phrase);
			return { pattern, value: { act, rank, length: pattern.parts.join(" ").length } };
		}),
	),
);

/** Later rules give way to earlier ones that have the same phrase. */
const WHOLE = new Map<string, Act>(
	[...ACT_RULES]
		.reverse()
		.flatMap(({ act, whole }) => whole.map((phrase) => [keyOf(wordsOf(normalise(phrase))), act] as const)),
);

const EMOJI_ACTS = new Map<string, Act>(
	ACT_RULES.flatMap(({ act, whole }) =>
		whole
			.filter((phrase) => wordsOf(normalise(phrase)).length === 0)
			.map((phrase) => [normalise(phrase), act] as const),
	),
);
