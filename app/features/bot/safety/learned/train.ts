import { seededRandom, shuffle } from "../../learning";
import { judgeByRules } from "../by-rules";
import { markClauses, normalise } from "../normalise";
import { LABELS, type Label } from "./labels";
import { BEHIND_SIZE, type LearnedModel, sharesOf, tracesOfEmbedding, tracesOfRules } from "./model";
import { countTraces, joinTraces, type Traces, type Vocabulary, weighTraces } from "./traces";

/** A message with what it is about, and the encoder's vector of it, null for one that was not encoded. */
export type Message = { text: string; label: Label; embedding: Float32Array | null };

/** A trace that one message alone has teaches nothing. */
const FEWEST_MESSAGES = 2;
const EPOCHS = 12;
const RATE = 0.1;
/** Holds weights small; as good as the best in cross-validation over the authors of the messages. */
const DECAY = 5e-6;
const TINY = 1e-8;

/**
 * Learns from messages: multinomial logistic regression by AdaGrad (Duchi, Hazan and Singer 2011). The same
 * messages give the same model.
 *
 * @param messages labelled, at least one of each label
 */
export function trainLearned(messages: readonly Message[]): LearnedModel {
	const plain = messages.map(({ text }) => normalise(text));
	const vocabulary = vocabularyOf(plain);
	const size = vocabulary.known.length;
	const samples = messages.map(({ label, embedding }, at): Sample => {
		const text = plain[at] as string;
		const traces = [
			weighTraces(countTraces(text), vocabulary),
			tracesOfRules(judgeByRules(markClauses(text)), size),
			tracesOfEmbedding(embedding, size),
		];
		return { target: LABELS.indexOf(label), traces: joinTraces(traces) };
	});
	return { vocabulary, ...regression(samples, size) };
}

/**
 * Rarity is the logarithm of how few messages have a trace, as usual for tf-idf: 1 for one that all have. The
 * traces are counted here and once more for the samples: to keep them all meanwhile would take half a gigabyte.
 */
function vocabularyOf(messages: readonly string[]): Vocabulary {
	const having = new Map<number, number>();
	for (const plain of messages)
		for (const group of countTraces(plain))
			for (const hash of group.keys()) having.set(hash, (having.get(hash) ?? 0) + 1);
	const known = Uint32Array.from(
		[...having.keys()].filter((hash) => (having.get(hash) ?? 0) >= FEWEST_MESSAGES),
	).sort();
	const rarity = Float32Array.from(
		known,
		(hash) => 1 + Math.log((1 + messages.length) / (1 + (having.get(hash) ?? 0))),
	);
	return { known, rarity };
}

type Sample = { target: number; traces: Traces };

function regression(samples: readonly Sample[], size: number): Pick<LearnedModel, "weights" | "bias"> {
	const count = LABELS.length;
	const weights = new Float32Array((size + BEHIND_SIZE) * count);
	const pace = new Float32Array(weights.length);
	const bias = new Float32Array(count);
	const biasPace = new Float32Array(count);
	const order = samples.map((_, at) => at);
	const random = seededRandom();
	for (let epoch = 0; epoch < EPOCHS; epoch++) {
		shuffle(order, random);
		for (const at of order) {
			const { target, traces } = samples[at] as Sample;
			const errors = sharesOf({ weights, bias }, traces).map((chance, k) => chance - (k === target ? 1 : 0));
			descend(weights, pace, traces, errors);
			descend(bias, biasPace, ALWAYS, errors);
		}
	}
	return { weights, bias };
}

/** What the bias stands on: one trace that every message has. */
const ALWAYS: Traces = { places: Uint32Array.of(0), values: Float32Array.of(1) };

function descend(
	weights: Float32Array,
	pace: Float32Array,
	{ places, values }: Traces,
	errors: readonly number[],
): void {
	const count = errors.length;
	for (let at = 0; at < places.length; at++) {
		const value = values[at] as number;
		if (value === 0) continue;
		const row = (places[at] as number) * count;
		for (let k = 0; k < count; k++) {
			const weight = weights[row + k] as number;
			const slope = value * (errors[k] as number) + DECAY * weight;
			const seen = (pace[row + k] as number) + slope * slope;
			pace[row + k] = seen;
			weights[row + k] = weight - (RATE * slope) / (Math.sqrt(seen) + TINY);
		}
	}
}
