import { z } from "zod";

const words = z.array(z.string());
/** Words that mean one thing, by the name that patterns use for them. */
const families = z.record(z.string(), words);
/** Patterns for English, and for Hindi in the one Latin spelling. */
const patterns = z.object({ en: words.default([]), hindi: words.default([]) });
/** For a written word the plain one, turned round so that each plain word stands once. */
const byPlain = z.record(z.string(), words);
const letters = z.record(z.string(), z.string());

/** What `content/gate/spellings.yaml` holds: how people write. */
export const spellingsSchema = z.strictObject({
	words: byPlain,
	/** Several words for several; `after` and `before` name the neighbours without which they stay as they are. */
	phrases: z.array(
		z.strictObject({ written: z.string(), plain: z.string(), after: words.optional(), before: words.optional() }),
	),
	glued: z.strictObject({ words, signs: words, danger: words, plainDanger: words }),
	veiled: words,
	pictures: letters,
	lookalikes: letters,
	signsForLetters: letters,
	/** Answers that stand for themselves between full stops. */
	answers: words,
	turning: z.strictObject({ always: words, afterVerb: words, verbs: words, allBut: words }),
	romanising: z.strictObject({
		consonants: letters,
		vowels: letters,
		signs: letters,
		keepsLong: words,
		losesLong: words,
		words: byPlain,
		beforeKar: words,
		beforeStress: words,
		nounsInUn: words,
		hamAsObject: words,
		otherSubjects: words,
	}),
});
export type Spellings = z.infer<typeof spellingsSchema>;

/** Whom words are about, in one language: see `owner.ts`. */
const grammar = z.strictObject({
	lists: z.strictObject({
		self: words,
		/** Only within what is looked for: "cut my wrist", but "my friend". */
		selfInMatch: words,
		third: words,
		persons: words,
		/** People who are also spoken to so: they are spoken of behind one of `owned` alone. */
		called: words.default([]),
		owned: words.default([]),
		bot: words.default([]),
		not: words,
		/** A not before these denies nothing: "not only". */
		notDenied: words.default([]),
	}),
	selfEndings: words.default([]),
	thirdEndings: words.default([]),
	/** The verb, whose ending names the person, stands last. */
	verbLast: z.boolean().default(false),
});

const SIGNS = ["past", "well", "again", "bereaved", "laughter", "story", "media", "might", "denial"] as const;

/** The signs that a reading looks for, see {@link wordsSchema}. */
export type Sign = (typeof SIGNS)[number];

/** What `content/gate/words.yaml` holds: the grammar of who, when and whether, and the families of the patterns. */
export const wordsSchema = z.strictObject({
	families: z.strictObject({ en: families, hindi: families }),
	grammar: z.strictObject({ en: grammar, hindi: grammar }),
	/** What a figure of speech may not hide unless it says so. */
	personal: patterns,
	/** What tells of a whole sentence or message how its other words are meant. */
	signs: z.record(z.enum(SIGNS), patterns),
});
export type Words = z.infer<typeof wordsSchema>;

/** A figure of speech: a harmless turn with grave words in it. */
export const figureSchema = z.strictObject({
	reason: z.string(),
	/** May take out words about oneself; without this it never hides `personal` words. */
	self: z.boolean().default(false),
	en: words.default([]),
	hindi: words.default([]),
});
export type Figure = z.infer<typeof figureSchema>;

/** All that a reading needs, as it stands in the content. */
export type ReadingContent = { spellings: Spellings; words: Words; figures: readonly Figure[] };

/** From `{plain: [written, ...]}` to a look-up of the plain word. */
export function byWritten(table: Readonly<Record<string, readonly string[]>>): ReadonlyMap<string, string> {
	return new Map(Object.entries(table).flatMap(([plain, written]) => written.map((word) => [word, plain] as const)));
}
