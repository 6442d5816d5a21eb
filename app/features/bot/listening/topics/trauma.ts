import type { TopicWords } from "../topic-words";

export const trauma: TopicWords = {
	name: {
		en: ["something painful that happened"],
		hinglish: ["kisi gehri chot ya haadse"],
		hi: ["किसी गहरी चोट या हादसे"],
	},
	meet: {
		en: [
			"How much of this is said here, and when, is up to you.",
			"Nothing more needs to be told than you want to tell.",
			"The body can hold on to such a thing long after the day itself is over.",
			"How a body reacts to something like that is not a thing anyone chooses.",
			"That is a great deal for one person to have lived with.",
			"It makes sense that certain sounds, places or days can bring it close again.",
		],
		hinglish: [
			"Kitna kehna hai aur kab, yeh aapke haath mein hai.",
			"Aisi baat ko sharir bahut samay tak pakde rakhta hai.",
			"Itna kuch saath lekar jeena kisi ke liye bhi aasaan nahin hota.",
		],
		hi: [
			"कितना कहना है और कब, यह आपके हाथ में है।",
			"ऐसी बात को शरीर बहुत समय तक पकड़े रखता है।",
			"इतना कुछ साथ लेकर जीना किसी के लिए भी आसान नहीं होता।",
		],
	},
	ask: [
		{
			en: ["Are you somewhere safe as you write this?", "Does the place where you are now feel safe enough?"],
			hinglish: ["Jahan aap abhi hain, kya woh jagah surakshit hai?"],
			hi: ["जहाँ आप अभी हैं, क्या वह जगह सुरक्षित है?"],
		},
		{
			en: [
				"How long has it been showing up in your days like this?",
				"Leaving aside what happened, since when has it felt this close?",
			],
			hinglish: ["Iska asar kab se itna paas lagta hai?"],
			hi: ["इसका असर कब से इतना पास लगता है?"],
		},
		{
			en: [
				"What brings you back to the here and now, even a little?",
				"When it comes close, what makes it a bit safer for you?",
			],
			hinglish: ["Jab yeh paas aata hai, tab kis baat se thoda sahara milta hai?"],
			hi: ["जब यह पास आता है, तब किस बात से थोड़ा सहारा मिलता है?"],
		},
		{
			en: ["Is there someone you feel safe with?", "Who stands by you, whether or not they know of it?"],
			hinglish: ["Kiske saath aapko surakshit lagta hai?"],
			hi: ["किसके साथ आपको सुरक्षित लगता है?"],
		},
		{
			en: [
				"What do you wish others knew about living with this?",
				"What would you like people to grasp without your having to explain?",
			],
			hinglish: ["Iske saath jeene ke baare mein log kya samajh lein to achha ho?"],
			hi: ["इसके साथ जीने के बारे में लोग क्या समझ लें तो अच्छा हो?"],
		},
	],
	thought: {
		en: [
			"Flashbacks and sudden jumps are an old alarm in the body, not a sign of a weak mind.",
			"When it comes close, naming five things in sight helps many people find the present again.",
			"There are ways of treating this that force nobody to tell everything. A counsellor can go at your pace.",
		],
		hinglish: [
			"Jab yeh paas aaye, to saamne ki paanch cheezon ka naam lena kai logon ko aaj mein wapas laata hai.",
			"Iske aise ilaaj bhi hain jinme sab kuch batana zaroori nahin hota.",
		],
		hi: [
			"जब यह पास आए, तो सामने की पाँच चीज़ों का नाम लेना कई लोगों को आज में वापस लाता है।",
			"इसके ऐसे इलाज भी हैं जिनमें सब कुछ बताना ज़रूरी नहीं होता।",
		],
	},
};
