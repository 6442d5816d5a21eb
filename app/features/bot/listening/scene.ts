import type { HelplineNumbers } from "../safety/helplines";
import type { BotState } from "../state";
import type { Act, Topic } from "../understanding/labels";
import type { Language, Say } from "../voice";

/** What was understood of a message. */
export type Understood = {
	act: { id: Act; confidence: number } | null;
	/** Best first. `told` marks what the words themselves tell, whatever the model makes of them. */
	topics: readonly { topic: Topic; confidence: number; told?: true }[];
	intensity: 0 | 1 | 2 | 3;
	/** The act that a rule found by itself, whatever the model says. */
	ruledAct: Act | null;
};

/** One message with all that is needed to answer it. */
export type Scene = {
	userInput: string;
	understood: Understood;
	language: Language;
	say: Say;
	helplines: HelplineNumbers;
	/** With this message remembered already. */
	state: BotState;
};

/** What the bot says, and the state after it. */
export type Answer = { response: string; state: BotState };

/** Below this the bot does not guess what a message is about, */
export const SURE = 0.4;
/** or what it asks for: to break into a talk by mistake is worse than to go on listening. */
const SURE_OF_ACT = 0.55;

/** Puts sentences together; those that are not there are left out. */
export function together(...parts: (string | null | undefined)[]): string {
	return parts.filter(Boolean).join(" ");
}

/** The slots for sentences that name a helpline. */
export function helplineSlots(helplines: HelplineNumbers): Record<string, string> {
	return { emergency: helplines.emergency, talk: helplines.talk };
}

/**
 * Acts that a sentence of a story is easily taken for: "no one knows" for not knowing, "my hands were shaking" for
 * feeling better. Once the talk has begun, only a rule's word counts for them.
 */
const EASILY_MISTAKEN: readonly Act[] = [
	"dont-know",
	"feeling-better",
	"yes",
	"no",
	"stop",
	"greeting",
	"goodbye",
	"thanks",
	"small-talk",
	"off-topic",
	"insult-or-test",
	"anger-at-bot",
	"vent",
];

/** The act of a message, when it is clear enough to go by. */
export function clearAct({ understood, state, userInput }: Scene): Act | null {
	const { act, ruledAct } = understood;
	// Of a word or two, only the rules say what they do.
	if (state.turn > 0 && isBrief({ userInput })) return ruledAct;
	if (act === null || act.confidence < SURE_OF_ACT) return ruledAct;
	const mistaken = state.turn > 0 && EASILY_MISTAKEN.includes(act.id) && act.id !== ruledAct;
	return mistaken ? ruledAct : act.id;
}

/** How many words a message has. */
export function wordCount(userInput: string): number {
	return userInput.match(/[\p{L}\p{M}\p{N}'’]+/gu)?.length ?? 0;
}

/** A message of so few words is an answer, not a story. */
const FEW_WORDS = 2;

/** Whether a message is only a word or two. */
export function isBrief({ userInput }: Pick<Scene, "userInput">): boolean {
	return wordCount(userInput) <= FEW_WORDS;
}

/** Beside a word of dying nobody asks about the office in which it was said. */
export const OF_DYING = /\b(?:die|died|dead|dying|death|suicid\w*|kill\w*)\b/;

/** A message made plain for patterns: lower case, no apostrophes, one space between words. */
export function plainText(userInput: string): string {
	return userInput
		.slice(0, 600)
		.toLowerCase()
		.replace(/['’‘`´]/g, "")
		.replace(/\s+/g, " ")
		.trim();
}

/** How a question begins where its mark is left out, as it mostly is on a phone. "What if" tells of a fear. */
const BEGINS_A_QUESTION =
	/^(?:and |but |so |then |ok |also )*(?:(?:is|was) (?:it|this|that|he|she|there|my)|are (?:you|u|they|we)|am i|(?:do|did|does|can|could|should|will|would|has|have) (?:you|u|i|he|she|it|this|that|they|we|people|my|a|one|anyone|somebody|someone)|what(?! if\b)(?: is|s| are| do| does| did| should| can| will| to| would)|why|how (?:do|does|can|could|should|would|to|long|many|much|is|are)|who (?:is|can|should|will)|when (?:will|do|does|can)|where (?:do|is|can|should))\b/;

/** "Happy?", "so?" and "ok?" at the end ask nothing. */
const ASKED_AT_THE_END =
	/(?:^|[.!?,] ?)(?:(?:why|how|when|who|really|sure|kya|kyun?|kyon|kaise|kab|kaun)\b[^.!?]*|क्या|क्यों|कैसे|कब|कौन|(?:[^\s.!?,]+ )+[^\s.!?]+) ?\?$/;

/** Whether something is asked, with or without a question mark. */
export function isQuestion(userInput: string): boolean {
	const text = plainText(userInput);
	return ASKED_AT_THE_END.test(text) || BEGINS_A_QUESTION.test(text);
}

/** Whether a danger was raised, of the person or of somebody near: then the lines stay in view. */
export function isRaised({ risk, aftermath }: BotState): boolean {
	return risk.level === "indirect" || risk.level === "explicit" || aftermath !== null;
}

/** The same words at the start of a sentence. */
export function capitalised(words: string): string {
	return words.charAt(0).toUpperCase() + words.slice(1);
}
