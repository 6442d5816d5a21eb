import type { Topic } from "../understanding/labels";
import { evenSpelling } from "./hindi/heard";
import { namesOneself } from "./hindi/whose";
import type { Memory } from "./memory";
import { plainText, type Understood } from "./scene";
import { holds, type Wordings } from "./wordings";

/** What the memory keeps that makes one topic of another. */
type Before = Pick<Memory, "told" | "ofAnother">;

type Sign = {
	/** Without one of these words the topic is only a guess. */
	needs: Wordings;
	/** With one of these it is another thing. */
	unless?: Wordings;
	/** With one of these it is this, whatever the model makes of it. */
	tells?: Wordings;
	/** Told earlier in the talk, this makes it another thing. */
	unlessTold?: Wordings;
	/** What the topic's own sentences take for granted, and so must have been said. */
	reason: string;
};

/** A guess counts for this much of what it sounded like. */
const GUESSED = 0.4;
/** What was plainly told counts for so much, where the model is less sure of it than this. */
const TOLD = 0.95;
const SURE_BY_ITSELF = 0.6;

/** Topics whose sentences presume a fact of a life. To presume it wrongly hurts. */
const SIGNS: Partial<Record<Topic, Sign>> = {
	grief: {
		needs: [
			/pass(?:ed)? away|\bdied\b|\bdeath\b|\bdead\b|\blate (?:husband|wife|mother|father)|lost (?:my|our|a|him|her)/i,
			/no more|(?:she|he|they|wife|husband|mother|father) (?:has |have )?left us\b|left this world|no longer with us/i,
			/(?:she|he) is gone\b|expired\b|funeral|last (?:rites|offices)|widow|miscarri/i,
			/guza?r|guja?r|vidh[wv]a|chal bas|nahi rahe|nahin rahe|maut|dehant|nidhan|swargwas|svargvas|terah?[vw]i/i,
			/antim sanskar|\brah[ei] nahi\b/i,
			/(?:pati|husband|papa|mummy|maa|beta|bhai|dadi|nani|dada|nana|biwi|wife)\b.{0,20}\b(?:covid|corona|saal|sal|mahine|hamesha|pehle|pichle)\b.{0,20}\bchal[aie] ga/i,
			/(?:माँ|मां|पापा|पिताजी|पति|पत्नी|बेटे|भाई) (?:\S+ )?को गए|रहे नहीं|गुज़र|गुजर|विधवा|चल बस|नहीं रह|मौत/,
			/देहांत|निधन|तेरहवीं|अंतिम संस्कार/,
		],
		unless:
			/\blost (?:my|our|a) (?:job|phone|money|marks|match|keys|bag|wallet|interest|appetite|way)\b|\blost (?:my|our|his|her) \w+['’]s\b|\breports?\b|battery died|\blaugh\w* .*\bfuneral\b|\bfuneral (?:playlist|song|joke)/i,
		tells: [
			/\b(?:(?:husband|wife|mother|mom|mum|mummy|father|dad|papa|parents|son|daughter|brother|sister|grand\w+|nani|dadi|friend|baby|uncle|aunt|he|she|they|both) (?:has |have |had |also |both |just |suddenly )?(?:passed(?: away| on)?(?! (?:the|my|his|her|an?|out|me|by|through|it|with|class|exam|boards|10th|12th)\b)|expired|died)|(?:husband|wife|mother|father|papa|mom|dad|she|he) left us\b(?! (?:for|to|with|when)\b)|(?:husband|wife|mother|father|mom|dad|papa|son|daughter|brother|sister|he|she) (?:is|has been) (?:gone|no more)(?: since| now|,|\.|$)|was (?:all )?over in \w+ (?:hours|days|weeks)|my son died|lost my (?:husband|wife|mother|father|mom|dad|papa|son|daughter|brother|sister|baby|best friend)(?!['’]?s\b))\b/i,
			/\b(?<!\b(?:din|saal|sal|waqt|vaqt|time|samay|mahin\w|haft\w|raat|umar|zindagi) )gu[zj]a?r (?:ga|gy|chuk)\w*|\bko gu[zj]a?r[eai]\b/i,
			/\b(?:chal bas\w*|dehant|nidhan|swargwas|svargvas|antim sanskar|terah?[vw]i|vidh[wv]a|maut ho ga\w+)\b/i,
			/\b(?:pati|husband|papa|pitaji|mummy|maa|bet[aei]|bhai|bahan|behen|dad[ai]|nan[ai]|biwi|patni|wife)\b(?: \w+){0,3} (?:nahin? rah[ei]|rah[ei] nahi)\b(?! (?:h|hai|hain|the|thi)\b)/i,
			/(?<!(?:दिन|साल|वक़्त|वक्त|समय|महीने|हफ़्ते|हफ्ते|रात|उम्र) )(?:गुज़र|गुजर) (?:ग|चुक)|चल बस|विधवा|देहांत|निधन|तेरहवीं|अंतिम संस्कार|मौत हो ग/,
			/(?:माँ|मां|पापा|पिताजी|पति|पत्नी|बेटे|बेटा|बेटी|भाई|बहन|दादी|दादा|नानी|नाना)(?: \S+){0,3} (?:नहीं रह[ेीा]|रह[ेी] नहीं)(?! (?:है|हैं|थे|थी))/,
		],
		reason: "'I am sorry for this loss' and 'the one who is gone' presume a death.",
	},
	"break-up": {
		needs:
			/br(?:eak|oke|eaking) ?-?up|broke up|dumped|\bmy ex\b|\bex\b|left me|someone else|ended (?:it|things)|blocked me|ghosted|cheat|relationship|boyfriend|girlfriend|\bbf\b|\bgf\b|breakup|block kar|rishta|chhod (?:gay|diya)|chod (?:gay|diya)|pyaar|pyar|divorc|छोड़|ब्लॉक|रिश्ता|ब्रेकअप|प्यार/i,
		unless:
			/(?:college|school|job|naukri|padhai|seen|course|engineering|sharab|cigarette|daru|army|posted|कॉलेज|नौकरी|पढ़ाई|शराब)/i,
		tells:
			/\b(?:my|our) (?:engagement|relationship) (?:broke|ended|was (?:called off|cancelled|broken)|got (?:cancelled|broken))|\bcalled off (?:the|my|our) (?:wedding|engagement)/i,
		reason: "'The two of you' presumes a couple that parted.",
	},
	substances: {
		needs:
			/drink|drunk|alcohol|peg|daru|daaru|sharab|beer|whisk|rum\b|smok|cigar|bidi|gutka|tobacco|tambaku|weed|ganja|charas|drug|pills?\b|addict|nasha|nashe|high\b|gambl|bett?ing|satta|porn|relapse|talab|gutk|khaini|तलब|गुटख|खैनी|slipped|sober|days clean|sponsor|open bar|craving|urge|शराब|नशा|नशे|सिगरेट|बीड़ी|गुटखा|जुआ/i,
		unless:
			/\b(?:not|dont|don't|doesnt|doesn't|didnt|didn't|never|no longer) (?:\w+ )?(?:drink|drinking|smok\w+)\b|cups? (?:for|of) tea/i,
		reason: "'When is it strongest' presumes a habit.",
	},
	marriage: {
		needs:
			/fight|shout|quarrel|blocked|threw|walked out|took my (?:son|daughter|child|kids)|argu|not talk|not spoken|not speak|speak to me|spoken to me|doesnt talk|doesn't talk|silent|cheat|affair|divorc|separat|ignore|second wife|marriage|(?:wife|husband) (?:says|said|never|doesnt|doesn't|does not|left|wants|is (?:angry|cold|distant))|shaadi|jhagd|ladai|talaq|taunt|no love|शक |बात नहीं कर|झगड़|लड़ाई|तलाक|रिश्ते में/i,
		unless:
			/passed away|\bdied\b|(?:wife|husband) (?:told|tells|asked) me to|(?:pati|पति) (?:kaam|काम)|we were married for|\b(?:got|am|was|finally) divorced\b|\bmy divorce\b|divorce (?:came|went|is) (?:through|final|done|over)|guza?r|guja?r|nahi rahe|chal base|गुज़र|गुजर|नहीं रहे|चल बसे/i,
		reason: "'Between the two of you' presumes trouble between them.",
	},
	"job-loss": {
		needs:
			/lost (?:my|the|his|her) job|laid off|lay ?off|fired|terminat|unemploy|jobless|no job|without (?:a )?job|job(?:s)? (?:search|hunt|interview|applic)|interview|reject|resign|notice period|naukri|berozgar|placement|नौकरी|बेरोज़गार|बेरोजगार/i,
		reason: "'Waiting for an answer about work' presumes that there is none.",
	},
	parenting: {
		needs:
			/^(?=.*(?:listen|obey|phone|screen|school|stud|marks|exam|tantrum|fight|fought|angry|lie[sd]?\b|lying|scared|afraid|cr(?:y|ies|ied)|\bhit|beat|shout|yell|sick|worr|handl|rais|bring|rude|talks? back|answers? back|addict|gam(?:e|ing)|drug|smok|refus|wont|doesn|does not|don't|dont|never|\bnot\b|stopped|hate|blame|guilt|(?:bad|useless|good) (?:mother|father|parent|mom|dad)|patience|temper|hiding|hides|looks? at me|asks?|asked|alone|custody|took|fever|autis|adhd|special|problem|trouble|difficult|hard|tired)).*\bmy (?:son|daughter|child|children|kids?|baby|boy|girl|teen\w*)\b|^(?=.*(?:nahi|nhi|nai\b|gussa|chilla|daa?nt|zid|jid|phone|padh|school|maar|haath utha|bimar|fikr|chinta|pareshan|sambhal|paal|maa\b|sunt|jhooth|ro |rota|roti|नहीं|ग़ुस्सा|गुस्सा|चिल्ला|डाँट|डांट|ज़िद|जिद|फ़ोन|फोन|पढ़|स्कूल|बीमार|फ़िक्र|चिंता|परेशान|सँभाल|पाल|सुनत|झूठ|रोत)).*(?:bachch|bachc|\bbet[aei]\b|बच्च|बेट[ाेी])/i,
		unless:
			/\b(?:calls|abroad|from pune|settled|married|in (?:america|dubai|pune|bangalore|canada))\b|bangalore|बड़े हो|mahine k[ia] |महीने क[ीा]|दिल्ली|मुंबई|विदेश|(?:beti|bahan|बेटी|बहन).{0,8}(?:shaadi|shadi|शादी)/i,
		reason: "'Bringing up a child' presumes a child at home, and trouble with it: many only name theirs.",
	},
	"in-laws": {
		needs:
			/in-?laws?|mother in law|father in law|\bmil\b|\bfil\b|saas\b|sasur|nanad|jeth|devar|sister in law|(?:husband|wife|fianc).*(?:his|her) (?:mother|mom|mummy|parents|family)|(?:husband|wife)s (?:mother|parents|family)|सास|ससुर|ननद/i,
		reason: "'Between you and them' presumes the family of the spouse.",
	},
	"new-mother": {
		needs:
			/\b(?:my|our) (?:\w+ ){0,3}baby|\bbaby (?:is|was|cries|cried|wakes|wont|doesn|keeps|came|blues|girl|boy)|\b(?:had|have|with|feed\w*|the) (?:a |the |my )?baby\b(?! shower)(?<!hold the baby)|newborn|infant|deliver|pregnan|c[- ]?section|latch|burp|formula|breast|feeding|\bmilk\b|gave birth|just born|bacha hua|mahine k[ia]|doodh|बच्च|महीने क[ीा]|दूध|प्रसव|डिलीवरी/i,
		unless:
			/\b(?:wife|sister|friend|bhabhi|daughter) (?:is |was )?(?:\d+ months? )?(?:pregnant|expecting)|\bmy wife\b|पत्नी/i,
		tells:
			/\bi (?:had|have had) (?:a |my )?(?:c[- ]?section|normal delivery|baby|delivery)\b.*\b(?:days?|weeks?|months?)\b|\b(?:wont|doesnt|not) latch\w*|\b(?:my|the|our) (?:baby|newborn|twins) (?:is|are) (?:\w+ )?\d+ (?:days?|weeks?|months?)|\bbaby is \d+ (?:days?|weeks?|months?)|\btwins\b.{0,5}\b\d+ (?:weeks?|months?) old/i,
		reason: "'A mother's body' presumes a birth, and of one's own.",
	},
	trauma: {
		needs:
			/abus|rape|molest|touch|assault|attack|accident|flashback|nightmare|trauma|hit me|beat|beaten|war\b|riot|flood|harass|as a child|happened to me|हादसा|मार|छेड़/i,
		reason: "'Are you somewhere safe' presumes that something terrible was done.",
	},
	homesickness: {
		needs:
			/\bhome\b|miss|hostel|\b(?:shifted|moved|relocated) to\b|\bpg\b|abroad|new city|village|ghar|gaon|far away|घर|गाँव|गांव|हॉस्टल/i,
		unless:
			/\b(?:going|travell?ing|on (?:my|the) way|reaching|reached)\b.{0,20}\bhome\b|(?:want to go home|he is|she is|we are) .{0,20}(?:room|pg)\b/i,
		unlessTold: /\b(?:threw|throw|thrown|kicked|chucked|locked|turned) (?:you |us )?out\b|\bnowhere to (?:go|sleep)\b/i,
		reason: "'The place where you are now' presumes one that was left.",
	},
	"body-image": {
		needs:
			/\b(?:body|weight|fat|thin|skinny|obese|skin|dark|fair|complexion|hair|bald|face|acne|pimples?|ugly|looks|beautiful|pretty|tummy|belly|height|short|tall|nose|thighs?|breasts?|size|diet|kilos?|kg|mot[aiu]|patl[aiu]|kal[aiu]|saanwl[aiu]|rang|shakal|sundar)\b|मोट|पतल|काल|साँवल|रंग|शक्ल|सुंदर|वज़न|वजन/i,
		reason: "'Looks' and 'your body' presume that it is about them, and not about a mirror on the wall.",
	},
	bullying: {
		needs: /./,
		unless:
			/\b(?:once|years ago|back then|at that time|long ago)\b|\b(?:doing|did|do|gave|give|in|\d+|of) mocks?\b|\bmock (?:tests?|exams?|papers?)\b/i,
		reason: "'How long have they been doing this' presumes that it goes on.",
	},
	health: {
		needs:
			/\b(?:ill|illness|sick|sickness|disease|diagnos\w*|surgery|operation|reports?|tests?|scan|cancer|tumou?r|diabet\w*|sugar|bp|thyroid|symptoms?|pain(?!t)\w*|headaches?|migraine|fever|treatment|chemo\w*|dialysis|health|body|medicines?|hospital|asthma|pcos|kidney|heart|stroke|bimar\w*|bimari|dard|ilaaj|ilaj|tabiyat|dawai)\b|बीमार|दर्द|इलाज|तबीयत|दवा/i,
		unless: /\b(?:nurse|duty|my patients?|a patient|ward)\b/i,
		reason: "'How did this come into your life' presumes an illness.",
	},
	exams: {
		needs:
			/exam|mocks?\b|stud(?:y|ies|ied|ying|ent)|\bmarks?\b|\btests?\b|paper|syllabus|college|school|\bclass|results?\b|rank|\bneet\b|\bjee\b|\bupsc\b|\bgate\b|boards?\b|percent|\d%|\b1[012]th\b|\bfail|chapter|\bbooks?\b|subject|physics|maths?\b|chemistry|semester|\bcgpa\b|backlog|padhai|padh|tuition|coaching|topped|topper|परीक्षा|पढ़|पेपर|स्कूल|कॉलेज|नंबर/i,
		unless:
			/\bdriving\b|\b(?:teacher|retired|i (?:teach|taught)|my (?:students?|son|daughter|kids?|child\w*))\b|\b(?:bete|beti|beta|bachch\w*|ladke|ladki|bhai|behen) (?:\w+ ){0,2}(?:padh|exam|school)|(?:बेटे|बेटी|बेटा|बच्च\S*|भाई|बहन) (?:\S+ ){0,2}(?:पढ|परीक्षा|स्कूल)/i,
		reason: "'When you open the book' presumes somebody who studies.",
	},
	sleep: {
		needs:
			/sle(?:ep|pt)|insomnia|awake|wak(?:e|ing)|woke|nightmare|dream|tossing|\bbed(?:time)?\b|\bnights?\b|nap\b|rest\b|neend|sona|so nahi|jaag|raat|नींद|सो |जाग|रात/i,
		unless: /\bnight (?:duty|shifts?)\b|\bgood night\b|\b(?:one|a|the|icu) bed\b/i,
		reason: "'When did your sleep change' presumes that it did.",
	},
	"self-worth": {
		needs:
			/worth|useless|fail|loser|not (?:\w+ )?enough|never enough|enough for|hate myself|confiden|esteem|impost|fraud|compar|inferior|better than me|everyone (?:else )?(?:is|has)|stupid|dumb|good for nothing|i am nothing|im nothing|nobody|mediocre|burden|disappoint|talent|deserve|left behind|behind everyone|second best|stand out|achiev|success|smart|proud|average|praise|compliment|judge|fault|wrong with me|weak|\bless than\b|not like (?:them|others)|layak|kaam k[ai] nah|nakar|nikamm|beka+r|nafrat|nakaam|haar ga|aatmvishwas|bojh|tulna|लायक|काम क[ाी] नह|नाकार|निकम्म|बेकार|नफ|नाकाम|आत्मविश्वास|बोझ|तुलना/i,
		reason: "'To see yourself this way' presumes a verdict on oneself.",
	},
	loneliness: {
		needs:
			/lonel|alone|(?:no|dont have|don't have|without|make|lost my|miss my) (?:\w+ )?friends?|friends? (?:left|moved|forgot|ignore|stopped|from before)|no ?(?:one|body) (?:to|talks?|calls?|asks?|texts?|messages|notices|cares|likes|invites|here|around)|(?:any|some)(?:one|body) to|conversation|left out|(?:dont|do not|never|didnt) (?:invite|ask|include|call) me|without me|by myself|company|isolat|roommate|flatmate|weekend|stopped calling|silent when|i (?:live|eat|sit) (?:alone|by)|whole day .*(?:word|talk|speak)|akel|tanha|dost|koi nah|अकेल|दोस्त|तन्हा|कोई नह/i,
		unless: /\b(?:customers?|shop|orders?|clients?|online)\b/i,
		reason: "'At what time is it most quiet around you' presumes that nobody is there.",
	},
	money: {
		needs:
			/loan|\bemi\b|debt|\bow(?:e|ed|es|ing)\b|borrow|\blen[dt]\b|salar|income|\brent\b|\bfees\b|afford|\bshort\b|no money|money|saving|\bbills?\b|expens|\bbroke\b|bank|credit card|pay(?:ment)? back|(?:cant|can't|cannot|to) pay|instal|interest|\bpoor\b|business|lakhs?|crore|\d ?k\b|scam|fraud|invest|funding|earn|kar[zj]|udhaa?r|paisa|paise|kist|kharch|tangi|क़र्ज़|कर्ज|पैसे|पैसा|उधार|किश्त|किस्त|ख़र्च|खर्च/i,
		unless: /chura\w*|chor\b|chori|(?:paise|paisa) le(?:te|ta) h|चुरा|चोर/i,
		reason: "'Which part of this cannot wait' presumes want; a sum may be a present.",
	},
	anxiety: {
		needs: /./,
		unless:
			/(?:dost|saheli|friend|roommate|bhai|behen|bahan|didi|beti|bete|uski|unki|दोस्त|सहेली|भाई|बहन|बेटी|बेटे|उसकी|उनकी) (?:ki|ke liye|ko le\w+|की|के लिए|को लेकर) (?:\S+ )?(?:chinta|fikr|tension|चिंता|फ़िक्र|फिक्र|टेंशन)|\b(?:says?|say|said|thinks?|calls?)\b.{0,12}\b(?:i am|im|i'm|me) (?:just )?(?:overthinking|anxious|crazy)/i,
		reason: "What others call it is not what it is, and to worry for somebody is no trouble of one's own body.",
	},
	guilt: {
		unless: /\b(?:his|her|their) guilt\b|\b(?:he|she|they) (?:feels?|felt|is|are|looks?) (?:so )?guilty/i,
		needs:
			/fault|guilt|sorry|blame|should(?:n'?t| not)? have|regret|asham|shame|wrong|lied|lying|cheat|hurt|forgiv|let .* down|mistake|promise|betray|sin\b|deserve|because of me|if (?:only )?i had|broke|galti|maaf|paap|dosh|ग़लती|गलती|माफ|माफ़|दोष|पाप/i,
		reason: "'Which moment does your mind go back to' presumes something done wrong.",
	},
	stress: {
		needs:
			/stress|pressure|too (?:much|many)|deadline|busy|tension|overload|so (?:much|many)|at once|no time|juggl|hectic|pil(?:e|ing)|workload|rush|overwhelm|bojh|dabaav|तनाव|टेंशन|दबाव/i,
		reason: "'So much going on' presumes that there is.",
	},
	panic: {
		needs: /panic|attack|breath|chest|heart|dizzy|faint|shak|trembl|choke|ghabra|saans|dhadkan|घबरा|साँस|सांस|धड़कन/i,
		reason: "'When it comes' presumes attacks.",
	},
};

/** Their questions ask the one who writes about their own body and days. */
const OF_ONESELF: readonly Topic[] = [
	"sleep",
	"low-mood",
	"anxiety",
	"panic",
	"body-image",
	"self-worth",
	"substances",
];
/** What happens to a friend does not happen to the one who tells it. */
const OF_ONES_OWN_LIFE: readonly Topic[] = ["marriage", "break-up", "exams", "job-loss", "money", "health"];
/** A message about a friend alone, in Hindi. */
const OF_A_FRIEND =
	/^(?:(?:aur|par|meri|mera|mere|ek|और|पर|मेरी|मेरा|मेरे|एक) )*(?:saheli|dost|friend|roommate|cousin|padosi|padosan|bhai|behen|bahan|didi|usk[aie]|usne|सहेली|दोस्त|भाई|बहन|दीदी|पड़ोसी|उसक[ाेी]|उसने) (?!.*(?<![\p{L}\p{M}])(?:main|mai|maine|mujh\S*|mer[aie]|h(?:u|un|oon)|hum\S*|मैं|मैंने|मुझ\S*|मेर[ाेी]|हूँ|हूं|हम\S*)(?![\p{L}\p{M}]))/u;
/** A message about somebody else alone. */
const OF_ANOTHER =
	/^(?:and |but |so |now )?(?:his|her|he|hes|shes|she|they|their|my (?:son|daughter|husband|wife|brother|sister|mother|mom|father|dad|papa|friend|child|kids?|baby)s?)\b(?!.*\b(?:i|im|me|my|we|us|our)\b)/;

function isOfAnother(topic: Topic, userInput: string, talkOfAnother: boolean): boolean {
	const text = plainText(userInput);
	if (OF_ONESELF.includes(topic) && OF_ANOTHER.test(text)) return true;
	if (!OF_ONESELF.includes(topic) && !OF_ONES_OWN_LIFE.includes(topic)) return false;
	return OF_A_FRIEND.test(text) || (talkOfAnother && !namesOneself(evenSpelling(userInput)));
}

/**
 * Keeps guesses from passing for what was said: a topic that presumes a fact counts for little until the message
 * itself, or the talk before it, has named that fact.
 *
 * @param topics what the message sounds like
 * @param userInput the message
 * @param known what the talk is about already
 * @param before what was told earlier, and of whom, as the memory keeps it
 */
export function grounded(
	topics: Understood["topics"],
	userInput: string,
	known: Topic | null,
	before: Before = { told: [], ofAnother: false },
): Understood["topics"] {
	return withWhatIsTold(topics, userInput)
		.map(({ topic, confidence, told }) => {
			if (told) return { topic, confidence, told };
			return { topic, confidence: isGuess(topic, userInput, known, before) ? confidence * GUESSED : confidence };
		})
		.sort((one, other) => other.confidence - one.confidence);
}

function isGuess(topic: Topic, userInput: string, known: Topic | null, { told, ofAnother }: Before): boolean {
	if (topic !== known && isOfAnother(topic, userInput, ofAnother)) return true;
	const sign = SIGNS[topic];
	if (sign === undefined) return false;
	const named = topic === known || holds(userInput, sign.needs);
	return !named || holds(userInput, sign.unless) || told.some((earlier) => holds(earlier, sign.unlessTold));
}

/** What the words themselves tell is not left to a model's guess. */
function withWhatIsTold(topics: Understood["topics"], userInput: string): Understood["topics"] {
	const told = (Object.entries(SIGNS) as [Topic, Sign][])
		.filter(([, { tells, unless }]) => holds(userInput, tells) && !holds(userInput, unless))
		.map(([topic]) => ({ topic, confidence: sureOf(topics, topic), told: true as const }));
	return [...told, ...topics.filter(({ topic }) => told.every((plain) => plain.topic !== topic))];
}

function sureOf(topics: Understood["topics"], topic: Topic): number {
	const confidence = topics.find((heard) => heard.topic === topic)?.confidence ?? 0;
	return confidence < SURE_BY_ITSELF ? TOLD : confidence;
}
