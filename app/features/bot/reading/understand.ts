import type { Content } from "../content/content";
import type { Language } from "../content/schema";
import type { Judgement } from "../gate/judge";
import type { Doing } from "../meaning/doing";
import type { Meant } from "../meaning/model";
import type { Ranked } from "../meaning/ngrams";
import { weighed, withSureness } from "../meaning/sureness";
import { weightIn } from "../protocols";
import { type BotState, holds, type Offer } from "../state";
import { createWordIndex, wordsOf } from "./classes";
import type { Finding, Item } from "./matcher";
import { createNameFinder } from "./names";
import { type Caution, type Choice, choiceOf, createChoiceFinder } from "./options";
import type { Message, Reader } from "./read";
import { createVocabulary, knownShareOf } from "./vocabulary";

/** All that a message says, read once: every later part asks this, none the text. */
export type Reading = {
	/** As the person wrote it. */
	userInput: string;
	/** Its sentences that ask nothing, as they were written. */
	told: string;
	language: Language;
	words: number;
	/** What the whole message means where it is short: yes, no, stop, done … */
	whole: ReadonlySet<string>;
	/** What its first clause means, as in "no, not today". */
	leading: ReadonlySet<string>;
	/** One of its sentences begins with a bare no, or one of its clauses is one: "for the third time, my dear fellow, no". */
	holdsNo: boolean;
	asks: boolean;
	/** It has a question's sign or word, whatever it is like. */
	asksInWords: boolean;
	/** It asks in words, and none of its clauses tells anything besides. */
	onlyAsks: boolean;
	/** It says that something is not so. */
	denies: boolean;
	/** It says that there is no danger: "I do not want to die". */
	deniesDanger: boolean;
	/** No language that is known here: code, noise, signs alone. */
	strange: boolean;
	/** It tells something: more than a word or two, and no question. */
	tells: boolean;
	/** It takes leave at its end: "…, ok bye". */
	leaves: boolean;
	/** What it does, whatever it is about. */
	doing: Doing;
	/** The one number that it names. */
	number: number | null;
	facts: Readonly<Record<string, string>>;
	/** Place of the offered suggestion that it takes. */
	choice: number | null;
	/** It is that suggestion, word for word. */
	presses: boolean;
	/** It is that suggestion in words that say nothing else. */
	plainly: boolean;
	/** Signs of dangers that it tells (`FLOW/SIGN`). */
	signs: readonly string[];
	/** The name of somebody that it tells of. */
	name: string | null;
	/** Answers, remarks, wishes (by id) and exercises (`flow:ID`) that it may say, and how sure that is, 0 to 1. */
	near: readonly Ranked[];
	topics: readonly Ranked[];
	/** Subjects that it may ask about, the likeliest first. */
	subjects: readonly Ranked[];
	judgement: Judgement;
};

/** What is found of a message outside this process's main thread, or takes a model. */
export type Found = Meant & {
	judgement: Judgement;
	/** How near it is in meaning to each option that was offered. */
	likeness: readonly number[];
};

/** Reads messages in the light of what was offered. */
export type Understanding = {
	read(message: Message, userInput: string, state: BotState, found: Found): Reading;
	/** The options behind offers, with their words. */
	choicesOf(offers: readonly Offer[]): Choice[];
	/** What speaks for each option that was offered, see `ChoiceFinder`. */
	evidence(message: Message, offers: readonly Offer[], likeness: readonly number[]): number[][];
};

type FactItem = Item & { fact: string; value: string; of: "writer" | "another" | "either" };

/** From here on something is asked: as likely as not is 0. */
export const CLEARLY_ASKS = 0.5;
/** With less of its words known a message is no language that is spoken here. */
const LEAST_KNOWN = 0.3;
/** People rate things out of ten. */
const HIGHEST_RATING = 10;
/** Fewer words than this tell nothing by themselves. */
const FEWEST_TELLING = 4;

/** Beside a question so many words tell something: "he hit me, am I safe?" */
const FEWEST_BESIDE = 3;

/** How sure it must be that a message takes an option. In a danger an option taken in error costs more than asking again. */
const SURE_OF_CHOICE = 0.35;
const SURE_IN_DANGER = 0.45;
/** A message of more sentences tells more than that it takes an option. */
const MOST_SENTENCES_TAKEN = 6;
const NOTHING: ReadonlySet<string> = new Set();

/** Makes the upper half of reading: what a message does in the talk, beside what it says. */
export function createUnderstanding(content: Content, reader: Reader): Understanding {
	const { keyOf } = reader;
	const words = createWordIndex(content.words, keyOf);
	const numbers = new Map(
		Object.values(content.words.numbers).flatMap((names) => names.map((name, at) => [keyOf(name), at] as const)),
	);
	const isQuestion = (id: string) => content.entries.get(id)?.does === "question";
	const findFacts = reader.matcher(factItems(content));
	const findSigns = reader.matcher(signItems(content));
	const knows = createVocabulary(content);
	const nameIn = createNameFinder(content, keyOf, knows);

	const finder = createChoiceFinder(words, keyOf);

	const choicesOf = (offers: readonly Offer[]): Choice[] => offers.map((offer) => choiceOf(content, offer));

	const read = (message: Message, userInput: string, state: BotState, found: Found): Reading => {
		const key = message.romanised;
		const signs = words.signs(key);
		const count = wordsOf(key).length;
		const rhetorical = signs.has("rhetorical");
		const asks = (key.includes("?") || found.asks > CLEARLY_ASKS) && !rhetorical;
		const asksInWords = asks && (key.includes("?") || asksIn(signs));
		const tellsBeside = (clause: string) =>
			wordsOf(clause).length >= FEWEST_BESIDE && !clause.endsWith("?") && !asksIn(words.signs(clause));
		const said = { key, whole: words.whole(key) };
		const leading = words.leading(key);
		const facts = factsOf(findFacts(message));
		const told = findSigns(message)
			.filter(({ denied, supposed }) => !denied && !supposed)
			.map(({ item }) => item.id);
		// "He has taken nothing. Do I let him sleep?": what is told counts for what is asked.
		const known = { ...keptBy(content, state, told), ...facts };
		const choices = choicesOf(state.offers);
		const choice =
			finder.plain(said, choices) ?? finder.likeliest(said, choices, found.likeness, cautionIn(content, state));
		const sentences = fewSentencesOf(key).map((part) => ({ key: part, whole: NOTHING }));
		return {
			userInput,
			told: toldIn(userInput),
			language: message.language,
			words: count,
			whole: said.whole,
			leading,
			holdsNo:
				[key, ...fewSentencesOf(key)].some((part) => words.leading(part).has("no")) ||
				key.split(/ [,.?] ?/).some((clause) => words.whole(clause).has("no")),
			asks,
			asksInWords,
			onlyAsks: asksInWords && !clausesOf(key).some(tellsBeside),
			denies: words.signs(withoutLeadingNo(key, leading)).has("denies"),
			deniesDanger: (message.signs.get("denial")?.size ?? 0) > 0,
			tells: count >= FEWEST_TELLING && !asks,
			leaves: words.leaves(key),
			doing: found.doing,
			strange: said.whole.size === 0 && knownShareOf(userInput, knows) < LEAST_KNOWN,
			number: numberIn(key, numbers),
			facts,
			choice,
			presses:
				choice !== null && (choices[choice]?.labels ?? []).some((label) => unmarked(keyOf(label)) === unmarked(key)),
			plainly: choice !== null && [said, ...sentences].some((part) => choice === finder.plain(part, choices)),
			signs: told,
			name: nameIn(userInput),
			near: withSureness(
				weighed(found.near, weightIn(content, state, known)),
				message.language,
				rhetorical ? 0 : found.asks,
				isQuestion,
			),
			topics: found.topics,
			subjects: found.subjects,
			judgement: found.judgement,
		};
	};
	const evidence: Understanding["evidence"] = ({ romanised: key }, offers, likeness) =>
		finder.evidence({ key, whole: words.whole(key) }, choicesOf(offers), likeness);
	return { read, choicesOf, evidence };
}

/** What an option must have for it where the talk stands: "I cannot do this any more" is like a no to the gate's question. */
function cautionIn(content: Content, { position }: BotState): Caution {
	const kind = content.flows.get(position?.flow ?? "")?.kind;
	return {
		least: kind === "danger" || kind === "doubt" ? SURE_IN_DANGER : SURE_OF_CHOICE,
		noInWords: kind === "doubt",
	};
}

function asksIn(signs: ReadonlySet<string>): boolean {
	return signs.has("asks") || signs.has("asks-alone");
}

/** Clauses without their commas and full stops; a question mark stays with its question. */
function clausesOf(key: string): string[] {
	return key.split(/ [,.](?: |$)|(?<= \?) /);
}

/** Sentences without their full stops; a question mark stays with its question. */
export function sentencesOf(text: string): string[] {
	return text.split(/ \.(?: |$)|(?<= \?) /).filter((sentence) => /\p{L}/u.test(sentence));
}

/** What is told beside questions; "a walk?" of few words is an answer that is not sure. */
function toldIn(userInput: string): string {
	const sentences = userInput.trim().split(/(?<=[.!?।])\s+/u);
	const tells = (sentence: string) => !sentence.endsWith("?") || sentence.split(/\s+/u).length < FEWEST_TELLING;
	return sentences.every(tells) ? userInput.trim() : sentences.filter(tells).join(" ");
}

/** "No, I mean the agents" answers no and denies nothing. */
function withoutLeadingNo(key: string, leading: ReadonlySet<string>): string {
	return leading.has("no") ? key.slice(key.indexOf(" ") + 1) : key;
}

/** Without the commas that part its clauses: "not , yet" is the option "Not yet". */
function unmarked(key: string): string {
	return key.replace(/ ?,/g, "");
}

/** The sentences of a text that has few: in more, none of them is an answer. */
function fewSentencesOf(text: string): string[] {
	const sentences = sentencesOf(text);
	return sentences.length > MOST_SENTENCES_TAKEN ? [] : sentences;
}

/** The one number that a text names, in figures or as its only word; "7 of 10" is seven. Null for none or several. */
function numberIn(key: string, names: ReadonlyMap<string, number>): number | null {
	const named = names.get(wordsOf(key).join(" "));
	if (named !== undefined) return named;
	const [first, ...others] = (key.match(/(?<![\p{L}\d])\d{1,3}(?![\p{L}\d])/gu) ?? []).map(Number);
	const isOne = others.length === 0 || (others.length === 1 && others[0] === HIGHEST_RATING);
	return first !== undefined && isOne ? first : null;
}

function factItems(content: Content): FactItem[] {
	return Object.entries(content.facts).flatMap(([fact, { of, values }]) =>
		Object.entries(values).map(([value, { en, hindi, negated }]) => ({
			id: `${fact}:${value}`,
			fact,
			value,
			of,
			en,
			hindi,
			negated,
		})),
	);
}

function signItems(content: Content): Item[] {
	return [...content.flows.values()].flatMap((flow) =>
		flow.signs.map(({ id, en, hindi, negated }) => ({ id: `${flow.id}/${id}`, en, hindi, negated })),
	);
}

/** What the signs of the danger that runs keep, of those that a message tells. */
function keptBy(content: Content, { position, facts }: BotState, told: readonly string[]): Record<string, string> {
	const { id, signs = [] } = content.flows.get(position?.flow ?? "") ?? {};
	const heard = signs.filter((sign) => told.includes(`${id}/${sign.id}`) && (!sign.if || holds(sign.if, facts)));
	return Object.assign({}, ...heard.map(({ keep }) => keep));
}

/** What is said plainly of now, by whom it must be of. */
function factsOf(findings: readonly Finding<FactItem>[]): Record<string, string> {
	const facts: Record<string, string> = {};
	for (const { item, owner, denied, supposed, past } of findings) {
		if (denied || supposed || past) continue;
		if (item.of === "writer" && owner === "third") continue;
		if (item.of === "another" && owner !== "third") continue;
		facts[item.fact] = item.value;
	}
	return facts;
}
