import type { Phrase } from "../voice";

/** What the bot says in the turns after a crisis reply, until the talk has moved on. */
export type AftermathWords = { meet: Phrase; ask: readonly [Phrase, ...Phrase[]] };

/** The person's own life is at stake, or was. */
export const OWN_RISK: AftermathWords = {
	meet: {
		en: [
			"I am still here with you.",
			"Thank you for staying and writing.",
			"I am glad you are still talking.",
			"I am not going anywhere.",
			"Every message you write is read.",
			"There is time for this.",
		],
		hinglish: [
			"Main ab bhi aapke saath hoon.",
			"Likhte rehne ke liye shukriya.",
			"Main kahin nahin ja raha.",
			"Aapki har baat padhi ja rahi hai.",
			"Iske liye samay hai.",
			"Achha hai ki baat ho rahi hai.",
		],
		hi: [
			"मैं अब भी आपके साथ हूँ।",
			"लिखते रहने के लिए शुक्रिया।",
			"मैं कहीं नहीं जा रहा।",
			"आपकी हर बात पढ़ी जा रही है।",
			"इसके लिए समय है।",
			"अच्छा है कि बात हो रही है।",
		],
	},
	ask: [
		{
			en: [
				"Who could be with you in the next hour, even just in the same room?",
				"Is there one person you could sit near right now?",
			],
			hinglish: ["Agle ek ghante aapke paas kaun reh sakta hai, bas usi kamre mein?"],
			hi: ["अगले एक घंटे आपके पास कौन रह सकता है, बस उसी कमरे में?"],
		},
		{
			en: ["What hurts most in all this?", "What is underneath it, the thing that weighs most?"],
			hinglish: ["Is sab mein sabse zyada kya dukhta hai?"],
			hi: ["इस सब में सबसे ज़्यादा क्या दुखता है?"],
		},
		{
			en: ["What has kept you here until now?", "What has held you, even by a thread?"],
			hinglish: ["Ab tak kis baat ne aapko thaame rakha hai?"],
			hi: ["अब तक किस बात ने आपको थामे रखा है?"],
		},
		{
			en: ["What would make the next hour a little safer?", "Where could you go where other people are?"],
			hinglish: ["Agla ghanta thoda surakshit kaise ho sakta hai?"],
			hi: ["अगला घंटा थोड़ा सुरक्षित कैसे हो सकता है?"],
		},
		{
			en: [
				"Is there somebody you would want to know about this?",
				"If you called one person tonight, who would it be?",
			],
			hinglish: ["Yeh baat kaun jaane, to theek lagega?"],
			hi: ["यह बात कौन जाने, तो ठीक लगेगा?"],
		},
	],
};

/** Something was said that made the bot ask, and no plain word of danger came since. Lighter, for it may be nothing. */
export const PERHAPS_RISK: AftermathWords = {
	meet: {
		en: [
			"Thank you for going on.",
			"You do not have to answer what I asked, and it stays open.",
			"I am still here with you.",
			"I am glad you keep writing.",
		],
		hinglish: [
			"Likhte rehne ke liye shukriya.",
			"Mere sawaal ka jawab zaroori nahin, woh khula rehta hai.",
			"Main ab bhi yahin hoon.",
			"Achha hai ki baat yahan likhi ja rahi hai.",
		],
		hi: [
			"लिखते रहने के लिए शुक्रिया।",
			"मेरे सवाल का जवाब ज़रूरी नहीं, वह खुला रहता है।",
			"मैं अब भी यहीं हूँ।",
			"अच्छा है कि बात यहाँ लिखी जा रही है।",
		],
	},
	ask: [
		{
			en: ["What weighs most in all this?", "What is the heaviest piece of today?"],
			hinglish: ["Is sab mein sabse bhaari kya hai?"],
			hi: ["इस सब में सबसे भारी क्या है?"],
		},
		{
			en: ["Who would you like to have near you on such a day?", "Who could you sit with for a while today?"],
			hinglish: ["Aise din mein kiska paas hona achha lagega?"],
			hi: ["ऐसे दिन में किसका पास होना अच्छा लगेगा?"],
		},
		{
			en: ["What has carried you through days like this before?", "What has kept you going until now?"],
			hinglish: ["Aise dinon mein pehle kis baat ne sambhala hai?"],
			hi: ["ऐसे दिनों में पहले किस बात ने सँभाला है?"],
		},
	],
};

/** Somebody else's life is at stake, and the person is near. */
export const OTHERS_RISK: AftermathWords = {
	meet: {
		en: [
			"It is good that they are not facing this without you.",
			"You are doing something that matters.",
			"It is frightening to be the one who knows.",
			"You do not need perfect words, being there counts.",
			"A secret like this is too heavy for one person, and telling somebody who can help is not a betrayal.",
			"You are allowed to need help with this too: the people on {talk} also advise friends and family.",
		],
		hinglish: [
			"Achha hai ki woh isme akele nahin hain.",
			"Sahi shabd zaroori nahin, saath hona kaafi hai.",
			"Aisa raaz ek insaan ke liye bahut bhaari hai, kisi madad karne wale ko batana dhokha nahin hai.",
			"Isme aapko bhi madad mil sakti hai: {talk} par doston aur gharwalon ko bhi salah dete hain.",
			"Unke liye jaagne wale ko bhi saath chahiye.",
			"Sab kuch akele sambhalna aap par nahin hai.",
		],
		hi: [
			"अच्छा है कि वे इसमें अकेले नहीं हैं।",
			"सही शब्द ज़रूरी नहीं, साथ होना काफ़ी है।",
			"ऐसा राज़ एक इंसान के लिए बहुत भारी है, किसी मदद करने वाले को बताना धोखा नहीं है।",
			"इसमें आपको भी मदद मिल सकती है: {talk} पर दोस्तों और घरवालों को भी सलाह देते हैं।",
			"उनके लिए जागने वाले को भी साथ चाहिए।",
			"सब कुछ अकेले सँभालना आप पर नहीं है।",
		],
	},
	ask: [
		{
			en: ["Where are they right now, and is anybody with them?", "Are they with somebody at this moment?"],
			hinglish: ["Woh abhi kahan hain, aur kya koi unke paas hai?"],
			hi: ["वे अभी कहाँ हैं, और क्या कोई उनके पास है?"],
		},
		{
			en: [
				"Which grown-up or friend nearby could come and help you?",
				"Who else could you call to stand with you in this?",
			],
			hinglish: ["Aas paas kaun hai jo aapki madad ko aa sakta hai?"],
			hi: ["आस-पास कौन है जो आपकी मदद को आ सकता है?"],
		},
		{
			en: [
				"You could simply say: I am worried about you, and I am staying. How would that be for you to say?",
				"Something like 'I want to understand, tell me' is enough. What do you think they would answer?",
			],
			hinglish: ["Bas itna kehna kaafi hai: mujhe aapki fikr hai, main yahin hoon. Yeh kehna kaisa lagega?"],
			hi: ["बस इतना कहना काफ़ी है: मुझे आपकी फ़िक्र है, मैं यहीं हूँ। यह कहना कैसा लगेगा?"],
		},
		{
			en: ["How are you yourself holding up?", "What is this like for you?"],
			hinglish: ["Isme aapka apna haal kaisa hai?"],
			hi: ["इसमें आपका अपना हाल कैसा है?"],
		},
		{
			en: ["What is the next thing you will do?", "What will you do in the next ten minutes?"],
			hinglish: ["Agle das minute mein kya karna theek lagega?"],
			hi: ["अगले दस मिनट में क्या करना ठीक लगेगा?"],
		},
	],
};

/** The person is hurt by somebody near. */
export const VIOLENCE_NEAR: AftermathWords = {
	meet: {
		en: [
			"What is done to you is not your fault.",
			"I believe you.",
			"You can tell it in any order, or not at all.",
			"It takes a lot to write that down.",
			"Your safety comes before anything else here.",
		],
		hinglish: [
			"Jo aapke saath hota hai, usme aapki galti nahin hai.",
			"Mujhe aapki baat par yakeen hai.",
			"Sabse pehle aapki suraksha hai.",
			"Yeh likhna aasaan nahin hota.",
			"Jis tarah chahein batayein, poora ya thoda.",
		],
		hi: [
			"जो आपके साथ होता है, उसमें आपकी ग़लती नहीं है।",
			"मुझे आपकी बात पर यक़ीन है।",
			"सबसे पहले आपकी सुरक्षा है।",
			"यह लिखना आसान नहीं होता।",
			"जिस तरह चाहें बताएँ, पूरा या थोड़ा।",
		],
	},
	ask: [
		{
			en: ["Are you somewhere safe at this moment?", "Is the place where you are now safe for tonight?"],
			hinglish: ["Kya aap abhi surakshit jagah par hain?"],
			hi: ["क्या आप अभी सुरक्षित जगह पर हैं?"],
		},
		{
			en: [
				"Is there a house or a person you could go to if you needed to?",
				"Who would open the door to you at any hour?",
			],
			hinglish: ["Zaroorat pade to kiske ghar ja sakte hain?"],
			hi: ["ज़रूरत पड़े तो किसके घर जा सकते हैं?"],
		},
		{
			en: ["Who else knows what is going on?", "Whom have you been able to tell?"],
			hinglish: ["Yeh baat aur kaun jaanta hai?"],
			hi: ["यह बात और कौन जानता है?"],
		},
		{
			en: ["What would help you most tonight?", "What do you need first?"],
			hinglish: ["Aaj raat sabse zyada kis cheez se madad hogi?"],
			hi: ["आज रात सबसे ज़्यादा किस चीज़ से मदद होगी?"],
		},
	],
};

/** The person fears or means to hurt somebody. */
export const HARM_NEAR: AftermathWords = {
	meet: {
		en: [
			"It is better said here than done.",
			"You stopped to write, and that counts.",
			"I am here, we can go slowly.",
			"Each minute that you keep away helps.",
		],
		hinglish: [
			"Yahan likhna behtar hai.",
			"Ruk kar yahan likhna, yeh maayne rakhta hai.",
			"Main yahin hoon, dheere chalte hain.",
			"Door bita hua har minute madad karta hai.",
		],
		hi: ["यहाँ लिखना बेहतर है।", "रुककर लिखना मायने रखता है।", "मैं यहीं हूँ, धीरे चलते हैं।", "दूर बिताया हुआ हर मिनट मदद करता है।"],
	},
	ask: [
		{
			en: ["Are you away from them now?", "Is there a door or a street between you and them?"],
			hinglish: ["Kya aap abhi unse door hain?"],
			hi: ["क्या आप अभी उनसे दूर हैं?"],
		},
		{
			en: ["What happened just before this?", "What set it off today?"],
			hinglish: ["Isse theek pehle kya hua?"],
			hi: ["इससे ठीक पहले क्या हुआ?"],
		},
		{
			en: ["Who could you be with until it has cooled?", "Who can you call while this passes?"],
			hinglish: ["Thanda hone tak kiske saath rehna ho sakta hai?"],
			hi: ["ठंडा होने तक किसके साथ रहना हो सकता है?"],
		},
	],
};
