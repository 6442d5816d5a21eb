import type { Phrase } from "../voice";

export const OFFER: Phrase = {
	en: [
		"Would it help to write a short list together for the hardest hours, so that it is ready before they come?",
		"Shall we make a small plan for when it gets very dark: six short questions, in your own words?",
	],
	hinglish: [
		"Kya sabse mushkil ghadi ke liye saath mein ek chhoti list banayein, taaki pehle se taiyar ho?",
		"Kya bahut andhere waqt ke liye ek chhota plan banayein: chhe sawal, aapke shabdon mein?",
	],
	hi: [
		"क्या सबसे मुश्किल घड़ी के लिए साथ में एक छोटी सूची बनाएँ, ताकि पहले से तैयार हो?",
		"क्या बहुत अँधेरे वक़्त के लिए एक छोटी योजना बनाएँ: छह सवाल, आपके शब्दों में?",
	],
};

export const WHY: Phrase = {
	en: [
		"In the worst minutes thinking narrows. A list made before them does the thinking for you.",
		"Such moments pass, and a few prepared steps help to get through to the other side.",
	],
	hinglish: ["Sabse bure minute mein soch sikud jaati hai. Pehle se bani list kaam aati hai."],
	hi: ["सबसे बुरे मिनटों में सोच सिकुड़ जाती है। पहले से बनी सूची काम आती है।"],
};

export const LEFT: Phrase = {
	en: [
		"We stop here. What you wrote above stays useful. Whenever it gets heavy, Tele-MANAS 14416 answers day and night, and 112 in danger.",
		"All right, no more of it. The lines stay the same: 14416 at any hour, 112 in danger.",
	],
	hinglish: [
		"Yahin rukte hain. Jo likha, woh kaam ka hai. Mann bhaari ho to Tele-MANAS 14416 din-raat, khatre mein 112.",
	],
	hi: ["यहीं रुकते हैं। जो लिखा, वह काम का है। मन भारी हो तो टेली-मानस 14416 दिन-रात, ख़तरे में 112।"],
};

export const SIGNS: Phrase = {
	en: [
		"First, the warning signs. How do you notice that it is getting bad: a thought, a mood, something you do?",
		"What tells you that a hard hour is coming? It may be a thought, a place, a way of behaving.",
	],
	hinglish: ["Pehle, sanket. Kaise pata chalta hai ki mushkil ghadi aa rahi hai: koi khayal, mood, koi aadat?"],
	hi: ["पहले, संकेत। कैसे पता चलता है कि मुश्किल घड़ी आ रही है: कोई ख़याल, मूड, कोई आदत?"],
};
export const PLAINER_SIGNS: Phrase = {
	en: [
		"For some it is not sleeping, for some not answering calls, or thinking 'I am a burden'. What is it for you, in short.",
		"The early signals, the way clouds come before rain.",
	],
	hinglish: [
		"Kisi ki neend jaati hai, koi phone nahi uthata, koi sochta hai 'main bojh hoon'. Aapka kya hai, likhiye.",
	],
	hi: ["किसी की नींद जाती है, कोई फ़ोन नहीं उठाता, किसी को लगता है 'मैं बोझ हूँ'। आपका क्या है, लिखिए।"],
};

export const ALONE: Phrase = {
	en: [
		"Next, what can you do by yourself that takes the mind off it for a while?",
		"Which things, done alone, have carried you through an hour before?",
	],
	hinglish: ["Ab, akele mein kya karne se mann thodi der hatta hai?"],
	hi: ["अब, अकेले में क्या करने से मन थोड़ी देर हटता है?"],
};
export const PLAINER_ALONE: Phrase = {
	en: [
		"A song, a shower, a walk, prayer, drawing, cooking, a game. One or two that have worked even slightly.",
		"Something that needs no one else and no money.",
	],
	hinglish: ["Gaana, nahaana, chalna, prarthana, khana banana. Ek-do jo thoda bhi kaam aaye."],
	hi: ["गाना, नहाना, चलना, प्रार्थना, खाना बनाना। एक-दो जो थोड़ा भी काम आए।"],
};

export const PLACES: Phrase = {
	en: [
		"Then people and places that are good to be around, without having to explain anything. Which ones?",
		"Where could you go, or beside whom could you sit, just to not be alone?",
	],
	hinglish: ["Phir log aur jagahein jahan bas hona achha lagta hai, bina kuch samjhaye. Kaun si?"],
	hi: ["फिर लोग और जगहें जहाँ बस होना अच्छा लगता है, बिना कुछ समझाए। कौन-सी?"],
};
export const PLAINER_PLACES: Phrase = {
	en: [
		"A tea stall, a park bench, a temple or mosque, the neighbour's porch, a library. One is enough.",
		"Anywhere with other people and some light.",
	],
	hinglish: ["Chai ki tapri, park, mandir ya masjid, padosi ka aangan, library. Ek bhi kaafi hai."],
	hi: ["चाय की टपरी, पार्क, मंदिर या मस्जिद, पड़ोसी का आँगन, लाइब्रेरी। एक भी काफ़ी है।"],
};

export const ASK: Phrase = {
	en: [
		"Whom could you tell that it is bad, and ask for help? A first name is enough.",
		"Now one or two people who may know the truth of it. Who comes to mind?",
	],
	hinglish: ["Kis se kaha ja sakta hai ki haalat mushkil hai, aur madad maangi ja sakti hai? Sirf naam kaafi hai."],
	hi: ["किससे कहा जा सकता है कि हालत मुश्किल है, और मदद माँगी जा सकती है? सिर्फ़ नाम काफ़ी है।"],
};
export const PLAINER_ASK: Phrase = {
	en: [
		"A friend, an aunt, a teacher, a colleague: someone who picks up. If there is no one, write that, it is all right.",
		"One person you could send 'can you talk' to.",
	],
	hinglish: ["Dost, mausi, teacher, saathi: jo phone utha le. Koi na ho to woh likhiye, chalega."],
	hi: ["दोस्त, मौसी, टीचर, साथी: जो फ़ोन उठा ले। कोई न हो तो वह लिखिए, चलेगा।"],
};
export const NOBODY: Phrase = {
	en: [
		"Then that line stays open for now; the people on 14416 are there to be asked.",
		"That place can be filled later. Until then, 14416 is somebody to tell.",
	],
	hinglish: ["To woh jagah abhi khaali rahe. Tab tak 14416 par log hain, unse kaha ja sakta hai."],
	hi: ["तो वह जगह अभी ख़ाली रहे। तब तक 14416 पर लोग हैं, उनसे कहा जा सकता है।"],
};

export const PROFESSIONALS: Phrase = {
	en: [
		"Two numbers go on the list: Tele-MANAS 14416, free, day and night, and 112 for danger. Is there a doctor, counsellor or hospital to add?",
		"For the list: 14416 at any hour, 112 in danger. Which clinic, doctor or counsellor could stand beside them?",
	],
	hinglish: [
		"List mein do number: Tele-MANAS 14416, muft, din-raat, aur khatre mein 112. Koi doctor, counsellor ya aspataal bhi jodna hai?",
	],
	hi: ["सूची में दो नंबर: टेली-मानस 14416, मुफ़्त, दिन-रात, और ख़तरे में 112। कोई डॉक्टर, काउंसलर या अस्पताल भी जोड़ना है?"],
};
export const PLAINER_PROFESSIONALS: Phrase = {
	en: [
		"Anyone whose work it is to help: a family doctor, the college counsellor, a hospital nearby. Or write no.",
		"If you know none, the two numbers are enough, and a session can be booked at /booking.",
	],
	hinglish: ["Jinka kaam madad karna hai: family doctor, college counsellor, paas ka aspataal. Ya nahi likhiye."],
	hi: ["जिनका काम मदद करना है: फ़ैमिली डॉक्टर, कॉलेज काउंसलर, पास का अस्पताल। या नहीं लिखिए।"],
};

/** Asks who could keep things away, never what they are: a means is not to be named or discussed. */
export const SURROUNDINGS: Phrase = {
	en: [
		"Last, a safer home. If anything near you could be used for harm, who could keep it for you for now? You need not say what it is.",
		"And the surroundings: distance helps more than strength. Is there someone who could hold on to unsafe things for a while? No need to name them.",
	],
	hinglish: [
		"Aakhri, ghar ko surakshit karna. Paas mein kuch khatarnak ho to kuch din kaun sambhal sakta hai? Kya hai, yeh batana zaroori nahi.",
	],
	hi: ["आख़िरी, घर को सुरक्षित करना। पास में कुछ ख़तरनाक हो तो कुछ दिन कौन सँभाल सकता है? क्या है, यह बताना ज़रूरी नहीं।"],
};
export const PLAINER_SURROUNDINGS: Phrase = {
	en: [
		"A relative's cupboard, a neighbour with a key, or staying at someone's place tonight. Write what could be done, or skip.",
		"The point is time and distance between a bad minute and anything unsafe.",
	],
	hinglish: [
		"Kisi rishtedaar ki almaari, padosi ke paas chaabi, ya aaj raat kisi ke ghar. Jo ho sake likhiye, ya skip.",
	],
	hi: ["किसी रिश्तेदार की अलमारी, पड़ोसी के पास चाबी, या आज रात किसी के घर। जो हो सके लिखिए, या 'आगे'।"],
};

export const LIST: Phrase = {
	en: ["Your list for hard hours:", "For the hard hours, in your words:"],
	hinglish: ["Mushkil ghadi ki aapki list:"],
	hi: ["मुश्किल घड़ी की आपकी सूची:"],
};
export const LIST_SIGNS: Phrase = { en: ["I notice: {signs}."], hinglish: ["Sanket: {signs}."], hi: ["संकेत: {signs}।"] };
export const LIST_ALONE: Phrase = { en: ["By myself: {alone}."], hinglish: ["Akele: {alone}."], hi: ["अकेले: {alone}।"] };
export const LIST_PLACES: Phrase = {
	en: ["People and places: {places}."],
	hinglish: ["Log aur jagah: {places}."],
	hi: ["लोग और जगह: {places}।"],
};
export const LIST_ASK: Phrase = { en: ["I can ask: {ask}."], hinglish: ["Madad: {ask}."], hi: ["मदद: {ask}।"] };
export const LIST_PROFESSIONALS: Phrase = {
	en: ["Professionals: {professionals}."],
	hinglish: ["Doctor ya counsellor: {professionals}."],
	hi: ["डॉक्टर या काउंसलर: {professionals}।"],
};
export const LIST_LINES: Phrase = {
	en: ["Day and night: Tele-MANAS 14416. In danger: 112."],
	hinglish: ["Din-raat: Tele-MANAS 14416. Khatre mein: 112."],
	hi: ["दिन-रात: टेली-मानस 14416। ख़तरे में: 112।"],
};
export const LIST_SURROUNDINGS: Phrase = {
	en: ["Safer home: {surroundings}."],
	hinglish: ["Surakshit ghar: {surroundings}."],
	hi: ["सुरक्षित घर: {surroundings}।"],
};
export const KEEP: Phrase = {
	en: [
		"This chat is not kept for long, so please copy the list or take a picture of it. Someone you trust could have it too.",
		"Please write it down or save a screenshot, since this talk is cleared after a while. A copy with someone close is good.",
	],
	hinglish: [
		"Yeh chat zyada der nahi rehti, isliye list likh lijiye ya screenshot le lijiye. Kisi apne ke paas bhi ho to achha.",
	],
	hi: ["यह चैट ज़्यादा देर नहीं रहती, इसलिए सूची लिख लीजिए या स्क्रीनशॉट ले लीजिए। किसी अपने के पास भी हो तो अच्छा।"],
};
