import { type Concern, type Finding, isGraver, judgeByRules } from "./by-rules";
import { type LearnedModel, opinionOf } from "./learned/model";
import { clauses, markClauses, normalise } from "./normalise";
import { romanise } from "./romanise";
import { BARE_NO, BARE_YES, DENIALS, FAREWELL_OR_PLAN } from "./rules/context";
import { isUrgent, weighOpinion } from "./second-opinion";

export type { Concern } from "./by-rules";

/** What stays with the conversation: once raised, risk is kept; a denial softens it and removes nothing. */
export type Risk = {
	level: "none" | "soft" | "indirect" | "explicit";
	/** The turn of the latest indirect or explicit message. */
	raisedAtTurn: number | null;
	/** The latest turn with so much as a hint. */
	hintedAtTurn: number | null;
	denied: boolean;
};

export const NO_RISK: Risk = { level: "none", raisedAtTurn: null, hintedAtTurn: null, denied: false };

export type Screened = { concern: Concern; risk: Risk; rule: string | null; denial: boolean };

/** A bare yes or no answers the direct question only while it is the last thing that was asked. */
const TURNS_A_QUESTION_STANDS = 2;

/**
 * The model that gives a second opinion; what the encoder makes of the message, null where it has no say; and
 * whether what was said before, or is plainly meant, asks for care.
 */
export type SecondOpinion = { model: LearnedModel; embedding: Float32Array | null; careful: boolean };

/** Who comes in danger mostly says so, or hints at it, at once; what comes later is told beside what came before. */
const TURNS_OF_ARRIVING = 2;
const TURNS_A_HINT_STANDS = 3;
/** From this share on the model alone sees a hint. */
const HINT = 0.3;

/** With fewer words the model catches hardly anybody whom the rules miss, and is often wrong. */
const FEW_WORDS = 7;

/**
 * Judges one message, in the light of what the conversation has raised before.
 *
 * The rules judge first; the model, where it is there, has seen what rules miss and knows much that only sounds like
 * danger; what the conversation has raised before comes on top.
 *
 * @param userInput what the person wrote, as they wrote it
 * @param risk what the conversation knew before this message
 * @param turn the number of this turn
 * @param secondOpinion the model that gives one; without it the rules stand alone
 * @returns the concern to answer; the risk to keep; the id of the rule that weighed most; and whether the
 * message denies risk, which together with a raised `risk` asks for the softer reply even if the concern is none
 */
export function screen(
	userInput: string,
	risk: Risk,
	turn: number,
	secondOpinion: SecondOpinion | null = null,
): Screened {
	const plain = normalise(userInput);
	const marked = markClauses(plain);
	const denies = isDenial(plain, risk, turn);
	const byRules = judgeByRules(marked);
	const opinion = secondOpinion && opinionOf(secondOpinion.model, plain, byRules, secondOpinion.embedding);
	const careful = denies || secondOpinion?.careful === true || saysLittle(plain);
	const finding = weighOpinion(byRules, opinion, careful ? "careful" : isCalmTalk(risk, turn) ? "calm" : "open");
	const sticky = raisedBefore(plain, ` ${marked} `, risk, turn, denies);
	const { concern, rule } = sticky && isGraver(sticky.concern, finding.concern) ? sticky : finding;
	// "Not hungry, just want to kill myself", "not suicidal, but I picked the tree": what is urgent all the same is
	// no denial.
	const denial = denies && !isUrgent(concern);
	const hints = concern !== "none" || (opinion !== null && 1 - opinion.none >= HINT);
	const hintedAtTurn = hints ? turn : risk.hintedAtTurn;
	return { concern, rule, denial, risk: { ...remember(risk, concern, denial, turn), hintedAtTurn } };
}

/** A talk that has been about something else for a while. */
function isCalmTalk({ hintedAtTurn }: Risk, turn: number): boolean {
	return turn >= TURNS_OF_ARRIVING && (hintedAtTurn === null || turn - hintedAtTurn > TURNS_A_HINT_STANDS);
}

function saysLittle(plain: string): boolean {
	return plain.split(" ").filter((word) => /\p{L}/u.test(word)).length < FEW_WORDS;
}

function isDenial(plain: string, risk: Risk, turn: number): boolean {
	const said = clauses(plain);
	const readings = said.flatMap((clause) => [` ${clause} `, ` ${romanise(clause)} `]);
	if (DENIALS.some((denial) => readings.some((reading) => denial.test(reading)))) return true;
	return (
		questionStands(risk, turn) &&
		said.slice(0, 1).some((clause) => BARE_NO.test(clause) || BARE_NO.test(romanise(clause)))
	);
}

function questionStands(risk: Risk, turn: number): boolean {
	return isRaised(risk) && risk.raisedAtTurn !== null && turn - risk.raisedAtTurn <= TURNS_A_QUESTION_STANDS;
}

function isRaised(risk: Risk): boolean {
	return risk.level === "indirect" || risk.level === "explicit";
}

/** Words that mean little alone and much once risk has been raised. */
function raisedBefore(plain: string, text: string, risk: Risk, turn: number, denial: boolean): Finding | null {
	if (!isRaised(risk) || denial) return null;
	const hindi = ` ${romanise(text.trim())} `;
	const [first = ""] = clauses(plain);
	if (questionStands(risk, turn) && (BARE_YES.test(first) || BARE_YES.test(romanise(first))))
		return { concern: "explicit", rule: "sticky.yes" };
	const goes = FAREWELL_OR_PLAN.some((words) => words.test(text) || words.test(hindi));
	return goes ? { concern: "explicit", rule: "sticky.farewell-or-plan" } : null;
}

function remember(risk: Risk, concern: Concern, denial: boolean, turn: number): Risk {
	if (concern === "overdose" || concern === "explicit")
		return { ...risk, level: "explicit", raisedAtTurn: turn, denied: denial };
	if (concern === "indirect")
		return { ...risk, level: risk.level === "explicit" ? "explicit" : "indirect", raisedAtTurn: turn, denied: denial };
	if (denial && isRaised(risk)) return { ...risk, denied: true };
	return concern === "soft" && risk.level === "none" ? { ...risk, level: "soft" } : risk;
}
