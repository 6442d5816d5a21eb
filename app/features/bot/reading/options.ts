import type { WordIndex } from "./classes";

/** What may be answered: an option's words in every language, classes of words that mean it, more ways to say it. */
export type Choice = {
	labels: readonly string[];
	heard: readonly string[];
	like: readonly string[];
	/** Its words in English alone, which the encoder knows. */
	english: readonly string[];
};

/** A message as it is compared with options: in the one spelling, and what its words mean. */
export type Said = {
	key: string;
	whole: ReadonlySet<string>;
	leading: ReadonlySet<string>;
	closing: ReadonlySet<string>;
	denies: boolean;
	asks: boolean;
};

/** A longer message tells more than an answer does. */
const LONGEST_ANSWER = 10;
const LEAST_OVERLAP = 0.6;
/** So much of the message itself must stand in the option: "will they take my baby" is more than "my baby". */
const LEAST_OF_MESSAGE = 0.34;
/** What the end of a message says plainly; a mere "ok" there answers nothing. */
const IT_IS_SO = "it-is-so";
const PLACES = ["first", "second", "third", "fourth"];

/**
 * The option that a message takes in its own words, or by a word that means it: nothing else is said with it.
 *
 * @returns its place, or null
 */
export function plainChoice(
	said: Said,
	choices: readonly Choice[],
	words: WordIndex,
	keyOf: (text: string) => string,
): number | null {
	const own = wordsIn(words, said.key).join(" ");
	const isOwn = (text: string) => wordsIn(words, keyOf(text)).join(" ") === own;
	return (
		only(choices.map(({ labels, like }) => [...labels, ...like].some(isOwn))) ??
		only(choices.map(({ heard }) => heard.some((id) => said.whole.has(id)))) ??
		place(said, choices.length)
	);
}

/**
 * Which of the offered options a message takes.
 *
 * @param said the message
 * @param choices what was offered, in order
 * @param words the lists, for the words that carry meaning
 * @param keyOf makes the one spelling
 * @returns the place of the option, or null when it takes none, or more than one alike
 */
export function choiceTaken(
	said: Said,
	choices: readonly Choice[],
	words: WordIndex,
	keyOf: (text: string) => string,
): number | null {
	const spell = (texts: readonly string[]) => texts.map((text) => wordsIn(words, keyOf(text)));
	const own = wordsIn(words, said.key);
	return (
		plainChoice(said, choices, words, keyOf) ??
		only(choices.map(({ heard }) => heard.some((id) => said.leading.has(id)))) ??
		(said.denies || !said.closing.has(IT_IS_SO)
			? null
			: only(choices.map(({ heard }) => heard.some((id) => said.closing.has(id))))) ??
		(own.length > LONGEST_ANSWER || said.asks
			? null
			: (only(
					choices.map(({ like }) =>
						spell(like).some(
							(way) => way.length >= own.length * LEAST_OF_MESSAGE && way.every((word) => own.includes(word)),
						),
					),
				) ??
				(said.denies
					? null
					: nearest(
							own,
							choices.map(({ labels }) => spell(labels)),
						))))
	);
}

/** The option whose words the message shares most; the words that many options have say little. */
function nearest(own: readonly string[], spelt: readonly string[][][]): number | null {
	const shares = spelt.map((ways) => Math.max(0, ...ways.map((way) => overlap(own, way))));
	const best = Math.max(...shares);
	if (best < LEAST_OVERLAP) return null;
	return only(shares.map((share) => share === best));
}

function overlap(one: readonly string[], other: readonly string[]): number {
	const shared = new Set(one.filter((word) => other.includes(word))).size;
	const [size, shorter] = [new Set(one).size, Math.min(new Set(one).size, new Set(other).size)];
	return shorter === 0 || shared / size < LEAST_OF_MESSAGE ? 0 : shared / shorter;
}

function place({ whole }: Said, count: number): number | null {
	const at = PLACES.findIndex((id) => whole.has(id));
	return at >= 0 && at < count ? at : null;
}

function wordsIn(words: WordIndex, key: string): string[] {
	return words.contentWords(key);
}

/** The place of the one that holds; null when none does, or several. */
function only(holds: readonly boolean[]): number | null {
	const first = holds.indexOf(true);
	return first >= 0 && holds.lastIndexOf(true) === first ? first : null;
}
