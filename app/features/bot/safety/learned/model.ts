import { EMBEDDING_SIZE, softmax } from "../../learning";
import { type Concern, judgeByRules, type RulesFinding } from "../by-rules";
import { markClauses } from "../normalise";
import { LABELS, type Label } from "./labels";
import { countTraces, joinTraces, knownShare, type Traces, type Vocabulary, weighTraces } from "./traces";

/** How likely a message is about each label; the shares add up to 1. */
export type Opinion = Readonly<Record<Label, number>>;

/** A trained classifier: plain numbers, so that it can be stored. */
export type LearnedModel = {
	vocabulary: Vocabulary;
	/** By place in the vocabulary, one weight a label; behind it the weights of what the rules and the encoder say. */
	weights: Float32Array;
	/** One a label. */
	bias: Float32Array;
};

/** Concerns of the rules, each one number for the model, then the sums and the heaviest rule of each evidence. */
const CONCERNS: readonly Concern[] = ["none", "soft", "explicit", "indirect", "overdose", "other", "violence", "harm"];
const EVIDENCE = ["overdose", "self", "harm", "violence", "other"] as const;
const MOST_WEIGHT = 4;
const WEIGHT_SCALE = 3;
const RULES_SIZE = CONCERNS.length + 2 * EVIDENCE.length;
/** Places behind the vocabulary, that hold what the rules and the encoder say. */
export const BEHIND_SIZE = RULES_SIZE + EMBEDDING_SIZE;
/** With less of a message known than this the model would only guess: another language, or no words at all. */
const LEAST_KNOWN = 0.5;
const FEWEST_WORDS = 4;
/** How much the gravest sentence weighs beside the whole; best in cross-validation over the authors of the messages. */
const OF_SENTENCE = 0.3;
const NONE = LABELS.indexOf("none");

/**
 * What the model makes of a message. One sentence can tell in a long story what all others hide, so the gravest of
 * several speaks beside the whole.
 *
 * @param model a trained model
 * @param plain what `normalise` returned
 * @param byRules what the rules say of it
 * @param embedding the encoder's vector; null where it has none, as of Hindi or while it is away
 * @returns null where the model knows too little of the words
 */
export function opinionOf(
	model: LearnedModel,
	plain: string,
	byRules: RulesFinding,
	embedding: Float32Array | null,
): Opinion | null {
	if (knownShare(plain, model.vocabulary) < LEAST_KNOWN) return null;
	const whole = sharesFor(model, plain, byRules, embedding);
	const gravest = sentencesOf(plain)
		.map((sentence) => sharesFor(model, sentence, judgeByRules(markClauses(sentence)), null))
		.reduce<number[] | null>((one, next) => (one && (one[NONE] as number) < (next[NONE] as number) ? one : next), null);
	const shares = gravest === null ? whole : mixed(whole, gravest);
	return Object.fromEntries(LABELS.map((label, k) => [label, shares[k] as number])) as Opinion;
}

function sharesFor(
	model: LearnedModel,
	plain: string,
	byRules: RulesFinding,
	embedding: Float32Array | null,
): number[] {
	const size = model.vocabulary.known.length;
	const traces = weighTraces(countTraces(plain), model.vocabulary);
	return sharesOf(model, joinTraces([traces, tracesOfRules(byRules, size), tracesOfEmbedding(embedding, size)]));
}

/** The sentences of a message that has several, without those of a few words, which say little alone. */
function sentencesOf(plain: string): string[] {
	const sentences = plain.split(/ [.?](?: |$)/).filter((sentence) => sentence.split(" ").length >= FEWEST_WORDS);
	return sentences.length < 2 ? [] : sentences;
}

function mixed(whole: readonly number[], gravest: readonly number[]): number[] {
	return softmax(
		whole.map((share, k) => (1 - OF_SENTENCE) * Math.log(share) + OF_SENTENCE * Math.log(gravest[k] as number)),
	);
}

/**
 * What the rules say of a message, as traces.
 *
 * @param byRules what they say
 * @param size of the vocabulary, behind which they stand
 */
export function tracesOfRules(byRules: RulesFinding, size: number): Traces {
	const values = new Float32Array(RULES_SIZE);
	values[CONCERNS.indexOf(byRules.concern)] = 1;
	for (const { rule, owner } of byRules.found) {
		const evidence = EVIDENCE.indexOf(rule.evidence === "self" && owner === "third" ? "other" : rule.evidence);
		const sum = CONCERNS.length + evidence;
		const top = sum + EVIDENCE.length;
		values[sum] = Math.min(MOST_WEIGHT / WEIGHT_SCALE, (values[sum] as number) + rule.weight / WEIGHT_SCALE);
		values[top] = Math.max(values[top] as number, rule.weight / WEIGHT_SCALE);
	}
	return { places: Uint32Array.from(values, (_, at) => size + at), values };
}

/**
 * What the encoder makes of a message, as traces.
 *
 * @param embedding its vector; null leaves none
 * @param size of the vocabulary, behind which they stand
 */
export function tracesOfEmbedding(embedding: Float32Array | null, size: number): Traces {
	const values = embedding ?? new Float32Array();
	return { places: Uint32Array.from(values, (_, at) => size + RULES_SIZE + at), values };
}

/**
 * The shares of the labels, in their order.
 *
 * @param model bias and weights
 * @param traces with what the rules say
 */
export function sharesOf(model: Pick<LearnedModel, "weights" | "bias">, { places, values }: Traces): number[] {
	const count = LABELS.length;
	const scores = Float64Array.from(model.bias);
	for (let at = 0; at < places.length; at++) {
		const value = values[at] as number;
		const row = (places[at] as number) * count;
		for (let k = 0; k < count; k++) scores[k] = (scores[k] as number) + value * (model.weights[row + k] as number);
	}
	return softmax(scores);
}
