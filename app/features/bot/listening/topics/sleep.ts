import type { TopicWords } from "../topic-words";

export const sleep: TopicWords = {
	name: {
		en: ["sleep"],
		hinglish: ["neend"],
		hi: ["नींद"],
	},
	meet: {
		en: [
			"Sleep that goes wrong colours the whole of the next day.",
			"Nights like that make the days long too.",
			"When sleep is off, everything else gets harder to do.",
			"Sleep cannot be ordered, which makes this so stubborn.",
			"It is hard on anyone when rest does not do its work.",
			"Sleep seems such a simple thing until it goes off course.",
		],
		hinglish: [
			"Neend bigadti hai to agla poora din bhi badal jaata hai.",
			"Neend ko hukum nahin diya ja sakta, isliye yeh baat itni ziddi hai.",
			"Neend theek na ho to baaki sab bhi bhaari padta hai.",
		],
		hi: [
			"नींद बिगड़ती है तो अगला पूरा दिन भी बदल जाता है।",
			"नींद को हुक्म नहीं दिया जा सकता, इसलिए यह बात इतनी ज़िद्दी है।",
			"नींद ठीक न हो तो बाक़ी सब भी भारी पड़ता है।",
		],
	},
	ask: [
		{
			en: ["What was your last night like?", "How did your last sleep go, from lying down to getting up?"],
			hinglish: ["Pichhli raat kaisi rahi?", "Letne se uthne tak, pichhli neend kaisi thi?"],
			hi: ["पिछली रात कैसी रही?", "लेटने से उठने तक, पिछली नींद कैसी थी?"],
		},
		{
			en: ["When did your sleep change?", "Since when has your sleep been like this?"],
			hinglish: ["Neend mein yeh badlaav kab se hai?"],
			hi: ["नींद में यह बदलाव कब से है?"],
		},
		{
			en: [
				"Which nights go a little better, and what is different then?",
				"What has made for better sleep, even once?",
			],
			hinglish: ["Jab neend thodi behtar hoti hai, tab kya alag hota hai?"],
			hi: ["जब नींद थोड़ी बेहतर होती है, तब क्या अलग होता है?"],
		},
		{
			en: ["Does anyone near you know how you sleep?", "Who have you told about these nights, if anyone?"],
			hinglish: ["Aapki neend ka haal paas mein kise pata hai?"],
			hi: ["आपकी नींद का हाल पास में किसे पता है?"],
		},
		{
			en: ["What is on your mind most when you lie down?", "What comes up once everything around you is quiet?"],
			hinglish: [
				"Letne par mann mein sabse zyada kya ghoomta hai?",
				"Jab sab shaant ho jaata hai, tab kya saamne aata hai?",
			],
			hi: ["लेटने पर मन में सबसे ज़्यादा क्या घूमता है?", "जब सब शांत हो जाता है, तब क्या सामने आता है?"],
		},
	],
	thought: {
		en: [
			"For many people, one fixed time of getting up steadies sleep more than an early bedtime.",
			"Trying hard to sleep often pushes it away. Something dull and quiet in low light can let it come.",
			"Trouble with sleep is common, and a doctor can often help in more ways than tablets.",
		],
		hinglish: [
			"Uthne ka ek hi samay kai logon ki neend ko dheere-dheere theek karta hai.",
			"Zor lagaane se neend aksar door jaati hai. Dheemi roshni mein koi shaant kaam use aane deta hai.",
		],
		hi: [
			"उठने का एक ही समय कई लोगों की नींद को धीरे-धीरे ठीक करता है।",
			"ज़ोर लगाने से नींद अक्सर दूर जाती है। धीमी रोशनी में कोई शांत काम उसे आने देता है।",
		],
	},
};
