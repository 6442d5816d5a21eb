import type { FlowStep, Hearing, Move } from "./flow";
import { changeHeard, isAny } from "./hearing";
import { ALRIGHT_WHOLE } from "./hearing.words";
import { changeInWords, compareMood, readMood } from "./mood";
import { ENDED, HOW_IT_WENT, HOW_IT_WENT_NUMBER, HOW_IT_WENT_PLAINER } from "./shared.phrases";

/**
 * The step in which an exercise asks how it went: against the number given before, if there is
 * one, else in words.
 *
 * @param lead what to say before the question
 * @param unchanged where to go when nothing changed; by default the exercise ends
 */
export function howItWent(
	lead: (answers: Hearing["answers"]) => ReturnType<Exclude<FlowStep["says"], { en: unknown }>> = () => [],
	unchanged?: (hearing: Hearing) => Move | null,
): FlowStep {
	return {
		listens: "choice",
		says: (answers) => [
			...lead(answers),
			answers.moodBefore === undefined
				? { phrase: HOW_IT_WENT }
				: { phrase: HOW_IT_WENT_NUMBER, slots: { before: answers.moodBefore } },
		],
		plainer: HOW_IT_WENT_PLAINER,
		hears: (hearing) => judged(hearing, unchanged),
		next: "end",
	};
}

function judged(hearing: Hearing, unchanged?: (hearing: Hearing) => Move | null): Move | null {
	const { heard, answers, userInput } = hearing;
	const before = answers.moodBefore === undefined ? null : readMood(answers.moodBefore);
	const change = changeHeard(heard);
	const after = readMood(userInput);
	const compared =
		before !== null && after !== null && (change === null || /\d/.test(userInput)) ? compareMood(before, after) : null;
	const verdict = compared?.change ?? change;
	if (verdict === "worse") return { worse: true };
	if (verdict === "same") {
		return unchanged?.(hearing) ?? { finish: "same", lines: compared?.lines ?? changeInWords("same") };
	}
	if (verdict === "better") return { finish: "better", lines: compared?.lines ?? changeInWords("better") };
	if (after !== null || isAny(heard, ALRIGHT_WHOLE)) return { finish: "done", lines: [{ phrase: ENDED }] };
	return null;
}
