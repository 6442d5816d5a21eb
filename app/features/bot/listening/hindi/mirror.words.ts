/** A word of the first person in every spelling, and what becomes of it in each script. */
type Turned = {
	latin: readonly string[];
	devanagari: readonly string[];
	to: readonly [latin: string, devanagari: string];
};

/** The first person as subject, with which the verb has to be turned as well. */
export const SUBJECT: Turned = { latin: ["main", "mai"], devanagari: ["मैं", "मै"], to: ["aap", "आप"] };

/** "We": the verb is in the plural already. */
export const WE: Turned = { latin: ["hum", "ham"], devanagari: ["हम"], to: ["aap", "आप"] };

/** With these the verb agrees with something else and stays as it is. */
export const OTHER_CASES: readonly Turned[] = [
	{ latin: ["maine", "mene", "maene"], devanagari: ["मैंने", "मैने"], to: ["aapne", "आपने"] },
	{ latin: ["humne", "hamne"], devanagari: ["हमने"], to: ["aapne", "आपने"] },
	{
		latin: ["mujhe", "mujhko", "muje", "mujko", "mereko"],
		devanagari: ["मुझे", "मुझको"],
		to: ["aapko", "आपको"],
	},
	{ latin: ["hume", "humein", "hamein", "humko", "hamko"], devanagari: ["हमें", "हमे", "हमको"], to: ["aapko", "आपको"] },
	{ latin: ["mujhse", "mujse"], devanagari: ["मुझसे"], to: ["aapse", "आपसे"] },
	{ latin: ["humse", "hamse"], devanagari: ["हमसे"], to: ["aapse", "आपसे"] },
	{ latin: ["mujhpe"], devanagari: ["मुझपे", "मुझपर"], to: ["aap par", "आप पर"] },
	{ latin: ["mujh"], devanagari: ["मुझ"], to: ["aap", "आप"] },
	{ latin: ["mera", "hamara", "humara"], devanagari: ["मेरा", "हमारा"], to: ["aapka", "आपका"] },
	{ latin: ["meri", "hamari", "humari"], devanagari: ["मेरी", "हमारी"], to: ["aapki", "आपकी"] },
	{ latin: ["mere", "hamare", "humare"], devanagari: ["मेरे", "हमारे"], to: ["aapke", "आपके"] },
];

/** "I am" and "are", with which a verb of the first person ends. */
export const AM: Turned = {
	latin: ["hu", "hun", "hoon", "hoo"],
	devanagari: ["हूँ", "हूं", "हुँ", "हुं"],
	to: ["hain", "हैं"],
};

/** "Was", to be turned where a person is the subject. */
export const WAS: readonly Turned[] = [
	{ latin: ["tha"], devanagari: ["था"], to: ["the", "थे"] },
	{ latin: ["thi"], devanagari: ["थी"], to: ["thi", "थीं"] },
];

/** The parts of a verb, and words like them, that follow the subject: masculine as said, and in the polite plural. */
export const PARTICIPLES: readonly Turned[] = [
	{ latin: ["raha", "rha"], devanagari: ["रहा"], to: ["rahe", "रहे"] },
	{ latin: ["gaya", "gya"], devanagari: ["गया"], to: ["gaye", "गए"] },
	{ latin: ["chuka"], devanagari: ["चुका"], to: ["chuke", "चुके"] },
	{ latin: ["hua"], devanagari: ["हुआ"], to: ["hue", "हुए"] },
	{ latin: ["akela"], devanagari: ["अकेला"], to: ["akele", "अकेले"] },
	{ latin: ["thaka"], devanagari: ["थका"], to: ["thake", "थके"] },
	{ latin: ["dara"], devanagari: ["डरा"], to: ["dare", "डरे"] },
	{ latin: ["phasa", "fasa"], devanagari: ["फँसा", "फंसा"], to: ["phase", "फँसे"] },
];

/** What may stand before "am" unturned, though it ends as a masculine verb does. */
export const STAYS: ReadonlySet<string> = new Set(["maa", "माँ", "मां", "vidhwa", "विधवा"]);

/** Nouns that end as a masculine verb does. */
export const NO_VERB: ReadonlySet<string> = new Set(["pita", "neta", "mata", "chinta", "पिता", "नेता", "माता", "चिंता"]);

/**
 * Clauses with one of these stay unturned: words to the bot, of danger, of violence or the body, and what people say
 * against themselves, which would sound like a judgement when said back.
 */
export const NEVER_SAID_BACK = new RegExp(
	[
		String.raw`["“”<>{}[\]=\\/@#*_|~^]|https?:`,
		String.raw`(?<!\p{L})(?:tum\w*|tu|tera|teri|tere|tujh\w*|aap\w*|bot|program|chatbot|app)(?!\p{L})`,
		String.raw`(?<![\p{L}\p{M}])(?:तुम\S*|तू|तेर\S*|तुझ\S*|आप\S*|बॉट)`,
		String.raw`(?<!\p{L})(?:mar|mare|marna|marne|maar\S*|marr\w*|maut|jaan|jan|zeher|zehar|zahar|jahar|khatam|khatm|suicid\w*|khudkushi|faansi|fansi|phansi|goli\w*|chaku|chhuri|kood\w*|kud\w*|jala\w*|jeena|jina|jeene|jine|zinda|jinda|zindagi|duniya|hamesha|alvida|kaat\w*|kat\w*|khoon|die|dead|kill\w*|nas)(?!\p{L})`,
		String.raw`(?<![\p{L}\p{M}])(?:मर|मरन\S*|मरू\S*|मार\S*|मौत|जान|ज़हर|जहर|ख़त्म|खत्म|ख़तम|खतम|आत्महत्या|ख़ुदकुशी|खुदकुशी|फाँसी|फांसी|गोलि\S*|गोली|चाकू|कूद\S*|जला\S*|जीन\S*|ज़िंदा|जिंदा|ज़िंदगी|जिंदगी|दुनिया|हमेशा|अलविदा|काट\S*|ख़ून|खून)(?![\p{L}\p{M}])`,
		String.raw`(?<!\p{L})(?:peet\w*|pitai|thappad|chhua|chua|chhed\w*|rape|balatkar|sex\w*|nang\w*|gaali\w*|gali|chut\w*|bhench\w*|madar\w*)(?!\p{L})|पीट|पिटाई|थप्पड़|छुआ|छेड़|बलात्कार|गाली|(?<!\p{L})dar\w* .*mujhse|mujhse .*dar`,
		String.raw`(?<!\p{L})(?:bur[aie]|bekaar|bekar|nikamm\w*|nakaam|nakara|galat|pagal|bewakoof|stupid|useless|failure|fail|loser|bojh|kamzor|kamjor|layak|manhoos|badsurat|mot[ai]|kharab|aalsi|kaamchor|galti\w*|kasoor|kasur|dosh|sharab\w*|daa?ru|nasha|nashe|peg|gadha|napunsak|ganda|gandi|nafrat|achh?[ai]|acch[ai]) `,
		"बुर[ाीे] |बेकार|निकम्म|नाकाम|नकारा|ग़लत|गलत|पागल|बेवकूफ|फेल|बोझ|कमज़ोर|कमजोर|लायक|लायक़|मनहूस|बदसूरत|मोट[ाी]|ख़राब|खराब|गंद|नफ़रत|नफरत|आलसी|कामचोर|ग़लती|गलती|क़सूर|कसूर|दोष|शराब|दारू|नशा|नशे|पेग|डर \\S+ .*मुझसे|डरत\\S+ .*मुझसे|मुझसे .*डर|अच्छ[ाीे] ",
	].join("|"),
	"iu",
);

/** A question that has lost its mark, or an answer: neither is a story to give back. */
export const QUESTION_OR_ANSWER =
	/^(?:theek hai|thik hai|haan|han|nahi|ठीक है|हाँ|हां|नहीं|kya|kyu\w*|kyo\w*|kab|kaise|kahan?|kaun|kitn\w+|क्या|क्यों|क्यूँ|कब|कैसे|कहाँ|कौन|कितन\S*)\s|\s(?:kya|na|क्या)$/iu;

/**
 * What a goodbye to life is often wrapped in. The gate knows more of these; here a word too many costs a mirror, a word
 * too few would give a plan back to the one who made it.
 */
export const MAY_BE_VEILED =
	/(?<!\p{L})(?:ch?itth?i\w*|note|letter|diary|vasiyat|password\w*|nominee|beem[ae]\w*|gehne|zevar|baa?nt\w*|intezaa?m|intzaam|faisla|tay|tareekh|date|plan|tareeka|aa?khri|aa?khir\w*|vida\w*|maaf\w*|bulaa?va|bulawa|jaana|jaane|jane|chala|chali|bina|bin|zaroo?rat|jarurat|farq|fark|hisaab|hisab|budhiya|bhagwan|upar|chhat|pul|bridge|river|nadi|paani|patri|train|pankh\w*|rassi|dupatta|kundi|stool|gas|tel|aag|blade|kalai|dawa\w*|goliy\w*|tablet\w*|injection|insulin|sheeshi\w*|bottle|botal|keetnashak\w*|phinail|phenyl|harpic|acid|medicine|bandook|pistol|kuaa?n|kue?n|kuein|takiya|manzil|mukti|jagah|kis liye|private|himmat jut\w*|taiyaa?ri|sab ready|location|so jaa?\w*|chot|nuksaa?n|haath utha\w*|gala|kamre mein aa\w*)(?!\p{L})|चिट्ठी|नोट|डायरी|वसीयत|पासवर्ड|नॉमिनी|बीम[ाे]|गहने|ज़ेवर|जेवर|बाँट|बांट|इंतज़ाम|इंतजाम|फ़ैसला|फैसला|निश्चय|तय |तारीख़|तारीख|तिथि|प्लान|तरीक़ा|तरीका|आख़िर|आखिर|विदा|माफ़|माफ|बुलावा|जाना चाह|जाने के बाद|जा रह|बिना |ज़रूरत|जरूरत|फ़र्क़|फर्क|हिसाब|भगवान|ऊपर|छत |पुल |नदी|पटरी|ट्रेन|पंख|रस्सी|दुपट्टा|कुंडी|गैस|तेल|आग |ब्लेड|कलाई|दवा|गोलियाँ|इंजेक्शन|इंसुलिन|शीशी|बोतल|कीटनाशक|फिनाइल|एसिड|बंदूक|पिस्तौल|कुआँ|कुआं|कुएँ|कुएं|तकिया|मंज़िल|मंजिल|मुक्ति|जगह|किस लिए|जबरदस्ती|ज़बरदस्ती|पिटत|दरवाज़ा|चोट|नुक़सान|नुकसान|हाथ उठ|गला|कमरे में आ|प्राण|हेलमेट|याद भी/iu;

/** What people tell of an ordinary hard life. A clause without one of these is met, but not said back. */
export const ORDINARY =
	/neend|nind|so nahi|sot[aei] |jaa?g|khush |alag |akel|rona |ro leti|roti |rota |udaa?s|thak|ghabra|dar |tension|yaad|mann |dil |karz|karj|udhaa?r|chup |samajh|baat |kaam |office|boss|naukri|delivery|dukaa?n|padh|exam|board|college|school|doodh|mahine|bachch|saas |pati |patni|biwi|papa|mummy|maa |bhook|gussa|bimar|dard|paise|kheti|fasal|message|block|photo|ghar |room|नींद|सो नहीं|सोत[ाेी] |जाग|ख़ुश |खुश |अलग |अकेल|रोना|रोती|रोता|रो लेती|उदास|थक|घबरा|डर |याद|मन |दिल |क़र्ज़|कर्ज|उधार|चुप|समझ|बात |काम |दफ़्तर|दफ्तर|मालिक|नौकरी|दुकान|पढ़|परीक्षा|स्कूल|कॉलेज|दूध|महीने|बच्च|सास |पति |पत्नी|पापा|मम्मी|माँ |मां |भूख|ग़ुस्सा|गुस्सा|बीमार|दर्द|पैसे|खेती|फ़सल|खाना|घर /iu;

/** What points back to the message before it: "do mahine se aisa hi chal raha hai" says nothing alone. */
export const POINTS_BACK =
	/(?<!\p{L})(?:aisa|aise|ese|yahi|vahi|wahi) (?:hi )?(?:chal|ho|hai|h|rehta)(?!\p{L})|(?<![\p{L}\p{M}])(?:ऐसा|ऐसे|यही|वही) (?:ही )?(?:चल|हो|है|रहता)(?![\p{L}\p{M}])/iu;

/** Words of somebody else, in which "I" is not the one who writes. */
export const REPORTED = /(?<![\p{L}\p{M}])(?:bol[aie]|kaha|kahi|likha|बोल[ाीे]|कहा|लिखा)(?![\p{L}\p{M}])/iu;

/** Ends of a clause that agree with what was done, not with who did it. */
export const AGREES_WITH_ELSE =
	/^(?:\S*(?:iya|aya|aye|gaye)|di|li|ki|diye|liye|hua|hui|hue|gaya|gayi|nahi|nahin|nhi|par|pe|\S*(?:िया|ाया|ाई|ाए)|दी|ली|की|दिए|लिए|हुआ|हुई|हुए|गए|नहीं|पर|पे)$/iu;

/** How people open and close a clause before and after what they have to say. */
export const OPENERS = new Set(
	"ok okay chalo chal acha accha achha aur par lekin magar to toh bas haan han nahi ji yaar bhai sir madam arre are matlab kyunki kyuki kyonki ki bhaiya didi ab pr actually basically चलो अच्छा और पर लेकिन मगर तो बस हाँ हां जी यार भाई अरे मतलब क्योंकि कि".split(
		" ",
	),
);
export const CLOSERS = new Set("yaar bhai sir na bas ji ab aajkal bhaiya didi यार भाई ना न बस जी सर".split(" "));

/** Nouns with which a clause without a subject still speaks of nobody else than the one who says it. */
export const OF_ONESELF =
	/(?<![\p{L}\p{M}])(?:mann|man|dil|neend|nind|bhookh|bhukh|himmat|dimag|mood|मन|दिल|नींद|भूख|हिम्मत|दिमाग़|दिमाग)(?![\p{L}\p{M}])/iu;

/** A turned clause that speaks of the person. */
export const OF_THE_PERSON = /(?<![\p{L}\p{M}])(?:aap|आप)/iu;

/** What weighs on somebody, and is worth coming back to later. */
export const WEIGHS =
	/neend|akel|rona |roti |rota |udaa?s|thak|ghabra|dar |karz|karj|chup |himmat|guzar|koi nahi|नींद|अकेल|रो(?:ना|ती|ता)|उदास|थक|घबरा|डर |क़र्ज़|कर्ज|चुप|हिम्मत|गुज़र|गुजर|कोई नहीं/iu;

/** Words that make a clause worth giving back more than another. */
export const WEIGHTY =
	/neend|akel|rona|roti|rota|udaas|udas|thak|ghabra|dar |tension|boss|saas |pati |mahine k|gussa|yaad|mann|dil|karz|karj|chup|himmat|koi nahi|samajh|नींद|अकेल|रो(?:ना|ती|ता)|उदास|थक|घबरा|डर|याद|मन|दिल|क़र्ज़|कर्ज|चुप|हिम्मत|कोई नहीं|समझ|मालिक|सास |पति |पत्नी |ग़ुस्सा|गुस्सा/iu;
