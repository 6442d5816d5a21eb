import type { TopicWords } from "../topic-words";

export const jobLoss: TopicWords = {
	name: {
		en: ["losing work or finding none"],
		hinglish: ["naukri jaane ya kaam na milne"],
		hi: ["नौकरी जाने या काम न मिलने"],
	},
	meet: {
		en: [
			"Work gives a day its shape, and without it the hours change.",
			"Work is more than money, so this reaches far.",
			"'Any news about a job' is a short thing to ask and can weigh a lot.",
			"A closed door says little about how good somebody is at their work.",
			"So much hangs on one job, in the house and in the mind.",
			"Waiting for an answer about work can be harder than the work itself.",
		],
		hinglish: [
			"Kaam se din ka ek dhaancha banta hai, uske bina ghante badal jaate hain.",
			"Kaam sirf paisa nahin hota, isliye yeh baat door tak jaati hai.",
			"'Naukri ka kya hua' poochhna chhota hai, par sunna bhaari pad sakta hai.",
		],
		hi: [
			"काम से दिन का एक ढाँचा बनता है, उसके बिना घंटे बदल जाते हैं।",
			"काम सिर्फ़ पैसा नहीं होता, इसलिए यह बात दूर तक जाती है।",
			"'नौकरी का क्या हुआ' पूछना छोटा है, पर सुनना भारी पड़ सकता है।",
		],
	},
	ask: [
		{
			en: ["How do the days look now?", "What is a usual morning like these days?"],
			hinglish: ["Aajkal din kaise guzarte hain?"],
			hi: ["आजकल दिन कैसे गुज़रते हैं?"],
		},
		{
			en: ["How did things come to this point with work?", "How long has it been like this with work?"],
			hinglish: ["Kaam ki yeh haalat kab se aur kaise hui?"],
			hi: ["काम की यह हालत कब से और कैसे हुई?"],
		},
		{
			en: ["Who at home or outside knows how things really stand?", "With whom can you speak openly about work?"],
			hinglish: ["Asal haal kya hai, yeh ghar mein ya bahar kaun jaanta hai?"],
			hi: ["असल हाल क्या है, यह घर में या बाहर कौन जानता है?"],
		},
		{
			en: ["What gives these days a little shape?", "What has made the waiting a bit easier so far?"],
			hinglish: ["In dinon mein kis cheez se thoda sahara mila hai?"],
			hi: ["इन दिनों में किस चीज़ से थोड़ा सहारा मिला है?"],
		},
		{
			en: ["What would good work bring, besides the money?", "What has work meant in your life so far?"],
			hinglish: ["Paise ke alawa, achhe kaam se zindagi mein kya aata hai?"],
			hi: ["पैसे के अलावा, अच्छे काम से ज़िंदगी में क्या आता है?"],
		},
	],
	thought: {
		en: [
			"Two fixed hours for the search, and then a stop, wear many people out less than a whole day.",
			"A fixed time to get up and one reason to go out hold the day together for many.",
			"News of work often comes through people one knows. A short message to one of them is enough for one day.",
		],
		hinglish: [
			"Kaam dhoondhne ke do ghante tay kar lena, phir rukna, kai logon ko poore din se kam thakata hai.",
			"Uthne ka ek tay waqt aur bahar jaane ki ek wajah, isse kai logon ka din sambhal jaata hai.",
		],
		hi: [
			"काम ढूँढने के दो घंटे तय कर लेना, फिर रुकना, कई लोगों को पूरे दिन से कम थकाता है।",
			"उठने का एक तय वक़्त और बाहर जाने की एक वजह, इससे कई लोगों का दिन सँभल जाता है।",
		],
	},
};
