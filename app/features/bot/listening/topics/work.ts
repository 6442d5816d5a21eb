import type { TopicWords } from "../topic-words";

export const work: TopicWords = {
	name: {
		en: ["work or your job"],
		hinglish: ["kaam ya naukri"],
		hi: ["काम या नौकरी"],
	},
	meet: {
		en: [
			"Work fills so many hours that trouble there is hard to leave behind.",
			"It is hard to do a job well in the middle of all that.",
			"A job asks for time and effort, but it can take far more than that.",
			"When your living depends on it, even speaking up has a price.",
			"A matter like this does not stop at the door when the shift ends.",
			"There is the work itself, and then there is everything around it.",
		],
		hinglish: [
			"Itne ghante kaam mein jaate hain ki wahan ki baat ghar tak aa jaati hai.",
			"Rozi-roti ki baat ho to munh kholna bhi aasaan nahin hota.",
			"Aise mein apna kaam theek se kar paana bhi mushkil hai.",
		],
		hi: [
			"इतने घंटे काम में जाते हैं कि वहाँ की बात घर तक आ जाती है।",
			"रोज़ी-रोटी की बात हो तो मुँह खोलना भी आसान नहीं होता।",
			"ऐसे में अपना काम ठीक से कर पाना भी मुश्किल है।",
		],
	},
	ask: [
		{
			en: ["What does a working day look like for you now?", "What was your last working day like?"],
			hinglish: ["Aajkal kaam ka din kaisa jaata hai?", "Kaam par pichhla din kaisa tha?"],
			hi: ["आजकल काम का दिन कैसा जाता है?", "काम पर पिछला दिन कैसा था?"],
		},
		{
			en: ["When did work start to be like this?", "Was it so from your first day there, or did something change?"],
			hinglish: ["Kaam par yeh sab kab se hai?"],
			hi: ["काम पर यह सब कब से है?"],
		},
		{
			en: ["Is there a colleague, or someone at home, who knows how it is there?", "Who at work sees what you see?"],
			hinglish: ["Kaam par ya ghar mein is haal ka kise pata hai?"],
			hi: ["काम पर या घर में इस हाल का किसे पता है?"],
		},
		{
			en: ["What makes a day there a bit easier?", "Which part of the work is still all right, even a small part?"],
			hinglish: ["Kaam ke din mein kaun si baat thoda sahara deti hai?"],
			hi: ["काम के दिन में कौन सी बात थोड़ा सहारा देती है?"],
		},
		{
			en: [
				"Which one change at work would make the biggest difference to you?",
				"If one thing there could be different next month, what would you pick?",
			],
			hinglish: ["Kaam mein kaun sa ek badlaav aapke liye sabse bada hoga?"],
			hi: ["काम में कौन सा एक बदलाव आपके लिए सबसे बड़ा होगा?"],
		},
	],
	thought: {
		en: [
			"Some people keep a plain note of dates and what was said. It makes later talks at work easier.",
			"A small fixed act after a shift, like a wash or a short walk, helps many to leave work behind.",
			"A hard workplace can make good workers doubt their skill. The doubt often says more about the place.",
		],
		hinglish: [
			"Shift ke baad haath-munh dhona ya thoda tahalna kai logon ko kaam wahin chhodne mein madad karta hai.",
			"Kai log taareekh ke saath likh lete hain ki kya kaha gaya. Baad mein baat karna aasaan hota hai.",
		],
		hi: [
			"शिफ़्ट के बाद हाथ-मुँह धोना या थोड़ा टहलना कई लोगों को काम वहीं छोड़ने में मदद करता है।",
			"कई लोग तारीख़ के साथ लिख लेते हैं कि क्या कहा गया। बाद में बात करना आसान होता है।",
		],
	},
};
