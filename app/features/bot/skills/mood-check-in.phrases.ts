import type { Phrase } from "../voice";

export const OFFER: Phrase = {
	en: [
		"Shall we take a quick reading of how things are, from 0 to 10?",
		"Would you like to put a number on today, just for the two of us to go by?",
	],
	hinglish: ["Kya dekhein ki abhi haal kaisa hai, 0 se 10 mein?", "Kya aaj ko ek number dein, bas andaaze ke liye?"],
	hi: ["क्या देखें कि अभी हाल कैसा है, 0 से 10 में?", "क्या आज को एक अंक दें, बस अंदाज़े के लिए?"],
};

export const WHY: Phrase = {
	en: [
		"A number makes it easier to see later whether anything moved. There is no good or bad score.",
		"It is only a mark on the wall, so that we can compare afterwards.",
	],
	hinglish: ["Number se baad mein dikhta hai ki kuch badla ya nahi. Koi achha ya bura number nahi hota."],
	hi: ["अंक से बाद में दिखता है कि कुछ बदला या नहीं। कोई अच्छा या बुरा अंक नहीं होता।"],
};

export const NOW: Phrase = {
	en: [
		"From 0 to 10, where 0 is as bad as it gets and 10 is all right, where are you now?",
		"How is it at this moment, on a scale from 0, the worst, to 10, the best?",
	],
	hinglish: [
		"0 se 10 mein, 0 matlab sabse mushkil aur 10 matlab sab theek, abhi kahan hain?",
		"Abhi kaisa hai, 0 sabse bura, 10 sabse achha: kaun sa number?",
	],
	hi: ["0 से 10 में, 0 मतलब सबसे मुश्किल और 10 मतलब सब ठीक, अभी कहाँ हैं?", "अभी कैसा है, 0 सबसे बुरा, 10 सबसे अच्छा: कौन-सा अंक?"],
};
export const PLAINER_NOW: Phrase = {
	en: [
		"A guess will do: 2 for very low, 5 for in between, 8 for quite good. Words like 'not great' count as well.",
		"Any number you like, or simply bad, so-so, okay.",
	],
	hinglish: [
		"Andaaza chalega: 2 bahut kam, 5 beech ka, 8 kaafi theek. 'Theek nahi' jaise shabd bhi chalenge.",
		"Koi bhi number, ya bas: bura, theek-thaak, achha.",
	],
	hi: ["अंदाज़ा चलेगा: 2 बहुत कम, 5 बीच का, 8 काफ़ी ठीक। 'ठीक नहीं' जैसे शब्द भी चलेंगे।", "कोई भी अंक, या बस: बुरा, ठीक-ठाक, अच्छा।"],
};

/** Both ends of the scale and the middle, said without praise or alarm. */
export const VERY_LOW: Phrase = {
	en: [
		"{mood}, so very low right now. If it gets too much, Tele-MANAS 14416 answers day and night.",
		"That is {mood}, far down. You can also speak to a person at any hour on 14416.",
	],
	hinglish: ["{mood}, yaani abhi bahut neeche. Zyada ho jaye to Tele-MANAS 14416 din-raat hai."],
	hi: ["{mood}, यानी अभी बहुत नीचे। ज़्यादा हो जाए तो टेली-मानस 14416 दिन-रात है।"],
};
export const LOW: Phrase = {
	en: ["{mood}, on the low side, then.", "So about {mood}, more down than up."],
	hinglish: ["{mood}, yaani thoda neeche."],
	hi: ["{mood}, यानी थोड़ा नीचे।"],
};
export const MIDDLE: Phrase = {
	en: ["{mood}, somewhere in the middle.", "About {mood}, then, neither here nor there."],
	hinglish: ["{mood}, yaani beech mein kahin."],
	hi: ["{mood}, यानी बीच में कहीं।"],
};
export const HIGH: Phrase = {
	en: ["{mood}, more up than down at the moment.", "So {mood}, on the easier side."],
	hinglish: ["{mood}, yaani abhi kuch theek."],
	hi: ["{mood}, यानी अभी कुछ ठीक।"],
};

/** A mood told in words gets a number that the person can see and correct. */
export const CALLED: Phrase = {
	en: ["“{words}”: let us call that {mood}.", "“{words}”, so about {mood}."],
	hinglish: ["“{words}”: to ise {mood} maan lete hain."],
	hi: ["“{words}”: तो इसे {mood} मान लेते हैं।"],
};
export const LINES: Phrase = {
	en: ["If it gets too much, Tele-MANAS 14416 answers day and night.", "At any hour there is also a person on 14416."],
	hinglish: ["Zyada ho jaye to Tele-MANAS 14416 din-raat hai."],
	hi: ["ज़्यादा हो जाए तो टेली-मानस 14416 दिन-रात है।"],
};

export const CHOOSE: Phrase = {
	en: [
		"We could breathe slowly, or look around the room with the senses, or just talk. Which would you like?",
		"What suits now: slow breathing, noticing the room, or simply talking?",
	],
	hinglish: ["Dheemi saans, aas-paas dekhne wali exercise, ya bas baat. Kya achha rahega?"],
	hi: ["धीमी साँस, आस-पास देखने वाला अभ्यास, या बस बात। क्या अच्छा रहेगा?"],
};
export const PLAINER_CHOOSE: Phrase = {
	en: ["Write breathing, senses, or talk. Anything is fine.", "One word: breathe, look, or talk."],
	hinglish: ["Saans, aas-paas, ya baat: ek shabd likhiye."],
	hi: ["साँस, आस-पास, या बात: एक शब्द लिखिए।"],
};
