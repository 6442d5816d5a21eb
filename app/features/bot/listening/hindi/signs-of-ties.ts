import type { Sign } from "./heard";

/** What passes between people in ordinary days: what is kept back, put right or cut short. */
export const SIGNS_OF_TIES: readonly Sign[] = [
	{
		id: "cuts-the-call",
		heard:
			/(?:phone|fon|call|kol) (?:\S+ )?kat (?:de|di|dit|ja)|(?:phone|fon|call|kol) (?:nahi|nhi) uthat|(?:फोन|कॉल) (?:\S+ )?काट (?:दे|दि|दी|जा)|(?:फोन|कॉल) नहीं उठात/,
		unless: / maine | mai |मैंने |मैं /,
		meet: [["To baat shuru hote hi ruk jaati hai.", "तो बात शुरू होते ही रुक जाती है।"]],
		ask: [["Pichhli baar thodi lambi baat kab ho paayi thi?", "पिछली बार थोड़ी लंबी बात कब हो पाई थी?"]],
	},
	{
		id: "how-many-children",
		heard:
			/ (?:bachche|bach+e|bac+he|betiya|bete|ladke|ladkiya) (?:\d+|ek|do|tin|char|panch) (?:hai|he|h) $| (?:\d+|ek|do|tin|char|panch) (?:bachche|bach+e|bac+he|betiya|bete|ladke|ladkiya) (?:bhi )?(?:hai|he|h) $| (?:बच्चे|बेटियां|बेटे|लडके|लडकियां) (?:\d+|एक|दो|तीन|चार|पांच) हैं? $| (?:\d+|दो|तीन|चार|पांच) (?:बच्चे|बेटियां|बेटे|लडके|लडकियां) (?:भी )?हैं $/,
		meet: [["To bachche bhi saath hain.", "तो बच्चे भी साथ हैं।"]],
		ask: [["Bachche kitne bade hain?", "बच्चे कितने बड़े हैं?"]],
	},
	{
		id: "all-on-oneself",
		heard:
			/ (?:mai|mei) hi (?:sab|sara|sari|akel|dekh|sambhal|kart)| sab (?:kuch )?(?:mai|mei|mujhe|muj) ?hi |मैं ही (?:सब|सारा|सारी|अकेल|देख|संभाल|करत)|सब (?:कुछ )?(?:मैं|मुझे) ही /,
		unless: /galt|galat|kasur|bur[ai]|गलत|कसूर|बुर/,
		meet: [["To sab aap hi par hai.", "तो सब आप ही पर है।"]],
		ask: [["Isme se thodi der ki chhutti kab milti hai?", "इसमें से थोड़ी देर की छुट्टी कब मिलती है?"]],
	},
	{
		id: "not-told-yet",
		heard:
			/ (?:abhi tak|ab tak) (?:\S+ ){0,2}(?:nahi|nhi) (?:bata|bol|kah)| (?:ghar|unko|usko|bet[ei]|bhai|behe|baha|patni|gharvali|vife|husband) (?:\S+ )?(?:bata\S*|bol[aie]|kah[aie]) (?:nahi|nhi) (?:abhi|ab) | (?:unko|usko|bet[ei] ko|bhai ko|behe ko|patni ko|gharvali ko|vife ko|husband ko) (?:kuch |abhi )?(?:nahi|nhi) bataya |(?:अभी|अब) तक (?:\S+ ){0,2}नहीं (?:बता|बोल|कह)|(?:उनको|उन्हें|उसको|उसे|बेटे को|बेटी को|भाई को|बहन को|घरवाली को) (?:कुछ |अभी )?नहीं (?:बताया|बोला) |घर (?:पर|पे|में) (?:बताया|बोला|कहा) नहीं /,
		meet: [["To yeh baat abhi un tak nahin pahunchi.", "तो यह बात अभी उन तक नहीं पहुँची।"]],
		ask: [["Bataane ki baat aate hi mann mein kya aata hai?", "बताने की बात आते ही मन में क्या आता है?"]],
	},
	{
		id: "tells-them-all-is-well",
		heard:
			/ (?:unko|unhe|unse|ghar|ma|mummy|papa|usko|sabko) (?:\S+ ){0,2}sab (?:acha|accha|thik|badhiya) (?:hai )?(?:hi )?(?:bata|bol|kah|keh)t[aie] | (?:उनको|उन्हें|उनसे|घर|मां|मम्मी|पापा|उसको|सबको) (?:\S+ ){0,2}सब (?:अच्छा|ठीक|बढिया) (?:है )?(?:ही )?(?:बता|बोल|कह)त[ाीे] /,
		meet: [["To un tak sirf achhi baat pahunchti hai.", "तो उन तक सिर्फ़ अच्छी बात पहुँचती है।"]],
		ask: [["Kaun si baat unse kehte-kehte ruk jaati hai?", "कौन सी बात उनसे कहते-कहते रुक जाती है?"]],
	},
	{
		id: "not-home-for-days",
		heard: / ghar (?:nahi|nhi) (?:gaya|gayi|ja pa|gay[ei])|घर नहीं (?:गया|गई|गए|जा पा)/,
		unless: / (?:vo|voh|papa|pati|bhai) |वो |वह |पापा |पति |भाई /,
		meet: [["To ghar dekhe din ho gaye.", "तो घर देखे दिन हो गए।"]],
		ask: [["Ghar ka sabse pehle kya yaad aata hai?", "घर का सबसे पहले क्या याद आता है?"]],
	},
	{
		id: "said-sorry",
		heard:
			/maphi mang(?:i|li| li)|mafi mang(?:i|li| li)|sorry (?:bola|bol diya|kaha|kah diya)|माफी मांग (?:ली|लिया)|माफी मांगी|सॉरी (?:बोला|बोल दिया|कहा)/,
		unless: /nahi|nhi| ne |unhone|usne|नहीं| ने |उन्होंने|उसने/,
		meet: [["To pehal aapki taraf se hui.", "तो पहल आपकी तरफ़ से हुई।"]],
		ask: [["Unki taraf se kya aaya?", "उनकी तरफ़ से क्या आया?"]],
	},
	{
		id: "took-away-a-trace",
		heard:
			/ (?:number|nambar|photo|chat|id|profile) (?:\S+ )?(?:delete|dilit|hata|block|mita) |(?:नंबर|फोटो|चैट|आईडी) (?:\S+ )?(?:डिलीट|हटा|ब्लॉक|मिटा)/,
		unless: /nahi|nhi|usne|unhone|नहीं|उसने|उन्होंने/,
		meet: [["To woh ab phone mein nahin hai.", "तो वह अब फ़ोन में नहीं है।"]],
		ask: [["Hataate waqt mann mein kya tha?", "हटाते वक़्त मन में क्या था?"]],
	},
];
