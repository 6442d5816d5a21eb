import type { Phrase } from "../voice";

export const OFFER: Phrase = {
	en: [
		"Would you like to do a slow breathing exercise with me, two or three minutes?",
		"Shall we breathe slowly together for a few rounds?",
		"There is a short breathing exercise that can settle the body. Shall we try it?",
	],
	hinglish: [
		"Kya do-teen minute saath mein dheere-dheere saans lein?",
		"Ek chhoti si saans wali exercise hai. Kya karke dekhein?",
	],
	hi: ["क्या दो-तीन मिनट साथ में धीरे-धीरे साँस लें?", "साँस का एक छोटा-सा अभ्यास है। क्या करके देखें?"],
};

export const WHY: Phrase = {
	en: [
		"A slow breath out tells the heart to slow down a little. It does not solve the matter; it makes room.",
		"The breath is the one part of alarm that a person can steer, and the body follows.",
	],
	hinglish: ["Dheemi saans se dil ki raftaar thodi kam hoti hai. Mushkil khatam nahi hoti, thodi jagah banti hai."],
	hi: ["धीमी साँस से दिल की रफ़्तार थोड़ी कम होती है। मुश्किल ख़त्म नहीं होती, थोड़ी जगह बनती है।"],
};

export const ROUND_ONE: Phrase = {
	en: [
		"Sit as you are. Nothing is forced. In through the nose … 2 … 3 … 4. Hold softly … 2 … 3 … 4. Out … 2 … 3 … 4. Rest … 2 … 3 … 4. If holding feels bad, leave it out. Say ok when you have done this round.",
		"Any way of sitting will do. Follow these counts, gently. Breathe in … 2 … 3 … 4. Keep it … 2 … 3 … 4. Let go … 2 … 3 … 4. Wait … 2 … 3 … 4. Leave out whatever feels wrong. Say ok after this round.",
	],
	hinglish: [
		"Jaise bhi baithna ho, theek hai. Zor nahi lagana. Saans andar … 2 … 3 … 4. Halke se rokiye … 2 … 3 … 4. Bahar … 2 … 3 … 4. Thehriye … 2 … 3 … 4. Rokna achha na lage to chhod dijiye. Ho jaye to ok likhiye.",
		"Aaram se baithiye. Naak se andar … 2 … 3 … 4. Roke rakhiye … 2 … 3 … 4. Dheere bahar … 2 … 3 … 4. Ruk jaiye … 2 … 3 … 4. Jo achha na lage, mat kijiye. Phir ok likh dijiye.",
	],
	hi: [
		"जैसे भी बैठना हो, ठीक है। ज़ोर नहीं लगाना। साँस अंदर … 2 … 3 … 4। हल्के से रोकिए … 2 … 3 … 4। बाहर … 2 … 3 … 4। ठहरिए … 2 … 3 … 4। रोकना अच्छा न लगे तो छोड़ दीजिए। हो जाए तो ओके लिखिए।",
		"आराम से बैठिए। नाक से अंदर … 2 … 3 … 4। थामे रखिए … 2 … 3 … 4। धीरे बाहर … 2 … 3 … 4। रुकिए … 2 … 3 … 4। जो अच्छा न लगे, मत कीजिए। फिर ओके लिख दीजिए।",
	],
};

export const ROUND_TWO: Phrase = {
	en: [
		"The second round, a little softer. In … 2 … 3 … 4. Hold … 2 … 3 … 4. Out … 2 … 3 … 4. Rest … 2 … 3 … 4. Let the shoulders drop on the way out. Say ok after it.",
		"Once more the four sides. In … 2 … 3 … 4. Stay … 2 … 3 … 4. Out … 2 … 3 … 4. Stay … 2 … 3 … 4. Loosen the jaw if it is tight. Then say ok.",
	],
	hinglish: [
		"Doosra round, aur narmi se. Andar … 2 … 3 … 4. Rokiye … 2 … 3 … 4. Bahar … 2 … 3 … 4. Thehriye … 2 … 3 … 4. Kandhe dheele chhod dijiye. Phir ok.",
		"Ek baar aur. Saans andar … 2 … 3 … 4. Ruk … 2 … 3 … 4. Bahar … 2 … 3 … 4. Ruk … 2 … 3 … 4. Jabda dheela. Ho jaye to ok.",
	],
	hi: [
		"दूसरा दौर, और नरमी से। अंदर … 2 … 3 … 4। रोकिए … 2 … 3 … 4। बाहर … 2 … 3 … 4। ठहरिए … 2 … 3 … 4। कंधे ढीले छोड़ दीजिए। फिर ओके।",
		"एक बार और। साँस अंदर … 2 … 3 … 4। थामिए … 2 … 3 … 4। बाहर … 2 … 3 … 4। रुकिए … 2 … 3 … 4। जबड़ा ढीला। हो जाए तो ओके।",
	],
};

export const ROUND_THREE: Phrase = {
	en: [
		"The last round, as slowly as is pleasant. In … 2 … 3 … 4. Hold … 2 … 3 … 4. Out … 2 … 3 … 4. Rest … 2 … 3 … 4. Feel what holds you up, chair or floor. Say ok when it is done.",
		"One more and that is all. In … 2 … 3 … 4. Keep … 2 … 3 … 4. Out … 2 … 3 … 4. Rest … 2 … 3 … 4. Notice the seat under you. Then ok.",
	],
	hinglish: [
		"Aakhri round, jitna dheere achha lage. Andar … 2 … 3 … 4. Rokiye … 2 … 3 … 4. Bahar … 2 … 3 … 4. Thehriye … 2 … 3 … 4. Neeche kursi ya zameen ko mehsoos kijiye. Ho jaye to ok.",
		"Bas ek aur. Andar … 2 … 3 … 4. Thaamiye … 2 … 3 … 4. Bahar … 2 … 3 … 4. Aaram … 2 … 3 … 4. Pair zameen par. Phir ok likhiye.",
	],
	hi: [
		"आख़िरी दौर, जितना धीरे अच्छा लगे। अंदर … 2 … 3 … 4। रोकिए … 2 … 3 … 4। बाहर … 2 … 3 … 4। ठहरिए … 2 … 3 … 4। नीचे कुर्सी या ज़मीन को महसूस कीजिए। हो जाए तो ओके।",
		"बस एक और। अंदर … 2 … 3 … 4। थामिए … 2 … 3 … 4। बाहर … 2 … 3 … 4। आराम … 2 … 3 … 4। पैर ज़मीन पर। फिर ओके लिखिए।",
	],
};

export const PLAINER_ROUND: Phrase = {
	en: [
		"Breathe in while counting to four. Stop for four. Breathe out for four. Stop for four. That is one round. Then write ok.",
		"Picture the four sides of a window: in along one, hold along the next, out along the third, rest along the last. Then write ok.",
		"Only this: one slow breath in, a short stop, one slow breath out, a short stop. Write ok after it.",
	],
	hinglish: [
		"Chaar tak ginte hue saans andar. Chaar tak rukna. Chaar tak bahar. Chaar tak rukna. Bas yeh ek round hai. Phir ok.",
		"Khidki ke chaar kinare sochiye: pehle par andar, doosre par rukna, teesre par bahar, chauthe par rukna. Phir ok.",
		"Sirf itna: ek dheemi saans andar, thoda rukna, ek dheemi saans bahar. Phir ok likhiye.",
	],
	hi: [
		"चार तक गिनते हुए साँस अंदर। चार तक रुकना। चार तक बाहर। चार तक रुकना। बस यह एक दौर है। फिर ओके।",
		"खिड़की के चार किनारे सोचिए: पहले पर अंदर, दूसरे पर रुकना, तीसरे पर बाहर, चौथे पर रुकना। फिर ओके।",
		"सिर्फ़ इतना: एक धीमी साँस अंदर, थोड़ा रुकना, एक धीमी साँस बाहर। फिर ओके लिखिए।",
	],
};

/** After dizziness, a cough, or dislike of holding: no holding, no counting. */
export const TO_GENTLER: Phrase = {
	en: ["Then no holding and no counting.", "Thank you for saying so. We make it gentler."],
	hinglish: ["To na rokna, na ginna.", "Achha hua bata diya. Ise aur narm karte hain."],
	hi: ["तो न रोकना, न गिनना।", "अच्छा हुआ बता दिया। इसे और नरम करते हैं।"],
};

/** When air seems short: breathing harder makes it worse, so the out-breath comes first. */
export const TO_OUT_BREATH_FIRST: Phrase = {
	en: [
		"You do not have to pull air in; it comes by itself after you let some out. If it stays hard to breathe or speak, call 112.",
		"Do not try for a big breath. Let a little out and the next one comes. If breathing or speaking stays hard, 112 is the call to make.",
	],
	hinglish: [
		"Zor se saans kheenchni nahi hai. Thodi bahar chhodiye, agli apne aap aati hai. Saans lena ya bolna mushkil hi rahe to 112.",
	],
	hi: ["ज़ोर से साँस खींचनी नहीं है। थोड़ी बाहर छोड़िए, अगली अपने आप आती है। साँस लेना या बोलना मुश्किल ही रहे तो 112।"],
};

export const GENTLE: Phrase = {
	en: [
		"Let it go slowly through the mouth, as if cooling hot tea, only as far as is easy. Then let it come in as it likes. Three of those, and say ok.",
		"Blow out softly, like cooling a spoon of dal, a little longer than the breath in. No effort at all. After three, say ok.",
	],
	hinglish: [
		"Munh se dheere chhodiye, jaise garam chai thandi karte hain, jitna aasaan ho. Phir apne aap andar aane dijiye. Teen baar, phir ok.",
		"Halke se phoonkiye, andar se thoda lamba bahar. Koi zor nahi. Teen ke baad ok likhiye.",
	],
	hi: [
		"मुँह से धीरे छोड़िए, जैसे गर्म चाय ठंडी करते हैं, जितना आसान हो। फिर अपने आप अंदर आने दीजिए। तीन बार, फिर ओके।",
		"हल्के से फूँकिए, अंदर से थोड़ा लंबा बाहर। कोई ज़ोर नहीं। तीन के बाद ओके लिखिए।",
	],
};

export const GENTLE_AGAIN: Phrase = {
	en: [
		"Three more of the same, even softer. A hand can rest on the belly. Say ok after them.",
		"Again three easy ones, out a bit longer than in. Let the hands go loose. Then ok.",
	],
	hinglish: [
		"Waise hi teen aur, aur bhi halke. Haath pet par rakhna ho to rakhiye. Phir ok.",
		"Teen aur, aaram se, bahar thoda lamba. Haath dheele. Phir ok.",
	],
	hi: [
		"वैसे ही तीन और, और भी हल्के। हाथ पेट पर रखना हो तो रखिए। फिर ओके।",
		"तीन और, आराम से, बाहर थोड़ा लंबा। हाथ ढीले। फिर ओके।",
	],
};

export const PLAINER_GENTLE: Phrase = {
	en: [
		"Breathe as you always do. Only make the way out a little slower. After three breaths write ok.",
		"A sigh is enough: let it out, wait for the next. Three sighs, then ok.",
	],
	hinglish: [
		"Jaise hamesha saans chalti hai, waise hi. Bas bahar thoda dheere. Teen saans ke baad ok.",
		"Ek lambi aah jaisi saans kaafi hai. Teen baar, phir ok.",
	],
	hi: ["जैसे हमेशा साँस चलती है, वैसे ही। बस बाहर थोड़ा धीरे। तीन साँस के बाद ओके।", "एक लंबी आह जैसी साँस काफ़ी है। तीन बार, फिर ओके।"],
};

export const MORE: Phrase = {
	en: [
		"No change yet; some bodies take a few more. Shall we do three easy breaths more, or leave it here?",
		"The same so far, which is common. Would three softer breaths be all right, or is it enough?",
	],
	hinglish: ["Abhi wahi hai, kabhi thoda aur lagta hai. Kya teen aasaan saansein aur lein, ya yahin rukein?"],
	hi: ["अभी वही है, कभी थोड़ा और लगता है। क्या तीन आसान साँसें और लें, या यहीं रुकें?"],
};

export const PLAINER_MORE: Phrase = {
	en: ["Yes for three more breaths, no to end here. Both are good.", "Write yes to go on a little, or no to stop."],
	hinglish: ["Teen aur saans ke liye haan, rukne ke liye nahi. Dono theek hain."],
	hi: ["तीन और साँस के लिए हाँ, रुकने के लिए नहीं। दोनों ठीक हैं।"],
};

export const AFTER_MORE: Phrase = {
	en: [
		"That was the last of them. Breathing is one way among several, and looking around the room is another, if you want it later.",
		"Then we let the breath be. Whatever it gave, it was enough for today.",
	],
	hinglish: [
		"Bas, itni hi. Saans ek tareeka hai, aur bhi hain; baad mein aas-paas dekhne wali exercise bhi kar sakte hain.",
	],
	hi: ["बस, इतनी ही। साँस एक तरीक़ा है, और भी हैं; बाद में आस-पास देखने वाला अभ्यास भी कर सकते हैं।"],
};
