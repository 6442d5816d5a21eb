import type { TopicWords } from "../topic-words";

export const guilt: TopicWords = {
	name: {
		en: ["guilt or regret"],
		hinglish: ["guilt ya pachhtaave"],
		hi: ["पछतावे या ख़ुद को दोष देने"],
	},
	meet: {
		en: [
			"One moment can play again and again in the mind.",
			"It seems to matter to you a great deal what is right.",
			"Saying this, even here, is not easy.",
			"A mind can put itself on trial every night and never close the case.",
			"Nothing that you say here is being judged.",
			"Blame tends to grow when it stays inside, unsaid.",
		],
		hinglish: [
			"Ek hi pal mann mein baar baar chal sakta hai.",
			"Yahan aapki baat ko koi tol nahin raha.",
			"Khud par lagaya dosh chup rehne se aksar aur badhta hai.",
		],
		hi: [
			"एक ही पल मन में बार-बार चल सकता है।",
			"यहाँ आपकी बात को कोई तौल नहीं रहा।",
			"ख़ुद पर लगाया दोष चुप रहने से अक्सर और बढ़ता है।",
		],
	},
	ask: [
		{
			en: ["Which moment does your mind go back to most?", "What do you blame yourself for most in it?"],
			hinglish: ["Mann baar baar kis pal par lautta hai?"],
			hi: ["मन बार-बार किस पल पर लौटता है?"],
		},
		{
			en: ["How long have you been carrying this?", "Since when does it come back like this?"],
			hinglish: ["Yeh baat kab se mann par hai?"],
			hi: ["यह बात कब से मन पर है?"],
		},
		{
			en: ["Who knows that this is on your mind?", "Have you been able to say it to anybody before?"],
			hinglish: ["Kya yeh baat pehle kisi ko batayi hai?"],
			hi: ["क्या यह बात पहले किसी को बताई है?"],
		},
		{
			en: ["What has made it weigh a little less, even for an hour?", "When does it leave you in peace for a while?"],
			hinglish: ["Kab yeh bojh thodi der ke liye halka hota hai?"],
			hi: ["कब यह बोझ थोड़ी देर के लिए हल्का होता है?"],
		},
		{
			en: [
				"What would you say to a friend who told you the same thing?",
				"If somebody you love had lived this, how would you speak to them?",
			],
			hinglish: ["Agar koi dost yahi baat aapko batata, to aapka jawaab kya hota?"],
			hi: ["अगर कोई दोस्त यही बात आपको बताता, तो आपका जवाब क्या होता?"],
		},
	],
	thought: {
		en: [
			"Guilt often judges a past moment by what is known only now.",
			"To be sorry for something and to be a bad person are two different things.",
			"Where something can be made right, one small honest step often brings more relief than years of blame.",
		],
		hinglish: [
			"Pachhtaava aksar purane pal ko us baat se taulta hai jo sirf aaj pata hai.",
			"Kisi baat ka afsos hona aur bura insaan hona, do alag baatein hain.",
		],
		hi: [
			"पछतावा अक्सर पुराने पल को उस बात से तौलता है जो सिर्फ़ आज पता है।",
			"किसी बात का अफ़सोस होना और बुरा इंसान होना, दो अलग बातें हैं।",
		],
	},
};
