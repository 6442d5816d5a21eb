import type { TopicWords } from "../topic-words";

export const grief: TopicWords = {
	name: {
		en: ["losing someone who died"],
		hinglish: ["kisi ke guzar jaane"],
		hi: ["किसी के गुज़र जाने"],
	},
	meet: {
		en: [
			"I am sorry for this loss.",
			"Somebody is gone, and the day goes on around the empty place.",
			"There is no right way and no fixed time for this.",
			"The small things left behind can say so much.",
			"A death changes even the most usual hours.",
			"Whatever comes now, tears or none, has its place here.",
		],
		hinglish: [
			"Yeh jaankar bahut afsos hua.",
			"Iska na koi sahi tareeka hai, na koi tay samay.",
			"Jo jaata hai, uski khaali jagah roz ki chhoti cheezon mein dikhti hai.",
		],
		hi: [
			"यह जानकर बहुत अफ़सोस हुआ।",
			"इसका न कोई सही तरीक़ा है, न कोई तय समय।",
			"जो जाता है, उसकी ख़ाली जगह रोज़ की छोटी चीज़ों में दिखती है।",
		],
	},
	ask: [
		{
			en: [
				"What would you like to tell me about the one who is gone?",
				"What comes to mind first when you think of them?",
			],
			hinglish: ["Jo ab saath nahin hain, unke baare mein kya batane ka mann hai?"],
			hi: ["जो अब साथ नहीं हैं, उनके बारे में क्या बताने का मन है?"],
		},
		{
			en: ["How have the days been since then?", "When did it happen, if you want to say?"],
			hinglish: ["Tab se din kaise beete hain?"],
			hi: ["तब से दिन कैसे बीते हैं?"],
		},
		{
			en: ["With whom can you speak about it?", "Who else is touched by this loss?"],
			hinglish: ["Is baare mein kisse baat ho paati hai?"],
			hi: ["इस बारे में किससे बात हो पाती है?"],
		},
		{
			en: ["What has made a bad hour a little softer?", "What gets you through the moments when it is strongest?"],
			hinglish: ["Jab yaad aati hai, tab kis cheez se thoda sahara milta hai?"],
			hi: ["जब याद आती है, तब किस चीज़ से थोड़ा सहारा मिलता है?"],
		},
		{
			en: ["What would you say to them, if you could?", "Is there something that was left unsaid?"],
			hinglish: ["Agar unse baat ho paati, to kya baat hoti?"],
			hi: ["अगर उनसे बात हो पाती, तो क्या बात होती?"],
		},
	],
	thought: {
		en: [
			"Grief often comes in waves, and a calm hour between two waves is not forgetting.",
			"Many people keep one small thing close, such as a photo, a song or a habit. There is nothing strange in that.",
			"On the hard days, a little food, some water and some rest are enough to aim for.",
		],
		hinglish: [
			"Dukh aksar lehron mein aata hai. Beech ka ek halka pal bhool jaana nahin hota.",
			"Mushkil din mein thoda khaana, paani aur thoda aaram kar lena hi kaafi hai.",
		],
		hi: [
			"दुख अक्सर लहरों में आता है। बीच का एक हल्का पल भूल जाना नहीं होता।",
			"मुश्किल दिन में थोड़ा खाना, पानी और थोड़ा आराम कर लेना ही काफ़ी है।",
		],
	},
};
