import type { Topic } from "../understanding/labels";
import type { HindiPhrase, Phrase } from "../voice";
import { inHindi } from "./hindi/rows";

/** Things of a life that are often named, and what a listener would ask about each kind of them. */
export type KindOfThing = {
	id: string;
	/** The nouns in English, as a pattern. Without one of "my", "his", "the" before it, a noun is only a word. */
	nouns?: string;
	/** How it is named in Hindi, against an even spelling. The question then stays with just that, and says no name. */
	hindi?: RegExp;
	/** The nouns that stand for themselves: "viva", "physics". */
	bare?: RegExp;
	/** What the message must say besides. */
	with?: RegExp;
	/** With this it is another matter. */
	unless?: RegExp;
	/** Only in talks about these. */
	within?: readonly Topic[];
	/** Not in talks about these, beside which the question would be deaf. */
	notWithin?: readonly Topic[];
	/** A word or two in answer are asked on from, for here one question leads to the next. */
	asksOn?: true;
	/** People of one's own: "a son" is "your son". */
	own?: true;
	/** {thing} is "your guitar", "the library"; {Thing} stands at the beginning. */
	ask: Phrase | HindiPhrase;
};

const AHEAD =
	/\b(?:tomorrow|tmrw?|tmr|tomo|tonight|next|coming|upcoming|soon|today|in \w+ (?:days?|weeks?|months?)|on (?:the )?(?:\d|mon|tues?|wed|thurs?|fri|sat|sun)\w*|will|going to)\b/;
const DEAD = /\b(?:died|dead|passed|put down|no more|buried|lost)\b/;

/** The more particular kinds come first: those of English, then those of Hindi. */
export const KINDS_OF_THINGS: readonly KindOfThing[] = [
	{
		id: "animal",
		nouns: "dog|puppy|doggo|cat|kitten|parrot|rabbit|cow|calf|hamster|pet",
		unless: DEAD,
		asksOn: true,
		ask: {
			en: [
				"How is {thing} just now?",
				"How old is {thing}?",
				"What is {thing} like, on a good day?",
				"What do the two of you do together?",
			],
		},
	},
	{
		id: "keepsake",
		nouns:
			"helmet|books?|phone|clothes|cups?|chair|glasses|saree|sari|shirts?|diary|letters?|voice|photos?|photographs?|watch|ring|radio|scooter|bike|recipe|number|flat|desk|cupboard|almirah",
		within: ["grief"],
		ask: {
			en: [
				"What comes to you, when you are near {thing}?",
				"Which day do you think of, with {thing}?",
				"What would you tell me about {thing}?",
				"What is {thing} for you now?",
			],
		},
	},
	{
		id: "somebody-around",
		nouns:
			"neighbou?r|librarian|lab ?mate|bench partner|guide|principal|maid|guard|warden|coach|grandson|granddaughter|grandfather|grandmother|batch ?mate|class ?mate|room ?mate|flat ?mate|counsell?or|tutor|old friend|best friend|physio|nurse",
		unless:
			/\b(?:died|dead|passed|expired)\b|\b(?:to|from|at) (?:the|a) (?:\w+ )?(?:guard|maid|nurse|warden|principal|coach|neighbou?r)\b|\b(?:he|she|husband|wife|father|mother|i|im|am|is|was) (?:is |was |am )?an? (?:\w+ )?\w+$|\b(?:is|am|im|was|as) an? /,
		ask: {
			en: ["What kind of person is {thing}?", "How do you and {thing} get along?"],
		},
	},
	{
		id: "pastime",
		nouns:
			"guitar|tabla|violin|flute|drums|drumsticks|comics?|paintings?|sketch(?:es|book)?|songs?|poems?|poetry|band|camera|garden|harmonium|piano",
		bare: /\b(?:painting|drawing|singing|dancing|writing|cooking|gardening|cricket|football|badminton|chess|lofi|valo|valorant|gaming|anime|poetry|photography|reading|swimming|music)\b/,
		unless:
			/\b(?:sold|broke|stolen|doesnt need it|gave me|nothing)\b|\b(?:he|she|they|brother|sister|son|daughter|father|mother|friends?|husband|wife|boys|everyone) (?:\w+ )?(?:plays?|played|sings?|draws?|danc\w+|used to|watch\w*|loves?|likes?)\b/,
		ask: {
			en: [
				"How did you come to {thing}?",
				"What is {thing} to you?",
				"When did you last have a good hour with {thing}?",
			],
		},
	},
	{
		id: "celebration",
		nouns: "birthday|bday|wedding|anniversary|engagement|function|farewell|party|reunion|puja",
		bare: /\b(?:diwali|holi|eid|christmas|onam|pongal|rakhi)\b/,
		with: AHEAD,
		ask: {
			en: ["How would you like {thing} to be?", "What would make {thing} a good day for you?"],
		},
	},
	{
		id: "test-ahead",
		nouns:
			"exams?|tests?|paper|viva|interview|medical|mri|vet|finals|endsems|presentation|results?|check ?up|scan|surgery|operation|appointment|audition|boards?|match|hearing",
		bare: /\b(?:neet|jee|upsc)\b|\b(?:(?:maths?|physics|chemistry|bio|english|hindi|history|class|unit|blood|driving) )?(?:viva|boards|vet|mri|finals|endsems|exam|test|interview)\b(?! (?:shirt|dress|clothes|shoes|hall))/,
		with: AHEAD,
		ask: {
			en: [
				"How are you with {thing}, from where you stand now?",
				"What in {thing} are you least sure of?",
				"What would be good enough, with {thing}?",
				"Who or what helps you with {thing}?",
			],
		},
	},
	{
		id: "subject-of-study",
		nouns: "thesis|syllabus|backlogs?|dissertation",
		bare: /\b(?:physics|chemistry|organic|biology|bio|maths?|accounts|history|economics|hindi|english|sanskrit|coding)\b/,
		within: ["exams", "self-worth", "stress", "anxiety", "homesickness", "loneliness", "burnout", "family"],
		ask: {
			en: [
				"What is it about {thing}?",
				"When did {thing} last go well, even for a page?",
				"Which piece of {thing} do you half know already?",
			],
		},
	},
	{
		id: "work-thing",
		nouns:
			"meetings?|standups?|stand-ups?|standup meeting|shifts?|reviews?|appraisal|deadlines?|sync|call|calls|team|client|targets?|ticket|sprint",
		within: ["work", "burnout", "stress"],
		ask: {
			en: [
				"What is {thing} like, from your chair?",
				"What in {thing} takes the most out of you?",
				"If you could change one thing about {thing}, what would it be?",
			],
		},
	},
	{
		id: "hoped-for-rise",
		nouns: "promotion|increment|hike|bonus|visa|scholarship|admission",
		ask: {
			en: ["What hangs on {thing} for you?", "What did you hope {thing} would bring?"],
		},
	},
	{
		id: "papers",
		nouns:
			"insurance(?: money)?|papers|forms?|loan|pension|property|documents|fees|rent|bank people|policy|court case|certificate|emi|plot|medical bills?",
		unless:
			/\bi will\b|\b(?:paid|took|mortgaged|pawned|stitched|worked|earned|saved|sold|gave|arranged)\b.*\bfor (?:my|our|the) /,
		ask: {
			en: [
				"Where does it stand with {thing} now?",
				"Who could look at {thing} together with you?",
				"What is the next step with {thing}, as far as you know?",
			],
		},
	},
	{
		id: "picture-shown",
		nouns:
			"meme|post|photo|pic|pics|picture|video|stories|reel|screenshots?|comments?|status|instagram pic|insta|chat|group",
		within: ["bullying", "break-up", "identity", "loneliness", "self-worth", "exams", "body-image"],
		ask: {
			en: [
				"What did you do, when you saw or heard of {thing}?",
				"What in {thing} hit you most?",
				"Who has seen {thing}, as far as you know?",
			],
		},
	},
	{
		id: "meal",
		nouns: "tea|chai|coffee|curry|fish curry|dal|biryani|roti|paratha|cake|maggi|lunch|dinner|meal|milk",
		bare: /\b(?:dal|maggi|tea|chai|biryani)\b/,
		with: /\bi (?!never\b)(?:\w+ )?(?:make|made|cook|cooked|am making|try|tried)\b|\bto make\b/,
		within: ["grief", "homesickness", "loneliness"],
		unless: /\b(?:will|going to|for (?:him|her|them))\b/,
		ask: { en: ["How is it to make {thing} yourself?", "What goes through your mind, while you make {thing}?"] },
	},
	{
		id: "children",
		nouns: "boys|girls|kids|children|sons?|daughters?|little one|small one|younger one|elder one|toddler|twins",
		bare: /\b(?:two|three) (?:boys|girls|kids|children|sons|daughters)\b/,
		own: true,
		within: ["grief", "marriage", "substances", "money", "job-loss", "health", "burnout", "low-mood", "new-mother"],
		unless: DEAD,
		ask: {
			en: [
				"What does it look like for {thing}, as you see it?",
				"How is it between you and {thing} in this?",
				"What do you want {thing} to know of it?",
			],
		},
	},
	{
		id: "place",
		nouns:
			"library|canteen|lab|garage|park|kitchen|temple|church|mosque|gurudwara|dargah|garden|hostel|camp|classroom|flat|office|bus|lake|beach|sea|fields?|shop|ward|mess|common room|hostel room|room|floor|bench|stairs|cot|clinic|bank|studio|gym|ground|village|stadium|metro|library",
		with: /\b(?:i|im|we|me)\b/,
		unless: /\b(?:roof|terrace|bridge|ledge|railway|jump|edge|in the room with me)\b/,
		ask: {
			en: [
				"{Thing}: what is it like for you there?",
				"When you think of {thing}, what do you see?",
				"And {thing}, how is it to be there?",
			],
		},
	},
	{
		id: "phone",
		hindi:
			/ (?:mobile(?! (?:repa|riper|shop|ki duka|recharge))|rils?|insta|instagram|youtube|scroll\S*|game) | phone (?:utha|dekh|chala|le let|me lag)|फोन (?:उठा|देख|चला)|मोबाइल(?! (?:रिपे|की दुकान|रिचार्ज))|रील/,
		ask: inHindi(["Phone haath mein aane par kitna waqt nikal jaata hai?", "फ़ोन हाथ में आने पर कितना वक़्त निकल जाता है?"]),
	},
	{
		id: "far-from-home",
		hindi: / (?:kota|hostel|pg|coaching|tuitio) |हॉस्टल|कोचिंग|ट्यूशन|कोटा /,
		ask: inHindi(["Wahan ka ek aam din kaisa hota hai?", "वहाँ का एक आम दिन कैसा होता है?"]),
	},
	{
		id: "prayer",
		hindi: / (?:mandir|masjid|gurudvara|church|puja|namaj|path) |मंदिर|मस्जिद|गुरुद्वारा|पूजा|नमाज /,
		ask: inHindi(["Wahan jaane par pehle kaisa lagta tha?", "वहाँ जाने पर पहले कैसा लगता था?"]),
	},
	{
		id: "doctor",
		hindi: / (?:doctor|daktar|hospital|asptal) |डॉक्टर|अस्पताल/,
		ask: inHindi(["Doctor se is par aakhri baar kya baat hui?", "डॉक्टर से इस पर आख़िरी बार क्या बात हुई?"]),
	},
	{
		id: "sum-of-money",
		hindi: / (?:lakh|hajar|rupaye|rupay|rupe|pagar|tankha|salary|kharcha|kharch) |लाख|हजार|रुपय|पगार|तनख्वाह|खर्च/,
		ask: inHindi(["Is hisaab mein sabse pehle kaun sa kharch aata hai?", "इस हिसाब में सबसे पहले कौन सा ख़र्च आता है?"]),
	},
	{
		id: "night",
		hindi: / (?:[1-4] baje|adhi rat|rat (?:ko|ke|bhar|mei|me)|ratko) |रात (?:को|के|भर|में)|आधी रात/,
		ask: inHindi(["Raat ke us waqt mann mein kya chalta hai?", "रात के उस वक़्त मन में क्या चलता है?"]),
	},
	{
		id: "morning-after",
		hindi: / (?:[1-4] baje|adhi rat|rat (?:ko|ke|bhar|mei|me)|ratko) |रात (?:को|के|भर|में)|आधी रात/,
		ask: inHindi(["Aisi raat ke baad subah kaisi hoti hai?", "ऐसी रात के बाद सुबह कैसी होती है?"]),
	},
	{
		id: "free-day",
		hindi: / (?:sunday|itvar|vikend|chutti) (?:\S+ )?bhi | chutti |(?:इतवार|रविवार) (?:\S+ )?भी|छुट्टी/,
		ask: inHindi(["Chutti ka din aajkal kaise beetta hai?", "छुट्टी का दिन आजकल कैसे बीतता है?"]),
	},
	{
		id: "teacher",
		hindi:
			/ (?:teacher|sir|madam|mam|principal) (?!(?:\S+ ){0,2}(?:hu|thi|tha) )|(?:टीचर|मास्टर|प्रिंसिपल)(?! (?:\S+ ){0,2}(?:हूं|थी|था) )/,
		ask: inHindi(["Unke saamne baat karna kaisa lagta hai?", "उनके सामने बात करना कैसा लगता है?"]),
	},
	{
		id: "class",
		hindi: / (?:class|schul|skul|college|kalej) |कक्षा|स्कूल|कॉलेज|क्लास/,
		ask: inHindi(["Wahan se ghar lautne par mann kaisa hota hai?", "वहाँ से घर लौटने पर मन कैसा होता है?"]),
	},
	{
		id: "workplace",
		hindi: / (?:factory|duka|office|site|duty|company) |फैक्टरी|कारखान|दुकान|दफ्तर|ड्यूटी/,
		notWithin: ["exams", "substances"],
		ask: inHindi(["Kaam par ek aam din kaisa hota hai?", "काम पर एक आम दिन कैसा होता है?"]),
	},
	{
		id: "family-home",
		hindi: / (?:mayke|maike|maika|sasural) |मायक|ससुराल/,
		ask: inHindi(["Wahan jaakar mann kaisa hota hai?", "वहाँ जाकर मन कैसा होता है?"]),
	},
];
