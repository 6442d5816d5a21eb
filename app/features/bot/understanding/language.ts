import type { Language } from "../voice";
import { SHORT_SPELLINGS } from "./short-spellings";
import { normalise, wordsOf } from "./text";

/**
 * Words of romanised Hindi, with the spellings in use, that are no English words: function words
 * and the commonest verbs, nouns and answers. Loan words of Indian English (yaar, papa, saas) are
 * left out on purpose: they say nothing about the language of the rest.
 */
const HINDI_WORDS: ReadonlySet<string> = new Set(
	`hai hain hu hun hoon hoo ho hoga hogi honge hota hoti hote hua hui hue huwa tha thi thhe
	mai mein mujhe mujhko mujko muje mujse mujhse mera meri mere mereko apna apni apne hum hume humein hamein hamara hamari
	tu tum tumhe tumko tumhara tumhari tera teri tujhe tujhko aap aapko aapka aapki aapke aapse
	woh wo vo unka unki unke unko unhe unhone uska uski uske usko usne isko iska iski iske inka kisi kisiko kisise
	yeh yah ye kya kyu kyun kyon kyunki kyonki kyuki kaise kaisa kaisi kab kahan kaha kidhar kaun kon kitna kitni kitne
	ka ki ke ko se ne pe par mein tak liye wala wali wale saath sath bina
	nahi nahin nai nhi naheen haan haa han hanji haanji ji mat bilkul zaroor jarur jaroor
	aur lekin magar agar toh phir fir abhi ab kabhi hamesha roz roj aaj kal parso subah shaam raat raatko din dino saal saalon mahine
	bahut bohot bohat bhot bahot bhut zyada jyada jada thoda thodi thode kam sirf bas kuch kuchh koi sab sabhi sabko sabse itna itni
	raha rahi rahe rha rhi rhe gaya gayi gaye gya gyi karta karti karte karna karne karo karu karun karoon kar kiya kiye karke
	jata jaati jaata jaate jati jana jaana jao jaa aata aati aate ata aana aayi aaya aa lagta lagti lagte lag laga lagi lagne
	chahiye chahie chahta chahti deta deti dete diya diye dena leta leti liya lena lo sakta sakti sakte paata paati pata pta
	bolta bolti bolte bola boli bolo kehta kehti kehte kaha kahu batao bataya batana bataun batau suno sunta sunti sunna samajh samajhta samajhti samjho
	dekho dekha dekhta socha sochta sochti soch rehta rehti rehte rahta rahti rona rota roti ro milta milti mila mili chhod chod chhoda
	ghar gharwale gharwalo log logo duniya zindagi jindagi jeena jina marna maut dil mann dimag sar sir baat baatein baate
	gussa dukh dukhi udaas udas khushi khush pareshan paresan pareshani dikkat mushkil takleef taklif dard darr dar akela akeli akele
	neend nind rishta shaadi shadi pati patni biwi bachche bacche bachcha baccha ladka ladki dost dosti pyar pyaar
	paisa paise naukri kaam padhai padhna padh pariksha acha accha achha achhi acchi bura buri theek thik sahi galat galti
	namaste namaskar shukriya dhanyavad dhanyawad alvida kripya madad karz karza ladai jhagda jhagde
	khud sach saamne samne phirse wahi yahi sari sara saare maine tune usne humne aankh kaash chuki chuka chuke gaye rakha rakhi rakhna hona hone jo jab
	walo walon krna krta krti krte krke matlab jaise waise aise aisa aisi jiska jise lekar leke deke kaafi kafi barbad kharab mazak majak thak thaka thaki
	daant padta padti pada padi gali gaali khana khaya khaana peena peeta bata bhi kisne inhone unhone bacho baccho bachcho wajah vajah waqt samay jagah tarah taraf upar niche andar bahar pehle pahle baad beech
		badhiya haal mast bakwas bakwaas bewakoof bewkoof faltu bekar bekaar chup suno suniye batau kaafi khaas dawai dawa samajhna gaon mohalle padosi rishtedar
		rupaye rupay rupaiye bhav pyaaz fasal kheti khet laagat lagat mandi barish baarish bijli paani bimar beemar bukhar kapde doodh dudh
		sheher janamdin tyohar umar umra wapas vapas sasural mayke maike jhuth jhooth banana banao banani karao karwao karwana ladkiyo ladko ladkiyon ladkon`
		.split(/\s+/)
		.filter(Boolean),
);

/** Words of the list above that are English words, names or chat spellings too. */
const AMBIGUOUS: ReadonlySet<string> = new Set(
	`banana ho hum se ne pe par ka ki ke ko ye wo vo ab kal aa lo log sab din kam kar tak bas jana jada sir sar lag dar han hue
	mai mere the main me to do hi is us in so or are man tab jab mat kon ro roti bola mila soch pata ata jati ji dil laga hun hu hoo nai teri kaha phir
	apna h d b kr gali kafi jo bata sara maut mann roz tum koi raat saal dost saath shaadi shadi pyar paisa kaam namaste rishta pati`
		.split(/\s+/)
		.filter(Boolean),
);

/** A saying that English sentences quote. */
const QUOTED = /log kya kahenge/g;
const DEVANAGARI = /\p{Script=Devanagari}/gu;
const LETTER = /\p{L}|\p{M}/gu;
/** Future forms ("jaunga", "karenge"), which the list could never hold all of. */
const FUTURE = /^\p{L}{2,}(unga|ungi|oonga|oongi|enge|ayega|ayegi|aega|aegi|oge)$/u;
const DEVANAGARI_SHARE = 0.3;
const HINDI_SHARE = 0.3;
const CLEAR_WORDS = 4;
const CLEAR_SHARE = 0.22;
/** Of so many words that may be Hindi one that must be is enough, where none is English alone. */
const MOSTLY = 0.5;
const ENGLISH_ONLY: ReadonlySet<string> = new Set(
	"i im ive my mine you your it its was were be been dont does did didnt not have has had a an and but of on at for from with about what how why when where who that this there they them she him her his we our will would can cant could should want just if because no said says am".split(
		" ",
	),
);
/** Two words that are Hindi together count as two that are Hindi each. */
const CLEAR_PAIR = 2;
const SHORT = 3;
const SHORT_SHARE = 0.5;

/**
 * The language to answer in.
 *
 * Devanagari by its share of the letters. Romanised Hindi needs two words that no English text has
 * and nearly a third of the words (ambiguous ones count half; less of a share when four words are
 * clear), or half of a message of one to three words.
 * All else counts as English.
 *
 * @param userInput any text
 */
export function detectLanguage(userInput: string): Language {
	const letters = userInput.match(LETTER)?.length ?? 0;
	const devanagari = userInput.match(DEVANAGARI)?.length ?? 0;
	if (letters > 0 && devanagari / letters >= DEVANAGARI_SHARE) return "hi";
	const words = wordsOf(normalise(userInput).replace(QUOTED, " "));
	return isRomanisedHindi(words) ? "hinglish" : "en";
}

function isRomanisedHindi(words: readonly string[]): boolean {
	const clear = words.filter(isClearlyHindi).length + (saysIAm(words) ? CLEAR_PAIR : 0);
	const unclear = words.filter((word) => AMBIGUOUS.has(word)).length;
	if (words.length <= SHORT)
		return (
			(clear > 0 && (clear + unclear) / words.length >= SHORT_SHARE) ||
			(words.length > 0 && words.every((word) => SHORT_HINDI.has(word)))
		);
	if (clear > 0 && (clear + unclear) / words.length >= MOSTLY && !words.some((word) => ENGLISH_ONLY.has(word)))
		return true;
	const share = (clear + unclear / 2) / words.length;
	return (clear >= 2 && share >= HINDI_SHARE) || (clear >= CLEAR_WORDS && share >= CLEAR_SHARE);
}

/** "Mai ... hu": each may be a slip of English, both together are none. */
function saysIAm(words: readonly string[]): boolean {
	const subject = words.findIndex((word) => word === "mai" || word === "main" || word === "me");
	const verb = words.findLastIndex((word) => word === "hu" || word === "hun");
	return subject !== -1 && verb > subject;
}

function isClearlyHindi(word: string): boolean {
	const known = HINDI_WORDS.has(word) || SHORT_SPELLINGS.has(word);
	return (known && !AMBIGUOUS.has(word)) || FUTURE.test(word);
}

/** Ambiguous words that, standing alone, are Hindi. */
const SHORT_HINDI: ReadonlySet<string> = new Set(
	"ji bas namaste mat koi kal han bhai bhaiya didi yaar yar sun kaam roz raat saal shaadi arre are arey h hai ram radhe jai kisan hind shri krishna salaam adaab pranam".split(
		" ",
	),
);
