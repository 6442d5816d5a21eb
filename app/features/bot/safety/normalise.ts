import {
	GLUED_DANGER,
	GLUED_PLAIN_DANGER,
	GLUED_SIGN,
	GLUED_WORDS,
	LOOKALIKES,
	PHRASE_SPELLINGS,
	PICTURES,
	SPELLINGS,
	VEILED,
} from "./spellings";

const LONGEST = 4000;
const SHORTEST_GLUED = 5;
const LONGEST_GLUED = 90;
/** Letters between the known words of a run: so many more words do they cost, and so long must the whole be. */
const UNKNOWN_COST = 3;
const SHORTEST_WITH_UNKNOWN = 16;
/** So much of a run has to be known words. */
const LEAST_KNOWN = 0.6;
const LEET: Readonly<Record<string, string>> = {
	"0": "o",
	"1": "i",
	"3": "e",
	"4": "a",
	"5": "s",
	"7": "t",
	"@": "a",
	$: "s",
	"!": "i",
	"|": "l",
};
const LETTER = "a-z";
const INSIDE_LEET = new RegExp(`(?<=[${LETTER}])[013457@$!|](?=[${LETTER}])`, "g");
const DOUBLE_LEET = new RegExp(`(?<=[${LETTER}])[01345@$!|]{2}(?=[${LETTER}])`, "g");
/** Letters and signs for letters, in any order. */
const MIXED_WORD = /(?<![a-z0-9$@])(?=[0-9$@]*[a-z])(?=[a-z]*[0134578$@])[a-z01345$@7]{3,9}(?![a-z0-9$@])/g;
/** "sueside", "sooicide", "suacide": as it is heard. */
const SUICIDE_BY_EAR = /^s(?:u|oo|oi|ue|ui|iu|ew|ua)[iey]?[sc]{1,2}(?:i|y|ai|ui|ie)de?(al|l)?$/;
/**
 * Three words or more with a full stop or a new line after each, as in "I. Want. To. Die."; but a yes or no stands for
 * itself.
 */
const BROKEN_SENTENCE =
	/(?<![\p{L}'])(?:(?!(?:no|nope|nah|never|yes|yeah|ok|okay)[ .\n…])[\p{L}']+[ \t]*[.\n…][ \t.\n…]*){2,}[\p{L}']+(?=[ \t]*(?:[.\n…]|$))/gu;
/** Format characters (joiners, marks of direction) and the selectors of picture style. */
const INVISIBLE = /\p{Cf}|\u034f|\ufe0e|\ufe0f/gu;

/**
 * Makes one plain spelling out of the many ways a message can be written.
 *
 * Out come lower-case words and the signs , . ? each between single spaces: Unicode forms folded, look-alike
 * and leet letters read, spaced letters joined, short forms and slips spelt out, pictures of danger named, and
 * Devanagari without its optional dots. Every step is linear in the length; over-long input is cut.
 *
 * @param userInput anything a person typed, of any length
 * @returns the plain text, possibly empty; running it again changes nothing that matters
 */
export function normalise(userInput: string): string {
	const characters = foldCharacters(userInput.slice(0, LONGEST));
	const words = joinSpacedLetters(characters.split(" ").filter((word) => word !== "")).flatMap(spellOut);
	return applyPhrases(dropLongRepeats(words).join(" "));
}

/** Words that open a new thought, so that a denial before them does not excuse what follows. */
const TURNING_WORDS =
	/ (?:and then|but|however|though|although|except|yet|lekin|lekn|lkn|lekin|magar|parantu|aur fir|aur phir|phir bhi|fir bhi|लेकिन|मगर|परंतु|परन्तु|किंतु|फिर भी) /g;
/** "par" and "पर" are both "but" and "on": only after a verb, or at the start, do they turn the thought. */
const TURNING_AFTER_VERB =
	/( (?:hai|h|hain|hu|hun|hoon|tha|thi|the|nahi|nhi|gaya|gayi|gaye|[a-z]{2,}(?:ung[ai]|eg[ai]|enge)|है|हैं|हूँ|हूं|हू|था|थी|थे|नही|नहीं|गया|गयी|गई|[\u0900-\u097f]+(?:गा|गी|गे))) (par|pr|per|पर) /g;

/**
 * Splits plain text into its thoughts: at signs, and before but, lekin, magar, par, and then and the like.
 *
 * @param normalised what `normalise` returned
 * @returns the thoughts in order, without signs, none empty
 */
export function clauses(normalised: string): string[] {
	return markClauses(normalised)
		.split(/[,.?]/)
		.map((clause) => clause.trim())
		.filter((clause) => clause !== "");
}

/** The same text with a comma before each turning word, for rules that look across a whole message. */
export function markClauses(normalised: string): string {
	return ` ${normalised} `
		.replace(TURNING_AFTER_VERB, "$1 , $2 ")
		.replace(
			/ (nothing|anything|option|options|choice|way|none|all|everything|solution|everyone|everybody) but /g,
			" $1 except_for ",
		)
		.replace(TURNING_WORDS, (word) => ` ,${word}`)
		.trim();
}

function foldCharacters(text: string): string {
	let folded = text
		.normalize("NFKC")
		.toLowerCase()
		.replace(/[‘’‛`´ʼ′]/g, "'")
		.replace(INVISIBLE, "");
	for (const [picture, word] of PICTURES) folded = folded.replaceAll(picture, ` ${word} `);
	folded = folded
		.normalize("NFD")
		.replace(/[\u0300-\u036f]/g, "")
		.normalize("NFC")
		.replace(/[\u0370-\u0530ı]/g, (letter) => LOOKALIKES[letter] ?? letter);
	return signsToSpaces(unveil(foldDevanagari(folded)));
}

/** Dots that writers put or leave out at will: the nukta, and the bindu in all its three forms. */
export function foldDevanagari(text: string): string {
	return text
		.replace(/\u093c/g, "")
		.replace(/[\u0901\u0902]/g, "\u0902")
		.replace(/न्(?=[त-ध])|म्(?=[प-भ])|ङ्(?=[क-घ])|ञ्(?=[च-झ])|ण्(?=[ट-ढ])/g, "\u0902");
}

function unveil(text: string): string {
	return text
		.replace(DOUBLE_LEET, (signs) => [...signs].map((sign) => LEET[sign] ?? sign).join(""))
		.replace(INSIDE_LEET, (sign) => LEET[sign] ?? sign)
		.split(" ")
		.map((word) => (/[*_#]/.test(word) ? behindStars(word) : word))
		.join(" ")
		.replace(MIXED_WORD, (word) => {
			const plain = [...word].map((sign) => LEET[sign] ?? sign).join("");
			return VEILED.some((veiled) => veiled === plain) ? plain : word;
		});
}

function behindStars(word: string): string {
	return (
		VEILED.find(
			(veiled) =>
				veiled.length === word.length &&
				[...veiled].every((letter, at) => word[at] === letter || /[*_#.]/.test(word.charAt(at))) &&
				word[0] === veiled[0],
		) ?? word
	);
}

function signsToSpaces(text: string): string {
	return text
		.replace(/(?<=\d)[,.](?=\d)/g, "")
		.replace(/(?<![a-z])([a-z])(?:[.\-_]([a-z]))(?:[.\-_]([a-z]))+(?![a-z])/g, (word) => word.replace(/[.\-_]/g, " "))
		.replace(BROKEN_SENTENCE, (sentence) => sentence.replace(/[.\n…]/g, " "))
		.replace(/([\p{L}\p{M}])\1{2,}/gu, "$1")
		.replace(/[;:()[\]—–,\n]/g, " , ")
		.replace(/[.!।…]+/g, " . ")
		.replace(/\?+/g, " ? ")
		.replace(/[^\p{L}\p{M}\p{N},.?' ]/gu, " ")
		.replace(/\s+/g, " ")
		.trim();
}

/** "k i l l" becomes "kill"; two single letters in a row ("i m") are left alone. */
function joinSpacedLetters(words: string[]): string[] {
	const joined: string[] = [];
	let run: string[] = [];
	const finish = () => {
		if (run.length >= 3) joined.push(...splitGlued(run.join("")));
		else joined.push(...run);
		run = [];
	};
	for (const word of words) {
		if (/^[a-z]$/.test(word)) run.push(word);
		else {
			finish();
			joined.push(word);
		}
	}
	finish();
	return joined;
}

/** The words that were run together, or the word itself where it is none of those. */
function splitGlued(word: string): string[] {
	if (word.length < SHORTEST_GLUED || word.length > LONGEST_GLUED || !GLUED_SIGN.test(word)) return [word];
	const parts = partsOf(word);
	const unknown = parts.filter((part) => !KNOWN_PARTS.has(part)).reduce((sum, part) => sum + part.length, 0);
	const danger = unknown === 0 ? GLUED_DANGER : GLUED_PLAIN_DANGER;
	if (unknown > 0 && (word.length < SHORTEST_WITH_UNKNOWN || unknown > word.length * (1 - LEAST_KNOWN))) return [word];
	return parts.length > 1 && danger.test(` ${parts.join(" ")} `) ? parts : [word];
}

const KNOWN_PARTS: ReadonlySet<string> = new Set(GLUED_WORDS);

/** A word as the fewest known words with the fewest other letters between them. */
function partsOf(word: string): string[] {
	const upTo: { cost: number; parts: string[] }[] = [{ cost: 0, parts: [] }];
	for (let end = 1; end <= word.length; end++) {
		let best = withLetter(upTo[end - 1], word.charAt(end - 1));
		for (const part of GLUED_WORDS) {
			const before = word.endsWith(part, end) ? upTo[end - part.length] : undefined;
			if (before && before.cost + 1 < best.cost) best = { cost: before.cost + 1, parts: [...before.parts, part] };
		}
		upTo.push(best);
	}
	return upTo[word.length]?.parts ?? [word];
}

/** One more letter that is in no known word, put to the letters before it that are in none either. */
function withLetter(before: { cost: number; parts: string[] } | undefined, letter: string) {
	const { cost = 0, parts = [] } = before ?? {};
	const last = parts.at(-1);
	const goesOn = last !== undefined && !KNOWN_PARTS.has(last);
	return {
		cost: cost + UNKNOWN_COST,
		parts: goesOn ? [...parts.slice(0, -1), last + letter] : [...parts, letter],
	};
}

function spellOut(word: string): string[] {
	const bare = word.replaceAll("'", "");
	const spelt = own(SPELLINGS, word) ?? own(SPELLINGS, bare);
	if (spelt !== undefined) return spelt.split(" ");
	if (SUICIDE_BY_EAR.test(bare)) return [/a?l$/.test(bare) ? "suicidal" : "suicide"];
	const parts = splitGlued(bare);
	return parts.length === 1 ? parts : parts.flatMap((part) => (own(SPELLINGS, part) ?? part).split(" "));
}

/** A lookup that "constructor" and its like cannot surprise. */
function own(table: Readonly<Record<string, string>>, key: string): string | undefined {
	return Object.hasOwn(table, key) ? table[key] : undefined;
}

/** One word said a hundred times means what it means said three times, and costs less to read. */
function dropLongRepeats(words: string[]): string[] {
	return words.filter(
		(word, at) => word !== "" && !(word === words[at - 1] && word === words[at - 2] && word === words[at - 3]),
	);
}

function applyPhrases(text: string): string {
	let spaced = ` ${text} `;
	for (const [written, plain] of PHRASE_SPELLINGS) spaced = spaced.replace(written, plain);
	return spaced.trim();
}
