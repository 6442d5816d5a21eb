import type { TopicWords } from "../topic-words";

export const anger: TopicWords = {
	name: {
		en: ["anger"],
		hinglish: ["gusse"],
		hi: ["ग़ुस्से"],
	},
	meet: {
		en: [
			"Anger can be in the hands and the jaw before there is any time to think.",
			"That takes a lot out of a person, during it and after.",
			"'Calm down' is easy to say and very hard to do in that moment.",
			"Something that strong usually has something behind it.",
			"Words here can be as hot as they are, and nobody gets hurt by them.",
			"It is good that you can look at it and put it into words.",
		],
		hinglish: [
			"Gussa aksar sochne se pehle hi haath aur zubaan tak pahunch jaata hai.",
			"'Shaant ho jaao' kehna aasaan hai, us pal mein kar paana bahut mushkil.",
			"Itni tez baat ke peeche aksar kuch aur bhi hota hai.",
		],
		hi: [
			"ग़ुस्सा अक्सर सोचने से पहले ही हाथ और ज़ुबान तक पहुँच जाता है।",
			"'शांत हो जाओ' कहना आसान है, उस पल में कर पाना बहुत मुश्किल।",
			"इतनी तेज़ बात के पीछे अक्सर कुछ और भी होता है।",
		],
	},
	ask: [
		{
			en: ["What set it off this time?", "What happened just before it came up?"],
			hinglish: ["Is baar kis baat se shuru hua?"],
			hi: ["इस बार किस बात से शुरू हुआ?"],
		},
		{
			en: ["How far back does this anger go?", "When did it begin to come like this?"],
			hinglish: ["Yeh gussa kab se aisa aane laga?"],
			hi: ["यह ग़ुस्सा कब से ऐसा आने लगा?"],
		},
		{
			en: ["Who is mostly around when it comes?", "Is there somebody who can be near you when it comes?"],
			hinglish: ["Jab gussa aata hai, tab aas-paas zyadatar kaun hota hai?"],
			hi: ["जब ग़ुस्सा आता है, तब आस-पास ज़्यादातर कौन होता है?"],
		},
		{
			en: [
				"What has cooled it even a little, once or twice?",
				"When did it pass more quickly, and what was different then?",
			],
			hinglish: ["Kabhi kis cheez se gussa thoda jaldi thanda hua?"],
			hi: ["कभी किस चीज़ से ग़ुस्सा थोड़ा जल्दी ठंडा हुआ?"],
		},
		{
			en: [
				"If the anger could speak in a quiet voice, what would it say?",
				"What is it about underneath, as far as you can tell?",
			],
			hinglish: ["Agar gussa dheemi awaaz mein bol pata, to kya kehta?"],
			hi: ["अगर ग़ुस्सा धीमी आवाज़ में बोल पाता, तो क्या कहता?"],
		},
	],
	thought: {
		en: [
			"The first wave of anger is the highest, and it often drops a little within some minutes of stepping away.",
			"Anger often stands in front of something else, such as hurt, tiredness or being treated unfairly.",
			"Many people find that the body gives a sign first, such as a tight jaw or hot ears. That sign leaves a moment to walk out.",
		],
		hinglish: [
			"Gusse ki pehli lehar sabse oonchi hoti hai. Kuch minute wahan se hat jaane par aksar thodi utar jaati hai.",
			"Kai logon mein gusse se pehle sharir ishaara deta hai, jaise jabda kasna ya kaan garam hona.",
		],
		hi: [
			"ग़ुस्से की पहली लहर सबसे ऊँची होती है। कुछ मिनट वहाँ से हट जाने पर अक्सर थोड़ी उतर जाती है।",
			"कई लोगों में ग़ुस्से से पहले शरीर इशारा देता है, जैसे जबड़ा कसना या कान गरम होना।",
		],
	},
};
