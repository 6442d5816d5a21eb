import type { Topic } from "../understanding/labels";
import type { Wordings } from "../wordings";

/** By what words a topic is known to be more than a guess. */
export type SignOfTopic = {
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

/** Topics whose sentences presume a fact of a life. To presume it wrongly hurts. */
export const SIGNS_OF_TOPICS: Partial<Record<Topic, SignOfTopic>> = {
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
			/\b(?:pati|husband|papa|pitaji|mummy|maa|bet[aei]|bhai|bahan|behen|dad[ai]|nan[ai]|biwi|patni|wife|saas|sasur|chacha|mama|dost|saheli|woh?|vo)\b(?:(?!\b(?:din|waqt|vaqt|time|samay|raat|umar|zindagi|bachpan|jawani|pal|daur)\b).){0,40}\bgu[zj]a?r (?:ga|gy|chuk)/i,
			/\b(?:pati|husband|papa|pitaji|mummy|maa|bet[aei]|bhai|bahan|behen|dad[ai]|nan[ai]|biwi|patni|wife|saas|sasur|chacha|mama)(?: (?:ab|bhi|to|is duniya me|is duniya mein|hamare beech))* (?:nahin? rah[aei]|rah[aei] nahi)\b(?! (?:h|hai|hain|the|tha|thi)\b)/i,
			/\b(?:chal bas\w*|dehant|nidhan|swargwas|svargvas|antim sanskar|terah?[vw]i|vidh[wv]a|maut ho ga\w+)\b/i,
			/(?:^| )(?:पति|पत्नी|बीवी|माँ|मां|मम्मी|पापा|पिताजी|बेटा|बेटे|बेटी|भाई|बहन|दादा|दादी|नाना|नानी|सास|ससुर|चाचा|मामा|दोस्त|सहेली|वो|वह|वे) (?:(?!दिन|वक़्त|वक्त|समय|रात|उम्र|ज़िंदगी|जिंदगी|बचपन|जवानी|पल |दौर).){0,40}(?:गुज़र|गुजर) (?:ग|चुक)/,
			/(?:^| )(?:पति|पत्नी|बीवी|माँ|मां|मम्मी|पापा|पिताजी|बेटा|बेटे|बेटी|भाई|बहन|दादा|दादी|नाना|नानी|सास|ससुर|चाचा|मामा)(?: (?:अब|भी|तो|इस दुनिया में|हमारे बीच))* (?:नहीं रह[ाेी]|रह[ाेी] नहीं)(?! (?:है|हैं|थे|था|थी))/,
			/चल बस|विधवा|देहांत|निधन|तेरहवीं|अंतिम संस्कार|मौत हो ग/,
		],
		reason: "'I am sorry for this loss' and 'the one who is gone' presume a death.",
	},
	"break-up": {
		needs: [
			/br(?:eak|oke|eaking) ?-?up|broke up|dumped|\bmy ex\b|\bex\b|left me|someone else|ended (?:it|things)/i,
			/blocked me|ghosted|cheat|relationship|boyfriend|girlfriend|\bbf\b|\bgf\b|breakup|divorc/i,
			/block kar|rishta|chhod (?:gay|diya)|chod (?:gay|diya)|pyaar|pyar/i,
			/छोड़|ब्लॉक|रिश्ता|ब्रेकअप|प्यार/,
		],
		unless:
			/(?:college|school|coaching|job|naukri|padhai|(?:kaam|ghar|gaon) chh?od|seen|course|engineering|sharab|cigarette|daru|army|posted|कॉलेज|स्कूल|नौकरी|पढ़ाई|शराब|(?:काम|घर|गाँव|गांव) छोड़)/i,
		tells:
			/\b(?:my|our) (?:engagement|relationship) (?:broke|ended|was (?:called off|cancelled|broken)|got (?:cancelled|broken))|\bcalled off (?:the|my|our) (?:wedding|engagement)/i,
		reason: "'The two of you' presumes a couple that parted.",
	},
	substances: {
		needs: [
			/drink|drunk|alcohol|peg|beer|whisk|rum\b|smok|cigar|tobacco|weed|drug|pills?\b|addict|high\b|gambl/i,
			/bett?ing|porn|relapse|slipped|sober|days clean|sponsor|open bar|craving|urge/i,
			/daru|daaru|sharab|bidi|gutka|tambaku|ganja|charas|nasha|nashe|satta|talab|gutk|khaini/i,
			/तलब|गुटख|खैनी|शराब|नशा|नशे|सिगरेट|बीड़ी|गुटखा|जुआ/,
		],
		unless:
			/\b(?:not|dont|don't|doesnt|doesn't|didnt|didn't|never|no longer) (?:\w+ )?(?:drink|drinking|smok\w+)\b|cups? (?:for|of) tea/i,
		reason: "'When is it strongest' presumes a habit.",
	},
	marriage: {
		needs: [
			/fight|shout|quarrel|blocked|threw|walked out|took my (?:son|daughter|child|kids)|argu|not talk/i,
			/not spoken|not speak|speak to me|spoken to me|doesnt talk|doesn't talk|silent|cheat|affair|divorc/i,
			/separat|ignore|second wife|marriage/i,
			/(?:wife|husband) (?:says|said|never|doesnt|doesn't|does not|left|wants|is (?:angry|cold|distant))/i,
			/taunt|no love/i,
			/shaadi|jhagd|ladai|talaq/i,
			/शक |बात नहीं कर|झगड़|लड़ाई|तलाक|रिश्ते में/,
		],
		unless: [
			/passed away|\bdied\b|(?:wife|husband) (?:told|tells|asked) me to|we were married for/i,
			/\b(?:got|am|was|finally) divorced\b|\bmy divorce\b/i,
			/divorce (?:came|went|is) (?:through|final|done|over)/i,
			/pati kaam|guza?r|guja?r|nahi rahe|chal base/i,
			/पति काम|गुज़र|गुजर|नहीं रहे|चल बसे/,
		],
		reason: "'Between the two of you' presumes trouble between them.",
	},
	"job-loss": {
		needs: [
			/lost (?:my|the|his|her) job|laid off|lay ?off|fired|terminat|unemploy|jobless|no job/i,
			/without (?:a )?job|job(?:s)? (?:search|hunt|interview|applic)|interview|reject|resign|notice period|placement/i,
			/naukri|berozgar/i,
			/नौकरी|बेरोज़गार|बेरोजगार/,
		],
		reason: "'Waiting for an answer about work' presumes that there is none.",
	},
	parenting: {
		needs: [
			/^(?=.*(?:listen|obey|phone|screen|school|stud|marks|exam|tantrum|fight|fought|angry|lie[sd]?\b|lying|scared|afraid|cr(?:y|ies|ied)|\bhit|beat|shout|yell|sick|worr|handl|rais|bring|rude|talks? back|answers? back|addict|gam(?:e|ing)|drug|smok|refus|wont|doesn|does not|don't|dont|never|\bnot\b|stopped|hate|blame|guilt|(?:bad|useless|good) (?:mother|father|parent|mom|dad)|patience|temper|hiding|hides|looks? at me|asks?|asked|alone|custody|took|fever|autis|adhd|special|problem|trouble|difficult|hard|tired)).*\bmy (?:son|daughter|child|children|kids?|baby|boy|girl|teen\w*)\b/i,
			/^(?=.*(?:nahi|nhi|nai\b|gussa|chilla|daa?nt|zid|jid|phone|padh|school|maar|haath utha|bimar|fikr|chinta|pareshan|sambhal|paal|maa\b|sunt|jhooth|ro |rota|roti)).*(?:bachch|bachc|\bbet[aei]\b)/i,
			/^(?=.*(?:नहीं|ग़ुस्सा|गुस्सा|चिल्ला|डाँट|डांट|ज़िद|जिद|फ़ोन|फोन|पढ़|स्कूल|बीमार|फ़िक्र|चिंता|परेशान|सँभाल|पाल|सुनत|झूठ|रोत)).*(?:बच्च|बेट[ाेी])/,
		],
		unless: [
			/\b(?:calls|abroad|from pune|settled|married|in (?:america|dubai|pune|bangalore|canada))\b|bangalore/i,
			/mahine k[ia] |(?:beti|bahan).{0,8}(?:shaadi|shadi)/i,
			/बड़े हो|महीने क[ीा]|दिल्ली|मुंबई|विदेश|(?:बेटी|बहन).{0,8}शादी/,
		],
		reason: "'Bringing up a child' presumes a child at home, and trouble with it: many only name theirs.",
	},
	"in-laws": {
		needs: [
			/in-?laws?|mother in law|father in law|\bmil\b|\bfil\b|sister in law/i,
			/(?:husband|wife|fianc).*(?:his|her) (?:mother|mom|mummy|parents|family)/i,
			/(?:husband|wife)s (?:mother|parents|family)/i,
			/saas\b|sasur|nanad|jeth|devar/i,
			/सास|ससुर|ननद/,
		],
		reason: "'Between you and them' presumes the family of the spouse.",
	},
	"new-mother": {
		needs: [
			/\b(?:my|our) (?:\w+ ){0,3}baby/i,
			/\bbaby (?:is|was|cries|cried|wakes|wont|doesn|keeps|came|blues|girl|boy)/i,
			/\b(?:had|have|with|feed\w*|the) (?:a |the |my )?baby\b(?! shower)(?<!hold the baby)|newborn|infant/i,
			/deliver|pregnan|c[- ]?section|latch|burp|formula|breast|feeding|\bmilk\b|gave birth|just born/i,
			/bacha hua|mahine k[ia]|doodh/i,
			/बच्च|महीने क[ीा]|दूध|प्रसव|डिलीवरी/,
		],
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
		needs: [
			/\b(?:body|weight|fat|thin|skinny|obese|skin|dark|fair|complexion|hair|bald|face|acne|pimples?)\b/i,
			/\b(?:ugly|looks|beautiful|pretty|tummy|belly|height|short|tall|nose|thighs?|breasts?|size|diet|kilos?|kg)\b/i,
			/\b(?:mot[aiu]|patl[aiu]|kal[aiu]|saanwl[aiu]|rang|shakal|sundar)\b/i,
			/मोट|पतल|काल|साँवल|रंग|शक्ल|सुंदर|वज़न|वजन/,
		],
		reason: "'Looks' and 'your body' presume that it is about them, and not about a mirror on the wall.",
	},
	bullying: {
		needs: /./,
		unless:
			/\b(?:once|years ago|back then|at that time|long ago)\b|\b(?:doing|did|do|gave|give|in|\d+|of) mocks?\b|\bmock (?:tests?|exams?|papers?)\b/i,
		reason: "'How long have they been doing this' presumes that it goes on.",
	},
	health: {
		needs: [
			/\b(?:ill|illness|sick|sickness|disease|diagnos\w*|surgery|operation|reports?|tests?|scan|cancer)\b/i,
			/\b(?:tumou?r|diabet\w*|sugar|bp|thyroid|symptoms?|pain(?!t)\w*|headaches?|migraine|fever)\b/i,
			/\b(?:treatment|chemo\w*|dialysis|health|body|medicines?|hospital|asthma|pcos|kidney|heart|stroke)\b/i,
			/\b(?:bimar\w*|bimari|dard|ilaaj|ilaj|tabiyat|dawai)\b/i,
			/बीमार|दर्द|इलाज|तबीयत|दवा/,
		],
		unless:
			/\b(?:nurse|duty|my patients?|a patient|ward)\b|\b(?:im|i am|i'm|work as|job as) (?:an? )?(?:\w+ )?(?:doctor|physio\w*|pharmacist|surgeon|dentist|therapist|paramedic|lab technician|compounder)\b/i,
		reason: "'How did this come into your life' presumes an illness.",
	},
	exams: {
		needs: [
			/exam|mocks?\b|stud(?:y|ies|ied|ying|ent)|\bmarks?\b|\btests?\b|paper|syllabus|college|school|\bclass/i,
			/results?\b|rank|\bneet\b|\bjee\b|\bupsc\b|\bgate\b|boards?\b|percent|\d%|\b1[012]th\b|\bfail|chapter/i,
			/\bbooks?\b|subject|physics|maths?\b|chemistry|semester|\bcgpa\b|backlog|tuition|coaching|topped|topper/i,
			/padhai|padh/i,
			/परीक्षा|पढ़|पेपर|स्कूल|कॉलेज|नंबर/,
		],
		unless: [
			/\bdriving\b|\b(?:teacher|retired|i (?:teach|taught)|my (?:students?|son|daughter|kids?|child\w*))\b/i,
			/\b(?:bete|beti|beta|bachch\w*|ladke|ladki|bhai|behen) (?:\w+ ){0,2}(?:padh|exam|school)/i,
			/(?:बेटे|बेटी|बेटा|बच्च\S*|भाई|बहन) (?:\S+ ){0,2}(?:पढ|परीक्षा|स्कूल)/,
		],
		reason: "'When you open the book' presumes somebody who studies.",
	},
	sleep: {
		needs:
			/sle(?:ep|pt)|insomnia|awake|wak(?:e|ing)|woke|nightmare|dream|tossing|\bbed(?:time)?\b|\bnights?\b|nap\b|rest\b|neend|sona|so nahi|jaag|raat|नींद|सो |जाग|रात/i,
		unless:
			/\bsle(?:eps?|pt|eping) (?:so |very |quite )?(?:well|fine|good|ok|okay|through|peacefully)\b|\bnight (?:duty|shifts?)\b|\bgood night\b|\b(?:one|a|the|icu) bed\b/i,
		reason: "'When did your sleep change' presumes that it did.",
	},
	"self-worth": {
		needs: [
			/worth|useless|fail|loser|not (?:\w+ )?enough|never enough|enough for|hate myself|confiden|esteem/i,
			/impost|fraud|compar|inferior|better than me|everyone (?:else )?(?:is|has)|stupid|dumb/i,
			/good for nothing|i am nothing|im nothing|nobody|mediocre|burden|disappoint|talent|deserve/i,
			/left behind|behind everyone|second best|stand out|achiev|success|smart|proud|average|praise/i,
			/compliment|judge|fault|wrong with me|weak|\bless than\b|not like (?:them|others)/i,
			/layak|kaam k[ai] nah|nakar|nikamm|beka+r|nafrat|nakaam|haar ga|aatmvishwas|bojh|tulna/i,
			/लायक|काम क[ाी] नह|नाकार|निकम्म|बेकार|नफ|नाकाम|आत्मविश्वास|बोझ|तुलना/,
		],
		reason: "'To see yourself this way' presumes a verdict on oneself.",
	},
	loneliness: {
		needs: [
			/lonel|alone|(?:no|dont have|don't have|without|make|lost my|miss my) (?:\w+ )?friends?/i,
			/friends? (?:left|moved|forgot|ignore|stopped|from before)/i,
			/no ?(?:one|body) (?:to|talks?|calls?|asks?|texts?|messages|notices|cares|likes|invites|here|around)/i,
			/(?:any|some)(?:one|body) to|conversation|left out/i,
			/(?:dont|do not|never|didnt) (?:invite|ask|include|call) me|without me|by myself|company|isolat/i,
			/roommate|flatmate|weekend|stopped calling|silent when|i (?:live|eat|sit) (?:alone|by)/i,
			/whole day .*(?:word|talk|speak)/i,
			/akel|tanha|dost|koi nah/i,
			/अकेल|दोस्त|तन्हा|कोई नह/,
		],
		unless:
			/\b(?:customers?|shop|orders?|clients?|online)\b|\balone\b.*\b(?:peaceful|by choice|i like it|i prefer)\b|\bnever (?:\w+ )?(?:lived|stayed|been) alone\b/i,
		reason: "'At what time is it most quiet around you' presumes that nobody is there.",
	},
	money: {
		needs: [
			/loan|\bemi\b|debt|\bow(?:e|ed|es|ing)\b|borrow|\blen[dt]\b|salar|income|\brent\b|\bfees\b|afford/i,
			/\bshort\b|no money|money|saving|\bbills?\b|expens|\bbroke\b|bank|credit card|pay(?:ment)? back/i,
			/(?:cant|can't|cannot|to) pay|instal|interest|\bpoor\b|business|lakhs?|crore|\d ?k\b|scam|fraud/i,
			/invest|funding|earn/i,
			/kar[zj]|udhaa?r|paisa|paise|kist|kharch|tangi/i,
			/क़र्ज़|कर्ज|पैसे|पैसा|उधार|किश्त|किस्त|ख़र्च|खर्च/,
		],
		unless: /chura\w*|chor\b|chori|(?:paise|paisa) le(?:te|ta) h|चुरा|चोर/i,
		reason: "'Which part of this cannot wait' presumes want; a sum may be a present.",
	},
	anger: {
		needs: /./,
		tells: /\b(?:im|i'm|i am|i was|so|really|got) (?:so |really )?(?:pissed(?: off)?|furious|fuming|livid)\b/i,
		unless:
			/^(?!.*\bi (?:\w+ )?(?:am|get|got|was|feel|felt|shout\w*|snap\w*|yell\w*)\b).*\b(?:he|she|they|mom|dad|papa|my \w+) (?:is|was|gets?|got|became|looks?) (?:so |very |really )?(?:angry|mad|furious)\b|\bnot (?:\w+ )?angry\b/i,
		reason: "'What cools it' presumes that the anger is one's own.",
	},
	anxiety: {
		needs: /./,
		unless: [
			/\b(?:im|i'm|i am) not (?:\w+ )?(?:anxious|worried|nervous|scared|afraid)\b/i,
			/\b(?:says?|say|said|thinks?|calls?)\b.{0,12}\b(?:i am|im|i'm|me) (?:just )?(?:overthinking|anxious|crazy)/i,
			/(?:dost|saheli|friend|roommate|bhai|behen|bahan|didi|beti|bete|uski|unki) (?:ki|ke liye|ko le\w+) (?:\S+ )?(?:chinta|fikr|tension)/i,
			/(?:दोस्त|सहेली|भाई|बहन|बेटी|बेटे|उसकी|उनकी) (?:की|के लिए|को लेकर) (?:\S+ )?(?:चिंता|फ़िक्र|फिक्र|टेंशन)/,
		],
		reason: "What others call it is not what it is, and to worry for somebody is no trouble of one's own body.",
	},
	guilt: {
		unless: /\b(?:his|her|their) guilt\b|\b(?:he|she|they) (?:feels?|felt|is|are|looks?) (?:so )?guilty/i,
		needs: [
			/fault|guilt|sorry|blame|should(?:n'?t| not)? have|regret|asham|shame|wrong|lied|lying|cheat|hurt/i,
			/forgiv|let .* down|mistake|promise|betray|sin\b|deserve|because of me|if (?:only )?i had|broke/i,
			/galti|maaf|paap|dosh/i,
			/ग़लती|गलती|माफ|माफ़|दोष|पाप/,
		],
		reason: "'Which moment does your mind go back to' presumes something done wrong.",
	},
	stress: {
		needs:
			/stress|pressure|too (?:much|many)|deadline|busy|tension|overload|so (?:much|many)|at once|no time|juggl|hectic|pil(?:e|ing)|workload|rush|overwhelm|bojh|dabaav|तनाव|टेंशन|दबाव/i,
		reason: "'So much going on' presumes that there is.",
	},
	panic: {
		needs: /panic|attack|breath|chest|heart|dizzy|faint|shak|trembl|choke|ghabra|saans|dhadkan|घबरा|साँस|सांस|धड़कन/i,
		unless: /\b(?:cant|can't|cannot) breathe (?:with|around|near|in this (?:house|home|family)|under)\b/i,
		reason: "'When it comes' presumes attacks.",
	},
};
