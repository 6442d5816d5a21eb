import { foldDevanagari } from "./normalise";
import { byWritten, type Spellings } from "./words";

const SILENCED = "्";
const NASAL = "ं";
const LONG_A = "ा";
/** The unwritten vowel, until it is known whether it is spoken. */
const SCHWA = "A";
const LONGEST_WORD = 30;
/** Between the subject and its verb. */
const FARTHEST_VERB = 7;

type Romanising = Spellings["romanising"];

/**
 * One spelling for Hindi, whichever way it is written: Devanagari is written in Latin letters, and the many spellings
 * of romanised Hindi are folded towards the same form, so that one set of patterns serves both.
 *
 * @param romanising from `content/gate/spellings.yaml`
 * @returns a function from plain text, signs included, to the same text in that spelling; English words come out bent,
 * so only Hindi patterns read this
 */
export function createRomaniser(romanising: Romanising): (text: string) => string {
	const latin = createTransliterator(romanising);
	const fold = createWordFolder(romanising);
	const stressed = new Set(romanising.beforeStress);
	const joins = new Set(romanising.beforeKar);
	const asOne = createHam(romanising);
	return (text) => {
		const folded = text.split(" ").map((word) => fold(/[\u0900-\u097f]/.test(word) ? latin(word) : word));
		// "kaatkar" and "kaat kar" (having cut) are one; only after verbs, so that chakar and fikar stay whole.
		const parted = folded.flatMap((word) =>
			word.endsWith("kar") && joins.has(word.slice(0, -3)) ? [word.slice(0, -3), "kar"] : [word],
		);
		// "pi hi lungi" is "pi lungi" with stress.
		const bare = parted.filter(
			(word, at) => word !== "hi" || !stressed.has(parted[at - 1] ?? "") || !/^[ldj][aeiou]/.test(parted[at + 1] ?? ""),
		);
		return asOne(bare).join(" ");
	};
}

function createTransliterator(romanising: Romanising): (word: string) => string {
	const { consonants, vowels, signs, keepsLong, losesLong } = romanising;
	return (word) => {
		const folded = foldDevanagari(word);
		let firstLong =
			keepsLong.some((start) => folded.startsWith(start)) && !losesLong.some((start) => folded.startsWith(start));
		let out = "";
		const letters = [...folded];
		for (const [at, letter] of letters.entries()) {
			const next = letters[at + 1] ?? "";
			const consonant = consonants[letter];
			if (consonant !== undefined) {
				out += consonant;
				if (next !== SILENCED && signs[next] === undefined) out += SCHWA;
			} else if (letter === LONG_A && firstLong) {
				out += "aa";
				firstLong = false;
			} else if (letter === NASAL) out += next === "" ? "" : "n";
			else if (letter !== SILENCED) out += vowels[letter] ?? signs[letter] ?? letter;
		}
		// "soch" and "kar" are written as one word and spoken as two: sochkar, not sochakar.
		return speakSchwas(out.replace(/([^aeiouA])AkAr(?=A?$)/, "$1kAr"));
	};
}

/** Hindi drops the unwritten vowel at the end of a word and between single consonants inside it. */
function speakSchwas(word: string): string {
	if (word.length <= 2) return word.replaceAll(SCHWA, "a");
	let spoken = word.replace(/A$/, "");
	const between = /([aeiouA]n?)((?:[kgcjtdpbs]h|[a-z]))A((?:[kgcjtdpbs]h|[b-df-hj-np-tv-z])[aeiou])/;
	for (let pass = 0; pass < 3 && between.test(spoken); pass++) spoken = spoken.replace(between, "$1$2$3");
	return spoken.replaceAll(SCHWA, "a");
}

function createWordFolder(romanising: Romanising): (word: string) => string {
	const known = byWritten(romanising.words);
	const nouns = new Set(romanising.nounsInUn);
	return (word) => {
		if (word.length > LONGEST_WORD) return word;
		const plain = known.get(word);
		if (plain !== undefined) return plain;
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
		if (/^[a-z]+un$/.test(folded) && !nouns.has(folded)) folded = folded.slice(0, -1);
		return known.get(folded) ?? folded;
	};
}

/**
 * From Uttar Pradesh to Bihar one says "ham" of oneself, with the verb of the plural. Not where "ham" is who it is
 * done to ("ham dono ko maar denge"), and not past another who does it.
 */
function createHam({ hamAsObject, otherSubjects }: Romanising): (words: string[]) => string[] {
	const objects = new Set(hamAsObject);
	const others = new Set(otherSubjects);
	return (words) => {
		const out = [...words];
		for (const [at, word] of words.entries()) {
			if (!/^h[au]m$/.test(word) || objects.has(words[at + 1] ?? "")) continue;
			for (let verb = at + 1; verb <= at + FARTHEST_VERB && verb < words.length; verb++) {
				const form = words[verb] as string;
				if (others.has(form) || !/^[a-z]+$/.test(form)) break;
				const does = /^rah[ei]$/.test(form) && words[verb + 1] === "hai";
				if (!does && !/^[a-z]+enge$/.test(form)) continue;
				out[at] = "mai";
				out[verb] = does ? "raha" : form.replace(/enge$/, "unga");
				if (does) out[verb + 1] = "hu";
				break;
			}
		}
		return out;
	};
}
