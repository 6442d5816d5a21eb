import type { TopicWords } from "../topic-words";

export const health: TopicWords = {
	name: {
		en: ["health or an illness"],
		hinglish: ["sehat ya bimari"],
		hi: ["सेहत या बीमारी"],
	},
	meet: {
		en: [
			"Illness takes up so much more than the body.",
			"Doctors, reports and medicines can take over a whole week.",
			"That is a lot to live with, day and night.",
			"It is hard when a body, one's own or a dear one's, does not do what it used to.",
			"Much of what illness asks of people is never seen by others.",
			"Not knowing how it will go is a hard part on its own.",
		],
		hinglish: [
			"Bimari sirf sharir tak nahin rehti, poore din par asar karti hai.",
			"Aage kya hoga, yeh na pata hona apne aap mein mushkil hai.",
			"Bimari mein kitna kuch lagta hai, doosron ko kam hi dikhta hai.",
		],
		hi: [
			"बीमारी सिर्फ़ शरीर तक नहीं रहती, पूरे दिन पर असर करती है।",
			"आगे क्या होगा, यह न पता होना अपने आप में मुश्किल है।",
			"बीमारी में कितना कुछ लगता है, दूसरों को कम ही दिखता है।",
		],
	},
	ask: [
		{
			en: ["How was today with it?", "Which hours of the day are hardest with it?"],
			hinglish: ["Aaj ka din iske saath kaisa raha?"],
			hi: ["आज का दिन इसके साथ कैसा रहा?"],
		},
		{
			en: ["How did this come into your life?", "When did the first signs show?"],
			hinglish: ["Iski shuruaat kab aur kaise hui?"],
			hi: ["इसकी शुरुआत कब और कैसे हुई?"],
		},
		{
			en: ["Who helps with all of this?", "Who is beside you when it gets hard?"],
			hinglish: ["Is sab mein haath bataane wala kaun hai?"],
			hi: ["इस सब में हाथ बँटाने वाला कौन है?"],
		},
		{
			en: ["What makes a bad day a bit easier to bear?", "What gives a little relief, to the body or the mind?"],
			hinglish: ["Mushkil din mein kis cheez se thodi raahat milti hai?"],
			hi: ["मुश्किल दिन में किस चीज़ से थोड़ी राहत मिलती है?"],
		},
		{
			en: [
				"What would you like the doctors or those at home to know about how this is?",
				"What about this do you wish others could see?",
			],
			hinglish: ["Doctor ya ghar wale is baare mein kya jaan lein, to achha ho?"],
			hi: ["डॉक्टर या घर वाले इस बारे में क्या जान लें, तो अच्छा हो?"],
		},
	],
	thought: {
		en: [
			"Questions written on paper before a visit to the doctor help many people come out with clearer answers.",
			"Illness is easier to bear for many people when one other person knows how it really is.",
			"A person is more than a report. A good hour on a bad day is still a good hour.",
		],
		hinglish: [
			"Doctor ke paas jaane se pehle sawaal kaagaz par likh lene se kai logon ko saaf jawaab milte hain.",
			"Jab ek insaan ko bhi asli haal pata ho, to bimari sehna kai logon ko thoda aasaan lagta hai.",
		],
		hi: [
			"डॉक्टर के पास जाने से पहले सवाल काग़ज़ पर लिख लेने से कई लोगों को साफ़ जवाब मिलते हैं।",
			"जब एक इंसान को भी असली हाल पता हो, तो बीमारी सहना कई लोगों को थोड़ा आसान लगता है।",
		],
	},
};
