import type { Phrase } from "../voice";

export const OFFER: Phrase = {
	en: [
		"Would you like to try something short: finding for yourself the words you would give a friend?",
		"Shall we look for a kinder way to speak to yourself about this, just a few lines?",
	],
	hinglish: [
		"Kya kuch chhota karke dekhein: jo shabd kisi dost ke liye hote, wahi apne liye dhoondhna?",
		"Kya apne aap se thodi narmi se baat karne ka tareeka dekhein?",
	],
	hi: [
		"क्या कुछ छोटा करके देखें: जो शब्द किसी दोस्त के लिए होते, वही अपने लिए ढूँढना?",
		"क्या अपने आप से थोड़ी नरमी से बात करने का तरीक़ा देखें?",
	],
};

export const WHY: Phrase = {
	en: [
		"People scold themselves in words they would never use on a friend. Scolding tires; fairness helps one carry on.",
		"It is not about excuses. It is about using the same measure for yourself as for others.",
	],
	hinglish: ["Jo baat hum dost se kabhi na kahein, woh khud se kehte hain. Barabar ka tol apne liye bhi."],
	hi: ["जो बात हम दोस्त से कभी न कहें, वह ख़ुद से कहते हैं। बराबर का तोल अपने लिए भी।"],
};

export const HARD_THING: Phrase = {
	en: [
		"What is the thing that weighs on you? A line is enough.",
		"Which moment or matter are you being hard on yourself about?",
	],
	hinglish: ["Kaun si baat mann par bhaari hai? Ek line kaafi hai.", "Kis baat par apne aap par sakhti ho rahi hai?"],
	hi: ["कौन-सी बात मन पर भारी है? एक पंक्ति काफ़ी है।", "किस बात पर अपने आप पर सख़्ती हो रही है?"],
};
export const PLAINER_HARD_THING: Phrase = {
	en: [
		"Something that happened, or something about yourself: 'I shouted at my son', 'I failed again'.",
		"Only the outline. You need not tell all of it.",
	],
	hinglish: ["Jo hua, ya apne baare mein kuch: 'bachche par chillaya', 'phir se number kam aaye'."],
	hi: ["जो हुआ, या अपने बारे में कुछ: 'बच्चे को डाँटा', 'फिर से नंबर कम आए'।"],
};

export const OWN_WORDS: Phrase = {
	en: [
		"And what do you say to yourself about it, in the words you really use?",
		"When it comes up, what does the voice inside say?",
	],
	hinglish: [
		"Us par khud se kya baat hoti hai, asli shabdon mein?",
		"Jab woh yaad aata hai, andar ki awaaz kya kehti hai?",
	],
	hi: ["उस पर अपने आप से क्या बात होती है, असली शब्दों में?", "जब वह याद आता है, अंदर की आवाज़ क्या कहती है?"],
};
export const PLAINER_OWN_WORDS: Phrase = {
	en: [
		"Perhaps 'I am useless' or 'I should have known'. Yours may be quite different.",
		"The sentence that comes at night, for instance.",
	],
	hinglish: ["Shayad 'main kisi kaam ka nahi' ya 'mujhe pata hona chahiye tha'. Aapka alag ho sakta hai."],
	hi: ["शायद 'मुझसे कुछ नहीं होता' या 'मुझे पता होना चाहिए था'। आपका अलग हो सकता है।"],
};

export const FRIEND: Phrase = {
	en: [
		"Now somebody dear to you, in the very same place, comes and tells you this. What would you say to them?",
		"Think of a person you are fond of. The same thing has happened to them. Which words would you find?",
	],
	hinglish: [
		"Ab koi pyaara dost isi jagah par ho aur yahi bataye. Us ke liye aapke mann se kya baat niklegi?",
		"Sochiye yahi kisi apne ke saath hua. Unke liye kaun se shabd aate?",
	],
	hi: [
		"अब कोई प्यारा दोस्त इसी जगह पर हो और यही बताए। उसके लिए आपके मन से क्या बात निकलेगी?",
		"सोचिए यही किसी अपने के साथ हुआ। उनके लिए कौन-से शब्द आते?",
	],
};
export const PLAINER_FRIEND: Phrase = {
	en: [
		"A sister, a cousin, a child in your class. Say it as you would say it over tea.",
		"If words are missing: what would your face or hands do for them.",
	],
	hinglish: ["Behen, bhai, ya class ka koi bachcha. Jaise chai par kehte hain, waise likhiye."],
	hi: ["बहन, भाई, या क्लास का कोई बच्चा। जैसे चाय पर कहते हैं, वैसे लिखिए।"],
};

export const TURNED: Phrase = {
	en: [
		"You would say: “{friend}”. Put your own name in front and write it once more, changed if it needs to be.",
		"“{friend}”. Those are your words. Write them now to yourself, beginning with your name or 'I'.",
	],
	hinglish: ["Aapke shabd: “{friend}”. Ab inhe apne naam ke saath ek baar likhiye, badalna ho to badal kar."],
	hi: ["आपके शब्द: “{friend}”। अब इन्हें अपने नाम के साथ एक बार लिखिए, बदलना हो तो बदलकर।"],
};
export const TURNED_WITHOUT: Phrase = {
	en: [
		"Then borrow a line: 'This is hard, and I am doing what I can.' Change any word until it is bearable, and write it.",
		"Here is a plain one to start from: 'Many would struggle with this.' Write it in your own way, for you.",
	],
	hinglish: [
		"To ek line udhaar lijiye: 'Yeh mushkil hai, jo ho sakta hai woh ho raha hai.' Apne shabdon mein likhiye.",
	],
	hi: ["तो एक पंक्ति उधार लीजिए: 'यह मुश्किल है, जो हो सकता है वह हो रहा है।' अपने शब्दों में लिखिए।"],
};
export const PLAINER_TURNED: Phrase = {
	en: [
		"The same kind sentence, but for you. If it feels false, make it smaller until you can half believe it.",
		"Like a note left on your own pillow. One short line.",
	],
	hinglish: ["Wahi narm baat, par apne liye. Jhooth lage to chhoti kar dijiye, jitni aadhi sach lage."],
	hi: ["वही नरम बात, पर अपने लिए। झूठ लगे तो छोटी कर दीजिए, जितनी आधी सच लगे।"],
};

export const HAND: Phrase = {
	en: [
		"If you like, rest a hand on your chest or hold one hand in the other, and read your line again, slowly. Say ok after it.",
		"One thing more, only if it feels right: a warm palm on the arm, and the line read once in silence. Then ok.",
	],
	hinglish: [
		"Mann ho to ek haath seene par rakhiye, ya ek haath doosre mein, aur apni line dheere se phir padhiye. Phir ok.",
	],
	hi: ["मन हो तो एक हाथ सीने पर रखिए, या एक हाथ दूसरे में, और अपनी पंक्ति धीरे से फिर पढ़िए। फिर ओके।"],
};
export const PLAINER_HAND: Phrase = {
	en: [
		"Read what you wrote once more, as if somebody kind were reading it to you. Write ok after. The hand is optional.",
		"Only read the line, slower than usual, then write ok.",
	],
	hinglish: ["Jo likha, ek baar phir padhiye, jaise koi apna padh raha ho. Phir ok."],
	hi: ["जो लिखा, एक बार फिर पढ़िए, जैसे कोई अपना पढ़ रहा हो। फिर ओके।"],
};

export const KEPT: Phrase = {
	en: ["Yours to keep: “{kinder}”.", "This is what you wrote: “{kinder}”."],
	hinglish: ["Aapke shabd: “{kinder}”."],
	hi: ["आपके शब्द: “{kinder}”।"],
};

export const END: Phrase = {
	en: [
		"The harsh voice may return; it is an old habit. The other line may be said beside it.",
		"You do not have to believe it fully. Having said it once is a beginning.",
	],
	hinglish: ["Sakht awaaz laut sakti hai, purani aadat hai. Uske saath doosri line bhi keh sakte hain."],
	hi: ["सख़्त आवाज़ लौट सकती है, पुरानी आदत है। उसके साथ दूसरी पंक्ति भी कह सकते हैं।"],
};
