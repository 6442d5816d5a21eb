import { createCompiler, spans, viewOf } from "./pattern";
import { byWritten, type Spellings } from "./words";

/** A message may have so many characters, before and after NFKC, which can make eighteen of one. */
const LONGEST = 2000;
const SHORTEST_GLUED = 5;
const LONGEST_GLUED = 90;
/** Letters between the known words of a run: so many more words do they cost, and so long must the whole be. */
const UNKNOWN_COST = 3;
const SHORTEST_WITH_UNKNOWN = 16;
/** So much of a run has to be known words. */
const LEAST_KNOWN = 0.6;
/** More of one word after another adds nothing. */
const REPEATS = 3;
/** A sentence of so many words, each with a full stop behind it, is one sentence. */
const FEWEST_BROKEN = 3;
/** Format characters (joiners, marks of direction) and the selectors of picture style. */
const INVISIBLE = /\p{Cf}|\u034f|\ufe0e|\ufe0f/gu;
const SPELT_OUT = /(?<![a-z])[a-z](?:[.\-_][a-z]){2,}(?![a-z])/g;
const HIDING = /[*_#.]/;

/**
 * Makes one plain spelling out of the many ways a message can be written.
 *
 * Out come lower-case words and the signs , . ? each between single spaces: Unicode forms folded, look-alike letters
 * and signs for letters read, spaced letters joined, short forms and slips spelt out, pictures of danger named, and
 * Devanagari without its optional dots. Every step is linear in the length; what is over 2,000 characters is cut.
 *
 * @param spellings from `content/gate/spellings.yaml`
 * @returns a function from anything a person typed to the plain text, possibly empty
 */
export function createNormaliser(spellings: Spellings): (userInput: string) => string {
	const fold = createFolder(spellings);
	const unveil = createUnveiler(spellings);
	const split = createSplitter(spellings);
	const plainOf = byWritten(spellings.words);
	const answers = new Set(spellings.answers);
	const phrases = createPhrases(spellings.phrases);
	const spellOut = (word: string): string[] => {
		const bare = word.replaceAll("'", "");
		const plain = plainOf.get(word) ?? plainOf.get(bare);
		if (plain !== undefined) return plain.split(" ");
		const parts = split(bare);
		return parts.length === 1 ? parts : parts.flatMap((part) => (plainOf.get(part) ?? part).split(" "));
	};
	return (userInput) => {
		const words = spaced(unveil(fold(userInput))).split(" ");
		const joined = joinSpacedLetters(joinBroken(words, answers), split);
		return phrases(withoutRepeats(joined.flatMap(spellOut))).join(" ");
	};
}

/** Dots that writers put or leave out at will: the nukta, and the bindu in all its three forms. */
export function foldDevanagari(text: string): string {
	return text
		.replace(/\u093c/g, "")
		.replace(/[\u0901\u0902]/g, "\u0902")
		.replace(/न्(?=[त-ध])|म्(?=[प-भ])|ङ्(?=[क-घ])|ञ्(?=[च-झ])|ण्(?=[ट-ढ])/g, "\u0902");
}

function createFolder({ pictures, lookalikes }: Spellings): (text: string) => string {
	return (userInput) => {
		const cut = userInput.slice(0, LONGEST).normalize("NFKC").slice(0, LONGEST).toLowerCase();
		let folded = cut.replace(/[‘’‛`´ʼ′]/g, "'").replace(INVISIBLE, "");
		for (const [picture, word] of Object.entries(pictures)) folded = folded.replaceAll(picture, ` ${word} `);
		folded = folded
			.normalize("NFD")
			.replace(/[\u0300-\u036f]/g, "")
			.normalize("NFC")
			.replace(/[\u0370-\u0530ı]/g, (letter) => lookalikes[letter] ?? letter);
		return foldDevanagari(folded);
	};
}

/** Reads digits and signs in the place of letters ("5u1c1de"), and stars ("s**cide") in words worth finding. */
function createUnveiler({ veiled, signsForLetters }: Spellings): (text: string) => string {
	const worthFinding = new Set(veiled);
	const letters = (text: string) => [...text].map((sign) => signsForLetters[sign] ?? sign).join("");
	const behindStars = (word: string) =>
		veiled.find(
			(plain) =>
				plain.length === word.length &&
				plain[0] === word[0] &&
				[...plain].every((letter, at) => word[at] === letter || HIDING.test(word.charAt(at))),
		) ?? word;
	const unveilWord = (word: string) => {
		if (/[*_#]/.test(word)) return behindStars(word);
		if (!/[013457@$!|]/.test(word)) return word;
		const inside = word.replace(/(?<=[a-z])[013457@$!|]{1,2}(?=[a-z])/g, letters);
		return worthFinding.has(letters(inside)) ? letters(inside) : inside;
	};
	return (text) => text.replace(/[^\s]+/g, unveilWord);
}

function spaced(text: string): string {
	return text
		.replace(/(?<=\d)[,.](?=\d)/g, "")
		.replace(SPELT_OUT, (word) => word.replace(/[.\-_]/g, " "))
		.replace(/([\p{L}\p{M}])\1{2,}/gu, "$1")
		.replace(/[;:()[\]—–,]/g, " , ")
		.replace(/[.!।…]+/g, " . ")
		.replace(/\?+/g, " ? ")
		.replace(/\n/g, " / ")
		.replace(/[^\p{L}\p{M}\p{N},.?/' ]/gu, " ")
		.replace(/\s+/g, " ")
		.trim();
}

/** "I. Want. To. Die." is one sentence; but a yes or no stands for itself. A new line parts clauses. */
function joinBroken(words: readonly string[], answers: ReadonlySet<string>): string[] {
	const isEnd = (word: string | undefined) => word === undefined || word === "." || word === "/";
	const out: string[] = [];
	for (let at = 0; at < words.length; ) {
		let run = at;
		const single: string[] = [];
		while (run < words.length && !isEnd(words[run]) && isEnd(words[run + 1]) && !answers.has(words[run] as string)) {
			single.push(words[run] as string);
			run += 1;
			while (run < words.length && isEnd(words[run])) run += 1;
		}
		const begins = at === 0 || isEnd(words[at - 1]);
		if (begins && single.length >= FEWEST_BROKEN) {
			out.push(...single, ".");
			at = run;
			continue;
		}
		// Signs inside a word ("and/or") are gone by now: a slash is a new line.
		out.push(words[at] === "/" ? "," : (words[at] as string));
		at += 1;
	}
	return out;
}

/** "k i l l" becomes "kill"; two single letters in a row ("i m") are left alone. */
function joinSpacedLetters(words: readonly string[], split: (word: string) => string[]): string[] {
	const joined: string[] = [];
	let run: string[] = [];
	for (const word of [...words, ""]) {
		if (/^[a-z]$/.test(word)) run.push(word);
		else {
			joined.push(...(run.length >= 3 ? split(run.join("")) : run), word);
			run = [];
		}
	}
	return joined.filter((word) => word !== "");
}

/** Takes words apart that were run together, on purpose or in haste, around a deadly one. */
function createSplitter({ glued }: Spellings): (word: string) => string[] {
	const known = new Set(glued.words);
	const byEnd = new Map<string, string[]>();
	for (const part of known) byEnd.set(part.slice(-1), [...(byEnd.get(part.slice(-1)) ?? []), part]);
	const compile = createCompiler({});
	const danger = glued.danger.map(compile);
	const plainDanger = glued.plainDanger.map(compile);
	return (word) => {
		if (word.length < SHORTEST_GLUED || word.length > LONGEST_GLUED) return [word];
		if (!glued.signs.some((sign) => word.includes(sign))) return [word];
		const parts = partsOf(word, known, byEnd);
		const unknown = parts.filter((part) => !known.has(part)).reduce((sum, part) => sum + part.length, 0);
		if (unknown > 0 && (word.length < SHORTEST_WITH_UNKNOWN || unknown > word.length * (1 - LEAST_KNOWN)))
			return [word];
		const view = viewOf(parts);
		const isDanger = (unknown === 0 ? danger : plainDanger).some((pattern) => spans(pattern, view).length > 0);
		return parts.length > 1 && isDanger ? parts : [word];
	};
}

/** A word as the fewest known words with the fewest other letters between them. */
function partsOf(word: string, known: ReadonlySet<string>, byEnd: ReadonlyMap<string, readonly string[]>): string[] {
	const upTo: { cost: number; parts: string[] }[] = [{ cost: 0, parts: [] }];
	for (let end = 1; end <= word.length; end++) {
		const letter = word.charAt(end - 1);
		const before = upTo[end - 1] as { cost: number; parts: string[] };
		const last = before.parts.at(-1);
		const goesOn = last !== undefined && !known.has(last);
		let best = {
			cost: before.cost + UNKNOWN_COST,
			parts: goesOn ? [...before.parts.slice(0, -1), last + letter] : [...before.parts, letter],
		};
		for (const part of byEnd.get(letter) ?? []) {
			const earlier = word.endsWith(part, end) ? upTo[end - part.length] : undefined;
			if (earlier && earlier.cost + 1 < best.cost) best = { cost: earlier.cost + 1, parts: [...earlier.parts, part] };
		}
		upTo.push(best);
	}
	return upTo[word.length]?.parts ?? [word];
}

/** One word said a hundred times means what it means said three times, and costs less to read. */
function withoutRepeats(words: readonly string[]): string[] {
	return words.filter((word, at) => word !== words[at - 1] || word !== words[at - 2] || word !== words[at - REPEATS]);
}

type Phrase = { written: string[]; plain: string[]; after: string[] | undefined; before: string[] | undefined };

function createPhrases(phrases: Spellings["phrases"]): (words: readonly string[]) => string[] {
	const byFirst = new Map<string, Phrase[]>();
	for (const { written, plain, after, before } of phrases) {
		const phrase = { written: written.split(" "), plain: plain.split(" ").filter(Boolean), after, before };
		const first = phrase.written[0] as string;
		byFirst.set(first, [...(byFirst.get(first) ?? []), phrase]);
	}
	return (words) => {
		const out: string[] = [];
		for (let at = 0; at < words.length; ) {
			const phrase = byFirst
				.get(words[at] as string)
				?.find(
					({ written, after, before }) =>
						written.every((word, offset) => words[at + offset] === word) &&
						(after?.includes(out.at(-1) ?? "") ?? true) &&
						(before?.includes(words[at + written.length] ?? "") ?? true),
				);
			out.push(...(phrase?.plain ?? [words[at] as string]));
			at += phrase?.written.length ?? 1;
		}
		return out;
	};
}
