import type { TopicWords } from "../topic-words";

export const homesickness: TopicWords = {
	name: {
		en: ["missing home"],
		hinglish: ["ghar ki yaad"],
		hi: ["घर की याद"],
	},
	meet: {
		en: [
			"Home is in the smells, the sounds and the way a name is said.",
			"Being far from home can be in the smallest things, even a cup of tea.",
			"One can get through the whole day and still have home come up at night.",
			"A place can be good and still not be home.",
			"A call brings home near for a bit, and then the line goes quiet.",
			"So much that was known without thinking is different in another place.",
		],
		hinglish: [
			"Ghar khaane ki khushbu mein hota hai, boli mein, apne naam ki pukaar mein.",
			"Jagah achhi ho, phir bhi ghar jaisi nahin hoti.",
			"Phone par ghar paas aa jaata hai, aur call ke baad phir door.",
		],
		hi: [
			"घर खाने की ख़ुशबू में होता है, बोली में, अपने नाम की पुकार में।",
			"जगह अच्छी हो, फिर भी घर जैसी नहीं होती।",
			"फ़ोन पर घर पास आ जाता है, और कॉल के बाद फिर दूर।",
		],
	},
	ask: [
		{
			en: ["What do you miss most today?", "What from home is closest in your mind right now?"],
			hinglish: ["Aaj ghar ki kaun si cheez sabse zyada yaad aa rahi hai?"],
			hi: ["आज घर की कौन सी चीज़ सबसे ज़्यादा याद आ रही है?"],
		},
		{
			en: ["How long have you been away?", "How did you come to the place where you are now?"],
			hinglish: ["Ghar se door kab se hain?"],
			hi: ["घर से दूर कब से हैं?"],
		},
		{
			en: [
				"Who, in the place where you are, knows something about your home?",
				"Is there a face there that has become a little familiar?",
			],
			hinglish: ["Jahan aap hain, wahan koi chehra thoda apna sa laga hai?"],
			hi: ["जहाँ आप हैं, वहाँ कोई चेहरा थोड़ा अपना सा लगा है?"],
		},
		{
			en: ["What brings a bit of home to where you are?", "What makes the far-away hours a little shorter?"],
			hinglish: ["Kis cheez se wahan bhi thoda ghar jaisa lagta hai?"],
			hi: ["किस चीज़ से वहाँ भी थोड़ा घर जैसा लगता है?"],
		},
		{
			en: [
				"What would make the place a little more yours?",
				"What did you have at home that you would most like to have there?",
			],
			hinglish: ["Wahan kya ho, to jagah thodi apni lage?"],
			hi: ["वहाँ क्या हो, तो जगह थोड़ी अपनी लगे?"],
		},
	],
	thought: {
		en: [
			"A taste, a song or a few words of one's own language each day make it lighter for many people.",
			"Many people find that a fixed time for the call home leaves the other hours a bit freer.",
			"The same shop or tea stall every few days often gives a strange place its first known face.",
		],
		hinglish: [
			"Roz thoda apna khaana, apna gaana ya apni boli kai logon ka mann halka karti hai.",
			"Ek hi dukaan ya chai wale ke paas baar baar jaane se aksar pehla jaana-pehchaana chehra milta hai.",
		],
		hi: [
			"रोज़ थोड़ा अपना खाना, अपना गाना या अपनी बोली कई लोगों का मन हल्का करती है।",
			"एक ही दुकान या चाय वाले के पास बार-बार जाने से अक्सर पहला जाना-पहचाना चेहरा मिलता है।",
		],
	},
};
