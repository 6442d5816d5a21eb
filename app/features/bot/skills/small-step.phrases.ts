import type { Phrase } from "../voice";

export const OFFER: Phrase = {
	en: [
		"Would you like to pick one very small thing for today or tomorrow, and make it easy to do?",
		"Shall we find one step so small that it is hard to miss?",
	],
	hinglish: ["Kya aaj ya kal ke liye ek bahut chhota kaam chunein, jo aasaan ho?"],
	hi: ["क्या आज या कल के लिए एक बहुत छोटा काम चुनें, जो आसान हो?"],
};

export const WHY: Phrase = {
	en: [
		"When energy is low, wanting comes after doing, not before. A tiny act can start it.",
		"Low days shrink life. One small act opens it by a hand's width.",
	],
	hinglish: ["Jab himmat kam ho, to mann kaam ke baad lagta hai, pehle nahi. Chhota sa kaam shuruaat karta hai."],
	hi: ["जब हिम्मत कम हो, तो मन काम के बाद लगता है, पहले नहीं। छोटा-सा काम शुरुआत करता है।"],
};

export const WHAT: Phrase = {
	en: [
		"What is something that used to bring a little ease, or that would feel good to have done? Nothing big.",
		"Think of one thing you have been leaving: a bath, a call, sunlight, a plant. Which would it be?",
	],
	hinglish: ["Kaun si cheez se pehle thoda aaram milta tha, ya jo ho jaye to achha lage? Badi nahi."],
	hi: ["कौन-सी चीज़ से पहले थोड़ा आराम मिलता था, या जो हो जाए तो अच्छा लगे? बड़ी नहीं।"],
};
export const PLAINER_WHAT: Phrase = {
	en: [
		"For example: sit in the sun, water the tulsi, message one friend, wash your face, walk to the gate. Any one.",
		"Something with your hands or feet, at home, free of cost. Pick one thing.",
	],
	hinglish: ["Jaise: dhoop mein baithna, tulsi ko paani, ek dost ko message, gate tak chalna. Koi ek."],
	hi: ["जैसे: धूप में बैठना, तुलसी को पानी, एक दोस्त को संदेश, गेट तक चलना। कोई एक।"],
};

export const SMALLER: Phrase = {
	en: [
		"Now make it smaller, so that it fits in five minutes even on a bad day. What would that look like?",
		"What is the five-minute piece of it, the one you could do when tired?",
	],
	hinglish: ["Ab ise aur chhota karein, paanch minute ka, kharab din mein bhi ho sake. Woh kya hoga?"],
	hi: ["अब इसे और छोटा करें, पाँच मिनट का, ख़राब दिन में भी हो सके। वह क्या होगा?"],
};
export const PLAINER_SMALLER: Phrase = {
	en: [
		"'Clean the room' becomes 'put away one shirt'. 'Exercise' becomes 'shoes on, to the corner and back'. Yours becomes ...",
		"Just the first bite of it.",
	],
	hinglish: ["'Kamra saaf' ki jagah 'ek kameez tah karna'. 'Kasrat' ki jagah 'kone tak chalna'. Aapka likhiye."],
	hi: ["'कमरा साफ़' की जगह 'एक क़मीज़ तह करना'। 'कसरत' की जगह 'कोने तक चलना'। आपका लिखिए।"],
};

export const WHEN: Phrase = {
	en: [
		"When and where will it happen? Tying it to something you do anyway helps, like after tea.",
		"After which thing that you do daily could it come, and in which place?",
	],
	hinglish: ["Kab aur kahan? Kisi roz ki cheez ke saath jodna achha rehta hai, jaise chai ke baad."],
	hi: ["कब और कहाँ? किसी रोज़ की चीज़ के साथ जोड़ना अच्छा रहता है, जैसे चाय के बाद।"],
};
export const PLAINER_WHEN: Phrase = {
	en: ["Like this: 'tomorrow, after brushing, on the balcony'.", "A time and a spot, in a few words."],
	hinglish: ["Aise: 'kal, brush ke baad, balcony mein'."],
	hi: ["ऐसे: 'कल, ब्रश के बाद, बालकनी में'।"],
};

export const OBSTACLE: Phrase = {
	en: ["What may get in the way?", "If it does not happen, what will most likely be the reason?"],
	hinglish: ["Beech mein kya aa sakta hai?"],
	hi: ["बीच में क्या आ सकता है?"],
};
export const PLAINER_OBSTACLE: Phrase = {
	en: [
		"The phone, rain, guests, a heavy body, forgetting: which of them.",
		"Whatever usually stops such things. If nothing comes up, write skip.",
	],
	hinglish: ["Phone, baarish, mehmaan, thakaan, bhool jaana: inme se kya, likhiye."],
	hi: ["फ़ोन, बारिश, मेहमान, थकान, भूल जाना: इनमें से क्या, लिखिए।"],
};

export const INSTEAD: Phrase = {
	en: [
		"If “{obstacle}” comes, what could you do then, even half of it?",
		"Suppose it is “{obstacle}”. What would still be possible?",
	],
	hinglish: ["Agar “{obstacle}” ho, to kya ho sakta hai, aadha hi sahi?"],
	hi: ["अगर “{obstacle}” हो, तो क्या हो सकता है, आधा ही सही?"],
};
export const PLAINER_INSTEAD: Phrase = {
	en: [
		"An 'if ... then ...': if it rains, then I stand at the window. Write yours.",
		"A spare plan, smaller still. One breath of it counts.",
	],
	hinglish: ["'Agar ... to ...': agar baarish ho to khidki par khade. Aapka likhiye."],
	hi: ["'अगर ... तो ...': अगर बारिश हो तो खिड़की पर। आपका लिखिए।"],
};

export const LIKELY: Phrase = {
	en: [
		"How likely does it seem: likely, maybe, or not really?",
		"Would you bet a cup of tea that it happens: yes, maybe, or no?",
	],
	hinglish: ["Kitna mumkin lagta hai: haan, shayad, ya nahi?"],
	hi: ["कितना मुमकिन लगता है: हाँ, शायद, या नहीं?"],
};
export const PLAINER_LIKELY: Phrase = {
	en: [
		"If it seems hard, say no, and we cut it in half. That is not failing.",
		"Yes keeps it as it is; no makes it smaller.",
	],
	hinglish: ["Mushkil lage to nahi likhiye, hum ise aadha kar denge."],
	hi: ["मुश्किल लगे तो नहीं लिखिए, हम इसे आधा कर देंगे।"],
};

export const HALVED: Phrase = {
	en: [
		"Then half of it: only the first minute, and after that you may stop. Beginning counts as done.",
		"So cut it again: only get up and stand where it would start. That alone counts.",
	],
	hinglish: ["To aadha: sirf pehla minute, phir ruk sakte hain. Shuru karna hi kaafi hai."],
	hi: ["तो आधा: सिर्फ़ पहला मिनट, फिर रुक सकते हैं। शुरू करना ही काफ़ी है।"],
};

export const END_STEP: Phrase = {
	en: ["The step: {step}.", "So it is this: {step}."],
	hinglish: ["Kadam: {step}."],
	hi: ["क़दम: {step}।"],
};
export const END_WHEN: Phrase = {
	en: ["When and where: {when}.", "Its place in the day: {when}."],
	hinglish: ["Kab aur kahan: {when}."],
	hi: ["कब और कहाँ: {when}।"],
};
export const END_INSTEAD: Phrase = {
	en: ["If something comes between: {instead}.", "The spare plan: {instead}."],
	hinglish: ["Warna: {instead}."],
	hi: ["वरना: {instead}।"],
};
export const END: Phrase = {
	en: [
		"If it happens, notice how it was. If not, we have learned what stood in the way, and can make it smaller.",
		"Done or not done, come and tell me if you like. Both teach something.",
	],
	hinglish: ["Ho jaye to dekhiye kaisa laga. Na ho to pata chalega kya beech mein aaya, phir aur chhota karenge."],
	hi: ["हो जाए तो देखिए कैसा लगा। न हो तो पता चलेगा क्या बीच में आया, फिर और छोटा करेंगे।"],
};
