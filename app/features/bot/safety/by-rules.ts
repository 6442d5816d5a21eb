import { type Match, matches, read } from "./matching";
import { romanise } from "./romanise";
import { BEREAVED, LAUGHTER, NEUTRAL_CONTEXT, PAST_MARKER, PRESENT_AGAIN, WELL_NOW } from "./rules/context";
import type { Evidence } from "./rules/rule";

/** What a message is about, gravest first in the order of `ORDER`. */
export type Concern = "overdose" | "explicit" | "indirect" | "other" | "violence" | "harm" | "soft" | "none";

/** A concern, and the id of the rule that weighed most for it. */
export type Finding = { concern: Concern; rule: string | null };

/** What the rules say of a message, and which of them held there. */
export type RulesFinding = Finding & { found: readonly Match[] };

const NOTHING: Finding = { concern: "none", rule: null };
/** An overdose of last month is history; an hour ago is now. */
const LONG_PAST =
	/ (?:last (?:year|month|week)|(?:years?|months?|weeks?) (?:ago|back)|pichle (?:sal|mahine)|survived) /;
const EXPLICIT = 3;
const INDIRECT = 2;

const MEDIA = / (?:film|movie|series|show|song|news|episode|crime patrol|gaana|scene|sin|novel|akhbar|khabar) /;

/** Means and places near someone who worries about another are that other's. */
const SITUATIONS = /at-edge|means|hi\.method|method-information|together\.(?:how|place)/;

const ORDER: readonly Concern[] = ["overdose", "explicit", "harm", "violence", "other", "indirect", "soft", "none"];

/** Whether one concern is to be answered before another. */
export function isGraver(one: Concern, other: Concern): boolean {
	return ORDER.indexOf(one) < ORDER.indexOf(other);
}

/**
 * Judges one message by the rules alone.
 *
 * An overdose comes before all else, for minutes count; then the person's own plain risk; then harm to another,
 * violence, another's risk; then talk around dying. A person who is beaten and says so plainly needs that line
 * more than the question that indirect talk earns.
 *
 * @param marked plain text with its clauses marked, see `markClauses`
 */
export function judgeByRules(marked: string): RulesFinding {
	const text = ` ${marked} `;
	const hindi = ` ${romanise(marked)} `;
	const found = matches(read(marked)).filter((match) => !match.denied && !explainedAway(match, text, hindi));
	const past = isPastAndWell(text, hindi);
	const candidates: Finding[] = [
		finding(
			found,
			"overdose",
			() => true,
			(sum) => (sum >= EXPLICIT && !past && !LONG_PAST.test(text) ? "overdose" : "none"),
		),
		finding(
			found,
			"self",
			(match) => match.owner === "self",
			(sum, top) => ownRisk(sum, top, past),
		),
		finding(
			found,
			"harm",
			({ rule, owner }) => owner === "self" || rule.id.startsWith("en."),
			(sum) => (sum - (laughs(text, hindi) ? 3 : 0) >= EXPLICIT ? "harm" : sum > 0 ? "soft" : "none"),
		),
		finding(
			found,
			"violence",
			() => true,
			(sum) => (sum >= EXPLICIT && !past && !isLongOver(text, hindi) ? "violence" : "none"),
		),
		finding(
			found.filter((match) => match.owner === "third" || match.rule.evidence === "other"),
			null,
			() => true,
			(sum) => othersRisk(sum, past, text, hindi),
		),
	];
	const plainlyOwn = found.some(
		({ rule, owner }) =>
			owner === "self" && rule.evidence === "self" && rule.weight >= EXPLICIT && !SITUATIONS.test(rule.id),
	);
	const aboutAnother = candidates.some(({ concern }) => concern === "other") && !plainlyOwn;
	const asksOnly = (id: string) => id === "en.method-information" || id === "en.together.how";
	const threatens =
		candidates.some(({ concern }) => concern === "harm") &&
		!found.some(
			({ rule, owner }) =>
				owner === "self" && rule.evidence === "self" && rule.weight >= EXPLICIT && !asksOnly(rule.id),
		);
	if (aboutAnother || threatens) candidates[1] = NOTHING;
	const gravest = candidates.reduce((one, next) => (isGraver(next.concern, one.concern) ? next : one), NOTHING);
	return { ...gravest, found };
}

function finding(
	found: readonly Match[],
	evidence: Evidence | null,
	counts: (match: Match) => boolean,
	judge: (sum: number, top: number) => Concern,
): Finding {
	const counted = found.filter(
		(match) =>
			counts(match) &&
			(evidence === null
				? match.rule.evidence === "self" || match.rule.evidence === "other"
				: match.rule.evidence === evidence),
	);
	const sum = total(counted);
	const heaviest = counted.reduce<Match | null>(
		(best, match) => (best && best.rule.weight >= match.rule.weight ? best : match),
		null,
	);
	return { concern: judge(sum, heaviest?.rule.weight ?? 0), rule: heaviest?.rule.id ?? null };
}

/** Each rule counts once, and of rules that say one thing in several ways only the heaviest. */
function total(counted: readonly Match[]): number {
	const weights = new Map<string, number>();
	for (const { rule } of counted) {
		const theme = rule.theme ?? rule.id;
		weights.set(theme, Math.max(weights.get(theme) ?? 0, rule.weight));
	}
	return [...weights.values()].reduce((sum, weight) => sum + weight, 0);
}

function ownRisk(sum: number, top: number, past: boolean): Concern {
	if (past) return sum > 0 ? "soft" : "none";
	if (sum >= EXPLICIT && top > 1) return "explicit";
	if (sum >= INDIRECT && top > 1) return "indirect";
	return sum > 0 ? "soft" : "none";
}

function othersRisk(sum: number, past: boolean, text: string, hindi: string): Concern {
	if (past || BEREAVED.test(text) || BEREAVED.test(hindi)) return sum > 0 ? "soft" : "none";
	return sum >= EXPLICIT ? "other" : "none";
}

/** A bare mention in a sentence about study, news, film or work; a story about strangers there. */
function explainedAway(match: Match, text: string, hindi: string): boolean {
	const story = NEUTRAL_CONTEXT.test(text) || NEUTRAL_CONTEXT.test(hindi);
	return (
		story &&
		(match.rule.mention === true ||
			((match.owner === "third" || match.rule.evidence === "other") && MEDIA.test(` ${text} ${hindi} `)))
	);
}

function isPastAndWell(text: string, hindi: string): boolean {
	const past = PAST_MARKER.test(text) || PAST_MARKER.test(hindi);
	const well = WELL_NOW.test(text) || WELL_NOW.test(hindi);
	const again = PRESENT_AGAIN.test(text) || PRESENT_AGAIN.test(hindi);
	return past && well && !again;
}

/** Violence told as memory ("used to", "as a child") is for the rest of the bot; what comes back is not over. */
function isLongOver(text: string, hindi: string): boolean {
	return (PAST_MARKER.test(text) || PAST_MARKER.test(hindi)) && !PRESENT_AGAIN.test(text) && !PRESENT_AGAIN.test(hindi);
}

function laughs(text: string, hindi: string): boolean {
	return LAUGHTER.test(text) || LAUGHTER.test(hindi);
}
