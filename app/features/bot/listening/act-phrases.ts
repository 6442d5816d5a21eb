import type { HindiPhrase, Phrase } from "../voice";

/** Answers to what a message does, where it tells of no trouble. Each is whole: with its own question, or none. */
export const THANKS: Phrase = {
	en: [
		"You are welcome. I am here if there is more.",
		"I am glad it was of some use. Is there anything else on your mind?",
		"Any time. You can come back whenever you like.",
	],
	hinglish: [
		"Aapka swagat hai. Kuch aur ho to main yahin hoon.",
		"Achha laga ki kuch kaam aaya. Aur kuch mann mein hai?",
		"Shukriya to aapka, ki aapne itna kaha. Jab mann ho, main yahin hoon.",
		"Khush rahiye. Baat phir karni ho to darwaza khula hai.",
	],
	hi: [
		"आपका स्वागत है। कुछ और हो तो मैं यहीं हूँ।",
		"अच्छा लगा कि कुछ काम आया। और कुछ मन में है?",
		"शुक्रिया तो आपका, कि आपने इतना कहा। जब मन हो, मैं यहीं हूँ।",
		"ख़ुश रहिए। बात फिर करनी हो तो दरवाज़ा खुला है।",
	],
};

export const GOODBYE: Phrase = {
	en: [
		"Take care of yourself. You can come back at any hour.",
		"Goodbye for now. What you wrote stays here for a day, unless you clear it.",
		"Go gently. I am here whenever you want to write again.",
	],
	hinglish: [
		"Apna khayal rakhiye. Kabhi bhi wapas aa sakte hain.",
		"Phir milte hain. Jab mann kare, wapas likhiye.",
		"Achha, aaram kijiye. Baaki baat phir kabhi.",
		"Jaaiye, aur apne liye thoda waqt rakhiye. Yahan kabhi bhi likh sakte hain.",
	],
	hi: [
		"अपना ख़याल रखिए। कभी भी वापस आ सकते हैं।",
		"फिर मिलते हैं। जब मन करे, वापस लिखिए।",
		"अच्छा, आराम कीजिए। बाक़ी बात फिर कभी।",
		"जाइए, और अपने लिए थोड़ा वक़्त रखिए। यहाँ कभी भी लिख सकते हैं।",
	],
};

export const GOODBYE_BY_NAME: Phrase = {
	en: ["Take care, {name}. You can come back at any hour.", "Goodbye for now, {name}. Go gently."],
	hinglish: [
		"Apna khayal rakhiye, {name}. Kabhi bhi wapas aa sakte hain.",
		"Achha {name}, aaram kijiye. Baaki baat phir kabhi.",
	],
	hi: ["अपना ख़याल रखिए, {name}। कभी भी वापस आ सकते हैं।", "अच्छा {name}, आराम कीजिए। बाक़ी बात फिर कभी।"],
};

export const DONT_KNOW: Phrase = {
	en: [
		"Not knowing is a fair answer. We can start with something small: how did today begin?",
		"That is all right, some things have no words at first. If it were a place in the body, where would it sit?",
		"It does not have to be clear. What is one thing that happened today?",
		"We can leave that one. What would be easier to talk about?",
	],
	hinglish: [
		"Pata na hona bhi theek jawab hai. Chhoti baat se shuru karein: aaj ka din kaise shuru hua?",
		"Koi baat nahin, kuch baaton ke shabd der se milte hain. Aaj ki koi ek baat bataiye jo hui?",
		"Ise rehne dete hain. Kis baare mein baat karna aasaan lagega?",
		"Sab kuch pata hona zaroori nahin. Is waqt aas-paas kya dikh raha hai, wahin se shuru karein?",
	],
	hi: [
		"पता न होना भी ठीक जवाब है। छोटी बात से शुरू करें: आज का दिन कैसे शुरू हुआ?",
		"कोई बात नहीं, कुछ बातों के शब्द देर से मिलते हैं। आज की कोई एक बात क्या है जो हुई?",
		"इसे रहने देते हैं। किस बारे में बात करना आसान लगेगा?",
		"सब कुछ पता होना ज़रूरी नहीं। इस वक़्त आस-पास क्या दिख रहा है, वहीं से शुरू करें?",
	],
};

export const STOP: Phrase = {
	en: [
		"All right, we stop here. I will not press it. I am here if you want to talk about something else.",
		"Of course. We can be quiet, or talk about something else, as you like.",
	],
	hinglish: [
		"Theek hai, yahin rukte hain. Kuch aur kehna ho to main yahin hoon.",
		"Zaroor. Chup bhi reh sakte hain, ya kuch aur baat kar sakte hain.",
		"Achha, bas. Aage aapki marzi, koi zor nahin.",
		"Ji, yahin chhodte hain. Aaram se baithiye, jab mann ho likhiye.",
	],
	hi: [
		"ठीक है, यहीं रुकते हैं। कुछ और कहना हो तो मैं यहीं हूँ।",
		"ज़रूर। चुप भी रह सकते हैं, या कुछ और बात कर सकते हैं।",
		"अच्छा, बस। आगे आपकी मर्ज़ी, कोई ज़ोर नहीं।",
		"जी, यहीं छोड़ते हैं। आराम से बैठिए, जब मन हो लिखिए।",
	],
};

export const ANGER_AT_BOT: Phrase = {
	en: [
		"You are right to say so: I am a simple program and I missed it. What did I get wrong?",
		"I am sorry that this is not helping. Tell me in a few words what you would rather have, or call Tele-MANAS on {talk} to speak with a person.",
		"That is fair. I can be slow to follow. What is the one thing you want me to hear?",
		"I hear that I am not much use right now. A person can do better: {talk} is free, day and night.",
	],
	hinglish: [
		"Aapki baat sahi hai: main ek seedha sa program hoon aur baat chhoot gayi. Maine kya galat samjha?",
		"Maaf kijiye ki isse madad nahin ho rahi. Kisi insaan se baat karne ke liye {talk} par call kar sakte hain, din raat.",
		"Naaraazgi jaayaz hai, mujhse chook hui. Ek line mein bataiye ki asli baat kya hai?",
		"Haan, meri samajh chhoti hai. Insaan behtar samjhenge: {talk}, muft, din raat.",
	],
	hi: [
		"आपकी बात सही है: मैं एक सीधा सा प्रोग्राम हूँ और बात छूट गई। मैंने क्या ग़लत समझा?",
		"माफ़ कीजिए कि इससे मदद नहीं हो रही। किसी इंसान से बात करने के लिए {talk} पर दिन-रात कॉल हो सकता है।",
		"नाराज़गी जायज़ है, मुझसे चूक हुई। एक पंक्ति में बताइए कि असली बात क्या है?",
		"हाँ, मेरी समझ छोटी है। इंसान बेहतर समझेंगे: {talk}, मुफ़्त, दिन-रात।",
	],
};

export const WHO_ARE_YOU: Phrase = {
	en: [
		"I am a program, not a person. I listen, ask, and can guide you through a few short exercises. What would you like to talk about?",
		"No human is writing this: I am a small program that runs on this service's own computer. A counsellor, who is human, can be booked at /booking.",
		"I am a computer program made to listen. I cannot see you or feel as people do, but I take what you say seriously.",
	],
	hinglish: [
		"Main ek program hoon, insaan nahin. Main sunta hoon, poochta hoon, aur kuch chhoti exercises kara sakta hoon. Jo kehna ho, kahiye.",
		"Yeh koi insaan nahin likh raha: main ek chhota program hoon. Insaan se milna ho to counsellor /booking par book ho sakte hain.",
		"Saathi ek computer program hai, sunne ke liye bana. Dekh nahin sakta, par aapki baat dhyan se leta hoon.",
	],
	hi: [
		"मैं एक प्रोग्राम हूँ, इंसान नहीं। मैं सुनता हूँ, पूछता हूँ, और कुछ छोटे अभ्यास करा सकता हूँ। जो कहना हो, कहिए।",
		"यह कोई इंसान नहीं लिख रहा: मैं एक छोटा प्रोग्राम हूँ। इंसान से मिलना हो तो काउंसलर /booking पर बुक हो सकते हैं।",
		"साथी एक कंप्यूटर प्रोग्राम है, सुनने के लिए बना। देख नहीं सकता, पर आपकी बात ध्यान से लेता हूँ।",
	],
};

export const PRIVACY: Phrase = {
	en: [
		"I tell nobody, and I cannot reach anybody from here. The talk is kept so that it can go on, and is deleted when you clear it, log out, or stay away for a day. On a shared phone, press 'Clear conversation' at the end.",
		"No, nobody you know can read along here, and I pass nothing on. Anybody who picks up your phone could see it, so 'Clear conversation' is there to delete all of it at once.",
		"I do not report or forward what you write. If you want somebody to know, you would have to tell them yourself, and I can help you find the words.",
	],
	hinglish: [
		"Main kisi ko nahin batata, aur yahan se kisi tak pahunch bhi nahin sakta. Baat clear karne, logout karne ya ek din door rehne par mit jaati hai. Phone share hota ho to 'Clear conversation' daba dijiye.",
		"Nahin, aapka koi jaan-pehchaan wala yahan nahin padh sakta, aur main baat aage nahin bhejta. Bas phone kisi aur ke haath mein ho to dikh sakta hai; 'Clear conversation' sab mita deta hai.",
		"Yahan ki baat yahin rehti hai, main kahin report nahin karta. Kisi ko bataana ho, to woh faisla aapka hai; shabd dhoondhne mein saath de sakta hoon.",
	],
	hi: [
		"मैं किसी को नहीं बताता, और यहाँ से किसी तक पहुँच भी नहीं सकता। बात मिटाने, लॉगआउट करने या एक दिन दूर रहने पर मिट जाती है। फ़ोन साझा हो तो 'Clear conversation' दबा दीजिए।",
		"नहीं, आपका कोई जान-पहचान वाला यहाँ नहीं पढ़ सकता, और मैं बात आगे नहीं भेजता। बस फ़ोन किसी और के हाथ में हो तो दिख सकता है; 'Clear conversation' सब मिटा देता है।",
		"यहाँ की बात यहीं रहती है, मैं कहीं रिपोर्ट नहीं करता। किसी को बताना हो, तो वह फ़ैसला आपका है; शब्द ढूँढने में साथ दे सकता हूँ।",
	],
};

export const CAPABILITIES: Phrase = {
	en: [
		"I can listen, ask a question or two, and guide you through short exercises: slow breathing, coming back to the room with your senses, a plan for sleep, or one small step. I can also show you how to book a counsellor. What would suit you now?",
		"Mostly I listen. If you want something to do, there is breathing, grounding, a worry plan or a kinder look at a thought; and a human counsellor at /booking. I do not give diagnoses or medicines.",
	],
	hinglish: [
		"Main sun sakta hoon, ek do sawaal pooch sakta hoon, aur chhoti exercises kara sakta hoon: dheemi saans, aas paas par dhyaan, neend ka plan, ya ek chhota kadam. Counsellor book karna bhi dikha sakta hoon. Abhi kya theek lagega?",
		"Zyada to sunta hoon. Kuch karna ho to dheemi saans, neend ki yojana ya chinta ka samay hai; aur insaan se milna ho to /booking par counsellor. Bimari ka naam ya dawai nahin batata.",
	],
	hi: [
		"मैं सुन सकता हूँ, एक-दो सवाल पूछ सकता हूँ, और छोटे अभ्यास करा सकता हूँ: धीमी साँस, आस-पास पर ध्यान, नींद की योजना, या एक छोटा क़दम। काउंसलर बुक करना भी दिखा सकता हूँ। अभी क्या ठीक लगेगा?",
		"ज़्यादा तो सुनता हूँ। कुछ करना हो तो धीमी साँस, नींद की योजना या चिंता का समय है; और इंसान से मिलना हो तो /booking पर काउंसलर। बीमारी का नाम या दवा नहीं बताता।",
	],
};

export const HUMAN: Phrase = {
	en: [
		"Of course. To speak with a person right now, Tele-MANAS on {talk} is free, day and night. To sit with a counsellor here, choose a time at /booking. I can go on listening until then.",
		"That is a good wish. A counsellor can be booked at /booking, and for a voice this minute there is {talk}, free at any hour.",
	],
	hinglish: [
		"Zaroor. Abhi kisi insaan se baat karne ke liye Tele-MANAS {talk} hai, muft, din raat. Yahan counsellor se milne ke liye /booking par samay chuniye.",
		"Yeh achha khayal hai. Isi waqt ki awaaz ke liye {talk} hai, muft; aur baith kar milne ke liye /booking par counsellor. Tab tak main sunta hoon.",
	],
	hi: [
		"ज़रूर। अभी किसी इंसान से बात करने के लिए Tele-MANAS {talk} है, मुफ़्त, दिन-रात। यहाँ काउंसलर से मिलने के लिए /booking पर समय चुनिए।",
		"यह अच्छा ख़याल है। इसी वक़्त की आवाज़ के लिए {talk} है, मुफ़्त; और बैठकर मिलने के लिए /booking पर काउंसलर। तब तक मैं सुनता हूँ।",
	],
};

export const MEDICINE: Phrase = {
	en: [
		"I must not advise on medicines or doses, and I would not want to get that wrong for you. A doctor or a pharmacist can say, and whatever you take already, please do not stop or change it on your own. What made you think of it today?",
		"Medicines are for a doctor or pharmacist to answer, not a program. If you have taken too much of anything, call {emergency} now. Otherwise, what is the trouble that you hope it will help with?",
	],
	hinglish: [
		"Dawai ya dose par main salah nahin de sakta. Doctor ya pharmacist hi bata sakte hain, aur apne aap band ya kam zyada mat kijiye. Kis takleef ke liye yeh sawaal aaya?",
		"Dawai ki baat doctor ya pharmacist hi theek bata sakte hain, program nahin. Agar kuch zyada le liya ho to turant {emergency}. Warna, kis takleef mein is se aaram ki aas hai?",
	],
	hi: [
		"दवा या ख़ुराक पर मैं सलाह नहीं दे सकता। डॉक्टर या फ़ार्मासिस्ट ही बता सकते हैं, और अपने आप बंद या कम-ज़्यादा मत कीजिए। किस तकलीफ़ के लिए यह सवाल आया?",
		"दवा की बात डॉक्टर या फ़ार्मासिस्ट ही ठीक बता सकते हैं, प्रोग्राम नहीं। अगर कुछ ज़्यादा ले लिया हो तो तुरंत {emergency}। वरना, किस तकलीफ़ में इससे आराम की आस है?",
	],
};

/** To somebody who wants to be free of a habit: nothing is prescribed yet, and there are doctors for just this. */
export const MEDICINE_AGAINST_A_HABIT: Phrase = {
	en: [
		"Which one, if any, is for a doctor to say, and I must not guess. There are doctors for just this, in many hospitals, and stopping goes more safely with one. What would you want to ask there?",
		"That I may not answer, and a doctor can: many hospitals have a clinic for people who want to stop. How would it be for you to go there?",
	],
	hinglish: [
		"Kaun si dawai, yeh doctor hi bata sakte hain, main andaaza nahin lagaunga. Kai hospital mein isi ke liye clinic hota hai, aur doctor ke saath chhodna zyada surakshit hai. Wahan jaana kaisa lagega?",
	],
	hi: [
		"कौन सी दवा, यह डॉक्टर ही बता सकते हैं, मैं अंदाज़ा नहीं लगाऊँगा। कई अस्पतालों में इसी के लिए क्लिनिक होता है, और डॉक्टर के साथ छोड़ना ज़्यादा सुरक्षित है। वहाँ जाना कैसा लगेगा?",
	],
};

export const DIAGNOSIS: Phrase = {
	en: [
		"I cannot tell you what it is called: that takes a doctor or a psychologist who meets you. What I can do is hear what it is like. What have you noticed in yourself?",
		"A name for it is for a doctor or counsellor to find with you, and asking is a sensible step. You could note what you notice and since when, and bring it along. What worries you most about it?",
	],
	hinglish: [
		"Iska naam main nahin bata sakta: uske liye doctor ya psychologist ka milna zaroori hai. Par main sun sakta hoon ki kaisa lagta hai. Aapne apne aap mein kya dekha hai?",
		"Iska naam doctor ya counsellor aapse milkar hi bata sakte hain, aur poochhna samajhdaari hai. Jo dikhta hai aur kab se hai, woh likh kar le jaaiye. Sabse zyada fikr kis baat ki hai?",
	],
	hi: [
		"इसका नाम मैं नहीं बता सकता: उसके लिए डॉक्टर या मनोवैज्ञानिक का मिलना ज़रूरी है। पर मैं सुन सकता हूँ कि कैसा लगता है। आपने अपने आप में क्या देखा है?",
		"इसका नाम डॉक्टर या काउंसलर आपसे मिलकर ही बता सकते हैं, और पूछना समझदारी है। जो दिखता है और कब से है, वह लिखकर ले जाइए। सबसे ज़्यादा फ़िक्र किस बात की है?",
	],
};

export const SMALL_TALK: Phrase = {
	en: [
		"I have no days of my own to tell of, being a program, but I am ready to hear about yours. How has it been?",
		"I am running as I should, thank you for asking. And you?",
		"I am better at listening than at small talk. What has your day been like?",
	],
	hinglish: [
		"Main program hoon, mera din waisa nahin hota, par aapka sunna chahta hoon. Kaisa raha aaj?",
		"Main theek chal raha hoon, poochne ka shukriya. Aur aap?",
		"Idhar sab theek hai. Apna haal bataiye, aaj ka din kaisa hai?",
	],
	hi: [
		"मैं प्रोग्राम हूँ, मेरा दिन वैसा नहीं होता, पर आपका सुनना चाहता हूँ। कैसा रहा आज?",
		"मैं ठीक चल रहा हूँ, पूछने का शुक्रिया। और आप?",
		"इधर सब ठीक है। अपना हाल बताइए, आज का दिन कैसा है?",
	],
};

export const FEELING_BETTER: Phrase = {
	en: [
		"I am glad there is a little more air in it. What do you think made the difference?",
		"That is good to hear. What would you like to keep from today?",
		"Good. It may come and go, and this part counts too. What was different?",
	],
	hinglish: [
		"Yeh sunkar achha laga. Aapko kya lagta hai, kis se farak pada?",
		"Achha hua. Aaj ki kaun si baat saath rakhne ka mann hai?",
		"Badhiya. Yeh kabhi kam, kabhi zyada hoga, aur yeh pal bhi ginte hain. Kya alag tha?",
	],
	hi: [
		"यह सुनकर अच्छा लगा। आपको क्या लगता है, किससे फ़र्क़ पड़ा?",
		"अच्छा हुआ। आज की कौन सी बात साथ रखने का मन है?",
		"बढ़िया। यह कभी कम, कभी ज़्यादा होगा, और यह पल भी गिना जाएगा। क्या अलग था?",
	],
};

export const OFF_TOPIC: Phrase = {
	en: [
		"That is outside what I know: I am only made to listen to how people are. How are you doing today?",
		"Other places answer that better than I could. If something is weighing on you, I am here for that.",
		"I would only guess at that. What I can do is listen: is anything on your mind?",
	],
	hinglish: [
		"Yeh mere bas ke bahar hai: main sirf logon ka haal sunne ke liye bana hoon. Aaj aapka haal kaisa hai?",
		"Iska jawab doosri jagah behtar milega. Mann par kuch ho to main yahin hoon.",
		"Is par main bas andaaza lagaunga, isliye rehne dete hain. Mann mein kuch chal raha hai?",
	],
	hi: [
		"यह मेरे बस के बाहर है: मैं सिर्फ़ लोगों का हाल सुनने के लिए बना हूँ। आज आपका हाल कैसा है?",
		"इसका जवाब दूसरी जगह बेहतर मिलेगा। मन पर कुछ हो तो मैं यहीं हूँ।",
		"इस पर मैं बस अंदाज़ा लगाऊँगा, इसलिए रहने देते हैं। मन में कुछ चल रहा है?",
	],
};

export const INSULT_OR_TEST: Phrase = {
	en: [
		"I am here, and I do read what you write. Is there something you would like to talk about?",
		"That is all right, you can try me out. When you want to say something real, I will listen.",
		"I can take that. What is going on with you today?",
	],
	hinglish: [
		"Main yahin hoon aur padhta hoon jo aapki taraf se aata hai. Kisi baat par baat karni hai?",
		"Koi baat nahin. Aaj aapke saath kya chal raha hai?",
		"Theek hai, parakh lijiye. Jab asli baat kehni ho, sununga.",
	],
	hi: [
		"मैं यहीं हूँ और जो आप लिखते हैं वह पढ़ता हूँ। किसी बात पर बात करनी है?",
		"कोई बात नहीं। आज आपके साथ क्या चल रहा है?",
		"ठीक है, परख लीजिए। जब असली बात कहनी हो, सुनूँगा।",
	],
};

export const ADVICE_FIRST: Phrase = {
	en: [
		"I would like to be of use rather than guess. What is it mostly about?",
		"Before I suggest anything I want to know it a little better. What is the part that you most want to change?",
	],
	hinglish: [
		"Andaze se kehne ke bajaye samajhna chahta hoon. Baat mukhya roop se kis baare mein hai?",
		"Kuch sujhane se pehle thoda aur jaanna chahta hoon. Sabse zyada kya badalne ka mann hai?",
	],
	hi: [
		"अंदाज़े से कहने के बजाय समझना चाहता हूँ। बात मुख्य रूप से किस बारे में है?",
		"कुछ सुझाने से पहले थोड़ा और जानना चाहता हूँ। सबसे ज़्यादा क्या बदलने का मन है?",
	],
};

/**
 * Asked what to do for a friend, or for somebody ill at home. Hindi alone: in English the talk knows whom it is
 * about.
 */
export const ADVICE_FOR_ANOTHER: HindiPhrase = {
	hinglish: [
		"Aksar sabse zyada yeh kaam aata hai ki koi bina salah ke sun le, aur poochh le ki kya chahiye. 'Main hoon' jaisa ek chhota message bhi pahunchta hai. Unse aakhri baat kab hui?",
		"Unki jagah sab theek kar dena kisi ke haath mein nahin hota, saath bana rehna hota hai. Koi ek aur insaan bhi jude, to aap par kam padega. Wahan aur kaun hai?",
	],
	hi: [
		"अक्सर सबसे ज़्यादा यह काम आता है कि कोई बिना सलाह के सुन ले, और पूछ ले कि क्या चाहिए। 'मैं हूँ' जैसा एक छोटा मैसेज भी पहुँचता है। उनसे आख़िरी बात कब हुई?",
		"उनकी जगह सब ठीक कर देना किसी के हाथ में नहीं होता, साथ बना रहना होता है। कोई एक और इंसान भी जुड़े, तो आप पर कम पड़ेगा। वहाँ और कौन है?",
	],
};

/** To a question about one thing in what was told, for which there is no general advice. */
export const ADVICE_ON_THIS: Phrase = {
	en: [
		"I would rather find that with you than guess. What has been tried so far, by you or by others?",
		"For that I have no ready answer. What would be the smallest change in it that helps, even for one day?",
		"Let us look at it together. Who else is part of it, and could do something?",
	],
	hinglish: [
		"Iska taiyar jawab mere paas nahin, saath mein dekhte hain. Ab tak kya karke dekha hai?",
		"Andaze se nahin kehna chahta. Ismein sabse chhoti kaun si baat badle to ek din ke liye bhi aaram ho?",
	],
	hi: [
		"इसका तैयार जवाब मेरे पास नहीं, साथ में देखते हैं। अब तक क्या करके देखा है?",
		"अंदाज़े से नहीं कहना चाहता। इसमें सबसे छोटी कौन सी बात बदले तो एक दिन के लिए भी आराम हो?",
	],
};

/** Answers to what is no message at all. */
export const UNREADABLE: Phrase = {
	en: [
		"I could not make words out of that, but I am here. What would you like to say?",
		"Maybe your finger slipped, or maybe there are no words right now. Both are fine. How are you?",
		"I did not catch that. You can use a few plain words, in English, Hindi or Hinglish.",
	],
	hinglish: [
		"Yeh main padh nahin paaya, par main yahin hoon. Kya kehne ka mann hai?",
		"Shayad ungli phisal gayi, ya abhi shabd nahin hain. Dono theek hai. Aapka haal kaisa hai?",
		"Yeh samajh nahin aaya. Hindi, Hinglish ya English ke do saade shabd bhi chalenge.",
	],
	hi: [
		"यह मैं पढ़ नहीं पाया, पर मैं यहीं हूँ। क्या कहने का मन है?",
		"शायद उँगली फिसल गई, या अभी शब्द नहीं हैं। दोनों ठीक है। आपका हाल कैसा है?",
		"यह समझ नहीं आया। हिंदी, हिंग्लिश या अंग्रेज़ी के दो सादे शब्द भी चलेंगे।",
	],
};

export const ONLY_EMOJI: Phrase = {
	en: [
		"A picture can say it first. What is behind it?",
		"I see it. If there were a sentence to go with it, what would it be?",
		"Sometimes that is all there is to type. What happened?",
	],
	hinglish: [
		"Kabhi tasveer pehle keh deti hai. Iske peeche kya hai?",
		"Dekh liya. Iske saath ek vaakya likhna ho, to kya hoga?",
		"Kabhi likhne ko bas itna hi hota hai. Kya hua?",
	],
	hi: [
		"कभी तस्वीर पहले कह देती है। इसके पीछे क्या है?",
		"देख लिया। इसके साथ एक वाक्य लिखना हो, तो क्या होगा?",
		"कभी लिखने को बस इतना ही होता है। क्या हुआ?",
	],
};

export const OTHER_LANGUAGE: Phrase = {
	en: [
		"I am sorry, I can only read English, Hindi and Hinglish. Tele-MANAS on {talk} speaks twenty languages, free, day and night. In danger, call {emergency}.",
		"That is a language I cannot read. People at {talk} speak twenty of them, at any hour, and {emergency} is for danger. If you can, write to me in English or Hindi.",
	],
	hinglish: [
		"Yeh bhasha main nahin padh sakta, sirf English, Hindi aur Hinglish. {talk} par bees bhashaon mein baat hoti hai, din raat, muft. Khatre mein {emergency}.",
	],
	hi: [
		"यह भाषा मैं नहीं पढ़ सकता, सिर्फ़ अंग्रेज़ी, हिंदी और हिंग्लिश। {talk} पर बीस भाषाओं में बात होती है, दिन-रात, मुफ़्त। ख़तरे में {emergency}।",
	],
};

export const KEEPS_TO_ITSELF: Phrase = {
	en: [
		"I keep to what I am: a program that listens. If something is behind the question, I would like to hear that.",
		"I do not play other parts or set my rules aside. What is going on with you today?",
		"That is not something I do. I am here to listen to how you are.",
	],
	hinglish: [
		"Main jo hoon wahi rehta hoon: ek program jo sunta hai. Agar is sawaal ke peeche kuch hai, to woh sunna chahta hoon.",
		"Yeh main nahin karta. Yahan aapka haal sunne ke liye hoon.",
	],
	hi: [
		"मैं जो हूँ वही रहता हूँ: एक प्रोग्राम जो सुनता है। अगर इस सवाल के पीछे कुछ है, तो वह सुनना चाहता हूँ।",
		"यह मैं नहीं करता। यहाँ आपका हाल सुनने के लिए हूँ।",
	],
};
