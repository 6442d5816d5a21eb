import type { Language } from "../../voice";
import { evenSpelling } from "./heard";

type Named = readonly [spelled: string, hinglish: string, hi: string];

/**
 * Things that people name in passing, in the form that stands before "ki baat": what a message knows by these alone is
 * asked on from in its own word. Nothing with which somebody may do harm, and nothing of every day, such as tea or the
 * television: there is nothing behind it to be told.
 */
const NAMED: readonly Named[] = [
	["rank रैंक", "rank", "रैंक"],
	["attempt अटेम्प्ट", "attempt", "अटेम्प्ट"],
	["neet nit नीट", "NEET", "नीट"],
	["upsc यूपीएससी", "UPSC", "यूपीएससी"],
	["board bord बोर्ड", "board", "बोर्ड"],
	["result rijalt रिजल्ट परिणाम", "result", "रिज़ल्ट"],
	["mock मॉक", "mock", "मॉक"],
	["paper pepar पेपर", "paper", "पेपर"],
	["physics phijiks फिजिक्स भौतिकी", "physics", "फ़िज़िक्स"],
	["maths math गणित मैथ्स", "maths", "गणित"],
	["syllabus सिलेबस", "syllabus", "सिलेबस"],
	["padhai पढाई", "padhai", "पढ़ाई"],
	["placement प्लेसमेंट", "placement", "प्लेसमेंट"],
	["project प्रोजेक्ट", "project", "प्रोजेक्ट"],
	["interview इंटरव्यू", "interview", "इंटरव्यू"],
	["naukri नौकरी", "naukri", "नौकरी"],
	["promotion प्रमोशन", "promotion", "प्रमोशन"],
	["dukan दुकान", "dukaan", "दुकान"],
	["jamin जमीन", "zameen", "ज़मीन"],
	["bail बैल", "bail", "बैल"],
	["gai bhais गाय भैंस", "jaanwar", "जानवर"],
	["khet खेत", "khet", "खेत"],
	["fasal phasal फसल", "fasal", "फ़सल"],
	["kapas कपास", "kapaas", "कपास"],
	["pyaj प्याज", "pyaaz", "प्याज़"],
	["barish बारिश", "baarish", "बारिश"],
	["bhav dam भाव दाम", "daam", "दाम"],
	["loan lon लोन", "loan", "लोन"],
	["form फॉर्म", "form", "फ़ॉर्म"],
	["shadi शादी", "shaadi", "शादी"],
	["rishta rishte रिश्ता रिश्ते", "rishte", "रिश्ते"],
	["dahej दहेज", "dahej", "दहेज"],
	["rasoi रसोई", "rasoi", "रसोई"],
	["mayke maike maika मायके मायका", "maayke", "मायके"],
	["sasural ससुराल", "sasural", "ससुराल"],
	["chasma chashma चश्मा", "chashme", "चश्मे"],
	["cycle saikil साइकिल", "cycle", "साइकिल"],
	["kheer khir खीर", "kheer", "खीर"],
	["mandir मंदिर", "mandir", "मंदिर"],
	["divali diwali दिवाली", "Diwali", "दिवाली"],
	["holi होली", "Holi", "होली"],
	["eid ईद", "Eid", "ईद"],
	["tyohar rakhi chath त्योहार राखी छठ", "tyohaar", "त्योहार"],
	["whatsapp vhatsapp group व्हाट्सएप ग्रुप", "group", "ग्रुप"],
	["message msg मैसेज", "message", "मैसेज"],
	["comedian comedy sarcasm कॉमेडी", "hansi-mazaak", "हँसी-मज़ाक़"],
	["ptm", "PTM", "पीटीएम"],
	["school schul skul स्कूल", "school", "स्कूल"],
	["college kalej कॉलेज", "college", "कॉलेज"],
	["class कक्षा क्लास", "class", "क्लास"],
	["bench बेंच", "bench", "बेंच"],
	["hostel हॉस्टल", "hostel", "हॉस्टल"],
	["gao गांव", "gaon", "गाँव"],
	["dubai दुबई", "Dubai", "दुबई"],
	["mumbai मुंबई", "Mumbai", "मुंबई"],
	["delhi दिल्ली", "Delhi", "दिल्ली"],
	["sheher shahar शहर", "sheher", "शहर"],
	["bhajan भजन", "bhajan", "भजन"],
	["tash ताश", "taash", "ताश"],
	["photo फोटो", "photo", "फ़ोटो"],
	["salary tankhvah tankha pagar सैलरी तनख्वाह पगार", "tankhwah", "तनख़्वाह"],
	["fees fis फीस", "fees", "फ़ीस"],
	["kiraya kiraye किराया किराये", "kiraye", "किराये"],
	["meeting miting मीटिंग", "meeting", "मीटिंग"],
	["chutti छुट्टी", "chhutti", "छुट्टी"],
	["court kort कोर्ट", "court", "कोर्ट"],
	["talak talaq तलाक", "talaaq", "तलाक़"],
];
const BY_SPELLING = new Map(
	NAMED.flatMap(([spelled, ...named]) => spelled.split(" ").map((word) => [evenSpelling(word).trim(), named] as const)),
);

/**
 * The thing that a message names.
 *
 * @param text a message in an even spelling, with a space before and behind
 * @returns its name in the language, null when it names none that is known
 */
export function thingNamed(text: string, language: Language): string | null {
	const found = text
		.split(" ")
		.map((word) => BY_SPELLING.get(word))
		.find((named) => named !== undefined);
	return found === undefined ? null : found[language === "hi" ? 1 : 0];
}
