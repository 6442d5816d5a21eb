import type { TopicWords } from "../topic-words";

export const loneliness: TopicWords = {
	name: {
		en: ["loneliness or having nobody to talk to"],
		hinglish: ["akelepan"],
		hi: ["अकेलेपन"],
	},
	meet: {
		en: [
			"It is possible to be among many people and still be far from all of them.",
			"A whole day without one real talk is long.",
			"To want somebody to ask how the day was is a very human wish.",
			"A quiet phone can be very loud.",
			"Good news and bad news both need somebody to tell.",
			"To be left out or not seen counts, even when nobody meant it.",
		],
		hinglish: [
			"Logon ke beech rehkar bhi sabse door lag sakta hai.",
			"Jis din kisi se dil ki baat na ho, woh din lamba hota hai.",
			"Koi poochhe ki din kaisa raha, yeh chaahna bahut insaani baat hai.",
		],
		hi: [
			"लोगों के बीच रहकर भी सबसे दूर लग सकता है।",
			"जिस दिन किसी से दिल की बात न हो, वह दिन लंबा होता है।",
			"कोई पूछे कि दिन कैसा रहा, यह चाहना बहुत इंसानी बात है।",
		],
	},
	ask: [
		{
			en: ["Which hours are the longest?", "At what time is it most quiet around you?"],
			hinglish: ["Din ka kaun sa waqt sabse lamba lagta hai?"],
			hi: ["दिन का कौन सा वक़्त सबसे लंबा लगता है?"],
		},
		{
			en: ["Was there a time when it was different?", "When did it become so quiet around you?"],
			hinglish: ["Kya koi samay tha jab aisa nahin tha?"],
			hi: ["क्या कोई समय था जब ऐसा नहीं था?"],
		},
		{
			en: [
				"Is there anyone, near or far, you would like to hear from?",
				"Who was the last person you had a good talk with?",
			],
			hinglish: ["Paas ya door, kiski awaaz sunne ka mann karta hai?"],
			hi: ["पास या दूर, किसकी आवाज़ सुनने का मन करता है?"],
		},
		{
			en: ["What makes a long evening a bit shorter?", "Where is it a little less lonely, even without many words?"],
			hinglish: ["Kis cheez se aisi shaam thodi chhoti lagti hai?"],
			hi: ["किस चीज़ से ऐसी शाम थोड़ी छोटी लगती है?"],
		},
		{
			en: [
				"What would you tell somebody who had the whole evening for you?",
				"What kind of company do you wish for most?",
			],
			hinglish: ["Agar kisi ke paas aapke liye poori shaam hoti, to kya kehne ka mann hota?"],
			hi: ["अगर किसी के पास आपके लिए पूरी शाम होती, तो क्या कहने का मन होता?"],
		},
	],
	thought: {
		en: [
			"Contact often begins very small: a nod, the same bench, the same tea stall at the same hour.",
			"Many people wait for the other one to write first, and are glad when a short message comes.",
			"Talk often comes more easily with people one sees again and again, in a class, a park or a shop.",
		],
		hinglish: [
			"Jaan-pehchaan aksar bahut chhoti shuruaat se hoti hai: ek muskaan, wahi bench, wahi chai ki dukaan.",
			"Kai log sochte hain ki pehle doosra message kare, aur chhota sa message aaye to khush hote hain.",
		],
		hi: [
			"जान-पहचान अक्सर बहुत छोटी शुरुआत से होती है: एक मुस्कान, वही बेंच, वही चाय की दुकान।",
			"कई लोग सोचते हैं कि पहले दूसरा मैसेज करे, और छोटा सा मैसेज आए तो ख़ुश होते हैं।",
		],
	},
};
