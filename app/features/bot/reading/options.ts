import type { Content } from "../content/content";
import type { Option } from "../content/schema";
import { optionOf } from "../flows/engine";
import { gramsOf, sharedOf } from "../meaning/ngrams";
import type { Offer } from "../state";
import { clausesOf, type WordIndex } from "./classes";

/** What may be answered: an option's words in every language, classes of words that mean it, more ways to say it. */
export type Choice = {
	labels: readonly string[];
	heard: readonly string[];
	like: readonly string[];
	/** Its words in English alone, which the encoder knows. */
	english: readonly string[];
	/** It answers the step that waits; others only lead somewhere. */
	ofStep: boolean;
};

/** A message as it is compared with options: in the one spelling, and what its words mean. */
export type Said = {
	key: string;
	whole: ReadonlySet<string>;
};

/** How sure it must be that an option is taken, 0 to 1; and whether one that is a no has to be said in words that mean no. */
export type Caution = { least: number; noInWords: boolean };

/** Tells which of the offered options a message takes. */
export type ChoiceFinder = {
	/**
	 * The option that a message takes in its own words, or by a word that means it: nothing else is said with it.
	 *
	 * @returns its place, or null when it takes none, or more than one alike
	 */
	plain(said: Said, choices: readonly Choice[]): number | null;
	/**
	 * The option that a message takes beside whatever else it says, by all that speaks for each.
	 *
	 * @param likeness how near the message, or a sentence of it, is to each option in meaning: see `likenessTo` in `meaning/nearest.ts`
	 */
	likeliest(said: Said, choices: readonly Choice[], likeness: readonly number[], caution: Caution): number | null;
	/** What speaks for each option: what {@link likeliest} is weighed from, in the order of the weights. */
	evidence(said: Said, choices: readonly Choice[], likeness: readonly number[]): number[][];
};

/** A message of more clauses is looked at where it begins and where it ends. */
const FIRST_CLAUSES = 3;
const LAST_CLAUSES = 5;
/** A bare "ok" answers in one of so many first clauses, or in the last; in the midst of other things it answers nothing. */
const ANSWERING_CLAUSES = 2;
const NOTHING: ReadonlySet<string> = new Set();
/** Who takes leave takes an option that ends something. */
const ENDS = ["stop", "leave"];
const PLACES = ["first", "second", "third", "fourth"];

/**
 * What speaks for an option: its likeness in meaning; the words and pieces of words that a clause of the message shares
 * with it, and how far it is ahead in that; that a clause means it ("no", "done"), or the first does; that the likest
 * clause denies where it does not, or the other way; that the message asks; that it answers the step that waits; and,
 * where the message takes leave, whether it ends something. Fitted by logistic regression on answers of talks, for
 * which readers told the option that each takes (tests/bot/eval/options.ts prints them).
 */
const WEIGHTS = [-4.86, 1.38, 2.96, 1.25, 1.47, 0.46, -0.63, -0.68, 1.83, 1.14];
/** The place, among these, of whether a clause means it. */
const MEANT = 4;

/**
 * Makes the finder.
 *
 * @param words the lists, for the words that carry meaning and what short clauses mean
 * @param keyOf makes the one spelling
 */
export function createChoiceFinder(words: WordIndex, keyOf: (text: string) => string): ChoiceFinder {
	const bare = (key: string) => words.contentWords(key).join(" ");
	const plain = (said: Said, choices: readonly Choice[]): number | null => {
		const own = bare(said.key);
		const isOwn = (text: string) => bare(keyOf(text)) === own;
		return (
			only(choices.map(({ labels, like }) => [...labels, ...like].some(isOwn))) ??
			only(choices.map(({ heard }) => heard.some((id) => said.whole.has(id)))) ??
			place(said, choices.length)
		);
	};
	const evidence = (said: Said, choices: readonly Choice[], likeness: readonly number[]): number[][] => {
		const all = clausesOf(said.key);
		const looked = all.filter((_, at) => at < FIRST_CLAUSES || at >= all.length - LAST_CLAUSES);
		const clauses = looked.map((clause, at) => ({
			grams: gramsOf(bare(clause)),
			means: isAnswering(at, looked.length) ? new Set([...words.whole(clause), ...words.leading(clause)]) : NOTHING,
			denies: words.signs(clause).has("denies"),
		}));
		const first = words.leading(said.key);
		const leaves = words.leaves(said.key);
		const asks = said.key.includes("?") || words.signs(said.key).has("asks");
		const found = choices.map(({ labels, like, heard }) => {
			const ways = [...labels, ...like].map((text) => gramsOf(bare(keyOf(text))));
			const shared = clauses.map(({ grams }) => Math.max(0, ...ways.map((way) => sharedOf(grams, way))));
			const likest = clauses[shared.indexOf(Math.max(...shared))];
			return {
				shared: Math.max(0, ...shared),
				meant: clauses.some(({ means }) => heard.some((id) => means.has(id))),
				begins: heard.some((id) => first.has(id)),
				ending: leaves ? (ENDS.some((id) => heard.includes(id)) ? 1 : -1) : 0,
				turned: likest !== undefined && likest.denies !== words.signs(keyOf(labels[0] ?? "")).has("denies"),
			};
		});
		return found.map(({ shared, meant, begins, turned, ending }, at) => {
			const next = Math.max(0, ...found.filter((_, other) => other !== at).map((other) => other.shared));
			const flags = [meant, begins, turned, asks, choices[at]?.ofStep === true].map(Number);
			return [1, likeness[at] ?? 0, shared, shared - next, ...flags, ending];
		});
	};
	const likeliest: ChoiceFinder["likeliest"] = (said, choices, likeness, { least, noInWords }) => {
		const shares = evidence(said, choices, likeness).map((all, at) => {
			const isOnlyLikeNo = noInWords && all[MEANT] === 0 && choices[at]?.heard.includes("no") === true;
			return isOnlyLikeNo ? 0 : shareOf(all);
		});
		const best = Math.max(0, ...shares);
		return best >= least ? only(shares.map((share) => share === best)) : null;
	};
	return { plain, likeliest, evidence };
}

function isAnswering(at: number, count: number): boolean {
	return at < ANSWERING_CLAUSES || at === count - 1;
}

function shareOf(evidence: readonly number[]): number {
	const sum = evidence.reduce((total, value, at) => total + value * (WEIGHTS[at] as number), 0);
	return 1 / (1 + Math.exp(-sum));
}

function place({ whole }: Said, count: number): number | null {
	const at = PLACES.findIndex((id) => whole.has(id));
	return at >= 0 && at < count ? at : null;
}

/** The place of the one that holds; null when none does, or several. */
function only(holds: readonly boolean[]): number | null {
	const first = holds.indexOf(true);
	return first >= 0 && holds.lastIndexOf(true) === first ? first : null;
}

/** The option behind an offer, with its words; what only leads somewhere is called by its name alone. */
export function choiceOf(content: Content, offer: Offer): Choice {
	const name = offer.from === "entry" ? content.entries.get(offer.id)?.short : undefined;
	const { text, heard, like }: Partial<Option> = optionOf(content, offer) ?? {};
	const labels = text ?? name ?? (offer.from === "flow" ? content.flows.get(offer.id)?.title : undefined);
	return {
		labels: Object.values(labels ?? {}),
		heard: heard ?? [],
		like: Object.values(like ?? {}).flat(),
		english: [labels?.en ?? "", ...(like?.en ?? [])],
		ofStep: offer.from === "step",
	};
}
