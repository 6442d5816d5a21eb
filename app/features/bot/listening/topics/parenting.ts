import type { TopicWords } from "../topic-words";

export const parenting: TopicWords = {
	name: {
		en: ["your children or being a parent"],
		hinglish: ["bachchon ya parvarish"],
		hi: ["बच्चों या परवरिश"],
	},
	meet: {
		en: [
			"Bringing up a child has no fixed hours and no day off.",
			"Whatever touches a child reaches the parent too.",
			"No book covers every child, and every child keeps changing.",
			"Advice about children comes from every side, and little of it fits your home.",
			"A parent often has to decide first and find out later.",
			"A lot of what a parent does is never seen by anyone.",
		],
		hinglish: [
			"Bachchon ki zimmedari mein koi chhutti ka din nahin hota.",
			"Bachche par jo guzarti hai, woh badon tak bhi pahunchti hai.",
			"Salah sab dete hain, par har ghar aur har bachcha alag hota hai.",
		],
		hi: [
			"बच्चों की ज़िम्मेदारी में कोई छुट्टी का दिन नहीं होता।",
			"बच्चे पर जो गुज़रती है, वह बड़ों तक भी पहुँचती है।",
			"सलाह सब देते हैं, पर हर घर और हर बच्चा अलग होता है।",
		],
	},
	ask: [
		{
			en: [
				"Which moment of the last few days stays with you most?",
				"When did this last come up at home or with your child?",
			],
			hinglish: ["Pichhle dinon ka kaun sa pal mann mein atka hua hai?"],
			hi: ["पिछले दिनों का कौन सा पल मन में अटका हुआ है?"],
		},
		{
			en: ["How long has this been part of family life?", "Was there a time before this, and what changed?"],
			hinglish: ["Bachche ke saath yeh baat kab se hai?", "Pehle kaisa tha, aur kab badla?"],
			hi: ["बच्चे के साथ यह बात कब से है?", "पहले कैसा था, और कब बदला?"],
		},
		{
			en: ["Who shares the work of raising a child with you?", "Who else is there for your child, and for you?"],
			hinglish: ["Parvarish mein aapke saath aur kaun hai?"],
			hi: ["परवरिश में आपके साथ और कौन है?"],
		},
		{
			en: [
				"When was there an easier moment, and what was different then?",
				"What has gone a little better, even once?",
			],
			hinglish: ["Koi pal jo thoda aasaan raha ho, us mein kya alag tha?"],
			hi: ["कोई पल जो थोड़ा आसान रहा हो, उसमें क्या अलग था?"],
		},
		{
			en: [
				"What would you like your child to remember about you from this time?",
				"What do you most want to give your child in this?",
			],
			hinglish: ["Is samay ki aapki kaun si baat bachche ko yaad rahe to achha ho?"],
			hi: ["इस समय की आपकी कौन सी बात बच्चे को याद रहे तो अच्छा हो?"],
		},
	],
	thought: {
		en: [
			"Children do not need a perfect parent. A bad moment can be mended later with a few plain words.",
			"A few minutes of full attention, with nothing to teach, often does more than a long talk.",
			"A parent who gets a short rest has more patience to give. That rest is part of the work.",
		],
		hinglish: [
			"Bachchon ko perfect maa-baap nahin chahiye. Bigda hua pal baad mein do seedhe shabdon se sambhal sakta hai.",
			"Bina kuch sikhaaye, kuch minute ka poora dhyan aksar lambi baat se zyada kaam karta hai.",
		],
		hi: [
			"बच्चों को परफ़ेक्ट माँ-बाप नहीं चाहिए। बिगड़ा हुआ पल बाद में दो सीधे शब्दों से सँभल सकता है।",
			"बिना कुछ सिखाए, कुछ मिनट का पूरा ध्यान अक्सर लंबी बात से ज़्यादा काम करता है।",
		],
	},
};
