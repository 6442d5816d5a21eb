import * as phrases from "./breathing.phrases";
import { createSkill, type FlowStep, type Hearing, type Move } from "./flow";
import { topicsFor } from "./for-topics";
import { changeHeard, hasAny, isAny, isNo, isYes } from "./hearing";
import { BREATH_TROUBLE, CANNOT_BREATHE, NO_WHOLE } from "./hearing.words";
import { howItWent } from "./how-it-went";
import { ENDED, REST_HERE } from "./shared.phrases";

/** Box breathing, with a way out into a longer out-breath as soon as the body objects. */
export const breathing = createSkill({
	id: "breathing",
	helpsWith: topicsFor("breathing"),
	offer: phrases.OFFER,
	why: phrases.WHY,
	first: "round-one",
	begins: (heard) =>
		hasAny(heard, CANNOT_BREATHE) ? { to: "gentle", lines: [{ phrase: phrases.TO_OUT_BREATH_FIRST }] } : null,
	steps: {
		"round-one": round(phrases.ROUND_ONE, "round-two"),
		"round-two": round(phrases.ROUND_TWO, "round-three"),
		"round-three": round(phrases.ROUND_THREE, "after"),
		gentle: gentleRound(phrases.GENTLE, "gentle-again"),
		"gentle-again": gentleRound(phrases.GENTLE_AGAIN, "after"),
		after: howItWent(undefined, () => ({ to: "more" })),
		more: {
			listens: "choice",
			says: phrases.MORE,
			plainer: phrases.PLAINER_MORE,
			hears: ({ heard }) => {
				if (isNo(heard)) return { finish: "same", lines: [{ phrase: REST_HERE }] };
				return isYes(heard) || hasAny(heard, ["more", "aur", "three", "और"]) ? { to: "last" } : null;
			},
			next: "end",
		},
		last: gentleRound(phrases.GENTLE_AGAIN, "end"),
	},
	end: (answers) => [{ phrase: answers.last === undefined ? ENDED : phrases.AFTER_MORE }],
});

function round(says: FlowStep["says"], next: string): FlowStep {
	return { listens: "go-ahead", says, plainer: phrases.PLAINER_ROUND, hears: trouble, next };
}

function gentleRound(says: FlowStep["says"], next: string): FlowStep {
	return {
		listens: "go-ahead",
		says,
		plainer: phrases.PLAINER_GENTLE,
		hears: (hearing) => (hasTrouble(hearing) ? { worse: true } : null),
		...(next === "end" && { saves: "last" }),
		next,
	};
}

/** No change is asked about at once. The first objection of the body makes it gentler; a second one, in `gentleRound`, ends it. */
function trouble(hearing: Hearing): Move | null {
	// "It is same" after a round is a report, not a round done.
	if (changeHeard(hearing.heard) === "same") return { to: "more" };
	if (hasAny(hearing.heard, CANNOT_BREATHE)) {
		return { to: "gentle", lines: [{ phrase: phrases.TO_OUT_BREATH_FIRST }] };
	}
	const objects = hasAny(hearing.heard, BREATH_TROUBLE) && !isAny(hearing.heard, NO_WHOLE);
	return objects ? { to: "gentle", lines: [{ phrase: phrases.TO_GENTLER }] } : null;
}

function hasTrouble({ heard }: Hearing): boolean {
	return hasAny(heard, CANNOT_BREATHE) || hasAny(heard, ["dizzy", "lightheaded", "faint", "chakkar", "चक्कर"]);
}
