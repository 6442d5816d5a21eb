import type { Topic } from "../understanding/labels";
import type { Phrase } from "../voice";
import { type Answer, helplineSlots, type Scene } from "./scene";

type Caution = {
	id: string;
	/** The topics within which the words mean this; null for any. */
	within: readonly Topic[] | null;
	words: RegExp;
	/** Why it cannot wait for the talk to come to it. */
	reason: string;
	phrase: Phrase;
};

/** Signs of danger to the body that a listener would not let pass. Each is told once in a conversation. */
const CAUTIONS: readonly Caution[] = [
	{
		id: "withdrawal",
		within: ["substances"],
		words:
			/\b(?:hands?|body)\b.{0,20}\b(?:shak\w+|trembl\w+)|\bshak(?:es|y|ing)\b|\bfits?\b|\bseizures?\b|\bsweating\b|\bhallucinat\w+|haa?th (?:pair )?(?:kaa?m?n?p)|हाथ (?:पैर )?(?:काँप|कांप)/i,
		reason: "Stopping heavy drinking at once can bring seizures: WHO mhGAP guide, substance use module.",
		phrase: {
			en: [
				"Shaking like that after stopping is the body's doing, and it can turn dangerous. A doctor can make stopping much safer, so please see one before trying again. With fits, confusion or seeing things, call {emergency}. How are you in your body today?",
			],
			hinglish: [
				"Band karne par aisa kaampna shareer ki taraf se hota hai, aur khatarnak bhi ho sakta hai. Doctor ki madad se band karna kaafi surakshit hota hai. Daura pade ya kuch ajeeb dikhe to {emergency}. Aaj shareer kaisa hai?",
			],
			hi: [
				"बंद करने पर ऐसा काँपना शरीर की तरफ़ से होता है, और ख़तरनाक भी हो सकता है। डॉक्टर की मदद से बंद करना काफ़ी सुरक्षित होता है। दौरा पड़े या कुछ अजीब दिखे तो {emergency}। आज शरीर कैसा है?",
			],
		},
	},
	{
		id: "stopping-at-once",
		within: ["substances"],
		words:
			/\b(?:stop|quit|stopping|quitting|leave) (?:\w+ ){0,3}?(?:from today|from tomorrow|from now|today itself|at once|suddenly|completely|all at once|overnight)\b|\bcold turkey\b|ek ?dum (?:se )?(?:band|chhod|chod)|एकदम (?:से )?(?:बंद|छोड़)/i,
		reason: "Who drinks every day and stops at once may have seizures: WHO mhGAP guide, substance use module.",
		phrase: {
			en: [
				"After daily drinking, or daily tablets, stopping all at once can turn dangerous for the body: please speak to a doctor first, it can be made safe. With shaking, fits or confusion, call {emergency}. What is it that makes you want to stop now?",
			],
			hinglish: [
				"Roz ki sharaab ya goliyon ke baad ek dam band karna shareer ke liye khatarnak ho sakta hai: pehle doctor se baat kijiye, unke saath yeh surakshit hota hai. Kaampna, daura ya uljhan ho to {emergency}. Abhi band karne ka khayal kis baat se aaya?",
			],
			hi: [
				"रोज़ की शराब या गोलियों के बाद एकदम बंद करना शरीर के लिए ख़तरनाक हो सकता है: पहले डॉक्टर से बात कीजिए, उनके साथ यह सुरक्षित होता है। काँपना, दौरा या उलझन हो तो {emergency}। अभी बंद करने का ख़याल किस बात से आया?",
			],
		},
	},
	{
		id: "fainting",
		within: null,
		words: /\b(?:faint(?:ed|s|ing)?|passed out|blacked out)\b(?!.*\b(?:drunk|drink\w*|drank|laugh\w*|heat)\b)/i,
		reason: "Who faints, and above all who eats little and faints, should be seen by a doctor soon.",
		phrase: {
			en: [
				"Fainting is the body's sign, and a doctor should look at it in these days, whoever it is. If somebody does not come round within a minute, or is hurt or confused, call {emergency}. What else have you noticed?",
			],
		},
	},
	{
		id: "chest",
		within: null,
		words:
			/\b(?:chest pain|pain in (?:my |the )?chest|pain .{0,20}left arm|heart attack (?:aa|ho) raha)\b|seene mein dard|सीने में दर्द/i,
		reason: "Chest pain may be the heart: nobody should breathe it away.",
		phrase: {
			en: [
				"Pain in the chest can come with panic, and it can also be the heart, which I cannot tell apart. If it is there now, is new, or goes to the arm or jaw, call {emergency} and do not wait. Is it there at this moment?",
			],
			hinglish: [
				"Seene ka dard ghabrahat se bhi hota hai aur dil se bhi, main fark nahin bata sakta. Agar abhi hai, naya hai, ya baanh ya jabde tak jaata hai, to turant {emergency} par call kijiye. Kya abhi dard hai?",
			],
			hi: [
				"सीने का दर्द घबराहट से भी होता है और दिल से भी, मैं फ़र्क़ नहीं बता सकता। अगर अभी है, नया है, या बाँह या जबड़े तक जाता है, तो तुरंत {emergency} पर कॉल कीजिए। क्या अभी दर्द है?",
			],
		},
	},
	{
		id: "pregnancy",
		within: ["new-mother", "health", "anxiety"],
		words:
			/\b(?:baby (?:is )?not (?:moving|kicking)|no (?:movement|kicks)|bleeding|spotting|water broke)\b|bachcha hil nahi|khoon aa raha|बच्चा हिल नहीं|ख़ून आ रहा|खून आ रहा/i,
		reason: "Bleeding or a still baby in pregnancy wants a doctor the same day: WHO antenatal care guide.",
		phrase: {
			en: [
				"That needs a doctor or your hospital today, not tomorrow: please ring them now, or {emergency} if it is heavy or you feel faint. Is somebody with you who can go along?",
			],
			hinglish: [
				"Iske liye aaj hi doctor ya hospital jaana zaroori hai, kal nahin: abhi phone kijiye, aur khoon zyada ho ya chakkar aaye to {emergency}. Kya koi saath jaane wala hai?",
			],
			hi: [
				"इसके लिए आज ही डॉक्टर या अस्पताल जाना ज़रूरी है, कल नहीं: अभी फ़ोन कीजिए, और ख़ून ज़्यादा हो या चक्कर आए तो {emergency}। क्या कोई साथ जाने वाला है?",
			],
		},
	},
];

/** Says what cannot wait, when a message holds such a sign. */
export function caution(scene: Scene): Answer | null {
	const { userInput, state, say, helplines } = scene;
	const found = CAUTIONS.find(({ id, within, words }) => {
		const fits = within === null || (state.thread.topic !== null && within.includes(state.thread.topic));
		return fits && !state.cautioned.includes(id) && words.test(userInput);
	});
	if (found === undefined) return null;
	return {
		response: say(found.phrase, helplineSlots(helplines)),
		state: { ...state, offer: null, cautioned: [...state.cautioned, found.id] },
	};
}
