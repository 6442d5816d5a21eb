import type { TopicWords } from "../topic-words";

export const exams: TopicWords = {
	name: {
		en: ["exams or studies"],
		hinglish: ["exams ya padhai"],
		hi: ["परीक्षा या पढ़ाई"],
	},
	meet: {
		en: [
			"Exams can take up all the room there is in a day.",
			"That is a lot to carry on top of the books themselves.",
			"Studying is hard enough without all that sitting beside it.",
			"It makes sense that this follows you around even when the book is closed.",
			"So much seems to hang on a few hours in a hall.",
		],
		hinglish: [
			"Exams ka time poore din par chha jaata hai.",
			"Padhai ke saath itna sab sambhalna aasaan nahin hota.",
			"Lagta hai kitaab band karne ke baad bhi yeh baat saath chalti hai.",
		],
		hi: [
			"परीक्षा का समय पूरे दिन पर छा जाता है।",
			"पढ़ाई के साथ इतना सब सँभालना आसान नहीं होता।",
			"लगता है किताब बंद करने के बाद भी यह बात साथ चलती है।",
		],
	},
	ask: [
		{
			en: ["Which part of it weighs most right now?", "What is the heaviest bit of it today?"],
			hinglish: ["Abhi iska kaun sa hissa sabse bhaari lagta hai?"],
			hi: ["अभी इसका कौन सा हिस्सा सबसे भारी लगता है?"],
		},
		{
			en: ["What happens when you sit down to study?", "How does it go when you open the book?"],
			hinglish: ["Padhne ka samay aata hai, tab kya hota hai?"],
			hi: ["पढ़ने का समय आता है, तब क्या होता है?"],
		},
		{
			en: ["Whose hopes ride on this, besides your own?", "Who else is waiting for the result?"],
			hinglish: ["Aapke alawa is se aur kiski ummeedein judi hain?"],
			hi: ["आपके अलावा इससे और किसकी उम्मीदें जुड़ी हैं?"],
		},
		{
			en: ["What would a day that is good enough, not perfect, look like?", "What would be enough for today?"],
			hinglish: ["Aaj ke liye kitna kaafi hoga?"],
			hi: ["आज के लिए कितना काफ़ी होगा?"],
		},
	],
	thought: {
		en: [
			"Many people find it easier to study for twenty minutes, get up, and come back, than to sit for hours with nothing going in.",
			"When the whole syllabus feels like a wall, one topic on one page is often enough to get moving again.",
		],
		hinglish: ["Kai logon ke liye bees minute padhkar uthna, phir wapas aana, ghanton baithne se aasaan hota hai."],
		hi: ["कई लोगों के लिए बीस मिनट पढ़कर उठना, फिर वापस आना, घंटों बैठने से आसान होता है।"],
	},
};
