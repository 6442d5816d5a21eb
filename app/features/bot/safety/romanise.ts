import { foldDevanagari } from "./normalise";

/**
 * One spelling for Hindi, whichever way it is written: Devanagari is written in Latin letters, and the many
 * spellings of romanised Hindi are folded towards the same form, so that one set of rules serves both.
 */

const CONSONANTS: Readonly<Record<string, string>> = {
	क: "k",
	ख: "kh",
	ग: "g",
	घ: "gh",
	ङ: "n",
	च: "ch",
	छ: "ch",
	ज: "j",
	झ: "jh",
	ञ: "n",
	ट: "t",
	ठ: "th",
	ड: "d",
	ढ: "dh",
	ण: "n",
	त: "t",
	थ: "th",
	द: "d",
	ध: "dh",
	न: "n",
	प: "p",
	फ: "f",
	ब: "b",
	भ: "bh",
	म: "m",
	य: "y",
	र: "r",
	ल: "l",
	व: "v",
	श: "sh",
	ष: "sh",
	स: "s",
	ह: "h",
	ळ: "l",
};
const VOWELS: Readonly<Record<string, string>> = {
	अ: "a",
	आ: "a",
	इ: "i",
	ई: "i",
	उ: "u",
	ऊ: "u",
	ए: "e",
	ऐ: "ai",
	ओ: "o",
	औ: "au",
	ऋ: "ri",
	ऑ: "o",
	ऍ: "e",
};
const SIGNS: Readonly<Record<string, string>> = {
	"ा": "a",
	"ि": "i",
	"ी": "i",
	"ु": "u",
	"ू": "u",
	"े": "e",
	"ै": "ai",
	"ो": "o",
	"ौ": "au",
	"ृ": "ri",
	"ॉ": "o",
	"ॅ": "e",
};
const SILENCED = "्";
const NASAL = "ं";
/** The unwritten vowel, until it is known whether it is spoken. */
const SCHWA = "A";

/** Where a long vowel makes another word: to kill, to cut, life; against to die, to be cut, to go. */
const KEEPS_LONG = /^(?:मार|काट|जान(?!ा|े|ी))/;

/** Whole words whose usual spellings no general fold brings together. */
const WORDS: Readonly<Record<string, string>> = {
	h: "hai",
	hain: "hai",
	hn: "hai",
	he: "hai",
	hoon: "hu",
	hun: "hu",
	hoo: "hu",
	hnu: "hu",
	hoonn: "hu",
	main: "mai",
	mein: "me",
	mei: "me",
	mai: "mai",
	m: "mai",
	nhi: "nahi",
	nai: "nahi",
	ni: "nahi",
	nahin: "nahi",
	nahee: "nahi",
	nahii: "nahi",
	nahe: "nahi",
	nhin: "nahi",
	naahi: "nahi",
	nehi: "nahi",
	mene: "maine",
	mne: "maine",
	maene: "maine",
	rha: "raha",
	intjar: "intajar",
	intejar: "intajar",
	intezar: "intajar",
	intzar: "intajar",
	intjaar: "intajar",
	goliyan: "goliya",
	goliyaan: "goliya",
	goliyo: "goliya",
	golia: "goliya",
	rhi: "rahi",
	rhe: "rahe",
	gya: "gaya",
	gyi: "gayi",
	gyii: "gayi",
	gye: "gaye",
	dia: "diya",
	lia: "liya",
	kia: "kiya",
	kyo: "kyu",
	kyon: "kyu",
	kyun: "kyu",
	kyoun: "kyu",
	kiu: "kyu",
	kyuki: "kyunki",
	kyoki: "kyunki",
	kyonki: "kyunki",
	skta: "sakta",
	skti: "sakti",
	sakda: "sakta",
	skte: "sakte",
	chata: "chahta",
	chati: "chahti",
	chahata: "chahta",
	chahati: "chahti",
	chahtaa: "chahta",
	chhta: "chahta",
	lgta: "lagta",
	lgti: "lagti",
	lg: "lag",
	mn: "man",
	mann: "man",
	krta: "karta",
	jindgi: "jindagi",
	jindagee: "jindagi",
	jndgi: "jindagi",
	jingadi: "jindagi",
	jeher: "jahar",
	jehar: "jahar",
	jaher: "jahar",
	jahr: "jahar",
	jehr: "jahar",
	aakhiri: "akhri",
	akhiri: "akhri",
	akhari: "akhri",
	aakhari: "akhri",
	botle: "botal",
	bottle: "botal",
	bottel: "botal",
	fone: "fon",
	phone: "fon",
	phn: "fon",
	munh: "muh",
	rassi: "rasi",
	jyda: "jyada",
	jada: "jyada",
	jayda: "jyada",
	ghr: "ghar",
	kuan: "kua",
	kuaan: "kua",
	kuen: "kue",
	kuye: "kue",
	kuein: "kue",
	train: "tren",
	trein: "tren",
	railway: "relve",
	bridge: "brij",
	terrace: "teres",
	teras: "teres",
	balcony: "balkani",
	balkoni: "balkani",
	balkni: "balkani",
	building: "bilding",
	blade: "bled",
	bleid: "bled",
	blad: "bled",
	pills: "pils",
	message: "maisej",
	mesej: "maisej",
	msg: "maisej",
	video: "vidiyo",
	photo: "foto",
	pic: "foto",
	school: "skul",
	platform: "pletform",
	plaetfarm: "pletform",
	pletfarm: "pletform",
	accident: "aksident",
	acident: "aksident",
	eksident: "aksident",
	aeksident: "aksident",
	injection: "injekshan",
	injecsion: "injekshan",
	inject: "injekshan",
	inshulin: "insulin",
	flyover: "flaiovar",
	flaiover: "flaiovar",
	finail: "fenyl",
	fenail: "fenyl",
	finayl: "fenyl",
	fenayl: "fenyl",
	phenyl: "fenyl",
	finyl: "fenyl",
	finyle: "fenyl",
	harpic: "harpik",
	sulphas: "salfas",
	sulfas: "salfas",
	salphas: "salfas",
	celphos: "salfas",
	aatmhatya: "atmhatya",
	atmahatya: "atmhatya",
	aatmahatya: "atmhatya",
	atmhatia: "atmhatya",
	atmahatia: "atmhatya",
	khudkhushi: "khudkushi",
	khudkusi: "khudkushi",
	khudhkushi: "khudkushi",
	khudkhusi: "khudkushi",
	khudkashi: "khudkushi",
	mjhe: "mujhe",
	muje: "mujhe",
	mujhey: "mujhe",
	mje: "mujhe",
	mujhko: "mujhe",
	mujko: "mujhe",
	mujhse: "mujhse",
	mujse: "mujhse",
	mere: "mere",
	mre: "mere",
	mera: "mera",
	jb: "jab",
	ab: "ab",
	bs: "bas",
	bass: "bas",
	kr: "kar",
	krke: "karke",
	phr: "fir",
	bhot: "bahut",
	bht: "bahut",
	bohot: "bahut",
	bahot: "bahut",
	k: "ke",
	p: "pe",
	pr: "par",
	sb: "sab",
	kch: "kuch",
	kuchh: "kuch",
	ko: "ko",
	khatm: "khatam",
	khtm: "khatam",
	khtam: "khatam",
	khatum: "khatam",
	jaan: "jaan",
	jan: "jan",
	jaaan: "jaan",
	mout: "maut",
	moth: "maut",
	sucide: "suicide",
	susaid: "suicide",
	susaaid: "suicide",
	susaidal: "suicidal",
	aur: "aur",
	or: "aur",
	usse: "use",
	usey: "use",
	vah: "vo",
	veh: "vo",
	yah: "ye",
	yeh: "ye",
	lie: "liye",
	chahie: "chahiye",
	chaiye: "chahiye",
	khud: "khud",
	khudko: "khud ko",
	apneko: "apne ko",
	apneap: "apne ap",
	ji: "ji",
	jee: "ji",
	jii: "ji",
	vo: "vo",
	woh: "vo",
	wo: "vo",
	voh: "vo",
	wapas: "vapas",
	wapis: "vapas",
	pee: "pi",
};

/**
 * @param text plain text from `normalise`, signs included
 * @returns the same text with every Hindi word in one Latin spelling; English words come out bent, so only
 * Hindi rules read this view
 */
export function romanise(text: string): string {
	return text
		.split(" ")
		.map((word) => (/[\u0900-\u097f]/.test(word) ? latin(word) : word))
		.map(fold)
		.join(" ")
		.replace(JOINED_KAR, "$1 kar")
		.replace(EMPHASIS, "$1 ")
		.replace(HAM_WILL, "mai $1$2unga")
		.replace(HAM_DOES, "mai $1$2 raha hu");
}

/** "kaatkar" and "kaat kar" (having cut) are one; only after verbs, so that chakar and fikar stay whole. */
const JOINED_KAR =
	/(?<![a-z])(kha|pi|le|de|ja|a|la|so|kaat|likh|kud|bandh|latak|nikal|dekh|soch|chod|mar|maar|mil|bacha|bach|rakh|ho|jala|laga|bol|keh|chupa|nigal|dub|gir|ghol|mila|uth|baith|khol|ro|chala)kar(?![a-z])/g;
/** "pi hi lungi" is "pi lungi" with stress. */
const EMPHASIS = /(?<![a-z])(kha|pi|kar|mar|le|de|kud|kaat|latak|maar|dub|laga|ja) hi (?=(?:l|d|j)[aeiou])/g;

/**
 * From Uttar Pradesh to Bihar one says "ham" of oneself, with the verb of the plural. Not where "ham" is who it is done to
 * ("ham dono ko maar denge"), and not past another who does it.
 */
const HAM =
	"(?<![a-z])h[au]m (?!(?:dono|sab|sabko|logo|ko|se|par|pe|me)(?![a-z]))((?:(?!(?:vo|ve|log|usne|papa|pati) )[a-z]+ ){0,6}?)";
const HAM_WILL = new RegExp(`${HAM}([a-z]+?)enge(?![a-z])`, "g");
const HAM_DOES = new RegExp(`${HAM}([a-z]+) (?:rahe|rahi) hai(?![a-z])`, "g");

const NOUNS_IN_UN =
	/^(?:khun|sukun|kanun|junun|un|sun|chun|dhun|gun|fun|run|kaun|nakhun|jamun|lahsun|sabun|batun|bun)$/;

function latin(word: string): string {
	const folded = foldDevanagari(word);
	const keepLong = KEEPS_LONG.test(folded);
	let out = "";
	let firstLong = keepLong;
	const letters = [...folded];
	for (const [at, letter] of letters.entries()) {
		const next = letters[at + 1] ?? "";
		const consonant = CONSONANTS[letter];
		if (consonant !== undefined) {
			out += consonant;
			if (next !== SILENCED && SIGNS[next] === undefined) out += SCHWA;
		} else if (letter === "ा" && firstLong) {
			out += "aa";
			firstLong = false;
		} else if (letter === NASAL) out += next === "" ? "" : "n";
		else if (letter !== SILENCED) out += VOWELS[letter] ?? SIGNS[letter] ?? letter;
	}
	return speakSchwas(joinKar(out));
}

/** "soch" and "kar" are written as one word and spoken as two: sochkar, not sochakar. */
function joinKar(word: string): string {
	return word.replace(/([^aeiouA])AkAr(?=A?$)/, "$1kAr");
}

/** Hindi drops the unwritten vowel at the end of a word and between single consonants inside it. */
function speakSchwas(word: string): string {
	if (word.length <= 2) return word.replaceAll(SCHWA, "a");
	let spoken = word.replace(/A$/, "");
	const between = /([aeiouA]n?)((?:[kgcjtdpbs]h|[a-z]))A((?:[kgcjtdpbs]h|[b-df-hj-np-tv-z])[aeiou])/;
	for (let pass = 0; pass < 3 && between.test(spoken); pass++) spoken = spoken.replace(between, "$1$2$3");
	return spoken.replaceAll(SCHWA, "a");
}

function fold(word: string): string {
	if (word.length > 30) return word;
	if (Object.hasOwn(WORDS, word)) return WORDS[word] ?? word;
	const keepLong = /^(?:maa+r|kaa+t|maa$)/.test(word);
	let folded = word
		.replace(/^kr(?=[a-z])/, "kar")
		.replace(/^mr(?=[nu]|t[aei])/, "mar")
		.replace(/^jn(?=d)/, "jin")
		.replace(/aa+/g, keepLong ? "aa" : "a")
		.replace(/ee|ii/g, "i")
		.replace(/oo|uu/g, "u")
		.replace(/w/g, "v")
		.replace(/ph/g, "f")
		.replace(/z/g, "j")
		.replace(/chh|cch|chch/g, "ch")
		.replace(/q/g, "k")
		.replace(/([bcdfgjklmnprstv])\1/g, "$1")
		// "jayega" and "jaega", "gayi" and "gai", "diye" and "die": the glide is written or left out at will.
		.replace(/(?<=[aeiu])y(?=[eiu])/g, "")
		// "pahle" and "pehle", "kahta" and "kehta", but not the ah of chahta.
		.replace(/(?<!ch)ah(?=[bcdfgjklmnprstv])/g, "eh");
	// "jaun" and "jau", "karun" and "karu": the nasal of the first person, but not of khun (blood) and its like.
	if (/^[a-z]+un$/.test(folded) && !NOUNS_IN_UN.test(folded)) folded = folded.slice(0, -1);
	return Object.hasOwn(WORDS, folded) ? (WORDS[folded] ?? folded) : folded;
}
