import type { TopicWords } from "../topic-words";

export const breakUp: TopicWords = {
	name: {
		en: ["a relationship that ended"],
		hinglish: ["rishta tootne"],
		hi: ["रिश्ता टूटने"],
	},
	meet: {
		en: [
			"When one person was part of every day, the days change shape.",
			"An ending can turn up in songs, in streets and in a quiet phone.",
			"It counts, however long it was and whatever it was called.",
			"Something ended, and the habits of it go on for a while.",
			"Endings often leave questions that nobody answers.",
			"Letting go of a person and letting go of the plans are two separate things.",
		],
		hinglish: [
			"Jo insaan roz ka hissa tha, uske bina din ka roop badal jaata hai.",
			"Rishta chhota ho ya lamba, uska khatm hona maayne rakhta hai.",
			"Aise ant ke baad aksar kai sawaal reh jaate hain jinka jawaab koi nahin deta.",
		],
		hi: [
			"जो इंसान रोज़ का हिस्सा था, उसके बिना दिन का रूप बदल जाता है।",
			"रिश्ता छोटा हो या लंबा, उसका ख़त्म होना मायने रखता है।",
			"ऐसे अंत के बाद अक्सर कई सवाल रह जाते हैं जिनका जवाब कोई नहीं देता।",
		],
	},
	ask: [
		{
			en: ["Which moments bring it back most?", "At what time of day is it closest?"],
			hinglish: ["Kis waqt yaad sabse zyada aati hai?"],
			hi: ["किस वक़्त याद सबसे ज़्यादा आती है?"],
		},
		{
			en: ["How did it come to an end, as far as you want to tell?", "When did things change between the two of you?"],
			hinglish: ["Aap dono ke beech baat kab aur kaise badli?"],
			hi: ["आप दोनों के बीच बात कब और कैसे बदली?"],
		},
		{
			en: ["Who knew about the two of you?", "Who has been near you since then?"],
			hinglish: ["Is rishte ke baare mein kaun jaanta tha?"],
			hi: ["इस रिश्ते के बारे में कौन जानता था?"],
		},
		{
			en: [
				"What has made an evening a little easier since?",
				"What helps in the hour when you most want to call or look?",
			],
			hinglish: ["Tab se kis cheez ne shaam ko thoda aasaan kiya hai?"],
			hi: ["तब से किस चीज़ ने शाम को थोड़ा आसान किया है?"],
		},
		{
			en: [
				"What of it do you miss, and what do you not miss?",
				"What did you have there that you would like in your life again?",
			],
			hinglish: ["Us rishte ki kya baat yaad aati hai, aur kya baat nahin?"],
			hi: ["उस रिश्ते की क्या बात याद आती है, और क्या बात नहीं?"],
		},
	],
	thought: {
		en: [
			"Old chats and a last seen tend to bring it all back. Many people find a day without looking a little easier.",
			"Missing somebody comes in waves for many people, and one bad evening does not mean going backwards.",
			"Something small and new in the hour that used to be theirs often makes that hour less empty.",
		],
		hinglish: [
			"Purani chats aur last seen dekhne se sab wapas aa jaata hai. Kai logon ko ek din na dekhna thoda aasaan lagta hai.",
			"Jis waqt unse baat hoti thi, us waqt kuch chhota sa naya karna kai logon ke kaam aata hai.",
		],
		hi: [
			"पुरानी चैट और लास्ट सीन देखने से सब वापस आ जाता है। कई लोगों को एक दिन न देखना थोड़ा आसान लगता है।",
			"जिस वक़्त उनसे बात होती थी, उस वक़्त कुछ छोटा सा नया करना कई लोगों के काम आता है।",
		],
	},
};
