import type { HindiPhrase, Language, Slots } from "../../voice";
import { askOfThingInHindi } from "../ask-of-thing";
import { wasAsked } from "../questions";
import { capitalised, type Scene, wordCount } from "../scene";
import { evenSpelling } from "./heard";
import { inHindi, type Row } from "./rows";
import { isInTheirWords, leavesOneselfOut, withoutAddress } from "./whose";

/** A question and what goes into its gaps. */
export type NearQuestion = { phrase: HindiPhrase; slots: Slots };

/** With fewer words there is little to ask on from. */
const TELLING_WORDS = 3;

/** To be asked of one person after the other is an interview. */
const TURNS_BETWEEN_PERSONS = 5;

/** What somebody else said: the nearest thing is how it was to hear it. */
const SAID_BY_ANOTHER =
	/ (?:bol[aei]|bolt[aei]|bol rah[aei]|kaha|keht[aei]|kaht[aei]|keh rah[aei]|bol diya|keh diya|suna diya|sunat[aei]) |बोल[ाीे]ं? |बोलत[ाीे] |बोल रह|कहा |कहत[ाीे] |कह रह|कह दिया|बोल दिया|सुना दिया|सुनात[ाीे] /;
const NOT_SAID =
	/ hot[iae] to | होत[ाीे] तो | (?:nahi|nhi|nai) (?:bol|keh|kah)| (?:bol|keh|kah)\S* (?:nahi|nhi|nai) | नहीं (?:बोल|कह)| (?:बोल|कह)\S* नहीं /;
const SAID_BY_ONESELF = / (?:mai|mei|maine|mene|hum|humne|hu) |मैंने |मैं |हमने | हूं /;
/** "Wo kehte hai main nalayak hu": the "I" within is in their mouth. */
const SAYING_OF_ANOTHER = / (?:bolt|keht|kaht)[aie] (?:hai|the|thi|tha|rehte) | (?:बोलत|कहत)[ाीे] (?:हैं|है|थे|थी|था) /;
/** Without one of these, "ghar pe bola" is what the person said. */
const NAMES_WHO_SAID_IT =
	/ (?:ne|vo|voh|log|sab|sabne|unhone|usne|ek|koi|to|ab|phir) | (?:mummy|mammi|ma|papa|pitaji|pati|patni|bivi|wife|husband|gf|bf|beta|beti|bete|ladka|ladki|bhai|baha|behe|didi|sas|sasur|devar|nanad|jethani|dost|saheli|rummate|sir|madam|mam|teacher|boss|manager|malik|hr|doctor|dadi|nani|vale|ghar vale|maya?ke vale) | ने | (?:वो|वह|वे|लोग|सब|तो|फिर|अब|मम्मी|मां|पापा|पति|पत्नी|बीवी|बेटा|बेटी|लडका|लडकी|भाई|बहन|दीदी|सास|ससुर|ननद|जेठानी|दोस्त|सर|मैडम|टीचर|मालिक|डॉक्टर|वाले|वाली) /;
/** Something that happened once. */
const HAPPENED =
	/ (?:gaya|gayi|gay[ie]|gye|gya|hua|hui|diya|liya|kiya|aya|ayi|aye|mara|nikala|nikali|mil[aie]|(?:kar|de|suna|bhej|dat|rakh|tod|chod) di)(?: (?:unhone|usne|mujhe|usko))? $|(?:गया|गई|गए|हुआ|हुई|दिया|दी|लिया|ली|किया|आया|आई|आए|तोडा|मारा|पडा|निकाला|देखा|मिला|मिली)(?: (?:उन्होंने|उसने|मुझे|उसको))? $/;

/** How long it has been, when it began, what nobody knows: nothing comes after that. */
const NO_EVENT =
	/ (?:kab|kaise|kyu|kya hua|shayad|nahi|nhi|nai|chod diya|pehle se|sal|mahin\S*|hafte|bad[aei] (?:bhi )?ho|(?:kam|jyada) ho) |कब|कैसे|क्यों|क्या हुआ|शायद|नहीं|छोड दिया|साल |महीन|हफ्ते|बड[ाेी] (?:भी )?हो|(?:कम|ज्यादा) हो/;

/** What people ask themselves aloud. */
const ASKS =
	/[?？]$|^(?:kya|क्या)\s(?!pta|pata|kah|bol|bata|kar|ho|baat|पता|कह|बोल|बता|कर)|\s(?:hai|h|hoti|hota|milta|milti|है|होती) (?:kya|क्या)\s|\s(?:kya|क्या)(?: (?:use|usko|unko|mujhe|ab|उसे|उनको|मुझे|अब))?$/i;

/** Of offices, schemes, places and prices: what a listener does not know, and must not guess. */
const OF_THE_WORLD =
	/ (?:yojna|yojana|skim|scheme|helpline|number|form|hospital|asptal|daftar|office|subsidy|muavja|bima|loan|link|website|app|kanun|vakil|miting|police|thana|court|nyay) | kaha mil| kitne (?:ka|ki|me) |योजना|मुआवजा|बीमा|अस्पताल|दफ्तर|सब्सिडी|कानून|वकील|पुलिस|थाना|कोर्ट|हेल्पलाइन| कहां मिल/;
const ON_THE_WORLD: readonly [Row, ...Row[]] = [
	[
		"Yeh main yahan se pakka nahin jaanta, aur galat batana theek nahin. Aas-paas kisse poochha ja sakta hai?",
		"यह मैं यहाँ से पक्का नहीं जानता, और ग़लत बताना ठीक नहीं। आस-पास किससे पूछा जा सकता है?",
	],
	[
		"Iska sahi jawab mere paas nahin hai, andaaza nahin lagaunga. Yeh jaan lene se kya aasaan hoga?",
		"इसका सही जवाब मेरे पास नहीं है, अंदाज़ा नहीं लगाऊँगा। यह जान लेने से क्या आसान होगा?",
	],
];
const ON_A_QUESTION: readonly [Row, ...Row[]] = [
	[
		"Is sawaal ka pakka jawab mere paas nahin. Aapka apna mann kya kehta hai?",
		"इस सवाल का पक्का जवाब मेरे पास नहीं। आपका अपना मन क्या कहता है?",
	],
	["Yeh sawaal aaj kahan se utha?", "यह सवाल आज कहाँ से उठा?"],
	[
		"Is par main jaldi mein kuch nahin kahunga. Ab tak aapne ise kaise dekha hai?",
		"इस पर मैं जल्दी में कुछ नहीं कहूँगा। अब तक आपने इसे कैसे देखा है?",
	],
];
const AFTER_THEIR_WORDS: readonly [Row, ...Row[]] = [
	["Yeh sunkar kaisa laga?", "यह सुनकर कैसा लगा?"],
	["Yeh sunkar mann mein kya aaya?", "यह सुनकर मन में क्या आया?"],
	["Unki yeh baat aapko kaisi lagi?", "उनकी यह बात आपको कैसी लगी?"],
];
const AFTER_AN_EVENT: readonly [Row, ...Row[]] = [
	["Us waqt mann mein kya chal raha tha?", "उस वक़्त मन में क्या चल रहा था?"],
	["Phir kya hua?", "फिर क्या हुआ?"],
	["Uske baad se ab tak kaisa raha hai?", "उसके बाद से अब तक कैसा रहा है?"],
];
/** Right of the living and the dead alike. */
const OF_A_PERSON: readonly [Row, ...Row[]] = [
	["{Person} ke baare mein thoda aur bataiye.", "{Person} के बारे में थोड़ा और बताइए।"],
	["{Person} ki baat aage bataiye.", "{Person} की बात आगे बताइए।"],
];

/** "Koi dost nahi": nobody to tell more of. */
const NOBODY = / (?:koi|ek bhi) .*(?:nahi|nhi|nai) | dost nahi |दोस्त नहीं |(?:कोई|एक भी) .*नहीं /;

/** "Mat bolo doctor": what is refused is not asked about. */
const REFUSES = / mat (?!lab)|मत /;

/** People as they are named, with the form that stands before "ke". */
const PEOPLE: readonly (readonly [named: RegExp, inCase: Readonly<Record<Exclude<Language, "en">, string>>])[] = [
	[/ (?:mummy|mammi|mom|mumma) |मम्मी/, { hinglish: "mummy", hi: "मम्मी" }],
	[/ ma |मां /, { hinglish: "maa", hi: "माँ" }],
	[/ (?:papa|dad) |पापा/, { hinglish: "papa", hi: "पापा" }],
	[/ pitaji |पिताजी/, { hinglish: "pitaji", hi: "पिताजी" }],
	[/ (?<!(?:nahi|kar|ho|so|kha|de|le|bol|ja|a|bhi) )(?:pati|husband) |पति /, { hinglish: "pati", hi: "पति" }],
	[/ (?:patni|bivi|wife) |पत्नी|बीवी/, { hinglish: "patni", hi: "पत्नी" }],
	[/ bet[ae] |बेटा |बेटे /, { hinglish: "bete", hi: "बेटे" }],
	[/ beti |बेटी/, { hinglish: "beti", hi: "बेटी" }],
	[/ (?:bachch?[aeo]|bacch?[aeo]|bachcho|baccho) |बच्च[ाेों]/, { hinglish: "bachchon", hi: "बच्चों" }],
	[/ (?:bhai|bhaiya) |भाई|भैया/, { hinglish: "bhai", hi: "भाई" }],
	[/ (?:baha|behe|bahan|behan) |बहन/, { hinglish: "behen", hi: "बहन" }],
	[/ didi |दीदी/, { hinglish: "didi", hi: "दीदी" }],
	[/ sas |सास /, { hinglish: "saas", hi: "सास" }],
	[/ (?:dost|friend) |दोस्त/, { hinglish: "dost", hi: "दोस्त" }],
	[/ saheli |सहेली/, { hinglish: "saheli", hi: "सहेली" }],
	[/ (?:boss|manager) |बॉस|मैनेजर/, { hinglish: "boss", hi: "बॉस" }],
	[/ rummate |रूममेट/, { hinglish: "roommate", hi: "रूममेट" }],
	[/ dadi |दादी/, { hinglish: "dadi", hi: "दादी" }],
	[/ nani |नानी/, { hinglish: "nani", hi: "नानी" }],
];

/**
 * The question that lies nearest to what was just told: what was said to the person, what happened, whom they named.
 *
 * @param met something in particular was said to it already: then a person in passing is not asked about
 * @returns null when the message tells nothing of the kind, or all was asked of late
 */
export function nearQuestion({ userInput, state, language }: Scene, met = false): NearQuestion | null {
	if (language === "en" || wordCount(userInput) < TELLING_WORDS) return null;
	const text = withoutAddress(evenSpelling(userInput));
	const open = (rows: readonly Row[]) => rows.filter((row) => !wasAsked(inHindi(row), state.spoken));
	const inTheirWords = isInTheirWords(text);
	if (ASKS.test(userInput.trim()) && !inTheirWords)
		return firstOf(open(OF_THE_WORLD.test(text) ? ON_THE_WORLD : ON_A_QUESTION), {});
	const heardIt =
		(inTheirWords ||
			SAYING_OF_ANOTHER.test(text) ||
			(SAID_BY_ANOTHER.test(text) && NAMES_WHO_SAID_IT.test(text) && !SAID_BY_ONESELF.test(text))) &&
		!NOT_SAID.test(text);
	const said = heardIt ? open(AFTER_THEIR_WORDS) : [];
	const lossOrWound = state.thread.topic === "grief" || state.thread.topic === "trauma";
	const happened = HAPPENED.test(text) && !NO_EVENT.test(text) && !lossOrWound ? open(AFTER_AN_EVENT) : [];
	const named = NOBODY.test(text) ? undefined : PEOPLE.find(([pattern]) => pattern.test(text))?.[1][language];
	const justAsked = wasAsked(inHindi(...OF_A_PERSON), state.spoken.slice(-TURNS_BETWEEN_PERSONS));
	const ofPerson = named === undefined || met || justAsked ? [] : open(OF_A_PERSON);
	const rows = [...said, ...happened, ...ofPerson];
	if (rows.length > 0) return firstOf(rows, named === undefined ? {} : { Person: capitalised(named) });
	const ofAnother = named !== undefined || state.memory.ofAnother || leavesOneselfOut(text);
	const ofThing = met || ofAnother || REFUSES.test(text) ? null : askOfThingInHindi(text, state);
	return ofThing === null ? null : { phrase: ofThing, slots: {} };
}

function firstOf([row]: readonly Row[], slots: Slots): NearQuestion | null {
	return row === undefined ? null : { phrase: inHindi(row), slots };
}
