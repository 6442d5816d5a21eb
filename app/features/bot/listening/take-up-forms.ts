import type { Phrase } from "../voice";

/** A way of telling something, and what a listener would ask on from it, whatever the subject. */
export type TakeUpForm = {
	id: string;
	/** Against the plain text of the message: lower case, without apostrophes. */
	heard: RegExp;
	/** Marks what looks the same and is another thing. */
	unless?: RegExp;
	/** A story with so few words is no story; 3, when missing. */
	fewestWords?: number;
	ask: Phrase;
};

/** Where a sentence or a part of one begins: elsewhere, the words may belong to something else. */
const START = "(?:^|[.,;!?] ?|\\b(?:and|but|then|because|so|when|now|yesterday|today|also|once|like) )";
/** Who else may act in a sentence. */
const ANOTHER =
	"(?:he|she|they|everyone|everybody|people|mom|mum|mummy|mumma|dad|papa|boss|wife|husband|brother|sister|teacher|sir|madam|manager|advisor|roommate|flatmate|labmate|aunty|in ?laws|(?:my|her|his|the|our) (?!brain|mind|head|heart|stomach|hands?|body|phone|eyes|legs|chest|mood|sleep|life|thoughts|battery)(?:\\w+ )?\\w+|a (?:guy|girl|boy|man|woman|lady|friend|student|teacher|stranger|colleague))";
const SOMEBODY = `(?:${START}${ANOTHER}|\\b(?:he|she|they))`;
const LITTLE_WORDS = "(?:just |only |also |then |even |still |always |never |sometimes |usually |mostly |keep |kept )*";
const AHEAD =
	"(?:tomorrow|tonight|on the \\d+(?:st|nd|rd|th)|this (?:evening|weekend)|next (?:week|weekend|month|year|\\w+day)|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|in (?:\\d|two|three|a) (?:few )?(?:days?|weeks?|months?))";

/** The more particular come first. English only: in Hindi what was told is asked on from by the topic. */
export const TAKE_UP_FORMS: readonly TakeUpForm[] = [
	{
		id: "what-if",
		heard: /^(?:ok |okay |yes |and |but |so )*what if\b/,
		ask: {
			en: [
				"What do you see in front of you, when you think of that?",
				"At which moments does that 'what if' come up most?",
				"If it did happen, who or what would be there to help?",
			],
		},
	},
	{
		id: "fear",
		heard:
			/\b(?:i am|im|i get|i feel|i keep getting|still|so|too) (?:\w+ )?(?:scared|afraid|terrified|worried|nervous|anxious)\b|\bi (?:worry|fear|dread)\b/,
		unless:
			/\b(?:not|never|no longer|was) (?:\w+ )?(?:scared|afraid|worried|nervous|anxious)\b|\b(?:says?|said|thinks?|tells? me|told me) (?:that )?(?:\w+ ){0,5}i\b/,
		ask: {
			en: [
				"What do you see happening, when you picture it?",
				"At which moments is that strongest?",
				"Is it there all day, or does it come and go?",
				"When it comes up, what do you do with it?",
			],
		},
	},
	{
		id: "does-not-want-to-fail",
		heard:
			/\bi (?:really |just |also )?(?:dont|do not|never) (?:ever )?(?:want|wanted) to (?:let|disappoint|hurt|lose|be like|become|end up|worry|trouble|fail)\b/,
		unless: /\bhurt (?:myself|anyone|anybody)\b/,
		ask: {
			en: [
				"What would it mean, if it came to that?",
				"What does that look like, when you picture it?",
				"What do you do, so that it does not come to that?",
			],
		},
	},
	{
		id: "was-never-asked",
		heard:
			/\b(?:no ?one|nobody|(?:he|she|they|mom|dad|papa) never) (?:ever |even )?(?:asks?|asked|wants? to know|wanted to know)\b/,
		ask: {
			en: [
				"What would you have said, if somebody had asked?",
				"What would you have wanted to be asked?",
				"And if somebody asked now?",
			],
		},
	},
	{
		id: "had-hoped-otherwise",
		heard: new RegExp(`\\bi (?:thought|hoped|expected|believed) (?:that )?${ANOTHER} (?:would|will|could|might)\\b`),
		ask: {
			en: [
				"What had you hoped for there?",
				"What would it have meant to you?",
				"And when did you see that it would be otherwise?",
			],
		},
	},
	{
		id: "was-touched",
		heard: /\b(?:troubled|bothered|bothers|upset|shook|disturbed|touched|got to) me\b/,
		ask: {
			en: ["What was it in that, do you think?", "What in it came so close?", "What does it stir up?"],
		},
	},
	{
		id: "let-something-go",
		heard: /(?:^|\bi (?:have |ve |just )?)(?:stopped|quit|gave up) (?!drink|smok|eat|sleep|talk|feel|tak|try)\w+ing\b/,
		ask: {
			en: [
				"What was it like, while you still did?",
				"What is there in its place now?",
				"What would it take to go once more?",
			],
		},
	},
	{
		id: "lacks-words-for-them",
		heard: /\b(?:dont|do not|didnt) know what to (?:say|tell|write)\b/,
		ask: {
			en: [
				"What would you want them to hear from you?",
				"What have you said to them so far?",
				"Is there something that could be done without words?",
			],
		},
	},
	{
		id: "does-not-know-why",
		heard:
			/\b(?:dont|do not|didnt) (?:\w+ )?(?:know|understand|get) (?:exactly |really |even )?(?:why|what i did|what happened|what it is|where it comes|what (?:got|came|gets) (?:into|over) me)\b/,
		ask: {
			en: [
				"If you had to guess, what comes to mind first?",
				"It need not be known yet. What have you thought of so far?",
				"What would your first guess be?",
			],
		},
	},
	{
		id: "said-no",
		heard:
			/\bi (?:\w+ )?(?:said no(?=$|[.,!]| to\b| and\b| because\b| but\b| very\b)|refused|told (?:him|her|them) no|turned (?:it|him|her|them) down)\b/,
		ask: { en: ["How was it to say no?", "What stood behind your no?", "How has it been since that no?"] },
	},
	{
		id: "looks-ahead",
		heard: new RegExp(
			`\\b(?:is|are|will|going to|has|have|getting|comes?|starts?)\\b[^.]*\\b${AHEAD}\\b|^(?:\\w+ ){1,3}${AHEAD}(?:[.,!]|$)`,
		),
		unless:
			/\b(?:lost|went|came|died|not|nothing|cant|wont|dont|shut|closed|always|every|usually|worst|drink\w*|pegs?|beers?|quarter|cigarettes?|was|were|did)\b|^\W*\d/,
		fewestWords: 3,
		ask: {
			en: [
				"How is it to look ahead to that?",
				"What do you hope for, when that comes?",
				"What would make that go well enough?",
			],
		},
	},
	{
		id: "cannot-tell",
		heard:
			/\bi (?:cant|cannot|can not|could never|can never|dont dare to|wont|dont|do not) (?:\w+ )?(?:tell|say (?:it|this|that) to) (?:her|him|them|my|anyone|anybody|mom|mum|amma|dad|papa|mummy)\b/,
		ask: {
			en: [
				"What would have to be different, for it to be said?",
				"What is the part of it that is hardest to say?",
				"What do you do with it instead?",
			],
		},
	},
	{
		id: "wants-it-back",
		heard:
			/\b(?:want|wish i had|wish for) (?:him|her|them|it|that|those days|my old \w+) back\b|\bi miss (?:him|her|them)\b/,
		ask: {
			en: [
				"What do you miss most of it?",
				"At what hour is that missing strongest?",
				"What would you say, if it were so?",
			],
		},
	},
	{
		id: "weighs-a-step",
		heard:
			/\b(?:maybe|perhaps|i suppose|i guess) i (?:should|could|can)\b|\bi(?: am|m| keep| have been|ve been) thinking (?:of|about) (?:quitting|leaving|going|moving|telling|stopping|changing)\b/,
		fewestWords: 5,
		ask: { en: ["What draws you to that?", "What holds you back from it?", "How would it be, if you did?"] },
	},
	{
		id: "should-feel-otherwise",
		heard:
			/\bi should (?:be|feel) (?:so |more )?(?:happy|grateful|glad|proud|relieved|thankful|excited|ok|okay|fine|better)\b/,
		ask: {
			en: ["And what is there instead?", "What is it in fact?", "Who says how you should feel about it?"],
		},
	},
	{
		id: "what-was-once-wished",
		heard:
			/(?:^|[.,] ?|\bi )(?:was (?:going|supposed|meant) to|(?:once |always |really )?wanted to|used to (?:want|dream)|dream(?:t|ed) of) (?:be|become|being|becoming|study|go)\b/,
		ask: {
			en: ["What became of that wish?", "What is left of it today?", "What drew you to it?"],
		},
	},
	{
		id: "was-refused",
		heard: /\b(?:denied|refused|rejected|cancell?ed|turned down|said no to) (?:my|me|our|it|us)\b/,
		ask: { en: ["What was given as the reason?", "What had you hoped would come of it?", "How did you hear of it?"] },
	},
	{
		id: "what-was-left-unsaid",
		heard: new RegExp(
			`\\bi ${LITTLE_WORDS}(?:said|say|told (?:him|her|them)|tell (?:him|her|them)|answered|replied|nodded|smiled|(?:kept|stayed) quiet|said nothing)\\b(?! (?:sorry|yes)\\b)`,
		),
		unless:
			/\b(?:want|will|going|should|could|can|if|when|what|how|dont|didnt|never|not|cant) (?:\w+ )?i?\b.*\b(?:say|tell|said)\b/,
		fewestWords: 2,
		ask: {
			en: [
				"What would you have said, if anything could be said?",
				"What did you keep back there?",
				"And what was there behind it?",
			],
		},
	},
	{
		id: "heard-from-another",
		heard: new RegExp(
			`${SOMEBODY} ${LITTLE_WORDS}(?:said|says|say|told|tells|asked|asks|asking|texted|wrote|messaged|shout\\w*|scold\\w*|taunt\\w*|remind\\w*)\\b|(?:^|[.,] )(?:asks?|says?|said|told me)\\b`,
		),
		unless:
			/\bi (?:said|told|answered|replied|asked|shouted)\b|\b(?:i|we) want(?:ed)? \w+ to\b|\b(?:not|never|hardly) (?:\w+ )?says?\b|\bno ?(?:one|body)\b/,
		ask: {
			en: ["What did you say to that?", "How was it to hear that?", "And what did you think, without saying it?"],
		},
	},
	{
		id: "seen-wrongly",
		heard: new RegExp(
			`(?:${SOMEBODY}|${START}(?:everyone|everybody|people)) ${LITTLE_WORDS}(?:thinks?|believes?|expects?|assumes?|compares?|wants? me|shows? me|look(?:s|ed|ing)? at me (?:like|as)|treat(?:s|ed|ing)? me (?:like|as))\\b`,
		),
		unless: /\bi (?:think|believe)\b/,
		ask: {
			en: [
				"What do they not see, from where they stand?",
				"What would you want them to know?",
				"What is it like to be seen that way?",
			],
		},
	},
	{
		id: "a-sense-of-another",
		heard: new RegExp(`\\bi (?:think|feel|guess|thought|felt) (?:that )?(?:maybe )?${ANOTHER}\\b`),
		ask: {
			en: ["What gives you that sense?", "What made you think so?", "What have you noticed that points that way?"],
		},
	},
	{
		id: "a-sign-from-another",
		heard: new RegExp(
			`${SOMEBODY} ${LITTLE_WORDS}(?:looked|looks|say nothing|said nothing|says nothing|(?:didnt|did not|hasnt|doesnt) (?:say|reply|look|answer|call|come|ask)|laugh(?:s|ed)|smile[sd]?|sent|sends|called|texts|ignore[sd]?|stares?|stared|left(?! us| this)|leaves|blocked|unblocked|like[sd]? (?:my|his|her|their|your|one of|the) \\w+|sits|sat|stands|stays(?! (?:with|at|in)\\b)|skipped|skips|shouts at night|sleeps all|checks|calls? me sir|avoids?|avoided|walked|nodded|shrugged|hugged|drank|ate|cried|cries|came)\\b|\\band (?:then )?(?:said|says|did|does) nothing\\b`,
		),
		ask: {
			en: [
				"What do you make of that?",
				"How do you take that?",
				"What did you think, when you saw that?",
				"What went through your mind then?",
			],
		},
	},
	{
		id: "hours-alone",
		heard: new RegExp(
			`\\bi ${LITTLE_WORDS}(?:sit|walk|lie(?! to\\b)|stay|stand|stare|scroll|wait|drive (?:around|alone|home|\\d+)|wander|wake|lie awake|roam|watch|order|wash)\\b`,
		),
		unless: /\bi (?:cant|dont|do not|never|will|used to)\b|\b(?:books?|notes|stud\w+|syllabus)\b/,
		fewestWords: 4,
		ask: {
			en: [
				"What goes through your mind in that time?",
				"What are those moments like?",
				"And afterwards, how is it then?",
			],
		},
	},
	{
		id: "could-not-hold-it",
		heard: new RegExp(
			`\\bi ${LITTLE_WORDS}(?:threw|punched|broke|slapped|skipped|cancelled|lied|hid|shouted|screamed|ran away|walked out)\\b`,
		),
		unless: /\bi (?:never|didnt|could)\b/,
		ask: {
			en: ["What came just before that?", "And how was it after that?", "What was it about, underneath?"],
		},
	},
	{
		id: "something-done",
		heard: new RegExp(
			`\\bi ${LITTLE_WORDS}(?:made|poured|wrote|called|deleted|left|bought|tried|quit|sent|gave|sold|joined|kept)\\b`,
		),
		unless: /\bi (?:never|didnt|could)\b|\bdied\b|\bgave birth\b/,
		fewestWords: 4,
		ask: {
			en: ["How was it for you to do that?", "What moved you to do that?", "What did you hope for with it?"],
		},
	},
	{
		id: "it-is-back",
		heard:
			/^(?:it|that|this|the same(?: thing)?|same thing|all of it)? ?(?:has |is |i )?(?:just )?(?:happened|back|came back|slipped|relapsed|started|began|did it|failed) again\b/,
		ask: { en: ["What happened this time?", "How was it this time?", "When was it?"] },
	},
	{
		id: "once-more",
		heard: /\b(?:again|(?:second|third|fourth|fifth) time|once more|one more time|keeps? happening)\b/,
		unless:
			/\bthen (?:\w+ ){1,3}again\b|\bagain and again\b|\b(?:ill|i will|going to|gonna|want to|see you|try|once) .*again\b/,
		ask: {
			en: [
				"How did you get through it the other times?",
				"Was this time like the others, or different?",
				"What was there just before it, this time?",
			],
		},
	},
];
