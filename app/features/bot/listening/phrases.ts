import type { Phrase } from "../voice";

/** Said once, with the first reply. */
export const INTRODUCTION: Phrase = {
	en: ["I am a program that listens, not a person."],
	hinglish: ["Main ek program hoon jo sunta hai, insaan nahin."],
	hi: ["मैं एक प्रोग्राम हूँ जो सुनता है, इंसान नहीं।"],
};

/** Answers to a greeting. */
export const GREETING: Phrase = {
	en: ["Hello, it is good that you are here.", "Hello again.", "Hello, I am here.", "Hello, take your time."],
	hinglish: [
		"Namaste, achha laga ki aapne yahan likha.",
		"Namaste, main yahin hoon.",
		"Namaste, aaram se likhiye.",
		"Namaste, baithiye, koi jaldi nahin.",
	],
	hi: ["नमस्ते, अच्छा लगा कि आपने यहाँ लिखा।", "नमस्ते, मैं यहीं हूँ।", "नमस्ते, आराम से लिखिए।", "नमस्ते, बैठिए, कोई जल्दी नहीं।"],
};

/** The same to somebody who has given a name. */
export const GREETING_BY_NAME: Phrase = {
	en: [
		"Hello, {name}.",
		"It is good to have a name to call you by, {name}.",
		"Thank you for telling me your name, {name}.",
	],
	hinglish: ["Namaste, {name}.", "Achha laga aapka naam jaankar, {name}."],
	hi: ["नमस्ते, {name}।", "आपका नाम जानकर अच्छा लगा, {name}।"],
};

/** Opens the floor. */
export const WHAT_BRINGS_YOU: Phrase = {
	en: [
		"What is on your mind today?",
		"What would you like to talk about?",
		"Where would you like to begin?",
		"How are things with you right now?",
	],
	hinglish: [
		"Aaj mann mein kya chal raha hai?",
		"Kis baare mein baat karne ka mann hai?",
		"Baat kahan se shuru karein?",
	],
	hi: ["आज मन में क्या चल रहा है?", "किस बारे में बात करने का मन है?", "बात कहाँ से शुरू करें?"],
};

/** Takes the person's own words back to them. */
export const MIRROR: Phrase = {
	en: [
		"So {words}.",
		"I hear you: {words}.",
		"Let me stay with that: {words}.",
		"{Words}. I take that in.",
		"As I hear it, {words}.",
		"What I hear is that {words}.",
	],
	hinglish: [
		"Yaani {words}.",
		"Aapne bataya ki {words}.",
		"Ji, {words}.",
		"Sun raha hoon: {words}.",
		"To {words}.",
		"Samjha, {words}.",
		"{Words}.",
	],
	hi: [
		"यानी {words}।",
		"आपने बताया कि {words}।",
		"जी, {words}।",
		"सुन रहा हूँ: {words}।",
		"तो {words}।",
		"समझा, {words}।",
		"{words}।",
	],
};

/** Meets something heavy where its topic is not clear, or has no words in the person's language. */
export const HEAVY: Phrase = {
	en: [
		"That sounds like a lot to hold.",
		"I can see why that stays with you.",
		"I am sorry that it is like this.",
		"That is hard.",
		"Thank you for trusting me with that.",
		"That would weigh on anybody.",
		"I would not call that a small thing.",
		"It is good that you say it somewhere.",
		"There is a lot in those words.",
		"I am staying with you in this.",
		"You do not have to make it sound smaller here.",
	],
	hinglish: [
		"Yeh kaafi kuch hai sambhalne ke liye.",
		"Samajh aata hai ki yeh baat mann mein kyun rehti hai.",
		"Yeh chhoti baat nahin hai.",
		"Yeh mushkil hai.",
		"Mujh par bharosa karke batane ke liye shukriya.",
		"Yeh kisi par bhi bhaari padta.",
		"Achha hua ki yeh kahin kaha ja saka.",
		"Main is baat mein aapke saath hoon.",
		"Yahan ise chhota karke batana zaroori nahin.",
		"In shabdon mein bahut kuch hai.",
		"Afsos hai ki aisa chal raha hai.",
	],
	hi: [
		"सँभालने के लिए यह काफ़ी कुछ है।",
		"समझ आता है कि यह बात मन में क्यों रहती है।",
		"यह छोटी बात नहीं है।",
		"यह मुश्किल है।",
		"भरोसा करके बताने के लिए शुक्रिया।",
		"यह किसी पर भी भारी पड़ता।",
		"अच्छा हुआ कि यह कहीं कहा जा सका।",
		"मैं इस बात में आपके साथ हूँ।",
		"यहाँ इसे छोटा करके बताना ज़रूरी नहीं।",
		"इन शब्दों में बहुत कुछ है।",
		"अफ़सोस है कि ऐसा चल रहा है।",
	],
};

/** Meets what may weigh or may not: claims nothing. */
export const LIGHT: Phrase = {
	en: [
		"Thank you for telling me that.",
		"I am listening.",
		"Yes, I see.",
		"I am following.",
		"There is no hurry here.",
		"I am reading along.",
		"I have taken that in.",
		"All right, I have that.",
		"You can say as much or as little of it as you like.",
		"I am with you so far.",
		"That gives me a better picture.",
	],
	hinglish: [
		"Yeh batane ke liye shukriya.",
		"Main sun raha hoon, yahin hoon.",
		"Yahan koi jaldi nahin hai.",
		"Haan, sun raha hoon.",
		"Ji, padh liya.",
		"Aapki baat mere saath hai.",
		"Achha, yeh bhi isi ka hissa hai.",
		"Ji, yeh bhi sun liya.",
		"Yahan tak samajh aaya.",
		"Achha, itna samjha.",
		"Ji, aage sun raha hoon.",
	],
	hi: [
		"यह बताने के लिए शुक्रिया।",
		"मैं यहीं हूँ, आपकी बात सुन रहा हूँ।",
		"यहाँ कोई जल्दी नहीं है।",
		"हाँ, सुन रहा हूँ।",
		"जी, पढ़ लिया।",
		"आपकी बात मेरे साथ है।",
		"अच्छा, यह भी इसी का हिस्सा है।",
		"जी, यह भी सुन लिया।",
		"यहाँ तक समझ आया।",
		"अच्छा, इतना समझा।",
		"जी, आगे सुन रहा हूँ।",
	],
};

/** Questions that fit anything. */
export const ASK: Phrase = {
	en: [
		"What part of it is on your mind most?",
		"How long has it been like this?",
		"What goes through your mind about it?",
		"How does it show in an ordinary day?",
		"Who else knows about this?",
		"What has helped, even a little?",
		"What would you want somebody to understand about it?",
		"What do you do when it gets too much?",
		"What would be a little easier by tomorrow, if it could be?",
		"What do you wish would happen?",
	],
	hinglish: [
		"Isme sabse mushkil kya lagta hai?",
		"Yeh kab se aisa chal raha hai?",
		"Jab yeh hota hai, tab mann mein kya aata hai?",
		"Din mein sabse zyada kab mehsoos hota hai?",
		"Yeh baat aur kaun jaanta hai?",
		"Kis cheez se thoda bhi aaram mila hai?",
		"Jab bahut zyada ho jaata hai, tab din kaise sambhalta hai?",
		"Aapka mann kya chahta hai ki ho?",
		"Kal tak kya thoda aasaan ho sakta hai?",
		"Is mein kaun si baat koi samajh le to achha lage?",
	],
	hi: [
		"इसमें सबसे मुश्किल क्या लगता है?",
		"यह कब से ऐसा चल रहा है?",
		"जब यह होता है, तब मन में क्या आता है?",
		"दिन में सबसे ज़्यादा कब महसूस होता है?",
		"यह बात और कौन जानता है?",
		"किस चीज़ से थोड़ा भी आराम मिला है?",
		"जब बहुत ज़्यादा हो जाता है, तब दिन कैसे सँभलता है?",
		"आपका मन क्या चाहता है कि हो?",
		"कल तक क्या थोड़ा आसान हो सकता है?",
		"इसमें कौन सी बात कोई समझ ले तो अच्छा लगे?",
	],
};

/** The same beside a loss or a wound: nothing to solve, nothing to measure. */
export const GENTLE_ASK: Phrase = {
	en: [
		"What was today like?",
		"What would you like me to know about it?",
		"What do you need most at the moment?",
		"What comes to you when it is quiet?",
		"What has been kind to you lately, a person or a small thing?",
	],
	hinglish: [
		"Aaj ka din kaisa tha?",
		"Is baare mein mujhe kya pata hona chahiye?",
		"Abhi sabse zyada kis cheez ki zaroorat hai?",
		"Jab sab shaant hota hai, tab kya yaad aata hai?",
		"In dinon kis baat ya kis insaan se thodi narmi mili?",
		"Is waqt mann kis taraf ja raha hai?",
		"Aaj kis pal mein thoda ruk kar saans li?",
	],
	hi: [
		"आज का दिन कैसा था?",
		"इस बारे में मुझे क्या पता होना चाहिए?",
		"अभी सबसे ज़्यादा किस चीज़ की ज़रूरत है?",
		"जब सब शांत होता है, तब क्या याद आता है?",
		"इन दिनों किस बात या किस इंसान से थोड़ी नरमी मिली?",
		"इस वक़्त मन किस तरफ़ जा रहा है?",
		"आज किस पल में थोड़ा रुककर साँस ली?",
	],
};

/** Opens up what somebody comes with, before it is known to be a trouble at all. */
export const BEGINNING: Phrase = {
	en: [
		"What made you write today?",
		"How are you with that at the moment?",
		"What is it like these days?",
		"What would be good to talk about in it?",
	],
};

/** Stays with something that happened lately, in place of the next question about the whole of it. */
export const STAY_WITH_IT: Phrase = {
	en: [
		"What stays with you most from that moment?",
		"What went through you right then?",
		"How was it for you afterwards?",
		"What was it like to be in the middle of that?",
	],
};

/** Asks on from what was just said, whatever it was. */
export const FOLLOW: Phrase = {
	en: [
		"Tell me a little more about that, if you like.",
		"Tell me how that is, if you want.",
		"There may be more to that, and it can go here.",
		"I would like to hear a little more of that.",
		"Say more about that, if it helps.",
	],
};

/** The same from good news: nothing of it has to be carried. */
export const FOLLOW_GOOD: Phrase = {
	en: [
		"What do you like best about it?",
		"Tell me more of it, good news has its place here.",
		"How did that come about?",
	],
};

/** Asks on from somebody who was just named. */
export const ABOUT_PERSON: Phrase = {
	en: ["How are things between you and {person} otherwise?", "What is it like with {person} these days?"],
};

/** To a question that has no answer of its own here: honest about it, and never passed over. */
export const NO_SURE_ANSWER: Phrase = {
	en: [
		"I have no sure answer to that. What is your own sense of it?",
		"I would not answer that too quickly. What brings the question up now?",
		"I wish I could tell you. What makes you think of it today?",
		"That is a real question, and I cannot settle it from here. How have you answered it so far?",
	],
};

/** Room to go on, without a question: for those who only want to be heard. */
export const GO_ON: Phrase = {
	en: [
		"Go on, I am here.",
		"Say whatever comes next.",
		"I will just listen.",
		"Take all the room you need.",
		"Whatever comes, you can put it here.",
		"I am still with you.",
		"Nothing here needs to be in order.",
		"Keep going if you like, or rest a little.",
		"There is space for the rest of it too.",
		"You can leave it half said, I will still follow.",
		"I am here for as long as you want to write.",
	],
	hinglish: [
		"Kahiye, main yahin hoon.",
		"Jo bhi mann mein aaye, likhiye.",
		"Main bas sunta hoon.",
		"Aaram se kahiye, yahan samay ki kami nahin.",
		"Aadhi baat bhi chalegi, main saath hoon.",
		"Baat aage-peeche ho jaaye, to bhi chalega.",
		"Baaki baat ke liye bhi jagah hai.",
		"Jab tak likhna chahen, main yahin hoon.",
		"Chahen to thoda ruk kar likhiye.",
		"Main ab bhi saath hoon.",
		"Jo bacha hai, woh bhi keh sakte hain.",
	],
	hi: [
		"कहिए, मैं यहीं हूँ।",
		"जो भी मन में आए, लिखिए।",
		"मैं बस सुनता हूँ।",
		"आराम से कहिए, यहाँ समय की कमी नहीं।",
		"आधी बात भी चलेगी, मैं साथ हूँ।",
		"बात आगे-पीछे हो जाए, तो भी चलेगा।",
		"बाक़ी बात के लिए भी जगह है।",
		"जब तक लिखना चाहें, मैं यहीं हूँ।",
		"चाहें तो थोड़ा रुककर लिखिए।",
		"मैं अब भी साथ हूँ।",
		"जो बचा है, वह भी कह सकते हैं।",
	],
};

/** When the person wants to be heard and not helped. */
export const WILL_LISTEN: Phrase = {
	en: [
		"Then I will only listen, without advice.",
		"Of course, no advice from me.",
		"All right, I will leave suggestions aside.",
	],
	hinglish: [
		"Theek hai, main sirf sunta hoon, koi salah nahin.",
		"Zaroor, koi salah nahin doonga, bas sununga.",
		"Achha, salah ek taraf. Sirf sunna.",
	],
	hi: ["ठीक है, मैं सिर्फ़ सुनता हूँ, कोई सलाह नहीं।", "ज़रूर, कोई सलाह नहीं, बस सुनूँगा।", "अच्छा, सलाह एक तरफ़। सिर्फ़ सुनना।"],
};

/** Lets the person say which of the likeliest topics it is. */
export const CHOICES: Phrase = {
	en: [
		"I would like to follow you better: is it more about {first}, or {second}, or something else?",
		"Help me a little: is this closer to {first}, or to {second}, or to neither?",
	],
	hinglish: [
		"Main behtar samajhna chahta hoon: yeh {first} ke baare mein zyada hai, {second} ke, ya kisi aur baat ke?",
		"Thodi madad kijiye: baat {first} ki hai, {second} ki, ya kuch aur?",
	],
	hi: [
		"मैं बेहतर समझना चाहता हूँ: बात {first} की है, {second} की, या कुछ और?",
		"थोड़ी मदद कीजिए: यह {first} के बारे में ज़्यादा है, {second} के, या किसी और बात के?",
	],
};

/** Brings back how long it has been: "for two years", "do saal se", "दो साल से". */
export const RECALL_SINCE: Phrase = {
	en: [
		"You said it has been like this {since}. What has changed in that time?",
		"It has been like this {since}, you said. What has kept you going through it?",
	],
	hinglish: [
		"Aapne kaha tha, {since} aisa hai. Itne samay mein aapko kis cheez ne sambhale rakha?",
		"{since}, yeh baat mujhe yaad hai. Tab se ab tak kya-kya badal gaya?",
	],
	hi: [
		"आपने कहा था, {since} ऐसा है। इतने समय में आपको किस चीज़ ने सँभाले रखा?",
		"{since}, यह बात मुझे याद है। तब से अब तक क्या-क्या बदल गया?",
	],
};

/** Puts together what was told. */
export const SUMMARY: Phrase = {
	en: [
		"Let me see if I have it: {first}, and {second}. Is that right, or is the main thing still missing?",
		"So far I have heard that {first}, and that {second}. Which of the two sits heavier?",
	],
	hinglish: [
		"Ab tak jo suna: {first}, aur {second}. Jo chhoot gaya ho, bata dijiye.",
		"Dekhun ki theek samjha: {first}, aur {second}. Yahi baat hai, ya asli baat abhi baaki hai?",
	],
	hi: [
		"अब तक जो सुना: {first}, और {second}। जो छूट गया हो, बता दीजिए।",
		"देखूँ कि ठीक समझा: {first}, और {second}। यही बात है, या असली बात अभी बाक़ी है?",
	],
};

/** Once in a conversation, after some turns. */
export const OFFER_HUMAN: Phrase = {
	en: [
		"Some of this may be good to say to a human too: a counsellor here has half an hour for you. Shall I show you how to book?",
		"A counsellor could go further with you than a program can. Would you like to see how to book half an hour?",
	],
	hinglish: [
		"Ismein se kuch baatein kisi insaan se kehna bhi achha ho sakta hai: yahan counsellor aapke liye aadha ghanta rakh sakte hain. Booking ka tareeka dikhaun?",
		"Counsellor aapke saath is baat mein mujhse aage tak ja sakte hain. Aadha ghanta book karne ka tareeka dikhaun?",
	],
	hi: [
		"इसमें से कुछ बातें किसी इंसान से कहना भी अच्छा हो सकता है: यहाँ काउंसलर आपके लिए आधा घंटा रख सकते हैं। बुकिंग का तरीका दिखाऊँ?",
		"काउंसलर आपके साथ इस बात में मुझसे आगे तक जा सकते हैं। आधा घंटा बुक करने का तरीक़ा दिखाऊँ?",
	],
};

/** After a no to any offer. */
export const NO_OFFER: Phrase = {
	en: [
		"That is fine, we can just go on talking.",
		"All right, no need.",
		"Then we leave that.",
		"Fair enough, we stay with the talking.",
		"No problem at all.",
	],
	hinglish: [
		"Koi baat nahin, hum baat karte rehte hain.",
		"Theek hai, zaroorat nahin.",
		"Achha, woh rehne dete hain.",
		"Bilkul, jaisa theek lage.",
		"Achha, bas baat hi karte hain.",
	],
	hi: [
		"कोई बात नहीं, हम बात करते रहते हैं।",
		"ठीक है, ज़रूरत नहीं।",
		"अच्छा, वह रहने देते हैं।",
		"बिल्कुल, जैसा ठीक लगे।",
		"अच्छा, बस बात ही करते हैं।",
	],
};

/** Goes back to what was being talked about. */
export const BACK_TO_IT: Phrase = {
	en: [
		"Where were we, what would you like to say next?",
		"What else is in it for you?",
		"What would you like to say next?",
		"What feels most worth talking about now?",
	],
	hinglish: [
		"Aage kya kehne ka mann hai?",
		"Abhi sabse zyada kis baare mein baat karna theek lagega?",
		"Is baat mein aur kya hai jo kehna baaki hai?",
		"Baat kahan thi, wahin se aage badhein?",
	],
	hi: [
		"आगे क्या कहने का मन है?",
		"अभी सबसे ज़्यादा किस बारे में बात करना ठीक लगेगा?",
		"इस बात में और क्या है जो कहना बाक़ी है?",
		"बात कहाँ थी, वहीं से आगे बढ़ें?",
	],
};

/** Kept in view now and then while a risk stands. */
export const HELP_IN_VIEW: Phrase = {
	en: [
		"(Tele-MANAS, day and night: {talk}. In danger: {emergency}.)",
		"(If it gets too heavy: {talk} to talk, {emergency} in danger.)",
		"(The numbers stay here: {talk}, and {emergency} in danger.)",
	],
	hinglish: [
		"(Tele-MANAS, din raat: {talk}. Khatre mein: {emergency}.)",
		"(Agar bahut bhaari lage: {talk}, khatre mein {emergency}.)",
		"(Number yahin rahenge: {talk}, aur khatre mein {emergency}.)",
		"(Baat karne ko {talk}, muft; khatre mein {emergency}.)",
		"({talk} par kisi bhi samay koi sunta hai, aur khatre mein {emergency} hai.)",
	],
	hi: [
		"(Tele-MANAS, दिन-रात: {talk}। ख़तरे में: {emergency}।)",
		"(अगर बहुत भारी लगे: {talk}, ख़तरे में {emergency}।)",
		"(नंबर यहीं रहेंगे: {talk}, और ख़तरे में {emergency}।)",
		"(बात करने को {talk}, मुफ़्त; ख़तरे में {emergency}।)",
		"({talk} पर किसी भी समय कोई सुनता है, और ख़तरे में {emergency} है।)",
	],
};
