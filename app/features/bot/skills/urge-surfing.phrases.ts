import type { Phrase } from "../voice";

export const OFFER: Phrase = {
	en: [
		"Urges rise and fall like a wave, mostly within half an hour. Would you like to sit this one out with me?",
		"Shall we ride this urge together for a few minutes, without fighting it and without obeying it?",
	],
	hinglish: [
		"Talab lehar jaisi hoti hai, aksar aadhe ghante mein utar jaati hai. Kya is lehar ko saath mein guzarne dein?",
	],
	hi: ["तलब लहर जैसी होती है, अक्सर आधे घंटे में उतर जाती है। क्या इस लहर को साथ में गुज़रने दें?"],
};

export const WHY: Phrase = {
	en: [
		"An urge that is watched and not fed gets smaller by itself. Each one you sit out makes the next a bit weaker.",
		"Fighting an urge feeds it. Watching it lets it break, as waves do.",
	],
	hinglish: ["Jis talab ko dekha jaye par khilaya na jaye, woh khud chhoti hoti hai."],
	hi: ["जिस तलब को देखा जाए पर खिलाया न जाए, वह ख़ुद छोटी होती है।"],
};

export const URGE: Phrase = {
	en: [
		"What is the urge for? You can name it plainly; nobody is judging.",
		"What is it pulling you towards, right now?",
	],
	hinglish: ["Mann kis cheez ki taraf kheench raha hai? Seedha likhiye, yahan koi judge nahi karta."],
	hi: ["मन किस चीज़ की ओर खींच रहा है? सीधा लिखिए, यहाँ कोई परखता नहीं।"],
};
export const PLAINER_URGE: Phrase = {
	en: [
		"A drink, a cigarette, a bet, a message to somebody, the phone, shouting: write the one it is.",
		"One word for what you want to do and would rather not.",
	],
	hinglish: ["Sharab, cigarette, jua, kisi ko message, phone, chillana: jo ho, ek shabd mein."],
	hi: ["शराब, सिगरेट, जुआ, किसी को संदेश, फ़ोन, चिल्लाना: जो हो, एक शब्द में।"],
};

export const STRENGTH: Phrase = {
	en: ["How strong is it, from 0 to 10?", "If 10 is the strongest pull you know, where is this one?"],
	hinglish: ["0 se 10 mein kitni tez hai?"],
	hi: ["0 से 10 में कितनी तेज़ है?"],
};
export const PLAINER_STRENGTH: Phrase = {
	en: [
		"0 is no pull at all, 10 is almost impossible to bear. A guess will do.",
		"Weak, middling or strong is fine too.",
	],
	hinglish: ["0 matlab bilkul nahi, 10 matlab sehna mushkil. Andaaza chalega."],
	hi: ["0 मतलब बिल्कुल नहीं, 10 मतलब सहना मुश्किल। अंदाज़ा चलेगा।"],
};

export const BODY: Phrase = {
	en: [
		"Where in the body do you notice it most: mouth, hands, chest, stomach?",
		"Look for it in the body. Which place holds the pull?",
	],
	hinglish: ["Sharir mein sabse zyada kahan mehsoos hoti hai: munh, haath, seena, pet?"],
	hi: ["शरीर में सबसे ज़्यादा कहाँ महसूस होती है: मुँह, हाथ, सीना, पेट?"],
};
export const PLAINER_BODY: Phrase = {
	en: [
		"It may be a dry mouth, restless fingers, heat in the face. Or write 'all over'.",
		"Anywhere it feels tight, warm or itchy.",
	],
	hinglish: ["Sookha munh, bechain ungliyan, chehre ki garmi. Ya 'poore sharir mein' likhiye."],
	hi: ["सूखा मुँह, बेचैन उँगलियाँ, चेहरे की गर्मी। या 'पूरे शरीर में' लिखिए।"],
};

export const WAVE: Phrase = {
	en: [
		"Picture it as a wave. You need not push it back; you only float. For one minute, watch that place in the body: growing, staying, thinning out. Breathe as you normally do. Say ok after about a minute.",
		"Now do nothing about it, on purpose. Let it swell and watch, as from a boat, for about a minute. It can be strong without being obeyed. Then say ok.",
	],
	hinglish: [
		"Ise ek lehar samjhiye. Dhakelna nahi, bas tairna. Ek minute us jagah ko dekhiye: badhna, rukna, halka hona. Saans jaisi hai waisi. Minute baad ok.",
	],
	hi: [
		"इसे एक लहर समझिए। धकेलना नहीं, बस तैरना। एक मिनट उस जगह को देखिए: बढ़ना, रुकना, हल्का होना। साँस जैसी है वैसी। मिनट बाद ओके।",
	],
};
export const PLAINER_WAVE: Phrase = {
	en: [
		"Just sit and notice the pull for a minute, like waiting for a bus. Write ok when the minute is over.",
		"Count sixty slow seconds while the urge does what it likes. Then ok.",
	],
	hinglish: ["Ek minute baithiye aur us khichaav ko dekhiye, jaise bus ka intezaar. Phir ok."],
	hi: ["एक मिनट बैठिए और उस खिंचाव को देखिए, जैसे बस का इंतज़ार। फिर ओके।"],
};

export const DELAY: Phrase = {
	en: [
		"That was a minute of not obeying it. Next, put it off by ten minutes, not for ever. What could your hands do in that time?",
		"Now a delay: ten minutes, and then you decide afresh. What can fill them?",
	],
	hinglish: ["Ab ise das minute taaliye, hamesha ke liye nahi. Itni der haath kya kar sakte hain?"],
	hi: ["अब इसे दस मिनट टालिए, हमेशा के लिए नहीं। इतनी देर हाथ क्या कर सकते हैं?"],
};
export const PLAINER_DELAY: Phrase = {
	en: [
		"Water, a shower, washing cups, a walk to another street, a call to someone who is on your side. Write one.",
		"Something that moves you away from it, by a room or a road.",
	],
	hinglish: ["Paani, nahaana, bartan, doosri gali tak chalna, kisi apne ko call. Ek likhiye."],
	hi: ["पानी, नहाना, बर्तन, दूसरी गली तक चलना, किसी अपने को फ़ोन। एक लिखिए।"],
};

export const DELAY_CHOSEN: Phrase = {
	en: ["So for ten minutes: {delay}.", "Then these ten minutes go to: {delay}."],
	hinglish: ["To das minute: {delay}."],
	hi: ["तो दस मिनट: {delay}।"],
};

/** Source: withdrawal from daily alcohol can be dangerous (WHO mhGAP guide, substance use module). */
export const DAILY_DRINKING: Phrase = {
	en: [
		"One thing to know: with drinking every day, stopping all at once can make the body ill. A doctor can make it safe.",
		"If drink is a daily thing, cutting it off in one go can be risky for the body; a doctor can help with that.",
	],
	hinglish: [
		"Ek baat: roz peene par achanak bilkul band karna sharir ke liye khatarnak ho sakta hai. Doctor ki madad lijiye.",
	],
	hi: ["एक बात: रोज़ पीने पर अचानक बिल्कुल बंद करना शरीर के लिए ख़तरनाक हो सकता है। डॉक्टर की मदद लीजिए।"],
};
export const END: Phrase = {
	en: [
		"If the wave comes again, it is the same wave: look, wait, put it off. Whatever you choose, you can come back and talk.",
		"Waves come in sets. Each can be met like this one, ten minutes at a time.",
	],
	hinglish: ["Lehar phir aaye to wahi: dekhna, rukna, taalna. Jo bhi ho, yahan aakar baat kar sakte hain."],
	hi: ["लहर फिर आए तो वही: देखना, रुकना, टालना। जो भी हो, यहाँ आकर बात कर सकते हैं।"],
};
