import type { Phrase } from "../voice";

export const OFFER: Phrase = {
	en: [
		"Some people give their worries a fixed quarter of an hour a day, so that they stay out of the rest. Shall we set one up?",
		"Would you like to try giving this worry its own time, so it need not fill the whole day?",
	],
	hinglish: [
		"Chinta ko din mein pandrah minute ka tay samay dena, taaki baaki din khaali rahe. Kya yeh karke dekhein?",
	],
	hi: ["चिंता को दिन में पंद्रह मिनट का तय समय देना, ताकि बाक़ी दिन ख़ाली रहे। क्या यह करके देखें?"],
};

export const WHY: Phrase = {
	en: [
		"Pushing a worry away makes it louder. Telling it 'later, at six' often works better.",
		"A worry with an appointment knocks less often at other hours.",
	],
	hinglish: ["Chinta ko dhakelne se woh badhti hai. Use 'baad mein, chhe baje' kehna aksar behtar chalta hai."],
	hi: ["चिंता को धकेलने से वह बढ़ती है। उसे 'बाद में, छह बजे' कहना अक्सर बेहतर चलता है।"],
};

export const WORRY: Phrase = {
	en: [
		"Which worry comes back most often? One line is enough.",
		"If the worries stood in a queue, which one would be in front?",
	],
	hinglish: [
		"Kaun si chinta sabse zyada laut kar aati hai? Ek line kaafi hai.",
		"Saari chintaon mein sabse aage kaun si khadi hai?",
	],
	hi: ["कौन-सी चिंता सबसे ज़्यादा लौटकर आती है? एक पंक्ति काफ़ी है।"],
};

export const PLAINER_WORRY: Phrase = {
	en: [
		"The thing your mind keeps going to, in a few words: 'the result', 'mother's test', 'the rent'.",
		"For example: 'what if I lose the job'. Write yours in the same way.",
	],
	hinglish: ["Mann baar-baar jahan jaata hai, woh do shabdon mein: 'result', 'maa ki report', 'kiraya'."],
	hi: ["मन बार-बार जहाँ जाता है, वह दो शब्दों में: 'रिज़ल्ट', 'माँ की रिपोर्ट', 'किराया'।"],
};

export const ACTIONABLE: Phrase = {
	en: [
		"Is there anything in it that you could do something about this week, yes or no?",
		"Of all that, does any part lie in your hands in the next days? Yes or no will do.",
	],
	hinglish: ["Kya isme kuch aisa hai jo is hafte aapke haath mein ho, haan ya nahi?"],
	hi: ["क्या इसमें कुछ ऐसा है जो इस हफ़्ते आपके हाथ में हो, हाँ या नहीं?"],
};

export const PLAINER_ACTIONABLE: Phrase = {
	en: [
		"Some worries have a handle, like a call to make; some have none, like waiting for a result. Write yes if yours has a handle, no if not.",
		"Yes: I could do something small. No: I can only wait.",
	],
	hinglish: [
		"Kuch chintaon mein karne ko kuch hota hai, jaise ek call; kuch mein sirf intezaar. Karne ko ho to haan, warna nahi.",
	],
	hi: ["कुछ चिंताओं में करने को कुछ होता है, जैसे एक फ़ोन; कुछ में सिर्फ़ इंतज़ार। करने को हो तो हाँ, वरना नहीं।"],
};

export const ACTION: Phrase = {
	en: ["What is the smallest thing you could do about it?", "Which first bit would take ten minutes or less?"],
	hinglish: ["Iske liye sabse chhota kaam kya ho sakta hai?"],
	hi: ["इसके लिए सबसे छोटा काम क्या हो सकता है?"],
};

export const PLAINER_ACTION: Phrase = {
	en: [
		"One call, one message, one paper found: something with an end to it.",
		"Say something a neighbour could see you do.",
	],
	hinglish: ["Ek call, ek message, ek kaagaz dhoondhna: jo khatam ho sake."],
	hi: ["एक फ़ोन, एक संदेश, एक काग़ज़ ढूँढना: जो ख़त्म हो सके।"],
};

export const WHEN: Phrase = {
	en: [
		"Now fifteen minutes a day for the worry, not close to bedtime. What time could that be?",
		"The worry gets a daily appointment, a quarter of an hour, well before bed. When would suit?",
	],
	hinglish: ["Ab chinta ke liye roz pandrah minute, sone ke paas nahi. Kaun sa samay theek rahega?"],
	hi: ["अब चिंता के लिए रोज़ पंद्रह मिनट, सोने के पास नहीं। कौन-सा समय ठीक रहेगा?"],
};

export const PLAINER_WHEN: Phrase = {
	en: [
		"A time you can keep most days, such as 5:30, after tea, or on the bus home.",
		"Morning, noon or evening: write whichever is quietest.",
	],
	hinglish: ["Aisa samay jo roz nibh sake: saadhe paanch, chai ke baad, ya ghar lautne par."],
	hi: ["ऐसा समय जो रोज़ निभ सके: साढ़े पाँच, चाय के बाद, या घर लौटने पर।"],
};

export const WHERE: Phrase = {
	en: [
		"And where: a chair, a step, a corner, anywhere but the bed?",
		"Which place could be the worrying place, so that the bed stays free of it?",
	],
	hinglish: ["Aur kahan: kursi, seedhi, koi kona, bas bistar nahi?"],
	hi: ["और कहाँ: कुर्सी, सीढ़ी, कोई कोना, बस बिस्तर नहीं?"],
};

export const PLAINER_WHERE: Phrase = {
	en: [
		"Any spot will do, even the terrace or a parked scooter. It only should not be where you sleep.",
		"Name a seat you can sit on for fifteen minutes.",
	],
	hinglish: ["Koi bhi jagah: chhat, balcony, khadi scooter. Bas jahan sona hota hai, wahan nahi."],
	hi: ["कोई भी जगह: छत, बालकनी। बस जहाँ सोना होता है, वहाँ नहीं।"],
};

export const UNTIL_THEN: Phrase = {
	en: [
		"Until then, when it knocks: write one word of it down, say 'not now, later', and look back at what your hands were doing. At its time, worry fully, then get up. Does this fit, or is it too much?",
		"When it comes early, give it one word on paper and tell it 'at your time'. Then back to what was before you. In those minutes, let it speak; then stand up. Would that do, or should it be smaller?",
	],
	hinglish: [
		"Beech mein aaye to ek shabd likh lijiye, kahiye 'abhi nahi, baad mein', aur haath ke kaam par laut aaiye. Samay par poori chinta, phir uth jaana. Yeh theek hai, ya zyada hai?",
	],
	hi: [
		"बीच में आए तो एक शब्द लिख लीजिए, कहिए 'अभी नहीं, बाद में', और हाथ के काम पर लौट आइए। समय पर पूरी चिंता, फिर उठ जाना। यह ठीक है, या ज़्यादा है?",
	],
};

export const PLAINER_FIT: Phrase = {
	en: [
		"Write 'fits' if you would try it for a few days, or 'too much' and we make it smaller.",
		"Only a yes or a no to trying it for three days.",
	],
	hinglish: ["Do-teen din karke dekhna ho to 'theek', warna 'zyada' likhiye."],
	hi: ["दो-तीन दिन करके देखना हो तो 'ठीक', वरना 'ज़्यादा' लिखिए।"],
};

export const SMALLER: Phrase = {
	en: [
		"Then five minutes, and only on the days when it is loud. That is a whole beginning.",
		"Smaller, then: five minutes, every second day, and no writing.",
	],
	hinglish: ["To paanch minute, aur sirf un dinon jab chinta zyada ho."],
	hi: ["तो पाँच मिनट, और सिर्फ़ उन दिनों जब चिंता ज़्यादा हो।"],
};

export const END: Phrase = {
	en: ["Here is what you chose.", "So this is the arrangement."],
	hinglish: ["To yeh tay hua."],
	hi: ["तो यह तय हुआ।"],
};
export const END_WORRY: Phrase = {
	en: ["The worry: “{worry}”.", "What gets its own time: “{worry}”."],
	hinglish: ["Chinta: “{worry}”."],
	hi: ["चिंता: “{worry}”।"],
};
export const END_ACTION: Phrase = {
	en: ["One thing to do: {action}.", "The part in your hands: {action}."],
	hinglish: ["Ek kaam: {action}."],
	hi: ["एक काम: {action}।"],
};
export const END_WHEN: Phrase = {
	en: ["Its time: {when}.", "When: {when}."],
	hinglish: ["Samay: {when}."],
	hi: ["समय: {when}।"],
};
export const END_WHERE: Phrase = {
	en: ["Its place: {where}.", "Where: {where}."],
	hinglish: ["Jagah: {where}."],
	hi: ["जगह: {where}।"],
};
export const END_TRY: Phrase = {
	en: [
		"Try it for three days. If you forget, that is part of it; take up the next one.",
		"Give it a few days. If the worry has nothing to say at its time, you may use the minutes for tea.",
	],
	hinglish: ["Teen din karke dekhiye. Bhool jaayein to koi baat nahi, agle din sahi."],
	hi: ["तीन दिन करके देखिए। भूल जाएँ तो कोई बात नहीं, अगले दिन सही।"],
};
