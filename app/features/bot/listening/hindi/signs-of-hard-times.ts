import type { Sign } from "./heard";

/** What people tell in Hindi of money, work, study and the body, and what a listener says to just that. */
export const SIGNS_OF_HARD_TIMES: readonly Sign[] = [
	{
		id: "lenders-call",
		heard: /(?:bank|rikavari|recovery|sahukar|agent|बैंक|साहूकार|एजेंट|रिकवरी).*(?:pho|fo|call|ghar a|फोन|कॉल|घर आ)/,
		meet: [
			["To phone baar-baar aa rahe hain.", "तो फ़ोन बार-बार आ रहे हैं।"],
			["Unka phone din ka chain le jaata hai.", "उनका फ़ोन दिन का चैन ले जाता है।"],
		],
		ask: [["Unke phone par kya baat hoti hai?", "उनके फ़ोन पर क्या बात होती है?"]],
	},
	{
		id: "daughters-wedding",
		heard: /(?:beti|bahan|behan|behe|बेटी|बहन).*(?:shadi|byah|शादी|ब्याह)/,
		meet: [
			["To ghar mein shaadi ki baat chal rahi hai.", "तो घर में शादी की बात चल रही है।"],
			["Shaadi ki zimmedari bhi saath hai.", "शादी की ज़िम्मेदारी भी साथ है।"],
		],
		ask: [["Shaadi ki kaun si chinta sabse aage hai?", "शादी की कौन सी चिंता सबसे आगे है?"]],
	},
	{
		id: "debt",
		heard: /karj|karja|udhar|kisht| emi|sahukar|byaj|girvi|कर्ज|उधार|किश्त|किस्त|ईएमआई|साहूकार|ब्याज|गिरवी/,
		meet: [
			["To karz bhi saath chal raha hai.", "तो क़र्ज़ भी साथ चल रहा है।"],
			["To dena bhi baaki hai.", "तो देना भी बाक़ी है।"],
		],
		ask: [["Abhi sabse zyada dabaav kis taraf se hai?", "अभी सबसे ज़्यादा दबाव किस तरफ़ से है?"]],
	},
	{
		id: "harvest",
		heard:
			/ fasal| barish .*(?:nahi|kam|barbad|kharab)| sukha pad| ole | kheti| khet | mandi |फसल|बारिश .*(?:नहीं|कम|बर्बाद|खराब)|सूखा पड|ओले|खेती|खेत |मंडी/,
		unless: / (?:bolta|bolti|bola|kehta) |(?:बोलता|कहता|बोला) /,
		meet: [
			[
				"Khet mein mehnat apne haath ki hoti hai, mausam apne haath ka nahin.",
				"खेत में मेहनत अपने हाथ की होती है, मौसम अपने हाथ का नहीं।",
			],
			["To is baar sab khet par hi tika hai.", "तो इस बार सब खेत पर ही टिका है।"],
		],
		ask: [
			["Is saal khet par kya-kya beeta?", "इस साल खेत पर क्या-क्या बीता?"],
			["Khet ko dekhkar ab kya khayal aata hai?", "खेत को देखकर अब क्या ख़याल आता है?"],
		],
	},
	{
		id: "money-for-home",
		heard: /(?:ghar|gao|gharvalo|घर|गांव).*(?:pais|kharch|पैस|खर्च)/,
		meet: [
			["Yaani ghar ka kharch bhi aap par hai.", "यानी घर का ख़र्च भी आप पर है।"],
			["To kamaai ka hissa ghar jaata hai.", "तो कमाई का हिस्सा घर जाता है।"],
		],
		ask: [["Ghar ke kharch ke baad apne liye kya bachta hai?", "घर के ख़र्च के बाद अपने लिए क्या बचता है?"]],
	},
	{
		id: "ratings",
		heard: / rating| incentive| customer| order | id (?:block|band)|रेटिंग|इंसेंटिव|कस्टमर|ग्राहक|ऑर्डर/,
		meet: [
			["Mehnat aapki, aur number kisi aur ke haath mein.", "मेहनत आपकी, और नंबर किसी और के हाथ में।"],
			["To uska asar aapke number par aa gaya.", "तो उसका असर आपके नंबर पर आ गया।"],
		],
		ask: [["Uske baad baaki din kaisa gaya?", "उसके बाद बाक़ी दिन कैसा गया?"]],
	},
	{
		id: "pay-cut",
		heard:
			/(?:pais|salary|incentive|tankha|pagar|veta|manday|majduri|पैस|सैलरी|तनख|पगार|वेतन|मानदेय|मजदूरी).*(?: kat|kam ho|khatam|khatm|khtm| nahi (?:mil|ay|ai|di)| ruk|कट|कम हो|नहीं (?:मिल|आय|आई|दी)| रुक)/,
		meet: [
			["Haath mein kam aaya, to mahine ka hisaab bhi hila hoga.", "हाथ में कम आया, तो महीने का हिसाब भी हिला होगा।"],
			["Mehnat poori, aur paisa poora nahin.", "मेहनत पूरी, और पैसा पूरा नहीं।"],
		],
		ask: [["Is mahine sabse mushkil kharch kaun sa hai?", "इस महीने सबसे मुश्किल ख़र्च कौन सा है?"]],
	},
	{
		id: "scolded-at-work",
		deniable: true,
		heard:
			/(?:boss|manager|malik|seth| sir |बॉस|मैनेजर|मालिक|सेठ|साहब).*(?:suna|dant|chilla|bejjat|bolta|bolte|सुना|डांट|चिल्ला|बेइज्जत|बोलते)/,
		meet: [
			["Yaani kaam par aisi baatein sunni padti hain.", "यानी काम पर ऐसी बातें सुननी पड़ती हैं।"],
			["Kaam ke saath yeh sunna bhi.", "काम के साथ यह सुनना भी।"],
		],
		ask: [["Woh baat sunne ke baad mann mein kya rehta hai?", "वह बात सुनने के बाद मन में क्या रहता है?"]],
	},
	{
		id: "long-hours",
		deniable: true,
		heard:
			/(?:9|1\d|2\d|das|barah|chaudah|दस|बारह|चौदह) ?(?:ghant|hour|घंट)|night shift|overtime|double shift|ओवरटाइम|नाइट शिफ्ट/,
		meet: [
			["Itne ghante kaam, yeh bahut lamba din hai.", "इतने घंटे काम, यह बहुत लंबा दिन है।"],
			["Itne ghanton ke baad apne liye waqt hi kahan bachta hai.", "इतने घंटों के बाद अपने लिए वक़्त ही कहाँ बचता है।"],
		],
		ask: [["Din mein thoda ruk kar saans lene ko kab milta hai?", "दिन में थोड़ा रुककर साँस लेने को कब मिलता है?"]],
	},
	{
		id: "work-gone",
		heard:
			/(?:naukri|job|kaam|kam|नौकरी|जॉब|काम) (?:se )?(?:chali|chala|chut|nikal|gayi|nahi mil|चली|चला|छूट|निकाल|गई|नहीं मिल)|berojgar|बेरोजगार/,
		meet: [
			["To abhi kaam nahin hai.", "तो अभी काम नहीं है।"],
			["Kaam ka jaana chhoti baat nahin hai.", "काम का जाना छोटी बात नहीं है।"],
		],
		ask: [["Ab subah kaise shuru hoti hai?", "अब सुबह कैसे शुरू होती है?"]],
	},
	{
		id: "interviews",
		heard: / interview|reject|इंटरव्यू|रिजेक्ट/,
		meet: [
			["Interview ke baad phir wahi intezaar.", "इंटरव्यू के बाद फिर वही इंतज़ार।"],
			["Ek na sunna mushkil hai, baar-baar sunna aur bhi.", "एक ना सुनना मुश्किल है, बार-बार सुनना और भी।"],
		],
		ask: [["Pichhle interview ke baad mann mein kya aaya?", "पिछले इंटरव्यू के बाद मन में क्या आया?"]],
	},
	{
		id: "nothing-goes-in",
		heard:
			/(?:padh|parh|yad).*(?:nahi|nhi|nai)|kuch (?:samajh|yad) nahi|(?:पढ|याद नहीं रह).*नहीं|कुछ (?:याद|समझ) नहीं|dimag (?:hi |bhi )?nahi chal|दिमाग (?:ही |भी )?नहीं चल/,
		within: ["exams"],
		meet: [
			["To kitaab saamne hai, aur andar kuch nahin jaa raha.", "तो किताब सामने है, और अंदर कुछ नहीं जा रहा।"],
			["Baithte hue bhi padhai nahin ho paa rahi.", "बैठते हुए भी पढ़ाई नहीं हो पा रही।"],
		],
		ask: [["Kis vishay mein yeh sabse zyada hota hai?", "किस विषय में यह सबसे ज़्यादा होता है?"]],
	},
	{
		id: "marks",
		heard:
			/ fail | phel | (?:me|mei) \d+ (?:aye|aya|mile|number) $| \d+ (?:ay[ei]|mil[ei]|marks) .*\d+ (?:me|mei) (?:se|s) | \d+ (?:me|mei) se \d+ |(?:number|marks|rank|percent).*(?:kam|nahi)|(?:kam|kharab).*(?:number|marks)|result (?:kharab|a )|फेल|नंबर कम|कम नंबर|रिजल्ट/,
		meet: [
			["To number ki baat hai.", "तो नंबर की बात है।"],
			["Result ki baat abhi taaza hai.", "रिज़ल्ट की बात अभी ताज़ा है।"],
		],
		ask: [["Number dekhkar sabse pehle mann mein kya aaya?", "नंबर देखकर सबसे पहले मन में क्या आया?"]],
	},
	{
		id: "retired",
		heard: / retire|ritayar|रिटायर|सेवानिवृत्त/,
		meet: [["To kaam ka roz ka dhaancha chhoot gaya.", "तो काम का रोज़ का ढाँचा छूट गया।"]],
		ask: [["Kaam chhootne ke baad din kaise badle?", "काम छूटने के बाद दिन कैसे बदले?"]],
	},
	{
		id: "long-days",
		heard:
			/ di (?:bahut |bada )?(?:lamba|lambe|nahi (?:kat|beet|bit))|(?:time|samay|vakt) (?:hi )?nahi (?:kat|bit)| bor (?:ho|hota)|दिन (?:बहुत |बडा )?(?:लंबा|लंबे|नहीं (?:कट|बीत))|(?:समय|वक्त|टाइम) (?:ही )?नहीं (?:कट|बीत)/,
		meet: [
			["To ghante dheere chalte hain.", "तो घंटे धीरे चलते हैं।"],
			["Khaali din bhi lamba hota hai.", "ख़ाली दिन भी लंबा होता है।"],
		],
		ask: [["Din ka kaun sa hissa sabse lamba lagta hai?", "दिन का कौन सा हिस्सा सबसे लंबा लगता है?"]],
	},
	{
		id: "used-to-be",
		heard: / pehle (?!se |bar |di |bhi ).*(?: the| thi| tha) $| पहले (?!से |बार |दिन |भी ).* (?:थे|थी|था) $/,
		unless: / (?:sal|mahin\S*|di|hafte) pehle |(?:साल|महीन\S*|दिन|हफ्ते) पहले /,
		meet: [
			["To pehle baat kuch aur thi.", "तो पहले बात कुछ और थी।"],
			["Pehle aur ab mein itna fark hai.", "पहले और अब में इतना फ़र्क़ है।"],
		],
		ask: [
			["Yeh kab se badla?", "यह कब से बदला?"],
			["Pehle ki kaun si cheez sabse zyada yaad aati hai?", "पहले की कौन सी चीज़ सबसे ज़्यादा याद आती है?"],
		],
	},
	{
		id: "ordinary-day",
		heard:
			/ (?:subah|savere) (?:\S+ ){0,3}(?:tahal\S*|walk|valk|chai|akhbar|puja|pani)|(?:सुबह|सवेरे) (?:\S+ ){0,3}(?:टहल|चाय|अखबार|पूजा)/,
		unless: /nahi|nhi| th[aie] |sath|bina|do kap|नहीं| थ[ाीे] |साथ|बिना|दो कप/,
		meet: [["To din ka apna ek kram hai.", "तो दिन का अपना एक क्रम है।"]],
		ask: [["Isme kaun sa waqt sabse achha guzarta hai?", "इसमें कौन सा वक़्त सबसे अच्छा गुज़रता है?"]],
	},
	{
		id: "given-up",
		heard:
			/ (?:pehle|pahle) .* ab (?:\S+ ){0,2}nahi (?:\S+ ){0,2}\S*(?:t[aie]|pay[ai]) | (?:t[aie]|\S+t[aie]) th[aie] (?:pehle|pahle) ab nahi | पहले .* अब (?:\S+ ){0,2}नहीं (?:\S+ ){0,2}\S*(?:त[ाीे]|पाय[ाे]) | थ[ाीे] पहले अब नहीं /,
		meet: [["To woh bhi chhoot gaya.", "तो वह भी छूट गया।"]],
		ask: [["Usme sabse achha kya lagta tha?", "उसमें सबसे अच्छा क्या लगता था?"]],
	},
	{
		id: "forgets-those-near",
		heard:
			/ (?:dadi|dada|nani|nana|ma|papa|mummy|pitaji) (?:\S+ ){0,3}bhul(?:ne| ja|t[aie])| (?:mujhe|hume) (?:\S+ )?(?:pehcha|pahcha)\S* nahi|(?:दादी|दादा|नानी|नाना|मां|पापा|मम्मी|पिताजी) (?:\S+ ){0,3}भूल(?:ने| जा|त)|मुझे (?:\S+ )?पहचान\S* नहीं/,
		unless: / mai |मैं /,
		meet: [["To unki yaaddaasht saath chhod rahi hai.", "तो उनकी याददाश्त साथ छोड़ रही है।"]],
		ask: [["Kaun si baat unhein ab bhi yaad rehti hai?", "कौन सी बात उन्हें अब भी याद रहती है?"]],
	},
	{
		id: "fewer-customers",
		heard:
			/ (?:grahak|gahak|custom\S*|savari|bikri|dhandha|dhanda) (?:\S+ ){0,3}(?:kam |nahi (?:a|mil)|thap|mand)|(?:ग्राहक|सवारी|बिक्री|धंधा) (?:\S+ ){0,3}(?:कम |नहीं (?:आ|मिल)|ठप|मंद)/,
		meet: [["To kaam ghat gaya hai.", "तो काम घट गया है।"]],
		ask: [["Yeh farq kab se dikhne laga?", "यह फ़र्क़ कब से दिखने लगा?"]],
	},
	{
		id: "saw-an-accident",
		first: true,
		heard: / (?:accident|aksident|hadsa) .*dekh|(?:एक्सीडेंट|हादसा) .*देख/,
		unless: /tv|video|film|nahi dekh|टीवी|वीडियो|नहीं देख/,
		meet: [["Aisa dekhna aankhon mein reh sakta hai.", "ऐसा देखना आँखों में रह सकता है।"]],
		ask: [["Us waqt saath mein koi tha?", "उस वक़्त साथ में कोई था?"]],
	},
	{
		id: "fell",
		first: true,
		own: true,
		heard:
			/ (?:bathroom|bathrum|sidhi\S*|sadak|raste|phisal\S*|bike|cycle|saikil|scooty) (?:\S+ ){0,3}gir (?:ga|pad)| gir ga[yi]\S* (?:th[ai] )?(?:bathroom|bathrum|sidhi\S*|sadak|raste)|(?:बाथरूम|सीढ\S*|सडक|रास्ते|फिसल\S*|साइकिल) (?:\S+ ){0,3}गिर (?:ग|पड)| गिर ग(?:या|ई|यी) (?:थ[ाी] )?(?:बाथरूम|सीढ\S*|सडक|रास्ते)/,
		unless: / (?:bike|cycle|saikil|phone) gir |साइकिल गिर |फोन गिर /,
		meet: [["To girna bhi hua.", "तो गिरना भी हुआ।"]],
		ask: [["Kahin chot aayi thi?", "कहीं चोट आई थी?"]],
	},
	{
		id: "hopes-of-others",
		heard: /ummid|umid|expect|sapna|उम्मीद|सपना/,
		meet: [
			["Yaani unki ummeed bhi aap par hai.", "यानी उनकी उम्मीद भी आप पर है।"],
			["Ummeed pyaar se bhi aaye, tab bhi uska vazan hota hai.", "उम्मीद प्यार से भी आए, तब भी उसका वज़न होता है।"],
		],
		ask: [["In ummeedon ke beech aapka apna mann kya chahta hai?", "इन उम्मीदों के बीच आपका अपना मन क्या चाहता है?"]],
	},
	{
		id: "compared",
		deniable: true,
		heard:
			/compar|tulna|sharma ji|(?:sab|dost|log) .*age nikal|piche rah|तुलना|शर्मा जी|(?:सब|दोस्त|लोग) .*आगे निकल|पीछे रह/,
		meet: [
			["To tulna sehni padti hai.", "तो तुलना सहनी पड़ती है।"],
			[
				"Kisi aur se naapa jaana, yeh apni mehnat ko chhota kar deta hai.",
				"किसी और से नापा जाना, यह अपनी मेहनत को छोटा कर देता है।",
			],
		],
		ask: [["Kinhein dekhkar yeh sabse zyada lagta hai?", "किन्हें देखकर यह सबसे ज़्यादा लगता है?"]],
	},
	{
		id: "bills",
		heard: / (?:fis|fees|kiraya|ratio|bil|bill) | (?:फीस|किराया|राशन|बिल) /,
		unless: / (?:bhari|bhar di|bhar diya|bharta|de di) |(?:भरी|भर दी|भर दिया) /,
		meet: [
			["To yeh kharch saamne khada hai.", "तो यह ख़र्च सामने खड़ा है।"],
			["Har mahine wahi hisaab phir se saamne.", "हर महीने वही हिसाब फिर से सामने।"],
		],
		ask: [["Is mahine sabse pehle kya bharna hai?", "इस महीने सबसे पहले क्या भरना है?"]],
	},
	{
		id: "not-to-school",
		heard:
			/ (?:agle din|roj|subah|office|kaam pe|vaha|vahan) (?:\S+ )?jane ka man\S* nahi|(?:schul|skul|college) (?:nahi|nhi) ja|(?:schul|skul|school|college|kalej) (?:jane ka man\S* nahi|chod d[uioe]\S*|nahi ja)|(?:स्कूल|कॉलेज) नहीं जा|(?:स्कूल|कॉलेज) (?:जाने का मन नहीं|छोड दूं|छोड दू)/,
		unless: / (?:bol[aie]|keht[aie]|puch[aie]) |बोल[ाीे] |कहत[ाीे] |पूछ[ाीे] /,
		meet: [
			["To wahan jaane ka mann nahin hai.", "तो वहाँ जाने का मन नहीं है।"],
			["Jaana na chaahna bhi kuch kehta hai.", "जाना न चाहना भी कुछ कहता है।"],
		],
		ask: [["Wahan kya hota hai jis se jaane ka mann nahin karta?", "वहाँ क्या होता है जिससे जाने का मन नहीं करता?"]],
	},
	{
		id: "illness-at-home",
		heard:
			/(?:mummy|mammi| ma |papa|pitaji|pati|patni|beta|beti|dadi|nani|मम्मी|मां|पापा|पिता|पति|पत्नी|बेटा|बेटी|दादी|नानी).*(?:bimar|hospital|operatio|tabiyat|cancer|admit|bharti| icu |heart attack|बीमार|अस्पताल|ऑपरेशन|तबीयत|कैंसर|भर्ती|आईसीयू|हार्ट अटैक|दिल का दौरा)/,
		meet: [
			["To ghar mein bimaari chal rahi hai.", "तो घर में बीमारी चल रही है।"],
			["Unki tabiyat ki baat saath chal rahi hai.", "उनकी तबीयत की बात साथ चल रही है।"],
		],
		ask: [["Unki dekhbhaal abhi kaise chal rahi hai?", "उनकी देखभाल अभी कैसे चल रही है?"]],
	},
	{
		id: "pain-of-the-body",
		heard:
			/(?<!kya) dard (?!kya)|bimari|ilaj|(?:blood|doctor|test|ki) report|report (?:kal|ka inte)|शरीर में दर्द| दर्द |बीमारी|इलाज|रिपोर्ट/,
		unless: /dil ka dard|दिल का दर्द/,
		meet: [
			["To shareer ki takleef bhi saath hai.", "तो शरीर की तकलीफ़ भी साथ है।"],
			["Takleef shareer ki ho, tab bhi thakta mann bhi hai.", "तकलीफ़ शरीर की हो, तब भी थकता मन भी है।"],
		],
		ask: [["Doctor ne is baare mein kya kaha hai?", "डॉक्टर ने इस बारे में क्या कहा है?"]],
	},
	{
		id: "took-it-up-again",
		within: ["substances"],
		heard:
			/ phir (?:se )?(?:pi|shuru|le li|chalu)|wapas (?:pi|shuru)|vapas (?:pi|shuru)| फिर (?:से )?(?:पी|शुरू|ले ली)|वापस (?:पी|शुरू)/,
		meet: [
			["Jitne din chhooti, woh din bhi gine jaate hain.", "जितने दिन छूटी, वे दिन भी गिने जाते हैं।"],
			["Laut aana aadat ka hissa hai, aakhri baat nahin.", "लौट आना आदत का हिस्सा है, आख़िरी बात नहीं।"],
		],
		ask: [["Wapas haath mein aane se theek pehle kya hua tha?", "वापस हाथ में आने से ठीक पहले क्या हुआ था?"]],
	},
	{
		id: "own-drink-to-leave",
		heard:
			/(?:sharab|daru|nasha|cigarette|gutka|शराब|दारू|नशा|सिगरेट|गुटखा).*(?:chod|band|छोड|बंद)|(?:chod|छोड).*(?:sharab|daru|nasha|शराब|दारू|नशा)/,
		unless: /pati|papa|bhai|beta|husband|पति|पापा|भाई|बेटा|पिता/,
		meet: [
			["To mann mein chhodne ki baat hai.", "तो मन में छोड़ने की बात है।"],
			["Chhodne ka sochna bhi apne aap mein ek mehnat hai.", "छोड़ने का सोचना भी अपने आप में एक मेहनत है।"],
		],
		ask: [["Talab sabse zyada kab uthti hai?", "तलब सबसे ज़्यादा कब उठती है?"]],
	},
	{
		id: "drink-at-home",
		deniable: true,
		heard:
			/(?:pati|papa|bhai|beta|husband|pitaji|पति|पापा|भाई|बेटा|पिता).*(?:sharab|daru|nasha|pite|pita hai|pike|शराब|दारू|नशा|पीते|पीकर)/,
		meet: [
			["Unka peena ghar par bhi asar daalta hai.", "उनका पीना घर पर भी असर डालता है।"],
			["To ghar mein peene ki baat hai.", "तो घर में पीने की बात है।"],
		],
		ask: [["Aisi shaam ghar mein kaisi hoti hai?", "ऐसी शाम घर में कैसी होती है?"]],
	},
	{
		id: "own-drink",
		deniable: true,
		heard:
			/ (?:sharab|daru|peg|nasha|शराब|दारू|नशा|पेग)| (?:roj|sham|rat|aj) .*(?:pita|piti) | (?:pita|piti) hu | पीत[ाी] हूं |(?:रोज|शाम|रात) .*पीत[ाी] /,
		unless: /nahi pi|chay|chai|pani|dudh|coffee|dava|नहीं पी|चाय|पानी|दूध|कॉफी|दवा/,
		meet: [
			["Yeh khul kar bataya, achha kiya.", "यह खुलकर बताया, अच्छा किया।"],
			["To baat peene ki hai.", "तो बात पीने की है।"],
		],
		ask: [["Peene se pehle mann mein kya chal raha hota hai?", "पीने से पहले मन में क्या चल रहा होता है?"]],
	},
	{
		id: "early-tomorrow",
		heard: / kal .*(?:subah|nikalna|jana hai|uthna)| कल .*(?:सुबह|निकलना|जाना है|उठना)/,
		meet: [
			["To kal ka din bhi lamba hai.", "तो कल का दिन भी लंबा है।"],
			["Kal phir jaldi nikalna hai.", "कल फिर जल्दी निकलना है।"],
		],
		ask: [["Aaj raat thoda aaram mil paayega?", "आज रात थोड़ा आराम मिल पाएगा?"]],
	},
];
