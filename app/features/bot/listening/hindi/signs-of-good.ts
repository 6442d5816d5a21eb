import type { Sign } from "./heard";

/** What goes well in between. It is met before all else: a question about the trouble would take it away again. */
export const SIGNS_OF_GOOD: readonly Sign[] = [
	{
		id: "good-moment",
		first: true,
		heard:
			/ (?:acha|achha|accha|acche) lag[aie]| mood (?:ab )?(?:acha|accha|achha|thik) | (?:acha|accha|achha) (?:hai )?mood |smile|gungun|muskura| mausam (?:\S+ )?(?:ach|acch|badhiya|suhana)| pakod| picnic| ghumne ga[yi]|मौसम (?:\S+ )?(?:अच्छ|सुहान)|पकौड|घूमने ग|hasi|hansi ai|khush(?:i)? (?:bahut |bohot )?(?:hui|hua|hu) | maja ay|अच्छा लग|अच्छी लग|गुनगुना|मुस्कुरा|हंसी आई|खुशी (?:बहुत )?(?:हुई|है)|मजा आय/,
		unless:
			/has[iy]\S* (?:\S+ )?nahi|guilt| bura |बुरा |smile kar|muskura (?:de|le)|(?:acha|achha|accha|lag\w*|khush\w*) (?:\S+ )?(?:nahi|nhi)|nahi (?:acha|achha|accha|lag|hui)|jhuth|dikhav|dikhane|dikhat|upar se|hansi ud|pehle .* tha |kab acha|अच्छा नहीं|नहीं (?:लग|हुई)|झूठ|दिखाव|दिखाने|दिखात|उडा|पहले .* था /,
		meet: [
			["Yeh padhkar achha laga.", "यह पढ़कर अच्छा लगा।"],
			["Yeh ek achhi baat hui.", "यह एक अच्छी बात हुई।"],
			["In dinon ke beech yeh ek ujli baat hai.", "इन दिनों के बीच यह एक उजली बात है।"],
		],
		ask: [
			["Us pal ke baare mein thoda aur bataiye.", "उस पल के बारे में थोड़ा और बताइए।"],
			["Isme sabse pyaari baat kya thi?", "इसमें सबसे प्यारी बात क्या थी?"],
		],
	},
	{
		id: "good-and-bad-at-once",
		first: true,
		heard: /(?:acha|achha|accha|khushi) .* bura|अच्छा .*बुरा/,
		unless: /nahi|नहीं/,
		meet: [["Dono ek saath, aisa hota hai.", "दोनों एक साथ, ऐसा होता है।"]],
		ask: [["Kaun si baat zyada der saath rahi?", "कौन सी बात ज़्यादा देर साथ रही?"]],
	},
	{
		id: "was-helped",
		first: true,
		heard:
			/ ne .*(?:pani pila|chai pila|khana khila|khilaya|madad k|help k|sath diya|gale lag|tiffi\S* (?:share|di)|share kiya|sath baith|ghar (?:tak )?chod|bithaya|baithaya)|ने .*(?:पानी पिला|चाय पिला|खाना खिला|खिलाया|मदद की|साथ दिया|गले लग|घर तक छोड|बिठाया)/,
		unless: /nahi|nhi| mai | mei |maine|mene|नहीं|मैंने/,
		meet: [
			["Kisi ne saath diya, yeh padhkar achha laga.", "किसी ने साथ दिया, यह पढ़कर अच्छा लगा।"],
			["To ek narm haath bhi mila.", "तो एक नरम हाथ भी मिला।"],
		],
		ask: [["Us saath se kaisa laga?", "उस साथ से कैसा लगा?"]],
	},
	{
		id: "speaks-well-of-them",
		heard:
			/ (?:hoshiyar|hosiyar|samajhdar|mehnati|seedh[ai]|sidh[ai]) (?:hai|he|h|bach\S*) | (?:acha|accha) (?:banda|insa|ladka|admi) (?:hai|he|h) |padh(?:ne|ai) mei (?:bahut )?(?:tej|ach+[ai]) | (?:होशियार|समझदार|मेहनती|सीध[ाी]) (?:है|बच्च)| अच्छा (?:इंसान|लडका|आदमी) है |पढ(?:ने|ाई) में (?:बहुत )?(?:तेज|अच्छ)/,
		unless: /nahi|nhi| mai | par |lekin|kehte|samajhte|नहीं|मैं | पर |लेकिन|कहते|समझते/,
		meet: [["To unme yeh khoobi hai.", "तो उनमें यह ख़ूबी है।"]],
		ask: [["Yeh baat pehli baar kab dikhi thi?", "यह बात पहली बार कब दिखी थी?"]],
	},
	{
		id: "good-news",
		first: true,
		heard:
			/ (?:pehli|pahli) bar (?!.*(?:dar|ghabra|mar|jhagd)).*(?:likha|bol[aie]|chal[aie]|has[aie]|hans\w*|muskura\w*|gaya|gay[ie]|kiya|bana\w*|kaha|mil[aie]) | (?:rating|number|nambar|marks|rank|score|kamai|bikri) (?:\S+ ){0,2}(?:badh[ie]|sudhr|sudhar)|(?:रेटिंग|अंक|कमाई|बिक्री) (?:\S+ ){0,2}(?:बढ[ीे]|सुधर)| pas ho ga|(?:prize|inam|medal|trophy) |tarif (?:k[ie]|hui)|(?:beti|beta|bachch\S*|pota|poti|papa|mummy|vo) (?:bahut |khub )?(?:hans rah|hansi thi|khilkhila)|(?:pot[aie]|nati|natin) .*(?:photo|dat|hans|chal)|(?:beti|beta|bachch\S*|bacch\S*|baby|pota|poti) ne .*(?:ungli|hath|gale|papa|mummy|ma) (?:pakad|pakd|laga|lag|bol)|naukri (?:lag|mil) ga| (?:match|final) jeet| vicket|goal (?:kiya|mara)|first aya|विकेट|मैच जीत|गोल (?:किया|मारा)|(?:saval|sum|problem|question) .*(?:hal|solve) h[uo]|(?:chapter|topic|saval|sum|padha hua) (?:\S+ )?samajh (?:a ga|ay)|job (?:lag|mil) ga|(?:theek|thik) ho (?:ga|rah)|tabiyat (?:ab )?(?:thodi )?(?:theek|thik|behtar)|aj (?:thod[ai] )?(?:bol[aie]|khaya|hans\w*|uth\w*|chal[aie]) (?:papa|mummy|ma|dadi|beta|beti)|aj (?:papa|pitaji|mummy|ma|dadi|beta|beti|bete) ne .*kha[yi]\S*|(?:papa|mummy|ma|dadi|beta|beti) (?:ne )?aj (?:thod[ai] )?(?:bol[aie]|khaya|hans\w*|chal[aie]) |पहली बार (?!.*(?:डर|घबरा|मार|झगड)).*(?:लिखा|बोल[ाीे]|चल[ाीे]|हंस|गया|गई|किया|बनाया|कहा|मिला) |पास हो ग|(?:इनाम|प्राइज|मेडल) |तारीफ (?:की|हुई)|(?:बेटी|बेटा|बच्च\S*|पोता|पोती|पापा|मम्मी|वो) (?:बहुत |खूब )?(?:हंस रह|हंसी |खिलखिला)|(?:पोत[ाीे]|नाती|नातिन) .*(?:फोटो|दांत|हंस|चल)|आज (?:पापा|पिताजी|मम्मी|मां|दादी|बेटे|बेटी) ने .*खा(?:या|ई|ए)|(?:बेटी|बेटे|बच्च\S*|पोते|पोती) ने .*(?:उंगली|हाथ|गले|पापा|मम्मी|मां) (?:पकड|लगा|लग|बोल)|नौकरी (?:लग|मिल) ग|(?:चैप्टर|पाठ|सवाल) समझ आया|सवाल .*हल (?:हुआ|हो ग)|(?<!नहीं )ठीक हो (?:ग|रह)|तबीयत (?:अब )?(?:थोडी )?(?:ठीक|बेहतर)/,
		unless:
			/delete|dilit|hata|block|alag|डिलीट|हटा|ब्लॉक|अलग|(?:nahi|nhi|nai) | (?:pehle|pahle) (?!bar)| पहले |(?:mujh|hum) ?(?:par|pe|pr)|नहीं |मुझ पर|हम पर/,
		meet: [
			["Yeh to achhi khabar hai.", "यह तो अच्छी ख़बर है।"],
			["Yeh sunkar achha laga.", "यह सुनकर अच्छा लगा।"],
		],
		ask: [
			["Us waqt aapko kaisa laga?", "उस वक़्त आपको कैसा लगा?"],
			["Yeh sab kaise hua?", "यह सब कैसे हुआ?"],
		],
	},
];
