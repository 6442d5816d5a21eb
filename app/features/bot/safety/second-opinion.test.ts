import { describe, expect, it } from "vitest";
import type { Concern } from "./by-rules";
import { LABELS, type Label } from "./learned/labels";
import type { Opinion } from "./learned/model";
import { weighOpinion } from "./second-opinion";

const byRules = (concern: Concern) => ({ concern, rule: concern === "none" ? null : "a-rule", found: [] });

/** The given shares, and what is left to none. */
function opinion(shares: Partial<Record<Label, number>>): Opinion {
	const rest = 1 - Object.values(shares).reduce((sum, one) => sum + one, 0);
	const all = { none: rest, ...shares };
	return Object.fromEntries(LABELS.map((label) => [label, all[label] ?? 0])) as Opinion;
}

describe("weighOpinion", () => {
	it.each(["none", "soft", "indirect", "explicit"] as const)(
		"leaves %s to the rules without a second opinion",
		(concern) => {
			expect(weighOpinion(byRules(concern), null, "open").concern).toBe(concern);
		},
	);

	it("raises what the rules missed, and says who did", () => {
		expect(weighOpinion(byRules("none"), opinion({ explicit: 0.8 }), "open")).toEqual({
			concern: "explicit",
			rule: "learned",
		});
		expect(weighOpinion(byRules("soft"), opinion({ violence: 0.8 }), "open").concern).toBe("violence");
	});

	it("asks about what it is not sure of, but loses no minute over an overdose", () => {
		expect(weighOpinion(byRules("none"), opinion({ explicit: 0.28 }), "open").concern).toBe("indirect");
		expect(weighOpinion(byRules("none"), opinion({ overdose: 0.45 }), "open").concern).toBe("overdose");
	});

	it("takes nothing for a fact that it half believes", () => {
		expect(weighOpinion(byRules("none"), opinion({ violence: 0.45 }), "open").concern).toBe("none");
		expect(weighOpinion(byRules("none"), opinion({ other: 0.7 }), "open").concern).toBe("other");
	});

	it("adds up plain and veiled talk of dying", () => {
		expect(
			weighOpinion(byRules("none"), opinion({ indirect: 0.3, explicit: 0.12, violence: 0.35 }), "open").concern,
		).toBe("indirect");
	});

	it("keeps the graver of the two", () => {
		expect(weighOpinion(byRules("overdose"), opinion({ explicit: 0.9 }), "open")).toEqual({
			concern: "overdose",
			rule: "a-rule",
		});
		expect(weighOpinion(byRules("indirect"), opinion({ explicit: 0.9 }), "open").concern).toBe("explicit");
	});

	it("only notes what the rules raised where it is sure of nothing", () => {
		expect(weighOpinion(byRules("explicit"), opinion({ explicit: 0.01 }), "open").concern).toBe("soft");
		expect(weighOpinion(byRules("violence"), opinion({}), "open").concern).toBe("soft");
		expect(weighOpinion(byRules("indirect"), opinion({ indirect: 0.2 }), "open").concern).toBe("soft");
		expect(weighOpinion(byRules("none"), opinion({}), "open").concern).toBe("none");
	});

	it("wants to be surer where it is to be careful, and leaves the rules as they are", () => {
		expect(weighOpinion(byRules("none"), opinion({ explicit: 0.6 }), "open").concern).toBe("explicit");
		expect(weighOpinion(byRules("none"), opinion({ explicit: 0.6 }), "careful").concern).toBe("none");
		expect(weighOpinion(byRules("none"), opinion({ explicit: 0.8 }), "careful").concern).toBe("explicit");
		expect(weighOpinion(byRules("explicit"), opinion({ explicit: 0.3 }), "careful").concern).toBe("explicit");
	});

	it("wants to be surer in a calm talk too, but for an overdose", () => {
		expect(weighOpinion(byRules("none"), opinion({ explicit: 0.33 }), "open").concern).toBe("explicit");
		expect(weighOpinion(byRules("none"), opinion({ explicit: 0.33 }), "calm").concern).toBe("none");
		expect(weighOpinion(byRules("none"), opinion({ explicit: 0.36 }), "calm").concern).toBe("indirect");
		expect(weighOpinion(byRules("none"), opinion({ overdose: 0.4 }), "calm").concern).toBe("overdose");
		expect(weighOpinion(byRules("explicit"), opinion({ explicit: 0.4 }), "calm").concern).toBe("explicit");
	});

	it("makes a gentle question of an alarm that it half believes", () => {
		expect(weighOpinion(byRules("explicit"), opinion({ indirect: 0.7 }), "open").concern).toBe("indirect");
		expect(weighOpinion(byRules("harm"), opinion({ violence: 0.7 }), "open").concern).toBe("violence");
		expect(weighOpinion(byRules("explicit"), opinion({ explicit: 0.12 }), "open").concern).toBe("indirect");
	});
});
