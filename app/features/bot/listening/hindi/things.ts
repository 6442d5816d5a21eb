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
		named: / (?:kota|hostel|pg|coaching|tuitio) |हॉस्टल|कोचिंग|ट्यूशन|कोटा /,
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
		named: / (?:sunday|itvar|vikend|chutti) (?:\S+ )?bhi | chutti |(?:इतवार|रविवार) (?:\S+ )?भी|छुट्टी/,
		ask: [["Chutti ka din aajkal kaise beetta hai?", "छुट्टी का दिन आजकल कैसे बीतता है?"]],
	},
	{
		named: / (?:teacher|sir|madam|mam|principal) |टीचर|मास्टर|प्रिंसिपल/,
		ask: [["Unke saamne baat karna kaisa lagta hai?", "उनके सामने बात करना कैसा लगता है?"]],
	},
	{
		named: / (?:class|schul|skul|college|kalej) |कक्षा|स्कूल|कॉलेज|क्लास/,
		ask: [["Wahan se ghar lautne par mann kaisa hota hai?", "वहाँ से घर लौटने पर मन कैसा होता है?"]],
	},
	{
		named: / (?:factory|duka|office|site|duty|company) |फैक्टरी|कारखान|दुकान|दफ्तर|ड्यूटी/,
		notWithin: ["exams", "substances"],
		ask: [["Kaam par ek aam din kaisa hota hai?", "काम पर एक आम दिन कैसा होता है?"]],
	},
	{
		named: / (?:mayke|maike|maika|sasural) |मायक|ससुराल/,
		ask: [["Wahan jaakar mann kaisa hota hai?", "वहाँ जाकर मन कैसा होता है?"]],
	},
];
