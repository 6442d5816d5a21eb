import type { TopicWords } from "../topic-words";

export const stress: TopicWords = {
	name: {
		en: ["stress or too much at once"],
		hinglish: ["tension ya bhaag-daud"],
		hi: ["तनाव या भागदौड़"],
	},
	meet: {
		en: [
			"One person has only two hands and one day at a time.",
			"With so much going on, there is hardly a minute to catch a breath.",
			"Anyone's head would be full with all that in it.",
			"Even things that are small one by one make a big pile together.",
			"It seems that everything wants you at once.",
			"So much here is waiting on one person.",
		],
		hinglish: [
			"Itna kuch ek saath ho to kisi ka bhi dimaag bhar jaata hai.",
			"Ek insaan ke paas do hi haath hote hain.",
			"Lagta hai har cheez ko aap hi chahiye, aur abhi chahiye.",
		],
		hi: [
			"इतना कुछ एक साथ हो तो किसी का भी दिमाग़ भर जाता है।",
			"एक इंसान के पास दो ही हाथ होते हैं।",
			"लगता है हर चीज़ को आप ही चाहिए, और अभी चाहिए।",
		],
	},
	ask: [
		{
			en: ["What is at the top of the pile today?", "Which of these things is pulling hardest right now?"],
			hinglish: ["In sab mein abhi sabse zyada kya kheench raha hai?"],
			hi: ["इन सब में अभी सबसे ज़्यादा क्या खींच रहा है?"],
		},
		{
			en: ["When did it begin to pile up like this?", "When was it last a bit lighter, and what changed after?"],
			hinglish: ["Yeh sab kab se jama hone laga?", "Aakhri baar thoda halka kab tha, aur phir kya badla?"],
			hi: ["यह सब कब से जमा होने लगा?", "आख़िरी बार थोड़ा हल्का कब था, और फिर क्या बदला?"],
		},
		{
			en: ["Who could take even one small thing off your hands?", "Who carries any part of this beside you?"],
			hinglish: ["Isme se kuch bhi aur kaun sambhal sakta hai?"],
			hi: ["इसमें से कुछ भी और कौन सँभाल सकता है?"],
		},
		{
			en: [
				"What gives you a breather, even for five minutes?",
				"What helps you wind down a little at the end of the day?",
			],
			hinglish: ["Paanch minute ki hi sahi, raahat kis baat se milti hai?"],
			hi: ["पाँच मिनट की ही सही, राहत किस बात से मिलती है?"],
		},
		{
			en: [
				"What would happen if one of these things had to wait?",
				"If only you were deciding, what would you let go of first?",
			],
			hinglish: ["Agar inme se ek cheez thoda ruk jaaye, to kya hoga?"],
			hi: ["अगर इनमें से एक चीज़ थोड़ा रुक जाए, तो क्या होगा?"],
		},
	],
	thought: {
		en: [
			"A list on paper holds things so that the head need not. One line at a time is enough.",
			"When all of it is urgent, many people pick one thing to finish and let the rest wait an hour.",
			"Loose shoulders and a slow breath out, a few times a day, let the body know the rush can pause.",
		],
		hinglish: [
			"Jo dimaag mein ghoom raha ho, use kaagaz par utaarne se sir thoda halka ho sakta hai.",
			"Sab kuch zaroori lage, to kai log ek hi kaam chunte hain aur baaki ko ek ghanta rukne dete hain.",
		],
		hi: [
			"जो दिमाग़ में घूम रहा हो, उसे काग़ज़ पर उतारने से सिर थोड़ा हल्का हो सकता है।",
			"सब कुछ ज़रूरी लगे, तो कई लोग एक ही काम चुनते हैं और बाक़ी को एक घंटा रुकने देते हैं।",
		],
	},
};
