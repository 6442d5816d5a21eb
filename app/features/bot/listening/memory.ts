import { detectLanguage } from "../understanding/language";
import { isHeavy } from "./heaviness";
import { mirrorHindi } from "./hindi/mirror";
import { kindsAnswered, type QuestionKind } from "./question-kinds";
import { reflect, tellingPart } from "./reflect";
import { plainText, wordCount } from "./scene";
import { type NamedThing, thingIn } from "./thing-named";

/** What a person told of themselves in this conversation, in their own words. Kept with the conversation alone. */
export type Memory = {
	name: string | null;
	/** Whom they spoke of, as the bot would say it: "your mother". The latest is last. */
	people: string[];
	/** How long it has been so: "for two years". */
	since: string | null;
	/** What happened, turned: "your boss shouted at you". The first is what they came with. */
	told: string[];
	/** They said that nobody knows of it. */
	toldNobody: boolean;
	/** Kinds of questions that they answered, asked or not. */
	answered: QuestionKind[];
	/** In how many messages something heavy was told. */
	heavy: number;
	/** How many messages said more than a word or two. */
	sentences: number;
	/** The talk opened with the trouble of a friend, or with an illness at home. */
	ofAnother: boolean;
	/** The thing that was named last, to ask on from when a word or two follow. */
	thing: NamedThing | null;
};

export const EMPTY_MEMORY: Memory = {
	name: null,
	people: [],
	since: null,
	told: [],
	toldNobody: false,
	answered: [],
	heavy: 0,
	sentences: 0,
	ofAnother: false,
	thing: null,
};

const PEOPLE_KEPT = 6;
const TOLD_KEPT = 8;
/** So many words are more than an answer. */
const TELLS_FROM = 3;

const PEOPLE =
	/\bmy (?:(?:elder|younger|little|big|best|only|old|own|late) )?(sister[- ]in[- ]law|brother[- ]in[- ]law|son[- ]in[- ]law|daughter[- ]in[- ]law|mother|mom|mum|mummy|mumma|maa|amma|father|dad|papa|baba|parents|husband|hubby|wife|son|daughter|child|children|kids|baby|brother|sister|mother-in-law|mother in law|mil|father-in-law|father in law|in-laws|in laws|boyfriend|girlfriend|bf|gf|ex|partner|fianc[eé]e?|boss|manager|teacher|professor|friend|friends|roommate|grandmother|grandfather|dadi|dada|nani|nana|uncle|aunt|cousin|colleagues|team lead|landlord|dog|cat)\b/gi;

const SPELLED: Record<string, string> = {
	mom: "mother",
	mum: "mother",
	mummy: "mother",
	mumma: "mother",
	maa: "mother",
	amma: "mother",
	dad: "father",
	papa: "father",
	baba: "father",
	hubby: "husband",
	mil: "mother-in-law",
	"mother in law": "mother-in-law",
	"father in law": "father-in-law",
	"in laws": "in-laws",
	"sister in law": "sister-in-law",
	"brother in law": "brother-in-law",
	"son in law": "son-in-law",
	"daughter in law": "daughter-in-law",
	bf: "boyfriend",
	gf: "girlfriend",
	kids: "children",
};

const NUMBER =
	"(?:\\d{1,2}|a|an|one|two|three|four|five|six|seven|eight|nine|ten|many|several|few|a few|couple of|a couple of|last few|past few)";
const SPAN = "(?:minutes?|hours?|days?|nights?|weeks?|months?|years?|yrs?)";
const SINCE = new RegExp(
	`\\b(?:since|for|from|past|last)\\s+(?:the\\s+)?(?:last\\s+|past\\s+)?(${NUMBER}\\s+${SPAN})\\b`,
	"i",
);

/** A day, a month or a feast, or something that happened: "since Sunday", "in March", "since diwali". */
const SINCE_THEN =
	/\bsince (?:he|she|i|we|they|it|my \w+) (?:came|left|went|moved|shifted|was|got|started|joined|died|\w+ed)\b|\bsince (?:last |this )?(?:\w+day|week|month|year|january|february|march|april|may|june|july|august|september|october|november|december|diwali|holi|eid|christmas|season|childhood|school|college|class \w+|\d{4})\b|\b(?:this|last) (?:year|month|week|season)\b|\bfor (?:the|my) (?:second|third|fourth|fifth|sixth|\d+(?:nd|rd|th)) (?:day|night|week|month|year)\b|\byesterday\b|\blast night\b|\b(?:in|last) (?:january|february|march|april|june|july|august|september|october|november|december)\b/i;
/** "Moved here 8 months back", "not spoken in 11 days": it answers since when, and is no state that lasts. */
const SPAN_BACK = new RegExp(
	`\\b${NUMBER}\\s+${SPAN} (?:back|ago)\\b|\\b(?:not|never|\\w+nt) .*\\bin (?:${NUMBER}\\s+)?${SPAN}\\b`,
	"i",
);
/** How long somebody else, or a thing, has been so is not how long it has been hard. */
const OF_ONESELF = /\b(?:i|im|i'm|i've|ive|me|we|us|it's|its|it|this|been|like this)\b/i;
/** "He did not talk to me for a month": it lasted so long, and is over. */
const OVER =
	/\b(?:didn'?t|did not|wasn'?t|was|were|lived|worked|stayed|wrote|kept|had|did|made|taught|studied|played|waited|saved)\b.*\bfor\b|\bfor .* (?:i|we|he|she|they) (?:went|drove|took|did|had|\w+ed)\b/i;
const WORDS_OF_AN_ANSWER = 6;
const SPAN_ALONE = new RegExp(`^\\W*(?:its been |it has been |been )?(${NUMBER}\\s+${SPAN})\\b`, "i");
const SINCE_HINDI =
	/\b(?:\d{1,2}|ek|do|teen|char|chaar|paanch|panch|chhe|che|saat|aath|das|kai|kuch|bahut)\s+(?:dino?n?|hafte|hafton|mahine|mahino?n?|saal|salon|saalon)\s+(?:se|ho ga)|\bbachpan se\b|(?:एक|दो|तीन|चार|पाँच|पांच|छह|सात|आठ|दस|कई|कुछ|\d+)\s+(?:दिन|दिनों|हफ़्ते|हफ्ते|हफ़्तों|महीने|महीनों|साल|सालों)\s+(?:से|हो ग)|बचपन से/iu;

const TOLD_NOBODY =
	/\b(?:no ?one|nobody|none of them) (?:here |else |at home |in (?:my|the) \w+ )?(?:knows?|knew|has any idea)|\b(?:have not|havent|haven't|didnt|didn't|did not|never) (?:told|tell|said it to|spoken to|talked to) (?:any ?(?:one|body)|a soul)|\b(?:cant|can't|cannot) tell any ?(?:one|body)|kisi (?:ko|se) (?:bhi )?(?:nahi|nahin|nhi) (?:pata|bata\w*|bola|kaha|keh\w*)|kisi (?:ko|se) (?:kuch )?(?:bataya|kaha|bola) (?:nahi|nahin|nhi)|किसी (?:को|से) (?:भी )?(?:कुछ )?नहीं (?:पता|बता|कह|बोल)/iu;

/** "It's Priya again": a name that comes without being announced. */
const NAME_WITH_GREETING = /^(?:hi|hello|hey|namaste)[\s,]+(?:i am|i'm|im) ([a-z]{3,15})[.\s]*$/i;
const NAME_IN_PASSING = /\b(?:its|it's|i am|i'm|im|this is)\s+([a-z]{3,15})\s+(?:again|here|this side)\b/i;

const NAME =
	/\b(?:my name is|my name's|i am called|call me|i go by|this is|mera naam|मेरा नाम)\s+([\p{L}\p{M}]{2,20})/iu;
/** What follows "call me" or "this is" far more often than a name does. */
const NO_NAME = new Set(
	"not the a an so very too just my his her our your what how why when where it that this all going hard bad sad killing about really happening stupid crazy lazy mad fat ugly names every always later back fine sad tired lost alone depressed anxious scared new okay good done stuck stressed bored angry feeling having looking lonely broken worried confused sick pagal hai है".split(
		" ",
	),
);

/**
 * Takes from a message what is worth remembering.
 *
 * @param memory as it was; not changed
 * @param userInput one message as typed
 */
export function remember(memory: Memory, userInput: string): Memory {
	const isEnglish = detectLanguage(userInput) === "en";
	const reflected = isEnglish ? (tellingPart(userInput) ?? reflect(userInput)) : mirrorHindi(userInput);
	return {
		...memory,
		name: nameIn(userInput) ?? memory.name,
		people: newest([...memory.people, ...peopleIn(userInput)], PEOPLE_KEPT),
		since: sinceIn(userInput) ?? memory.since,
		told: reflected === null ? memory.told : newest([...memory.told, reflected], TOLD_KEPT),
		toldNobody: memory.toldNobody || TOLD_NOBODY.test(userInput),
		answered: [...new Set([...memory.answered, ...kindsAnswered(plainText(userInput))])],
		heavy: memory.heavy + (isHeavy(userInput) ? 1 : 0),
		sentences: memory.sentences + (wordCount(userInput) >= TELLS_FROM ? 1 : 0),
		thing: (isEnglish ? thingIn(plainText(userInput)) : null) ?? memory.thing,
	};
}

function nameIn(userInput: string): string | null {
	const name = (NAME.exec(userInput) ?? NAME_IN_PASSING.exec(userInput) ?? NAME_WITH_GREETING.exec(userInput))?.[1];
	if (name === undefined || NO_NAME.has(name.toLowerCase())) return null;
	return name.charAt(0).toUpperCase() + name.slice(1);
}

/** Whom a message speaks of, as the bot would say it. */
export function peopleIn(userInput: string): string[] {
	return [...userInput.matchAll(PEOPLE)].map(([, person = ""]) => {
		const spoken = person.toLowerCase();
		return `your ${SPELLED[spoken] ?? spoken}`;
	});
}

/** Whether a message itself tells how long it has been. */
export function tellsSince(userInput: string): boolean {
	return sinceIn(userInput) !== null;
}

/** "since 2 years" is how many people in India say "for two years". */
function sinceIn(userInput: string): string | null {
	const span = SINCE.exec(userInput)?.[1]?.toLowerCase();
	if (span === undefined)
		return (
			(SPAN_ALONE.exec(userInput) ??
				SPAN_BACK.exec(userInput) ??
				SINCE_THEN.exec(userInput) ??
				SINCE_HINDI.exec(userInput))?.[0].toLowerCase() ?? null
		);
	if (OVER.test(userInput)) return `${span} long`;
	if (!OF_ONESELF.test(userInput) && wordCount(userInput) > WORDS_OF_AN_ANSWER) return `since ${span}`;
	const full = span.replace(/\byrs?\b/, (short) => (short === "yr" ? "year" : "years"));
	if (/^(?:few|couple)/.test(full)) return `for a ${full}`;
	if (/^(?:last|past) /.test(full)) return `for the ${full}`;
	return `for ${full}`;
}

function newest(list: readonly string[], length: number): string[] {
	return [...new Set(list.toReversed())].reverse().slice(-length);
}
