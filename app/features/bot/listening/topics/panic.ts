import type { TopicWords } from "../topic-words";

export const panic: TopicWords = {
	name: {
		en: ["panic that comes all of a sudden"],
		hinglish: ["panic attack ya achanak ghabrahat"],
		hi: ["पैनिक अटैक या अचानक घबराहट"],
	},
	meet: {
		en: [
			"When the body sounds its alarm like that, it is hard to think of anything else.",
			"It comes on fast, and it takes the whole body with it.",
			"What you describe is very real in the body.",
			"Even once it has passed, the body often needs a while to settle.",
			"A body can be very loud at such a moment.",
			"It makes sense to want to know what this is and how to meet it.",
		],
		hinglish: [
			"Jab sharir aisa alarm bajaaye, to kuch aur sochna mushkil hota hai.",
			"Yeh tezi se aata hai aur poore sharir ko saath le leta hai.",
			"Guzar jaane ke baad bhi sharir ko theharne mein samay lagta hai.",
		],
		hi: [
			"जब शरीर ऐसा अलार्म बजाए, तो कुछ और सोचना मुश्किल होता है।",
			"यह तेज़ी से आता है और पूरे शरीर को साथ ले लेता है।",
			"गुज़र जाने के बाद भी शरीर को ठहरने में समय लगता है।",
		],
	},
	ask: [
		{
			en: ["Is it happening now, or has it passed?", "How is your body at this minute, as you write?"],
			hinglish: ["Kya yeh abhi ho raha hai, ya guzar gaya?", "Is minute aapke sharir mein kaisa lag raha hai?"],
			hi: ["क्या यह अभी हो रहा है, या गुज़र गया?", "इस मिनट आपके शरीर में कैसा लग रहा है?"],
		},
		{
			en: ["When did the first one come?", "Do you remember the first time your body did this?"],
			hinglish: ["Sharir mein aisa pehli baar kab hua?"],
			hi: ["शरीर में ऐसा पहली बार कब हुआ?"],
		},
		{
			en: ["What helps it pass, even slightly?", "What do you notice as it starts to ease?"],
			hinglish: ["Kis baat se yeh thoda dheema padta hai?"],
			hi: ["किस बात से यह थोड़ा धीमा पड़ता है?"],
		},
		{
			en: ["Who is around when it comes?", "Who knows what helps you when one begins?"],
			hinglish: ["Jab yeh aata hai, tab paas mein kaun hota hai?"],
			hi: ["जब यह आता है, तब पास में कौन होता है?"],
		},
		{
			en: ["What has it changed in the way you live?", "What do you do differently now because of it?"],
			hinglish: ["Iski wajah se aapki zindagi mein kya badla hai?"],
			hi: ["इसकी वजह से आपकी ज़िंदगी में क्या बदला है?"],
		},
	],
	thought: {
		en: [
			"Most panic attacks are strongest within about ten minutes, and then they go down on their own.",
			"A breath out that is longer than the breath in tells the body to slow down. Many people count it softly.",
			"When such signs are new or different, a doctor's check is worth it. Many find the next one easier to meet after that.",
		],
		hinglish: [
			"Zyadatar panic attack das minute ke aas-paas sabse tez hote hain, phir apne aap utarne lagte hain.",
			"Saans chhodna saans lene se thoda lamba ho, to sharir ko dheere hone ka ishaara milta hai.",
		],
		hi: [
			"ज़्यादातर पैनिक अटैक दस मिनट के आस-पास सबसे तेज़ होते हैं, फिर अपने आप उतरने लगते हैं।",
			"साँस छोड़ना साँस लेने से थोड़ा लंबा हो, तो शरीर को धीरे होने का इशारा मिलता है।",
		],
	},
};
