/** What a pattern has to be read with: whether it is denied, and of whom it is said. Against an even spelling. */

const NOT = "(?:nahi|nhi|nai|नहीं|नही)";
/** "Does not stop", "is no less": with these the thing itself is there. */
const GOES_ON =
	"(?:ruk|kam|khatam|khatm|jat|ja |hat|utar|sambhal|control|chod|thamt|band|रुक|कम|खत्म|जात|हट|उतर|संभल|कंट्रोल|छोड|थम|बंद)";
const DENIED = new RegExp(`^(?:(?!${GOES_ON})\\S+ ){0,2}${NOT}(?! ${GOES_ON}) `);
const HAS_NOT = new RegExp(` ${NOT} `);

/**
 * Whether what a pattern finds in a clause is denied there: "jhagda nahi hota" is no quarrel. A pattern that holds a
 * "not" of its own is never denied by it, and "gussa nahi rukta" is anger.
 *
 * @param clause in an even spelling, with a space before and behind
 */
export function isDenied(clause: string, heard: RegExp): boolean {
	const found = heard.exec(clause);
	if (found === null || HAS_NOT.test(` ${found[0]} `)) return false;
	const behind = clause.indexOf(" ", found.index + found[0].trimEnd().length);
	return DENIED.test(clause.slice(behind + 1));
}

const PEOPLE =
	"(?:papa|pitaji|pota|poti|dada|nana|bahu|mummy|mammi|ma|mom|dad|pati|husband|patni|bivi|wife|beta|beti|bete|nanad|jethani|devar|bachch[aei]|bacch[aei]|bhai|bhaiya|baha|behe|behan|bahan|didi|sas|sasur|dost|saheli|boss|dadi|nani|vo|voh|usko|unko|use|unhe|ye|पापा|पिताजी|पोता|पोती|दादा|नाना|बहू|मम्मी|मां|पति|पत्नी|बेटा|बेटी|बेटे|बच्च[ाेी]|भाई|भैया|बहन|दीदी|सास|ससुर|दोस्त|सहेली|बॉस|दादी|नानी|ननद|जेठानी|देवर|वो|वह|वे|उसको|उनको|उसे|उन्हें)";
/** "Papa ki yaad", "bete ke liye", "unse": what follows is one's own. */
const AND_OWN =
	"(?:k[ie] (?:(?:\\S+ ){0,3}yad|bina|liye|vajah|samne|bare)|ko (?:dekh|leke|lekar|soch)|se|ne|(?:की|के) (?:(?:\\S+ ){0,3}याद|बिना|लिए|वजह|सामने|बारे)|को (?:देख|लेकर|सोच)|से|ने)";
const OF_ANOTHER = new RegExp(
	`^ (?:(?:par|pr|aur|ab|to|meri|mera|mere|uski|uske|unki|unke|choti|bad[ie]|पर|और|अब|तो|मेरी|मेरा|मेरे|उसकी|उसके|छोटी|बडी|बडे) )*${PEOPLE} (?!${AND_OWN})`,
);
const FIRST_PERSON = / (?:mujh\S*|mai|mei|hu|apni|apne|मुझ\S*|मैं|हूं|अपनी|अपने) /;

/** Whether a clause tells of somebody else alone: "beti ko dar lagta hai". */
export function isOfAnother(clause: string): boolean {
	return OF_ANOTHER.test(clause) && !FIRST_PERSON.test(clause);
}

/** A clause that says who or what it is of, and it is not the one who writes. */
const SAYS_OF_ANOTHER = new RegExp(
	`^ (?:(?:par|pr|aur|ab|to|पर|और|अब|तो) )*(?:${PEOPLE}|rummate|teacher|log|sab|uska|uski|uske|unka|unki|unke|रूममेट|टीचर|लोग|सब|उसका|उसकी|उसके|उनका|उनकी|उनके) `,
);
const ANY_FIRST_PERSON =
	/ (?:mujh\S*|mai|mei|mai?ne|mere\S*|mer[ai]|hu|ham|hum\S*|hame\S*|hamar\S*|apni|apne|apna|मुझ\S*|मैं|मैंने|मेर[ाीे]|हूं|हम\S*|अपनी|अपने|अपना) /;

/** Whether a clause names somebody else first, and the one who writes nowhere. */
export function leavesOneselfOut(clause: string): boolean {
	return SAYS_OF_ANOTHER.test(clause) && !ANY_FIRST_PERSON.test(clause);
}

const OF_A_FRIEND =
	/^ (?:(?:aur|par|ek|meri|mera|mere|और|पर|एक|मेरी|मेरा|मेरे) )*(?:saheli|dost|frie\S*|rummate|cousin|padosi|padosan|classmate|सहेली|दोस्त|रूममेट|पडोसी|पडोसन) (?!.*(?: mai | maine | mujh| mera | meri | hu | hum | मैं | मैंने | मुझ| मेरा | मेरी | हूं ))/;

const FOR_ANOTHER =
	/^ (?:ye |mujhe |apni |apne |meri |mere )*(?:baha|behe|bhai|didi|dost|saheli|frie\S*|cousin|bhabhi|mausi) ke (?:liye|bare)|^ (?:मुझे |अपनी |अपने |मेरी |मेरे )*(?:बहन|भाई|दीदी|दोस्त|सहेली|भाभी) के (?:लिए|बारे)/;
const ILL_AT_HOME =
	/^ (?:(?:meri|mera|mere|hamari|मेरी|मेरा|मेरे) )*(?:mummy|mammi|ma|papa|pitaji|pati|husband|patni|vife|bivi|bet[aei]|dad[ai]|nan[ai]|bhai|baha|behe|sas|sasur|मम्मी|मां|पापा|पिताजी|पति|पत्नी|बेट[ाेी]|दाद[ाी]|नान[ाी]|भाई|बहन|सास|ससुर) (?:\S+ ){0,5}(?:bimar|hospital|asptal|operatio|cancer|admit|bharti|icu|dialysis|kidney|lakva|बीमार|अस्पताल|ऑपरेशन|कैंसर|भर्ती|आईसीयू|डायलिसिस|लकवा)/;

/**
 * Whether a message tells of the trouble of a friend, or of an illness at home, and of the one who writes only as the
 * one beside it. Against an even spelling.
 */
export function isOfAnothersTrouble(text: string): boolean {
	return (
		OF_A_FRIEND.test(text) ||
		FOR_ANOTHER.test(text) ||
		(ILL_AT_HOME.test(text) && !/ (?:mai|maine|mujh\S*|मैं|मैंने|मुझ\S*) /.test(text))
	);
}

/** Whether the one who writes is in a clause, in any case. */
export function namesOneself(clause: string): boolean {
	return ANY_FIRST_PERSON.test(clause);
}

/** Whether a message is about the one who writes, with or without an "I". */
export function speaksOfOneself(text: string): boolean {
	return namesOneself(text) || / hu (?:ab )?$| हूं (?:अब )?$/.test(text);
}

/** "Vo boli ma mai schul chod du kya": what follows is in their mouth, question and "I" alike. */
const THEN_IN_THEIR_WORDS =
	/ (?:vo|voh|usne|unhone|beti|beta|bete|ma|papa|mummy|pati|patni) (?:ne |mujhse )*(?:bol[aie]|kah[aie]|puch[aie]) |^ (?:phir |to |aur )?(?:bol[aie]|kaha|puch[aie]) (?!.* (?:maine|mai) )| (?:bola|kaha) to (?:vo |usne |unhone )?(?:bol[aie]|kaha) |^ (?:फिर |तो |और )?(?:बोल[ाीे]ं?|कहा|पूछ[ाीे]) (?!.* (?:मैंने|मैं) )| (?:बोला|कहा) तो (?:वो |उसने |उन्होंने )?(?:बोल[ाीे]ं?|कहा) | (?:वो|वह|उसने|उन्होंने|बेटी|बेटा|बेटे|मां|पापा|मम्मी|पति|पत्नी) (?:ने |मुझसे )*(?:बोल[ाीे]ं?|कह[ाीे]ं?|पूछ[ाीे]ं?) /;

/** Whether a message only tells what another said: nothing in it is asked of the bot. */
export function isInTheirWords(text: string): boolean {
	return THEN_IN_THEIR_WORDS.test(text);
}

/** "Bhai, ek baat thi": who listens is called so, and nobody is spoken of. */
const ADDRESSED =
	/^ (?:bhai|bhaiya|yar|didi|sir|भाई|भैया|यार|दीदी|सर) (?!(?:ne|ko|ka|ki|ke|se|bhi|to|pe|aur|ने|को|का|की|के|से|भी|तो|और) )| (?:bhai|bhaiya|yar|didi|sir|भाई|भैया|यार|दीदी|सर) $/g;

/** A clause without the word by which the listener is called. */
export function withoutAddress(clause: string): string {
	return clause.replace(ADDRESSED, " ");
}
