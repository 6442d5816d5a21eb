import type { Topic } from "../../understanding/labels";
import type { Row } from "./rows";

/** What the bot says of a topic in Hindi, beside the sentences that stand with the English ones. */
export type HindiTopicWords = {
	/** Meets what was said, in one sentence without a question. Names no feeling that was not named. */
	meet: readonly [Row, ...Row[]];
	/** Open questions from the near to the deep, each one row. */
	ask: readonly [Row, ...Row[]];
};

/** The concerns that are brought most often in Hindi. */
export const HINDI_TOPIC_WORDS: Partial<Readonly<Record<Topic, HindiTopicWords>>> = {
	exams: {
		meet: [
			["Exam ek din ka, aur uski fikr mahinon ki.", "परीक्षा एक दिन की, और उसकी फ़िक्र महीनों की।"],
			["Padhai mein ghadi bhi doosri raftaar se chalti hai.", "पढ़ाई में घड़ी भी दूसरी रफ़्तार से चलती है।"],
			[
				"Jitna syllabus kitaab mein hai, utna hi mann mein bhi chalta hai.",
				"जितना सिलेबस किताब में है, उतना ही मन में भी चलता है।",
			],
		],
		ask: [
			["Kaun sa vishay sabse pehle aankhon ke saamne aata hai?", "कौन सा विषय सबसे पहले आँखों के सामने आता है?"],
			["Padhai ke beech aaj thoda rukne ko mila?", "पढ़ाई के बीच आज थोड़ा रुकने को मिला?"],
			[
				"Exam ke baad ka pehla din kaisa ho, agar apne mann se ho?",
				"परीक्षा के बाद का पहला दिन कैसा हो, अगर अपने मन से हो?",
			],
		],
	},
	family: {
		meet: [
			["Ghar ki baat ghar se bahar kehna aasaan nahin hota.", "घर की बात घर से बाहर कहना आसान नहीं होता।"],
			["Apnon ki baat sabse gehri jaati hai.", "अपनों की बात सबसे गहरी जाती है।"],
			[
				"Ghar mein sabki apni-apni sachchai hoti hai, aur aapki bhi ek hai.",
				"घर में सबकी अपनी-अपनी सच्चाई होती है, और आपकी भी एक है।",
			],
		],
		ask: [
			["Ghar mein kis waqt mahaul sabse bhaari hota hai?", "घर में किस वक़्त माहौल सबसे भारी होता है?"],
			["Ghar walon se kaun si ek baat kehne ka mann karta hai?", "घर वालों से कौन सी एक बात कहने का मन करता है?"],
			["Ghar ke kis insaan ke saath thoda halka lagta hai?", "घर के किस इंसान के साथ थोड़ा हल्का लगता है?"],
		],
	},
	marriage: {
		meet: [
			["Ek chhat ke neeche do logon ki duniya alag ho sakti hai.", "एक छत के नीचे दो लोगों की दुनिया अलग हो सकती है।"],
			["Rishte ki baat bahar se koi theek se nahin dekh sakta.", "रिश्ते की बात बाहर से कोई ठीक से नहीं देख सकता।"],
			["Roz ke saath mein chhoti baatein bhi jamaa hoti rehti hain.", "रोज़ के साथ में छोटी बातें भी जमा होती रहती हैं।"],
		],
		ask: [
			["Shuru ke dinon mein aap dono ke beech kya achha lagta tha?", "शुरू के दिनों में आप दोनों के बीच क्या अच्छा लगता था?"],
			["Unse kaun si baat ab tak kahi nahin gayi?", "उनसे कौन सी बात अब तक कही नहीं गई?"],
			["Is rishte mein aapko abhi sabse zyada kya chahiye?", "इस रिश्ते में आपको अभी सबसे ज़्यादा क्या चाहिए?"],
		],
	},
	"in-laws": {
		meet: [
			["Naye ghar ke kaayde seekhne mein apna aap peeche reh jaata hai.", "नए घर के क़ायदे सीखने में अपना आप पीछे रह जाता है।"],
			["Sasural mein har baat tol kar kehni padti hai.", "ससुराल में हर बात तोलकर कहनी पड़ती है।"],
			[
				"Jis ghar mein rehna hai, wahin baat lage to kahin aur jaana bhi aasaan nahin.",
				"जिस घर में रहना है, वहीं बात लगे तो कहीं और जाना भी आसान नहीं।",
			],
		],
		ask: [
			["Us ghar mein aapka apna kona kaun sa hai?", "उस घर में आपका अपना कोना कौन सा है?"],
			["Maayke mein kisi se is par baat ho paati hai?", "मायके में किसी से इस पर बात हो पाती है?"],
			["Kis baat mein thoda maan mil jaaye to farq padega?", "किस बात में थोड़ा मान मिल जाए तो फ़र्क़ पड़ेगा?"],
		],
	},
	loneliness: {
		meet: [
			[
				"Shaam ko koi haal na poochhe, to din adhoora sa reh jaata hai.",
				"शाम को कोई हाल न पूछे, तो दिन अधूरा-सा रह जाता है।",
			],
			["Saath ki chaah kamzori nahin, insaan ki fitrat hai.", "साथ की चाह कमज़ोरी नहीं, इंसान की फ़ितरत है।"],
			["Bheed mein bhi koi apna na dikhe, aisa hota hai.", "भीड़ में भी कोई अपना न दिखे, ऐसा होता है।"],
		],
		ask: [
			["Pichhli baar kisse dil khol kar baat hui thi?", "पिछली बार किससे दिल खोलकर बात हुई थी?"],
			["Shaam ko ghar lautkar pehle kya hota hai?", "शाम को घर लौटकर पहले क्या होता है?"],
			["Kis tarah ka saath sabse zyada achha lagta hai?", "किस तरह का साथ सबसे ज़्यादा अच्छा लगता है?"],
		],
	},
	"break-up": {
		meet: [
			["Jahan do logon ki aadat thi, wahan ab ek hi reh jaata hai.", "जहाँ दो लोगों की आदत थी, वहाँ अब एक ही रह जाता है।"],
			["Toota rishta bhi mann mein kuch din apni jagah maangta hai.", "टूटा रिश्ता भी मन में कुछ दिन अपनी जगह माँगता है।"],
			[
				"Jise sab bhool jaane ko kehte hain, wahi baat roz yaad aati hai.",
				"जिसे सब भूल जाने को कहते हैं, वही बात रोज़ याद आती है।",
			],
		],
		ask: [
			["Din ka kaun sa waqt unke bina sabse mushkil hai?", "दिन का कौन सा वक़्त उनके बिना सबसे मुश्किल है?"],
			["Kaun si baat unse kehni reh gayi?", "कौन सी बात उनसे कहनी रह गई?"],
			["Is rishte se kaun si achhi cheez aapke saath rahegi?", "इस रिश्ते से कौन सी अच्छी चीज़ आपके साथ रहेगी?"],
		],
	},
	sleep: {
		meet: [
			["Chhat ko dekhte-dekhte raat bahut lambi ho jaati hai.", "छत को देखते-देखते रात बहुत लंबी हो जाती है।"],
			["Shareer leta hota hai, aur mann chalta rehta hai.", "शरीर लेटा होता है, और मन चलता रहता है।"],
			["Adhoori raat ka hisaab agla din deta hai.", "अधूरी रात का हिसाब अगला दिन देता है।"],
		],
		ask: [
			["Sone se pehle ka aakhri ghanta kaisa hota hai?", "सोने से पहले का आख़िरी घंटा कैसा होता है?"],
			["Neend khule to kitna baja hota hai?", "नींद खुले तो कितना बजा होता है?"],
			["Subah uthne par shareer kaisa hota hai?", "सुबह उठने पर शरीर कैसा होता है?"],
		],
	},
	anxiety: {
		meet: [
			["Jo hua nahin, woh bhi mann mein baar-baar ho leta hai.", "जो हुआ नहीं, वह भी मन में बार-बार हो लेता है।"],
			["Chinta bina bulaaye aati hai aur jaldi jaati nahin.", "चिंता बिना बुलाए आती है और जल्दी जाती नहीं।"],
			["Aise mein aaram ki jagah bhi aaram nahin deti.", "ऐसे में आराम की जगह भी आराम नहीं देती।"],
		],
		ask: [
			["Aaj yeh pehli baar kis waqt uthi?", "आज यह पहली बार किस वक़्त उठी?"],
			["Mann sabse bura kya hone ki baat kehta hai?", "मन सबसे बुरा क्या होने की बात कहता है?"],
			["Kis jagah par yeh thodi halki padti hai?", "किस जगह पर यह थोड़ी हल्की पड़ती है?"],
		],
	},
	"low-mood": {
		meet: [
			["Rang wahi rehte hain, par feeke lagne lagte hain.", "रंग वही रहते हैं, पर फीके लगने लगते हैं।"],
			["Din uthaana hi jab kaam ho, to baaki kaam kahan se hon.", "दिन उठाना ही जब काम हो, तो बाक़ी काम कहाँ से हों।"],
			[
				"Bahar se din theek dikhta hai, andar ka haal andar rehta hai.",
				"बाहर से दिन ठीक दिखता है, अंदर का हाल अंदर रहता है।",
			],
		],
		ask: [
			["Subah aankh khulte hi mann kaisa hota hai?", "सुबह आँख खुलते ही मन कैसा होता है?"],
			["Aakhri baar kab thoda sa achha laga tha?", "आख़िरी बार कब थोड़ा-सा अच्छा लगा था?"],
			["Aise din mein kaun sa chhota kaam phir bhi ho jaata hai?", "ऐसे दिन में कौन सा छोटा काम फिर भी हो जाता है?"],
		],
	},
	anger: {
		meet: [
			["Gussa aksar wahan nikalta hai jahan apna lagta hai.", "ग़ुस्सा अक्सर वहाँ निकलता है जहाँ अपना लगता है।"],
			["Der tak sehne ke baad chhoti si baat bhi kaafi hoti hai.", "देर तक सहने के बाद छोटी-सी बात भी काफ़ी होती है।"],
			["Garam pal beet jaata hai, par baat saath reh jaati hai.", "गरम पल बीत जाता है, पर बात साथ रह जाती है।"],
		],
		ask: [
			["Gussa uthne se theek pehle kya hota hai?", "ग़ुस्सा उठने से ठीक पहले क्या होता है?"],
			["Gusse ke baad mann mein kya rehta hai?", "ग़ुस्से के बाद मन में क्या रहता है?"],
			["Is gusse ke peeche kaun si baat suni jaana chahti hai?", "इस ग़ुस्से के पीछे कौन सी बात सुनी जाना चाहती है?"],
		],
	},
	money: {
		meet: [
			["Paise ki baat gharon mein dheemi awaaz mein hi hoti hai.", "पैसे की बात घरों में धीमी आवाज़ में ही होती है।"],
			["Jeb ki tangi mann tak aa jaati hai.", "जेब की तंगी मन तक आ जाती है।"],
			["Mahine ke aakhri din sabse lambe hote hain.", "महीने के आख़िरी दिन सबसे लंबे होते हैं।"],
		],
		ask: [
			["Ghar mein is par khul kar baat ho paati hai?", "घर में इस पर खुलकर बात हो पाती है?"],
			["Is hisaab mein kaun si cheez thodi der ruk sakti hai?", "इस हिसाब में कौन सी चीज़ थोड़ी देर रुक सकती है?"],
			["Bank ya sahayata kendra mein kisi se raasta poochhna hua hai?", "बैंक या सहायता केंद्र में किसी से रास्ता पूछना हुआ है?"],
		],
	},
	work: {
		meet: [
			[
				"Din ka sabse bada hissa wahin jaata hai, to baat lagti bhi wahin hai.",
				"दिन का सबसे बड़ा हिस्सा वहीं जाता है, तो बात लगती भी वहीं है।",
			],
			[
				"Kaam ki thakaan utar jaati hai, kahi hui baat der se utarti hai.",
				"काम की थकान उतर जाती है, कही हुई बात देर से उतरती है।",
			],
			["Kaam zaroori hai, aur usse karne wala bhi.", "काम ज़रूरी है, और उसे करने वाला भी।"],
		],
		ask: [
			["Kaam par jaane se pehle mann mein kya hota hai?", "काम पर जाने से पहले मन में क्या होता है?"],
			["Kaam se lautkar ghar mein pehla ghanta kaisa hota hai?", "काम से लौटकर घर में पहला घंटा कैसा होता है?"],
			["Wahan kis baat par apni izzat kam hoti lagti hai?", "वहाँ किस बात पर अपनी इज़्ज़त कम होती लगती है?"],
		],
	},
	"job-loss": {
		meet: [
			["Kaam jaata hai to subah ki wajah bhi saath le jaata hai.", "काम जाता है तो सुबह की वजह भी साथ ले जाता है।"],
			["Log kaam poochhte hain, haal nahin.", "लोग काम पूछते हैं, हाल नहीं।"],
			["Intezaar ke din ginne mein sabse lambe hote hain.", "इंतज़ार के दिन गिनने में सबसे लंबे होते हैं।"],
		],
		ask: [
			["Aajkal khaali ghante kaise beette hain?", "आजकल ख़ाली घंटे कैसे बीतते हैं?"],
			["Log poochhte hain to kya kehna padta hai?", "लोग पूछते हैं तो क्या कहना पड़ता है?"],
			["Us kaam mein aapko apni kaun si baat achhi lagti thi?", "उस काम में आपको अपनी कौन सी बात अच्छी लगती थी?"],
		],
	},
	grief: {
		meet: [
			["Jaane wala chala jaata hai, aadatein wahin reh jaati hain.", "जाने वाला चला जाता है, आदतें वहीं रह जाती हैं।"],
			["Saalon ka saath mahinon mein nahin simatta.", "सालों का साथ महीनों में नहीं सिमटता।"],
			["Unki baat yahan jitni baar mann kare, ho sakti hai.", "उनकी बात यहाँ जितनी बार मन करे, हो सकती है।"],
		],
		ask: [
			["Unhein kya sabse zyada pasand tha?", "उन्हें क्या सबसे ज़्यादा पसंद था?"],
			["Din ka kaun sa waqt unke bina sabse khaali hai?", "दिन का कौन सा वक़्त उनके बिना सबसे ख़ाली है?"],
			["Unki kaun si baat ghar mein aaj bhi chalti hai?", "उनकी कौन सी बात घर में आज भी चलती है?"],
			["Aaj subah uthkar pehle kya hua?", "आज सुबह उठकर पहले क्या हुआ?"],
		],
	},
	health: {
		meet: [
			["Shareer saath na de to chhoti cheezein bhi yojana maangti hain.", "शरीर साथ न दे तो छोटी चीज़ें भी योजना माँगती हैं।"],
			["Jaanch aur report ke beech ka intezaar bhi bhaari hota hai.", "जाँच और रिपोर्ट के बीच का इंतज़ार भी भारी होता है।"],
			["Takleef dikhti na ho, tab bhi hoti hai.", "तकलीफ़ दिखती न हो, तब भी होती है।"],
		],
		ask: [
			["Aaj shareer kaisa chal raha hai?", "आज शरीर कैसा चल रहा है?"],
			["Is takleef ne roz ke kis kaam ko sabse zyada badla hai?", "इस तकलीफ़ ने रोज़ के किस काम को सबसे ज़्यादा बदला है?"],
			["Doctor se agli baar kya poochhne ka mann hai?", "डॉक्टर से अगली बार क्या पूछने का मन है?"],
		],
	},
	"new-mother": {
		meet: [
			["Sab bachche ko dekhne aate hain, maa ko kam hi log dekhte hain.", "सब बच्चे को देखने आते हैं, माँ को कम ही लोग देखते हैं।"],
			["Ek nanhi jaan ke saath poora ghar nayi chaal seekhta hai.", "एक नन्ही जान के साथ पूरा घर नई चाल सीखता है।"],
			["Shareer abhi khud bhi theek ho raha hota hai.", "शरीर अभी ख़ुद भी ठीक हो रहा होता है।"],
		],
		ask: [
			["Pichhli raat kul kitni neend mil paayi?", "पिछली रात कुल कितनी नींद मिल पाई?"],
			["Aaj apne liye paanch minute mile?", "आज अपने लिए पाँच मिनट मिले?"],
			[
				"Ghar mein kis kaam ka zimma koi aur le sake to halka lagega?",
				"घर में किस काम का ज़िम्मा कोई और ले सके तो हल्का लगेगा?",
			],
		],
	},
	bullying: {
		meet: [
			["Roz wahin jaana jahan aisa hota hai, isme himmat lagti hai.", "रोज़ वहीं जाना जहाँ ऐसा होता है, इसमें हिम्मत लगती है।"],
			["Hansne wale bhool jaate hain, jisne suna woh nahin bhoolta.", "हँसने वाले भूल जाते हैं, जिसने सुना वह नहीं भूलता।"],
			["Aisa kisi ke saath nahin hona chahiye.", "ऐसा किसी के साथ नहीं होना चाहिए।"],
		],
		ask: [
			["Jab yeh hota hai, to aas-paas ke log kya karte hain?", "जब यह होता है, तो आस-पास के लोग क्या करते हैं?"],
			["Din ka kaun sa hissa thoda surakshit lagta hai?", "दिन का कौन सा हिस्सा थोड़ा सुरक्षित लगता है?"],
			["Kaun sa ek bada insaan is par aapki baat maan lega?", "कौन सा एक बड़ा इंसान इस पर आपकी बात मान लेगा?"],
		],
	},
	substances: {
		meet: [
			["Yeh baat bina sharm ke yahan kahi ja sakti hai.", "यह बात बिना शर्म के यहाँ कही जा सकती है।"],
			[
				"Aadat ek din mein nahin bani, to ek din mein jaana bhi zaroori nahin.",
				"आदत एक दिन में नहीं बनी, तो एक दिन में जाना भी ज़रूरी नहीं।",
			],
			[
				"Rokne ki koshish baahar se chhoti dikhti hai, andar se badi hoti hai.",
				"रोकने की कोशिश बाहर से छोटी दिखती है, अंदर से बड़ी होती है।",
			],
		],
		ask: [
			["Kis din iske bina kaam chal gaya tha?", "किस दिन इसके बिना काम चल गया था?"],
			["Iske baad ki subah kaisi hoti hai?", "इसके बाद की सुबह कैसी होती है?"],
			["Kam ya band karne ka khayal kis wajah se aata hai?", "कम या बंद करने का ख़याल किस वजह से आता है?"],
		],
	},
};
