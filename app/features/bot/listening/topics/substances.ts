import type { TopicWords } from "../topic-words";

export const substances: TopicWords = {
	name: {
		en: ["drinking, drugs or another habit"],
		hinglish: ["nashe ya kisi aadat"],
		hi: ["नशे या किसी आदत"],
	},
	meet: {
		en: [
			"Something like this has a strong pull, whatever the mind has decided.",
			"It takes honesty to put that down in words.",
			"Nothing about this will be judged here.",
			"A pull like that does not sort people into good and bad.",
			"It is rarely as simple as just stopping, whatever others may say.",
			"A habit like this can reach into every part of a home and a day.",
		],
		hinglish: [
			"Is khinchaav ke aage kai baar pakka iraada bhi chhota pad jaata hai.",
			"Yahan is baat par kisi ko galat nahin thehraaya jaayega.",
			"Yeh utna seedha nahin hota jitna log kehte hain.",
		],
		hi: [
			"इस खिंचाव के आगे कई बार पक्का इरादा भी छोटा पड़ जाता है।",
			"यहाँ इस बात पर किसी को ग़लत नहीं ठहराया जाएगा।",
			"यह उतना सीधा नहीं होता जितना लोग कहते हैं।",
		],
	},
	ask: [
		{
			en: ["At what time of day is it usually strongest?", "What kind of moment tends to bring it on?"],
			hinglish: ["Din ya raat ke kis samay yeh sabse tez hota hai?", "Yeh aksar kaise mauke par shuru hota hai?"],
			hi: ["दिन या रात के किस समय यह सबसे तेज़ होता है?", "यह अक्सर कैसे मौक़े पर शुरू होता है?"],
		},
		{
			en: ["How did this habit begin?", "What was going on in life around the time it started?"],
			hinglish: ["Iski shuruaat kab aur kaise hui thi?"],
			hi: ["इसकी शुरुआत कब और कैसे हुई थी?"],
		},
		{
			en: ["On a day when there is less of it, what is different?", "What has made a gap in it, even a short one?"],
			hinglish: ["Jis din yeh kam hota hai, us din kya alag hota hai?"],
			hi: ["जिस दिन यह कम होता है, उस दिन क्या अलग होता है?"],
		},
		{
			en: ["Who knows about this and is on your side?", "Whom can you tell about it just as it is?"],
			hinglish: ["Is baat mein aapke saath kaun khada hai?"],
			hi: ["इस बात में आपके साथ कौन खड़ा है?"],
		},
		{
			en: [
				"If this had less hold, what would there be more room for?",
				"How would life look to you if this took up less of it?",
			],
			hinglish: ["Agar iski pakad kam ho, to zindagi mein kis cheez ki jagah banegi?"],
			hi: ["अगर इसकी पकड़ कम हो, तो ज़िंदगी में किस चीज़ की जगह बनेगी?"],
		},
	],
	thought: {
		en: [
			"To put it off by ten minutes is often easier than to give it up for good, and ten minutes can be repeated.",
			"After daily drinking or daily tablets, cutting down with a doctor is safer than stopping all at once.",
			"Most people who get free of a habit needed more than one try. A slip does not wipe out the days before it.",
		],
		hinglish: [
			"Zyadatar log kisi aadat se ek se zyada koshish mein nikalte hain. Ek chook pichhle dinon ko mita nahin deti.",
			"Roz ki sharaab ya goliyan doctor ki madad se kam karna, ek dam band karne se zyada surakshit hai.",
		],
		hi: [
			"ज़्यादातर लोग किसी आदत से एक से ज़्यादा कोशिश में निकलते हैं। एक चूक पिछले दिनों को मिटा नहीं देती।",
			"रोज़ की शराब या गोलियाँ डॉक्टर की मदद से कम करना, एकदम बंद करने से ज़्यादा सुरक्षित है।",
		],
	},
};
