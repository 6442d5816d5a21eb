import { quoted } from "./answers";
import { ask, askPlan, createSkill, type Line, orNumber } from "./flow";
import { topicsFor } from "./for-topics";
import { hasAny, hear, isNo, isNothing } from "./hearing";
import type { Answers } from "./skill";
import * as phrases from "./sleep-plan.phrases";

const SHIFT = [
	"shift",
	"night duty",
	"call centre",
	"call center",
	"bpo",
	"work at night",
	"work nights",
	"working nights",
	"on nights",
	"night work",
	"raat ki duty",
	"night job",
	"नाइट",
	"रात की ड्यूटी",
	"शिफ्ट",
];
const BABY = [
	"baby",
	"newborn",
	"feeding",
	"infant",
	"breastfeed",
	"toddler",
	"small child",
	"bachcha",
	"baccha",
	"chote bachche",
	"chhote bachche",
	"munna",
	"बच्चा",
	"छोटे बच्चे",
	"बेबी",
];

/** One waking time, a quiet half-hour, no clock; with other first steps for shifts and for babies. */
export const sleepPlan = createSkill({
	id: "sleep-plan",
	helpsWith: topicsFor("sleep-plan"),
	offer: phrases.OFFER,
	why: phrases.WHY,
	first: "trouble",
	steps: {
		trouble: ask(phrases.TROUBLE, phrases.PLAINER_TROUBLE, "trouble", variant),
		wake: orNumber(askPlan(phrases.WAKE, phrases.PLAINER_WAKE, "wake", "wind-down")),
		"wake-shift": orNumber(askPlan(phrases.WAKE_SHIFT, phrases.PLAINER_WAKE_SHIFT, "wake", "wind-down")),
		"wake-baby": {
			...orNumber(askPlan(phrases.WAKE_BABY, phrases.PLAINER_WAKE_BABY, "wake", "wind-down")),
			hears: ({ heard }) =>
				isNothing(heard) || hasAny(heard, ["nobody", "no one", "alone", "akeli", "akela", "koi nahi", "कोई नहीं", "अकेल"])
					? { to: "wind-down", lines: [{ phrase: phrases.NOBODY_FOR_BABY }] }
					: null,
		},
		"wind-down": {
			...askPlan(phrases.WIND_DOWN, phrases.PLAINER_WIND_DOWN, "windDown", "clock"),
			// Getting up again is no advice for someone who is up for feeds.
			next: (answers) => (variant(answers) === "wake-baby" ? "end" : "clock"),
		},
		clock: {
			...ask(phrases.CLOCK, phrases.PLAINER_CLOCK, "clock", "end"),
			listens: "anything",
			hears: ({ heard }) => {
				const against =
					isNo(heard) ||
					hasAny(heard, [
						"share",
						"shared",
						"one room",
						"hostel",
						"cant",
						"ek kamra",
						"ek hi kamra",
						"एक कमरा",
						"एक ही कमरा",
					]);
				return { to: "end", lines: against ? [{ phrase: phrases.CLOCK_SHARED }] : [] };
			},
		},
	},
	end: plan,
});

function variant({ trouble }: Answers): string {
	const heard = hear({ userInput: trouble ?? "", act: null });
	if (hasAny(heard, BABY)) return "wake-baby";
	return hasAny(heard, SHIFT) ? "wake-shift" : "wake";
}

/** "My brain is too loud" was said where an hour was asked for: it is no hour to hold to. */
const NAMES_A_TIME =
	/\p{N}|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon|midnight|morning|evening|afternoon|night|dawn|after|before|when|baje|subah|shaam|sham|raat|dopahar|baad|pehle)\b|बजे|सुबह|शाम|रात|दोपहर|बाद|पहले/iu;

function plan(answers: Answers): Line[] {
	const { wake, windDown } = answers;
	const kind = variant(answers);
	const lines: Line[] = [];
	const wakeLine = { wake: phrases.END_WAKE, "wake-shift": phrases.END_SHIFT, "wake-baby": phrases.END_BABY }[kind];
	if (wake && (kind === "wake-baby" || NAMES_A_TIME.test(wake)))
		lines.push({ phrase: wakeLine ?? phrases.END_WAKE, slots: { wake: quoted(wake) } });
	if (windDown) lines.push({ phrase: phrases.END_WIND_DOWN, slots: { windDown: quoted(windDown) } });
	const opening = lines.length > 0 ? [{ phrase: phrases.END }] : [];
	return [...opening, ...lines, { phrase: kind === "wake-baby" ? phrases.END_TRY_BABY : phrases.END_TRY }];
}
