import type { Phrase } from "../voice";

export const OFFER: Phrase = {
	en: [
		"Would you like to do something small with the five senses, to come back to this room?",
		"Shall we look at what is around you, one sense at a time, for a few minutes?",
	],
	hinglish: [
		"Kya kuch minute aas-paas ki cheezon par dhyaan dein, ek-ek karke?",
		"Ek aasaan sa tareeka hai: dekhna, chhoona, sunna. Kya karke dekhein?",
	],
	hi: ["क्या कुछ मिनट आस-पास की चीज़ों पर ध्यान दें, एक-एक करके?", "एक आसान-सा तरीक़ा है: देखना, छूना, सुनना। क्या करके देखें?"],
};

export const WHY: Phrase = {
	en: [
		"When the mind runs off, the senses only know this moment. Naming them gives it something near to hold.",
		"It gives the mind a plain job, here and now, so that the alarm has less room.",
	],
	hinglish: [
		"Mann bhaagta hai, par aankh-kaan sirf isi pal mein hote hain. Unka naam lene se mann ko pakadne ko kuch milta hai.",
	],
	hi: ["मन भागता है, पर आँख-कान सिर्फ़ इसी पल में होते हैं। उनका नाम लेने से मन को पकड़ने को कुछ मिलता है।"],
};

export const SEE: Phrase = {
	en: [
		"Look around slowly. Name five things that you can see, however plain: a switch, a shoe, a corner. Write them, or only look. Skip works too.",
		"Start with the eyes. Five things in sight, one after the other, near or far. A list of words is enough, and skip is always allowed.",
	],
	hinglish: [
		"Dheere se aas-paas dekhiye. Paanch cheezein jo dikh rahi hain: switch, chappal, koi kona. Likhiye ya bas dekhiye. Skip bhi chalega.",
		"Pehle aankhein. Paanch cheezein, ek ke baad ek, paas ya door. Do-chaar shabd kaafi hain, mann na ho to skip.",
	],
	hi: [
		"धीरे से आस-पास देखिए। पाँच चीज़ें जो दिख रही हैं: स्विच, चप्पल, कोई कोना। लिखिए या बस देखिए। 'आगे' भी चलेगा।",
		"पहले आँखें। पाँच चीज़ें, एक के बाद एक, पास या दूर। दो-चार शब्द काफ़ी हैं, मन न हो तो 'आगे'।",
	],
};

export const TOUCH: Phrase = {
	en: [
		"Now four things that touch you or that you can touch: cloth, the chair, your own hair, the floor. Name them in a few words.",
		"Next, touch. Four things under your hands, back or feet, warm or cool, rough or smooth. Write what you find.",
	],
	hinglish: [
		"Ab chaar cheezein jo haath mein aayein: kapda, kursi, apne baal, zameen. Do shabdon mein likhiye.",
		"Ab sparsh. Haath, peeth ya pairon ke neeche chaar cheezein, garam ya thandi. Jo mile, likhiye.",
	],
	hi: [
		"अब चार चीज़ें जो हाथ में आएँ: कपड़ा, कुर्सी, अपने बाल, ज़मीन। दो शब्दों में लिखिए।",
		"अब स्पर्श। हाथ, पीठ या पैरों के नीचे चार चीज़ें, गर्म या ठंडी। जो मिले, लिखिए।",
	],
};

/** For those who begin with touch, since seeing is not open to them. */
export const TOUCH_FIRST: Phrase = {
	en: [
		"Then we leave the eyes out and begin with the hands.",
		"Thank you for telling me. Hands and ears are enough for this.",
	],
	hinglish: ["To aankhon ko rehne dete hain, haathon se shuru karte hain."],
	hi: ["तो आँखों को रहने देते हैं, हाथों से शुरू करते हैं।"],
};

export const HEAR: Phrase = {
	en: [
		"Three sounds now: a fan, the road, a voice behind a wall. If hearing is not for you, three movements you feel will do, or skip.",
		"Then three sounds, loud or faint. If you do not hear, notice three small movements instead, or write skip.",
	],
	hinglish: [
		"Ab teen aawazein: pankha, sadak, deewar ke peeche koi. Sunna mumkin na ho to teen halchal, ya skip.",
		"Teen aawazein, tez ya halki. Na sunai de to aas-paas ki teen halki harkatein, ya skip likhiye.",
	],
	hi: [
		"अब तीन आवाज़ें: पंखा, सड़क, दीवार के पीछे कोई। सुनना मुमकिन न हो तो तीन हलचल, या 'आगे'।",
		"तीन आवाज़ें, तेज़ या हल्की। न सुनाई दे तो आस-पास की तीन हल्की हरकतें, या 'आगे' लिखिए।",
	],
};

export const SMELL: Phrase = {
	en: [
		"Two smells: soap, tea, rain, your sleeve. If there is none, two smells you like in memory.",
		"Now two things to smell. Bring a sleeve or a cup near, or think of two that you like.",
	],
	hinglish: [
		"Do khushbuein: sabun, chai, baarish, apni aasteen. Kuch na mile to do jo yaad mein achhi lagti hain.",
		"Ab do mehak. Cup ya kapda paas laiye, ya do pasand ki yaad kijiye.",
	],
	hi: [
		"दो ख़ुशबुएँ: साबुन, चाय, बारिश, अपनी आस्तीन। कुछ न मिले तो दो जो याद में अच्छी लगती हैं।",
		"अब दो महक। कप या कपड़ा पास लाइए, या दो पसंद की याद कीजिए।",
	],
};

export const TASTE: Phrase = {
	en: [
		"Last, one taste. A sip of water, or only what is in your mouth right now.",
		"And one thing to taste: water, a bit of sugar, or the taste of nothing.",
	],
	hinglish: [
		"Aakhir mein ek swaad. Ek ghoont paani, ya bas jo abhi munh mein hai.",
		"Aur ek swaad: paani, thodi cheeni, ya kuch bhi nahi.",
	],
	hi: ["आख़िर में एक स्वाद। एक घूँट पानी, या बस जो अभी मुँह में है।", "और एक स्वाद: पानी, थोड़ी चीनी, या कुछ भी नहीं।"],
};

export const PLAINER_SEE: Phrase = {
	en: [
		"Let your eyes rest on anything, then on the next thing. Five in all. Type a few of them, or just ok.",
		"Like telling a friend on the phone what is in the room: wall, fan, bag, cup, door.",
	],
	hinglish: ["Kisi bhi cheez par nazar tikaiye, phir agli par. Kul paanch. Kuch likh dijiye, ya bas ok."],
	hi: ["किसी भी चीज़ पर नज़र टिकाइए, फिर अगली पर। कुल पाँच। कुछ लिख दीजिए, या बस ओके।"],
};

export const PLAINER_TOUCH: Phrase = {
	en: [
		"Feel four things with your hand or foot. For example: shirt, phone, wall, bed. Then write them, or ok.",
		"What is your skin meeting: the air, a sleeve, the seat. Any four.",
	],
	hinglish: ["Haath ya pair se chaar cheezein mehsoos kijiye. Jaise: kameez, phone, deewar, bistar. Likhiye, ya ok."],
	hi: ["हाथ या पैर से चार चीज़ें महसूस कीजिए। जैसे: क़मीज़, फ़ोन, दीवार, बिस्तर। लिखिए, या ओके।"],
};

export const PLAINER_HEAR: Phrase = {
	en: [
		"Be quiet for a moment and catch three sounds, even tiny ones. Write them, or ok.",
		"Whatever reaches your ears: a bird, a bike, your own breath. Or write skip.",
	],
	hinglish: ["Ek pal chup rehkar teen aawazein pakadiye, chhoti bhi chalegi. Likhiye, ya ok."],
	hi: ["एक पल चुप रहकर तीन आवाज़ें पकड़िए, छोटी भी चलेगी। लिखिए, या ओके।"],
};

export const PLAINER_SMELL: Phrase = {
	en: [
		"Sniff the air, or your own hand. Two smells, or two you would like to have here.",
		"Two smells from anywhere, even remembered: mango, wet earth.",
	],
	hinglish: ["Hawa ya apna haath soonghiye. Do mehak, ya do jo yahan honi chahiye."],
	hi: ["हवा या अपना हाथ सूँघिए। दो महक, या दो जो यहाँ होनी चाहिए।"],
};

export const PLAINER_TASTE: Phrase = {
	en: [
		"One taste. Water counts, and so does an empty mouth. Then write ok.",
		"Take a sip of something and write what it was, or ok.",
	],
	hinglish: ["Ek swaad. Paani bhi chalega, khaali munh bhi. Phir ok."],
	hi: ["एक स्वाद। पानी भी चलेगा, ख़ाली मुँह भी। फिर ओके।"],
};

export const BACK_HERE: Phrase = {
	en: ["You have gone through all five.", "That was the last sense."],
	hinglish: ["Paanchon ho gaye.", "Yeh aakhri tha."],
	hi: ["पाँचों हो गए।", "यह आख़िरी था।"],
};
