import type { BotState } from "../state";
import type { DirectAnswer } from "./direct-answer";
import { wasAsked } from "./questions";

/** So long something good that was told is still in the room. */
const TURNS_OF_GOOD = 3;

/**
 * Whether something good was told of late: what follows is then asked about as good, and no trouble is brought
 * back.
 */
export function wasGladOfLate({ spoken }: Pick<BotState, "spoken">): boolean {
	const lately = spoken.slice(-TURNS_OF_GOOD);
	return GLADNESS.some(({ phrase }) => wasAsked(phrase, lately));
}

/** What is good in a talk, met as that. English only: Hindi has some among the remarks. */
export const GLADNESS: readonly DirectAnswer[] = [
	{
		id: "happy-tears",
		heard:
			/\b(?:happy|good) (?:crying|tears)\b|\btears of (?:joy|happiness)\b|\bcr(?:ied|ying) (?:with|from|of|out of) (?:joy|happiness)\b/,
		unlessRaised: true,
		mostWords: 14,
		reason: "Tears that are called happy are not comforted.",
		phrase: {
			en: [
				"Tears of the good kind, then. What was that moment like?",
				"Those are good tears. What was said, if anything?",
			],
		},
	},
	{
		id: "a-good-day",
		heard:
			/^(?:hi |hey |so |well |actually )*(?:today|yesterday|this week|the weekend|my day|last night) (?:was|is|has been|went) (?:a )?(?:really |very |so |quite |actually )?(?:nice|good|great|lovely|fun|better|well)(?: day| one)?[.! ]*$/,
		unlessRaised: true,
		mostWords: 8,
		reason: "A good day presumes no bad ones.",
		phrase: { en: ["Good. What was in it?", "That is good to read. What was the best of it?"] },
	},
	{
		id: "best-so-far",
		heard:
			/\b(?:best|highest) (?:one |score |marks |rank |result )?(?:i have (?:had|got)|till now|until now|so far|yet|ever|this year)\b|\bmy (?:best|highest) (?:score|marks|rank|result|mock|time)\b/,
		unlessRaised: true,
		mostWords: 10,
		when: "later",
		reason: "A best is no moment in which a trouble is noticed.",
		phrase: {
			en: ["The best so far, then. What was different this time?", "So it has gone up. What went into it?"],
		},
	},
	{
		id: "good-all-the-same",
		heard:
			/\bi did (?:\w+ )?(?:get|manage|win|pass|finish|clear|score|sleep|eat|laugh|go|make it|write|enjoy)\b.*\b(?:tho|though|at least)\b|\bi (?:\w+ )?(?:solved|finished|completed|managed|passed|slept|ate|laughed|cooked|wrote|studied|got up|won)\b.*\b(?:tho|though)[.! ]*$/,
		unlessRaised: true,
		mostWords: 14,
		when: "later",
		reason: "What is set against all the rest is let stand there.",
		phrase: {
			en: [
				"That stands beside the rest of it. How was it, when it came?",
				"So there is that as well. What was it like?",
			],
		},
	},
	{
		id: "it-is-good",
		heard:
			/^(?:and |but |yes )?(?:it|that|this|thats|its) ?(?:is |was |feels |felt )?(?:very |really |so |quite )?(?:good|nice|sweet|lovely)(?: actually| though| too)?(?:[.! ]*$|\. (?:the|that|this|his|her|my) \w+[.! ]*$)|^i (?:really |quite )?(?:like|love|liked|loved) (?:that|it|this)[.! ]*$/,
		unlessRaised: true,
		mostWords: 6,
		when: "later",
		reason: "Said of something that was just told, and not of the whole of a life.",
		phrase: { en: ["Good that there is that.", "Then let it be good."] },
	},
	{
		id: "something-liked",
		heard:
			/\bi (?:like|love|enjoy) (?!cutting|hurting|drink|smok|starv|burn|being (?:alone|hurt))\w+ing\b(?!.*\b(?:but|not|dont|no longer)\b)|\bi (?:really |actually |just |kinda |kind of )*(?:like|love) (?:what|how) (?:they|he|she|we|i) (?!used)\w+(?!.*\b(?:but|not|dont|no longer)\b)|\bi (?:really |actually |still |just )?(?:love|enjoy) (?:the|my|this|doing|working|those) (?!mother|mom|father|dad|papa|parents|husband|wife|kids?|children|son|daughter|family|girl|boy|man|woman|ex\b)\w+(?!.*\b(?:but|not|dont|no longer|miss|used to)\b)|\b(?:best|favou?rite|only good) (?:part|hour|time|moment|thing) (?:of|in) (?:my|the) (?:day|night|week|life)\b/,
		unlessRaised: true,
		mostWords: 14,
		when: "later",
		reason: "What somebody likes is worth a question of its own.",
		phrase: {
			en: ["What do you like about it?", "Good that there is that. What is it like, while you do it?"],
		},
	},
	{
		id: "small-good",
		heard:
			/^(?:well |but |and |ok |yes |yeah )*(?:it|that|this|thats|its) ?(?:is |was )?(?:something|a start|a beginning|not nothing)\b/,
		mostWords: 8,
		when: "later",
		reason: "What somebody counts as a little is let count.",
		phrase: {
			en: ["Yes, it is something. It may stay as small as it is.", "It counts, small as it is."],
		},
	},
	{
		id: "somebody-nice",
		heard:
			/\b(?:he|she|they)(?:s|re| is| are| was) (?:so |very |really |quite |always |also )?(?:funny|nice|kind|sweet|lovely|gentle|caring|helpful|good to me|good with me|a good (?:man|woman|person|friend|guy|girl))\b(?!.*\b(?:but|worse|only when|in front of|to (?:others|everyone))\b)|\bwe both (?:like|love|enjoy)\b/,
		unlessRaised: true,
		mostWords: 14,
		when: "later",
		reason: "Somebody who is good to have is met as such.",
		phrase: {
			en: [
				"That sounds like somebody who is good to have. Tell me a little more, if you like.",
				"It is good to hear of that. What is it like when you are together?",
				"A good person to think of. What comes to mind?",
			],
		},
	},
	{
		id: "something-good-happened",
		heard:
			/\bmade me (?:smile|happy|laugh)\b|\b(?:he|she|baby|my (?:\w+ )?\w+) (?:just |finally |actually )?smiled at me\b(?! (?:like|as if|and (?:said|left)))|\bi (?:actually |even |really )?laughed(?: so much| a lot| today)?[.! ]*$|\b(?:said|told me|says) (?:it was |its |it is )?(?:good|great|nice|well) (?:job|work|done)\b|\b(?:praised|appreciated) (?:me|my)\b/,
		unlessRaised: true,
		mostWords: 16,
		when: "later",
		reason: "A good moment is stayed with as such.",
		phrase: {
			en: ["That is good to read. How was that moment?", "Good. What was the best of it?"],
		},
	},
	{
		id: "something-of-ones-own",
		heard:
			/\b(?:im|i am|i was) (?:really |actually |so |pretty |quite )?good (?:at|in|with)\b(?!.*\b(?:but|worst|still|yet|only|not|never|nothing)\b)|\b(?:im|i am) (?:the )?(?:fastest|strongest|topper)\b|\b(?:im|i am|i got|i have|my) rank (?:is )?\d/,
		unlessRaised: true,
		mostWords: 14,
		reason: "Something that went well is not asked about as a trouble.",
		phrase: {
			en: [
				"That is your own. What is it like, while you are at it?",
				"Good. That does not come by itself. How did you get there?",
				"So there is something that works. What do you like about it?",
			],
		},
	},
	{
		id: "something-reached",
		heard:
			/\bi (?:just |finally |actually )?(?:won|passed|cleared|managed it|did it|made it (?:to|into|through)|got (?:selected|promoted|placed|accepted|the job|into))\b(?! (?:away|up|because|to forget))|\bi (?:came|stood|finished) (?:first|second|third)\b/,
		unlessRaised: true,
		mostWords: 14,
		reason: "What was reached is not asked about as a trouble, nor taken for plain joy.",
		phrase: {
			en: ["That is news. How is it for you?", "That does not come by itself. How is it, now that it is there?"],
		},
	},
];
