import { PERSON_NOUNS } from "./vocabulary";
import { HINDI_PERSON_NOUNS } from "./vocabulary-hindi";

/** Whose risk some words speak of. */
export type Owner = "self" | "third";

const ENGLISH_FIRST = /^(?:i|me|myself|mine|we)$/;
const ENGLISH_THIRD = /^(?:he|she|hes|shes|himself|herself|themselves|themself|they|theyre|his)$/;
const ENGLISH_PERSON = new RegExp(`^(?:${PERSON_NOUNS})s?$`);
const SAYING = /^(?:said|says|say|saying|told|tells|telling|texted|wrote|writes|posted|messaged|that|shouted|keeps)$/;
const TOLD = /^(?:me|us)$/;

/**
 * The subject nearest before some words: a pronoun wherever it stands, a person only where no "I" came before
 * it in its clause ("I love my mother but want to die" is about the speaker). Quoted speech belongs to the one
 * who speaks: "she told me I want to die" is hers.
 *
 * @param before the words of the message before the match, with signs
 * @param match the matched words
 * @returns "self" when nobody else is named
 */
export function englishOwner(before: readonly string[], match: readonly string[]): Owner {
	if (match.some((word) => /^(?:myself|i|me)$/.test(word)) && !quotedBefore(before, match)) return "self";
	if (OWN_BODY.test(` ${match.join(" ")} `)) return ownerOfBody(before, match);
	if (match.some((word) => /^(?:himself|herself|themselves|themself|his|hes|shes|he|she)$/.test(word))) return "third";
	return ownerFromWords(before);
}

/** "My arm" is the speaker's, unless someone else does it to them, which is for the rules on violence. */
const OWN_BODY =
	/ my (?:own )?(?:arm|arms|wrist|wrists|thigh|thighs|skin|stomach|throat|neck|leg|legs|hand|hands|head|body|veins?|forearms?) /;

function ownerOfBody(before: readonly string[], match: readonly string[]): Owner {
	return [...before.slice(-2), ...match.slice(0, 1)].some((word) => /^(?:he|she|hes|shes)$/.test(word))
		? "third"
		: "self";
}

function ownerFromWords(words: readonly string[]): Owner {
	for (const clause of clausesBackwards(words)) {
		const owner = clauseOwner(clause);
		if (owner) return owner;
	}
	return "self";
}

function clauseOwner(clause: readonly string[]): Owner | null {
	for (let at = clause.length - 1; at >= 0; at--) {
		const word = clause[at] ?? "";
		if (word === "who" && ENGLISH_PERSON.test(clause[at - 1] ?? "")) return "third";
		if (word === "i") return said(clause, at) ? "third" : "self";
		if (ENGLISH_THIRD.test(word)) return "third";
	}
	if (clause.some((word) => ENGLISH_FIRST.test(word) && !TOLD.test(word))) return "self";
	return clause.some((word) => ENGLISH_PERSON.test(word)) ? "third" : null;
}

/** "… said (that) i" with a third person saying it. */
function said(clause: readonly string[], at: number): boolean {
	let back = at - 1;
	while (back >= 0 && (TOLD.test(clause[back] ?? "") || clause[back] === "that")) back--;
	if (!SAYING.test(clause[back] ?? "")) return false;
	if (clause[back - 1] === "i") return false;
	const first = clause
		.slice(0, back)
		.find((word) => word === "i" || ENGLISH_THIRD.test(word) || ENGLISH_PERSON.test(word));
	return first !== undefined && first !== "i";
}

function quotedBefore(before: readonly string[], match: readonly string[]): boolean {
	const at = match.indexOf("i");
	if (at < 0) return false;
	const [clause = []] = [...clausesBackwards([...before, ...match.slice(0, at)])];
	return said([...clause, "i"], clause.length);
}

/** The words of each clause, last clause first; at most six, for people named long ago are not the subject. */
function* clausesBackwards(words: readonly string[]): Generator<string[]> {
	let clause: string[] = [];
	let given = 0;
	for (let at = words.length - 1; at >= 0 && given < 6; at--) {
		const word = words[at] ?? "";
		if (/^[,.?]$/.test(word)) {
			if (clause.length > 0) {
				yield clause;
				given++;
			}
			clause = [];
		} else clause.unshift(word);
	}
	if (clause.length > 0 && given < 6) yield clause;
}

const HINDI_FIRST = /^(?:mai|mujhe|mujhse|maine|mera|meri|mere|ham|hum|hame|hume|hamara|hamare|hamari|hu)$/;
const HINDI_FIRST_VERB = /^(?:[a-z]*ung[ai]|lu|du|karu|jau|maru|rahu|jiu|kudu|piu|khau)$/;
const HINDI_THIRD = /^(?:vo|usne|usko|use|uska|uski|uske|unhone|unka|unki|unke|unko|inhone|unse|usse)$/;
const HINDI_THIRD_VERB = /^(?:[a-z]*(?:eg[ai]|enge)|rahe)$/;
const HINDI_PERSON = new RegExp(`^(?:${HINDI_PERSON_NOUNS})$`);

/**
 * The same for Hindi, whose verb endings name the person: karunga, lungi, hu are the speaker; lega, karenge
 * another. Without an ending, the person named nearest before.
 *
 * @param before the words before the match
 * @param match the matched words
 * @param after the words after it
 */
export function hindiOwner(before: readonly string[], match: readonly string[], after: readonly string[]): Owner {
	const ending = [...match, ...after.slice(0, 3)];
	const till = [...before, ...match];
	const others = till.slice(-14 - match.length).some((word) => HINDI_THIRD.test(word)) || firstPersonNoun(till);
	if (others && reported(before) && !matchSaysI(match)) return "third";
	for (const word of ending) {
		if (/^[,.?]$/.test(word) && ending.indexOf(word) >= match.length) break;
		if (word === "hu" || HINDI_FIRST_VERB.test(word)) return "self";
		if (HINDI_THIRD_VERB.test(word) && others) return "third";
	}
	for (let at = before.length - 1, seen = 0; at >= 0 && seen < 14; at--, seen++) {
		const word = before[at] ?? "";
		if (HINDI_THIRD.test(word) && !OBLIQUE.test(before[at + 1] ?? "")) return "third";
		if (/^(?:mai|mujhe|maine|hu|mujhse)$/.test(word) || HINDI_FIRST_VERB.test(word)) return "self";
	}
	return firstPersonNoun(till) ? "third" : "self";
}

/** "unke paas", "uske liye", "usse": with these the other person is not the one who does it. */
const OBLIQUE = /^(?:pas|sath|lie|liye|bina|bagair|bad|samne|karan|chakar|piche|jane|jaisa|jaisi|jaise|upar)$/;

/** "mai …" inside the matched words: the speaker, unless a report comes straight before. */
function matchSaysI(match: readonly string[]): boolean {
	return /^(?:mai|mujhe|maine)$/.test(match[0] ?? "");
}

/**
 * "vo keh rahi hai (ki) mai …": the "mai" of these words is the one reported, not the one who writes.
 *
 * @param before the words before the match
 * @param match the matched words
 */
export function hindiQuoted(before: readonly string[], match: readonly string[]): boolean {
	const till = [...before.slice(before.lastIndexOf(".") + 1), ...match];
	const at = till.findIndex((word) => REPORTING.test(word));
	if (at < 0) return false;
	const next = till.slice(at + 1, at + 6);
	const quoted = next.indexOf(",") < 0 ? next : next.slice(0, next.indexOf(","));
	if (!quoted.some((word) => /^(?:mai|maine|mujhe|mujhse|mera|meri|mere)$/.test(word))) return false;
	const lead = till.slice(0, at);
	const other = lead.findLastIndex((word) => HINDI_THIRD.test(word) || HINDI_PERSON.test(word));
	return other >= 0 && other > lead.findLastIndex((word) => /^(?:mai|maine)$/.test(word));
}

/** A person opens the sentence ("mera dost …") rather than the speaker. */
function firstPersonNoun(before: readonly string[]): boolean {
	const here = before.slice(before.lastIndexOf(".") + 1);
	const sentence = here.some((word) => HINDI_FIRST.test(word) || HINDI_FIRST_VERB.test(word))
		? here
		: before.slice(-30);
	const person = sentence.findIndex((word, at) => HINDI_PERSON.test(word) && !isVocative(sentence, at));
	if (person < 0) return false;
	const first = sentence.findIndex((word) => /^(?:mai|mujhe|maine)$/.test(word));
	return first < 0 || person < first;
}

/** "Bhai, …", "yar …", "beta …": someone spoken to, unless a possessive or a case ending makes them a subject. */
function isVocative(sentence: readonly string[], at: number): boolean {
	if (/^(?:maa|mumy|mumi|papa|ami|amma)$/.test(sentence[at] ?? ""))
		return /^(?:maf|maaf|sorry|mai|mujhe|ab|alvida)$/.test(sentence[at + 1] ?? "");
	if (!/^(?:yar|bhai|bhaiya|beta|didi|ma|dost|bahan|behen|behan|uncle|bete)$/.test(sentence[at] ?? "")) return false;
	const owned =
		/^(?:mera|meri|mere|maa|chota|chote|bada|bade|badi|choti|uska|uski|uske|hamara|hamari|chhote|chachera|padosi)$/.test(
			sentence[at - 1] ?? "",
		);
	return !owned && !/^(?:ne|ka|ki|ke|ko|se|kal|hai|roj|bol|keh|bar|kehta|kehti)$/.test(sentence[at + 1] ?? "");
}

/** "… bola/kehti hai/likha" shortly before: the "I" is the one quoted. */
function reported(before: readonly string[]): boolean {
	const near = before.slice(-9);
	const at = near.findLastIndex((word) => REPORTING.test(word));
	if (at < 0) return false;
	const speaker = near.findLastIndex((word) => /^(?:mai|maine)$/.test(word));
	return speaker < 0 || (speaker > at && speaker - at <= 3);
}

const REPORTING =
	/^(?:bola|boli|bol|kaha|keh|kah|kehta|kehti|kahti|kahta|likha|kehte|kahte|bolta|bolti|bolte|kahi|dhamkata|dhamki|chillata|chillati|message|likhti|likhta)$/;
