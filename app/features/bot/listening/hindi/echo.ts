import { evenSpelling } from "./heard";
import { mayBeSaidBack, mirrorHindi } from "./mirror";
import { POINTS_BACK } from "./mirror.words";
import { leavesOneselfOut, namesOneself, withoutAddress } from "./whose";

const FEWEST = 3;
const MOST = 9;
/** Verbs without a subject of their own, of things that are or are not. */
const ALL_WELL = / sab (?:thik|theek|sahi|acha) (?:hai|he|h) $| सब (?:ठीक|सही|अच्छा) है $/;
const IS_OR_IS_NOT =
	/(?: nahi| nhi| nai| नहीं) (?:hota|hoti|hote|hai|the|thi|tha|lagta|lagti|ata|ati|होत[ाीे]|है|हैं|था|थी|लगत[ाीे]|आत[ाीे])(?: (?:kabhi|bilkul|ab|yaha|कभी|बिल्कुल|अब|यहां))? $/;
/** What English never ends in. */
const HINDI_VERB = /(?: hai| he| h| tha| thi| the|t[aei]|[\u0900-\u097F]) $/;
/** Something, or somebody's: "physics ka ek chapter", "lunch bhi", "do saal ki fees". */
const NAMES_A_THING = /^ (?:\S+ ){0,3}(?:ka|ki|ke|ko|mei|me|bhi|ne|se|का|की|के|को|में|भी|ने|से) \S+ \S+ /;
/** What leans on the message before it: said back alone, it hangs in the air. */
const STARTS_LOOSELY =
	/^ (?:par|pr|aur|to|phir|kyuki|lekin|magar|bas|ki|jo|jab|jaise|vahi|yahi|ye|isliye|isse|usse|haan|ha|acha|पर|और|तो|फिर|क्योंकि|लेकिन|बस|कि|जो|जब|वही|यही|ये|यह|इसलिए|हां|अच्छा) /;
/** A present of the third person, or a past that agrees with a thing. */
const NOT_ONES_OWN_VERB =
	/ (?:(?:\S+t[aie]|rah[aie]|hu[aie]|hona) hai|nahi (?:hu[aie]|nikl[ai]|ai|ay[ae])|gir ga(?:ya|yi|ye)|(?:bech|le|de|kha|rakh|kar|bhar|tod|dekh|mang|bhej|suna|bana|chura|utha|pakad|laga|dila) (?:diya|diye|di|liya|liye|li|dala|dali|raha hai|rahe hai|rahi hai)|(?:ho|lag|mil|a) (?:jat[aie] )?(?:hai|gayi|jat[aie])|nahi (?:mil[aie]|hota|hoti))(?: (?:ab|abhi|aj|kal|phir|pichle \S+|is \S+))? $| (?:\S+त[ाीे]|रह[ाीे]|हुआ|हुई|हुए) (?:है|हैं) $| (?:नहीं (?:हुआ|हुई|मिला|मिली|होता|होती)|(?:गिर|हो|लग|मिल) (?:गया|गई|गए)|(?:बेच|ले|दे|खा|रख|कर|भर|तोड|देख|मांग|भेज|सुना|बना|उठा|पकड|लगा) (?:दिया|दिए|दी|लिया|लिए|ली))(?: (?:अब|अभी|आज|कल|फिर|पिछले \S+|इस \S+))? $/;
/** "Bachche do hai": a bare count, which nobody says back. */
const COUNTS = / (?:\d+|ek|do|ti|tin|char|panch|एक|दो|तीन|चार|पांच) (?:\S+ )?(?:hai|he|h|हैं|है) $/;
const ASKS = / (?:kya|kyu|kab|kaise|kaha|kau|kis|kitn\S*|na|क्या|क्यों|कब|कैसे|कहां|कौन|किस|कितन\S*|ना) /;
/** With these a "no" answers what was asked, and puts nothing right: "nahi ghar pe nahi bataya". */
const ANSWERS =
	/ (?:abhi|chal[aie]|gujar\S*|chod|pata|malum|yad|bata\S*|kah[aie]|bol[aie]|khas|samne|marji|problem|dikkat|अभी|चल[ाेी]|गुजर\S*|छोड|पता|मालूम|याद|बता\S*|कह[ाीे]|बोल[ाीे]|खास|सामने|मर्जी|दिक्कत) /;
const SAYS_NO_FIRST = /^\s*(?:(?:nahi|nahin|nhi|nai|na|नहीं|नही|ना)[\s,.!।]+)+/i;

/**
 * A plain fact about somebody else, or about a thing, as it was typed: nothing in it has to be turned.
 *
 * @returns null for anything that is longer, asks, names the person or must not be said back
 */
export function echoHindi(userInput: string): string | null {
	const typed = bare(userInput);
	const clause = evenSpelling(typed);
	if (COUNTS.test(clause) || POINTS_BACK.test(typed)) return null;
	return isPlain(typed) && (isOfAnother(clause) || isOfAThing(clause)) ? typed : null;
}

/** "Kapaas ka daam bhi gir gaya": nobody is in it, and the verb cannot be one's own. */
function isOfAThing(clause: string): boolean {
	const named = NAMES_A_THING.test(clause) && !STARTS_LOOSELY.test(clause);
	return named && NOT_ONES_OWN_VERB.test(clause) && !namesOneself(clause) && withoutAddress(clause) === clause;
}

/** What "nahi, ladai nahi hoti" puts right, turned to the person; null when it is no correction or cannot be turned. */
export function correctionIn(userInput: string): string | null {
	if (!SAYS_NO_FIRST.test(userInput)) return null;
	const typed = bare(userInput.replace(SAYS_NO_FIRST, ""));
	const clause = evenSpelling(typed);
	if (namesOneself(clause)) return mirrorHindi(typed);
	return isPlain(typed) && (isOfAnother(clause) || IS_OR_IS_NOT.test(clause) || ALL_WELL.test(clause)) ? typed : null;
}

function isOfAnother(clause: string): boolean {
	return HINDI_VERB.test(clause) && leavesOneselfOut(clause) && withoutAddress(clause) === clause;
}

function isPlain(typed: string): boolean {
	const words = typed.split(" ").length;
	return words >= FEWEST && words <= MOST && !ASKS.test(evenSpelling(typed)) && mayBeSaidBack(typed);
}

function bare(userInput: string): string {
	const typed = userInput.replace(/\s+/g, " ").trim();
	return typed.replace(/[.।!…]+$/, "").trim();
}

/** Whether a message says what the person does not want to do: "nahi kisi aur se nahi milna". */
export function isRefusal(userInput: string): boolean {
	const rest = evenSpelling(userInput.replace(SAYS_NO_FIRST, ""));
	return / (?:nahi|nhi) \S+na(?: hai)? $| नहीं \S+ना(?: है)? $/.test(rest) && SAYS_NO_FIRST.test(userInput);
}

/** Whether a message only denies what was said, in words that cannot be turned: "nahi wo mujhe chidhate nahi". */
export function isDenial(userInput: string): boolean {
	const rest = evenSpelling(userInput.replace(SAYS_NO_FIRST, ""));
	const ownDeed = / hu $| हूं $/.test(rest) || isRefusal(userInput);
	const denies = / (?:nahi|nhi|nai|नहीं|नही) |^ (?:vo|voh|ye|वो|वह|यह|ये) /.test(rest);
	return SAYS_NO_FIRST.test(userInput) && denies && !ownDeed && !ANSWERS.test(rest);
}
