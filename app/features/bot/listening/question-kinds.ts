import type { BotState } from "../state";

/** What a question is after, whatever its words. */
export const QUESTION_KINDS = [
	"since-when",
	"who-knows",
	"what-helps",
	"which-place",
	"about-a-person",
	"day-or-night",
	"sleep",
	"food",
	"company",
	"event-or-feeling",
] as const;
export type QuestionKind = (typeof QUESTION_KINDS)[number];

type Signs = {
	/** Marks the questions, in English and in both kinds of Hindi. */
	asks: RegExp;
	/** Marks what answers them before they are asked. Null: it takes more than one message to know. */
	told: RegExp | null;
};

const SIGNS: Readonly<Record<QuestionKind, Signs>> = {
	"since-when": {
		asks: /\b(?:how long|since when|since today|start today|when did|when was it|at what point|how far back|how did (?:it|this|things|the)\b.*\b(?:begin|start|come)|did it come slowly|a time (?:before|when)|koi samay tha|first notice|from the (?:start|first)|has it been|around for longer|shuruaat|shuru hu|kab se|kab (?:shuru|badl|mehsoos|aur kaise)|kuch samay se|pehli baar)\b|कब से|कब शुरू|कब बदल|कब और कैसे|कुछ समय से|शुरुआत|शुरू हु|पहली बार|कोई समय था/i,
		// The memory keeps this one with its words.
		told: null,
	},
	"who-knows": {
		asks: /^(?:with |in )?(?:who|whom)\b|\bwho (?:else )?knows\b|^(?:is there|does|have you told|have you been able to say) .*\b(?:any|some)(?:one|body)\b|\bkaun\b|\bkoi (?:hai|insaan)|\bkisse\b|\bkiss?i ne\b|कौन|किससे|किसी ने|कोई है/i,
		told: /\b(?:not|didnt|havent|never|dont|cant) (?:\w+ )?(?:tell|told) (?:him|her|them|my \w+) (?:\w+ )?(?:any|about|how|what|these|this|that|yet|because)\b|\bonly (?:my \w+|he|she|they) knows?\b|\beveryone knows\b/,
	},
	"what-helps": {
		asks: /\bwhat (?:\w+ )?(?:helps?|helped|eases?|eased|cooled)\b|\bmade? .*\b(?:easier|softer|lighter|weaker|shorter|safer|gap|better sleep)\b|\b(?:gives?|find) .*\b(?:relief|rest|breather|breathing room|back even)\b|\bgot you through\b|\bgets you through\b|\bwhat takes (?:its|the)\b|\bgone a little better\b/i,
		told: /\b(?:it helps when|what helps is|(?:only|thing) that helps|nothing helps|calms me)\b/,
	},
	"which-place": {
		asks: /something at home, or somewhere|where does it happen|in which places|ghar ki hai, ya kahin|घर की है, या कहीं/i,
		told: /\b(?:school|college|hostel|office|work|job|at home|class|tuition|shop|village|hospital|ghar|office|duty)\b|स्कूल|कॉलेज|ऑफ़िस|घर|काम/,
	},
	"about-a-person": {
		asks: /is it about a person|who in the family is|with whom in the family|somebody in particular|kya baat kisi insaan|क्या बात किसी इंसान/i,
		told: /\b(?:people|everyone|they|he|she|my (?:mother|mom|father|dad|papa|wife|husband|son|daughter|brother|sister|boss|friend|teacher|boyfriend|girlfriend|parents|cousins?))\b|\bsab log\b/,
	},
	"day-or-night": {
		asks: /in the day, or at night|at what time of day|which (?:hours|part) of the day|which hours|din mein zyada|दिन में ज़्यादा/i,
		told: /\b(?:at night|nights?|evenings?|mornings?|[1-5] ?am|raat|subah|shaam)\b|रात|सुबह|शाम/,
	},
	sleep: {
		asks: /sleep last night|your last night|your last sleep|raat thodi neend|रात थोड़ी नींद/i,
		told: /\b(?:slept|sleep|sleeping|awake|neend)\b|नींद/,
	},
	food: {
		asks: /eaten something|aaj kuch khaya|आज कुछ खाया/i,
		told: /\b(?:ate|eat|eaten|eating|lunch|dinner|breakfast|khana|khaya)\b|खाना|खाया/,
	},
	company: {
		asks: /somebody near you right now|koi aapke paas|कोई आपके पास/i,
		told: /\b(?:i am|im|all|sitting|living|live) (?:here )?alone\b|\bby myself\b|\b(?:is|are) (?:here )?with me\b|\bakel[ai]\b|अकेल/,
	},
	"event-or-feeling": {
		asks: /something that happened, or|did something happen|kuch hua hai|कुछ हुआ है/i,
		told: /\b(?:happened|said to me|shouted at me|broke up|passed away|died|fired|failed)\b/,
	},
};

/** Offers and answers end in a question too, but are longer. */
const LONGEST_QUESTION = 90;

/** What the questions that are closed: answered before they were asked, or asked of late in other words. */
export function closedKinds({ memory, spoken }: Pick<BotState, "memory" | "spoken">): QuestionKind[] {
	const asked = spoken.flat().filter((wording) => wording.endsWith("?") && wording.length < LONGEST_QUESTION);
	return QUESTION_KINDS.filter(
		(kind) =>
			memory.answered.includes(kind) ||
			(kind === "since-when" && memory.since !== null) ||
			(kind === "who-knows" && memory.toldNobody) ||
			asked.some((wording) => SIGNS[kind].asks.test(wording)),
	);
}

/** Whether a question is of one of the kinds. */
export function isOfKind(wording: string, kinds: readonly QuestionKind[]): boolean {
	return kinds.some((kind) => SIGNS[kind].asks.test(wording));
}

/**
 * The kinds of questions that a message answers, asked or not.
 *
 * @param plain the message in lower case, without apostrophes
 */
export function kindsAnswered(plain: string): QuestionKind[] {
	return QUESTION_KINDS.filter((kind) => SIGNS[kind].told?.test(plain));
}
