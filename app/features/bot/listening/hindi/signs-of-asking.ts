import type { Sign } from "./heard";

/** Questions to the bot that only the person can answer: they get a plain word first. */
export const SIGNS_OF_ASKING: readonly Sign[] = [
	{
		id: "asks-for-its-view",
		first: true,
		heard:
			/ (?:tum|ap|tumhe|apko) .*(?:kya|ky) (?:soch|lagta)|(?:tumhari|apki) (?:kya )?ray| (?:तुम|आप|तुम्हें|आपको) .*क्या (?:सोच|लगता)|(?:तुम्हारी|आपकी) (?:क्या )?राय/,
		meet: [
			[
				"Main program hoon, meri raay se zyada aapka apna andaaza kaam ka hai.",
				"मैं प्रोग्राम हूँ, मेरी राय से ज़्यादा आपका अपना अंदाज़ा काम का है।",
			],
		],
		ask: [["Aapko khud kya lagta hai?", "आपको ख़ुद क्या लगता है?"]],
	},
	{
		id: "asks-if-bad",
		first: true,
		heard: / kya (?:mai|mei|main|me) .*(?:bur[aie]|bekar|kharab|nakam).* hu |क्या मैं .*(?:बुर[ाीे]|बेकार|खराब|नाकाम).* हूं /,
		meet: [["Jise yeh fikr ho, usme parwah to hai.", "जिसे यह फ़िक्र हो, उसमें परवाह तो है।"]],
		ask: [["Yeh baat kab se mann mein uth rahi hai?", "यह बात कब से मन में उठ रही है?"]],
	},
	{
		id: "asks-who-is-wrong",
		first: true,
		heard:
			/ kya galat (?:kiya|kar diya)|क्या गलत (?:किया|कर दिया)| (?:mai|mei|me|main) .*(?:kya )?galat (?:hu|kar rah|kiya|kaha|to nahi)|(?:meri|mera) (?:kya )?(?:galti|kasur) (?:kya )?(?:hai|thi) $|मैं .*गलत (?:हूं|कर रह|तो नहीं)|मैंने .*(?:क्या )?गलत (?:किया|कहा)|मेर[ीा] (?:क्या )?(?:गलती|कसूर) (?:क्या )?(?:है|थी) $/,
		unless: /(?:sab|sari|puri) meri galti|सब मेरी गलती/,
		meet: [
			[
				"Sahi kya hai aur galat kya, yeh main yahan se nahin keh sakta.",
				"सही क्या है और ग़लत क्या, यह मैं यहाँ से नहीं कह सकता।",
			],
		],
		ask: [["Yeh sawaal kis baat se utha?", "यह सवाल किस बात से उठा?"]],
	},
];
