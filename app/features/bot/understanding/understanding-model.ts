import { sampleOf } from "./features";
import { ACTS, type Act, TOPICS, type Topic } from "./labels";
import { classify, type Model, type Sample, train, type Verdict } from "./model";

/** What a message is not about, and what it does not do: lets the models say "neither". */
const NONE = "none";

/** The two classifiers. One for both was as good on topics and worse on acts. */
export type UnderstandingModel = {
	topics: Model<Topic | typeof NONE>;
	acts: Model<Act | typeof NONE>;
};

/** What the model makes of one message. */
export type ModelFinding = {
	topics: { topic: Topic; confidence: number }[];
	act: { id: Act; confidence: number } | null;
};

/** One example with its label, embedded. */
export type Example<Label extends string> = { label: Label; sample: Sample };

/** Acts whose examples may well tell of a topic ("how do I tell my parents I failed"). */
const ACTS_WITH_TOPIC: readonly Act[] = ["advice", "diagnosis", "exercise", "feeling-better", "medicine", "vent"];
/** Of the other kind's examples only some: all of them would outweigh the labels. */
const EVERY_NTH_ACT = 3;
const EVERY_NTH_TOPIC = 8;
const MOST_TOPICS = 3;
const LEAST_CONFIDENCE = 0.05;

/**
 * Trains both classifiers, each with some of the other's examples as "none".
 *
 * @param topics examples of topics
 * @param acts examples of acts
 * @throws RangeError when there are none
 */
export function trainUnderstanding(
	topics: readonly Example<Topic>[],
	acts: readonly Example<Act>[],
): UnderstandingModel {
	const withoutTopic = acts
		.filter(({ label }) => !ACTS_WITH_TOPIC.includes(label))
		.filter((_, index) => index % EVERY_NTH_ACT === 0);
	const withoutAct = topics.filter((_, index) => index % EVERY_NTH_TOPIC === 0);
	return {
		topics: trainWithNone(topics, withoutTopic, TOPICS),
		acts: trainWithNone(acts, withoutAct, ACTS),
	};
}

/**
 * Classifies one message.
 *
 * @param model both classifiers
 * @param userInput the message
 * @param embedding its vector from the encoder, of length 1
 * @returns at most three topics, best first, and the act, null when none is likeliest
 */
export function understandByModel(
	model: UnderstandingModel,
	userInput: string,
	embedding: ArrayLike<number>,
): ModelFinding {
	const sample = sampleOf(userInput, embedding);
	return { topics: topicsOf(classify(model.topics, sample)), act: actOf(classify(model.acts, sample)) };
}

function trainWithNone<Label extends string>(
	examples: readonly Example<Label>[],
	others: readonly Example<string>[],
	labels: readonly Label[],
): Model<Label | typeof NONE> {
	return train<Label | typeof NONE>(
		[...examples, ...others].map(({ sample }) => sample),
		[...examples.map(({ label }) => label), ...others.map(() => NONE as typeof NONE)],
		[...labels, NONE],
	);
}

function topicsOf(verdicts: readonly Verdict<Topic | typeof NONE>[]): ModelFinding["topics"] {
	return verdicts
		.flatMap(({ label, confidence }) => (label === NONE ? [] : [{ topic: label, confidence }]))
		.filter(({ confidence }) => confidence >= LEAST_CONFIDENCE)
		.slice(0, MOST_TOPICS);
}

function actOf(verdicts: readonly Verdict<Act | typeof NONE>[]): ModelFinding["act"] {
	const best = verdicts[0];
	if (!best || best.label === NONE) return null;
	return { id: best.label, confidence: best.confidence };
}
