import type { Language, Phrase } from "../voice";
import type { SkillId } from "./skill";

/** What each skill is called in the middle of a sentence. */
export const NAMES: Record<SkillId, Record<Language, string>> = {
	breathing: { en: "the slow breathing", hinglish: "saans wali exercise", hi: "साँस वाला अभ्यास" },
	grounding: { en: "the five senses", hinglish: "paanch indriyon wali exercise", hi: "पाँच इंद्रियों वाला अभ्यास" },
	"worry-time": { en: "the worry time", hinglish: "chinta ka samay", hi: "चिंता का समय" },
	"thought-record": { en: "looking at that thought", hinglish: "us khayal ko dekhna", hi: "उस ख़याल को देखना" },
	"small-step": { en: "the small step", hinglish: "chhota kadam", hi: "छोटा क़दम" },
	"sleep-plan": { en: "the sleep plan", hinglish: "neend ki yojana", hi: "नींद की योजना" },
	"urge-surfing": { en: "riding out the urge", hinglish: "is lehar ko guzarne dena", hi: "इस लहर को गुज़रने देना" },
	"self-kindness": { en: "the kinder words", hinglish: "apne liye narm shabd", hi: "अपने लिए नरम शब्द" },
	"problem-solving": { en: "sorting the problem", hinglish: "mushkil ko suljhana", hi: "मुश्किल को सुलझाना" },
	"safety-plan": { en: "your list for hard hours", hinglish: "mushkil ghadi ki list", hi: "मुश्किल घड़ी की सूची" },
	"mood-check-in": { en: "the short check-in", hinglish: "chhota sa haal-chaal", hi: "छोटा-सा हालचाल" },
	booking: { en: "the booking", hinglish: "booking", hi: "बुकिंग" },
};

export const LEFT: Phrase = {
	en: [
		"That is fine, we stop here. You can come back to it or not. If you want to tell me something else, I am here.",
		"All right, we leave it. Nothing is lost. You decide what comes next.",
		"Of course, it ends here. We can simply talk, if you like.",
		"Okay, no more of that. You do not owe me a reason.",
	],
	hinglish: [
		"Theek hai, yahin rukte hain. Baad mein mann ho to phir dekhenge. Kuch aur kehna ho to main yahan hoon.",
		"Koi baat nahi, ise chhod dete hain. Ab jo aap chahein, wahi.",
		"Bilkul, bas itna hi. Chahein to aise hi baat karte hain.",
	],
	hi: [
		"ठीक है, यहीं रुकते हैं। बाद में मन हो तो फिर देखेंगे। कुछ और कहना हो तो मैं यहाँ हूँ।",
		"कोई बात नहीं, इसे छोड़ देते हैं। अब जो आप चाहें, वही।",
		"बिल्कुल, बस इतना ही। चाहें तो ऐसे ही बात करते हैं।",
	],
};

export const FAREWELL: Phrase = {
	en: [
		"Go well. We stop here. If it gets heavy, Tele-MANAS answers on 14416, day and night.",
		"All right, until another time. 14416 is open day and night if you need a voice.",
	],
	hinglish: [
		"Theek hai, apna khayal rakhiye. Mann bhaari ho to Tele-MANAS 14416 par din-raat baat ho sakti hai.",
		"Achha, phir kabhi. Zaroorat ho to 14416 din-raat khula hai.",
	],
	hi: [
		"ठीक है, अपना ख़याल रखिए। मन भारी हो तो टेली-मानस 14416 पर दिन-रात बात हो सकती है।",
		"अच्छा, फिर कभी। ज़रूरत हो तो 14416 दिन-रात खुला है।",
	],
};

/** Opens a second try after silence or "I don't know". */
export const NO_HURRY: Phrase = {
	en: [
		"That is all right.",
		"No hurry.",
		"Not knowing is fine.",
		"It need not be exact.",
		"There is no right answer here.",
		"A few words are plenty.",
	],
	hinglish: [
		"Koi baat nahi.",
		"Jaldi nahi hai.",
		"Pata na ho to bhi theek hai.",
		"Yahan koi sahi jawab nahi hota.",
		"Do shabd bhi kaafi hain.",
	],
	hi: ["कोई बात नहीं।", "जल्दी नहीं है।", "पता न हो तो भी ठीक है।", "यहाँ कोई सही जवाब नहीं होता।", "दो शब्द भी काफ़ी हैं।"],
};

/** A second "what?" in the same step. */
export const STILL_UNCLEAR: Phrase = {
	en: [
		"I may be putting it badly. We can leave this part: say skip for the next one, or stop to end.",
		"My words are not landing, and that is on me. Say skip to go past this, or stop to leave it.",
		"Let this one go. Skip brings the next part, stop ends it.",
	],
	hinglish: [
		"Shayad mere shabd saaf nahi hain. Ise chhod sakte hain: aage ke liye skip likhiye, band karne ke liye bas.",
		"Yeh baat saaf nahi hui, galti mere shabdon ki hai. Skip likhiye to aage, bas likhiye to khatam.",
	],
	hi: [
		"शायद मेरे शब्द साफ़ नहीं हैं। इसे छोड़ सकते हैं: आगे के लिए 'आगे' लिखिए, बंद करने के लिए 'बस'।",
		"यह बात साफ़ नहीं हुई, कमी मेरे शब्दों की है। 'आगे' लिखने से अगला हिस्सा आएगा, 'बस' लिखने से ख़त्म।",
	],
};

export const TAKE_YOUR_TIME: Phrase = {
	en: [
		"Take all the time you need. Say ok when you are ready.",
		"There is no clock here. Write ok whenever it suits.",
		"I can wait. An ok from you is enough to go on.",
	],
	hinglish: [
		"Jitna samay chahiye, lijiye. Jab theek lage, ok likhiye.",
		"Yahan koi ghadi nahi hai. Jab mann ho, ok likh dijiye.",
		"Aaram se. Aapka ek ok aage badhne ke liye kaafi hai.",
	],
	hi: [
		"जितना समय चाहिए, लीजिए। जब ठीक लगे, ओके लिखिए।",
		"यहाँ कोई घड़ी नहीं है। जब मन हो, ओके लिख दीजिए।",
		"आराम से। आपका एक ओके आगे बढ़ने के लिए काफ़ी है।",
	],
};

/** Something else came up in the middle of an exercise. */
export const TALK_OR_GO_ON: Phrase = {
	en: [
		"I read what you wrote. We can talk about that now, or go on with {exercise}. Which would be better?",
		"That seems to matter. Would you rather talk about it, or stay with {exercise}?",
		"There is something else there. Shall we leave {exercise} and talk, or go on?",
	],
	hinglish: [
		"Aapki baat padhi. Abhi us par baat kar sakte hain, ya {exercise} jaari rakh sakte hain. Kya behtar rahega?",
		"Yeh baat zaroori lagti hai. Us par baat karein, ya {exercise} jaari rakhein?",
	],
	hi: [
		"आपकी बात पढ़ी। अभी उस पर बात कर सकते हैं, या {exercise} जारी रख सकते हैं। क्या बेहतर रहेगा?",
		"यह बात ज़रूरी लगती है। उस पर बात करें, या {exercise} जारी रखें?",
	],
};

export const TALKING: Phrase = {
	en: [
		"Then we talk. Tell me as much or as little as you want.",
		"All right, the exercise can wait. Say it in your own way.",
		"We leave it there. I am listening to the rest.",
	],
	hinglish: [
		"To baat karte hain. Jitna kehna chahein, utna kahiye.",
		"Theek hai, exercise baad mein. Apne tareeke se kahiye.",
	],
	hi: ["तो बात करते हैं। जितना कहना चाहें, उतना कहिए।", "ठीक है, अभ्यास बाद में। अपने तरीक़े से कहिए।"],
};

export const TALKING_ABOUT: Phrase = {
	en: [
		"Then we talk. You wrote: “{aside}”. Tell me more of it, as much or as little as you want.",
		"All right, the exercise can wait. “{aside}”: start wherever you like.",
	],
	hinglish: ["To baat karte hain. Aapne likha: “{aside}”. Jitna kehna chahein, utna kahiye."],
	hi: ["तो बात करते हैं। आपने लिखा: “{aside}”। जितना कहना चाहें, उतना कहिए।"],
};

export const RESUME: Phrase = {
	en: [
		"We had begun {exercise} and left it half-way. Shall we go on where we were?",
		"Earlier we were in the middle of {exercise}. Would you like to go on from there?",
		"There is still {exercise}, at the place where we left it. Shall we pick it up?",
	],
	hinglish: [
		"Beech mein ruka hua hai: {exercise}. Kya wahin se aage chalein?",
		"Pehle hum {exercise} par the. Kya wahin se jaari rakhein?",
	],
	hi: ["बीच में रुका हुआ है: {exercise}। क्या वहीं से आगे चलें?", "पहले हम {exercise} पर थे। क्या वहीं से जारी रखें?"],
};

export const GO_FOR_A_MOMENT: Phrase = {
	en: ["Of course, go. It waits right here.", "Take the moment. We go on from the same place after."],
	hinglish: ["Haan, ho aaiye. Yeh yahin ruka rahega.", "Theek hai, pehle woh. Phir wahin se."],
	hi: ["हाँ, हो आइए। यह यहीं रुका रहेगा।", "ठीक है, पहले वह। फिर वहीं से।"],
};

export const GOING_ON: Phrase = {
	en: ["Here is where we were.", "Back to it, gently.", "On from the same place."],
	hinglish: ["Hum yahan tak pahunche the.", "Wahin se, aaram se."],
	hi: ["हम यहाँ तक पहुँचे थे।", "वहीं से, आराम से।"],
};

export const LOST_PLACE: Phrase = {
	en: [
		"I have lost our place in that exercise. We can begin something new whenever you like.",
		"That exercise has slipped from me. We can talk, or start afresh.",
	],
	hinglish: ["Woh exercise mujhse chhoot gayi. Jab chahein, naya shuru kar sakte hain."],
	hi: ["वह अभ्यास मुझसे छूट गया। जब चाहें, नया शुरू कर सकते हैं।"],
};

export const EASE_OFF: Phrase = {
	en: [
		"Then we stop that now. You did nothing wrong; some exercises do not suit some days. Would you like to just look around the room with me instead, one thing at a time?",
		"We put it down right here. It is the exercise, not you. Shall we do something plainer and only notice what is around you?",
	],
	hinglish: [
		"To ise yahin rok dete hain. Aapne kuch galat nahi kiya. Kya iske badle bas aas-paas ki cheezein dekhein, ek-ek karke?",
		"Ise abhi chhod dete hain. Kami exercise ki hai, aapki nahi. Kya kuch aasaan karein, sirf aas-paas par dhyaan?",
	],
	hi: [
		"तो इसे यहीं रोक देते हैं। आपसे कुछ ग़लत नहीं हुआ। क्या इसके बदले बस आस-पास की चीज़ें देखें, एक-एक करके?",
		"इसे अभी छोड़ देते हैं। कमी अभ्यास की है, आपकी नहीं। क्या कुछ आसान करें, सिर्फ़ आस-पास पर ध्यान?",
	],
};

export const EASE_OFF_TO_HELP: Phrase = {
	en: [
		"Then we stop here. Press your feet on the floor and go near someone you trust, if you can. For a voice now, Tele-MANAS 14416 answers day and night, free. If you are in danger, 112.",
		"We leave it now. It may be better to have a person with you: call someone close, or 14416, day and night. In danger, 112.",
	],
	hinglish: [
		"To yahin rukte hain. Pair zameen par tikaiye, aur ho sake to kisi apne ke paas jaiye. Tele-MANAS 14416 din-raat, muft. Khatra ho to 112.",
		"Ise abhi chhod dete hain. Kisi insaan ka saath behtar rahega: kisi apne ko call, ya 14416, din-raat. Khatre mein 112.",
	],
	hi: [
		"तो यहीं रुकते हैं। पैर ज़मीन पर टिकाइए, और हो सके तो किसी अपने के पास जाइए। टेली-मानस 14416 दिन-रात, मुफ़्त। ख़तरा हो तो 112।",
		"इसे अभी छोड़ देते हैं। किसी इंसान का साथ बेहतर रहेगा: किसी अपने को फ़ोन, या 14416, दिन-रात। ख़तरे में 112।",
	],
};

export const EASE_OFF_ALONE: Phrase = {
	en: [
		"Then we leave that for now. Tell me what is happening, or call Tele-MANAS on 14416, day and night, to speak to a person.",
		"That can wait. What is going on with you comes first. If you want a voice, 14416 answers day and night.",
	],
	hinglish: ["To yeh baad mein. Jo ho raha hai, woh bataiye, ya kisi insaan se baat ke liye 14416, din-raat."],
	hi: ["तो यह बाद में। जो हो रहा है, वह बताइए, या किसी इंसान से बात के लिए 14416, दिन-रात।"],
};

/** After an exercise was put down and the gentler one declined. */
export const JUST_REST: Phrase = {
	en: [
		"Then nothing at all for a while. Some water, a window, your feet on the floor. I am here if you want to talk, and 14416 answers day and night.",
		"All right, only rest. If it grows, be near someone, or call 14416, day and night.",
	],
	hinglish: [
		"To thodi der kuch nahi. Paani, khidki, pair zameen par. Baat karni ho to main yahan hoon, aur 14416 din-raat.",
	],
	hi: ["तो थोड़ी देर कुछ नहीं। पानी, खिड़की, पैर ज़मीन पर। बात करनी हो तो मैं यहाँ हूँ, और 14416 दिन-रात।"],
};

export const CHEST_PAIN_HELP: Phrase = {
	en: [
		"Stop the exercise. Pain in the chest needs a doctor's eye, now: please call 112, and let someone near you know. Fear can cause it too, but that is for a doctor to say.",
		"We stop. For pain in the chest please call 112 now and do not stay alone. It may be fear, yet only a doctor can tell.",
	],
	hinglish: [
		"Exercise rok dijiye. Seene mein dard ho to doctor ko dikhana zaroori hai: abhi 112 par call kijiye aur kisi ko paas bulaiye. Darr se bhi ho sakta hai, par yeh doctor hi bata sakte hain.",
	],
	hi: [
		"अभ्यास रोक दीजिए। सीने में दर्द हो तो डॉक्टर को दिखाना ज़रूरी है: अभी 112 पर फ़ोन कीजिए और किसी को पास बुलाइए। डर से भी हो सकता है, पर यह डॉक्टर ही बता सकते हैं।",
	],
};

export const REST_HERE: Phrase = {
	en: [
		"Then we can rest here. You know the way, if you want it another time.",
		"That is enough for now. It stays with you for another day.",
		"We can leave it at that. It is there when you want it again.",
	],
	hinglish: [
		"To yahin rukte hain. Phir kabhi chahiye ho, to raasta pata hai.",
		"Achha laga yeh sunkar. Abhi ke liye itna kaafi hai.",
	],
	hi: ["तो यहीं रुकते हैं। फिर कभी चाहिए हो, तो रास्ता पता है।", "अच्छा लगा यह सुनकर। अभी के लिए इतना काफ़ी है।"],
};

export const GO_ON_WHEN_READY: Phrase = {
	en: ["When you are ready, here it is once more.", "So, if you wish:", "Here is the step again."],
	hinglish: ["Jab theek lage, yeh raha phir se.", "To, mann ho to:"],
	hi: ["जब ठीक लगे, यह रहा फिर से।", "तो, मन हो तो:"],
};

export const HOW_IT_WENT: Phrase = {
	en: [
		"How is it now: a bit easier, the same, or worse?",
		"And now, compared with when we began: easier, the same, or harder?",
		"What do you notice: lighter, no change, or heavier?",
	],
	hinglish: [
		"Ab kaisa hai: thoda halka, waisa hi, ya aur bhaari?",
		"Shuru ke muqable ab: behtar, wahi, ya aur mushkil?",
	],
	hi: ["अब कैसा है: थोड़ा हल्का, वैसा ही, या और भारी?", "शुरू के मुक़ाबले अब: बेहतर, वही, या और मुश्किल?"],
};

export const HOW_IT_WENT_NUMBER: Phrase = {
	en: [
		"Before, you said {before}. Where is it now, from 0 to 10?",
		"It was {before} when we began. What number fits now?",
	],
	hinglish: ["Pehle {before} tha. Ab 0 se 10 mein kahan hai?", "Shuru mein {before} kaha tha. Ab kaun sa number?"],
	hi: ["पहले {before} था। अब 0 से 10 में कहाँ है?", "शुरू में {before} कहा था। अब कौन-सा अंक?"],
};

export const HOW_IT_WENT_PLAINER: Phrase = {
	en: [
		"I only want to know whether this helped, did nothing, or made it harder. One word is enough.",
		"Just one word: better, same or worse. Each of them is fine.",
	],
	hinglish: [
		"Bas itna: behtar, wahi, ya aur bura. Ek shabd kaafi hai.",
		"Isse aaram mila, kuch nahi hua, ya mushkil badhi. Ek shabd likh dijiye.",
	],
	hi: ["बस इतना: बेहतर, वही, या और बुरा। एक शब्द काफ़ी है।", "इससे आराम मिला, कुछ नहीं हुआ, या मुश्किल बढ़ी। एक शब्द लिख दीजिए।"],
};

export const BETTER_NOW: Phrase = {
	en: [
		"A bit easier, then. It can go up and down again today, and you can come back to this any time.",
		"Then something eased. If it comes back, the same few minutes are yours again.",
		"So it gave a little room. You can use it anywhere, nobody will notice.",
	],
	hinglish: [
		"To thoda halka hua. Din mein upar-neeche ho sakta hai, yahan lautna ho to raasta khula hai.",
		"To kuch aaram mila. Phir zaroorat ho to yahi do minute phir se.",
	],
	hi: [
		"तो थोड़ा हल्का हुआ। दिन में ऊपर-नीचे हो सकता है, यहाँ लौटना हो तो रास्ता खुला है।",
		"तो कुछ आराम मिला। फिर ज़रूरत हो तो यही दो मिनट फिर से।",
	],
};

export const SAME_NOW: Phrase = {
	en: [
		"No change, then, and that happens. It does not mean that you did it wrong. We can try another way, or simply talk.",
		"The same as before; one exercise does not suit everyone. Something else may, or just talking.",
	],
	hinglish: [
		"To koi fark nahi, aisa hota hai. Iska matlab yeh nahi ki aapne galat kiya. Kuch aur dekh sakte hain, ya bas baat.",
		"Waisa hi raha. Har tareeka har kisi ko nahi suit karta. Kuch aur, ya aise hi baatein.",
	],
	hi: [
		"तो कोई फ़र्क नहीं, ऐसा होता है। इसका मतलब यह नहीं कि आपसे ग़लत हुआ। कुछ और देख सकते हैं, या बस बात।",
		"वैसा ही रहा। हर तरीक़ा हर किसी के लिए नहीं होता। कुछ और, या ऐसे ही बातें।",
	],
};

export const BETTER_NUMBERS: Phrase = {
	en: [
		"It was {before}, now it is {after}: a little lighter than before. It may move again, and that is normal.",
		"From {before} to {after}. So something shifted. You can return to this when you want.",
	],
	hinglish: ["Pehle {before}, ab {after}: thoda halka. Phir badal bhi sakta hai, yeh aam baat hai."],
	hi: ["पहले {before}, अब {after}: थोड़ा हल्का। फिर बदल भी सकता है, यह आम बात है।"],
};

export const SAME_NUMBERS: Phrase = {
	en: [
		"{before} before and {after} now: it has not moved. That happens, and it is no fault of yours. We can try another way, or talk.",
		"Still {after}. Some days do not move quickly. Another way is open, or just talking.",
	],
	hinglish: ["Pehle {before}, ab bhi {after}. Aisa hota hai, aapki galti nahi. Kuch aur dekh sakte hain, ya bas baat."],
	hi: ["पहले {before}, अब भी {after}। ऐसा होता है, आपकी ग़लती नहीं। कुछ और देख सकते हैं, या बस बात।"],
};

/** The end of an exercise that left no word on how it went. */
export const ENDED: Phrase = {
	en: [
		"Then that is done. You can come back to it any time.",
		"We have come to the end of it. Keep what was useful and leave the rest.",
	],
	hinglish: [
		"To yeh poora hua. Kabhi bhi phir se kar sakte hain.",
		"Yahan tak ho gaya. Jo kaam aaye, rakhiye; baaki chhodiye.",
	],
	hi: ["तो यह पूरा हुआ। कभी भी फिर से कर सकते हैं।", "यहाँ तक हो गया। जो काम आए, रखिए; बाक़ी छोड़िए।"],
};
