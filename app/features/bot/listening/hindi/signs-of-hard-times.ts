import type { Sign } from "./heard";

/** What people tell in Hindi of money, work, study and the body, and what a listener says to just that. */
export const SIGNS_OF_HARD_TIMES: readonly Sign[] = [
	{
		id: "lenders-call",
		heard: /(?:bank|rikavari|recovery|sahukar|agent|बैंक|साहूकार|एजेंट|रिकवरी).*(?:pho|fo|call|ghar a|फोन|कॉल|घर आ)/,
		meet: [
			[
				"Baar-baar phone aaye to uski ghanti bhi bhaari lagne lagti hai.",
				"बार-बार फ़ोन आए तो उसकी घंटी भी भारी लगने लगती है।",
			],
			["Karz maangne wala phone din ka chain le jaata hai.", "क़र्ज़ माँगने वाला फ़ोन दिन का चैन ले जाता है।"],
		],
		ask: [["Unke phone par kya baat hoti hai?", "उनके फ़ोन पर क्या बात होती है?"]],
	},
	{
		id: "daughters-wedding",
		heard: /(?:beti|bahan|behan|behe|बेटी|बहन).*(?:shadi|byah|शादी|ब्याह)/,
		meet: [
			["Ghar ki beti ki shaadi, yeh zimmedari alag hi hoti hai.", "घर की बेटी की शादी, यह ज़िम्मेदारी अलग ही होती है।"],
			[
				"Shaadi ki tareekh door ho, tab bhi uski fikr paas rehti hai.",
				"शादी की तारीख़ दूर हो, तब भी उसकी फ़िक्र पास रहती है।",
			],
		],
		ask: [["Shaadi ki kaun si chinta sabse aage hai?", "शादी की कौन सी चिंता सबसे आगे है?"]],
	},
	{
		id: "debt",
		heard: /karj|karja|udhar|kisht| emi|sahukar|byaj|girvi|कर्ज|उधार|किश्त|किस्त|ईएमआई|साहूकार|ब्याज|गिरवी/,
		meet: [
			["Karz ki ginti din mein bhi chalti hai aur raat mein bhi.", "क़र्ज़ की गिनती दिन में भी चलती है और रात में भी।"],
			["Karz sirf jeb par nahin, mann par bhi rehta hai.", "क़र्ज़ सिर्फ़ जेब पर नहीं, मन पर भी रहता है।"],
		],
		ask: [["Abhi sabse zyada dabaav kis taraf se hai?", "अभी सबसे ज़्यादा दबाव किस तरफ़ से है?"]],
	},
	{
		id: "harvest",
		heard: / fasal| barish| sukha | ole | kheti| khet | mandi |फसल|बारिश|सूखा|ओले|खेती|खेत |मंडी/,
		meet: [
			[
				"Khet mein mehnat apne haath ki hoti hai, mausam apne haath ka nahin.",
				"खेत में मेहनत अपने हाथ की होती है, मौसम अपने हाथ का नहीं।",
			],
			["Poore saal ki aas khet se bandhi hoti hai.", "पूरे साल की आस खेत से बँधी होती है।"],
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
			["Ghar ki zimmedari door rehkar bhi saath chalti hai.", "घर की ज़िम्मेदारी दूर रहकर भी साथ चलती है।"],
			["Ghar ke kharch ka hisaab mann kabhi band nahin karta.", "घर के ख़र्च का हिसाब मन कभी बंद नहीं करता।"],
		],
		ask: [["Ghar ke kharch ke baad apne liye kya bachta hai?", "घर के ख़र्च के बाद अपने लिए क्या बचता है?"]],
	},
	{
		id: "ratings",
		heard: / rating| incentive| customer| order | id (?:block|band)|रेटिंग|इंसेंटिव|कस्टमर|ग्राहक|ऑर्डर/,
		meet: [
			["Mehnat aapki, aur number kisi aur ke haath mein.", "मेहनत आपकी, और नंबर किसी और के हाथ में।"],
			["Sadak par din kaisa gaya, yeh app par nahin dikhta.", "सड़क पर दिन कैसा गया, यह ऐप पर नहीं दिखता।"],
		],
		ask: [["Uske baad baaki din kaisa gaya?", "उसके बाद बाक़ी दिन कैसा गया?"]],
	},
	{
		id: "pay-cut",
		heard: /(?:pais|salary|incentive|tankha|pagar|पैस|सैलरी|तनख|पगार).*(?: kat|kam ho| nahi mil|ruk|कट|कम हो|नहीं मिल|रुक)/,
		meet: [
			["Jo mehnat se banta hai, uska kat jaana chubhta hai.", "जो मेहनत से बनता है, उसका कट जाना चुभता है।"],
			["Haath mein kam aaye, to poore mahine ka hisaab hil jaata hai.", "हाथ में कम आए, तो पूरे महीने का हिसाब हिल जाता है।"],
		],
		ask: [["Is mahine sabse mushkil kharch kaun sa hai?", "इस महीने सबसे मुश्किल ख़र्च कौन सा है?"]],
	},
	{
		id: "scolded-at-work",
		heard:
			/(?:boss|manager|malik|seth| sir |बॉस|मैनेजर|मालिक|सेठ|साहब).*(?:suna|dant|chilla|bejjat|bolta|bolte|सुना|डांट|चिल्ला|बेइज्जत|बोलते)/,
		meet: [
			["Roz ki daant kaam se bhi zyada thakati hai.", "रोज़ की डाँट काम से भी ज़्यादा थकाती है।"],
			["Kaam par suni hui baat ghar tak saath aati hai.", "काम पर सुनी हुई बात घर तक साथ आती है।"],
		],
		ask: [["Woh baat sunne ke baad mann mein kya rehta hai?", "वह बात सुनने के बाद मन में क्या रहता है?"]],
	},
	{
		id: "long-hours",
		heard:
			/(?:\d+|das|barah|chaudah|दस|बारह|चौदह) ?(?:ghant|hour|घंट)|night shift|overtime|double shift|ओवरटाइम|नाइट शिफ्ट/,
		meet: [
			["Itne ghanton ke baad apne liye waqt hi kahan bachta hai.", "इतने घंटों के बाद अपने लिए वक़्त ही कहाँ बचता है।"],
			["Itna lamba din shareer bhi ginta hai.", "इतना लंबा दिन शरीर भी गिनता है।"],
		],
		ask: [["Din mein thoda ruk kar saans lene ko kab milta hai?", "दिन में थोड़ा रुककर साँस लेने को कब मिलता है?"]],
	},
	{
		id: "work-gone",
		heard:
			/(?:naukri|job|kaam|kam|नौकरी|जॉब|काम) (?:se )?(?:chali|chala|chut|nikal|gayi|nahi mil|चली|चला|छूट|निकाल|गई|नहीं मिल)|berojgar|बेरोजगार/,
		meet: [
			["Kaam ke saath din ka dhaancha bhi chala jaata hai.", "काम के साथ दिन का ढाँचा भी चला जाता है।"],
			[
				"Kaam na hona, is se insaan kam nahin hota, par din bhaari ho jaate hain.",
				"काम न होना, इससे इंसान कम नहीं होता, पर दिन भारी हो जाते हैं।",
			],
		],
		ask: [["Ab subah kaise shuru hoti hai?", "अब सुबह कैसे शुरू होती है?"]],
	},
	{
		id: "interviews",
		heard: / interview|reject|इंटरव्यू|रिजेक्ट/,
		meet: [
			["Har interview ke baad ka intezaar bhi ek mehnat hai.", "हर इंटरव्यू के बाद का इंतज़ार भी एक मेहनत है।"],
			["Ek na sunna mushkil hai, baar-baar sunna aur bhi.", "एक ना सुनना मुश्किल है, बार-बार सुनना और भी।"],
		],
		ask: [["Pichhle interview ke baad mann mein kya aaya?", "पिछले इंटरव्यू के बाद मन में क्या आया?"]],
	},
	{
		id: "nothing-goes-in",
		heard: /(?:padh|parh|yad).*(?:nahi|nhi|nai)|kuch (?:samajh|yad) nahi|(?:पढ|याद नहीं रह).*नहीं|कुछ याद नहीं/,
		within: ["exams"],
		meet: [
			[
				"Kitaab saamne ho aur kuch andar na jaaye, yeh mehnat ki kami nahin hai.",
				"किताब सामने हो और कुछ अंदर न जाए, यह मेहनत की कमी नहीं है।",
			],
			["Dimaag bhara ho to panne bas palatte rehte hain.", "दिमाग़ भरा हो तो पन्ने बस पलटते रहते हैं।"],
		],
		ask: [["Baithne ke kitni der baad aisa hota hai?", "बैठने के कितनी देर बाद ऐसा होता है?"]],
	},
	{
		id: "marks",
		heard:
			/ fail | phel |(?:number|marks|rank|percent).*(?:kam|nahi)|(?:kam|kharab).*(?:number|marks)|result (?:kharab|a )|फेल|नंबर कम|कम नंबर|रिजल्ट/,
		meet: [
			["Ek number mein poore saal ki mehnat nahin dikhti.", "एक नंबर में पूरे साल की मेहनत नहीं दिखती।"],
			[
				"Result ek din ka hota hai, uske peeche ke din koi nahin ginta.",
				"रिज़ल्ट एक दिन का होता है, उसके पीछे के दिन कोई नहीं गिनता।",
			],
		],
		ask: [["Result ke baad ghar mein kya baat hui?", "रिज़ल्ट के बाद घर में क्या बात हुई?"]],
	},
	{
		id: "hopes-of-others",
		heard: /ummid|umid|expect|sapna|उम्मीद|सपना/,
		meet: [
			["Doosron ki ummeedein bhi apne hi kandhe par aa jaati hain.", "दूसरों की उम्मीदें भी अपने ही कंधे पर आ जाती हैं।"],
			["Ummeed pyaar se bhi aaye, tab bhi uska vazan hota hai.", "उम्मीद प्यार से भी आए, तब भी उसका वज़न होता है।"],
		],
		ask: [["In ummeedon ke beech aapka apna mann kya chahta hai?", "इन उम्मीदों के बीच आपका अपना मन क्या चाहता है?"]],
	},
	{
		id: "compared",
		heard:
			/compar|tulna|sharma ji|(?:sab|dost|log) .*age nikal|piche rah|तुलना|शर्मा जी|(?:सब|दोस्त|लोग) .*आगे निकल|पीछे रह/,
		meet: [
			[
				"Kisi aur se naapa jaana, yeh apni mehnat ko chhota kar deta hai.",
				"किसी और से नापा जाना, यह अपनी मेहनत को छोटा कर देता है।",
			],
			["Sabka raasta ek hi raftaar se nahin chalta.", "सबका रास्ता एक ही रफ़्तार से नहीं चलता।"],
		],
		ask: [["Kinhein dekhkar yeh sabse zyada lagta hai?", "किन्हें देखकर यह सबसे ज़्यादा लगता है?"]],
	},
	{
		id: "bills",
		heard: / (?:fis|fees|kiraya|ratio|bil|bill) | (?:फीस|किराया|राशन|बिल) /,
		meet: [
			["Kharch apni tareekh par aa jaate hain, kamaai jaisi bhi ho.", "ख़र्च अपनी तारीख़ पर आ जाते हैं, कमाई जैसी भी हो।"],
			["Har mahine wahi hisaab phir se saamne aa jaata hai.", "हर महीने वही हिसाब फिर से सामने आ जाता है।"],
		],
		ask: [["Is mahine sabse pehle kya bharna hai?", "इस महीने सबसे पहले क्या भरना है?"]],
	},
	{
		id: "not-to-school",
		heard:
			/(?:schul|skul|college) (?:nahi|nhi) ja|(?:schul|skul|college) jane ka mann nahi|(?:स्कूल|कॉलेज) नहीं जा|(?:स्कूल|कॉलेज) जाने का मन नहीं/,
		meet: [
			[
				"Kabhi jagah se nahin, wahan ki kisi baat se mann hat jaata hai.",
				"कभी जगह से नहीं, वहाँ की किसी बात से मन हट जाता है।",
			],
			["Jaana na chaahna bhi kuch kehta hai.", "जाना न चाहना भी कुछ कहता है।"],
		],
		ask: [["Wahan kya hota hai jis se jaane ka mann nahin karta?", "वहाँ क्या होता है जिससे जाने का मन नहीं करता?"]],
	},
	{
		id: "illness-at-home",
		heard:
			/(?:mummy|mammi| ma |papa|pitaji|pati|patni|beta|beti|dadi|nani|मम्मी|मां|पापा|पिता|पति|पत्नी|बेटा|बेटी|दादी|नानी).*(?:bimar|hospital|operatio|tabiyat|cancer|बीमार|अस्पताल|ऑपरेशन|तबीयत|कैंसर)/,
		meet: [
			[
				"Apna koi bimaar ho to mann ka ek hissa unhi ke paas rehta hai.",
				"अपना कोई बीमार हो तो मन का एक हिस्सा उन्हीं के पास रहता है।",
			],
			["Bimaari ek ki hoti hai, aur uski fikr poore ghar ki.", "बीमारी एक की होती है, और उसकी फ़िक्र पूरे घर की।"],
		],
		ask: [["Unki dekhbhaal abhi kaise chal rahi hai?", "उनकी देखभाल अभी कैसे चल रही है?"]],
	},
	{
		id: "pain-of-the-body",
		heard: / dard |bimari|ilaj|report|शरीर में दर्द| दर्द |बीमारी|इलाज|रिपोर्ट/,
		unless: /dil ka dard|दिल का दर्द/,
		meet: [
			["Takleef shareer ki ho, tab bhi thakta mann bhi hai.", "तकलीफ़ शरीर की हो, तब भी थकता मन भी है।"],
			["Bimaari mein din ka hisaab hi badal jaata hai.", "बीमारी में दिन का हिसाब ही बदल जाता है।"],
		],
		ask: [["Doctor ne is baare mein kya kaha hai?", "डॉक्टर ने इस बारे में क्या कहा है?"]],
	},
	{
		id: "own-drink-to-leave",
		heard:
			/(?:sharab|daru|nasha|cigarette|gutka|शराब|दारू|नशा|सिगरेट|गुटखा).*(?:chod|band|छोड|बंद)|(?:chod|छोड).*(?:sharab|daru|nasha|शराब|दारू|नशा)/,
		unless: /pati|papa|bhai|beta|husband|पति|पापा|भाई|बेटा|पिता/,
		meet: [
			["Chhodne ka sochna bhi apne aap mein ek mehnat hai.", "छोड़ने का सोचना भी अपने आप में एक मेहनत है।"],
			["Aadat se ladna roz ka kaam hai, ek din ka nahin.", "आदत से लड़ना रोज़ का काम है, एक दिन का नहीं।"],
		],
		ask: [["Talab sabse zyada kab uthti hai?", "तलब सबसे ज़्यादा कब उठती है?"]],
	},
	{
		id: "drink-at-home",
		heard:
			/(?:pati|papa|bhai|beta|husband|pitaji|पति|पापा|भाई|बेटा|पिता).*(?:sharab|daru|nasha|pite|pita hai|pike|शराब|दारू|नशा|पीते|पीकर)/,
		meet: [
			[
				"Ghar mein koi peeta ho to poora ghar usi ke hisaab se chalne lagta hai.",
				"घर में कोई पीता हो तो पूरा घर उसी के हिसाब से चलने लगता है।",
			],
			["Unke peene ka asar sirf un par nahin rehta.", "उनके पीने का असर सिर्फ़ उन पर नहीं रहता।"],
		],
		ask: [["Aisi shaam ghar mein kaisi hoti hai?", "ऐसी शाम घर में कैसी होती है?"]],
	},
	{
		id: "own-drink",
		heard: / (?:sharab|daru|peg|nasha|शराब|दारू|नशा|पेग)/,
		unless: /nahi pi|नहीं पी/,
		meet: [
			["Peene ki baat khul kar kehna aasaan nahin hota.", "पीने की बात खुलकर कहना आसान नहीं होता।"],
			["Gilaas ke saath aksar koi aur baat bhi baithi hoti hai.", "गिलास के साथ अक्सर कोई और बात भी बैठी होती है।"],
		],
		ask: [["Peene se pehle mann mein kya chal raha hota hai?", "पीने से पहले मन में क्या चल रहा होता है?"]],
	},
	{
		id: "early-tomorrow",
		heard: / kal .*(?:subah|nikalna|jana hai|uthna)| कल .*(?:सुबह|निकलना|जाना है|उठना)/,
		meet: [
			["To kal ka din bhi lamba hai.", "तो कल का दिन भी लंबा है।"],
			["Kal ki bhaag-daud aaj raat se hi shuru ho jaati hai.", "कल की भाग-दौड़ आज रात से ही शुरू हो जाती है।"],
		],
		ask: [["Aaj raat thoda aaram mil paayega?", "आज रात थोड़ा आराम मिल पाएगा?"]],
	},
];
