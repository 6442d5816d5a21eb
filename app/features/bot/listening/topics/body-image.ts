import type { TopicWords } from "../topic-words";

export const bodyImage: TopicWords = {
	name: {
		en: ["your body or looks"],
		hinglish: ["sharir ya roop-rang"],
		hi: ["शरीर या रूप-रंग"],
	},
	meet: {
		en: [
			"A body comes along everywhere, so this is hard to put aside.",
			"Looks get talked about so loosely, and the words can stay for years.",
			"It is tiring when a mirror, a photo or a remark can decide the day.",
			"Other people's eyes can take up a lot of room.",
			"Being looked at can turn a simple outing into hard work.",
			"Nobody picks the body they come with, and still so much gets said about it.",
		],
		hinglish: [
			"Log roop-rang par kuch bhi keh dete hain, aur baat saalon tak reh jaati hai.",
			"Jab aaina, photo ya kisi ki baat poora din tay kare, to thakaan hoti hai.",
			"Sharir har jagah saath hota hai, isliye yeh baat alag rakhna mushkil hai.",
		],
		hi: [
			"लोग रूप-रंग पर कुछ भी कह देते हैं, और बात सालों तक रह जाती है।",
			"जब आईना, फ़ोटो या किसी की बात पूरा दिन तय करे, तो थकान होती है।",
			"शरीर हर जगह साथ होता है, इसलिए यह बात अलग रखना मुश्किल है।",
		],
	},
	ask: [
		{
			en: [
				"In which moments is it strongest?",
				"What brings it up most: the mirror, a photo, a remark, or something else?",
			],
			hinglish: ["Yeh sabse zyada kab chubhta hai: aaine mein, photo mein, ya kisi ki baat se?"],
			hi: ["यह सबसे ज़्यादा कब चुभता है: आईने में, फ़ोटो में, या किसी की बात से?"],
		},
		{
			en: ["When did you begin to look at your body this way?", "How did these thoughts about your looks begin?"],
			hinglish: ["Apne sharir ko is nazar se dekhna kab shuru hua?"],
			hi: ["अपने शरीर को इस नज़र से देखना कब शुरू हुआ?"],
		},
		{
			en: ["Who do you feel at ease with, just as you look?", "With whom do looks matter less?"],
			hinglish: ["Kiske saath roop-rang ki baat kam maayne rakhti hai?"],
			hi: ["किसके साथ रूप-रंग की बात कम मायने रखती है?"],
		},
		{
			en: ["On which days does it take up a little less room?", "What helps to think about it less, even for a while?"],
			hinglish: ["Kis din ya kis kaam mein yeh khayal thoda kam hota hai?"],
			hi: ["किस दिन या किस काम में यह ख़याल थोड़ा कम होता है?"],
		},
		{
			en: [
				"What do you keep away from because of it, that you would like to do?",
				"What would you do this week if looks did not count?",
			],
			hinglish: ["Is wajah se kya chhoot jaata hai, jo karne ka mann hai?"],
			hi: ["इस वजह से क्या छूट जाता है, जो करने का मन है?"],
		},
	],
	thought: {
		en: [
			"What a mirror seems to show can change with the light, with tiredness and with the day's remarks.",
			"Filters, camera angles and trial room lights show almost nobody as they are.",
			"A remark about looks takes a second to make. That it hurts for long is no weakness of the one who hears it.",
		],
		hinglish: [
			"Aaine mein jo dikhta hai, woh roshni, thakaan aur us din suni baaton se bhi badalta hai.",
			"Filter aur camera shayad hi kisi ko waisa dikhate hain jaisa woh hai.",
		],
		hi: [
			"आईने में जो दिखता है, वह रोशनी, थकान और उस दिन सुनी बातों से भी बदलता है।",
			"फ़िल्टर और कैमरा शायद ही किसी को वैसा दिखाते हैं जैसा वह है।",
		],
	},
};
