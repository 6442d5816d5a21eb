import type { Topic } from "../../understanding/labels";
import type { Row } from "./rows";

/** Something that a message names, and a question that stays with just that and presumes nothing more. */
export type Thing = {
	/** Against an even spelling, with a space before and behind. */
	named: RegExp;
	/** Topics of the talk beside which the question would be deaf. */
	notWithin?: readonly Topic[];
	ask: readonly [Row, ...Row[]];
};

/** Places, hours and things of an ordinary life, the more particular first. */
export const THINGS: readonly Thing[] = [
	{
		named:
			/ (?:mobile|rils?|insta|instagram|youtube|scroll\S*|game) | phone (?:utha|dekh|chala|le let|me lag)|फोन (?:उठा|देख|चला)|मोबाइल|रील/,
		ask: [["Phone haath mein aane par kitna waqt nikal jaata hai?", "फ़ोन हाथ में आने पर कितना वक़्त निकल जाता है?"]],
	},
	{
		named: / (?:kota|hostel|pg|coaching|tuition) |हॉस्टल|कोचिंग|ट्यूशन|कोटा /,
		ask: [["Wahan ka ek aam din kaisa hota hai?", "वहाँ का एक आम दिन कैसा होता है?"]],
	},
	{
		named: / (?:mandir|masjid|gurudvara|church|puja|namaj|path) |मंदिर|मस्जिद|गुरुद्वारा|पूजा|नमाज /,
		ask: [["Wahan jaane par pehle kaisa lagta tha?", "वहाँ जाने पर पहले कैसा लगता था?"]],
	},
	{
		named: / (?:doctor|daktar|hospital|asptal) |डॉक्टर|अस्पताल/,
		ask: [["Doctor se is par aakhri baar kya baat hui?", "डॉक्टर से इस पर आख़िरी बार क्या बात हुई?"]],
	},
	{
		named: / (?:lakh|hajar|rupaye|rupay|rupe|pagar|tankha|salary|kharcha|kharch) |लाख|हजार|रुपय|पगार|तनख्वाह|खर्च/,
		ask: [["Is hisaab mein sabse pehle kaun sa kharch aata hai?", "इस हिसाब में सबसे पहले कौन सा ख़र्च आता है?"]],
	},
	{
		named: / (?:[1-4] baje|adhi rat|rat (?:ko|ke|bhar|mei|me)|ratko) |रात (?:को|के|भर|में)|आधी रात/,
		ask: [
			["Raat ke us waqt mann mein kya chalta hai?", "रात के उस वक़्त मन में क्या चलता है?"],
			["Aisi raat ke baad subah kaisi hoti hai?", "ऐसी रात के बाद सुबह कैसी होती है?"],
		],
	},
	{
		named: / (?:subah) |सुबह/,
		ask: [["Subah uthkar sabse pehle kya hota hai?", "सुबह उठकर सबसे पहले क्या होता है?"]],
	},
	{
		named: / (?:sunday|itvar|chutti|vikend) |इतवार|छुट्टी|रविवार/,
		ask: [["Chutti ka din aajkal kaise beetta hai?", "छुट्टी का दिन आजकल कैसे बीतता है?"]],
	},
	{
		named: / (?:teacher|sir|madam|mam|principal) |टीचर|मास्टर|प्रिंसिपल/,
		ask: [["Unke saamne baat karna kaisa lagta hai?", "उनके सामने बात करना कैसा लगता है?"]],
	},
	{
		named: / (?:class|schul|skul|college|kalej|lunch|period|recess) |कक्षा|स्कूल|कॉलेज|क्लास/,
		ask: [
			["Wahan kiske saath thoda theek lagta hai?", "वहाँ किसके साथ थोड़ा ठीक लगता है?"],
			["Wahan se ghar lautne par mann kaisa hota hai?", "वहाँ से घर लौटने पर मन कैसा होता है?"],
		],
	},
	{
		named: / (?:factory|shift|dukan|office|site|duty|company|miting|call) |फैक्टरी|कारखान|दुकान|दफ्तर|शिफ्ट|ड्यूटी/,
		notWithin: ["exams"],
		ask: [["Kaam par ek aam din kaisa hota hai?", "काम पर एक आम दिन कैसा होता है?"]],
	},
	{
		named: / (?:roti|khana|rasoi|kichan|kitchen|chai|chay) |रोटी|खाना |रसोई|चाय /,
		notWithin: ["body-image"],
		ask: [["Us waqt aas-paas kaun hota hai?", "उस वक़्त आस-पास कौन होता है?"]],
	},
	{
		named:
			/ (?:cycle|saikil|gadi|scuter|kursi|khat|chasma|photo|kapde|diary|radio) |साइकिल|गाडी|कुर्सी|खाट|चश्मा|फोटो|कपडे|रेडियो/,
		ask: [["Use dekhkar kya yaad aata hai?", "उसे देखकर क्या याद आता है?"]],
	},
	{
		named: / (?:mayke|maike|maika|sasural) |मायक|ससुराल/,
		ask: [["Wahan jaakar mann kaisa hota hai?", "वहाँ जाकर मन कैसा होता है?"]],
	},
	{
		named: / (?:gao|bihar|up|delhi|mumbai|pune|dubai|gulf|shahar|sheher) |गांव|बिहार|दिल्ली|मुंबई|पुणे|शहर/,
		ask: [["Wahan ki sabse zyada kya baat yaad aati hai?", "वहाँ की सबसे ज़्यादा क्या बात याद आती है?"]],
	},
	{
		named: / (?:group|vhatsapp|message|msg|status|call) |व्हाट्सएप|मैसेज|ग्रुप/,
		ask: [
			["Jab phone par kuch aata hai, to pehla khayal kya hota hai?", "जब फ़ोन पर कुछ आता है, तो पहला ख़याल क्या होता है?"],
		],
	},
	{
		named: / (?:pyar|mohabbat) |प्यार |मोहब्बत/,
		ask: [["Yeh sabse zyada kis pal mehsoos hota hai?", "यह सबसे ज़्यादा किस पल महसूस होता है?"]],
	},
];
