import type { TopicWords } from "../topic-words";

export const marriage: TopicWords = {
	name: {
		en: ["your marriage or partner"],
		hinglish: ["shaadi ya jeevan-saathi"],
		hi: ["शादी या जीवनसाथी"],
	},
	meet: {
		en: [
			"What goes on between two people can spill into the whole day.",
			"It is a hard thing to say, because others see only the outside of a couple.",
			"There is a long story behind those few words.",
			"Trouble this close to home leaves few places to set it down.",
			"Two lives are tied up in this, and one of them is yours.",
			"There is no simple answer to something like this.",
		],
		hinglish: [
			"Rishte ki baat sirf ghar tak nahin rehti, poore din mein ghul jaati hai.",
			"Log baahar se dekhte hain, andar ki baat kehna mushkil hota hai.",
			"Aisi baat ka koi seedha jawab nahin hota.",
		],
		hi: [
			"रिश्ते की बात सिर्फ़ घर तक नहीं रहती, पूरे दिन में घुल जाती है।",
			"लोग बाहर से देखते हैं, अंदर की बात कहना मुश्किल होता है।",
			"ऐसी बात का कोई सीधा जवाब नहीं होता।",
		],
	},
	ask: [
		{
			en: [
				"What have the last few days been like between the two of you?",
				"What happened most recently that brought this up?",
			],
			hinglish: ["Pichhle kuch din aap dono ke beech kaise rahe?", "Abhi haal mein aisa kya hua jis se yeh baat uthi?"],
			hi: ["पिछले कुछ दिन आप दोनों के बीच कैसे रहे?", "अभी हाल में ऐसा क्या हुआ जिससे यह बात उठी?"],
		},
		{
			en: [
				"How far back does this go between you?",
				"Has it been this way from the start, or did it change at some point?",
			],
			hinglish: ["Aap dono ke beech yeh kab se hai?", "Rishta shuru se aisa tha, ya kisi mod par badla?"],
			hi: ["आप दोनों के बीच यह कब से है?", "रिश्ता शुरू से ऐसा था, या किसी मोड़ पर बदला?"],
		},
		{
			en: [
				"Who else knows how things really are between you?",
				"Is there a person who hears you on this without taking sides?",
			],
			hinglish: ["Aap dono ke beech ka asli haal aur kise pata hai?"],
			hi: ["आप दोनों के बीच का असली हाल और किसे पता है?"],
		},
		{
			en: [
				"What gives you some breathing room from it, even for an hour?",
				"Where in all this do you find a little relief?",
			],
			hinglish: ["Is sab ke beech aapko thodi raahat kahan milti hai?"],
			hi: ["इस सब के बीच आपको थोड़ी राहत कहाँ मिलती है?"],
		},
		{
			en: [
				"What matters most to you, whichever way this goes?",
				"What part of yourself do you want to keep safe in all this?",
			],
			hinglish: ["Aage jo bhi ho, aapke liye sabse zaroori kya hai?"],
			hi: ["आगे जो भी हो, आपके लिए सबसे ज़रूरी क्या है?"],
		},
	],
	thought: {
		en: [
			"Saying it once to someone who takes no side can make the knot easier to see.",
			"It can help to sort what is yours to change from what belongs to the other person.",
			"Many people keep such things inside for years because of what others may say. One trusted listener often makes it lighter.",
		],
		hinglish: [
			"Jo kisi ka paksh na le, aise insaan se ek baar kehna baat ko saaf kar sakta hai.",
			"Kya badalna apne haath mein hai aur kya doosre ke, yeh alag karna kai logon ke kaam aata hai.",
		],
		hi: [
			"जो किसी का पक्ष न ले, ऐसे इंसान से एक बार कहना बात को साफ़ कर सकता है।",
			"क्या बदलना अपने हाथ में है और क्या दूसरे के, यह अलग करना कई लोगों के काम आता है।",
		],
	},
};
