import type { TopicWords } from "../topic-words";

export const identity: TopicWords = {
	name: {
		en: ["identity and being accepted"],
		hinglish: ["apni pehchaan"],
		hi: ["अपनी पहचान"],
	},
	meet: {
		en: [
			"Who a person is needs no permission from others.",
			"It is tiring to weigh each word before it is safe to say.",
			"Nobody else can decide who a person is.",
			"To be seen as one really is matters a great deal.",
			"There is no hurry here, and nothing that needs to be explained or proved.",
			"Living between two worlds takes strength that few people see.",
		],
		hinglish: [
			"Koi jaisa hai, uske liye kisi ki ijaazat nahin lagti.",
			"Har baat kehne se pehle tolna thaka deta hai.",
			"Yahan na kuch saabit karna hai, na kisi baat ki safai deni hai.",
		],
		hi: [
			"कोई जैसा है, उसके लिए किसी की इजाज़त नहीं लगती।",
			"हर बात कहने से पहले तौलना थका देता है।",
			"यहाँ न कुछ साबित करना है, न किसी बात की सफ़ाई देनी है।",
		],
	},
	ask: [
		{
			en: ["Where is it easiest to be as you are?", "In which places is it easy, and in which is it hard?"],
			hinglish: ["Kahan aap jaise hain, waise reh paana sabse aasaan hai?"],
			hi: ["कहाँ आप जैसे हैं, वैसे रह पाना सबसे आसान है?"],
		},
		{
			en: ["When did this begin to take up so much room?", "How long has this been in your thoughts?"],
			hinglish: ["Yeh baat kab se mann mein itni jagah leti hai?"],
			hi: ["यह बात कब से मन में इतनी जगह लेती है?"],
		},
		{
			en: ["Is there somebody who is kind about it?", "Who, near or far, is on your side in this?"],
			hinglish: ["Kya koi hai, paas ya door, jo is baat mein saath hai?"],
			hi: ["क्या कोई है, पास या दूर, जो इस बात में साथ है?"],
		},
		{
			en: [
				"What makes it a bit easier to breathe on such days?",
				"When was there a good moment lately, and what was in it?",
			],
			hinglish: ["Aise dinon mein kis cheez se thoda khulkar saans aati hai?"],
			hi: ["ऐसे दिनों में किस चीज़ से थोड़ा खुलकर साँस आती है?"],
		},
		{
			en: [
				"If everyone around were kind about it, what would be different?",
				"What would change in your life if nobody around minded?",
			],
			hinglish: ["Agar sab log achhe se pesh aate, to zindagi mein kya alag hota?"],
			hi: ["अगर सब लोग अच्छे से पेश आते, तो ज़िंदगी में क्या अलग होता?"],
		},
	],
	thought: {
		en: [
			"To tell or not to tell others is a free choice, in one's own time. Being safe comes first.",
			"To be different from what others expect is not an illness, and it needs no cure.",
			"One person or one group where nothing needs to be hidden makes a real difference to many people.",
		],
		hinglish: [
			"Kisi ko bataana ya na bataana apni marzi hai, apne waqt par. Suraksha pehle aati hai.",
			"Doosron ki ummeed se alag hona koi bimari nahin hai, aur ise kisi ilaaj ki zaroorat nahin.",
		],
		hi: [
			"किसी को बताना या न बताना अपनी मर्ज़ी है, अपने वक़्त पर। सुरक्षा पहले आती है।",
			"दूसरों की उम्मीद से अलग होना कोई बीमारी नहीं है, और इसे किसी इलाज की ज़रूरत नहीं।",
		],
	},
};
