import type { Topic } from "../understanding/labels";
import { KINDS_OF_THINGS, type KindOfThing } from "./things";

/** A thing of somebody's life, as the bot would say it: "your dog". */
export type NamedThing = { kind: string; name: string };

/** What a thing is called when the bot speaks of it. */
const TURNED: Readonly<Record<string, string>> = { my: "your", our: "your", a: "the", an: "the", one: "the" };
/** At most one word may stand between, and none of those with which a sentence goes on. */
const NOUN_PHRASE =
	"\\b(my|our|his|her|their|the|a|an|that|one) ((?!(?:is|was|\\w+s|and|to|in|of|my|the|own|whole|same) )[a-z]+ )?";
/** "I do not even play football": it is named, and is not there. */
const DENIED = /\b(?:dont|doesnt|didnt|never|not|no|without|cant|wont) (?:\w+ ){0,2}$/;
/** "A retired bank manager" is no bank. */
const NO_COMPOUND =
	"(?! (?:manager|clerk|officer|boss|job|exam|test|teacher|driver|owner|partner|uncle|aunty|conductor|guy|boy|girl|table|number|card|staff|union|business|hours|duty|mates?|friends?|shirt|dress|clothes|suit|shoes|hall|form|day|season)\\b)";
/** "Chemistry is ok": not what somebody comes with. */
const IS_WELL =
	/\b\w+ (?:is|are|was|were|goes|went) (?:all |quite |mostly )?(?:ok|okay|fine|alright|easy|done|over)\b(?! (?:but|only|if)\b)/g;
const PATTERNS: ReadonlyMap<string, RegExp> = new Map(
	KINDS_OF_THINGS.flatMap(({ id, nouns }) =>
		nouns === undefined ? [] : [[id, new RegExp(`${NOUN_PHRASE}(${nouns})\\b${NO_COMPOUND}`)]],
	),
);

/**
 * The thing of a kind that a message names in English.
 *
 * @param message plain
 * @param topic what the talk is about
 */
export function namedOfKind(message: string, kind: KindOfThing, topic: Topic | null): NamedThing | null {
	const text = message.replace(IS_WELL, " ");
	if (kind.within !== undefined && (topic === null || !kind.within.includes(topic))) return null;
	if (kind.unless?.test(text) || kind.with?.test(text) === false) return null;
	const found = PATTERNS.get(kind.id)?.exec(text) ?? kind.bare?.exec(text);
	if (!found || DENIED.test(text.slice(0, found.index))) return null;
	const [whole, determiner, between = "", noun] = found;
	const name = determiner === undefined ? withArticle(whole, kind) : `${turned(determiner, kind)} ${between}${noun}`;
	return { kind: kind.id, name };
}

function turned(determiner: string, { own }: KindOfThing): string {
	return own && /^(?:an?|one)$/.test(determiner) ? "your" : (TURNED[determiner] ?? determiner);
}

/** "maths test" is a noun like others and wants its article; "physics" stands for itself. */
function withArticle(bare: string, { nouns }: KindOfThing): string {
	return new RegExp(`\\b(?:${nouns})$`).test(bare) ? `the ${bare}` : bare;
}

/** The thing that a message names in English, whatever the talk is about. Null when it names none. */
export function thingIn(text: string): NamedThing | null {
	for (const kind of KINDS_OF_THINGS) {
		const thing = namedOfKind(text, kind, null);
		if (thing !== null) return thing;
	}
	return null;
}
