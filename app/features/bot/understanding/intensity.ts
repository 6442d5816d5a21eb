/** How strongly something is said: 0 plainly, 3 with great force. */
export type Intensity = 0 | 1 | 2 | 3;

type Sign = { reason: string; points: number; pattern: RegExp };

/** Each sign counts once, however often it stands in the message. */
const SIGNS: readonly Sign[] = [
	{
		reason: "Intensifiers.",
		points: 1,
		pattern:
			/\b(very|so|too|really|extremely|totally|completely|terribly|badly|deeply|absolutely|bahut|bohot|bohat|bhot|bahot|itna|itni|bilkul|zyada|jyada)\b|बहुत|बिल्कुल|इतना|इतनी|ज़्यादा|ज्यादा/iu,
	},
	{
		reason: "Words at the end of the scale.",
		points: 2,
		pattern:
			/\b(unbearable|can'?t (take|bear|handle|stand|do) (it|this|anymore|any more)|cannot (take|bear|handle|do) (it|this)|worst|falling apart|breaking down|nothing left|desperate|hopeless|bardasht nahi|sehan nahi|saha nahi|had ho ga[iy]i)\b|बर्दाश्त नहीं|सहन नहीं|सहा नहीं|हद हो गई/iu,
	},
	{
		reason: "It goes on and on.",
		points: 1,
		pattern:
			/\b(always|never|every ?day|daily|constantly|all (day|night|the time)|whole (day|night)|non ?stop|again and again|for (so long|(many |\w+ )?(weeks|months|years))|since (\w+ )?(\w+ )?(weeks?|months?|years?|childhood)|roz|hamesha|kai (din|mahine|saal)\w*|salon se|saalon se|din raat)\b|रोज|हमेशा|कई (दिन|महीन|साल)|सालों से|दिन रात/iu,
	},
	{
		reason: "A word stands twice in a row.",
		points: 1,
		pattern: /(?<![\p{L}\p{M}])([\p{L}\p{M}]{2,})[ ,.]+\1(?![\p{L}\p{M}])/iu,
	},
	{ reason: "Drawn-out letters.", points: 1, pattern: /(\p{L})\1{2,}/iu },
	{ reason: "Piled-up marks.", points: 1, pattern: /[!?]{2,}/u },
	{ reason: "Several crying or raging faces.", points: 1, pattern: /([😭😢😡🤬💔😰]\s*){2,}/u },
];

/** Doubling that is plain Indian English or Hindi grammar and stresses nothing. */
const PLAIN_DOUBLING = /\b(small small|bye bye|ha ha|haha haha|dheere dheere|kabhi kabhi|thoda thoda|alag alag)\b/giu;
const CAPITALS = /(?<!\p{L})\p{Lu}{3,}(?!\p{L})/gu;
const INITIALS = new Set([
	"NEET",
	"JEE",
	"UPSC",
	"SSC",
	"CBSE",
	"EMI",
	"ICU",
	"ECG",
	"MRI",
	"HIV",
	"PCOS",
	"PCOD",
	"NCC",
	"IIT",
	"NRI",
	"PTSD",
	"PIP",
	"MIL",
	"FIL",
	"IVF",
	"USA",
	"OTP",
	"ADHD",
	"OCD",
	"LGBT",
	"LGBTQ",
	"IPL",
]);

/**
 * How strongly a message is said, from its intensifiers, repetition, capitals, marks and words of
 * duration. Says nothing of danger: the safety gate does.
 *
 * @param userInput any text
 */
export function intensityOf(userInput: string): Intensity {
	const text = userInput
		.normalize("NFC")
		.replace(/[\u2018\u2019]/g, "'")
		.replace(PLAIN_DOUBLING, " ");
	const signs = SIGNS.filter(({ pattern }) => pattern.test(text));
	const points = signs.reduce((sum, sign) => sum + sign.points, shouts(userInput) ? 1 : 0);
	return Math.min(3, points) as Intensity;
}

function shouts(text: string): boolean {
	return (text.match(CAPITALS) ?? []).some((word) => !INITIALS.has(word));
}
