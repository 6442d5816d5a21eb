import type { Phrase } from "../voice";

export const OFFER: Phrase = {
	en: [
		"Would you like to take that one thought and look at it from a few sides with me? It takes six short questions.",
		"Shall we put that thought on paper, so to speak, and see what speaks for it and against it?",
	],
	hinglish: ["Kya us ek khayal ko saath mein thoda alag-alag taraf se dekhein? Chhe chhote sawal hain."],
	hi: ["क्या उस एक ख़याल को साथ में थोड़ा अलग-अलग तरफ़ से देखें? छह छोटे सवाल हैं।"],
};

export const WHY: Phrase = {
	en: [
		"In a hard moment one thought can look like the whole truth. Writing it down lets you see its edges.",
		"It is not about thinking happy thoughts. It is about checking whether this one is fair to you.",
	],
	hinglish: ["Mushkil pal mein ek khayal hi poora sach lagta hai. Likhne se uske kinare dikhte hain."],
	hi: ["मुश्किल पल में एक ख़याल ही पूरा सच लगता है। लिखने से उसके किनारे दिखते हैं।"],
};

export const SITUATION: Phrase = {
	en: [
		"What was happening when the thought came? Only the facts, as a camera would see them.",
		"Where were you, and what took place, just before the thought?",
	],
	hinglish: ["Jab woh khayal aaya, tab kya ho raha tha? Bas jo hua, utna.", "Khayal se theek pehle kya hua tha?"],
	hi: ["जब वह ख़याल आया, तब क्या हो रहा था? बस जो हुआ, उतना।"],
};
export const PLAINER_SITUATION: Phrase = {
	en: [
		"For example: 'boss called me in', 'saw her photo', 'marks came'. Yours, in a line.",
		"Place and event, nothing more: 'in class, everybody laughed'.",
	],
	hinglish: ["Jaise: 'boss ne bulaya', 'uski photo dekhi', 'number aaye'. Apna ek line mein."],
	hi: ["जैसे: 'बॉस ने बुलाया', 'उसकी फ़ोटो देखी', 'नंबर आए'। अपना एक पंक्ति में।"],
};

export const THOUGHT: Phrase = {
	en: [
		"And what went through your mind, in the words it used?",
		"What did the mind say then? Write it just as it sounded.",
	],
	hinglish: ["Aur mann ne kya kaha, usi ke shabdon mein?"],
	hi: ["और मन ने क्या कहा, उसी के शब्दों में?"],
};
export const PLAINER_THOUGHT: Phrase = {
	en: [
		"Thoughts often begin with 'I am', 'they will', 'it will never'. Finish one of these.",
		"If the thought were a line in a film, what would be said.",
	],
	hinglish: [
		"Khayal aksar aise hote hain: 'main kabhi...', 'sab log...', 'ab kuch nahi...'. Aapka kaisa tha, likhiye.",
	],
	hi: ["ख़याल अक्सर ऐसे होते हैं: 'मैं कभी...', 'सब लोग...', 'अब कुछ नहीं...'। आपका कैसा था, लिखिए।"],
};

export const FEELING: Phrase = {
	en: [
		"What did that thought make you feel, and how strongly, from 0 to 10?",
		"Which feeling came with it? A word, and a number up to ten if you like.",
	],
	hinglish: ["Us khayal ke saath kya mehsoos hua, aur 0 se 10 mein kitna?"],
	hi: ["उस ख़याल के साथ क्या महसूस हुआ, और 0 से 10 में कितना?"],
};
export const PLAINER_FEELING: Phrase = {
	en: [
		"One word for it, like sad, scared, ashamed, angry or numb, and its size from 0 to 10.",
		"Even a place in the body counts: a tight throat, a heavy chest.",
	],
	hinglish: ["Ek shabd: udaasi, darr, sharm, gussa ya sunnapan, aur 0 se 10 mein kitna."],
	hi: ["एक शब्द: उदासी, डर, शर्म, ग़ुस्सा या सुन्नपन, और 0 से 10 में कितना।"],
};

export const FOR: Phrase = {
	en: [
		"What speaks for that thought? Only things that a stranger could check.",
		"Which facts stand on the side of the thought?",
	],
	hinglish: ["Us khayal ke paksh mein kaun si baatein hain? Sirf jo koi bhi dekh sake."],
	hi: ["उस ख़याल के पक्ष में कौन-सी बातें हैं? सिर्फ़ जो कोई भी देख सके।"],
};
export const PLAINER_FOR: Phrase = {
	en: [
		"Why does it seem true? Something that happened, rather than how it felt.",
		"For example: 'I failed one paper'. Not: 'I feel like a failure'.",
	],
	hinglish: ["Woh sach kyun lagta hai, jo hua hai usme se. Jaise: 'ek paper mein fail hua tha'."],
	hi: ["वह सच क्यों लगता है, जो हुआ है उसमें से। जैसे: 'एक पेपर में नंबर कम आए'।"],
};

export const AGAINST: Phrase = {
	en: [
		"And what does not fit with it, even a small thing?",
		"Is there anything, however small, that says it is not the whole story?",
	],
	hinglish: ["Aur aisa kya hai jo us khayal se mel nahi khaata, chhoti si baat bhi?"],
	hi: ["और ऐसा क्या है जो उस ख़याल से मेल नहीं खाता, छोटी-सी बात भी?"],
};
export const PLAINER_AGAINST: Phrase = {
	en: [
		"What would someone who likes you point at? One time when it was different is enough.",
		"Look for an exception: a day, a person, a thing that went otherwise.",
	],
	hinglish: ["Jo aapko chahta hai, woh kis baat ki taraf ishara karega. Ek alag din bhi kaafi hai."],
	hi: ["जो आपको चाहता है, वह किस बात की ओर इशारा करेगा। एक अलग दिन भी काफ़ी है।"],
};

export const KINDER: Phrase = {
	en: [
		"Seeing both sides, how could the thought be said more fairly? It need not be cheerful, only true.",
		"If you put both sides into one sentence, kinder and still honest, how would it go?",
	],
	hinglish: ["Dono taraf dekhkar, us baat ko thoda narmi se, par sach, kaise kaha jaye?"],
	hi: ["दोनों तरफ़ देखकर, उस बात को थोड़ी नरमी से, पर सच, कैसे कहा जाए?"],
};
export const PLAINER_KINDER: Phrase = {
	en: [
		"Try: 'It is true that ..., and it is also true that ...'.",
		"The way you would say it to a younger cousin in the same place.",
	],
	hinglish: ["Aise: 'yeh sach hai ki ..., aur yeh bhi sach hai ki ...'."],
	hi: ["ऐसे: 'यह सच है कि ..., और यह भी सच है कि ...'।"],
};

export const FIRST_THOUGHT: Phrase = {
	en: ["You began with: “{thought}”.", "The first thought was: “{thought}”."],
	hinglish: ["Pehla khayal tha: “{thought}”."],
	hi: ["पहला ख़याल था: “{thought}”।"],
};
export const BOTH_SIDES: Phrase = {
	en: ["What does not fit with it: “{against}”.", "And this stood against it: “{against}”."],
	hinglish: ["Jo usse mel nahi khaata: “{against}”."],
	hi: ["जो उससे मेल नहीं खाता: “{against}”।"],
};
export const FAIRER_THOUGHT: Phrase = {
	en: ["And the fairer way you found: “{kinder}”.", "Now it says: “{kinder}”."],
	hinglish: ["Aur ab: “{kinder}”."],
	hi: ["और अब: “{kinder}”।"],
};
export const END: Phrase = {
	en: [
		"You can keep those lines somewhere near. The first thought may come back; it is one voice among others.",
		"Thoughts like that return. The second line can stand beside the first one when it does.",
	],
	hinglish: ["Yeh lines paas rakh sakte hain. Pehla khayal laut sakta hai; woh bas ek awaaz hai."],
	hi: ["ये पंक्तियाँ पास रख सकते हैं। पहला ख़याल लौट सकता है; वह बस एक आवाज़ है।"],
};
