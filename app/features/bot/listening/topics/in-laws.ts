import type { TopicWords } from "../topic-words";

export const inLaws: TopicWords = {
	name: {
		en: ["in-laws or a joint family"],
		hinglish: ["sasural ya joint family"],
		hi: ["ससुराल या जॉइंट फ़ैमिली"],
	},
	meet: {
		en: [
			"When two families meet in one life, there are many rules that nobody wrote down.",
			"Remarks pile up, even small ones.",
			"It is hard when so many people have a say in one person's day.",
			"To be treated like an outsider among one's own wears a person down.",
			"With relatives by marriage, even a plain answer can turn into a big matter.",
			"Respect matters in every house, for the young and for the old.",
		],
		hinglish: [
			"Jab do parivaar judte hain, to kai niyam bin kahe aa jaate hain.",
			"Chhoti chhoti baatein bhi jama hoti jaati hain.",
			"Izzat har ghar mein maayne rakhti hai, chhote ki bhi aur bade ki bhi.",
		],
		hi: [
			"जब दो परिवार जुड़ते हैं, तो कई नियम बिन कहे आ जाते हैं।",
			"छोटी-छोटी बातें भी जमा होती जाती हैं।",
			"इज़्ज़त हर घर में मायने रखती है, छोटे की भी और बड़े की भी।",
		],
	},
	ask: [
		{
			en: ["Which remark or moment has stayed with you?", "What happened last that you keep thinking of?"],
			hinglish: ["Kaun si baat ya kaun sa pal mann mein atka hua hai?"],
			hi: ["कौन सी बात या कौन सा पल मन में अटका हुआ है?"],
		},
		{
			en: ["Was it like this from the first days, or did something change?", "How did it begin between you and them?"],
			hinglish: ["Kya shuru se aisa tha, ya beech mein kuch badla?"],
			hi: ["क्या शुरू से ऐसा था, या बीच में कुछ बदला?"],
		},
		{
			en: ["Who in the house sees how it is for you?", "Whom do you turn to when it gets too much there?"],
			hinglish: ["Us ghar mein aapka haal kaun dekh paata hai?"],
			hi: ["उस घर में आपका हाल कौन देख पाता है?"],
		},
		{
			en: ["When is it a little calmer with them, and why then?", "What has made living with this a bit easier?"],
			hinglish: ["Un logon ke saath kab thodi shaanti rehti hai?"],
			hi: ["उन लोगों के साथ कब थोड़ी शांति रहती है?"],
		},
		{
			en: [
				"What change would make the biggest difference to you?",
				"What would a house that is fair to you look like?",
			],
			hinglish: ["Kaun sa ek badlaav aapke liye sabse zyada maayne rakhega?"],
			hi: ["कौन सा एक बदलाव आपके लिए सबसे ज़्यादा मायने रखेगा?"],
		},
	],
	thought: {
		en: [
			"Talking with one person at a quiet hour often goes better than answering everybody at once.",
			"Keeping something of one's own, a friend, a call, some savings or an hour a day, helps many people.",
			"Taunts and demands do not become right because many families know them.",
		],
		hinglish: [
			"Sabko ek saath jawaab dene se, shaant waqt mein ek insaan se baat karna aksar behtar rehta hai.",
			"Taane aur maangein sirf isliye theek nahin ho jaate ki kai gharon mein hote hain.",
		],
		hi: [
			"सबको एक साथ जवाब देने से, शांत वक़्त में एक इंसान से बात करना अक्सर बेहतर रहता है।",
			"ताने और माँगें सिर्फ़ इसलिए ठीक नहीं हो जाते कि कई घरों में होते हैं।",
		],
	},
};
