import type { Topic } from "../understanding/labels";
import { KINDS_OF_THINGS, type KindOfThing } from "./things";

/** A thing of somebody's life, as the bot would say it: "your dog". */
export type NamedThing = { kind: string; name: string };

/** What a thing is called when the bot speaks of it. */
const TURNED: Readonly<Record<string, string>> = { my: "your", our: "your", a: "the", an: "the", one: "the" };
/** At most one word may stand between, and none of those with which a sentence goes on. */
const NOUN_PHRASE =
	"\\b(my|our|his|her|their|the|a|an|that|one) ((?!(?:is|was|and|to|in|of|my|the|own|whole|same) )[a-z]+ )?";
const PATTERNS: ReadonlyMap<string, RegExp> = new Map(
	KINDS_OF_THINGS.map(({ id, nouns }) => [id, new RegExp(`${NOUN_PHRASE}(${nouns})\\b`)]),
);

/**
 * The thing of a kind that a message names.
 *
 * @param text the message, plain
 * @param topic what the talk is about
 */
export function namedOfKind(text: string, kind: KindOfThing, topic: Topic | null): NamedThing | null {
	if (kind.within !== undefined && (topic === null || !kind.within.includes(topic))) return null;
	if (kind.unless?.test(text) || kind.with?.test(text) === false) return null;
	const [, determiner, between = "", noun] = PATTERNS.get(kind.id)?.exec(text) ?? [];
	if (determiner !== undefined) return { kind: kind.id, name: `${TURNED[determiner] ?? determiner} ${between}${noun}` };
	const bare = kind.bare?.exec(text)?.[0];
	return bare === undefined ? null : { kind: kind.id, name: withArticle(bare, kind) };
}

/** "maths test" is a noun like others and wants its article; "physics" stands for itself. */
function withArticle(bare: string, { nouns }: KindOfThing): string {
	return new RegExp(`\\b(?:${nouns})$`).test(bare) ? `the ${bare}` : bare;
}

/** The thing that a message names, whatever the talk is about. Null when it names none. */
export function thingIn(text: string): NamedThing | null {
	for (const kind of KINDS_OF_THINGS) {
		const thing = namedOfKind(text, kind, null);
		if (thing !== null) return thing;
	}
	return null;
}
