import type { TopicWords } from "../topic-words";

export const bullying: TopicWords = {
	name: {
		en: ["bullying or ragging"],
		hinglish: ["tang kiye jaane ya ragging"],
		hi: ["तंग किए जाने या रैगिंग"],
	},
	meet: {
		en: [
			"This is not the fault of the one it is done to.",
			"It is not a joke when only one side laughs.",
			"Nobody does anything to earn being treated like that.",
			"Others may call it fun, and it is still not all right.",
			"It is hard when a place one goes to every day, or a phone, stops being safe.",
			"Thank you for saying it here, it is not an easy thing to tell.",
		],
		hinglish: [
			"Isme galti uski nahin hai jiske saath yeh hota hai.",
			"Jab ek hi taraf ke log hansen, to woh mazaak nahin hota.",
			"Aise bartaav ka haqdaar koi nahin hota.",
		],
		hi: [
			"इसमें ग़लती उसकी नहीं है जिसके साथ यह होता है।",
			"जब एक ही तरफ़ के लोग हँसें, तो वह मज़ाक नहीं होता।",
			"ऐसे बर्ताव का हक़दार कोई नहीं होता।",
		],
	},
	ask: [
		{
			en: ["Where does it happen most: there, on the way, or on the phone?", "In which places is it worst?"],
			hinglish: ["Yeh zyadatar kahan hota hai: wahan, raste mein, ya phone par?"],
			hi: ["यह ज़्यादातर कहाँ होता है: वहाँ, रास्ते में, या फ़ोन पर?"],
		},
		{
			en: ["How long have they been doing this?", "When did they begin with it?"],
			hinglish: ["Un logon ne yeh kab shuru kiya?"],
			hi: ["उन लोगों ने यह कब शुरू किया?"],
		},
		{
			en: ["Who, at home or there, knows what goes on?", "Who has seen it and would speak up?"],
			hinglish: ["Ghar par ya wahan, kaun jaanta hai ki yeh ho raha hai?"],
			hi: ["घर पर या वहाँ, कौन जानता है कि यह हो रहा है?"],
		},
		{
			en: [
				"Is there a place, a person or an hour where it stops for a while?",
				"What has made it a little easier to get through such a day?",
			],
			hinglish: ["Kya koi jagah, insaan ya waqt hai jab thodi der chain rehta hai?"],
			hi: ["क्या कोई जगह, इंसान या वक़्त है जब थोड़ी देर चैन रहता है?"],
		},
		{
			en: [
				"If one person there stood up to them, what would you want that person to say?",
				"What would you most want somebody to do about it?",
			],
			hinglish: ["Agar wahan koi saath khada ho, to uske munh se kya sunne ka mann hai?"],
			hi: ["अगर वहाँ कोई साथ खड़ा हो, तो उसके मुँह से क्या सुनने का मन है?"],
		},
	],
	thought: {
		en: [
			"Screenshots, dates and names kept in one safe place make it easier to show later what was done.",
			"Telling somebody one trusts is not snitching. It is a way to be safer.",
			"People who do this count on silence, so each person who knows makes it a bit harder for them.",
		],
		hinglish: [
			"Screenshot, tareekh aur naam ek jagah rakhne se baad mein batana aasaan hota hai.",
			"Kisi bharose ke insaan ko batana chugli nahin hai. Yeh apne bachaav ka tareeka hai.",
		],
		hi: [
			"स्क्रीनशॉट, तारीख़ और नाम एक जगह रखने से बाद में बताना आसान होता है।",
			"किसी भरोसे के इंसान को बताना चुगली नहीं है। यह अपने बचाव का तरीक़ा है।",
		],
	},
};
