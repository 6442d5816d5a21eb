import type { TopicWords } from "../topic-words";

export const burnout: TopicWords = {
	name: {
		en: ["being worn out for a long time"],
		hinglish: ["lambe samay ki thakaan"],
		hi: ["लंबे समय की थकान"],
	},
	meet: {
		en: [
			"That is a long stretch of giving, with little coming back.",
			"This kind of tiredness does not go away with one good night.",
			"When the tank is empty, even small things cost a lot.",
			"A body and a mind can run on empty only for so long.",
			"Running out is not laziness, it is what a long load does.",
			"Days off are short next to all that has piled up before them.",
		],
		hinglish: [
			"Bahut samay se sirf dena hi dena raha hai, wapas kam mila hai.",
			"Yeh woh thakaan hai jo ek raat ki neend se nahin jaati.",
			"Jab andar ki tanki khaali ho, to chhote kaam bhi bhaari padte hain.",
		],
		hi: [
			"बहुत समय से सिर्फ़ देना ही देना रहा है, वापस कम मिला है।",
			"यह वह थकान है जो एक रात की नींद से नहीं जाती।",
			"जब अंदर की टंकी ख़ाली हो, तो छोटे काम भी भारी पड़ते हैं।",
		],
	},
	ask: [
		{
			en: ["What costs the most strength in a usual day?", "What does a usual day take out of you?"],
			hinglish: ["Ek aam din mein sabse zyada taakat kahan lagti hai?"],
			hi: ["एक आम दिन में सबसे ज़्यादा ताक़त कहाँ लगती है?"],
		},
		{
			en: ["When did your strength begin to run low?", "When did you last have something left at the end of a day?"],
			hinglish: ["Taakat kab se kam hone lagi?"],
			hi: ["ताक़त कब से कम होने लगी?"],
		},
		{
			en: ["Who sees how tired you are?", "Who takes a part of the load, even now and then?"],
			hinglish: ["Aapki yeh thakaan kisko dikhti hai?"],
			hi: ["आपकी यह थकान किसको दिखती है?"],
		},
		{
			en: ["What gives back even a little, if only for ten minutes?", "What still feels a bit good, on some days?"],
			hinglish: ["Kis cheez se das minute ke liye hi sahi, thodi jaan wapas aati hai?"],
			hi: ["किस चीज़ से दस मिनट के लिए ही सही, थोड़ी जान वापस आती है?"],
		},
		{
			en: [
				"If somebody took one thing off you for a week, what would you hand over first?",
				"What would you put down first, if another pair of hands took it over?",
			],
			hinglish: ["Agar koi ek hafte ke liye ek bojh le le, to pehla kaun sa hoga?"],
			hi: ["अगर कोई एक हफ़्ते के लिए एक बोझ ले ले, तो पहला कौन सा होगा?"],
		},
	],
	thought: {
		en: [
			"After a long load, rest works slowly. Short breaks every day often do more than one long break a year.",
			"Going numb is often how a mind gets through too much for too long. It does not mean the caring is gone.",
			"One small thing left undone or handed over, chosen on purpose, is often where some strength begins to come back.",
		],
		hinglish: [
			"Lambe bojh ke baad aaram dheere asar karta hai. Roz ke chhote break aksar saal ki ek chhutti se zyada kaam aate hain.",
			"Ek chhota kaam jaan-boojh kar chhod dena ya kisi ko de dena, kai logon ke liye shuruaat hoti hai.",
		],
		hi: [
			"लंबे बोझ के बाद आराम धीरे असर करता है। रोज़ के छोटे ब्रेक अक्सर साल की एक छुट्टी से ज़्यादा काम आते हैं।",
			"एक छोटा काम जान-बूझकर छोड़ देना या किसी को दे देना, कई लोगों के लिए शुरुआत होती है।",
		],
	},
};
