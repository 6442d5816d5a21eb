import type { TopicWords } from "../topic-words";

export const anxiety: TopicWords = {
	name: {
		en: ["worry or nervousness"],
		hinglish: ["chinta ya ghabrahat"],
		hi: ["चिंता या घबराहट"],
	},
	meet: {
		en: [
			"A mind that keeps running ahead leaves little room to rest.",
			"'What if' is short to say and can fill a whole day.",
			"It is tiring to be ready for the worst so much of the time.",
			"From outside nobody may see it, and it still takes a lot of strength.",
			"The body often joins in, as if it had heard an alarm.",
			"Being told to relax seldom makes it any quieter.",
		],
		hinglish: [
			"Jab mann baar baar aage bhaagta hai, to aaram ke liye jagah kam bachti hai.",
			"'Kahin aisa na ho jaaye' mein poora din nikal sakta hai.",
			"Bahar se shayad kisi ko na dikhe, par andar isme bahut taakat lagti hai.",
		],
		hi: [
			"जब मन बार-बार आगे भागता है, तो आराम के लिए जगह कम बचती है।",
			"'कहीं ऐसा न हो जाए' में पूरा दिन निकल सकता है।",
			"बाहर से शायद किसी को न दिखे, पर अंदर इसमें बहुत ताक़त लगती है।",
		],
	},
	ask: [
		{
			en: ["What does your mind say might happen?", "What picture comes up when it is strongest?"],
			hinglish: ["Mann kya kehta hai ki kya ho sakta hai?"],
			hi: ["मन क्या कहता है कि क्या हो सकता है?"],
		},
		{
			en: ["How does your body let you know?", "What do you notice in your body when it comes?"],
			hinglish: ["Us waqt sharir mein kya mehsoos hota hai?"],
			hi: ["उस वक़्त शरीर में क्या महसूस होता है?"],
		},
		{
			en: ["When did you first notice it like this?", "Was there a time before it, and what changed?"],
			hinglish: ["Pehli baar aisa kab mehsoos hua tha?"],
			hi: ["पहली बार ऐसा कब महसूस हुआ था?"],
		},
		{
			en: ["Who knows how much goes on inside you?", "With whom does it get a bit easier?"],
			hinglish: ["Andar kitna kuch chalta hai, yeh kaun jaanta hai?"],
			hi: ["अंदर कितना कुछ चलता है, यह कौन जानता है?"],
		},
		{
			en: [
				"When was it quieter lately, even for ten minutes, and what was different?",
				"What takes its voice down a little?",
			],
			hinglish: ["Haal mein kab mann thodi der halka raha, aur tab kya alag tha?"],
			hi: ["हाल में कब मन थोड़ी देर हल्का रहा, और तब क्या अलग था?"],
		},
	],
	thought: {
		en: [
			"The body's alarm is made to ring too early rather than too late, so it often rings without a fire.",
			"Written on paper, a worry is often a bit smaller than it is in the head.",
			"Breathing out slowly, longer than in, tells many bodies that the alarm can go down.",
		],
		hinglish: [
			"Kaagaz par likhne se chinta aksar dimaag ke mukable thodi chhoti dikhti hai.",
			"Saans dheere aur lambi chhodne se kai logon ka sharir thoda dheema padta hai.",
		],
		hi: [
			"काग़ज़ पर लिखने से चिंता अक्सर दिमाग़ के मुक़ाबले थोड़ी छोटी दिखती है।",
			"साँस धीरे और लंबी छोड़ने से कई लोगों का शरीर थोड़ा धीमा पड़ता है।",
		],
	},
};
