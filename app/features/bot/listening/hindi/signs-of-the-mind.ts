import type { Sign } from "./heard";

/** What people tell in Hindi of their nights, tears, fears and moods; and of what is good in between. */
export const SIGNS_OF_THE_MIND: readonly Sign[] = [
	{
		id: "good-moment",
		heard:
			/(?:to|tab|jab|dekhkar|dekh ke|milke|milkar) (?:bahut |bohot |thoda )?(?:acha|achha|accha) lag|smile|muskura|hasi|hansi ai|(?:तो|तब|जब|देखकर|मिलकर) (?:बहुत |थोडा )?अच्छा लग|मुस्कुरा|हंसी आई/,
		unless:
			/(?:acha|achha|accha|lag\w*) (?:nahi|nhi)|nahi lag|jhuth|dikha|upar se|hansi ud|अच्छा नहीं|नहीं लग|झूठ|दिखा|उडा/,
		meet: [
			["In dinon ke beech yeh ek ujli baat hai.", "इन दिनों के बीच यह एक उजली बात है।"],
			["Yeh padhkar achha laga.", "यह पढ़कर अच्छा लगा।"],
		],
		ask: [["Us pal ke baare mein thoda aur bataiye.", "उस पल के बारे में थोड़ा और बताइए।"]],
	},
	{
		id: "sleepless",
		heard:
			/nind (?:\S+ ){0,3}(?:nahi|nhi|nai|tut|ud|kam|khul)|so (?:\S+ )?(?:nahi|nhi) (?:pa|saka)|rat (?:bhar|bhar se) jag|jagt|नींद (?:\S+ ){0,3}(?:नहीं|टूट|उड|कम|खुल)|सो नहीं पा|रात भर जाग|जागत/,
		meet: [
			["Raat hi na kate, to subah bhi thaki hui aati hai.", "रात ही न कटे, तो सुबह भी थकी हुई आती है।"],
			["Raat ko jaagte hue har baat do guni lagti hai.", "रात को जागते हुए हर बात दोगुनी लगती है।"],
			["Neend rooth jaaye to poora din uska intezaar karta hai.", "नींद रूठ जाए तो पूरा दिन उसका इंतज़ार करता है।"],
		],
		ask: [["Raat mein neend tootti hai, ya aati hi der se hai?", "रात में नींद टूटती है, या आती ही देर से है?"]],
	},
	{
		id: "tears",
		heard: / (?:ro|rona|roti|rota|roya|royi|rone|ansu) |रोना|रोती|रोता|रोया|रोई|आंसू/,
		unless: /bachch|bacch|baby|roti (?:bana|kha)|बच्च|रोती है बेटी/,
		meet: [
			[
				"Rona aata hai to aane dijiye, yahan use rokna zaroori nahin.",
				"रोना आता है तो आने दीजिए, यहाँ उसे रोकना ज़रूरी नहीं।",
			],
			["Aansu bhi kuch keh rahe hote hain, shabdon se pehle.", "आँसू भी कुछ कह रहे होते हैं, शब्दों से पहले।"],
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
			/soch(?:ta|ti|te) (?:rah|reh)|sochte sochte|overthink|dimag (?:\S+ ){0,2}(?:chal|ghum|nahi ruk)|सोच(?:ता|ती|ते) रह|सोचते सोचते|दिमाग (?:\S+ ){0,2}(?:चल|घूम)/,
		meet: [
			["Soch ek hi raaste par ghoomti rahe to mann thak jaata hai.", "सोच एक ही रास्ते पर घूमती रहे तो मन थक जाता है।"],
			["Mann baar-baar wahin lautta hai jahan baat adhoori hai.", "मन बार-बार वहीं लौटता है जहाँ बात अधूरी है।"],
		],
		ask: [["Soch sabse zyada kahan jaakar atakti hai?", "सोच सबसे ज़्यादा कहाँ जाकर अटकती है?"]],
	},
	{
		id: "nervous",
		heard: /ghabra|bechai|dhadak|dhadka|घबरा|बेचैन|धडक/,
		meet: [
			["Ghabrahat mein shareer shabdon se pehle bolne lagta hai.", "घबराहट में शरीर शब्दों से पहले बोलने लगता है।"],
			["Ghabrahat laher ki tarah hai, uthti bhi hai aur utarti bhi.", "घबराहट लहर की तरह है, उठती भी है और उतरती भी।"],
		],
		ask: [["Ghabrahat mein shareer mein sabse pehle kya hota hai?", "घबराहट में शरीर में सबसे पहले क्या होता है?"]],
	},
	{
		id: "fear",
		heard: / dar(?:r)? (?:lag|rah|reh|hai|ga)|darta|darti|डर (?:लग|रह|है|गय)|डरत/,
		meet: [
			["Dar ko shabdon mein rakhna bhi himmat ka kaam hai.", "डर को शब्दों में रखना भी हिम्मत का काम है।"],
			["Dar saath ho to har kadam sambhal kar rakhna padta hai.", "डर साथ हो तो हर क़दम सँभलकर रखना पड़ता है।"],
		],
		ask: [["Sabse zyada dar kis baat ka rehta hai?", "सबसे ज़्यादा डर किस बात का रहता है?"]],
	},
	{
		id: "anger",
		heard: /guss|chilla d|chillat|chidchid|गुस्स|चिल्ला द|चिल्लात|चिडचिड/,
		meet: [
			[
				"Gusse ke neeche aksar koi aur baat bhi hoti hai, jo der se dikhti hai.",
				"ग़ुस्से के नीचे अक्सर कोई और बात भी होती है, जो देर से दिखती है।",
			],
			["Gussa aana bura hona nahin hota.", "ग़ुस्सा आना बुरा होना नहीं होता।"],
		],
		ask: [["Pichhli baar gussa kis baat par aaya tha?", "पिछली बार ग़ुस्सा किस बात पर आया था?"]],
	},
	{
		id: "own-fault",
		heard:
			/galti meri|गलती मेरी|(?:meri|mera|apni|मेरी|मेरा|अपनी) (?:hi )?(?:galti|vajah|kasur|गलती|वजह|कसूर|ही गलती)|pachta|pachhta|पछता/,
		meet: [
			[
				"Apne aap ko dosh dena jaldi ho jaata hai, aur utarta der se hai.",
				"अपने आप को दोष देना जल्दी हो जाता है, और उतरता देर से है।",
			],
			[
				"Beeti baat ko aaj ki aankhon se dekhna apne saath sakhti bhi ho sakti hai.",
				"बीती बात को आज की आँखों से देखना अपने साथ सख़्ती भी हो सकती है।",
			],
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
			[
				"Kabhi jhooth apnon ko bachaane ke liye bhi bolna padta hai, aur woh thakata hai.",
				"कभी झूठ अपनों को बचाने के लिए भी बोलना पड़ता है, और वह थकाता है।",
			],
			[
				"Roz ek baat chhupaana, yeh apne aap mein ek kaam ho jaata hai.",
				"रोज़ एक बात छुपाना, यह अपने आप में एक काम हो जाता है।",
			],
		],
		ask: [["Sach kehna ho, to pehla vaakya kya hoga?", "सच कहना हो, तो पहला वाक्य क्या होगा?"]],
	},
	{
		id: "harsh-on-oneself",
		heard:
			/ (?:bekar|nikamm[ai]|nakara|kisi kam k[ai] nahi|kisi layak nahi|alsi) | (?:बेकार|निकम्म[ाी]|नकारा|किसी काम क[ाी] नहीं|किसी लायक नहीं|आलसी) /,
		unless: /bekar (?:bot|me|mei|hi )|बेकार (?:बॉट|में|ही )/,
		meet: [
			["Apne liye itne sakht shabd koi dost sunta, to rok deta.", "अपने लिए इतने सख़्त शब्द कोई दोस्त सुनता, तो रोक देता।"],
			["Mushkil din mein mann apne hi khilaaf gawaahi deta hai.", "मुश्किल दिन में मन अपने ही ख़िलाफ़ गवाही देता है।"],
		],
		ask: [["Yeh baat mann apne aap kehta hai, ya kahin suni hui hai?", "यह बात मन अपने आप कहता है, या कहीं सुनी हुई है?"]],
	},
	{
		id: "no-heart-in-it",
		heard: /(?: mann| dil) (?:\S+ ){0,2}(?:nahi|nhi|nai) (?:lag|kar)|मन (?:\S+ ){0,2}नहीं (?:लग|कर)|दिल नहीं लग/,
		meet: [
			["Mann hi saath na de, to din ghisatta hua jaata hai.", "मन ही साथ न दे, तो दिन घिसटता हुआ जाता है।"],
			["Mann ka na lagna aalas nahin hai.", "मन का न लगना आलस नहीं है।"],
		],
		ask: [["Pehle kis cheez mein mann lagta tha?", "पहले किस चीज़ में मन लगता था?"]],
	},
	{
		id: "sadness",
		heard: /udas|dukh|nirash|mayus|उदास|दुख|निराश|मायूस/,
		meet: [
			["Udaasi ko har baar wajah nahin chahiye hoti.", "उदासी को हर बार वजह नहीं चाहिए होती।"],
			["Aisa mann lekar din kaatna aasaan nahin hai.", "ऐसा मन लेकर दिन काटना आसान नहीं है।"],
		],
		ask: [["Yeh subah se saath hota hai, ya din mein kabhi utarta hai?", "यह सुबह से साथ होता है, या दिन में कभी उतरता है?"]],
	},
	{
		id: "no-appetite",
		heard: /bhukh (?:\S+ )?(?:nahi|nhi)|kha(?:na|ya) (?:\S+ )?(?:nahi|nhi)|भूख (?:\S+ )?नहीं|खाना (?:\S+ )?नहीं|खाया नहीं/,
		meet: [
			["Bhookh bhi aksar mann ke saath chali jaati hai.", "भूख भी अक्सर मन के साथ चली जाती है।"],
			["Khaana gale se na utre, yeh bhi mann ka haal bataata hai.", "खाना गले से न उतरे, यह भी मन का हाल बताता है।"],
		],
		ask: [["Aaj thoda sa bhi kuch khaane ka mauka mila?", "आज थोड़ा-सा भी कुछ खाने का मौक़ा मिला?"]],
	},
	{
		id: "worn-out",
		heard: /thak(?:a|i|e|a?n|ava|aan)? |thakan|thakav|थक|थकान/,
		meet: [
			["Yeh thakaan ek din ki nahin lagti.", "यह थकान एक दिन की नहीं लगती।"],
			["Shareer bhi kehta hai, ab thoda rukna hai.", "शरीर भी कहता है, अब थोड़ा रुकना है।"],
		],
		ask: [["Yeh thakaan sone se utarti hai, ya saath hi rehti hai?", "यह थकान सोने से उतरती है, या साथ ही रहती है?"]],
	},
	{
		id: "a-face-for-others",
		heard: /(?:sabke|logo ke|sab ke) (?:samne|age)|upar se|dikhava|nakli|(?:सबके|लोगों के) सामने|ऊपर से|दिखावा|नकली/,
		meet: [
			["Bahar kuch aur, andar kuch aur, isme bahut taakat lagti hai.", "बाहर कुछ और, अंदर कुछ और, इसमें बहुत ताक़त लगती है।"],
			["Yahan chehra sambhalna zaroori nahin hai.", "यहाँ चेहरा सँभालना ज़रूरी नहीं है।"],
		],
		ask: [["Kiske saamne bina sambhale baitha ja sakta hai?", "किसके सामने बिना सँभाले बैठा जा सकता है?"]],
	},
	{
		id: "missing",
		heard: / yad (?:\S+ )?(?:ati|ai|a rahi)|yade |याद (?:\S+ )?(?:आती|आई|आ रही)|यादें/,
		meet: [
			["Yaad bulaakar nahin aati, kabhi bhi aa baithti hai.", "याद बुलाकर नहीं आती, कभी भी आ बैठती है।"],
			["Yaad mein pyaar bhi hota hai, aur kasak bhi.", "याद में प्यार भी होता है, और कसक भी।"],
		],
		ask: [["Kaun si yaad sabse zyada aati hai?", "कौन सी याद सबसे ज़्यादा आती है?"]],
	},
	{
		id: "tension",
		heard: /tensio|tensa|stress|chinta|fikr|fikar|paresha|टेंशन|स्ट्रेस|चिंता|फिक्र|परेशान/,
		meet: [
			["Tension kehne ko chhota shabd hai, uthaane mein nahin.", "टेंशन कहने को छोटा शब्द है, उठाने में नहीं।"],
			[
				"Chinta ek kaam ki nahin rehti, poore din par chhaayi rehti hai.",
				"चिंता एक काम की नहीं रहती, पूरे दिन पर छाई रहती है।",
			],
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
