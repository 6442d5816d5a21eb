import type { Sign } from "./heard";

/** What people say in Hindi of the talk itself: that it was a joke, that it is nothing, that they will do it. */
export const SIGNS_OF_THE_TALK: readonly Sign[] = [
	{
		id: "joking",
		first: true,
		heard:
			/(?:majak|mazak|joke) (?:hi |to )?(?:kar rah|tha|thi|kiya|hai|mar rah)|(?:majak|mazak) mei (?:bol|kah)|मजाक (?:ही |तो )?(?:कर रह|था|किया|है)|मजाक में (?:बोल|कह)|^ (?:\S+ ){0,3}itna (?:bhi )?(?:serious|bada|bura) nahi|^ (?:\S+ ){0,2}(?:ese|aise) hi bol/,
		unless: /mera majak|mera mazak|log|sab |dost|मेरा मजाक|लोग|सब |दोस्त/,
		meet: [
			["Theek hai, mazaak hi sahi.", "ठीक है, मज़ाक़ ही सही।"],
			["Achha, hansi mein bola tha.", "अच्छा, हँसी में बोला था।"],
		],
		ask: [
			["Aur hansi ko alag rakhein, to din sach mein kaisa ja raha hai?", "और हँसी को अलग रखें, तो दिन सच में कैसा जा रहा है?"],
			["Mazaak ke peeche thaka hua kya hai?", "मज़ाक़ के पीछे थका हुआ क्या है?"],
		],
	},
	{
		id: "wants-to-talk",
		first: true,
		heard:
			/^ (?:hi |hello |bhai |yar |bas |mujhe )*(?:kisi|apse|tumse|ap|kuch|ek) (?:se |bat )?(?:bat karn[ai]|puchn[ai]) (?:th[ai]|hai|h|chah\S* \S+) $|^ (?:हाय |हेलो |नमस्ते |बस |मुझे )*(?:किसी|आपसे|तुमसे|कुछ|एक) (?:से |बात )?(?:बात करनी|पूछन[ाी]) (?:थ[ाी]|है) $/,
		meet: [
			["Ji, kahiye. Main sun raha hoon.", "जी, कहिए। मैं सुन रहा हूँ।"],
			["Haan, baat karte hain.", "हाँ, बात करते हैं।"],
		],
		ask: [["Kahan se shuru karein?", "कहाँ से शुरू करें?"]],
	},
	{
		id: "a-small-thing",
		heard: / choti (?:si )?bat (?:hai|th[ai]) | छोटी (?:सी )?बात (?:है|थी) /,
		unless: /nahi|nhi|नहीं/,
		meet: [["Chhoti baat bhi baat hoti hai.", "छोटी बात भी बात होती है।"]],
		ask: [["Phir bhi mann mein reh gayi?", "फिर भी मन में रह गई?"]],
	},
	{
		id: "just-so",
		first: true,
		heard:
			/^ (?:nahi |to |bas |bus )*(?:aise|ese|yu) hi(?: (?:bas|tha|hai|likha|a ga\S*|aya\S*|ai|khol\S* \S+))*(?: kuch khas nahi)? $|^ (?:\S+ ){0,2}(?:kuch|koi) khas(?: bat)? nahi(?: hai)? $| time ?pas|^ (?:नहीं |तो |बस )*(?:ऐसे|यूं) ही(?: (?:बस|था|है|लिखा|आ ग\S*|आया|आई))* $|^ (?:\S+ ){0,2}(?:कुछ|कोई) खास(?: बात)? नहीं(?: है)? $|टाइम ?पास/,
		meet: [
			["Aise hi aa jaana bhi theek hai.", "ऐसे ही आ जाना भी ठीक है।"],
			["Kuch khaas na ho, tab bhi yahan jagah hai.", "कुछ ख़ास न हो, तब भी यहाँ जगह है।"],
		],
		ask: [
			["Aaj ka din ab tak kaisa raha?", "आज का दिन अब तक कैसा रहा?"],
			["Abhi kya chal raha tha, likhne se pehle?", "अभी क्या चल रहा था, लिखने से पहले?"],
		],
	},
	{
		id: "leaves-it",
		first: true,
		heard:
			/^ (?:are |arey |yar |are yar |ok |acha |khair |nahi |vo |ye )*(?:(?:chal )?(?:choro|chodo|chod do|chod)(?: na| yar| isko| ise| jane do)*|jane do(?: na| yar)*|rehne do(?: na| yar)*|khair|hatao|kya batana|kya bolna|kisi ko kya bata\S*|kya bata\S* ab|kya kahu ab|kya fayda(?: bata\S*)?|(?:haha )?koi na|koi nahi chalta hai|chalta hai|chalta hai yar) $|^ (?:अरे |यार |अच्छा )*(?:छोडो(?: ना| यार)*|जाने दो(?: ना)*|रहने दो(?: ना)*|खैर|हटाओ|क्या बताना|किसी को क्या बता\S*|क्या फायदा) $/,
		meet: [
			["Theek hai, jitna kaha utna bahut hai.", "ठीक है, जितना कहा उतना बहुत है।"],
			["Achha, is par zor nahin.", "अच्छा, इस पर ज़ोर नहीं।"],
			["Ji, ise yahin rehne dete hain.", "जी, इसे यहीं रहने देते हैं।"],
		],
		ask: [
			[
				"Mann badle to wapas isi par aa sakte hain, warna kuch aur sahi.",
				"मन बदले तो वापस इसी पर आ सकते हैं, वरना कुछ और सही।",
			],
			["Koi aur baat, halki si, woh bhi chalegi.", "कोई और बात, हल्की-सी, वह भी चलेगी।"],
		],
	},
	{
		id: "own-step",
		first: true,
		heard:
			/ (?:puch|bol|bata|mil|likh|padh|dikha|(?:bat|call|phone|fon|try|koshish|shuru|kosis) kar)(?: lu| du)?(?:u|oo)?ng[ai] | (?:doctor|hospital|schul|college|bank|tahsil|ghar|thane|office|mandir|gym|counsellor|unke pas|uske pas|milne) (?:k[ei] pas )?(?:ja|chal)(?:u|a)ng[ai] | (?:kal|aj|subah|sham|parso) (?:se )?(?:karta|karti|shuru karta|shuru karti|puchta|puchti|jata|jati|milta|milti|bolta|bolti|bat karta|bat karti) hu | (?:पूछ|बोल|बता|मिल|लिख|पढ|दिखा|(?:बात|कॉल|फोन|कोशिश|शुरू) कर)(?: लू| दू)?(?:ूं|ऊं)ग[ाी] | (?:डॉक्टर|अस्पताल|स्कूल|कॉलेज|बैंक|तहसील|घर|थाने|दफ्तर|मंदिर|मिलने) (?:के पास )?(?:जा|चल)(?:ऊं|ूं)ग[ाी] /,
		unless:
			/ (?:kya|kaise|kahan?|kisse|kyu|nahi|kabhi|mar|pagal|upar|duniya|alvida|akhri|aur phir|hamesha) |क्या |कैसे |कहां |किससे |क्यों |नहीं |कभी |मर |ऊपर |दुनिया |आखिरी |हमेशा /,
		meet: [
			["Achha. Yeh kadam aapka apna hai.", "अच्छा। यह क़दम आपका अपना है।"],
			["Theek hai, chhoti shuruaat bhi shuruaat hai.", "ठीक है, छोटी शुरुआत भी शुरुआत है।"],
			["To yeh iraada hai, achha hai.", "तो यह इरादा है, अच्छा है।"],
		],
		ask: [
			["Isme sabse mushkil hissa kaun sa lagta hai?", "इसमें सबसे मुश्किल हिस्सा कौन सा लगता है?"],
			["Jo bhi ho, mann ho to baad mein yahan bata sakte hain.", "जो भी हो, मन हो तो बाद में यहाँ बता सकते हैं।"],
			["Uske liye kis cheez ki zaroorat padegi?", "उसके लिए किस चीज़ की ज़रूरत पड़ेगी?"],
		],
	},
	{
		id: "a-perhaps",
		heard:
			/ to shayad $|^ shayad (?:sab )?(?:acha|accha|achha|thik|behtar) | umid hai $| तो शायद $|^ शायद (?:सब )?(?:अच्छा|ठीक|बेहतर) | उम्मीद है $/,
		unless:
			/ na hot|nahi hot|nahi raha|mar|khatam|pata nahi|na rahu|unki umid|papa|mummy|ghar vale|न होत|नहीं होत|मर|खत्म|पापा|मम्मी|घर वाल/,
		meet: [
			["To thodi si aas bhi hai.", "तो थोड़ी-सी आस भी है।"],
			["Shayad. Itna bhi kuch hai.", "शायद। इतना भी कुछ है।"],
		],
		ask: [["Agar aisa ho, to sabse pehle kya badlega?", "अगर ऐसा हो, तो सबसे पहले क्या बदलेगा?"]],
	},
	{
		id: "does-not-want-that-way",
		first: true,
		heard:
			/ mat (?:bol|bolo|kaho|batao|do|puch|pucho) |^ (?:\S+ ){0,3}mat (?:bol|kah|bata|puch)\S* | मत (?:बोल|कह|बता|पूछ)/,
		unless: / (?:vo|mummy|papa|pati|sab|usne|log|bolt[ei]|keht[ei]) |वो |मम्मी|पापा|पति|सब |लोग|कहत|बोलत/,
		meet: [
			["Theek hai, us taraf nahin jaate.", "ठीक है, उस तरफ़ नहीं जाते।"],
			["Achha, woh baat nahin karte.", "अच्छा, वह बात नहीं करते।"],
		],
		ask: [["Kis baare mein baat karna theek lagega?", "किस बारे में बात करना ठीक लगेगा?"]],
	},
	{
		id: "worried-for-another",
		heard:
			/ (?:dost|saheli|friend|rummate|bhai|bahan|behan|behe|didi|beti|bete|papa|mummy|ma|pati|patni|bivi|uski|unki|padosi|cousin) (?:ki|ke liye|ko lekar|ko leke) (?:(?:bahut|badi|bohot) )?(?:chinta|fikr|fikar|tensio|paresha|dar)| (?:दोस्त|सहेली|भाई|बहन|दीदी|बेटी|बेटे|पापा|मम्मी|मां|पति|पत्नी|उसकी|उनकी) (?:की|के लिए|को लेकर) (?:(?:बहुत|बडी) )?(?:चिंता|फिक्र|टेंशन|परेशान|डर)/,
		meet: [
			["To dhyaan unhin par laga hai.", "तो ध्यान उन्हीं पर लगा है।"],
			["Unki fikr saath chal rahi hai.", "उनकी फ़िक्र साथ चल रही है।"],
		],
		ask: [
			["Unke saath kya chal raha hai?", "उनके साथ क्या चल रहा है?"],
			["Kaun si baat sabse zyada khatak rahi hai?", "कौन सी बात सबसे ज़्यादा खटक रही है?"],
		],
	},
];
