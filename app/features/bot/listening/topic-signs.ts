import type { Topic } from "../understanding/labels";
import { holds } from "../wordings";
import { evenSpelling } from "./hindi/heard";
import { namesOneself } from "./hindi/whose";
import type { Memory } from "./memory";
import { plainText, type Understood } from "./scene";
import { SIGNS_OF_TOPICS, type SignOfTopic } from "./signs-of-topics";

/** What the memory keeps that makes one topic of another. */
type Before = Pick<Memory, "told" | "ofAnother">;

/** A guess counts for this much of what it sounded like. */
const GUESSED = 0.4;
/** What was plainly told counts for so much, where the model is less sure of it than this. */
const TOLD = 0.95;
const SURE_BY_ITSELF = 0.6;

/** Their questions ask the one who writes about their own body and days. */
const OF_ONESELF: readonly Topic[] = [
	"sleep",
	"low-mood",
	"anxiety",
	"panic",
	"body-image",
	"self-worth",
	"substances",
];
/** What happens to a friend does not happen to the one who tells it. */
const OF_ONES_OWN_LIFE: readonly Topic[] = ["marriage", "break-up", "exams", "job-loss", "money", "health"];
/** A message about a friend alone, in Hindi. */
const OF_A_FRIEND =
	/^(?:(?:aur|par|meri|mera|mere|ek|और|पर|मेरी|मेरा|मेरे|एक) )*(?:saheli|dost|friend|roommate|cousin|padosi|padosan|bhai|behen|bahan|didi|usk[aie]|usne|सहेली|दोस्त|भाई|बहन|दीदी|पड़ोसी|उसक[ाेी]|उसने) (?!.*(?<![\p{L}\p{M}])(?:main|mai|maine|mujh\S*|mer[aie]|h(?:u|un|oon)|hum\S*|मैं|मैंने|मुझ\S*|मेर[ाेी]|हूँ|हूं|हम\S*)(?![\p{L}\p{M}]))/u;
/** A message about somebody else alone. */
const OF_ANOTHER =
	/^(?:and |but |so |now )?(?:his|her|he|hes|shes|she|they|their|my (?:son|daughter|husband|wife|brother|sister|mother|mom|father|dad|papa|friend|child|kids?|baby)s?)\b(?!.*\b(?:i|im|me|my|we|us|our)\b)/;

function isOfAnother(topic: Topic, userInput: string, talkOfAnother: boolean): boolean {
	const text = plainText(userInput);
	if (OF_ONESELF.includes(topic) && OF_ANOTHER.test(text)) return true;
	if (!OF_ONESELF.includes(topic) && !OF_ONES_OWN_LIFE.includes(topic)) return false;
	return OF_A_FRIEND.test(text) || (talkOfAnother && !namesOneself(evenSpelling(userInput)));
}

/**
 * Keeps guesses from passing for what was said: a topic that presumes a fact counts for little until the message
 * itself, or the talk before it, has named that fact.
 *
 * @param topics what the message sounds like
 * @param userInput the message
 * @param known what the talk is about already
 * @param before what was told earlier, and of whom, as the memory keeps it
 */
export function grounded(
	topics: Understood["topics"],
	userInput: string,
	known: Topic | null,
	before: Before = { told: [], ofAnother: false },
): Understood["topics"] {
	return withWhatIsTold(topics, userInput)
		.map(({ topic, confidence, told }) => {
			if (told) return { topic, confidence, told };
			return { topic, confidence: isGuess(topic, userInput, known, before) ? confidence * GUESSED : confidence };
		})
		.sort((one, other) => other.confidence - one.confidence);
}

function isGuess(topic: Topic, userInput: string, known: Topic | null, { told, ofAnother }: Before): boolean {
	if (topic !== known && isOfAnother(topic, userInput, ofAnother)) return true;
	const sign = SIGNS_OF_TOPICS[topic];
	if (sign === undefined) return false;
	const named = topic === known || holds(userInput, sign.needs);
	return !named || holds(userInput, sign.unless) || told.some((earlier) => holds(earlier, sign.unlessTold));
}

/** What the words themselves tell is not left to a model's guess. */
function withWhatIsTold(topics: Understood["topics"], userInput: string): Understood["topics"] {
	const told = (Object.entries(SIGNS_OF_TOPICS) as [Topic, SignOfTopic][])
		.filter(([, { tells, unless }]) => holds(userInput, tells) && !holds(userInput, unless))
		.map(([topic]) => ({ topic, confidence: sureOf(topics, topic), told: true as const }));
	return [...told, ...topics.filter(({ topic }) => told.every((plain) => plain.topic !== topic))];
}

function sureOf(topics: Understood["topics"], topic: Topic): number {
	const confidence = topics.find((heard) => heard.topic === topic)?.confidence ?? 0;
	return confidence < SURE_BY_ITSELF ? TOLD : confidence;
}
