import type { Phrase } from "../voice";

/** How a sentence is built, and what can be asked on from that alone, whatever it is about. */
export type BuiltLike = {
	id: string;
	heard: RegExp;
	unless?: RegExp;
	/** Not where it would sound like a charge: beside a loss, a wound or a guilt. */
	mayAccuse?: true;
	ask: Phrase;
};

const LITTLE =
	"(?:(?:just|only|also|then|even|still|always|sometimes|usually|mostly|really|actually|again|never|once|already) )*";
const OTHERS =
	"(?:he|she|they|everyone|everybody|people|mom|mum|mummy|amma|dad|papa|(?:my|our|his|her|the) (?!brain|mind|head|heart|stomach|hands?|body|eyes|legs|back|phone|chest|mood|sleep|life|house|home|flat|room|place|bed|shop|street|city|weather|days?|nights?|mornings?|evenings?)(?:\\w+ )?\\w+)";
/** Past forms that do not end in -ed. */
const PAST =
	"(?:\\w{2,}ed|went|came|got|took|gave|said|told|made|left|saw|ran|fell|broke|brought|bought|put|sat|stood|slept|woke|ate|wrote|read|sent|kept|lost|found|thought|knew|met|held|hid|cut|paid|sold|won|began|did|had|was|were|threw|let|heard|felt|forgot|drew|sang|drank)";
/** Verbs of being and knowing, after which nothing was done. */
const NO_DEED =
	"(?:am|m|was|is|are|will|ll|would|d|have|ve|had|has|can|could|should|must|think|guess|mean|know|feel|felt|like|love|want|wish|hope|need|hate|wanted|miss|missed|thought|knew|dont|didnt|do|did|cant|wont|never|not|got|was|were|lost|fell|slept|woke|heard|saw|knew|thought|forgot|used|just|only|also|then|even|still|always|sometimes|usually|mostly|really|actually|again|once|already|live|work|stay)";

/** What nobody is asked why they leave it undone. */
const HARM =
	/\b(?:hit|beat|slap\w*|shout\w*|yell\w*|hurt|harm|touch\w*|drink|drank|smok\w*|lie|lied|steal|stole|cheat\w*|lock\w*|threaten\w*|cut|kill\w*|jump\w*|raise\w*|abuse\w*|gambl\w*)\b|\bnever (?:did|will|would)\b/;

/** The more particular come first. English only. */
export const BY_GRAMMAR: readonly BuiltLike[] = [
	{
		id: "i-did-not",
		heard:
			/(?:^|[.,;] ?|\b(?:and|but|so|then) )i (?:still |just |also )?(?:didnt|did not|havent|have not|never) (?!did|will|would|know|think|mean|like|want|care|feel|remember|understand|hurt|raise)\w+/,
		unless: HARM,
		mayAccuse: true,
		ask: {
			en: ["What kept you from it?", "What went on in you, while you did not?", "And how is it now, that you did not?"],
		},
	},
	{
		id: "i-do-not",
		heard:
			/(?:^|[.,;] ?|\b(?:and|but|so|now) )i (?:still |just |also |even )?(?:dont|do not|cant|cannot|wont|will not) (?!know|think|mean|like|want|care|feel|remember|understand|hurt|have|need|believe|mind)\w+/,
		unless: HARM,
		mayAccuse: true,
		ask: {
			en: [
				"What stands in the way of it?",
				"What would happen, if you did?",
				"Was there a time when that was otherwise?",
			],
		},
	},
	{
		id: "we-did",
		heard: new RegExp(`(?:^|[.,;] ?|\\b(?:and|but|so|then|now) )we ${LITTLE}(?:${PAST}|used to)\\b`),
		ask: {
			en: [
				"What do you remember of it?",
				"What stays with you from that?",
				"What comes back first, when you think of it?",
			],
		},
	},
	{
		id: "i-did",
		heard: new RegExp(`(?:^|[.,;] ?|\\b(?:and|but|so|then|now|yesterday) )i ${LITTLE}(?!${NO_DEED}\\b)${PAST}\\b`),
		unless: /\bgave birth\b/,
		ask: {
			en: [
				"What came of that?",
				"What moved you to do that?",
				"And how was it, after that?",
				"What had you hoped for with that?",
			],
		},
	},
	{
		id: "others-did",
		heard: new RegExp(`(?:^|[.,;] ?|\\b(?:and|but|so|then|because|now|when) )${OTHERS} ${LITTLE}${PAST}\\b`),
		unless: /\b(?:died|passed|expired|used to|so far|was|were|had)\b/,
		ask: {
			en: [
				"How was that for you?",
				"What did you think of that?",
				"What was that like, from where you stood?",
				"What have you made of that since?",
			],
		},
	},
	{
		id: "others-do-not",
		heard: new RegExp(
			`(?:^|[.,;] ?|\\b(?:and|but|so|because|now) )${OTHERS} ${LITTLE}(?:doesnt|does not|dont|do not|wont|cant|isnt|is not|arent|are not|never)\\b`,
		),
		unless:
			/\b(?:isnt|arent|is not|are not|not) like (?:that|them|the others|the rest)\b|\b(?:never|doesnt|dont|does not|do not|not) (?:\w+ )?(?:judges?|shouts?|minds?|complains?|scolds?|hits?|drinks?|fights?|angry|bad|evil|mean|cruel|wrong)\b/,
		ask: {
			en: [
				"How do you explain that to yourself?",
				"What would you want instead?",
				"How long have you seen it like that?",
			],
		},
	},
	{
		id: "i-live-so",
		heard: new RegExp(
			`\\bi (?:am |m )?${LITTLE}(?:live|living|work|working|stay|staying|teach|teaching|run|manage|study|studying)\\b`,
		),
		ask: { en: ["What is that like, day by day?", "How did you come to that?"] },
	},
	{
		id: "i-do",
		heard: new RegExp(
			`(?:^|[.,;] ?|\\b(?:and|but|so|then|now) )i ${LITTLE}(?!${NO_DEED}\\b|${PAST}\\b)[a-z]{3,}(?<!ed)\\b`,
		),
		ask: {
			en: ["What is that like for you?", "How did that begin?", "What goes on in you, while you do it?"],
		},
	},
	{
		id: "others-are",
		heard: new RegExp(
			`(?:^|[.,;] ?|\\b(?:and|but|so|because|now) )(?:${OTHERS}|theyre|hes|shes) ${LITTLE}(?:is|are|has|have|keeps?|gets?|wants?|needs?|looks?|seems?|thinks?|lives?|plays?|makes?|pays?|sleeps?|goes|go|\\w{3,}s)\\b`,
		),
		unless:
			/\b(?:he|she|they) (?:likes?|loves?)\b|\b(?:is|are|hes|shes) (?:now |only |just )?(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|\w+teen)\b/,
		ask: {
			en: [
				"And how is that for you?",
				"What do you think, when you see that?",
				"What goes through you, when you think of it?",
			],
		},
	},
	{
		id: "so-it-is",
		heard:
			/(?:^|[.,;] ?|\b(?:and|but|so) )(?:(?:it|that|this|things|life|work|home|school|college) (?:is|are|feels?|gets?|seems?)|thats|its) (?!(?:me|my|our|his|her|their|your|not|ok|okay|fine|good|nice|great|better|best|lovely|true|right|mutual|late|just|all|an?|the (?:best|first|only))\b)\w+/,
		ask: {
			en: ["What makes it so, do you think?", "In which moments do you notice it?"],
		},
	},
];
