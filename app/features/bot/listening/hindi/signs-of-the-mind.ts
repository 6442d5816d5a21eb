import type { Sign } from "./heard";

/** What people tell in Hindi of their nights, tears, fears and moods. */
export const SIGNS_OF_THE_MIND: readonly Sign[] = [
	{
		id: "sleepless",
		heard:
			/nind (?:\S+ ){0,3}(?:nahi|nhi|nai|tut|ud|kam|khul)|so (?:\S+ )?(?:nahi|nhi) (?:pa|saka)|rat (?:bhar|bhar se) jag|jagt|नींद (?:\S+ ){0,3}(?:नहीं|टूट|उड|कम|खुल)|सो नहीं पा|रात भर जाग|जागत/,
		meet: [
			["To raat ko neend saath nahin de rahi.", "तो रात को नींद साथ नहीं दे रही।"],
			["Yaani neend theek se nahin ho rahi.", "यानी नींद ठीक से नहीं हो रही।"],
			["Bina neend ke agla din bhi bhaari ho jaata hai.", "बिना नींद के अगला दिन भी भारी हो जाता है।"],
		],
		ask: [["Raat mein neend tootti hai, ya aati hi der se hai?", "रात में नींद टूटती है, या आती ही देर से है?"]],
	},
	{
		id: "no-tears",
		heard:
			/ nahi (?:ata|aya|a rah[ai]) (?:rona|ansu)| (?:rona|ansu) (?:bhi |hi |tak )*nahi (?:ata|at[ei]|aya|a rah)| ro(?:ya|yi|i) (?:bhi |hi |tak )*nahi|नहीं (?:आता|आया|आ रहा) रोना|(?:रोना|आंसू) (?:भी |ही |तक )*नहीं (?:आत|आय|आ रह)|रो(?:या|ई) (?:भी |ही |तक )*नहीं/,
		meet: [
			["Aansu na aana bhi dukh ka ek tareeka hota hai.", "आँसू न आना भी दुख का एक तरीक़ा होता है।"],
			["Rona kab aaye, iska koi kaayda nahin.", "रोना कब आए, इसका कोई क़ायदा नहीं।"],
		],
		ask: [["Jab sab so jaate hain, tab mann kahan jaata hai?", "जब सब सो जाते हैं, तब मन कहाँ जाता है?"]],
	},
	{
		id: "tears",
		heard:
			/ (?:ro|rona|roti|rota|roya|royi|roi|rone|ansu) |(?:gala|ankh|ankhe) (?:\S+ )?(?:bhar|nam)|गला भर|आंख(?:ें)? (?:भर|नम)|रोना|रोती|रोता|रोया|रोई|आंसू/,
		unless:
			/nahi (?:ata|aya|a rah[ai]) (?:rona|ansu)|नहीं (?:आता|आया|आ रहा) रोना|bachch|bacch|baby|roti (?:bana|kha)|बच्च|रोती है बेटी/,
		meet: [
			[
				"Rona aata hai to aane dijiye, yahan use rokna zaroori nahin.",
				"रोना आता है तो आने दीजिए, यहाँ उसे रोकना ज़रूरी नहीं।",
			],
			["To baat aansuon tak pahunch jaati hai.", "तो बात आँसुओं तक पहुँच जाती है।"],
		],
		ask: [["Rona kis waqt sabse zyada aata hai?", "रोना किस वक़्त सबसे ज़्यादा आता है?"]],
	},
	{
		id: "feels-nothing",
		heard:
			/(?:kuch|kuchh) (?:\S+ )?(?:mahsus|mehsus|feel) (?:\S+ )?(?:nahi|nhi)|andar (?:se )?khali|su(?:n|nn)? ho|कुछ (?:\S+ )?महसूस (?:\S+ )?नहीं|अंदर (?:से )?खाली|सुन्न/,
		meet: [
			["Kuch mehsoos na hona bhi ek haal hai, koi kami nahin.", "कुछ महसूस न होना भी एक हाल है, कोई कमी नहीं।"],
			[
				"Jab bahut kuch ek saath ho, to mann kabhi-kabhi chup ho jaata hai.",
				"जब बहुत कुछ एक साथ हो, तो मन कभी-कभी चुप हो जाता है।",
			],
		],
		ask: [["Din mein koi pal hai jab thoda kuch mehsoos hota hai?", "दिन में कोई पल है जब थोड़ा कुछ महसूस होता है?"]],
	},
	{
		id: "thoughts-turn",
		heard:
			/soch(?:ta|ti|te) (?:rah|reh)|sochte sochte|overthink|dimag (?:\S+ ){0,2}(?:chal|ghum|nahi ruk)|(?:dimag|man|mann|dil) se (?:\S+ ){0,2}nahi|(?:dimag|man|mann|dil) se ja (?:hi )?nahi|सोच(?:ता|ती|ते) रह|सोचते सोचते|दिमाग (?:\S+ ){0,2}(?:चल|घूम)|(?:दिमाग|मन|दिल) से (?:\S+ ){0,2}(?:नहीं|जा ही नहीं)/,
		unless: /dimag (?:\S+ )?(?:hi |bhi )?nahi chal|दिमाग (?:ही |भी )?नहीं चल/,
		meet: [
			["To dimaag rukta hi nahin.", "तो दिमाग़ रुकता ही नहीं।"],
			["Wahi soch baar-baar laut aati hai.", "वही सोच बार-बार लौट आती है।"],
		],
		ask: [["Soch sabse zyada kahan jaakar atakti hai?", "सोच सबसे ज़्यादा कहाँ जाकर अटकती है?"]],
	},
	{
		id: "nervous",
		heard: /ghabra|bechai|dhadak|dhadka|hath (?:pair )?ka?np|घबरा|बेचैन|धडक|हाथ (?:पैर )?कांप/,
		meet: [
			["To ghabrahat ho rahi hai.", "तो घबराहट हो रही है।"],
			["Yeh bechaini shareer mein bhi mehsoos hoti hai.", "यह बेचैनी शरीर में भी महसूस होती है।"],
		],
		ask: [["Ghabrahat mein shareer mein sabse pehle kya hota hai?", "घबराहट में शरीर में सबसे पहले क्या होता है?"]],
	},
	{
		id: "fear",
		heard: / dar(?:r)? (?:lag|rah|reh|hai|ga)|darta|darti|डर (?:लग|रह|है|गय)|डरत/,
		meet: [
			["Dar lagta hai, yeh keh dena bhi achha hai.", "डर लगता है, यह कह देना भी अच्छा है।"],
			["To ek dar saath chal raha hai.", "तो एक डर साथ चल रहा है।"],
		],
		ask: [["Sabse zyada dar kis baat ka rehta hai?", "सबसे ज़्यादा डर किस बात का रहता है?"]],
	},
	{
		id: "anger",
		heard: /guss|chilla d|chillat\S* hu |chidchid|गुस्स|चिल्ला द|चिल्लात\S* हूं |चिडचिड/,
		meet: [
			["To gussa aa jaata hai.", "तो ग़ुस्सा आ जाता है।"],
			["Gussa aana bura hona nahin hota.", "ग़ुस्सा आना बुरा होना नहीं होता।"],
		],
		ask: [["Pichhli baar gussa kis baat par aaya tha?", "पिछली बार ग़ुस्सा किस बात पर आया था?"]],
	},
	{
		id: "own-fault",
		heard:
			/galti meri| guilt|गलती मेरी| गिल्ट|(?:meri|mera|apni|मेरी|मेरा|अपनी) (?:hi )?(?:galti|vajah|kasur|गलती|वजह|कसूर|ही गलती)|pachta|pachhta|पछता/,
		meet: [
			["Yaani dosh apne upar aa raha hai.", "यानी दोष अपने ऊपर आ रहा है।"],
			["To mann yeh baat apne hi naam likh raha hai.", "तो मन यह बात अपने ही नाम लिख रहा है।"],
		],
		ask: [
			[
				"Yahi baat kisi dost ke saath hoti, to usse kya kaha jaata?",
				"यही बात किसी दोस्त के साथ होती, तो उससे क्या कहा जाता?",
			],
		],
	},
	{
		id: "has-to-lie",
		heard: /jhu?th bolna pad|jhuth bolna par|झूठ बोलना पड/,
		meet: [
			["To sach kehne ki jagah nahin mil paati.", "तो सच कहने की जगह नहीं मिल पाती।"],
			["Roz ek baat chhupaana, yeh bhi thakata hai.", "रोज़ एक बात छुपाना, यह भी थकाता है।"],
		],
		ask: [["Sach kehna ho, to pehla vaakya kya hoga?", "सच कहना हो, तो पहला वाक्य क्या होगा?"]],
	},
	{
		id: "harsh-on-oneself",
		heard:
			/ (?:bekar|nikamm[ai]|nakara|kisi kam k[ai] nahi|kisi layak nahi|layak (?:hi )?nahi|kabil nahi|alsi) | (?:बेकार|निकम्म[ाी]|नकारा|किसी काम क[ाी] नहीं|किसी लायक नहीं|लायक (?:ही )?नहीं|आलसी) /,
		unless: /bekar (?:bot|me|mei|hi )|बेकार (?:बॉट|में|ही )/,
		meet: [
			["Apne liye yeh shabd bahut sakht hain.", "अपने लिए ये शब्द बहुत सख़्त हैं।"],
			["Kisi dost ke liye aap itna sakht shabd shaayad na chunein.", "किसी दोस्त के लिए आप इतना सख़्त शब्द शायद न चुनें।"],
		],
		ask: [["Yeh baat mann apne aap kehta hai, ya kahin suni hui hai?", "यह बात मन अपने आप कहता है, या कहीं सुनी हुई है?"]],
	},
	{
		id: "no-heart-in-it",
		heard: /(?: mann| dil) (?:\S+ ){0,2}(?:nahi|nhi|nai) (?:lag|kar)|मन (?:\S+ ){0,2}नहीं (?:लग|कर)|दिल नहीं लग/,
		meet: [
			["To mann kisi cheez mein nahin lag raha.", "तो मन किसी चीज़ में नहीं लग रहा।"],
			["Mann ka na lagna aalas nahin hai.", "मन का न लगना आलस नहीं है।"],
		],
		ask: [["Pehle kis cheez mein mann lagta tha?", "पहले किस चीज़ में मन लगता था?"]],
	},
	{
		id: "shame",
		heard: / sharm?a?m? (?:ati|aa|lag|ho)|sharmind|jhijhak|शर्म (?:आत|लग)|शर्मिंद|झिझक/,
		meet: [
			["Itni sharam ke saath yeh kehna chhoti baat nahin.", "इतनी शर्म के साथ यह कहना छोटी बात नहीं।"],
			["Sharam ke bina bhi yeh baat yahan rakhi ja sakti hai.", "शर्म के बिना भी यह बात यहाँ रखी जा सकती है।"],
		],
		ask: [["Kiske saamne yeh sabse zyada lagta hai?", "किसके सामने यह सबसे ज़्यादा लगता है?"]],
	},
	{
		id: "sadness",
		heard: /udas|dukh|nirash|mayus|उदास|दुख|निराश|मायूस/,
		meet: [
			["To mann udaas hai.", "तो मन उदास है।"],
			["Aisa mann lekar din kaatna aasaan nahin hai.", "ऐसा मन लेकर दिन काटना आसान नहीं है।"],
		],
		ask: [["Yeh subah se saath hota hai, ya din mein kabhi utarta hai?", "यह सुबह से साथ होता है, या दिन में कभी उतरता है?"]],
	},
	{
		id: "no-appetite",
		heard: /bhukh (?:\S+ )?(?:nahi|nhi)|kha(?:na|ya) (?:\S+ )?(?:nahi|nhi)|भूख (?:\S+ )?नहीं|खाना (?:\S+ )?नहीं|खाया नहीं/,
		// "Khana khaya ki nahi" is what a mother asks.
		unless:
			/khana (?:bana|paka)| (?:ki|ya|puch\S*) (?:\S+ ){0,3}(?:nahi|nhi) $|खाना (?:बना|पका)| (?:कि|या|पूछ\S*) (?:\S+ ){0,3}नहीं $/,
		meet: [
			["To khaana bhi nahin ho paa raha.", "तो खाना भी नहीं हो पा रहा।"],
			["Yaani bhookh bhi saath nahin de rahi.", "यानी भूख भी साथ नहीं दे रही।"],
		],
		ask: [["Aaj thoda sa bhi kuch khaane ka mauka mila?", "आज थोड़ा-सा भी कुछ खाने का मौक़ा मिला?"]],
	},
	{
		id: "wants-sleep",
		heard:
			/ (?:bas |mujhe )*(?:sona|so lena) (?:hai|chahti|chahta)(?: mujhe)? $|(?:बस |मुझे )*(?:सोना|सो लेना) (?:है|चाहती|चाहता)(?: मुझे)? $/,
		unless: /hamesha|ab |chalo|हमेशा|अब |चलो/,
		meet: [["To sabse pehle neend chahiye.", "तो सबसे पहले नींद चाहिए।"]],
		ask: [["Aaj kis waqt thoda so paana mumkin hai?", "आज किस वक़्त थोड़ा सो पाना मुमकिन है?"]],
	},
	{
		id: "wants-a-break",
		heard:
			/ (?:bhag|nikal|chal[ai]) ja(?:u|o|ne)\S* (?:\S+ ){0,3}(?:ek|1) di| (?:ek|1) di (?:\S+ ){0,3}(?:chutti|aram|akel|kahi)| break (?:chahiye|lena)|(?:एक|1) दिन (?:\S+ ){0,3}(?:छुट्टी|आराम|कहीं)/,
		meet: [["Ek din apne liye, itni si baat.", "एक दिन अपने लिए, इतनी-सी बात।"]],
		ask: [["Us ek din mein sabse pehle kya hota?", "उस एक दिन में सबसे पहले क्या होता?"]],
	},
	{
		id: "felt-bad",
		heard: / bura lag|dil dukh|बुरा लग|दिल दुख/,
		meet: [
			["Yaani is baat se bura laga.", "यानी इस बात से बुरा लगा।"],
			["To baat mann ko lagi.", "तो बात मन को लगी।"],
		],
		ask: [["Isme sabse zyada kya chubha?", "इसमें सबसे ज़्यादा क्या चुभा?"]],
	},
	{
		id: "worn-out",
		heard: /thak(?:a|i|e|a?n|ava|aan)? |thakan|thakav|थक|थकान/,
		meet: [
			["To thakaan saath chal rahi hai.", "तो थकान साथ चल रही है।"],
			["To thakaan bahut ho gayi hai.", "तो थकान बहुत हो गई है।"],
		],
		ask: [["Yeh thakaan sone se utarti hai, ya saath hi rehti hai?", "यह थकान सोने से उतरती है, या साथ ही रहती है?"]],
	},
	{
		id: "a-face-for-others",
		heard:
			/(?:sabke|logo ke|sab ke) (?:samne|age) (?:\S+ ){0,3}(?:hans|muskura|theek|thik|khush|normal|strong)|upar se (?:hans|muskura|theek|thik|khush|normal)|dikhava|nakli|(?:sabko|sab ko|logo ko) lagta .*(?:strong|thik|khush|majbut)|(?:सबको|लोगों को) लगता .*(?:ठीक|खुश|मजबूत)|(?:सबके|लोगों के) सामने (?:\S+ ){0,3}(?:हंस|मुस्कुरा|ठीक|खुश)|ऊपर से (?:हंस|मुस्कुरा|ठीक|खुश)|दिखावा|नकली/,
		meet: [
			["To bahar kuch aur dikhana padta hai.", "तो बाहर कुछ और दिखाना पड़ता है।"],
			["Yahan chehra sambhalna zaroori nahin hai.", "यहाँ चेहरा सँभालना ज़रूरी नहीं है।"],
		],
		ask: [["Kiske saamne bina sambhale baitha ja sakta hai?", "किसके सामने बिना सँभाले बैठा जा सकता है?"]],
	},
	{
		id: "missing",
		heard: / yad (?:\S+ )?(?:ati|ai|a rahi)|yade |याद (?:\S+ )?(?:आती|आई|आ रही)|यादें/,
		meet: [
			["To yaad aa rahi hai.", "तो याद आ रही है।"],
			["Yaad mein pyaar bhi hota hai, aur kasak bhi.", "याद में प्यार भी होता है, और कसक भी।"],
		],
		ask: [["Kaun si yaad sabse zyada aati hai?", "कौन सी याद सबसे ज़्यादा आती है?"]],
	},
	{
		id: "tension",
		heard: /tensio|tensa|stress|chinta|fikr|fikar|paresha|टेंशन|स्ट्रेस|चिंता|फिक्र|परेशान/,
		meet: [
			["To tension saath chal rahi hai.", "तो टेंशन साथ चल रही है।"],
			["Yeh fikr utarti nahin dikhti.", "यह फ़िक्र उतरती नहीं दिखती।"],
		],
		ask: [["Abhi sabse zyada fikr kis baat ki hai?", "अभी सबसे ज़्यादा फ़िक्र किस बात की है?"]],
	},
	{
		id: "for-so-long",
		heard: /(?:mahin\w*|sal|salo|barso|महीन\S*|साल|सालों|बरसों) (?:se|ho ga|से|हो ग)|bachpa se|बचपन से/,
		meet: [
			["Itna samay kam nahin hota.", "इतना समय कम नहीं होता।"],
			["To yeh aaj-kal ki baat nahin hai, kaafi samay se saath hai.", "तो यह आज-कल की बात नहीं है, काफ़ी समय से साथ है।"],
		],
		ask: [["Is beech kya badla hai?", "इस बीच क्या बदला है?"]],
	},
];
