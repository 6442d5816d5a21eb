import type { Phrase } from "../voice";

/** Takes in a word or two without making more of them. In Hindi without a "haan", which would deny a "nahi". */
export const BRIEF: Phrase = {
	en: [
		"I see.",
		"All right.",
		"Thank you.",
		"I have that.",
		"I hear you.",
		"Okay.",
		"I follow.",
		"Right.",
		"Mm, all right.",
		"All right, then.",
		"Mm.",
		"Understood.",
	],
	hinglish: [
		"Achha.",
		"Ji.",
		"Sun liya.",
		"Theek hai.",
		"Itna bhi kaafi hai.",
		"Samjha.",
		"Ji, theek.",
		"Achha ji.",
		"Achha, yeh bhi.",
		"Samajh gaya.",
		"Hmm.",
	],
	hi: [
		"अच्छा।",
		"जी।",
		"सुन लिया।",
		"ठीक है।",
		"इतना भी काफ़ी है।",
		"समझा।",
		"जी, ठीक।",
		"अच्छा जी।",
		"अच्छा, यह भी।",
		"समझ गया।",
		"हम्म।",
	],
};

/** Says a word or two back, where nothing else is known of them yet: "Canada, then." English only. */
export const ECHO: Phrase = {
	en: ["{Words}, then.", "{Words}.", "{Words}, I see.", "{Words}, all right.", "So, {words}."],
};

/** Asks on from a word or two. */
export const ECHO_ASK: Phrase = {
	en: [
		"What goes with that?",
		"And what is that like?",
		"What comes next to it?",
		"What would you add to that, if you wanted to?",
		"What is it about that?",
	],
};

/** Questions that a yes, a no or one word answers, for those who have few words today. */
export const SMALL_ASK: Phrase = {
	en: [
		"Is it more about something that happened, or more of a feeling?",
		"Did it start today, or has it been around for longer?",
		"Is it about a person?",
		"Is somebody near you right now, or are you on your own?",
		"Is it heavier in the day, or at night?",
		"Have you eaten something today?",
		"Did you get some sleep last night?",
		"Is there one thing you would like to be different?",
		"Is it loud in your head, or more like empty?",
		"Is it something at home, or somewhere else?",
		"Has anything today been even a little all right?",
	],
	hinglish: [
		"Kuch hua hai, ya bas mann aisa hai?",
		"Yeh aaj se hai, ya kuch samay se?",
		"Kya baat kisi insaan ki hai?",
		"Abhi koi aapke paas hai, ya aap akele hain?",
		"Din mein zyada bhaari lagta hai, ya raat mein?",
		"Aaj kuch khaya?",
		"Kal raat thodi neend aayi?",
		"Baat ghar ki hai, ya kahin aur ki?",
		"Kya koi ek cheez hai jo alag honi chahiye?",
		"Aaj kuch bhi thoda theek laga?",
	],
	hi: [
		"कुछ हुआ है, या बस मन ऐसा है?",
		"यह आज से है, या कुछ समय से?",
		"क्या बात किसी इंसान की है?",
		"अभी कोई आपके पास है, या आप अकेले हैं?",
		"दिन में ज़्यादा भारी लगता है, या रात में?",
		"आज कुछ खाया?",
		"कल रात थोड़ी नींद आई?",
		"बात घर की है, या कहीं और की?",
		"क्या कोई एक चीज़ है जो अलग होनी चाहिए?",
		"आज कुछ भी थोड़ा ठीक लगा?",
	],
};

/** One word that names a place or a state, and the smallest question that goes with it. */
export const ONE_WORD: readonly (readonly [RegExp, Phrase])[] = [
	[/^(?:\w+ )?again$/, { en: ["Again, then. What happened this time?", "Again. How was it this time?"] }],
	[
		/^(?:school|college|class|school sucks|school stuff)$/,
		{
			en: [
				"School, then. Is it more the work there, or the people?",
				"So it is school. The lessons, or what goes on between them?",
			],
			hinglish: ["School ki baat hai. Padhai ki, ya wahan ke logon ki?"],
			hi: ["स्कूल की बात है। पढ़ाई की, या वहाँ के लोगों की?"],
		},
	],
	[
		/^(?:people|everyone|they|them|log|sab log|लोग)$/,
		{
			en: ["People, then. Somebody in particular, or all of them?", "Which ones: at home, or outside?"],
			hinglish: ["Log, achha. Ghar ke, ya bahar ke?"],
			hi: ["लोग, अच्छा। घर के, या बाहर के?"],
		},
	],
	[
		/^(?:boys|girls|friends|ladke|ladkiya|ladkiyan|dost|लड़के|लड़कियाँ|दोस्त)$/,
		{
			en: ["Them, then. Is it what they say, or what they do?", "Is it one of them, or all together?"],
			hinglish: ["Achha. Ek unme se, ya sab saath mein?"],
			hi: ["अच्छा। एक उनमें से, या सब साथ में?"],
		},
	],
	[
		/^(?:mother|father|mummy|mumma|maa|papa|sister|brother|bhai|behen|didi|मम्मी|माँ|मां|पापा|भाई|बहन|दीदी)$/,
		{
			en: [
				"Did something happen between you, or is it worry for them?",
				"So it is about them. Since today, or for longer?",
			],
			hinglish: ["Unse kuch hua, ya unki fikr hai?"],
			hi: ["उनसे कुछ हुआ, या उनकी फ़िक्र है?"],
		},
	],
	[
		/^(?:bad|very bad|so bad|not good|terrible|worse|horrible|low|bura|kharab|बुरा|ख़राब|खराब)$/,
		{
			en: [
				"Bad, then. Is it more in the body, or in the mind?",
				"I am sorry it is bad. Did something happen, or is it just there?",
			],
			hinglish: ["Bura lag raha hai. Shareer mein zyada, ya mann mein?"],
			hi: ["बुरा लग रहा है। शरीर में ज़्यादा, या मन में?"],
		},
	],
	[
		/^(?:home|family|parents|mom|dad|ghar|घर|परिवार)$/,
		{
			en: [
				"Home, then. Is there one person in it, or the whole house?",
				"So it is at home. Is it loud there, or silent?",
			],
			hinglish: ["Ghar ki baat. Kisi ek insaan ki, ya poore ghar ki?"],
			hi: ["घर की बात। किसी एक इंसान की, या पूरे घर की?"],
		},
	],
	[
		/^(?:work|job|office|boss|kaam|काम)$/,
		{
			en: ["Work, then. Too much of it, or the people in it?", "So it is work. The hours, or how they treat you?"],
			hinglish: ["Kaam ki baat. Kaam zyada hai, ya log mushkil hain?"],
			hi: ["काम की बात। काम ज़्यादा है, या लोग मुश्किल हैं?"],
		},
	],
	[
		/^(?:tired|so tired|very tired|exhausted|sleepy|thak gaya|thak gayi|थकान)$/,
		{
			en: ["Tired. In the body, or tired of something?", "Is it the tired that sleep helps, or the other kind?"],
			hinglish: ["Thakaan. Shareer ki, ya kisi baat se?"],
			hi: ["थकान। शरीर की, या किसी बात से?"],
		},
	],
	[
		/^(?:sad|lonely|alone|angry|scared|anxious|stressed|worried|empty|numb|udaas|akela|akeli|उदास|अकेला|अकेली)$/,
		{
			en: [
				"Thank you for the word. Is it strong right now, or more in the background?",
				"Since today, or for some time?",
			],
			hinglish: ["Yeh shabd batane ka shukriya. Abhi tez hai, ya peeche kahin?"],
			hi: ["यह शब्द बताने का शुक्रिया। अभी तेज़ है, या पीछे कहीं?"],
		},
	],
	[
		/^(?:everything|all of it|life|sab|sab kuch|सब|सब कुछ)$/,
		{
			en: ["Everything is a lot at once. If you pick one piece: home, work or study, or you yourself?"],
			hinglish: ["Sab kuch ek saath bahut hota hai. Ek hissa chunein: ghar, kaam ya padhai, ya khud aap?"],
			hi: ["सब कुछ एक साथ बहुत होता है। एक हिस्सा चुनें: घर, काम या पढ़ाई, या ख़ुद आप?"],
		},
	],
];

/** To three dots, or nothing that has words. */
export const SILENCE: Phrase = {
	en: [
		"No words needed. I am here, and there is no hurry.",
		"Quiet is fine too. One word will do when it comes, or none.",
		"I am still here. You can also just leave this open for a while.",
	],
	hinglish: [
		"Shabd zaroori nahin. Main yahin hoon, koi jaldi nahin.",
		"Chup rehna bhi theek hai. Jab mann ho, ek shabd kaafi hai.",
		"Main ab bhi yahin hoon. Ise thodi der khula bhi chhod sakte hain.",
		"Khaamoshi bhi chalegi. Jab baat aaye, aa jaayegi.",
	],
	hi: [
		"शब्द ज़रूरी नहीं। मैं यहीं हूँ, कोई जल्दी नहीं।",
		"चुप रहना भी ठीक है। जब मन हो, एक शब्द काफ़ी है।",
		"मैं अब भी यहीं हूँ। इसे थोड़ी देर खुला भी छोड़ सकते हैं।",
		"ख़ामोशी भी चलेगी। जब बात आए, आ जाएगी।",
	],
};
