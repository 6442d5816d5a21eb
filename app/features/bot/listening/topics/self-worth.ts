import type { TopicWords } from "../topic-words";

export const selfWorth: TopicWords = {
	name: {
		en: ["not being good enough in your own eyes"],
		hinglish: ["khud ko kam samajhne"],
		hi: ["ख़ुद को कम समझने"],
	},
	meet: {
		en: [
			"The voice inside can be a far harder judge than anyone outside.",
			"Measuring yourself again and again takes a lot out of anyone.",
			"It is not easy to see your own worth from the inside.",
			"Those are hard words to live with, whoever says them.",
			"How you see yourself and how others see you can be far apart.",
			"A judgement like that can creep into everything a person does.",
		],
		hinglish: [
			"Andar ki awaaz kabhi-kabhi baahar walon se zyada sakht hoti hai.",
			"Khud ko baar-baar tolna kisi ko bhi thaka deta hai.",
			"Apni keemat khud dekh paana aasaan nahin hota.",
		],
		hi: [
			"अंदर की आवाज़ कभी-कभी बाहर वालों से ज़्यादा सख़्त होती है।",
			"ख़ुद को बार-बार तोलना किसी को भी थका देता है।",
			"अपनी क़ीमत ख़ुद देख पाना आसान नहीं होता।",
		],
	},
	ask: [
		{
			en: ["What happened lately that made this thought louder?", "Which moment set this off most recently?"],
			hinglish: ["Haal mein kis baat se yeh khayal tez hua?"],
			hi: ["हाल में किस बात से यह ख़याल तेज़ हुआ?"],
		},
		{
			en: ["When did you begin to see yourself this way?", "How old is this way of looking at yourself?"],
			hinglish: ["Apne baare mein yeh soch kab se hai?", "Khud ko is nazar se dekhna kab shuru hua?"],
			hi: ["अपने बारे में यह सोच कब से है?", "ख़ुद को इस नज़र से देखना कब शुरू हुआ?"],
		},
		{
			en: ["Is there someone with whom that voice gets quieter?", "In whose company is it easier to be yourself?"],
			hinglish: ["Kiske saath yeh awaaz thodi dheemi hoti hai?"],
			hi: ["किसके साथ यह आवाज़ थोड़ी धीमी होती है?"],
		},
		{
			en: [
				"What makes this thought a little weaker, even briefly?",
				"What were you doing the last time it left you in peace?",
			],
			hinglish: ["Yeh khayal kab thoda kam hota hai?"],
			hi: ["यह ख़याल कब थोड़ा कम होता है?"],
		},
		{
			en: ["Whose words does that inner voice sound like?", "Where do you think this way of measuring came from?"],
			hinglish: ["Khud ko is tarah tolna kahan se aaya hoga?", "Andar ki yeh awaaz kiski baaton jaisi lagti hai?"],
			hi: ["ख़ुद को इस तरह तोलना कहाँ से आया होगा?", "अंदर की यह आवाज़ किसकी बातों जैसी लगती है?"],
		},
	],
	thought: {
		en: [
			"A thought about yourself can sound like a fact and still be only a thought.",
			"Most people hold their own inside up against the outside of others. That is never a fair match.",
			"Many people find it useful to ask what they would say to a friend in the same place.",
		],
		hinglish: [
			"Aksar log apne andar ko doosron ke baahar se tolte hain. Yeh barabar ka mukabla nahin hota.",
			"Apne baare mein koi khayal sach jaisa lag sakta hai, phir bhi woh sirf ek khayal ho sakta hai.",
		],
		hi: [
			"अक्सर लोग अपने अंदर को दूसरों के बाहर से तोलते हैं। यह बराबर का मुक़ाबला नहीं होता।",
			"अपने बारे में कोई ख़याल सच जैसा लग सकता है, फिर भी वह सिर्फ़ एक ख़याल हो सकता है।",
		],
	},
};
