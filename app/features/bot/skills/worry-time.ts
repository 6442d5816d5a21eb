import { quoted } from "./answers";
import { ask, askPlan, createSkill, type Hearing, type Line, type Move, orNumber } from "./flow";
import { topicsFor } from "./for-topics";
import { hasAny, isNo, isYes } from "./hearing";
import { looseAnswerIn } from "./loose-answers";
import type { Answers } from "./skill";
import * as phrases from "./worry-time.phrases";

/** A fixed quarter of an hour for worry, and what to do with it until then. */
export const worryTime = createSkill({
	id: "worry-time",
	helpsWith: topicsFor("worry-time"),
	offer: phrases.OFFER,
	why: phrases.WHY,
	first: "worry",
	steps: {
		worry: ask(phrases.WORRY, phrases.PLAINER_WORRY, "worry", "actionable"),
		actionable: {
			listens: "choice",
			says: phrases.ACTIONABLE,
			plainer: phrases.PLAINER_ACTIONABLE,
			hears: inMyHands,
			next: "when",
		},
		action: askPlan(phrases.ACTION, phrases.PLAINER_ACTION, "action", "when"),
		when: orNumber(askPlan(phrases.WHEN, phrases.PLAINER_WHEN, "when", "where")),
		where: askPlan(phrases.WHERE, phrases.PLAINER_WHERE, "where", "fit"),
		fit: { listens: "choice", says: phrases.UNTIL_THEN, plainer: phrases.PLAINER_FIT, hears: fits, next: "end" },
	},
	end: arrangement,
});

/** An answer that already names something to do is taken as a yes with the thing itself. */
function inMyHands({ heard, userInput }: Hearing): Move | null {
	if (looseAnswerIn(heard, ["question"]) !== null) return null;
	if (
		isNo(heard) ||
		hasAny(heard, [
			"nothing",
			"only wait",
			"not in my hands",
			"i cant",
			"i cannot",
			"cant do",
			"kuch nahi",
			"haath me nahi",
		])
	)
		return { to: "when" };
	if (isYes(heard) && heard.wordCount <= 3) return { to: "action" };
	if (hasAny(heard, ["i could", "i can ", "maybe i", "i will", "kar sakta", "kar sakti", "kar sakte"]))
		return { to: "when", save: { action: userInput } };
	return null;
}

function fits({ heard }: Hearing): Move | null {
	const tooMuch = ["too much", "smaller", "too long", "hard", "cant", "zyada", "mushkil", "ज्यादा", "मुश्किल"];
	if (isNo(heard) || hasAny(heard, tooMuch)) return { to: "end", lines: [{ phrase: phrases.SMALLER }] };
	const fitting = ["fits", "it fits", "would do", "can try", "will try", "ill try", "try", "good", "theek", "koshish"];
	return isYes(heard) || hasAny(heard, fitting) ? { to: "end" } : null;
}

function arrangement({ worry, action, when, where }: Answers): Line[] {
	const lines: Line[] = [];
	if (worry) lines.push({ phrase: phrases.END_WORRY, slots: { worry: quoted(worry) } });
	if (action) lines.push({ phrase: phrases.END_ACTION, slots: { action: quoted(action) } });
	if (when) lines.push({ phrase: phrases.END_WHEN, slots: { when: quoted(when) } });
	if (where) lines.push({ phrase: phrases.END_WHERE, slots: { where: quoted(where) } });
	const opening = lines.length > 0 ? [{ phrase: phrases.END }] : [];
	return [...opening, ...lines, { phrase: phrases.END_TRY }];
}
