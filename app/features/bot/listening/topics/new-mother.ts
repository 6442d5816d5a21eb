import type { TopicWords } from "../topic-words";

export const newMother: TopicWords = {
	name: {
		en: ["pregnancy or becoming a mother"],
		hinglish: ["pregnancy ya maa banne"],
		hi: ["गर्भावस्था या माँ बनने"],
	},
	meet: {
		en: [
			"So much is asked of a mother's body and mind around this time.",
			"Everyone has an opinion about this time, and few ask how it is for you.",
			"Not everything about this time looks the way the pictures show it.",
			"Whatever people call this time, you are the one living it.",
			"There is a lot in those words, and none of it is strange to say here.",
			"A time like this can change the body, the nights and the whole house at once.",
		],
		hinglish: [
			"Is samay mein tan aur mann dono par bahut kuch aata hai.",
			"Raay sab dete hain, par aap par kya guzarti hai, yeh kam log poochhte hain.",
			"Yeh samay aksar waisa nahin hota jaisa tasveeron mein dikhta hai.",
		],
		hi: [
			"इस समय में तन और मन दोनों पर बहुत कुछ आता है।",
			"राय सब देते हैं, पर आप पर क्या गुज़रती है, यह कम लोग पूछते हैं।",
			"यह समय अक्सर वैसा नहीं होता जैसा तस्वीरों में दिखता है।",
		],
	},
	ask: [
		{
			en: ["How are you today, you yourself?", "With so much around you, how is your own day going?"],
			hinglish: ["Aaj aapka apna haal kaisa hai?", "Baaki sab apni jagah, aap par aaj kya guzri?"],
			hi: ["आज आपका अपना हाल कैसा है?", "बाक़ी सब अपनी जगह, आप पर आज क्या गुज़री?"],
		},
		{
			en: ["Was it like this from the first days, or did it come later?", "At what point in all this did it begin?"],
			hinglish: ["Yeh pehle dinon se aisa hai, ya baad mein hua?"],
			hi: ["यह पहले दिनों से ऐसा है, या बाद में हुआ?"],
		},
		{
			en: ["Who is near to help, by day and by night?", "In all this, who looks after you?"],
			hinglish: ["Din-raat mein madad ke liye paas kaun hai?", "Is sab mein aapka khayal kaun rakhta hai?"],
			hi: ["दिन-रात में मदद के लिए पास कौन है?", "इस सब में आपका ख़याल कौन रखता है?"],
		},
		{
			en: [
				"What gives you a little rest or quiet, even a short one?",
				"Which moment lately was a bit softer than the others?",
			],
			hinglish: ["Din mein thoda sa sukoon kab milta hai?"],
			hi: ["दिन में थोड़ा-सा सुकून कब मिलता है?"],
		},
		{
			en: [
				"Which part of this is hardest to say to the people around you?",
				"What have you not been able to tell anyone about this time?",
			],
			hinglish: ["Is samay ki kaun si baat apnon se kehna sabse mushkil hai?"],
			hi: ["इस समय की कौन सी बात अपनों से कहना सबसे मुश्किल है?"],
		},
	],
	thought: {
		en: [
			"No question to a doctor, nurse or ASHA worker is too small at this time, by day or by night.",
			"Many women have hard or mixed feelings in this time. These can be eased, and they do not make anyone a bad mother.",
			"Even rest in small pieces does the body some good. One chore passed to someone else can make room for it.",
		],
		hinglish: [
			"Is samay doctor, nurse ya ASHA didi se poochhne ke liye koi sawaal chhota nahin hota.",
			"Is samay mile-jule khayal kai auraton ko aate hain. Inse koi buri maa nahin ban jaati.",
		],
		hi: [
			"इस समय डॉक्टर, नर्स या आशा दीदी से पूछने के लिए कोई सवाल छोटा नहीं होता।",
			"इस समय मिले-जुले ख़याल कई औरतों को आते हैं। इनसे कोई बुरी माँ नहीं बन जाती।",
		],
	},
};
