import { type Concern, type Finding, isGraver, type RulesFinding } from "./by-rules";
import type { Opinion } from "./learned/model";

/**
 * How a talk stands: open, at its begin or after a hint; calm; asking for care, as little was said or help is in
 * view.
 */
export type Standing = "open" | "calm" | "careful";

/**
 * From which share the model alone raises something. It knows one message and not the talk: in a calm one, and
 * more so where a false alarm would weary the person, it has to be surer. What it is less than sure of is asked
 * about gently; for an overdose minutes count; what is said to those who are beaten, or worry for another, takes
 * that for a fact, so its own share has to be high. Set by cross-validation over the authors of its messages, and
 * over whole talks of people in danger and of others (`npm run eval`): a missed person weighs more than a question
 * too many.
 */
const RAISES: Readonly<Record<Standing, Record<"overdose" | "urgent" | "gentle" | "fact", number>>> = {
	open: { overdose: 0.35, urgent: 0.31, gentle: 0.25, fact: 0.5 },
	calm: { overdose: 0.35, urgent: 0.4, gentle: 0.34, fact: 0.6 },
	careful: { overdose: 0.6, urgent: 0.7, gentle: 0.8, fact: 0.8 },
};
/** What the rules raised the model calms: below `note` it is only noted, below `question` an urgent one asked about. */
const CALMS = { note: { urgent: 0.1, gentle: 0.25 }, question: 0.15 };

const URGENT = ["explicit", "overdose", "harm"] as const;
const GENTLE = ["indirect", "other", "violence"] as const;
type Gentle = (typeof GENTLE)[number];

/**
 * Weighs the rules' finding and the model's opinion together. Where the model sees danger, the graver of the two
 * is answered; where it sees none, what the rules raised is asked about gently or noted; between, the rules
 * decide.
 *
 * @param byRules what the rules say
 * @param opinion what the model says, null where it has none
 * @param standing how the talk stands
 */
export function weighOpinion(byRules: RulesFinding, opinion: Opinion | null, standing: Standing): Finding {
	const rules: Finding = { concern: byRules.concern, rule: byRules.rule };
	if (opinion === null) return rules;
	const urgent = URGENT.reduce((sum, label) => sum + opinion[label], 0);
	const danger = 1 - opinion.none;
	// Plain and veiled talk of dying add up: not quite the one, then surely the other.
	const gentle = likeliest(GENTLE, { ...opinion, indirect: opinion.indirect + opinion.explicit + opinion.overdose });
	const calmed = calm(rules.concern, gentle, urgent, danger);
	const learned = raised(opinion, gentle, urgent, danger, RAISES[standing]);
	if (isGraver(learned, calmed)) return { concern: learned, rule: "learned" };
	return { concern: calmed, rule: rules.rule };
}

function raised(
	opinion: Opinion,
	gentle: Gentle,
	urgent: number,
	danger: number,
	from: (typeof RAISES)[Standing],
): Concern {
	if (opinion.overdose >= from.overdose) return "overdose";
	if (urgent >= from.urgent) return likeliest(URGENT, opinion);
	if (gentle !== "indirect" && opinion[gentle] < from.fact) return "none";
	return danger >= from.gentle ? gentle : "none";
}

function calm(concern: Concern, gentle: Gentle, urgent: number, danger: number): Concern {
	if (concern === "none" || concern === "soft") return concern;
	if (danger < CALMS.note[isUrgent(concern) ? "urgent" : "gentle"]) return "soft";
	return isUrgent(concern) && urgent < CALMS.question ? gentle : concern;
}

/** Whether a concern is answered with the lines of help first, and not with a question. */
export function isUrgent(concern: Concern): boolean {
	return URGENT.some((label) => label === concern);
}

function likeliest<Label extends keyof Opinion>(labels: readonly Label[], opinion: Opinion): Label {
	return labels.reduce((one, next) => (opinion[next] > opinion[one] ? next : one));
}
