import type { TopicWords } from "../topic-words";

export const family: TopicWords = {
	name: {
		en: ["family or home"],
		hinglish: ["parivaar ya ghar"],
		hi: ["परिवार या घर"],
	},
	meet: {
		en: [
			"What happens in a family goes along wherever one goes.",
			"With family, even small things can go deep.",
			"A home can be loud or silent, and both can be hard.",
			"One can love a family and still find it very hard.",
			"Old things between people at home seldom stay in the past.",
			"That is not easy to live with, under one roof or from far away.",
		],
		hinglish: [
			"Ghar ki baat jahan jaao, saath chalti hai.",
			"Apnon ki chhoti baat bhi andar tak jaati hai.",
			"Parivaar se pyaar bhi ho sakta hai, aur saath rehna mushkil bhi.",
		],
		hi: [
			"घर की बात जहाँ जाओ, साथ चलती है।",
			"अपनों की छोटी बात भी अंदर तक जाती है।",
			"परिवार से प्यार भी हो सकता है, और साथ रहना मुश्किल भी।",
		],
	},
	ask: [
		{
			en: ["Who in the family is this most about?", "With whom in the family is it hardest right now?"],
			hinglish: ["Parivaar mein abhi sabse mushkil kiske saath hai?"],
			hi: ["परिवार में अभी सबसे मुश्किल किसके साथ है?"],
		},
		{
			en: ["How were things in the family before this began?", "When did it start to be like this among you?"],
			hinglish: ["Ghar mein yeh sab kab se aisa hone laga?"],
			hi: ["घर में यह सब कब से ऐसा होने लगा?"],
		},
		{
			en: ["Who, in the family or outside, knows how it is for you?", "Whom can you talk to when home gets too much?"],
			hinglish: ["Parivaar mein ya bahar, kaun jaanta hai ki aap par kya beetti hai?"],
			hi: ["परिवार में या बाहर, कौन जानता है कि आप पर क्या बीतती है?"],
		},
		{
			en: ["When was there a calmer day, and what was different?", "What makes it a little easier with them?"],
			hinglish: ["Koi thoda shaant din kab tha, aur us din kya alag tha?"],
			hi: ["कोई थोड़ा शांत दिन कब था, और उस दिन क्या अलग था?"],
		},
		{
			en: ["What would you say to them, if it was sure to be heard?", "What do you wish they knew about you?"],
			hinglish: ["Agar pakka hota ki woh sunenge, to unse kya kehne ka mann hota?"],
			hi: ["अगर पक्का होता कि वे सुनेंगे, तो उनसे क्या कहने का मन होता?"],
		},
	],
	thought: {
		en: [
			"Nobody can change a whole family alone. One plain sentence at a calm hour often goes further than ten in a fight.",
			"Even a short walk or a call to a friend gives many people some space from family matters.",
			"To be tied to them and to want some distance can both be true at once.",
		],
		hinglish: [
			"Poore parivaar ko koi akela nahin badal sakta. Shaant waqt mein kahi ek seedhi baat aksar zyada door tak jaati hai.",
			"Unse judaav aur thodi doori ki chaah, dono ek saath ho sakte hain.",
		],
		hi: [
			"पूरे परिवार को कोई अकेला नहीं बदल सकता। शांत वक़्त में कही एक सीधी बात अक्सर ज़्यादा दूर तक जाती है।",
			"उनसे जुड़ाव और थोड़ी दूरी की चाह, दोनों एक साथ हो सकते हैं।",
		],
	},
};
