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
