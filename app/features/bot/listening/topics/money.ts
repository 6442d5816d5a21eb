import type { TopicWords } from "../topic-words";

export const money: TopicWords = {
	name: {
		en: ["money or debt"],
		hinglish: ["paise ya karz"],
		hi: ["पैसे या क़र्ज़"],
	},
	meet: {
		en: [
			"Money trouble gets into every corner of a day.",
			"The sum on paper is only one part of what this costs.",
			"Money is one of the hardest things to speak of, and you did.",
			"When money is short, even a small bill takes a lot of thinking.",
			"Money trouble says nothing about what a person is worth.",
			"Behind every rupee of this there are real people and real days.",
		],
		hinglish: [
			"Paise ki tangi din ke har kone tak pahunch jaati hai.",
			"Paise ki baat zubaan par laana aasaan nahin, aur aapne kahi.",
			"Paise ki mushkil se kisi insaan ki keemat tay nahin hoti.",
		],
		hi: [
			"पैसे की तंगी दिन के हर कोने तक पहुँच जाती है।",
			"पैसे की बात ज़ुबान पर लाना आसान नहीं, और आपने कही।",
			"पैसे की मुश्किल से किसी इंसान की क़ीमत तय नहीं होती।",
		],
	},
	ask: [
		{
			en: ["Which part of this cannot wait?", "What is the most pressing part of it this week?"],
			hinglish: [
				"Paise ki kaun si baat sabse pehle mann mein aati hai?",
				"Is hafte paise ki kaun si baat sabse aage hai?",
			],
			hi: ["पैसे की कौन सी बात सबसे पहले मन में आती है?", "इस हफ़्ते पैसे की कौन सी बात सबसे आगे है?"],
		},
		{
			en: ["When did money first become this tight?", "How did it come to this, if you want to tell it?"],
			hinglish: ["Paise ki yeh mushkil kab aur kaise shuru hui?"],
			hi: ["पैसे की यह मुश्किल कब और कैसे शुरू हुई?"],
		},
		{
			en: ["Who else knows how things stand with the money?", "Is there someone who carries this load with you?"],
			hinglish: ["Paise ka poora haal aur kaun jaanta hai?", "Is bojh mein aapke saath koi hai?"],
			hi: ["पैसे का पूरा हाल और कौन जानता है?", "इस बोझ में आपके साथ कोई है?"],
		},
		{
			en: ["What has got you through the tightest days so far?", "What has eased the squeeze, even for a short time?"],
			hinglish: ["Ab tak ke tang dinon mein kis baat se thoda sahara mila?"],
			hi: ["अब तक के तंग दिनों में किस बात से थोड़ा सहारा मिला?"],
		},
		{
			en: [
				"Beyond the sums, what does this touch most in your life?",
				"Apart from the money itself, what has this changed for you?",
			],
			hinglish: ["Paise ke alawa, iska asar sabse zyada kahan pad raha hai?"],
			hi: ["पैसे के अलावा, इसका असर सबसे ज़्यादा कहाँ पड़ रहा है?"],
		},
	],
	thought: {
		en: [
			"One sheet with every amount and date is often easier to face than the whole pile in the head.",
			"Many lenders have a way to ask for more time or a smaller instalment. It can be asked in writing.",
			"Keeping a figure secret is work in itself. Some find the load drops a little once one trusted person knows.",
		],
		hinglish: [
			"Saari rakam aur taareekhein ek kaagaz par likhne se kai logon ko hisaab thoda aasaan lagta hai.",
			"Kai bank zyada samay ya chhoti kisht ki baat sunte hain. Yeh likhkar bhi maanga ja sakta hai.",
		],
		hi: [
			"सारी रक़म और तारीख़ें एक काग़ज़ पर लिखने से कई लोगों को हिसाब थोड़ा आसान लगता है।",
			"कई बैंक ज़्यादा समय या छोटी किश्त की बात सुनते हैं। यह लिखकर भी माँगा जा सकता है।",
		],
	},
};
