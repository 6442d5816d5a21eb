import type { Phrase } from "../voice";

/** After a yes to one of two things. */
export const WHICH_OF_THEM: Phrase = {
	en: [
		"Both of them, or one more than the other?",
		"Which of the two is closer to it?",
		"Yes to which of them?",
		"A bit of each, or mostly one?",
	],
};

/** After a no to both of two things. */
export const NEITHER: Phrase = {
	en: [
		"Neither of them, then. What would you call it, in a word or two?",
		"Not those, all right. What comes closer?",
		"Then I guessed wrong twice. What is a better word for it?",
	],
};

/** After a yes that could go on. */
export const YES_AND: Phrase = {
	en: [
		"There is, then. Tell me a little about it, if you like.",
		"All right, yes. What comes to mind first?",
		"Good that you say so. What is that like?",
		"Yes, then. A word or two about it would help me follow.",
	],
};

/** After a no that is an answer. */
export const NO_THEN: Phrase = {
	en: ["No, then.", "Not that, all right.", "No. I have that.", "All right, no.", "Then not."],
};

/** After a word that is no answer to an open question: the question is let go. */
export const LET_IT_GO: Phrase = {
	en: [
		"You need not answer that one.",
		"We can leave that question where it is.",
		"That may have been too big a question.",
		"No answer is needed.",
		"It may be hard to put into words, and it can wait.",
	],
};

/** After a number that nothing asked for. */
export const NUMBER_OF_WHAT: Phrase = {
	en: ["I read {number}. What does it stand for?", "{number}, and what does that count?"],
};

/** The same where it may be an age. */
export const YOUR_AGE: Phrase = { en: ["{number}, is that your age?", "Is {number} how old you are?"] };

type ShortAnswers = {
	/** The question, in the words that mark it. */
	asked: RegExp;
	yes?: Phrase;
	no?: Phrase;
};

/** What a yes or a no means to a question, where it means something of its own. The first that fits counts. */
export const SHORT_ANSWERS: readonly ShortAnswers[] = [
	{
		asked: /your age|how old you are/,
		yes: { en: ["Thank you, that helps me to picture it."] },
		no: { en: ["Not your age, then. What does it count?"] },
	},
	{
		asked: /^Is it about a person/,
		yes: { en: ["Somebody close to you?", "About somebody, then. Somebody you see often?"] },
		no: { en: ["Not about a person, then."] },
	},
	{
		asked: /^Somebody close|you see often/,
		yes: { en: ["Then it is close by. What did they do, or not do?"] },
		no: { en: ["Somebody further off, then. What happened with them?"] },
	},
	{
		asked: /eaten something/,
		yes: { en: ["Good that you ate."] },
		no: { en: ["Nothing yet. Even tea and a biscuit would count, when you can."] },
	},
	{
		asked: /sleep last night/,
		yes: { en: ["Some sleep, then."] },
		no: { en: ["No sleep. That makes everything else louder."] },
	},
	{
		asked: /one thing you would like to be different/,
		yes: { en: ["What is it, in a word or two?"] },
	},
	{
		asked: /even a little all right/,
		yes: { en: ["What was it?"] },
		no: { en: ["Nothing yet today. Then it has been a long day."] },
	},
	{
		asked:
			/^(?:Is there|Are there|Does) .*(?:any|some)(?:one|body)|a face there|a colleague|a person who|take one person|somebody who/,
		yes: { en: ["Who is it?", "Then there is somebody. Who?"] },
		no: { en: ["Nobody, then. So most of it stays with you.", "No one so far. That makes it heavier to hold."] },
	},
	{
		asked:
			/^(?:Who|Whom|With whom|In whose)\b(?!.*\b(?:around|hardest|most about|waiting|touched|was the last|you feel at ease)\b)/,
		no: { en: ["Nobody, then. So most of it stays with you.", "No one so far. That makes it heavier to hold."] },
	},
	{
		asked:
			/^(?:What|Which|Where|When|On a day|On which).*\b(?:help|eas|cool|soft|light|relief|rest|breather|better|calmer|gap|weaker|shorter|quieter|got you through|gets you through|kind to you)/,
		no: {
			en: ["Nothing so far, then. That says how stubborn it is.", "Not yet, then. It has not let go of you much."],
		},
	},
	{
		asked: /happened just before|set it off|set this off/,
		no: { en: ["Nothing you could point at, then. It can come like that."] },
	},
	{
		asked: /\bsafe\b/,
		yes: { en: ["I am glad of that."] },
		no: { en: ["Not safe, then. Is there a place or a person you could go to now?"] },
	},
];
