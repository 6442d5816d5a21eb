import type { TopicWords } from "../topic-words";

export const lowMood: TopicWords = {
	name: {
		en: ["a low mood or emptiness"],
		hinglish: ["udaasi ya khaalipan"],
		hi: ["उदासी या ख़ालीपन"],
	},
	meet: {
		en: [
			"A low mood needs no reason that others can see.",
			"This can sit under an ordinary day where nobody notices it.",
			"Even the plain parts of a day take effort when the mood is low.",
			"You found words for something that is hard to describe.",
			"When the colour goes out of things, the days can look very much alike.",
			"Other people see the outside of a day, not what it takes to get through it.",
		],
		hinglish: [
			"Mann aisa ho to chhote kaam bhi bade lagte hain.",
			"Iske liye koi wajah dikhna zaroori nahin hai.",
			"Aapne woh baat kahi jise shabdon mein laana mushkil hota hai.",
		],
		hi: [
			"मन ऐसा हो तो छोटे काम भी बड़े लगते हैं।",
			"इसके लिए कोई वजह दिखना ज़रूरी नहीं है।",
			"आपने वह बात कही जिसे शब्दों में लाना मुश्किल होता है।",
		],
	},
	ask: [
		{
			en: ["What is a usual day like for you now?", "How did today go, from waking up until now?"],
			hinglish: ["Aajkal aapka din kaisa guzarta hai?", "Aaj subah se ab tak ka din kaisa raha?"],
			hi: ["आजकल आपका दिन कैसा गुज़रता है?", "आज सुबह से अब तक का दिन कैसा रहा?"],
		},
		{
			en: ["When did you first notice this in yourself?", "Did it come slowly, or was there a day when it began?"],
			hinglish: ["Aapne yeh pehli baar kab mehsoos kiya?", "Yeh dheere-dheere aaya, ya kisi ek din se shuru hua?"],
			hi: ["आपने यह पहली बार कब महसूस किया?", "यह धीरे-धीरे आया, या किसी एक दिन से शुरू हुआ?"],
		},
		{
			en: ["Who around you has noticed, if anyone has?", "Is there anyone you can be this way in front of?"],
			hinglish: ["Aas-paas kisi ne is par dhyan diya hai?"],
			hi: ["आस-पास किसी ने इस पर ध्यान दिया है?"],
		},
		{
			en: ["Which part of the day is a tiny bit lighter, if any?", "What takes the edge off, even for ten minutes?"],
			hinglish: ["Din ka kaun sa hissa thoda halka lagta hai?"],
			hi: ["दिन का कौन सा हिस्सा थोड़ा हल्का लगता है?"],
		},
		{
			en: [
				"If one small thing could come back into your days, what would it be?",
				"What would you want more of, if it were in reach?",
			],
			hinglish: ["Agar ek chhoti cheez dinon mein wapas aa sake, to woh kya ho?"],
			hi: ["अगर एक छोटी चीज़ दिनों में वापस आ सके, तो वह क्या हो?"],
		},
	],
	thought: {
		en: [
			"When the mood is low, the wish to do things often comes after starting, not before.",
			"A low mood is common and can be treated. A doctor or counsellor will listen even when there is no clear reason.",
			"A little daylight and a few steps early in the day lift the mood a notch for many people.",
		],
		hinglish: [
			"Mann udaas ho to ichchha aksar shuru karne ke baad aati hai, pehle nahin.",
			"Subah ki thodi roshni aur kuch kadam kai logon ka mann zara sa uthaate hain.",
		],
		hi: [
			"मन उदास हो तो इच्छा अक्सर शुरू करने के बाद आती है, पहले नहीं।",
			"सुबह की थोड़ी रोशनी और कुछ क़दम कई लोगों का मन ज़रा-सा उठाते हैं।",
		],
	},
};
