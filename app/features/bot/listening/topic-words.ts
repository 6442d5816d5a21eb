import type { Phrase } from "../voice";

/** What the bot can say about one topic. */
export type TopicWords = {
	/** The topic as one of several choices, such as "exams or studies". Lower case, no full stop. */
	name: Phrase;
	/** Meets what was said, in one sentence without a question. Names no feeling that the person did not name. */
	meet: Phrase;
	/** Open questions from the near to the deep. Each Phrase is one question in several wordings. */
	ask: readonly [Phrase, Phrase, Phrase, ...Phrase[]];
	/** Something small and true that helps many people with this, in one or two sentences, without advice that could harm. */
	thought: Phrase;
};
