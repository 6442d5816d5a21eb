import type { Sign } from "./heard";

/** What people tell in Hindi of those around them: the dead, the family, children, love, others' tongues. */
export const SIGNS_OF_PEOPLE: readonly Sign[] = [
	{
		id: "death",
		first: true,
		deniable: true,
		heard:
			/ (?:guja?r(?:e|i|a)?|gujar gay\S*|chal bas\S*|vidhva) |(?:pati|patni|papa|mummy|ma|beta|beti|bhai|dost) (?:ab )?nahi rah|(?:pati|patni|papa|mummy|ma|beta|beti|bhai) (?:nahi (?:hai|he) ab|ab nahi (?:hai|he)|is duniya mei nahi)|maut ho|dehant|svargvas| (?:ma|mummy|papa|pitaji|dadi|nani|dada|nana) .*(?:sal|mahin\S*|pahle|pehle|hamesha|duniya) .*chal[aie] ga| (?:मां|मम्मी|पापा|पिताजी|दादी|नानी|दादा|नाना) .*(?:साल|महीन\S*|पहले|हमेशा|दुनिया) .*चल[ाीे] ग|(?:ma|mummy|papa|pitaji|pati|patni|wife|beta|beti|bhai|dadi|nani|dada|nana) (?:\S+ )?(?:ko ga?ye|to rah[aei] nahi|rah[aei] nahi)|terahvi|terhavi|antim sanskar|shraddh|(?:मां|मम्मी|पापा|पिताजी|पति|पत्नी|बेटा|बेटे|भाई|दादी|नानी|दादा|नाना) (?:\S+ )?(?:को गए|तो रहे नहीं|रहे नहीं)|तेरहवीं|अंतिम संस्कार|श्राद्ध|(?:husband|pati|wife|bivi|patni|papa|mummy|bhai|beta|beti) (?:\S+ ){0,2}(?:covid|coro\S*) (?:\S+ ){0,2}(?:chal[aie]|gay|ga)|(?:पति|पत्नी|पापा|मम्मी|भाई|बेटा|बेटी) (?:\S+ ){0,2}(?:कोविड|कोरोना) (?:\S+ ){0,2}(?:चल|ग)| गुजर(?:े|ी)? | विधवा |चल बस|(?:पति|पत्नी|पिता|पापा|मां|मम्मी|बेटा|बेटी|भाई|दोस्त) (?:अब )?नहीं रह|(?:पति|पत्नी|पिता|पापा|मां|मम्मी|बेटा|बेटी|भाई) (?:नहीं (?:हैं|है) अब|अब नहीं (?:हैं|है)|इस दुनिया में नहीं)|मौत हो|देहांत|स्वर्गवास/,
		unless: /(?:di|din|rat|vakt|samay|mahina) (?:\S+ ){0,3}gujar|(?:दिन|रात|वक्त|समय|महीना) (?:\S+ ){0,3}गुजर/,
		meet: [
			["Unke jaane ka bahut afsos hai.", "उनके जाने का बहुत अफ़सोस है।"],
			["Kisi apne ka jaana, uske aage shabd chhote pad jaate hain.", "किसी अपने का जाना, उसके आगे शब्द छोटे पड़ जाते हैं।"],
		],
		ask: [["Unke baare mein kuch batane ka mann hai?", "उनके बारे में कुछ बताने का मन है?"]],
	},
	{
		id: "newborn",
		heard:
			/(?:beti|beta|bachch\S*|bacch\S*|baby) .*(?:mahin\S*|haft\S*|di|din) k[iae] |(?:बेटी|बेटा|बच्च\S*) .*(?:महीने|हफ्ते|दिन) (?:की|का|के) /,
		meet: [
			["To ghar mein itni nanhi jaan hai.", "तो घर में इतनी नन्ही जान है।"],
			[
				"Itni nanhi jaan ke saath din aur raat ki ginti hi badal jaati hai.",
				"इतनी नन्ही जान के साथ दिन और रात की गिनती ही बदल जाती है।",
			],
		],
		ask: [
			["Is sab ke beech aapke apne khaane aur neend ka kya haal hai?", "इस सब के बीच आपके अपने खाने और नींद का क्या हाल है?"],
		],
	},
	{
		id: "one-to-talk-to",
		heard: /(?:sirf|bas|ek) .*se (?:hi )?bat (?:ho|kar)|(?:सिर्फ|बस|एक) .*से (?:ही )?बात (?:हो|कर)/,
		unless: /nahi|mann|counsel|doctor|karni|karna|नहीं|मन|काउंसल|डॉक्टर|करनी/,
		meet: [
			["Ek insaan jisse baat ho jaaye, yeh bhi bahut hota hai.", "एक इंसान जिससे बात हो जाए, यह भी बहुत होता है।"],
			["Achha hai ki ek awaaz to paas hai.", "अच्छा है कि एक आवाज़ तो पास है।"],
		],
		ask: [["Unse kis baare mein baat hoti hai?", "उनसे किस बारे में बात होती है?"]],
	},
	{
		id: "someone-kind",
		heard:
			/ ek (?:ladka|ladki) .*sath (?:baith|khel|deta|deti)| एक (?:लडका|लडकी) .*साथ (?:बैठ|खेल|देता|देती)| ek (?:didi|dost|teacher|sir|madam|padosi|aunty|bhaiya|saheli|padosa) .*(?:achi|acha|ache|sath deti|sath deta|sunti|sunta|puchti|puchta) | एक (?:दीदी|दोस्त|टीचर|मैडम|पडोसी|पडोसन|आंटी|भैया|सहेली) .*(?:अच्छी|अच्छा|अच्छे|साथ देत[ीा]|सुनत[ीा]|पूछत[ीा]) /,
		unless: /nahi|नहीं/,
		meet: [
			["Achha hai ki ek apna-sa insaan paas hai.", "अच्छा है कि एक अपना-सा इंसान पास है।"],
			["Ek bhi achha chehra ho, to raasta thoda chhota lagta hai.", "एक भी अच्छा चेहरा हो, तो रास्ता थोड़ा छोटा लगता है।"],
		],
		ask: [["Unke saath kis baare mein baat hoti hai?", "उनके साथ किस बारे में बात होती है?"]],
	},
	{
		id: "gone-to-her-parents",
		heard:
			/ (?:bivi|patni|wife|vo) .*(?:maike|mayke|maika) (?:chal|ga|hai|mei|rah)|(?:पत्नी|बीवी|वो|वह) .*मायके (?:चल|ग|है|में|रह)/,
		meet: [["To abhi woh ghar par nahin hain.", "तो अभी वे घर पर नहीं हैं।"]],
		ask: [["Jaane se pehle aakhri baat kya hui thi?", "जाने से पहले आख़िरी बात क्या हुई थी?"]],
	},
	{
		id: "wife-left",
		first: true,
		heard:
			/ (?:bivi|patni|wife) (?:\S+ )?(?:chal[ai] ga|chod kar ga|chod ga)|(?:बीवी|पत्नी) (?:\S+ )?(?:चली गई|छोड गई|छोडकर)/,
		unless: /mayke|maike|maika|mahin|sal |din pehle|duniya|मायके|महीन|साल |दुनिया/,
		meet: [
			["To ghar mein ab woh nahin hain.", "तो घर में अब वे नहीं हैं।"],
			["Unka chale jaana badi baat hai.", "उनका चले जाना बड़ी बात है।"],
		],
		ask: [["Uske baad se ghar kaisa lagta hai?", "उसके बाद से घर कैसा लगता है?"]],
	},
	{
		id: "divorced",
		own: true,
		heard: / (?:divorce|talak|talaq) (?:ho|hua|final)|(?:तलाक|डिवोर्स) (?:हो|हुआ)/,
		unless: /uska|unka|उसका|उनका/,
		meet: [["Itni badi baat ek line mein aa gayi.", "इतनी बड़ी बात एक पंक्ति में आ गई।"]],
		ask: [["Uske baad se din kaise hain?", "उसके बाद से दिन कैसे हैं?"]],
	},
	{
		id: "if-they-were-here",
		first: true,
		heard:
			/ (?:nani|nana|dadi|dada|ma|mummy|papa|vo|beta|beti|bhai|behe|dost) hot[iae] to | (?:नानी|नाना|दादी|दादा|मां|मम्मी|पापा|वो|बेटा|बेटी) होत[ाीे] तो /,
		meet: [["To unki kami is waqt bhi hai.", "तो उनकी कमी इस वक़्त भी है।"]],
		ask: [["Unse kya sunne ka mann hai?", "उनसे क्या सुनने का मन है?"]],
	},
	{
		id: "years-married",
		heard: /shadi (?:ko|ke|hui|hue) .*(?:sal|mahin)|शादी (?:को|के|हुई|हुए) .*(?:साल|महीन)/,
		meet: [
			["To saath ko itna samay ho gaya.", "तो साथ को इतना समय हो गया।"],
			["Saath ke itne din apne saath bahut kuch laate hain.", "साथ के इतने दिन अपने साथ बहुत कुछ लाते हैं।"],
		],
		ask: [["In dinon ghar ka mahaul kaisa hai?", "इन दिनों घर का माहौल कैसा है?"]],
	},
	{
		id: "two-cups",
		heard: /do (?:cup|kap|pyali)|do thali|दो कप|दो प्याली|दो थाली/,
		within: ["grief"],
		meet: [
			["Do cup. Haath ko saalon ki aadat yaad rehti hai.", "दो कप। हाथ को सालों की आदत याद रहती है।"],
			["Chai ka waqt unki jagah dikha deta hai.", "चाय का वक़्त उनकी जगह दिखा देता है।"],
		],
		ask: [["Us waqt unki kaun si baat yaad aati hai?", "उस वक़्त उनकी कौन सी बात याद आती है?"]],
	},
	{
		id: "what-they-left",
		heard:
			/(?:unk|usk|उनक|उसक).*(?:chappal|kapd|chashm|kamra|photo|tasvir|kursi|saman|sari|saikil|cycle|khat |gadi|jut|dava|चप्पल|कपड|चश्म|कमरा|फोटो|तस्वीर|कुर्सी|सामान|साडी|साइकिल|खाट|गाडी|जूते)/,
		within: ["grief"],
		meet: [
			[
				"Cheezein apni jagah rehti hain, aur chupchaap bahut kuch keh jaati hain.",
				"चीज़ें अपनी जगह रहती हैं, और चुपचाप बहुत कुछ कह जाती हैं।",
			],
			["Unhein hataane ki koi jaldi nahin hai.", "उन्हें हटाने की कोई जल्दी नहीं है।"],
		],
		ask: [["Unki kaun si cheez dil ke sabse kareeb hai?", "उनकी कौन सी चीज़ दिल के सबसे क़रीब है?"]],
	},
	{
		id: "told-to-be-strong",
		deniable: true,
		heard:
			/(?:kehte|bolte|kahte|kehta|kehti|bolti|कहते|बोलते|कहती|कहता).*(?:sambhal|himmat|bhul ja|strong|age badh|संभल|हिम्मत|भूल जा|आगे बढ)/,
		meet: [
			["Unhone keh diya, par mann par to aapke guzar rahi hai.", "उन्होंने कह दिया, पर मन पर तो आपके गुज़र रही है।"],
			[
				"Himmat rakho keh dena aasaan hai. Yahan himmat dikhaana zaroori nahin.",
				"हिम्मत रखो कह देना आसान है। यहाँ हिम्मत दिखाना ज़रूरी नहीं।",
			],
		],
		ask: [["Unse kya sunne ka mann tha?", "उनसे क्या सुनने का मन था?"]],
	},
	{
		id: "hidden-tears",
		own: true,
		heard:
			/(?:chup ke|chupke|chip ke|akele mei|bathrum).*(?: ro)|(?:nahi bata|नहीं बता).*(?: ro[tn]| रो)|(?:छुप|छिप|अकेले में).*रो/,
		meet: [
			["To rona bhi sabse chhup kar hai.", "तो रोना भी सबसे छुपकर है।"],
			["Aansu bhi akele hi sambhalne padte hain.", "आँसू भी अकेले ही सँभालने पड़ते हैं।"],
		],
		ask: [["Agar unhein pata hota, to kya badal jaata?", "अगर उन्हें पता होता, तो क्या बदल जाता?"]],
	},
	{
		id: "child-far-away",
		heard:
			/(?:beta|beti|bachche|bacche|बेटा|बेटी|बच्चे).*(?:delhi|mumbai|pune|bangalore|videsh|bahar|dur|america|canada|दिल्ली|मुंबई|पुणे|बेंगलुरु|विदेश|बाहर|दूर|अमेरिका).*(?:rah|reh|hai|रह|है)/,
		meet: [
			["To woh door hain, aur phone par hi milna hota hai.", "तो वे दूर हैं, और फ़ोन पर ही मिलना होता है।"],
			["Beech mein itni doori hai.", "बीच में इतनी दूरी है।"],
		],
		ask: [["Phone par kaun si baat reh jaati hai?", "फ़ोन पर कौन सी बात रह जाती है?"]],
	},
	{
		id: "eats-alone",
		own: true,
		heard: /(?:akel|अकेल).*(?:kha|खा)/,
		meet: [
			["To khaana bhi akele hi hota hai.", "तो खाना भी अकेले ही होता है।"],
			["Akele apne liye thaali lagana aasaan nahin hota.", "अकेले अपने लिए थाली लगाना आसान नहीं होता।"],
		],
		ask: [["Khaane ke waqt kiski kami lagti hai?", "खाने के वक़्त किसकी कमी लगती है?"]],
	},
	{
		id: "empty-house",
		heard: /ghar .*(?:khali|suna|sannata)|(?:khali|suna) ghar|घर .*(?:खाली|सूना|सन्नाट)|(?:खाली|सूना) घर/,
		meet: [
			["To ghar khaali-khaali lagta hai.", "तो घर ख़ाली-ख़ाली लगता है।"],
			["Wahi deewarein, aur ghar kuch aur lagta hai.", "वही दीवारें, और घर कुछ और लगता है।"],
		],
		ask: [["Ghar ka kaun sa kona sabse khaali lagta hai?", "घर का कौन सा कोना सबसे ख़ाली लगता है?"]],
	},
	{
		id: "not-a-good-mother",
		first: true,
		heard: /(?:achi|acchi|achhi|buri|अच्छी|बुरी) (?:ma |mummy|मां)/,
		meet: [
			[
				"Jise apne bachche ki itni fikr ho, uske liye yeh shabd bahut sakht hai.",
				"जिसे अपने बच्चे की इतनी फ़िक्र हो, उसके लिए यह शब्द बहुत सख़्त है।",
			],
			[
				"Yeh baat mann kehta hai, aur thakaan ise aur oonchi awaaz de deti hai.",
				"यह बात मन कहता है, और थकान इसे और ऊँची आवाज़ दे देती है।",
			],
		],
		ask: [["Yeh khayal sabse zyada kis waqt aata hai?", "यह ख़याल सबसे ज़्यादा किस वक़्त आता है?"]],
	},
	{
		id: "no-joy-with-the-child",
		heard:
			/(?:bachch|bacch|baby|beti|bete|beta).*(?:khush|pyar|lagav|mamta) (?:\S+ ){0,2}nahi|(?:बच्च|बेटी|बेटे|बेटा).*(?:खुश|प्यार|लगाव|ममता) (?:\S+ ){0,2}नहीं/,
		unless: /(?:vo|pati|sas|papa) .*nahi kar|मुझसे/,
		meet: [
			["Pyaar aana aur khush lagna, dono alag baatein ho sakti hain.", "प्यार आना और ख़ुश लगना, दोनों अलग बातें हो सकती हैं।"],
			[
				"Yeh kehna aasaan nahin, aur yeh bahut maaon ke saath hota hai.",
				"यह कहना आसान नहीं, और यह बहुत माँओं के साथ होता है।",
			],
		],
		ask: [["Yeh baat aur kisse kahi ja saki hai?", "यह बात और किससे कही जा सकी है?"]],
	},
	{
		id: "milk",
		heard: /dudh (?:kam|nahi)|dudh .*(?:kam|nahi)|दूध .*(?:कम|नहीं)/,
		meet: [
			["Yeh baat sun kar chup reh jaana aasaan nahin hota.", "यह बात सुनकर चुप रह जाना आसान नहीं होता।"],
			["To doodh ki baat bhi mann par hai.", "तो दूध की बात भी मन पर है।"],
		],
		ask: [["Aisi baat sunkar aap par kya guzarti hai?", "ऐसी बात सुनकर आप पर क्या गुज़रती है?"]],
	},
	{
		id: "baby-awake",
		heard:
			/(?:vo|voh|bachch|bacch|baby|beti|beta|बच्च|वह|बेटी|बेटा).*(?:soti|sota|sone|rota hai|roti hai|सोती|सोता|सोने|रोता है|रोती है).*(?:nahi|deta|deti|rat|hai|नहीं|देता|रात|है)/,
		within: ["new-mother", "parenting", "sleep"],
		meet: [
			["To raat bachche ke saath jaagte nikalti hai.", "तो रात बच्चे के साथ जागते निकलती है।"],
			["Neend bhi tukdon mein hi milti hai.", "नींद भी टुकड़ों में ही मिलती है।"],
		],
		ask: [
			[
				"Raat mein koi thodi der sambhal leta hai, taaki aapko neend mile?",
				"रात में कोई थोड़ी देर सँभाल लेता है, ताकि आपको नींद मिले?",
			],
		],
	},
	{
		id: "everybody-does-it",
		heard: /sab (?:aurat|kar|ke sath|ka hota)|sabhi (?:aurat|kar)|सब (?:औरत|कर|के साथ)|सभी औरत/,
		unless: / hu | hi sab |हूं | ही सब /,
		meet: [
			["Sab karte hain, yeh sunkar aapka kaam halka to nahin hua.", "सब करते हैं, यह सुनकर आपका काम हल्का तो नहीं हुआ।"],
			["Aur kitne bhi log guzre hon, aaj yeh aap par guzar raha hai.", "और कितने भी लोग गुज़रे हों, आज यह आप पर गुज़र रहा है।"],
		],
		ask: [["Unse kaisi madad ki aas thi?", "उनसे कैसी मदद की आस थी?"]],
	},
	{
		id: "taunts-at-home",
		deniable: true,
		heard:
			/ tan[aeo] |(?: sas |sasu|sasural|nanad|jethani|सास|ससुराल|ननद|जेठानी).*(?:keht|bolt|suna|dant|kaht|कहत|बोलत|सुना|डांट)| ताने | ताना | तानों /,
		meet: [
			["To ghar mein aisi baatein sunni padti hain.", "तो घर में ऐसी बातें सुननी पड़ती हैं।"],
			["Yeh baar-baar sunna aasaan nahin.", "यह बार-बार सुनना आसान नहीं।"],
		],
		ask: [["Tab aapke paksh mein koi bolta hai?", "तब आपके पक्ष में कोई बोलता है?"]],
	},
	{
		id: "no-trouble-to-others",
		deniable: true,
		heard:
			/paresha (?:nahi|na) kar|(?:vo|voh|mummy|papa) (?:\S+ )?paresha ho|(?:वो|वह|वे|मम्मी|पापा|मां) (?:\S+ )?परेशान हो|tensio nahi de|(?:unko|unhe|mummy|papa|vo) (?:\S+ )?(?:tensio|chinta|fikr) (?:ho|kar)|(?:उनको|उन्हें|मम्मी|पापा) (?:\S+ )?(?:टेंशन|चिंता|फिक्र) (?:हो|कर)|bojh nahi ban|परेशान नहीं कर|टेंशन नहीं दे/,
		meet: [
			["To unki fikr pehle, aur apni baat baad mein.", "तो उनकी फ़िक्र पहले, और अपनी बात बाद में।"],
			["Unhein bachaate hue aapka apna haal kahin nahin kaha jaata.", "उन्हें बचाते हुए आपका अपना हाल कहीं नहीं कहा जाता।"],
		],
		ask: [
			[
				"Agar woh pooch lein ki sach mein kaisa hai, to kya kehne ka mann hai?",
				"अगर वे पूछ लें कि सच में कैसा है, तो क्या कहने का मन है?",
			],
		],
	},
	{
		id: "told-nobody",
		heard:
			/(?:mummy|papa|ghar|pati|bivi|ma|gharvalo) (?:ko|mei) (?:kuch |abhi )?nahi bata|(?:मम्मी|पापा|घर|घरवालों|पति|पत्नी|मां) (?:को|में) (?:कुछ |अभी )?नहीं बता|(?:ghar|school|office|gao) (?:pe|par|me|mei) (?:\S+ )?nahi bata|kisi (?:ko|se) (?:bhi |kuch |ye |abhi )*nahi (?:bata|bol|kah|keh|pata|bat k)|kisi (?:ko|se) (?:bhi |kuch |ye )*(?:bata\S*|bola|kaha|keh|bat ki) nahi|(?:घर|स्कूल|दफ्तर|गांव) (?:पर|पे|में) (?:\S+ )?नहीं बता|किसी (?:को|से) (?:भी |कुछ |यह |ये )*नहीं (?:बता|बोल|कह|पता)|किसी (?:को|से) (?:भी |कुछ |यह |ये )*(?:बताया|बोला|कहा) नहीं/,
		unless: /ruchi|baat karne ka|bat karne|बात करने का/,
		meet: [
			["To yeh baat ab tak akele uthaayi hai.", "तो यह बात अब तक अकेले उठाई है।"],
			["Jo kahin nahin kahi gayi, woh baat yahan to aa gayi.", "जो कहीं नहीं कही गई, वह बात यहाँ तो आ गई।"],
		],
		ask: [["Apnon se kehne mein sabse mushkil kya lagta hai?", "अपनों से कहने में सबसे मुश्किल क्या लगता है?"]],
	},
	{
		id: "no-wish-to-talk",
		own: true,
		heard: /(?:bat|baat) karne ka (?:mann|ma|dil) nahi|बात करने का मन नहीं/,
		meet: [
			[
				"To baat karne ka mann nahin hai. Yahan thoda-thoda likhna bhi theek hai.",
				"तो बात करने का मन नहीं है। यहाँ थोड़ा-थोड़ा लिखना भी ठीक है।",
			],
			[
				"Jab baat karna bhi kaam lage, tab yahan likhna bhi bahut hai.",
				"जब बात करना भी काम लगे, तब यहाँ लिखना भी बहुत है।",
			],
		],
		ask: [["Kya koi hai jiske paas chup baithna bhi achha lagta hai?", "क्या कोई है जिसके पास चुप बैठना भी अच्छा लगता है?"]],
	},
	{
		id: "day-forgotten",
		heard: / (?:birthday|janamdi|anniversary) .*(?:nahi|bhul)|(?:जन्मदिन|सालगिरह) .*(?:नहीं|भूल)/,
		unless: / mai |मैं /,
		meet: [["Aisa din chup nikal jaaye, to yaad rehta hai.", "ऐसा दिन चुप निकल जाए, तो याद रहता है।"]],
		ask: [["Kiske do shabdon ki aas thi?", "किसके दो शब्दों की आस थी?"]],
	},
	{
		id: "nobody-calls",
		heard:
			/ koi (?:\S+ ){0,2}(?:phone|fon|call|message|puch\S*|milne|haal) (?:\S+ ){0,2}nahi| koi nahi (?:puch|ata|milta)| कोई (?:\S+ ){0,2}(?:फोन|कॉल|मैसेज|पूछ\S*|मिलने|हाल) (?:\S+ ){0,2}नहीं| कोई नहीं (?:पूछ|आता|मिलता)/,
		meet: [
			["To udhar se haal poochhne wala koi nahin.", "तो उधर से हाल पूछने वाला कोई नहीं।"],
			["Phone chup ho, to ghar bhi chup lagta hai.", "फ़ोन चुप हो, तो घर भी चुप लगता है।"],
		],
		ask: [["Kiska phone aaye to sabse achha lagega?", "किसका फ़ोन आए तो सबसे अच्छा लगेगा?"]],
	},
	{
		id: "nobody-to-tell",
		heard:
			/ koi (?:\S+ ){0,3}(?:jisko|jisse|jise|kisse) (?:\S+ ){0,3}(?:bol|bata|kah|bat kar)| (?:kisse|kisko) (?:kahu|bolu|batau|bat karu)|कोई (?:\S+ ){0,3}(?:जिसको|जिससे|जिसे) (?:\S+ ){0,3}(?:बोल|बता|कह|बात कर)|किससे (?:कहूं|बोलूं|बात करूं)/,
		meet: [
			["To sach rakhne ki jagah nahin mili ab tak.", "तो सच रखने की जगह नहीं मिली अब तक।"],
			["Bina sambhale bolne wala koi ek hona bhi bahut hota hai.", "बिना सँभाले बोलने वाला कोई एक होना भी बहुत होता है।"],
		],
		ask: [["Yahan uska ek vaakya likhna ho, to kya hoga?", "यहाँ उसका एक वाक्य लिखना हो, तो क्या होगा?"]],
	},
	{
		id: "does-not-want-it",
		own: true,
		unless: / (?:schul|college|class) |स्कूल|कॉलेज/,
		heard:
			/^ (?:\S+ )?mujhe (?:\S+ ){0,2}nahi (?:karn[aei]|jana|chahiye|lena|banna|milna)(?: hai)? $| (?:karn[aei]|jana|lena|banna|milna) nahi (?:hai )?mujhe $|^ (?:\S+ )?मुझे (?:\S+ ){0,2}नहीं (?:करन[ाीे]|जाना|चाहिए|लेना|बनना|मिलना)(?: है)? $/,
		meet: [
			["To aapka apna mann isme nahin hai.", "तो आपका अपना मन इसमें नहीं है।"],
			["Aapki na bhi ek jawab hai.", "आपकी ना भी एक जवाब है।"],
		],
		ask: [["Yeh na unse kahi ja saki hai?", "यह ना उनसे कही जा सकी है?"]],
	},
	{
		id: "not-understood",
		heard:
			/koi (?:nahi|nhi) samajh|koi samajhta nahi|samajh(?:ta|te|ti) (?:nahi|nhi)|कोई नहीं समझ|कोई समझता नहीं|समझते नहीं/,
		meet: [
			["To apni baat un tak pahunch nahin paati.", "तो अपनी बात उन तक पहुँच नहीं पाती।"],
			["Samjha na jaana, yeh bhi akela kar deta hai.", "समझा न जाना, यह भी अकेला कर देता है।"],
		],
		ask: [["Kaun si baat hai jo log samajh nahin paate?", "कौन सी बात है जो लोग समझ नहीं पाते?"]],
	},
	{
		id: "what-people-will-say",
		heard:
			/log kya (?:kahe|kehe|bole)|samaj(?!h)|izzat|ijjat|badnami|(?:log|vale|padosi|rishtedar|moha?lle|gav|gao) .*(?:dekh le|pata chal|hasenge|batein kar)|लोग क्या (?:कह|बोल)|समाज|इज्जत|बदनामी|(?:लोग|वाले|पडोसी|रिश्तेदार|मोहल्ले|गांव) .*(?:देख ले|पता चल|हंसेंगे)/,
		meet: [
			["To logon ki baat ka khayal bhi saath hai.", "तो लोगों की बात का ख़याल भी साथ है।"],
			[
				"Log kya kahenge, yeh kisi ke kuch kehne se pehle hi aa baithta hai.",
				"लोग क्या कहेंगे, यह किसी के कुछ कहने से पहले ही आ बैठता है।",
			],
		],
		ask: [["Sabse zyada kinki baat ka khayal aata hai?", "सबसे ज़्यादा किनकी बात का ख़याल आता है?"]],
	},
	{
		id: "pressed-to-marry",
		heard:
			/shadi kar l(?:o|e|ijiye) |shadi ke liye|rishta (?:dekh|a |aya)|rishte (?:dekh|a )|शादी कर ल(?:ो|े|ीजिए) |शादी के लिए|रिश्ता (?:देख|आ)|रिश्ते (?:देख|आ)/,
		meet: [
			["To shaadi ki baat aapke saamne rakhi ja rahi hai.", "तो शादी की बात आपके सामने रखी जा रही है।"],
			[
				"Shaadi ki salah dena aasaan hai, uske saath jeena to aapko hai.",
				"शादी की सलाह देना आसान है, उसके साथ जीना तो आपको है।",
			],
		],
		ask: [["Shaadi ke baare mein aapka apna mann kya kehta hai?", "शादी के बारे में आपका अपना मन क्या कहता है?"]],
	},
	{
		id: "silence-at-home",
		heard: /(?:ghar|pati|patni|papa|घर|पति|पत्नी|पापा).*(?:koi )?bat (?:nahi|nhi) kar|(?:घर|पति|पत्नी|पापा).*बात नहीं कर/,
		meet: [
			["To ghar mein baat band hai.", "तो घर में बात बंद है।"],
			["Saath rehkar bhi baat na ho, yeh khalta hai.", "साथ रहकर भी बात न हो, यह खलता है।"],
		],
		ask: [["Aakhri baar kab aaram se baat hui thi?", "आख़िरी बार कब आराम से बात हुई थी?"]],
	},
	{
		id: "quarrels",
		deniable: true,
		heard: /jhagd|jhagr|ladai|larai|bahas|झगड|लडाई|बहस/,
		meet: [
			["To baat jhagde tak pahunch jaati hai.", "तो बात झगड़े तक पहुँच जाती है।"],
			["Jhagda ruk jaaye, tab bhi baat mann mein chalti hai.", "झगड़ा रुक जाए, तब भी बात मन में चलती है।"],
		],
		ask: [["Jhagda aksar kis baat se shuru hota hai?", "झगड़ा अक्सर किस बात से शुरू होता है?"]],
	},
	{
		id: "they-keep-silent",
		heard:
			/ (?:pati|papa|mummy|ma|sas|wife|bivi|patni|vo|beta|beti|bhai) (?:\S+ ){0,4}(?:chup (?:rah|reh|ho|hai)|bol[a-z]* (?:kuch )?nahi|kuch nahi bol|kuch (?:bol\S*|kah\S*|keh\S*) nahi)| (?:पति|पापा|मम्मी|मां|सास|पत्नी|वो|वह|बेटा|बेटी|भाई|जेठानी) (?:\S+ ){0,4}(?:चुप (?:रह|हो|है)|कुछ नहीं (?:बोल|कह)|(?:बोलत|कहत)\S* कुछ नहीं)/,
		unless: / mai | mujhse | mujhe chup| itn[aie] | ac+h+e hai|मैं | मुझसे | इतन[ाीे] |अच्छे हैं/,
		meet: [
			["To unki taraf se koi shabd nahin aata.", "तो उनकी तरफ़ से कोई शब्द नहीं आता।"],
			["Unki chuppi bhi kuch kehti hai.", "उनकी चुप्पी भी कुछ कहती है।"],
		],
		ask: [
			["Unki chuppi aapko kaisi lagti hai?", "उनकी चुप्पी आपको कैसी लगती है?"],
			["Unse kaun si ek baat sunne ka mann hai?", "उनसे कौन सी एक बात सुनने का मन है?"],
		],
	},
	{
		id: "a-day-of-theirs",
		first: true,
		heard:
			/(?:unka|uska|unki|uski|papa ka|mummy ka|pati ka) (?:janamdi|janmdi|birthday|barsi|punyatithi|shraddh|anniversary)|(?:उनका|उसका|उनकी|उसकी) (?:जन्मदिन|बरसी|पुण्यतिथि|श्राद्ध)/,
		within: ["grief", "break-up"],
		meet: [["To woh din paas hai.", "तो वह दिन पास है।"]],
		ask: [["Us din ko kaise bitane ka mann hai?", "उस दिन को कैसे बिताने का मन है?"]],
	},
	{
		id: "left-on-seen",
		heard: / si (?:kar|ho|k[er]|pe|par)|(?:reply|javab) nahi|block kar|ब्लॉक कर|(?:जवाब|रिप्लाई) नहीं/,
		meet: [
			["Message ke baad ki chuppi lambi lagti hai.", "मैसेज के बाद की चुप्पी लंबी लगती है।"],
			["To udhar se jawab nahin aaya.", "तो उधर से जवाब नहीं आया।"],
		],
		ask: [["Us ek jawab mein kya sunne ki aas thi?", "उस एक जवाब में क्या सुनने की आस थी?"]],
	},
	{
		id: "talked-about",
		heard:
			/(?:mere|meri|uske|hamare) (?:bare|bar) (?:me|mei) .*(?:jhuth|jhut|phaila|faila|bol|bat)|afva|badnam|(?:ajib|gandi) (?:najar|nazar)|(?:मेरे) बारे में .*(?:झूठ|फैला|बोल)|अफवाह|बदनाम|अजीब नजर/,
		meet: [
			["To baat aapki hai, aur keh log rahe hain.", "तो बात आपकी है, और कह लोग रहे हैं।"],
			["Jo hua nahin, uski baat sunna aasaan nahin.", "जो हुआ नहीं, उसकी बात सुनना आसान नहीं।"],
		],
		ask: [["Wahan aapki baat kaun maanta hai?", "वहाँ आपकी बात कौन मानता है?"]],
	},
	{
		id: "does-not-believe",
		heard:
			/(?:nahi|na) man[ia] | man[ia] nahi |(?:yakin|bharosa|vishvas) nahi|नहीं मान[ाीे] | मान[ाीे] नहीं |यकीन नहीं|भरोसा नहीं/,
		unless: / har nahi |hausla|हार नहीं/,
		meet: [
			["Sach keh kar bhi na maana jaana, yeh lagta hai.", "सच कहकर भी न माना जाना, यह लगता है।"],
			["To aapki baat wahan tak pahunchi nahin.", "तो आपकी बात वहाँ तक पहुँची नहीं।"],
		],
		ask: [["Kaun hai jo bina sabut ke maan leta hai?", "कौन है जो बिना सबूत के मान लेता है?"]],
	},
	{
		id: "keeps-silent",
		own: true,
		deniable: true,
		heard: / chup (?:rah|reh|ho jat)|चुप (?:रह|हो जात)/,
		unless: / chup (?:raho|rehja)|चुप रहो/,
		meet: [
			["To baat zubaan par nahin aa paati.", "तो बात ज़ुबान पर नहीं आ पाती।"],
			["Yaani us waqt kuch kaha nahin jaata.", "यानी उस वक़्त कुछ कहा नहीं जाता।"],
		],
		ask: [["Us chuppi mein kaun si baat ruki rehti hai?", "उस चुप्पी में कौन सी बात रुकी रहती है?"]],
	},
	{
		id: "laughed-at",
		deniable: true,
		heard:
			/(?:mot[aiu]|kal[aiu]|nat[ai]|chasmish|chashmish|hakl[ai]) .*(?:bolt|keht|bulat|bula)|(?:मोट[ाीू]|काल[ाीू]|नाट[ाी]) .*(?:बोलत|कहत|बुलात)|majak|mazak|(?:mere|meri|hamare) memes? |memes? (?:dal|bhej|bana rah)| sab (?:log )?has(?:e|te|ne) | has(?:e|te) (?:hai|the|lage) (?:sab|mujh)|chidh|chida|hansi ud|hanste|tang kar|ragging|मजाक|सब (?:लोग )?हंस(?:े|ते|ने) |चिढा|हंसी उड|हंसते|तंग कर|रैगिंग/,
		unless: /majak kar raha|majak tha|मजाक कर रहा|मजाक था/,
		meet: [
			[
				"Jise mazaak kaha jaata hai, woh sehne wale ke liye mazaak nahin hota.",
				"जिसे मज़ाक़ कहा जाता है, वह सहने वाले के लिए मज़ाक़ नहीं होता।",
			],
			["To unki hansi aapko sehni padti hai.", "तो उनकी हँसी आपको सहनी पड़ती है।"],
		],
		ask: [["Yeh aamne-saamne hota hai, ya phone par bhi?", "यह आमने-सामने होता है, या फ़ोन पर भी?"]],
	},
	{
		id: "left",
		own: true,
		heard: /break ?up|brekap|chod (?:diya|gay|kar chal)|dhokha|block kar|ब्रेकअप|छोड (?:दिया|गया|गई)|धोखा|ब्लॉक/,
		// Work and school are left too.
		unless:
			/ (?:kam|naukri|job|padhai|coaching|schul|skul|college|gao|ghar) (?:\S+ )?chod| (?:काम|नौकरी|पढाई|कोचिंग|स्कूल|कॉलेज|गांव|घर) (?:\S+ )?छोड/,
		within: ["break-up"],
		meet: [
			["To unki taraf se saath chhoot gaya.", "तो उनकी तरफ़ से साथ छूट गया।"],
			["Kisi ka yun hat jaana mann mein reh jaata hai.", "किसी का यूँ हट जाना मन में रह जाता है।"],
		],
		ask: [["In dinon sabse zyada kya khalta hai?", "इन दिनों सबसे ज़्यादा क्या खलता है?"]],
	},
	{
		id: "alone-in-the-city",
		own: true,
		deniable: true,
		heard: /akel|akelapa|tanha|अकेल|तन्हा/,
		unless:
			/(?:usko|use|unko|unse|usse) akele |akele (?:mei |me )?(?:call|phone|fon|bat|mil|bula)|(?:उसको|उसे|उनको|उनसे|उससे) अकेले |अकेले (?:में )?(?:फोन|कॉल|बात|मिल|बुला)/,
		meet: [
			["To bahut kuch akele hi chal raha hai.", "तो बहुत कुछ अकेले ही चल रहा है।"],
			["To akelapan bhi saath hai.", "तो अकेलापन भी साथ है।"],
		],
		ask: [["Yeh sabse zyada kis pal khalta hai?", "यह सबसे ज़्यादा किस पल खलता है?"]],
	},
];
