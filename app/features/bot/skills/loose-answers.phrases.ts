import type { Phrase } from "../voice";

/** Leads into a second try, each for one way of answering beside the question. The step in other words follows. */
export const IN_WORDS: Phrase = {
	en: [
		"I have the {number}, but not what it stands for. Words help me more here.",
		"{number} could mean many things. I was asking for a few words.",
		"I read {number}, and perhaps I asked badly. It was meant for words.",
		"The {number} is noted, though I cannot tell what it belongs to.",
		"A number does not tell me enough here. A few words will.",
		"I cannot place the {number}. In words it would be clearer.",
	],
	hinglish: [
		"{number} padh liya, par yeh kis baat ka hai, samajh nahi aaya. Yahan kuch shabd chahiye.",
		"{number} se baat saaf nahi hui. Do-teen shabd likh dijiye.",
		"Shayad mera sawaal saaf nahi tha: number nahi, kuch shabd.",
		"{number} dekh liya. Shabdon mein ho to behtar samajh aayega.",
	],
	hi: [
		"{number} पढ़ लिया, पर यह किस बात का है, समझ नहीं आया। यहाँ कुछ शब्द चाहिए।",
		"{number} से बात साफ़ नहीं हुई। दो-तीन शब्द लिख दीजिए।",
		"शायद मेरा सवाल साफ़ नहीं था: अंक नहीं, कुछ शब्द।",
		"{number} देख लिया। शब्दों में हो तो बेहतर समझ आएगा।",
	],
};

/** To a yes, an ok or a "done" where words were asked for. */
export const WRITE_IT: Phrase = {
	en: [
		"Good. Put it here in a few words, whatever comes first.",
		"All right. A few words of it, so that I can keep them for you.",
		"Fine. It can be rough, three words will do.",
		"If you have it in mind, that counts. In a few words it stays here too.",
		"Yes. In your own words, however short.",
		"Then write it as you would to a friend, short is fine.",
		"Good to have it. One line of it here is enough.",
	],
	hinglish: [
		"Achha. Do-chaar shabdon mein yahan likh dijiye, jo pehle aaye.",
		"Mann mein aa gaya ho to achha hai. Thoda sa likh dijiye, taaki yahan bhi rahe.",
		"Theek. Kachcha-pakka bhi chalega, teen shabd kaafi hain.",
		"Ji. Apne hi shabdon mein, jitna chhota ho.",
		"To ek line mein, jaise kisi dost ko likhna ho.",
	],
	hi: [
		"अच्छा। दो-चार शब्दों में यहाँ लिख दीजिए, जो पहले आए।",
		"मन में आ गया हो तो अच्छा है। थोड़ा-सा लिख दीजिए, ताकि यहाँ भी रहे।",
		"ठीक। कच्चा-पक्का भी चलेगा, तीन शब्द काफ़ी हैं।",
		"जी। अपने ही शब्दों में, जितना छोटा हो।",
		"तो एक पंक्ति में, जैसे किसी दोस्त को लिखना हो।",
	],
};

/** To a request for an idea, an example or the bot's view. */
export const ONE_EXAMPLE: Phrase = {
	en: [
		"I can show the kind of thing I mean; what fits you know best.",
		"From here I cannot see your days, so only a hint.",
		"The answer is yours to find, but a hint may help.",
		"I would only be guessing for you. This is what I had in mind.",
		"Happy to help you start.",
	],
	hinglish: [
		"Ek ishaara deta hoon, baaki aapko behtar pata hai.",
		"Aapke din yahan se nahi dikhte, isliye bas ek ishaara.",
		"Jawab to aapka hi hoga, shuruaat mein thodi madad:",
	],
	hi: [
		"एक इशारा देता हूँ, बाक़ी आपको बेहतर पता है।",
		"आपके दिन यहाँ से नहीं दिखते, इसलिए बस एक इशारा।",
		"जवाब तो आपका ही होगा, शुरुआत में थोड़ी मदद:",
	],
};

/** To how long it takes, or how often. */
export const NOT_LONG: Phrase = {
	en: [
		"It takes a few minutes in all, and you can stop at any point.",
		"Not long: a few short parts, and a stop from you ends it.",
	],
	hinglish: ["Kul milakar kuch hi minute, aur bas likhne se kabhi bhi ruk jaata hai."],
	hi: ["कुल मिलाकर कुछ ही मिनट, और 'बस' लिखने से कभी भी रुक जाता है।"],
};

/** To "I can't". */
export const SMALLER_THEN: Phrase = {
	en: [
		"Then I asked for too much. Half of it is enough, or say skip.",
		"That may be too big for now, and it is no fault of yours. Anything smaller counts, and skip goes past it.",
		"Fair enough. Let us see whether there is a smaller one; skip is fine too.",
	],
	hinglish: [
		"To maine zyada maang liya. Aadha bhi chalega, ya skip likhiye.",
		"Abhi yeh bada hai, isme aapki kami nahi. Isse chhota kuch bhi chalega, ya skip.",
	],
	hi: [
		"तो मैंने ज़्यादा माँग लिया। आधा भी चलेगा, या 'आगे' लिखिए।",
		"अभी यह बड़ा है, इसमें आपकी कमी नहीं। इससे छोटा कुछ भी चलेगा, या 'आगे'।",
	],
};

/** To what will be done tomorrow, where this minute was asked about. */
export const FOR_LATER: Phrase = {
	en: [
		"That is a resolve, and I have heard it. Now only this minute.",
		"Tomorrow has its turn. For the moment we stay right here.",
	],
	hinglish: ["Yeh iraada sun liya. Abhi bas is pal ki baat.", "Kal ki baari kal. Abhi thoda yahin rukte hain."],
	hi: ["यह इरादा सुन लिया। अभी बस इस पल की बात।", "कल की बारी कल। अभी थोड़ा यहीं रुकते हैं।"],
};

/** To a feeling, or to something that just happened, in the middle of a plan. */
export const THAT_FIRST: Phrase = {
	en: [
		"“{aside}”: I do not want to pass over that. Shall we talk about it, or go on with {exercise}?",
		"“{aside}”. {Exercise} can wait. Would you rather talk about that first, or go on?",
	],
	hinglish: [
		"“{aside}”: is baat ko chhod kar aage nahi badhte. Is par baat karein, ya {exercise} jaari rakhein?",
		"“{aside}”. Pehle is par baat karein, ya {exercise} par rahein?",
	],
	hi: [
		"“{aside}”: इस बात को छोड़कर आगे नहीं बढ़ते। इस पर बात करें, या {exercise} जारी रखें?",
		"“{aside}”। पहले इस पर बात करें, या {exercise} पर रहें?",
	],
};

/** Before the next step, when a question had no answer twice. */
export const LEFT_OPEN: Phrase = {
	en: [
		"We leave that one open.",
		"Then on without it.",
		"That can stay blank.",
		"It is fine to have no answer there.",
		"Never mind that one.",
		"So that part stays empty for now.",
		"We can do without it.",
	],
	hinglish: [
		"Ise khula chhod dete hain.",
		"Iske bina bhi chalega.",
		"Yeh khaali rahe, to bhi theek.",
		"Is sawaal ko jaane dete hain.",
	],
	hi: ["इसे खुला छोड़ देते हैं।", "इसके बिना भी चलेगा।", "यह ख़ाली रहे, तो भी ठीक।", "इस सवाल को जाने देते हैं।"],
};
