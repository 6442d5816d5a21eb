import { softmax } from "../../learning";
import type { Concern, RulesFinding } from "../by-rules";
import { LABELS, type Label } from "./labels";
import { countTraces, knownShare, type Traces, type Vocabulary, weighTraces } from "./traces";

/** How likely a message is about each label; the shares add up to 1. */
export type Opinion = Readonly<Record<Label, number>>;

/** A trained classifier: plain numbers, so that it can be stored. */
export type LearnedModel = {
	vocabulary: Vocabulary;
	/** By place in the vocabulary, one weight a label; behind it the weights of what the rules say. */
	weights: Float32Array;
	/** One a label. */
	bias: Float32Array;
};

/** Concerns of the rules, each one number for the model, then the sums and the heaviest rule of each evidence. */
const CONCERNS: readonly Concern[] = ["none", "soft", "explicit", "indirect", "overdose", "other", "violence", "harm"];
const EVIDENCE = ["overdose", "self", "harm", "violence", "other"] as const;
const MOST_WEIGHT = 4;
const WEIGHT_SCALE = 3;
/** Places behind the vocabulary that hold what the rules say. */
export const RULES_SIZE = CONCERNS.length + 2 * EVIDENCE.length;
/** With less of a message known than this the model would only guess: another language, or no words at all. */
const LEAST_KNOWN = 0.5;

/**
 * What the model makes of a message.
 *
 * @param model a trained model
 * @param plain what `normalise` returned
 * @param byRules what the rules say of it
 * @returns null where the model knows too little of the words
 */
export function opinionOf(model: LearnedModel, plain: string, byRules: RulesFinding): Opinion | null {
	const { vocabulary } = model;
	if (knownShare(plain, vocabulary) < LEAST_KNOWN) return null;
	const traces = weighTraces(countTraces(plain), vocabulary);
	const shares = sharesOf(model, withRules(traces, vocabulary.known.length, byRules));
	return Object.fromEntries(LABELS.map((label, k) => [label, shares[k] as number])) as Opinion;
}

/**
 * Adds what the rules say to the traces of a message, at the places behind the vocabulary.
 *
 * @param traces of the message
 * @param size of the vocabulary
 * @param byRules what the rules say of it
 */
export function withRules(traces: Traces, size: number, byRules: RulesFinding): Traces {
	const said = new Float32Array(RULES_SIZE);
	said[CONCERNS.indexOf(byRules.concern)] = 1;
	for (const { rule, owner } of byRules.found) {
		const evidence = EVIDENCE.indexOf(rule.evidence === "self" && owner === "third" ? "other" : rule.evidence);
		const sum = CONCERNS.length + evidence;
		const top = sum + EVIDENCE.length;
		said[sum] = Math.min(MOST_WEIGHT / WEIGHT_SCALE, (said[sum] as number) + rule.weight / WEIGHT_SCALE);
		said[top] = Math.max(said[top] as number, rule.weight / WEIGHT_SCALE);
	}
	const places = new Uint32Array(traces.places.length + RULES_SIZE);
	const values = new Float32Array(places.length);
	places.set(traces.places);
	values.set(traces.values);
	for (let at = 0; at < RULES_SIZE; at++) places[traces.places.length + at] = size + at;
	values.set(said, traces.values.length);
	return { places, values };
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
